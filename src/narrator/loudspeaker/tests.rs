//! The loudspeaker, with a thread and a device that are the test.

use std::sync::mpsc::Receiver;

use super::super::pack::Pack;
use super::*;

const DT: f32 = 0.1;
const LINE: Line = Line::MerlinLook;

/// A loudspeaker whose thread is the test.
fn speaker() -> (Loudspeaker, Receiver<Order>) {
    let (orders, taken) = channel();
    (Loudspeaker::over(Pack::english().into(), orders), taken)
}

/// The thread and its device give a sign of life, and the thread says something of itself.
fn report(speaker: &Loudspeaker, change: impl FnOnce(&mut Report)) {
    let mut report = speaker.shared.lock().unwrap();
    report.beats += 1;
    report.device = DeviceState::Open;
    change(&mut report);
    speaker.meter.set_alive(Instant::now());
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
        report(speaker, |_| {});
        if secs < late {
            speaker.meter.set_speaking(1);
        } else {
            speaker.meter.set_ended(1, Instant::now());
        }
    });
    assert!((secs - late).abs() < 2.5 * DT, "{secs} s, not {late} s");
    assert!(speaker.ended_secs_ago() < 0.1);
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
        speaker.meter.set_speaking(1);
        if secs < 0.5 {
            report(speaker, |_| {});
        }
    });
    assert!((secs - length).abs() < 2.5 * DT, "{secs} s, not {length} s");
    assert_eq!(speaker.trouble(), Some(Trouble::NoAnswer));
    report(&speaker, |_| {});
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
    report(&speaker, |_| speaker.meter.set_speaking(1));
    speaker.tick(DT);
    speaker.meter.set_speaking(0);
    report(&speaker, |it| it.cut_off = 1);
    speaker.tick(DT);
    assert!(speaker.is_speaking());
    assert_eq!(speaker.trouble(), Some(Trouble::CutOff(LINE)));
    speaker.say(Line::Check);
    assert_eq!(speaker.trouble(), None);
}

#[test]
fn a_stopped_line_is_over_though_the_device_still_says_otherwise() {
    let (mut speaker, _taken) = speaker();
    speaker.say(LINE);
    report(&speaker, |_| speaker.meter.set_speaking(1));
    speaker.tick(DT);
    speaker.stop();
    speaker.tick(DT);
    assert!(!speaker.is_speaking());
    assert!(speaker.meter.is_cut(1));
}

#[test]
fn a_chime_rings_after_a_stop_and_stops_with_the_next() {
    let (mut speaker, taken) = speaker();
    speaker.say(LINE);
    speaker.stop();
    speaker.ring_in(Chime::Bell, 0.0);
    let rung = taken.try_iter().find_map(|order| match order {
        Order::Ring { said, .. } => Some(said),
        _ => None,
    });
    let rung = rung.expect("a ring");
    assert!(!speaker.meter.is_cut(rung));
    speaker.stop();
    assert!(speaker.meter.is_cut(rung));
}
