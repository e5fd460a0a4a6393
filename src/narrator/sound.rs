//! Sound that was decoded, and sound that is ready to be mixed.

use std::num::NonZero;

/// Frames a second of everything that is mixed.
pub const RATE: u32 = 48_000;

/// How much silence stays before the first sound of a line that begins at once, in frames: 5 ms, so that nothing clicks.
pub(super) const BEFORE: usize = RATE as usize / 200;

/// A moment of sound: left and right, each within ±1.
pub type Frame = [f32; 2];

/// A sound file that was decoded, as it is.
#[derive(Clone, Debug, PartialEq)]
pub struct Samples {
    /// 1 for all built-in clips.
    pub channels: NonZero<u16>,
    /// Frames a second.
    pub rate: NonZero<u32>,
    /// Interleaved, each within ±1.
    pub values: Vec<f32>,
}

impl Samples {
    /// How long it is, in seconds.
    pub fn secs(&self) -> f32 {
        let a_sec = self.rate.get() as f32 * f32::from(self.channels.get());
        self.values.len() as f32 / a_sec
    }
}

/// Sound at [`RATE`], ready to be mixed.
#[derive(Clone, PartialEq)]
pub struct Sound {
    frames: Vec<Frame>,
}

impl Sound {
    /// Sound of these frames, at [`RATE`].
    pub const fn new(frames: Vec<Frame>) -> Self {
        Self { frames }
    }

    /// Its frames.
    pub fn frames(&self) -> &[Frame] {
        &self.frames
    }

    /// A frame; none past its end.
    pub fn get(&self, idx: u64) -> Option<Frame> {
        self.frames.get(usize::try_from(idx).ok()?).copied()
    }

    /// How many frames of silence it begins with, less a few so that its first sound comes without a click.
    pub(super) fn lead(&self) -> u64 {
        const AUDIBLE: f32 = 0.0005;
        let is_audible = |it: &Frame| it.iter().any(|value| value.abs() > AUDIBLE);
        let first = self.frames.iter().position(is_audible);
        first.unwrap_or_default().saturating_sub(BEFORE) as u64
    }

    /// How many frames it has.
    pub const fn len(&self) -> u64 {
        self.frames.len() as u64
    }

    /// Whether it has none.
    pub const fn is_empty(&self) -> bool {
        self.frames.is_empty()
    }
}

impl std::fmt::Debug for Sound {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Sound({} frames)", self.frames.len())
    }
}
