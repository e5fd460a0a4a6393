//! T1 to T7: one more on each team, and a card that doesn't count.

use avalon_herald::engine::{
    Action, Event, FixedChance, Illegal, LancelotMode, Problem, Prompt, Seat, Side, Warning,
    fails_needed,
};
use serde_json::json;

use crate::language::{
    Play, armed, ayes, bewitched, excludes, nth, quest, seats, sheathed, strikes, table, team,
    veils,
};

/// The tables that Trapper is for.
const LARGE: [usize; 3] = [8, 9, 10];

/// A team of the first seats is out.
fn out(play: Play) -> Play {
    let (proposal, players) = (play.some_team(), play.game.table().players());
    play.tell(proposal).tell(ayes(players))
}

#[test]
fn it_is_for_eight_to_ten_t1() {
    for found in 5..=10 {
        let expected: &[Problem] = if found < 8 {
            &[Problem::TrapperPlayers { found }]
        } else {
            &[]
        };
        assert_eq!(table(found).trapper().problems(), expected);
    }
}

#[test]
fn it_is_not_played_together_with_plot_cards_t1() {
    for players in LARGE {
        let both = table(players).trapper().plot_cards();
        assert_eq!(both.problems(), [Problem::TrapperWithPlotCards]);
    }
    assert_eq!(
        table(7).trapper().plot_cards().problems(),
        [
            Problem::TrapperPlayers { found: 7 },
            Problem::TrapperWithPlotCards
        ]
    );
}

#[test]
fn one_more_goes_on_each_quest_t1() {
    for players in LARGE {
        let mut play = table(players).trapper().play();
        for (size, result) in [(4, "o"), (5, "x"), (5, "o"), (6, "x"), (6, "o")] {
            for found in [size - 1, size + 1] {
                let refusal = Illegal::TeamSize {
                    found,
                    expected: size,
                };
                assert_eq!(play.refuses(&team(0..found as u8)), refusal);
            }
            assert_eq!(
                play.game.prompt(),
                Some(Prompt::Team {
                    leader: Seat(play.leader()),
                    size,
                    with_excalibur: false
                })
            );
            play = play.quests(result);
        }
    }
}

#[test]
fn the_fails_that_it_takes_stay_t1() {
    for players in LARGE {
        let rules = table(players).trapper().0.check().unwrap();
        for number in 1..=5 {
            let needed = rules.fails_needed(nth(number));
            assert_eq!(needed, fails_needed(players, nth(number)));
            assert_eq!(needed, if number == 4 { 2 } else { 1 });
        }
    }
}

#[test]
fn the_leader_excludes_exactly_one_members_card_t2() {
    let play = out(table(8).trapper().led_by(2).play());
    assert_eq!(play.expects(), ["excluded"]);
    assert!(matches!(play.refuses(&quest(0)), Illegal::NotNow { .. }));
    let exclusion = Prompt::Exclusion {
        leader: Seat(2),
        team: seats([0, 1, 2, 3]),
    };
    assert_eq!(play.game.prompt(), Some(exclusion));
    for seat in 0..4 {
        let play = play.clone().tell(excludes(seat));
        assert_eq!(play.game.table().excluded(), Some(Seat(seat)));
        assert_eq!(play.expects(), ["quest"]);
        // Final, and one only.
        for other in 0..8 {
            play.refuses(&excludes(other));
        }
        play.tell(quest(0));
    }
    for seat in (4..=8).chain([15, 16, 255]) {
        let seat = Seat(seat);
        let team = seats([0, 1, 2, 3]);
        let refusal = Illegal::NotOnTeam { seat, team };
        assert_eq!(play.refuses(&excludes(seat.0)), refusal);
    }
}

#[test]
fn the_leaders_the_sword_holders_and_a_switched_card_may_be_excluded_t2() {
    let play = table(8).excalibur().trapper().play();
    let play = play.tell(armed([0, 1, 2, 3], 3)).tell(ayes(8));
    let play = play.tell(strikes(1));
    for (seat, whose) in [(0, "leader"), (3, "holder"), (1, "switched")] {
        let play = play.clone().tell(excludes(seat)).tell(quest(0));
        let record = &play.game.table().past()[0];
        assert_eq!(record.excluded, Some(Seat(seat)), "{whose}");
        assert_eq!(record.switched, Some(Seat(1)));
    }
}

#[test]
fn the_excluded_card_doesnt_count_but_its_player_went_t3() {
    let play = out(table(8).trapper().play()).tell(excludes(1));
    assert_eq!(
        play.game.prompt(),
        Some(Prompt::QuestCards {
            cards: 3,
            most_fails: 3,
            fails_needed: 1
        })
    );
    play.refuses(&quest(4));
    let play = play.tell(quest(3));
    let record = &play.game.table().past()[0];
    assert_eq!(record.team, seats([0, 1, 2, 3]));
    assert_eq!(record.excluded, Some(Seat(1)));
    assert_eq!(
        play.game.table().excluded(),
        None,
        "the next quest is its own"
    );
}

#[test]
fn what_the_excluded_card_was_is_never_recorded_t3() {
    for line in [
        json!({"event": "excluded", "seat": 1, "card": "fail"}),
        json!({"event": "excluded", "seat": 1, "fail": true}),
    ] {
        assert!(serde_json::from_value::<Event>(line).is_err());
    }
}

#[test]
fn the_end_of_the_timer_excludes_one_card_at_random_t4() {
    let play = out(table(8).trapper().play());
    for (dice, seat) in [(0, 0), (1, 1), (2, 2), (3, 3)] {
        let mut chance = FixedChance::new(vec![dice]);
        let legal = play.game.decide(&Action::Draw, &mut chance).unwrap();
        let seat = Seat(seat);
        let at_random = true;
        assert_eq!(*legal.event(), Event::Excluded { seat, at_random });
        assert_eq!(chance.bounds(), [4], "each is as likely");
    }
    let told = json!({"event": "excluded", "seat": 3, "at_random": true});
    let play = play.tell(told);
    assert_eq!(play.game.table().excluded(), Some(Seat(3)));
    assert!(
        play.game
            .decide(&Action::Draw, &mut FixedChance::default())
            .is_err()
    );
}

#[test]
fn cards_excalibur_exclusion_witch_and_result_come_in_this_order_t5() {
    let play = bewitched(8).excalibur().trapper().play();
    let play = play.tell(armed([0, 1, 2, 3], 3)).tell(ayes(8));
    assert_eq!(play.expects(), ["excalibur"]);
    play.refuses(&veils(7));
    let play = play.tell(sheathed());
    assert_eq!(play.expects(), ["excluded"]);
    play.refuses(&veils(7));
    let play = play.tell(excludes(2));
    assert_eq!(play.expects(), ["quest", "veil"]);
    let play = play.tell(veils(7));
    assert_eq!(play.expects(), ["quest"]);
    play.refuses(&excludes(2));
    play.tell(quest(1));
}

#[test]
fn three_successes_and_a_fail_with_the_fail_excluded_succeed_t6() {
    for players in LARGE {
        let play = table(players).trapper().play();
        let play = play.tell(team([0, 1, 2, 3])).tell(ayes(players));
        let play = play.tell(excludes(3)).tell(quest(0));
        assert_eq!(play.won(1), Some(Side::Good));
    }
}

#[test]
fn three_successes_and_a_fail_with_a_success_excluded_fail_t6() {
    for players in LARGE {
        let play = table(players).trapper().play();
        let play = play.tell(team([0, 1, 2, 3])).tell(ayes(players));
        let play = play.tell(excludes(0)).tell(quest(1));
        assert_eq!(play.won(1), Some(Side::Evil));
    }
}

#[test]
fn a_fourth_quest_with_two_fails_of_which_one_is_excluded_succeeds_t6() {
    for players in LARGE {
        let play = table(players).trapper().play().quests("oxo");
        let play = play.tell(team(0..6)).tell(ayes(players));
        let play = play.tell(excludes(5));
        let succeeds = play.clone().tell(quest(1));
        assert_eq!(succeeds.won(4), Some(Side::Good));
        let fails = play.tell(quest(2));
        assert_eq!(fails.won(4), Some(Side::Evil), "two that count");
    }
}

#[test]
fn a_team_of_six_needs_more_cards_than_the_box_holds_t7() {
    for players in LARGE {
        let ticked = table(players).trapper();
        assert_eq!(ticked.warnings(), [Warning::TrapperTeamOfSix]);
        assert_eq!(table(players).warnings(), []);
    }
}

#[test]
fn a_switched_card_that_is_excluded_brings_no_fail_more_t5() {
    // Six of eight go, three of them evil. The good card that was switched doesn't count.
    let play = table(8).excalibur().trapper().play().quests("oxo");
    let play = play.tell(armed(0..6, 5)).tell(ayes(8)).tell(strikes(0));
    let other = play.clone().tell(excludes(1));
    assert_eq!(other.most_fails(), Some(4));
    let play = play.tell(excludes(0));
    assert_eq!(play.most_fails(), Some(3), "evil is three");
    assert_eq!(
        play.refuses(&quest(4)),
        Illegal::TooManyFails { found: 4, most: 3 }
    );
    play.tell(quest(3));
}

#[test]
fn it_goes_together_with_every_way_to_play_lancelot_t5() {
    for mode in LancelotMode::ALL.into_iter().skip(1) {
        let play = table(8).lancelot(mode).trapper().play().calmly();
        let play = play.tell(team([0, 1, 2, 3])).tell(ayes(8));
        play.tell(excludes(0)).tell(quest(1));
    }
}
