//! Names round the table: tap to write, drag to change seats.

use egui::{Key, Pos2, Rect, Ui};

use super::field::{name_field_ui, seat_words};
use super::notices::Notices;
use super::state::SetupState;
use super::strip::{seat_buttons_ui, strip, table_buttons_ui};
use super::troubles::Troubles;
use super::{column, field};
use crate::engine::{Seat, SeatSet};
use crate::i18n::Msg;
use crate::ui::commands::pressed_seat;
use crate::ui::cx::{Cx, seat_key};
use crate::ui::widgets::geometry::TableGeometry;
use crate::ui::widgets::head::guest_count_ui;
use crate::ui::widgets::seat_plate::{
    PlateKind, SeatPlate, SeatState, dragged_plate, plate_id, seat_plate_ui,
};
use crate::ui::widgets::table::{TableLight, table_ui};

/// Draws the table and its guests.
pub(super) fn seats_ui(ui: &mut Ui, cx: &Cx<'_>, state: &mut SetupState, troubles: &Troubles) {
    let players = state.setup.players();
    // A press on one of the buttons below closes the field; they are still about its seat.
    let editing = state.editing;
    let strip = strip(cx);
    if let Some(seat) = editing {
        field::keys(ui, cx, state, seat);
    } else if let Some(seat) = pressed_seat(ui, players) {
        // The digit is a key, and no letter of the name.
        ui.input_mut(|input| {
            input
                .events
                .retain(|it| !matches!(it, egui::Event::Text(_)));
        });
        state.edit(Some(seat));
    }
    let players = state.setup.players();
    let column = column(cx, 0, 0.12, 0.77);
    let room = column.with_max_y(strip.top() - cx.pt(12.0));
    let geometry = TableGeometry::setup(cx.theme, room, players);
    let leader = (!state.leader_by_lot).then_some(state.setup.first_leader);
    table_ui(
        ui,
        cx.theme,
        &geometry,
        TableLight {
            team: SeatSet::EMPTY,
            leader,
        },
    );
    guest_count_ui(
        ui,
        cx.theme,
        geometry.center,
        players,
        &cx.say(Msg::SetupPlayers),
    );
    plates_ui(ui, cx, state, &geometry, leader);
    if state.editing.is_some() && ui.input(|input| input.key_pressed(Key::Escape)) {
        state.edit(None);
    }
    // While a name is written, nothing is said about names, and the seat can be moved or left.
    if let Some(seat) = editing {
        seat_buttons_ui(ui, cx, strip, state, seat);
    } else if troubles.seats.is_empty() {
        table_buttons_ui(ui, cx, strip, state);
    } else {
        let notices = Notices::fit(ui, cx, strip.width(), strip.height(), &[&troubles.seats]);
        notices.show(ui, 0, strip.min);
    }
}

/// Draws the plates, one of which may be a field.
fn plates_ui(
    ui: &mut Ui,
    cx: &Cx<'_>,
    state: &mut SetupState,
    geometry: &TableGeometry,
    leader: Option<Seat>,
) {
    let players = state.setup.players();
    let u = geometry.plate_u;
    let names = state.setup.seats.clone();
    let says: Vec<String> = Seat::all(players)
        .map(|seat| match state.setup.name(seat) {
            "" => seat_words(cx, seat),
            _ => String::new(),
        })
        .collect();
    let mut plates: Vec<_> = Seat::all(players)
        .map(|seat| SeatPlate {
            key: seat_key(seat),
            name: &names[seat.idx()],
            says: &says[seat.idx()],
            state: SeatState::Idle,
            is_leader: leader == Some(seat),
            is_asked: state.editing == Some(seat),
            is_open: true,
            kind: PlateKind::Guest,
        })
        .collect();
    // A field has the room of a long name, whatever the name is now.
    let liked: Vec<_> = plates
        .iter()
        .map(|plate| {
            let wide = plate.natural_width(ui.painter(), cx.theme, u);
            wide.max(if plate.is_asked { cx.pt(210.0) } else { 0.0 })
        })
        .collect();
    let rects = geometry.plates(&liked, &[]);
    // Where a plate that is dragged would land.
    let below = |at: Pos2| {
        let is_below = |it: &Rect| it.expand(cx.pt(20.0)).contains(at);
        rects.iter().position(is_below).map(|idx| Seat(idx as u8))
    };
    let finger = ui.input(|input| input.pointer.interact_pos());
    let dragged = Seat::all(players).find(|&seat| ui.ctx().is_being_dragged(plate_id(ui, seat)));
    let landing = dragged
        .and(finger)
        .and_then(below)
        .filter(|&it| Some(it) != dragged);
    // Before the finger lets go, both names stand where they would sit.
    let held = dragged.map(|seat| plates[seat.idx()]);
    if let (Some(seat), Some(landing)) = (dragged, landing) {
        plates[seat.idx()].name = &names[landing.idx()];
        plates[landing.idx()].name = &names[seat.idx()];
        plates[landing.idx()].is_asked = true;
    }
    for ((seat, plate), rect) in Seat::all(players).zip(&plates).zip(&rects) {
        if state.editing == Some(seat) {
            name_field_ui(ui, cx, seat, *rect, state);
            continue;
        }
        let response = seat_plate_ui(ui, cx.theme, *rect, u, seat, plate);
        if response.clicked() {
            state.edit(Some(seat));
        }
        if response.drag_stopped()
            && let Some(other) = response.interact_pointer_pos().and_then(below)
        {
            state.swap(seat, other);
        }
    }
    if let (Some(seat), Some(plate), Some(at)) = (dragged, held, finger) {
        let rect = Rect::from_center_size(at, rects[seat.idx()].size());
        dragged_plate(ui.painter(), cx.theme, rect, u, &plate);
    }
}
