//! A row that switches a module or an option on and off.

use egui::{Pos2, Rect, Response, Sense, Stroke, Ui, Vec2, WidgetInfo, pos2};

use super::key_cap::KeyCap;
use super::notice::Trouble;
use super::paint;
use super::text::Words;
use crate::ui::emblem::Emblem;
use crate::ui::theme::{Face, Keep, Theme, Type};

/// A row in plain data.
#[derive(Clone, Copy, Debug, Default)]
pub struct SwitchRow<'a> {
    /// What stands before the label.
    pub emblem: Option<Emblem>,
    /// The label.
    pub label: &'a str,
    /// Whether it is on.
    pub is_on: bool,
    /// What is wrong with it, which a box under it says in words.
    pub trouble: Option<Trouble>,
    /// The key that does the same; empty for none.
    pub key: &'a str,
}

/// Draws a row. A click anywhere on it switches.
pub fn switch_row_ui(ui: &mut Ui, theme: &Theme, rect: Rect, row: &SwitchRow<'_>) -> Response {
    let touched = rect.expand2((Vec2::splat(44.0) - rect.size()).max(Vec2::ZERO) / 2.0);
    let id = ui.scope_id().with(("switch", row.label));
    let response = ui.interact(touched, id, Sense::click());
    response.widget_info(|| WidgetInfo::selected(egui::Role::CheckBox, true, row.is_on, row.label));
    let painter = ui.painter().clone();
    let colors = theme.colors;
    let corner = theme.pt(12.0);
    let fill = if response.hovered() {
        colors.raised
    } else {
        colors.night2
    };
    let (line, width) = match row.trouble {
        Some(trouble) => (trouble.color(colors), theme.pt(3.0)),
        None => (colors.line, theme.pt(1.5)),
    };
    paint::fill(&painter, rect, corner, fill);
    paint::outline(&painter, rect.shrink(width / 2.0), corner, width, line);
    let middle = rect.center().y;
    let (face, ink) = if row.is_on {
        (Face::Far, colors.text)
    } else {
        (Face::Reading, colors.text2)
    };
    let mut left = rect.left() + theme.pt(22.0);
    if let Some(emblem) = row.emblem {
        let at = pos2(rect.left() + theme.pt(32.0), middle);
        emblem.paint_at(&painter, at, theme.pt(34.0), ink, fill);
        left = rect.left() + theme.pt(58.0);
    }
    let mut right = rect.right() - theme.pt(76.0);
    paint_switch(&painter, theme, pos2(right + theme.pt(31.0), middle), row);
    if !row.key.is_empty() && theme.scale.keep() >= Keep::Keys {
        let cap = KeyCap::sized(&painter, theme, theme.pt(18.0), row.key, colors.text2);
        right -= cap.width + theme.pt(10.0);
        cap.paint(&painter, theme, pos2(right, middle));
    }
    let words = Words::new(theme, Type::Control, row.label, ink)
        .sized(theme.pt(26.0))
        .face(face)
        .within(right - theme.pt(10.0) - left);
    // Rather smaller than in two rows, for which a row may be too low.
    let one = words.clone().least(theme.pt(19.0)).fit(&painter);
    let fitted = if one.is_whole {
        one
    } else {
        words.rows(2).least(theme.pt(17.0)).tight().fit(&painter)
    };
    fitted.paint(&painter, pos2(left, middle));
    if response.has_focus() {
        paint::focus(&painter, theme, rect, corner);
    }
    response
}

/// The switch: filled with a ✓ when on, an empty outline when off.
fn paint_switch(painter: &egui::Painter, theme: &Theme, at: Pos2, row: &SwitchRow<'_>) {
    let colors = theme.colors;
    let size = egui::vec2(theme.pt(62.0), theme.pt(34.0));
    let rect = Rect::from_center_size(at, size);
    let knob = theme.pt(14.0);
    if row.is_on {
        let is_error = row.trouble == Some(Trouble::Error);
        let color = if is_error { colors.evil } else { colors.gold };
        paint::fill(painter, rect, rect.height() / 2.0, color);
        let at = pos2(at.x + knob, at.y);
        painter.circle_filled(at, theme.pt(12.5), colors.night);
        Emblem::Tick.paint_at(painter, at, theme.pt(16.0), color, colors.night);
    } else {
        let line = theme.pt(2.5);
        let inner = rect.shrink(line / 2.0);
        paint::outline(painter, inner, inner.height() / 2.0, line, colors.text2);
        let at = pos2(at.x - knob, at.y);
        painter.circle(at, theme.pt(9.5), colors.text2, Stroke::NONE);
    }
}

#[cfg(test)]
mod tests {
    use egui_kittest::kittest::Queryable as _;

    use super::super::stage::{WINDOWS, is_chosen, is_large_enough, stage, texts};
    use super::*;
    use crate::ui::theme::Mode;

    #[test]
    fn a_click_anywhere_on_the_row_switches() {
        for label in ["Lady of the Lake", "Владычица озера", "湖中仙女"] {
            for mode in Mode::ALL {
                let mut harness = stage(mode, WINDOWS[1], false, |ui, theme, _, is_on| {
                    let row = SwitchRow {
                        emblem: Some(Emblem::Lady),
                        label,
                        is_on: *is_on,
                        trouble: is_on.then_some(Trouble::Error),
                        key: "L",
                    };
                    let size = egui::vec2(theme.pt(320.0), theme.pt(58.0));
                    let rect = Rect::from_min_size(pos2(60.0, 60.0), size);
                    if switch_row_ui(ui, theme, rect, &row).clicked() {
                        *is_on = !*is_on;
                    }
                });
                assert_eq!(is_chosen(&harness, label), Some(false));
                assert!(is_large_enough(&harness, label));
                harness.get_by_label(label).click();
                harness.run();
                assert_eq!(is_chosen(&harness, label), Some(true));
                assert!(texts(&harness).iter().all(|text| text.is_whole));
            }
        }
    }
}
