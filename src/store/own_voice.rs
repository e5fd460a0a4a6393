//! The table's own voice: sound files by the names of the lines, in a folder a language.

use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use super::{DataDir, StoreError, free_name_beside, replace_bytes};

/// The kinds of sound files that are looked for. Where one line has several files, the first of these is taken.
pub(super) const KINDS: [&str; 4] = ["wav", "flac", "ogg", "mp3"];

/// The largest file that is read: a minute in the best quality there is. What is larger is no line.
const LARGEST: u64 = 1 << 26;

/// A sound file of the table's own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnClip {
    /// The file's name without its kind: that of a line, if somebody named it right.
    pub line: String,
    /// Where it is.
    pub path: PathBuf,
    /// What is in it.
    pub bytes: Vec<u8>,
}

impl DataDir {
    /// Where the table's own clips of a language lie.
    pub fn own_voice_folder(&self, lang: &str) -> PathBuf {
        self.root().join("voices").join(lang)
    }

    /// The table's own clips of a language, sorted by line, and those that can't be read. Other files are passed over.
    pub fn own_clips(&self, lang: &str) -> (Vec<OwnClip>, Vec<StoreError>) {
        let folder = self.own_voice_folder(lang);
        let (mut clips, mut troubles) = (Vec::new(), Vec::new());
        let mut paths = match sound_files(&folder) {
            Ok(paths) => paths,
            Err(error) => {
                troubles.push(StoreError::reading(
                    "look for your own voice",
                    &folder,
                    error,
                ));
                return (clips, troubles);
            }
        };
        paths.sort_by_key(|path| (stem(path), kind(path)));
        for path in paths {
            let line = stem(&path);
            if clips.last().is_some_and(|it: &OwnClip| it.line == line) {
                continue;
            }
            match read(&path) {
                Ok(bytes) => clips.push(OwnClip { line, path, bytes }),
                Err(error) => {
                    troubles.push(StoreError::reading("read your own voice", &path, error));
                }
            }
        }
        (clips, troubles)
    }

    /// Keeps a recording as the table's own clip of a line, in place of any other.
    pub fn save_own_clip(&self, lang: &str, line: &str, wav: &[u8]) -> Result<PathBuf, StoreError> {
        let path = self.own_voice_folder(lang).join(format!("{line}.wav"));
        replace_bytes(&path, "save your own voice", wav)?;
        Ok(path)
    }

    /// Puts the table's own clips of a line aside, so that the built-in voice speaks again. They stay in the folder, under
    /// names that nothing looks for.
    pub fn drop_own_clip(&self, lang: &str, line: &str) -> Result<(), StoreError> {
        let folder = self.own_voice_folder(lang);
        for kind in KINDS {
            let path = folder.join(format!("{line}.{kind}"));
            if path.exists() {
                free_name_beside(&path, "dropped")
                    .and_then(|aside| fs::rename(&path, aside))
                    .map_err(|error| StoreError::writing("drop your own voice", &path, error))?;
            }
        }
        Ok(())
    }
}

fn read(path: &Path) -> io::Result<Vec<u8>> {
    let found = fs::metadata(path)?.len();
    if found > LARGEST {
        let words = format!("expected at most {LARGEST} bytes, and found {found}");
        return Err(io::Error::new(ErrorKind::FileTooLarge, words));
    }
    fs::read(path)
}

fn sound_files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(error),
    };
    let mut paths = Vec::new();
    for entry in entries {
        let path = entry?.path();
        if kind(&path) < KINDS.len() && path.is_file() {
            paths.push(path);
        }
    }
    Ok(paths)
}

/// The place of a file's kind in [`KINDS`]; their number for any other.
fn kind(path: &Path) -> usize {
    let ending = path.extension().unwrap_or_default().to_ascii_lowercase();
    KINDS
        .iter()
        .position(|&kind| ending == kind)
        .unwrap_or(KINDS.len())
}

fn stem(path: &Path) -> String {
    let stem = path.file_stem().unwrap_or_default();
    stem.to_string_lossy().to_ascii_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_found_by_the_names_of_lines_and_others_passed_over() {
        let root = tempfile::tempdir().unwrap();
        let data = DataDir::locate(Some(root.path().to_owned())).unwrap();
        assert!(data.own_clips("en").0.is_empty());
        let folder = data.own_voice_folder("en");
        fs::create_dir_all(folder.join("check.wav.d")).unwrap();
        for (name, text) in [
            ("Check.OGG", "o"),
            ("check.mp3", "m"),
            ("close_eyes.flac", "f"),
            ("readme.txt", "t"),
            ("check.wav.dropped-1", "d"),
        ] {
            fs::write(folder.join(name), text).unwrap();
        }
        let (clips, troubles) = data.own_clips("en");
        let found: Vec<_> = clips
            .iter()
            .map(|it| (it.line.as_str(), &it.bytes[..]))
            .collect();
        assert_eq!(found, [("check", &b"o"[..]), ("close_eyes", &b"f"[..])]);
        assert_eq!(troubles.len(), 0);
    }

    #[test]
    fn a_recording_takes_the_place_of_a_file_until_it_is_dropped_and_none_is_lost() {
        let root = tempfile::tempdir().unwrap();
        let data = DataDir::locate(Some(root.path().to_owned())).unwrap();
        let line = |data: &DataDir| data.own_clips("ru").0.first().map(|it| it.bytes.clone());
        for text in ["first", "second"] {
            data.save_own_clip("ru", "check", text.as_bytes()).unwrap();
            assert_eq!(line(&data), Some(text.as_bytes().to_vec()));
            data.drop_own_clip("ru", "check").unwrap();
            assert_eq!(line(&data), None);
        }
        let left = fs::read_dir(data.own_voice_folder("ru")).unwrap().count();
        assert_eq!(left, 2);
    }
}
