//! The night as a sound file, and what the doctor says of voices.

use std::fs;

use hound::WavReader;
use serde_json::Value;

use super::program::run;

#[test]
fn the_night_is_written_as_long_as_its_lines_and_pauses() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    for lang in ["en", "ru", "zh"] {
        let file = folder.path().join(format!("{lang}.wav"));
        let out = file.to_str().unwrap();
        // The spies' night is the shortest.
        let setup = folder.path().join("setup.json");
        fs::write(
            &setup,
            r#"{"edition":"resistance","seats":["A","B","C","D","E"]}"#,
        )
        .unwrap();
        let setup = setup.to_str().unwrap();
        let call = ["--data-dir", data, "narrate", "--setup", setup];
        let told = run(&[&call[..], &["--lang", lang, "--out", out]].concat());
        assert_eq!(told.status, 0, "{}", told.err);
        let script = run(&["script", "--setup", setup, "--lang", lang, "--json"]);
        let cues: Value = serde_json::from_str(&script.out).unwrap();
        let pauses: f64 = cues
            .as_array()
            .unwrap()
            .iter()
            .map(|cue| cue["pause_s"].as_f64().unwrap())
            .sum();
        let wav = WavReader::open(&file).unwrap();
        assert_eq!((wav.spec().channels, wav.spec().sample_rate), (2, 48_000));
        let secs = f64::from(wav.duration()) / 48_000.0;
        // A second before, two after, and five lines of two to six seconds each.
        let spoken = secs - pauses - 3.0;
        assert!((10.0..30.0).contains(&spoken), "{lang}: {secs} s");
        let loudest = wav
            .into_samples::<i16>()
            .map(|it| it.unwrap().unsigned_abs());
        assert!(
            loudest.max() > Some(i16::MAX as u16 / 2),
            "{lang} is too soft"
        );
    }
}

#[test]
fn a_sound_file_that_cannot_be_written_is_named_and_so_are_broken_clips() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let voices = folder.path().join("voices/en");
    fs::create_dir_all(&voices).unwrap();
    fs::write(voices.join("check.ogg"), "no sound").unwrap();
    let nowhere = folder.path().join("no/such/folder/night.wav");
    let nowhere = nowhere.to_str().unwrap();
    let call = [
        "--data-dir",
        data,
        "narrate",
        "--players",
        "5",
        "--out",
        nowhere,
    ];
    let told = run(&call);
    assert_eq!(told.status, 2);
    assert!(
        told.err.contains("check.ogg") && told.err.contains(nowhere),
        "{}",
        told.err
    );
    let told = run(&["--data-dir", data, "doctor"]);
    assert_eq!(told.status, 0, "{}", told.out);
    assert!(
        told.out
            .contains("your own voice: WARNING: en: passed over"),
        "{}",
        told.out
    );
    assert!(
        told.out
            .contains("ambience: built in: rain, hearth, wind, hall")
    );
    fs::copy(
        concat!(env!("CARGO_MANIFEST_DIR"), "/assets/audio/en/stop.ogg"),
        voices.join("check.ogg"),
    )
    .unwrap();
    let told = run(&["--data-dir", data, "doctor"]);
    assert!(
        told.out.contains("your own voice: en, 1 of 80 lines"),
        "{}",
        told.out
    );
}
