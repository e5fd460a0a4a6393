//! B1: how many play, how many are good and evil, how many go, and how many fails it takes.

use avalon_herald::engine::{Illegal, Problem, Prompt, Role, Seat, Side};

use crate::language::{PLAYERS, ayes, nth, quest, table, team};

/// The printed board: players, good, evil, and who goes on each quest.
const PRINTED: [(usize, usize, usize, [usize; 5]); 6] = [
    (5, 3, 2, [2, 3, 2, 3, 3]),
    (6, 4, 2, [2, 3, 4, 3, 4]),
    (7, 4, 3, [2, 3, 3, 4, 4]),
    (8, 5, 3, [3, 4, 4, 5, 5]),
    (9, 6, 3, [3, 4, 4, 5, 5]),
    (10, 6, 4, [3, 4, 4, 5, 5]),
];

#[test]
fn five_to_ten_play_and_nobody_else_b1() {
    for players in 0..=20 {
        let expected = if PLAYERS.contains(&players) {
            vec![]
        } else {
            vec![Problem::PlayerCount { found: players }]
        };
        let mut ticked = table(players);
        if players == 0 {
            // Without seats nobody can lead either; that is a problem of its own.
            ticked.0.seats = vec![];
            assert!(ticked.problems().contains(&expected[0]));
        } else {
            assert_eq!(ticked.problems(), expected, "{players} players");
        }
    }
}

#[test]
fn a_list_of_names_of_any_length_is_refused_at_once_and_with_the_right_seats_b1() {
    for found in [11, 255, 256, 257, 300, 100_000] {
        let play_too_many = Problem::PlayerCount { found };
        let mut ticked = table(found);
        assert_eq!(ticked.problems(), [play_too_many]);
        // Names past the last seat that there can be are not told with the seat of another.
        let last = &mut ticked.0.seats[found - 1];
        *last = "P4".to_owned();
        let (first, second) = (Seat(4), Seat((found - 1) as u8));
        let same = (found <= 256).then_some(Problem::SameName { first, second });
        let expected: Vec<_> = [play_too_many].into_iter().chain(same).collect();
        assert_eq!(ticked.problems(), expected, "{found} names");
    }
}

#[test]
fn so_many_are_good_and_so_many_evil_b1() {
    for (players, good, evil, _) in PRINTED {
        assert_eq!(good + evil, players);
        for servants in 0..=players {
            let mut roles = vec![Role::Servant; servants];
            roles.resize(players, Role::Minion);
            let problems = table(players).roles(&roles).problems();
            let of = |side, found, expected| Problem::SideCount {
                side,
                found,
                expected,
            };
            let expected = if servants == good {
                vec![]
            } else {
                vec![
                    of(Side::Good, servants, good),
                    of(Side::Evil, players - servants, evil),
                ]
            };
            assert_eq!(problems, expected, "{servants} of {players} are good");
        }
    }
}

#[test]
fn a_line_up_of_too_many_or_too_few_is_refused_b1() {
    let one_short = [Role::Merlin, Role::Servant, Role::Morgana, Role::Assassin];
    assert_eq!(
        table(5).roles(&one_short).problems(),
        [Problem::SideCount {
            side: Side::Good,
            found: 2,
            expected: 3
        }]
    );
    assert_ne!(table(5).roles(&[]).problems(), []);
}

#[test]
fn just_so_many_go_on_each_quest_b1() {
    for (players, _, _, sizes) in PRINTED {
        let mut play = table(players).play();
        for (size, result) in sizes.into_iter().zip("oxoxo".chars()) {
            for found in 0..=players {
                let proposal = team((0..found as u8).rev());
                if found == size {
                    play.clone().tell(proposal);
                } else {
                    assert_eq!(
                        play.refuses(&proposal),
                        Illegal::TeamSize {
                            found,
                            expected: size
                        }
                    );
                }
            }
            let leader = Seat(play.leader());
            assert_eq!(
                play.game.prompt(),
                Some(Prompt::Team {
                    leader,
                    size,
                    with_excalibur: false
                })
            );
            play = play.quests(&result.to_string());
        }
    }
}

#[test]
fn a_team_may_leave_its_leader_at_home_b1() {
    table(5).led_by(0).play().tell(team([3, 4]));
}

#[test]
fn nobody_goes_who_does_not_sit_here_b1() {
    for players in PLAYERS.into_iter().filter(|&players| players < 10) {
        let stranger = players as u8;
        let size = table(players).play().some_team()["members"]
            .as_array()
            .map_or(0, Vec::len) as u8;
        assert_eq!(
            table(players)
                .play()
                .refuses(&team((1..size).chain([stranger]))),
            Illegal::NoSuchSeat {
                seat: Seat(stranger),
                players
            }
        );
    }
}

#[test]
fn two_fails_on_the_fourth_with_seven_or_more_and_one_everywhere_else_b1() {
    for players in PLAYERS {
        for number in 1..=5 {
            let is_starred = players >= 7 && number == 4;
            let before = &"oxoxo"[..number - 1];
            for (fails, is_lost) in [(0, false), (1, !is_starred), (2, true)] {
                let play = table(players).play().quests(before).goes(fails);
                let past = play.game.table().past();
                let last = &past[number - 1];
                assert_eq!(last.quest, nth(number));
                assert_eq!(last.fails_needed, if is_starred { 2 } else { 1 });
                assert_eq!(
                    last.winner == Side::Evil,
                    is_lost,
                    "{fails} fails on quest {number} of {players}"
                );
            }
        }
    }
}

#[test]
fn one_fail_on_a_starred_quest_stays_public_b1() {
    for players in [7, 8, 9, 10] {
        let play = table(players).play().quests("oxx").goes(1);
        let fourth = &play.game.table().past()[3];
        assert_eq!((fourth.winner, fourth.fails), (Side::Good, 1));
        assert_eq!(play.score(), [2, 2]);
    }
}

#[test]
fn more_fails_than_needed_are_kept_as_told_b1() {
    let play = table(10).play().goes(3);
    assert_eq!(play.game.table().past()[0].fails, 3);
}

#[test]
fn the_quest_tells_how_many_fails_it_takes_b1() {
    for players in PLAYERS {
        let play = table(players).play().quests("oxo");
        let proposal = play.some_team();
        let play = play.tell(proposal).tell(ayes(players));
        assert!(matches!(
            play.game.prompt(),
            Some(Prompt::QuestCards { fails_needed, .. }) if fails_needed == if players >= 7 { 2 } else { 1 }
        ));
        play.tell(quest(0));
    }
}
