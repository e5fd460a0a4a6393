//! W1 to W3: the Witch, the quest that she hides, and the price of it.

use avalon_herald::engine::{
    CheckReason, Event, Illegal, Problem, Prompt, Role, Seat, Side, Warning, line_up_with,
};
use serde_json::json;

use crate::language::{
    PLAYERS, Play, aims, ayes, bewitched, checked, lady, named, nth, passes, plotting, quest,
    seats, table, team, veils,
};

/// The first quest is hidden by this player, with so many fails.
fn hidden(play: Play, by: u8, fails: usize) -> Play {
    let players = play.game.table().players();
    let proposal = play.some_team();
    play.tell(proposal)
        .tell(ayes(players))
        .past_the_cards()
        .tell(veils(by))
        .tell(quest(fails))
}

#[test]
fn she_is_evil_and_one_at_most_w1() {
    assert_eq!(Role::Witch.side(), Side::Evil);
    for players in PLAYERS {
        assert_eq!(bewitched(players).problems(), []);
        let two = line_up_with(players, &[Role::Merlin, Role::Witch, Role::Witch]);
        assert_eq!(
            table(players).roles(&two).problems(),
            [Problem::RoleTwice { role: Role::Witch }]
        );
    }
}

#[test]
fn she_is_no_character_of_the_resistance_w1() {
    let roles = [
        Role::Resistance,
        Role::Resistance,
        Role::Resistance,
        Role::Spy,
        Role::Witch,
    ];
    assert_eq!(
        table(5).resistance().roles(&roles).problems(),
        [Problem::WrongEdition { role: Role::Witch }]
    );
}

#[test]
fn percival_without_morgana_is_unwise_with_her_too_w1() {
    assert!(
        bewitched(7)
            .warnings()
            .contains(&Warning::PercivalKnowsMerlin)
    );
}

#[test]
fn she_may_hide_a_quest_before_its_cards_are_revealed_w2() {
    for players in PLAYERS {
        let play = bewitched(players).play();
        let proposal = play.some_team();
        play.refuses(&veils(0));
        let play = play.tell(proposal);
        play.refuses(&veils(0));
        let play = play.tell(ayes(players));
        assert_eq!(play.expects(), ["quest", "veil"]);
        for by in 0..players as u8 {
            // Who she is only she knows; the table learns it after the end.
            let play = play.clone().tell(veils(by));
            assert_eq!(play.expects(), ["quest"]);
        }
        let unused = play.tell(quest(0));
        unused.refuses(&veils(0));
    }
}

#[test]
fn nobody_hides_a_quest_who_doesnt_sit_here_w2() {
    let play = bewitched(7).play().tell(team([0, 1])).tell(ayes(7));
    for seat in [7, 15, 16, 255] {
        let (seat, players) = (Seat(seat), 7);
        let refusal = Illegal::NoSuchSeat { seat, players };
        assert_eq!(play.refuses(&veils(seat.0)), refusal);
    }
}

#[test]
fn she_hides_one_quest_a_game_w2() {
    let play = hidden(bewitched(7).play(), 6, 1).tell(checked(0, 6));
    assert_eq!(play.game.table().veiled(), Some(nth(1)));
    let play = play.tell(team([0, 1, 2])).tell(ayes(7));
    assert_eq!(play.expects(), ["quest"]);
    assert!(matches!(play.refuses(&veils(6)), Illegal::NotNow { .. }));
    play.refuses(&veils(5));
}

#[test]
fn she_hides_a_quest_once_w2() {
    let play = bewitched(7).play().tell(team([0, 1])).tell(ayes(7));
    let play = play.tell(veils(6));
    play.refuses(&veils(6));
    play.refuses(&veils(5));
}

#[test]
fn without_her_nothing_is_hidden_w2() {
    let play = table(7).play().tell(team([0, 1])).tell(ayes(7));
    assert_eq!(play.expects(), ["quest"]);
    play.refuses(&veils(6));
    assert_eq!(play.tell(quest(0)).game.table().veiled(), None);
}

#[test]
fn a_hidden_quest_counts_w2() {
    for (fails, score) in [(0, [1, 0]), (1, [0, 1]), (2, [0, 1])] {
        let play = hidden(bewitched(7).play(), 6, fails);
        assert_eq!(play.score(), score);
        let record = &play.game.table().past()[0];
        assert!(record.is_veiled);
        assert_eq!(record.fails, fails);
        // The lead passes and the vote track starts anew, as ever.
        assert_eq!((play.leader(), play.rejections()), (1, 0));
    }
    let play = bewitched(7).play().tell(team([0, 1])).tell(ayes(7));
    play.tell(veils(6)).refuses(&quest(3));
}

#[test]
fn only_the_quest_that_she_hid_is_hidden_w2() {
    let play = bewitched(7).play().quests("o");
    let play = hidden(play, 6, 1).tell(checked(0, 6)).quests("o");
    let hidden: Vec<_> = play
        .game
        .table()
        .past()
        .iter()
        .map(|it| it.is_veiled)
        .collect();
    assert_eq!(hidden, [false, true, false]);
    assert_eq!(play.hidden_quest(), Some(nth(2)));
}

#[test]
fn the_veil_lifts_when_a_side_has_three_w2() {
    // Evil's third, hidden itself.
    let play = hidden(bewitched(7).play().quests("xx"), 6, 1);
    assert_eq!(play.winner(), Some(Side::Evil));
    assert_eq!(play.hidden_quest(), None);
    // Good's third, which the hidden one makes.
    let play = hidden(bewitched(7).play().quests("oo"), 6, 0);
    assert_eq!(play.expects(), ["assassination"]);
    assert_eq!(play.hidden_quest(), None);
    // One that was hidden before.
    let play = hidden(bewitched(7).play(), 6, 1).tell(checked(0, 1));
    assert_eq!(play.hidden_quest(), Some(nth(1)));
    let play = play.quests("o");
    assert_eq!(play.hidden_quest(), Some(nth(1)));
    let play = play.quests("xx");
    assert_eq!(play.hidden_quest(), None);
    assert_eq!(play.game.table().veiled(), Some(nth(1)));
}

#[test]
fn five_rejections_end_the_game_and_lift_the_veil_too_w2() {
    let play = hidden(bewitched(7).play(), 6, 1).tell(checked(0, 1));
    let play = (0..5).fold(play, |play, _| play.rejected());
    assert_eq!(play.winner(), Some(Side::Evil));
    assert_eq!(play.hidden_quest(), None);
}

#[test]
fn its_price_is_a_check_by_anyone_but_her_of_anyone_else_w3() {
    let play = hidden(bewitched(7).play(), 6, 0);
    assert_eq!(play.expects(), ["loyalty_checked"]);
    assert_eq!(
        play.game.prompt(),
        Some(Prompt::LoyaltyCheck {
            reason: CheckReason::WitchPrice,
            lookers: seats(0..6),
            shown: seats(0..7),
        })
    );
    play.refuses(&team([0, 1, 2]));
    for by in 0..9 {
        for of in 0..9 {
            if by < 6 && of < 7 && by != of {
                let play = play.clone().tell(checked(by, of));
                assert_eq!(play.expects(), ["team"]);
                play.refuses(&checked(by, of));
            } else if by >= 6 {
                let lookers = seats(0..6);
                let by = Seat(by);
                let refusal = Illegal::LoyaltyLooker { by, lookers };
                assert_eq!(play.refuses(&checked(by.0, of)), refusal);
            } else {
                let shown = seats(0..7).without(Seat(by));
                let of = Seat(of);
                let refusal = Illegal::LoyaltyShown { of, shown };
                assert_eq!(play.refuses(&checked(by, of.0)), refusal);
            }
        }
    }
}

#[test]
fn the_price_is_paid_only_if_the_game_goes_on_w3() {
    let evil = hidden(bewitched(7).play().quests("xx"), 6, 1);
    assert_eq!(evil.expects(), ["roles"]);
    evil.refuses(&checked(0, 1));
    let good = hidden(bewitched(7).play().quests("oo"), 6, 0);
    assert_eq!(good.expects(), ["assassination"]);
    good.refuses(&checked(0, 1));
    good.tell(named(1, false)).refuses(&checked(0, 1));
    let third = hidden(bewitched(7).play().quests("oo"), 6, 1);
    assert_eq!(third.expects(), ["loyalty_checked"]);
}

#[test]
fn the_price_is_paid_once_and_for_nothing_else_w3() {
    let play = bewitched(7).play().quests("o");
    play.refuses(&checked(0, 1));
    let play = hidden(play, 6, 0).tell(checked(3, 2));
    play.refuses(&checked(3, 2));
    let play = play.quests("x");
    assert_eq!(play.expects(), ["team"]);
}

#[test]
fn the_price_comes_before_the_lady_and_the_next_quest_w3() {
    let play = bewitched(7).lady().play().quests("o");
    let play = hidden(play, 5, 1);
    assert_eq!(play.expects(), ["loyalty_checked"]);
    play.refuses(&lady(1));
    let play = play.tell(checked(0, 1));
    assert_eq!(play.expects(), ["lady"]);
    assert_eq!(play.tell(lady(1)).expects(), ["team"]);
}

#[test]
fn what_a_check_showed_is_not_recorded_w3_p12() {
    let line = json!({"event": "loyalty_checked", "by": 0, "of": 1, "side": "evil"});
    assert!(serde_json::from_value::<Event>(line).is_err());
}

#[test]
fn she_goes_together_with_plot_cards_w2() {
    let mut ticked = bewitched(7);
    ticked.0.plot_cards = true;
    assert_eq!(plotting(7).problems(), ticked.problems());
    let play = ticked.play();
    let play = play.deals(&[("ambush", 5), ("charge", 6)]);
    let play = play.tell(team([0, 1])).tell(ayes(7));
    // Ambush comes first; her line closes it like any line of a later step.
    let expected = ["plot_played", "plot_passed", "quest", "veil"];
    assert_eq!(play.expects(), expected);
    let passed = play.clone().tell(passes(5)).tell(veils(6));
    let closed = play.tell(veils(6));
    closed.refuses(&aims("ambush", 5, 0));
    assert_eq!(passed.game.table(), closed.game.table());
    closed.tell(quest(1)).tell(checked(0, 1));
}
