//! What the mixer says of itself, to whoever looks, without a lock: it is read from where nothing may wait.

use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Counts the lines that were asked for; 0 stands for none.
pub(in super::super) type Said = u64;

/// Numbers that the mixer and its user share.
#[derive(Debug)]
pub(in super::super) struct Meter {
    epoch: Instant,
    alive_at: AtomicU64,
    speaking: AtomicU64,
    ended: AtomicU64,
    ended_at: AtomicU64,
    cut: AtomicU64,
    voice: AtomicU32,
    ambience: AtomicU32,
}

impl Meter {
    pub(in super::super) fn new(epoch: Instant) -> Self {
        Self {
            epoch,
            alive_at: AtomicU64::new(0),
            speaking: AtomicU64::new(0),
            ended: AtomicU64::new(0),
            ended_at: AtomicU64::new(0),
            cut: AtomicU64::new(0),
            voice: AtomicU32::new(1.0_f32.to_bits()),
            ambience: AtomicU32::new(0.0_f32.to_bits()),
        }
    }

    /// When the device last asked for sound.
    pub(in super::super) fn alive_at(&self) -> Instant {
        self.moment(self.alive_at.load(Ordering::Relaxed))
    }

    pub(in super::super) fn set_alive(&self, now: Instant) {
        self.alive_at.store(self.micros(now), Ordering::Relaxed);
    }

    /// The line that is spoken, or is about to be; 0 for none.
    pub(in super::super) fn speaking(&self) -> Said {
        self.speaking.load(Ordering::Acquire)
    }

    pub(in super::super) fn set_speaking(&self, said: Said) {
        self.speaking.store(said, Ordering::Release);
    }

    /// The line that last came to its end, and when.
    pub(in super::super) fn ended(&self) -> (Said, Instant) {
        let said = self.ended.load(Ordering::Acquire);
        (said, self.moment(self.ended_at.load(Ordering::Relaxed)))
    }

    pub(in super::super) fn set_ended(&self, said: Said, at: Instant) {
        self.ended_at.store(self.micros(at), Ordering::Relaxed);
        self.ended.store(said, Ordering::Release);
        self.set_speaking(0);
    }

    /// Lets every line up to this one fall silent.
    pub(in super::super) fn cut(&self, said: Said) {
        self.cut.fetch_max(said, Ordering::Release);
    }

    pub(in super::super) fn is_cut(&self, said: Said) -> bool {
        said <= self.cut.load(Ordering::Acquire)
    }

    /// How loud the voice and the ambience are: 1 as recorded, 0 not to be heard.
    pub(in super::super) fn set_volumes(&self, voice: f32, ambience: f32) {
        let bits = |volume: f32| volume.clamp(0.0, 1.0).to_bits();
        self.voice.store(bits(voice), Ordering::Relaxed);
        self.ambience.store(bits(ambience), Ordering::Relaxed);
    }

    pub(super) fn volumes(&self) -> (f32, f32) {
        let volume = |bits: &AtomicU32| f32::from_bits(bits.load(Ordering::Relaxed));
        (volume(&self.voice), volume(&self.ambience))
    }

    fn micros(&self, at: Instant) -> u64 {
        at.saturating_duration_since(self.epoch).as_micros() as u64
    }

    fn moment(&self, micros: u64) -> Instant {
        self.epoch + Duration::from_micros(micros)
    }
}
