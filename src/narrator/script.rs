//! The night as a list of cues. It depends on the line-up and on nobody's card.

use crate::engine::{Edition, LancelotMode, Role, Rules};

use super::line::Line;

/// What a cue of the night is for: the ids of N.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CueId {
    /// All close their eyes, a fist held out.
    CloseEyes,
    /// L2 to L5: Evil Lancelot, eyes closed, puts a thumb up.
    EvilLancelotThumb,
    /// Evil open their eyes and find each other.
    EvilLook,
    /// They close their eyes.
    EvilClose,
    /// L2 to L5: Evil Lancelot makes a fist again.
    EvilLancelotFist,
    /// All eyes are closed, all hands are fists. May come more than once.
    Check,
    /// Evil put a thumb up for Merlin.
    MerlinThumbs,
    /// Merlin sees the agents of evil.
    MerlinLook,
    /// Thumbs down.
    MerlinThumbsDown,
    /// Merlin closes his eyes.
    MerlinClose,
    /// Merlin and Morgana, or the one in play, put a thumb up for Percival.
    PercivalThumbs,
    /// Percival sees them.
    PercivalLook,
    /// Thumbs down.
    PercivalThumbsDown,
    /// Percival closes his eyes.
    PercivalClose,
    /// L1: both Lancelots find their counterpart.
    LancelotsLook,
    /// L1: they close their eyes.
    LancelotsClose,
    /// All open their eyes.
    OpenEyes,
}

impl CueId {
    /// Every id, in the order of N.
    pub const ALL: [Self; 17] = [
        Self::CloseEyes,
        Self::EvilLancelotThumb,
        Self::EvilLook,
        Self::EvilClose,
        Self::EvilLancelotFist,
        Self::Check,
        Self::MerlinThumbs,
        Self::MerlinLook,
        Self::MerlinThumbsDown,
        Self::MerlinClose,
        Self::PercivalThumbs,
        Self::PercivalLook,
        Self::PercivalThumbsDown,
        Self::PercivalClose,
        Self::LancelotsLook,
        Self::LancelotsClose,
        Self::OpenEyes,
    ];

    /// The id as N and the `script` command write it.
    pub const fn id(self) -> &'static str {
        match self {
            Self::CloseEyes => "close_eyes",
            Self::EvilLancelotThumb => "evil_lancelot_thumb",
            Self::EvilLook => "evil_look",
            Self::EvilClose => "evil_close",
            Self::EvilLancelotFist => "evil_lancelot_fist",
            Self::Check => "check",
            Self::MerlinThumbs => "merlin_thumbs",
            Self::MerlinLook => "merlin_look",
            Self::MerlinThumbsDown => "merlin_thumbs_down",
            Self::MerlinClose => "merlin_close",
            Self::PercivalThumbs => "percival_thumbs",
            Self::PercivalLook => "percival_look",
            Self::PercivalThumbsDown => "percival_thumbs_down",
            Self::PercivalClose => "percival_close",
            Self::LancelotsLook => "lancelots_look",
            Self::LancelotsClose => "lancelots_close",
            Self::OpenEyes => "open_eyes",
        }
    }
}

/// The silence that follows a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Wait {
    /// Time to look: somebody's eyes are open.
    Look,
    /// Time to do what the line asks for.
    Pause,
}

/// How long the silences are. What people ask to be longer is in every case one of these.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pace {
    /// Seconds to look, 0 or more.
    pub look_secs: f32,
    /// Seconds to move a hand or one's eyelids, 0 or more.
    pub pause_secs: f32,
    /// Seconds of silence before the first line, 0 or more; a Bluetooth speaker needs about one to wake up.
    pub lead_in_secs: f32,
}

impl Default for Pace {
    /// Enough to look once round a table of ten, and for a hand to move after its line has ended.
    fn default() -> Self {
        Self {
            look_secs: 7.0,
            pause_secs: 2.0,
            lead_in_secs: 1.0,
        }
    }
}

/// One step of the night: a line, and the silence after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cue {
    /// What it is for.
    pub id: CueId,
    /// Whom the line leaves out, sorted by [`Role::id`]; all of them are in play (N1).
    pub except: Vec<Role>,
    /// What is spoken.
    pub line: Line,
    /// What the silence after it is for.
    pub wait: Wait,
}

impl Cue {
    /// How long the silence after the line is, in seconds.
    pub const fn pause_secs(&self, pace: &Pace) -> f32 {
        match self.wait {
            Wait::Look => pace.look_secs,
            Wait::Pause => pace.pause_secs,
        }
    }

    fn pause(id: CueId, line: Line) -> Self {
        Self {
            id,
            except: Vec::new(),
            line,
            wait: Wait::Pause,
        }
    }

    fn look(id: CueId, line: Line) -> Self {
        Self {
            wait: Wait::Look,
            ..Self::pause(id, line)
        }
    }

    fn except(self, except: Vec<Role>) -> Self {
        Self { except, ..self }
    }
}

/// The night of these rules, in the order of N (N2 for *The Resistance*). It never asks who holds which card.
pub fn night_script(rules: &Rules) -> Vec<Cue> {
    match rules.setup().edition {
        Edition::Resistance => spies_night(),
        Edition::Avalon => avalon_night(rules),
    }
}

fn spies_night() -> Vec<Cue> {
    vec![
        Cue::pause(CueId::CloseEyes, Line::CloseEyes),
        Cue::look(CueId::EvilLook, Line::SpiesLook),
        Cue::pause(CueId::EvilClose, Line::SpiesClose),
        Cue::pause(CueId::Check, Line::Check),
        Cue::pause(CueId::OpenEyes, Line::OpenEyes),
    ]
}

fn avalon_night(rules: &Rules) -> Vec<Cue> {
    let check = || Cue::pause(CueId::Check, Line::Check);
    let mut script = vec![Cue::pause(CueId::CloseEyes, Line::CloseEyes)];
    script.extend(evil_cues(rules));
    script.push(check());
    if rules.has(Role::Merlin) {
        script.extend(merlin_cues(rules));
        script.push(check());
    }
    let mut last = percival_cues(rules);
    if rules.setup().lancelot == LancelotMode::Acquainted {
        last.extend([
            Cue::look(CueId::LancelotsLook, Line::LancelotsLook),
            Cue::pause(CueId::LancelotsClose, Line::LancelotsClose),
        ]);
    }
    if !last.is_empty() {
        script.extend(last);
        script.push(check());
    }
    script.push(Cue::pause(CueId::OpenEyes, Line::OpenEyes));
    script
}

/// In L2 to L5 evil know their Lancelot by his thumb, and he knows nobody.
fn evil_cues(rules: &Rules) -> Vec<Cue> {
    let lancelot_shows_thumb = match rules.setup().lancelot {
        LancelotMode::None | LancelotMode::Acquainted => false,
        LancelotMode::Drawn | LancelotMode::Dealt | LancelotMode::Late7 | LancelotMode::Late5 => {
            true
        }
    };
    let (line, except) = match (lancelot_shows_thumb, rules.has(Role::Oberon)) {
        (false, false) => (Line::EvilLook, vec![]),
        (false, true) => (Line::EvilLookNotOberon, vec![Role::Oberon]),
        (true, false) => (Line::EvilLookNotEvilLancelot, vec![Role::EvilLancelot]),
        (true, true) => (
            Line::EvilLookNotEvilLancelotOberon,
            vec![Role::EvilLancelot, Role::Oberon],
        ),
    };
    let mut cues = vec![
        Cue::look(CueId::EvilLook, line).except(except),
        Cue::pause(CueId::EvilClose, Line::EvilClose),
    ];
    if lancelot_shows_thumb {
        cues.insert(
            0,
            Cue::pause(CueId::EvilLancelotThumb, Line::EvilLancelotThumb),
        );
        cues.push(Cue::pause(CueId::EvilLancelotFist, Line::EvilLancelotFist));
    }
    cues
}

fn merlin_cues(rules: &Rules) -> [Cue; 4] {
    let (thumbs, except) = if rules.has(Role::Mordred) {
        (Line::MerlinThumbsNotMordred, vec![Role::Mordred])
    } else {
        (Line::MerlinThumbs, vec![])
    };
    [
        Cue::pause(CueId::MerlinThumbs, thumbs).except(except),
        Cue::look(CueId::MerlinLook, Line::MerlinLook),
        Cue::pause(CueId::MerlinThumbsDown, Line::MerlinThumbsDown),
        Cue::pause(CueId::MerlinClose, Line::MerlinClose),
    ]
}

/// None without Percival, or when there is nobody for him to see.
fn percival_cues(rules: &Rules) -> Vec<Cue> {
    let (thumbs, thumbs_down) = match (rules.has(Role::Merlin), rules.has(Role::Morgana)) {
        _ if !rules.has(Role::Percival) => return Vec::new(),
        (false, false) => return Vec::new(),
        (true, true) => (Line::PercivalThumbs, Line::PercivalThumbsDown),
        (true, false) => (Line::PercivalThumbsMerlin, Line::PercivalThumbsDownMerlin),
        (false, true) => (Line::PercivalThumbsMorgana, Line::PercivalThumbsDownMorgana),
    };
    vec![
        Cue::pause(CueId::PercivalThumbs, thumbs),
        Cue::look(CueId::PercivalLook, Line::PercivalLook),
        Cue::pause(CueId::PercivalThumbsDown, thumbs_down),
        Cue::pause(CueId::PercivalClose, Line::PercivalClose),
    ]
}
