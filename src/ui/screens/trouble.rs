//! A banner that says what went wrong and what to do. It is never in the way of the game.

use egui::{Rect, Ui, pos2, vec2};

use crate::i18n::Msg;
use crate::ui::cx::Cx;
use crate::ui::emblem::Emblem;
use crate::ui::intent::Intent;
use crate::ui::widgets::button::{Button, button_ui};
use crate::ui::widgets::message::{Message, message_ui};

/// Kinds of trouble.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Told until it is dismissed.
    Told,
    /// The rules refused something: told until the next thing is done.
    Refusal,
    /// Something could not be written down: another folder is offered.
    NotWritten,
}

/// Something that went wrong, and is still to be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    /// What happened and what to do.
    pub words: String,
    /// Of which kind it is.
    pub kind: Kind,
}

/// The largest size that the slip has room for.
const LARGEST: f32 = 1.0;

/// Draws the banner and tells what was chosen.
#[must_use]
pub fn trouble_ui(ui: &mut Ui, cx: &Cx<'_>, trouble: &Trouble) -> Option<Intent> {
    cx.at_most(LARGEST, |cx| slip_ui(ui, cx, trouble))
}

fn slip_ui(ui: &mut Ui, cx: &Cx<'_>, trouble: &Trouble) -> Option<Intent> {
    let layer = egui::LayerId::new(egui::Order::Foreground, egui::Id::unique("trouble"));
    let mut ui = ui.new_child(egui::UiBuilder::new().layer_id(layer).max_rect(cx.window));
    let ui = &mut ui;
    let width = cx.window.width() * 0.5;
    let right_top = pos2(
        cx.window.right() - cx.pt(32.0),
        cx.window.top() + cx.pt(24.0),
    );
    let message = Message {
        emblem: Emblem::Warn,
        is_trouble: true,
        words: &trouble.words,
        shown: 1.0,
    };
    let slip = message_ui(ui, cx.theme, right_top, width, &message).rect;
    let mut right = slip.right();
    let mut press = |ui: &mut Ui, msg: Msg| {
        let words = cx.say(msg);
        let button = Button::plain(&words);
        let wide = button.natural_width(ui.painter(), cx.theme);
        let place = pos2(right - wide, slip.bottom() + cx.pt(8.0));
        right -= wide + cx.pt(10.0);
        button_ui(
            ui,
            cx.theme,
            Rect::from_min_size(place, vec2(wide, cx.pt(62.0))),
            &button,
        )
        .clicked()
    };
    if press(ui, Msg::Dismiss) {
        return Some(Intent::DismissTrouble);
    }
    if trouble.kind == Kind::NotWritten && press(ui, Msg::TroubleOtherFolder) {
        return Some(Intent::OtherFolder);
    }
    None
}
