//! What a screen reader is told: words that stand on the screen, and which of them it says by itself when they change.

use egui::accesskit::Live;
use egui::{AsIdSalt, Id, Rect, Sense, Ui, WidgetInfo};

/// When a screen reader says words by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tells {
    /// Never: only who goes there hears them.
    OnAsking,
    /// When they change, after what is being said.
    InTurn,
    /// When they change, whatever is being said: something went wrong.
    AtOnce,
}

impl Tells {
    const fn live(self) -> Live {
        match self {
            Self::OnAsking => Live::Off,
            Self::InTurn => Live::Polite,
            Self::AtOnce => Live::Assertive,
        }
    }
}

/// Tells a screen reader of words that were painted.
///
/// Words that change keep their `salt`: what is new to the tree is taken for something else, and what was said there before
/// is not compared with it.
pub fn told_ui(
    ui: &Ui,
    rect: Rect,
    salt: impl AsIdSalt,
    role: egui::Role,
    words: &str,
    tells: Tells,
) {
    let id = ui.scope_id().with(salt);
    let response = ui.interact(rect, id, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(role, true, words));
    tells_ui(ui, id, tells);
}

/// Sets when a screen reader says by itself what it was told of a widget.
pub fn tells_ui(ui: &Ui, id: Id, tells: Tells) {
    ui.ctx()
        .accesskit_node_builder(id, |node| node.set_live(tells.live()));
}

/// Tells a screen reader the number that a widget stands at, and between which two it is.
pub fn number_ui(ui: &Ui, id: Id, number: f64, [least, most]: [f64; 2]) {
    ui.ctx().accesskit_node_builder(id, |node| {
        node.set_numeric_value(number);
        node.set_min_numeric_value(least);
        node.set_max_numeric_value(most);
    });
}

/// Keeps the first places in a screen reader's order for words that are painted later, above other things.
pub fn first(ui: &Ui, salts: &[&str]) {
    for salt in salts {
        let id = ui.scope_id().with(salt);
        ui.interact(Rect::NOTHING, id, Sense::hover());
        // A screen without such words has nothing there that a reader would stop at.
        let role = egui::accesskit::Role::GenericContainer;
        ui.ctx()
            .accesskit_node_builder(id, |node| node.set_role(role));
    }
}
