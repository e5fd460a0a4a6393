//! B2: everyone votes, and only a strict majority of all approves.

use avalon_herald::engine::{Ballot, Illegal, News, Prompt, Seat, SeatSet};

use crate::language::{PLAYERS, ayes, seats, table, team, vote};

#[test]
fn only_a_strict_majority_of_all_players_approves_b2() {
    // The fewest approvals that are more than half of 5 to 10 players.
    let fewest = [3, 4, 4, 5, 5, 6];
    for (players, fewest) in PLAYERS.into_iter().zip(fewest) {
        for approvals in 0..=players {
            let play = table(players).play();
            let proposal = play.some_team();
            let play = play.tell(proposal).tell(ayes(approvals));
            let is_approved = approvals >= fewest;
            assert_eq!(
                play.expects(),
                [if is_approved { "quest" } else { "team" }],
                "{approvals} of {players} approve"
            );
            assert_eq!(play.rejections(), usize::from(!is_approved));
            assert_eq!(
                play.news,
                if is_approved {
                    vec![News::Approved, News::CardsArePlayed]
                } else {
                    vec![News::Rejected { in_a_row: 1 }]
                }
            );
        }
    }
}

#[test]
fn a_tie_rejects_b2() {
    for players in [6, 8, 10] {
        let half = players / 2;
        let play = table(players).play();
        let proposal = play.some_team();
        let play = play.tell(proposal).tell(vote(0..half as u8));
        assert_eq!((play.rejections(), play.leader()), (1, 1));
        assert_eq!(play.expects(), ["team"]);
    }
}

#[test]
fn it_does_not_matter_who_approves_only_how_many_b2() {
    for players in PLAYERS {
        let play = table(players).play();
        let proposal = play.some_team();
        let play = play.tell(proposal);
        for ballot in 0u16..1 << players {
            let approve = (0..players as u8).filter(|seat| ballot & (1 << seat) != 0);
            let by_seat = play.clone().tell(vote(approve));
            let by_total = play.clone().tell(ayes(ballot.count_ones() as usize));
            assert_eq!(by_seat.expects(), by_total.expects());
            assert_eq!(by_seat.rejections(), by_total.rejections());
            assert_eq!(by_seat.leader(), by_total.leader());
        }
    }
}

#[test]
fn the_leader_votes_like_everyone_b2() {
    let play = table(5).led_by(2).play().tell(team([0, 1]));
    let without_leader = play.clone().tell(vote([0, 1]));
    assert_eq!(without_leader.expects(), ["team"]);
    let with_leader = play.tell(vote([0, 1, 2]));
    assert_eq!(with_leader.expects(), ["quest"]);
}

#[test]
fn how_everyone_voted_is_kept_b2() {
    let play = table(5).play().tell(team([0, 1])).tell(vote([4, 2]));
    let play = play.tell(team([1, 3])).tell(ayes(1));
    let kept: Vec<_> = play
        .game
        .table()
        .proposals()
        .iter()
        .map(|it| (it.leader, it.members, it.ballot, it.is_accepted))
        .collect();
    assert_eq!(
        kept,
        [
            (
                Seat(0),
                seats([0, 1]),
                Some(Ballot::BySeat(seats([2, 4]))),
                Some(false)
            ),
            (Seat(1), seats([1, 3]), Some(Ballot::Total(1)), Some(false)),
        ]
    );
}

#[test]
fn the_vote_is_on_the_team_just_proposed_b2() {
    let play = table(6).led_by(3).play().tell(team([1, 5]));
    assert_eq!(
        play.game.prompt(),
        Some(Prompt::Vote {
            leader: Seat(3),
            team: seats([1, 5]),
            charge: SeatSet::EMPTY,
        })
    );
}

#[test]
fn more_approvals_than_players_are_refused_b2() {
    for players in PLAYERS {
        let play = table(players).play();
        let proposal = play.some_team();
        let play = play.tell(proposal);
        for found in [players + 1, players + 2, 16, 255] {
            assert_eq!(
                play.refuses(&ayes(found)),
                Illegal::Approvals { found, players }
            );
        }
    }
}

#[test]
fn a_voter_who_does_not_sit_here_is_refused_b2() {
    for players in PLAYERS.into_iter().filter(|&players| players < 10) {
        let play = table(players).play();
        let proposal = play.some_team();
        let stranger = players as u8;
        assert_eq!(
            play.tell(proposal).refuses(&vote([0, stranger])),
            Illegal::NoSuchSeat {
                seat: Seat(stranger),
                players
            }
        );
    }
}
