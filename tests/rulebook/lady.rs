//! K1 to K3: who holds the Lady of the Lake, when she looks, and at whom.

use avalon_herald::engine::{Event, Illegal, LancelotMode, Prompt, Role, Seat, Side};
use serde_json::json;

use crate::language::{PLAYERS, card, dealt, lady, named, plotting, seats, table, team};

#[test]
fn the_player_on_the_first_leaders_right_holds_her_first_k1() {
    for players in PLAYERS {
        for leader in 0..players as u8 {
            let play = table(players).lady().led_by(leader).play();
            let right = if leader == 0 {
                players as u8 - 1
            } else {
                leader - 1
            };
            assert_eq!(play.lady_holder(), Some(right));
            // The lead passes on; she doesn't.
            assert_eq!(play.rejected().rejected().lady_holder(), Some(right));
        }
        assert_eq!(table(players).play().lady_holder(), None);
    }
}

#[test]
fn a_lead_that_was_taken_doesnt_move_her_k1() {
    let play = plotting(7).lady().play();
    let play = play.deals(&[("lead_to_victory", 3), ("charge", 4)]).goes(0);
    let play = play.tell(crate::language::plays("lead_to_victory", 3));
    assert_eq!((play.leader(), play.lady_holder()), (3, Some(6)));
}

#[test]
fn she_looks_after_the_second_third_and_fourth_quest_k1() {
    for players in PLAYERS {
        for results in ["oxox", "xoxo", "ooxx", "xxoo", "xoox", "oxxo"] {
            let mut play = table(players).lady().play();
            for (number, result) in (1..).zip(results.chars()) {
                let proposal = play.some_team();
                play.refuses(&lady(0));
                play = play.quests(&result.to_string());
                if number == 1 {
                    assert_eq!(play.expects(), ["team"], "not after the first");
                    play.refuses(&lady(1));
                } else {
                    assert_eq!(play.expects(), ["lady"], "after quest {number}");
                    assert!(matches!(play.refuses(&proposal), Illegal::NotNow { .. }));
                    play = play.tell(lady(number - 1));
                    play.refuses(&lady(0));
                }
            }
        }
    }
}

#[test]
fn she_doesnt_look_when_the_game_is_won_k1() {
    for results in ["xxx", "xoxx", "oxoxx", "ooxxx"] {
        let play = table(7).lady().play().quests(results);
        assert_eq!(play.expects(), ["roles"]);
        play.refuses(&lady(1));
    }
    for results in ["ooo", "oxoo", "xoxoo", "xxooo"] {
        let play = table(7).lady().play().quests(results);
        assert_eq!(play.expects(), ["assassination"]);
        play.refuses(&lady(1));
        play.tell(named(0, true)).refuses(&lady(1));
    }
}

#[test]
fn whom_she_examines_holds_her_next_k2() {
    let play = table(7).lady().play().quests("ox");
    let asked = |holder, targets: &[u8]| {
        Some(Prompt::Lady {
            holder: Seat(holder),
            targets: seats(targets.iter().copied()),
        })
    };
    assert_eq!(play.game.prompt(), asked(6, &[0, 1, 2, 3, 4, 5]));
    let play = play.tell(lady(2));
    assert_eq!(play.lady_holder(), Some(2));
    let play = play.quests("o");
    assert_eq!(play.game.prompt(), asked(2, &[0, 1, 3, 4, 5]));
    let play = play.tell(lady(0)).quests("x");
    assert_eq!(play.game.prompt(), asked(0, &[1, 3, 4, 5]));
    let play = play.tell(lady(4));
    assert_eq!(play.lady_holder(), Some(4));
}

#[test]
fn nobody_is_examined_who_has_ever_held_her_k2() {
    let mut play = table(5).lady().led_by(2).play().quests("ox");
    let mut held = vec![1];
    for (on, result) in [(4, "o"), (0, "x"), (3, "o")] {
        let targets = seats((0..5).filter(|seat| !held.contains(seat)));
        for &had in &held {
            let refusal = Illegal::LadyTarget {
                on: Seat(had),
                targets,
            };
            assert_eq!(play.refuses(&lady(had)), refusal);
        }
        play = play.tell(lady(on));
        held.push(on);
        assert_eq!(play.lady_holder(), Some(on));
        play = play.quests(result);
    }
}

#[test]
fn everyone_else_may_be_examined_and_nobody_who_doesnt_sit_here_k2() {
    for players in PLAYERS {
        let play = table(players).lady().play().quests("xo");
        for on in 0..players as u8 - 1 {
            play.clone().tell(lady(on));
        }
        play.refuses(&lady(players as u8 - 1));
        for seat in [players as u8, 15, 16, 255] {
            let seat = Seat(seat);
            let refusal = Illegal::NoSuchSeat { seat, players };
            assert_eq!(play.refuses(&lady(seat.0)), refusal);
        }
    }
}

#[test]
fn what_she_showed_is_not_recorded_k2_p12() {
    for line in [
        json!({"event": "lady", "on": 1, "side": "evil"}),
        json!({"event": "lady", "on": 1, "is_evil": true}),
    ] {
        assert!(serde_json::from_value::<Event>(line).is_err());
    }
}

#[test]
fn she_looks_before_the_next_quests_allegiance_card_k3() {
    let play = table(7).lady().lancelot(LancelotMode::Drawn).play();
    let play = play.quests("ox");
    assert_eq!(play.expects(), ["lady"]);
    play.refuses(&card("switch"));
    let play = play.tell(lady(1));
    assert_eq!(play.expects(), ["allegiance"]);
    play.tell(card("switch"));
}

#[test]
fn she_shows_the_side_that_a_lancelot_is_on_now_k3() {
    // The dealt switches act at the beginning of quests 2 and 3.
    let play = table(7).lady().lancelot(LancelotMode::Dealt).play();
    let play = play.tell(dealt("-ss--")).quests("ox");
    assert_eq!(play.expects(), ["lady"]);
    assert_eq!(play.side_now(Role::GoodLancelot), Side::Evil);
    assert_eq!(play.side_now(Role::EvilLancelot), Side::Good);
    let play = play.tell(lady(1));
    assert_eq!(play.side_now(Role::GoodLancelot), Side::Good);
    let play = play.quests("o");
    assert_eq!(play.expects(), ["lady"]);
    assert_eq!(play.side_now(Role::EvilLancelot), Side::Evil);
}

#[test]
fn her_look_must_be_told_before_play_goes_on_k1() {
    let play = table(7).lady().play().quests("ox");
    let proposal = team([0, 1, 2]);
    assert!(matches!(play.refuses(&proposal), Illegal::NotNow { .. }));
    play.tell(lady(3)).tell(proposal);
}

#[test]
fn taking_back_a_look_gives_her_back_k2() {
    let play = table(7).lady().play().quests("ox").tell(lady(1));
    let play = play.tell(crate::language::undo());
    assert_eq!(play.lady_holder(), Some(6));
    play.tell(lady(1)).tell(team([0, 1, 2]));
}
