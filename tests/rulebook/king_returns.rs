//! P7: *The King Returns* turns an approved vote into a rejected one.

use avalon_herald::engine::{
    Ballot, Illegal, News, Outcome, PlotCard, Reason, Seat, SeatSet, Side,
};

use crate::language::{Play, aims, armed, ayes, passes, plays, plotting, quest, team, undo};

const KING: &str = "the_king_returns";

/// A table of seven at which seat 3 holds the card, and a team that is not yet voted on.
fn proposed() -> Play {
    let play = plotting(7).play();
    play.deals(&[(KING, 3), ("charge", 4)]).tell(team([0, 1]))
}

#[test]
fn an_approved_team_is_rejected_p7() {
    let play = proposed().tell(ayes(7));
    assert_eq!(play.news, [News::Approved]);
    assert_eq!(play.expects(), ["plot_played", "plot_passed", "quest"]);
    let play = play.tell(plays(KING, 3));
    assert_eq!(play.news, [News::Rejected { in_a_row: 1 }]);
    assert_eq!((play.rejections(), play.leader()), (1, 1));
    assert_eq!(play.expects(), ["team"]);
    play.refuses(&quest(0));
    let proposal = play.game.table().proposals()[0];
    assert_eq!(proposal.is_accepted, Some(false));
    assert_eq!(proposal.ballot.map(Ballot::approvals), Some(7));
}

#[test]
fn a_rejected_vote_gives_no_opportunity_p7() {
    let play = proposed();
    play.refuses(&plays(KING, 3));
    let play = play.tell(ayes(3));
    assert_eq!(play.expects(), ["team"]);
    play.refuses(&plays(KING, 3));
    play.refuses(&passes(3));
}

#[test]
fn it_is_played_right_after_the_vote_p7() {
    let play = plotting(7).excalibur().play();
    let play = play.deals(&[(KING, 3), ("we_found_you", 4)]);
    let play = play.tell(armed([0, 1], 1)).tell(ayes(7));
    assert_eq!(play.open_for(), Some(PlotCard::TheKingReturns));
    let named = play.clone().tell(aims("we_found_you", 4, 0));
    named.refuses(&plays(KING, 3));
    let passed = play.tell(passes(3));
    assert_eq!(passed.open_for(), Some(PlotCard::WeFoundYou));
    passed.refuses(&plays(KING, 3));
}

#[test]
fn it_counts_on_the_vote_track_and_can_be_the_fifth_p7() {
    let play = proposed().tell(ayes(0));
    let play = (0..3).fold(play, |play, _| play.rejected());
    assert_eq!(play.rejections(), 4);
    let play = play.tell(team([0, 1])).tell(ayes(7));
    assert_eq!(play.winner(), None);
    let spared = play.clone().tell(quest(0));
    assert_eq!(spared.score(), [1, 0]);
    let play = play.tell(plays(KING, 3));
    let outcome = Outcome {
        winner: Side::Evil,
        reason: Reason::FiveRejections,
    };
    assert_eq!(
        play.news,
        [News::Rejected { in_a_row: 5 }, News::Over(outcome)]
    );
    assert_eq!(play.expects(), ["roles"]);
    assert_eq!(play.tell(undo()).open_to(), [3]);
}

#[test]
fn with_others_it_makes_five_in_a_row_p7() {
    let play = plotting(9).play();
    let play = play.deals(&[(KING, 3), (KING, 4), (KING, 4)]);
    let play = play.rejected().rejected();
    let by_king = |play: Play, by| {
        let proposal = play.some_team();
        play.tell(proposal).tell(ayes(9)).tell(plays(KING, by))
    };
    let play = by_king(by_king(play, 4), 3);
    assert_eq!((play.rejections(), play.winner()), (4, None));
    assert_eq!(by_king(play, 4).reason(), Some(Reason::FiveRejections));
}

#[test]
fn it_is_used_up_p7() {
    let play = proposed().tell(ayes(7)).tell(plays(KING, 3));
    assert_eq!(play.held(), [(4, PlotCard::Charge)]);
    assert_eq!(
        play.game.table().plot_discarded(),
        [PlotCard::TheKingReturns]
    );
    let play = play.tell(team([0, 1])).tell(ayes(7));
    assert_eq!(play.expects(), ["quest"]);
}

#[test]
fn only_one_is_needed_for_a_proposal_p7() {
    let play = plotting(7).play().deals(&[(KING, 3), (KING, 4)]);
    let play = play.tell(team([0, 1])).tell(ayes(7)).tell(plays(KING, 3));
    play.refuses(&plays(KING, 4));
    assert_eq!(play.rejections(), 1);
}

#[test]
fn the_quest_keeps_how_many_proposals_it_took_p7() {
    let play = proposed().tell(ayes(7)).tell(plays(KING, 3));
    let play = play.tell(team([0, 2])).tell(ayes(4)).tell(quest(0));
    let record = &play.game.table().past()[0];
    assert_eq!(record.proposals.len(), 2);
    assert_eq!((record.leader, play.leader()), (Seat(1), 2));
}

#[test]
fn it_aims_at_nobody_p7() {
    let play = proposed().tell(ayes(7));
    let (card, on, targets) = (PlotCard::TheKingReturns, Seat(0), SeatSet::EMPTY);
    let refusal = Illegal::PlotTarget { card, on, targets };
    assert_eq!(play.refuses(&aims(KING, 3, 0)), refusal);
}
