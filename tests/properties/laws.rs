//! At every moment of every game: the list, the check and the referee agree on what may happen next, and on what then is.

use std::collections::HashSet;

use avalon_herald::engine::{
    Action, Event, EventKind, Game, Illegal, NoChance, PlotCard, Quest, Reason, Role, Seat, Side,
};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;

use crate::evening::{
    MOST_LINES, Picked, cases, evening, new_game, picked_line, picks, set_ups, told,
};
use crate::referee::Referee;
use crate::universe::{lines_to_answer, listed_lines, one_of_each, representative};

/// Holds the table against what the referee knows.
fn agree(game: &Game, referee: &Referee) -> Result<(), TestCaseError> {
    let table = game.table();
    prop_assert_eq!(table.leader(), Seat(referee.leader as u8), "B5");
    prop_assert_eq!(table.quest().number(), referee.quest);
    prop_assert_eq!(table.rejections(), referee.rejections, "B3, B4");
    prop_assert_eq!(Side::ALL.map(|side| table.score(side)), referee.score, "B6");
    prop_assert_eq!(table.outcome(), referee.outcome);
    prop_assert_eq!(table.lancelot_switches(), referee.switches(), "L6");
    let expected: HashSet<_> = referee.expects().into_iter().collect();
    prop_assert_eq!(game.expects().into_iter().collect::<HashSet<_>>(), expected);
    let lady = game
        .rules()
        .setup()
        .lady_of_the_lake
        .then_some(referee.lady);
    prop_assert_eq!(table.lady().map(Seat::idx), lady, "K1, K2");
    let mut held: Vec<_> = table
        .plot_held()
        .iter()
        .map(|(seat, card)| (seat.idx(), *card))
        .collect();
    let mut hands = referee.hands.clone();
    held.sort_unstable();
    hands.sort_unstable();
    prop_assert_eq!(held, hands, "P2, P8");
    prop_assert_eq!(table.plot_discarded(), &referee.used[..]);
    for card in PlotCard::ALL {
        prop_assert_eq!(table.plot_left(card), referee.plot_left(card), "P11");
    }
    for role in Role::ALL {
        for quest in &Quest::ALL[..referee.quest] {
            let is_evil = table.side_of(role, *quest) == Side::Evil;
            prop_assert_eq!(is_evil, referee.is_evil(role, quest.number()), "L6");
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(cases(192))]

    #[test]
    fn the_table_is_what_a_referee_makes_of_the_lines(setup in set_ups(), picks in picks()) {
        let (mut game, mut referee) = (new_game(&setup), Referee::new(&setup));
        agree(&game, &referee)?;
        for pick in picks {
            let Some(event) = picked_line(&game, pick) else { break };
            prop_assert!(referee.allows(&event), "{event:?}");
            let (next, news) = told(&game, &event);
            prop_assert_eq!(news, referee.take(&event));
            agree(&next, &referee)?;
            prop_assert!(referee.rejections <= 5 && referee.switches() <= 2);
            game = next;
        }
        prop_assert!(game.table().outcome().is_some(), "every game ends");
        prop_assert!(game.standing().len() <= MOST_LINES);
    }

    #[test]
    fn every_listed_action_is_taken(setup in set_ups(), picks in picks()) {
        for game in evening(&setup, &picks[..]) {
            let actions = game.legal_actions();
            prop_assert_eq!(actions.is_empty(), game.prompt().is_none());
            for action in actions {
                let legal = game.decide(&action, &mut Picked(picks[0].1));
                prop_assert!(legal.is_ok(), "{action:?}: {legal:?}");
                let mut next = game.clone();
                if let Ok(legal) = legal {
                    let line = legal.event().clone();
                    next.apply(legal);
                    prop_assert_eq!(next.last(), Some(&line));
                }
                prop_assert_eq!(next.standing().len(), game.standing().len() + 1);
            }
        }
    }

    #[test]
    fn what_is_expected_is_what_is_listed_and_what_is_asked(setup in set_ups(), picks in picks()) {
        for game in evening(&setup, &picks) {
            let listed: HashSet<_> = listed_lines(&game).iter().map(Event::kind).collect();
            let expected: HashSet<_> = game.expects().into_iter().collect();
            if let Some(prompt) = game.prompt() {
                prop_assert_eq!(&listed, &expected);
                prop_assert!(game.expects().starts_with(prompt.answers()));
                let is_drawn = game.legal_actions().contains(&Action::Draw);
                prop_assert_eq!(is_drawn, prompt.is_drawn());
            } else {
                prop_assert!(game.table().outcome().is_some());
                prop_assert_eq!(game.expects(), [EventKind::Roles]);
                prop_assert!(listed.is_empty());
            }
        }
    }

    #[test]
    fn no_action_is_listed_twice(setup in set_ups(), picks in picks()) {
        for game in evening(&setup, &picks) {
            let lines = listed_lines(&game);
            let different: HashSet<_> = lines.iter().collect();
            prop_assert_eq!(lines.len(), different.len());
        }
    }

    #[test]
    fn a_line_of_another_kind_is_refused_and_changes_nothing(setup in set_ups(), picks in picks()) {
        for game in evening(&setup, &picks) {
            let before = game.clone();
            for event in one_of_each(game.rules().line_up()) {
                if !game.expects().contains(&event.kind()) {
                    let (got, expected) = (event.kind(), game.expects());
                    prop_assert_eq!(game.check(&event), Err(Illegal::NotNow { got, expected }));
                }
            }
            if !game.legal_actions().contains(&Action::Draw) {
                let draw = game.decide(&Action::Draw, &mut NoChance);
                prop_assert_eq!(draw, Err(Illegal::NothingToDraw));
            }
            prop_assert_eq!(&game, &before);
        }
    }
}

proptest! {
    #![proptest_config(cases(48))]

    #[test]
    fn a_line_is_taken_if_it_is_listed_and_if_the_referee_allows_it(
        setup in set_ups(),
        picks in picks(),
    ) {
        let (mut game, mut referee) = (new_game(&setup), Referee::new(&setup));
        let players = setup.players();
        for pick in picks {
            let listed: HashSet<_> = listed_lines(&game).into_iter().collect();
            let before = game.clone();
            for event in lines_to_answer(&game) {
                let is_taken = game.check(&event).is_ok();
                let is_listed = listed.contains(&representative(&event, players));
                prop_assert_eq!(is_taken, is_listed, "{:?}", event);
                prop_assert_eq!(is_taken, referee.allows(&event), "{:?}", event);
            }
            prop_assert_eq!(&game, &before);
            let Some(event) = picked_line(&game, pick) else { break };
            referee.take(&event);
            game = told(&game, &event).0;
        }
    }
}

#[test]
fn the_random_evenings_end_in_every_way_that_there_is() {
    let mut runner = TestRunner::deterministic();
    let mut reasons = HashSet::new();
    let mut switches = HashSet::new();
    for _ in 0..400 {
        let tables = (set_ups(), picks());
        let tree = tables.new_tree(&mut runner).expect("there is no filter");
        let (setup, picks) = tree.current();
        let games = evening(&setup, &picks);
        let table = games[games.len() - 1].table();
        reasons.extend(table.outcome().map(|it| it.reason.id()));
        switches.insert((setup.lancelot, table.lancelot_switches()));
    }
    let every = [
        Reason::ThreeFails,
        Reason::FiveRejections,
        Reason::MerlinAssassinated,
        Reason::AssassinationMissed,
        Reason::ThreeSuccesses,
    ];
    assert_eq!(reasons, every.map(Reason::id).into_iter().collect());
    // Two ways of playing never switch; the other four do so never, once or twice.
    assert_eq!(switches.len(), 2 + 4 * 3);
}
