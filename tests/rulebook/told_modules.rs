//! Who was who, told after the end, held against the cards that were switched, excluded or hidden (X2, T3, W2, L3, A3).

use avalon_herald::engine::{Contradiction, Illegal, LancelotMode, Role, Seat};

use crate::language::{
    Play, aims, armed, ayes, bewitched, checked, dealt, event, excludes, named, nth, plotting,
    quest, roles, sheathed, strikes, table, team, veils,
};

use Role::{
    Assassin, EvilLancelot, GoodLancelot, Merlin, Minion, Morgana, Percival, Servant, Witch,
};

/// Five people: the first three are good.
const FIVE: [Role; 5] = [Merlin, Percival, Servant, Morgana, Assassin];
/// Eight people: the first five are good.
const EIGHT: [Role; 8] = [
    Merlin, Percival, Servant, Servant, Servant, Morgana, Assassin, Minion,
];

fn contradiction(play: &Play, told: &[Role]) -> Option<Contradiction> {
    match play.game.check(&event(&roles(told))) {
        Ok(_) => None,
        Err(Illegal::RolesContradict(contradiction)) => Some(contradiction),
        Err(other) => panic!("refused for another reason: {other:?}"),
    }
}

fn too_many(number: usize, fails: usize, most: usize) -> Contradiction {
    let quest = nth(number);
    Contradiction::Fails { quest, fails, most }
}

fn too_few(number: usize, fails: usize, least: usize) -> Contradiction {
    let quest = nth(number);
    Contradiction::FewFails {
        quest,
        fails,
        least,
    }
}

/// Evil wins by rejections, so that nothing more is told.
fn given_up(play: Play) -> Play {
    (0..5).fold(play, |play, _| play.rejected())
}

/// The first quest of five with Excalibur for the second of the two, who uses it (or doesn't) with so many fails.
fn struck(members: [u8; 2], on: Option<u8>, fails: usize) -> Play {
    let play = table(5).led_by(members[0]).excalibur().play();
    let play = play.tell(armed(members, members[1])).tell(ayes(5));
    let play = play.tell(on.map_or_else(sheathed, strikes));
    given_up(play.tell(quest(fails)))
}

#[test]
fn the_card_of_a_good_player_is_a_fail_once_switched_x2() {
    // Seats 0 and 1 are good: one fail, no more and no less.
    assert_eq!(contradiction(&struck([0, 1], Some(0), 1), &FIVE), None);
    assert_eq!(
        contradiction(&struck([0, 1], Some(0), 0), &FIVE),
        Some(too_few(1, 0, 1))
    );
    assert_eq!(
        contradiction(&struck([0, 1], Some(0), 2), &FIVE),
        Some(too_many(1, 2, 1))
    );
    assert_eq!(
        contradiction(&struck([0, 1], None, 1), &FIVE),
        Some(too_many(1, 1, 0))
    );
}

#[test]
fn the_switched_card_of_an_evil_player_may_be_either_x2() {
    for fails in [0, 1] {
        assert_eq!(contradiction(&struck([3, 0], Some(3), fails), &FIVE), None);
    }
    assert_eq!(
        contradiction(&struck([3, 0], Some(3), 2), &FIVE),
        Some(too_many(1, 2, 1))
    );
    // Two who are evil may well have failed both.
    assert_eq!(contradiction(&struck([3, 4], Some(3), 2), &FIVE), None);
}

/// The first quest of eight with Trapper: these four go, this card is excluded, with so many fails.
fn trapped(members: [u8; 4], excluded: u8, fails: usize) -> Play {
    let play = table(8).trapper().play();
    let play = play.tell(team(members)).tell(ayes(8));
    given_up(play.tell(excludes(excluded)).tell(quest(fails)))
}

#[test]
fn an_excluded_card_is_none_of_the_fails_t3() {
    // Seats 5 and 6 are evil.
    assert_eq!(contradiction(&trapped([0, 1, 5, 6], 0, 2), &EIGHT), None);
    assert_eq!(contradiction(&trapped([0, 1, 5, 6], 5, 1), &EIGHT), None);
    assert_eq!(
        contradiction(&trapped([0, 1, 5, 6], 5, 2), &EIGHT),
        Some(too_many(1, 2, 1))
    );
    assert_eq!(
        contradiction(&trapped([0, 1, 2, 5], 5, 1), &EIGHT),
        Some(too_many(1, 1, 0))
    );
}

/// As before, with Excalibur used on someone's card first.
fn struck_and_trapped(on: u8, excluded: u8, fails: usize) -> Play {
    let play = table(8).excalibur().trapper().play();
    let play = play.tell(armed([0, 1, 2, 5], 5)).tell(ayes(8));
    let play = play.tell(strikes(on)).tell(excludes(excluded));
    given_up(play.tell(quest(fails)))
}

#[test]
fn a_switched_card_that_is_excluded_counts_for_nothing_x2_t3() {
    // Seat 5 is evil, seat 0's success was switched.
    assert_eq!(contradiction(&struck_and_trapped(0, 0, 0), &EIGHT), None);
    assert_eq!(contradiction(&struck_and_trapped(0, 0, 1), &EIGHT), None);
    assert_eq!(
        contradiction(&struck_and_trapped(0, 0, 2), &EIGHT),
        Some(too_many(1, 2, 1))
    );
}

#[test]
fn excluding_the_sword_holders_card_doesnt_undo_the_switch_x2_t3() {
    assert_eq!(contradiction(&struck_and_trapped(0, 5, 1), &EIGHT), None);
    assert_eq!(
        contradiction(&struck_and_trapped(0, 5, 0), &EIGHT),
        Some(too_few(1, 0, 1))
    );
    assert_eq!(
        contradiction(&struck_and_trapped(0, 5, 2), &EIGHT),
        Some(too_many(1, 2, 1))
    );
}

/// Eight with the Lancelots in seats 0 (good) and 1 (evil).
const LANCELOTS: [Role; 8] = [
    GoodLancelot,
    EvilLancelot,
    Merlin,
    Percival,
    Servant,
    Servant,
    Morgana,
    Assassin,
];

/// A game of eight in L3, with Excalibur.
fn dealt_eight(cards: &str) -> Play {
    let ticked = table(8).lancelots_among(LancelotMode::Dealt, &LANCELOTS);
    ticked.excalibur().play().tell(dealt(cards))
}

#[test]
fn a_forced_fail_that_was_switched_is_a_success_l3_x2() {
    let play = dealt_eight("-----");
    let play = play.led_quest([1, 2, 3], 3, strikes(1));
    assert_eq!(contradiction(&play(0), &LANCELOTS), None);
    assert_eq!(contradiction(&play(1), &LANCELOTS), Some(too_many(1, 1, 0)));
}

#[test]
fn a_forced_fail_is_there_if_another_card_was_switched_l3_x2() {
    let play = dealt_eight("-----").led_quest([1, 2, 3], 3, strikes(2));
    // The Lancelot's own, and the success that was switched.
    assert_eq!(contradiction(&play(2), &LANCELOTS), None);
    assert_eq!(contradiction(&play(1), &LANCELOTS), Some(too_few(1, 1, 2)));
    let play = dealt_eight("-----").led_quest([1, 2, 3], 3, sheathed());
    assert_eq!(contradiction(&play(1), &LANCELOTS), None);
    assert_eq!(contradiction(&play(2), &LANCELOTS), Some(too_many(1, 2, 1)));
}

#[test]
fn the_good_lancelots_switched_success_is_a_fail_l3_x2() {
    let play = dealt_eight("-----").led_quest([0, 2, 3], 3, strikes(0));
    assert_eq!(contradiction(&play(1), &LANCELOTS), None);
    assert_eq!(contradiction(&play(0), &LANCELOTS), Some(too_few(1, 0, 1)));
    // After a switch it is the other way round.
    let play = dealt_eight("s----").led_quest([0, 2, 3], 3, strikes(0));
    assert_eq!(contradiction(&play(0), &LANCELOTS), None);
    assert_eq!(contradiction(&play(1), &LANCELOTS), Some(too_many(1, 1, 0)));
}

#[test]
fn a_forced_fail_that_was_excluded_is_not_to_be_seen_l3_t3() {
    let play = |excluded, fails| {
        let ticked = table(8).lancelots_among(LancelotMode::Dealt, &LANCELOTS);
        let play = ticked.trapper().play().tell(dealt("-----"));
        let play = play.tell(team([1, 2, 3, 4])).tell(ayes(8));
        given_up(play.tell(excludes(excluded)).tell(quest(fails)))
    };
    assert_eq!(contradiction(&play(1, 0), &LANCELOTS), None);
    assert_eq!(
        contradiction(&play(1, 1), &LANCELOTS),
        Some(too_many(1, 1, 0))
    );
    assert_eq!(contradiction(&play(2, 1), &LANCELOTS), None);
    let forced = Some(Contradiction::FewFails {
        quest: nth(1),
        fails: 0,
        least: 1,
    });
    assert_eq!(contradiction(&play(2, 0), &LANCELOTS), forced);
}

impl Play {
    /// The first quest by these three, with Excalibur for one of them: a game for each number of fails.
    fn led_quest(
        self,
        members: [u8; 3],
        holder: u8,
        used: serde_json::Value,
    ) -> impl Fn(usize) -> Self {
        let play = self.tell(armed(members, holder)).tell(ayes(8)).tell(used);
        move |fails| given_up(play.clone().tell(quest(fails)))
    }
}

#[test]
fn a_card_that_lay_face_up_changes_nothing_p9() {
    let seven = [
        Merlin, Percival, Servant, Servant, Morgana, Assassin, Minion,
    ];
    for fails in [0, 1] {
        let play = plotting(7).roles(&seven).play();
        let play = play.deals(&[("we_found_you", 2), ("charge", 3)]);
        let play = play.tell(team([0, 4])).tell(ayes(7));
        let play = play.tell(aims("we_found_you", 2, 4)).tell(quest(fails));
        assert_eq!(contradiction(&given_up(play), &seven), None);
    }
}

#[test]
fn who_hid_a_quest_is_the_witch_w2() {
    let seven = [Merlin, Percival, Servant, Servant, Minion, Assassin, Witch];
    let play = |by| {
        let play = bewitched(7).play().tell(team([0, 6])).tell(ayes(7));
        let play = play.tell(veils(by)).tell(quest(1));
        given_up(play.tell(checked(u8::from(by == 0), 2)))
    };
    assert_eq!(contradiction(&play(6), &seven), None);
    for by in 0..6 {
        assert_eq!(
            contradiction(&play(by), &seven),
            Some(Contradiction::Witch { by: Seat(by) })
        );
    }
    // She may never have used it.
    let unused = bewitched(7).play().tell(team([0, 6])).tell(ayes(7));
    let unused = given_up(unused.tell(quest(1)));
    assert_eq!(contradiction(&unused, &seven), None);
}

#[test]
fn a_hidden_quest_is_held_against_who_was_who_as_well_w2() {
    let seven = [Merlin, Percival, Servant, Servant, Minion, Assassin, Witch];
    let play = bewitched(7).play().tell(team([0, 1])).tell(ayes(7));
    let play = play.tell(veils(6)).tell(quest(1)).tell(checked(0, 1));
    assert_eq!(
        contradiction(&given_up(play), &seven),
        Some(too_many(1, 1, 0))
    );
}

#[test]
fn the_witch_cant_be_named_by_evil_whose_cards_are_up_a3() {
    let seven = [Merlin, Percival, Servant, Servant, Minion, Assassin, Witch];
    let play = bewitched(7).play().quests("ooo");
    assert_eq!(
        contradiction(&play.clone().tell(named(6, false)), &seven),
        Some(Contradiction::Target {
            named: Seat(6),
            role: Witch
        })
    );
    assert_eq!(contradiction(&play.tell(named(0, true)), &seven), None);
}
