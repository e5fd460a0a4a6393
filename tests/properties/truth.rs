//! After the end: only who was who may be told, and only if it fits what happened.

use avalon_herald::engine::{Event, Illegal, LancelotMode, Prompt, Role, Seat, Setup};
use proptest::prelude::*;
use proptest::sample::Index;

use crate::evening::{cases, evening, new_game, picked_line, picks, set_ups, told};
use crate::referee::Referee;
use crate::universe::one_of_each;

/// The line-up, dealt as was picked.
pub(crate) fn dealt_characters(setup: &Setup, picks: &[Index]) -> Vec<Role> {
    let mut left = setup.line_up();
    let mut roles = Vec::new();
    for pick in picks.iter().take(left.len()) {
        roles.push(left.remove(pick.index(left.len())));
    }
    roles
}

/// The line that was picked, made true: no more fails than the team's cards can show and no fewer than they must, a quest is
/// hidden by the Witch, and the Assassin names someone whom he may, and hits Merlin only when it is he.
fn honest(referee: &Referee, roles: &[Role], event: Event, pick: Index) -> Event {
    match event {
        Event::Quest { .. } => {
            let (fewest, most) = referee.fails_now(roles);
            // The least is likelier, so that good wins as well.
            let fails = fewest.max(pick.index(2 * most + 2).saturating_sub(most + 1));
            Event::Quest { fails: fails as u8 }
        }
        Event::Veil { .. } => {
            let witch = roles.iter().position(|&role| role == Role::Witch);
            let by = Seat(witch.expect("only she hides a quest") as u8);
            Event::Veil { by }
        }
        Event::Assassination { .. } => {
            let targets: Vec<_> = (0..)
                .map(Seat)
                .zip(roles)
                .filter(|(_, role)| referee.may_name(**role))
                .collect();
            let (named, role) = targets[pick.index(targets.len())];
            Event::Assassination {
                named,
                merlin: *role == Role::Merlin,
            }
        }
        event => event,
    }
}

proptest! {
    #![proptest_config(cases(192))]

    #[test]
    fn an_honest_game_takes_who_really_was_who(
        setup in set_ups(),
        picks in picks(),
        dealing in proptest::collection::vec(any::<Index>(), 10),
    ) {
        let roles = dealt_characters(&setup, &dealing);
        let (mut game, mut referee) = (new_game(&setup), Referee::new(&setup));
        for pick in picks {
            let Some(event) = picked_line(&game, pick) else { break };
            let event = honest(&referee, &roles, event, pick.1);
            game = told(&game, &event).0;
            referee.take(&event);
        }
        let told_roles = Event::Roles { roles: roles.clone() };
        let taken = game.check(&told_roles);
        prop_assert!(taken.is_ok(), "{taken:?}");
        let (game, news) = told(&game, &told_roles);
        prop_assert_eq!(news, []);
        prop_assert_eq!(game.prompt(), None);
        prop_assert!(game.expects().is_empty() && game.legal_actions().is_empty());
        let again = Illegal::NotNow { got: told_roles.kind(), expected: vec![] };
        prop_assert_eq!(game.check(&told_roles), Err(again));
    }

    #[test]
    fn who_was_who_is_taken_just_when_the_referee_finds_that_it_fits(
        setup in set_ups(),
        picks in picks(),
        dealings in proptest::collection::vec(proptest::collection::vec(any::<Index>(), 10), 40),
    ) {
        let games = evening(&setup, &picks);
        let game = &games[games.len() - 1];
        let mut referee = Referee::new(&setup);
        for event in game.standing() {
            referee.take(event);
        }
        for dealing in dealings {
            let roles = dealt_characters(&setup, &dealing);
            let event = Event::Roles { roles };
            let taken = game.check(&event);
            prop_assert_eq!(taken.is_ok(), referee.allows(&event), "{:?}: {:?}", event, taken);
        }
    }

    #[test]
    fn after_the_end_nothing_is_asked_and_only_who_was_who_may_come(
        setup in set_ups(),
        picks in picks(),
    ) {
        let games = evening(&setup, &picks);
        let (game, before) = (&games[games.len() - 1], &games[..games.len() - 1]);
        prop_assert!(before.iter().all(|it| it.prompt().is_some() && it.table().outcome().is_none()));
        prop_assert_eq!(game.prompt(), None);
        prop_assert!(game.legal_actions().is_empty());
        for event in one_of_each(&setup.line_up()) {
            let is_roles = matches!(event, Event::Roles { .. });
            let is_not_now = matches!(game.check(&event), Err(Illegal::NotNow { .. }));
            prop_assert_eq!(is_not_now, !is_roles, "{:?}", event);
        }
    }

    #[test]
    fn an_assassination_is_asked_for_just_when_merlin_plays_and_good_won_three(
        setup in set_ups(),
        picks in picks(),
    ) {
        for game in evening(&setup, &picks) {
            let is_asked = matches!(game.prompt(), Some(Prompt::Assassination { .. }));
            let good = game.table().past().iter().filter(|it| it.fails < it.fails_needed).count();
            let is_due = good == 3 && setup.has(Role::Merlin) && game.table().outcome().is_none();
            prop_assert_eq!(is_asked, is_due);
        }
    }

    #[test]
    fn nobody_has_an_allegiance_without_lancelot(mut setup in set_ups(), picks in picks()) {
        setup.lancelot = LancelotMode::None;
        setup.roles = None;
        for game in evening(&setup, &picks) {
            prop_assert_eq!(game.table().lancelot_switches(), 0);
            prop_assert_eq!(game.table().allegiance_cards(), []);
            for role in setup.line_up() {
                prop_assert_eq!(game.table().side_of(role, game.table().quest()), role.side());
            }
        }
    }
}
