//! Undo and redo: the last line still standing is taken back, and brought back.

use avalon_herald::engine::{EventKind, Game, Illegal, LancelotMode, News, Side};

use crate::language::{
    Line, Play, ayes, card, event, named, quest, redo, roles, table, team, undo, vote,
};

/// A whole game of five, the Lancelots' cards among it, and who was who at its end.
fn whole_game() -> Vec<Line> {
    vec![
        card("switch"),
        team([0, 1]),
        vote([0, 1]),
        team([1, 2]),
        ayes(4),
        quest(1),
        card("no_change"),
        team([0, 2, 4]),
        ayes(5),
        quest(0),
        card("no_change"),
        team([0, 1]),
        ayes(3),
        quest(0),
        card("switch"),
        team([0, 2, 1]),
        ayes(3),
        quest(0),
        named(1, false),
        roles(&table(5).lancelot(LancelotMode::Drawn).0.line_up()),
    ]
}

fn new_game() -> Play {
    table(5).lancelot(LancelotMode::Drawn).play()
}

#[test]
fn a_vote_can_be_taken_back_and_told_anew_b2() {
    let play = table(5).play().tell(team([0, 1])).tell(vote([]));
    assert_eq!((play.rejections(), play.leader()), (1, 1));
    let play = play.tell(undo());
    assert_eq!(play.news, [News::TakenBack(EventKind::Vote)]);
    assert_eq!((play.rejections(), play.leader()), (0, 0));
    let play = play.tell(vote([0, 1, 2, 3, 4]));
    assert_eq!(play.expects(), ["quest"]);
}

#[test]
fn the_whole_game_can_be_taken_back_line_by_line_and_brought_back_b6() {
    let lines = whole_game();
    let mut pasts = vec![new_game().game];
    for line in &lines {
        let now = Play {
            game: pasts[pasts.len() - 1].clone(),
            news: vec![],
        };
        pasts.push(now.tell(line.clone()).game);
    }
    let end = pasts[lines.len()].clone();
    let mut play = Play {
        game: end.clone(),
        news: vec![],
    };
    for past in pasts.iter().rev().skip(1) {
        let last = play.game.last().cloned();
        play = play.tell(undo());
        assert_eq!(play.game.table(), past.table());
        assert_eq!(play.game.standing(), past.standing());
        assert_eq!(play.game.next_redo(), last.as_ref());
    }
    assert_eq!(play.refuses(&undo()), Illegal::NothingToUndo);
    for past in &pasts[1..] {
        play = play.tell(redo());
        assert_eq!(play.game.table(), past.table());
        assert_eq!(play.game.standing(), past.standing());
    }
    assert_eq!(play.refuses(&redo()), Illegal::NothingToRedo);
    assert_eq!(play.game, end);
}

#[test]
fn nothing_is_taken_back_before_the_first_line_b5() {
    assert_eq!(table(5).play().refuses(&undo()), Illegal::NothingToUndo);
    assert_eq!(table(5).play().refuses(&redo()), Illegal::NothingToRedo);
}

#[test]
fn a_new_line_ends_what_could_be_brought_back_b2() {
    let play = table(5).play().tell(team([0, 1])).tell(ayes(2));
    let play = play.tell_all([undo(), undo(), team([0, 2])]);
    assert_eq!(play.refuses(&redo()), Illegal::NothingToRedo);
    assert_eq!(play.game.next_redo(), None);
}

#[test]
fn the_same_line_told_anew_also_ends_it_b2() {
    let play = table(5).play().tell(team([0, 1])).tell(ayes(2));
    let play = play.tell_all([undo(), undo(), team([0, 1])]);
    assert_eq!(play.refuses(&redo()), Illegal::NothingToRedo);
}

#[test]
fn undo_and_redo_can_follow_each_other_any_number_of_times_b2() {
    let play = table(5).play().tell(team([0, 1])).tell(ayes(2));
    let there = play.game.clone();
    let play = (0..7).fold(play, |play, _| play.tell_all([undo(), redo()]));
    assert_eq!(play.game, there);
    let play = play.tell_all([undo(), undo(), redo()]);
    assert_eq!(play.expects(), ["vote"]);
    assert_eq!(play.tell(redo()).game, there);
}

#[test]
fn the_last_line_of_a_finished_game_can_be_taken_back_b6() {
    let play = table(5).play().quests("xxx");
    assert_eq!(play.winner(), Some(Side::Evil));
    let play = play.tell(undo());
    assert_eq!((play.winner(), play.expects()), (None, vec!["quest"]));
    assert_eq!(play.score(), [0, 2]);
    let play = play.tell(quest(0));
    assert_eq!((play.winner(), play.score()), (None, [1, 2]));
}

#[test]
fn the_fifth_rejection_can_be_taken_back_b3() {
    let play = (0..5).fold(table(5).play(), |play, _| play.rejected());
    let play = play.tell(undo());
    assert_eq!((play.winner(), play.rejections()), (None, 4));
    assert_eq!(play.tell(ayes(5)).expects(), ["quest"]);
}

#[test]
fn three_successes_without_an_assassination_can_be_taken_back_b7() {
    let play = table(5).resistance().play().quests("ooo").tell(undo());
    assert_eq!((play.winner(), play.expects()), (None, vec!["quest"]));
    assert_eq!(play.tell(redo()).winner(), Some(Side::Good));
}

#[test]
fn who_was_who_can_be_taken_back_too_a3() {
    let play = new_game().tell_all(whole_game()).tell(undo());
    assert_eq!(play.game.table().who_was_who(), None);
    assert_eq!(
        (play.expects(), play.winner()),
        (vec!["roles"], Some(Side::Good))
    );
}

#[test]
fn a_line_taken_back_is_no_longer_part_of_what_stands_b2() {
    let lines = [
        team([0, 1]),
        undo(),
        team([2, 3]),
        ayes(5),
        undo(),
        redo(),
        quest(0),
    ];
    let play = table(5).play().tell_all(lines.clone());
    let standing = [team([2, 3]), ayes(5), quest(0)].map(|line| event(&line));
    assert_eq!(play.game.standing(), standing);
    let rules = table(5).0.check().expect("the usual game can be played");
    let replayed = Game::replay(rules.clone(), lines.iter().map(event)).expect("all were taken");
    assert_eq!(replayed, play.game);
    let short = Game::replay(rules, standing).expect("all were taken");
    assert_eq!(short.table(), play.game.table());
}

#[test]
fn a_replay_stops_at_the_first_line_that_is_refused_b2() {
    let rules = table(5).0.check().expect("the usual game can be played");
    let lines = [team([0, 1]), ayes(5), quest(3), quest(0)];
    let refused = Game::replay(rules, lines.iter().map(event));
    assert_eq!(
        refused.err(),
        Some((2, Illegal::TooManyFails { found: 3, most: 2 }))
    );
}

#[test]
fn what_was_allowed_before_changes_nothing_when_it_no_longer_is_b2() {
    let play = table(5).play().tell(team([0, 1])).tell(ayes(5));
    let stale = play.game.check(&event(&quest(1))).expect("it is allowed");
    let stale_undo = play.game.check(&event(&undo())).expect("it is allowed");
    let mut moved_on = play.tell(quest(0)).game;
    let before = moved_on.clone();
    assert_eq!(moved_on.apply(stale.clone()), []);
    assert_eq!(moved_on, before, "the quest was counted already");
    let mut other = table(7).play().game;
    let before = other.clone();
    assert_eq!(other.apply(stale), []);
    assert_eq!(other.apply(stale_undo), []);
    assert_eq!(other, before, "nothing of it happened in another game");
}
