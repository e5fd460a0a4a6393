//! The field in which the name of a seat is written.

use egui::{Key, Rect, Stroke, StrokeKind, TextEdit, Ui, vec2};

use super::offers;
use super::paste::LONGEST_NAME;
use super::state::SetupState;
use crate::engine::{FEWEST_PLAYERS, Seat};
use crate::i18n::Msg;
use crate::ui::commands::Command;
use crate::ui::cx::Cx;
use crate::ui::theme::{Corner, Type, Width};

/// What a seat is called as long as nobody has a name there.
pub(super) fn seat_words(cx: &Cx<'_>, seat: Seat) -> String {
    cx.say_with(Msg::SetupName, &[("place", (seat.idx() + 1).into())])
}

/// The keys that are about the seat whose name is written. Asked before the field is: it would move its cursor by them.
pub(super) fn keys(ui: &Ui, cx: &Cx<'_>, state: &mut SetupState, seat: Seat) {
    let players = state.setup.players();
    if Command::LeadsFirst.is_pressed_in_field(ui) {
        state.lead_first(seat);
    }
    if Command::LeaveSeat.is_pressed_in_field(ui) && players > FEWEST_PLAYERS {
        state.remove_player(seat);
        return;
    }
    for (command, to) in [
        (Command::MoveLeft, seat.left(players)),
        (Command::MoveRight, seat.right(players)),
    ] {
        if command.is_pressed_in_field(ui) {
            state.move_to(seat, to);
            return;
        }
    }
    offers::keys(ui, cx, state, seat);
}

/// Enter goes on to the next seat, so that a table is written in one go.
pub(super) fn name_field_ui(
    ui: &mut Ui,
    cx: &Cx<'_>,
    seat: Seat,
    rect: Rect,
    state: &mut SetupState,
) {
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
    // What typing will replace is written on parchment: it must be read as well as the rest.
    let selection = &mut ui.visuals_mut().selection;
    selection.bg_fill = colors.team;
    selection.stroke.color = colors.team_ink;
    let ui = &mut ui;
    let field = TextEdit::singleline(name)
        .id_salt(("name", seat))
        .font(font)
        .char_limit(LONGEST_NAME)
        .frame(egui::Frame::NONE)
        // A line of letters has more room below than above.
        .margin(egui::Margin {
            top: cx.pt(6.0) as i8,
            ..egui::Margin::ZERO
        })
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
        state.edit(goes_on.then(|| Seat(seat.0 + 1)));
    }
}
