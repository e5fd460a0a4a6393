//! The order of one quest with every module that goes together, and how a rejection leads back into it.

use avalon_herald::engine::{AssassinationRule, LancelotMode, Reason, Role, line_up_with};

use crate::language::{
    Line, PLAYERS, Play, Ticked, aims, armed, ayes, card, checked, drawn, excludes, given, lady,
    named, passes, plays, plotting, quest, roles, sheathed, strikes, table, takes, team, veils,
};

/// Everything for nine that goes together with plot cards.
fn all_with_plot_cards() -> Ticked {
    plotting(9)
        .lancelots_among(
            LancelotMode::Drawn,
            &line_up_with(
                9,
                &[
                    Role::Merlin,
                    Role::GoodLancelot,
                    Role::EvilLancelot,
                    Role::Assassin,
                    Role::Witch,
                ],
            ),
        )
        .excalibur()
        .lady()
}

/// Tells the lines of one quest, none of which may be told earlier or again. Those that close an opportunity may.
fn in_order(play: Play, lines: &[Line], may_come_early: &[Line]) -> Play {
    lines.iter().enumerate().fold(play, |play, (idx, line)| {
        for other in lines[..idx].iter().chain(&lines[idx + 1..]) {
            if !may_come_early.contains(other) {
                play.refuses(other);
            }
        }
        play.tell(line.clone())
    })
}

#[test]
fn one_quest_with_every_module_comes_in_the_rules_order_x_k_p_w() {
    let play = all_with_plot_cards().play();
    let before = [
        card("no_change"),
        drawn(["lead_to_victory", "charge", "ambush"]),
        given("lead_to_victory", 2),
        given("charge", 3),
        given("ambush", 4),
        armed([0, 1, 2], 1),
        ayes(9),
        sheathed(),
        quest(0),
    ];
    let play = play.tell_all(before);
    let second = [
        card("switch"),
        plays("lead_to_victory", 2),
        drawn(["the_king_returns", "we_found_you", "show_your_strength"]),
        given("the_king_returns", 5),
        given("we_found_you", 6),
        given("show_your_strength", 7),
        checked(8, 2),
        armed([0, 1, 2, 3], 1),
        ayes(9),
        passes(5),
        aims("we_found_you", 6, 3),
        strikes(2),
        aims("ambush", 4, 2),
        veils(8),
        quest(2),
        checked(0, 7),
        lady(6),
    ];
    // The lines right after an opportunity may close it, and the leader chooses the order of his gifts.
    let closing = [
        given("we_found_you", 6),
        given("show_your_strength", 7),
        second[2].clone(),
        aims("we_found_you", 6, 3),
        strikes(2),
        veils(8),
        quest(2),
    ];
    let play = in_order(play, &second, &closing);
    assert_eq!((play.score(), play.leader()), ([1, 1], 3));
    assert_eq!(play.expects(), ["allegiance"]);
}

#[test]
fn one_quest_with_trapper_comes_in_the_rules_order_x_k_t_w() {
    let specials = [
        Role::Merlin,
        Role::GoodLancelot,
        Role::EvilLancelot,
        Role::Assassin,
        Role::Witch,
    ];
    let play = table(10)
        .lancelots_among(LancelotMode::Late5, &line_up_with(10, &specials))
        .excalibur()
        .lady()
        .trapper()
        .play()
        .goes(0);
    let second = [
        armed([0, 1, 2, 3, 4], 2),
        ayes(10),
        strikes(3),
        excludes(1),
        veils(9),
        quest(1),
        checked(3, 0),
        lady(0),
    ];
    // The Witch may let the count come.
    let play = in_order(play, &second, &[quest(1)]);
    assert_eq!(play.expects(), ["allegiance"]);
}

#[test]
fn a_rejection_leads_back_to_lead_to_victory_without_a_draw_p2_p5() {
    let play = all_with_plot_cards().play().tell(card("no_change"));
    let play = play.deals(&[("lead_to_victory", 4), ("charge", 3), ("ambush", 2)]);
    let play = play.tell(armed([0, 1, 2], 1)).tell(ayes(4));
    assert_eq!(play.expects(), ["plot_played", "plot_passed", "team"]);
    play.refuses(&card("no_change"));
    play.refuses(&drawn(["charge", "ambush", "ambush"]));
    assert_eq!(play.leader(), 1);
    let play = play.tell(plays("lead_to_victory", 4));
    assert_eq!((play.leader(), play.expects()), (4, vec!["team"]));
}

#[test]
fn no_opportunity_is_open_after_the_last_quest_a1() {
    let play = all_with_plot_cards().play().quests("oo").quests("o");
    assert_eq!(play.expects(), ["assassination"]);
    let play = play.tell(named(3, false));
    assert_eq!(play.expects(), ["roles"]);
    assert_eq!(play.reason(), Some(Reason::AssassinationMissed));
}

#[test]
fn every_rule_for_the_assassination_goes_with_every_module_a2() {
    for rule in AssassinationRule::ALL {
        let play = all_with_plot_cards().assassination(rule).play();
        let play = play.quests("xooo");
        assert_eq!(play.expects(), ["assassination"]);
        play.tell(named(0, true));
    }
}

#[test]
fn the_modules_go_together_at_every_table_that_may_play_them_r3() {
    for players in PLAYERS {
        let specials = [
            Role::Merlin,
            Role::GoodLancelot,
            Role::EvilLancelot,
            Role::Witch,
        ];
        for mode in LancelotMode::ALL.into_iter().skip(1) {
            let ticked = table(players)
                .lancelots_among(mode, &line_up_with(players, &specials))
                .excalibur()
                .lady();
            let ticked = if players < 8 {
                ticked.plot_cards()
            } else {
                ticked.trapper()
            };
            assert_eq!(ticked.problems(), []);
            let line_up = ticked.0.line_up();
            let play = ticked.play().quests("xxx");
            assert_eq!(play.reason(), Some(Reason::ThreeFails));
            assert_eq!(play.expects(), ["roles"]);
            // Whether it fits is for the lines to say: here just one of each is told.
            play.refuses(&roles(&line_up[1..]));
        }
    }
}

#[test]
fn the_resistance_plays_with_the_modules_too_b7() {
    let play = plotting(7).resistance().excalibur().lady().play();
    let play = play.deals(&[("restore_your_honor", 1), ("charge", 2)]);
    let play = play.tell(takes(1, 2, "charge"));
    let play = play.tell(armed([0, 1], 1)).tell(ayes(7));
    let play = play.tell(strikes(0)).tell(quest(0)).quests("o");
    assert_eq!(play.expects(), ["lady"]);
    let play = play.tell(lady(1)).quests("o");
    assert_eq!(play.reason(), Some(Reason::ThreeSuccesses));
    let play = table(8).resistance().trapper().play();
    let play = play.tell(team([0, 1, 2, 3])).tell(ayes(8));
    play.tell(excludes(0)).tell(quest(1));
}
