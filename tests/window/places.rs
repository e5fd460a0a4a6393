//! Where things are on the screen.

use avalon_herald::engine::Seat;
use avalon_herald::ui::theme::{Mode, Motion, Scale, Theme};
use avalon_herald::ui::widgets::geometry::TableGeometry;
use egui::{Pos2, Rect, Vec2, vec2};

use crate::screen::SIZE;

/// Oberon's card at set-up.
pub(crate) const OBERON: Pos2 = Pos2::new(530.0, 574.0);
/// The minion's card, who sits in when Oberon leaves.
pub(crate) const MINION: Pos2 = Pos2::new(837.0, 470.0);
/// The switch for Lancelot at set-up.
pub(crate) const LANCELOT_SWITCH: Pos2 = Pos2::new(1085.0, 306.0);
/// Good Lancelot's card, who comes with it.
pub(crate) const LANCELOT_CARD: Pos2 = Pos2::new(837.0, 200.0);
/// The buttons below the guests at set-up, which tell whether a name is being written.
pub(crate) const GUEST_BUTTONS: Pos2 = Pos2::new(138.0, 528.0);

/// The part of the screen round a place.
pub(crate) fn round(at: Pos2) -> Rect {
    Rect::from_center_size(at, vec2(60.0, 20.0))
}

/// The whole screen.
pub(crate) fn everywhere() -> Rect {
    Rect::from_min_size(Pos2::ZERO, SIZE)
}

/// A guest's plate at set-up.
pub(crate) fn guest(seat: Seat, players: usize) -> Pos2 {
    let part = |x: f32, y: f32| (SIZE * Vec2::new(x, y)).to_pos2();
    let column = Rect::from_min_max(part(0.028, 0.145), part(0.345, 0.615));
    TableGeometry::setup(&theme(), column, players).plate_center(seat)
}

/// A seat's plate at the table of the game.
pub(crate) fn seat(seat: Seat, players: usize) -> Pos2 {
    TableGeometry::game(&theme(), everywhere(), players).plate_center(seat)
}

fn theme() -> Theme {
    Theme::new(Mode::default(), Scale::new(SIZE, 1.0), Motion::default())
}
