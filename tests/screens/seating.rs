//! Eight people are seated in well under a minute: by a paste, by names that are known, by keys alone; and nothing is lost.

use avalon_herald::engine::Seat;
use avalon_herald::i18n::{Lang, Words};
use avalon_herald::ui::intent::Intent;
use avalon_herald::ui::screens::setup::SetupState;
use egui::accesskit::Role as Part;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{AccessKitNode, Queryable as _};

use super::keys::at;
use super::people::Names;
use super::window::{Screen, Window};

const EIGHT: [&str; 8] = [
    "Kay", "Lynet", "Bors", "Elaine", "Gareth", "Enid", "Tristan", "Isolde",
];

/// A table at which nobody has sat yet, with the names of those who have sat here before.
fn nobody(known: &[&str]) -> Window<'static> {
    let mut state = SetupState::new(&Words::new(Lang::En), None);
    state.known_names = known.iter().map(|&it| it.to_owned()).collect();
    let mut window = Window::new(Screen::Setup(Box::new(state)));
    window.run();
    window
}

pub(crate) fn state(window: &Window<'_>) -> SetupState {
    let Screen::Setup(state) = window.screen() else {
        panic!("no set-up is shown");
    };
    (**state).clone()
}

pub(crate) fn names(window: &Window<'_>) -> Vec<String> {
    state(window).setup.seats
}

fn has(window: &Window<'_>, name: &str) -> bool {
    window.things().iter().any(|it| it.name.starts_with(name))
}

fn told(window: &Window<'_>, words: &str) -> bool {
    window.texts().iter().any(|it| it.text.contains(words))
}

/// Types a name, and returns how many keys that takes.
fn write(window: &mut Window<'_>, name: &str) -> usize {
    for letter in name.chars() {
        let key = Key::from_name(&letter.to_uppercase().to_string()).unwrap();
        window.type_key(key, &letter.to_string());
    }
    name.len()
}

#[test]
fn eight_are_seated_by_one_paste() {
    let mut window = nobody(&[]);
    window
        .paste("1. Kay\n2. Lynet\n3. Bors\n4. Elaine\n5. Gareth\n6. Enid\n7. Tristan\n8. Isolde\n");
    assert_eq!(names(&window), EIGHT);
    assert_eq!(state(&window).setup.problems(), []);
    window.press(Key::Space);
    assert!(matches!(window.asked()[..], [Intent::Ready { .. }]));
    println!("by a paste: 1 press, and Space");
}

#[test]
fn eight_are_seated_by_keys_alone() {
    let mut window = nobody(&[]);
    let mut presses = 2;
    window.press(Key::Plus);
    window.press(Key::Num1);
    for name in EIGHT {
        presses += write(&mut window, name) + 1;
        window.press(Key::Enter);
    }
    assert_eq!(names(&window), EIGHT);
    assert_eq!(window.asked(), []);
    window.press(Key::Space);
    assert!(matches!(window.asked()[..], [Intent::Ready { .. }]));
    let letters: usize = EIGHT.iter().map(|it| it.len()).sum();
    println!("by keys alone: {presses} presses, {letters} of them letters, and Space");
    assert!(presses <= letters + 10);
}

#[test]
fn eight_are_seated_by_the_names_that_are_known() {
    let mut window = nobody(&EIGHT);
    // The eighth gets the first of the known names at once; the others are chosen seat by seat.
    window.press(Key::Plus);
    window.press(Key::Num1);
    let mut presses = 2;
    for _ in 0..7 {
        window.press(Key::ArrowDown);
        window.press(Key::Enter);
        presses += 2;
    }
    window.press(Key::Escape);
    let [rest @ .., eighth] = &names(&window)[..] else {
        panic!("nobody sits here");
    };
    assert_eq!(
        (rest, eighth.as_str()),
        (&EIGHT.map(str::to_owned)[1..], "Kay")
    );
    println!(
        "by known names and keys: {} presses, and Space",
        presses + 1
    );

    let mut window = nobody(&EIGHT);
    window.tap("Add a player");
    window.tap("Player 1");
    for name in &EIGHT[1..] {
        window.tap(name);
    }
    assert_eq!(names(&window)[..7], EIGHT[1..]);
    println!("by known names and taps: 9 taps");
}

#[test]
fn what_is_typed_chooses_among_the_known_names_by_the_beginning_of_any_word() {
    let mut window = nobody(&["Anna Lee", "Leo", "Kay", "Élodie", "Player 3"]);
    window.press(Key::Num2);
    let offered = |window: &Window<'_>| -> Vec<String> {
        let all = ["Anna Lee", "Leo", "Kay", "Élodie", "Player 3"].map(str::to_owned);
        let is_button = |name: &String| {
            let things = window.things();
            things
                .iter()
                .any(|it| it.role == Part::Button && it.name == *name && it.rect.top() > 600.0)
        };
        all.into_iter().filter(is_button).collect()
    };
    assert_eq!(
        offered(&window),
        ["Anna Lee", "Leo", "Kay", "Élodie"],
        "nobody is called Player 3"
    );
    window.type_key(Key::L, "l");
    window.type_key(Key::E, "E");
    assert_eq!(offered(&window), ["Anna Lee", "Leo"]);
    window.press(Key::ArrowDown);
    window.press(Key::ArrowDown);
    window.press(Key::ArrowUp);
    window.press(Key::ArrowDown);
    window.press(Key::Enter);
    assert_eq!(names(&window)[1], "Leo");
    assert_eq!(
        offered(&window),
        ["Anna Lee", "Kay", "Élodie"],
        "who sits here is offered no more"
    );
    // Without a choice Enter takes what is written.
    window.type_key(Key::K, "k");
    window.press(Key::Enter);
    assert_eq!(names(&window)[2], "k");
    window.press(Key::Num1);
    write(&mut window, "zz");
    assert_eq!(offered(&window), [""; 0]);
    assert!(has(&window, "Take out of the box"), "the list is back");
}

#[test]
fn names_of_last_time_are_at_the_table_again() {
    let last = super::people::usual(Names::Short, 8);
    let state = SetupState::new(&Words::new(Lang::En), Some(&last));
    let mut window = Window::new(Screen::Setup(Box::new(state)));
    window.run();
    for name in EIGHT {
        assert!(told(&window, name), "{name}");
    }
    window.press(Key::Space);
    let [Intent::Ready { setup, .. }] = &window.asked()[..] else {
        panic!("it doesn't begin");
    };
    assert_eq!(setup.seats, EIGHT);
}

#[test]
fn what_of_a_paste_cannot_be_done_is_told_and_one_press_takes_it_back() {
    let mut window = nobody(&[]);
    let before = state(&window).setup;
    // Too few: they are seated, the others stay.
    window.paste("Ann, Bo; Cy");
    assert_eq!(names(&window)[..4], ["Ann", "Bo", "Cy", "Player 4"]);
    assert_eq!(names(&window).len(), 7);
    assert!(told(&window, "3 names were pasted"));
    window.press_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(state(&window).setup, before);
    assert!(!told(&window, "3 names were pasted"));
    // Too many: ten find a seat, and it is said who doesn't.
    let twelve: Vec<_> = (1..=12).map(|it| format!("N{it}")).collect();
    window.paste(&twelve.join("、"));
    assert_eq!(names(&window), twelve[..10]);
    assert!(told(&window, "N11 and N12") || told(&window, "N11, N12"));
    window.tap("Take the paste back");
    assert_eq!(state(&window).setup, before);
    // None at all: nothing changes, and it is said.
    window.paste("  \n, ;\n");
    assert_eq!(state(&window).setup, before);
    assert!(told(&window, "no names"));
    window.press(Key::Escape);
    assert!(!told(&window, "no names"));
    // The same name twice is told as it always is, and can be taken back too.
    window.paste("Ann\nAnn\nBo\nCy\nDi");
    assert!(has(&window, "Deal the characters, One error"));
    window.tap("Take the paste back");
    assert_eq!(state(&window).setup, before);
    // All is well: the button is where the names were pasted, until something else is done.
    window.paste("Ann\nBo\nCy\nDi\nEd");
    assert_eq!(names(&window).len(), 5);
    assert_eq!(state(&window).setup.problems(), []);
    assert!(has(&window, "Take the paste back"));
    window.press(Key::Plus);
    assert!(!has(&window, "Take the paste back") && has(&window, "Paste names"));
}

#[test]
fn a_list_in_a_field_takes_the_seats_from_there_and_a_single_name_stays_in_it() {
    let mut window = at("set-up of five");
    window.press(Key::Num4);
    window.paste("Ann\nBo\nCy\n");
    assert_eq!(names(&window), ["Kay", "Lynet", "Bors", "Ann", "Bo", "Cy"]);
    window.press_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(names(&window).len(), 5);
    window.press(Key::Num4);
    window.paste("- Di\n");
    window.type_key(Key::X, "x");
    assert_eq!(names(&window)[3], "Dix", "it is still being written");
    window.press(Key::Escape);
    window.press(Key::Num3);
    window.paste("Ann,Bo,Cy,Di,Ed,Fay,Gus,Hal,Ivy,Joe");
    assert_eq!(names(&window).len(), 10);
    assert!(told(&window, "Ivy"), "who finds no seat is named");
}

#[test]
fn the_button_asks_the_system_for_what_was_copied_and_says_if_that_is_nothing() {
    let mut window = nobody(&[]);
    let button = |node: &AccessKitNode<'_>| node.label().is_some_and(|it| it == "Paste names");
    window.harness.get_by(button).click();
    window.harness.run_steps(8);
    assert!(told(&window, "no names"));
    window.press(Key::Escape);
    assert!(!told(&window, "no names"));
    window.press(Key::O);
    window.paste("Ann\nBo\nCy\nDi\nEd");
    assert_eq!(
        names(&window)[0],
        "Player 1",
        "on another page nothing is pasted"
    );
}

#[test]
fn a_dragged_seat_shows_where_it_will_land_before_it_is_let_go() {
    let mut window = at("set-up");
    let place = |window: &Window<'_>, name: &str| {
        window
            .things()
            .iter()
            .find(|it| it.name == name)
            .unwrap()
            .rect
    };
    let (from, to) = (place(&window, "Kay"), place(&window, "Tristan"));
    window.harness.hover_at(from.center());
    window.harness.drag_at(from.center());
    window.run();
    window
        .harness
        .hover_at(from.center().lerp(to.center(), 0.5));
    window.harness.hover_at(to.center());
    window.run();
    assert_eq!(names(&window)[0], "Kay", "nobody has moved yet");
    assert_eq!(place(&window, "Kay"), to, "but it is shown");
    assert_eq!(place(&window, "Tristan"), from);
    window.harness.drop_at(to.center());
    window.run();
    assert_eq!(
        (&*names(&window)[0], &*names(&window)[6]),
        ("Tristan", "Kay")
    );
}

#[test]
fn a_seat_is_moved_led_from_and_left_by_keys_while_its_name_is_written() {
    let mut window = at("set-up");
    window.press(Key::Num3);
    window.press_with(Modifiers::ALT, Key::ArrowLeft);
    assert_eq!(names(&window)[2..4], ["Elaine", "Bors"]);
    window.press_with(Modifiers::ALT, Key::ArrowRight);
    window.press_with(Modifiers::ALT, Key::ArrowRight);
    assert_eq!(names(&window)[1..4], ["Bors", "Lynet", "Elaine"]);
    window.press_with(Modifiers::ALT, Key::ArrowUp);
    assert_eq!(state(&window).setup.first_leader, Seat(1));
    assert!(!state(&window).leader_by_lot);
    window.type_key(Key::B, "B");
    assert_eq!(names(&window)[1], "B", "it is still being written");
    window.press_with(Modifiers::ALT, Key::Delete);
    assert_eq!(names(&window)[..2], ["Kay", "Lynet"]);
    window.press(Key::L);
    assert!(
        state(&window).leader_by_lot,
        "and the letters are keys again"
    );
}
