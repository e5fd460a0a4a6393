//! The commands as people and scripts call them.

#![expect(
    clippy::expect_used,
    reason = "a test fails by a panic, in its helpers too"
)]

mod common;
#[path = "commands/narrate.rs"]
mod narrate;
mod program;
#[path = "commands/simulate.rs"]
mod simulate;

use std::fs;

use program::{cases, run};
use serde_json::{Value, json};

#[test]
fn the_script_is_a_line_a_cue_or_an_array_of_cues() {
    let text = run(&["script", "--players", "7"]);
    let json = run(&["script", "--players", "7", "--json"]);
    assert_eq!(
        (text.status, json.status),
        (0, 0),
        "{}{}",
        text.err,
        json.err
    );
    let cues: Value = serde_json::from_str(&json.out).unwrap();
    let cues = cues.as_array().unwrap();
    let ids: Vec<_> = cues.iter().map(|it| it["id"].as_str().unwrap()).collect();
    assert_eq!(
        ids,
        [
            "close_eyes",
            "evil_look",
            "evil_close",
            "check",
            "merlin_thumbs",
            "merlin_look",
            "merlin_thumbs_down",
            "merlin_close",
            "check",
            "percival_thumbs",
            "percival_look",
            "percival_thumbs_down",
            "percival_close",
            "check",
            "open_eyes",
        ]
    );
    assert_eq!(cues[1]["except"], json!(["oberon"]));
    let pauses = cues.iter().map(|it| it["pause_s"].as_f64().unwrap());
    assert!(pauses.clone().all(|it| it > 0.0));
    let texts: Vec<_> = cues.iter().map(|it| it["text"].as_str().unwrap()).collect();
    assert_eq!(text.out.lines().collect::<Vec<_>>(), texts);
}

#[test]
fn a_set_up_from_a_file_is_read_strictly_and_told_with_its_line() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("setup.json");
    let path = file.to_str().unwrap();
    let script = |text: &str| {
        fs::write(&file, text).unwrap();
        run(&["script", "--setup", path])
    };
    let five = r#""seats":["Ann","Bo","Cy","Di","Ed"]"#;
    let spies = script(&format!("{{\n{five},\n\"edition\":\"resistance\"\n}}\n"));
    assert_eq!(
        (spies.status, spies.out.lines().count()),
        (0, 5),
        "{}",
        spies.err
    );
    for (text, told) in [
        (
            format!("{{{five},\n\"mods\":1}}"),
            ":2: unknown field `mods`",
        ),
        (
            format!("{{\n\n{five},\"trapper\":7}}"),
            ":3: `trapper`: found the number `7`, expected true or false",
        ),
        (
            format!("{{{five},\"trapper\":true}}"),
            ":1: Trapper is for eight to ten",
        ),
        (format!("[{five}]"), ":1: "),
        (String::new(), ":1: not JSON"),
    ] {
        let ran = script(&text);
        assert_eq!((ran.status, ran.out.as_str()), (1, ""), "{text}");
        assert!(
            ran.err.starts_with(&format!("{path}{told}")),
            "{text}: {}",
            ran.err
        );
    }
    let missing = run(&["script", "--setup", "missing.json"]);
    assert_eq!((missing.status, missing.out.as_str()), (2, ""));
}

#[test]
fn the_doctor_tells_what_is_there_and_what_is_wrong_and_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let root = folder.path().join("data");
    let doctor = || run(&["--data-dir", root.to_str().unwrap(), "doctor"]);
    let ran = doctor();
    assert_eq!(ran.status, 0, "{}", ran.out);
    assert!(!root.exists());
    for found in [
        "data folder: ",
        "sound device: ",
        "voice: en",
        "fonts: built in: ",
    ] {
        assert!(ran.out.contains(found), "{found}: {}", ran.out);
    }

    fs::create_dir_all(root.join("games")).unwrap();
    fs::copy(
        cases().join("journal-1.jsonl"),
        root.join("games/2026-11-29-2331-1.jsonl"),
    )
    .unwrap();
    let ran = doctor();
    assert_eq!(ran.status, 0, "{}", ran.out);
    assert!(
        ran.out.contains("1 found, 0 finished, 1 to go on with"),
        "{}",
        ran.out
    );

    fs::write(root.join("settings.json"), "{").unwrap();
    fs::write(root.join("games/2026-11-29-2332-1.jsonl"), "torn\ntorn").unwrap();
    let ran = doctor();
    assert_eq!(ran.status, 1, "{}", ran.out);
    assert!(ran.out.contains("settings: WRONG"), "{}", ran.out);
    assert!(ran.out.contains("2026-11-29-2332-1.jsonl"), "{}", ran.out);
    assert!(ran.out.ends_with("2 things are wrong\n"), "{}", ran.out);
    assert_eq!(fs::read_to_string(root.join("settings.json")).unwrap(), "{");
    assert_eq!(fs::read_dir(&root).unwrap().count(), 2);
}

#[test]
fn the_script_is_told_in_the_language_that_was_asked_for() {
    let script = |lang: &str| run(&["script", "--players", "7", "--lang", lang]);
    for (lang, first) in [
        ("en", "Everyone, close your eyes"),
        ("ru", "Все игроки, закройте глаза"),
        ("zh", "所有人，请闭上眼睛"),
    ] {
        let ran = script(lang);
        assert_eq!((ran.status, ran.err.as_str()), (0, ""), "{lang}");
        assert!(ran.out.starts_with(first), "{lang}: {}", ran.out);
        assert_eq!(ran.out.lines().count(), script("en").out.lines().count());
    }
}

#[test]
fn a_call_that_is_off_is_told_with_status_2() {
    for args in [
        &["replay"][..],
        &["dance"],
        &["script"],
        &["script", "--players", "4"],
        &["script", "--players", "7", "--lang", "fr"],
        &["script", "--players", "7", "--setup", "x.json"],
        &["narrate", "--players", "7"],
        &["narrate", "--players", "4", "--out", "night.wav"],
        &["simulate", "--players", "7", "--games", "1"],
        &["simulate", "--players", "7", "--games", "-1", "--seed", "1"],
        &["simulate", "--games", "1", "--seed", "1"],
    ] {
        let ran = run(args);
        assert_eq!((ran.status, ran.out.as_str()), (2, ""), "{args:?}");
        assert!(!ran.err.is_empty(), "{args:?}");
    }
}
