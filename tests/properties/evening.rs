//! Random tables, and random legal games at them.

use avalon_herald::engine::{
    Action, AssassinationRule, Chance, Edition, Event, Game, LancelotMode, News, RestoreYourHonor,
    Role, Seat, Setup,
};
use proptest::prelude::*;
use proptest::sample::{Index, select};

use crate::common::{lancelot_line_up, names};

/// No game has more lines than this before who was who: five quests of five proposals, each with a team and a vote, the
/// quest's own line and an allegiance card, and the assassination.
pub(crate) const MOST_LINES: usize = 5 * (5 * 2 + 1 + 1) + 1;

/// Good and evil players at a table of 5 to 10 (B1).
const SIDES: [(usize, usize); 6] = [(3, 2), (4, 2), (4, 3), (5, 3), (6, 3), (6, 4)];

/// So many random cases, with nothing written beside the tests.
pub(crate) fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

/// A line-up: the Lancelots if they play, these specials as far as there is room, and servants and minions.
fn line_up(players: usize, mode: LancelotMode, good: &[Role], evil: &[Role]) -> Vec<Role> {
    let (goods, evils) = SIDES[players - 5];
    let mut goodies = good.to_vec();
    let mut baddies = evil.to_vec();
    if mode != LancelotMode::None {
        goodies.insert(0, Role::GoodLancelot);
        baddies.insert(0, Role::EvilLancelot);
    }
    goodies.resize(goods, Role::Servant);
    baddies.resize(evils, Role::Minion);
    [goodies, baddies].concat()
}

prop_compose! {
    /// A table that can be played: any size, any line-up, any way to play Lancelot, either edition.
    pub(crate) fn set_ups()(
        players in 5..=10usize,
        is_resistance in prop::bool::weighted(0.1),
        is_usual in prop::bool::weighted(0.2),
        mode in select(&LancelotMode::ALL[..]),
        good in prop::sample::subsequence(vec![Role::Merlin, Role::Percival], 0..=2),
        evil in prop::sample::subsequence(
            vec![Role::Assassin, Role::Morgana, Role::Mordred, Role::Oberon],
            0..=4,
        ),
        rule in select(&AssassinationRule::ALL[..]),
        leader in any::<Index>(),
    ) -> Setup {
        let mut setup = Setup::usual(names(players));
        setup.first_leader = Seat(leader.index(players) as u8);
        setup.assassination = rule;
        if is_resistance {
            setup.edition = Edition::Resistance;
        } else {
            setup.lancelot = mode;
            setup.roles = match mode {
                LancelotMode::None if is_usual => None,
                _ if is_usual => Some(lancelot_line_up(players)),
                _ => Some(line_up(players, mode, &good, &evil)),
            };
        }
        setup
    }
}

prop_compose! {
    /// A table that can be played, with any modules that go together.
    pub(crate) fn set_ups_with_modules()(
        setup in set_ups(),
        (excalibur, lady, plot, trapper, witch) in any::<(bool, bool, bool, bool, bool)>(),
        restores in select(&[RestoreYourHonor::Held, RestoreYourHonor::Immediate][..]),
    ) -> Setup {
        let mut roles = setup.line_up();
        if witch && let Some(minion) = roles.iter_mut().find(|it| **it == Role::Minion) {
            *minion = Role::Witch;
        }
        Setup {
            excalibur,
            lady_of_the_lake: lady,
            plot_cards: plot,
            trapper: trapper && !plot && setup.players() >= 8,
            restore_your_honor: restores,
            roles: Some(roles),
            ..setup
        }
    }
}

/// Answers to pick, more than any game asks for, be it with every module.
pub(crate) fn many_picks() -> impl Strategy<Value = Vec<Index>> {
    proptest::collection::vec(any::<Index>(), 600)
}

/// Answers to pick, more than any game asks for.
pub(crate) fn picks() -> impl Strategy<Value = Vec<Index>> {
    proptest::collection::vec(any::<Index>(), MOST_LINES + 5)
}

/// The game before its first line.
pub(crate) fn new_game(setup: &Setup) -> Game {
    Game::new(setup.check().expect("a random table can be played"))
}

/// Dice that fall as was picked.
pub(crate) struct Picked(pub(crate) Index);

impl Chance for Picked {
    fn below(&mut self, bound: usize) -> usize {
        self.0.index(bound)
    }
}

/// The line that was picked among those that may come next; none when the game is over.
///
/// Half the quests succeed, so that games are long and end in every way.
pub(crate) fn picked_line(game: &Game, pick: Index) -> Option<Event> {
    let actions = game.legal_actions();
    if actions.is_empty() {
        return None;
    }
    let is_quest = matches!(actions[0], Action::Tell(Event::Quest { .. }));
    let idx = if is_quest {
        pick.index(2 * actions.len())
    } else {
        pick.index(actions.len())
    };
    let action = actions.get(idx).unwrap_or(&actions[0]);
    let legal = game
        .decide(action, &mut Picked(pick))
        .expect("what is listed is legal");
    Some(legal.event().clone())
}

/// The game after a line that must be legal, and what followed from it.
pub(crate) fn told(game: &Game, event: &Event) -> (Game, Vec<News>) {
    let mut game = game.clone();
    let legal = game.check(event).expect("the line is legal");
    let news = game.apply(legal);
    (game, news)
}

/// A game played to its end, as it stood before its first line and after each of them.
pub(crate) fn evening(setup: &Setup, picks: &[Index]) -> Vec<Game> {
    let mut games = vec![new_game(setup)];
    for &pick in picks {
        let game = &games[games.len() - 1];
        let Some(event) = picked_line(game, pick) else {
            break;
        };
        let (next, _) = told(game, &event);
        games.push(next);
    }
    games
}
