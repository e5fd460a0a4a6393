//! How to play: Lancelot and his five ways, whose deck it is, the rule for the assassination.

use egui::{Rect, Ui, pos2, vec2};

use super::state::SetupState;
use super::{Troubles, column, has_deck, notices_ui};
use crate::engine::{AssassinationRule, LancelotMode, Role};
use crate::i18n::Msg;
use crate::ui::cx::Cx;
use crate::ui::emblem::Emblem;
use crate::ui::intent::{Intent, Preference};
use crate::ui::theme::Type;
use crate::ui::widgets::button::{Button, button_ui};
use crate::ui::widgets::head::head_ui;
use crate::ui::widgets::switch_row::{SwitchRow, switch_row_ui};
use crate::ui::widgets::text::Words;

/// Draws the column and returns a preference that was changed.
pub(super) fn rules_ui(
    ui: &mut Ui,
    cx: &Cx<'_>,
    state: &mut SetupState,
    troubles: &Troubles,
) -> Option<Intent> {
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
    let trouble = troubles.rules.first().map(|(trouble, _)| *trouble);
    let row = SwitchRow {
        emblem: Some(Emblem::Switch),
        label: &label,
        is_on,
        trouble,
        key: "",
    };
    if switch_row_ui(ui, cx.theme, rows.next(58.0), &row).clicked() {
        state.turn_lancelot();
    }
    rows.top = notices_ui(
        ui,
        cx,
        pos2(room.left(), rows.top),
        room.width(),
        room.bottom(),
        &troubles.rules,
    );
    let mut intent = None;
    if is_on {
        modes_ui(ui, cx, &mut rows, state);
        if has_deck(state.setup.lancelot) {
            let (app, real) = (cx.say(Msg::SetupDeckApp), cx.say(Msg::SetupDeckReal));
            let (deck, who) = (
                cx.say(Msg::SetupDeck),
                if state.has_real_deck { &real } else { &app },
            );
            if rows.cycle(ui, &deck, who) {
                state.has_real_deck = !state.has_real_deck;
                intent = Some(Intent::Prefer(Preference::RealDeck(state.has_real_deck)));
            }
        }
    }
    if state.setup.has(Role::Merlin) {
        let rule = state.setup.assassination;
        let (name, _) = cx.words.assassination_rule(rule);
        if rows.cycle(ui, &cx.say(Msg::SetupAssassination), &name) {
            let idx = AssassinationRule::ALL
                .iter()
                .position(|it| *it == rule)
                .unwrap_or(0);
            state.setup.assassination =
                AssassinationRule::ALL[(idx + 1) % AssassinationRule::ALL.len()];
        }
    }
    intent
}

/// The five ways, the chosen one with what it means.
fn modes_ui(ui: &mut Ui, cx: &Cx<'_>, rows: &mut Rows<'_>, state: &mut SetupState) {
    for mode in LancelotMode::ALL
        .into_iter()
        .filter(|mode| *mode != LancelotMode::None)
    {
        let (name, means) = cx.words.lancelot_mode(mode);
        let is_chosen = state.setup.lancelot == mode;
        let rect = rows.next(40.0);
        let emblem = if is_chosen {
            Emblem::Tick
        } else {
            Emblem::Grip
        };
        let mut button = Button::plain(&name).kind(Type::Small);
        if is_chosen {
            button = button.emblem(emblem);
        }
        if button_ui(ui, cx.theme, rect, &button).clicked() {
            state.take_mode(mode);
        }
        if is_chosen {
            let painter = ui.painter().clone();
            let at = pos2(rows.room.left() + cx.pt(14.0), rows.top - cx.pt(2.0));
            let rect = Words::new(cx.theme, Type::Small, &means, cx.theme.colors.text2)
                .within(rows.room.width() - cx.pt(20.0))
                .rows(2)
                .fit(&painter)
                .paint_below(&painter, at);
            super::super::game::label(ui, rect, &means);
            rows.top = rect.bottom() + cx.pt(8.0);
        }
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
        let rect = Rect::from_min_size(
            pos2(self.room.left(), self.top),
            vec2(self.room.width(), self.cx.pt(points)),
        );
        self.top = rect.bottom() + self.cx.pt(8.0);
        rect
    }

    /// A row that a press turns to the next of a few.
    fn cycle(&mut self, ui: &mut Ui, label: &str, value: &str) -> bool {
        let rect = self.next(62.0);
        let button = Button::plain(label).under(value);
        button_ui(ui, self.cx.theme, rect, &button).clicked()
    }
}
