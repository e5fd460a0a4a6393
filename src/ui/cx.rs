//! What every screen is drawn with.

use egui::{Rect, Ui};

use super::theme::Theme;
use super::widgets::button::{Button, button_ui};
use super::widgets::geometry::TableGeometry;
use crate::engine::Seat;
use crate::i18n::{Msg, Value, Words};

/// Who looks at a screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum View {
    /// Whoever leads the table: with everything that can be pressed.
    Lead,
    /// The whole table, on a TV or a projector: nothing can be pressed, so that what is shown has all the room.
    Tv,
}

/// The words, the look and the window that a screen is drawn with.
#[derive(Clone, Copy)]
pub struct Cx<'a> {
    /// Every word.
    pub words: &'a Words,
    /// Colours, scale and motion.
    pub theme: &'a Theme,
    /// The whole window.
    pub window: Rect,
    /// Who looks at it.
    pub view: View,
    /// Seconds of the one clock that all windows go by; each window of the system has another of its own.
    pub now: f64,
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

    /// Draws a button and tells whether it was clicked. On a TV there is none.
    pub fn button_ui(&self, ui: &mut Ui, rect: Rect, button: &Button<'_>) -> bool {
        self.view == View::Lead && button_ui(ui, self.theme, rect, button).clicked()
    }

    /// The places round the table of a game.
    pub fn table_geometry(&self, players: usize) -> TableGeometry {
        match self.view {
            View::Lead => TableGeometry::game(self.theme, self.window, players),
            View::Tv => TableGeometry::tv(self.theme, self.window, players),
        }
    }

    /// Where the room for what is shown ends: above the buttons, if there are any.
    pub fn foot_top(&self) -> f32 {
        let foot = match self.view {
            View::Lead => 104.0,
            View::Tv => 40.0,
        };
        self.window.bottom() - self.pt(foot)
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
