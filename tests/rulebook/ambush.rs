//! P10: *Ambush* looks at a card that was played.

use avalon_herald::engine::{Illegal, PlotCard, Prompt, Seat};

use crate::language::{
    Play, aims, armed, ayes, passes, plays, plotting, quest, seats, strikes, team,
};

const AMBUSH: &str = "ambush";

/// A table of seven at which these two seats hold an *Ambush*, and a team of two is approved.
fn approved(first: u8, second: u8) -> Play {
    let play = plotting(7).play();
    let play = play.deals(&[(AMBUSH, first), (AMBUSH, second)]);
    play.tell(team([0, 1])).tell(ayes(7))
}

fn target(on: u8, may: &[u8]) -> Illegal {
    Illegal::PlotTarget {
        card: PlotCard::Ambush,
        on: Seat(on),
        targets: seats(may.iter().copied()),
    }
}

#[test]
fn it_looks_at_a_card_of_the_team_p10() {
    let play = approved(3, 5);
    let asked = Prompt::Window {
        card: PlotCard::Ambush,
        open_to: vec![Seat(3), Seat(5)],
        targets: seats([0, 1]),
    };
    assert_eq!(play.game.prompt(), Some(asked));
    for on in [0, 1] {
        play.clone().tell(aims(AMBUSH, 3, on));
    }
    for on in [2, 3, 6, 7, 15, 255] {
        assert_eq!(play.refuses(&aims(AMBUSH, 3, on)), target(on, &[0, 1]));
    }
    let card = PlotCard::Ambush;
    assert_eq!(play.refuses(&plays(AMBUSH, 3)), Illegal::PlotAim { card });
}

#[test]
fn several_on_a_quest_look_each_at_another_card_p10() {
    let play = approved(3, 5).tell(aims(AMBUSH, 3, 0));
    assert_eq!(play.open_to(), [5]);
    assert_eq!(play.refuses(&aims(AMBUSH, 5, 0)), target(0, &[1]));
    let play = play.tell(aims(AMBUSH, 5, 1));
    assert_eq!(play.expects(), ["quest"]);
}

#[test]
fn who_holds_two_looks_at_two_cards_p10() {
    let play = approved(3, 3).tell(aims(AMBUSH, 3, 1));
    assert_eq!(play.refuses(&aims(AMBUSH, 3, 1)), target(1, &[0]));
    play.tell(aims(AMBUSH, 3, 0)).tell(quest(0));
}

#[test]
fn it_changes_nothing_p10() {
    let play = approved(3, 5);
    let looked = play.clone().tell(aims(AMBUSH, 3, 0)).tell(passes(5));
    let passed = play.tell(passes(5));
    assert_eq!(looked.most_fails(), passed.most_fails());
    for fails in 0..=2 {
        let looked = looked.clone().tell(quest(fails));
        let passed = passed.clone().tell(quest(fails));
        assert_eq!(looked.score(), passed.score());
        assert_eq!(looked.game.table().past(), passed.game.table().past());
    }
}

#[test]
fn the_next_quest_has_cards_of_its_own_p10() {
    let play = approved(3, 5).tell(aims(AMBUSH, 3, 0)).tell(quest(0));
    let play = play.deals(&[("charge", 0), ("charge", 2)]);
    let play = play.tell(team([0, 1, 2])).tell(ayes(7));
    let asked = Prompt::Window {
        card: PlotCard::Ambush,
        open_to: vec![Seat(5)],
        targets: seats([0, 1, 2]),
    };
    assert_eq!(play.game.prompt(), Some(asked));
    play.tell(aims(AMBUSH, 5, 0));
}

#[test]
fn it_is_played_after_the_cards_and_before_they_are_counted_p10() {
    let play = plotting(7).play().deals(&[(AMBUSH, 3), ("charge", 5)]);
    play.refuses(&aims(AMBUSH, 3, 0));
    let play = play.tell(team([0, 1]));
    play.refuses(&aims(AMBUSH, 3, 0));
    let play = play.tell(ayes(7));
    play.clone().tell(aims(AMBUSH, 3, 0));
    play.tell(quest(0)).refuses(&aims(AMBUSH, 3, 0));
}

#[test]
fn after_a_switch_it_may_look_at_the_switched_card_too_p10() {
    let play = plotting(7).excalibur().play();
    let play = play.deals(&[(AMBUSH, 3), ("charge", 5)]);
    let play = play.tell(armed([0, 1], 1)).tell(ayes(7));
    let play = play.tell(strikes(0));
    assert_eq!(play.most_fails(), None);
    play.tell(aims(AMBUSH, 3, 0)).tell(quest(1));
}

#[test]
fn it_is_used_up_p10() {
    let play = approved(3, 5).tell(aims(AMBUSH, 3, 0));
    assert_eq!(play.held(), [(5, PlotCard::Ambush)]);
    assert_eq!(play.game.table().plot_discarded(), [PlotCard::Ambush]);
    play.refuses(&aims(AMBUSH, 3, 1));
}

#[test]
fn what_was_seen_is_not_recorded_p10_p12() {
    let mut line = aims(AMBUSH, 3, 0);
    line["card_seen"] = "fail".into();
    assert!(serde_json::from_value::<avalon_herald::engine::Event>(line).is_err());
}
