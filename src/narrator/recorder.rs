//! The microphone that records. It calls no device: like [`super::loudspeaker`], it gives orders to a thread that does, and
//! goes by what that reports.
//!
//! The device writes what it hears on a [`Reel`]. Whatever becomes of device and thread, the reel can be closed from here,
//! and what is on it is there to be used.

use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use super::loudspeaker::DeviceState;
use super::microphone::{Deaf, Microphone, Reel};
use super::rodio;
use super::sound::Samples;

/// How long the thread may give no sign of life before it is taken for silent.
const NO_ANSWER: Duration = Duration::from_secs(1);
/// How long what was said may be on its way through the device.
const ON_ITS_WAY: Duration = Duration::from_millis(200);
/// How long the meter takes to fall to a third.
const FALL_SECS: f32 = 0.18;

/// The default microphone. It is open between [`Microphone::open`] and [`Microphone::close`] only.
#[derive(Debug, Default)]
pub struct Recorder {
    thread: Option<ThreadSeen>,
    reel: Option<Arc<Reel>>,
    /// When the take that was ended will be whole.
    ends_at: Option<Instant>,
    level: f32,
    is_cut_off: bool,
}

/// The thread as it is seen from outside.
#[derive(Debug)]
struct ThreadSeen {
    orders: Sender<Arc<Reel>>,
    shared: Arc<Mutex<Heard>>,
    input: Arc<Input>,
    /// The report as it was last seen.
    heard: Heard,
    /// When it last gave a sign of life.
    answered: Instant,
    looked: Instant,
}

/// What the thread says of itself.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Heard {
    /// Grows with each sign of life.
    pub(super) beats: u64,
    pub(super) device: DeviceState,
    /// How often it has lost the device in the middle of a take.
    pub(super) cut_off: u64,
}

/// What the device says of itself, value by value.
#[derive(Debug)]
pub(super) struct Input {
    epoch: Instant,
    level: AtomicU32,
    alive_us: AtomicU64,
}

impl Input {
    fn new() -> Self {
        Self {
            epoch: Instant::now(),
            level: AtomicU32::new(0),
            alive_us: AtomicU64::new(0),
        }
    }

    /// The device has heard something as loud as this, 0 to 1 of full scale.
    pub(super) fn hear(&self, peak: f32) {
        // Of two numbers that aren't negative the larger one has the larger bits.
        self.level.fetch_max(peak.to_bits(), Ordering::Relaxed);
        let now = self.epoch.elapsed().as_micros() as u64;
        self.alive_us.store(now, Ordering::Relaxed);
    }

    /// When the device last gave a sign of life.
    pub(super) fn alive_at(&self) -> Instant {
        self.epoch + Duration::from_micros(self.alive_us.load(Ordering::Relaxed))
    }

    /// The highest peak since the last call.
    fn peak(&self) -> f32 {
        f32::from_bits(self.level.swap(0, Ordering::Relaxed))
    }
}

impl Recorder {
    /// The default microphone, not open yet.
    pub fn new() -> Self {
        Self::default()
    }

    fn over(&mut self, orders: Sender<Arc<Reel>>) -> &ThreadSeen {
        let now = Instant::now();
        self.thread.insert(ThreadSeen {
            orders,
            shared: Arc::default(),
            input: Arc::new(Input::new()),
            heard: Heard::default(),
            answered: now,
            looked: now,
        })
    }

    fn look_at(&mut self, now: Instant) {
        let Some(thread) = &mut self.thread else {
            return;
        };
        let passed = now.saturating_duration_since(thread.looked);
        thread.looked = now;
        let fallen = self.level * (-passed.as_secs_f32() / FALL_SECS).exp();
        self.level = thread.input.peak().max(fallen);
        let before = thread.heard;
        if let Ok(heard) = thread.shared.try_lock() {
            thread.heard = *heard;
        }
        if thread.heard.beats != before.beats {
            thread.answered = now;
        }
        let has_answered = now.saturating_duration_since(thread.answered) < NO_ANSWER;
        let Some(reel) = self.reel.as_ref().filter(|it| !it.is_closed()) else {
            self.is_cut_off |= thread.heard.cut_off != before.cut_off;
            return;
        };
        if self.ends_at.is_some_and(|at| at <= now) {
            reel.close();
        } else if !has_answered {
            reel.close();
            self.is_cut_off = true;
        }
    }

    fn has_answered(&self) -> bool {
        let is_so = |it: &ThreadSeen| it.looked.saturating_duration_since(it.answered) < NO_ANSWER;
        self.thread.as_ref().is_none_or(is_so)
    }
}

impl Microphone for Recorder {
    fn open(&mut self) {
        if self.thread.is_some() {
            return;
        }
        let (orders, taken) = channel();
        let thread = self.over(orders);
        let (shared, input) = (Arc::clone(&thread.shared), Arc::clone(&thread.input));
        if let Err(error) = rodio::listen(taken, shared, input) {
            log::error!("no thread for the microphone, nothing can be recorded: {error}");
        }
    }

    fn close(&mut self) {
        if let Some(reel) = self.reel.take() {
            reel.close();
        }
        // The thread ends, and closes the device, when nobody can give it orders.
        *self = Self::default();
    }

    fn begin(&mut self) {
        if let Some(reel) = self.reel.take() {
            reel.close();
        }
        let reel = Arc::new(Reel::default());
        if let Some(thread) = &self.thread
            && thread.orders.send(Arc::clone(&reel)).is_err()
        {
            log::debug!("the thread of the microphone has ended");
        }
        self.reel = Some(reel);
        self.ends_at = None;
        self.is_cut_off = false;
    }

    fn end(&mut self) {
        if self.ends_at.is_none() {
            self.ends_at = Some(Instant::now() + ON_ITS_WAY);
        }
    }

    fn look(&mut self) {
        self.look_at(Instant::now());
    }

    fn is_recording(&self) -> bool {
        self.reel.as_ref().is_some_and(|it| !it.is_closed())
    }

    fn secs(&self) -> f32 {
        self.reel.as_ref().map_or(0.0, |it| it.secs())
    }

    fn level(&self) -> f32 {
        self.level.min(1.0)
    }

    fn take(&mut self) -> Option<Samples> {
        let samples = self.reel.as_ref().filter(|it| it.is_closed())?.unwind()?;
        self.reel = None;
        Some(samples)
    }

    fn trouble(&self) -> Option<Deaf> {
        let thread = self.thread.as_ref()?;
        if !self.has_answered() {
            Some(Deaf::NoAnswer)
        } else if self.is_cut_off {
            Some(Deaf::CutOff)
        } else if thread.heard.device == DeviceState::Missing {
            Some(Deaf::NoDevice)
        } else {
            None
        }
    }
}

#[cfg(test)]
mod tests;
