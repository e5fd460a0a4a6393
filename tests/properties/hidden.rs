//! What is hidden looks the same whatever it is: two tables that differ in nothing else, and all that everybody may know.

use avalon_herald::engine::{
    Action, Edition, Event, EventKind, Game, News, PlotCard, Quest, Role, Seat, SeatSet, Setup,
    Side,
};
use avalon_herald::i18n::{Lang, Words};
use avalon_herald::narrator::{Line, day_news, day_prompt};
use proptest::prelude::*;
use proptest::sample::Index;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;

use crate::evening::{Pick, cases, new_game, picked_line, picks, set_ups, told};
use crate::universe::one_of_each;

/// All that everybody may know of a game: what is asked, said and written, what may be told and what is refused.
#[derive(Debug, PartialEq)]
struct Public {
    asked: String,
    expects: Vec<EventKind>,
    may_be_told: Vec<Action>,
    refused: Vec<String>,
    log: Vec<Option<String>>,
    last: Option<String>,
    said: Vec<Line>,
    open_score: [usize; 2],
    quests: Vec<(Quest, SeatSet, Option<Side>)>,
    seats: String,
}

fn public(game: &Game, news: &[News], words: &Words) -> Public {
    let table = game.table();
    let setup = game.rules().setup();
    let refused = one_of_each(game.rules().line_up())
        .iter()
        .filter_map(|event| game.check(event).err())
        .map(|illegal| words.illegal(&illegal, setup))
        .collect();
    let open = |it| (!table.is_veiled(it)).then_some(it.winner);
    let left = PlotCard::ALL.map(|card| table.plot_left(card));
    Public {
        asked: format!("{:?}", game.prompt()),
        expects: game.expects(),
        may_be_told: game.legal_actions(),
        refused,
        log: (0..game.standing().len())
            .map(|idx| words.happened(game, idx))
            .collect(),
        last: words.happened_last(game),
        said: [day_news(game, news), Vec::from_iter(day_prompt(game))].concat(),
        open_score: Side::ALL.map(|side| table.open_score(side)),
        quests: (table.past().iter())
            .map(|it| (it.quest, it.team, open(it)))
            .collect(),
        seats: format!(
            "{:?} {:?} {:?} {:?} {left:?} {:?}",
            table.leader(),
            table.rejections(),
            table.lady(),
            table.plot_held(),
            table.lancelot_switches()
        ),
    }
}

/// The same table with the Witch at it.
fn bewitched(mut setup: Setup) -> Setup {
    if setup.edition == Edition::Resistance {
        setup.edition = Edition::Avalon;
        setup.roles = None;
    }
    let mut roles = setup.line_up();
    let may_go = |it: &Role| it.side() == Side::Evil && !it.is_lancelot();
    if !setup.has(Role::Witch)
        && let Some(place) = roles.iter().position(may_go)
    {
        roles[place] = Role::Witch;
    }
    setup.roles = Some(roles);
    setup
}

fn is_hidden(game: &Game) -> bool {
    game.table()
        .past()
        .iter()
        .any(|it| game.table().is_veiled(it))
}

/// A game, and what followed from its last line.
type World = (Game, Vec<News>);

/// Two games that differ in the fails of one quest, which the Witch has hidden, and what was picked for the time after it.
fn two_worlds(setup: &Setup, picks: &[Pick]) -> Option<([World; 2], usize)> {
    let mut game = new_game(setup);
    for (idx, &pick) in picks.iter().enumerate() {
        let is_counted_in_secret = game.table().veiled() == Some(game.table().quest());
        if is_counted_in_secret {
            let worlds: Vec<_> = game
                .legal_actions()
                .into_iter()
                .filter_map(|action| match action {
                    Action::Tell(event @ Event::Quest { .. }) => Some(told(&game, &event)),
                    _ => None,
                })
                .filter(|(game, _)| is_hidden(game))
                .collect();
            let [first, .., last] = &worlds[..] else {
                return None;
            };
            return Some(([first.clone(), last.clone()], idx + 1));
        }
        game = told(&game, &picked_line(&game, pick)?).0;
    }
    None
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn what_the_witch_hides_looks_the_same_until_a_side_has_three_w2(
        setup in set_ups(),
        picks in picks(),
    ) {
        let words = Words::new(Lang::En);
        let Some((mut worlds, from)) = two_worlds(&bewitched(setup), &picks) else {
            return Ok(());
        };
        for &pick in &picks[from..] {
            let [one, other] = worlds.each_ref().map(|(game, news)| public(game, news, &words));
            prop_assert_eq!(one, other);
            // Taken back, and brought back.
            let mut back = worlds.clone();
            for event in [Event::Undo {}, Event::Redo {}] {
                back = back.map(|(game, _)| told(&game, &event));
                let [one, other] = back.each_ref().map(|(game, news)| public(game, news, &words));
                prop_assert_eq!(one, other, "after {:?}", event);
            }
            let Some(event) = picked_line(&worlds[0].0, pick) else { break };
            worlds = worlds.map(|(game, _)| told(&game, &event));
            if !worlds.iter().all(|(game, _)| is_hidden(game)) {
                break;
            }
        }
    }

    #[test]
    fn when_a_side_has_three_all_is_known_w2(setup in set_ups(), picks in picks()) {
        let words = Words::new(Lang::En);
        let mut game = new_game(&bewitched(setup));
        for pick in picks {
            let Some(event) = picked_line(&game, pick) else { break };
            game = told(&game, &event).0;
        }
        prop_assert!(!is_hidden(&game));
        prop_assert_eq!(Side::ALL.map(|it| game.table().open_score(it)), Side::ALL.map(|it| game.table().score(it)));
        for (idx, event) in game.standing().iter().enumerate() {
            prop_assert_eq!(words.happened(&game, idx), Some(words.event(event, game.rules())));
        }
    }

    #[test]
    fn what_the_excluded_card_was_changes_no_line_and_no_view_t3(
        setup in set_ups(),
        picks in picks(),
        dealing in proptest::collection::vec(any::<Index>(), 10),
        wills in proptest::collection::vec(any::<u16>(), 6),
    ) {
        let mut setup = setup;
        if setup.players() < 8 {
            return Ok(());
        }
        (setup.trapper, setup.plot_cards) = (true, false);
        let roles = crate::truth::dealt_characters(&setup, &dealing);
        let mut worlds = [new_game(&setup), new_game(&setup)];
        for pick in picks {
            let Some(event) = picked_line(&worlds[0], pick) else { break };
            let [one, other] = [(0, false), (1, true)].map(|(idx, is_other)| {
                let game: &Game = &worlds[idx];
                let event = match &event {
                    Event::Quest { .. } => Event::Quest { fails: fails(game, &roles, &wills, is_other) },
                    event => event.clone(),
                };
                told(game, &event).0
            });
            prop_assert_eq!(&one, &other);
            worlds = [one, other];
        }
    }
}

/// How many fails such a table counts. In the other world the one whose card is excluded has chosen the other card, if he may.
fn fails(game: &Game, roles: &[Role], wills: &[u16], is_other: bool) -> u8 {
    let table = game.table();
    let team = table.proposal().map_or(SeatSet::EMPTY, |it| it.members);
    let wants = wills[table.quest().number()];
    let played = |seat: Seat| {
        let is_evil = table.side_of(roles[seat.idx()], table.quest()) == Side::Evil;
        let is_turned = is_other && table.excluded() == Some(seat);
        is_evil && (wants & (1 << seat.0) != 0) != is_turned
    };
    let shows_fail = |&seat: &Seat| played(seat) != (table.switched() == Some(seat));
    let counted = team.iter().filter(|&seat| table.excluded() != Some(seat));
    counted.filter(shows_fail).count() as u8
}

#[test]
fn many_random_tables_hide_a_quest_for_a_while_w2() {
    let mut runner = TestRunner::deterministic();
    let hiding = (0..100).filter(|_| {
        let tables = (set_ups(), picks());
        let tree = tables.new_tree(&mut runner).expect("there is no filter");
        let (setup, picks) = tree.current();
        two_worlds(&bewitched(setup), &picks).is_some()
    });
    assert!(hiding.count() > 30);
}
