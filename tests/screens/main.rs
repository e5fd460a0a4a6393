//! Every screen, in every state, at every size, with names short and long: what is drawn has its room.

#![expect(
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test fails by a panic, in its helpers too"
)]

mod evening;
mod focus;
mod foot;
mod hidden;
mod judge;
mod keys;
#[expect(dead_code, reason = "the tests of the window use all of it")]
mod lot;
mod noted;
mod people;
mod pictures;
mod reach;
mod reader;
mod recording;
mod scenes;
mod seating;
mod studio;
mod table;
mod turning;
mod tv;
mod votes;
mod window;

use std::collections::BTreeMap;

use avalon_herald::i18n::{Msg, Words};
use avalon_herald::ui::theme::Mode;
use egui::vec2;

use judge::Drawn;
use people::Names;
use scenes::{Scene, Then};
use window::{Size, Thing, Window};

/// The windows, and the scales that people may choose in them.
const SIZES: [(f32, f32, f32); 6] = [
    (1024.0, 600.0, 1.0),
    (1280.0, 800.0, 1.0),
    (1920.0, 1080.0, 1.0),
    (1920.0, 1080.0, 1.6),
    (3840.0, 2160.0, 1.0),
    (3840.0, 2160.0, 1.6),
];

fn sizes(of: &[(f32, f32, f32)]) -> impl Iterator<Item = Size> {
    of.iter().map(|&(wide, high, scale)| Size {
        window: vec2(wide, high),
        scale,
    })
}

/// A window with room to spare, and one with as little as there is.
const FAR_SIZES: [(f32, f32, f32); 2] = [(1024.0, 600.0, 1.6), (1920.0, 1080.0, 1.0)];

/// Shows a scene and does what leads to it.
fn open(window: &mut Window<'_>, scene: &Scene, names: Names) {
    window.show(scene.screen.clone(), scene.trouble.clone(), names.lang());
    match scene.then {
        Then::Nothing => {}
        Then::Press(key) => window.press(key),
        Then::Keys(keys) => keys.iter().for_each(|&key| window.press(key)),
        Then::TapFirst => window.tap(names.ten()[0]),
        Then::PasteMany => {
            let names = names.ten();
            let list = names.iter().chain(&names[..2]).copied();
            // A comma parts names.
            let list: Vec<_> = list.filter(|it| !it.contains(',')).collect();
            window.paste(&list.join("\n"));
        }
    }
    // The log finds its end one frame later.
    if scene.is_log() {
        window.run();
    }
}

/// Complaints, and where they were heard.
#[derive(Default)]
struct Book(BTreeMap<String, Vec<String>>);

impl Book {
    fn note(&mut self, scene: &Scene, names: Names, mode: Mode, size: Size, complaint: String) {
        let place = format!(
            "{}×{} at {} {names:?} {mode:?}",
            size.window.x, size.window.y, size.scale
        );
        self.0
            .entry(format!("{}: {complaint}", scene.name))
            .or_default()
            .push(place);
    }

    fn assert_empty(&self) {
        let count = self.0.len();
        assert!(count == 0, "{count} complaints:\n{}", self.told());
    }

    fn told(&self) -> String {
        let told = |(what, places): (&String, &Vec<String>)| {
            format!("{what}\n    {}\n", places.join("\n    "))
        };
        self.0.iter().map(told).collect::<Vec<_>>().concat()
    }
}

fn judge_all(names: Names) {
    judge_at(names, &SIZES);
}

fn judge_at(names: Names, of: &[(f32, f32, f32)]) {
    let mut book = Book::default();
    let scenes = scenes::all(names);
    let mut window = Window::new(scenes[0].screen.clone());
    for size in sizes(of) {
        for mode in Mode::ALL {
            window.set(mode, size);
            for scene in &scenes {
                open(&mut window, scene, names);
                let drawn = Drawn::of(&window, scene, names, size);
                let mut complaints = drawn.complaints();
                complaints.extend(
                    window
                        .unnamed()
                        .into_iter()
                        .map(|it| format!("no name: {it}")),
                );
                let gold = window.gold_buttons();
                if gold > 1 {
                    complaints.push(format!("{gold} gold buttons"));
                }
                for complaint in complaints {
                    book.note(scene, names, mode, size, complaint);
                }
            }
        }
    }
    book.assert_empty();
}

#[test]
fn short_names_have_their_room_on_every_screen() {
    judge_all(Names::Short);
}

#[test]
fn russian_words_have_their_room_on_every_screen() {
    judge_at(Names::ShortCyrillic, &FAR_SIZES);
}

#[test]
fn chinese_words_have_their_room_on_every_screen() {
    judge_at(Names::ShortChinese, &FAR_SIZES);
}

#[test]
fn long_latin_names_have_their_room_on_every_screen() {
    judge_all(Names::Latin);
}

#[test]
fn long_cyrillic_names_have_their_room_on_every_screen() {
    judge_all(Names::Cyrillic);
}

#[test]
fn long_chinese_names_have_their_room_on_every_screen() {
    judge_all(Names::Chinese);
}

#[test]
fn undo_redo_and_menu_stand_in_the_same_place_on_every_screen_of_a_game_in_each_language() {
    let scenes: Vec<_> = [Names::Short, Names::Latin, Names::Cyrillic, Names::Chinese]
        .into_iter()
        .flat_map(|names| scenes::all(names).into_iter().map(move |it| (names, it)))
        .filter(|(_, scene)| scene.has_foot())
        .collect();
    let mut window = Window::new(scenes[0].1.screen.clone());
    for size in sizes(&SIZES) {
        window.set(Mode::Dark, size);
        let mut first = BTreeMap::new();
        for (names, scene) in &scenes {
            open(&mut window, scene, *names);
            let things = window.things();
            let words = Words::new(names.lang());
            let place = |msg| {
                let word = words.get(msg);
                let is_it = |it: &&Thing| it.is_control() && it.name.starts_with(&word);
                things.iter().find(is_it).map(|it| it.rect)
            };
            let places = [Msg::Undo, Msg::Redo, Msg::Menu].map(place);
            assert!(
                places.iter().all(Option::is_some),
                "{}: {places:?}",
                scene.name
            );
            let usual = *first.entry(names.lang().id()).or_insert(places);
            assert_eq!(
                places, usual,
                "{} with {names:?} names at {size:?}",
                scene.name
            );
        }
    }
}
