//! Where the table stands beyond what the record says, so that the next start goes on exactly there.

use std::path::Path;

use serde::{Deserialize, Serialize};

use super::{StoreError, read_small, replace};
use crate::engine::{Seat, SeatSet};

/// A place in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bookmark {
    /// The name of the game's file.
    pub game: String,
    /// How many lines stood below its header, undo and redo included. With any other number the place is an old one:
    /// a line was written and the program ended before the bookmark was moved.
    pub lines: usize,
    /// Where.
    pub place: Place,
}

/// What the table was at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "at", rename_all = "snake_case")]
pub enum Place {
    /// The night.
    Night {
        /// The cue that was read or comes next, counted from 0.
        cue: usize,
    },
    /// The quests, or what follows them.
    Quests {
        /// What was entered and not yet told.
        draft: Draft,
    },
}

/// An answer that was begun.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "of", rename_all = "snake_case")]
pub enum Draft {
    /// None.
    #[default]
    Nothing,
    /// A proposal.
    Team {
        /// Who goes so far.
        members: SeatSet,
        /// Who holds Excalibur, if someone was named.
        excalibur: Option<Seat>,
    },
    /// A vote.
    Votes {
        /// Who rejects so far.
        against: SeatSet,
    },
    /// A result that the table is still looking at.
    Result,
}

impl Bookmark {
    /// The place, if it is one in this game as it stands now.
    pub fn place_in(&self, game: &str, lines: usize) -> Option<Place> {
        (self.game == game && self.lines == lines).then_some(self.place)
    }

    /// The bookmark in a file; none if there is none that can be read.
    pub(super) fn load(path: &Path) -> Option<Self> {
        serde_json::from_slice(&read_small(path).ok()?).ok()
    }

    pub(super) fn save(&self, path: &Path) -> Result<(), StoreError> {
        replace(path, "keep the place in the game", self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Seat;

    fn bookmark(place: Place) -> Bookmark {
        Bookmark {
            game: "2026-11-29-2331-1.jsonl".to_owned(),
            lines: 4,
            place,
        }
    }

    #[test]
    fn the_next_start_finds_every_place_again() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("bookmark.json");
        let members = [Seat(1), Seat(4)].into_iter().collect();
        let drafts = [
            Draft::Nothing,
            Draft::Team {
                members,
                excalibur: Some(Seat(4)),
            },
            Draft::Votes { against: members },
            Draft::Result,
        ];
        let places = drafts.map(|draft| Place::Quests { draft });
        for place in [Place::Night { cue: 7 }].into_iter().chain(places) {
            bookmark(place).save(&path).unwrap();
            assert_eq!(Bookmark::load(&path), Some(bookmark(place)));
        }
    }

    #[test]
    fn a_place_from_before_the_last_line_is_not_gone_back_to() {
        let place = Place::Night { cue: 7 };
        let bookmark = bookmark(place);
        assert_eq!(bookmark.place_in(&bookmark.game, 4), Some(place));
        assert_eq!(bookmark.place_in(&bookmark.game, 5), None);
        assert_eq!(bookmark.place_in("2026-11-29-2331-2.jsonl", 4), None);
    }

    #[test]
    fn a_bookmark_that_is_not_there_or_broken_is_none() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("bookmark.json");
        assert_eq!(Bookmark::load(&path), None);
        for text in ["", "{", "[]", r#"{"game":"x"}"#, "\0\0\0"] {
            std::fs::write(&path, text).unwrap();
            assert_eq!(Bookmark::load(&path), None);
        }
    }
}
