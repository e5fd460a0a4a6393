//! P9: *We Found You!* makes one of the team play face up.

use avalon_herald::engine::{Illegal, PlotCard, Prompt, Seat};

use crate::language::{
    Play, aims, armed, ayes, passes, plays, plotting, quest, seats, sheathed, team,
};

const FOUND: &str = "we_found_you";

/// A table of seven at which seat 3 holds the card, and a team of two is approved.
fn approved() -> Play {
    let play = plotting(7).play().deals(&[(FOUND, 3), ("charge", 4)]);
    play.tell(team([0, 1])).tell(ayes(7))
}

#[test]
fn it_names_a_member_of_the_team_p9() {
    let play = approved();
    assert_eq!(play.expects(), ["plot_played", "plot_passed", "quest"]);
    let targets = seats([0, 1]);
    let asked = Prompt::Window {
        card: PlotCard::WeFoundYou,
        open_to: vec![Seat(3)],
        targets,
    };
    assert_eq!(play.game.prompt(), Some(asked));
    for on in [0, 1] {
        let play = play.clone().tell(aims(FOUND, 3, on));
        assert_eq!(play.game.table().face_up(), Some(Seat(on)));
        assert_eq!(play.expects(), ["quest"]);
    }
    for on in [2, 3, 6, 7, 15, 255] {
        let (card, on) = (PlotCard::WeFoundYou, Seat(on));
        let refusal = Illegal::PlotTarget { card, on, targets };
        assert_eq!(play.refuses(&aims(FOUND, 3, on.0)), refusal);
    }
}

#[test]
fn it_must_name_someone_p9() {
    let card = PlotCard::WeFoundYou;
    let refusal = Illegal::PlotAim { card };
    assert_eq!(approved().refuses(&plays(FOUND, 3)), refusal);
}

#[test]
fn its_holder_may_go_himself_and_name_himself_p9() {
    let play = plotting(7).play().deals(&[(FOUND, 1), ("charge", 4)]);
    let play = play.tell(team([0, 1])).tell(ayes(7));
    assert_eq!(play.open_to(), [1]);
    play.tell(aims(FOUND, 1, 1));
}

#[test]
fn it_is_played_before_anyone_chooses_a_card_p9() {
    let play = plotting(7).excalibur().play();
    let play = play.deals(&[(FOUND, 3), ("charge", 4)]);
    let play = play.tell(armed([0, 1], 1));
    play.refuses(&aims(FOUND, 3, 0));
    let play = play.tell(ayes(7));
    assert_eq!(play.expects(), ["plot_played", "plot_passed", "excalibur"]);
    let late = play.tell(sheathed());
    late.refuses(&aims(FOUND, 3, 0));
    late.tell(quest(0));
}

#[test]
fn a_rejected_team_has_no_cards_p9() {
    let play = plotting(7).play().deals(&[(FOUND, 3), ("charge", 4)]);
    let play = play.tell(team([0, 1])).tell(ayes(3));
    play.refuses(&aims(FOUND, 3, 0));
}

#[test]
fn it_lasts_for_one_quest_and_is_used_up_p9() {
    let play = approved().tell(aims(FOUND, 3, 0));
    assert_eq!(play.game.table().plot_discarded(), [PlotCard::WeFoundYou]);
    let play = play.tell(quest(0));
    assert_eq!(play.game.table().face_up(), None);
    let play = play.calmly().tell(team([0, 1, 2])).tell(ayes(7));
    assert_ne!(play.open_for(), Some(PlotCard::WeFoundYou));
}

#[test]
fn a_chance_that_was_passed_comes_again_with_the_next_team_p9() {
    let play = approved().tell(passes(3));
    play.refuses(&aims(FOUND, 3, 0));
    let play = play.tell(quest(0)).calmly();
    let play = play.tell(team([0, 1, 2])).tell(ayes(7));
    play.tell(aims(FOUND, 3, 2));
}

#[test]
fn a_card_that_lies_face_up_counts_like_any_other_p9() {
    let play = approved().tell(aims(FOUND, 3, 0));
    assert_eq!(play.most_fails(), Some(2));
    play.clone().tell(quest(2));
    play.tell(quest(0));
}
