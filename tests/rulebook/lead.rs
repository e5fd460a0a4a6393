//! B3 to B5: five rejections, the vote track, and whose turn it is to lead.

use avalon_herald::engine::{News, Outcome, Problem, Reason, Seat, Side};

use crate::language::{PLAYERS, Play, ayes, named, quest, table, team};

/// So many proposals in a row of which nobody approves.
fn rejected_times(play: Play, times: usize) -> Play {
    (0..times).fold(play, |play, _| play.rejected())
}

#[test]
fn the_fifth_rejection_in_a_quest_gives_evil_the_game_b3() {
    for players in PLAYERS {
        for before in ["", "o", "ox", "oox", "ooxx"] {
            let play = rejected_times(table(players).play().quests(before), 4);
            assert_eq!((play.rejections(), play.winner()), (4, None));
            let play = play.rejected();
            assert_eq!(
                (play.winner(), play.reason(), play.rejections()),
                (Some(Side::Evil), Some(Reason::FiveRejections), 5),
                "{players} players after {before}"
            );
            let outcome = Outcome {
                winner: Side::Evil,
                reason: Reason::FiveRejections,
            };
            assert_eq!(
                play.news,
                [News::Rejected { in_a_row: 5 }, News::Over(outcome)]
            );
        }
    }
}

#[test]
fn after_five_rejections_nobody_is_assassinated_b3() {
    let play = rejected_times(table(5).play().quests("oo"), 5);
    assert_eq!(play.expects(), ["roles"]);
    assert_eq!(play.game.prompt(), None);
    play.refuses(&named(0, true));
    play.refuses(&team([0, 1]));
}

#[test]
fn the_fifth_proposal_is_voted_like_any_other_b3() {
    for players in PLAYERS {
        let play = rejected_times(table(players).play(), 4);
        let proposal = play.some_team();
        let play = play.tell(proposal).tell(ayes(players / 2 + 1));
        assert_eq!((play.expects(), play.winner()), (vec!["quest"], None));
        let play = play.tell(quest(0));
        assert_eq!((play.score(), play.winner()), ([1, 0], None));
    }
}

#[test]
fn each_rejection_is_counted_aloud_b3() {
    let mut play = table(7).play();
    for in_a_row in 1..=4 {
        play = play.rejected();
        assert_eq!(play.news, [News::Rejected { in_a_row }]);
        assert_eq!(play.rejections(), in_a_row);
    }
}

#[test]
fn the_vote_track_starts_anew_at_each_quest_b4() {
    let mut play = table(5).play();
    for result in ["o", "x", "o", "x"] {
        play = rejected_times(play, 4);
        assert_eq!(play.rejections(), 4);
        play = play.quests(result);
        assert_eq!((play.rejections(), play.winner()), (0, None));
    }
    let play = rejected_times(play, 4);
    assert_eq!(
        play.winner(),
        None,
        "twenty rejections, never five in a row"
    );
    assert_eq!(play.rejected().reason(), Some(Reason::FiveRejections));
}

#[test]
fn the_proposals_of_a_finished_quest_stay_with_it_b4() {
    let play = rejected_times(table(5).play(), 3).quests("o").rejected();
    let finished = &play.game.table().past()[0];
    assert_eq!(finished.proposals.len(), 4);
    assert_eq!(play.game.table().proposals().len(), 1);
}

#[test]
fn the_table_may_name_any_first_leader_b5() {
    for players in PLAYERS {
        for seat in 0..players as u8 {
            assert_eq!(table(players).led_by(seat).play().leader(), seat);
        }
        let seat = Seat(players as u8);
        assert_eq!(
            table(players).led_by(seat.0).problems(),
            [Problem::FirstLeader { seat, players }]
        );
    }
}

#[test]
fn the_lead_passes_left_after_a_rejection_all_round_the_table_b5() {
    for players in PLAYERS {
        for first in 0..players as u8 {
            let mut play = table(players).led_by(first).play();
            for passed in 1..=4 {
                play = play.rejected();
                assert_eq!(
                    usize::from(play.leader()),
                    (usize::from(first) + passed) % players
                );
            }
        }
    }
}

#[test]
fn the_lead_passes_left_after_a_finished_quest_whoever_won_it_b5() {
    for players in PLAYERS {
        for first in 0..players as u8 {
            let mut play = table(players).led_by(first).play();
            for (passed, result) in [(1, "o"), (2, "x"), (3, "x"), (4, "o")] {
                play = play.quests(result);
                assert_eq!(
                    usize::from(play.leader()),
                    (usize::from(first) + passed) % players
                );
            }
        }
    }
}

#[test]
fn an_approved_team_does_not_pass_the_lead_until_its_quest_is_done_b5() {
    let play = table(5).led_by(4).play().tell(team([0, 1]));
    assert_eq!(play.leader(), 4);
    let play = play.tell(ayes(5));
    assert_eq!(play.leader(), 4);
    assert_eq!(play.tell(quest(0)).leader(), 0);
}

#[test]
fn who_led_the_team_that_went_is_kept_b5() {
    let play = table(5).led_by(3).play().rejected().rejected().goes(1);
    let finished = &play.game.table().past()[0];
    let leaders: Vec<_> = finished.proposals.iter().map(|it| it.leader.0).collect();
    assert_eq!(leaders, [3, 4, 0]);
    assert_eq!(finished.leader, Seat(0));
    assert_eq!(play.leader(), 1);
}
