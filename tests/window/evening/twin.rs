//! The twin: the same screen without a system. It is given the same keys and clicks, and tells where things are.

use avalon_herald::engine::{Game, Prompt, Setup};
use avalon_herald::i18n::{Lang, Words};
use avalon_herald::narrator::{Phase, Progress};
use avalon_herald::store::bookmark::Draft;
use avalon_herald::ui::intent::{Intent, NightChoices};
use avalon_herald::ui::screens::game::GameState;
use avalon_herald::ui::screens::ready::{ReadyState, Then};
use avalon_herald::ui::screens::setup::{Resume, SetupState};
use egui::{Key, Modifiers, Pos2, Rect};
use egui_kittest::kittest::NodeT as _;

use crate::window::{NightShown, Screen, Thing, Window};

/// A window without a system.
pub(crate) struct Twin {
    window: Window<'static>,
}

impl Twin {
    /// The set-up as it is at the start.
    pub(crate) fn of_set_up(last: Option<&Setup>) -> Self {
        let state = SetupState::new(&Words::new(Lang::En), last);
        Self {
            window: Window::new(Screen::Setup(Box::new(state))),
        }
    }

    /// The offer to go on with a game.
    pub(crate) fn of_offer(game: &Game) -> Self {
        let mut state = SetupState::new(&Words::new(Lang::En), None);
        state.resume = Some(Resume {
            is_unread: false,
            names: game.rules().setup().seats.clone(),
            game: Box::new(game.clone()),
            at_night: false,
        });
        Self {
            window: Window::new(Screen::Setup(Box::new(state))),
        }
    }

    fn show(&mut self, screen: Screen) {
        self.window.show(screen, None, Lang::En);
        self.window.run();
        self.window.asked();
    }

    /// Before the night.
    pub(crate) fn show_ready(&mut self, setup: &Setup) {
        let then = Then::Begin {
            setup: Box::new(setup.clone()),
            leader_by_lot: true,
        };
        let state = ReadyState::before(then);
        self.show(Screen::Ready(state, NightChoices::default()));
    }

    /// A night that is paused in one of its lines.
    pub(crate) fn show_paused(&mut self) {
        let progress = Progress {
            cue_idx: 1,
            cue_count: 9,
            line: None,
            phase: Phase::Paused(None),
            spoken_secs: None,
            trouble: None,
        };
        self.show(Screen::Night(NightShown {
            progress,
            expected: Vec::new(),
            second: None,
        }));
    }

    /// The table of a game that begins.
    pub(crate) fn show_game(&mut self, game: &Game) {
        self.show(Screen::Game(Box::new((game.clone(), GameState::default()))));
    }

    /// The same table once the record has grown.
    pub(crate) fn follow(&mut self, game: &Game) {
        let state = self.state().clone();
        self.show(Screen::Game(Box::new((game.clone(), state))));
    }

    /// Votes are told as totals, or seat by seat.
    pub(crate) fn count_by_totals(&mut self, by_totals: bool) {
        let (game, mut state) = self.table().clone();
        state.prefers.votes_by_totals = by_totals;
        self.show(Screen::Game(Box::new((game, state))));
    }

    /// What is ticked at set-up.
    pub(crate) fn set_up(&self) -> &SetupState {
        match self.window.screen() {
            Screen::Setup(state) => state,
            _ => panic!("the set-up is over"),
        }
    }

    /// The game and what was begun.
    fn table(&self) -> &(Game, GameState) {
        match self.window.screen() {
            Screen::Game(table) => table,
            _ => panic!("no game is played"),
        }
    }

    /// The game as it is on the screen.
    pub(crate) fn game(&self) -> &Game {
        &self.table().0
    }

    /// What was begun.
    pub(crate) fn state(&self) -> &GameState {
        &self.table().1
    }

    /// What the bookmark must keep of it.
    pub(crate) fn kept(&self) -> Draft {
        let Screen::Game(table) = self.window.screen() else {
            return Draft::Nothing;
        };
        let (game, state) = &**table;
        let seats = state.draft.seats();
        match game.prompt() {
            _ if state.is_unread(game) => Draft::Result,
            Some(Prompt::Team { .. }) => Draft::Team {
                members: seats,
                excalibur: None,
            },
            Some(Prompt::Vote { .. }) if state.begun.asks_who_said_yes => Draft::Votes {
                against: seats.others(game.rules().players()),
            },
            Some(Prompt::Vote { .. }) => Draft::Votes { against: seats },
            _ => Draft::Nothing,
        }
    }

    /// A key is pressed; tells what was asked for.
    pub(crate) fn key(&mut self, modifiers: Modifiers, key: Key) -> Vec<Intent> {
        self.window.press_with(modifiers, key);
        self.window.asked()
    }

    /// Letters are typed.
    pub(crate) fn write(&mut self, text: &str) {
        for letter in text.chars() {
            let event = egui::Event::Text(letter.to_string());
            self.window.harness.event(event);
            self.window.run();
        }
    }

    /// A place is clicked; tells what was asked for.
    pub(crate) fn click(&mut self, at: Pos2) -> Vec<Intent> {
        let harness = &mut self.window.harness;
        harness.hover_at(at);
        harness.step();
        harness.drag_at(at);
        harness.step();
        harness.drop_at(at);
        harness.run();
        self.window.asked()
    }

    /// The control that a screen reader calls so, or whose name begins so.
    pub(crate) fn find(&self, name: &str) -> Rect {
        let things = self.controls();
        let same = things.iter().find(|it| it.name == name);
        let found = same.or_else(|| things.iter().find(|it| it.name.starts_with(name)));
        let names: Vec<_> = things.iter().map(|it| it.name.as_str()).collect();
        found
            .unwrap_or_else(|| panic!("nothing is called {name}: {names:?}"))
            .rect
    }

    /// What can be pressed now.
    pub(crate) fn controls(&self) -> Vec<Thing> {
        let mut things = self.window.things();
        things.retain(|it| it.is_on && it.is_control());
        things
    }

    /// What has the keyboard.
    pub(crate) fn focused(&self) -> Option<Rect> {
        let nodes = self.window.harness.root().children_recursive();
        let mut focused = nodes
            .into_iter()
            .filter(|it| it.accesskit_node().is_focused());
        focused.next().map(|it| it.rect())
    }
}
