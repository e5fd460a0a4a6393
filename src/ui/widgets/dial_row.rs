//! A row with a value that goes up and down in steps.

use egui::accesskit::Action;
use egui::{Align, Rect, Sense, Ui, WidgetInfo, pos2};

use super::paint;
use super::reader::number_ui;
use super::text::Words;
use crate::ui::theme::{Face, Theme, Type};

/// A row in plain data.
#[derive(Clone, Copy, Debug)]
pub struct DialRow<'a> {
    /// What it is.
    pub label: &'a str,
    /// What it stands at.
    pub value: &'a str,
    /// What a reader says of the button that takes it down.
    pub less: &'a str,
    /// What a reader says of the button that takes it up.
    pub more: &'a str,
    /// Whether the arrow keys turn this one.
    pub is_chosen: bool,
    /// How many steps it can go further down, and up.
    pub may: [usize; 2],
}

/// What came of showing a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialled {
    /// A step down.
    Less,
    /// A step up.
    More,
    /// It was clicked elsewhere: the arrow keys turn this one from now on.
    Chosen,
}

/// Draws a row.
pub fn dial_row_ui(ui: &mut Ui, theme: &Theme, rect: Rect, row: &DialRow<'_>) -> Option<Dialled> {
    let painter = ui.painter().clone();
    let colors = theme.colors;
    let corner = theme.pt(12.0);
    let id = ui.scope_id().with(("dial", row.label));
    let response = ui.interact(rect, id, Sense::click());
    let said = format!("{}: {}", row.label, row.value);
    response
        .widget_info(|| WidgetInfo::selected(egui::Role::SpinButton, true, row.is_chosen, &said));
    let [down, up] = row.may.map(|steps| steps as f64);
    number_ui(ui, id, down, [0.0, down + up]);
    let steps = [
        (Action::Decrement, Dialled::Less),
        (Action::Increment, Dialled::More),
    ];
    let (line, width) = if row.is_chosen {
        (colors.gold, theme.pt(3.0))
    } else {
        (colors.line, theme.pt(1.5))
    };
    paint::fill(&painter, rect, corner, colors.night2);
    paint::outline(&painter, rect.shrink(width / 2.0), corner, width, line);
    let side = rect.height().max(44.0);
    let more = Rect::from_min_max(pos2(rect.right() - side, rect.top()), rect.right_bottom());
    let value_width = theme.pt(146.0);
    let less = more.translate(egui::vec2(-value_width - side, 0.0));
    let middle = rect.center().y;
    let left = rect.left() + theme.pt(20.0);
    Words::new(theme, Type::Small, row.label, colors.text2)
        .within(less.left() - left - theme.pt(6.0))
        .rows(2)
        .tight()
        .fit(&painter)
        .paint(&painter, pos2(left, middle));
    Words::new(theme, Type::Small, row.value, colors.text)
        .face(Face::Far)
        .within(value_width)
        .align(Align::Center)
        .fit(&painter)
        .paint(
            &painter,
            pos2(f32::midpoint(less.right(), more.left()), middle),
        );
    let mut dialled = response.clicked().then_some(Dialled::Chosen);
    for ((action, what), steps) in steps.into_iter().zip(row.may) {
        let asked = |input: &egui::InputState| input.has_accesskit_action_request(id, action);
        if steps > 0 {
            ui.ctx()
                .accesskit_node_builder(id, |node| node.add_action(action));
            dialled = ui.input(asked).then_some(what).or(dialled);
        }
    }
    if response.gained_focus() && !row.is_chosen {
        dialled = Some(Dialled::Chosen);
    }
    for (at, sign, says, may, what) in [
        (less, "−", row.less, row.may[0], Dialled::Less),
        (more, "+", row.more, row.may[1], Dialled::More),
    ] {
        let may = may > 0;
        // For a hand. The keyboard stops once at each dial, and turns it with the arrows.
        let sense = if may { Sense::CLICK } else { Sense::hover() };
        let button = ui.interact(at, id.with(sign), sense);
        button.widget_info(|| WidgetInfo::labeled(egui::Role::Button, may, says));
        let inner = at.shrink(theme.pt(6.0));
        if may && button.hovered() {
            paint::fill(&painter, inner, corner, colors.raised);
        }
        let color = if may { colors.gold } else { colors.line };
        let arm = theme.pt(11.0);
        let stroke = egui::Stroke::new(theme.pt(3.5), color);
        let center = at.center();
        painter.hline(center.x - arm..=center.x + arm, center.y, stroke);
        if what == Dialled::More {
            painter.vline(center.x, center.y - arm..=center.y + arm, stroke);
        }
        if may && button.clicked() {
            dialled = Some(what);
        }
    }
    if response.has_focus() {
        paint::focus(&painter, theme, rect, corner);
    }
    dialled
}
