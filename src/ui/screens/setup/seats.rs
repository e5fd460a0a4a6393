//! Names round the table: tap to write, drag to change seats.

use egui::{Key, Rect, Stroke, StrokeKind, TextEdit, Ui, vec2};

use super::notices::Notices;
use super::state::SetupState;
use super::{Troubles, column};
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

/// Design points between the buttons.
const GAP: f32 = 8.0;

/// Draws the table and its guests.
pub(super) fn seats_ui(ui: &mut Ui, cx: &Cx<'_>, state: &mut SetupState, troubles: &Troubles) {
    let players = state.setup.players();
    // A press on one of the buttons below closes the field; they are still about its seat.
    let editing = state.editing;
    let strip = strip(cx);
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
    let names: Vec<String> = Seat::all(players)
        .map(|seat| state.setup.name(seat).to_owned())
        .collect();
    let says: Vec<String> = Seat::all(players)
        .map(|seat| match state.setup.name(seat) {
            "" => seat_words(cx, seat),
            _ => String::new(),
        })
        .collect();
    let plates: Vec<_> = Seat::all(players)
        .map(|seat| SeatPlate {
            key: "",
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
            let wide = plate.natural_width(ui.painter(), cx.theme, geometry.plate_u);
            wide.max(if plate.is_asked { cx.pt(210.0) } else { 0.0 })
        })
        .collect();
    let rects = geometry.plates(&liked, &[]);
    for ((seat, plate), rect) in Seat::all(players).zip(&plates).zip(&rects) {
        if state.editing == Some(seat) {
            name_field_ui(ui, cx, seat, *rect, state);
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
    // While a name is written, nothing is said about names, and the seat can be moved or left.
    if troubles.seats.is_empty() || editing.is_some() {
        buttons_ui(ui, cx, strip, state, editing);
    } else {
        let notices = Notices::fit(ui, cx, strip.width(), strip.height(), &[&troubles.seats]);
        notices.show(ui, 0, strip.min);
    }
}

/// Where the buttons stand: two rows that a finger hits.
fn strip(cx: &Cx<'_>) -> Rect {
    let column = column(cx, 0, 0.12, 0.77);
    column.with_min_y(column.bottom() - 2.0 * button_height(cx) - cx.pt(GAP))
}

fn button_height(cx: &Cx<'_>) -> f32 {
    cx.pt(48.0).max(44.0)
}

/// What a seat is called as long as nobody has a name there.
fn seat_words(cx: &Cx<'_>, seat: Seat) -> String {
    cx.say_with(Msg::SetupName, &[("place", (seat.idx() + 1).into())])
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
    let label = seat_words(cx, seat);
    let font = cx.theme.font(Type::Guest);
    let high = rect.height().max(44.0);
    let inside = Rect::from_center_size(rect.center(), vec2(rect.width() - cx.pt(28.0), high));
    let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(inside));
    ui.spacing_mut().interact_size.y = high;
    let ui = &mut ui;
    let field = TextEdit::singleline(name)
        .id_salt(("name", seat))
        .font(font)
        .char_limit(LONGEST_NAME)
        .frame(egui::Frame::NONE)
        .margin(egui::Margin::ZERO)
        .align(egui::Align2::LEFT_CENTER)
        .hint_text(label.as_str());
    let response = ui.put(inside, field);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::TextInput, true, &label));
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
    let gap = cx.pt(GAP);
    let size = vec2((strip.width() - gap) / 2.0, button_height(cx));
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
