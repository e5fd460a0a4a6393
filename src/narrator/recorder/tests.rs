//! The recorder without a device: its thread is the test.

use std::num::NonZero;
use std::sync::mpsc::Receiver;

use super::*;

const ONE: NonZero<u16> = NonZero::<u16>::MIN;
const RATE: NonZero<u32> = NonZero::new(8_000).unwrap();

/// A recorder whose thread is the test.
fn recorder() -> (Recorder, Receiver<Arc<Reel>>) {
    let (orders, taken) = channel();
    let mut recorder = Recorder::new();
    recorder.over(orders);
    (recorder, taken)
}

/// The thread gives a sign of life, and says something of itself.
fn report(recorder: &Recorder, change: impl FnOnce(&mut Heard)) {
    let thread = recorder.thread.as_ref().unwrap();
    let mut heard = thread.shared.lock().unwrap();
    heard.beats += 1;
    heard.device = DeviceState::Open;
    change(&mut heard);
}

fn after(secs: f32) -> Instant {
    Instant::now() + Duration::from_secs_f32(secs)
}

#[test]
fn a_take_is_there_a_moment_after_its_end_and_is_given_once() {
    let (mut recorder, taken) = recorder();
    report(&recorder, |_| {});
    recorder.begin();
    let reel = taken.try_recv().unwrap();
    reel.write(ONE, RATE, &[0.1; 4_000]);
    recorder.look_at(after(0.1));
    assert!(recorder.is_recording());
    recorder.end();
    assert_eq!(recorder.take(), None, "its last words are on their way");
    reel.write(ONE, RATE, &[0.1; 800]);
    recorder.look_at(after(0.3));
    assert!(!recorder.is_recording());
    let samples = recorder.take().unwrap();
    assert!((samples.secs() - 0.6).abs() < 1e-6);
    assert_eq!((recorder.take(), recorder.trouble()), (None, None));
}

#[test]
fn what_was_recorded_before_the_device_was_lost_is_there() {
    let (mut recorder, taken) = recorder();
    report(&recorder, |_| {});
    recorder.begin();
    let reel = taken.try_recv().unwrap();
    reel.write(ONE, RATE, &[0.1; 4_000]);
    reel.close();
    report(&recorder, |it| {
        it.cut_off += 1;
        it.device = DeviceState::Missing;
    });
    recorder.look();
    assert!(!recorder.is_recording());
    assert_eq!(recorder.trouble(), Some(Deaf::CutOff));
    assert_eq!(recorder.take().unwrap().values.len(), 4_000);
    recorder.begin();
    assert_eq!(recorder.trouble(), Some(Deaf::NoDevice));
}

#[test]
fn a_thread_that_hangs_ends_the_take_and_is_told_until_it_answers() {
    let (mut recorder, taken) = recorder();
    report(&recorder, |_| {});
    recorder.begin();
    let reel = taken.try_recv().unwrap();
    reel.write(ONE, RATE, &[0.1; 4_000]);
    recorder.look_at(after(0.0));
    assert!(recorder.is_recording());
    recorder.look_at(after(1.5));
    assert!(!recorder.is_recording());
    assert_eq!(recorder.trouble(), Some(Deaf::NoAnswer));
    assert!(recorder.take().is_some());
    report(&recorder, |_| {});
    recorder.look_at(after(1.6));
    assert_eq!(recorder.trouble(), Some(Deaf::CutOff));
}

#[test]
fn the_meter_rises_at_once_and_falls_gently() {
    let (mut recorder, _taken) = recorder();
    let input = Arc::clone(&recorder.thread.as_ref().unwrap().input);
    input.hear(0.8);
    input.hear(0.2);
    recorder.look_at(after(0.0));
    assert!((recorder.level() - 0.8).abs() < 1e-6);
    recorder.look_at(after(0.18));
    assert!((0.25..0.35).contains(&recorder.level()));
}

#[test]
fn a_report_that_is_being_written_is_not_waited_for() {
    let (mut recorder, _taken) = recorder();
    let shared = Arc::clone(&recorder.thread.as_ref().unwrap().shared);
    let _writing = shared.lock().unwrap();
    recorder.begin();
    recorder.look();
    assert!(recorder.is_recording());
}

#[test]
fn a_recorder_that_is_closed_lets_its_thread_go() {
    let (mut recorder, taken) = recorder();
    recorder.begin();
    let reel = taken.try_recv().unwrap();
    recorder.close();
    assert!(reel.is_closed());
    assert!(taken.recv().is_err(), "nobody is left to give orders");
    assert!(!recorder.is_recording());
}
