//! A sheet to read: a title, parchment that scrolls, and the way back.

use egui::{Rect, ScrollArea, Ui, pos2, vec2};

use super::game::label;
use crate::ui::commands::Command;
use crate::ui::cx::Cx;
use crate::ui::theme::Type;
use crate::ui::widgets::button::Button;
use crate::ui::widgets::room::{Light, room_ui, sheet_ui as parchment_ui};
use crate::ui::widgets::text::Words;

/// A sheet in plain data.
pub(super) struct Sheet<'a> {
    /// What it is.
    pub(super) title: &'a str,
    /// Whether it opens at its end: the newest stands there.
    pub(super) opens_at_end: bool,
    /// The way back.
    pub(super) back: Button<'a>,
    /// The keys that lead back.
    pub(super) closed_by: &'a [Command],
}

/// Draws the sheet and what stands on it. Returns whether it is to be closed.
#[must_use]
pub(super) fn sheet_ui(
    ui: &mut Ui,
    cx: &Cx<'_>,
    sheet: &Sheet<'_>,
    draw: impl FnOnce(&mut Ui),
) -> bool {
    let inside = ground_ui(ui, cx, sheet.title).shrink(cx.pt(24.0));
    let mut child = ui.new_child(egui::UiBuilder::new().max_rect(inside));
    // The fade of the edges is the room's colour, which parchment doesn't have.
    child.spacing_mut().scroll.fade.strength = 0.0;
    child.spacing_mut().item_spacing.y = 0.0;
    let page = inside.height() * 0.8;
    ScrollArea::vertical()
        .id_salt(sheet.title)
        .stick_to_bottom(sheet.opens_at_end)
        .auto_shrink(false)
        .show(&mut child, |ui| {
            for (command, down) in [(Command::ScrollUp, page), (Command::ScrollDown, -page)] {
                if command.is_pressed(ui) {
                    ui.scroll_with_delta(vec2(0.0, down));
                }
            }
            draw(ui);
        });
    back_ui(ui, cx, sheet)
}

/// The title, and the parchment under it. Returns where that lies.
pub(super) fn ground_ui(ui: &mut Ui, cx: &Cx<'_>, title: &str) -> Rect {
    room_ui(ui.painter(), cx.theme, cx.window, Light::Table.height());
    let painter = ui.painter().clone();
    let at = cx.window.min + vec2(cx.pt(40.0), cx.pt(50.0));
    let rect = Words::new(cx.theme, Type::Title, title, cx.theme.colors.gold)
        .fit(&painter)
        .paint(&painter, at);
    label(ui, rect, title);
    let parchment = cx.part(0.028, 0.125, 0.972, 0.87);
    parchment_ui(&painter, cx.theme, parchment);
    parchment
}

/// The way back, at the right of the foot. Returns whether it was taken.
pub(super) fn back_ui(ui: &mut Ui, cx: &Cx<'_>, sheet: &Sheet<'_>) -> bool {
    let width = sheet.back.natural_width(ui.painter(), cx.theme);
    let place = pos2(
        cx.window.right() - cx.pt(32.0) - width,
        cx.window.bottom() - cx.pt(78.0),
    );
    let rect = Rect::from_min_size(place, vec2(width, cx.pt(62.0)));
    let is_clicked = cx.button_ui(ui, rect, &sheet.back);
    is_clicked || sheet.closed_by.iter().any(|it| it.is_pressed(ui))
}
