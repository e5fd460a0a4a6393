//! How to play, in a column: modules on or off, and where their ways are chosen.

use egui::{Rect, Ui, pos2, vec2};

use super::notices::Notices;
use super::state::{Page, SetupState};
use super::{Troubles, column};
use crate::engine::{LancelotMode, Role};
use crate::i18n::Msg;
use crate::ui::commands::Command;
use crate::ui::cx::Cx;
use crate::ui::emblem::Emblem;
use crate::ui::widgets::button::{Button, button_ui};
use crate::ui::widgets::head::head_ui;
use crate::ui::widgets::switch_row::{SwitchRow, switch_row_ui};

/// Draws the column.
pub(super) fn rules_ui(ui: &mut Ui, cx: &Cx<'_>, state: &mut SetupState, troubles: &Troubles) {
    let room = column(cx, 2, 0.11, 0.77);
    let gold = cx.theme.colors.gold;
    let head = pos2(room.left(), room.top() + cx.pt(30.0));
    head_ui(ui, cx.theme, head, None, &cx.say(Msg::SetupModules), gold);
    let mut rows = Rows {
        cx,
        room,
        top: column(cx, 2, 0.181, 1.0).top(),
    };
    let label = cx.say(Msg::SetupLancelot);
    let is_on = state.setup.lancelot != LancelotMode::None;
    let row = SwitchRow {
        emblem: Some(Emblem::Switch),
        label: &label,
        is_on,
        trouble: troubles.rules.first().map(|(trouble, _)| *trouble),
        key: "",
    };
    if switch_row_ui(ui, cx.theme, rows.next(58.0), &row).clicked() {
        state.turn_lancelot();
    }
    let below = pos2(room.left(), rows.top);
    // Three more rows may follow.
    let most = room.bottom() - rows.top - cx.pt(206.0);
    let notices = Notices::fit(ui, cx, room.width(), most, &[&troubles.rules]);
    rows.top = notices.show(ui, 0, below);
    if is_on {
        let (name, means) = cx.words.lancelot_mode(state.setup.lancelot);
        if rows.button(ui, &name, &means) {
            state.page = Page::Options;
        }
    }
    if state.setup.has(Role::Merlin) {
        let (name, _) = cx.words.assassination_rule(state.setup.assassination);
        if rows.button(ui, &cx.say(Msg::SetupAssassination), &name) {
            state.page = Page::Options;
        }
    }
    let more = cx.say(Msg::SetupMore);
    let rect = rows.next(58.0);
    let button = Button::plain(&more).key("O");
    if button_ui(ui, cx.theme, rect, &button).clicked() || Command::Options.is_pressed(ui) {
        state.page = Page::Options;
    }
}

/// Rows one below the other.
struct Rows<'a> {
    cx: &'a Cx<'a>,
    room: Rect,
    top: f32,
}

impl Rows<'_> {
    fn next(&mut self, points: f32) -> Rect {
        let size = vec2(self.room.width(), self.cx.pt(points));
        let rect = Rect::from_min_size(pos2(self.room.left(), self.top), size);
        self.top = rect.bottom() + self.cx.pt(8.0);
        rect
    }

    fn button(&mut self, ui: &mut Ui, words: &str, under: &str) -> bool {
        let button = Button::plain(words).under(under);
        button_ui(ui, self.cx.theme, self.next(62.0), &button).clicked()
    }
}
