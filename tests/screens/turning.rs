//! The cards of a quest are turned one after the other, and nothing else on the screen tells how it went before they do.

use avalon_herald::engine::{Ballot, Event, Game, SeatSet};
use avalon_herald::ui::screens::game::{GameState, Over};
use avalon_herald::ui::theme::Motion;
use egui::Key;

use super::people::{Names, usual};
use super::scenes::{new, tell};
use super::window::{Screen, Window};

/// A quest of two cards with so many fails.
fn quest(fails: u8) -> Game {
    let mut game = new(&usual(Names::Short, 7));
    let members = avalon_herald::engine::Seat::all(2).collect();
    let excalibur = None;
    tell(&mut game, Event::Team { members, excalibur });
    tell(&mut game, Event::Vote(Ballot::BySeat(SeatSet::full(7))));
    tell(&mut game, Event::Quest { fails });
    game
}

fn window(fails: u8) -> Window<'static> {
    let game = |game: &Game| Screen::Game(Box::new((game.clone(), GameState::default())));
    let mut window = Window::new(game(&new(&usual(Names::Short, 7))));
    window.moves(Motion::Full);
    window.show(game(&quest(fails)), None, Names::Short.lang());
    window
}

fn seen(window: &Window<'_>) -> String {
    format!("{:?}{:?}", window.texts(), window.things())
}

fn is_read(window: &Window<'_>) -> bool {
    let Screen::Game(game) = window.screen() else {
        panic!("a game is shown");
    };
    game.1.read_up_to == game.0.standing().len()
}

#[test]
fn before_the_last_card_nothing_tells_how_the_quest_went() {
    let (won, lost) = (window(0), window(2));
    assert_eq!(seen(&won), seen(&lost), "both still show backs");
    let (mut one, mut none) = (window(1), window(0));
    for window in [&mut one, &mut none] {
        window.pass(2);
    }
    // The first card is a success in both; the second is about to be turned.
    assert_eq!(seen(&one), seen(&none));
    for window in [&mut one, &mut none] {
        window.pass(8);
    }
    assert_ne!(seen(&one), seen(&none));
}

#[test]
fn a_key_pressed_too_soon_shows_all_cards_and_closes_nothing() {
    let mut window = window(1);
    window.press(Key::Space);
    assert!(!is_read(&window));
    let shown = seen(&window);
    window.pass(12);
    assert_eq!(seen(&window), shown, "all was shown at once");
    window.press(Key::Space);
    assert!(is_read(&window));
}

#[test]
fn the_log_and_the_votes_wait_for_the_cards() {
    for key in [Key::L, Key::V] {
        let (mut won, mut lost) = (window(0), window(2));
        for window in [&mut won, &mut lost] {
            window.harness.key_press(key);
            window.pass(1);
        }
        assert_eq!(texts(&won), texts(&lost), "{key:?}");
        let over = |window: &Window<'_>| match window.screen() {
            Screen::Game(game) => game.1.over,
            _ => panic!("a game is shown"),
        };
        assert_eq!(over(&won), Over::Nothing);
        won.pass(12);
        won.press(key);
        assert_ne!(over(&won), Over::Nothing, "{key:?}");
    }
}

/// What is written outside the cards themselves.
fn texts(window: &Window<'_>) -> Vec<String> {
    let texts = window.texts().into_iter().map(|it| it.text);
    texts.filter(|it| it != "Success" && it != "Fail").collect()
}
