//! The second step before the built-in voice comes back.

use egui::{Align, Rect, Ui, pos2, vec2};

use super::state::RecordingState;
use crate::i18n::Msg;
use crate::ui::commands::Command;
use crate::ui::cx::Cx;
use crate::ui::intent::{Intent, RecordingIntent};
use crate::ui::screens::game::label;
use crate::ui::theme::Type;
use crate::ui::widgets::button::{Button, button_ui};
use crate::ui::widgets::text::Words;

pub(super) fn drop_ui(ui: &mut Ui, cx: &Cx<'_>, state: &mut RecordingState) -> Option<Intent> {
    let (painter, colors) = (ui.painter().clone(), cx.theme.colors);
    let (title, line) = (cx.say(Msg::RecordingDrop), cx.words.line(state.line));
    let sure = cx.say(Msg::RecordingDropSure);
    let quoted = format!("“{line}”");
    for (words, kind, color, height) in [
        (&title, Type::Title, colors.gold, 0.12),
        (&quoted, Type::Seat, colors.text, 0.27),
        (&sure, Type::Next, colors.text, 0.43),
    ] {
        let at = cx.part(0.0, height, 1.0, height).center();
        let rect = Words::new(cx.theme, kind, words, color)
            .align(Align::Center)
            .within(cx.window.width() * 0.8)
            .rows(3)
            .balanced()
            .fit(&painter)
            .paint(&painter, at);
        label(ui, rect, words);
    }
    let place = |height: f32, high: f32| {
        let at = cx.part(0.0, height, 1.0, height).center();
        Rect::from_center_size(pos2(at.x, at.y), vec2(cx.pt(460.0), cx.pt(high)))
    };
    let (keep, space) = (cx.say(Msg::RecordingDropKeep), cx.say(Msg::KeySpace));
    let button = Button::gold(&keep).key(&space);
    let keeps = button_ui(ui, cx.theme, place(0.58, 74.0), &button).clicked()
        || Command::Primary.is_pressed(ui)
        || Command::Menu.is_pressed(ui);
    let yes = cx.say(Msg::RecordingDropYes);
    let button = Button::plain(&yes).key("Y");
    let drops = button_ui(ui, cx.theme, place(0.88, 62.0), &button).clicked()
        || Command::Yes.is_pressed(ui);
    if keeps || drops {
        state.asks = false;
    }
    (drops && !keeps).then_some(Intent::Recording(RecordingIntent::BuiltIn))
}
