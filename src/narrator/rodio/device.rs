//! A sound device that was opened, and whether it is still there.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::time::{Duration, Instant};

use rodio::cpal::BufferSize;
use rodio::{
    ChannelCount, CpalError, CpalErrorKind, DeviceSinkBuilder, DeviceSinkError, MixerDeviceSink,
    SampleRate, Source,
};

use super::super::deck::{Deck, Meter, MixOrder};
use super::super::sound::RATE;

/// What the device is handed at once: 21 ms, and it is handed two ahead. More would make a key wait for its silence.
const BUFFER_FRAMES: u32 = 1024;
/// How long a device may send errors, at every look, before it is lost.
const PATIENCE: Duration = Duration::from_millis(200);
/// The count of errors when the device is lost for certain.
const FATAL: u32 = 1 << 20;
/// How many frames a device that was just opened needs before its first word is heard whole: 0.5 s.
const WARM_UP: u64 = RATE as u64 / 2;

/// A device that was opened, and asks the mixer for sound.
pub(super) struct Device {
    sink: MixerDeviceSink,
    orders: Sender<MixOrder>,
    pub(super) opened: Instant,
    health: Health,
}

impl Device {
    pub(super) fn open(meter: &Arc<Meter>) -> Result<Self, DeviceSinkError> {
        let health = Health::default();
        let errors = Arc::clone(&health.errors);
        let mut sink = DeviceSinkBuilder::from_default_device()?
            .with_sample_rate(SampleRate::new(RATE).unwrap_or(SampleRate::MIN))
            .with_buffer_size(BufferSize::Fixed(BUFFER_FRAMES))
            .with_error_callback(move |error: CpalError| note(&error, &errors))
            .open_sink_or_fallback()?;
        sink.log_on_drop(false);
        let (orders, taken) = channel();
        let opened = Instant::now();
        let deck = Deck::new(taken, Arc::clone(meter), opened, WARM_UP);
        sink.mixer().add(Feed::new(deck));
        Ok(Self {
            sink,
            orders,
            opened,
            health,
        })
    }

    pub(super) fn order(&self, order: MixOrder) {
        if self.orders.send(order).is_err() {
            log::debug!("the device has dropped the mixer");
        }
    }

    pub(super) fn describe(&self) -> String {
        format!("{:?}", self.sink.config())
    }

    /// Whether the device has to be opened anew.
    pub(super) fn is_lost(&mut self, now: Instant) -> bool {
        self.health.is_lost(now)
    }
}

/// What a device's errors say of it.
#[derive(Default)]
pub(super) struct Health {
    /// Counted since the thread last looked.
    pub(super) errors: Arc<AtomicU32>,
    failing_since: Option<Instant>,
}

impl Health {
    pub(super) fn is_lost(&mut self, now: Instant) -> bool {
        let errors = self.errors.swap(0, Ordering::Relaxed);
        if errors == 0 {
            self.failing_since = None;
            return false;
        }
        let since = *self.failing_since.get_or_insert(now);
        errors >= FATAL || now.duration_since(since) >= PATIENCE
    }
}

/// Counts an error of the stream. A default device that changes is either followed or becomes invalid.
pub(super) fn note(error: &CpalError, errors: &AtomicU32) {
    let before = match error.kind() {
        CpalErrorKind::Xrun | CpalErrorKind::RealtimeDenied | CpalErrorKind::DeviceChanged => {
            return;
        }
        // PulseAudio sends some while a stream begins, and thousands once it is lost.
        CpalErrorKind::BackendError | CpalErrorKind::Other => {
            errors.fetch_add(1, Ordering::Relaxed)
        }
        _ => errors.fetch_max(FATAL, Ordering::Relaxed),
    };
    if before == 0 {
        log::warn!("the sound device: {error}");
    }
}

/// The mixer as the device asks for it: value by value, without an end.
struct Feed {
    deck: Deck,
    block: Vec<f32>,
    at: usize,
}

impl Feed {
    const fn new(deck: Deck) -> Self {
        Self {
            deck,
            block: Vec::new(),
            at: 0,
        }
    }
}

impl Iterator for Feed {
    type Item = f32;

    fn next(&mut self) -> Option<f32> {
        if self.at == self.block.len() {
            self.block.clear();
            let block = self.deck.next_block(Instant::now());
            self.block.extend_from_slice(block.as_flattened());
            self.at = 0;
        }
        let value = self.block.get(self.at).copied();
        self.at += 1;
        value
    }
}

impl Source for Feed {
    fn current_span_len(&self) -> Option<usize> {
        None
    }

    fn channels(&self) -> ChannelCount {
        const { ChannelCount::new(2).unwrap() }
    }

    fn sample_rate(&self) -> SampleRate {
        const { SampleRate::new(RATE).unwrap() }
    }

    fn total_duration(&self) -> Option<Duration> {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether a device is lost after an error of each kind at each of these times, in milliseconds.
    fn is_lost(kinds: &[CpalErrorKind], at_ms: &[u64]) -> bool {
        let (mut health, start) = (Health::default(), Instant::now());
        let mut is_lost = false;
        for &ms in at_ms {
            for &kind in kinds {
                note(&CpalError::new(kind), &health.errors);
            }
            is_lost |= health.is_lost(start + Duration::from_millis(ms));
        }
        is_lost
    }

    #[test]
    fn a_device_is_lost_when_it_says_so_or_goes_on_failing() {
        use CpalErrorKind::{BackendError, DeviceNotAvailable, StreamInvalidated, Xrun};
        assert!(is_lost(&[DeviceNotAvailable], &[0]));
        assert!(is_lost(&[StreamInvalidated], &[0]));
        assert!(is_lost(&[BackendError], &[0, 100, 200]));
        assert!(!is_lost(&[BackendError], &[0, 100]));
        assert!(!is_lost(&[Xrun], &[0, 100, 200, 300]));
        assert!(!is_lost(&[BackendError; 1000], &[0]));
    }

    #[test]
    fn a_device_that_recovers_is_not_lost_by_its_next_error() {
        let (mut health, start) = (Health::default(), Instant::now());
        for (errors, ms) in [(1, 0), (0, 100), (1, 5_000)] {
            health.errors.store(errors, Ordering::Relaxed);
            assert!(!health.is_lost(start + Duration::from_millis(ms)));
        }
    }
}
