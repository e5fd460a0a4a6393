//! Who was who, told after the end: it must be the line-up, and fit what was said before (B6, L3, L6, A1, A3).

use avalon_herald::engine::{AssassinationRule, Contradiction, Illegal, LancelotMode, Role, Seat};

use crate::common::lancelot_line_up;
use crate::language::{Play, card, dealt, named, nth, roles, table, team};

use Role::{
    Assassin, EvilLancelot, GoodLancelot, Merlin, Minion, Mordred, Morgana, Oberon, Percival,
    Servant,
};

/// Five people, seat by seat: the first three are good.
const FIVE: [Role; 5] = [Merlin, Percival, Servant, Morgana, Assassin];
/// Seven with both Lancelots.
const SEVEN: [Role; 7] = [
    GoodLancelot,
    EvilLancelot,
    Merlin,
    Servant,
    Percival,
    Morgana,
    Assassin,
];

/// A game of five that ended with five rejections, so that nothing is known of anybody.
fn nothing_known() -> Play {
    (0..5).fold(table(5).play(), |play, _| play.rejected())
}

/// Every order of these characters.
fn orders(of: &[Role]) -> Vec<Vec<Role>> {
    if of.is_empty() {
        return vec![vec![]];
    }
    (0..of.len())
        .flat_map(|first| {
            let mut rest = of.to_vec();
            let role = rest.remove(first);
            orders(&rest)
                .into_iter()
                .map(move |it| [vec![role], it].concat())
        })
        .collect()
}

fn contradiction(play: &Play, told: &[Role]) -> Option<Contradiction> {
    match play.game.check(&crate::language::event(&roles(told))) {
        Ok(_) => None,
        Err(Illegal::RolesContradict(contradiction)) => Some(contradiction),
        Err(other) => panic!("refused for another reason: {other:?}"),
    }
}

#[test]
fn any_seating_of_the_line_up_fits_a_game_that_told_nothing_r3() {
    let play = nothing_known();
    let all = orders(&FIVE);
    assert_eq!(all.len(), 120);
    for told in all {
        play.clone().tell(roles(&told));
    }
}

#[test]
fn who_was_who_is_kept_as_told_r3() {
    let told = [Morgana, Merlin, Servant, Assassin, Percival];
    let play = nothing_known().tell(roles(&told));
    let kept: Vec<_> = play
        .game
        .table()
        .who_was_who()
        .into_iter()
        .flat_map(|it| it.iter().map(|(_, role)| *role))
        .collect();
    assert_eq!(kept, told);
    assert_eq!(play.game.prompt(), None);
}

#[test]
fn who_was_who_is_told_after_the_end_and_once_r3() {
    let early = table(5).play();
    assert!(matches!(early.refuses_roles(&FIVE), Illegal::NotNow { .. }));
    let early = early.quests("ooo");
    assert!(matches!(early.refuses_roles(&FIVE), Illegal::NotNow { .. }));
    let late = early.tell(named(1, false)).tell(roles(&FIVE));
    assert!(matches!(late.refuses_roles(&FIVE), Illegal::NotNow { .. }));
    assert_eq!(late.expects(), [""; 0]);
}

#[test]
fn one_character_is_told_for_each_player_r3() {
    for found in [0, 4, 6, 10] {
        let told: Vec<_> = FIVE.into_iter().cycle().take(found).collect();
        assert_eq!(
            nothing_known().refuses_roles(&told),
            Illegal::RolesCount { found, players: 5 }
        );
    }
}

#[test]
fn only_the_line_up_can_be_told_r3() {
    let play = nothing_known();
    for told in [
        [Merlin, Merlin, Servant, Morgana, Assassin],
        [Merlin, Percival, Servant, Morgana, Minion],
        [Merlin, Percival, Servant, Servant, Assassin],
        [Servant, Percival, Servant, Morgana, Assassin],
    ] {
        let Illegal::RolesLineUp {
            role,
            found,
            expected,
        } = play.refuses_roles(&told)
        else {
            panic!("refused for another reason");
        };
        let count = |list: &[Role]| list.iter().filter(|&&it| it == role).count();
        assert_eq!((found, expected), (count(&told), count(&FIVE)));
        assert_ne!(found, expected, "{role:?} is one that doesn't fit");
    }
}

#[test]
fn a_team_played_no_more_fails_than_evil_went_b6() {
    // Seats 0 and 1 played two fails, then seats 0 to 2 one and two.
    let play = table(5).play().goes(2).goes(1).goes_with(team([0, 2]), 1);
    for told in orders(&FIVE) {
        let evil = |seat: usize| usize::from([Morgana, Assassin].contains(&told[seat]));
        let expected = if evil(0) + evil(1) < 2 {
            let most = evil(0) + evil(1);
            Some((nth(1), 2, most))
        } else {
            None
        }
        .map(|(quest, fails, most)| Contradiction::Fails { quest, fails, most });
        assert_eq!(contradiction(&play, &told), expected, "{told:?}");
    }
}

#[test]
fn each_quest_is_held_against_who_was_who_b6() {
    let play = table(5).play().goes(0).goes(1).goes(0);
    let play = play.goes_with(team([2, 3, 4]), 2).goes(0);
    let play = play.tell(named(0, true));
    let wrong_on_the_second = [Merlin, Percival, Servant, Morgana, Assassin];
    assert_eq!(
        contradiction(&play, &wrong_on_the_second),
        Some(Contradiction::Fails {
            quest: nth(2),
            fails: 1,
            most: 0
        })
    );
    let wrong_on_the_fourth = [Merlin, Morgana, Servant, Percival, Assassin];
    assert_eq!(
        contradiction(&play, &wrong_on_the_fourth),
        Some(Contradiction::Fails {
            quest: nth(4),
            fails: 2,
            most: 1
        })
    );
    play.tell(roles(&[Merlin, Percival, Morgana, Assassin, Servant]));
}

#[test]
fn evil_may_play_success_b6() {
    let play = table(5).play();
    let play = (0..3).fold(play, |play, _| {
        let size = play.some_team()["members"].as_array().map_or(0, Vec::len);
        play.goes_with(team(5 - size as u8..5), 0)
    });
    play.tell(named(1, false)).tell(roles(&FIVE));
}

#[test]
fn the_lancelot_who_is_evil_at_a_quest_may_have_failed_it_l6() {
    // Seats 0 and 1 are the Lancelots; each quest has one fail by a team of good ones but for them.
    let evil_one = |play: Play, seat: u8, more: &[u8]| {
        let members = [seat].into_iter().chain(more.iter().copied());
        play.goes_with(team(members), 1)
    };
    let before = table(7).lancelot(LancelotMode::Drawn).play();
    let play = evil_one(before.clone(), 1, &[2]).tell(card("switch"));
    let play = evil_one(play, 0, &[2, 3]).tell(card("switch"));
    let play = evil_one(play, 1, &[2, 3]);
    assert_eq!(contradiction(&play, &SEVEN), None);

    let play = evil_one(before, 1, &[2]).tell(card("switch"));
    let play = evil_one(play, 1, &[2, 3]);
    let play = evil_one(play, 0, &[2, 3]);
    assert_eq!(
        contradiction(&play, &SEVEN),
        Some(Contradiction::Fails {
            quest: nth(2),
            fails: 1,
            most: 0
        })
    );
}

#[test]
fn acquainted_lancelots_stay_on_their_sides_l1() {
    let play = table(7).lancelot(LancelotMode::Acquainted).play();
    let fits = (0..3).fold(play.clone(), |play, _| {
        let size = play.some_team()["members"].as_array().map_or(0, Vec::len);
        play.goes_with(team(1..=size as u8), 1)
    });
    assert_eq!(contradiction(&fits, &SEVEN), None);
    let play = play.goes_with(team([0, 2]), 1).quests("xx");
    assert!(matches!(
        contradiction(&play, &SEVEN),
        Some(Contradiction::Fails { fails: 1, .. })
    ));
}

/// A game of seven in L3, where quests 1 to 3 were won by these teams.
fn dealt_game(cards: &str, teams: [&[u8]; 3]) -> Play {
    let play = table(7).lancelot(LancelotMode::Dealt).play();
    teams
        .into_iter()
        .fold(play.tell(dealt(cards)), |play, members| {
            play.goes_with(team(members.iter().copied()), 0)
        })
        .tell(named(3, false))
}

#[test]
fn the_lancelot_who_is_evil_now_must_have_failed_every_quest_he_was_on_l3() {
    let forced = |number| {
        Some(Contradiction::FewFails {
            quest: nth(number),
            fails: 0,
            least: 1,
        })
    };
    let without: [&[u8]; 3] = [&[2, 3], &[2, 3, 4], &[2, 3, 4]];
    assert_eq!(contradiction(&dealt_game("-----", without), &SEVEN), None);

    // Seat 1 starts evil and seat 0 good.
    let with_evil: [&[u8]; 3] = [&[2, 3], &[1, 3, 4], &[2, 3, 4]];
    let with_good: [&[u8]; 3] = [&[2, 3], &[0, 3, 4], &[2, 3, 4]];
    for (cards, evil, good) in [
        ("-----", forced(2), None),
        ("s----", None, forced(2)),
        ("-s---", None, forced(2)),
        ("ss---", forced(2), None),
        ("--s--", forced(2), None),
    ] {
        assert_eq!(contradiction(&dealt_game(cards, with_evil), &SEVEN), evil);
        assert_eq!(contradiction(&dealt_game(cards, with_good), &SEVEN), good);
    }
}

#[test]
fn a_forced_fail_that_was_played_fits_even_if_the_quest_succeeded_l3() {
    // The fourth quest of seven takes two fails: one is there, and it succeeds.
    let play = table(7)
        .lancelot(LancelotMode::Dealt)
        .play()
        .tell(dealt("-----"))
        .goes_with(team([2, 3]), 0)
        .goes_with(team([1, 3, 4]), 1)
        .goes_with(team([2, 3, 4]), 0)
        .goes_with(team([1, 2, 3, 4]), 1)
        .tell(named(3, false));
    assert_eq!(contradiction(&play, &SEVEN), None);
}

#[test]
fn no_fail_is_forced_in_the_other_ways_to_play_lancelot_l1_l2_l4_l5() {
    for mode in [
        LancelotMode::Acquainted,
        LancelotMode::Drawn,
        LancelotMode::Late7,
        LancelotMode::Late5,
    ] {
        let play = table(7).lancelot(mode).play();
        let play = play
            .goes_with(team([1, 3]), 0)
            .goes_with(team([1, 3, 4]), 0)
            .goes_with(team([1, 3, 4]), 0)
            .tell(named(3, false));
        assert_eq!(contradiction(&play, &SEVEN), None, "{mode:?}");
    }
}

#[test]
fn whether_merlin_was_named_must_fit_who_was_who_a1() {
    for rule in AssassinationRule::ALL {
        let won = table(5).assassination(rule).play().quests("ooo");
        for seat in 0..3 {
            let is_merlin = FIVE[usize::from(seat)] == Merlin;
            for merlin in [true, false] {
                let expected = (merlin != is_merlin).then_some(Contradiction::Merlin {
                    named: Seat(seat),
                    merlin,
                });
                let play = won.clone().tell(named(seat, merlin));
                assert_eq!(contradiction(&play, &FIVE), expected);
            }
        }
    }
}

#[test]
fn who_may_be_named_depends_on_the_tables_rule_a3() {
    let seats = [
        Merlin, Percival, Servant, Servant, Servant, Servant, Morgana, Assassin, Mordred, Oberon,
    ];
    for rule in AssassinationRule::ALL {
        for (seat, role) in (0u8..).zip(seats) {
            let may_be_named = match rule {
                AssassinationRule::Reveal | AssassinationRule::Discuss => seat < 6,
                AssassinationRule::HideOberon | AssassinationRule::DiscussHideOberon => {
                    seat < 6 || role == Oberon
                }
                AssassinationRule::Conceal => role != Assassin,
            };
            let play = table(10).assassination(rule).play().quests("ooo");
            let play = play.tell(named(seat, role == Merlin));
            let expected = (!may_be_named).then_some(Contradiction::Target {
                named: Seat(seat),
                role,
            });
            assert_eq!(contradiction(&play, &seats), expected, "{rule:?} {role:?}");
        }
    }
}

#[test]
fn a_lancelot_may_be_named_while_he_is_good_a3() {
    for rule in AssassinationRule::ALL {
        for (third, evil_one) in [("no_change", EvilLancelot), ("switch", GoodLancelot)] {
            let won = table(7)
                .lancelot(LancelotMode::Late7)
                .assassination(rule)
                .play()
                .goes_with(team([2, 3]), 0)
                .goes_with(team([2, 3, 4]), 0)
                .tell(card(third))
                .goes_with(team([2, 3, 4]), 0);
            for (seat, role) in [(0, GoodLancelot), (1, EvilLancelot)] {
                let is_refused = role == evil_one && rule != AssassinationRule::Conceal;
                let expected = is_refused.then_some(Contradiction::Target {
                    named: Seat(seat),
                    role,
                });
                let play = won.clone().tell(named(seat, false));
                assert_eq!(contradiction(&play, &SEVEN), expected, "{rule:?} {role:?}");
            }
        }
    }
}

#[test]
fn without_an_assassin_concealed_evil_may_name_anyone_a3() {
    let seats = [Merlin, Servant, Servant, Morgana, Minion];
    let won = table(5)
        .roles(&seats)
        .assassination(AssassinationRule::Conceal)
        .play()
        .quests("ooo");
    for seat in 0..5 {
        let play = won.clone().tell(named(seat, seat == 0));
        assert_eq!(contradiction(&play, &seats), None);
    }
}

#[test]
fn the_line_up_with_lancelots_is_told_by_their_cards_l6() {
    let play = table(7).lancelot(LancelotMode::Drawn).play();
    let play = (0..5).fold(play.tell(card("switch")), |play, _| play.rejected());
    play.clone().tell(roles(&SEVEN));
    let mut other = lancelot_line_up(7);
    for role in &mut other {
        if *role == EvilLancelot {
            *role = GoodLancelot;
        }
    }
    assert!(matches!(
        play.refuses_roles(&other),
        Illegal::RolesLineUp { .. }
    ));
}
