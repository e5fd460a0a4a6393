//! The voice that is heard. It calls no device: it gives orders to the thread that does, and goes by what that reports.
//!
//! A device may vanish or hang at any moment, and then every call to it may take for ever. So orders go by a channel, the
//! report comes back through a lock that is only ever tried, and a thread that gives no sign of life is taken for silent.

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex};
use std::time::Instant;

use super::line::Line;
use super::pack::{Clip, Pack};
use super::rodio;
use super::voice::{Silent, Trouble, Voice};

/// How long the thread may give no sign of life before it is taken for silent.
const NO_ANSWER_SECS: f32 = 1.0;

/// The voice through the default sound device. None of its calls waits; without a device it takes the time of each line.
#[derive(Debug)]
pub struct Loudspeaker {
    pack: Pack,
    orders: Sender<Order>,
    shared: Arc<Mutex<Report>>,
    volume: Arc<AtomicU32>,
    /// The report as it was last seen.
    report: Report,
    /// How long the thread has given no sign of life.
    silent_secs: f32,
    /// Takes the time of each line, for when the thread can't.
    shadow: Silent,
    said: Said,
    line: Option<Line>,
}

/// Counts the lines that were asked for; 0 stands for none.
pub(super) type Said = u64;

/// What the thread is told to do.
#[derive(Debug)]
pub(super) enum Order {
    /// Speak a clip in place of what is spoken.
    Say {
        said: Said,
        clip: &'static Clip,
        at: Instant,
    },
    /// Fall silent.
    Stop,
}

/// What the thread says of itself.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Report {
    /// Grows with each sign of life.
    pub(super) beats: u64,
    pub(super) device: DeviceState,
    /// What it speaks now.
    pub(super) speaking: Said,
    /// What it last spoke to the end.
    pub(super) ended: Said,
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
    pub fn start(pack: Pack) -> Self {
        let (orders, taken) = channel();
        let speaker = Self::over(pack, orders);
        let (shared, volume) = (Arc::clone(&speaker.shared), Arc::clone(&speaker.volume));
        if let Err(error) = rodio::spawn(taken, shared, volume) {
            log::error!("no thread for the sound device, the night is silent: {error}");
        }
        speaker
    }

    fn over(pack: Pack, orders: Sender<Order>) -> Self {
        Self {
            pack,
            orders,
            shared: Arc::default(),
            volume: Arc::new(AtomicU32::new(1.0_f32.to_bits())),
            report: Report::default(),
            silent_secs: 0.0,
            shadow: Silent::new(pack),
            said: 0,
            line: None,
        }
    }

    /// Changes the volume: 1 as recorded, 0 not to be heard. It is heard at once, also in the middle of a word.
    pub fn set_volume(&self, volume: f32) {
        let volume = volume.clamp(0.0, 1.0);
        self.volume.store(volume.to_bits(), Ordering::Relaxed);
    }

    fn order(&self, order: Order) {
        if self.orders.send(order).is_err() {
            log::debug!("the sound thread has ended");
        }
    }

    fn has_answered(&self) -> bool {
        self.silent_secs < NO_ANSWER_SECS
    }
}

impl Voice for Loudspeaker {
    fn length_secs(&self, line: Line) -> f32 {
        self.pack.clip(line).secs()
    }

    fn say(&mut self, line: Line) {
        self.shadow.say(line);
        self.line = Some(line);
        self.said += 1;
        self.order(Order::Say {
            said: self.said,
            clip: self.pack.clip(line),
            at: Instant::now(),
        });
    }

    fn change(&mut self, pack: Pack) {
        self.stop();
        self.pack = pack;
        self.shadow.change(pack);
    }

    fn is_speaking(&self) -> bool {
        if self.report.ended == self.said {
            return false;
        }
        let is_heard = self.report.speaking == self.said && self.line.is_some();
        (is_heard && self.has_answered()) || self.shadow.is_speaking()
    }

    fn stop(&mut self) {
        self.shadow.stop();
        self.line = None;
        self.order(Order::Stop);
    }

    fn tick(&mut self, dt: f32) {
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
mod tests {
    use std::sync::mpsc::Receiver;

    use super::*;

    const DT: f32 = 0.1;
    const LINE: Line = Line::MerlinLook;

    /// A loudspeaker whose thread is the test.
    fn speaker() -> (Loudspeaker, Receiver<Order>) {
        let (orders, taken) = channel();
        (Loudspeaker::over(Pack::english(), orders), taken)
    }

    /// The thread gives a sign of life and says something of itself.
    fn report(speaker: &Loudspeaker, change: impl FnOnce(&mut Report)) {
        let mut report = speaker.shared.lock().unwrap();
        report.beats += 1;
        report.device = DeviceState::Open;
        change(&mut report);
    }

    /// How long the line takes, while `beat` says what the thread does at each time.
    fn secs_until_silent(
        speaker: &mut Loudspeaker,
        mut beat: impl FnMut(&mut Loudspeaker, f32),
    ) -> f32 {
        let mut secs = 0.0;
        while speaker.is_speaking() && secs < 60.0 {
            beat(speaker, secs);
            speaker.tick(DT);
            secs += DT;
        }
        secs
    }

    #[test]
    fn a_line_ends_when_the_device_has_played_it() {
        let (mut speaker, taken) = speaker();
        speaker.say(LINE);
        assert!(matches!(taken.try_recv(), Ok(Order::Say { said: 1, .. })));
        let late = speaker.length_secs(LINE) + 0.7;
        let secs = secs_until_silent(&mut speaker, |speaker, secs| {
            let (speaking, ended) = if secs < late { (1, 0) } else { (0, 1) };
            report(speaker, |it| (it.speaking, it.ended) = (speaking, ended));
        });
        assert!((secs - late).abs() < 2.5 * DT, "{secs} s, not {late} s");
        assert_eq!(speaker.trouble(), None);
    }

    #[test]
    fn without_a_device_a_line_takes_its_time_in_silence() {
        let (mut speaker, _taken) = speaker();
        speaker.say(LINE);
        let length = speaker.length_secs(LINE);
        let secs = secs_until_silent(&mut speaker, |speaker, _| {
            report(speaker, |it| it.device = DeviceState::Missing);
        });
        assert!((secs - length).abs() < 2.5 * DT, "{secs} s, not {length} s");
        assert_eq!(speaker.trouble(), Some(Trouble::NoDevice));
        report(&speaker, |_| {});
        speaker.tick(DT);
        assert_eq!(speaker.trouble(), None, "the device came back");
    }

    #[test]
    fn a_thread_that_hangs_is_taken_for_silent_until_it_answers() {
        let (mut speaker, _taken) = speaker();
        report(&speaker, |_| {});
        speaker.say(LINE);
        let length = speaker.length_secs(LINE);
        let secs = secs_until_silent(&mut speaker, |speaker, secs| {
            if secs < 0.5 {
                report(speaker, |it| it.speaking = 1);
            }
        });
        assert!((secs - length).abs() < 2.5 * DT, "{secs} s, not {length} s");
        assert_eq!(speaker.trouble(), Some(Trouble::NoAnswer));
        report(&speaker, |it| it.speaking = 0);
        speaker.tick(DT);
        assert_eq!(speaker.trouble(), None);
    }

    #[test]
    fn a_report_that_is_being_written_is_not_waited_for() {
        let (mut speaker, _taken) = speaker();
        let shared = Arc::clone(&speaker.shared);
        let _writing = shared.lock().unwrap();
        speaker.say(LINE);
        speaker.tick(DT);
        assert!(speaker.is_speaking());
    }

    #[test]
    fn a_clip_that_cannot_be_played_is_named_and_takes_its_time() {
        let (mut speaker, _taken) = speaker();
        speaker.say(LINE);
        report(&speaker, |it| it.broken = 1);
        speaker.tick(DT);
        assert!(speaker.is_speaking());
        assert_eq!(speaker.trouble(), Some(Trouble::BrokenClip(LINE)));
        speaker.say(Line::Check);
        assert_eq!(speaker.trouble(), None);
    }

    #[test]
    fn a_line_that_was_cut_off_is_named_and_takes_its_time() {
        let (mut speaker, _taken) = speaker();
        speaker.say(LINE);
        report(&speaker, |it| it.speaking = 1);
        speaker.tick(DT);
        report(&speaker, |it| (it.speaking, it.cut_off) = (0, 1));
        speaker.tick(DT);
        assert!(speaker.is_speaking());
        assert_eq!(speaker.trouble(), Some(Trouble::CutOff(LINE)));
        speaker.say(Line::Check);
        assert_eq!(speaker.trouble(), None);
    }

    #[test]
    fn a_stopped_line_is_over_though_the_report_is_old() {
        let (mut speaker, taken) = speaker();
        speaker.say(LINE);
        report(&speaker, |it| it.speaking = 1);
        speaker.tick(DT);
        speaker.stop();
        speaker.tick(DT);
        assert!(!speaker.is_speaking());
        assert!(matches!(taken.try_iter().last(), Some(Order::Stop)));
    }
}
