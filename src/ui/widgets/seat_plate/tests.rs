//! Plates are found by the player's name, tapped, dragged, and say their state.

use egui::vec2;
use egui_kittest::kittest::Queryable as _;

use super::super::stage::{LONG_NAMES, is_chosen, is_large_enough, is_open, stage, texts};
use super::*;
use crate::engine::SeatSet;
use crate::ui::theme::Mode;

fn place(theme: &Theme, row: usize) -> Rect {
    let at = pos2(80.0, 60.0 + theme.pt(80.0) * row as f32);
    Rect::from_min_size(at, vec2(theme.pt(260.0), theme.pt(54.0)))
}

#[test]
fn a_tap_puts_a_seat_on_the_team_and_takes_it_off_again() {
    for mode in Mode::ALL {
        let names = ["Bo", "Гвиневра", "崔斯坦"];
        let mut harness = stage(
            mode,
            vec2(1024.0, 600.0),
            SeatSet::EMPTY,
            |ui, theme, _, team| {
                for (idx, name) in names.into_iter().enumerate() {
                    let seat = Seat(idx as u8);
                    let state = if team.contains(seat) {
                        SeatState::Team
                    } else {
                        SeatState::Idle
                    };
                    let plate = SeatPlate {
                        key: "1",
                        name,
                        state,
                        is_leader: idx == 0,
                        is_open: true,
                        ..SeatPlate::default()
                    };
                    let rect = place(theme, idx);
                    if seat_plate_ui(ui, theme, rect, theme.scale.u, seat, &plate).clicked() {
                        *team = team.toggled(seat);
                    }
                }
            },
        );
        for name in names {
            assert_eq!(is_chosen(&harness, name), Some(false));
            assert!(is_large_enough(&harness, name));
            harness.get_by_label(name).click();
            harness.run();
            assert_eq!(is_chosen(&harness, name), Some(true));
        }
        harness.get_by_label("Bo").click();
        harness.run();
        assert_eq!(is_chosen(&harness, "Bo"), Some(false));
        assert_eq!(harness.state().len(), 2);
    }
}

#[test]
fn a_plate_says_its_state_and_is_closed_when_it_can_t_be_tapped() {
    let harness = stage(Mode::Dark, vec2(1024.0, 600.0), (), |ui, theme, _, ()| {
        for (idx, state) in SeatState::ALL.into_iter().enumerate() {
            let plate = SeatPlate {
                name: ["A", "B", "C", "D", "E"][idx],
                says: "said no",
                state,
                is_asked: true,
                ..SeatPlate::default()
            };
            let seat = Seat(idx as u8);
            let rect = place(theme, idx);
            seat_plate_ui(ui, theme, rect, theme.scale.u, seat, &plate);
        }
    });
    assert!(!is_open(&harness, "D, said no"));
    assert_eq!(is_chosen(&harness, "B, said no"), Some(true));
    assert_eq!(is_chosen(&harness, "D, said no"), Some(false));
}

#[test]
fn a_plate_is_as_wide_as_its_name_needs() {
    for name in LONG_NAMES {
        let harness = stage(Mode::Light, vec2(1280.0, 800.0), (), |ui, theme, _, ()| {
            for (row, state) in SeatState::ALL.into_iter().enumerate() {
                for (kind, x) in [(PlateKind::Seat, 0.0), (PlateKind::Guest, 700.0)] {
                    let plate = SeatPlate {
                        key: "0",
                        name,
                        state,
                        kind,
                        is_leader: row % 2 == 0,
                        ..SeatPlate::default()
                    };
                    let mut rect = place(theme, row).translate(vec2(x - 70.0, 0.0));
                    rect.set_width(plate.natural_width(ui.painter(), theme, theme.scale.u));
                    let seat = Seat((row * 2) as u8 + u8::from(x > 0.0));
                    seat_plate_ui(ui, theme, rect, theme.scale.u, seat, &plate);
                }
            }
        });
        for text in texts(&harness) {
            assert!(text.is_whole, "{text:?}");
        }
    }
}

#[test]
fn a_guest_can_be_dragged() {
    let mut harness = stage(
        Mode::Dark,
        vec2(1024.0, 600.0),
        0.0_f32,
        |ui, theme, _, moved| {
            let plate = SeatPlate {
                name: "Bors",
                is_open: true,
                kind: PlateKind::Guest,
                ..SeatPlate::default()
            };
            let rect = place(theme, 0);
            let response = seat_plate_ui(ui, theme, rect, theme.scale.u, Seat(0), &plate);
            *moved += response.drag_delta().x;
        },
    );
    let from = harness.get_by_label("Bors").rect().center();
    harness.drag_at(from);
    harness.hover_at(from + vec2(120.0, 0.0));
    harness.drop_at(from + vec2(120.0, 0.0));
    harness.run();
    assert!(*harness.state() > 60.0, "{}", harness.state());
}
