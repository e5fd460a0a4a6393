//! Numbers by lot that are the same on every machine, and games that come to something by them.

use avalon_herald::engine::{Action, Chance, Event, Game, Setup};

/// A generator with a seed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lot(pub(crate) u64);

impl Chance for Lot {
    fn below(&mut self, bound: usize) -> usize {
        let factor = 6_364_136_223_846_793_005;
        self.0 = self
            .0
            .wrapping_mul(factor)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound.max(1)
    }
}

impl Lot {
    /// One of a list that isn't empty.
    pub(crate) fn one<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }

    /// Whether something that happens once in so many times happens now.
    pub(crate) fn is_one_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }
}

/// The game of a set-up before its first event.
pub(crate) fn new(setup: &Setup) -> Game {
    Game::new(setup.check().unwrap_or_else(|error| panic!("{error:?}")))
}

/// Lets something happen, if the rules allow it.
pub(crate) fn happens(game: &mut Game, event: Event) {
    let legal = game.check(&event);
    game.apply(legal.unwrap_or_else(|error| panic!("{event:?}: {error:?}")));
}

/// The first game, of those that the lot plays, that comes to something; teams that are voted down lead nowhere.
pub(crate) fn come_to(game: &Game, is_it: impl Fn(&Game) -> bool) -> Game {
    (0..3000)
        .find_map(|seed| walk(game.clone(), seed, &is_it))
        .unwrap_or_else(|| panic!("no game comes to it"))
}

fn walk(mut game: Game, seed: u64, is_it: &impl Fn(&Game) -> bool) -> Option<Game> {
    let mut lot = Lot(seed);
    for _ in 0..120 {
        if is_it(&game) {
            return Some(game);
        }
        let actions = game.legal_actions();
        let is_wanted = |it: &&Action| match it {
            Action::Tell(Event::Vote(ballot)) => ballot.is_approval(game.rules().players()),
            _ => true,
        };
        let actions: Vec<_> = actions.iter().filter(is_wanted).collect();
        let action = actions.get(lot.below(actions.len()))?;
        let legal = game.decide(action, &mut lot).ok()?;
        game.apply(legal);
    }
    None
}
