//! The thread that owns the sound device. The only room that knows of rodio.
//!
//! It alone calls the device, and may hang in such a call; [`super::loudspeaker`] reckons with it. Not here: rodio's own
//! `Player`, several of whose calls wait for the device without a limit. The device asks the
//! [`Deck`](super::deck::Deck) for sound, and the thread sends that its orders.

mod decode;
mod device;
mod microphone;
mod shelf;

use std::io;
use std::sync::mpsc::{Receiver, RecvTimeoutError, TryRecvError};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

pub use decode::{BrokenClip, decode, to_sound};
use device::Device;
pub(super) use microphone::listen;
use shelf::Shelf;

use super::atmosphere::Ambience;
use super::clip::Clip;
use super::deck::{Bed, Meter, MixOrder, Said};
use super::loudspeaker::{DeviceState, Order, Report};
use super::sound::Sound;

/// An order to speak that reaches the device later than this comes too late to be followed.
const LATEST: Duration = Duration::from_secs(1);
/// How long a device may ask for nothing before it is taken for dead.
const DEAD: Duration = Duration::from_secs(1);
/// How often a device is sought.
const TRY_AGAIN: Duration = Duration::from_secs(1);
/// How often the thread looks at its device. An order wakes it at once.
const NAP: Duration = Duration::from_millis(50);

/// Starts the thread. It ends when the other end of `orders` is dropped.
pub(super) fn spawn(
    orders: Receiver<Order>,
    shared: Arc<Mutex<Report>>,
    meter: Arc<Meter>,
) -> io::Result<()> {
    let sound = SoundThread {
        orders,
        shared,
        meter,
        report: Report::default(),
        device: None,
        ambience: None,
        bed: Bed::Off,
        shelf: Shelf::default(),
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
    meter: Arc<Meter>,
    report: Report,
    device: Option<Device>,
    /// The loop that is played, for when the device is opened anew.
    ambience: Option<(Ambience, Arc<Sound>)>,
    bed: Bed,
    shelf: Shelf,
    try_at: Instant,
}

impl SoundThread {
    fn run(mut self) {
        loop {
            self.watch_device();
            self.beat();
            let order = match self.orders.try_recv() {
                Err(TryRecvError::Empty) if self.shelf.decode_next() => continue,
                Err(TryRecvError::Empty) => self.orders.recv_timeout(NAP),
                order => order.map_err(|_| RecvTimeoutError::Disconnected),
            };
            match order {
                Ok(order) => self.follow(order),
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

    fn follow(&mut self, order: Order) {
        match order {
            Order::Say {
                said,
                clip,
                is_urgent,
                at,
            } => {
                if self.is_in_time(said, at)
                    && let Some(sound) = self.sound(&clip, said)
                {
                    self.hand_over(MixOrder::Say {
                        said,
                        skip: if is_urgent { sound.lead() } else { 0 },
                        sound,
                        at,
                    });
                }
            }
            Order::Prepare(clips) => self.shelf.prepare(clips),
            Order::Ring { said, chime, at } => {
                if self.is_in_time(said, at)
                    && let Some(sound) = self.sound(chime.clip(), said)
                {
                    self.hand_over(MixOrder::Ring { said, sound, at });
                }
            }
            Order::Bed(bed) => {
                self.bed = bed;
                self.hand_over(MixOrder::Bed(bed));
            }
            Order::Ambience(ambience) => self.change_ambience(ambience),
        }
    }

    /// Whether an order to sound still counts: after a device that hung there may be many that don't.
    fn is_in_time(&self, said: Said, at: Instant) -> bool {
        self.device.is_some() && at.elapsed() <= LATEST && !self.meter.is_cut(said)
    }

    fn sound(&mut self, clip: &Clip, said: Said) -> Option<Arc<Sound>> {
        match self.shelf.take(clip) {
            Ok(sound) => Some(sound),
            Err(error) => {
                log::error!("{error}");
                self.report.broken = said;
                None
            }
        }
    }

    fn change_ambience(&mut self, ambience: Option<Ambience>) {
        if ambience == self.ambience.as_ref().map(|it| it.0) {
            return;
        }
        let sound = ambience.and_then(|it| Some((it, self.sound(it.clip(), 0)?)));
        self.ambience = sound;
        let sound = self.ambience.as_ref().map(|it| Arc::clone(&it.1));
        self.hand_over(MixOrder::Ambience(sound));
    }

    fn hand_over(&self, order: MixOrder) {
        if let Some(device) = &self.device {
            device.order(order);
        }
    }

    fn watch_device(&mut self) {
        let now = Instant::now();
        let is_lost = |device: &mut Device| {
            let quiet = now.saturating_duration_since(self.meter.alive_at().max(device.opened));
            quiet > DEAD || device.is_lost(now)
        };
        if self.device.as_mut().is_some_and(is_lost) {
            log::warn!("the sound device is lost");
            self.report.cut_off = self.meter.speaking();
            self.meter.set_speaking(0);
            self.report.device = DeviceState::Opening;
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
        self.report.device = match Device::open(&self.meter) {
            Ok(device) => {
                log::info!("the sound device is open: {}", device.describe());
                let sound = self.ambience.as_ref().map(|it| Arc::clone(&it.1));
                device.order(MixOrder::Ambience(sound));
                device.order(MixOrder::Bed(self.bed));
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
}
