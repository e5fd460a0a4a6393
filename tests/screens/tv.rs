//! The window for a TV: all that the table may see, and nothing to press.

use avalon_herald::ui::cx::View;
use avalon_herald::ui::intent::Intent;
use avalon_herald::ui::screens::game::Over;
use avalon_herald::ui::theme::Mode;
use egui::Key;

use super::judge::Drawn;
use super::people::{Names, usual};
use super::scenes::{self, Scene, new, read};
use super::window::{Screen, Window};
use super::{Book, open, sizes};

/// A TV, one of four times the dots, and a small window in the largest type.
const TVS: [(f32, f32, f32); 3] = [
    (1920.0, 1080.0, 1.0),
    (3840.0, 2160.0, 1.6),
    (1024.0, 600.0, 1.6),
];

/// What a TV shows in a way of its own.
fn is_on_tv(scene: &Scene) -> bool {
    matches!(
        scene.screen,
        Screen::Setup(_) | Screen::Night(_) | Screen::Game(_)
    )
}

fn judge_on_tv(names: Names) {
    let mut book = Book::default();
    let scenes = scenes::all(names);
    let mut window = Window::new(scenes[0].screen.clone());
    for size in sizes(&TVS) {
        for mode in Mode::ALL {
            window.set(mode, size);
            for scene in scenes.iter().filter(|it| is_on_tv(it)) {
                open(&mut window, scene, names);
                window.untroubled();
                window.seen_by(View::Tv);
                let drawn = Drawn::of(&window, scene, names, size);
                let mut complaints = drawn.complaints();
                let things = window.things();
                let on = things.iter().filter(|it| it.is_control() && it.is_on);
                complaints.extend(on.map(|it| format!("can be pressed: {}", it.name)));
                for complaint in complaints {
                    book.note(scene, names, mode, size, complaint);
                }
                window.seen_by(View::Lead);
            }
        }
    }
    book.assert_empty();
}

#[test]
fn on_a_tv_short_names_have_their_room_and_nothing_can_be_pressed() {
    judge_on_tv(Names::Short);
}

#[test]
fn on_a_tv_long_cyrillic_names_have_their_room_and_nothing_can_be_pressed() {
    judge_on_tv(Names::Cyrillic);
}

#[test]
fn on_a_tv_long_chinese_names_have_their_room_and_nothing_can_be_pressed() {
    judge_on_tv(Names::Chinese);
}

fn team() -> Window<'static> {
    let game = new(&usual(Names::Short, 7));
    let mut window = Window::new(Screen::Game(Box::new((game.clone(), read(&game)))));
    window.seen_by(View::Tv);
    window
}

#[test]
fn a_remote_works_whichever_window_has_the_keyboard() {
    let mut window = team();
    window.press(Key::Num1);
    window.press(Key::Num3);
    window.press(Key::Space);
    let asked = window.asked();
    assert!(
        matches!(asked[..], [Intent::Act(_)]),
        "the team is put to the vote: {asked:?}"
    );
}

#[test]
fn while_the_menu_is_open_the_tv_shows_the_game_and_keys_there_do_nothing() {
    let mut window = team();
    let shown = window.texts();
    let Screen::Game(game) = window.screen() else {
        panic!("a game is shown");
    };
    let mut game = game.clone();
    game.1.over = Over::Menu;
    window.show(Screen::Game(game), None, Names::Short.lang());
    assert_eq!(window.texts(), shown);
    for key in [Key::Num1, Key::Num3, Key::Space, Key::Escape] {
        window.press(key);
    }
    assert_eq!(window.asked(), []);
    assert_eq!(window.texts(), shown);
}
