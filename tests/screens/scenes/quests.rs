//! The quests: allegiance cards, teams, votes, fails and results.

use avalon_herald::engine::{AllegianceCard, Ballot, Event, LancelotMode, Seat, SeatSet};
use avalon_herald::ui::draft::Draft;
use avalon_herald::ui::screens::game::GameState;
use egui::Key;

use super::play::{new, propose, read, reject, tell, voted};
use super::{Scene, Then, of_game};
use crate::people::{Names, lancelots, usual};

/// Every scene of the quests.
pub(super) fn all(names: Names) -> Vec<Scene> {
    let mut scenes = allegiance(names);
    scenes.extend(team_and_vote(names));
    scenes.extend(quest(names));
    scenes
}

fn allegiance(names: Names) -> Vec<Scene> {
    let game = new(&lancelots(names, 10, LancelotMode::Drawn));
    let mut scenes = vec![of_game("a card is to be turned", &game, read(&game))];
    for (name, card) in [
        ("no change is shown", AllegianceCard::NoChange),
        ("a switch is shown", AllegianceCard::Switch),
    ] {
        let mut game = game.clone();
        tell(&mut game, Event::Allegiance { card });
        scenes.push(of_game(name, &game, GameState::default()));
    }
    let mut game = new(&lancelots(names, 10, LancelotMode::Dealt));
    scenes.push(of_game("cards are to be dealt", &game, read(&game)));
    let mut half = read(&game);
    half.draft = Draft::of(&game, [Seat(1), Seat(4)].into_iter().collect());
    scenes.push(of_game("cards are told", &game, half));
    let cards = [0, 1, 0, 0, 1]
        .map(|it| {
            if it == 1 {
                AllegianceCard::Switch
            } else {
                AllegianceCard::NoChange
            }
        })
        .to_vec();
    tell(&mut game, Event::AllegianceDealt { cards });
    scenes.push(of_game(
        "dealt cards are shown",
        &game,
        GameState::default(),
    ));
    scenes.push(of_game("a team under dealt cards", &game, read(&game)));
    scenes
}

fn team_and_vote(names: Names) -> Vec<Scene> {
    let mut scenes = Vec::new();
    let few = [
        ("a team of five players", 5),
        ("a team of six players", 6),
        ("a team of seven players", 7),
        ("a team of eight players", 8),
        ("a team of nine players", 9),
    ];
    for (name, players) in few {
        let game = new(&usual(names, players));
        let mut state = read(&game);
        state.draft = Draft::of(&game, SeatSet::EMPTY.with(Seat(1)));
        scenes.push(of_game(name, &game, state));
    }
    let (voting, game) = voted(names);
    scenes.push(of_game("a team", &game, read(&game)));
    let mut half = read(&game);
    half.draft = Draft::of(&game, [2, 6, 7, 9].map(Seat).into_iter().collect());
    scenes.push(of_game("half a team", &game, half));
    let mut whole = read(&game);
    whole.draft = Draft::of(&game, [2, 5, 6, 7, 9].map(Seat).into_iter().collect());
    scenes.push(of_game("a whole team", &game, whole));
    let mut last = game.clone();
    reject(&mut last);
    scenes.push(of_game("the last team", &last, read(&last)));

    scenes.push(of_game("a vote", &voting, read(&voting)));
    let some: SeatSet = [1, 3, 5, 7].map(Seat).into_iter().collect();
    let mut no = read(&voting);
    no.draft = Draft::of(&voting, some);
    scenes.push(of_game("a vote, some said no", &voting, no));
    let mut by_totals = read(&voting);
    by_totals.prefers.votes_by_totals = true;
    scenes.push(of_game("a vote in totals", &voting, by_totals));
    propose(&mut last, 6);
    let mut all_but_four = read(&last);
    all_but_four.draft = Draft::of(&last, some.others(10));
    scenes.push(of_game("the last vote, rejected", &last, all_but_four));
    let mut turned = of_game("a vote, who said yes", &voting, read(&voting));
    turned.then = Then::Press(Key::W);
    scenes.push(turned);
    let mut five = new(&usual(names, 5));
    propose(&mut five, 1);
    scenes.push(of_game("a vote of five players", &five, read(&five)));
    scenes
}

fn quest(names: Names) -> Vec<Scene> {
    let mut scenes = Vec::new();
    let (mut fourth, _) = voted(names);
    let all = SeatSet::full(10);
    tell(&mut fourth, Event::Vote(Ballot::BySeat(all)));
    scenes.push(of_game("fails of five cards", &fourth, read(&fourth)));
    let mut first = new(&usual(names, 5));
    propose(&mut first, 0);
    tell(&mut first, Event::Vote(Ballot::Total(5)));
    scenes.push(of_game("fails of two cards", &first, read(&first)));
    let unread = || GameState::default();
    for (name, fails) in [
        ("result: none of five fails", 0),
        ("result: one of five fails, two are needed", 1),
        ("result: two of five fail", 2),
        ("result: four of five fail", 4),
    ] {
        let mut game = fourth.clone();
        tell(&mut game, Event::Quest { fails });
        scenes.push(of_game(name, &game, unread()));
    }
    for (name, fails) in [
        ("result: won", 0),
        ("result: lost", 1),
        ("result: lost by all", 2),
    ] {
        let mut game = first.clone();
        tell(&mut game, Event::Quest { fails });
        scenes.push(of_game(name, &game, unread()));
    }
    scenes
}
