//! Games as far as a scene needs them.

use avalon_herald::engine::{
    Action, AllegianceCard, Ballot, Event, Game, LancelotMode, NoChance, Prompt, Seat, SeatSet,
    Setup,
};
use avalon_herald::ui::screens::game::GameState;

use crate::people::{Names, lancelots};

/// A new game.
pub(crate) fn new(setup: &Setup) -> Game {
    Game::new(setup.check().unwrap())
}

/// Tells a game what happened.
pub(crate) fn tell(game: &mut Game, event: Event) {
    let legal = game.decide(&Action::Tell(event), &mut NoChance).unwrap();
    game.apply(legal);
}

/// The first seats from one on, as many as the team has.
fn members(game: &Game, from: u8) -> SeatSet {
    let Some(Prompt::Team { size, .. }) = game.prompt() else {
        panic!("no team is asked for: {:?}", game.prompt());
    };
    let players = game.rules().players();
    Seat(from).round(players).take(size).collect()
}

/// The leader proposes the seats from one on.
pub(super) fn propose(game: &mut Game, from: u8) {
    let members = members(game, from);
    tell(
        game,
        Event::Team {
            members,
            excalibur: None,
        },
    );
}

/// A team that two want.
pub(super) fn reject(game: &mut Game) {
    propose(game, 3);
    let yes = [Seat(0), Seat(3)].into_iter().collect();
    tell(game, Event::Vote(Ballot::BySeat(yes)));
}

/// A quest from its team to its result.
pub(crate) fn go(game: &mut Game, fails: u8) {
    if let Some(Prompt::AllegianceCard { .. }) = game.prompt() {
        let card = AllegianceCard::NoChange;
        tell(game, Event::Allegiance { card });
    }
    propose(game, 4);
    let all = SeatSet::full(game.rules().players());
    tell(game, Event::Vote(Ballot::BySeat(all)));
    tell(game, Event::Quest { fails });
}

/// A state of the screens in which all that happened was read.
pub(crate) fn read(game: &Game) -> GameState {
    let mut state = GameState::default();
    state.read_up_to = game.standing().len();
    state
}

/// A game in which three quests are done and the fourth has been rejected three times.
fn fourth(names: Names) -> Game {
    let mut game = new(&lancelots(names, 10, LancelotMode::Drawn));
    for fails in [0, 1, 0] {
        go(&mut game, fails);
    }
    let card = AllegianceCard::Switch;
    tell(&mut game, Event::Allegiance { card });
    for _ in 0..3 {
        reject(&mut game);
    }
    game
}

/// The same as the table votes once more, and before that.
pub(super) fn voted(names: Names) -> (Game, Game) {
    let mut game = fourth(names);
    let before = game.clone();
    propose(&mut game, 5);
    (game, before)
}

/// Three quests won: only Merlin is to be named.
pub(super) fn won(setup: &Setup) -> Game {
    let mut game = new(setup);
    for _ in 0..3 {
        go(&mut game, 0);
    }
    game
}
