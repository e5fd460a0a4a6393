//! The night as a list of cues. It depends on the line-up and on nobody's card.

use crate::engine::{Edition, LancelotMode, Role, Rules, Side};

use super::cue::{Cue, CueId};
use super::line::Line;

/// So many open eyes; none when there is nobody to see.
const fn eyes(count: usize) -> Option<Line> {
    match count {
        0 => None,
        1 => Some(Line::ExpectEyesOne),
        2 => Some(Line::ExpectEyesTwo),
        3 => Some(Line::ExpectEyesThree),
        _ => Some(Line::ExpectEyesFour),
    }
}

/// So many thumbs; none when there is nobody to see.
const fn thumbs(count: usize) -> Option<Line> {
    match count {
        0 => None,
        1 => Some(Line::ExpectThumbsOne),
        2 => Some(Line::ExpectThumbsTwo),
        3 => Some(Line::ExpectThumbsThree),
        _ => Some(Line::ExpectThumbsFour),
    }
}

/// How many of the evil characters are none of these.
fn evil_but(rules: &Rules, except: &[Role]) -> usize {
    let line_up = rules.line_up().iter();
    line_up
        .filter(|role| role.side() == Side::Evil && !except.contains(role))
        .count()
}

/// The night of these rules, in the order of N (N2 for *The Resistance*). It never asks who holds which card.
pub fn night_script(rules: &Rules) -> Vec<Cue> {
    match rules.setup().edition {
        Edition::Resistance => spies_night(rules),
        Edition::Avalon => avalon_night(rules),
    }
}

/// The same night for a table that likes it to take the same time with every line-up: the cues of characters who aren't in
/// play stand in it too, unread.
pub fn constant_night(rules: &Rules) -> Vec<Cue> {
    let mut read = night_script(rules).into_iter().peekable();
    if rules.setup().edition == Edition::Resistance {
        return read.collect();
    }
    let mut script: Vec<Cue> = FULLEST
        .iter()
        .map(|unread| match read.next_if(|cue| cue.id == unread.id()) {
            Some(cue) => cue,
            None => unread.cue().unread(),
        })
        .collect();
    script.extend(read);
    script
}

/// A cue of the fullest night that there could be: nobody left out, everybody in play.
enum Full {
    Pause(CueId, Line),
    Look(CueId, Line),
}

impl Full {
    const fn id(&self) -> CueId {
        match *self {
            Self::Pause(id, _) | Self::Look(id, _) => id,
        }
    }

    fn cue(&self) -> Cue {
        match *self {
            Self::Pause(id, line) => Cue::pause(id, line),
            Self::Look(id, line) => Cue::look(id, line),
        }
    }
}

const FULLEST: [Full; 19] = [
    Full::Pause(CueId::CloseEyes, Line::CloseEyes),
    Full::Pause(CueId::EvilLancelotThumb, Line::EvilLancelotThumb),
    Full::Look(CueId::EvilLook, Line::EvilLook),
    Full::Pause(CueId::EvilClose, Line::EvilClose),
    Full::Pause(CueId::EvilLancelotFist, Line::EvilLancelotFist),
    Full::Pause(CueId::Check, Line::Check),
    Full::Pause(CueId::MerlinThumbs, Line::MerlinThumbs),
    Full::Look(CueId::MerlinLook, Line::MerlinLook),
    Full::Pause(CueId::MerlinThumbsDown, Line::MerlinThumbsDown),
    Full::Pause(CueId::MerlinClose, Line::MerlinClose),
    Full::Pause(CueId::Check, Line::Check),
    Full::Pause(CueId::PercivalThumbs, Line::PercivalThumbs),
    Full::Look(CueId::PercivalLook, Line::PercivalLook),
    Full::Pause(CueId::PercivalThumbsDown, Line::PercivalThumbsDown),
    Full::Pause(CueId::PercivalClose, Line::PercivalClose),
    Full::Look(CueId::LancelotsLook, Line::LancelotsLook),
    Full::Pause(CueId::LancelotsClose, Line::LancelotsClose),
    Full::Pause(CueId::Check, Line::Check),
    Full::Pause(CueId::OpenEyes, Line::OpenEyes),
];

fn spies_night(rules: &Rules) -> Vec<Cue> {
    vec![
        Cue::pause(CueId::CloseEyes, Line::CloseEyes),
        Cue::look(CueId::EvilLook, Line::SpiesLook).expect([eyes(evil_but(rules, &[]))]),
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
            Cue::look(CueId::LancelotsLook, Line::LancelotsLook).expect([eyes(2)]),
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
    let (open, thumb) = if lancelot_shows_thumb {
        (evil_but(rules, &[Role::Oberon, Role::EvilLancelot]), 1)
    } else {
        (evil_but(rules, &[Role::Oberon]), 0)
    };
    let mut cues = vec![
        Cue::look(CueId::EvilLook, line)
            .except(except)
            .expect([eyes(open), thumbs(thumb)]),
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
    let shown = thumbs(evil_but(rules, &[Role::Mordred]));
    let (line, except) = if rules.has(Role::Mordred) {
        (Line::MerlinThumbsNotMordred, vec![Role::Mordred])
    } else {
        (Line::MerlinThumbs, vec![])
    };
    [
        Cue::pause(CueId::MerlinThumbs, line).except(except),
        Cue::look(CueId::MerlinLook, Line::MerlinLook).expect([shown]),
        Cue::pause(CueId::MerlinThumbsDown, Line::MerlinThumbsDown),
        Cue::pause(CueId::MerlinClose, Line::MerlinClose),
    ]
}

/// None without Percival, or when there is nobody for him to see.
fn percival_cues(rules: &Rules) -> Vec<Cue> {
    let (up, down) = match (rules.has(Role::Merlin), rules.has(Role::Morgana)) {
        _ if !rules.has(Role::Percival) => return Vec::new(),
        (false, false) => return Vec::new(),
        (true, true) => (Line::PercivalThumbs, Line::PercivalThumbsDown),
        (true, false) => (Line::PercivalThumbsMerlin, Line::PercivalThumbsDownMerlin),
        (false, true) => (Line::PercivalThumbsMorgana, Line::PercivalThumbsDownMorgana),
    };
    let shown = usize::from(rules.has(Role::Merlin)) + usize::from(rules.has(Role::Morgana));
    vec![
        Cue::pause(CueId::PercivalThumbs, up),
        Cue::look(CueId::PercivalLook, Line::PercivalLook).expect([thumbs(shown)]),
        Cue::pause(CueId::PercivalThumbsDown, down),
        Cue::pause(CueId::PercivalClose, Line::PercivalClose),
    ]
}
