//! A line is recorded with the microphone, as a table does it: what is played in the room is what the night says.

use std::fs;
use std::path::{Path, PathBuf};

use avalon_herald::narrator::Line;
use egui::Pos2;
use hound::WavReader;
use serde_json::json;

use crate::clips::{Clip, voice};
use crate::ear::{self, Ear};
use crate::evidence::keep_sound;
use crate::listen::{Heard, heard};
use crate::places::{self, everywhere};
use crate::running::{Running, wait_for};
use crate::stage::Stage;

/// The line that is recorded, and what is played into the microphone in its place: another line, so that nothing else can
/// be taken for it.
const LINE: Line = Line::CloseEyes;
const PLAYED: &str = "sound_check";

/// The first words of the emblem and line that tell what has gone wrong.
const STATUS: Pos2 = Pos2::new(260.0, 516.0);

/// How alike each half second of a line must be.
const WHOLE: f32 = 0.8;

#[test]
fn a_recorded_line_is_what_was_heard_and_the_night_says_it() {
    let mut stage = Stage::with_settings(&crate::quiet());
    let ear = Ear::open(&stage);
    open(&mut stage);
    stage.picture("9-recording");
    record(&stage, &ear);
    let kept = keep(&stage);
    check("the file", &samples(&kept));

    // The next line is shown; this one speaks from now on.
    press(&stage, "Left");
    let from = ear.now();
    stage.hands.key("h");
    let began = ear.wait_for_sound(from, 30);
    let ended = ear.wait_for_silence(began, 1.0);
    let lead = ear::RATE / 2;
    let spoken = ear.samples()[began.saturating_sub(lead)..ended + lead].to_vec();
    check("the line as it is heard", &spoken);
    check("the night as a file", &narrated(&stage));
}

#[test]
fn a_sound_server_that_hangs_leaves_what_was_said_until_then_and_a_window_that_answers() {
    let mut stage = Stage::with_settings(&json!({}));
    let ear = Ear::open(&stage);
    open(&mut stage);
    press(&stage, "space");
    let from = ear.now();
    let mut player = stage.bound("paplay");
    let player = Running::start(player.arg(clip()));
    let began = ear.wait_for_sound(from, 30);
    ear.wait_until(began + ear::RATE * 3 / 2);
    stage.signal_sound("STOP");
    // The take ends by itself, and says why.
    let part = places::round(STATUS);
    let words = stage.screen.part(part);
    wait_for("the take", 5, || {
        (stage.screen.part(part) != words).then_some(())
    });
    stage.screen.wait_until_still();
    stage.picture("12-cut-off");
    let kept = keep(&stage);
    press(&stage, "Left");
    press(&stage, "Escape");
    let secs = samples(&kept).len() as f32 / ear::RATE as f32;
    println!("{secs:.2} s were kept");
    assert!(secs > 1.0, "{secs} s");
    drop(player);
}

/// Opens the program, and goes to the recording.
fn open(stage: &mut Stage) {
    stage.open();
    for key in ["o", "v"] {
        press(stage, key);
        stage.screen.wait_until_still();
    }
}

/// What is played in the room.
fn clip() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("assets/audio/en/{PLAYED}.ogg"))
}

/// Records while a clip is played in the room.
fn record(stage: &Stage, ear: &Ear) {
    press(stage, "space");
    let from = ear.now();
    let played = stage.bound("paplay").arg(clip()).status();
    assert!(played.is_ok_and(|it| it.success()), "paplay plays");
    let began = ear.wait_for_sound(from, 30);
    ear.wait_for_silence(began, 0.6);
    stage.picture("10-recording");
    press(stage, "space");
    stage.screen.wait_until_still();
    stage.picture("11-take");
}

/// Keeps the take, and returns its file.
fn keep(stage: &Stage) -> PathBuf {
    stage.hands.key("space");
    let folder = stage.data().join("voices/en");
    let path = folder.join(format!("{}.wav", LINE.id()));
    wait_for("the recording", 20, || path.exists().then_some(()));
    stage.screen.wait_until_still();
    assert_eq!(fs::read_dir(folder).expect("it is there").count(), 1);
    path
}

/// The beginning of the night that the program writes as a file: its first line.
fn narrated(stage: &Stage) -> Vec<i16> {
    let path = stage.data().join("night.wav");
    let args = ["narrate", "--players", "5", "--out"];
    let mut args: Vec<_> = args.iter().map(AsRef::as_ref).collect();
    args.push(path.as_os_str());
    stage.answer(&args);
    let secs = Clip::of(voice("en"), PLAYED).values.len() as f32 / crate::clips::RATE as f32;
    let mut samples = samples(&path);
    samples.truncate(((1.0 + secs + 0.3) * ear::RATE as f32) as usize);
    samples
}

/// Presses a key, and waits until something else is shown.
fn press(stage: &Stage, key: &str) {
    let act = || stage.hands.key(key);
    stage.screen.wait_for_change(key, everywhere(), act);
}

/// What was played is heard once and whole, and no other line.
fn check(what: &str, samples: &[i16]) {
    // A take may be a little shorter than what was played: its silences are its own.
    let room = vec![0; ear::RATE / 2];
    let found = heard(&[&room, samples, &room].concat(), voice("en"));
    for it in &found {
        let Heard {
            id,
            likeness,
            weakest,
            start_secs,
            ..
        } = it;
        println!(
            "{what}: {id}, {likeness:.3} alike, {weakest:.3} at least, from {start_secs:.2} s"
        );
    }
    let is_it = matches!(found[..], [it] if it.id == PLAYED && it.weakest > WHOLE);
    if !is_it {
        keep_sound(samples);
    }
    assert!(is_it, "{what}: {} clips were heard", found.len());
}

/// The left channel of a WAV file of 48 kHz.
fn samples(path: &Path) -> Vec<i16> {
    let mut reader = WavReader::open(path).expect("it is a WAV file");
    let spec = reader.spec();
    assert_eq!(
        (spec.sample_rate as usize, spec.bits_per_sample),
        (ear::RATE, 16)
    );
    let values = reader.samples().step_by(spec.channels.into());
    values.map(|it| it.expect("a value")).collect()
}
