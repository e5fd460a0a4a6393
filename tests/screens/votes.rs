//! The votes that are over are shown as far as the table wants, on their sheet and in the log, and no further.

use avalon_herald::engine::{Ballot, Event, Game, Seat, SeatSet};
use avalon_herald::ui::intent::{Intent, Preference, VoteHistory};
use avalon_herald::ui::screens::game::{GameState, Over};
use egui::Key;

use super::people::{Names, usual};
use super::scenes::{new, tell};
use super::window::{Screen, Window};

fn seats(of: &[u8]) -> SeatSet {
    of.iter().map(|&it| Seat(it)).collect()
}

/// A game of seven whose first team these seats wanted, and which has failed; played to its end, if it is to be over.
fn voted(yes: &[u8], is_over: bool) -> Game {
    let mut game = new(&usual(Names::Short, 7));
    for (idx, size) in [2, 3, 3].into_iter().enumerate() {
        let members = Seat::all(size).collect();
        let excalibur = None;
        tell(&mut game, Event::Team { members, excalibur });
        let yes = if idx == 0 {
            seats(yes)
        } else {
            SeatSet::full(7)
        };
        tell(&mut game, Event::Vote(Ballot::BySeat(yes)));
        tell(&mut game, Event::Quest { fails: 1 });
        if !is_over {
            break;
        }
    }
    game
}

/// Everything that is to be seen or heard of a game with a choice: what is painted, and what a screen reader says.
fn shown(game: &Game, choice: VoteHistory, over: Over) -> String {
    let mut state = GameState::default();
    state.over = over;
    state.prefers.vote_history = choice;
    state.read_up_to = game.standing().len();
    let mut window = Window::new(Screen::Game(Box::new((game.clone(), state))));
    window.run();
    let shapes = &window.harness.output().shapes;
    format!("{shapes:?}{:?}", window.things())
}

#[test]
fn hidden_votes_tell_no_more_than_what_was_approved() {
    let (few, most) = (
        voted(&[0, 1, 2, 3], false),
        voted(&[0, 1, 2, 3, 4, 5], false),
    );
    for over in [Over::Votes, Over::Log] {
        for choice in [VoteHistory::Hidden, VoteHistory::AfterGame] {
            assert_eq!(shown(&few, choice, over), shown(&most, choice, over));
        }
        let choice = VoteHistory::Totals;
        assert_ne!(shown(&few, choice, over), shown(&most, choice, over));
    }
}

#[test]
fn totals_do_not_tell_who_it_was() {
    let (some, others) = (voted(&[0, 1, 2, 3], false), voted(&[3, 4, 5, 6], false));
    for over in [Over::Votes, Over::Log] {
        let choice = VoteHistory::Totals;
        assert_eq!(shown(&some, choice, over), shown(&others, choice, over));
    }
    let choice = VoteHistory::Full;
    assert_ne!(
        shown(&some, choice, Over::Votes),
        shown(&others, choice, Over::Votes)
    );
}

#[test]
fn after_the_game_everyone_may_see_who_it_was() {
    let (some, others) = (voted(&[0, 1, 2, 3], true), voted(&[3, 4, 5, 6], true));
    let choice = VoteHistory::AfterGame;
    assert_ne!(
        shown(&some, choice, Over::Votes),
        shown(&others, choice, Over::Votes)
    );
}

#[test]
fn one_key_opens_the_votes_another_changes_what_they_show_and_a_third_leads_back() {
    let game = voted(&[0, 1, 2, 3], false);
    let mut state = GameState::default();
    state.read_up_to = game.standing().len();
    let mut window = Window::new(Screen::Game(Box::new((game, state))));
    window.press(Key::V);
    let choice = |window: &mut Window<'_>| {
        window.press(Key::N);
        let asked = window.asked();
        let [Intent::Prefer(Preference::VoteHistory(choice))] = asked[..] else {
            panic!("{asked:?}");
        };
        if let Screen::Game(game) = window.screen() {
            let mut game = game.clone();
            game.1.prefers.vote_history = choice;
            window.show(Screen::Game(game), None, Names::Short.lang());
        }
        choice
    };
    let chosen: Vec<_> = (0..4).map(|_| choice(&mut window)).collect();
    assert_eq!(
        chosen,
        [
            VoteHistory::Full,
            VoteHistory::AfterGame,
            VoteHistory::Hidden,
            VoteHistory::Totals
        ]
    );
    window.press(Key::Escape);
    let Screen::Game(game) = window.screen() else {
        panic!("a game is shown");
    };
    assert_eq!(game.1.over, Over::Nothing);
}
