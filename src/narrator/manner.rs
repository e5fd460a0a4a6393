//! How a table likes its night to be read.

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

impl Pace {
    /// For a table with newcomers, or with wide sleeves.
    pub const SLOW: Self = Self::of(10.0, 3.0);
    /// Enough to look once round a table of ten, and for a hand to move after its line has ended.
    pub const NORMAL: Self = Self::of(7.0, 2.0);
    /// For a table that has heard it often.
    pub const QUICK: Self = Self::of(5.0, 1.5);

    const fn of(look_secs: f32, pause_secs: f32) -> Self {
        Self {
            look_secs,
            pause_secs,
            lead_in_secs: 1.0,
        }
    }
}

impl Default for Pace {
    fn default() -> Self {
        Self::NORMAL
    }
}

/// How a table likes its night to be read.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Manner {
    /// How long the silences are.
    pub pace: Pace,
    /// Whether each look is told how many thumbs or eyes to expect (N3).
    pub tells_count: bool,
    /// Whether a bell rings when a look is over.
    pub rings_bell: bool,
    /// Whether a night takes the same time with every line-up: what isn't said is waited for.
    pub is_constant: bool,
}

impl From<Pace> for Manner {
    fn from(pace: Pace) -> Self {
        Self {
            pace,
            ..Self::default()
        }
    }
}
