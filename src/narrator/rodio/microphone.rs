//! The thread that owns the microphone. It alone calls it, and may hang in such a call; [`super::super::recorder`] reckons
//! with it.

use std::io;
use std::num::NonZero;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Instant;

use rodio::cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
use rodio::cpal::{
    self, BufferSize, FromSample, SampleFormat, SizedSample, Stream, StreamConfig,
    SupportedStreamConfig,
};

use super::super::loudspeaker::DeviceState;
use super::super::microphone::Reel;
use super::super::recorder::{Heard, Input};
use super::device::{Health, note};
use super::{DEAD, NAP, TRY_AGAIN};

/// How much is handed over at once, in frames: 20 ms. More would let the meter lag behind the voice.
const BUFFER_FRAMES: u32 = 1024;
/// How many channels are taken down at most: of a mixing desk the first two.
const MOST_CHANNELS: usize = 2;

/// What the device writes on; none between takes. Never held while a device is called.
type Slot = Arc<Mutex<Option<Arc<Reel>>>>;

/// Starts the thread. It ends, and closes the microphone, when the other end of `reels` is dropped.
pub(in super::super) fn listen(
    reels: Receiver<Arc<Reel>>,
    shared: Arc<Mutex<Heard>>,
    input: Arc<Input>,
) -> io::Result<()> {
    let listener = Listener {
        reels,
        shared,
        input,
        heard: Heard::default(),
        microphone: None,
        slot: Slot::default(),
        try_at: Instant::now(),
    };
    let spawned = thread::Builder::new()
        .name("microphone".to_owned())
        .spawn(|| listener.run());
    spawned.map(drop)
}

struct Listener {
    reels: Receiver<Arc<Reel>>,
    shared: Arc<Mutex<Heard>>,
    input: Arc<Input>,
    heard: Heard,
    microphone: Option<Opened>,
    slot: Slot,
    try_at: Instant,
}

impl Listener {
    fn run(mut self) {
        loop {
            self.watch();
            self.beat();
            match self.reels.recv_timeout(NAP) {
                Ok(reel) => *lock(&self.slot) = Some(reel),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return,
            }
        }
    }

    /// Gives a sign of life. The lock is held for this one copy, never during a call to the device.
    fn beat(&mut self) {
        self.heard.beats += 1;
        *lock(&self.shared) = self.heard;
    }

    fn watch(&mut self) {
        let now = Instant::now();
        let is_lost = |it: &mut Opened| {
            let quiet = now.saturating_duration_since(self.input.alive_at().max(it.since));
            quiet > DEAD || it.health.is_lost(now)
        };
        if self.microphone.as_mut().is_some_and(is_lost) {
            log::warn!("the microphone is lost");
            if let Some(reel) = lock(&self.slot).take().filter(|it| !it.is_closed()) {
                reel.close();
                self.heard.cut_off += 1;
            }
            self.heard.device = DeviceState::Opening;
            self.beat();
            // May hang, and is then taken for silent.
            self.microphone = None;
        }
        if self.microphone.is_none() && self.try_at <= now {
            self.beat();
            self.heard.device = match Opened::open(&self.slot, &self.input) {
                Ok(microphone) => {
                    self.microphone = Some(microphone);
                    DeviceState::Open
                }
                Err(error) => {
                    log::debug!("no microphone: {error}");
                    DeviceState::Missing
                }
            };
            self.try_at = Instant::now() + TRY_AGAIN;
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A microphone that was opened.
struct Opened {
    /// It is heard as long as this is held.
    _stream: Stream,
    since: Instant,
    health: Health,
}

impl Opened {
    fn open(slot: &Slot, input: &Arc<Input>) -> Result<Self, cpal::Error> {
        let device = cpal::default_host()
            .default_input_device()
            .ok_or(cpal::ErrorKind::DeviceNotAvailable)?;
        let config = device.default_input_config()?;
        let health = Health::default();
        let open = |size| {
            let feed = Feed::new(&config, slot, input);
            stream(&device, &config, size, feed, &health)
        };
        let stream =
            open(BufferSize::Fixed(BUFFER_FRAMES)).or_else(|_| open(BufferSize::Default))?;
        stream.play()?;
        log::info!("the microphone is open: {config:?}");
        Ok(Self {
            _stream: stream,
            since: Instant::now(),
            health,
        })
    }
}

fn stream(
    device: &cpal::Device,
    config: &SupportedStreamConfig,
    size: BufferSize,
    feed: Feed,
    health: &Health,
) -> Result<Stream, cpal::Error> {
    let to_open = StreamConfig {
        buffer_size: size,
        ..config.config()
    };
    match config.sample_format() {
        SampleFormat::I8 => stream_of::<i8>(device, to_open, feed, health),
        SampleFormat::I16 => stream_of::<i16>(device, to_open, feed, health),
        SampleFormat::I24 => stream_of::<cpal::I24>(device, to_open, feed, health),
        SampleFormat::I32 => stream_of::<i32>(device, to_open, feed, health),
        SampleFormat::U8 => stream_of::<u8>(device, to_open, feed, health),
        SampleFormat::U16 => stream_of::<u16>(device, to_open, feed, health),
        SampleFormat::F64 => stream_of::<f64>(device, to_open, feed, health),
        // A device that can't give this says so.
        _ => stream_of::<f32>(device, to_open, feed, health),
    }
}

fn stream_of<T: SizedSample>(
    device: &cpal::Device,
    config: StreamConfig,
    mut feed: Feed,
    health: &Health,
) -> Result<Stream, cpal::Error>
where
    f32: FromSample<T>,
{
    let errors = Arc::clone(&health.errors);
    device.build_input_stream(
        config,
        move |data: &[T], _: &cpal::InputCallbackInfo| feed.take(data),
        move |error| note(&error, &errors),
        None,
    )
}

/// What the device hands over goes to the meter, and on the reel if there is one.
struct Feed {
    channels: usize,
    rate: NonZero<u32>,
    slot: Slot,
    input: Arc<Input>,
    block: Vec<f32>,
}

impl Feed {
    fn new(config: &SupportedStreamConfig, slot: &Slot, input: &Arc<Input>) -> Self {
        Self {
            channels: usize::from(config.channels()).max(1),
            rate: NonZero::new(config.sample_rate()).unwrap_or(NonZero::<u32>::MIN),
            slot: Arc::clone(slot),
            input: Arc::clone(input),
            block: Vec::with_capacity(4 * BUFFER_FRAMES as usize),
        }
    }

    fn take<T: SizedSample>(&mut self, data: &[T])
    where
        f32: FromSample<T>,
    {
        let kept = self.channels.min(MOST_CHANNELS);
        let frames = data.chunks_exact(self.channels);
        let values = frames.flat_map(|frame| &frame[..kept]);
        self.block.clear();
        self.block.extend(values.map(|&it| f32::from_sample_(it)));
        let peak = self
            .block
            .iter()
            .fold(0.0_f32, |most, it| most.max(it.abs()));
        self.input.hear(peak);
        let reel = lock(&self.slot).clone();
        if let (Some(reel), Some(kept)) = (reel, NonZero::new(kept as u16)) {
            reel.write(kept, self.rate, &self.block);
        }
    }
}
