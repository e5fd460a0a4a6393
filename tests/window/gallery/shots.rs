//! The pictures: which there are, in their order, and where they go.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use crate::running::pass;
use crate::stage::Stage;

/// How long a busy machine may take from what was seen first to the whole picture.
pub(super) const SETTLES: Duration = Duration::from_millis(500);

/// The variable that names the folder for them.
const FOLDER_VARIABLE: &str = "HERALD_GALLERY";

/// Every picture in the order of an evening, a line each: its name, and what it shows.
const SCREENS: &str = include_str!("../../../tools/pictures/screens");

/// The pictures of one language.
#[derive(Debug)]
pub(super) struct Shots {
    folder: PathBuf,
    wanted: Vec<&'static str>,
    taken: RefCell<BTreeSet<&'static str>>,
}

impl Shots {
    /// All of them; none if no pictures are wanted now.
    pub(super) fn all(lang: &str) -> Option<Self> {
        Self::few(lang, &Self::names().collect::<Vec<_>>())
    }

    /// Some of them; none if no pictures are wanted now.
    pub(super) fn few(lang: &str, wanted: &[&'static str]) -> Option<Self> {
        let folder = PathBuf::from(env::var_os(FOLDER_VARIABLE)?).join(lang);
        fs::create_dir_all(&folder).expect("the folder can be made");
        Some(Self {
            folder,
            wanted: wanted.to_vec(),
            taken: RefCell::default(),
        })
    }

    fn names() -> impl Iterator<Item = &'static str> {
        let name = |line: &'static str| line.split_once(": ").map(|(name, _)| name);
        SCREENS.lines().filter_map(name)
    }

    /// Whether a picture is wanted and was not taken yet.
    pub(super) fn want(&self, name: &str) -> bool {
        self.wanted.contains(&name) && !self.taken.borrow().contains(name)
    }

    /// Takes a picture once nothing moves, if it is wanted and was not taken yet.
    pub(super) fn take(&self, stage: &Stage, name: &'static str) {
        if self.want(name) {
            stage.hands.rest();
            pass(SETTLES);
            stage.screen.wait_until_still();
            self.take_at_once(stage, name);
        }
    }

    /// Takes a picture of what moves.
    pub(super) fn take_at_once(&self, stage: &Stage, name: &'static str) {
        let number = Self::names()
            .position(|it| it == name)
            .expect("it is listed")
            + 1;
        let path = self.folder.join(format!("{number:02}-{name}.png"));
        assert!(stage.shoot(&path), "no picture at {}", path.display());
        self.taken.borrow_mut().insert(name);
    }

    /// Fails if one is missing.
    pub(super) fn are_complete(&self) {
        let missing: Vec<_> = self.wanted.iter().filter(|it| self.want(it)).collect();
        assert!(missing.is_empty(), "no pictures of {missing:?}");
    }
}
