//! The emblems: drawn marks of sides, characters, quests, votes and things.
//!
//! They are triangles on a grid of 48, made from `assets/emblems` when the program is built. Each
//! has two tones: the mark, and the ground that shows through where its charge is cut out.

use std::sync::Arc;

use egui::{Color32, Mesh, Painter, Pos2, Rect, Shape, pos2};

use crate::engine::{Role, Side};

/// One tone of an emblem: its triangles, and its edges for the smooth seam.
struct Layer {
    is_mark: bool,
    /// Place on the grid, and the direction in which the edge moves outwards.
    points: &'static [([f32; 2], [f32; 2])],
    triangles: &'static [[u16; 3]],
    edges: &'static [&'static [u16]],
}

/// The tables that the build makes.
#[expect(
    clippy::approx_constant,
    reason = "a coordinate may happen to look like one over pi"
)]
mod table {
    use super::Layer;

    include!(concat!(env!("OUT_DIR"), "/emblems.rs"));
}

/// The side of the grid that emblems are drawn on.
pub const GRID: f32 = 48.0;

/// A drawn mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Emblem {
    /// The good side: a sun on a disc.
    Good,
    /// The evil side: two veiled eyes on a horned shield.
    Evil,
    /// A star.
    Merlin,
    /// A cup.
    Percival,
    /// A shield with a cross.
    Servant,
    /// A raised lance.
    LancelotGood,
    /// A dagger.
    Assassin,
    /// A crescent.
    Morgana,
    /// A closed helm.
    Mordred,
    /// Antlers.
    Oberon,
    /// Three claw marks.
    Minion,
    /// A lowered lance.
    LancelotEvil,
    /// A cauldron.
    Witch,
    /// A quest that was won: a raised flag.
    Success,
    /// A quest that was lost: a shield split in two.
    Fail,
    /// Two fails are needed: two small split shields.
    TwoFails,
    /// A vote for: a filled disc with a tick.
    Approve,
    /// A vote against: a hollow square with a cross.
    Reject,
    /// A bare tick.
    Tick,
    /// A bare cross.
    Cross,
    /// Left out of the quest: a barred ring.
    Excluded,
    /// The lead.
    Crown,
    /// Excalibur.
    Sword,
    /// The Lady of the Lake: a lily over water.
    Lady,
    /// A plot card that works at once: a bolt.
    CardOnce,
    /// A plot card that is held back: an hourglass.
    CardHeld,
    /// A plot card that stays: an anchor.
    CardStays,
    /// The Lancelots change sides: crossing arrows.
    Switch,
    /// The Lancelots stay: parallel arrows.
    NoChange,
    /// The Trapper: a card barred in a ring.
    Trapper,
    /// A result that nobody may see: a drawn curtain.
    Veil,
    /// What is asked now.
    Flame,
    /// A warning: a triangle.
    Warn,
    /// An error: an octagon.
    Error,
    /// Take back.
    Undo,
    /// Do again.
    Redo,
    /// What can be dragged: six dots.
    Grip,
}

impl Emblem {
    /// Every emblem.
    pub const ALL: [Self; 37] = [
        Self::Good,
        Self::Evil,
        Self::Merlin,
        Self::Percival,
        Self::Servant,
        Self::LancelotGood,
        Self::Assassin,
        Self::Morgana,
        Self::Mordred,
        Self::Oberon,
        Self::Minion,
        Self::LancelotEvil,
        Self::Witch,
        Self::Success,
        Self::Fail,
        Self::TwoFails,
        Self::Approve,
        Self::Reject,
        Self::Tick,
        Self::Cross,
        Self::Excluded,
        Self::Crown,
        Self::Sword,
        Self::Lady,
        Self::CardOnce,
        Self::CardHeld,
        Self::CardStays,
        Self::Switch,
        Self::NoChange,
        Self::Trapper,
        Self::Veil,
        Self::Flame,
        Self::Warn,
        Self::Error,
        Self::Undo,
        Self::Redo,
        Self::Grip,
    ];

    /// The emblem of a side.
    pub const fn of_side(side: Side) -> Self {
        match side {
            Side::Good => Self::Good,
            Side::Evil => Self::Evil,
        }
    }

    /// The emblem of a character. Those without a power of their own in *The Resistance* carry the
    /// emblem of their side.
    pub const fn of_role(role: Role) -> Self {
        match role {
            Role::Merlin => Self::Merlin,
            Role::Percival => Self::Percival,
            Role::Servant => Self::Servant,
            Role::GoodLancelot => Self::LancelotGood,
            Role::Assassin => Self::Assassin,
            Role::Morgana => Self::Morgana,
            Role::Mordred => Self::Mordred,
            Role::Oberon => Self::Oberon,
            Role::Minion => Self::Minion,
            Role::EvilLancelot => Self::LancelotEvil,
            Role::Witch => Self::Witch,
            Role::Resistance => Self::Good,
            Role::Spy => Self::Evil,
        }
    }

    /// Draws the emblem into a square; `ground` is what shows through the cut-out charge.
    pub fn paint(self, painter: &Painter, rect: Rect, mark: Color32, ground: Color32) {
        let pixel = 1.0 / painter.ctx().pixels_per_point();
        painter.add(Shape::Mesh(Arc::new(self.mesh(rect, mark, ground, pixel))));
    }

    /// Draws the emblem into a square of `side` about a point.
    pub fn paint_at(
        self,
        painter: &Painter,
        center: Pos2,
        side: f32,
        mark: Color32,
        ground: Color32,
    ) {
        let rect = Rect::from_center_size(center, egui::Vec2::splat(side));
        self.paint(painter, rect, mark, ground);
    }

    /// The emblem as triangles, with a seam of `pixel` that fades outwards. A card that turns takes
    /// it as it is and turns it along.
    pub fn mesh(self, rect: Rect, mark: Color32, ground: Color32, pixel: f32) -> Mesh {
        let mut mesh = Mesh::default();
        let scale = rect.size() / GRID;
        for layer in self.layers() {
            let color = if layer.is_mark { mark } else { ground };
            let first = mesh.vertices.len() as u32;
            // Two rows of points: the shape drawn in by half a pixel, and its fading outer seam.
            for (shift, color) in [(-0.5, color), (0.5, Color32::TRANSPARENT)] {
                for ([x, y], [out_x, out_y]) in layer.points {
                    let at = pos2(
                        rect.min.x + x * scale.x + out_x * shift * pixel,
                        rect.min.y + y * scale.y + out_y * shift * pixel,
                    );
                    mesh.colored_vertex(at, color);
                }
            }
            for three in layer.triangles {
                let [a, b, c] = three.map(|point| first + u32::from(point));
                mesh.add_triangle(a, b, c);
            }
            let outer = layer.points.len() as u32;
            for edge in layer.edges {
                for (at, &point) in edge.iter().enumerate() {
                    let here = first + u32::from(point);
                    let next = first + u32::from(edge[(at + 1) % edge.len()]);
                    mesh.add_triangle(here, next, next + outer);
                    mesh.add_triangle(here, next + outer, here + outer);
                }
            }
        }
        mesh
    }

    const fn layers(self) -> &'static [Layer] {
        match self {
            Self::Good => table::GOOD,
            Self::Evil => table::EVIL,
            Self::Merlin => table::MERLIN,
            Self::Percival => table::PERCIVAL,
            Self::Servant => table::SERVANT,
            Self::LancelotGood => table::LANCELOT_GOOD,
            Self::Assassin => table::ASSASSIN,
            Self::Morgana => table::MORGANA,
            Self::Mordred => table::MORDRED,
            Self::Oberon => table::OBERON,
            Self::Minion => table::MINION,
            Self::LancelotEvil => table::LANCELOT_EVIL,
            Self::Witch => table::WITCH,
            Self::Success => table::SUCCESS,
            Self::Fail => table::FAIL,
            Self::TwoFails => table::TWO_FAILS,
            Self::Approve => table::APPROVE,
            Self::Reject => table::REJECT,
            Self::Tick => table::TICK,
            Self::Cross => table::CROSS,
            Self::Excluded => table::EXCLUDED,
            Self::Crown => table::CROWN,
            Self::Sword => table::SWORD,
            Self::Lady => table::LADY,
            Self::CardOnce => table::CARD_ONCE,
            Self::CardHeld => table::CARD_HELD,
            Self::CardStays => table::CARD_STAYS,
            Self::Switch => table::SWITCH,
            Self::NoChange => table::NO_CHANGE,
            Self::Trapper => table::TRAPPER,
            Self::Veil => table::VEIL,
            Self::Flame => table::FLAME,
            Self::Warn => table::WARN,
            Self::Error => table::ERROR,
            Self::Undo => table::UNDO,
            Self::Redo => table::REDO,
            Self::Grip => table::GRIP,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_emblem_has_triangles_and_stays_on_its_grid() {
        for emblem in Emblem::ALL {
            assert!(!emblem.layers().is_empty(), "{emblem:?} has no layers");
            for layer in emblem.layers() {
                assert!(!layer.triangles.is_empty(), "{emblem:?} has an empty layer");
                assert!(
                    !layer.edges.is_empty(),
                    "{emblem:?} has a layer without edge"
                );
                for &point in layer.edges.iter().copied().flatten() {
                    let (_, [x, y]) = layer.points[usize::from(point)];
                    assert!(
                        x.hypot(y) > 0.5,
                        "{emblem:?} has no seam at a point of its edge"
                    );
                }
                for ([x, y], _) in layer.points {
                    let near = -3.0..=GRID + 3.0;
                    assert!(
                        near.contains(x) && near.contains(y),
                        "{emblem:?} at {x} {y}"
                    );
                }
            }
        }
    }

    #[test]
    fn every_edge_closes_round_the_triangles() {
        // The area inside the edges is the area of the triangles, or a seam would be missing.
        for emblem in Emblem::ALL {
            for layer in emblem.layers() {
                let at = |point: u16| layer.points[usize::from(point)].0;
                let cross = |a: [f32; 2], b: [f32; 2]| (a[0] * b[1] - b[0] * a[1]) / 2.0;
                let filled: f32 = layer
                    .triangles
                    .iter()
                    .map(|&[a, b, c]| {
                        cross(at(a), at(b)) + cross(at(b), at(c)) + cross(at(c), at(a))
                    })
                    .sum();
                let enclosed: f32 = layer
                    .edges
                    .iter()
                    .flat_map(|edge| {
                        (0..edge.len())
                            .map(|idx| cross(at(edge[idx]), at(edge[(idx + 1) % edge.len()])))
                    })
                    .sum();
                assert!(
                    (filled - enclosed).abs() < 0.01 * filled,
                    "{emblem:?}: {filled} against {enclosed}"
                );
            }
        }
    }

    #[test]
    fn the_silhouette_tells_the_side_before_the_colour_does() {
        // Good is round: nothing of it reaches the corners, where Evil has its horns.
        for role in Role::ALL {
            let corner = Emblem::of_role(role)
                .layers()
                .iter()
                .flat_map(|layer| layer.points)
                .any(|([x, y], _)| *x < 6.0 && *y < 6.0);
            assert_eq!(corner, role.side() == Side::Evil, "{role:?}");
        }
    }
}
