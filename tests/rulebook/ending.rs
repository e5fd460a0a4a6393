//! B6 and B7: what may be played on a quest, and how the quests end.

use avalon_herald::engine::{
    Illegal, News, Outcome, Problem, Prompt, Reason, Role, Side, fails_needed,
};

use crate::language::{PLAYERS, ayes, named, nth, quest, table, team};

#[test]
fn fails_are_never_more_than_the_cards_nor_than_evil_players_b6() {
    for players in PLAYERS {
        let evil = [2, 2, 3, 3, 3, 4][players - 5];
        for before in ["", "o", "ox", "oxo", "oxox"] {
            let play = table(players).play().quests(before);
            let proposal = play.some_team();
            let cards = proposal["members"].as_array().map_or(0, Vec::len);
            let play = play.tell(proposal).tell(ayes(players));
            let most = cards.min(evil);
            for fails in 0..=most {
                play.clone().tell(quest(fails));
            }
            for found in [most + 1, cards + 1, 99] {
                assert_eq!(
                    play.refuses(&quest(found)),
                    Illegal::TooManyFails { found, most },
                    "{found} fails at a table of {players} after {before}"
                );
            }
            assert_eq!(
                play.game.prompt(),
                Some(Prompt::QuestCards {
                    cards,
                    most_fails: most,
                    fails_needed: fails_needed(players, nth(before.len() + 1)),
                })
            );
        }
    }
}

#[test]
fn the_first_side_to_three_quests_ends_them_b6() {
    for players in PLAYERS {
        for results in 0..1 << 5 {
            let mut play = table(players).play();
            let mut score = [0, 0];
            for number in 0..5 {
                let is_lost = results & (1 << number) != 0;
                play = play.quests(if is_lost { "x" } else { "o" });
                score[usize::from(is_lost)] += 1;
                assert_eq!(play.score(), score);
                match score {
                    [3, _] => assert_eq!(play.expects(), ["assassination"]),
                    [_, 3] => assert_eq!(play.reason(), Some(Reason::ThreeFails)),
                    _ => assert_eq!(play.expects(), ["team"]),
                }
                if score.contains(&3) {
                    play.refuses(&team([0, 1]));
                    break;
                }
            }
            assert!(score.contains(&3), "five quests always end a game");
        }
    }
}

#[test]
fn three_fails_end_the_game_at_once_without_an_assassination_b6() {
    for results in ["xxx", "oxxx", "ooxxx", "xoxox"] {
        let play = table(7).play().quests(results);
        let outcome = Outcome {
            winner: Side::Evil,
            reason: Reason::ThreeFails,
        };
        assert_eq!(play.game.table().outcome(), Some(outcome));
        assert_eq!(play.game.prompt(), None);
        assert_eq!(play.expects(), ["roles"]);
        play.refuses(&named(0, true));
        assert_eq!(play.news.last(), Some(&News::Over(outcome)));
    }
}

#[test]
fn a_quest_that_is_done_is_told_and_the_next_begins_b6() {
    let play = table(5).play().goes(0);
    assert_eq!(
        play.news,
        [
            News::QuestDone {
                quest: nth(1),
                winner: Side::Good
            },
            News::QuestBegins(nth(2))
        ]
    );
    let play = play.goes(1).goes(0).goes(0);
    assert_eq!(
        play.news,
        [News::QuestDone {
            quest: nth(4),
            winner: Side::Good
        }],
        "no quest begins after the last"
    );
    assert_eq!(play.game.table().quest(), nth(4));
}

#[test]
fn in_the_resistance_three_successes_win_b7() {
    for players in PLAYERS {
        for results in ["ooo", "oxoo", "xxooo"] {
            let play = table(players).resistance().play().quests(results);
            let outcome = Outcome {
                winner: Side::Good,
                reason: Reason::ThreeSuccesses,
            };
            assert_eq!(play.game.table().outcome(), Some(outcome));
            assert_eq!(play.game.prompt(), None);
            assert_eq!(play.expects(), ["roles"]);
            assert_eq!(play.news.last(), Some(&News::Over(outcome)));
            play.refuses(&named(0, false));
        }
    }
}

#[test]
fn in_the_resistance_three_fails_and_five_rejections_win_for_the_spies_b7() {
    let play = table(8).resistance().play().quests("xoxx");
    assert_eq!(play.winner(), Some(Side::Evil), "two fails on the fourth");
    let play = (0..5).fold(table(5).resistance().play(), |play, _| play.rejected());
    assert_eq!(play.reason(), Some(Reason::FiveRejections));
}

#[test]
fn the_resistance_is_played_by_spies_and_resistance_only_b7() {
    for players in PLAYERS {
        let ticked = table(players).resistance();
        let line_up = ticked.0.line_up();
        let spies = line_up.iter().filter(|&&it| it == Role::Spy).count();
        assert_eq!(spies, [2, 2, 3, 3, 3, 4][players - 5]);
        assert!(
            line_up
                .iter()
                .all(|it| matches!(it, Role::Spy | Role::Resistance))
        );
        assert_eq!(ticked.warnings(), []);
    }
    let mut roles = vec![Role::Resistance; 2];
    roles.extend([Role::Merlin, Role::Spy, Role::Spy]);
    assert_eq!(
        table(5).resistance().roles(&roles).problems(),
        [Problem::WrongEdition { role: Role::Merlin }]
    );
}

#[test]
fn avalon_knows_no_spies_b7() {
    let roles = [
        Role::Merlin,
        Role::Servant,
        Role::Resistance,
        Role::Assassin,
        Role::Spy,
    ];
    assert_eq!(
        table(5).roles(&roles).problems(),
        [
            Problem::WrongEdition {
                role: Role::Resistance
            },
            Problem::WrongEdition { role: Role::Spy }
        ]
    );
}
