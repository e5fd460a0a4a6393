//! The recording screen: its keys, and the whole way from the set-up to a line that speaks with the table's own voice.

use std::fs;

use avalon_herald::narrator::{Deaf, Line};
use avalon_herald::ui::intent::{Intent, RecordingIntent};
use avalon_herald::ui::screens::recording::{RecordingState, Step};
use egui::Key;

use super::keys::at;
use super::studio::{Studio, spoken};
use super::window::{Screen, Window};

fn asked(what: RecordingIntent) -> Vec<Intent> {
    vec![Intent::Recording(what)]
}

fn state(window: &Window<'_>) -> RecordingState {
    let Screen::Recording(state) = window.screen() else {
        panic!("no line is recorded");
    };
    RecordingState::clone(state)
}

#[test]
fn space_records_stops_and_keeps() {
    for (scene, what) in [
        ("recording, a built-in line", RecordingIntent::Record),
        ("recording, an own line", RecordingIntent::Record),
        ("recording, noise", RecordingIntent::Record),
        ("recording, a line is recorded", RecordingIntent::Stop),
        ("recording, a take", RecordingIntent::Keep),
        ("recording, the last line", RecordingIntent::Keep),
    ] {
        for key in [Key::Space, Key::PageDown] {
            let mut window = at(scene);
            window.press(key);
            assert_eq!(window.asked(), asked(what), "{scene}");
        }
    }
}

#[test]
fn a_space_that_is_held_down_is_one_press() {
    let mut window = at("recording, a line is recorded");
    for _ in 0..5 {
        window.harness.event(egui::Event::Key {
            key: Key::Space,
            physical_key: None,
            pressed: true,
            // The window finds out by itself.
            repeat: false,
            modifiers: egui::Modifiers::NONE,
        });
    }
    window.run();
    assert_eq!(window.asked(), asked(RecordingIntent::Stop));
}

#[test]
fn each_key_does_what_its_button_says() {
    use RecordingIntent::{DontKeep, Hear, Leave, OnlyNeeded, Record, Show};
    let built_in = "recording, a built-in line";
    let (recorded, take) = ("recording, a line is recorded", "recording, a take");
    for (scene, key, button, what) in [
        (
            built_in,
            Key::ArrowLeft,
            "Previous",
            Some(Show(Line::MerlinThumbs)),
        ),
        (
            built_in,
            Key::ArrowRight,
            "Next",
            Some(Show(Line::MerlinLook)),
        ),
        (built_in, Key::H, "Hear it", Some(Hear)),
        (built_in, Key::R, "Again", None),
        (built_in, Key::N, "Only this table", Some(OnlyNeeded(true))),
        (built_in, Key::Escape, "Back to the set-up", Some(Leave)),
        (built_in, Key::Delete, "Built-in voice again", None),
        (take, Key::ArrowRight, "Next", Some(Show(Line::MerlinLook))),
        (take, Key::H, "Hear it", Some(Hear)),
        (take, Key::R, "Again", Some(Record)),
        (take, Key::Escape, "Don’t keep it", Some(DontKeep)),
        (recorded, Key::ArrowRight, "Next", None),
        (recorded, Key::H, "Hear it", None),
        (recorded, Key::Escape, "Don’t keep it", Some(DontKeep)),
        ("recording, the last line", Key::ArrowRight, "Next", None),
        (
            "recording, only this table's lines",
            Key::N,
            "All lines",
            Some(OnlyNeeded(false)),
        ),
    ] {
        let mut window = at(scene);
        let expected: Vec<_> = what.into_iter().flat_map(asked).collect();
        window.press(key);
        assert_eq!(window.asked(), expected, "{scene}: {key:?}");
        window.tap(button);
        assert_eq!(window.asked(), expected, "{scene}: {button}");
    }
}

#[test]
fn the_built_in_voice_comes_back_in_two_steps() {
    let mut window = at("recording, an own line");
    window.press(Key::Y);
    window.press(Key::Delete);
    assert_eq!(window.asked(), [], "the first step asks");
    window.press(Key::Space);
    assert_eq!(window.asked(), [], "the gold button keeps the recording");
    window.press(Key::Delete);
    window.press(Key::Escape);
    assert_eq!(window.asked(), []);
    window.press(Key::Delete);
    window.press(Key::Y);
    assert_eq!(window.asked(), asked(RecordingIntent::BuiltIn));
    assert_eq!(state(&window).step, Step::Ready);
}

#[test]
fn the_words_to_be_read_are_as_large_as_the_main_line() {
    for scene in ["recording, a built-in line", "recording, a take"] {
        let window = at(scene);
        let words = window.texts();
        let line = words
            .iter()
            .find(|it| it.text.starts_with("Agents of Evil"));
        let size = line.unwrap_or_else(|| panic!("{scene}: {words:?}")).size;
        // A capital is 0.638 of the size of its face.
        assert!(size * 0.638 >= 800.0 / 28.0, "{size}");
    }
}

#[test]
fn a_line_is_recorded_heard_kept_and_spoken_until_the_built_in_voice_comes_back() {
    let mut studio = Studio::open();
    assert!(studio.microphone.0.borrow().is_open);
    assert!(studio.sees("Everyone, close your eyes"));
    let (line, built_in) = studio.hear();
    assert_eq!(line, Line::CloseEyes);

    studio.hears(spoken(1.5));
    studio.press(&[Key::Space]);
    assert!(studio.sees("Recording: 1 s"));
    studio.press(&[Key::Space]);
    assert!(studio.sees("Keep it, next line"));
    let (line, secs) = studio.hear();
    assert_eq!(line, Line::CloseEyes);
    assert!((secs - 1.91).abs() < 0.03, "{secs} s");
    assert!(studio.files().is_empty(), "nothing is kept yet");

    studio.press(&[Key::Space]);
    assert_eq!(studio.files(), ["close_eyes.wav"]);
    assert!(studio.sees("raise your thumb"), "the next line is shown");
    assert!(studio.sees("1 recorded"));
    studio.press(&[Key::ArrowLeft]);
    assert!(studio.sees("You have recorded this line"));
    assert_eq!(
        studio.hear(),
        (Line::CloseEyes, secs),
        "it speaks from now on"
    );

    studio.press(&[Key::Delete, Key::Y]);
    assert!(studio.sees("Built-in voice") && studio.sees("none recorded yet"));
    assert_eq!(studio.hear(), (Line::CloseEyes, built_in));
    let aside = studio.files();
    assert!(
        aside.len() == 1 && aside[0].contains("dropped"),
        "{aside:?}"
    );

    studio.press(&[Key::Escape]);
    assert!(!studio.microphone.0.borrow().is_open);
    assert!(
        studio.sees("Back to the set-up"),
        "the options are where they were"
    );
}

#[test]
fn a_take_that_is_not_kept_leaves_the_line_as_it_was() {
    let mut studio = Studio::open();
    let before = studio.hear();
    studio.hears(spoken(1.5));
    studio.press(&[Key::Space, Key::Space]);
    assert_ne!(studio.hear(), before);
    studio.press(&[Key::Escape]);
    assert_eq!(studio.hear(), before);
    studio.press(&[Key::Space, Key::Escape]);
    assert!(studio.sees("Press Record"), "a recording can be broken off");
    studio.press(&[Key::Space, Key::Space, Key::ArrowRight, Key::ArrowLeft]);
    assert_eq!(studio.hear(), before);
    assert!(studio.files().is_empty());
}

#[test]
fn what_goes_wrong_is_told_in_words_and_what_was_said_until_then_can_be_kept() {
    let mut studio = Studio::open();
    studio.press(&[Key::Space, Key::Space]);
    assert!(studio.sees("Nothing was heard"));
    studio.hears(spoken(0.0).iter().map(|it| it * 10.0).collect());
    studio.press(&[Key::Space]);
    assert!(
        studio.sees("Recording: "),
        "the next take forgets what was wrong"
    );
    studio.press(&[Key::Space]);
    assert!(studio.sees("Only noise was heard"));
    studio.microphone.0.borrow_mut().deaf = Some(Deaf::NoDevice);
    studio.harness.run();
    assert!(studio.sees("No microphone can be opened"));
    studio.microphone.0.borrow_mut().deaf = None;

    studio.hears(spoken(0.8));
    studio.press(&[Key::Space]);
    {
        let mut fake = studio.microphone.0.borrow_mut();
        (fake.is_recording, fake.is_ended) = (false, true);
        fake.deaf = Some(Deaf::CutOff);
    }
    studio.harness.run();
    assert!(studio.sees("The microphone was lost"));
    studio.press(&[Key::Space]);
    assert_eq!(studio.files(), ["close_eyes.wav"]);
    assert!(
        studio.sees("Press Record"),
        "the next line has no take to tell of"
    );
}

#[test]
fn a_take_that_cannot_be_saved_is_not_lost() {
    let mut studio = Studio::open();
    studio.hears(spoken(1.0));
    studio.press(&[Key::Space, Key::Space]);
    fs::write(studio.folder.path().join("voices"), "in the way").unwrap();
    studio.press(&[Key::Space]);
    assert!(studio.sees("save your own voice"), "it is told why");
    assert!(studio.sees("Keep it, next line"), "the take is still there");
    fs::remove_file(studio.folder.path().join("voices")).unwrap();
    studio.press(&[Key::Space]);
    assert_eq!(studio.files(), ["close_eyes.wav"]);
}
