//! Which table a command is about: a set-up from a file, or the usual game of so many players.

use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};

use clap::Args;

use super::{Status, Streams, flaw_words, is_standard_input};
use crate::engine::{Rules, Setup};
use crate::store::record::{Flaw, Stopped, read_setup};

/// The largest file that is read as a set-up, in bytes.
const LARGEST: u64 = 1 << 20;

/// Which game: one of the two must be given.
#[derive(Debug, Args)]
#[group(required = true, multiple = false)]
pub struct TableArgs {
    /// A file that holds a header's `setup` object; `-` is standard input
    #[arg(long, value_name = "FILE")]
    setup: Option<PathBuf>,
    /// The usual game of so many players
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(5..=10))]
    players: Option<u8>,
}

impl TableArgs {
    /// The rules of the table. What is wrong with it is told, and how the command ends then.
    pub(super) fn rules(&self, streams: &mut Streams<'_>) -> io::Result<Result<Rules, Status>> {
        let (file, setup) = match &self.setup {
            Some(file) => match read(file) {
                Ok(bytes) => (file.display().to_string(), read_setup(&bytes)),
                Err(error) => {
                    writeln!(streams.err, "{}: can't be read: {error}", file.display())?;
                    return Ok(Err(Status::CallOff));
                }
            },
            None => ("--players".to_owned(), Ok(usual(self.players))),
        };
        match setup.and_then(check) {
            Ok(rules) => Ok(Ok(rules)),
            Err(Stopped { line, flaw }) => {
                writeln!(streams.err, "{file}:{line}: {}", flaw_words(&flaw))?;
                Ok(Err(Status::Wrong))
            }
        }
    }
}

fn usual(players: Option<u8>) -> Setup {
    let names = (1..=players.unwrap_or_default()).map(|number| format!("Player {number}"));
    Setup::usual(names.collect())
}

/// The rules of a set-up; what breaks one is told of the file's first line.
fn check(setup: Setup) -> Result<Rules, Stopped> {
    setup.check().map_err(|error| Stopped {
        line: 1,
        flaw: Flaw::Setup {
            problems: error.problems,
            setup: Box::new(setup),
        },
    })
}

fn read(file: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    if is_standard_input(file) {
        io::stdin()
            .lock()
            .take(LARGEST + 1)
            .read_to_end(&mut bytes)?;
    } else {
        File::open(file)?
            .take(LARGEST + 1)
            .read_to_end(&mut bytes)?;
    }
    if bytes.len() as u64 > LARGEST {
        let words = format!("expected a set-up of at most {LARGEST} bytes, and found more");
        return Err(io::Error::new(ErrorKind::FileTooLarge, words));
    }
    Ok(bytes)
}
