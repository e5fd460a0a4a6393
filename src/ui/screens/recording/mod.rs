//! The table's own voice, line by line: read it aloud, hear it, keep it.

mod buttons;
mod drop;
mod state;

use std::time::Duration;

use egui::{Align, Rect, Ui, pos2, vec2};

pub use state::{Hitch, RecordingState, Section, Step};

use super::game::{announce, label};
use crate::i18n::Msg;
use crate::narrator::{Deaf, NoTake};
use crate::ui::cx::Cx;
use crate::ui::emblem::Emblem;
use crate::ui::intent::Intent;
use crate::ui::theme::{Motion, Type};
use crate::ui::widgets::level::level_ui;
use crate::ui::widgets::room::{Light, room_ui, sheet_ui};
use crate::ui::widgets::text::Words;

/// The largest size that the screen has room for.
const LARGEST: f32 = 1.0;
/// How often the meter moves while a line is recorded, and while it waits; a still one takes a step each quarter second.
const LIVELY: Duration = Duration::from_millis(33);
const WAITING: Duration = Duration::from_millis(100);
const STILL: Duration = Duration::from_millis(250);

/// Draws the screen and returns what was asked for.
#[must_use]
pub fn recording_ui(ui: &mut Ui, cx: &Cx<'_>, state: &mut RecordingState) -> Option<Intent> {
    // A key that is held is one press: else Space would end at once what it began.
    ui.input_mut(|input| {
        let is_held = |it: &egui::Event| matches!(it, egui::Event::Key { repeat: true, .. });
        input.events.retain(|it| !is_held(it));
    });
    let wait = match (cx.theme.motion, state.step) {
        (Motion::Still, _) => STILL,
        (Motion::Full, Step::Recording { .. }) => LIVELY,
        (Motion::Full, _) => WAITING,
    };
    ui.ctx().request_repaint_after(wait);
    cx.at_most(LARGEST, |cx| {
        room_ui(ui.painter(), cx.theme, cx.window, Light::Setup.height());
        if state.asks {
            return drop::drop_ui(ui, cx, state);
        }
        head_ui(ui, cx, state);
        sheet(ui, cx, state);
        status_ui(ui, cx, state);
        let center = cx.part(0.0, 0.72, 1.0, 0.72).center();
        let meter = Rect::from_center_size(center, vec2(cx.pt(640.0), cx.pt(36.0)));
        level_ui(
            ui,
            cx.theme,
            meter,
            state.level,
            &cx.say(Msg::RecordingLevel),
        );
        buttons::buttons_ui(ui, cx, state)
    })
}

/// What this is at the left, and how far it is at the right.
fn head_ui(ui: &mut Ui, cx: &Cx<'_>, state: &RecordingState) {
    let (painter, colors) = (ui.painter().clone(), cx.theme.colors);
    let middle = cx.window.top() + cx.pt(50.0);
    let flame = pos2(cx.window.left() + cx.pt(58.0), middle);
    Emblem::Flame.paint_at(&painter, flame, cx.pt(46.0), colors.gold, colors.night);
    let title = cx.say(Msg::RecordingTitle);
    let rect = Words::new(cx.theme, Type::Title, &title, colors.gold)
        .within(cx.pt(480.0))
        .fit(&painter)
        .paint(&painter, pos2(cx.window.left() + cx.pt(94.0), middle));
    label(ui, rect, &title);
    let lines = state.lines();
    let place = lines.iter().position(|&it| it == state.line).unwrap_or(0);
    let section = Section::of(state.line).id();
    let place = format!(
        "{} · {}",
        cx.say_with(Msg::RecordingSection, &[("section", section.into())]),
        cx.say_with(
            Msg::RecordingPlace,
            &[("place", (place + 1).into()), ("lines", lines.len().into())],
        )
    );
    let own = lines.iter().filter(|it| state.own.contains(it)).count();
    let own = cx.say_with(Msg::RecordingOwn, &[("count", own.into())]);
    let right = cx.window.right() - cx.pt(40.0);
    for (words, kind, color, top) in [
        (&place, Type::Label, colors.text, 36.0),
        (&own, Type::Small, colors.text2, 72.0),
    ] {
        let at = pos2(right, cx.window.top() + cx.pt(top));
        let rect = Words::new(cx.theme, kind, words, color)
            .align(Align::Max)
            .within(cx.pt(640.0))
            .fit(&painter)
            .paint(&painter, at);
        label(ui, rect, words);
    }
}

/// The words to be read, as large as the main line of any screen, and whose voice speaks them now.
fn sheet(ui: &mut Ui, cx: &Cx<'_>, state: &RecordingState) {
    let (painter, colors) = (ui.painter().clone(), cx.theme.colors);
    let sheet = cx.part(0.028, 0.135, 0.972, 0.595);
    sheet_ui(&painter, cx.theme, sheet);
    let is_own = state.own.contains(&state.line);
    let (emblem, msg) = match state.step {
        Step::Taken { .. } => (None, Msg::RecordingUnkept),
        _ if is_own => (Some(Emblem::Tick), Msg::RecordingIsOwn),
        _ => (None, Msg::RecordingBuiltIn),
    };
    let mut at = sheet.left_top() + vec2(cx.pt(32.0), cx.pt(36.0));
    if let Some(emblem) = emblem {
        let center = at + vec2(cx.pt(12.0), 0.0);
        emblem.paint_at(&painter, center, cx.pt(26.0), colors.good_ink, colors.parch);
        at.x += cx.pt(34.0);
    }
    let whose = cx.say(msg);
    let ink = if is_own { colors.good_ink } else { colors.ink2 };
    let rect = Words::new(cx.theme, Type::Small, &whose, ink)
        .within(sheet.right() - at.x - cx.pt(32.0))
        .fit(&painter)
        .paint(&painter, at);
    label(ui, rect, &whose);
    let words = cx.words.line(state.line);
    let at = sheet.center() + vec2(0.0, cx.pt(18.0));
    let rect = Words::new(cx.theme, Type::Now, &words, colors.ink)
        .within(sheet.width() - cx.pt(80.0))
        .rows(4)
        .balanced()
        .align(Align::Center)
        .fit(&painter)
        .paint(&painter, at);
    announce(ui, rect, "line", &words);
}

/// What to do, what goes on, or what is wrong.
fn status_ui(ui: &mut Ui, cx: &Cx<'_>, state: &RecordingState) {
    let (painter, colors) = (ui.painter().clone(), cx.theme.colors);
    let (words, is_wrong) = status(cx, state);
    let is_recording = matches!(state.step, Step::Recording { .. });
    // What goes on is told from what is to be done by its face and a mark, too.
    let (kind, color) = match (is_wrong, is_recording) {
        (true, _) => (Type::Next, colors.evil),
        (false, true) => (Type::Seat, colors.gold),
        (false, false) => (Type::Next, colors.text),
    };
    let at = cx.part(0.0, 0.645, 1.0, 0.645).center();
    let rect = Words::new(cx.theme, kind, &words, color)
        .align(Align::Center)
        .within(cx.window.width() - cx.pt(190.0))
        .fit(&painter)
        .paint(&painter, at);
    if is_recording {
        // The microphone would hear a screen reader.
        label(ui, rect, &words);
    } else {
        announce(ui, rect, "status", &words);
    }
    let at = rect.left_center() - vec2(cx.pt(30.0), 0.0);
    if is_wrong {
        Emblem::Warn.paint_at(&painter, at, cx.pt(34.0), colors.evil, colors.night);
    } else if is_recording {
        painter.circle_filled(at, cx.pt(12.0), colors.gold);
    }
}

fn status(cx: &Cx<'_>, state: &RecordingState) -> (String, bool) {
    let with_secs = |msg, secs: f32| {
        let secs = format!("{secs:.1}");
        cx.say_with(msg, &[("secs", secs.as_str().into())])
    };
    let is_recording = matches!(state.step, Step::Recording { .. });
    match (state.hitch, state.step) {
        // Whatever has become of the microphone, what it heard is here.
        (Some(Hitch::Deaf(_)), Step::Taken { .. }) => (cx.say(Msg::RecordingCutOff), true),
        (Some(hitch), _) if !is_recording || hitch != Hitch::Unheard => {
            (cx.say(hitch_msg(hitch)), true)
        }
        (_, Step::Recording { secs }) => {
            let secs = format!("{secs:.0}");
            (
                cx.say_with(Msg::RecordingNow, &[("secs", secs.as_str().into())]),
                false,
            )
        }
        (_, Step::Taken { secs, is_too_loud }) => {
            let msg = if is_too_loud {
                Msg::RecordingTooLoud
            } else {
                Msg::RecordingTaken
            };
            (with_secs(msg, secs), is_too_loud)
        }
        (_, Step::Ready) if state.own.contains(&state.line) => {
            (cx.say(Msg::RecordingReadyOwn), false)
        }
        (_, Step::Ready) => (cx.say(Msg::RecordingReady), false),
    }
}

const fn hitch_msg(hitch: Hitch) -> Msg {
    match hitch {
        Hitch::Deaf(Deaf::NoDevice) => Msg::RecordingNoDevice,
        Hitch::Deaf(Deaf::NoAnswer) => Msg::RecordingNoAnswer,
        Hitch::Deaf(Deaf::CutOff) => Msg::RecordingCutOff,
        Hitch::NoTake(NoTake::Silent) => Msg::RecordingSilent,
        Hitch::NoTake(NoTake::NoVoice) => Msg::RecordingNoVoice,
        Hitch::NoTake(NoTake::OddRate | NoTake::NotWritten) => Msg::RecordingOdd,
        Hitch::Unheard => Msg::RecordingUnheard,
    }
}
