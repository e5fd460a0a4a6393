//! The room, the view that leans in over the table, and sheets of parchment.

use egui::{Painter, Rect, Stroke, Vec2, pos2, vec2};

use super::paint;
use crate::ui::theme::{Corner, Theme};

/// The room: dark, with the light at a part of the window's height.
pub fn room_ui(painter: &Painter, theme: &Theme, window: Rect, light: f32) {
    let stops = theme.colors.room;
    painter.rect_filled(window, 0.0, paint::color_at(stops, 1.0));
    let center = pos2(window.center().x, window.top() + window.height() * light);
    paint::radial(painter, center, window.size() * 0.74, stops);
}

/// Where the light of the room stands, screen by screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Light {
    /// Over the line-up.
    Setup,
    /// Over the table.
    Table,
    /// Over the cards, when the view leans in.
    Lean,
    /// Over the score.
    Score,
}

impl Light {
    /// The part of the window's height.
    pub const fn height(self) -> f32 {
        match self {
            Self::Setup => 0.35,
            Self::Table => 0.55,
            Self::Lean => 0.6,
            Self::Score => 0.5,
        }
    }
}

/// The table top when the view leans in: it fills the window, and the edges are darkened.
pub fn lean_ui(painter: &Painter, theme: &Theme, window: Rect, is_result: bool) {
    room_ui(painter, theme, window, Light::Lean.height());
    let (low, wide, high) = if is_result {
        (0.9, 0.7656, 0.681_25)
    } else {
        (0.8625, 0.75, 0.6625)
    };
    let center = pos2(window.center().x, window.top() + window.height() * low);
    let radii = vec2(window.width() * wide, window.height() * high);
    let spill = vec2(radii.x * 1.16, radii.y * 1.22);
    paint::radial(painter, center, spill, theme.colors.lean_spill);
    // The candle stands behind the table's middle.
    let candle = center - vec2(0.0, radii.y * 0.32);
    paint::ellipse_lit(painter, center, radii, 14, |at| {
        let away = (at - candle) / (radii * 1.24);
        paint::color_at(theme.colors.lean, away.length())
    });
    for (part, width, strength) in [
        (0.22, 3.4, 0.16),
        (0.27, 2.0, 0.10),
        (0.36, 3.4, 0.14),
        (0.41, 2.0, 0.08),
        (0.50, 3.4, 0.13),
        (0.56, 2.0, 0.10),
        (0.62, 3.4, 0.16),
        (0.70, 2.0, 0.11),
        (0.77, 3.4, 0.14),
        (0.84, 2.0, 0.10),
    ] {
        let ring = theme.colors.ring.gamma_multiply(strength);
        let stroke = Stroke::new(theme.pt(width), ring);
        paint::ellipse_line(painter, center, radii * part, stroke);
    }
    for (part, width, strength) in [(0.992, 3.0, 0.75), (0.955, 1.4, 0.6)] {
        let line = theme.colors.oak_line.gamma_multiply(strength);
        let stroke = Stroke::new(theme.pt(width), line);
        paint::ellipse_line(painter, center, radii * part, stroke);
    }
    vignette(painter, theme, window);
}

fn vignette(painter: &Painter, theme: &Theme, window: Rect) {
    let (below, beside) = theme.colors.vignette;
    let clear = egui::Color32::TRANSPARENT;
    let side = theme.pt(220.0);
    let mut foot = window;
    foot.min.y = window.bottom() - theme.pt(240.0);
    paint::sweep(painter, foot, clear, below, true);
    let left = Rect::from_min_size(window.min, vec2(side, window.height()));
    paint::sweep(painter, left, beside, clear, false);
    let right = left.translate(Vec2::new(window.width() - side, 0.0));
    paint::sweep(painter, right, clear, beside, false);
}

/// A sheet of parchment.
pub fn sheet_ui(painter: &Painter, theme: &Theme, rect: Rect) {
    let corner = theme.corner(Corner::Button);
    let colors = paint::two(theme.colors.sheet_top, theme.colors.parch2);
    paint::lit(painter, rect, corner, colors);
    if let Some(line) = theme.colors.parch_line {
        paint::outline(painter, rect, corner, theme.pt(1.5), line);
    }
}

#[cfg(test)]
mod tests {
    use super::super::stage::{WINDOWS, stage};
    use super::*;
    use crate::ui::theme::Mode;

    #[test]
    fn the_room_covers_the_window_in_every_view() {
        for mode in Mode::ALL {
            for size in WINDOWS {
                let harness = stage(mode, size, (), |ui, theme, window, ()| {
                    let painter = ui.painter().clone();
                    room_ui(&painter, theme, window, Light::Setup.height());
                    lean_ui(&painter, theme, window, true);
                    lean_ui(&painter, theme, window, false);
                    sheet_ui(&painter, theme, window.shrink(100.0));
                });
                let covered = harness.output().shapes.iter().any(|shape| {
                    let rect = shape.shape.visual_bounding_rect();
                    rect.contains_rect(Rect::from_min_size(egui::Pos2::ZERO, size))
                });
                assert!(covered, "{mode:?} {size:?}");
            }
        }
    }
}
