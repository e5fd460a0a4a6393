//! P8: *Restore Your Honor* takes a plot card from another player, when its holder wants or on receipt.

use avalon_herald::engine::{Illegal, LancelotMode, PlotCard, Prompt, Seat};
use serde_json::json;

use crate::language::{
    Play, Ticked, aims, armed, ayes, bewitched, card, checked, drawn, given, lady, named, passes,
    plays, plotting, quest, seats, sheathed, table, takes, team, undo, veils,
};

const RESTORE: &str = "restore_your_honor";
const KING: &str = "the_king_returns";

/// A table of nine whose first draw was *Restore Your Honor* for seat 2, *Charge!* for seat 5, and this card for seat 6.
fn holding(ticked: Ticked, other: &str) -> Play {
    let play = ticked.play().calmly_but_the_draw();
    play.deals(&[(RESTORE, 2), ("charge", 5), (other, 6)])
}

impl Play {
    /// The allegiance card of the first quest, where one is due.
    fn calmly_but_the_draw(self) -> Self {
        if self.expects().contains(&"allegiance") {
            self.tell(card("no_change"))
        } else {
            self
        }
    }
}

/// The card may be used now, and the question at hand is still the same.
#[track_caller]
fn may_restore(play: &Play) {
    let asked = play.game.prompt();
    assert!(play.expects().contains(&"plot_played"));
    let used = play.clone().tell(takes(2, 5, "charge"));
    assert_eq!(
        used.game.prompt().map(without_charge),
        asked.map(without_charge)
    );
    assert!(used.held().contains(&(2, PlotCard::Charge)));
    used.refuses(&takes(2, 6, KING));
}

/// Who votes openly moves with *Charge!*.
fn without_charge(prompt: Prompt) -> Prompt {
    match prompt {
        Prompt::Vote { leader, team, .. } => Prompt::Vote {
            leader,
            team,
            charge: seats([]),
        },
        other => other,
    }
}

#[test]
fn it_may_be_used_between_any_two_steps_of_a_quest_p8() {
    let ticked = bewitched(9).plot_cards().excalibur().lady();
    let mut play = holding(ticked, KING);
    let first = [
        armed([0, 1, 2], 1),
        ayes(9),
        passes(6),
        sheathed(),
        veils(8),
        quest(0),
        checked(0, 1),
    ];
    for line in first {
        may_restore(&play);
        play = play.tell(line);
    }
    may_restore(&play);
    let play = play.goes(1);
    assert_eq!(play.expects()[0], "lady");
    may_restore(&play);
    let play = play.tell(lady(3));
    may_restore(&play);
}

#[test]
fn it_may_be_used_before_the_allegiance_card_and_the_draw_p8() {
    let ticked = plotting(9).lancelot(LancelotMode::Drawn);
    let play = holding(ticked, "lead_to_victory").goes(0);
    assert_eq!(play.expects(), ["allegiance", "plot_played"]);
    may_restore(&play);
    let play = play.tell(card("switch"));
    assert_eq!(play.open_for(), Some(PlotCard::LeadToVictory));
    may_restore(&play);
    let play = play.tell(passes(6));
    assert_eq!(play.expects(), ["plot_drawn", "plot_played"]);
    may_restore(&play);
    let play = play.tell(drawn(["ambush", "are_you_the_one", KING]));
    play.refuses(&takes(2, 5, "charge"));
    let play = play.tell(given("are_you_the_one", 4));
    play.refuses(&takes(2, 5, "charge"));
    let play = play.tell(checked(4, 3));
    play.refuses(&takes(2, 5, "charge"));
    let play = play.tell(given("ambush", 4)).tell(given(KING, 4));
    may_restore(&play);
}

#[test]
fn it_is_not_used_before_its_quests_cards_are_all_given_p8() {
    let play = plotting(9).play();
    let play = play.tell(drawn([RESTORE, "charge", KING]));
    let play = play.tell(given("charge", 5)).tell(given(RESTORE, 2));
    assert_eq!(play.expects(), ["plot_given"]);
    play.refuses(&takes(2, 5, "charge"));
    let play = play.tell(given(KING, 6));
    assert_eq!(play.expects(), ["team", "plot_played"]);
    play.tell(takes(2, 5, "charge"));
}

#[test]
fn it_is_not_used_while_the_last_card_given_waits_for_its_check_p8() {
    let play = holding(plotting(9), KING).goes(0);
    let play = play.tell(drawn(["ambush", KING, "show_your_true_nature"]));
    let play = play.tell(given("ambush", 4)).tell(given(KING, 4));
    let play = play.tell(given("show_your_true_nature", 4));
    assert_eq!(play.expects(), ["loyalty_checked"]);
    play.refuses(&takes(2, 5, "charge"));
    may_restore(&play.tell(checked(0, 4)));
}

#[test]
fn it_is_not_used_when_the_quests_are_over_p8() {
    let play = holding(plotting(9), KING).quests("oo").quests("o");
    assert_eq!(play.expects(), ["assassination"]);
    play.refuses(&takes(2, 5, "charge"));
    let play = play.tell(named(0, false));
    assert_eq!(play.expects(), ["roles"]);
    play.refuses(&takes(2, 5, "charge"));
    let play = holding(plotting(9), KING).quests("xxx");
    play.refuses(&takes(2, 5, "charge"));
}

#[test]
fn it_takes_a_card_that_another_player_holds_p8() {
    let play = holding(plotting(9), KING);
    for (from, takes_it) in [(5, "charge"), (6, KING)] {
        play.clone().tell(takes(2, from, takes_it));
    }
    let not_held = |seat, card| Illegal::NotHeld {
        seat: Seat(seat),
        card,
    };
    assert_eq!(
        play.refuses(&takes(2, 6, "charge")),
        not_held(6, PlotCard::Charge)
    );
    assert_eq!(
        play.refuses(&takes(2, 0, "ambush")),
        not_held(0, PlotCard::Ambush)
    );
    // Not from himself, not even itself.
    assert_eq!(
        play.refuses(&takes(2, 2, RESTORE)),
        not_held(2, PlotCard::RestoreYourHonor)
    );
    let (seat, players) = (Seat(9), 9);
    assert_eq!(
        play.refuses(&takes(2, 9, KING)),
        Illegal::NoSuchSeat { seat, players }
    );
}

#[test]
fn only_its_holder_uses_it_p8() {
    let play = holding(plotting(9), KING);
    for by in [0, 1, 3, 5, 6, 8] {
        let refusal = play.refuses(&takes(by, 5, "charge"));
        let (by, asked) = (Seat(by), vec![Seat(2)]);
        assert_eq!(refusal, Illegal::NotAsked { by, asked });
    }
    play.refuses(&takes(9, 5, "charge"));
}

#[test]
fn the_line_says_from_whom_and_what_p8() {
    let play = holding(plotting(9), KING);
    let card = PlotCard::RestoreYourHonor;
    for line in [
        plays(RESTORE, 2),
        aims(RESTORE, 2, 5),
        json!({"event": "plot_played", "card": RESTORE, "by": 2, "from": 5}),
        json!({"event": "plot_played", "card": RESTORE, "by": 2, "takes": "charge"}),
        json!({"event": "plot_played", "card": RESTORE, "by": 2, "on": 5, "from": 5, "takes": "charge"}),
    ] {
        assert_eq!(play.refuses(&line), Illegal::PlotAim { card }, "{line}");
    }
}

#[test]
fn without_another_holder_it_cant_be_used_p8() {
    let play = plotting(5).play().deals(&[(RESTORE, 2)]);
    assert_eq!(play.expects(), ["team"]);
    play.refuses(&takes(2, 1, "charge"));
    let alone = plotting(7).play().deals(&[(RESTORE, 2), ("charge", 2)]);
    assert_eq!(alone.expects(), ["team"]);
    alone.refuses(&takes(2, 2, "charge"));
    let play = alone.goes(0).deals(&[("ambush", 4), ("charge", 2)]);
    play.tell(takes(2, 4, "ambush"));
}

#[test]
fn what_was_taken_changes_its_holder_and_the_card_is_used_up_p8() {
    let play = holding(plotting(9), KING).tell(takes(2, 6, KING));
    assert_eq!(
        play.held(),
        [(5, PlotCard::Charge), (2, PlotCard::TheKingReturns)]
    );
    assert_eq!(
        play.game.table().plot_discarded(),
        [PlotCard::RestoreYourHonor]
    );
    let play = play.tell(team([0, 1, 2])).tell(ayes(9));
    assert_eq!(play.open_to(), [2]);
    play.refuses(&plays(KING, 6));
    play.tell(plays(KING, 2));
}

#[test]
fn a_taken_card_may_be_played_at_the_opportunity_that_is_open_p8() {
    let play = holding(plotting(9), KING);
    let play = play.tell(team([0, 1, 2])).tell(ayes(9));
    assert_eq!(play.open_to(), [6]);
    let play = play.tell(takes(2, 6, KING));
    assert_eq!(play.open_to(), [2]);
    play.tell(plays(KING, 2));
}

#[test]
fn it_lets_no_opportunity_pass_p8() {
    let play = holding(plotting(9), KING);
    let play = play.tell(team([0, 1, 2])).tell(ayes(9));
    let play = play.tell(takes(2, 5, "charge"));
    assert_eq!(play.open_to(), [6]);
    play.tell(plays(KING, 6));
}

#[test]
fn taken_back_both_cards_are_where_they_were_p8() {
    let play = holding(plotting(9), KING);
    let before = play.held();
    let play = play.tell(takes(2, 6, KING)).tell(undo());
    assert_eq!(play.held(), before);
    play.tell(takes(2, 5, "charge"));
}

#[test]
fn on_receipt_it_takes_a_card_before_the_next_is_given_p8() {
    let play = plotting(9).restored_at_once().play();
    let play = play.tell(drawn([RESTORE, "charge", KING]));
    let play = play.tell(given("charge", 5)).tell(given(RESTORE, 2));
    assert_eq!(
        play.game.prompt(),
        Some(Prompt::RestoreNow {
            by: Seat(2),
            from: seats([5])
        })
    );
    assert_eq!(play.expects(), ["plot_played"]);
    play.refuses(&given(KING, 6));
    play.refuses(&passes(2));
    let play = play.tell(takes(2, 5, "charge"));
    assert_eq!(play.held(), [(2, PlotCard::Charge)]);
    assert_eq!(
        play.game.table().plot_discarded(),
        [PlotCard::RestoreYourHonor]
    );
    assert_eq!(play.expects(), ["plot_given"]);
    play.tell(given(KING, 6)).tell(team([0, 1, 2]));
}

#[test]
fn on_receipt_only_the_receiver_takes_and_only_with_this_card_p8() {
    let play = plotting(9).restored_at_once().play();
    let play = play.tell(drawn(["ambush", "charge", RESTORE]));
    let play = play.tell(given("charge", 5)).tell(given("ambush", 2));
    let play = play.tell(given(RESTORE, 2));
    let (by, asked) = (Seat(5), vec![Seat(2)]);
    assert_eq!(
        play.refuses(&takes(5, 2, "ambush")),
        Illegal::NotAsked { by, asked }
    );
    let (seat, card) = (Seat(5), PlotCard::Ambush);
    assert_eq!(
        play.refuses(&takes(2, 5, "ambush")),
        Illegal::NotHeld { seat, card }
    );
    play.refuses(&takes(2, 2, "ambush"));
    // Another card with the same words is another card.
    for card in ["ambush", "charge", KING, "lead_to_victory"] {
        let line =
            json!({"event": "plot_played", "card": card, "by": 2, "from": 5, "takes": "charge"});
        play.refuses(&line);
    }
    play.refuses(&aims("ambush", 2, 0));
    play.tell(takes(2, 5, "charge"));
}

#[test]
fn received_when_nobody_else_holds_a_card_it_is_gone_p8() {
    let play = plotting(5).restored_at_once().play().deals(&[(RESTORE, 2)]);
    assert_eq!(play.expects(), ["team"]);
    assert_eq!(play.held(), []);
    assert_eq!(
        play.game.table().plot_discarded(),
        [PlotCard::RestoreYourHonor]
    );
    assert_eq!(play.left(RESTORE), 0);
    // His own cards are nobody else's.
    let play = plotting(7).restored_at_once().play();
    let play = play.deals(&[("charge", 2), (RESTORE, 2)]);
    assert_eq!(play.expects(), ["team"]);
    assert_eq!(play.held(), [(2, PlotCard::Charge)]);
}

#[test]
fn how_it_is_used_matters_only_with_plot_cards_p8() {
    let play = table(7).restored_at_once().play();
    assert_eq!(play.expects(), ["team"]);
}
