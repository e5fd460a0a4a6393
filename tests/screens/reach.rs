//! Every control of the set-up is reached without a mouse: by its key, which stands on it, or by Tab.

use avalon_herald::engine::{Edition, LancelotMode, Role};
use avalon_herald::i18n::Lang;
use avalon_herald::ui::commands::DIGITS;
use avalon_herald::ui::intent::{Intent, Preference};
use avalon_herald::ui::theme::Mode;
use avalon_herald::ui::widgets::text::Noted;
use egui::accesskit::Role as Part;
use egui::{Key, Modifiers, Shape};

use super::keys::at;
use super::seating::{names, state};
use super::window::{Thing, Window};

#[test]
fn every_digit_begins_the_name_of_its_seat() {
    let mut window = at("set-up");
    for (idx, key) in DIGITS.into_iter().enumerate() {
        window.press(key);
        window.type_key(Key::Q, "Q");
        window.press(Key::Escape);
        assert_eq!(names(&window)[idx], "Q", "{key:?}");
    }
    let mut window = at("set-up of five");
    window.press(Key::Num6);
    window.type_key(Key::Q, "Q");
    assert!(
        !names(&window).contains(&"Q".to_owned()),
        "there is no sixth seat"
    );
}

#[test]
fn every_letter_on_the_page_does_what_it_stands_on() {
    let mut window = at("set-up");
    for (key, role) in [
        (Key::M, Role::Merlin),
        (Key::V, Role::Percival),
        (Key::A, Role::Assassin),
        (Key::N, Role::Morgana),
        (Key::D, Role::Mordred),
        (Key::B, Role::Oberon),
        (Key::W, Role::Witch),
        (Key::C, Role::EvilLancelot),
    ] {
        let had = state(&window).setup.has(role);
        window.press(key);
        assert_eq!(state(&window).setup.has(role), !had, "{key:?}");
    }
    assert_eq!(state(&window).setup.lancelot, LancelotMode::Drawn);
    for key in [Key::K, Key::X, Key::P, Key::T, Key::C] {
        window.press(key);
    }
    let setup = state(&window).setup;
    assert!(setup.lady_of_the_lake && setup.excalibur && setup.plot_cards && setup.trapper);
    assert_eq!(setup.lancelot, LancelotMode::None);
    window.press(Key::E);
    assert_eq!(state(&window).setup.edition, Edition::Resistance);
    window.press(Key::E);
    window.press(Key::A);
    window.press(Key::U);
    assert!(
        state(&window).setup.has(Role::Assassin),
        "the usual line-up again"
    );
    window.press(Key::Minus);
    window.press(Key::Minus);
    window.press(Key::Plus);
    assert_eq!(names(&window).len(), 9);
    assert_eq!(window.asked(), []);
    window.press(Key::G);
    let russian = Intent::Prefer(Preference::Language(Lang::Ru));
    assert_eq!(window.asked(), [russian]);
}

#[test]
fn the_look_and_each_way_of_playing_have_a_key_on_their_page() {
    let mut window = at("options");
    window.press(Key::D);
    window.press(Key::P);
    window.press_with(Modifiers::COMMAND, Key::Plus);
    let light = Preference::Theme(Mode::Light);
    let asked = [light, Preference::DayPrompts(true), Preference::Size(0.1)];
    assert_eq!(window.asked(), asked.map(Intent::Prefer));
    window.press(Key::Num3);
    assert_ne!(state(&window).setup.lancelot, LancelotMode::None);
    window.press(Key::Num1);
    assert_eq!(state(&window).setup.lancelot, LancelotMode::None);
}

/// What is drawn round what has the keyboard.
fn rings(window: &Window<'_>) -> Vec<egui::Rect> {
    fn rects(shape: &Shape, into: &mut Vec<egui::Rect>) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|it| rects(it, into)),
            Shape::Rect(rect) if rect.fill == egui::Color32::TRANSPARENT => into.push(rect.rect),
            Shape::Path(path) if path.closed => into.push(path.visual_bounding_rect()),
            _ => {}
        }
    }
    let mut all = Vec::new();
    for shape in &window.harness.output().shapes {
        rects(&shape.shape, &mut all);
    }
    all
}

#[test]
fn every_control_of_the_set_up_is_reached_by_tab_with_a_ring_round_it_or_has_its_key_on_it() {
    for scene in [
        "set-up",
        "set-up with errors",
        "set-up after a paste",
        "options with everything",
        "resume at the quests",
    ] {
        let mut window = at(scene);
        let before: Vec<_> = rings(&window);
        let controls: Vec<Thing> = window
            .things()
            .into_iter()
            .filter(Thing::is_control)
            .collect();
        assert!(controls.len() >= 2, "{scene}: {}", controls.len());
        let mut reached = Vec::new();
        for _ in 0..=controls.len() {
            window.press(Key::Tab);
            let Some(focused) = window.focused() else {
                continue;
            };
            let ring = rings(&window).into_iter().find(|ring| {
                !before.contains(ring)
                    && ring.expand(12.0).contains_rect(focused.rect.shrink(12.0))
                    && focused.rect.expand(12.0).contains_rect(*ring)
            });
            assert!(ring.is_some(), "{scene}: no ring round {}", focused.name);
            reached.push((focused.role, focused.name));
        }
        let shown: Vec<_> = window.texts();
        for control in controls.iter().filter(|it| it.is_on) {
            let is_reached = reached.contains(&(control.role, control.name.clone()));
            assert!(is_reached, "{scene}: Tab doesn't reach {}", control.name);
            let is_key = |it: &&Noted| control.rect.contains(it.rect.center()) && is_key(&it.text);
            // What waits for errors to be settled has no key: there is nothing that it would do.
            let has_none = control.name.contains("errors to settle");
            if control.role == Part::Button && !has_none {
                assert!(
                    shown.iter().any(|it| is_key(&it)),
                    "{scene}: no key on {}",
                    control.name
                );
            }
        }
    }
}

/// Whether a text is the name of a key.
fn is_key(text: &str) -> bool {
    text.chars().count() == 1
        || ["F1", "F2", "F11", "Esc", "Space"].contains(&text)
        || text.starts_with("Ctrl ")
        || text.starts_with("Alt ")
}
