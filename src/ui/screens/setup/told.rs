//! What of a paste could not be done, and the way back to the table as it was.

use egui::{Rect, Ui, pos2};

use super::notices::Notices;
use super::state::SetupState;
use super::strip::paste_back_ui;
use super::troubles::Troubles;
use crate::i18n::Msg;
use crate::ui::commands::Command;
use crate::ui::cx::Cx;
use crate::ui::theme::Type;
use crate::ui::widgets::button::{Button, button_ui};
use crate::ui::widgets::notice::Trouble;

/// Draws it, if there is anything to tell. Returns whether there is.
pub(super) fn told_ui(
    ui: &mut Ui,
    cx: &Cx<'_>,
    state: &mut SetupState,
    troubles: &Troubles,
    room: Rect,
) -> bool {
    let told = state.told_of_paste(cx);
    // Where names are wrong, the strip says so, and the way back is here.
    let is_wrong = state.is_pasted() && !troubles.seats.is_empty();
    if told.is_none() && !is_wrong {
        return false;
    }
    let (left, right) = room.split_left_right_at_fraction(0.62);
    let told: Vec<_> = told
        .map(|words| (Trouble::Warning, words))
        .into_iter()
        .collect();
    let notices = Notices::fit(ui, cx, left.width(), left.height(), &[&told]);
    let top = left.center().y - notices.height(ui, 0) / 2.0;
    notices.show(ui, 0, pos2(left.left(), top));
    let right = right.with_min_x(right.left() + cx.pt(12.0));
    let (upper, lower) = right.split_top_bottom_at_fraction(0.5);
    let gap = cx.pt(4.0);
    if state.is_pasted() {
        paste_back_ui(ui, cx, upper.with_max_y(upper.bottom() - gap), state);
    }
    if !told.is_empty() {
        let (words, esc) = (cx.say(Msg::Dismiss), cx.say(Msg::KeyEsc));
        let button = Button::plain(&words).kind(Type::Small).key(&esc);
        let rect = lower.with_min_y(lower.top() + gap);
        let is_clicked = button_ui(ui, cx.theme, rect, &button).clicked();
        if is_clicked || Command::Menu.is_pressed(ui) {
            state.leave_paste();
        }
    }
    true
}
