//! What is conserved whatever happens: the cards, the lead and the Lady.

use std::collections::HashSet;

use avalon_herald::engine::{
    Ballot, CheckReason, Event, EventKind, Game, PlotCard, Prompt, Seat, SeatSet, Side,
    printed_team_size,
};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;

use crate::evening::{cases, evening, picks, set_ups};

/// The plot cards that are drawn and lie before nobody yet.
fn being_given(game: &Game) -> Vec<PlotCard> {
    match game.prompt() {
        Some(Prompt::PlotGive { cards, .. }) => cards,
        Some(Prompt::RestoreNow { .. }) => vec![PlotCard::RestoreYourHonor],
        Some(Prompt::LoyaltyCheck {
            reason: CheckReason::Plot(card),
            ..
        }) => vec![card],
        _ => vec![],
    }
}

/// The cards of the last draw that were not given by these lines.
fn still_to_give(lines: &[Event]) -> Vec<PlotCard> {
    let mut cards = Vec::new();
    for line in lines {
        match line {
            Event::PlotDrawn { cards: drawn } => cards.clone_from(drawn),
            Event::PlotGiven { card, .. } => {
                let place = cards.iter().position(|it| it == card);
                cards.remove(place.expect("it was drawn"));
            }
            _ => {}
        }
    }
    cards
}

/// Who leads after a line, as B5 and P5 say it.
fn next_leader(before: &Game, line: &Event) -> Seat {
    let table = before.table();
    let (leader, players) = (table.leader(), table.players());
    let next = Seat((leader.0 + 1) % players as u8);
    match line {
        Event::Vote(Ballot::Total(ayes)) if 2 * usize::from(*ayes) <= players => next,
        Event::Quest { .. } => next,
        Event::PlotPlayed { card, by, .. } => match card {
            PlotCard::TheKingReturns => next,
            PlotCard::LeadToVictory => *by,
            _ => leader,
        },
        _ => leader,
    }
}

proptest! {
    #![proptest_config(cases(192))]

    #[test]
    fn the_plot_cards_are_always_the_whole_deck_p1(setup in set_ups(), picks in picks()) {
        for game in evening(&setup, &picks) {
            let table = game.table();
            let waiting = match game.prompt() {
                Some(Prompt::PlotGive { .. }) => being_given(&game),
                // While one card waits to be resolved the rest of the draw waits too.
                _ => [being_given(&game), still_to_give(game.standing())].concat(),
            };
            for card in PlotCard::ALL {
                let held = table.plot_held().iter().filter(|(_, it)| *it == card).count();
                let used = table.plot_discarded().iter().filter(|&&it| it == card).count();
                let waits = waiting.iter().filter(|&&it| it == card).count();
                let whole = table.plot_left(card) + held + used + waits;
                prop_assert_eq!(whole, card.copies(setup.players()), "{:?}", card);
            }
            let in_play = table.plot_held().len() + table.plot_discarded().len() + waiting.len();
            prop_assert!(setup.plot_cards || in_play == 0);
        }
    }

    #[test]
    fn as_many_cards_count_as_the_board_prints_b1_t1(setup in set_ups(), picks in picks()) {
        for game in evening(&setup, &picks) {
            if let Some(Prompt::QuestCards { cards, most_fails, .. }) = game.prompt() {
                let printed = printed_team_size(setup.players(), game.table().quest());
                prop_assert_eq!(cards, printed);
                prop_assert!(most_fails <= cards);
            }
        }
    }

    #[test]
    fn the_lead_moves_only_left_or_to_who_takes_it_b5_p5(setup in set_ups(), picks in picks()) {
        let games = evening(&setup, &picks);
        prop_assert_eq!(games[0].table().leader(), setup.first_leader);
        for pair in games.windows(2) {
            let line = pair[1].last().expect("a line was told");
            prop_assert_eq!(pair[1].table().leader(), next_leader(&pair[0], line), "{:?}", line);
        }
    }

    #[test]
    fn nobody_holds_the_lady_twice_and_she_is_always_held_k2(setup in set_ups(), picks in picks()) {
        let games = evening(&setup, &picks);
        let mut had = SeatSet::EMPTY;
        let mut now = games[0].table().lady();
        for game in &games {
            let lady = game.table().lady();
            prop_assert_eq!(lady.is_some(), setup.lady_of_the_lake);
            if lady != now {
                prop_assert!(lady.is_none_or(|seat| !had.contains(seat)));
                prop_assert_eq!(game.last().map(Event::kind), Some(EventKind::Lady));
                now = lady;
            }
            had = lady.map_or(had, |seat| had.with(seat));
        }
        prop_assert!(had.len() <= 4);
    }

    #[test]
    fn the_lancelots_switch_twice_at_most_l2_to_l5(setup in set_ups(), picks in picks()) {
        for game in evening(&setup, &picks) {
            prop_assert!(game.table().lancelot_switches() <= 2);
        }
    }

    #[test]
    fn what_belongs_to_one_quest_is_gone_in_the_next(setup in set_ups(), picks in picks()) {
        for pair in evening(&setup, &picks).windows(2) {
            let table = pair[1].table();
            if matches!(pair[1].last(), Some(Event::Quest { .. })) {
                prop_assert_eq!((table.switched(), table.excluded(), table.face_up()), (None, None, None));
                prop_assert_eq!(table.past().len(), pair[0].table().past().len() + 1);
            }
        }
    }

    #[test]
    fn a_hidden_quest_is_hidden_until_the_veil_lifts_w2(setup in set_ups(), picks in picks()) {
        for game in evening(&setup, &picks) {
            let table = game.table();
            let hidden: Vec<_> = table.past().iter().filter(|it| it.is_veiled).collect();
            prop_assert!(hidden.len() <= 1);
            if let Some(record) = hidden.first() {
                prop_assert_eq!(table.veiled(), Some(record.quest));
                let good = table.past().iter().filter(|it| it.fails < it.fails_needed).count();
                let is_decided = good == 3 || table.past().len() - good == 3 || table.outcome().is_some();
                prop_assert_eq!(table.is_veiled(record), !is_decided);
                let known = table.past().iter().filter(|it| is_decided || !it.is_veiled);
                let won = known.filter(|it| it.fails < it.fails_needed).count();
                prop_assert_eq!(table.open_score(Side::Good), won);
            }
        }
    }
}

/// Whether someone could use *Restore Your Honor* if no check were waited for.
fn could_restore(game: &Game) -> bool {
    let held = game.table().plot_held();
    let holder = held
        .iter()
        .find(|(_, card)| *card == PlotCard::RestoreYourHonor);
    let is_price = matches!(
        game.prompt(),
        Some(Prompt::LoyaltyCheck {
            reason: CheckReason::WitchPrice,
            ..
        })
    );
    !is_price
        && still_to_give(game.standing()).is_empty()
        && holder.is_some_and(|(by, _)| held.iter().any(|(seat, _)| seat != by))
}

#[test]
fn the_random_evenings_hold_every_kind_of_line_and_every_plot_card() {
    let mut runner = TestRunner::deterministic();
    let mut kinds = HashSet::new();
    let mut played = HashSet::new();
    let mut checks = HashSet::new();
    let mut restore_waits = 0;
    for _ in 0..300 {
        let tables = (set_ups(), picks());
        let tree = tables.new_tree(&mut runner).expect("there is no filter");
        let (setup, picks) = tree.current();
        let games = evening(&setup, &picks);
        for game in &games {
            kinds.extend(game.last().map(Event::kind));
            if let Some(Event::PlotPlayed { card, from, .. }) = game.last() {
                played.insert((*card, from.is_some(), setup.restore_your_honor));
            }
            if let Some(Prompt::LoyaltyCheck { reason, .. }) = game.prompt() {
                checks.insert(reason);
                restore_waits += usize::from(could_restore(game));
            }
        }
    }
    // All but undo, redo and who was who, which other properties tell.
    assert_eq!(kinds.len(), 15, "{kinds:?}");
    // Four cards with either option, and the fifth held and at once.
    assert_eq!(played.len(), 2 * 5, "{played:?}");
    assert_eq!(checks.len(), 4, "{checks:?}");
    // A holder of Restore Your Honor who has to wait, though nothing more is given.
    assert!(restore_waits > 3, "{restore_waits}");
}
