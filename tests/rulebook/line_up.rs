//! R1 to R3: who may play, the usual line-ups, and what is only unwise.

use avalon_herald::engine::{LancelotMode, Problem, Role, Side, Warning};

use crate::common::lancelot_line_up;
use crate::language::{PLAYERS, Ticked, table};

use Role::{
    Assassin, EvilLancelot, GoodLancelot, Merlin, Minion, Mordred, Morgana, Oberon, Percival,
    Servant,
};

#[test]
fn every_character_is_on_the_side_of_its_card_r1() {
    let good = [Merlin, Percival, Servant, GoodLancelot, Role::Resistance];
    for role in Role::ALL {
        let is_good = good.contains(&role);
        assert_eq!(role.side() == Side::Good, is_good, "{role:?}");
    }
}

#[test]
fn the_lancelots_come_as_a_pair_r1() {
    for (present, missing) in [(GoodLancelot, EvilLancelot), (EvilLancelot, GoodLancelot)] {
        let roles = lancelot_line_up(7)
            .into_iter()
            .map(|it| match it {
                GoodLancelot if it != present => Servant,
                EvilLancelot if it != present => Minion,
                it => it,
            })
            .collect::<Vec<_>>();
        let mut ticked = table(7).roles(&roles);
        for mode in LancelotMode::ALL {
            ticked.0.lancelot = mode;
            assert_eq!(
                ticked.problems(),
                [Problem::LancelotAlone { missing }],
                "{mode:?}"
            );
        }
    }
}

#[test]
fn the_lancelots_take_the_place_of_one_good_and_one_evil_r1() {
    for players in PLAYERS {
        let drawn = table(players).lancelot(LancelotMode::Drawn);
        assert_eq!(drawn.problems(), []);
        let mut more = drawn.0.line_up();
        more.retain(|it| !it.is_lancelot());
        more.push(Servant);
        more.push(Minion);
        more.extend([GoodLancelot, EvilLancelot]);
        assert_eq!(
            drawn.roles(&more).problems().len(),
            2,
            "both sides are one too many at a table of {players}"
        );
    }
}

#[test]
fn lancelots_cards_and_how_he_is_played_go_together_r1() {
    let mut cards_only = table(7).lancelot(LancelotMode::Drawn);
    cards_only.0.lancelot = LancelotMode::None;
    assert_eq!(cards_only.problems(), [Problem::LancelotWithoutMode]);
    for mode in LancelotMode::ALL.into_iter().skip(1) {
        let mut mode_only = table(7);
        mode_only.0.lancelot = mode;
        assert_eq!(mode_only.problems(), [Problem::ModeWithoutLancelot]);
        assert_eq!(table(7).lancelot(mode).problems(), []);
    }
}

#[test]
fn the_usual_line_ups_are_those_of_the_encyclopedia_r2() {
    let usual: [(usize, usize, &[Role]); 6] = [
        (5, 1, &[]),
        (6, 2, &[]),
        (7, 2, &[Oberon]),
        (8, 3, &[Minion]),
        (9, 4, &[Mordred]),
        (10, 4, &[Mordred, Oberon]),
    ];
    for (players, servants, others) in usual {
        let mut expected = vec![Merlin, Percival, Morgana, Assassin];
        expected.extend(vec![Servant; servants]);
        expected.extend(others);
        expected.sort();
        let ticked = table(players);
        let mut found = ticked.0.line_up();
        found.sort();
        assert_eq!(found, expected, "{players} players");
        assert_eq!(ticked.problems(), []);
        assert_eq!(ticked.warnings(), []);
        let rules = ticked.play();
        assert_eq!(rules.game.rules().line_up().len(), players);
    }
}

#[test]
fn each_special_character_plays_at_most_once_r3() {
    for role in [Merlin, Percival, Assassin, Morgana, Mordred, Oberon] {
        let (good, evil) = match role.side() {
            Side::Good => (role, Minion),
            Side::Evil => (Servant, role),
        };
        // Ten players: two of it among six good and four evil.
        let mut roles = vec![Servant; 4];
        roles.extend([good; 2]);
        roles.extend([Minion; 2]);
        roles.extend([evil; 2]);
        assert_eq!(
            table(10).roles(&roles).problems(),
            [Problem::RoleTwice { role }]
        );
    }
}

#[test]
fn several_servants_and_minions_may_play_r3() {
    let roles = [[Servant; 4].as_slice(), &[Minion; 3]].concat();
    assert_eq!(table(7).roles(&roles).problems(), []);
}

#[test]
fn the_line_up_stands_in_any_order_r3() {
    let mut roles = table(8).0.line_up();
    roles.reverse();
    assert_eq!(table(8).roles(&roles).problems(), []);
    assert_eq!(table(8).roles(&roles).0.count(Servant), 3);
}

#[test]
fn every_problem_is_told_at_once_r3() {
    let roles = [
        Merlin,
        Merlin,
        Servant,
        Servant,
        EvilLancelot,
        Minion,
        Minion,
    ];
    let mut ticked = table(7).roles(&roles).led_by(9);
    ticked.0.seats[6] = "P0".to_owned();
    let problems = ticked.problems();
    assert_eq!(problems.len(), 4, "{problems:?}");
    assert!(problems.contains(&Problem::RoleTwice { role: Merlin }));
    assert!(problems.contains(&Problem::LancelotAlone {
        missing: GoodLancelot
    }));
}

#[test]
fn names_are_different_and_not_empty_r3() {
    let mut ticked = table(5);
    ticked.0.seats[3] = " \t".to_owned();
    assert_eq!(ticked.problems().len(), 1);
    ticked.0.seats[3] = " P1 ".to_owned();
    assert_eq!(
        ticked.problems().len(),
        1,
        "the same name with space round it"
    );
    ticked.0.seats[3] = "梅林".to_owned();
    assert_eq!(ticked.problems(), []);
}

/// The warnings of a table of this line-up; the rest are servants and minions.
fn warnings(players: usize, special: &[Role]) -> Vec<Warning> {
    let evil = [2, 2, 3, 3, 3, 4][players - 5];
    let specials = |side| special.iter().filter(move |it| it.side() == side).copied();
    let mut roles: Vec<_> = specials(Side::Good).collect();
    roles.resize(players - evil, Servant);
    roles.extend(specials(Side::Evil));
    roles.resize(players, Minion);
    table(players).roles(&roles).warnings()
}

#[test]
fn percival_without_morgana_is_unwise_r3() {
    for players in PLAYERS.into_iter().skip(1) {
        assert_eq!(
            warnings(players, &[Merlin, Percival, Assassin]),
            [Warning::PercivalKnowsMerlin]
        );
        assert_eq!(
            warnings(players, &[Merlin, Percival, Assassin, Mordred]),
            [Warning::PercivalKnowsMerlin]
        );
        assert_eq!(
            warnings(players, &[Merlin, Percival, Assassin, Morgana]),
            []
        );
        assert_eq!(warnings(players, &[Merlin, Assassin]), []);
    }
}

#[test]
fn percival_at_five_without_morgana_or_mordred_is_unwise_r3() {
    let at_five = Warning::PercivalAtFive;
    assert!(warnings(5, &[Merlin, Percival, Assassin]).contains(&at_five));
    assert!(warnings(5, &[Merlin, Percival, Assassin, Oberon]).contains(&at_five));
    assert!(!warnings(5, &[Merlin, Percival, Assassin, Morgana]).contains(&at_five));
    assert!(!warnings(5, &[Merlin, Percival, Assassin, Mordred]).contains(&at_five));
    assert!(!warnings(5, &[Merlin, Assassin]).contains(&at_five));
    assert!(!warnings(6, &[Merlin, Percival, Assassin]).contains(&at_five));
}

#[test]
fn lancelot_below_seven_is_unwise_r3() {
    for players in PLAYERS {
        for mode in LancelotMode::ALL.into_iter().skip(1) {
            let is_warned = table(players)
                .lancelot(mode)
                .warnings()
                .contains(&Warning::LancelotBelowSeven);
            assert_eq!(is_warned, players < 7, "{players} players, {mode:?}");
        }
        let without: Ticked = table(players);
        assert_eq!(without.warnings(), []);
    }
}

#[test]
fn merlin_and_the_assassin_without_each_other_are_unwise_r3() {
    assert_eq!(warnings(7, &[Merlin]), [Warning::MerlinWithoutAssassin]);
    assert_eq!(warnings(7, &[Assassin]), [Warning::AssassinWithoutMerlin]);
    assert_eq!(warnings(7, &[Merlin, Assassin]), []);
    assert_eq!(warnings(7, &[]), []);
}
