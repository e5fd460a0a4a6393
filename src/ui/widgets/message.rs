//! A message: a slip of parchment under the main line, with a word and a mark. It stays while it
//! matters; the caller takes it away.

use egui::{Pos2, Rect, Response, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::paint;
use super::reader::{Tells, tells_ui};
use super::text::Words;
use crate::ui::emblem::Emblem;
use crate::ui::theme::{Corner, Theme, Type};

/// A message in plain data.
#[derive(Clone, Copy, Debug)]
pub struct Message<'a> {
    /// The mark before it.
    pub emblem: Emblem,
    /// Whether it tells of something that went wrong.
    pub is_trouble: bool,
    /// The words.
    pub words: &'a str,
    /// How much of it is there, from 0 to 1, while it comes or goes.
    pub shown: f32,
}

/// Draws a message with its right upper corner at a place. A click on it is the caller's to use.
pub fn message_ui(
    ui: &mut Ui,
    theme: &Theme,
    right_top: Pos2,
    width: f32,
    message: &Message<'_>,
) -> Response {
    let colors = theme.colors;
    let mut painter = ui.painter().clone();
    painter.multiply_opacity(message.shown.clamp(0.0, 1.0));
    let words = Words::new(theme, Type::Small, message.words, colors.ink)
        .within(width - theme.pt(66.0))
        .rows(4)
        .fit(&painter);
    let size = vec2(
        words.width() + theme.pt(66.0),
        (words.height() + theme.pt(20.0)).max(theme.pt(52.0)),
    );
    let left_top = pos2(right_top.x - size.x, right_top.y);
    let rect = Rect::from_min_size(left_top, size);
    let touched = rect.expand2((Vec2::splat(44.0) - rect.size()).max(Vec2::ZERO) / 2.0);
    let id = ui.scope_id().with("message");
    // It keeps clicks from what it lies on. The keyboard has the buttons below it, and doesn't stop here.
    let response = ui.interact(touched, id, Sense::CLICK);
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Alert, true, message.words));
    tells_ui(ui, id, Tells::AtOnce);
    let corner = theme.corner(Corner::Slip);
    paint::shadow(&painter, theme, rect, corner);
    paint::lit(
        &painter,
        rect,
        corner,
        paint::two(colors.sheet_top, colors.parch2),
    );
    if let Some(line) = colors.parch_line {
        paint::outline(&painter, rect, corner, theme.pt(1.5), line);
    }
    let mark = if message.is_trouble {
        colors.evil_ink
    } else {
        colors.ink
    };
    let middle = rect.center().y;
    let at = pos2(rect.left() + theme.pt(29.0), middle);
    message
        .emblem
        .paint_at(&painter, at, theme.pt(32.0), mark, colors.parch);
    words.paint(&painter, pos2(rect.left() + theme.pt(52.0), middle));
    response
}

#[cfg(test)]
mod tests {
    use egui_kittest::kittest::Queryable as _;

    use super::super::stage::{WINDOWS, stage, texts};
    use super::*;
    use crate::ui::theme::Mode;

    #[test]
    fn a_message_holds_its_words_and_can_be_clicked_away() {
        for words in [
            "No sound device; the captions go on.",
            "Звука нет: устройство отключено. Подписи идут дальше, звук вернётся сам.",
            "找不到声音设备；字幕继续，设备恢复后声音会自动回来。",
        ] {
            for mode in Mode::ALL {
                let mut harness = stage(mode, WINDOWS[1], true, |ui, theme, window, is_there| {
                    let message = Message {
                        emblem: Emblem::Error,
                        is_trouble: true,
                        words,
                        shown: 1.0,
                    };
                    let at = pos2(window.right() - 30.0, 80.0);
                    if *is_there && message_ui(ui, theme, at, theme.pt(460.0), &message).clicked() {
                        *is_there = false;
                    }
                });
                let rect = harness.get_by_label(words).rect();
                for text in texts(&harness) {
                    assert!(text.is_whole && rect.contains_rect(text.rect), "{text:?}");
                }
                harness.get_by_label(words).click();
                harness.run();
                assert!(harness.query_by_label(words).is_none());
            }
        }
    }
}
