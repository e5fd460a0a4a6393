//! The table's ways of playing, each with what it means.

use egui::{Rect, Ui, pos2, vec2};

use super::state::{Page, SetupState};
use crate::engine::{AssassinationRule, Edition, LancelotMode, RestoreYourHonor, Role};
use crate::i18n::{Msg, edition_id};
use crate::ui::commands::Command;
use crate::ui::cx::Cx;
use crate::ui::emblem::Emblem;
use crate::ui::intent::{Intent, Preference};
use crate::ui::widgets::button::{Button, button_ui};
use crate::ui::widgets::head::head_ui;

/// The seconds for an exclusion that can be chosen; 0 is no limit (T4).
const TRAPPER_SECS: [u32; 5] = [0, 15, 30, 60, 90];

/// Draws the page and returns a preference that was changed.
pub(super) fn options_ui(ui: &mut Ui, cx: &Cx<'_>, state: &mut SetupState) -> Option<Intent> {
    let mut intent = None;
    let mut left = Column::new(cx, 0.028, 0.49);
    let is_avalon = state.setup.edition == Edition::Avalon;
    if is_avalon {
        left.head(ui, Msg::SetupLancelot);
    }
    for mode in LancelotMode::ALL.into_iter().filter(|_| is_avalon) {
        let (name, means) = cx.words.lancelot_mode(mode);
        let is_chosen = state.setup.lancelot == mode;
        if left.choice(ui, &name, &means, is_chosen) {
            state.take_mode(mode);
        }
    }
    if state.setup.lancelot.deck().is_some() {
        let words = |is_real| {
            cx.say(if is_real {
                Msg::SetupDeckReal
            } else {
                Msg::SetupDeckApp
            })
        };
        let means = |is_real| {
            cx.say(if is_real {
                Msg::SetupDeckRealMeans
            } else {
                Msg::SetupDeckAppMeans
            })
        };
        left.head(ui, Msg::SetupDeck);
        for is_real in [false, true] {
            let is_chosen = state.prefers.has_real_deck == is_real;
            if left.choice(ui, &words(is_real), &means(is_real), is_chosen) {
                state.prefers.has_real_deck = is_real;
                intent = Some(Intent::Prefer(Preference::RealDeck(is_real)));
            }
        }
    }
    let mut right = Column::new(cx, 0.51, 0.972);
    let has_merlin = state.setup.has(Role::Merlin);
    if has_merlin {
        right.head(ui, Msg::SetupAssassination);
    }
    for rule in AssassinationRule::ALL.into_iter().filter(|_| has_merlin) {
        let (name, means) = cx.words.assassination_rule(rule);
        if right.choice(ui, &name, &means, state.setup.assassination == rule) {
            state.setup.assassination = rule;
        }
    }
    if state.setup.plot_cards {
        let edition = edition_id(state.setup.edition);
        let head = cx.say_with(Msg::SetupRestore, &[("edition", edition.into())]);
        right.head_words(ui, &head);
        for (rule, msg) in [
            (RestoreYourHonor::Held, Msg::SetupRestoreHeld),
            (RestoreYourHonor::Immediate, Msg::SetupRestoreNow),
        ] {
            let is_chosen = state.setup.restore_your_honor == rule;
            if right.choice(ui, &cx.say(msg), "", is_chosen) {
                state.setup.restore_your_honor = rule;
            }
        }
    }
    if state.setup.trapper {
        let secs = state.prefers.trapper_secs;
        let words = cx.say(Msg::SetupTrapperTime);
        let means = cx.say_with(Msg::SetupTrapperSecs, &[("count", (secs as usize).into())]);
        if right.choice(ui, &words, &means, false) {
            let idx = TRAPPER_SECS
                .iter()
                .position(|&it| it == secs)
                .map_or(0, |idx| idx + 1);
            state.prefers.trapper_secs = TRAPPER_SECS[idx % TRAPPER_SECS.len()];
            intent = Some(Intent::Prefer(Preference::TrapperSecs(
                state.prefers.trapper_secs,
            )));
        }
    }
    let words = cx.say(Msg::SetupDayPrompts);
    let means = cx.say(Msg::SetupDayPromptsMeans);
    if right.choice(ui, &words, &means, state.prefers.day_prompts) {
        state.prefers.day_prompts = !state.prefers.day_prompts;
        intent = Some(Intent::Prefer(Preference::DayPrompts(
            state.prefers.day_prompts,
        )));
    }
    let (words, means) = (cx.say(Msg::Recording), cx.say(Msg::RecordingMeans));
    if right.way_out(ui, &words, &means, "V") || Command::OwnVoice.is_pressed(ui) {
        intent = Some(Intent::OwnVoice);
    }
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
    intent
}

/// Choices one below the other.
struct Column<'a> {
    cx: &'a Cx<'a>,
    room: Rect,
    top: f32,
}

impl<'a> Column<'a> {
    fn new(cx: &'a Cx<'a>, left: f32, right: f32) -> Self {
        let room = cx.part(left, 0.11, right, 0.97);
        Self {
            cx,
            room,
            top: room.top(),
        }
    }

    fn head(&mut self, ui: &mut Ui, msg: Msg) {
        self.head_words(ui, &self.cx.say(msg));
    }

    fn head_words(&mut self, ui: &mut Ui, words: &str) {
        let cx = self.cx;
        let at = pos2(self.room.left(), self.top + cx.pt(24.0));
        head_ui(ui, cx.theme, at, None, words, cx.theme.colors.gold);
        self.top += cx.pt(50.0);
    }

    /// A button that leads to another screen.
    fn way_out(&mut self, ui: &mut Ui, words: &str, means: &str, key: &str) -> bool {
        let rect = self.row();
        let button = Button::plain(words).under(means).key(key);
        button_ui(ui, self.cx.theme, rect, &button).clicked()
    }

    fn row(&mut self) -> Rect {
        let size = vec2(self.room.width(), self.cx.pt(60.0));
        let rect = Rect::from_min_size(pos2(self.room.left(), self.top), size);
        self.top += size.y + self.cx.pt(6.0);
        rect
    }

    fn choice(&mut self, ui: &mut Ui, words: &str, means: &str, is_chosen: bool) -> bool {
        let cx = self.cx;
        let rect = self.row();
        let mut button = Button::plain(words);
        if !means.is_empty() {
            button = button.under(means);
        }
        if is_chosen {
            button = button.emblem(Emblem::Tick);
        }
        button_ui(ui, cx.theme, rect, &button).clicked()
    }
}
