//! L6 to L10: what a switch does, that the draw is public, and who draws. L9's chances are in `shuffles`.

use avalon_herald::engine::{
    Action, AllegianceCard, Event, FixedChance, Illegal, LancelotMode, NoChance, Prompt, Reason,
    Role, Side,
};

use crate::language::{Play, card, dealt, named, nth, roles, table, team, undo};

use Role::{Assassin, EvilLancelot, GoodLancelot, Merlin, Morgana, Percival, Servant};

fn play(mode: LancelotMode) -> Play {
    table(7).lancelot(mode).play()
}

#[test]
fn a_switch_swaps_both_lancelots_and_nobody_else_l6() {
    let play = play(LancelotMode::Drawn).tell(card("switch"));
    assert_eq!(play.side_now(GoodLancelot), Side::Evil);
    assert_eq!(play.side_now(EvilLancelot), Side::Good);
    for role in Role::ALL.into_iter().filter(|it| !it.is_lancelot()) {
        assert_eq!(play.side_now(role), role.side(), "{role:?}");
    }
}

#[test]
fn no_change_changes_nothing_l6() {
    let play = play(LancelotMode::Drawn).tell(card("no_change"));
    assert_eq!(play.side_now(GoodLancelot), Side::Good);
    assert_eq!(play.side_now(EvilLancelot), Side::Evil);
    assert_eq!(play.switches(), 0);
}

#[test]
fn an_even_number_of_switches_restores_the_start_l6() {
    for play in [
        play(LancelotMode::Drawn)
            .tell(card("switch"))
            .goes(0)
            .tell(card("switch")),
        play(LancelotMode::Dealt).tell(dealt("ss---")).goes(0),
        play(LancelotMode::Late7)
            .quests("ox")
            .tell(card("switch"))
            .goes(0)
            .tell(card("switch")),
    ] {
        assert_eq!(play.switches(), 2);
        assert_eq!(play.side_now(GoodLancelot), Side::Good);
        assert_eq!(play.side_now(EvilLancelot), Side::Evil);
    }
}

#[test]
fn a_later_switch_leaves_the_earlier_quests_as_they_were_l6() {
    let play = play(LancelotMode::Drawn)
        .goes(0)
        .goes(0)
        .tell(card("switch"));
    let side = |number| play.game.table().side_of(GoodLancelot, nth(number));
    assert_eq!([1, 2, 3].map(side), [Side::Good, Side::Good, Side::Evil]);
}

#[test]
fn a_switch_taken_back_swaps_them_back_l6() {
    let play = play(LancelotMode::Drawn).tell(card("switch")).tell(undo());
    assert_eq!(play.side_now(GoodLancelot), Side::Good);
    assert_eq!((play.switches(), play.expects()), (0, vec!["allegiance"]));
}

#[test]
fn what_is_drawn_lies_open_with_its_quest_l7() {
    let play = play(LancelotMode::Late5)
        .quests("ox")
        .tell(card("no_change"))
        .goes(0)
        .tell(card("switch"));
    assert_eq!(
        play.game.table().allegiance_cards(),
        [
            (nth(3), AllegianceCard::NoChange),
            (nth(4), AllegianceCard::Switch)
        ]
    );
}

#[test]
fn nothing_is_drawn_after_the_last_quest_l7() {
    for mode in [
        LancelotMode::Drawn,
        LancelotMode::Late7,
        LancelotMode::Late5,
    ] {
        for results in ["ooo", "xxx", "oxoo", "oxxx", "xoxoo", "xoxox"] {
            let play = play(mode).quests(results);
            assert_ne!(play.expects(), ["allegiance"], "{mode:?} after {results}");
            assert!(matches!(
                play.refuses(&card("switch")),
                Illegal::NotNow { .. }
            ));
            assert!(
                play.game.decide(&Action::Draw, &mut NoChance).is_err(),
                "nor does the app draw"
            );
        }
        let rejected = (0..5).fold(play(mode), |play, _| play.rejected());
        assert_eq!(rejected.reason(), Some(Reason::FiveRejections));
        rejected.refuses(&card("switch"));
    }
}

#[test]
fn a_switch_never_moves_the_assassins_power_l8() {
    let play = play(LancelotMode::Drawn).tell(card("switch")).quests("ooo");
    assert!(matches!(
        play.game.prompt(),
        Some(Prompt::Assassination {
            has_assassin: true,
            ..
        })
    ));
    assert_eq!(play.side_now(Assassin), Side::Evil);
    assert_eq!(play.tell(named(0, true)).winner(), Some(Side::Evil));
}

#[test]
fn a_lancelot_wins_with_the_side_he_is_on_at_the_end_l8() {
    let seats = [
        Merlin,
        Percival,
        Servant,
        GoodLancelot,
        Morgana,
        Assassin,
        EvilLancelot,
    ];
    for (card_of_the_third, good_lancelots_end) in
        [("no_change", Side::Good), ("switch", Side::Evil)]
    {
        let play = play(LancelotMode::Late7)
            .quests("oo")
            .tell(card(card_of_the_third))
            .goes(0)
            .tell(named(1, false))
            .tell(roles(&seats));
        assert_eq!(play.winner(), Some(Side::Good));
        assert_eq!(play.side_now(GoodLancelot), good_lancelots_end);
        assert_eq!(play.side_now(EvilLancelot), good_lancelots_end.other());
    }
}

#[test]
fn the_app_shuffles_and_draws_l10() {
    for (number, expected) in [
        (0, AllegianceCard::Switch),
        (1, AllegianceCard::Switch),
        (2, AllegianceCard::NoChange),
        (5, AllegianceCard::NoChange),
    ] {
        let play = play(LancelotMode::Drawn);
        let legal = play
            .game
            .decide(&Action::Draw, &mut FixedChance::new(vec![number]))
            .expect("a card is due");
        assert_eq!(legal.event(), &Event::Allegiance { card: expected });
    }
}

#[test]
fn the_app_draws_only_what_the_deck_still_holds_l10() {
    let play = play(LancelotMode::Drawn)
        .tell(card("switch"))
        .goes(0)
        .tell(card("switch"))
        .goes(1);
    for number in 0..4 {
        let legal = play
            .game
            .decide(&Action::Draw, &mut FixedChance::new(vec![number]))
            .expect("a card is due");
        let card = AllegianceCard::NoChange;
        assert_eq!(legal.event(), &Event::Allegiance { card });
    }
}

#[test]
fn the_table_may_draw_and_the_app_after_it_l10() {
    let play = play(LancelotMode::Drawn).tell(card("switch")).goes(0);
    let mut chance = FixedChance::new(vec![0]);
    assert!(play.game.decide(&Action::Draw, &mut chance).is_ok());
    assert_eq!(chance.bounds(), [5], "five of six cards are left");
}

#[test]
fn a_card_that_the_deck_no_longer_holds_is_refused_with_what_is_left_l10() {
    let play = play(LancelotMode::Late5)
        .quests("ox")
        .tell(card("switch"))
        .goes(0)
        .tell(card("switch"))
        .quests("x");
    let Illegal::CardGone { card: gone, deck } = play.refuses(&card("switch")) else {
        panic!("refused for another reason");
    };
    assert_eq!(gone, AllegianceCard::Switch);
    assert_eq!((deck.no_change, deck.switch), (3, 0));
}

#[test]
fn nothing_is_drawn_where_nothing_is_due_l10() {
    let due = play(LancelotMode::Late7);
    for play in [
        due.clone(),
        due.tell(team([0, 1])),
        play(LancelotMode::Acquainted),
        table(5).play(),
    ] {
        assert_eq!(
            play.game.decide(&Action::Draw, &mut NoChance),
            Err(Illegal::NothingToDraw)
        );
    }
}
