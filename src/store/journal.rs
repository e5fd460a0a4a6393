//! The journal: the record of the game that is played, a line with its checksum for each event, safe on the disk
//! before the game goes on.
//!
//! A crash may tear the last line: it is kept aside and cut off. Any other damage is left as it is, and the game up to
//! there can be looked at, but doesn't go on.

use std::fs::{self, File, TryLockError};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use super::line;
use super::record::Header;
use super::scan::{End, Scan, scan};
use super::tail::Tail;
use super::{StoreError, free_name_beside, sync_folder};
use crate::engine::{Game, Legal};

/// The largest file that is read as a journal, in bytes. An evening's longest game takes a few thousand.
const LARGEST: u64 = 1 << 24;

/// A game's file, open for the next line. No other program can open it.
#[derive(Debug)]
pub struct Journal {
    path: PathBuf,
    tail: Tail<File>,
    lines: usize,
}

/// A game found in a journal.
#[derive(Debug)]
pub struct Opened {
    /// Its header.
    pub header: Header,
    /// The game, as far as its lines are good.
    pub game: Game,
    /// How many lines below the header it has taken, undo and redo included.
    pub lines: usize,
    /// Where the next line goes, or why none may be added.
    pub access: Access,
    /// Where the torn end of the file was put, if there was one.
    pub kept_aside: Option<PathBuf>,
}

/// Whether a game from a journal can go on.
#[derive(Debug)]
pub enum Access {
    /// It can.
    Writable(Journal),
    /// It can only be looked at.
    ReadOnly(ReadOnly),
}

/// Why a game from a journal can't go on.
#[derive(Debug, thiserror::Error)]
pub enum ReadOnly {
    /// The file was damaged; what follows isn't a torn last line, so nothing is cut.
    #[error("line {line} is damaged and more follows; the game can be looked at up to there")]
    Damaged {
        /// The first bad line, counted from 1.
        line: usize,
    },
    /// A line is as it was written, and yet this version doesn't take it.
    #[error("line {line} can't be played by this version; the game can be looked at up to there")]
    Refused {
        /// The line, counted from 1.
        line: usize,
        /// What is wrong with it.
        flaw: line::Flaw,
    },
    /// The file may be read only, or its torn end can't be kept aside.
    #[error("the file can't be written to; the game can be looked at")]
    NotWritable(#[source] io::Error),
}

impl Journal {
    /// Begins the journal of a game in a new file, with what stands of it already. The file must not be there yet.
    pub fn create(path: &Path, header: &Header, game: &Game) -> Result<Self, StoreError> {
        let fail = |source| StoreError::writing("begin the game's file", path, source);
        let file = File::options()
            .read(true)
            .write(true)
            .create_new(true)
            .open(path)
            .map_err(fail)?;
        lock(&file, path)?;
        let mut tail = Tail::new(file, 0);
        let text = whole_text(header, game).map_err(fail)?;
        if let Err(source) = tail
            .append(text.as_bytes())
            .and_then(|()| sync_folder(path))
        {
            // A game that hasn't begun leaves no file behind, if that can be helped.
            fs::remove_file(path).ok();
            return Err(fail(source));
        }
        Ok(Self {
            path: path.to_owned(),
            tail,
            lines: game.standing().len(),
        })
    }

    /// Opens the journal of a game to go on with it. A torn end is kept in a file beside it and cut off.
    pub fn open(path: &Path) -> Result<Opened, StoreError> {
        let (file, write_protected) = match File::options().read(true).write(true).open(path) {
            Ok(file) => (file, None),
            Err(error) if is_write_protected(&error) => (open_to_read(path)?, Some(error)),
            Err(error) => return Err(StoreError::reading("open the game's file", path, error)),
        };
        lock(&file, path)?;
        let bytes = read(&file, path)?;
        let found = scan(&bytes, path)?;
        let mut tail = Tail::new(file, found.good_len as u64);
        let mut kept_aside = None;
        let mended = match (found.end, write_protected) {
            (End::Damaged { line }, _) => Err(ReadOnly::Damaged { line }),
            (End::Refused { line, flaw }, _) => Err(ReadOnly::Refused { line, flaw }),
            (_, Some(error)) => Err(ReadOnly::NotWritable(error)),
            (End::Whole, None) => Ok(()),
            (End::Unended, None) => tail.append(b"\n").map_err(ReadOnly::NotWritable),
            (End::Torn, None) => keep_aside(path, &bytes[found.good_len..])
                .and_then(|aside| {
                    kept_aside = Some(aside);
                    tail.cut()
                })
                .map_err(ReadOnly::NotWritable),
        };
        let access = match mended {
            Ok(()) => Access::Writable(Self {
                path: path.to_owned(),
                tail,
                lines: found.lines,
            }),
            Err(why) => Access::ReadOnly(why),
        };
        Ok(Opened {
            header: found.header,
            game: found.game,
            lines: found.lines,
            access,
            kept_aside,
        })
    }

    /// Adds what happens next, and returns when it lies on the disk: only then may the game take it. On an error the
    /// file is as it was, and so must the game be.
    pub fn append(&mut self, legal: &Legal) -> Result<(), StoreError> {
        written(legal.event())
            .and_then(|line| self.tail.append(line.as_bytes()))
            .map_err(|it| StoreError::writing("write down what happened", &self.path, it))?;
        self.lines += 1;
        Ok(())
    }

    /// Where the game lies.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// How many lines stand below the header, undo and redo included.
    pub const fn lines(&self) -> usize {
        self.lines
    }
}

/// Looks at a journal without locking or mending it.
pub(super) fn look(path: &Path) -> Result<Scan, StoreError> {
    scan(&read(&open_to_read(path)?, path)?, path)
}

fn open_to_read(path: &Path) -> Result<File, StoreError> {
    File::open(path).map_err(|it| StoreError::reading("open the game's file", path, it))
}

fn read(file: &File, path: &Path) -> Result<Vec<u8>, StoreError> {
    let mut bytes = Vec::new();
    file.take(LARGEST + 1)
        .read_to_end(&mut bytes)
        .map_err(|it| StoreError::reading("read the game's file", path, it))?;
    if bytes.len() as u64 > LARGEST {
        let path = path.to_owned();
        return Err(StoreError::TooLarge { path });
    }
    Ok(bytes)
}

fn lock(file: &File, path: &Path) -> Result<(), StoreError> {
    match file.try_lock() {
        Ok(()) => Ok(()),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse {
            path: path.to_owned(),
        }),
        // Some network folders know no locks. A game without one is better than no game.
        Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => Ok(()),
        Err(TryLockError::Error(error)) => {
            Err(StoreError::reading("lock the game's file", path, error))
        }
    }
}

/// A journal's text for a game: its header and what stands.
fn whole_text(header: &Header, game: &Game) -> io::Result<String> {
    let mut text = written(header)?;
    for event in game.standing() {
        text += &written(event)?;
    }
    Ok(text)
}

fn written(object: &impl serde::Serialize) -> io::Result<String> {
    line::written_with_sum(object).map_err(io::Error::from)
}

fn is_write_protected(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem
    )
}

/// Keeps bytes in a new file beside the journal.
fn keep_aside(path: &Path, bytes: &[u8]) -> io::Result<PathBuf> {
    let aside = free_name_beside(path, "torn")?;
    let mut file = File::create_new(&aside)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    sync_folder(path)?;
    Ok(aside)
}

#[cfg(test)]
mod tests {
    use super::super::line::Flaw;
    use super::super::record::write;
    use super::*;
    use crate::engine::Setup;

    /// Why a file with this text can't be opened. It must be left as it is.
    fn refusal(text: &str) -> StoreError {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.jsonl");
        fs::write(&path, text).unwrap();
        let error = Journal::open(&path).unwrap_err();
        assert_eq!(fs::read_to_string(&path).unwrap(), text);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
        error
    }

    #[test]
    fn a_journal_of_a_newer_version_is_left_alone() {
        let header = serde_json::json!({"format": "avalon-herald/2", "scroll": true});
        let error = refusal(&(written(&header).unwrap() + "torn"));
        let StoreError::Header { flaw, .. } = &error else {
            panic!("{error}");
        };
        assert_eq!(flaw, &Flaw::Newer("avalon-herald/2".to_owned()));
        assert!(error.to_string().contains("newer version"), "{error}");
    }

    #[test]
    fn a_record_without_checksums_is_no_journal() {
        let names = ["Ann", "Bo", "Cy", "Di", "Ed"].map(str::to_owned);
        let mut text = Vec::new();
        write(&Header::new(Setup::usual(names.to_vec())), &[], &mut text).unwrap();
        let error = refusal(&String::from_utf8(text).unwrap());
        assert!(matches!(error, StoreError::NoSums { .. }), "{error}");
    }

    #[test]
    fn a_file_that_ends_before_its_first_line_does_is_no_game() {
        for text in ["", "{\"format\":\"avalon-her", "\0\0\0\0"] {
            let error = refusal(text);
            assert!(matches!(error, StoreError::Empty { .. }), "{error}");
        }
    }
}
