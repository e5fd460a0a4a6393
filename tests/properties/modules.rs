//! With any modules in play: what is listed is taken, what stands can be read again, and every game ends.

use std::collections::HashSet;

use avalon_herald::engine::{Action, Event, Game};
use proptest::prelude::*;
use proptest::sample::Index;

use crate::evening::{Picked, cases, evening, many_picks, set_ups_with_modules, told};
use crate::universe::{listed_lines, one_of_each};

proptest! {
    #![proptest_config(cases(48))]

    #[test]
    fn every_game_ends_and_everything_listed_on_the_way_is_taken(
        setup in set_ups_with_modules(),
        picks in many_picks(),
    ) {
        let games = evening(&setup, &picks);
        let end = &games[games.len() - 1];
        prop_assert!(end.table().outcome().is_some() && end.legal_actions().is_empty());
        for (game, pick) in games.iter().zip(picks) {
            let mut seen = HashSet::new();
            for action in game.legal_actions() {
                let legal = game.decide(&action, &mut Picked(pick));
                prop_assert!(legal.is_ok(), "{:?}: {:?}", action, legal);
                if let Action::Tell(event) = action {
                    prop_assert!(seen.insert(event.clone()), "{:?} is listed twice", event);
                }
            }
            prop_assert_eq!(game.prompt().is_none(), game.table().outcome().is_some());
        }
    }

    #[test]
    fn what_is_expected_is_what_is_listed(setup in set_ups_with_modules(), picks in many_picks()) {
        for game in evening(&setup, &picks) {
            if game.prompt().is_none() {
                continue;
            }
            let expected: HashSet<_> = game.expects().into_iter().collect();
            let listed: HashSet<_> = listed_lines(&game).iter().map(Event::kind).collect();
            prop_assert_eq!(&listed, &expected);
            for event in one_of_each(&setup.line_up()) {
                if !expected.contains(&event.kind()) {
                    prop_assert!(game.check(&event).is_err(), "{:?}", event);
                }
            }
        }
    }

    #[test]
    fn a_game_is_the_replay_of_its_record_and_undo_its_past(
        setup in set_ups_with_modules(),
        picks in many_picks(),
        point in any::<Index>(),
    ) {
        let games = evening(&setup, &picks);
        let (end, point) = (&games[games.len() - 1], point.index(games.len()));
        let lines = end.standing().iter().map(|line| {
            let line = serde_json::to_string(line).expect("a line can be written");
            serde_json::from_str(&line).expect("a line can be read")
        });
        prop_assert_eq!(&Game::replay(end.rules().clone(), lines), &Ok(end.clone()));

        let back = games.len() - 1 - point;
        let past = (0..back).fold(end.clone(), |game, _| told(&game, &Event::Undo {}).0);
        prop_assert_eq!(past.table(), games[point].table());
        prop_assert_eq!(past.standing(), games[point].standing());
        let redone = (0..back).fold(past, |game, _| told(&game, &Event::Redo {}).0);
        prop_assert_eq!(&redone, end);
    }
}
