//! A key on a button: outlined, never filled.

use egui::{Align, Color32, Painter, Pos2, Rect, pos2, vec2};

use super::paint;
use super::text::{Fitted, Words};
use crate::ui::theme::{Corner, Theme, Type};

/// A key cap that has been measured.
#[derive(Clone, Debug)]
pub struct KeyCap {
    words: Fitted,
    /// Its width in pixels.
    pub width: f32,
    height: f32,
    color: Color32,
}

impl KeyCap {
    /// Measures a key, in the size of a kind of text.
    pub fn new(painter: &Painter, theme: &Theme, kind: Type, key: &str, color: Color32) -> Self {
        Self::sized(painter, theme, theme.size(kind), key, color)
    }

    /// Measures a key in a size in pixels.
    pub fn sized(painter: &Painter, theme: &Theme, size: f32, key: &str, color: Color32) -> Self {
        let words = Words::new(theme, Type::Key, key, color)
            .sized(size)
            .align(Align::Center)
            .fit(painter);
        let height = size + theme.pt(11.0);
        Self {
            width: (words.width() + theme.pt(17.0)).max(height),
            words,
            height,
            color,
        }
    }

    /// Draws it with its left edge and its middle at a place.
    pub fn paint(&self, painter: &Painter, theme: &Theme, left: Pos2) -> Rect {
        let middle = pos2(left.x + self.width / 2.0, left.y);
        let rect = Rect::from_center_size(middle, vec2(self.width, self.height));
        let corner = theme.corner(Corner::Key);
        paint::outline(painter, rect, corner, theme.pt(1.8), self.color);
        self.words.paint(painter, middle);
        rect
    }
}

#[cfg(test)]
mod tests {
    use super::super::stage::{WINDOWS, stage, texts};
    use super::*;
    use crate::ui::theme::Mode;

    #[test]
    fn a_key_s_name_stays_within_its_cap() {
        for key in ["T", "Esc", "Ctrl Shift Z", "1–0", "Пробел", "空格"] {
            let harness = stage(Mode::Dark, WINDOWS[1], Rect::ZERO, |ui, theme, _, cap| {
                let measured = KeyCap::new(ui.painter(), theme, Type::Key, key, theme.colors.text2);
                *cap = measured.paint(ui.painter(), theme, pos2(50.0, 50.0));
                assert!((cap.width() - measured.width).abs() < 0.1);
            });
            let text = &texts(&harness)[0];
            assert!(text.is_whole);
            assert!(harness.state().x_range().contains(text.rect.left()));
            assert!(harness.state().x_range().contains(text.rect.right()));
        }
    }
}
