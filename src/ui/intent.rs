//! What a screen asks for. Screens change nothing themselves: the app carries it out.

use super::theme::Mode;
use crate::engine::{Action, Seat, SeatSet, Setup};
use crate::i18n::Lang;
use crate::narrator::{Ambience, Chime, Line, Pace};

/// What was asked for.
#[derive(Clone, Debug, PartialEq)]
pub enum Intent {
    /// The set-up is done: the cards are dealt, and the sound is checked.
    Ready {
        /// What was ticked.
        setup: Box<Setup>,
        /// Whether the first leader is drawn by lot (B5).
        leader_by_lot: bool,
    },
    /// Go back to the set-up as it was, or to the table.
    Back,
    /// Say the test line.
    TestSound,
    /// How the night is to be read and heard from now on.
    ChooseNight(NightChoices),
    /// See to the sound and the night's pace, in the middle of a game.
    SeeToSound,
    /// Begin a game with this set-up, and read its night.
    Begin {
        /// What was ticked.
        setup: Box<Setup>,
        /// Whether the first leader is drawn by lot (B5).
        leader_by_lot: bool,
    },
    /// Go on with the game that was not over.
    GoOn,
    /// Leave the game that was not over as it is, and set up anew.
    SetUpAnew,
    /// Play again with the same set-up.
    Rematch,
    /// Something happened at the table, or is to be drawn for it.
    Act(Action),
    /// Say a line aloud.
    Say(Line),
    /// Let a chime ring.
    Ring(Chime),
    /// The Witch hides this quest, whose cards she has counted (W2, W4).
    Veil {
        /// Who she is.
        by: Seat,
        /// How many fails there are.
        fails: u8,
    },
    /// Draw one of these seats by lot (W3).
    DrawSeat(SeatSet),
    /// Take back the last line of the record.
    Undo,
    /// Bring back what was taken back.
    Redo,
    /// What the night is asked to do.
    Night(NightIntent),
    /// Read the night from its beginning.
    ReadNight,
    /// Record the table's own voice.
    OwnVoice,
    /// What the recording of it is asked to do.
    Recording(RecordingIntent),
    /// A preference of this table.
    Prefer(Preference),
    /// Keep the game in another folder: this one can't be written to.
    OtherFolder,
    /// Trouble was read.
    DismissTrouble,
    /// Close the program.
    Quit,
}

/// What the night is asked to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NightIntent {
    /// Pause, or go on.
    PauseOrResume,
    /// The line before.
    Back,
    /// The next line.
    Skip,
    /// This line again.
    Repeat,
    /// Stop: everyone closes their eyes.
    Stop,
    /// From the beginning, waiting for the table.
    Restart,
    /// Gather the cards and deal them anew.
    Redeal,
    /// Leave the night for the table.
    ToTable,
}

/// How a look is told what it should show (N3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Counts {
    /// It isn't.
    #[default]
    Off,
    /// In the caption.
    Shown,
    /// In the caption, and by the voice.
    Spoken,
}

/// How a table likes its night to be read and heard.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NightChoices {
    /// The language of screen, captions and voice.
    pub lang: Lang,
    /// How loud the voice is, in percent.
    pub voice: u8,
    /// What masks the rustle of hands.
    pub ambience: Option<Ambience>,
    /// How loud that is, in percent.
    pub ambience_loudness: u8,
    /// Whether a bell rings when a look is over.
    pub bell: bool,
    /// How long the silences are.
    pub pace: Pace,
    /// How a look is told what it should show.
    pub counts: Counts,
    /// Whether it takes the same time with every line-up.
    pub constant: bool,
    /// A second language for the captions.
    pub second: Option<Lang>,
    /// Whether a slow glow marks each line.
    pub glow: bool,
}

impl Default for NightChoices {
    /// What a table that has chosen nothing gets.
    fn default() -> Self {
        Self {
            lang: Lang::default(),
            voice: 100,
            ambience: Some(Ambience::default()),
            ambience_loudness: 50,
            bell: false,
            pace: Pace::default(),
            counts: Counts::default(),
            constant: false,
            second: None,
            glow: false,
        }
    }
}

/// What the recording of a line is asked to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordingIntent {
    /// Begin a take, in the place of any that wasn't kept.
    Record,
    /// End it.
    Stop,
    /// Say the line aloud: the take, or as it is spoken now.
    Hear,
    /// Keep the take, and go on to the next line.
    Keep,
    /// Drop the take.
    DontKeep,
    /// Show another line.
    Show(Line),
    /// Go through the lines that this table may hear, or through all.
    OnlyNeeded(bool),
    /// Let the built-in voice speak the line again.
    BuiltIn,
    /// Back to the set-up.
    Leave,
}

/// What the table may look up of the votes that are over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum VoteHistory {
    /// Only whether a team was approved.
    Hidden,
    /// How many said yes and how many no.
    #[default]
    Totals,
    /// Who said what.
    Full,
    /// Hidden as long as the game is played, then who said what.
    AfterGame,
}

impl VoteHistory {
    /// Every choice, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::Hidden, Self::Totals, Self::Full, Self::AfterGame];

    /// What is shown now: never [`Self::AfterGame`].
    #[must_use]
    pub const fn now(self, is_over: bool) -> Self {
        match (self, is_over) {
            (Self::AfterGame, true) => Self::Full,
            (Self::AfterGame, false) => Self::Hidden,
            (choice, _) => choice,
        }
    }

    /// The next one, from the last to the first again.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Hidden => Self::Totals,
            Self::Totals => Self::Full,
            Self::Full => Self::AfterGame,
            Self::AfterGame => Self::Hidden,
        }
    }
}

/// What this table prefers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Preferences {
    /// Votes are told as totals.
    pub votes_by_totals: bool,
    /// What can be looked up of the votes.
    pub vote_history: VoteHistory,
    /// The table draws from a real allegiance deck.
    pub has_real_deck: bool,
    /// The voice leads through the day as well.
    pub day_prompts: bool,
    /// Seconds that the leader has for an exclusion; 0 for no limit (T4).
    pub trapper_secs: u32,
}

/// A preference of this table that is changed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Preference {
    /// The language of screen, captions and voice.
    Language(Lang),
    /// Dark or light.
    Theme(Mode),
    /// The size of everything, 0.8 to 1.6.
    Size(f32),
    /// Full screen, or a window.
    FullScreen,
    /// The second window for a TV, or without it.
    Tv,
    /// Whether things move, or nothing does.
    Motion(bool),
    /// Whether votes are told as totals.
    VotesByTotals(bool),
    /// What can be looked up of the votes.
    VoteHistory(VoteHistory),
    /// Whether the Herald draws the allegiance cards, or the table has a real deck (L10).
    RealDeck(bool),
    /// Whether the voice leads through the day as well.
    DayPrompts(bool),
    /// Seconds that a leader has for an exclusion, 0 for no limit (T4).
    TrapperSecs(u32),
}
