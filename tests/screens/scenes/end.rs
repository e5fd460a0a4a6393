//! The end of a game, and what lies over its table for a while.

use avalon_herald::engine::{
    AllegianceCard, AssassinationRule, Event, LancelotMode, Prompt, Role, Seat, line_up_with,
};
use avalon_herald::ui::intent::VoteHistory;
use avalon_herald::ui::screens::game::{GameState, Over};
use egui::Key;

use super::play::{go, new, read, reject, tell, voted, won};
use super::{Scene, Then, of_game};
use crate::people::{Names, lancelots, usual};

/// Every scene of the end, and the menu and the log.
pub(super) fn all(names: Names) -> Vec<Scene> {
    let mut scenes = end(names);
    scenes.extend(over_the_table(names));
    scenes
}

fn end(names: Names) -> Vec<Scene> {
    let mut scenes = Vec::new();
    let mut setup = lancelots(names, 10, LancelotMode::Drawn);
    let game = won(&setup);
    scenes.push(of_game("the assassination", &game, read(&game)));
    let mut named = of_game("the assassination, one is named", &game, read(&game));
    named.then = Then::Press(Key::Num5);
    scenes.push(named);
    for (name, merlin) in [("over: Merlin named", true), ("over: Merlin missed", false)] {
        let mut game = game.clone();
        let named = Seat(4);
        tell(&mut game, Event::Assassination { named, merlin });
        scenes.push(of_game(name, &game, read(&game)));
    }
    setup.assassination = AssassinationRule::DiscussHideOberon;
    setup.roles = Some(line_up_with(
        10,
        &[Role::Merlin, Role::Mordred, Role::Oberon],
    ));
    setup.lancelot = LancelotMode::None;
    let game = won(&setup);
    scenes.push(of_game(
        "the assassination without an Assassin",
        &game,
        read(&game),
    ));

    let mut game = new(&usual(names, 10));
    for _ in 0..3 {
        go(&mut game, 1);
    }
    scenes.push(of_game("over: three fails", &game, read(&game)));
    scenes.push(of_game(
        "result: the third fails",
        &game,
        GameState::default(),
    ));
    let mut game = new(&usual(names, 10));
    for _ in 0..5 {
        reject(&mut game);
    }
    scenes.push(of_game("over: five rejections", &game, read(&game)));
    let mut setup = usual(names, 10);
    setup.roles = Some(line_up_with(10, &[]));
    let game = won(&setup);
    scenes.push(of_game("over: three successes", &game, read(&game)));
    scenes
}

fn over_the_table(names: Names) -> Vec<Scene> {
    let (_, game) = voted(names);
    let with = |over| {
        let mut state = GameState::default();
        state.over = over;
        state
    };
    let mut scenes = vec![
        of_game("the menu", &game, with(Over::Menu)),
        of_game("leaving the game", &game, with(Over::LeaveGame)),
        of_game("a long log", &game, with(Over::Log)),
    ];
    for (name, choice) in [
        ("who voted how", VoteHistory::Full),
        ("votes in totals", VoteHistory::Totals),
        ("hidden votes", VoteHistory::Hidden),
        ("votes for later", VoteHistory::AfterGame),
    ] {
        let mut state = with(Over::Votes);
        state.prefers.vote_history = choice;
        scenes.push(of_game(name, &game, state));
    }
    let game = new(&usual(names, 10));
    scenes.push(of_game("no votes yet", &game, with(Over::Votes)));
    scenes.push(of_game("help", &game, with(Over::Help)));
    scenes.push(of_game("the timer", &game, with(Over::Timer)));
    scenes.push(of_game("an empty log", &game, with(Over::Log)));
    let mut longest = new(&lancelots(names, 10, LancelotMode::Drawn));
    for fails in [0, 1, 0, 2] {
        for _ in 0..4 {
            if let Some(Prompt::AllegianceCard { .. }) = longest.prompt() {
                let card = AllegianceCard::NoChange;
                tell(&mut longest, Event::Allegiance { card });
            }
            reject(&mut longest);
        }
        go(&mut longest, fails);
    }
    scenes.push(of_game("the longest log", &longest, with(Over::Log)));
    let mut state = with(Over::Votes);
    state.prefers.vote_history = VoteHistory::Full;
    scenes.push(of_game("the most votes", &longest, state.clone()));
    let mut earlier = of_game("the most votes, earlier ones", &longest, state);
    earlier.then = Then::Press(Key::ArrowLeft);
    scenes.push(earlier);
    scenes
}
