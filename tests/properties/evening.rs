//! Random tables, and random legal games at them.

use avalon_herald::engine::{
    Action, AssassinationRule, Chance, Edition, Event, EventKind, Game, LancelotMode, News,
    RestoreYourHonor, Role, Seat, Setup,
};
use proptest::prelude::*;
use proptest::sample::{Index, select};

use crate::common::{lancelot_line_up, names};

/// No game has more lines than this before who was who.
///
/// In each of five quests: an allegiance card, a draw, three gifts, Excalibur, an exclusion and the count, and five
/// proposals, each with a team, a vote and the seven passes of those who hold *Lead to Victory*, *The King Returns* and
/// *Ambush*; and once a game the deal, fifteen plot cards that are played or resolved, the veil and its price, three looks of
/// the Lady, and the assassination.
pub(crate) const MOST_LINES: usize = 5 * (8 + 5 * (2 + 7)) + 1 + 15 + 2 + 3 + 1;

/// What people happen to do next: which kind of thing, and which of its kind.
pub(crate) type Pick = (Index, Index);

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
    /// What people tick beside the line-up; Trapper only where it may be played.
    fn modules()(
        excalibur in any::<bool>(),
        lady_of_the_lake in any::<bool>(),
        plot_cards in prop::bool::weighted(0.65),
        trapper in any::<bool>(),
        is_immediate in any::<bool>(),
    ) -> Setup {
        let restore_your_honor = if is_immediate {
            RestoreYourHonor::Immediate
        } else {
            RestoreYourHonor::Held
        };
        Setup { excalibur, lady_of_the_lake, plot_cards, trapper, restore_your_honor, ..Setup::usual(vec![]) }
    }
}

prop_compose! {
    /// A table that can be played: any size, any line-up, any modules that go together, either edition.
    pub(crate) fn set_ups()(
        players in 5..=10usize,
        is_resistance in prop::bool::weighted(0.1),
        is_usual in prop::bool::weighted(0.2),
        mode in select(&LancelotMode::ALL[..]),
        good in prop::sample::subsequence(vec![Role::Merlin, Role::Percival], 0..=2),
        evil in prop::sample::subsequence(
            vec![Role::Witch, Role::Assassin, Role::Morgana, Role::Mordred, Role::Oberon],
            0..=4,
        ),
        rule in select(&AssassinationRule::ALL[..]),
        leader in any::<Index>(),
        ticked in modules(),
    ) -> Setup {
        let mut setup = Setup { seats: names(players), ..ticked };
        setup.trapper &= players >= 8;
        setup.plot_cards &= !setup.trapper;
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

/// Answers to pick, more than any game asks for.
pub(crate) fn picks() -> impl Strategy<Value = Vec<Pick>> {
    proptest::collection::vec(any::<Pick>(), MOST_LINES + 5)
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

/// The kind of line that an action leads to; none for what the app draws.
fn kind(action: &Action) -> Option<EventKind> {
    match action {
        Action::Tell(event) => Some(event.kind()),
        Action::Draw => None,
    }
}

/// The line that was picked among those that may come next; none when the game is over.
///
/// First its kind is picked, so that rare things happen as often as others. Half the quests succeed, so that games are long
/// and end in every way.
pub(crate) fn picked_line(game: &Game, (kind_pick, pick): Pick) -> Option<Event> {
    let actions = game.legal_actions();
    let mut kinds: Vec<_> = actions.iter().map(kind).collect();
    kinds.sort_unstable();
    kinds.dedup();
    if kinds.is_empty() {
        return None;
    }
    let picked_kind = kinds[kind_pick.index(kinds.len())];
    let alike: Vec<_> = actions
        .iter()
        .filter(|it| kind(it) == picked_kind)
        .collect();
    let idx = match picked_kind {
        Some(EventKind::Quest) => pick.index(2 * alike.len()),
        _ => pick.index(alike.len()),
    };
    let action = alike.get(idx).unwrap_or(&alike[0]);
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
pub(crate) fn evening(setup: &Setup, picks: &[Pick]) -> Vec<Game> {
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
