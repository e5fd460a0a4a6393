//! While a name is written: the names of those who have sat here before, to be taken by a tap or by the arrow keys.

use egui::{Key, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

use super::state::SetupState;
use crate::engine::Seat;
use crate::i18n::Msg;
use crate::ui::commands::Command;
use crate::ui::cx::Cx;
use crate::ui::screens::game::label;
use crate::ui::theme::{Corner, Type, Width};
use crate::ui::widgets::button::{Button, button_ui};
use crate::ui::widgets::text::Words;

/// Rows of names.
const ROWS: usize = 2;

/// Names side by side: fewer if one of them is long.
const COLUMNS: [(usize, usize); 2] = [(4, 12), (3, usize::MAX)];

/// The names that are offered for the seat whose name is written.
pub(super) fn offers(cx: &Cx<'_>, state: &SetupState, seat: Seat) -> Vec<String> {
    let written = state.setup.name(seat);
    // What stood there before anything was written doesn't choose among them.
    let begun = if written == state.was { "" } else { written };
    let begun = begun.trim().to_lowercase();
    let fits = |name: &&String| {
        let name = name.to_lowercase();
        let mut words = name
            .char_indices()
            .filter(|&(at, _)| at == 0 || !name[..at].ends_with(char::is_alphanumeric));
        words.any(|(at, _)| name[at..].starts_with(&begun))
    };
    let offered: Vec<_> = state.known(cx.words).filter(fits).cloned().collect();
    let most = columns(&offered) * ROWS;
    offered.into_iter().take(most).collect()
}

fn columns(names: &[String]) -> usize {
    let longest = |names: &[String]| names.iter().map(|it| it.chars().count()).max().unwrap_or(0);
    COLUMNS
        .into_iter()
        .find(|&(columns, most)| longest(&names[..names.len().min(columns * ROWS)]) <= most)
        .map_or(1, |(columns, _)| columns)
}

/// Up and down choose among them; Enter takes what is chosen, and the field goes on as it does with every name.
pub(super) fn keys(ui: &Ui, cx: &Cx<'_>, state: &mut SetupState, seat: Seat) {
    let names = offers(cx, state, seat);
    let last = names.len().checked_sub(1);
    if Command::NextName.is_pressed_in_field(ui) {
        state.offered = last.map(|last| state.offered.map_or(0, |it| (it + 1).min(last)));
    }
    if Command::NameBefore.is_pressed_in_field(ui) {
        state.offered = state.offered.and_then(|it| it.checked_sub(1));
    }
    state.offered = state.offered.filter(|&it| it < names.len());
    if ui.input(|input| input.key_pressed(Key::Enter))
        && let Some(name) = state.offered.and_then(|it| names.get(it))
        && let Some(seat) = state.setup.seats.get_mut(seat.idx())
    {
        seat.clone_from(name);
    }
}

/// Draws the names, and seats the one that is tapped. Returns whether there are any.
pub(super) fn offers_ui(
    ui: &mut Ui,
    cx: &Cx<'_>,
    state: &mut SetupState,
    seat: Seat,
    room: Rect,
) -> bool {
    let names = offers(cx, state, seat);
    if names.is_empty() {
        return false;
    }
    let (head, room) = room.split_left_right_at_x(room.left() + cx.pt(190.0));
    head_ui(ui, cx, head);
    let (columns, gap) = (columns(&names), cx.pt(8.0));
    let size = (room.size() + vec2(gap, gap)) / vec2(columns as f32, ROWS as f32) - vec2(gap, gap);
    let step = size + vec2(gap, gap);
    for (idx, name) in names.iter().enumerate() {
        let place = vec2((idx % columns) as f32, (idx / columns) as f32);
        let rect = Rect::from_min_size(room.min + step * place, size);
        let button = Button::plain(name).kind(Type::Small);
        let is_clicked = button_ui(ui, cx.theme, rect, &button).clicked();
        if state.offered == Some(idx) {
            let line = Stroke::new(cx.theme.width(Width::Leader), cx.theme.colors.gold);
            let corner = cx.theme.corner(Corner::Button);
            ui.painter()
                .rect_stroke(rect, corner, line, StrokeKind::Inside);
        }
        if is_clicked && let Some(at) = state.setup.seats.get_mut(seat.idx()) {
            at.clone_from(name);
            state.edit_next(seat);
        }
    }
    true
}

/// What the names are, and the keys that choose among them.
fn head_ui(ui: &mut Ui, cx: &Cx<'_>, room: Rect) {
    let colors = cx.theme.colors;
    let painter = ui.painter().clone();
    let (known, keys) = (cx.say(Msg::SetupKnown), cx.say(Msg::SetupKnownKeys));
    let width = room.width() - cx.pt(14.0);
    for (words, kind, color, part, rows) in [
        (&known, Type::Control, colors.gold, 0.27, 2),
        (&keys, Type::Key, colors.text2, 0.74, 3),
    ] {
        let at = pos2(room.left(), room.top() + room.height() * part);
        let rect = Words::new(cx.theme, kind, words, color)
            .within(width)
            .rows(rows)
            .tight()
            .balanced()
            .fit(&painter)
            .paint(&painter, at);
        label(ui, rect, words);
    }
}
