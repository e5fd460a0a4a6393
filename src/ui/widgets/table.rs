//! The oak table, seen from above at a slant, with its inlay lit where the team sits.

use std::f32::consts::TAU;

use egui::{Painter, Shape, Stroke, Ui, pos2, vec2};

use super::geometry::TableGeometry;
use super::paint::{self, Band};
use crate::engine::{Seat, SeatSet};
use crate::ui::emblem::Emblem;
use crate::ui::theme::{Move, Theme, Width};

/// The rings of turned wood: radius, width, strength.
const RINGS: [(f32, f32, f32); 9] = [
    (0.30, 2.6, 0.16),
    (0.345, 1.6, 0.10),
    (0.47, 2.6, 0.14),
    (0.52, 1.6, 0.08),
    (0.585, 2.6, 0.13),
    (0.66, 1.6, 0.10),
    (0.70, 2.6, 0.16),
    (0.785, 1.6, 0.11),
    (0.83, 2.6, 0.14),
];

/// Whose arcs of the rim are lit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TableLight {
    /// In parchment.
    pub team: SeatSet,
    /// In gold, even when on the team.
    pub leader: Option<Seat>,
}

/// Draws the table. Plates, board and slips come on top of it.
pub fn table_ui(ui: &Ui, theme: &Theme, table: &TableGeometry, light: TableLight) {
    let painter = ui.painter();
    stand(painter, theme, table);
    paint::radial(painter, table.center, table.radii, theme.colors.top);
    sectors(painter, theme, table);
    rings(painter, theme, table);
    inlay(ui, theme, table, light);
    lines(painter, theme, table);
}

/// The light past the rim, the shadow, and the edge that hangs below the top.
fn stand(painter: &Painter, theme: &Theme, table: &TableGeometry) {
    let (center, radii, colors) = (table.center, table.radii, theme.colors);
    let below = |part: f32| center + vec2(0.0, table.edge * part);
    let spill = vec2(radii.x * 1.42, radii.y * 1.5);
    paint::radial(painter, below(0.375), spill, colors.spill);
    let under = vec2(radii.x * 1.07, radii.y * 1.12);
    paint::radial(painter, below(2.0), under, colors.under);
    painter.add(Shape::ellipse_filled(below(1.0), radii, colors.oak_rim));
    let lip = below(0.5);
    let clear = egui::Color32::TRANSPARENT;
    paint::ellipse_lit(painter, lip, radii, 10, |at| {
        let down = (at.y - lip.y) / radii.y;
        clear.lerp_to_gamma(colors.lip, ((down - 0.1) / 0.9).clamp(0.0, 1.0))
    });
}

/// Every second seat's part of the top is a little darker, as turned wood is joined.
fn sectors(painter: &Painter, theme: &Theme, table: &TableGeometry) {
    for seat in Seat::all(table.players).step_by(2) {
        let (from, to) = span(table, seat);
        let mut points = vec![table.center];
        let steps = 24;
        points.extend((0..=steps).map(|step| {
            let angle = from + (to - from) * step as f32 / steps as f32;
            paint::on_ellipse(table.center, table.radii * 0.985, angle)
        }));
        painter.add(Shape::convex_polygon(
            points,
            theme.colors.sector,
            Stroke::NONE,
        ));
    }
}

fn rings(painter: &Painter, theme: &Theme, table: &TableGeometry) {
    for (part, width, strength) in RINGS {
        let color = theme.colors.ring.gamma_multiply(strength);
        let stroke = Stroke::new(theme.pt(width), color);
        paint::ellipse_line(painter, table.center, table.radii * part, stroke);
    }
}

/// The band along the rim, one arc a seat.
fn inlay(ui: &Ui, theme: &Theme, table: &TableGeometry, light: TableLight) {
    let secs = theme.motion.secs(Move::Seat);
    for seat in Seat::all(table.players) {
        let (from, to) = span(table, seat);
        let is_lit = light.team.contains(seat);
        let id = ui.scope_id().with(("sector", seat));
        let lit = ui.ctx().animate_bool_with_time(id, is_lit, secs);
        let color = if light.leader == Some(seat) {
            theme.colors.gold
        } else {
            let team = theme.colors.team.gamma_multiply(0.95);
            theme.colors.inlay.lerp_to_gamma(team, lit)
        };
        let gap = (theme.pt(5.0) / table.radii.x).min(0.02);
        let band = Band {
            center: table.center,
            radii: table.radii,
            across: (0.915, 0.965),
            along: (from + gap, to - gap),
        };
        band.paint(ui.painter(), color);
    }
}

/// The two rings of brass, and the lines between the seats.
fn lines(painter: &Painter, theme: &Theme, table: &TableGeometry) {
    let oak = theme.colors.oak_line;
    let (center, radii) = (table.center, table.radii);
    let hair = theme.width(Width::Hair);
    let outer = Stroke::new(theme.pt(2.5), oak.gamma_multiply(0.7));
    paint::ellipse_line(painter, center, radii * 0.985, outer);
    let inner = Stroke::new(hair, oak.gamma_multiply(0.55));
    paint::ellipse_line(painter, center, radii * 0.9, inner);
    let stroke = Stroke::new(hair, oak.gamma_multiply(0.4));
    for seat in Seat::all(table.players) {
        let (from, _) = span(table, seat);
        let ends = [0.64, 0.9].map(|part| paint::on_ellipse(center, radii * part, from));
        painter.line_segment(ends, stroke);
    }
}

/// From where to where a seat's part of the rim goes.
fn span(table: &TableGeometry, seat: Seat) -> (f32, f32) {
    let half = TAU / table.players.max(1) as f32 / 2.0;
    let middle = table.angle(seat);
    (middle - half, middle + half)
}

/// The crown on its way along the rim from one seat to the next; `part` goes from 0 to 1.
pub fn passing_crown_ui(
    painter: &Painter,
    theme: &Theme,
    table: &TableGeometry,
    from: Seat,
    part: f32,
) {
    let eased = egui::emath::easing::cubic_in_out(part.clamp(0.0, 1.0));
    let at = table.on_rim(f32::from(from.0) + eased);
    let side = theme.pt(44.0);
    let at = pos2(at.x, at.y - side * 0.2);
    Emblem::Crown.paint_at(painter, at, side, theme.colors.gold, theme.colors.oak);
}

#[cfg(test)]
mod tests {
    use super::super::stage::{WINDOWS, stage};
    use super::*;
    use crate::ui::theme::Mode;

    /// The colours of what was drawn last.
    fn colors(team: SeatSet, leader: Option<Seat>) -> Vec<egui::Color32> {
        let harness = stage(Mode::Dark, WINDOWS[0], (), move |ui, theme, window, ()| {
            let table = TableGeometry::game(theme, window, 7);
            table_ui(ui, theme, &table, TableLight { team, leader });
            passing_crown_ui(ui.painter(), theme, &table, Seat(2), 0.5);
        });
        let mut colors = Vec::new();
        for shape in &harness.output().shapes {
            if let Shape::Mesh(mesh) = &shape.shape {
                colors.extend(mesh.vertices.iter().map(|vertex| vertex.color));
            }
        }
        colors
    }

    #[test]
    fn the_rim_is_lit_before_the_team_and_golden_before_the_leader() {
        let palette = *crate::ui::theme::Theme::new(
            Mode::Dark,
            crate::ui::theme::Scale::new(WINDOWS[0], 1.0),
            crate::ui::theme::Motion::Still,
        )
        .colors;
        let count = |colors: &[egui::Color32], wanted: egui::Color32| {
            colors.iter().filter(|&&color| color == wanted).count()
        };
        let dark = colors(SeatSet::EMPTY, None);
        let lit = colors([Seat(1), Seat(2)].into_iter().collect(), Some(Seat(2)));
        let parchment = palette.team.gamma_multiply(0.95);
        assert_eq!(count(&dark, parchment), 0);
        assert!(count(&lit, parchment) > 10);
        // The leader's arc is gold even on the team, so as many points are parchment as for one.
        let one = colors([Seat(1)].into_iter().collect(), None);
        assert_eq!(count(&lit, parchment), count(&one, parchment));
        assert!(count(&lit, palette.gold) > count(&dark, palette.gold));
    }
}
