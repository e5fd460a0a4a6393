//! How fast the rules are, as ratios: each thing against something simple that is measured in the same run.
//!
//! `make bench` runs it. Times differ from machine to machine and are shown for orientation; the ratios hardly do. Nothing
//! here can fail a check.

#![expect(
    clippy::expect_used,
    reason = "what can't be measured ends the measuring"
)]

use std::hint::black_box;
use std::io::{self, Write as _};
use std::time::{Duration, Instant};

use avalon_herald::engine::{Event, FixedChance, Game, LancelotMode, Role, Setup, line_up_with};
use avalon_herald::store::record::{Games, Recorded};
use serde_json::Value;

/// How long each thing is repeated, so often, the fastest of which counts.
const ROUND: Duration = Duration::from_millis(150);
const ROUNDS: usize = 5;

/// Seconds that one call takes.
fn secs(mut call: impl FnMut()) -> f64 {
    let mut fastest = f64::INFINITY;
    for _ in 0..ROUNDS {
        let (begun, mut calls) = (Instant::now(), 0_u32);
        while begun.elapsed() < ROUND {
            call();
            calls += 1;
        }
        fastest = fastest.min(begun.elapsed().as_secs_f64() / f64::from(calls));
    }
    fastest
}

/// Everything for nine that goes together with plot cards.
fn all_modules() -> Game {
    let specials = [
        Role::Merlin,
        Role::GoodLancelot,
        Role::EvilLancelot,
        Role::Witch,
    ];
    let names = (1..=9).map(|number| format!("Player {number}"));
    let setup = Setup {
        roles: Some(line_up_with(9, &specials)),
        lancelot: LancelotMode::Drawn,
        excalibur: true,
        lady_of_the_lake: true,
        plot_cards: true,
        ..Setup::usual(names.collect())
    };
    Game::new(setup.check().expect("it can be played"))
}

/// The longest of many games in which anything legal happens, and each of its positions that still asks something.
fn long_game() -> (Game, Vec<Game>) {
    let mut number = 1_usize;
    let mut next = |bound: usize| {
        number = number
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (number >> 33) % bound
    };
    let mut longest = vec![all_modules()];
    for _ in 0..40 {
        let mut games = vec![all_modules()];
        while let Some(game) = games.last().filter(|it| it.prompt().is_some()) {
            let actions = game.legal_actions();
            let action = &actions[next(actions.len())];
            let mut chance = FixedChance::new(vec![next(1000), next(1000), next(1000)]);
            let mut game = game.clone();
            let legal = game.decide(action, &mut chance).expect("it is listed");
            game.apply(legal);
            games.push(game);
        }
        if games.len() > longest.len() {
            longest = games;
        }
    }
    let end = longest.pop().expect("a game has an end");
    (end, longest)
}

fn tell(what: &str, secs: f64, ratio: f64, than: &str) {
    let micros = secs * 1e6;
    let line = format!("{what:<44} {micros:>9.1} µs   {ratio:>6.2} × {than}");
    writeln!(io::stdout(), "{line}").expect("someone reads this");
}

fn main() {
    let text = include_str!("../tests/cases/recorded.jsonl");
    let games = || Games::new(text.as_bytes()).map(|it| it.expect("text").expect("a legal game"));
    let count = games().count() as f64;
    let json = secs(|| {
        for line in text.lines() {
            black_box(serde_json::from_str::<Value>(line).expect("JSON"));
        }
    }) / count;
    let read = secs(|| games().for_each(|game| drop(black_box(game)))) / count;
    let recorded: Vec<Recorded> = games().collect();
    let replay = secs(|| {
        for Recorded { game, .. } in &recorded {
            let (rules, lines) = (game.rules().clone(), game.standing().iter().cloned());
            black_box(Game::replay(rules, lines).expect("it is legal"));
        }
    }) / count;
    tell(
        "reading the lines of a recorded game as JSON",
        json,
        1.0,
        "itself",
    );
    tell(
        "reading a recorded game",
        read,
        read / json,
        "its lines as JSON",
    );
    tell(
        "replaying a recorded game",
        replay,
        replay / json,
        "its lines as JSON",
    );

    let (end, past) = long_game();
    let lines_of = |game: &Game| game.standing().len() as f64;
    let recorded_lines = recorded.iter().map(|it| lines_of(&it.game)).sum::<f64>() / count;
    let whole = secs(|| {
        let lines = end.standing().iter().cloned();
        black_box(Game::replay(end.rules().clone(), lines).expect("it is legal"));
    });
    let undo = secs(|| {
        let mut game = end.clone();
        let legal = game.check(&Event::Undo {}).expect("something stands");
        black_box(game.apply(legal));
    });
    let (line, recorded_line) = (whole / lines_of(&end), replay / recorded_lines);
    tell(
        "replaying a long game, all modules",
        whole,
        whole / replay,
        "a recorded game",
    );
    tell(
        "one line of it",
        line,
        line / recorded_line,
        "one of a recorded game",
    );
    tell("undo at its end", undo, undo / whole, "replaying it");

    let usual = {
        let names = (1..=9).map(|number| format!("Player {number}"));
        Game::new(
            Setup::usual(names.collect())
                .check()
                .expect("it can be played"),
        )
    };
    let few = secs(|| drop(black_box(usual.legal_actions())));
    let per_game = past.len() as f64;
    let many = secs(|| {
        for game in &past {
            black_box(game.legal_actions());
        }
    }) / per_game;
    tell("legal actions, nine, a team", few, 1.0, "itself");
    tell(
        "legal actions, nine, all modules, on average",
        many,
        many / few,
        "those of a team",
    );
}
