//! A game and its journal. Here is the one place where a game changes: decide → journal → apply → news.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use crate::engine::{Action, Chance, Game, Illegal, News, Setup, SetupError};
use crate::store::clock::Stamp;
use crate::store::journal::{Access, Journal, ReadOnly};
use crate::store::record::Header;
use crate::store::{DataDir, GameFile, StoreError};

/// The game on the table, and the file that it is written to.
pub struct Session {
    game: Game,
    header: Header,
    name: String,
    access: Access,
    /// How many lines the file held when it was opened.
    lines: usize,
}

/// Why a game can't begin.
#[derive(Debug, thiserror::Error)]
pub enum NotBegun {
    /// The set-up can't be played.
    #[error("the set-up can't be played")]
    Setup(SetupError),
    /// Its file can't be written.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Why something was not done. The game and its file are as they were.
#[derive(Debug)]
pub enum NotDone {
    /// The rules don't allow it.
    Illegal(Illegal),
    /// It could not be written down: no record, no move.
    NotWritten(StoreError),
    /// The game can only be looked at.
    ReadOnly,
}

impl Session {
    /// Begins a game, and its file.
    pub fn begin(data: &DataDir, setup: Setup) -> Result<Self, NotBegun> {
        let rules = setup.check().map_err(NotBegun::Setup)?;
        let stamp = Stamp::now();
        let header = Header::begun(setup, &stamp.started);
        let game = Game::new(rules);
        let journal = data.begin(&stamp.file, &header, &game)?;
        Ok(Self {
            game,
            header,
            name: file_name(&journal),
            access: Access::Writable(journal),
            lines: 0,
        })
    }

    /// Opens a game that was not over. Beside it stands what was set aside of a torn end, if anything was.
    pub fn open(file: &GameFile) -> Result<(Self, Option<std::path::PathBuf>), StoreError> {
        let opened = file.open()?;
        let session = Self {
            game: opened.game,
            header: opened.header,
            name: file.name.clone(),
            access: opened.access,
            lines: opened.lines,
        };
        Ok((session, opened.kept_aside))
    }

    /// The game.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The name of its file, and how many lines stand in it.
    pub fn place(&self) -> (&str, usize) {
        let lines = match &self.access {
            Access::Writable(journal) => journal.lines(),
            Access::ReadOnly(_) => self.lines,
        };
        (&self.name, lines)
    }

    /// A lot that was drawn when the game began, and is the same whenever it is asked for.
    pub fn lot(&self) -> usize {
        let mut hasher = DefaultHasher::new();
        (&self.name, self.game.rules().setup().seats.as_slice()).hash(&mut hasher);
        (hasher.finish() >> 1) as usize
    }

    /// Why it can only be looked at, if so.
    pub const fn read_only(&self) -> Option<&ReadOnly> {
        match &self.access {
            Access::Writable(_) => None,
            Access::ReadOnly(why) => Some(why),
        }
    }

    /// Does what was asked for, if the rules allow it and it could be written down. Nothing else changes a game.
    pub fn act(&mut self, action: &Action, chance: &mut dyn Chance) -> Result<Vec<News>, NotDone> {
        let Access::Writable(journal) = &mut self.access else {
            return Err(NotDone::ReadOnly);
        };
        let legal = self.game.decide(action, chance).map_err(NotDone::Illegal)?;
        journal.append(&legal).map_err(NotDone::NotWritten)?;
        Ok(self.game.apply(legal))
    }

    /// Goes on in another folder, with all that stands of the game.
    pub fn move_to(&mut self, data: &DataDir) -> Result<(), StoreError> {
        let journal = data.begin(&Stamp::now().file, &self.header, &self.game)?;
        self.name = file_name(&journal);
        self.access = Access::Writable(journal);
        Ok(())
    }
}

fn file_name(journal: &Journal) -> String {
    journal
        .path()
        .file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned()
}
