//! P6: who has *Charge!* votes openly, before the others choose.

use avalon_herald::engine::{Illegal, PlotCard, Prompt, SeatSet};

use crate::language::{Play, aims, ayes, passes, plays, plotting, quest, seats, takes, team, vote};

fn open_voters(play: &Play) -> SeatSet {
    match play.game.prompt() {
        Some(Prompt::Vote { charge, .. }) => charge,
        other => panic!("no vote is asked for: {other:?}"),
    }
}

#[test]
fn its_holder_votes_first_p6() {
    let play = plotting(5).play().deals(&[("charge", 3)]);
    let play = play.tell(team([0, 1]));
    assert_eq!(open_voters(&play), seats([3]));
    // The vote is told as ever.
    play.clone().tell(vote([0, 1, 2]));
    play.tell(ayes(2));
}

#[test]
fn two_holders_vote_at_the_same_time_p6() {
    let play = plotting(7).play().deals(&[("charge", 3), ("charge", 6)]);
    let play = play.tell(team([0, 1]));
    assert_eq!(open_voters(&play), seats([3, 6]));
    let one = plotting(7).play().deals(&[("charge", 3), ("charge", 3)]);
    assert_eq!(open_voters(&one.tell(team([0, 1]))), seats([3]));
}

#[test]
fn it_binds_its_holder_on_the_team_off_it_and_in_the_lead_p6() {
    for members in [[0, 1], [0, 3], [3, 4], [1, 2]] {
        for leader in [2, 3] {
            let play = plotting(5).led_by(2).play().deals(&[("charge", 3)]);
            let play = if leader == 3 { play.rejected() } else { play };
            assert_eq!(play.leader(), leader);
            let play = play.tell(team(members));
            assert_eq!(
                open_voters(&play),
                seats([3]),
                "{members:?} led by {leader}"
            );
        }
    }
}

#[test]
fn it_stays_in_play_all_game_p6() {
    let mut play = plotting(5).play().deals(&[("charge", 3)]);
    for (result, card) in [("o", "ambush"), ("x", "the_king_returns"), ("o", "ambush")] {
        let proposal = play.some_team();
        let asked = play.clone().tell(proposal);
        assert_eq!(open_voters(&asked), seats([3]));
        play = play.rejected();
        let asked = play.clone().tell(play.some_team());
        assert_eq!(open_voters(&asked), seats([3]));
        play = play.quests(result).deals(&[(card, 3)]);
    }
    assert!(play.held().contains(&(3, PlotCard::Charge)));
}

#[test]
fn without_it_nobody_votes_openly_p6() {
    let play = plotting(5).play().deals(&[("ambush", 3)]);
    assert_eq!(open_voters(&play.tell(team([0, 1]))), SeatSet::EMPTY);
}

#[test]
fn it_is_never_played_nor_passed_on_p6() {
    let mut play = plotting(5).play().deals(&[("charge", 3)]);
    for line in [team([0, 1]), ayes(5), quest(0)] {
        for wrong in [plays("charge", 3), aims("charge", 3, 0), passes(3)] {
            assert!(matches!(play.refuses(&wrong), Illegal::NotNow { .. }));
        }
        play = play.tell(line);
    }
}

#[test]
fn who_takes_it_takes_its_duty_p8() {
    let play = plotting(7).play();
    let play = play.deals(&[("charge", 3), ("restore_your_honor", 5)]);
    let play = play.tell(team([0, 1]));
    assert_eq!(open_voters(&play), seats([3]));
    let play = play.tell(takes(5, 3, "charge"));
    assert_eq!(open_voters(&play), seats([5]));
    let play = play.tell(ayes(0)).tell(team([0, 1]));
    assert_eq!(open_voters(&play), seats([5]));
}
