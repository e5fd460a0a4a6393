//! A window without a system: one screen drawn in it, and what was drawn as texts, as gold and as a tree for readers.

use avalon_herald::engine::Game;
use avalon_herald::i18n::{Lang, Words};
use avalon_herald::narrator::{Line, Progress};
use avalon_herald::ui::commands::keep_arrows;
use avalon_herald::ui::cx::{Cx, View};
use avalon_herald::ui::fonts;
use avalon_herald::ui::intent::{Intent, NightChoices};
use avalon_herald::ui::screens::game::{GameState, game_ui};
use avalon_herald::ui::screens::night::{NightView, night_ui};
use avalon_herald::ui::screens::ready::{ReadyState, ready_ui};
use avalon_herald::ui::screens::recording::{RecordingState, recording_ui};
use avalon_herald::ui::screens::setup::{SetupState, setup_ui};
use avalon_herald::ui::screens::trouble::{Trouble, trouble_ui};
use avalon_herald::ui::screens::tv::{Waiting, tv_game_ui, tv_waiting_ui};
use avalon_herald::ui::theme::{Mode, Motion, Scale, Theme};
use avalon_herald::ui::widgets::text::{Noted, record, recorded};
use egui::accesskit::{Action, Live, NodeId, Role, Toggled};
use egui::{Key, Modifiers, Pos2, Rect, Shape, Vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use egui_kittest::{Harness, Node};

/// What is drawn.
#[derive(Clone)]
pub(crate) enum Screen {
    Setup(Box<SetupState>),
    Ready(ReadyState, NightChoices),
    Night(NightShown),
    Recording(Box<RecordingState>),
    Game(Box<(Game, GameState)>),
}

/// A night in a state.
#[derive(Clone)]
pub(crate) struct NightShown {
    pub(crate) progress: Progress,
    pub(crate) expected: Vec<Line>,
    pub(crate) second: Option<Lang>,
}

/// A window of a size, in a mode, at a scale.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Size {
    pub(crate) window: Vec2,
    pub(crate) scale: f32,
}

/// What the harness holds.
pub(crate) struct Shown {
    screen: Screen,
    trouble: Option<Trouble>,
    mode: Mode,
    scale: f32,
    view: View,
    motion: Motion,
    words: Words,
    /// What the screens asked for since it was last looked at.
    asked: Vec<Intent>,
}

impl Shown {
    fn draw(&mut self, ui: &mut egui::Ui) {
        let window = ui.ctx().content_rect();
        let scale = Scale::new(window.size(), self.scale);
        let theme = Theme::new(self.mode, scale, self.motion);
        theme.apply(ui.ctx());
        keep_arrows(ui.ctx());
        record(ui.ctx());
        let cx = Cx {
            words: &self.words,
            theme: &theme,
            window,
            view: self.view,
            now: ui.input(|input| input.time),
        };
        let ui = &mut ui.new_child(egui::UiBuilder::new().max_rect(window));
        let trouble = self
            .trouble
            .as_ref()
            .and_then(|trouble| trouble_ui(ui, &cx, trouble));
        let asked = match &mut self.screen {
            Screen::Setup(state) if self.view == View::Tv => {
                tv_waiting_ui(ui, &cx, &state.setup, Waiting::SetUp);
                None
            }
            Screen::Setup(state) => setup_ui(ui, &cx, state),
            Screen::Ready(state, choices) => ready_ui(ui, &cx, state, choices),
            Screen::Night(shown) => {
                let second = shown.second.map(Words::new);
                let view = NightView {
                    progress: shown.progress,
                    expected: &shown.expected,
                    second: second.as_ref(),
                    glows: false,
                };
                night_ui(ui, &cx, &view)
            }
            Screen::Recording(state) => recording_ui(ui, &cx, state),
            Screen::Game(game) if self.view == View::Tv => {
                tv_game_ui(ui, &cx, &game.0, &mut game.1)
            }
            Screen::Game(game) => game_ui(ui, &cx, &game.0, &mut game.1),
        };
        self.asked.extend(trouble.or(asked));
    }
}

/// Something that a screen reader finds.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Thing {
    pub(crate) role: Role,
    pub(crate) name: String,
    pub(crate) is_on: bool,
    pub(crate) rect: Rect,
}

impl Thing {
    /// Whether it is for a finger, be it to be pressed now or not.
    pub(crate) fn is_control(&self) -> bool {
        matches!(
            self.role,
            Role::Button | Role::CheckBox | Role::TextInput | Role::Alert | Role::RadioButton
        )
    }
}

/// What a screen reader is told of something, and whether it says it by itself.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Told {
    pub(crate) id: NodeId,
    pub(crate) role: Role,
    pub(crate) words: String,
    pub(crate) live: Live,
    pub(crate) toggled: Option<bool>,
    /// The number it stands at, the least, the most.
    pub(crate) number: Option<(f64, f64, f64)>,
}

fn thing(node: &Node<'_>) -> Thing {
    let role = node.accesskit_node().role();
    let name = node.accesskit_node().label().or_else(|| node.value());
    Thing {
        role,
        name: name.unwrap_or_default(),
        is_on: !node.accesskit_node().is_disabled(),
        rect: node.rect(),
    }
}

/// The window. One serves many screens, one after the other: its letters are drawn only once.
pub(crate) struct Window<'a> {
    pub(crate) harness: Harness<'a, Shown>,
}

impl Window<'_> {
    /// A window with a screen in it.
    pub(crate) fn new(screen: Screen) -> Self {
        let shown = Shown {
            screen,
            trouble: None,
            mode: Mode::Dark,
            scale: 1.0,
            view: View::Lead,
            motion: Motion::Still,
            words: Words::new(Lang::En),
            asked: Vec::new(),
        };
        let harness = Harness::builder()
            .with_size(Vec2::new(1280.0, 800.0))
            .with_accessibility_check(false)
            .with_context_setup(fonts::install)
            .build_ui_state(|ui, shown: &mut Shown| shown.draw(ui), shown);
        Self { harness }
    }

    /// Shows another screen.
    pub(crate) fn show(&mut self, screen: Screen, trouble: Option<Trouble>, lang: Lang) {
        let shown = self.harness.state_mut();
        shown.screen = screen;
        shown.trouble = trouble;
        if shown.words.lang() != lang {
            shown.words = Words::new(lang);
        }
        self.harness.step();
    }

    /// Gives the window a size and a mode.
    pub(crate) fn set(&mut self, mode: Mode, size: Size) {
        self.harness.set_size(size.window);
        // A large window is measured in the same points, but its letters are drawn coarsely, which is faster.
        self.pixels(if size.window.x > 2000.0 { 0.5 } else { 1.0 });
        let shown = self.harness.state_mut();
        shown.mode = mode;
        shown.scale = size.scale;
        self.harness.step();
    }

    /// How many pixels a point has.
    pub(crate) fn pixels(&mut self, pixels: f32) {
        let viewports = &mut self.harness.input_mut().viewports;
        let root = viewports.entry(egui::ViewportId::ROOT).or_default();
        root.native_pixels_per_point = Some(pixels);
        self.harness.step();
    }

    /// Lets things move, or not.
    pub(crate) fn moves(&mut self, motion: Motion) {
        self.harness.state_mut().motion = motion;
    }

    /// Lets so many quarters of a second pass: a frame each.
    pub(crate) fn pass(&mut self, quarters: usize) {
        self.harness.run_steps(quarters);
    }

    /// Shows no trouble: that is for whoever leads the table.
    pub(crate) fn untroubled(&mut self) {
        self.harness.state_mut().trouble = None;
    }

    /// Shows the same to whoever leads the table, or to all on a TV.
    pub(crate) fn seen_by(&mut self, view: View) {
        self.harness.state_mut().view = view;
        self.harness.step();
    }

    /// Lets a few frames pass, until all stands still.
    pub(crate) fn run(&mut self) {
        self.harness.run();
    }

    /// Presses a key and lets go of it.
    pub(crate) fn press(&mut self, key: Key) {
        self.harness.key_press(key);
        self.harness.run();
    }

    /// Presses a key while others are held.
    pub(crate) fn press_with(&mut self, modifiers: Modifiers, key: Key) {
        self.harness.key_press_modifiers(modifiers, key);
        self.harness.run();
    }

    /// Types into what has the keyboard, as a keyboard does: the key and the letter.
    pub(crate) fn type_key(&mut self, key: Key, text: &str) {
        self.harness.key_down(key);
        self.harness.event(egui::Event::Text(text.to_owned()));
        self.harness.key_up(key);
        self.harness.run();
    }

    /// Hands over what was copied elsewhere.
    pub(crate) fn paste(&mut self, text: &str) {
        self.harness.event(egui::Event::Paste(text.to_owned()));
        self.harness.run();
    }

    /// Taps the middle of the first control whose name begins so.
    pub(crate) fn tap(&mut self, name: &str) {
        self.harness
            .query_all_by(|node| node.label().is_some_and(|it| it.starts_with(name)))
            .next()
            .unwrap_or_else(|| panic!("nothing is called {name}"))
            .click();
        self.harness.run();
        self.harness.remove_cursor();
        self.harness.run();
    }

    /// Gives a control the keyboard.
    pub(crate) fn focus(&mut self, name: &str) {
        self.harness
            .get_by(|node| node.label().is_some_and(|it| it.starts_with(name)))
            .focus();
        self.harness.run();
    }

    /// Puts a finger down at one place and lifts it at another.
    pub(crate) fn drag(&mut self, from: Pos2, to: Pos2) {
        self.harness.hover_at(from);
        self.harness.drag_at(from);
        self.harness.run();
        self.harness.hover_at(from.lerp(to, 0.5));
        self.harness.hover_at(to);
        self.harness.run();
        self.harness.drop_at(to);
        self.harness.run();
    }

    /// The screen as it is now.
    pub(crate) fn screen(&self) -> &Screen {
        &self.harness.state().screen
    }

    /// What was asked for since the last call.
    pub(crate) fn asked(&mut self) -> Vec<Intent> {
        std::mem::take(&mut self.harness.state_mut().asked)
    }

    /// Every text of the last frame.
    pub(crate) fn texts(&self) -> Vec<Noted> {
        recorded(&self.harness.ctx)
    }

    /// Everything that a screen reader finds and that has a place.
    pub(crate) fn things(&self) -> Vec<Thing> {
        self.harness
            .root()
            .children_recursive()
            .filter(|node| node.accesskit_node().bounding_box().is_some())
            .map(|node| thing(&node))
            .filter(|it| !matches!(it.role, Role::GenericContainer | Role::Window))
            .collect()
    }

    /// What can have the keyboard, in a screen reader's order.
    pub(crate) fn stops(&self) -> Vec<Thing> {
        let all = self.harness.root().children_recursive();
        let all = all.filter(|node| {
            let data = node.accesskit_node();
            data.data().supports_action(Action::Focus)
        });
        all.map(|node| thing(&node)).collect()
    }

    /// What has the keyboard.
    pub(crate) fn focused(&self) -> Option<Thing> {
        let mut all = self.harness.root().children_recursive();
        let focused = all.find(|node| node.accesskit_node().is_focused());
        focused.map(|node| thing(&node))
    }

    /// Takes the keyboard from whatever has it.
    pub(crate) fn unfocus(&mut self) {
        let memory = |memory: &mut egui::Memory| memory.stop_text_input();
        self.harness.ctx.memory_mut(memory);
    }

    /// All that a screen reader is told, in its order.
    pub(crate) fn told(&self) -> Vec<Told> {
        let all = self.harness.root().children_recursive();
        let told = all.map(|node| {
            let it = node.accesskit_node();
            Told {
                id: it.locate().0,
                role: it.role(),
                words: it.label().or_else(|| node.value()).unwrap_or_default(),
                live: it.live(),
                toggled: it.toggled().map(|it| it == Toggled::True),
                number: it
                    .numeric_value()
                    .zip(it.min_numeric_value())
                    .zip(it.max_numeric_value())
                    .map(|((it, least), most)| (it, least, most)),
            }
        });
        told.collect()
    }

    /// Shows another state of the game that is on the table.
    pub(crate) fn game_is(&mut self, game: Game) {
        if let Screen::Game(shown) = &mut self.harness.state_mut().screen {
            shown.0 = game;
        }
        self.harness.run();
    }

    /// Lets time pass, in seconds.
    pub(crate) fn wait(&mut self, secs: f64) {
        let now = self.harness.ctx.input(|input| input.time);
        self.harness.input_mut().time = Some(now + secs);
        self.harness.step();
        self.harness.input_mut().time = None;
    }

    /// Controls without a name.
    pub(crate) fn unnamed(&self) -> Vec<String> {
        self.harness.unnamed_widgets()
    }

    /// How many buttons are filled with gold: sheets that are gold in their middle and lighter or darker at their edges.
    pub(crate) fn gold_buttons(&self) -> usize {
        let shown = self.harness.state();
        let scale = Scale::new(Vec2::new(1280.0, 800.0), 1.0);
        let gold = Theme::new(shown.mode, scale, Motion::Still).colors.gold;
        let is_gold = |shape: &Shape| match shape {
            Shape::Mesh(mesh)
                if mesh.calc_bounds().height() >= 40.0 && mesh.calc_bounds().width() >= 100.0 =>
            {
                let colors = || mesh.vertices.iter().map(|it| it.color);
                let is_lit = colors().any(|it| it != gold && it.a() == 255);
                colors().next() == Some(gold) && is_lit
            }
            _ => false,
        };
        let shapes = &self.harness.output().shapes;
        shapes.iter().filter(|it| is_gold(&it.shape)).count()
    }
}
