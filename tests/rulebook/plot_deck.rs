//! P1, P2 and P11: the plot deck, and how the leader draws from it.

use avalon_herald::engine::{
    Action, CardKind, Event, FixedChance, Illegal, PlotCard, Prompt, Seat, usual_line_up,
};
use serde_json::json;

use crate::language::{
    PLAYERS, Play, ayes, drawn, event, given, plays, plotting, quest, table, team, undo,
};

/// The rules' table: a card's word, its copies for five and more, and those for seven and more.
const PRINTED: [(&str, usize, usize); 9] = [
    ("lead_to_victory", 2, 0),
    ("ambush", 2, 0),
    ("the_king_returns", 1, 2),
    ("restore_your_honor", 1, 0),
    ("charge", 1, 1),
    ("we_found_you", 0, 1),
    ("are_you_the_one", 0, 2),
    ("show_your_strength", 0, 1),
    ("show_your_true_nature", 0, 1),
];

/// How many the leader draws (P2).
fn count(players: usize) -> usize {
    [1, 1, 2, 2, 3, 3][players - 5]
}

fn deck(play: &Play) -> Vec<usize> {
    PRINTED.iter().map(|(card, ..)| play.left(card)).collect()
}

#[test]
fn five_and_six_use_the_cards_for_five_and_more_and_others_all_p1() {
    for players in PLAYERS {
        let play = plotting(players).play();
        let printed = PRINTED.map(|(_, five, seven)| five + if players > 6 { seven } else { 0 });
        assert_eq!(deck(&play), printed);
        assert_eq!(
            printed.iter().sum::<usize>(),
            if players > 6 { 15 } else { 7 }
        );
    }
}

#[test]
fn each_card_is_used_at_once_or_held_or_stays_p1() {
    let kinds = PRINTED.map(|(card, ..)| match event(&drawn([card])) {
        Event::PlotDrawn { cards } => cards[0].kind(),
        _ => unreachable!("a draw"),
    });
    let (held, once) = (CardKind::Held, CardKind::AtOnce);
    let printed = [
        held,
        held,
        held,
        held,
        CardKind::Stays,
        held,
        once,
        once,
        once,
    ];
    assert_eq!(kinds, printed);
}

#[test]
fn the_leader_draws_one_two_or_three_p2() {
    for players in PLAYERS {
        let play = plotting(players).play();
        let cards = ["ambush", "ambush", "charge", "lead_to_victory"];
        assert_eq!(
            play.game.prompt(),
            Some(Prompt::PlotDraw {
                leader: Seat(0),
                count: count(players)
            })
        );
        for found in 0..=4 {
            let draw = drawn(cards.into_iter().take(found));
            if found == count(players) {
                play.clone().tell(draw);
            } else {
                let expected = count(players);
                let refusal = Illegal::DrawnCount { found, expected };
                assert_eq!(play.refuses(&draw), refusal);
            }
        }
    }
}

#[test]
fn cards_are_drawn_at_the_beginning_of_each_quest_and_not_of_each_proposal_p2() {
    for players in PLAYERS {
        let mut play = plotting(players).play();
        for result in ["o", "x", "o", "x"] {
            assert!(play.expects().contains(&"plot_drawn"));
            assert!(!play.expects().contains(&"team"));
            play.refuses(&play.some_team());
            play = play.rejected();
            assert!(!play.expects().contains(&"plot_drawn"));
            play.refuses(&drawn(vec!["charge"; count(players)]));
            play = play.rejected().quests(result);
        }
        let play = play.quests("o");
        assert_eq!(play.expects(), ["assassination"]);
    }
}

#[test]
fn the_leader_gives_them_in_the_order_that_he_chooses_p2() {
    let play = plotting(9).play();
    let play = play.tell(drawn(["ambush", "charge", "lead_to_victory"]));
    let asked = |cards: &[PlotCard]| {
        let (leader, cards) = (Seat(0), cards.to_vec());
        Some(Prompt::PlotGive { leader, cards })
    };
    let (ambush, charge, lead) = (PlotCard::Ambush, PlotCard::Charge, PlotCard::LeadToVictory);
    assert_eq!(play.game.prompt(), asked(&[ambush, charge, lead]));
    let play = play.tell(given("charge", 5));
    assert_eq!(play.game.prompt(), asked(&[ambush, lead]));
    let play = play.tell(given("lead_to_victory", 5));
    assert_eq!(play.game.prompt(), asked(&[ambush]));
    play.refuses(&team([0, 1, 2]));
    let play = play.tell(given("ambush", 8));
    // In the order received, and one player got two.
    assert_eq!(play.held(), [(5, charge), (5, lead), (8, ambush)]);
    assert_eq!(play.expects(), ["team"]);
}

#[test]
fn he_keeps_none_and_gives_to_anyone_else_p2() {
    for players in PLAYERS {
        let play = plotting(players).led_by(1).play();
        let play = play.tell(drawn(
            ["ambush", "charge", "ambush"]
                .into_iter()
                .take(count(players)),
        ));
        let leader = Seat(1);
        let refusal = Illegal::LeaderKeepsNone { leader };
        assert_eq!(play.refuses(&given("ambush", 1)), refusal);
        for to in (0..players as u8).filter(|&to| to != 1) {
            play.clone().tell(given("ambush", to));
        }
        for seat in [players as u8, 15, 16, 255] {
            let seat = Seat(seat);
            let refusal = Illegal::NoSuchSeat { seat, players };
            assert_eq!(play.refuses(&given("ambush", seat.0)), refusal);
        }
    }
}

#[test]
fn only_what_was_drawn_is_given_and_each_card_once_p2() {
    let play = plotting(7).play().tell(drawn(["ambush", "charge"]));
    let not_drawn = |card, cards: &[PlotCard]| Illegal::CardNotDrawn {
        card,
        cards: cards.to_vec(),
    };
    assert_eq!(
        play.refuses(&given("lead_to_victory", 1)),
        not_drawn(
            PlotCard::LeadToVictory,
            &[PlotCard::Ambush, PlotCard::Charge]
        )
    );
    let play = play.tell(given("ambush", 1));
    assert_eq!(
        play.refuses(&given("ambush", 2)),
        not_drawn(PlotCard::Ambush, &[PlotCard::Charge])
    );
    let twice = plotting(7).play().deals(&[("ambush", 1), ("ambush", 1)]);
    assert_eq!(twice.held(), [(1, PlotCard::Ambush); 2]);
}

#[test]
fn who_leads_then_draws_p2() {
    let play = plotting(7).play();
    let play = play.deals(&[("charge", 1), ("ambush", 2)]).goes(0);
    assert_eq!(
        play.game.prompt(),
        Some(Prompt::PlotDraw {
            leader: Seat(1),
            count: 2
        })
    );
    let play = play.tell(drawn(["the_king_returns", "lead_to_victory"]));
    play.refuses(&given("the_king_returns", 1));
    play.tell(given("the_king_returns", 0));
}

#[test]
fn without_plot_cards_nothing_is_drawn_p2() {
    for players in PLAYERS {
        let play = table(players).play();
        assert_eq!(play.expects(), ["team"]);
        play.refuses(&drawn(["ambush"]));
        assert!(
            play.game
                .decide(&Action::Draw, &mut FixedChance::default())
                .is_err()
        );
    }
}

#[test]
fn told_cards_that_the_deck_doesnt_hold_are_refused_with_what_is_left_p11() {
    let play = plotting(5).play().tell(drawn(["charge"]));
    let play = play.tell(given("charge", 1)).goes(0);
    let Illegal::PlotCardGone { card, left, deck } = play.refuses(&drawn(["charge"])) else {
        panic!("refused for another reason");
    };
    assert_eq!((card, left), (PlotCard::Charge, 0));
    let still = [
        PlotCard::LeadToVictory,
        PlotCard::Ambush,
        PlotCard::TheKingReturns,
        PlotCard::RestoreYourHonor,
    ];
    assert_eq!(deck, still);
    // Cards for seven and more are not in the deck of five.
    for card in ["we_found_you", "are_you_the_one", "show_your_strength"] {
        let refusal = play.refuses(&drawn([card]));
        assert!(matches!(refusal, Illegal::PlotCardGone { left: 0, .. }));
    }
}

#[test]
fn more_of_a_card_than_there_are_cant_be_drawn_together_p11() {
    let play = plotting(9).play();
    for (card, copies) in [
        ("ambush", 2),
        ("restore_your_honor", 1),
        ("we_found_you", 1),
    ] {
        let Illegal::PlotCardGone { left, .. } = play.refuses(&drawn([card; 3])) else {
            panic!("refused for another reason");
        };
        assert_eq!(left, copies);
    }
    play.tell(drawn(["the_king_returns"; 3]));
}

#[test]
fn a_card_that_was_used_doesnt_come_back_p11() {
    let play = plotting(5).play().deals(&[("the_king_returns", 1)]);
    let play = play.tell(team([0, 1])).tell(ayes(5));
    let play = play.tell(plays("the_king_returns", 1));
    assert_eq!(
        play.game.table().plot_discarded(),
        [PlotCard::TheKingReturns]
    );
    assert_eq!(play.left("the_king_returns"), 0);
    let play = play.quests("o");
    play.refuses(&drawn(["the_king_returns"]));
    // Taken back, it is where it was.
    let play = play.tell(undo()).tell(undo()).tell(undo()).tell(undo());
    assert_eq!(play.held(), [(1, PlotCard::TheKingReturns)]);
}

#[test]
fn the_app_draws_what_the_dice_say_each_card_as_likely_p11() {
    for players in PLAYERS {
        let play = plotting(players).play();
        let size = if players > 6 { 15 } else { 7 };
        let mut dealt = vec![0; 9];
        for dice in 0..size {
            let mut chance = FixedChance::new(vec![dice]);
            let legal = play.game.decide(&Action::Draw, &mut chance).unwrap();
            let bounds: Vec<_> = (0..count(players)).map(|it| size - it).collect();
            assert_eq!(chance.bounds(), bounds);
            let Event::PlotDrawn { cards } = legal.event() else {
                panic!("no draw");
            };
            assert_eq!(cards.len(), count(players));
            dealt[PlotCard::ALL.iter().position(|it| it == &cards[0]).unwrap()] += 1;
        }
        let copies = PlotCard::ALL.map(|card| card.copies(players));
        assert_eq!(dealt, copies);
    }
}

#[test]
fn the_app_never_draws_a_card_that_is_gone_p11() {
    let play = plotting(10).play();
    let mut play = play
        .deals(&[("ambush", 1), ("ambush", 2), ("charge", 3)])
        .goes(0);
    for seed in 0..4 {
        for dice in 0..12 {
            let mut chance = FixedChance::new(vec![dice, dice + seed, 2 * dice]);
            let legal = play.game.decide(&Action::Draw, &mut chance).unwrap();
            let Event::PlotDrawn { cards } = legal.event() else {
                panic!("no draw");
            };
            assert!(!cards.contains(&PlotCard::Ambush));
        }
        play = play.goes(usize::from(seed == 1));
        if seed == 1 {
            break;
        }
    }
    assert_eq!(deck(&play).iter().sum::<usize>(), 6, "after three draws");
}

#[test]
fn nothing_of_a_draw_stays_hidden_p2() {
    let play = plotting(9)
        .play()
        .tell(drawn(["ambush"; 2].into_iter().chain(["charge"])));
    assert_eq!((play.left("ambush"), play.left("charge")), (0, 1));
}

#[test]
fn the_resistance_plays_with_the_same_cards_b7() {
    for players in PLAYERS {
        let play = plotting(players).resistance().play();
        assert_eq!(deck(&play), deck(&plotting(players).play()));
        let play = play.calmly().tell(team(0..if players > 7 { 3 } else { 2 }));
        play.tell(ayes(players)).tell(quest(0));
    }
    assert_eq!(
        plotting(6).resistance().0.line_up(),
        usual_line_up(avalon_herald::engine::Edition::Resistance, 6)
    );
}

#[test]
fn a_card_that_there_is_not_cant_be_told_p1() {
    let line = json!({"event": "plot_drawn", "cards": ["joker"]});
    assert!(serde_json::from_value::<Event>(line).is_err());
}
