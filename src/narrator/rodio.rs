//! The thread that owns the sound device. The only file that knows of rodio.
//!
//! It alone calls the device, and may hang in such a call; [`super::loudspeaker`] reckons with it. Not here: rodio's own
//! `Player`, several of whose calls wait for the device without a limit. A clip goes straight into the mixer, and is told to
//! fall silent through its [`Control`].

use std::io::{self, Cursor};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use rodio::cpal::BufferSize;
use rodio::{
    ChannelCount, CpalError, CpalErrorKind, Decoder, DeviceSinkBuilder, DeviceSinkError,
    MixerDeviceSink, SampleRate, Source,
};

use super::loudspeaker::{DeviceState, Order, Report, Said};
use super::pack::Clip;
use super::spoken::{Control, Samples, Spoken};

/// An order to speak that reaches the device later than this comes too late to be followed.
const LATEST: Duration = Duration::from_secs(1);
/// How long past its length a clip may take before its device is taken for dead.
const OVERRUN: Duration = Duration::from_secs(1);
/// How often a device is sought.
const TRY_AGAIN: Duration = Duration::from_secs(1);
/// What the device is handed at once: a tenth of a second. Half of it broke words up on a machine that was busy.
const BUFFER_FRAMES: u32 = 4096;
/// How long a device may send errors, at every look, before it is lost.
const PATIENCE: Duration = Duration::from_millis(200);
/// The count of errors when the device is lost for certain.
const FATAL: u32 = 1 << 20;
/// What a device that was just opened needs before its first word is heard whole. With [`LATEST`], less than the 2 s that a
/// narration grants.
const WARM_UP: Duration = Duration::from_millis(500);
/// How often the thread looks at its device while it speaks. An order wakes it at once.
const NAP: Duration = Duration::from_millis(10);
/// How often it looks while it doesn't.
const IDLE_NAP: Duration = Duration::from_millis(100);
/// The silence between a clip that was cut off and the next one, so that they never sound together.
const GAP: Duration = Duration::from_millis(20);

/// Starts the thread. It ends when the other end of `orders` is dropped.
pub(super) fn spawn(
    orders: Receiver<Order>,
    shared: Arc<Mutex<Report>>,
    volume: Arc<AtomicU32>,
) -> io::Result<()> {
    let sound = SoundThread {
        orders,
        shared,
        volume,
        report: Report::default(),
        device: None,
        speech: None,
        fading: None,
        try_at: Instant::now(),
    };
    let spawned = thread::Builder::new()
        .name("sound".to_owned())
        .spawn(|| sound.run());
    spawned.map(drop)
}

/// The thread that owns the device.
struct SoundThread {
    orders: Receiver<Order>,
    shared: Arc<Mutex<Report>>,
    volume: Arc<AtomicU32>,
    report: Report,
    device: Option<Device>,
    speech: Option<Speech>,
    /// The clip that was last cut off.
    fading: Option<Arc<Control>>,
    try_at: Instant,
}

/// A device that was opened.
struct Device {
    sink: MixerDeviceSink,
    opened: Instant,
    health: Health,
}

/// What a device's errors say of it.
#[derive(Default)]
struct Health {
    /// Counted since the thread last looked.
    errors: Arc<AtomicU32>,
    failing_since: Option<Instant>,
}

/// A clip that the device plays.
struct Speech {
    said: Said,
    control: Arc<Control>,
    /// When it should long have ended.
    overdue: Instant,
}

impl SoundThread {
    fn run(mut self) {
        loop {
            self.watch_speech();
            self.watch_device();
            self.beat();
            let is_idle = self.speech.is_none();
            let nap = if is_idle { IDLE_NAP } else { NAP };
            match self.orders.recv_timeout(nap) {
                // After a device that hung there may be many; only the newest still counts.
                Ok(order) => match self.orders.try_iter().last().unwrap_or(order) {
                    Order::Say { said, clip, at } => self.say(said, clip, at),
                    Order::Stop => self.cut(),
                },
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return,
            }
        }
    }

    /// Gives a sign of life. The lock is held for this one copy, never during a call to the device.
    fn beat(&mut self) {
        self.report.beats += 1;
        *self.shared.lock().unwrap_or_else(PoisonError::into_inner) = self.report;
    }

    fn watch_device(&mut self) {
        let now = Instant::now();
        let is_overdue = self.speech.as_ref().is_some_and(|it| it.overdue < now);
        let is_lost = |it: &mut Device| it.health.is_lost(now);
        if is_overdue || self.device.as_mut().is_some_and(is_lost) {
            log::warn!("the sound device is lost");
            self.report.cut_off = self.report.speaking;
            self.report.speaking = 0;
            self.report.device = DeviceState::Opening;
            self.speech = None;
            self.beat();
            // May hang, and is then taken for silent.
            self.device = None;
        }
        if self.device.is_none() && self.try_at <= now {
            self.open();
        }
    }

    fn open(&mut self) {
        self.beat();
        self.report.device = match Device::open() {
            Ok(device) => {
                log::info!("the sound device is open: {:?}", device.sink.config());
                self.device = Some(device);
                DeviceState::Open
            }
            Err(error) => {
                log::debug!("no sound device: {error}");
                DeviceState::Missing
            }
        };
        self.try_at = Instant::now() + TRY_AGAIN;
    }

    fn watch_speech(&mut self) {
        if let Some(speech) = &self.speech
            && speech.control.is_over()
        {
            self.report.ended = speech.said;
            self.report.speaking = 0;
            self.speech = None;
        }
    }

    fn say(&mut self, said: Said, clip: &Clip, at: Instant) {
        self.cut();
        let Some(device) = &self.device else { return };
        if at.elapsed() > LATEST {
            return;
        }
        let samples = match decode(clip) {
            Ok(samples) => samples,
            Err(error) => {
                log::error!("{error}");
                self.report.broken = said;
                return;
            }
        };
        let is_fading = self.fading.take().is_some_and(|it| !it.is_over());
        let gap = if is_fading { GAP } else { Duration::ZERO };
        let delay = WARM_UP.saturating_sub(device.opened.elapsed()).max(gap);
        let length = Duration::from_secs_f32(clip.secs());
        let control = Arc::new(Control::new(Arc::clone(&self.volume)));
        let spoken = Spoken::new(samples, delay, Arc::clone(&control));
        device.sink.mixer().add(spoken);
        self.report.speaking = said;
        self.speech = Some(Speech {
            said,
            control,
            overdue: Instant::now() + delay + length + OVERRUN,
        });
    }

    /// Lets the clip fall silent.
    fn cut(&mut self) {
        self.report.speaking = 0;
        if let Some(speech) = self.speech.take() {
            speech.control.cut();
            self.fading = Some(speech.control);
        }
    }
}

impl Device {
    fn open() -> Result<Self, DeviceSinkError> {
        let health = Health::default();
        let errors = Arc::clone(&health.errors);
        let mut sink = DeviceSinkBuilder::from_default_device()?
            .with_buffer_size(BufferSize::Fixed(BUFFER_FRAMES))
            .with_error_callback(move |error: CpalError| note(&error, &errors))
            .open_sink_or_fallback()?;
        sink.log_on_drop(false);
        Ok(Self {
            sink,
            opened: Instant::now(),
            health,
        })
    }
}

impl Health {
    /// Whether the device has to be opened anew.
    fn is_lost(&mut self, now: Instant) -> bool {
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
fn note(error: &CpalError, errors: &AtomicU32) {
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

/// A clip that can't be decoded.
#[derive(Debug, thiserror::Error)]
#[error("this clip can't be played; expected Ogg Vorbis: {0}")]
pub struct BrokenClip(#[from] rodio::decoder::DecoderError);

/// Decodes a whole clip. It needs no device.
pub fn decode(clip: &Clip) -> Result<Samples, BrokenClip> {
    let decoder = Decoder::new(Cursor::new(clip.bytes()))?;
    Ok(Samples {
        channels: decoder.channels(),
        rate: decoder.sample_rate(),
        values: decoder.collect(),
    })
}

impl Source for Spoken {
    fn current_span_len(&self) -> Option<usize> {
        None
    }

    fn channels(&self) -> ChannelCount {
        self.samples.channels
    }

    fn sample_rate(&self) -> SampleRate {
        self.samples.rate
    }

    fn total_duration(&self) -> Option<Duration> {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOUD: u32 = 1.0_f32.to_bits();

    fn spoken(delay: Duration) -> (Spoken, Arc<Control>) {
        let samples = Samples {
            channels: ChannelCount::MIN,
            rate: SampleRate::new(24_000).unwrap(),
            values: vec![0.5; 24_000],
        };
        let control = Arc::new(Control::new(Arc::new(AtomicU32::new(LOUD))));
        let spoken = Spoken::new(samples, delay, Arc::clone(&control));
        (spoken, control)
    }

    #[test]
    fn two_clips_never_sound_together() {
        let rate = SampleRate::new(24_000).unwrap();
        let (mixer, mut heard) = rodio::mixer::mixer(ChannelCount::MIN, rate);
        let (first, control) = spoken(Duration::ZERO);
        mixer.add(first);
        assert_eq!(heard.by_ref().take(1_000).last(), Some(0.5));
        control.cut();
        mixer.add(spoken(GAP).0);
        let rest: Vec<f32> = heard.collect();
        assert!(rest.iter().all(|&it| it <= 0.5));
        let silence = rest.iter().filter(|&&it| it == 0.0).count();
        assert!(silence >= 300, "{silence} samples of silence in between");
    }

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
