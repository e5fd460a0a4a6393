//! The list of real cards to take out of the box, on a sheet of parchment.

use egui::{Pos2, Rect, Sense, Ui, WidgetInfo, pos2, vec2};

use super::room::sheet_ui;
use super::text::{Fitted, Words};
use crate::engine::Side;
use crate::ui::emblem::Emblem;
use crate::ui::theme::{Theme, Type};

/// One thing of the list.
#[derive(Clone, Copy, Debug)]
pub struct BoxItem<'a> {
    /// Its emblem.
    pub emblem: Emblem,
    /// Whose it is, if it is a character's.
    pub side: Option<Side>,
    /// Its name, with a number if there are several.
    pub words: &'a str,
}

/// A list laid out in rows.
struct Flow {
    scale: f32,
    items: Vec<(Pos2, Fitted)>,
    bottom: f32,
}

/// Draws the sheet. Things go from left to right in rows, smaller if there are many.
pub fn box_list_ui(ui: &mut Ui, theme: &Theme, rect: Rect, title: &str, items: &[BoxItem<'_>]) {
    let painter = ui.painter().clone();
    sheet_ui(&painter, theme, rect);
    let colors = theme.colors;
    let inner = rect.shrink2(vec2(theme.pt(24.0), theme.pt(8.0)));
    let head = Words::new(theme, Type::Head, title, colors.ink)
        .sized(theme.pt(30.0))
        .within(inner.width())
        .fit(&painter);
    let head_at = pos2(inner.left(), rect.top() + theme.pt(28.0));
    let head_rect = head.paint(&painter, head_at);
    report(ui, head_rect, egui::Role::Heading, title);
    let top = rect.top() + theme.pt(49.0);
    let body = Rect::from_min_max(pos2(inner.left(), top), inner.max);
    let mut flow = lay(&painter, theme, body, items, 1.0);
    while flow.bottom > body.bottom() && flow.scale > 0.6 {
        flow = lay(&painter, theme, body, items, flow.scale - 0.05);
    }
    for (item, (at, words)) in items.iter().zip(&flow.items) {
        let side = theme.pt(30.0) * flow.scale;
        let mark = match item.side {
            Some(Side::Good) => colors.good_ink,
            Some(Side::Evil) => colors.evil_ink,
            None => colors.ink,
        };
        let emblem = pos2(at.x + side / 2.0, at.y);
        item.emblem
            .paint_at(&painter, emblem, side, mark, colors.parch);
        let left = at.x + theme.pt(38.0) * flow.scale;
        let drawn = words.paint(&painter, pos2(left, at.y));
        report(ui, drawn, egui::Role::Label, item.words);
    }
}

fn lay(
    painter: &egui::Painter,
    theme: &Theme,
    body: Rect,
    items: &[BoxItem<'_>],
    scale: f32,
) -> Flow {
    let row = theme.pt(42.0) * scale;
    let mut at = pos2(body.left(), body.top() + row / 2.0);
    let mut laid = Vec::new();
    for item in items {
        let words = Words::new(theme, Type::Small, item.words, theme.colors.ink)
            .sized(theme.pt(23.0) * scale)
            .within(body.width() - theme.pt(38.0) * scale)
            .fit(painter);
        let width = words.width() + theme.pt(38.0) * scale;
        if at.x > body.left() && at.x + width > body.right() {
            at = pos2(body.left(), at.y + row);
        }
        laid.push((at, words));
        at.x += width + theme.pt(20.0) * scale;
    }
    Flow {
        scale,
        items: laid,
        bottom: at.y + row / 2.0,
    }
}

fn report(ui: &mut Ui, rect: Rect, role: egui::Role, text: &str) {
    let id = ui.scope_id().with(("box", text));
    let response = ui.interact(rect, id, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(role, true, text));
}

#[cfg(test)]
mod tests {
    use egui_kittest::kittest::Queryable as _;

    use super::super::stage::{WINDOWS, stage, texts};
    use super::*;
    use crate::ui::theme::Mode;

    #[test]
    fn however_many_cards_there_are_they_stay_on_the_sheet() {
        let words = [
            "Merlin",
            "Персиваль",
            "3 слуги Артура",
            "Ланселот",
            "莫甘娜",
            "Убийца",
            "Мордред",
            "Оберон",
            "10 × 2 голоса",
            "5 + 5 карт похода",
            "Владычица озера",
            "王者之剑",
            "15 карт замысла",
            "Лидер",
        ];
        for size in WINDOWS {
            let harness = stage(Mode::Light, size, (), |ui, theme, _, ()| {
                let items: Vec<BoxItem<'_>> = words
                    .iter()
                    .enumerate()
                    .map(|(idx, words)| BoxItem {
                        emblem: Emblem::ALL[idx],
                        side: (idx < 4).then_some(Side::Good),
                        words,
                    })
                    .collect();
                let size = vec2(theme.pt(852.0), theme.pt(142.0));
                let rect = Rect::from_min_size(pos2(theme.pt(36.0), theme.pt(624.0)), size);
                box_list_ui(ui, theme, rect, "Take out of the box", &items);
            });
            for text in texts(&harness) {
                assert!(
                    text.is_whole && text.rect.bottom() < size.y * 0.965,
                    "{text:?}"
                );
            }
            for word in words {
                assert!(harness.query_by_value(word).is_some(), "{word}");
            }
        }
    }
}
