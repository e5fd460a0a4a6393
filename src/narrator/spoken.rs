//! A decoded clip as it is played: its silence before, its volume, and its end without a click.

use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

/// How long it takes to fall silent, or to follow a change of volume, without a click.
const FADE_SECS: f32 = 0.005;

/// A clip that was decoded.
#[derive(Clone, Debug, PartialEq)]
pub struct Samples {
    /// 1 for all built-in clips.
    pub channels: NonZero<u16>,
    /// Frames a second.
    pub rate: NonZero<u32>,
    /// Interleaved, each within ±1.
    pub values: Vec<f32>,
}

/// How a clip that is played is told to end, and tells that it has ended.
#[derive(Debug)]
pub(super) struct Control {
    volume: Arc<AtomicU32>,
    is_cut: AtomicBool,
    is_over: AtomicBool,
}

impl Control {
    pub(super) fn new(volume: Arc<AtomicU32>) -> Self {
        Self {
            volume,
            is_cut: AtomicBool::new(false),
            is_over: AtomicBool::new(false),
        }
    }

    /// Tells the clip to fall silent and end.
    pub(super) fn cut(&self) {
        self.is_cut.store(true, Ordering::Relaxed);
    }

    /// Whether the clip has ended.
    pub(super) fn is_over(&self) -> bool {
        self.is_over.load(Ordering::Relaxed)
    }

    fn gain(&self) -> f32 {
        if self.is_cut.load(Ordering::Relaxed) {
            0.0
        } else {
            f32::from_bits(self.volume.load(Ordering::Relaxed))
        }
    }
}

/// A clip that is being played. It follows its [`Control`] within [`FADE_SECS`].
pub(super) struct Spoken {
    pub(super) samples: Samples,
    /// How many zeros are still to come before it.
    silence: usize,
    at: usize,
    gain: f32,
    control: Arc<Control>,
}

impl Spoken {
    /// A clip after so much silence.
    pub(super) fn new(samples: Samples, delay: Duration, control: Arc<Control>) -> Self {
        let frames = delay.as_secs_f32() * samples.rate.get() as f32;
        Self {
            silence: frames as usize * usize::from(samples.channels.get()),
            at: 0,
            gain: control.gain(),
            samples,
            control,
        }
    }

    fn next_value(&mut self) -> Option<f32> {
        let values_a_sec = self.samples.rate.get() * u32::from(self.samples.channels.get());
        let step = 1.0 / (FADE_SECS * values_a_sec as f32);
        self.gain += (self.control.gain() - self.gain).clamp(-step, step);
        if self.gain <= 0.0 && self.control.is_cut.load(Ordering::Relaxed) {
            return None;
        }
        if self.silence > 0 {
            self.silence -= 1;
            return Some(0.0);
        }
        let value = self.samples.values.get(self.at)?;
        self.at += 1;
        Some(value * self.gain)
    }
}

impl Iterator for Spoken {
    type Item = f32;

    fn next(&mut self) -> Option<f32> {
        let value = self.next_value();
        if value.is_none() {
            self.control.is_over.store(true, Ordering::Relaxed);
        }
        value
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spoken(delay: Duration) -> (Spoken, Arc<Control>) {
        let samples = Samples {
            channels: NonZero::<u16>::MIN,
            rate: NonZero::new(24_000).unwrap(),
            values: vec![0.5; 2_400],
        };
        let control = Arc::new(Control::new(Arc::new(AtomicU32::new(1.0_f32.to_bits()))));
        (Spoken::new(samples, delay, Arc::clone(&control)), control)
    }

    #[test]
    fn a_clip_is_heard_whole_and_then_says_so() {
        let (mut spoken, control) = spoken(Duration::from_millis(20));
        let values: Vec<f32> = spoken.by_ref().collect();
        assert_eq!(values.len(), 480 + 2_400);
        assert_eq!(values[..480], [0.0; 480]);
        assert_eq!(values[480..], [0.5; 2_400]);
        assert!(control.is_over());
    }

    #[test]
    fn a_clip_that_is_cut_fades_out_within_5_ms_without_a_click() {
        let (mut spoken, control) = spoken(Duration::ZERO);
        assert_eq!(spoken.by_ref().take(1_000).last(), Some(0.5));
        control.cut();
        let rest: Vec<f32> = spoken.by_ref().collect();
        assert!(rest.len() <= 120, "{} values", rest.len());
        let mut before = 0.5;
        for value in rest {
            assert!((before - value) <= 0.5 / 120.0 + 1e-4 && value < before);
            before = value;
        }
        assert!(before < 0.01);
        assert!(control.is_over());
    }

    #[test]
    fn the_volume_changes_in_the_middle_of_a_word() {
        let (mut spoken, control) = spoken(Duration::ZERO);
        let half = 0.5_f32;
        control.volume.store(half.to_bits(), Ordering::Relaxed);
        assert_eq!(spoken.by_ref().nth(200), Some(0.25));
    }
}
