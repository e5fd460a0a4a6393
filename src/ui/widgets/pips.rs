//! A count as pips and in words: "4 of 5 chosen", "5 of 5".

use std::f32::consts::TAU;

use egui::{Align, Painter, Pos2, Rect, Shape, Stroke, Ui, Vec2, pos2};

use super::paint;
use super::reader::{Tells, told_ui};
use super::text::Words;
use crate::engine::Side;
use crate::ui::emblem::Emblem;
use crate::ui::theme::{Theme, Type};

/// What the pips count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PipKind {
    /// Seats chosen for the team.
    Team,
    /// Characters of a side; its pips have the side's shape.
    Of(Side),
}

/// A count in plain data.
#[derive(Clone, Copy, Debug)]
pub struct Pips<'a> {
    /// What is counted.
    pub kind: PipKind,
    /// How many there are.
    pub have: usize,
    /// How many there should be.
    pub need: usize,
    /// The same in words.
    pub words: &'a str,
}

/// How wide the count will be.
pub fn pips_width(painter: &Painter, theme: &Theme, pips: &Pips<'_>) -> f32 {
    let (size, step, radius) = measures(pips.kind);
    let words = Words::new(theme, Type::Label, pips.words, theme.colors.text);
    let words = words.sized(theme.pt(size)).natural_width(painter);
    words + theme.pt(step * pips.have.max(pips.need) as f32 + radius)
}

/// The size of the words, the way from pip to pip, and a pip's radius, in design points.
const fn measures(kind: PipKind) -> (f32, f32, f32) {
    match kind {
        PipKind::Team => (31.0, 36.0, 12.5),
        PipKind::Of(_) => (29.0, 24.0, 8.5),
    }
}

/// Draws the count with its right end at a place, and returns its left end.
pub fn pips_ui(ui: &mut Ui, theme: &Theme, right: Pos2, pips: &Pips<'_>) -> f32 {
    let painter = ui.painter().clone();
    let (size, step, radius) = measures(pips.kind);
    let words = Words::new(theme, Type::Label, pips.words, theme.colors.text)
        .sized(theme.pt(size))
        .align(Align::Max)
        .fit(&painter);
    let words_rect = words.paint(&painter, right);
    let count = pips.have.max(pips.need);
    let last = words_rect.left() - theme.pt(step);
    let mut left = last;
    for pip in 0..count {
        let at = pos2(last - theme.pt(step) * (count - 1 - pip) as f32, right.y);
        left = left.min(at.x - theme.pt(radius));
        paint_pip(&painter, theme, at, radius, pips, pip);
    }
    let high = theme.pt(size);
    let rect = Rect::from_min_max(
        pos2(left, right.y - high / 2.0),
        pos2(right.x, right.y + high / 2.0),
    );
    let salt = ("pips", right.x as i32, right.y as i32);
    let role = egui::Role::Label;
    told_ui(ui, rect, salt, role, pips.words, Tells::InTurn);
    left
}

fn paint_pip(painter: &Painter, theme: &Theme, at: Pos2, radius: f32, pips: &Pips<'_>, pip: usize) {
    let colors = theme.colors;
    let color = match pips.kind {
        PipKind::Team => colors.team,
        PipKind::Of(Side::Good) => colors.good,
        PipKind::Of(Side::Evil) => colors.evil,
    };
    let radius = theme.pt(radius);
    let is_missing = pip >= pips.have;
    let is_over = pip >= pips.need;
    if is_missing {
        // Dashed, so that a gap looks like one.
        let ring = paint::ellipse(at, Vec2::splat(radius - theme.pt(1.0)));
        let around = TAU * (radius - theme.pt(1.0));
        let dashes = (around / theme.pt(9.5)).round().max(4.0);
        let part = around / dashes;
        let stroke = Stroke::new(theme.pt(2.6), colors.gold);
        let closed: Vec<Pos2> = ring.iter().copied().chain(ring.first().copied()).collect();
        let dashed = Shape::dashed_line(&closed, stroke, part * 0.53, part * 0.47);
        painter.extend(dashed);
    } else if pips.kind == PipKind::Of(Side::Evil) {
        let side = radius * 2.47;
        Emblem::Evil.paint_at(painter, at, side, color, color);
    } else {
        painter.circle_filled(at, radius, color);
    }
    if is_over && !is_missing {
        // One too many: crossed out, whatever its shape.
        let side = radius * 1.7;
        Emblem::Cross.paint_at(painter, at, side, colors.night, colors.night);
    }
}

#[cfg(test)]
mod tests {
    use egui_kittest::kittest::Queryable as _;

    use super::super::stage::{WINDOWS, stage};
    use super::*;
    use crate::ui::theme::Mode;

    #[test]
    fn a_count_is_in_words_as_well_as_in_pips() {
        for mode in Mode::ALL {
            let harness = stage(mode, WINDOWS[1], Vec::new(), |ui, theme, window, lefts| {
                for (row, kind) in [
                    PipKind::Team,
                    PipKind::Of(Side::Good),
                    PipKind::Of(Side::Evil),
                ]
                .into_iter()
                .enumerate()
                {
                    let words = ["4 of 5 chosen", "выбрано 4 из 5", "已选 4/5"][row];
                    let pips = Pips {
                        kind,
                        have: 3 + row,
                        need: 4,
                        words,
                    };
                    let right = pos2(window.right() - 40.0, 60.0 + 60.0 * row as f32);
                    lefts.push(pips_ui(ui, theme, right, &pips));
                }
            });
            for words in ["4 of 5 chosen", "выбрано 4 из 5", "已选 4/5"] {
                assert!(harness.query_by_value(words).is_some(), "{words}");
            }
            assert!(harness.state().iter().all(|&left| left > 300.0));
        }
    }
}
