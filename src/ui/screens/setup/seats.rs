//! Names round the table: tap to write, drag to change seats.

use egui::{Key, Rect, Stroke, StrokeKind, TextEdit, Ui, pos2, vec2};

use super::state::SetupState;
use super::{Troubles, column, notices_ui};
use crate::engine::{FEWEST_PLAYERS, MOST_PLAYERS, Seat, SeatSet};
use crate::i18n::Msg;
use crate::ui::cx::Cx;
use crate::ui::theme::{Corner, Type, Width};
use crate::ui::widgets::button::{Button, button_ui};
use crate::ui::widgets::geometry::TableGeometry;
use crate::ui::widgets::head::guest_count_ui;
use crate::ui::widgets::seat_plate::{PlateKind, SeatPlate, SeatState, seat_plate_ui};
use crate::ui::widgets::table::{TableLight, table_ui};

/// Letters that a name may have.
const LONGEST_NAME: usize = 24;

/// Draws the table and its guests.
pub(super) fn seats_ui(ui: &mut Ui, cx: &Cx<'_>, state: &mut SetupState, troubles: &Troubles) {
    let players = state.setup.players();
    // A press on one of the buttons below closes the field; they are still about its seat.
    let editing = state.editing;
    let room = column(cx, 0, 0.145, 0.615);
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
    let names = state.setup.seats.clone();
    let plates: Vec<_> = Seat::all(players)
        .map(|seat| SeatPlate {
            key: "",
            name: &names[seat.idx()],
            says: "",
            state: SeatState::Idle,
            is_leader: leader == Some(seat),
            is_asked: state.editing == Some(seat),
            is_open: true,
            kind: PlateKind::Guest,
        })
        .collect();
    let liked: Vec<_> = plates
        .iter()
        .map(|plate| plate.natural_width(ui.painter(), cx.theme, geometry.plate_u))
        .collect();
    let rects = geometry.plates(&liked, &[]);
    for ((seat, plate), rect) in Seat::all(players).zip(&plates).zip(&rects) {
        if state.editing == Some(seat) {
            name_field_ui(ui, cx, seat, field_rect(cx, *rect, room), state);
            continue;
        }
        let response = seat_plate_ui(ui, cx.theme, *rect, geometry.plate_u, seat, plate);
        if response.clicked() {
            state.edit(Some(seat));
        }
        if response.drag_stopped()
            && let Some(at) = response.interact_pointer_pos()
            && let Some(other) = rects
                .iter()
                .position(|it| it.expand(cx.pt(20.0)).contains(at))
        {
            state.swap(seat, Seat(other as u8));
        }
    }
    if state.editing.is_some() && ui.input(|input| input.key_pressed(Key::Escape)) {
        state.edit(None);
    }
    let strip = column(cx, 0, 0.63, 0.77);
    let top = notices_ui(ui, cx, strip.min, strip.width(), &troubles.seats);
    let strip = Rect::from_min_max(pos2(strip.left(), top), strip.max);
    if strip.height() > cx.pt(104.0) {
        buttons_ui(ui, cx, strip, state, editing);
    }
}

/// A field has the room of a long name, whatever the plate's size.
fn field_rect(cx: &Cx<'_>, plate: Rect, room: Rect) -> Rect {
    let width = cx.pt(210.0).max(plate.width());
    let left = (plate.center().x - width / 2.0)
        .clamp(room.left(), (room.right() - width).max(room.left()));
    Rect::from_min_size(pos2(left, plate.top()), vec2(width, plate.height()))
}

/// Enter goes on to the next seat, so that a table is written in one go.
fn name_field_ui(ui: &mut Ui, cx: &Cx<'_>, seat: Seat, rect: Rect, state: &mut SetupState) {
    let Some(name) = state.setup.seats.get_mut(seat.idx()) else {
        return;
    };
    let colors = cx.theme.colors;
    let line = Stroke::new(cx.theme.width(Width::Strong), colors.gold);
    let corner = cx.theme.corner(Corner::Plate);
    ui.painter()
        .rect(rect, corner, colors.night2, line, StrokeKind::Inside);
    let hint = cx.say_with(Msg::SetupName, &[("place", (seat.idx() + 1).into())]);
    let font = cx.theme.font(Type::Guest);
    let row = ui.fonts_mut(|fonts| fonts.row_height(&font));
    let inside = Rect::from_center_size(rect.center(), vec2(rect.width() - cx.pt(28.0), row));
    let field = TextEdit::singleline(name)
        .id_salt(("name", seat))
        .font(font)
        .char_limit(LONGEST_NAME)
        .frame(egui::Frame::NONE)
        .margin(egui::Margin::ZERO)
        .hint_text(hint);
    let response = ui.put(inside, field);
    response.widget_info(|| {
        let label = cx.say_with(Msg::SetupName, &[("place", (seat.idx() + 1).into())]);
        egui::WidgetInfo::labeled(egui::Role::TextInput, true, label)
    });
    // Until it has the keyboard it asks for it again: on a slow machine nobody's letters are to go astray.
    if !response.has_focus() && !response.lost_focus() {
        response.request_focus();
    }
    if std::mem::take(&mut state.grabs_focus) {
        // The old name is selected, so that typing replaces it.
        if let Some(mut edit) = egui::text_edit::TextEditState::load(ui.ctx(), response.id) {
            let end = state.setup.seats[seat.idx()].chars().count();
            edit.cursor
                .set_char_range(Some(egui::text::CCursorRange::two(
                    egui::text::CCursor::new(0),
                    egui::text::CCursor::new(end),
                )));
            edit.store(ui.ctx(), response.id);
        }
    } else if response.lost_focus() {
        let goes_on =
            ui.input(|input| input.key_pressed(Key::Enter) || input.key_pressed(Key::Tab));
        let next = goes_on
            .then(|| Seat(seat.0 + 1))
            .filter(|it| it.idx() < state.setup.players());
        state.edit(next);
    }
}

/// What can be done with the table, or with the seat whose name is being written.
fn buttons_ui(
    ui: &mut Ui,
    cx: &Cx<'_>,
    strip: Rect,
    state: &mut SetupState,
    editing: Option<Seat>,
) {
    let gap = cx.pt(8.0);
    let size = vec2((strip.width() - gap) / 2.0, cx.pt(48.0));
    let cell = |idx: usize| {
        let (col, row) = (idx % 2, idx / 2);
        let min = strip.min + vec2((size.x + gap) * col as f32, (size.y + gap) * row as f32);
        Rect::from_min_size(min, size)
    };
    let press = |ui: &mut Ui, idx: usize, msg: Msg, is_on: bool| {
        let words = cx.say(msg);
        let button = Button::plain(&words).kind(Type::Small).on(is_on);
        button_ui(ui, cx.theme, cell(idx), &button).clicked()
    };
    let players = state.setup.players();
    if let Some(seat) = editing {
        if press(ui, 0, Msg::SetupLeadsFirst, true) {
            state.setup.first_leader = seat;
            state.leader_by_lot = false;
        }
        if press(ui, 1, Msg::SetupRemovePlayer, players > FEWEST_PLAYERS) {
            state.remove_player(seat);
        }
        let (left, right) = (seat.left(players), seat.right(players));
        if press(ui, 2, Msg::SetupMoveLeft, true) {
            state.swap(seat, left);
            state.edit(Some(left));
        }
        if press(ui, 3, Msg::SetupMoveRight, true) {
            state.swap(seat, right);
            state.edit(Some(right));
        }
        return;
    }
    if press(ui, 0, Msg::SetupAddPlayer, players < MOST_PLAYERS) {
        let known = state.known_names.clone();
        state.add_player(cx.words, &known);
    }
    if press(ui, 1, Msg::SetupRemoveLast, players > FEWEST_PLAYERS) {
        state.remove_player(Seat(players as u8 - 1));
    }
    if press(ui, 2, Msg::SetupUsual, !state.is_usual()) {
        state.take_usual();
    }
    if press(ui, 3, Msg::SetupRandomLeader, !state.leader_by_lot) {
        state.leader_by_lot = true;
    }
}
