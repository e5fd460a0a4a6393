//! L1 to L5: when allegiance cards come, and how many the deck holds.

use avalon_herald::engine::{AllegianceCard, Deck, Illegal, LancelotMode, News, Prompt, Side};

use crate::language::{PLAYERS, Play, ayes, card, dealt, nth, quest, table, team};

use avalon_herald::engine::Role::{EvilLancelot, GoodLancelot};

fn deck(no_change: usize, switch: usize) -> Deck {
    Deck { no_change, switch }
}

fn play(mode: LancelotMode) -> Play {
    table(7).lancelot(mode).play()
}

/// At which quests a card is drawn when the game goes through all five.
fn quests_with_a_card(mode: LancelotMode, players: usize) -> Vec<usize> {
    let mut play = table(players).lancelot(mode).play();
    let mut found = Vec::new();
    for (number, result) in (1..=5).zip(["o", "x", "o", "x", "o"]) {
        if play.expects() == ["allegiance"] {
            found.push(number);
        }
        play = play.quests(result);
    }
    found
}

#[test]
fn acquainted_lancelots_have_no_deck_l1() {
    let mut play = play(LancelotMode::Acquainted);
    for (number, result) in (1..=5).zip(["o", "x", "o", "x", "o"]) {
        assert_eq!(play.expects(), ["team"]);
        for refused in [card("switch"), card("no_change"), dealt("-----")] {
            assert!(matches!(play.refuses(&refused), Illegal::NotNow { .. }));
        }
        play = play.quests(result);
        assert_eq!(play.switches(), 0);
        assert_eq!(play.side_now(GoodLancelot), Side::Good);
        assert_eq!(play.side_now(EvilLancelot), Side::Evil);
        assert_eq!(play.game.table().past().len(), number);
    }
    assert_eq!(LancelotMode::Acquainted.deck(), None);
    assert_eq!(LancelotMode::None.deck(), None);
}

#[test]
fn a_card_is_drawn_at_the_start_of_every_quest_l2() {
    for players in PLAYERS {
        let drawn = quests_with_a_card(LancelotMode::Drawn, players);
        assert_eq!(drawn, [1, 2, 3, 4, 5]);
    }
}

#[test]
fn the_deck_holds_four_without_a_change_and_two_switches_l2() {
    let play = play(LancelotMode::Drawn);
    let prompt = |quest, deck| Some(Prompt::AllegianceCard { quest, deck });
    assert_eq!(play.game.prompt(), prompt(nth(1), deck(4, 2)));

    let mut calm = play.clone();
    for (left, result) in [(4, "o"), (3, "x"), (2, "o"), (1, "x")] {
        let quest = nth(5 - left);
        assert_eq!(calm.game.prompt(), prompt(quest, deck(left, 2)));
        calm = calm.quests(result);
    }
    assert_eq!(calm.game.prompt(), prompt(nth(5), deck(0, 2)));
    assert_eq!(
        calm.refuses(&card("no_change")),
        Illegal::CardGone {
            card: AllegianceCard::NoChange,
            deck: deck(0, 2)
        }
    );
    calm.tell(card("switch"));

    let switched = play
        .tell(card("switch"))
        .goes(0)
        .tell(card("switch"))
        .goes(1);
    assert_eq!(
        switched.refuses(&card("switch")),
        Illegal::CardGone {
            card: AllegianceCard::Switch,
            deck: deck(4, 0)
        }
    );
    switched.tell(card("no_change"));
}

#[test]
fn five_cards_are_dealt_once_before_the_first_quest_l3() {
    for players in PLAYERS {
        let mut play = table(players).lancelot(LancelotMode::Dealt).play();
        assert_eq!(play.expects(), ["allegiance_dealt"]);
        assert!(matches!(
            play.refuses(&team([0, 1])),
            Illegal::NotNow { .. }
        ));
        play = play.tell(dealt("--s--"));
        for result in ["o", "x", "o", "x"] {
            assert_eq!(play.expects(), ["team"]);
            assert!(matches!(
                play.refuses(&dealt("-----")),
                Illegal::NotNow { .. }
            ));
            play = play.quests(result);
        }
    }
}

#[test]
fn just_five_are_dealt_with_at_most_two_switches_l3() {
    let play = play(LancelotMode::Dealt);
    for bits in 0..1 << 5 {
        let cards: String = (0..5)
            .map(|it| if bits & (1 << it) == 0 { '-' } else { 's' })
            .collect();
        let found = cards.matches('s').count();
        if found <= 2 {
            play.clone().tell(dealt(&cards));
        } else {
            assert_eq!(
                play.refuses(&dealt(&cards)),
                Illegal::DealtSwitches { found, most: 2 }
            );
        }
    }
    for cards in ["", "-", "s---", "s--s--", "-------"] {
        let found = cards.len();
        assert_eq!(play.refuses(&dealt(cards)), Illegal::DealtCount { found });
    }
}

#[test]
fn a_dealt_switch_acts_at_the_very_beginning_of_its_quest_l3() {
    for (at, cards) in ["s----", "-s---", "--s--", "---s-", "----s"]
        .into_iter()
        .enumerate()
    {
        let mut play = play(LancelotMode::Dealt).tell(dealt(cards));
        for (number, result) in ["o", "x", "o", "x", "o"].into_iter().enumerate() {
            let has_switched = number >= at;
            let side = if has_switched { Side::Evil } else { Side::Good };
            assert_eq!(play.side_now(GoodLancelot), side, "quest {}", number + 1);
            assert_eq!(play.side_now(EvilLancelot), side.other());
            assert_eq!(play.switches(), usize::from(has_switched));
            play = play.quests(result);
        }
    }
}

#[test]
fn all_five_dealt_cards_lie_open_l3() {
    let play = play(LancelotMode::Dealt).tell(dealt("-s--s"));
    let open = play.game.table().allegiance_cards();
    let switches: Vec<_> = open
        .iter()
        .filter(|(_, card)| *card == AllegianceCard::Switch)
        .map(|(quest, _)| quest.number())
        .collect();
    assert_eq!((open.len(), switches), (5, vec![2, 5]));
}

#[test]
fn late_cards_come_at_quests_three_four_and_five_l4_l5() {
    for mode in [LancelotMode::Late7, LancelotMode::Late5] {
        for players in PLAYERS {
            assert_eq!(quests_with_a_card(mode, players), [3, 4, 5]);
        }
        let early = play(mode);
        assert!(matches!(
            early.refuses(&card("switch")),
            Illegal::NotNow { .. }
        ));
        let early = early.goes(0);
        assert!(matches!(
            early.refuses(&card("no_change")),
            Illegal::NotNow { .. }
        ));
    }
}

/// Draws to the end of a late deck, which holds this many cards without a change and two switches.
fn exhausts_late(mode: LancelotMode, no_change: usize) {
    let third = play(mode).quests("ox");
    let prompt = |quest, deck| Some(Prompt::AllegianceCard { quest, deck });
    assert_eq!(third.game.prompt(), prompt(nth(3), deck(no_change, 2)));

    let mut calm = third.clone();
    for (number, result) in [(3, "o"), (4, "x"), (5, "o")] {
        let left = deck(no_change + 3 - number, 2);
        assert_eq!(calm.game.prompt(), prompt(nth(number), left));
        calm = calm.quests(result);
    }

    let switched = third.tell(card("switch")).goes(0).tell(card("switch"));
    let switched = switched.quests("x");
    assert_eq!(
        switched.refuses(&card("switch")),
        Illegal::CardGone {
            card: AllegianceCard::Switch,
            deck: deck(no_change, 0)
        }
    );
    assert_eq!(switched.tell(card("no_change")).switches(), 2);
}

#[test]
fn the_late_deck_of_seven_holds_two_switches_l4() {
    exhausts_late(LancelotMode::Late7, 5);
}

#[test]
fn the_late_deck_of_five_holds_two_switches_l5() {
    exhausts_late(LancelotMode::Late5, 3);
}

#[test]
fn one_card_a_quest_however_often_a_team_is_rejected_l2_l4_l5() {
    for (mode, before) in [
        (LancelotMode::Drawn, ""),
        (LancelotMode::Late7, "ox"),
        (LancelotMode::Late5, "ox"),
    ] {
        let mut play = play(mode).quests(before).tell(card("switch"));
        for _ in 0..4 {
            play = play.rejected();
            assert_eq!(play.expects(), ["team"]);
            assert!(matches!(
                play.refuses(&card("no_change")),
                Illegal::NotNow { .. }
            ));
        }
        let proposal = play.some_team();
        let play = play.tell(proposal);
        assert!(matches!(
            play.refuses(&card("no_change")),
            Illegal::NotNow { .. }
        ));
        let play = play.tell(ayes(7)).tell(quest(0));
        assert_eq!(play.switches(), 1);
    }
}

#[test]
fn the_card_comes_before_the_team_l2() {
    let play = play(LancelotMode::Drawn);
    assert!(matches!(
        play.refuses(&team([0, 1])),
        Illegal::NotNow { .. }
    ));
    let play = play.tell(card("switch"));
    assert_eq!(play.news, [News::AllegianceTurned(AllegianceCard::Switch)]);
    play.tell(team([0, 1]));
}

#[test]
fn a_deal_is_not_a_draw_and_a_draw_is_not_a_deal_l2_l3() {
    assert!(matches!(
        play(LancelotMode::Drawn).refuses(&dealt("-----")),
        Illegal::NotNow { .. }
    ));
    assert!(matches!(
        play(LancelotMode::Dealt).refuses(&card("switch")),
        Illegal::NotNow { .. }
    ));
}
