//! Words that were painted, told to a screen reader.

use egui::{Rect, Role, Ui};

use crate::ui::widgets::reader::{Tells, told_ui};

/// Words that stay, or that nobody waits for.
pub(super) fn label(ui: &Ui, rect: Rect, words: &str) {
    let salt = (words, rect.left() as i32, rect.top() as i32);
    told_ui(ui, rect, salt, Role::Label, words, Tells::OnAsking);
}

/// Words that are to be heard when they come or change: a verdict, what goes on.
pub(super) fn announce(ui: &Ui, rect: Rect, salt: &str, words: &str) {
    told_ui(ui, rect, salt, Role::Label, words, Tells::InTurn);
}
