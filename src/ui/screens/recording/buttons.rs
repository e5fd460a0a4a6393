//! The buttons: which line, what to do with the take, the one next thing, and the way back.

use egui::{Rect, Ui, pos2, vec2};

use super::state::{RecordingState, Step};
use crate::i18n::Msg;
use crate::ui::commands::Command;
use crate::ui::cx::Cx;
use crate::ui::intent::{Intent, RecordingIntent};
use crate::ui::widgets::button::{Button, button_ui};

/// A button that is one of several.
struct One {
    words: String,
    key: String,
    command: Command,
    is_on: bool,
}

/// Draws them and tells what was pressed.
pub(super) fn buttons_ui(ui: &mut Ui, cx: &Cx<'_>, state: &mut RecordingState) -> Option<Intent> {
    let intent = primary_ui(ui, cx, state);
    let is_recording = matches!(state.step, Step::Recording { .. });
    let is_taken = matches!(state.step, Step::Taken { .. });
    let one = |msg, key: String, command, is_on| One {
        words: cx.say(msg),
        key,
        command,
        is_on: is_on && !is_recording,
    };
    let only = if state.only_needed {
        Msg::RecordingAll
    } else {
        Msg::RecordingOnlyNeeded
    };
    let (before, after) = (state.line_at(-1), state.line_at(1));
    let is_own = state.own.contains(&state.line);
    let (left, right) = (cx.say(Msg::KeyLeft), cx.say(Msg::KeyRight));
    let row = [
        one(
            Msg::RecordingPrevious,
            left,
            Command::Back,
            before.is_some(),
        ),
        one(Msg::RecordingNext, right, Command::Skip, after.is_some()),
        one(Msg::RecordingHear, "H".to_owned(), Command::Hear, true),
        one(
            Msg::RecordingAgain,
            "R".to_owned(),
            Command::Again,
            is_taken,
        ),
        one(only, "N".to_owned(), Command::Other, state.needed.is_some()),
    ];
    let pressed = row_ui(ui, cx, &row);
    let back = One {
        words: cx.say(match state.step {
            Step::Ready => Msg::RecordingBack,
            Step::Recording { .. } | Step::Taken { .. } => Msg::RecordingDontKeep,
        }),
        key: cx.say(Msg::KeyEsc),
        command: Command::Menu,
        is_on: true,
    };
    let margin = cx.pt(32.0);
    let top = cx.window.bottom() - cx.pt(78.0);
    let at = pos2(cx.window.left() + margin, top);
    let goes_back = one_ui(ui, cx, at, cx.pt(330.0), false, &back);
    // Far from all else, and only the first of two steps.
    let key = cx.say(Msg::KeyDelete);
    let drop = one(
        Msg::RecordingDrop,
        key,
        Command::BuiltIn,
        is_own && !is_taken,
    );
    let at = pos2(cx.window.right() - margin, top);
    if one_ui(ui, cx, at, cx.pt(330.0), true, &drop) {
        state.asks = true;
    }
    let what = match pressed {
        Some(Command::Back) => before.map(RecordingIntent::Show),
        Some(Command::Skip) => after.map(RecordingIntent::Show),
        Some(Command::Hear) => Some(RecordingIntent::Hear),
        Some(Command::Again) => Some(RecordingIntent::Record),
        Some(Command::Other) => Some(RecordingIntent::OnlyNeeded(!state.only_needed)),
        _ if goes_back && state.step == Step::Ready => Some(RecordingIntent::Leave),
        _ if goes_back => Some(RecordingIntent::DontKeep),
        _ => None,
    };
    intent.or(what).map(Intent::Recording)
}

fn primary_ui(ui: &mut Ui, cx: &Cx<'_>, state: &RecordingState) -> Option<RecordingIntent> {
    let (msg, what) = match state.step {
        Step::Ready => (Msg::RecordingRecord, RecordingIntent::Record),
        Step::Recording { .. } => (Msg::RecordingStop, RecordingIntent::Stop),
        Step::Taken { .. } if state.line_at(1).is_none() => {
            (Msg::RecordingKeepLast, RecordingIntent::Keep)
        }
        Step::Taken { .. } => (Msg::RecordingKeep, RecordingIntent::Keep),
    };
    let (words, space) = (cx.say(msg), cx.say(Msg::KeySpace));
    let button = Button::gold(&words).key(&space);
    // Between those at the ends.
    let width = button.natural_width(ui.painter(), cx.theme);
    let width = width.clamp(cx.pt(300.0), cx.window.width() - cx.pt(2.0 * 380.0));
    let top = cx.window.bottom() - cx.pt(86.0);
    let center = pos2(cx.window.center().x, top + cx.pt(37.0));
    let rect = Rect::from_center_size(center, vec2(width, cx.pt(74.0)));
    let is_clicked = button_ui(ui, cx.theme, rect, &button).clicked();
    (is_clicked || Command::Primary.is_pressed(ui)).then_some(what)
}

/// Buttons side by side over the width of the window. They stay where they are, whatever can be pressed.
fn row_ui(ui: &mut Ui, cx: &Cx<'_>, row: &[One]) -> Option<Command> {
    let widths: Vec<f32> = row
        .iter()
        .map(|it| {
            let button = Button::plain(&it.words).key(&it.key);
            button.natural_width(ui.painter(), cx.theme)
        })
        .collect();
    let margin = cx.pt(32.0);
    let room = cx.window.width() - 2.0 * margin - cx.pt(10.0) * (row.len() - 1) as f32;
    let all: f32 = widths.iter().sum();
    let fits = (room / all).min(1.0);
    let gap = cx.pt(10.0) + (room - all * fits) / (row.len() - 1) as f32;
    let mut at = pos2(
        cx.window.left() + margin,
        cx.part(0.0, 0.7725, 1.0, 0.85).top(),
    );
    let mut pressed = None;
    for (one, width) in row.iter().zip(widths) {
        if one_ui(ui, cx, at, width * fits, false, one) {
            pressed = Some(one.command);
        }
        at.x += width * fits + gap;
    }
    pressed
}

/// One button with its left or right upper corner at a place, no wider than this.
fn one_ui(
    ui: &mut Ui,
    cx: &Cx<'_>,
    at: egui::Pos2,
    most: f32,
    is_at_right: bool,
    one: &One,
) -> bool {
    let button = Button::plain(&one.words).key(&one.key).on(one.is_on);
    let width = button.natural_width(ui.painter(), cx.theme).min(most);
    let left = if is_at_right { at.x - width } else { at.x };
    let rect = Rect::from_min_size(pos2(left, at.y), vec2(width, cx.pt(62.0)));
    let is_clicked = button_ui(ui, cx.theme, rect, &button).clicked();
    is_clicked || (one.is_on && one.command.is_pressed(ui))
}
