//! The keys that are the same everywhere: undo, redo, the menu, the log, and those of the night.

use avalon_herald::engine::{Action, Event, NoChance};
use avalon_herald::ui::intent::{Intent, NightIntent, Preference};
use avalon_herald::ui::screens::game::Over;
use egui::{Key, Modifiers};

use super::keys::{at, show, state};
use super::people::Names;
use super::scenes::{self, Then};
use super::window::{Screen, Window};

const CTRL_SHIFT: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);

#[test]
fn undo_and_redo_have_a_key_each_on_every_screen_of_a_game() {
    for mut scene in scenes::all(Names::Short) {
        let has_foot = scene.has_foot();
        let Screen::Game(game) = &mut scene.screen else {
            continue;
        };
        // What was begun is taken back first.
        let is_begun = scene.then != Then::Nothing || game.1.draft.last().is_some();
        if !has_foot || is_begun || game.0.standing().is_empty() || game.1.begun.named.is_some() {
            continue;
        }
        // Something was taken back already, so that both are open.
        let undo = game.0.decide(&Action::Tell(Event::Undo {}), &mut NoChance);
        let (before, _) = (game.0.clone(), game.0.apply(undo.unwrap()));
        if game.0.standing().is_empty() {
            game.0 = before;
        }
        let can_redo = game.0.next_redo().is_some();
        let mut window = show(&scene);
        let name = scene.name;
        window.press_with(Modifiers::COMMAND, Key::Z);
        assert_eq!(window.asked(), [Intent::Undo], "{name}");
        let redo = Vec::from_iter(can_redo.then_some(Intent::Redo));
        window.press_with(CTRL_SHIFT, Key::Z);
        assert_eq!(window.asked(), redo, "{name}");
        window.press_with(Modifiers::COMMAND, Key::Y);
        assert_eq!(window.asked(), redo, "{name}");
    }
}

#[test]
fn taps_are_taken_back_and_brought_back_before_anything_else() {
    for name in ["half a team", "a vote, some said no", "cards are told"] {
        let mut window = at(name);
        let all = state(&window).draft.seats();
        window.press_with(Modifiers::COMMAND, Key::Z);
        let fewer = state(&window).draft.seats();
        assert_eq!(fewer.len() + 1, all.len(), "{name}");
        window.press_with(CTRL_SHIFT, Key::Z);
        assert_eq!(state(&window).draft.seats(), all, "{name}");
        window.press_with(Modifiers::COMMAND, Key::Z);
        window.press_with(Modifiers::COMMAND, Key::Y);
        assert_eq!(state(&window).draft.seats(), all, "{name}");
        assert_eq!(window.asked(), [], "{name}");
    }
}

#[test]
fn escape_opens_the_menu_and_l_the_log_from_every_screen_of_a_game() {
    for scene in scenes::all(Names::Short) {
        // From the card that is about to be played, Escape leads back to the table.
        if !scene.has_foot() || scene.name == "honor is restored" {
            continue;
        }
        let mut window = show(&scene);
        for (key, over) in [(Key::Escape, Over::Menu), (Key::L, Over::Log)] {
            for back in [key, Key::Escape] {
                window.press(key);
                assert_eq!(state(&window).over, over, "{}: {key:?}", scene.name);
                window.press(back);
                assert_eq!(
                    state(&window).over,
                    Over::Nothing,
                    "{}: {back:?}",
                    scene.name
                );
            }
        }
        assert_eq!(window.asked(), [], "{}", scene.name);
    }
}

#[test]
fn the_menu_has_its_keys() {
    let mut window = at("the menu");
    window.press(Key::F11);
    assert_eq!(window.asked(), [Intent::Prefer(Preference::FullScreen)]);
    window.press(Key::R);
    assert_eq!(window.asked(), [Intent::ReadNight]);
    window.press(Key::Escape);
    window.press(Key::L);
    assert_eq!(state(&window).over, Over::Log);
    let mut window = at("leaving the game");
    for key in [Key::Space, Key::Enter, Key::N, Key::E] {
        window.press(key);
    }
    assert_eq!(
        window.asked(),
        [],
        "nothing that is pressed by chance leaves a game"
    );
    window.press(Key::Escape);
    assert_eq!(state(&window).over, Over::Nothing);
    let mut window = at("the menu");
    window.press(Key::E);
    assert_eq!(window.asked(), [], "it takes two steps");
    assert_eq!(state(&window).over, Over::LeaveGame);
    window.press(Key::Y);
    assert_eq!(window.asked(), [Intent::SetUpAnew]);
}

#[test]
fn the_end_has_its_keys() {
    let mut window = at("over: Merlin missed");
    window.press(Key::Space);
    assert_eq!(window.asked(), [Intent::Rematch]);
    window.press(Key::L);
    assert_eq!(state(&window).over, Over::Log);
}

#[test]
fn the_log_is_scrolled_by_arrows_and_pages() {
    for (up, down) in [(Key::ArrowUp, Key::ArrowDown), (Key::PageUp, Key::PageDown)] {
        let mut window = at("the longest log");
        window.run();
        let last = |window: &Window<'_>| {
            let texts = window.texts();
            texts.iter().any(|it| it.text == "Quest 4: 2 fails")
        };
        assert!(last(&window), "the newest line is seen first");
        for _ in 0..6 {
            window.press(up);
        }
        assert!(!last(&window), "{up:?}");
        for _ in 0..6 {
            window.press(down);
        }
        assert!(last(&window), "{down:?}");
    }
}

#[test]
fn the_night_has_its_keys_and_those_of_a_presenters_remote() {
    use NightIntent::{Back, PauseOrResume, Repeat, Skip, Stop, ToTable};
    let keys = [
        (Key::Space, PauseOrResume),
        (Key::Period, PauseOrResume),
        (Key::B, PauseOrResume),
        (Key::F5, Stop),
        (Key::S, Stop),
        (Key::ArrowLeft, Back),
        (Key::PageUp, Back),
        (Key::ArrowRight, Skip),
        (Key::PageDown, Skip),
        (Key::R, Repeat),
    ];
    for (name, escape) in [
        ("night, silence before the first line", Stop),
        ("night, a line", Stop),
        ("night, a look", Stop),
        ("night, paused in a look", ToTable),
        ("night, stopped", ToTable),
    ] {
        let mut window = at(name);
        for (key, what) in keys.into_iter().chain([(Key::Escape, escape)]) {
            window.press(key);
            assert_eq!(window.asked(), [Intent::Night(what)], "{name}: {key:?}");
        }
    }
    let mut window = at("night, done");
    for (key, what) in [
        (Key::Space, ToTable),
        (Key::PageDown, ToTable),
        (Key::ArrowLeft, Back),
        (Key::PageUp, Back),
        (Key::R, Repeat),
    ] {
        window.press(key);
        assert_eq!(window.asked(), [Intent::Night(what)], "done: {key:?}");
    }
}
