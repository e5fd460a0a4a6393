//! Every screen in every state that looks different.

mod end;
mod modules;
mod night;
mod play;
mod quests;
mod recording;
mod set_up;

use avalon_herald::engine::Game;
use avalon_herald::i18n::{Msg, Words};
use avalon_herald::ui::screens::game::{GameState, Over};
use avalon_herald::ui::screens::trouble::{Kind, Trouble};
use egui::Key;

use super::people::{Names, usual};
use super::window::Screen;
pub(crate) use crate::lot::Lot;
pub(crate) use play::{go, new, read, tell};

use play::voted;

/// A screen in a state.
pub(crate) struct Scene {
    pub(crate) name: &'static str,
    pub(crate) screen: Screen,
    pub(crate) trouble: Option<Trouble>,
    /// What is pressed or tapped to get there.
    pub(crate) then: Then,
}

/// What is still to be done when the screen is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Then {
    Nothing,
    Press(Key),
    Keys(&'static [Key]),
    /// Taps the seat with the first name.
    TapFirst,
    /// Pastes more names than find a seat.
    PasteMany,
}

impl Scene {
    fn new(name: &'static str, screen: Screen) -> Self {
        Self {
            name,
            screen,
            trouble: None,
            then: Then::Nothing,
        }
    }

    /// Whether it is the log.
    pub(crate) fn is_log(&self) -> bool {
        matches!(&self.screen, Screen::Game(game) if game.1.over == Over::Log)
    }

    /// Whether it is help, all of which scrolls but its title and the way back.
    fn is_help(&self) -> bool {
        matches!(&self.screen, Screen::Game(game) if game.1.over == Over::Help)
    }

    /// Whether a text stands in a list that scrolls: the lines of the log, the ways to restore one's honor.
    pub(crate) fn scrolls(&self, text: &str, words: &Words) -> bool {
        let lines = [
            Msg::LogQuest,
            Msg::LogProposal,
            Msg::LedgerHeld,
            Msg::LedgerUsed,
            Msg::LedgerLeft,
        ];
        let is_line = lines.into_iter().any(|msg| is_of(msg, text, words));
        is_of(Msg::EventPlotTaken, text, words) || (self.is_log() && is_line) || self.is_help()
    }

    /// Whether it has the foot of a game's screen.
    pub(crate) fn has_foot(&self) -> bool {
        match &self.screen {
            Screen::Game(game) => {
                game.1.over == Over::Nothing && !self.name.ends_with("eyes closed")
            }
            Screen::Setup(_) | Screen::Ready(..) | Screen::Night(_) | Screen::Recording(_) => false,
        }
    }
}

/// Whether a text is a message, whatever stands for its variables.
fn is_of(msg: Msg, text: &str, words: &Words) -> bool {
    const GAP: char = '\u{1}';
    let gap = GAP.to_string();
    let gaps: Vec<_> = msg
        .variables()
        .iter()
        .map(|&it| (it, (&gap).into()))
        .collect();
    let frame = words.with(msg, &gaps);
    let mut parts = frame.split(GAP);
    let rest = parts.next().and_then(|it| text.strip_prefix(it));
    parts
        .try_fold(rest.unwrap_or_default(), |rest, part| {
            Some(rest.split_once(part)?.1)
        })
        .is_some_and(|_| rest.is_some())
}

/// Every scene of a table.
pub(crate) fn all(names: Names) -> Vec<Scene> {
    let mut scenes = set_up::all(names);
    scenes.extend(night::all(names));
    scenes.extend(recording::all());
    scenes.extend(quests::all(names));
    scenes.extend(modules::all(names));
    scenes.extend(end::all(names));
    scenes.extend(trouble(names));
    scenes
}

fn of_game(name: &'static str, game: &Game, state: GameState) -> Scene {
    Scene::new(name, Screen::Game(Box::new((game.clone(), state))))
}

/// What may have to be said, as long as it gets.
fn troubles(names: Names) -> [Trouble; 2] {
    let words = Words::new(names.lang());
    let path = "/home/a-player/.local/share/avalon-herald/games/2026-11-29-2331-1.jsonl";
    let why = format!(
        "can't write down what happened (No space left on device (os error 28)); free some space there, or choose another folder: {path}"
    );
    [
        Trouble {
            words: words.with(Msg::TroubleNotWritten, &[("why", (&why).into())]),
            kind: Kind::NotWritten,
        },
        Trouble {
            words: words.with(
                Msg::TroubleTail,
                &[("path", format!("{path}.torn-1").as_str().into())],
            ),
            kind: Kind::Told,
        },
    ]
}

fn trouble(names: Names) -> Vec<Scene> {
    let (voting, game) = voted(names);
    let [not_written, torn] = troubles(names);
    let setup = set_up::state(names, &usual(names, 10));
    let mut scenes = vec![
        of_game("a team that could not be written down", &game, read(&game)),
        of_game(
            "a vote that could not be written down",
            &voting,
            read(&voting),
        ),
        of_game("a team after a torn end", &game, read(&game)),
        Scene::new(
            "set-up that could not be written down",
            Screen::Setup(Box::new(setup)),
        ),
    ];
    for scene in &mut scenes {
        let is_torn = scene.name.contains("torn");
        scene.trouble = Some(if is_torn {
            torn.clone()
        } else {
            not_written.clone()
        });
    }
    scenes
}
