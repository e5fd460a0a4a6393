//! What stays on disk: the journal of each game, the settings, and the bookmark.
//!
//! [`record`] is the format of a game, which people may read and exchange; [`journal`] keeps the game that is played
//! safe. Neither holds anything that follows from the set-up and the events.

pub mod bookmark;
pub mod clock;
mod error;
mod folder;
mod games;
pub mod journal;
mod line;
mod own_voice;
mod plain;
pub mod record;
mod scan;
pub mod settings;
mod tail;

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use atomic_write_file::AtomicWriteFile;

pub use error::StoreError;
pub use folder::{DATA_DIR_VARIABLE, DataDir, GameFile, GameState};
pub use own_voice::OwnClip;

/// Files other than games are small; what is larger is none of ours.
const LARGEST_SMALL: u64 = 1 << 22;

/// Reads a file that is small if it is ours.
fn read_small(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?
        .take(LARGEST_SMALL)
        .read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Replaces a file with an object, whole and at once, and makes its folder if need be.
fn replace(
    path: &Path,
    doing: &'static str,
    object: &impl serde::Serialize,
) -> Result<(), StoreError> {
    let text = serde_json::to_vec_pretty(object);
    let write = |text: Vec<u8>| replace_bytes(path, doing, &[text, b"\n".to_vec()].concat());
    text.map_err(|error| StoreError::writing(doing, path, error.into()))
        .and_then(write)
}

/// Replaces a file, whole and at once, and makes its folder if need be.
fn replace_bytes(path: &Path, doing: &'static str, bytes: &[u8]) -> Result<(), StoreError> {
    let write = || -> io::Result<()> {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        let mut file = AtomicWriteFile::open(path)?;
        file.write_all(bytes)?;
        file.commit()
    };
    write().map_err(|error| StoreError::writing(doing, path, error))
}

/// A name beside a file that nothing has yet: `NAME.WORD-1`, or the next number.
fn free_name_beside(path: &Path, word: &str) -> io::Result<PathBuf> {
    for number in 1..=9999 {
        let mut name = OsString::from(path);
        name.push(format!(".{word}-{number}"));
        let name = PathBuf::from(name);
        if !name.try_exists()? {
            return Ok(name);
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

/// Makes sure that a new file is found in its folder after a crash. Only Unix needs it, and can.
fn sync_folder(path: &Path) -> io::Result<()> {
    match path.parent() {
        Some(folder) if cfg!(unix) => {
            let here = Path::new(".");
            let folder = if folder.as_os_str().is_empty() {
                here
            } else {
                folder
            };
            File::open(folder)?.sync_all()
        }
        _ => Ok(()),
    }
}
