//! Where things lie, in windows and at tables of every size.

use super::*;
use crate::ui::theme::{Mode, Motion, Scale};

fn theme(size: Vec2, liked: f32) -> (Theme, Rect) {
    let theme = Theme::new(Mode::Dark, Scale::new(size, liked), Motion::Still);
    (theme, Rect::from_min_size(Pos2::ZERO, size))
}

#[test]
fn the_table_of_ten_lies_as_it_was_drawn() {
    let (theme, window) = theme(vec2(1280.0, 800.0), 1.0);
    let table = TableGeometry::game(&theme, window, 10);
    assert_eq!(table.center, pos2(640.0, 413.0));
    assert_eq!(table.radii, vec2(420.0, 208.0));
    let plate = table.plate_center(Seat(0));
    assert!((plate - pos2(480.5, 666.8)).length() < 1.0, "{plate:?}");
    let plate = table.plate_center(Seat(6));
    assert!((plate - pos2(1057.5, 266.0)).length() < 1.0, "{plate:?}");
}

#[test]
fn seats_go_round_clockwise_with_the_gap_at_the_screen() {
    let (theme, window) = theme(vec2(1280.0, 800.0), 1.0);
    for players in 5..=10 {
        let table = TableGeometry::game(&theme, window, players);
        let first = table.plate_center(Seat(0));
        let last = table.plate_center(Seat(players as u8 - 1));
        assert!(first.x < 640.0 && last.x > 640.0 && first.y > 600.0);
        assert!((first.y - last.y).abs() < 0.1);
    }
}

#[test]
fn plates_of_any_length_stay_apart_and_in_the_window() {
    for size in [
        vec2(1280.0, 800.0),
        vec2(1024.0, 600.0),
        vec2(1024.0, 768.0),
        vec2(1920.0, 1080.0),
        vec2(2560.0, 1080.0),
    ] {
        for liked in [0.8, 1.0, 1.3, 1.6] {
            let (theme, window) = theme(size, liked);
            for players in 5..=10 {
                let table = TableGeometry::game(&theme, window, players);
                let widths = vec![520.0 * table.plate_u; players];
                let plates = table.plates(&widths, &[]);
                for (idx, plate) in plates.iter().enumerate() {
                    let at = format!("{size:?} × {liked}, {players} players, seat {idx}");
                    assert!(window.contains_rect(*plate), "{at}: {plate:?}");
                    let least = 120.0 * table.plate_u;
                    assert!(plate.width() >= least, "{at}: {plate:?}");
                    for other in &plates[..idx] {
                        assert!(
                            !plate.shrink(0.5).intersects(*other),
                            "{at}: {plate:?} over {other:?}"
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn what_lies_before_a_seat_leaves_the_board_clear() {
    for size in [vec2(1280.0, 800.0), vec2(1024.0, 600.0)] {
        let (theme, window) = theme(size, 1.0);
        for players in 5..=10 {
            let table = TableGeometry::game(&theme, window, players);
            for seat in Seat::all(players) {
                for size in [vec2(58.0, 58.0), vec2(140.0, 67.0)] {
                    let size = size * theme.scale.u;
                    let rect = table.before(seat, size, &[]);
                    for part in table.board() {
                        let is_clear = !rect.intersect(part).is_positive();
                        assert!(is_clear, "{players}, {seat}: {rect:?} over {part:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn two_things_before_a_seat_lie_side_by_side() {
    let (theme, window) = theme(vec2(1280.0, 800.0), 1.0);
    let table = TableGeometry::game(&theme, window, 10);
    for seat in Seat::all(10) {
        let token = table.before(seat, Vec2::splat(58.0), &[]);
        let slip = table.before(seat, vec2(130.0, 44.0), &[token]);
        assert!(!slip.intersects(token), "{seat}: {slip:?} over {token:?}");
    }
}
