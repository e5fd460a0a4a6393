//! P3 and P12: cards used at once, and the checks of loyalty that they ask for.

use avalon_herald::engine::{CheckReason, Event, Illegal, PlotCard, Prompt, Seat};
use serde_json::json;

use crate::language::{Play, checked, drawn, given, plotting, seats, takes, team};

/// A table of `players` led by seat 0, who has drawn this card with others and given it to seat 4.
fn received(players: usize, card: &str) -> Play {
    let others = ["ambush", "charge"].into_iter();
    let count = [2, 2, 3, 3][players - 7];
    let draw: Vec<_> = [card].into_iter().chain(others).take(count).collect();
    plotting(players)
        .play()
        .tell(drawn(draw))
        .tell(given(card, 4))
}

/// Every pair that may look, and no other, is taken.
fn may_look(play: &Play, allowed: impl Fn(u8, u8) -> bool) {
    for by in 0..12 {
        for of in 0..12 {
            if allowed(by, of) {
                play.clone().tell(checked(by, of));
            } else {
                let refusal = play.refuses(&checked(by, of));
                assert!(
                    matches!(
                        refusal,
                        Illegal::LoyaltyLooker { .. } | Illegal::LoyaltyShown { .. }
                    ),
                    "{by} at {of}: {refusal:?}"
                );
            }
        }
    }
}

#[test]
fn the_receiver_looks_at_one_of_the_two_beside_him_p3() {
    for players in 7..=10 {
        let play = received(players, "are_you_the_one");
        assert_eq!(
            play.game.prompt(),
            Some(Prompt::LoyaltyCheck {
                reason: CheckReason::Plot(PlotCard::AreYouTheOne),
                lookers: seats([4]),
                shown: seats([3, 5]),
            })
        );
        may_look(&play, |by, of| by == 4 && [3, 5].contains(&of));
    }
}

#[test]
fn those_beside_the_first_and_the_last_seat_sit_there_too_p3() {
    for (to, beside) in [(6, [5, 0]), (1, [0, 2])] {
        let play = plotting(7)
            .play()
            .tell(drawn(["are_you_the_one", "charge"]));
        let play = play.tell(given("are_you_the_one", to));
        may_look(&play, |by, of| by == to && beside.contains(&of));
    }
    let play = plotting(7).led_by(3).play();
    let play = play.tell(drawn(["are_you_the_one", "charge"]));
    let play = play.tell(given("are_you_the_one", 0));
    may_look(&play, |by, of| by == 0 && [6, 1].contains(&of));
}

#[test]
fn the_leader_shows_his_card_to_anyone_p3() {
    for players in 7..=10 {
        let play = received(players, "show_your_strength");
        let all = seats(0..players as u8);
        assert_eq!(
            play.game.prompt(),
            Some(Prompt::LoyaltyCheck {
                reason: CheckReason::Plot(PlotCard::ShowYourStrength),
                lookers: all.without(Seat(0)),
                shown: seats([0]),
            })
        );
        may_look(&play, |by, of| of == 0 && by != 0 && by < players as u8);
    }
}

#[test]
fn the_receiver_shows_his_card_to_anyone_the_leader_included_p3() {
    for players in 7..=10 {
        let play = received(players, "show_your_true_nature");
        let all = seats(0..players as u8);
        assert_eq!(
            play.game.prompt(),
            Some(Prompt::LoyaltyCheck {
                reason: CheckReason::Plot(PlotCard::ShowYourTrueNature),
                lookers: all.without(Seat(4)),
                shown: seats([4]),
            })
        );
        may_look(&play, |by, of| of == 4 && by != 4 && by < players as u8);
        play.tell(checked(0, 4));
    }
}

#[test]
fn it_is_resolved_before_the_next_card_is_given_p3() {
    for card in [
        "are_you_the_one",
        "show_your_strength",
        "show_your_true_nature",
    ] {
        let play = received(9, card);
        assert_eq!(play.expects(), ["loyalty_checked"]);
        let next = given("ambush", 2);
        assert!(matches!(play.refuses(&next), Illegal::NotNow { .. }));
        play.refuses(&team([0, 1, 2]));
        let check = match card {
            "are_you_the_one" => checked(4, 5),
            "show_your_strength" => checked(5, 0),
            _ => checked(5, 4),
        };
        let play = play.tell(check.clone());
        assert_eq!(play.expects(), ["plot_given"]);
        play.refuses(&check);
        play.tell(next)
            .tell(given("charge", 2))
            .tell(team([0, 1, 2]));
    }
}

#[test]
fn the_leader_chooses_the_order_p3() {
    let play = plotting(7).play();
    let play = play.tell(drawn(["are_you_the_one", "charge"]));
    let play = play
        .tell(given("charge", 3))
        .tell(given("are_you_the_one", 3));
    let play = play.tell(checked(3, 2));
    assert_eq!(play.expects(), ["team"]);
}

#[test]
fn it_is_used_up_and_nobody_holds_it_p3() {
    let play = received(7, "are_you_the_one").tell(checked(4, 3));
    assert_eq!(play.held(), []);
    assert_eq!(play.game.table().plot_discarded(), [PlotCard::AreYouTheOne]);
    assert_eq!(play.left("are_you_the_one"), 1);
}

#[test]
fn while_it_waits_it_is_no_longer_in_the_deck_p3() {
    let play = received(7, "are_you_the_one");
    assert_eq!(play.left("are_you_the_one"), 1);
    assert_eq!(play.held(), []);
}

#[test]
fn two_of_them_are_resolved_one_after_the_other_p3() {
    let play = plotting(7).play();
    let play = play.tell(drawn(["are_you_the_one", "are_you_the_one"]));
    let play = play.tell(given("are_you_the_one", 2)).tell(checked(2, 3));
    let play = play.tell(given("are_you_the_one", 2)).tell(checked(2, 1));
    assert_eq!(play.expects(), ["team"]);
}

#[test]
fn a_check_is_told_only_when_one_is_asked_for_p3() {
    let play = plotting(7).play();
    play.refuses(&checked(1, 2));
    let play = play.deals(&[("ambush", 1), ("charge", 2)]);
    play.refuses(&checked(1, 2));
    play.refuses(&takes(1, 2, "charge"));
}

#[test]
fn who_checked_whom_is_recorded_and_never_what_was_seen_p12() {
    for extra in ["side", "evil", "loyalty", "result", "saw"] {
        let mut line = checked(1, 2);
        line[extra] = json!("evil");
        assert!(serde_json::from_value::<Event>(line).is_err(), "{extra}");
    }
    let line = serde_json::to_value(crate::language::event(&checked(1, 2))).unwrap();
    assert_eq!(line, checked(1, 2));
    for extra in ["saw", "card", "fail"] {
        let mut line = crate::language::aims("we_found_you", 1, 2);
        if line.get(extra).is_none() {
            line[extra] = json!("fail");
            assert!(serde_json::from_value::<Event>(line).is_err(), "{extra}");
        }
    }
}
