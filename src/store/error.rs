//! What can go wrong on disk: what happened, what to do, path last.

use std::io;
use std::path::{Path, PathBuf};

use super::line::Flaw;

/// Why something on disk can't be read or written.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The system has no folder for this user's data.
    #[error("this system names no folder for your data; choose one with --data-dir")]
    NoFolder,
    /// Reading failed.
    #[error("can't {doing} ({error}); see that it is there and may be read: {}", path.display())]
    Reading {
        /// What was tried.
        doing: &'static str,
        /// Where.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// Writing failed.
    #[error("can't {doing} ({error}); make room there or choose another folder: {}", path.display())]
    Writing {
        /// What was tried.
        doing: &'static str,
        /// Where.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// Another program, or another window of this one, has the game open.
    #[error("this game is open in another window; close it there first: {}", path.display())]
    InUse {
        /// The game's file.
        path: PathBuf,
    },
    /// The file ends before its first line is whole.
    #[error("no game here: it was cut off before it began; the file may be deleted: {}", path.display())]
    Empty {
        /// The game's file.
        path: PathBuf,
    },
    /// A record, but not a journal.
    #[error("a record without checksums, which can't be gone on with here; `replay` plays it: {}", path.display())]
    NoSums {
        /// The file.
        path: PathBuf,
    },
    /// The first line is damaged, and with it what game this is.
    #[error("the first line is damaged and the game can't be read; nothing was changed: {}", path.display())]
    HeaderDamaged {
        /// The game's file.
        path: PathBuf,
    },
    /// The first line is as it was written, but this version doesn't take it.
    #[error("{flaw}; nothing was changed: {}", path.display())]
    Header {
        /// What is wrong with it.
        flaw: Flaw,
        /// The game's file.
        path: PathBuf,
    },
    /// No game is so large.
    #[error("this file is too large for a game: {}", path.display())]
    TooLarge {
        /// The file.
        path: PathBuf,
    },
}

impl StoreError {
    pub(super) fn reading(doing: &'static str, path: &Path, error: io::Error) -> Self {
        let path = path.to_owned();
        Self::Reading { doing, path, error }
    }

    pub(super) fn writing(doing: &'static str, path: &Path, error: io::Error) -> Self {
        let path = path.to_owned();
        Self::Writing { doing, path, error }
    }
}
