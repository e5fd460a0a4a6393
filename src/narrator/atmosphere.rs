//! The sounds that are no words: ambiences, which mask the rustle of hands, and chimes.

use super::clip::Clip;

/// An ambience: a loop without a seam.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Ambience {
    /// Rain on leaves and a roof.
    #[default]
    Rain,
    /// A fire in a hearth.
    Hearth,
    /// Wind round the walls at night.
    Wind,
    /// Quiet music of a hall.
    Hall,
}

/// A signal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Chime {
    /// A look is over.
    Bell,
    /// A timer has run out.
    Gong,
    /// A timer's last seconds.
    Tick,
}

macro_rules! built_in {
    ($file:literal) => {
        Clip::built_in(include_bytes!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/assets/audio/",
            $file
        )))
    };
}

static AMBIENCES: [Clip; 4] = [
    built_in!("ambience/rain.ogg"),
    built_in!("ambience/hearth.ogg"),
    built_in!("ambience/wind.ogg"),
    built_in!("ambience/hall.ogg"),
];

static CHIMES: [Clip; 3] = [
    built_in!("cues/bell.ogg"),
    built_in!("cues/gong.ogg"),
    built_in!("cues/tick.ogg"),
];

impl Ambience {
    /// Every ambience.
    pub const ALL: [Self; 4] = [Self::Rain, Self::Hearth, Self::Wind, Self::Hall];

    /// What settings and files call it.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Rain => "rain",
            Self::Hearth => "hearth",
            Self::Wind => "wind",
            Self::Hall => "hall",
        }
    }

    /// Its loop.
    pub fn clip(self) -> &'static Clip {
        &AMBIENCES[self as usize]
    }
}

impl Chime {
    /// Every chime.
    pub const ALL: [Self; 3] = [Self::Bell, Self::Gong, Self::Tick];

    /// Its sound.
    pub fn clip(self) -> &'static Clip {
        &CHIMES[self as usize]
    }
}
