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
