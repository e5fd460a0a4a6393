//! The voice that is heard. It calls no device: it gives orders to the thread that does, and goes by what that reports.
//!
//! A device may vanish or hang at any moment, and then every call to it may take for ever. So orders go by a channel, the
//! report comes back through a lock that is only ever tried, and a thread that gives no sign of life is taken for silent.

use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use super::atmosphere::{Ambience, Chime};
use super::clip::{Clip, LEAD_SECS};
use super::deck::{Bed, Meter, Said};
use super::line::Line;
use super::rodio;
use super::sound::{BEFORE, RATE};
use super::voice::{Silent, Trouble, Tuning, Voice};
use super::voices::Voices;

/// How long the thread may give no sign of life before it is taken for silent.
const NO_ANSWER_SECS: f32 = 1.0;
/// How much silence a line leaves out that begins at once, in seconds.
const LEFT_OUT_SECS: f32 = LEAD_SECS - BEFORE as f32 / RATE as f32;
/// How long the device may ask for nothing before what it plays is taken for unheard.
const STALLED: Duration = Duration::from_millis(500);

/// The voice through the default sound device. None of its calls waits; without a device it takes the time of each line.
#[derive(Debug)]
pub struct Loudspeaker {
    orders: Sender<Order>,
    shared: Arc<Mutex<Report>>,
    meter: Arc<Meter>,
    /// The report as it was last seen.
    report: Report,
    /// How long the thread has given no sign of life.
    silent_secs: f32,
    /// Takes the time of each line, for when the thread can't.
    shadow: Silent,
    tuning: Tuning,
    bed: Bed,
    /// The last sound that was asked for.
    asked: Said,
    /// The last line that was asked for.
    said: Said,
    line: Option<Line>,
    now: Instant,
}

/// What the thread is told to do.
#[derive(Debug)]
pub(super) enum Order {
    /// Speak a clip in place of what is spoken.
    Say {
        said: Said,
        clip: Clip,
        is_urgent: bool,
        at: Instant,
    },
    /// Decode these when there is nothing else to do.
    Prepare(Vec<Clip>),
    /// Ring.
    Ring {
        said: Said,
        chime: Chime,
        at: Instant,
    },
    /// How loud the ambience is to be.
    Bed(Bed),
    /// Which ambience.
    Ambience(Option<Ambience>),
}

/// What the thread says of itself.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Report {
    /// Grows with each sign of life.
    pub(super) beats: u64,
    pub(super) device: DeviceState,
    /// What it last couldn't decode.
    pub(super) broken: Said,
    /// What it was speaking when it last lost the device, or 0.
    pub(super) cut_off: Said,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum DeviceState {
    #[default]
    Opening,
    Open,
    Missing,
}

impl Loudspeaker {
    /// Starts the thread, which opens the default device and seeks it again whenever it is lost.
    pub fn start(voices: impl Into<Voices>) -> Self {
        let (orders, taken) = channel();
        let speaker = Self::over(voices.into(), orders);
        let (shared, meter) = (Arc::clone(&speaker.shared), Arc::clone(&speaker.meter));
        if let Err(error) = rodio::spawn(taken, shared, meter) {
            log::error!("no thread for the sound device, the night is silent: {error}");
        }
        speaker
    }

    fn over(voices: Voices, orders: Sender<Order>) -> Self {
        let now = Instant::now();
        Self {
            orders,
            shared: Arc::default(),
            meter: Arc::new(Meter::new(now)),
            report: Report::default(),
            silent_secs: 0.0,
            shadow: Silent::new(voices.clone()),
            tuning: Tuning::plain(voices),
            bed: Bed::Off,
            asked: 0,
            said: 0,
            line: None,
            now,
        }
    }

    fn order(&self, order: Order) {
        if self.orders.send(order).is_err() {
            log::debug!("the sound thread has ended");
        }
    }

    fn order_line(&mut self, line: Line, is_urgent: bool, at: Instant) {
        self.line = Some(line);
        self.asked += 1;
        self.said = self.asked;
        self.order(Order::Say {
            said: self.said,
            clip: self.tuning.voices.clip(line).clone(),
            is_urgent,
            at,
        });
    }

    fn has_answered(&self) -> bool {
        self.silent_secs < NO_ANSWER_SECS
    }

    fn has_ended(&self) -> bool {
        self.meter.ended().0 == self.said
    }
}

impl Voice for Loudspeaker {
    fn tune(&mut self, tuning: &Tuning) {
        self.meter
            .set_volumes(tuning.voice_volume, tuning.ambience_volume);
        self.order(Order::Ambience(tuning.ambience));
        self.shadow.tune(tuning);
        self.tuning = tuning.clone();
    }

    fn prepare(&mut self, lines: &[Line]) {
        let clips = lines.iter().map(|&it| self.tuning.voices.clip(it).clone());
        self.order(Order::Prepare(clips.collect()));
    }

    fn length_secs(&self, line: Line) -> f32 {
        self.shadow.length_secs(line)
    }

    fn say_in(&mut self, line: Line, secs: f32) {
        self.shadow.say_in(line, secs);
        self.order_line(
            line,
            false,
            self.now + Duration::from_secs_f32(secs.max(0.0)),
        );
    }

    fn say(&mut self, line: Line) {
        self.shadow.say(line);
        self.shadow.tick(LEFT_OUT_SECS);
        self.order_line(line, true, self.now);
    }

    fn lead_secs(&self) -> f32 {
        LEFT_OUT_SECS
    }

    fn is_speaking(&self) -> bool {
        if self.has_ended() {
            return false;
        }
        let is_heard = self.meter.speaking() == self.said && self.line.is_some();
        let is_alive = self.meter.alive_at() + STALLED > self.now && self.has_answered();
        (is_heard && is_alive) || self.shadow.is_speaking()
    }

    fn ended_secs_ago(&self) -> f32 {
        if self.has_ended() {
            let (_, at) = self.meter.ended();
            self.now.saturating_duration_since(at).as_secs_f32()
        } else {
            self.shadow.ended_secs_ago()
        }
    }

    fn stop(&mut self) {
        self.meter.cut(self.asked);
        self.shadow.stop();
        self.line = None;
    }

    fn ring_in(&mut self, chime: Chime, secs: f32) {
        self.asked += 1;
        self.order(Order::Ring {
            said: self.asked,
            chime,
            at: self.now + Duration::from_secs_f32(secs.max(0.0)),
        });
    }

    fn bed(&mut self, bed: Bed) {
        if bed != self.bed {
            self.bed = bed;
            self.order(Order::Bed(bed));
        }
    }

    fn tick(&mut self, dt: f32) {
        self.now = Instant::now();
        self.shadow.tick(dt);
        self.silent_secs += dt.max(0.0);
        if let Ok(report) = self.shared.try_lock() {
            if report.beats != self.report.beats {
                self.silent_secs = 0.0;
            }
            self.report = *report;
        }
    }

    fn trouble(&self) -> Option<Trouble> {
        if !self.has_answered() {
            return Some(Trouble::NoAnswer);
        }
        if self.report.device == DeviceState::Missing {
            return Some(Trouble::NoDevice);
        }
        let line = self.line?;
        if self.report.broken == self.said {
            Some(Trouble::BrokenClip(line))
        } else if self.report.cut_off == self.said {
            Some(Trouble::CutOff(line))
        } else {
            None
        }
    }
}

#[cfg(test)]
mod tests;
