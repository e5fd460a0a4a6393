//! P5: *Lead to Victory* takes the lead before the leader does anything.

use avalon_herald::engine::{Illegal, LancelotMode, PlotCard, Prompt, Seat, SeatSet};

use crate::language::{
    Play, ayes, card, drawn, given, passes, plays, plotting, quest, takes, team, undo,
};

const LEAD: &str = "lead_to_victory";

/// A table of seven led by seat 0 in its first quest, after these two cards were given.
fn holding(cards: &[(&str, u8)]) -> Play {
    plotting(7).play().deals(cards)
}

#[test]
fn it_is_played_before_the_leader_draws_p5() {
    let play = holding(&[(LEAD, 4), ("charge", 5)]).goes(0);
    assert_eq!(play.expects(), ["plot_played", "plot_passed", "plot_drawn"]);
    let asked = Prompt::Window {
        card: PlotCard::LeadToVictory,
        open_to: vec![Seat(4)],
        targets: SeatSet::EMPTY,
    };
    assert_eq!(play.game.prompt(), Some(asked));
    let play = play.tell(plays(LEAD, 4));
    assert_eq!(play.leader(), 4);
    assert_eq!(
        play.game.prompt(),
        Some(Prompt::PlotDraw {
            leader: Seat(4),
            count: 2
        })
    );
    let play = play.tell(drawn(["ambush", "charge"]));
    play.refuses(&given("ambush", 4));
    play.tell(given("ambush", 1));
}

#[test]
fn it_is_not_played_after_the_draw_p5() {
    let play = holding(&[(LEAD, 4), ("charge", 5)]).goes(0);
    let play = play.tell(drawn(["ambush", "charge"]));
    play.refuses(&plays(LEAD, 4));
    let play = play.tell(given("ambush", 4)).tell(given("charge", 4));
    assert_eq!(play.expects(), ["team"]);
    play.refuses(&plays(LEAD, 4));
    play.refuses(&passes(4));
}

#[test]
fn it_is_not_played_when_it_was_just_given_p5() {
    let play = holding(&[(LEAD, 4), ("charge", 5)]);
    assert_eq!(play.expects(), ["team"]);
    play.refuses(&plays(LEAD, 4));
}

#[test]
fn it_may_be_played_at_each_proposal_p5() {
    let play = holding(&[(LEAD, 4), ("charge", 5)]).rejected();
    assert_eq!(play.expects(), ["plot_played", "plot_passed", "team"]);
    let again = play.clone().tell(passes(4)).rejected();
    assert_eq!(again.open_to(), [4]);
    let play = play.tell(plays(LEAD, 4));
    assert_eq!((play.leader(), play.expects()), (4, vec!["team"]));
}

#[test]
fn it_is_not_played_once_a_team_is_proposed_p5() {
    let play = holding(&[(LEAD, 4), ("charge", 5)]).rejected();
    let play = play.tell(team([0, 1]));
    play.refuses(&plays(LEAD, 4));
    let play = play.tell(ayes(7));
    play.refuses(&plays(LEAD, 4));
}

#[test]
fn the_lead_goes_on_from_there_p5() {
    let play = holding(&[(LEAD, 4), ("charge", 5)]).rejected();
    let play = play.tell(plays(LEAD, 4));
    assert_eq!(play.clone().rejected().leader(), 5);
    let play = play.tell(team([0, 1])).tell(ayes(7)).tell(quest(0));
    assert_eq!(play.leader(), 5);
    assert_eq!(play.game.table().past()[0].leader, Seat(4));
}

#[test]
fn a_taken_lead_is_no_proposal_p5() {
    let play = holding(&[(LEAD, 4), ("charge", 5)]).rejected();
    let play = play.tell(plays(LEAD, 4));
    assert_eq!(play.rejections(), 1);
}

#[test]
fn no_second_is_played_until_a_vote_has_taken_place_p5() {
    let play = holding(&[(LEAD, 4), (LEAD, 5)]).rejected();
    assert_eq!(play.open_to(), [4, 5]);
    let play = play.tell(plays(LEAD, 4));
    assert_eq!(play.expects(), ["team"]);
    assert!(matches!(
        play.refuses(&plays(LEAD, 5)),
        Illegal::NotNow { .. }
    ));
    // Its vote is a vote, whatever comes of it.
    let rejected = play.clone().tell(team([0, 1])).tell(ayes(0));
    assert_eq!(rejected.open_to(), [5]);
    assert_eq!(rejected.tell(plays(LEAD, 5)).leader(), 5);
    let approved = play.tell(team([0, 1])).tell(ayes(7)).tell(quest(0));
    assert_eq!(approved.open_to(), [5]);
    approved.tell(plays(LEAD, 5));
}

#[test]
fn no_second_is_played_between_a_quests_draw_and_its_first_vote_p5() {
    let play = holding(&[(LEAD, 4), (LEAD, 5)]).goes(0);
    let play = play.tell(plays(LEAD, 5));
    assert_eq!(play.expects(), ["plot_drawn"]);
    play.refuses(&plays(LEAD, 4));
    let play = play.deals(&[("charge", 0), ("charge", 1)]);
    play.refuses(&plays(LEAD, 4));
    assert_eq!(play.rejected().open_to(), [4]);
}

#[test]
fn who_holds_two_plays_one_until_a_vote_p5() {
    let play = holding(&[(LEAD, 4), (LEAD, 4)]).rejected();
    let play = play.tell(plays(LEAD, 4));
    play.refuses(&plays(LEAD, 4));
    assert_eq!(play.held(), [(4, PlotCard::LeadToVictory)]);
    assert_eq!(play.rejected().open_to(), [4]);
}

#[test]
fn a_rejection_by_the_king_is_a_vote_too_p5() {
    let play = plotting(9).play();
    let play = play.deals(&[(LEAD, 4), (LEAD, 5), ("the_king_returns", 6)]);
    let play = play.rejected().tell(plays(LEAD, 4));
    let play = play.tell(team([0, 1, 2])).tell(ayes(9));
    let play = play.tell(plays("the_king_returns", 6));
    assert_eq!((play.leader(), play.open_to()), (5, vec![5]));
}

#[test]
fn the_leader_may_play_it_himself_and_stays_p5() {
    let play = holding(&[(LEAD, 1), (LEAD, 5)]).rejected();
    assert_eq!((play.leader(), play.open_to()), (1, vec![1, 5]));
    let play = play.tell(plays(LEAD, 1));
    assert_eq!((play.leader(), play.expects()), (1, vec!["team"]));
}

#[test]
fn it_aims_at_nobody_p5() {
    let play = holding(&[(LEAD, 4), ("charge", 5)]).rejected();
    let targets = SeatSet::EMPTY;
    let (card, on) = (PlotCard::LeadToVictory, Seat(2));
    assert_eq!(
        play.refuses(&crate::language::aims(LEAD, 4, 2)),
        Illegal::PlotTarget { card, on, targets }
    );
}

#[test]
fn it_comes_after_the_allegiance_card_p5() {
    let play = plotting(7).lancelot(LancelotMode::Drawn).play();
    let play = play.tell(card("no_change"));
    let play = play.deals(&[(LEAD, 4), ("charge", 5)]);
    let play = play.goes(0);
    assert_eq!(play.expects(), ["allegiance"]);
    play.refuses(&plays(LEAD, 4));
    let play = play.tell(card("switch"));
    assert_eq!(play.tell(plays(LEAD, 4)).leader(), 4);
}

#[test]
fn one_that_was_just_taken_may_be_played_p5() {
    let play = holding(&[(LEAD, 4), ("restore_your_honor", 2)]).rejected();
    let play = play.tell(takes(2, 4, LEAD));
    assert_eq!(play.open_to(), [2]);
    assert_eq!(play.tell(plays(LEAD, 2)).leader(), 2);
}

#[test]
fn taken_back_the_lead_is_where_it_was_p5() {
    let play = holding(&[(LEAD, 4), (LEAD, 5)]).rejected();
    let play = play.tell(plays(LEAD, 4)).tell(undo());
    assert_eq!((play.leader(), play.open_to()), (1, vec![4, 5]));
    play.tell(plays(LEAD, 5));
}
