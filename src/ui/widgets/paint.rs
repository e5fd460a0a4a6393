//! Shapes that egui lacks: gradients on ellipses and sheets, bands along a rim, outlines.

use std::f32::consts::TAU;
use std::sync::Arc;

use egui::{
    Color32, CornerRadius, Mesh, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2,
};

use crate::ui::theme::{Stops, Theme};

/// Points round an ellipse.
const STEPS: usize = 96;

/// The colour of a gradient at a place.
pub(super) fn color_at(stops: Stops, place: f32) -> Color32 {
    let mut below = stops.first().copied().unwrap_or_default();
    for &above in stops {
        if place <= above.0 {
            let span = (above.0 - below.0).max(f32::EPSILON);
            return below
                .1
                .lerp_to_gamma(above.1, ((place - below.0) / span).clamp(0.0, 1.0));
        }
        below = above;
    }
    below.1
}

/// A pixel in points, the width of a smooth seam.
pub(super) fn pixel(painter: &Painter) -> f32 {
    1.0 / painter.ctx().pixels_per_point()
}

/// Draws a mesh.
pub(super) fn add(painter: &Painter, mesh: Mesh) {
    painter.add(Shape::Mesh(Arc::new(mesh)));
}

/// A point of an ellipse: `angle` from the right, clockwise on the screen.
pub(super) fn on_ellipse(center: Pos2, radii: Vec2, angle: f32) -> Pos2 {
    center + vec2(radii.x * angle.cos(), radii.y * angle.sin())
}

/// An ellipse as a closed line of points.
pub(super) fn ellipse(center: Pos2, radii: Vec2) -> Vec<Pos2> {
    (0..STEPS)
        .map(|step| on_ellipse(center, radii, TAU * step as f32 / STEPS as f32))
        .collect()
}

/// An ellipse with a gradient from its centre to its rim. Where the rim isn't clear, it gets a seam.
pub(super) fn radial(painter: &Painter, center: Pos2, radii: Vec2, stops: Stops) {
    let Some(&(_, inner)) = stops.first() else {
        return;
    };
    let mut mesh = Mesh::default();
    mesh.colored_vertex(center, inner);
    let mut rings: Vec<(Vec2, Color32)> = stops
        .iter()
        .filter(|(place, _)| *place > 0.0)
        .map(|&(place, color)| (radii * place, color))
        .collect();
    if let Some(&(rim, color)) = rings.last()
        && color != Color32::TRANSPARENT
    {
        let seam = Vec2::splat(pixel(painter) / 2.0);
        rings.pop();
        rings.push((rim - seam, color));
        rings.push((rim + seam, Color32::TRANSPARENT));
    }
    for (radii, color) in rings {
        for point in ellipse(center, radii) {
            mesh.colored_vertex(point, color);
        }
    }
    fan_rings(&mut mesh);
    add(painter, mesh);
}

/// An ellipse whose colour is a function of the place.
pub(super) fn ellipse_lit(
    painter: &Painter,
    center: Pos2,
    radii: Vec2,
    rings: usize,
    color: impl Fn(Pos2) -> Color32,
) {
    let mut mesh = Mesh::default();
    mesh.colored_vertex(center, color(center));
    let seam = Vec2::splat(pixel(painter) / 2.0);
    for ring in 1..=rings {
        let out = if ring == rings { seam } else { Vec2::ZERO };
        for point in ellipse(center, radii * ring as f32 / rings as f32 - out) {
            mesh.colored_vertex(point, color(point));
        }
    }
    for point in ellipse(center, radii + seam) {
        mesh.colored_vertex(point, Color32::TRANSPARENT);
    }
    fan_rings(&mut mesh);
    add(painter, mesh);
}

/// Joins a centre and rings of points about it.
fn fan_rings(mesh: &mut Mesh) {
    let rings = (mesh.vertices.len() - 1) / STEPS;
    for step in 0..STEPS {
        let next = (step + 1) % STEPS;
        let at = |ring: usize, step: usize| (1 + ring * STEPS + step) as u32;
        mesh.add_triangle(0, at(0, step), at(0, next));
        for ring in 1..rings {
            mesh.add_triangle(at(ring - 1, step), at(ring, step), at(ring, next));
            mesh.add_triangle(at(ring - 1, step), at(ring, next), at(ring - 1, next));
        }
    }
}

/// The line of an ellipse.
pub(super) fn ellipse_line(painter: &Painter, center: Pos2, radii: Vec2, stroke: Stroke) {
    painter.add(Shape::closed_line(ellipse(center, radii), stroke));
}

/// A part of a band that runs along the rim of an ellipse.
pub(super) struct Band {
    pub(super) center: Pos2,
    pub(super) radii: Vec2,
    /// From and to, as parts of the radii.
    pub(super) across: (f32, f32),
    /// From and to, as angles.
    pub(super) along: (f32, f32),
}

impl Band {
    /// Draws it, with a seam on all its sides.
    pub(super) fn paint(&self, painter: &Painter, color: Color32) {
        let half = pixel(painter) / 2.0;
        let steps = ((self.along.1 - self.along.0).abs() / TAU * STEPS as f32).ceil() as usize + 1;
        // A column at each step, and one more at each end for the seam there.
        let mut mesh = Mesh::default();
        for column in 0..=steps + 2 {
            let step = column.saturating_sub(1).min(steps) as f32 / steps as f32;
            let angle = self.along.0 + (self.along.1 - self.along.0) * step;
            let out = vec2(angle.cos() / self.radii.x, angle.sin() / self.radii.y).normalized();
            let ahead = vec2(-out.y, out.x);
            let end = match column {
                0 => -half,
                1 => half,
                c if c == steps + 1 => -half,
                c if c == steps + 2 => half,
                _ => 0.0,
            };
            let faded = column == 0 || column == steps + 2;
            for (part, shift, seam) in [
                (self.across.0, -half, true),
                (self.across.0, half, false),
                (self.across.1, -half, false),
                (self.across.1, half, true),
            ] {
                let at = on_ellipse(self.center, self.radii * part, angle);
                let color = if seam || faded {
                    Color32::TRANSPARENT
                } else {
                    color
                };
                mesh.colored_vertex(at + out * shift + ahead * end, color);
            }
        }
        for column in 0..(steps + 2) as u32 {
            for row in 0..3 {
                let at = column * 4 + row;
                mesh.add_triangle(at, at + 1, at + 5);
                mesh.add_triangle(at, at + 5, at + 4);
            }
        }
        add(painter, mesh);
    }
}

/// The outline of a rectangle with round corners, clockwise from the top of its left side.
pub(super) fn rounded(rect: Rect, corner: f32) -> Vec<Pos2> {
    let corner = corner.min(rect.width() / 2.0).min(rect.height() / 2.0);
    let steps = ((corner * 0.7) as usize).clamp(3, 16);
    let inner = rect.shrink(corner);
    let mut points = Vec::with_capacity(4 * (steps + 2));
    for (quarter, about) in [
        inner.left_top(),
        inner.right_top(),
        inner.right_bottom(),
        inner.left_bottom(),
    ]
    .into_iter()
    .enumerate()
    {
        for step in 0..=steps {
            let angle = TAU / 4.0 * (2.0 + quarter as f32 + step as f32 / steps as f32);
            points.push(on_ellipse(about, Vec2::splat(corner), angle));
        }
        // The middle of the sides, where a gradient of three colours has its turn.
        if quarter == 1 {
            points.push(pos2(rect.right(), rect.center().y));
        }
    }
    points.push(pos2(rect.left(), rect.center().y));
    points
}

/// A rectangle with round corners, lit from above: a colour at the top, the middle and the foot.
pub(super) fn lit_mesh(rect: Rect, corner: f32, colors: [Color32; 3], pixel: f32) -> Mesh {
    let [top, middle, foot] = colors;
    let color = |at: Pos2| {
        let part = ((at.y - rect.top()) / rect.height().max(1.0)).clamp(0.0, 1.0);
        if part < 0.5 {
            top.lerp_to_gamma(middle, part * 2.0)
        } else {
            middle.lerp_to_gamma(foot, part * 2.0 - 1.0)
        }
    };
    let mut mesh = Mesh::default();
    mesh.colored_vertex(rect.center(), middle);
    let inner = rounded(rect.shrink(pixel / 2.0), corner);
    let outer = rounded(rect.expand(pixel / 2.0), corner);
    let count = inner.len().min(outer.len());
    for at in 0..count {
        mesh.colored_vertex(inner[at], color(inner[at]));
        mesh.colored_vertex(outer[at], Color32::TRANSPARENT);
    }
    for at in 0..count as u32 {
        let (here, next) = (1 + at * 2, 1 + (at + 1) % count as u32 * 2);
        mesh.add_triangle(0, here, next);
        mesh.add_triangle(here, here + 1, next + 1);
        mesh.add_triangle(here, next + 1, next);
    }
    mesh
}

/// Draws a rectangle that is lit from above.
pub(super) fn lit(painter: &Painter, rect: Rect, corner: f32, colors: [Color32; 3]) {
    add(painter, lit_mesh(rect, corner, colors, pixel(painter)));
}

/// The colours of a gradient of two.
pub(super) fn two(top: Color32, foot: Color32) -> [Color32; 3] {
    [top, top.lerp_to_gamma(foot, 0.5), foot]
}

/// A plain rectangle whose colour goes from one side to the other.
pub(super) fn sweep(painter: &Painter, rect: Rect, from: Color32, to: Color32, is_down: bool) {
    let mut mesh = Mesh::default();
    for (at, is_second) in [
        (rect.left_top(), false),
        (rect.right_top(), !is_down),
        (rect.right_bottom(), true),
        (rect.left_bottom(), is_down),
    ] {
        mesh.colored_vertex(at, if is_second { to } else { from });
    }
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(0, 2, 3);
    add(painter, mesh);
}

/// Fills a rectangle with round corners.
pub(super) fn fill(painter: &Painter, rect: Rect, corner: f32, color: Color32) {
    painter.rect_filled(rect, CornerRadius::from(corner), color);
}

/// Outlines a rectangle with round corners; the line lies half within it.
pub(super) fn outline(painter: &Painter, rect: Rect, corner: f32, width: f32, color: Color32) {
    let stroke = Stroke::new(width, color);
    painter.rect_stroke(rect, CornerRadius::from(corner), stroke, StrokeKind::Middle);
}

/// The shadow of a slip, a token or a plate: its own shape, moved and never blurred.
pub(super) fn shadow(painter: &Painter, theme: &Theme, rect: Rect, corner: f32) {
    let moved = rect.translate(vec2(theme.pt(2.0), theme.pt(4.0)));
    fill(painter, moved, corner, theme.colors.shadow);
}

/// A disc of parchment with its shadow.
pub(super) fn disc(painter: &Painter, theme: &Theme, center: Pos2, radius: f32) {
    let moved = center + vec2(theme.pt(2.0), theme.pt(4.0));
    painter.circle_filled(moved, radius, theme.colors.shadow);
    painter.circle_filled(center, radius, theme.colors.parch);
    if let Some(line) = theme.colors.parch_line {
        painter.circle_stroke(center, radius, Stroke::new(theme.pt(1.5), line));
    }
}

/// Where a thing that holds the keyboard's focus is framed: a light line on a dark one, or the other way round by day, so
/// that it is seen on oak and on parchment as well as in the dark.
pub(super) fn focus(painter: &Painter, theme: &Theme, rect: Rect, corner: f32) {
    let gap = theme.pt(4.0);
    let (frame, corner) = (rect.expand(gap), corner + gap);
    let (ground, line) = (theme.colors.night, theme.colors.text);
    outline(painter, frame, corner, theme.pt(8.0), ground);
    outline(painter, frame, corner, theme.pt(3.5), line);
}

/// A flat thing that lies turned: by an angle, and squeezed in width while it flips over.
pub(super) struct Turned<'a> {
    pub(super) painter: &'a Painter,
    pub(super) center: Pos2,
    /// Clockwise, in radians.
    pub(super) angle: f32,
    /// Its width, as a part of the whole.
    pub(super) squeeze: f32,
}

impl Turned<'_> {
    /// Where a point comes to lie.
    pub(super) fn at(&self, point: Pos2) -> Pos2 {
        let from = point - self.center;
        let rotation = egui::emath::Rot2::from_angle(self.angle);
        self.center + rotation * vec2(from.x * self.squeeze, from.y)
    }

    pub(super) fn mesh(&self, mut mesh: Mesh) {
        for vertex in &mut mesh.vertices {
            vertex.pos = self.at(vertex.pos);
        }
        add(self.painter, mesh);
    }

    pub(super) fn lit(&self, rect: Rect, corner: f32, colors: [Color32; 3]) {
        self.mesh(lit_mesh(rect, corner, colors, pixel(self.painter)));
    }

    pub(super) fn outline(&self, rect: Rect, corner: f32, width: f32, color: Color32) {
        let points = rounded(rect, corner).into_iter().map(|at| self.at(at));
        let stroke = Stroke::new(width, color);
        self.painter
            .add(Shape::closed_line(points.collect(), stroke));
    }

    pub(super) fn line(&self, ends: [Pos2; 2], width: f32, color: Color32) {
        let stroke = Stroke::new(width, color);
        self.painter
            .line_segment(ends.map(|end| self.at(end)), stroke);
    }

    pub(super) fn emblem(
        &self,
        emblem: crate::ui::emblem::Emblem,
        center: Pos2,
        side: f32,
        [mark, ground]: [Color32; 2],
    ) {
        let rect = Rect::from_center_size(center, Vec2::splat(side));
        self.mesh(emblem.mesh(rect, mark, ground, pixel(self.painter)));
    }

    pub(super) fn words(&self, words: &super::text::Fitted, at: Pos2) {
        let ctx = self.painter.ctx();
        self.painter
            .add(words.turned(ctx, at, self.center, self.angle, self.squeeze));
    }
}
