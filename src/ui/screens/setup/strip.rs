//! The buttons below the table: what can be done with it, or with the seat whose name is being written.

use egui::{Rect, Ui, vec2};

use super::column;
use super::paste;
use super::state::SetupState;
use crate::engine::{FEWEST_PLAYERS, MOST_PLAYERS, Seat};
use crate::i18n::Msg;
use crate::ui::commands::Command;
use crate::ui::cx::Cx;
use crate::ui::emblem::Emblem;
use crate::ui::theme::Type;
use crate::ui::widgets::button::{Button, button_ui};

/// Design points between the buttons.
const GAP: f32 = 8.0;

/// Where the buttons stand: two rows that a finger hits.
pub(super) fn strip(cx: &Cx<'_>) -> Rect {
    let column = column(cx, 0, 0.12, 0.77);
    column.with_min_y(column.bottom() - 2.0 * button_height(cx) - cx.pt(GAP))
}

fn button_height(cx: &Cx<'_>) -> f32 {
    cx.pt(48.0).max(44.0)
}

/// A half of one of the two rows.
fn half(cx: &Cx<'_>, strip: Rect, row: usize, col: usize) -> Rect {
    let gap = cx.pt(GAP);
    let size = vec2((strip.width() - gap) / 2.0, button_height(cx));
    let place = vec2(col as f32, row as f32);
    Rect::from_min_size(strip.min + (size + vec2(gap, gap)) * place, size)
}

/// A button, or its key.
fn press(
    ui: &mut Ui,
    cx: &Cx<'_>,
    rect: Rect,
    (msg, key): (Msg, &str),
    is_on: bool,
    command: Command,
) -> bool {
    let words = cx.say(msg);
    let button = Button::plain(&words).kind(Type::Small).key(key).on(is_on);
    let is_clicked = button_ui(ui, cx.theme, rect, &button).clicked();
    is_clicked || (is_on && command.is_pressed(ui))
}

/// A choice that is either in force, and ticked then, or can be taken.
fn choose(
    ui: &mut Ui,
    cx: &Cx<'_>,
    rect: Rect,
    msg: Msg,
    is_chosen: bool,
    command: Command,
) -> bool {
    let words = cx.say(msg);
    let mut button = Button::plain(&words)
        .kind(Type::Small)
        .key(command.letter());
    if is_chosen {
        button = button.emblem(Emblem::Tick);
    }
    let is_clicked = button_ui(ui, cx.theme, rect, &button).clicked();
    !is_chosen && (is_clicked || command.is_pressed(ui))
}

/// What can be done with the table.
pub(super) fn table_buttons_ui(ui: &mut Ui, cx: &Cx<'_>, strip: Rect, state: &mut SetupState) {
    let players = state.setup.players();
    let gap = cx.pt(GAP);
    let sign = vec2(cx.pt(62.0).max(44.0), button_height(cx));
    let fewer = Rect::from_min_size(strip.min, sign);
    let more = fewer.translate(vec2(sign.x + gap, 0.0));
    // The sign on each is its key as well.
    for (rect, sign, msg, command, is_on) in [
        (
            fewer,
            "−",
            Msg::SetupRemoveLast,
            Command::DropSeat,
            players > FEWEST_PLAYERS,
        ),
        (
            more,
            "+",
            Msg::SetupAddPlayer,
            Command::AddSeat,
            players < MOST_PLAYERS,
        ),
    ] {
        let says = cx.say(msg);
        let button = Button::plain(sign).says(&says).stacked().on(is_on);
        let is_clicked = button_ui(ui, cx.theme, rect, &button).clicked();
        if is_clicked || (is_on && command.is_pressed(ui)) {
            match command {
                Command::AddSeat => state.add_player(cx.words),
                _ => state.remove_player(Seat(players as u8 - 1)),
            }
        }
    }
    let rest = Rect::from_min_max(
        more.right_top() + vec2(gap, 0.0),
        strip.right_top() + vec2(0.0, sign.y),
    );
    paste_ui(ui, cx, rest, state);
    let rect = half(cx, strip, 1, 0);
    let is_usual = state.is_usual();
    if choose(ui, cx, rect, Msg::SetupUsual, is_usual, Command::Usual) {
        state.take_usual();
    }
    let rect = half(cx, strip, 1, 1);
    let by_lot = state.leader_by_lot;
    if choose(ui, cx, rect, Msg::SetupRandomLeader, by_lot, Command::ByLot) {
        state.leader_by_lot = true;
    }
}

/// Names are pasted, or were: then they can be taken back.
fn paste_ui(ui: &mut Ui, cx: &Cx<'_>, rect: Rect, state: &mut SetupState) {
    if state.is_pasted() && state.told_of_paste(cx).is_none() {
        return paste_back_ui(ui, cx, rect, state);
    }
    let (words, key) = (cx.say(Msg::SetupPaste), cx.say(Msg::KeyPaste));
    let button = Button::plain(&words).kind(Type::Small).key(&key);
    if button_ui(ui, cx.theme, rect, &button).clicked() {
        paste::ask(ui, state);
    }
}

/// The table as it was before names were pasted.
pub(super) fn paste_back_ui(ui: &mut Ui, cx: &Cx<'_>, rect: Rect, state: &mut SetupState) {
    let key = cx.say(Msg::KeyUndo);
    if press(
        ui,
        cx,
        rect,
        (Msg::SetupPasteBack, &key),
        true,
        Command::Undo,
    ) {
        state.take_paste_back();
    }
}

/// What can be done with the seat whose name is being written. Its keys are asked before the field is drawn.
pub(super) fn seat_buttons_ui(
    ui: &mut Ui,
    cx: &Cx<'_>,
    strip: Rect,
    state: &mut SetupState,
    seat: Seat,
) {
    let players = state.setup.players();
    let press = |ui: &mut Ui, row, col, msg: Msg, key: Msg, is_on: bool| {
        let (words, key) = (cx.say(msg), cx.say(key));
        let button = Button::plain(&words).kind(Type::Small).key(&key).on(is_on);
        button_ui(ui, cx.theme, half(cx, strip, row, col), &button).clicked()
    };
    if press(ui, 0, 0, Msg::SetupLeadsFirst, Msg::KeyLead, true) {
        state.lead_first(seat);
    }
    let may_leave = players > FEWEST_PLAYERS;
    if press(ui, 0, 1, Msg::SetupRemovePlayer, Msg::KeyLeave, may_leave) {
        state.remove_player(seat);
    }
    if press(ui, 1, 0, Msg::SetupMoveLeft, Msg::KeyMoveLeft, true) {
        state.move_to(seat, seat.left(players));
    }
    if press(ui, 1, 1, Msg::SetupMoveRight, Msg::KeyMoveRight, true) {
        state.move_to(seat, seat.right(players));
    }
}
