//! The order of one quest: what comes next, and that nothing else may.

use avalon_herald::engine::{EventKind, Illegal, LancelotMode};
use serde_json::json;

use crate::language::{
    Line, PLAYERS, Play, ayes, card, dealt, event, named, quest, roles, table, team, vote,
};

/// A line of each kind, modules included, but no undo or redo.
fn one_of_each() -> Vec<Line> {
    let mut lines = vec![
        team([0, 1]),
        vote([0, 1]),
        ayes(5),
        quest(0),
        card("switch"),
        dealt("-----"),
        named(0, true),
        roles(&table(5).0.line_up()),
    ];
    lines.extend(of_modules());
    lines
}

/// A line of each kind that only a module brings.
fn of_modules() -> [Line; 12] {
    [
        json!({"event": "plot_drawn", "cards": ["ambush"]}),
        json!({"event": "plot_given", "card": "ambush", "to": 1}),
        json!({"event": "loyalty_checked", "by": 1, "of": 2}),
        json!({"event": "plot_played", "card": "lead_to_victory", "by": 1}),
        json!({"event": "plot_played", "card": "ambush", "by": 1, "on": 0}),
        json!({"event": "plot_passed", "by": 1}),
        json!({"event": "excalibur", "on": 1}),
        json!({"event": "excalibur", "on": null}),
        json!({"event": "excluded", "seat": 1}),
        json!({"event": "excluded", "seat": 1, "at_random": true}),
        json!({"event": "veil", "by": 1}),
        json!({"event": "lady", "on": 1}),
    ]
}

/// Tells every line of another kind, each of which must be refused with what was expected.
fn refuses_all_but(play: &Play, expected: &[EventKind]) {
    assert_eq!(play.game.expects(), expected);
    for line in one_of_each() {
        let got = event(&line).kind();
        if !expected.contains(&got) {
            assert_eq!(
                play.refuses(&line),
                Illegal::NotNow {
                    got,
                    expected: expected.to_vec()
                },
                "{line}"
            );
        }
    }
}

#[test]
fn a_quest_is_team_vote_and_cards_in_that_order_b2() {
    let play = table(5).play();
    refuses_all_but(&play, &[EventKind::Team]);
    let play = play.tell(team([0, 1]));
    refuses_all_but(&play, &[EventKind::Vote]);
    let rejected = play.clone().tell(ayes(2));
    refuses_all_but(&rejected, &[EventKind::Team]);
    let play = play.tell(ayes(3));
    refuses_all_but(&play, &[EventKind::Quest]);
    let play = play.tell(quest(0));
    refuses_all_but(&play, &[EventKind::Team]);
}

#[test]
fn after_goods_third_quest_comes_the_assassination_and_then_who_was_who_a1() {
    let play = table(5).play().quests("ooo");
    refuses_all_but(&play, &[EventKind::Assassination]);
    let play = play.tell(named(0, true));
    refuses_all_but(&play, &[EventKind::Roles]);
    let play = play.tell(roles(&table(5).0.line_up()));
    refuses_all_but(&play, &[]);
}

#[test]
fn after_evils_third_quest_only_who_was_who_may_be_told_b6() {
    refuses_all_but(&table(5).play().quests("xxx"), &[EventKind::Roles]);
}

#[test]
fn after_the_fifth_rejection_only_who_was_who_may_be_told_b3() {
    let play = (0..5).fold(table(5).play(), |play, _| play.rejected());
    refuses_all_but(&play, &[EventKind::Roles]);
}

#[test]
fn the_allegiance_card_opens_the_quest_l2() {
    let play = table(7).lancelot(LancelotMode::Drawn).play();
    refuses_all_but(&play, &[EventKind::Allegiance]);
    let play = play.tell(card("no_change"));
    refuses_all_but(&play, &[EventKind::Team]);
    let play = play.goes(0);
    refuses_all_but(&play, &[EventKind::Allegiance]);
}

#[test]
fn the_allegiance_cards_are_dealt_before_everything_l3() {
    let play = table(7).lancelot(LancelotMode::Dealt).play();
    refuses_all_but(&play, &[EventKind::AllegianceDealt]);
    refuses_all_but(&play.tell(dealt("s----")), &[EventKind::Team]);
}

#[test]
fn modules_that_are_not_in_play_never_have_a_line_x_k_p_t_w() {
    for players in PLAYERS {
        let mut play = table(players).play();
        for result in ["o", "x", "o"] {
            let proposal = play.some_team();
            for line in of_modules() {
                play.refuses(&line);
            }
            play = play.tell(proposal);
            for line in of_modules() {
                play.refuses(&line);
            }
            play = play.tell(ayes(players));
            for line in of_modules() {
                play.refuses(&line);
            }
            play = play.tell(quest(usize::from(result == "x")));
        }
    }
}

#[test]
fn without_excalibur_nobody_holds_it_x1() {
    let with_sword = json!({"event": "team", "members": [0, 1], "excalibur": 1});
    assert_eq!(table(5).play().refuses(&with_sword), Illegal::NoExcalibur);
}

#[test]
fn a_refused_line_changes_nothing_b2() {
    let play = table(5).play().tell(team([0, 1]));
    let before = play.clone();
    for line in one_of_each() {
        if event(&line).kind() != EventKind::Vote {
            play.refuses(&line);
        }
    }
    assert_eq!(play, before);
    play.tell(ayes(3));
}
