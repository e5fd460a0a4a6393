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
    let buttons = [
        (Msg::TroubleOtherFolder, Intent::OtherFolder),
        (Msg::Dismiss, Intent::DismissTrouble),
    ];
    let is_offered =
        |(msg, _): &&(Msg, Intent)| *msg == Msg::Dismiss || trouble.kind == Kind::NotWritten;
    let mut right = slip.right();
    let place = |(msg, intent): &(Msg, Intent)| {
        let words = cx.say(*msg);
        let wide = Button::plain(&words).natural_width(ui.painter(), cx.theme);
        let at = pos2(right - wide, slip.bottom() + cx.pt(8.0));
        right -= wide + cx.pt(10.0);
        let rect = Rect::from_min_size(at, vec2(wide, cx.pt(62.0)));
        (words, rect, intent.clone())
    };
    let placed: Vec<_> = buttons.iter().filter(is_offered).rev().map(place).collect();
    let mut chosen = None;
    // From left to right, as they are read.
    for (words, rect, intent) in placed.into_iter().rev() {
        if button_ui(ui, cx.theme, rect, &Button::plain(&words)).clicked() {
            chosen = Some(intent);
        }
    }
    chosen
}
