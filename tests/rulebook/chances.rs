//! P4: who may play a held card at an opportunity: clockwise from the leader, one chance each.

use avalon_herald::engine::{Illegal, PlotCard, Prompt, Seat, SeatSet};

use crate::language::{Play, aims, ayes, drawn, passes, plays, plotting, quest, takes, team, undo};

const KING: &str = "the_king_returns";

/// A table of seven led by this seat: seats 2 and 5 hold *The King Returns*, and a team was approved.
fn approved(leader: u8) -> Play {
    let play = plotting(7).led_by(leader).play();
    approve(play.deals(&[(KING, 2), (KING, 5)]))
}

fn approve(play: Play) -> Play {
    let proposal = play.some_team();
    play.tell(proposal).tell(ayes(7))
}

fn not_asked(by: u8, asked: &[u8]) -> Illegal {
    Illegal::NotAsked {
        by: Seat(by),
        asked: asked.iter().copied().map(Seat).collect(),
    }
}

#[test]
fn the_order_is_clockwise_from_the_leader_and_not_by_receipt_p4() {
    for (leader, order) in [
        (0, [2, 5]),
        (1, [2, 5]),
        (3, [5, 2]),
        (4, [5, 2]),
        (6, [2, 5]),
    ] {
        assert_eq!(approved(leader).open_to(), order, "seat {leader} leads");
    }
    let asked = Prompt::Window {
        card: PlotCard::TheKingReturns,
        open_to: vec![Seat(2), Seat(5)],
        targets: SeatSet::EMPTY,
    };
    assert_eq!(approved(0).game.prompt(), Some(asked));
}

#[test]
fn the_leader_is_first_p4() {
    // Seats 2 and 5 hold the card when it is their turn to lead.
    let mut play = plotting(7).play().deals(&[(KING, 2), (KING, 5)]);
    for (rejected, order) in [(0, [2, 5]), (2, [2, 5]), (3, [5, 2])] {
        let led = (0..rejected).fold(play.clone(), |play, _| play.rejected());
        assert_eq!(led.leader(), rejected);
        assert_eq!(approve(led).open_to(), order);
    }
    for _ in 0..2 {
        play = play.rejected();
    }
    let play = approve(play).tell(plays(KING, 2));
    assert_eq!(play.leader(), 3);
}

#[test]
fn who_has_passed_cant_come_back_p4() {
    let play = approved(0).tell(passes(2));
    assert_eq!(play.open_to(), [5]);
    assert_eq!(play.refuses(&plays(KING, 2)), not_asked(2, &[5]));
    assert_eq!(play.refuses(&passes(2)), not_asked(2, &[5]));
    play.clone().tell(plays(KING, 5));
    let play = play.tell(passes(5));
    assert_eq!(play.expects(), ["quest"]);
    play.refuses(&plays(KING, 2));
    play.refuses(&plays(KING, 5));
}

#[test]
fn a_later_holder_who_plays_passes_for_the_earlier_ones_p4() {
    // Both hold an Ambush; the later one's comes first, so the earlier one has had his chance.
    let play = plotting(7).play();
    let play = approve(play.deals(&[("ambush", 2), ("ambush", 5)]));
    assert_eq!(play.open_to(), [2, 5]);
    let late = play.clone().tell(aims("ambush", 5, 0));
    assert_eq!(late.expects(), ["quest"]);
    late.refuses(&aims("ambush", 2, 1));
    // In order both may.
    let both = play.tell(aims("ambush", 2, 1)).tell(aims("ambush", 5, 0));
    assert_eq!(both.expects(), ["quest"]);
}

#[test]
fn a_later_holder_who_passes_passes_for_the_earlier_ones_p4() {
    let play = approved(0).tell(passes(5));
    assert_eq!(play.expects(), ["quest"]);
    play.refuses(&plays(KING, 2));
    let play = approved(3).tell(passes(2));
    play.refuses(&plays(KING, 5));
}

#[test]
fn a_pass_may_be_left_out_p4() {
    let play = approved(0);
    assert_eq!(play.expects(), ["plot_played", "plot_passed", "quest"]);
    let play = play.tell(quest(0));
    assert_eq!(play.score(), [1, 0]);
    // Two opportunities are closed by one line.
    let play = plotting(7).play();
    let play = approve(play.deals(&[(KING, 2), ("ambush", 5)]));
    let played = play.clone().tell(aims("ambush", 5, 1));
    played.refuses(&plays(KING, 2));
    let passed = play.clone().tell(passes(5));
    assert_eq!(
        passed.expects(),
        ["quest"],
        "seat 5 can only pass on Ambush"
    );
    assert_eq!(play.tell(quest(0)).score(), [1, 0]);
}

#[test]
fn a_line_that_is_not_yet_due_closes_nothing_p4() {
    let play = plotting(7).play();
    let play = play.deals(&[("lead_to_victory", 3), (KING, 5)]).goes(0);
    // The leader must draw before he builds a team.
    assert!(matches!(
        play.refuses(&team([0, 1, 2])),
        Illegal::NotNow { .. }
    ));
    play.refuses(&plays(KING, 5));
    assert_eq!(play.open_to(), [3]);
    play.tell(drawn(["charge", "charge"]))
        .refuses(&plays("lead_to_victory", 3));
}

#[test]
fn only_holders_are_asked_p4() {
    let play = approved(0);
    for by in [0, 1, 3, 4, 6] {
        assert_eq!(play.refuses(&plays(KING, by)), not_asked(by, &[2, 5]));
        assert_eq!(play.refuses(&passes(by)), not_asked(by, &[2, 5]));
    }
    for seat in [7, 15, 255] {
        let (seat, players) = (Seat(seat), 7);
        let refusal = Illegal::NoSuchSeat { seat, players };
        assert_eq!(play.refuses(&plays(KING, seat.0)), refusal);
        assert_eq!(play.refuses(&passes(seat.0)), refusal);
    }
}

#[test]
fn a_card_for_another_moment_is_not_played_p4() {
    let play = plotting(9).play();
    let play = play.deals(&[("ambush", 2), ("lead_to_victory", 2), (KING, 2)]);
    let play = play.tell(team([0, 1, 2]));
    for line in [
        aims("ambush", 2, 0),
        plays("lead_to_victory", 2),
        plays(KING, 2),
    ] {
        assert!(matches!(play.refuses(&line), Illegal::NotNow { .. }));
    }
    let play = play.tell(ayes(9));
    play.refuses(&plays("lead_to_victory", 2));
    let play = play.tell(quest(0));
    play.refuses(&plays(KING, 2));
    play.refuses(&aims("ambush", 2, 0));
}

#[test]
fn the_next_opportunity_is_open_to_everyone_again_p4() {
    let play = approved(0).tell(passes(2)).tell(plays(KING, 5));
    assert_eq!(approve(play).open_to(), [2]);
    let play = approved(0).tell(passes(5)).tell(quest(0)).calmly();
    assert_eq!(approve(play).open_to().first(), Some(&2));
}

#[test]
fn at_his_one_chance_a_player_may_play_all_that_he_holds_p4() {
    let play = plotting(7).play();
    let play = approve(play.deals(&[("ambush", 2), ("ambush", 2)]));
    assert_eq!(play.open_to(), [2]);
    let play = play.tell(aims("ambush", 2, 0));
    assert_eq!(play.open_to(), [2]);
    let play = play.tell(aims("ambush", 2, 1));
    assert_eq!(play.expects(), ["quest"]);
}

#[test]
fn who_has_passed_cant_play_a_card_that_he_takes_then_p4() {
    let play = plotting(9).play();
    let play = play.deals(&[(KING, 2), (KING, 5), ("restore_your_honor", 2)]);
    let play = play.tell(team([0, 1, 2])).tell(ayes(9)).tell(passes(2));
    let play = play.tell(takes(2, 5, KING));
    assert_eq!(play.expects(), ["quest"]);
    play.refuses(&plays(KING, 2));
}

#[test]
fn a_pass_can_be_taken_back_p4() {
    let play = approved(0).tell(passes(2)).tell(undo());
    assert_eq!(play.open_to(), [2, 5]);
    play.tell(plays(KING, 2));
    let play = approved(0).tell(passes(5)).tell(undo());
    assert_eq!(play.open_to(), [2, 5], "those for whom he passed as well");
}

#[test]
fn without_a_holder_nobody_is_asked_p4() {
    let play = approve(plotting(7).play().calmly().tell(undo()).calmly());
    assert_ne!(play.expects(), ["team"]);
    let play = plotting(7).play().deals(&[("charge", 2), ("charge", 5)]);
    assert_eq!(approve(play).expects(), ["quest"]);
}
