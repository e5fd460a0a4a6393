//! How many ways there are to go on: legal lines are counted to some depth, and held against the numbers in `perft.txt`.
//!
//! Whatever changes what may happen at a table changes such a number, and the test says which and to what. `perft.txt` tells
//! how to read it.

#![expect(
    clippy::expect_used,
    reason = "a test fails by a panic, in its helpers too"
)]

use std::fmt::Write as _;

use avalon_herald::engine::{Action, Event, Game, Setup};

/// A position and how many paths lead on from it.
#[derive(Debug, Default)]
struct Position<'a> {
    title: &'a str,
    /// The set-up, and the lines told before the counting begins.
    record: Vec<&'a str>,
    /// The paths of one line, of two, and so on.
    paths: Vec<u64>,
}

/// Reads the positions: a title after `==`, then a set-up and lines of a record, then the numbers after `paths`.
fn positions(text: &str) -> Vec<Position<'_>> {
    let mut positions: Vec<Position<'_>> = Vec::new();
    for line in text.lines() {
        if let Some(title) = line.strip_prefix("== ") {
            positions.push(Position {
                title,
                ..Position::default()
            });
        } else if let Some(last) = positions.last_mut() {
            if let Some(numbers) = line.strip_prefix("paths ") {
                let numbers = numbers.split(' ').map(|it| it.parse().expect("a number"));
                last.paths = numbers.collect();
            } else if line.starts_with('{') {
                last.record.push(line);
            }
        }
    }
    positions
}

impl Position<'_> {
    fn game(&self) -> Game {
        let setup: Setup = serde_json::from_str(self.record[0]).expect("a set-up");
        let rules = setup.check().expect("it can be played");
        let lines = self.record[1..].iter();
        let lines = lines.map(|it| serde_json::from_str(it).expect("a line of a record"));
        Game::replay(rules, lines).expect("the lines are legal")
    }
}

/// How many different rows of `depth` lines may come next. A ballot stands for all with as many approvals, and what the app
/// can draw is counted as the table's telling of it.
fn paths(game: &Game, depth: usize) -> u64 {
    let lines = game.legal_actions().into_iter().filter_map(|it| match it {
        Action::Tell(event) => Some(event),
        Action::Draw => None,
    });
    if depth == 1 {
        return lines.count() as u64;
    }
    lines.map(|line| paths(&told(game, &line), depth - 1)).sum()
}

fn told(game: &Game, line: &Event) -> Game {
    let mut game = game.clone();
    let legal = game.check(line).expect("what is listed is legal");
    game.apply(legal);
    game
}

#[test]
fn there_are_as_many_ways_to_go_on_as_were_counted() {
    let mut wrong = String::new();
    let positions = positions(include_str!("perft.txt"));
    assert!(positions.len() >= 12, "{} positions", positions.len());
    for position in positions {
        let game = position.game();
        let counted: Vec<_> = (1..=position.paths.len())
            .map(|depth| paths(&game, depth))
            .collect();
        if counted != position.paths {
            let numbers: Vec<_> = counted.iter().map(u64::to_string).collect();
            writeln!(wrong, "== {}\npaths {}", position.title, numbers.join(" ")).expect("a text");
        }
    }
    assert!(wrong.is_empty(), "counted now:\n{wrong}");
}
