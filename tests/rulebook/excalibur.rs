//! X1 to X4: who is given Excalibur, whose card it switches, and when.

use avalon_herald::engine::{Illegal, LancelotMode, Prompt, Seat};
use serde_json::json;

use crate::language::{
    PLAYERS, aims, armed, ayes, drawn, event, excludes, passes, plays, plotting, quest, seats,
    sheathed, strikes, table, team, veils,
};

#[test]
fn the_leader_gives_it_to_another_member_of_the_team_x1() {
    for players in PLAYERS {
        for leader in 0..players as u8 {
            let play = table(players).excalibur().led_by(leader).play();
            let size = play
                .game
                .table()
                .rules()
                .team_size(play.game.table().quest()) as u8;
            // The leader goes with his neighbours on the left.
            let members: Vec<_> = (0..size).map(|it| (leader + it) % players as u8).collect();
            let may = seats(members[1..].iter().copied());
            for holder in 0..players as u8 {
                let proposal = armed(members.clone(), holder);
                if members[1..].contains(&holder) {
                    play.clone().tell(proposal);
                } else {
                    let holder = Seat(holder);
                    let refusal = Illegal::ExcaliburHolder { holder, may };
                    assert_eq!(play.refuses(&proposal), refusal);
                }
            }
            play.refuses(&armed(members, players as u8));
        }
    }
}

#[test]
fn a_leader_who_stays_at_home_gives_it_to_any_member_x1() {
    let play = table(5).excalibur().play();
    for holder in [2, 4] {
        play.clone().tell(armed([2, 4], holder));
    }
    for holder in [0, 1, 3] {
        play.refuses(&armed([2, 4], holder));
    }
}

#[test]
fn it_must_be_given_x1() {
    let play = table(5).excalibur().play();
    assert_eq!(play.refuses(&team([0, 1])), Illegal::ExcaliburMissing);
    assert_eq!(
        play.game.prompt(),
        Some(Prompt::Team {
            leader: Seat(0),
            size: 2,
            with_excalibur: true
        })
    );
}

#[test]
fn it_is_given_anew_with_each_proposal_x1() {
    let play = table(5).excalibur().play();
    let play = play.tell(armed([0, 1], 1)).tell(ayes(2));
    assert_eq!(play.refuses(&team([0, 1])), Illegal::ExcaliburMissing);
    // The second leader is seat 1, who held it before and can't give it to himself.
    play.refuses(&armed([0, 1], 1));
    let play = play.tell(armed([0, 1], 0)).tell(ayes(5));
    assert_eq!(
        play.game.prompt(),
        Some(Prompt::Excalibur {
            holder: Seat(0),
            targets: seats([1])
        })
    );
    let play = play.tell(strikes(1)).tell(quest(1));
    assert_eq!(play.refuses(&team([0, 1, 2])), Illegal::ExcaliburMissing);
}

#[test]
fn its_holder_switches_another_members_card_or_none_x2() {
    for players in PLAYERS {
        let play = table(players).excalibur().play().quests("o");
        let leader = play.leader();
        assert_eq!(leader, 1);
        let size = play
            .game
            .table()
            .rules()
            .team_size(play.game.table().quest()) as u8;
        let holder = 2;
        let play = play.tell(armed(0..size, holder)).tell(ayes(players));
        let targets = seats((0..size).filter(|&seat| seat != holder));
        let asked = Prompt::Excalibur {
            holder: Seat(holder),
            targets,
        };
        assert_eq!(play.game.prompt(), Some(asked));
        play.clone().tell(sheathed()).tell(quest(0));
        for on in (0..=players as u8).chain([15, 255]) {
            if targets.contains(Seat(on)) {
                let play = play.clone().tell(strikes(on));
                assert_eq!(play.game.table().switched(), Some(Seat(on)));
                play.tell(quest(0));
            } else {
                let on = Seat(on);
                let refusal = Illegal::ExcaliburTarget { on, targets };
                assert_eq!(play.refuses(&strikes(on.0)), refusal);
            }
        }
    }
}

#[test]
fn whether_it_is_used_is_told_before_the_cards_are_collected_and_once_x2() {
    let play = table(5).excalibur().play().tell(armed([0, 1], 1));
    play.refuses(&strikes(0));
    let play = play.tell(ayes(5));
    assert_eq!(play.expects(), ["excalibur"]);
    assert!(matches!(play.refuses(&quest(0)), Illegal::NotNow { .. }));
    for used in [strikes(0), sheathed()] {
        let play = play.clone().tell(used);
        assert_eq!(play.expects(), ["quest"]);
        play.refuses(&strikes(0));
        play.refuses(&sheathed());
    }
}

#[test]
fn the_line_says_whether_it_was_used_x2() {
    let line = json!({"event": "excalibur"});
    assert!(serde_json::from_value::<avalon_herald::engine::Event>(line).is_err());
    let told_what_it_was = json!({"event": "excalibur", "on": 1, "card": "fail"});
    assert!(serde_json::from_value::<avalon_herald::engine::Event>(told_what_it_was).is_err());
    event(&sheathed());
}

#[test]
fn a_switched_success_is_a_fail_more_than_evil_has_players_x2() {
    // Three of five go: two who are evil, and a good one whose card is switched.
    let play = table(5).excalibur().play().goes(0);
    let play = play.tell(armed([2, 3, 4], 3)).tell(ayes(5));
    let unused = play.clone().tell(sheathed());
    assert_eq!(unused.most_fails(), Some(2));
    assert_eq!(
        unused.refuses(&quest(3)),
        Illegal::TooManyFails { found: 3, most: 2 }
    );
    let used = play.tell(strikes(2));
    assert_eq!(used.most_fails(), Some(3));
    used.refuses(&quest(4));
    let play = used.tell(quest(3));
    assert_eq!(play.score(), [1, 1]);
    assert_eq!(play.game.table().past()[1].switched, Some(Seat(2)));
}

#[test]
fn a_switch_belongs_to_its_own_quest_x2() {
    let play = table(5).excalibur().play().goes(0);
    let play = play.tell(armed([2, 3, 4], 3)).tell(ayes(5));
    let play = play.tell(strikes(2)).tell(quest(0));
    assert_eq!(play.game.table().switched(), None);
    let play = play.goes(1).tell(armed([2, 3, 4], 4)).tell(ayes(5));
    assert_eq!(play.tell(sheathed()).most_fails(), Some(2));
}

#[test]
fn a_card_that_lies_face_up_is_not_switched_x3() {
    let play = plotting(7).excalibur().play();
    let play = play.deals(&[("we_found_you", 5), ("charge", 6)]).goes(0);
    let play = play.calmly().tell(armed([1, 2, 3], 3)).tell(ayes(7));
    let hidden = play.clone().tell(passes(5));
    hidden.tell(strikes(2));
    let play = play.tell(aims("we_found_you", 5, 2));
    assert_eq!(
        play.game.prompt(),
        Some(Prompt::Excalibur {
            holder: Seat(3),
            targets: seats([1])
        })
    );
    assert_eq!(
        play.refuses(&strikes(2)),
        Illegal::ExcaliburTarget {
            on: Seat(2),
            targets: seats([1])
        }
    );
    play.clone().tell(sheathed());
    play.tell(strikes(1));
}

#[test]
fn with_every_other_card_face_up_it_can_only_stay_unused_x3() {
    let play = plotting(7).excalibur().play();
    let play = play.deals(&[("we_found_you", 5), ("charge", 6)]);
    let play = play.tell(armed([0, 1], 1)).tell(ayes(7));
    let play = play.tell(aims("we_found_you", 5, 0));
    play.refuses(&strikes(0));
    play.tell(sheathed()).tell(quest(0));
}

#[test]
fn the_holder_who_plays_face_up_may_still_use_it_x3() {
    let play = plotting(7).excalibur().play();
    let play = play.deals(&[("we_found_you", 5), ("charge", 6)]);
    let play = play.tell(armed([0, 1], 1)).tell(ayes(7));
    play.tell(aims("we_found_you", 5, 1)).tell(strikes(0));
}

#[test]
fn it_comes_before_ambush_x4() {
    let play = plotting(7).excalibur().play();
    let play = play.deals(&[("ambush", 5), ("charge", 6)]);
    let play = play.tell(armed([0, 1], 1)).tell(ayes(7));
    assert_eq!(play.expects(), ["excalibur"]);
    play.refuses(&aims("ambush", 5, 0));
    let play = play.tell(strikes(0));
    assert_eq!(play.expects(), ["plot_played", "plot_passed", "quest"]);
    let play = play.tell(aims("ambush", 5, 0));
    play.refuses(&strikes(0));
    play.tell(quest(1));
}

#[test]
fn it_comes_before_trapper_x4() {
    let play = table(8).excalibur().trapper().play();
    let play = play.tell(armed([0, 1, 2, 3], 3)).tell(ayes(8));
    assert_eq!(play.expects(), ["excalibur"]);
    play.refuses(&excludes(0));
    let play = play.tell(sheathed());
    assert_eq!(play.expects(), ["excluded"]);
    let play = play.tell(excludes(0));
    play.refuses(&strikes(0));
}

#[test]
fn it_comes_before_the_witch_x4() {
    let play = crate::language::bewitched(7).excalibur().play();
    let play = play.tell(armed([0, 1], 1)).tell(ayes(7));
    assert_eq!(play.expects(), ["excalibur"]);
    play.refuses(&veils(6));
    play.tell(strikes(0)).tell(veils(6));
}

#[test]
fn a_rejected_team_never_draws_it_x2() {
    let play = table(5).excalibur().play();
    let play = play.tell(armed([0, 1], 1)).tell(ayes(2));
    play.refuses(&sheathed());
    play.refuses(&strikes(0));
}

#[test]
fn it_goes_together_with_every_way_to_play_lancelot_x2() {
    for mode in LancelotMode::ALL.into_iter().skip(1) {
        let play = table(7).lancelot(mode).excalibur().play().calmly();
        let play = play.tell(armed([0, 1], 1)).tell(ayes(7));
        play.refuses(&drawn(["ambush"]));
        play.refuses(&plays("the_king_returns", 1));
        play.tell(strikes(0)).tell(quest(1));
    }
}
