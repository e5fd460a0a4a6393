//! What every screen is drawn with.

use egui::Rect;

use super::theme::Theme;
use crate::engine::Seat;
use crate::i18n::{Msg, Value, Words};

/// The words, the look and the window that a screen is drawn with.
#[derive(Clone, Copy)]
pub struct Cx<'a> {
    /// Every word.
    pub words: &'a Words,
    /// Colours, scale and motion.
    pub theme: &'a Theme,
    /// The whole window.
    pub window: Rect,
}

impl Cx<'_> {
    /// Draws with a scale of no more than this size: a screen that has no room for a larger one.
    pub fn at_most<T>(&self, size: f32, draw: impl FnOnce(&Cx<'_>) -> T) -> T {
        let theme = self.theme.scaled(self.theme.scale.at_most(size));
        draw(&Cx {
            theme: &theme,
            ..*self
        })
    }

    /// A message without variables.
    pub fn say(&self, msg: Msg) -> String {
        self.words.get(msg)
    }

    /// A message with its variables.
    pub fn say_with(&self, msg: Msg, values: &[(&'static str, Value<'_>)]) -> String {
        self.words.with(msg, values)
    }

    /// Design points in pixels.
    pub fn pt(&self, points: f32) -> f32 {
        self.theme.pt(points)
    }

    /// A rectangle given in parts of the window.
    pub fn part(&self, left: f32, top: f32, right: f32, bottom: f32) -> Rect {
        self.theme
            .scale
            .rect(left, top, right, bottom)
            .translate(self.window.min.to_vec2())
    }
}

/// The digit that stands for a seat: 1 to 9, and 0 for the tenth.
pub const fn seat_key(seat: Seat) -> &'static str {
    ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"][seat.idx() % 10]
}
