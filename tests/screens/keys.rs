//! Every key answers on its screen what it says: seats, votes, fails, cards.

use avalon_herald::engine::{Action, AllegianceCard, Ballot, Event, Seat, SeatSet};
use avalon_herald::ui::commands::DIGITS;
use avalon_herald::ui::intent::{Intent, Preference};
use avalon_herald::ui::screens::game::GameState;
use egui::{Key, Modifiers};

use super::open;
use super::people::Names;
use super::scenes::{self, Scene};
use super::window::{Screen, Window};

/// A window that shows the scene of this name.
pub(crate) fn at(name: &str) -> Window<'static> {
    let scene = scenes::all(Names::Short)
        .into_iter()
        .find(|it| it.name == name)
        .unwrap_or_else(|| panic!("no scene is called {name}"));
    show(&scene)
}

/// A window that shows a scene.
pub(crate) fn show(scene: &Scene) -> Window<'static> {
    let mut window = Window::new(scene.screen.clone());
    open(&mut window, scene, Names::Short);
    window.asked();
    window
}

/// What the screens of a game hold.
pub(crate) fn state(window: &Window<'_>) -> GameState {
    let Screen::Game(game) = window.screen() else {
        panic!("no game is shown");
    };
    game.1.clone()
}

fn told(event: Event) -> Intent {
    Intent::Act(Action::Tell(event))
}

fn seats<const N: usize>(seats: [u8; N]) -> SeatSet {
    seats.map(Seat).into_iter().collect()
}

#[test]
fn digits_put_seats_on_the_team_and_space_puts_it_to_the_vote() {
    let mut window = at("a team");
    for (idx, key) in DIGITS.into_iter().enumerate() {
        window.press(key);
        assert_eq!(state(&window).draft.seats(), seats([idx as u8]), "{key:?}");
        window.press(key);
        assert!(state(&window).draft.seats().is_empty(), "{key:?}");
    }
    for key in [Key::Num0, Key::Num3, Key::Num5, Key::Num7] {
        window.press(key);
    }
    window.press(Key::Space);
    assert_eq!(window.asked(), [], "four are not five");
    window.press(Key::Num1);
    window.press(Key::Num2);
    let members = seats([0, 2, 4, 6, 9]);
    assert_eq!(
        state(&window).draft.seats(),
        members,
        "a sixth finds no place"
    );
    window.press(Key::Space);
    let excalibur = None;
    assert_eq!(window.asked(), [told(Event::Team { members, excalibur })]);
}

#[test]
fn a_vote_is_told_by_digits_turned_round_by_w_and_told_as_a_total_by_n() {
    let mut window = at("a vote");
    window.press(Key::Num2);
    window.press(Key::Num0);
    window.press(Key::Space);
    let yes = seats([0, 2, 3, 4, 5, 6, 7, 8]);
    assert_eq!(window.asked(), [told(Event::Vote(Ballot::BySeat(yes)))]);
    window.press(Key::W);
    assert_eq!(
        state(&window).draft.seats(),
        yes,
        "what was said stays said"
    );
    window.press(Key::PageDown);
    assert_eq!(window.asked(), [told(Event::Vote(Ballot::BySeat(yes)))]);
    window.press(Key::N);
    assert_eq!(
        window.asked(),
        [Intent::Prefer(Preference::VotesByTotals(true))]
    );
}

#[test]
fn turned_round_before_anything_was_said_everyone_is_on_the_other_side() {
    let mut window = at("a vote");
    window.press(Key::W);
    window.press(Key::Num4);
    window.press(Key::Space);
    let vote = Event::Vote(Ballot::BySeat(seats([3])));
    assert_eq!(window.asked(), [told(vote)]);
    window.press(Key::Num4);
    window.press(Key::W);
    window.press(Key::Space);
    let vote = Event::Vote(Ballot::BySeat(SeatSet::full(10)));
    assert_eq!(window.asked(), [told(vote)]);
}

#[test]
fn a_total_is_told_by_arrows_and_digits() {
    let mut window = at("a vote in totals");
    let told_total = |window: &mut Window<'_>| {
        window.press(Key::Space);
        let [Intent::Act(Action::Tell(Event::Vote(Ballot::Total(total))))] = window.asked()[..]
        else {
            panic!("no total was told");
        };
        total
    };
    assert_eq!(told_total(&mut window), 6, "a bare majority to begin with");
    for (key, total) in [
        (Key::ArrowUp, 7),
        (Key::ArrowRight, 8),
        (Key::ArrowDown, 7),
        (Key::ArrowLeft, 6),
        (Key::Num9, 9),
        (Key::ArrowUp, 10),
        (Key::ArrowUp, 10),
        (Key::Num0, 0),
        (Key::ArrowDown, 0),
    ] {
        window.press(key);
        assert_eq!(told_total(&mut window), total, "after {key:?}");
    }
    window.press(Key::N);
    let by_seat = Intent::Prefer(Preference::VotesByTotals(false));
    assert_eq!(window.asked(), [by_seat]);
}

#[test]
fn one_key_tells_the_fails() {
    for (scene, most) in [("fails of five cards", 4), ("fails of two cards", 2)] {
        let mut window = at(scene);
        for fails in 0..=9_u8 {
            let key = DIGITS[usize::from((fails + 9) % 10)];
            window.press(key);
            let expected = (fails <= most).then(|| told(Event::Quest { fails }));
            assert_eq!(window.asked(), Vec::from_iter(expected), "{scene}: {fails}");
        }
    }
}

#[test]
fn the_assassination_takes_a_digit_and_then_a_yes_or_a_no() {
    let mut window = at("the assassination");
    for key in [Key::Y, Key::N, Key::Space] {
        window.press(key);
        assert_eq!(window.asked(), [], "{key:?} before anyone is named");
    }
    window.press(Key::Num8);
    window.press(Key::Num3);
    assert_eq!(
        state(&window).begun.named,
        Some(Seat(2)),
        "another may be named"
    );
    window.press(Key::Space);
    assert_eq!(window.asked(), [], "space leans to neither side");
    window.press(Key::N);
    let answer = |merlin| {
        told(Event::Assassination {
            named: Seat(2),
            merlin,
        })
    };
    assert_eq!(window.asked(), [answer(false)]);
    window.press(Key::Y);
    assert_eq!(window.asked(), [answer(true)]);
    window.press_with(Modifiers::COMMAND, Key::Z);
    assert_eq!((state(&window).begun.named, window.asked()), (None, vec![]));
}

#[test]
fn allegiance_cards_are_drawn_by_space_and_told_by_digits() {
    let mut window = at("a card is to be turned");
    window.press(Key::Space);
    window.press(Key::Num1);
    window.press(Key::Num2);
    let card = |card| told(Event::Allegiance { card });
    assert_eq!(
        window.asked(),
        [
            Intent::Act(Action::Draw),
            card(AllegianceCard::NoChange),
            card(AllegianceCard::Switch)
        ]
    );
    let mut window = at("cards are to be dealt");
    window.press(Key::Space);
    for key in [
        Key::Num5,
        Key::Num1,
        Key::Num5,
        Key::Num2,
        Key::Num9,
        Key::N,
    ] {
        window.press(key);
    }
    let (stay, switch) = (AllegianceCard::NoChange, AllegianceCard::Switch);
    let cards = vec![switch, switch, stay, stay, stay];
    assert_eq!(
        window.asked(),
        [
            Intent::Act(Action::Draw),
            told(Event::AllegianceDealt { cards })
        ]
    );
}

#[test]
fn what_is_shown_until_it_is_read_goes_by_space_or_a_presenters_remote() {
    for key in [Key::Space, Key::PageDown] {
        for name in [
            "result: won",
            "result: two of five fail",
            "no change is shown",
            "dealt cards are shown",
        ] {
            let mut window = at(name);
            for other in [Key::Num1, Key::Enter, Key::N, Key::Y, Key::ArrowRight] {
                window.press(other);
            }
            assert_eq!(state(&window).read_up_to, 0, "{name}");
            window.press(key);
            assert!(state(&window).read_up_to > 0, "{name}: {key:?}");
            assert_eq!(window.asked(), [], "{name}");
        }
    }
}
