//! Where things lie round the table: seats, what lies before them, the board in the middle.

use std::f32::consts::{FRAC_PI_2, TAU};

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use super::paint::on_ellipse;
use crate::engine::Seat;
use crate::ui::theme::Theme;

/// A seat's plate is this high.
const PLATE: f32 = 54.0;
/// A guest's plate at set-up is this high.
const GUEST_PLATE: f32 = 48.0;

/// The places round one table, in a window of any size.
///
/// Seats go clockwise from the gap at the bottom, which is where the screen stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TableGeometry {
    /// The middle of the table.
    pub center: Pos2,
    /// Its two radii.
    pub radii: Vec2,
    /// How many sit at it.
    pub players: usize,
    /// How far its lower lip hangs down.
    pub edge: f32,
    /// Pixels of a design point for what lies on the table.
    pub u: f32,
    /// Pixels of a design point for the plates.
    pub plate_u: f32,
    /// How high a plate is.
    pub plate_height: f32,
    /// From the rim to a plate's middle.
    gap: Vec2,
    /// How much lower the plates of the lower half lie.
    lower: f32,
    /// Plates stay within this.
    room: Rect,
    /// Plates leave this part of the table clear.
    clear: f32,
}

impl TableGeometry {
    /// The table of the game: between the two lines above and the buttons below.
    pub fn game(theme: &Theme, window: Rect, players: usize) -> Self {
        let top = window.top() + theme.pt(136.0);
        let bottom = window.bottom() - theme.pt(94.0);
        Self::between(theme, window, top, bottom, players)
    }

    /// The table of a second window: no buttons below, so it is larger and lies lower.
    pub fn tv(theme: &Theme, window: Rect, players: usize) -> Self {
        let top = window.top() + theme.pt(136.0);
        let bottom = window.bottom() - theme.pt(32.0);
        Self::between(theme, window, top, bottom, players)
    }

    /// A table with its seats between two heights. Screens with a longer headline say where it ends.
    pub fn between(theme: &Theme, window: Rect, top: f32, bottom: f32, players: usize) -> Self {
        // Where text is set larger than the window likes, plates grow less than the rest and move
        // closer to the rim: ten of them must find room, and the board must not get smaller.
        let fits = ((bottom - top) / theme.pt(570.0)).clamp(0.65, 1.0);
        let cramped = (1.0 - fits) / 0.35;
        let plate_u = theme.scale.u * fits;
        let gap = vec2(96.0, 42.0 - 10.0 * cramped) * plate_u;
        let (half_plate, lower) = (PLATE * plate_u / 2.0, (16.0 - 12.0 * cramped) * plate_u);
        let high = (bottom - top - 2.0 * (gap.y + half_plate) - lower) / 2.0;
        let high = high.max(theme.pt(40.0));
        // As wide as it was drawn, if plates have their room beside it; flatter rather than smaller.
        let drawn = (high * 420.0 / 208.0).max(420.0 * theme.scale.u * fits);
        let wide = drawn.min(window.width() / 2.0 - 220.0 * plate_u);
        let radii = vec2(wide.max(theme.pt(100.0)), high);
        let center = pos2(window.center().x, top + half_plate + gap.y + high);
        Self {
            center,
            radii,
            players,
            edge: theme.pt(16.0),
            u: theme.scale.u * inner_scale(theme, radii),
            plate_u,
            plate_height: PLATE * plate_u,
            gap,
            lower,
            room: window.shrink2(vec2(theme.pt(30.0), 0.0)),
            clear: 0.9,
        }
    }

    /// The round table of set-up, in its column.
    pub fn setup(theme: &Theme, column: Rect, players: usize) -> Self {
        let gap = vec2(theme.pt(72.0), theme.pt(34.0));
        let (half_plate, lower) = (theme.pt(GUEST_PLATE) / 2.0, theme.pt(8.0));
        // How far up and down the seats go: an even number of them leaves the very top free.
        let turn = TAU / players.max(1) as f32 / 2.0;
        let down = turn.cos();
        let up = if players.is_multiple_of(2) { down } else { 1.0 };
        let high = (column.height() - 2.0 * half_plate - lower) / (up + down) - gap.y;
        let wide = column.width() / 2.0 - theme.pt(78.0);
        let radii = vec2(wide.min(high * 1.2), high.min(wide)).max(Vec2::splat(theme.pt(40.0)));
        let top = (column.height() - (radii.y + gap.y) * (up + down) - lower) / 2.0;
        let middle = column.top() + top + (radii.y + gap.y) * up;
        Self {
            center: pos2(column.center().x, middle),
            radii,
            players,
            edge: theme.pt(10.0),
            u: theme.scale.u,
            plate_u: theme.scale.u,
            plate_height: theme.pt(GUEST_PLATE),
            gap,
            lower,
            room: column,
            clear: 0.5,
        }
    }

    /// The table without seats on which the score lies.
    pub fn score(theme: &Theme, window: Rect, players: usize) -> Self {
        let top = window.top() + theme.pt(198.0);
        let bottom = window.bottom() - theme.pt(122.0);
        let high = ((bottom - top - theme.pt(16.0)) / 2.0).max(theme.pt(60.0));
        let wide = (high * 470.0 / 232.0).min(window.width() / 2.0 - theme.pt(40.0));
        let radii = vec2(wide, high);
        let fits = (wide / theme.pt(470.0)).min(high / theme.pt(232.0));
        Self {
            center: pos2(window.center().x, top + high),
            radii,
            players,
            edge: theme.pt(16.0),
            u: theme.scale.u * fits.min(1.0),
            plate_u: theme.scale.u,
            plate_height: theme.pt(PLATE),
            gap: Vec2::ZERO,
            lower: 0.0,
            room: window,
            clear: 1.0,
        }
    }

    /// Design points of what lies on the table, in pixels.
    pub const fn pt(&self, points: f32) -> f32 {
        points * self.u
    }

    /// The direction of a seat, from the right and clockwise.
    pub fn angle(&self, seat: Seat) -> f32 {
        self.angle_at(f32::from(seat.0))
    }

    /// The direction of a place between seats.
    pub fn angle_at(&self, place: f32) -> f32 {
        FRAC_PI_2 + (place + 0.5) * TAU / self.players.max(1) as f32
    }

    /// A point on a seat's ray, at a part of the radius.
    pub fn on_ray(&self, seat: Seat, part: f32) -> Pos2 {
        on_ellipse(self.center, self.radii * part, self.angle(seat))
    }

    /// Where a vote lies before its seat, always on the seat's ray.
    pub fn vote(&self, seat: Seat) -> Pos2 {
        // At the very ends of the table it lies nearer to the rim.
        let end = self.angle(seat).cos().powi(8);
        self.on_ray(seat, 0.76 + 0.06 * end)
    }

    /// The middle of the rim before a place between seats: the crown passes along here.
    pub fn on_rim(&self, place: f32) -> Pos2 {
        on_ellipse(self.center, self.radii * 0.94, self.angle_at(place))
    }

    /// Where the middle of a seat's plate would lie if names were short.
    pub fn plate_center(&self, seat: Seat) -> Pos2 {
        let at = on_ellipse(self.center, self.radii + self.gap, self.angle(seat));
        let is_lower = at.y > self.center.y - 1.0;
        at + vec2(0.0, if is_lower { self.lower } else { 0.0 })
    }

    /// Where the plates lie, each at most as wide as its name likes. Plates keep off one another,
    /// off the window's edges, off the table's inner part and off what the corners hold.
    pub fn plates(&self, liked: &[f32], corners: &[Rect]) -> Vec<Rect> {
        let apart = 8.0 * self.plate_u;
        let centers: Vec<Pos2> = liked
            .iter()
            .enumerate()
            .map(|(idx, &width)| {
                let center = self.plate_center(Seat(idx as u8));
                self.below_corners(center, width, apart, corners)
            })
            .collect();
        let mut plates: Vec<Rect> = Vec::with_capacity(liked.len());
        for (idx, &center) in centers.iter().enumerate() {
            let (mut left, mut right) = (self.room.left(), self.room.right());
            let tall = |other: f32, height: f32| (center.y - other).abs() < height + apart;
            for corner in corners {
                if tall(
                    corner.center().y,
                    f32::midpoint(corner.height(), self.plate_height),
                ) {
                    if corner.center().x < self.center.x {
                        left = left.max(corner.right() + apart);
                    } else {
                        right = right.min(corner.left() - apart);
                    }
                }
            }
            for (other, &at) in centers.iter().enumerate() {
                if other == idx || !tall(at.y, self.plate_height) {
                    continue;
                }
                // Halfway, unless the neighbour leaves some of its half.
                let middle = f32::midpoint(at.x, center.x);
                let (from, to) = self.reach(at, liked[other]);
                if at.x < center.x {
                    left = left.max(middle.min(to) + apart / 2.0);
                } else {
                    right = right.min(middle.max(from) - apart / 2.0);
                }
            }
            let (from, to) = self.free(center);
            let within = (left.max(from), right.min(to));
            // Between a corner and the table there may be no room; then the table gives way.
            let least = liked[idx].min(210.0 * self.plate_u);
            let is_tight = !corners.is_empty() && within.1 - within.0 < least;
            (left, right) = match (is_tight, center.x < self.center.x) {
                (false, _) => within,
                (true, true) => (within.0, right.min(within.0 + least)),
                (true, false) => (left.max(within.1 - least), within.1),
            };
            let width = liked[idx].min(right - left).max(self.plate_height);
            let x = center.x.min(right - width / 2.0).max(left + width / 2.0);
            plates.push(Rect::from_center_size(
                pos2(x, center.y),
                vec2(width, self.plate_height),
            ));
        }
        plates
    }

    /// A plate that would only graze what a corner holds gives way downwards, before its name is made to shrink.
    fn below_corners(&self, center: Pos2, width: f32, apart: f32, corners: &[Rect]) -> Pos2 {
        let plate = Rect::from_center_size(center, vec2(width, self.plate_height));
        let grazed = corners
            .iter()
            .filter(|corner| corner.expand(apart).intersects(plate));
        let down = grazed
            .map(|corner| corner.bottom() + 1.1 * apart - plate.top())
            .filter(|&down| down > 0.0 && down < self.plate_height * 0.6);
        center + vec2(0.0, down.fold(0.0, f32::max))
    }

    /// From where to where a plate lies if only the window and the table move it.
    fn reach(&self, center: Pos2, liked: f32) -> (f32, f32) {
        let (left, right) = self.free(center);
        let half = liked.min(right - left) / 2.0;
        let middle = center.x.min(right - half).max(left + half);
        (middle - half, middle + half)
    }

    /// From where to where a plate may reach, seen from the window and the table alone.
    fn free(&self, center: Pos2) -> (f32, f32) {
        let (mut left, mut right) = (self.room.left(), self.room.right());
        // The part of the table that stays clear, at the plate's edge that is nearer to it.
        let away = (center.y - self.center.y).abs() - self.plate_height / 2.0;
        let inner = self.radii * self.clear;
        let part = (away.max(0.0) / inner.y).min(1.0);
        let reach = inner.x * (1.0 - part * part).sqrt();
        if reach > 0.0 {
            if center.x < self.center.x - self.radii.x * 0.2 {
                right = right.min(self.center.x - reach);
            } else if center.x > self.center.x + self.radii.x * 0.2 {
                left = left.max(self.center.x + reach);
            }
        }
        (left, right)
    }

    /// What the middle of the table is kept for: the quests, the mark of two fails under the fourth,
    /// the pegs of the vote track. The words beside the pegs are as long as they are; the track
    /// tells where they end.
    pub fn board(&self) -> [Rect; 3] {
        [
            (-260.0, -60.0, 260.0, 40.0),
            (76.0, 30.0, 132.0, 82.0),
            (-260.0, 58.0, -24.0, 108.0),
        ]
        .map(|(left, top, right, bottom)| {
            Rect::from_min_max(
                self.center + vec2(self.pt(left), self.pt(top)),
                self.center + vec2(self.pt(right), self.pt(bottom)),
            )
        })
    }

    /// A place before a seat for a thing of a size: on the seat's ray, or moved along the rim until
    /// it is clear of the board and of what is taken already.
    pub fn before(&self, seat: Seat, size: Vec2, taken: &[Rect]) -> Rect {
        let board = self.board();
        let mut best = (f32::INFINITY, Rect::ZERO);
        let sector = TAU / self.players.max(1) as f32;
        // At the long ends of the table there is more room towards the rim.
        let liked = 0.76 + 0.04 * self.angle(seat).cos().abs();
        for side in -12..=12_i16 {
            let turn = f32::from(side) / 12.0 * sector * 0.6;
            let angle = self.angle(seat) + turn;
            for ring in 0..=24_i16 {
                let part = 0.66 + f32::from(ring) * 0.01;
                let at = on_ellipse(self.center, self.radii * part, angle);
                let rect = Rect::from_center_size(at, size);
                let mut cost = turn.abs() * 6.0 + (part - liked).abs();
                for &thing in board.iter().chain(taken) {
                    cost += overlap(rect.expand(self.pt(3.0)), thing) * 8.0;
                }
                cost += self.outside(rect);
                if cost < best.0 {
                    best = (cost, rect);
                }
            }
        }
        best.1
    }

    /// How far a rectangle's corners stick out over the inlay, and over the edge, which is worse.
    fn outside(&self, rect: Rect) -> f32 {
        [
            rect.left_top(),
            rect.right_top(),
            rect.right_bottom(),
            rect.left_bottom(),
        ]
        .into_iter()
        .map(|corner| {
            let from = (corner - self.center) / self.radii;
            let away = from.length();
            (away - 0.9).max(0.0) * 2.5 + (away - 1.04).max(0.0) * 4.0
        })
        .sum()
    }
}

/// How much of a rectangle another covers, and a little for touching it at all.
fn overlap(rect: Rect, other: Rect) -> f32 {
    let shared = rect.intersect(other);
    if shared.is_positive() {
        0.35 + shared.area() / rect.area().max(1.0)
    } else {
        0.0
    }
}

/// What lies on the table shrinks with it: the board has to fit across, and between the rims.
fn inner_scale(theme: &Theme, radii: Vec2) -> f32 {
    let fits = (radii.x / theme.pt(420.0)).min(radii.y / theme.pt(150.0));
    fits.min(1.0)
}

#[cfg(test)]
mod tests;
