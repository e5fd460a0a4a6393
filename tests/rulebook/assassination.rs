//! A1 and A2: the Assassin's one shot, and the table's rule for it. Who may be named (A3) is in `told`.

use avalon_herald::engine::{
    AssassinationRule, Illegal, News, Outcome, Prompt, Reason, Role, Seat, Side, Warning,
};

use crate::language::{PLAYERS, named, table, team, undo};

#[test]
fn evil_wins_if_merlin_is_named_and_good_if_anyone_else_is_a1() {
    for players in PLAYERS {
        for results in ["ooo", "xoxoo", "oxoo"] {
            let play = table(players).play().quests(results);
            assert_eq!(
                (play.winner(), play.expects()),
                (None, vec!["assassination"])
            );
            for seat in 0..players as u8 {
                for (merlin, winner, reason) in [
                    (true, Side::Evil, Reason::MerlinAssassinated),
                    (false, Side::Good, Reason::AssassinationMissed),
                ] {
                    let play = play.clone().tell(named(seat, merlin));
                    let outcome = Outcome { winner, reason };
                    assert_eq!(play.game.table().outcome(), Some(outcome));
                    assert_eq!(play.news, [News::Over(outcome)]);
                }
            }
        }
    }
}

#[test]
fn there_is_only_one_shot_a1() {
    let play = table(5).play().quests("ooo").tell(named(1, false));
    assert_eq!(play.expects(), ["roles"]);
    play.refuses(&named(0, true));
    play.refuses(&team([0, 1]));
}

#[test]
fn nobody_is_named_before_goods_third_success_a1() {
    let play = table(5).play();
    play.refuses(&named(0, true));
    let play = play.quests("oo");
    play.refuses(&named(0, true));
    let play = play.quests("xx");
    play.refuses(&named(0, true));
    play.quests("o").tell(named(0, true));
}

#[test]
fn nobody_is_named_who_does_not_sit_here_a1() {
    for players in PLAYERS {
        for seat in [players as u8, 15, 16, 255] {
            assert_eq!(
                table(players)
                    .play()
                    .quests("ooo")
                    .refuses(&named(seat, false)),
                Illegal::NoSuchSeat {
                    seat: Seat(seat),
                    players
                }
            );
        }
    }
}

#[test]
fn the_shot_can_be_taken_back_and_told_anew_a1() {
    let play = table(5)
        .play()
        .quests("ooo")
        .tell(named(1, true))
        .tell(undo());
    assert_eq!(
        (play.winner(), play.expects()),
        (None, vec!["assassination"])
    );
    assert_eq!(play.tell(named(2, false)).winner(), Some(Side::Good));
}

#[test]
fn the_table_chooses_among_five_rules_and_reveals_by_default_a2() {
    assert_eq!(table(5).0.assassination, AssassinationRule::Reveal);
    for rule in AssassinationRule::ALL {
        let play = table(5).assassination(rule).play().quests("ooo");
        assert_eq!(
            play.game.prompt(),
            Some(Prompt::Assassination {
                rule,
                has_assassin: true
            })
        );
    }
}

#[test]
fn the_rules_go_by_their_names_in_the_record_a2() {
    let names = [
        "reveal",
        "discuss",
        "hide_oberon",
        "discuss_hide_oberon",
        "conceal",
    ];
    for (rule, name) in AssassinationRule::ALL.into_iter().zip(names) {
        let read: AssassinationRule =
            serde_json::from_value(name.into()).expect("the record knows it");
        assert_eq!(read, rule);
    }
}

#[test]
fn without_an_assassin_evil_names_merlin_together_r3() {
    let roles = [
        Role::Merlin,
        Role::Servant,
        Role::Servant,
        Role::Morgana,
        Role::Minion,
    ];
    let ticked = table(5).roles(&roles);
    assert_eq!(ticked.warnings(), [Warning::MerlinWithoutAssassin]);
    let play = ticked.play().quests("ooo");
    assert!(matches!(
        play.game.prompt(),
        Some(Prompt::Assassination {
            has_assassin: false,
            ..
        })
    ));
    assert_eq!(play.tell(named(0, true)).winner(), Some(Side::Evil));
}

#[test]
fn without_merlin_three_successes_win_r3() {
    let roles = [
        Role::Percival,
        Role::Servant,
        Role::Servant,
        Role::Morgana,
        Role::Assassin,
    ];
    let play = table(5).roles(&roles).play().quests("oxoo");
    let outcome = Outcome {
        winner: Side::Good,
        reason: Reason::ThreeSuccesses,
    };
    assert_eq!(play.game.table().outcome(), Some(outcome));
    assert_eq!(play.news.last(), Some(&News::Over(outcome)));
    assert_eq!(play.expects(), ["roles"]);
    play.refuses(&named(0, true));
}
