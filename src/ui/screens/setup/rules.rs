//! The modules, in a column: on or off, what is wrong with each under it, and the way to more options.

use egui::{Rect, Ui, pos2, vec2};

use super::super::votes::votes_shown;
use super::column;
use super::notices::Notices;
use super::state::{Page, SetupState};
use super::troubles::Troubles;
use crate::engine::{Edition, LancelotMode};
use crate::i18n::Msg;
use crate::ui::commands::Command;
use crate::ui::cx::Cx;
use crate::ui::emblem::Emblem;
use crate::ui::theme::Type;
use crate::ui::widgets::button::{Button, button_ui};
use crate::ui::widgets::head::{head_ui, strip_ui};
use crate::ui::widgets::switch_row::{SwitchRow, switch_row_ui};

/// A module that is switched on or off here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Switch {
    Lady,
    Excalibur,
    Lancelot,
    PlotCards,
    Trapper,
}

impl Switch {
    const ALL: [Self; 5] = [
        Self::Lady,
        Self::Excalibur,
        Self::Lancelot,
        Self::PlotCards,
        Self::Trapper,
    ];

    const fn emblem(self) -> Emblem {
        match self {
            Self::Lady => Emblem::Lady,
            Self::Excalibur => Emblem::Sword,
            Self::Lancelot => Emblem::Switch,
            Self::PlotCards => Emblem::CardHeld,
            Self::Trapper => Emblem::Trapper,
        }
    }

    const fn command(self) -> Command {
        match self {
            Self::Lady => Command::Lady,
            Self::Excalibur => Command::Excalibur,
            Self::Lancelot => Command::Lancelot,
            Self::PlotCards => Command::PlotCards,
            Self::Trapper => Command::Trapper,
        }
    }

    fn label(self, cx: &Cx<'_>, state: &SetupState) -> String {
        match self {
            Self::Lady => cx.say(Msg::SetupLady),
            Self::Excalibur => cx.say(Msg::SetupExcalibur),
            Self::PlotCards => cx.say(Msg::SetupPlotCards),
            Self::Trapper => cx.say(Msg::SetupTrapper),
            Self::Lancelot if self.is_on(state) => {
                let (mode, _) = cx.words.lancelot_mode(state.setup.lancelot);
                cx.say_with(Msg::SetupLancelotMode, &[("mode", (&mode).into())])
            }
            Self::Lancelot => cx.say(Msg::SetupLancelot),
        }
    }

    fn is_on(self, state: &SetupState) -> bool {
        let setup = &state.setup;
        match self {
            Self::Lady => setup.lady_of_the_lake,
            Self::Excalibur => setup.excalibur,
            Self::Lancelot => setup.lancelot != LancelotMode::None,
            Self::PlotCards => setup.plot_cards,
            Self::Trapper => setup.trapper,
        }
    }

    fn turn(self, state: &mut SetupState) {
        let setup = &mut state.setup;
        match self {
            Self::Lady => setup.lady_of_the_lake = !setup.lady_of_the_lake,
            Self::Excalibur => setup.excalibur = !setup.excalibur,
            Self::Lancelot => state.turn_lancelot(),
            Self::PlotCards => setup.plot_cards = !setup.plot_cards,
            Self::Trapper => setup.trapper = !setup.trapper,
        }
    }
}

/// Draws the column.
pub(super) fn rules_ui(ui: &mut Ui, cx: &Cx<'_>, state: &mut SetupState, troubles: &Troubles) {
    let room = column(cx, 2, 0.11, 0.77);
    let gold = cx.theme.colors.gold;
    let head = pos2(room.left(), room.top() + cx.pt(30.0));
    let title = cx.say(Msg::SetupModules);
    head_ui(ui, cx.theme, head, None, &title, gold, room.right());
    let mut top = column(cx, 2, 0.181, 1.0).top();
    // Lancelot is of Avalon: The Resistance has no characters.
    let shown = Switch::ALL
        .into_iter()
        .filter(|switch| *switch != Switch::Lancelot || state.setup.edition == Edition::Avalon);
    let shown: Vec<_> = shown.collect();
    let told: Vec<_> = shown
        .iter()
        .map(|&switch| troubles.of_switch(switch))
        .collect();
    let lists: Vec<_> = told.iter().map(Vec::as_slice).collect();
    let rows = shown.len() as f32 + 1.0;
    let least = 44.0 + cx.pt(8.0);
    let most = room.bottom() - top - rows * least;
    let notices = Notices::fit(ui, cx, room.width(), most, &lists);
    let boxes: f32 = (0..lists.len()).map(|idx| notices.height(ui, idx)).sum();
    let step = ((room.bottom() - top - boxes) / rows).min(cx.pt(66.0));
    let size = vec2(room.width(), step - cx.pt(8.0));
    for (idx, (&switch, told)) in shown.iter().zip(&told).enumerate() {
        let label = switch.label(cx, state);
        let row = SwitchRow {
            emblem: Some(switch.emblem()),
            label: &label,
            is_on: switch.is_on(state),
            trouble: told.first().map(|(trouble, _)| *trouble),
            key: switch.command().letter(),
        };
        let rect = Rect::from_min_size(pos2(room.left(), top), size);
        let is_clicked = switch_row_ui(ui, cx.theme, rect, &row).clicked();
        let is_keyed = state.editing.is_none() && switch.command().is_pressed(ui);
        if is_clicked || is_keyed {
            switch.turn(state);
        }
        let below = pos2(room.left(), rect.bottom() + cx.pt(4.0));
        top = notices.show(ui, idx, below) + cx.pt(4.0);
    }
    // What else there is stands in one row: there must be room for what is wrong.
    let (left, right) =
        Rect::from_min_size(pos2(room.left(), top), size).split_left_right_at_fraction(0.54);
    let (more, help) = (cx.say(Msg::SetupMore), cx.say(Msg::MenuHelp));
    let button = Button::plain(&more)
        .kind(Type::Small)
        .key(Command::Options.letter());
    let is_clicked = button_ui(ui, cx.theme, left, &button).clicked();
    if is_clicked || Command::Options.is_pressed(ui) {
        state.page = Page::Options;
    }
    let right = right.with_min_x(right.left() + cx.pt(6.0));
    let button = Button::plain(&help).kind(Type::Small).key("F1");
    let is_clicked = button_ui(ui, cx.theme, right, &button).clicked();
    if is_clicked || Command::Help.is_pressed(ui) {
        state.page = Page::Help;
    }
    house_rules_ui(ui, cx, room.with_min_y(top + size.y + cx.pt(12.0)), state);
}

/// What is in force at this table, if what is wrong leaves room for it.
fn house_rules_ui(ui: &mut Ui, cx: &Cx<'_>, room: Rect, state: &SetupState) {
    if room.height() < cx.pt(62.0) {
        return;
    }
    let mut rules = cx.words.house_rules(&state.setup);
    rules.push(votes_shown(cx, state.prefers.vote_history));
    let title = cx.say(Msg::SetupHouseRules);
    strip_ui(ui, cx.theme, room, &title, &rules.join(" · "));
}
