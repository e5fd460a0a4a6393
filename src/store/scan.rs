//! What the bytes of a journal hold: the game as far as its lines are good, and how they end.

use std::path::Path;

use super::StoreError;
use super::line::{self, Entry, Flaw};
use super::record::Header;
use crate::engine::Game;

/// What was found.
#[derive(Debug)]
pub(super) struct Scan {
    pub(super) header: Header,
    /// The game, as far as its lines are good.
    pub(super) game: Game,
    /// How many lines below the header it has taken.
    pub(super) lines: usize,
    /// How many bytes the good lines take.
    pub(super) good_len: usize,
    pub(super) end: End,
}

/// How the good lines end.
#[derive(Debug, PartialEq)]
pub(super) enum End {
    /// With the file.
    Whole,
    /// With the file, but for the end of the last line.
    Unended,
    /// With bytes that no good line follows: an append that was cut short.
    Torn,
    /// With a bad line, and a good one somewhere after it.
    Damaged { line: usize },
    /// With a line that is as it was written, but that this version or the rules don't take.
    Refused { line: usize, flaw: Flaw },
}

/// Reads a journal's bytes. The error is what keeps the whole game from being read.
pub(super) fn scan(bytes: &[u8], path: &Path) -> Result<Scan, StoreError> {
    let lines: Vec<&[u8]> = bytes.split_inclusive(|&byte| byte == b'\n').collect();
    let good = lines.iter().take_while(|it| is_good(it)).count();
    let header = read_header(&lines, good, path)?;
    let mut game = header.game().map_err(|flaw| StoreError::Header {
        flaw,
        path: path.to_owned(),
    })?;
    let good_len = lines[..good].iter().map(|it| it.len()).sum::<usize>();
    let is_unended = lines[good - 1].last() != Some(&b'\n');
    let mut end = if lines[good..].iter().any(|it| is_good(it)) {
        End::Damaged { line: good + 1 }
    } else if good < lines.len() {
        End::Torn
    } else if is_unended {
        End::Unended
    } else {
        End::Whole
    };
    let mut taken = 0;
    for (idx, line) in lines[..good].iter().enumerate().skip(1) {
        if let Err(flaw) = take(&mut game, line, &header) {
            end = End::Refused {
                line: idx + 1,
                flaw,
            };
            break;
        }
        taken += 1;
    }
    Ok(Scan {
        header,
        game,
        lines: taken,
        good_len,
        end,
    })
}

fn is_good(line: &[u8]) -> bool {
    line::is_whole(line.strip_suffix(b"\n").unwrap_or(line))
}

fn read_header(lines: &[&[u8]], good: usize, path: &Path) -> Result<Header, StoreError> {
    let path = path.to_owned();
    let Some(first) = lines.first() else {
        return Err(StoreError::Empty { path });
    };
    match (good, line::read(first)) {
        (0, Ok(Entry::Header(_))) if !lines.iter().any(|it| is_good(it)) => {
            Err(StoreError::NoSums { path })
        }
        (0, _) if lines.len() == 1 => Err(StoreError::Empty { path }),
        (0, _) => Err(StoreError::HeaderDamaged { path }),
        (_, Ok(Entry::Header(header))) => Ok(*header),
        (_, Ok(Entry::Event(_))) => Err(StoreError::Header {
            flaw: Flaw::NoHeader,
            path,
        }),
        (_, Err(flaw)) => Err(StoreError::Header { flaw, path }),
    }
}

fn take(game: &mut Game, line: &[u8], header: &Header) -> Result<(), Flaw> {
    let event = match line::read(line)? {
        Entry::Event(event) => event,
        Entry::Header(_) => {
            let text = "a second game begins here; expected one game in its file";
            return Err(Flaw::Shape(text.to_owned()));
        }
    };
    match game.check(&event) {
        Ok(legal) => {
            game.apply(legal);
            Ok(())
        }
        Err(illegal) => Err(Flaw::Illegal {
            illegal,
            setup: Box::new(header.setup.clone()),
        }),
    }
}
