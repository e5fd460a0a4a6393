//! A step of the night: its line, whom that leaves out, and what the silence after it is for.

use crate::engine::Role;

use super::line::Line;
use super::manner::Pace;

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

impl CueId {
    /// Every line that may be read for it in *Avalon*: the longest is what a night of constant length waits for.
    pub const fn lines(self) -> &'static [Line] {
        match self {
            Self::CloseEyes => &[Line::CloseEyes],
            Self::EvilLancelotThumb => &[Line::EvilLancelotThumb],
            Self::EvilLook => &[
                Line::EvilLook,
                Line::EvilLookNotOberon,
                Line::EvilLookNotEvilLancelot,
                Line::EvilLookNotEvilLancelotOberon,
            ],
            Self::EvilClose => &[Line::EvilClose],
            Self::EvilLancelotFist => &[Line::EvilLancelotFist],
            Self::Check => &[Line::Check],
            Self::MerlinThumbs => &[Line::MerlinThumbs, Line::MerlinThumbsNotMordred],
            Self::MerlinLook => &[Line::MerlinLook],
            Self::MerlinThumbsDown => &[Line::MerlinThumbsDown],
            Self::MerlinClose => &[Line::MerlinClose],
            Self::PercivalThumbs => &[
                Line::PercivalThumbs,
                Line::PercivalThumbsMerlin,
                Line::PercivalThumbsMorgana,
            ],
            Self::PercivalLook => &[Line::PercivalLook],
            Self::PercivalThumbsDown => &[
                Line::PercivalThumbsDown,
                Line::PercivalThumbsDownMerlin,
                Line::PercivalThumbsDownMorgana,
            ],
            Self::PercivalClose => &[Line::PercivalClose],
            Self::LancelotsLook => &[Line::LancelotsLook],
            Self::LancelotsClose => &[Line::LancelotsClose],
            Self::OpenEyes => &[Line::OpenEyes],
        }
    }

    /// What its look may be told to show (N3), each part's lines: open eyes, then thumbs.
    pub const fn counts(self) -> &'static [&'static [Line]] {
        const EYES: &[Line] = &[
            Line::ExpectEyesOne,
            Line::ExpectEyesTwo,
            Line::ExpectEyesThree,
            Line::ExpectEyesFour,
        ];
        const THUMBS: &[Line] = &[
            Line::ExpectThumbsOne,
            Line::ExpectThumbsTwo,
            Line::ExpectThumbsThree,
            Line::ExpectThumbsFour,
        ];
        match self {
            Self::EvilLook => &[EYES, THUMBS],
            Self::MerlinLook | Self::PercivalLook => &[THUMBS],
            Self::LancelotsLook => &[EYES],
            _ => &[],
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
    /// What a look should show, so that a mistake at the table is seen at once (N3); told if the table likes.
    pub expected: Vec<Line>,
    /// Whether it is read. In a night of constant length, one for characters who aren't in play only takes its time.
    pub is_read: bool,
}

impl Cue {
    /// How long the silence after the line is, in seconds.
    pub const fn pause_secs(&self, pace: &Pace) -> f32 {
        match self.wait {
            Wait::Look => pace.look_secs,
            Wait::Pause => pace.pause_secs,
        }
    }

    pub(super) fn pause(id: CueId, line: Line) -> Self {
        Self {
            id,
            except: Vec::new(),
            line,
            wait: Wait::Pause,
            expected: Vec::new(),
            is_read: true,
        }
    }

    pub(super) fn look(id: CueId, line: Line) -> Self {
        Self {
            wait: Wait::Look,
            ..Self::pause(id, line)
        }
    }

    pub(super) fn except(self, except: Vec<Role>) -> Self {
        Self { except, ..self }
    }

    pub(super) fn expect(self, counts: impl IntoIterator<Item = Option<Line>>) -> Self {
        let expected = counts.into_iter().flatten().collect();
        Self { expected, ..self }
    }

    pub(super) fn unread(self) -> Self {
        Self {
            is_read: false,
            ..self
        }
    }
}
