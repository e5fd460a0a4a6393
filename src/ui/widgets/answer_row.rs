//! A row of an opportunity: who may act, in which order, and with which key.

use egui::{Align, Rect, Response, Sense, Stroke, Ui, Vec2, WidgetInfo, pos2};

use super::key_cap::KeyCap;
use super::paint;
use super::text::Words;
use crate::ui::emblem::Emblem;
use crate::ui::theme::{Theme, Type, Width};

/// A row in plain data.
#[derive(Clone, Copy, Debug)]
pub struct AnswerRow<'a> {
    /// The place in the order: "1".
    pub place: &'a str,
    /// Who.
    pub name: &'a str,
    /// When: "asked first".
    pub under: &'a str,
    /// What the act is.
    pub emblem: Emblem,
    /// The act: "plays it".
    pub words: &'a str,
    /// The key that says so; empty where nothing is to be pressed.
    pub key: &'a str,
    /// Whether this one is asked now.
    pub is_first: bool,
}

/// Draws a row and tells whether it was pressed.
pub fn answer_row_ui(ui: &mut Ui, theme: &Theme, rect: Rect, row: &AnswerRow<'_>) -> Response {
    let touched = rect.expand2((Vec2::splat(44.0) - rect.size()).max(Vec2::ZERO) / 2.0);
    let id = ui.scope_id().with(("answer", row.key, row.name));
    let (sense, role) = if row.key.is_empty() {
        (Sense::hover(), egui::Role::Label)
    } else {
        (Sense::click(), egui::Role::Button)
    };
    let response = ui.interact(touched, id, sense);
    response.widget_info(|| {
        let said = format!("{} {}", row.name, row.words);
        WidgetInfo::labeled(role, true, said)
    });
    let painter = ui.painter().clone();
    let colors = theme.colors;
    let corner = theme.pt(18.0);
    let (line, width, second) = if row.is_first {
        (colors.gold, theme.width(Width::Leader), colors.gold)
    } else {
        (colors.line, theme.width(Width::Line), colors.text2)
    };
    let fill = if response.hovered() && !row.key.is_empty() {
        colors.raised
    } else {
        colors.night2
    };
    paint::fill(&painter, rect, corner, fill);
    paint::outline(&painter, rect.shrink(width / 2.0), corner, width, line);
    let k = (rect.height() / theme.pt(104.0)).min(1.0);
    let pt = |points: f32| theme.pt(points) * k;
    let middle = rect.center().y;
    let disc = pos2(rect.left() + pt(58.0), middle);
    let place = if row.is_first {
        painter.circle_filled(disc, pt(31.0), colors.gold);
        colors.gold_ink
    } else {
        painter.circle_stroke(disc, pt(31.0), Stroke::new(pt(3.0), colors.line));
        colors.text2
    };
    Words::new(theme, Type::Seat, row.place, place)
        .sized(pt(38.0))
        .align(Align::Center)
        .fit(&painter)
        .paint(&painter, disc);
    let mut cap_left = rect.right() - pt(30.0);
    if !row.key.is_empty() {
        let cap = KeyCap::sized(&painter, theme, pt(24.0), row.key, second);
        cap_left -= cap.width;
        cap.paint(&painter, theme, pos2(cap_left, middle));
    }
    let act = rect.left() + rect.width() * 0.617;
    row.emblem.paint_at(
        &painter,
        pos2(act + pt(22.0), middle),
        pt(44.0),
        second,
        fill,
    );
    let left = act + pt(56.0);
    Words::new(theme, Type::Seat, row.words, colors.text)
        .sized(pt(34.0))
        .least(pt(22.0))
        .within(cap_left - pt(14.0) - left)
        .rows(2)
        .tight()
        .fit(&painter)
        .paint(&painter, pos2(left, middle));
    let left = rect.left() + pt(110.0);
    let room = act - pt(14.0) - left;
    Words::new(theme, Type::Row, row.name, colors.text)
        .sized(pt(46.0))
        .least(pt(28.0))
        .within(room)
        .fit(&painter)
        .paint(&painter, pos2(left, middle - pt(18.0)));
    Words::new(theme, Type::Small, row.under, colors.text2)
        .sized(pt(27.0))
        .within(room)
        .fit(&painter)
        .paint(&painter, pos2(left, middle + pt(22.0)));
    if response.has_focus() {
        paint::focus(&painter, theme, rect, corner);
    }
    response
}

#[cfg(test)]
mod tests {
    use egui_kittest::kittest::Queryable as _;

    use super::super::stage::{LONG_NAMES, WINDOWS, stage, texts};
    use super::*;
    use crate::ui::theme::Mode;

    #[test]
    fn a_row_is_pressed_by_the_name_and_the_act() {
        for (name, act) in LONG_NAMES
            .into_iter()
            .zip(["plays it", "разыгрывает", "打出此牌"])
        {
            for mode in Mode::ALL {
                let mut harness = stage(mode, WINDOWS[1], 0, |ui, theme, _, presses| {
                    let row = AnswerRow {
                        place: "1",
                        name,
                        under: "asked first",
                        emblem: Emblem::CardHeld,
                        words: act,
                        key: "3",
                        is_first: *presses == 0,
                    };
                    let size = egui::vec2(theme.pt(762.0), theme.pt(104.0));
                    let rect = Rect::from_min_size(pos2(60.0, 60.0), size);
                    *presses += usize::from(answer_row_ui(ui, theme, rect, &row).clicked());
                });
                harness.get_by_label(&format!("{name} {act}")).click();
                harness.run();
                assert_eq!(*harness.state(), 1);
                let cut: Vec<_> = texts(&harness)
                    .into_iter()
                    .filter(|text| !text.is_whole)
                    .collect();
                assert!(cut.iter().all(|text| text.text == name), "{cut:?}");
            }
        }
    }
}
