//! `simulate`: plays games of random legal moves, tells their totals, and writes their records if asked.

mod players;
mod totals;

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;

use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use serde_json::json;

use self::players::Players;
use self::totals::Totals;
use super::{Status, Streams, TableArgs};
use crate::engine::{Chance, Game, Illegal, Rules};
use crate::store::record::{self, Header};

/// Dice that fall the same way on every machine: one generator a seed, one stream of it a game.
struct SeededDice(ChaCha8Rng);

impl SeededDice {
    fn new(seed: u64, game: u64) -> Self {
        let mut generator = ChaCha8Rng::seed_from_u64(seed);
        generator.set_stream(game);
        Self(generator)
    }
}

impl Chance for SeededDice {
    fn below(&mut self, bound: usize) -> usize {
        // A bound of 0 or 1 leaves nothing to chance. A number of fixed width falls the same way everywhere.
        if bound < 2 {
            0
        } else {
            self.0.random_range(0..bound as u64) as usize
        }
    }
}

pub(super) fn run(
    table: &TableArgs,
    (games, seed): (u64, u64),
    out: Option<&Path>,
    streams: &mut Streams<'_>,
) -> io::Result<Status> {
    let rules = match table.rules(streams)? {
        Ok(rules) => rules,
        Err(status) => return Ok(status),
    };
    let mut records = match out.map(File::create).transpose() {
        Ok(file) => file.map(BufWriter::new),
        Err(error) => return unwritable(out, &error, streams),
    };
    let mut totals = Totals::new(seed);
    for number in 0..games {
        let game = match play(&rules, &mut SeededDice::new(seed, number)) {
            Ok(game) => game,
            Err(illegal) => return broken(number, &illegal, streams),
        };
        totals.add(&game);
        let written = records
            .as_mut()
            .map_or(Ok(()), |file| write(&game, (seed, number), file));
        if let Err(error) = written {
            return unwritable(out, &error, streams);
        }
    }
    if let Err(error) = records.as_mut().map_or(Ok(()), BufWriter::flush) {
        return unwritable(out, &error, streams);
    }
    writeln!(streams.out, "{}", serde_json::to_string(&totals)?)?;
    Ok(Status::Well)
}

/// A whole game of people who do something at random that the rules allow, up to who was who.
fn play(rules: &Rules, dice: &mut dyn Chance) -> Result<Game, Illegal> {
    let players = Players::dealt(rules, dice);
    let mut game = Game::new(rules.clone());
    while let Some(legal) = players.next(&game, dice)? {
        game.apply(legal);
    }
    let legal = game.check(&players.who_was_who())?;
    game.apply(legal);
    Ok(game)
}

fn write(game: &Game, (seed, number): (u64, u64), file: &mut dyn Write) -> io::Result<()> {
    let mut header = Header::new(game.rules().setup().clone());
    let simulated = json!({"seed": seed, "game": number});
    header.extra.insert("simulated".to_owned(), simulated);
    record::write(&header, game.standing(), file)
}

fn unwritable(
    out: Option<&Path>,
    error: &io::Error,
    streams: &mut Streams<'_>,
) -> io::Result<Status> {
    let file = out.unwrap_or(Path::new("--out")).display();
    writeln!(streams.err, "{file}: can't be written: {error}")?;
    Ok(Status::CallOff)
}

/// A move that was thought to be legal was refused: a fault of this program.
fn broken(number: u64, illegal: &Illegal, streams: &mut Streams<'_>) -> io::Result<Status> {
    writeln!(streams.err, "game {number} broke a rule: {illegal:?}")?;
    Ok(Status::Wrong)
}
