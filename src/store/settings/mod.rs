//! What the app remembers between evenings. Replaced whole, at once; a broken file never keeps the app from starting.

mod choices;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

pub use choices::{
    Ambience, Counts, Motion, Night, Pace, Scale, Secs, Theme, Volume, VoteEntry, VoteHistory,
    Within,
};

use super::{StoreError, free_name_beside, read_small, replace};
use crate::engine::Setup;

/// What the app remembers.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Settings {
    /// The id of the language.
    pub language: String,
    /// Names of all who have sat at the table, the latest first.
    pub known_names: Vec<String>,
    /// What was ticked last, with the seats in their order.
    pub last_setup: Option<Setup>,
    /// How long the night's steps take.
    pub pace: Pace,
    /// How the night is read, apart from its pace.
    pub night: Night,
    /// How loud the voice is.
    pub voice_volume: Volume,
    /// The colours of the screen.
    pub theme: Theme,
    /// Whether things move.
    pub motion: Motion,
    /// How large everything is.
    pub scale: Scale,
    /// How large everything is in the window for a TV.
    pub tv_scale: Scale,
    /// How votes are entered.
    pub vote_entry: VoteEntry,
    /// What can be looked up of them.
    pub vote_history: VoteHistory,
    /// Whether allegiance cards are drawn from a real deck instead of by the app.
    pub has_real_deck: bool,
    /// Seconds that a leader has for an exclusion, 0 for no limit.
    pub trapper_secs: u32,
    /// Whether the voice leads through the day as well.
    pub day_prompts: bool,
    /// The file of a game that the table has left for good, though it was not over: it is not offered again.
    pub left_game: Option<String>,
    /// Fields that this version doesn't know, kept for the one that does.
    #[serde(flatten)]
    other: Map<String, Value>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: "en".to_owned(),
            known_names: Vec::new(),
            last_setup: None,
            pace: Pace::default(),
            night: Night::default(),
            voice_volume: Volume::new(1.0),
            theme: Theme::default(),
            motion: Motion::default(),
            scale: Scale::new(1.0),
            tv_scale: Scale::new(1.0),
            vote_entry: VoteEntry::default(),
            vote_history: VoteHistory::default(),
            has_real_deck: false,
            trapper_secs: 0,
            day_prompts: false,
            left_game: None,
            other: Map::new(),
        }
    }
}

/// What was wrong with the settings; the app goes on without what couldn't be read.
#[derive(Debug, thiserror::Error)]
pub enum SettingsTrouble {
    /// The file is there and can't be read.
    #[error("the settings can't be read ({error}); the usual ones are used: {}", path.display())]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// The file holds no settings.
    #[error("the settings were broken ({why}); the usual ones are used, the old file is kept: {}", kept.display())]
    Broken {
        /// What is wrong.
        why: String,
        /// Where the file is now.
        kept: PathBuf,
    },
    /// Some settings hold what this version doesn't know.
    #[error("unknown values in the settings for {}; the usual ones are used, the old file is kept: {}", fields.join(", "), kept.display())]
    Fields {
        /// Which.
        fields: Vec<&'static str>,
        /// Where the file is now.
        kept: PathBuf,
    },
}

impl Settings {
    /// Remembers a table that begins to play.
    pub fn remember(&mut self, setup: &Setup) {
        self.known_names.retain(|it| !setup.seats.contains(it));
        self.known_names.splice(0..0, setup.seats.iter().cloned());
        self.last_setup = Some(setup.clone());
    }

    /// The settings in a file, and what was wrong with them. Without a file they are the usual ones. What can't be used
    /// is put aside, so that nobody loses it and it is told once.
    pub(super) fn load(path: &Path) -> (Self, Option<SettingsTrouble>) {
        let (settings, mut trouble) = Self::look(path);
        match &mut trouble {
            None | Some(SettingsTrouble::Unreadable { .. }) => {}
            Some(SettingsTrouble::Broken { kept, .. }) => *kept = put_aside(path),
            Some(SettingsTrouble::Fields { kept, .. }) => {
                *kept = put_aside(path);
                // The good ones stay; if they can't be written now, they are with the next change.
                settings.save(path).ok();
            }
        }
        (settings, trouble)
    }

    /// The settings in a file, and what is wrong with them. The file is left where it is.
    pub(super) fn look(path: &Path) -> (Self, Option<SettingsTrouble>) {
        let kept = path.to_owned();
        let bytes = match read_small(path) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Self::usual(None),
            Err(error) => {
                let path = kept;
                return Self::usual(Some(SettingsTrouble::Unreadable { path, error }));
            }
        };
        match serde_json::from_slice(&bytes) {
            Ok(fields) => {
                let (settings, fields) = Self::from_fields(fields);
                let is_bad = !fields.is_empty();
                (
                    settings,
                    is_bad.then_some(SettingsTrouble::Fields { fields, kept }),
                )
            }
            Err(error) => {
                let why = error.to_string();
                Self::usual(Some(SettingsTrouble::Broken { why, kept }))
            }
        }
    }

    /// Replaces the file, whole and at once.
    pub(super) fn save(&self, path: &Path) -> Result<(), StoreError> {
        replace(path, "save the settings", self)
    }

    fn usual(trouble: Option<SettingsTrouble>) -> (Self, Option<SettingsTrouble>) {
        (Self::default(), trouble)
    }

    /// Takes each field that can be used, and names those that can't.
    fn from_fields(mut fields: Map<String, Value>) -> (Self, Vec<&'static str>) {
        let mut settings = Self::default();
        let mut bad = Vec::new();
        let from = &mut fields;
        take(from, "language", &mut settings.language, &mut bad);
        take(from, "known_names", &mut settings.known_names, &mut bad);
        take(from, "last_setup", &mut settings.last_setup, &mut bad);
        take(from, "pace", &mut settings.pace, &mut bad);
        take(from, "night", &mut settings.night, &mut bad);
        take(from, "voice_volume", &mut settings.voice_volume, &mut bad);
        take(from, "theme", &mut settings.theme, &mut bad);
        take(from, "motion", &mut settings.motion, &mut bad);
        take(from, "scale", &mut settings.scale, &mut bad);
        take(from, "tv_scale", &mut settings.tv_scale, &mut bad);
        take(from, "vote_entry", &mut settings.vote_entry, &mut bad);
        take(from, "vote_history", &mut settings.vote_history, &mut bad);
        take(from, "has_real_deck", &mut settings.has_real_deck, &mut bad);
        take(from, "trapper_secs", &mut settings.trapper_secs, &mut bad);
        take(from, "day_prompts", &mut settings.day_prompts, &mut bad);
        take(from, "left_game", &mut settings.left_game, &mut bad);
        settings.other = fields;
        (settings, bad)
    }
}

fn take<T: DeserializeOwned>(
    fields: &mut Map<String, Value>,
    name: &'static str,
    into: &mut T,
    bad: &mut Vec<&'static str>,
) {
    if let Some(value) = fields.shift_remove(name) {
        match serde_json::from_value(value) {
            Ok(value) => *into = value,
            Err(_) => bad.push(name),
        }
    }
}

/// Moves a file aside and says where it is now: where it was, if it can't be moved.
fn put_aside(path: &Path) -> PathBuf {
    free_name_beside(path, "broken")
        .and_then(|aside| fs::rename(path, &aside).map(|()| aside))
        .unwrap_or_else(|_| path.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{LancelotMode, Seat};

    fn names(list: &[&str]) -> Vec<String> {
        list.iter().map(|&it| it.to_owned()).collect()
    }

    #[test]
    fn settings_come_back_as_they_were_saved_with_fields_of_a_newer_version() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("settings.json");
        fs::write(
            &path,
            r#"{"theme":"light","motion":"still","confetti":{"on":true}}"#,
        )
        .unwrap();
        let (mut settings, trouble) = Settings::load(&path);
        assert!(trouble.is_none());
        assert_eq!(settings.theme, Theme::Light);
        assert_eq!(settings.motion, Motion::Still);
        let mut setup = Setup::usual(names(&["Ann", "Bo", "Cy", "Di", "Ed"]));
        setup.first_leader = Seat(3);
        setup.lancelot = LancelotMode::Drawn;
        settings.remember(&setup);
        settings.scale = Scale::new(1.25);
        settings.save(&path).unwrap();
        let (again, trouble) = Settings::load(&path);
        assert!(trouble.is_none());
        assert_eq!(again, settings);
        assert!(fs::read_to_string(&path).unwrap().contains("confetti"));
    }

    #[test]
    fn those_who_sat_here_last_are_named_first() {
        let mut settings = Settings::default();
        settings.remember(&Setup::usual(names(&["Ann", "Bo", "Cy"])));
        settings.remember(&Setup::usual(names(&["Di", "Bo"])));
        assert_eq!(settings.known_names, names(&["Di", "Bo", "Ann", "Cy"]));
    }

    #[test]
    fn a_broken_file_is_kept_and_told_once() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("settings.json");
        for (number, text) in ["", "{\"theme\":", "[1]", "\0\0"].into_iter().enumerate() {
            fs::write(&path, text).unwrap();
            let (settings, trouble) = Settings::load(&path);
            assert_eq!(settings, Settings::default());
            let kept = folder
                .path()
                .join(format!("settings.json.broken-{}", number + 1));
            assert_eq!(fs::read_to_string(&kept).unwrap(), text);
            assert!(trouble.unwrap().to_string().contains("broken-"));
            assert!(Settings::load(&path).1.is_none());
        }
    }

    #[test]
    fn one_value_that_is_not_known_leaves_the_others_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("settings.json");
        fs::write(
            &path,
            r#"{"language":"ru","theme":"sepia","voice_volume":7}"#,
        )
        .unwrap();
        let (settings, trouble) = Settings::load(&path);
        assert_eq!(
            (settings.language.as_str(), settings.theme),
            ("ru", Theme::Dark)
        );
        assert_eq!(settings.voice_volume, Volume::new(1.0));
        assert!(trouble.unwrap().to_string().contains("theme"));
        let (again, trouble) = Settings::load(&path);
        assert_eq!((again.language.as_str(), trouble.is_none()), ("ru", true));
    }

    #[test]
    fn numbers_stay_within_their_bounds() {
        assert!((Scale::new(9.0).get() - 1.6).abs() < f32::EPSILON);
        assert!((Scale::new(f32::NAN).get() - 0.8).abs() < f32::EPSILON);
        assert!((Volume::new(-1.0).get()).abs() < f32::EPSILON);
    }
}
