//! Every screen in every state that looks different.

mod end;
mod modules;
mod play;
mod quests;
mod recording;
mod set_up;

use avalon_herald::engine::Game;
use avalon_herald::i18n::{Msg, Words};
use avalon_herald::narrator::{Countdown, Line, Phase, Progress, Trouble as Mute, Wait};
use avalon_herald::ui::screens::game::{GameState, Over};
use avalon_herald::ui::screens::trouble::{Kind, Trouble};
use egui::Key;

use super::people::{Names, usual};
use super::window::Screen;
pub(crate) use modules::Lot;
pub(crate) use play::{new, read, tell};

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

    /// Whether a text stands in a list that scrolls: the lines of the log, the ways to restore one's honor.
    pub(crate) fn scrolls(&self, text: &str) -> bool {
        let is_line = ["Quest ", "Held: ", "Used: ", "Deck: "]
            .iter()
            .any(|it| text.starts_with(it));
        text.contains(" took ") || (self.is_log() && is_line)
    }

    /// Whether it has the foot of a game's screen.
    pub(crate) fn has_foot(&self) -> bool {
        match &self.screen {
            Screen::Game(game) => {
                game.1.over == Over::Nothing && !self.name.ends_with("eyes closed")
            }
            Screen::Setup(_) | Screen::Night(_) | Screen::Recording(_) => false,
        }
    }
}

/// Every scene of a table.
pub(crate) fn all(names: Names) -> Vec<Scene> {
    let mut scenes = set_up::all(names);
    scenes.extend(recording::all());
    scenes.extend(night());
    scenes.extend(quests::all(names));
    scenes.extend(modules::all(names));
    scenes.extend(end::all(names));
    scenes.extend(trouble(names));
    scenes
}

fn of_game(name: &'static str, game: &Game, state: GameState) -> Scene {
    Scene::new(name, Screen::Game(Box::new((game.clone(), state))))
}

fn night() -> Vec<Scene> {
    let longest = Line::MerlinThumbsNotMordred;
    let left = |wait| Countdown {
        left_secs: 12.4,
        total_secs: 60.0,
        wait,
    };
    let phases = [
        (
            "night, silence before the first line",
            Phase::LeadIn { left_secs: 0.5 },
        ),
        ("night, a line", Phase::Speaking),
        ("night, a look", Phase::Waiting(left(Wait::Look))),
        ("night, hands move", Phase::Waiting(left(Wait::Pause))),
        ("night, paused in a line", Phase::Paused(None)),
        (
            "night, paused in a look",
            Phase::Paused(Some(left(Wait::Look))),
        ),
        ("night, stopped", Phase::Stopped),
        ("night, done", Phase::Done),
    ];
    let progress = |phase, trouble| Progress {
        cue_idx: 3,
        cue_count: 9,
        line: (phase != Phase::Done).then_some(longest),
        phase,
        trouble,
    };
    let mut scenes: Vec<_> = phases
        .into_iter()
        .map(|(name, phase)| Scene::new(name, Screen::Night(progress(phase, None))))
        .collect();
    for (name, phase) in [
        ("night without sound", Phase::Waiting(left(Wait::Look))),
        ("night without sound, paused", Phase::Paused(None)),
    ] {
        let progress = progress(phase, Some(Mute::NoDevice));
        scenes.push(Scene::new(name, Screen::Night(progress)));
    }
    scenes
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
