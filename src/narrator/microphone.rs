//! What the recording screen needs of a microphone, and what a take is recorded on.

use std::num::NonZero;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use super::sound::{RATE, Samples};

/// The longest take, in seconds. The longest line takes eight.
pub const LONGEST_TAKE_SECS: f32 = 30.0;

/// A microphone that records one take after another. None of its calls may wait for a device.
///
/// Time passes for it in [`Microphone::look`].
pub trait Microphone {
    /// Opens it, if it isn't open, and seeks it again whenever it is lost.
    fn open(&mut self);

    /// Closes it; what was being recorded is dropped.
    fn close(&mut self);

    /// Begins a take, in the place of any other.
    fn begin(&mut self);

    /// Ends the take: it is there a moment later, when the last that was said has come through the device.
    fn end(&mut self);

    /// Sees what has happened since the last call.
    fn look(&mut self);

    /// Whether a take is being recorded, or about to end.
    fn is_recording(&self) -> bool;

    /// How long the take is so far, in seconds.
    fn secs(&self) -> f32;

    /// How loud it is now: the latest peak, 0 to 1 of full scale.
    fn level(&self) -> f32;

    /// The take, once it has ended: by [`Microphone::end`], after [`LONGEST_TAKE_SECS`], or because the device was lost,
    /// and then as much as there was. It is given once; none while there is none.
    fn take(&mut self) -> Option<Samples>;

    /// Why it hears nothing now, or has not heard all of the last take; none when all is well.
    fn trouble(&self) -> Option<Deaf>;
}

/// What keeps a microphone from hearing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deaf {
    /// None can be opened; it is tried again every second.
    NoDevice,
    /// The sound system doesn't answer; it may do so later.
    NoAnswer,
    /// The device was lost in the middle of the take.
    CutOff,
}

/// What a take is recorded on: the device writes, and whoever closes it stops it at once.
#[derive(Debug, Default)]
pub(super) struct Reel {
    values: Mutex<Vec<f32>>,
    channels: AtomicUsize,
    rate: AtomicU32,
    frames: AtomicUsize,
    is_closed: AtomicBool,
}

impl Reel {
    /// Takes interleaved values down, from the device's own thread. The lock is held by others only to take the values away.
    pub(super) fn write(&self, channels: NonZero<u16>, rate: NonZero<u32>, block: &[f32]) {
        let channels = usize::from(channels.get());
        let most = (LONGEST_TAKE_SECS * rate.get() as f32) as usize * channels;
        let mut values = self.values.lock().unwrap_or_else(PoisonError::into_inner);
        if self.is_closed() {
            return;
        }
        if values.is_empty() {
            // All at once: a device's thread has no time for more.
            values.reserve_exact(most);
            self.channels.store(channels, Ordering::Relaxed);
            self.rate.store(rate.get(), Ordering::Relaxed);
        }
        let room = most.saturating_sub(values.len());
        values.extend_from_slice(&block[..block.len().min(room)]);
        self.frames
            .store(values.len() / channels, Ordering::Relaxed);
        if block.len() >= room {
            self.close();
        }
    }

    pub(super) fn close(&self) {
        self.is_closed.store(true, Ordering::Release);
    }

    pub(super) fn is_closed(&self) -> bool {
        self.is_closed.load(Ordering::Acquire)
    }

    /// How long it is so far, in seconds.
    pub(super) fn secs(&self) -> f32 {
        let rate = self.rate.load(Ordering::Relaxed).max(1);
        self.frames.load(Ordering::Relaxed) as f32 / rate as f32
    }

    /// What was recorded; none while it is being written.
    pub(super) fn unwind(&self) -> Option<Samples> {
        let mut values = self.values.try_lock().ok()?;
        let channels = self.channels.load(Ordering::Relaxed) as u16;
        Some(Samples {
            channels: NonZero::new(channels).unwrap_or(NonZero::<u16>::MIN),
            rate: NonZero::new(self.rate.load(Ordering::Relaxed))
                .or(NonZero::new(RATE))
                .unwrap_or(NonZero::<u32>::MIN),
            values: std::mem::take(&mut values),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: NonZero<u16> = NonZero::<u16>::MIN;

    #[test]
    fn a_reel_that_is_closed_keeps_what_it_has_and_takes_no_more() {
        let reel = Reel::default();
        let rate = NonZero::new(8_000).unwrap();
        reel.write(ONE, rate, &[0.5; 4_000]);
        assert!((reel.secs() - 0.5).abs() < 1e-6);
        reel.close();
        reel.write(ONE, rate, &[0.5; 4_000]);
        let samples = reel.unwind().unwrap();
        assert_eq!((samples.values.len(), samples.rate), (4_000, rate));
    }

    #[test]
    fn a_reel_is_full_after_half_a_minute() {
        let reel = Reel::default();
        let (two, rate) = (NonZero::new(2).unwrap(), NonZero::new(8_000).unwrap());
        for _ in 0..40 {
            reel.write(two, rate, &vec![0.1; 16_000]);
        }
        assert!(reel.is_closed());
        assert!((reel.secs() - LONGEST_TAKE_SECS).abs() < 1e-6);
    }

    #[test]
    fn a_reel_that_is_being_written_is_not_waited_for() {
        let reel = Reel::default();
        let writing = reel.values.lock().unwrap();
        assert_eq!(reel.unwind(), None);
        drop(writing);
        assert!(reel.unwind().is_some_and(|it| it.values.is_empty()));
    }
}
