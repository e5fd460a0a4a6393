//! What a table can choose, as it stands in the settings.

use serde::{Deserialize, Serialize};

/// A number that stays between two bounds, which are given in hundredths.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd, Serialize, Deserialize)]
#[serde(from = "f32", into = "f32")]
pub struct Within<const LEAST: u16, const MOST: u16>(f32);

/// How loud: 0 to 1.
pub type Volume = Within<0, 100>;
/// The one scale that moves everything on screen: 0.8 to 1.6.
pub type Scale = Within<80, 160>;
/// Seconds of a look or a pause: 0 to 60.
pub type Secs = Within<0, 6000>;

impl<const LEAST: u16, const MOST: u16> Within<LEAST, MOST> {
    /// The number, or the bound that it would pass. What isn't a number becomes the lower bound.
    pub fn new(number: f32) -> Self {
        let bound = |hundredths: u16| f32::from(hundredths) / 100.0;
        Self(number.max(bound(LEAST)).min(bound(MOST)))
    }

    /// The number.
    pub const fn get(self) -> f32 {
        self.0
    }
}

impl<const LEAST: u16, const MOST: u16> From<f32> for Within<LEAST, MOST> {
    fn from(number: f32) -> Self {
        Self::new(number)
    }
}

impl<const LEAST: u16, const MOST: u16> From<Within<LEAST, MOST>> for f32 {
    fn from(within: Within<LEAST, MOST>) -> Self {
        within.0
    }
}

/// How long the night's steps take.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Pace {
    /// How long eyes stay open.
    pub look_secs: Secs,
    /// How long a hand or an eyelid gets to move.
    pub pause_secs: Secs,
    /// How long the silence before the first line is.
    #[serde(default = "one_second")]
    pub lead_in_secs: Secs,
}

fn one_second() -> Secs {
    Secs::new(1.0)
}

impl Default for Pace {
    fn default() -> Self {
        Self {
            look_secs: Secs::new(7.0),
            pause_secs: Secs::new(2.0),
            lead_in_secs: one_second(),
        }
    }
}

/// What masks the rustle of hands at night.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ambience {
    /// Nothing.
    Off,
    /// Rain on leaves and a roof.
    #[default]
    Rain,
    /// A fire in a hearth.
    Hearth,
    /// Wind round the walls.
    Wind,
    /// Quiet music of a hall.
    Hall,
}

/// How a look is told what it should show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Counts {
    /// It isn't.
    #[default]
    Off,
    /// In the caption.
    Shown,
    /// In the caption, and by the voice.
    Spoken,
}

/// How the night is read, apart from its pace.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Night {
    /// What masks the rustle of hands.
    pub ambience: Ambience,
    /// How loud that is.
    pub ambience_volume: Volume,
    /// Whether each look is told how many thumbs or eyes to expect.
    pub counts: Counts,
    /// Whether a bell rings when a look is over.
    pub bell: bool,
    /// Whether it takes the same time with every line-up.
    pub constant: bool,
    /// The id of a second language for the captions.
    pub second_language: Option<String>,
    /// Whether a slow glow marks each line, for someone who doesn't hear well.
    pub glow: bool,
}

impl Default for Night {
    fn default() -> Self {
        Self {
            ambience: Ambience::default(),
            ambience_volume: Volume::new(0.5),
            counts: Counts::default(),
            bell: false,
            constant: false,
            second_language: None,
            glow: false,
        }
    }
}

/// The colours of the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Theme {
    /// Candlelight.
    #[default]
    Dark,
    /// Daylight.
    Light,
}

/// What can be looked up of the votes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum VoteHistory {
    /// Only whether a team was approved.
    Hidden,
    /// How many said yes and how many no.
    #[default]
    Totals,
    /// Who said what.
    Full,
    /// Who said what, once the game is over.
    AfterGame,
}

/// Whether things move on the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Motion {
    /// As the system wishes.
    #[default]
    System,
    /// They do, whatever the system wishes.
    Full,
    /// Nothing moves.
    Still,
}

/// How votes are entered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum VoteEntry {
    /// Who voted how.
    #[default]
    Seats,
    /// How many approved.
    Totals,
}
