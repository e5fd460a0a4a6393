//! The data folder: the games in it, newest first, and what lies beside them.

use std::ffi::OsStr;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use directories::{ProjectDirs, UserDirs};

use super::StoreError;
use super::bookmark::Bookmark;
use super::journal::{self, Journal, Opened};
use super::record::Header;
use super::scan::{End, Scan};
use super::settings::{Settings, SettingsTrouble};
use super::sync_folder;
use crate::engine::{Game, Outcome};

/// The variable that names another data folder.
pub const DATA_DIR_VARIABLE: &str = "AVALON_HERALD_DATA";

/// How many games may begin in one minute.
const MOST_A_MINUTE: usize = 999;

/// The folder that everything lies in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataDir {
    root: PathBuf,
}

/// A file among the games.
#[derive(Debug)]
pub struct GameFile {
    /// Its name, which a bookmark keeps.
    pub name: String,
    /// Where it is.
    pub path: PathBuf,
    /// The game's header and the game as far as it can be read, or why it can't.
    pub found: Result<(Header, Game), StoreError>,
    /// How the game stands.
    pub state: GameState,
}

/// How a game in a file stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameState {
    /// It is over.
    Finished(Outcome),
    /// It may be gone on with.
    GoesOn,
    /// It can be looked at up to a line that is damaged, or that this version doesn't take.
    Damaged {
        /// The line, counted from 1.
        line: usize,
    },
    /// Nothing of it can be shown.
    Unreadable,
}

impl DataDir {
    /// The folder that was chosen, or the one that the variable names, or the platform's.
    pub fn locate(chosen: Option<PathBuf>) -> Result<Self, StoreError> {
        let named = || std::env::var_os(DATA_DIR_VARIABLE).filter(|it| !it.is_empty());
        if let Some(root) = chosen.or_else(|| named().map(PathBuf::from)) {
            return Ok(Self { root });
        }
        let folders = ProjectDirs::from("", "", "avalon-herald").ok_or(StoreError::NoFolder)?;
        let root = folders.data_dir().to_owned();
        Ok(Self { root })
    }

    /// Other folders in which a game can go on when this one can't be written to: the likeliest to be found again first.
    pub fn elsewhere(&self) -> Vec<Self> {
        let user = UserDirs::new();
        let documents = user.as_ref().and_then(UserDirs::document_dir);
        let home = user.as_ref().map(UserDirs::home_dir);
        [documents, home, Some(std::env::temp_dir().as_path())]
            .into_iter()
            .flatten()
            .map(|folder| Self {
                root: folder.join("Avalon Herald"),
            })
            .filter(|other| other != self)
            .collect()
    }

    /// The folder.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// Whether files can be made here, or, before the folder is there, where it will be.
    pub fn check_writable(&self) -> Result<(), StoreError> {
        let there = self.root.ancestors().find(|it| it.exists());
        let folder = there.unwrap_or(Path::new("."));
        let probe = folder.join(format!(".avalon-herald-{}", std::process::id()));
        fs::write(&probe, "")
            .and_then(|()| fs::remove_file(&probe))
            .map_err(|it| StoreError::writing("write to the data folder", &self.root, it))
    }

    /// Where the settings lie.
    pub fn settings_path(&self) -> PathBuf {
        self.root.join("settings.json")
    }

    /// The settings, and what was wrong with them.
    pub fn settings(&self) -> (Settings, Option<SettingsTrouble>) {
        Settings::load(&self.settings_path())
    }

    /// What is wrong with the settings, which are left as they are.
    pub fn settings_trouble(&self) -> Option<SettingsTrouble> {
        Settings::look(&self.settings_path()).1
    }

    /// Replaces the settings.
    pub fn save_settings(&self, settings: &Settings) -> Result<(), StoreError> {
        settings.save(&self.settings_path())
    }

    /// The bookmark; none if there is none that can be read.
    pub fn bookmark(&self) -> Option<Bookmark> {
        Bookmark::load(&self.bookmark_path())
    }

    /// Replaces the bookmark.
    pub fn save_bookmark(&self, bookmark: &Bookmark) -> Result<(), StoreError> {
        bookmark.save(&self.bookmark_path())
    }

    /// Where the games lie.
    pub fn games_folder(&self) -> PathBuf {
        self.root.join("games")
    }

    /// Begins the journal of a game, with what stands of it already. The time is [`super::clock::Stamp::file`].
    pub fn begin(&self, time: &str, header: &Header, game: &Game) -> Result<Journal, StoreError> {
        let folder = self.games_folder();
        self.make_games_folder(&folder)
            .map_err(|it| StoreError::writing("make the folder for games", &folder, it))?;
        for number in 1..MOST_A_MINUTE {
            let path = folder.join(format!("{time}-{number}.jsonl"));
            match Journal::create(&path, header, game) {
                Err(StoreError::Writing { error, .. })
                    if error.kind() == io::ErrorKind::AlreadyExists => {}
                begun => return begun,
            }
        }
        let error = io::ErrorKind::AlreadyExists.into();
        Err(StoreError::writing("begin the game's file", &folder, error))
    }

    fn make_games_folder(&self, folder: &Path) -> io::Result<()> {
        if !folder.is_dir() {
            fs::create_dir_all(folder)?;
            sync_folder(folder)?;
            sync_folder(&self.root)?;
        }
        Ok(())
    }

    /// The games, newest first. A folder that isn't there yet has none.
    pub fn games(&self) -> Result<Vec<GameFile>, StoreError> {
        let paths = self.paths()?;
        Ok(paths.into_iter().map(GameFile::look).collect())
    }

    /// The last game, if it isn't over: what the next start offers to go on with. Files that no game has begun in don't
    /// count.
    pub fn last_unfinished(&self) -> Result<Option<GameFile>, StoreError> {
        let last = self
            .paths()?
            .into_iter()
            .map(GameFile::look)
            .find(|it| !matches!(it.found, Err(StoreError::Empty { .. })));
        Ok(last.filter(GameFile::is_unfinished))
    }

    /// The games' files, newest first.
    fn paths(&self) -> Result<Vec<PathBuf>, StoreError> {
        let folder = self.games_folder();
        let fail = |error| StoreError::reading("list the games", &folder, error);
        let entries = match fs::read_dir(&folder) {
            Ok(entries) => entries,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(fail(error)),
        };
        let mut paths = Vec::new();
        for entry in entries {
            let path = entry.map_err(fail)?.path();
            if path.extension() == Some(OsStr::new("jsonl")) {
                paths.push(path);
            }
        }
        paths.sort_by_cached_key(|path| std::cmp::Reverse(sort_key(path)));
        Ok(paths)
    }

    fn bookmark_path(&self) -> PathBuf {
        self.root.join("bookmark.json")
    }
}

impl GameFile {
    fn look(path: PathBuf) -> Self {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let name = name.into_owned();
        match journal::look(&path) {
            Ok(scan) => Self {
                name,
                path,
                state: state(&scan),
                found: Ok((scan.header, scan.game)),
            },
            Err(error) => Self {
                name,
                path,
                state: GameState::Unreadable,
                found: Err(error),
            },
        }
    }

    /// Opens the game to go on with it.
    pub fn open(&self) -> Result<Opened, StoreError> {
        Journal::open(&self.path)
    }

    /// Whether a game is here that isn't over.
    fn is_unfinished(&self) -> bool {
        let game = self.found.as_ref().ok().map(|(_, game)| game);
        game.is_some_and(|it| it.table().outcome().is_none())
    }
}

fn state(scan: &Scan) -> GameState {
    match (&scan.end, scan.game.table().outcome()) {
        (&End::Damaged { line } | &End::Refused { line, .. }, _) => GameState::Damaged { line },
        (_, Some(outcome)) => GameState::Finished(outcome),
        (_, None) => GameState::GoesOn,
    }
}

/// Sorts by the time in the name, then by the number after it, which isn't padded.
fn sort_key(path: &Path) -> (String, usize) {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let parts = stem.rsplit_once('-');
    match parts.and_then(|(time, number)| Some((time, number.parse().ok()?))) {
        Some((time, number)) => (time.to_owned(), number),
        None => (stem.into_owned(), 0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Action, Ballot, Event, NoChance, Seat, Setup};

    const TIME: &str = "2026-11-29-2331";

    fn header() -> Header {
        let names = ["Ann", "Bo", "Cy", "Di", "Ed"].map(str::to_owned);
        Header::begun(Setup::usual(names.to_vec()), "2026-11-30T00:31:07+01:00")
    }

    fn tell(journal: &mut Journal, game: &mut Game, event: Event) {
        let legal = game.decide(&Action::Tell(event), &mut NoChance).unwrap();
        journal.append(&legal).unwrap();
        game.apply(legal);
    }

    #[test]
    fn the_list_has_the_newest_game_first_and_the_last_one_is_offered_if_it_goes_on() {
        let folder = tempfile::tempdir().unwrap();
        let data = DataDir::locate(Some(folder.path().join("data"))).unwrap();
        assert!(data.games().unwrap().is_empty());
        assert!(data.last_unfinished().unwrap().is_none());
        let header = header();
        let game = header.game().unwrap();
        for _ in 0..11 {
            data.begin(TIME, &header, &game).unwrap();
        }
        let mut journal = data.begin("2026-11-30-0002", &header, &game).unwrap();
        let list = data.games().unwrap();
        let found: Vec<_> = list.iter().map(|it| it.name.as_str()).take(4).collect();
        assert_eq!(
            found,
            [
                "2026-11-30-0002-1.jsonl",
                "2026-11-29-2331-11.jsonl",
                "2026-11-29-2331-10.jsonl",
                "2026-11-29-2331-9.jsonl"
            ]
        );
        assert_eq!(list.len(), 12);
        assert_eq!(list[0].state, GameState::GoesOn);

        // A game that was cut off as it began is passed over.
        fs::write(
            data.games_folder().join("2026-11-30-0003-1.jsonl"),
            "{\"for",
        )
        .unwrap();
        let offered = data.last_unfinished().unwrap().unwrap();
        assert_eq!(offered.name, "2026-11-30-0002-1.jsonl");

        // A game that is over isn't offered, nor are those before it.
        let mut game = game;
        for _ in 0..5 {
            let members = [Seat(0), Seat(1)].into_iter().collect();
            let excalibur = None;
            tell(&mut journal, &mut game, Event::Team { members, excalibur });
            tell(&mut journal, &mut game, Event::Vote(Ballot::Total(0)));
        }
        drop(journal);
        let list = data.games().unwrap();
        assert!(matches!(list[0].state, GameState::Unreadable));
        assert!(matches!(list[1].state, GameState::Finished(_)));
        assert!(data.last_unfinished().unwrap().is_none());
    }

    #[test]
    fn a_game_that_cannot_be_written_down_is_told_with_its_path() {
        let folder = tempfile::tempdir().unwrap();
        let root = folder.path().join("a file");
        fs::write(&root, "").unwrap();
        let data = DataDir::locate(Some(root.clone())).unwrap();
        let header = header();
        let error = data
            .begin(TIME, &header, &header.game().unwrap())
            .unwrap_err();
        assert!(matches!(error, StoreError::Writing { .. }), "{error}");
        let text = error.to_string();
        assert!(text.contains("another folder"), "{text}");
        assert!(
            text.ends_with(&root.join("games").display().to_string()),
            "{text}"
        );
    }

    #[test]
    fn a_game_moves_to_another_folder_with_all_that_stands() {
        let folder = tempfile::tempdir().unwrap();
        let here = DataDir::locate(Some(folder.path().join("here"))).unwrap();
        let header = header();
        let mut game = header.game().unwrap();
        let mut journal = here.begin(TIME, &header, &game).unwrap();
        let members = [Seat(1), Seat(2)].into_iter().collect();
        let excalibur = None;
        tell(&mut journal, &mut game, Event::Team { members, excalibur });
        tell(&mut journal, &mut game, Event::Vote(Ballot::Total(5)));
        tell(&mut journal, &mut game, Event::Undo {});
        let there = DataDir::locate(Some(folder.path().join("there"))).unwrap();
        let moved = there.begin(TIME, &header, &game).unwrap();
        assert_eq!(moved.lines(), 1);
        drop(moved);
        let again = there.games().unwrap().remove(0).open().unwrap();
        assert_eq!(again.game.standing(), game.standing());
        assert_eq!(again.header, header);
    }
}
