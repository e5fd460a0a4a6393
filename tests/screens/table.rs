//! Setting the table: names are typed, seats moved and left, and no key does two things at once.

use avalon_herald::engine::{LancelotMode, Seat};
use avalon_herald::ui::intent::Intent;
use avalon_herald::ui::screens::setup::SetupState;
use egui::Key;

use super::keys::at;
use super::window::{Screen, Window};

/// The set-up of ten, ready to begin.
fn table() -> Window<'static> {
    at("set-up")
}

fn state(window: &Window<'_>) -> SetupState {
    let Screen::Setup(state) = window.screen() else {
        panic!("no set-up is shown");
    };
    (**state).clone()
}

fn names(window: &Window<'_>) -> Vec<String> {
    state(window).setup.seats
}

fn has(window: &Window<'_>, name: &str) -> bool {
    window.things().iter().any(|it| it.name.starts_with(name))
}

#[test]
fn a_tap_on_a_name_selects_it_and_enter_goes_on_to_the_next() {
    let mut window = table();
    window.tap("Kay");
    for (key, letter) in [(Key::A, "A"), (Key::N, "n"), (Key::N, "n")] {
        window.type_key(key, letter);
    }
    window.press(Key::Enter);
    window.type_key(Key::B, "B");
    window.press(Key::Tab);
    window.type_key(Key::C, "C");
    window.press(Key::Escape);
    assert_eq!(names(&window)[..4], ["Ann", "B", "C", "Elaine"]);
    assert!(!has(&window, "Name at seat"), "the field is closed");
}

#[test]
fn every_letter_that_is_a_key_elsewhere_stays_in_the_field() {
    let mut window = table();
    window.tap("Bors");
    let typed = [
        (Key::O, "O"),
        (Key::L, "l"),
        (Key::N, "n"),
        (Key::W, "w"),
        (Key::R, "r"),
        (Key::Y, "y"),
        (Key::B, "b"),
        (Key::Period, "."),
        (Key::Space, " "),
        (Key::Num1, "1"),
        (Key::Num0, "0"),
    ];
    for (key, letter) in typed {
        window.type_key(key, letter);
    }
    window.press(Key::PageDown);
    window.press(Key::ArrowLeft);
    assert_eq!(window.asked(), [], "nothing begins while a name is typed");
    assert_eq!(names(&window)[2], "Olnwryb. 10");
    assert!(
        has(&window, "Deal the characters"),
        "the page is still there"
    );
    window.press(Key::Enter);
    window.press(Key::Escape);
    window.press(Key::Space);
    assert!(matches!(window.asked()[..], [Intent::Ready { .. }]));
}

#[test]
fn a_name_is_no_longer_than_the_table_has_room_for() {
    let mut window = table();
    window.tap("Enid");
    for _ in 0..30 {
        window.type_key(Key::X, "x");
    }
    assert_eq!(names(&window)[5], "x".repeat(24));
}

#[test]
fn the_seat_whose_name_is_written_leads_moves_and_leaves() {
    let mut window = table();
    window.tap("Bors");
    window.tap("Leads first");
    assert_eq!(state(&window).setup.first_leader, Seat(2));
    assert!(!state(&window).leader_by_lot);
    window.tap("Bors");
    window.tap("Move left");
    assert_eq!(names(&window)[2..4], ["Elaine", "Bors"]);
    assert_eq!(
        state(&window).setup.first_leader,
        Seat(3),
        "the lead goes along"
    );
    window.tap("Move right");
    window.tap("Move right");
    assert_eq!(names(&window)[1..4], ["Bors", "Lynet", "Elaine"]);
    window.tap("Remove");
    assert_eq!(names(&window)[..3], ["Kay", "Lynet", "Elaine"]);
    assert_eq!(names(&window).len(), 9);
}

#[test]
fn the_table_grows_shrinks_and_takes_the_usual_line_up() {
    let mut window = table();
    window.tap("One player fewer");
    window.tap("One player fewer");
    assert_eq!(names(&window).len(), 8);
    window.tap("Add a player");
    assert_eq!(names(&window).len(), 9);
    window.tap("Oberon");
    assert!(
        has(&window, "Deal the characters, One error"),
        "four are evil"
    );
    window.press(Key::Space);
    assert_eq!(window.asked(), [], "what can't be played doesn't begin");
    window.tap("Usual line-up");
    window.press(Key::Space);
    assert!(matches!(window.asked()[..], [Intent::Ready { .. }]));
}

#[test]
fn two_seats_are_swapped_by_dragging_one_onto_the_other() {
    let mut window = table();
    let place = |name: &str| {
        let things = window.things();
        things.iter().find(|it| it.name == name).unwrap().rect
    };
    let (from, to) = (place("Kay"), place("Tristan"));
    window.drag(from.center(), to.center());
    let names = names(&window);
    assert_eq!((names[0].as_str(), names[6].as_str()), ("Tristan", "Kay"));
}

#[test]
fn ways_of_playing_are_chosen_on_a_page_of_their_own() {
    let mut window = table();
    window.tap("Lancelot");
    assert_eq!(state(&window).setup.lancelot, LancelotMode::Drawn);
    for back in [Key::Space, Key::Escape, Key::O] {
        window.press(Key::O);
        assert!(has(&window, "Back to the set-up"), "{back:?}");
        window.press(back);
        assert!(has(&window, "Deal the characters"), "{back:?}");
        assert_eq!(window.asked(), [], "{back:?} does one thing only");
    }
    window.press(Key::O);
    window.tap("Late, seven cards");
    window.tap("Real deck");
    assert_eq!(state(&window).setup.lancelot, LancelotMode::Late7);
    assert!(state(&window).prefers.has_real_deck);
}

#[test]
fn space_presses_what_has_the_keyboard_and_nothing_else() {
    let mut window = table();
    window.focus("One player fewer");
    window.press(Key::Space);
    assert_eq!(names(&window).len(), 9, "the button was pressed");
    assert_eq!(window.asked(), [], "and the night did not begin");
    window.focus("Deal the characters");
    window.press(Key::Enter);
    assert!(matches!(window.asked()[..], [Intent::Ready { .. }]));
}

#[test]
fn an_unfinished_game_is_gone_on_with_by_space() {
    let mut window = at("resume at the quests");
    window.press(Key::Space);
    assert_eq!(window.asked(), [Intent::GoOn]);
    window.tap("Set up a new game");
    assert_eq!(window.asked(), [Intent::SetUpAnew]);
}
