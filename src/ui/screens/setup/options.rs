//! The table's ways of playing, each with what it means, and the look of the screen.

use egui::{Rect, Ui, pos2, vec2};

use super::super::votes::votes_shown;
use super::state::{Page, SetupState};
use crate::engine::{AssassinationRule, Edition, LancelotMode, RestoreYourHonor, Role};
use crate::i18n::{Msg, edition_id};
use crate::ui::commands::{Command, choice_keys, pressed_choice};
use crate::ui::cx::Cx;
use crate::ui::emblem::Emblem;
use crate::ui::intent::{Intent, Preference};
use crate::ui::theme::Mode;
use crate::ui::widgets::button::{Button, button_ui};
use crate::ui::widgets::head::head_ui;

/// The seconds for an exclusion that can be chosen; 0 is no limit (T4).
const TRAPPER_SECS: [u32; 5] = [0, 15, 30, 60, 90];

/// Where the three columns begin and end, in parts of the window.
const COLUMNS: [(f32, f32); 3] = [(0.028, 0.336), (0.346, 0.654), (0.664, 0.972)];

/// How high a row of each column is, in design points: what it means may take two lines there.
const ROWS: [f32; 3] = [64.0, 76.0, 74.0];

/// Design points between rows.
const GAP: f32 = 6.0;

/// Draws the page and returns a preference that was changed.
pub(super) fn options_ui(ui: &mut Ui, cx: &Cx<'_>, state: &mut SetupState) -> Option<Intent> {
    let mut page = OnPage {
        pressed: pressed_choice(ui),
        chosen: 0,
        intent: None,
    };
    lancelot_ui(ui, cx, state, &mut page);
    rules_ui(ui, cx, state, &mut page);
    herald_ui(ui, cx, state, &mut page);
    let (back, space) = (cx.say(Msg::SetupBack), cx.say(Msg::KeySpace));
    let rect = cx.part(0.722, 0.88, 0.972, 0.968);
    let button = Button::gold(&back).key(&space);
    let is_clicked = button_ui(ui, cx.theme, rect, &button).clicked();
    let is_keyed = [Command::Primary, Command::Menu, Command::Options]
        .iter()
        .any(|command| command.is_pressed(ui));
    if is_clicked || is_keyed {
        state.page = Page::Table;
    }
    page.intent
}

/// Lancelot, and who turns his cards.
fn lancelot_ui(ui: &mut Ui, cx: &Cx<'_>, state: &mut SetupState, page: &mut OnPage) {
    let mut column = Column::new(cx, 0);
    if state.setup.edition == Edition::Avalon {
        column.head(ui, &cx.say(Msg::SetupLancelot));
        for mode in LancelotMode::ALL {
            let (name, means) = cx.words.lancelot_mode(mode);
            let is_chosen = state.setup.lancelot == mode;
            if column.choice(ui, page, &name, &means, is_chosen) {
                state.take_mode(mode);
            }
        }
    }
    if state.setup.lancelot.deck().is_none() {
        return;
    }
    column.head(ui, &cx.say(Msg::SetupDeck));
    for (is_real, words, means) in [
        (false, Msg::SetupDeckApp, Msg::SetupDeckAppMeans),
        (true, Msg::SetupDeckReal, Msg::SetupDeckRealMeans),
    ] {
        let is_chosen = state.prefers.has_real_deck == is_real;
        if column.choice(ui, page, &cx.say(words), &cx.say(means), is_chosen) {
            state.prefers.has_real_deck = is_real;
            page.intent = Some(Intent::Prefer(Preference::RealDeck(is_real)));
        }
    }
}

/// The assassination, and what belongs to the modules.
fn rules_ui(ui: &mut Ui, cx: &Cx<'_>, state: &mut SetupState, page: &mut OnPage) {
    let mut column = Column::new(cx, 1);
    if state.setup.has(Role::Merlin) {
        column.head(ui, &cx.say(Msg::SetupAssassination));
        for rule in AssassinationRule::ALL {
            let (name, means) = cx.words.assassination_rule(rule);
            let is_chosen = state.setup.assassination == rule;
            if column.choice(ui, page, &name, &means, is_chosen) {
                state.setup.assassination = rule;
            }
        }
    }
    if state.setup.plot_cards {
        let edition = edition_id(state.setup.edition);
        let head = cx.say_with(Msg::SetupRestore, &[("edition", edition.into())]);
        column.head(ui, &head);
        for (rule, msg) in [
            (RestoreYourHonor::Held, Msg::SetupRestoreHeld),
            (RestoreYourHonor::Immediate, Msg::SetupRestoreNow),
        ] {
            let is_chosen = state.setup.restore_your_honor == rule;
            if column.choice(ui, page, &cx.say(msg), "", is_chosen) {
                state.setup.restore_your_honor = rule;
            }
        }
    }
}

/// What the Herald does, and how it looks.
fn herald_ui(ui: &mut Ui, cx: &Cx<'_>, state: &mut SetupState, page: &mut OnPage) {
    let mut column = Column::new(cx, 2);
    column.head(ui, &cx.say(Msg::SetupHerald));
    if state.setup.trapper {
        let secs = state.prefers.trapper_secs;
        let words = cx.say(Msg::SetupTrapperTime);
        let means = cx.say_with(Msg::SetupTrapperSecs, &[("count", (secs as usize).into())]);
        let button = Button::plain(&words).under(&means);
        if column.button(ui, button, Command::Trapper) {
            let idx = TRAPPER_SECS.iter().position(|&it| it == secs);
            let next = idx.map_or(0, |idx| (idx + 1) % TRAPPER_SECS.len());
            state.prefers.trapper_secs = TRAPPER_SECS[next];
            let secs = Preference::TrapperSecs(state.prefers.trapper_secs);
            page.intent = Some(Intent::Prefer(secs));
        }
    }
    let words = cx.say(Msg::SetupDayPrompts);
    let means = cx.say(Msg::SetupDayPromptsMeans);
    let mut button = Button::plain(&words).under(&means);
    if state.prefers.day_prompts {
        button = button.emblem(Emblem::Tick);
    }
    if column.button(ui, button, Command::DayPrompts) {
        state.prefers.day_prompts = !state.prefers.day_prompts;
        let prompts = Preference::DayPrompts(state.prefers.day_prompts);
        page.intent = Some(Intent::Prefer(prompts));
    }
    let history = state.prefers.vote_history;
    let (words, means) = (cx.say(Msg::SetupVotes), votes_shown(cx, history));
    if column.button(ui, Button::plain(&words).under(&means), Command::Other) {
        state.prefers.vote_history = history.next();
        let history = Preference::VoteHistory(history.next());
        page.intent = Some(Intent::Prefer(history));
    }
    let (words, means) = (cx.say(Msg::Recording), cx.say(Msg::RecordingMeans));
    let button = Button::plain(&words).under(&means);
    if column.button(ui, button, Command::OwnVoice) {
        page.intent = Some(Intent::OwnVoice);
    }
    let (words, mode) = match cx.theme.mode {
        Mode::Dark => (cx.say(Msg::MenuLight), Mode::Light),
        Mode::Light => (cx.say(Msg::MenuDark), Mode::Dark),
    };
    let theme = Intent::Prefer(Preference::Theme(mode));
    let full = Intent::Prefer(Preference::FullScreen);
    let larger = Intent::Prefer(Preference::Size(0.1));
    let smaller = Intent::Prefer(Preference::Size(-0.1));
    for (words, key, command, half, intent) in [
        (words, Command::Theme.letter(), Command::Theme, 0, theme),
        (
            cx.say(Msg::MenuFullScreen),
            "F11",
            Command::FullScreen,
            1,
            full,
        ),
        (
            cx.say(Msg::MenuSmaller),
            "Ctrl −",
            Command::Smaller,
            0,
            smaller,
        ),
        (
            cx.say(Msg::MenuLarger),
            "Ctrl +",
            Command::Larger,
            1,
            larger,
        ),
    ] {
        if column.half(ui, Button::plain(&words).key(key), half) || command.is_pressed(ui) {
            page.intent = Some(intent);
        }
    }
    let (words, means) = (cx.say(Msg::MenuTv), cx.say(Msg::SetupTvMeans));
    let button = Button::plain(&words).under(&means).key("F2").keeps_key();
    let row = column.row();
    if button_ui(ui, cx.theme, row, &button).clicked() || Command::Tv.is_pressed(ui) {
        page.intent = Some(Intent::Prefer(Preference::Tv));
    }
}

/// What happens on the page while it is drawn.
struct OnPage {
    /// Which of the choices a key was pressed for.
    pressed: Option<usize>,
    /// How many choices have been drawn.
    chosen: usize,
    /// What was changed.
    intent: Option<Intent>,
}

/// Rows one below the other.
struct Column<'a> {
    cx: &'a Cx<'a>,
    room: Rect,
    /// Design points of a row.
    row: f32,
    top: f32,
}

impl<'a> Column<'a> {
    fn new(cx: &'a Cx<'a>, idx: usize) -> Self {
        let (left, right) = COLUMNS[idx];
        let room = cx.part(left, 0.11, right, 0.97);
        Self {
            cx,
            room,
            row: ROWS[idx],
            top: room.top(),
        }
    }

    fn head(&mut self, ui: &mut Ui, words: &str) {
        let cx = self.cx;
        let at = pos2(self.room.left(), self.top + cx.pt(24.0));
        let (gold, right) = (cx.theme.colors.gold, self.room.right());
        head_ui(ui, cx.theme, at, None, words, gold, right);
        self.top += cx.pt(50.0);
    }

    fn row(&mut self) -> Rect {
        let size = vec2(self.room.width(), self.cx.pt(self.row));
        let rect = Rect::from_min_size(pos2(self.room.left(), self.top), size);
        self.top += size.y + self.cx.pt(GAP);
        rect
    }

    /// A button of a row of its own, with the key from the one table of keys.
    fn button(&mut self, ui: &mut Ui, button: Button<'_>, command: Command) -> bool {
        let rect = self.row();
        let button = button.key(command.letter()).keeps_key();
        let is_clicked = button_ui(ui, self.cx.theme, rect, &button).clicked();
        is_clicked || command.is_pressed(ui)
    }

    /// One of the two buttons of a row, the left one first.
    fn half(&mut self, ui: &mut Ui, button: Button<'_>, half: usize) -> bool {
        let row = if half == 0 {
            self.row()
        } else {
            // Beside the one before.
            let size = vec2(self.room.width(), self.cx.pt(self.row));
            let top = self.top - size.y - self.cx.pt(GAP);
            Rect::from_min_size(pos2(self.room.left(), top), size)
        };
        let (left, right) = row.split_left_right_at_fraction(0.5);
        let gap = self.cx.pt(4.0);
        let rect = if half == 0 {
            left.with_max_x(left.right() - gap)
        } else {
            right.with_min_x(right.left() + gap)
        };
        button_ui(ui, self.cx.theme, rect, &button).clicked()
    }

    fn choice(
        &mut self,
        ui: &mut Ui,
        page: &mut OnPage,
        words: &str,
        means: &str,
        is_chosen: bool,
    ) -> bool {
        let rect = self.row();
        let idx = page.chosen;
        page.chosen += 1;
        let mut button = Button::plain(words).keeps_key();
        if let Some(key) = choice_keys().nth(idx) {
            button = button.key(key.name());
        }
        if !means.is_empty() {
            button = button.under(means);
        }
        if is_chosen {
            button = button.emblem(Emblem::Tick);
        }
        let is_clicked = button_ui(ui, self.cx.theme, rect, &button).clicked();
        is_clicked || page.pressed == Some(idx)
    }
}
