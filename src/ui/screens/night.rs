//! The night: black, one amber caption, the seconds of a look. Nothing flashes, nothing moves.

use std::f32::consts::PI;

use egui::{Rect, Ui, pos2, vec2};

use crate::i18n::{Msg, Words};
use crate::narrator::{Line, Phase, Progress, Trouble, Wait};
use crate::ui::commands::Command;
use crate::ui::cx::{Cx, View};
use crate::ui::intent::{Intent, NightIntent};
use crate::ui::widgets::button::Button;
use crate::ui::widgets::countdown::Countdown;
use crate::ui::widgets::night::{Night, night_button_ui, night_ui as dark_ui};

/// How long the glow that marks a line takes to come and go, in seconds: slower than anything that flashes.
const GLOW_SECS: f32 = 2.4;

/// The largest size that a row of buttons has room for, below the ring.
const LARGEST: f32 = 1.0;

/// What the night's screen shows.
#[derive(Clone, Copy)]
pub struct NightView<'a> {
    /// Where the player stands.
    pub progress: Progress,
    /// What this look should show (N3), if the caption is to tell it.
    pub expected: &'a [Line],
    /// The second language of the captions.
    pub second: Option<&'a Words>,
    /// Whether a slow glow marks each line.
    pub glows: bool,
}

/// Draws the night and returns what the table asked of it.
#[must_use]
pub fn night_ui(ui: &mut Ui, cx: &Cx<'_>, view: &NightView<'_>) -> Option<Intent> {
    let progress = &view.progress;
    if progress.phase == Phase::Done {
        return done_ui(ui, cx);
    }
    let is_led = cx.view == View::Lead;
    let choices = if is_led { choices(progress.phase) } else { &[] };
    let mut caption = caption(cx.words, view);
    if matches!(progress.phase, Phase::Paused(_)) {
        caption = format!("{}\n{caption}", cx.say(Msg::NightPaused));
    }
    let second = view.second.map(|words| self::caption(words, view));
    let hint = hint(cx, progress, is_led && choices.is_empty());
    let night = Night {
        caption: &caption,
        second: second.as_deref().unwrap_or_default(),
        countdown: countdown(progress.phase),
        hint: &hint,
        is_button: is_led && choices.is_empty(),
        is_spoken: is_spoken(progress),
        glow: glow(ui, view),
    };
    let response = dark_ui(ui, cx.theme, cx.window, &night);
    if choices.is_empty() {
        ui.ctx().set_cursor_icon(egui::CursorIcon::None);
    }
    let by_button = cx.at_most(LARGEST, |cx| buttons_ui(ui, cx, choices));
    let by_click = response.clicked().then_some(NightIntent::PauseOrResume);
    let asked = by_key(ui, progress.phase).or(by_button).or(by_click)?;
    Some(Intent::Night(asked))
}

/// Whether the voice has the word. It hasn't while the night is held, and when nothing is heard of it.
const fn is_spoken(progress: &Progress) -> bool {
    let is_held = matches!(progress.phase, Phase::Paused(_) | Phase::Stopped);
    let is_mute = matches!(
        progress.trouble,
        Some(Trouble::NoDevice | Trouble::NoAnswer)
    );
    !is_held && !is_mute
}

/// The line, and what the look should show, in a language.
fn caption(words: &Words, view: &NightView<'_>) -> String {
    let line = match (view.progress.phase, view.progress.line) {
        (Phase::LeadIn { .. }, _) if view.progress.cue_idx == 0 => words.get(Msg::NightLeadIn),
        (_, Some(line)) => words.line(line),
        (_, None) => words.get(Msg::NightQuiet),
    };
    let is_stopped = view.progress.phase == Phase::Stopped;
    let counts = view.expected.iter().filter(|_| !is_stopped);
    let counts: Vec<String> = counts.map(|&count| words.line(count)).collect();
    format!("{line}\n{}", counts.join(" "))
        .trim_end()
        .to_owned()
}

/// What the key at the foot does, and why nothing is heard.
fn hint(cx: &Cx<'_>, progress: &Progress, can_pause: bool) -> String {
    let keys = can_pause.then_some(Msg::NightKeys);
    let trouble = progress.trouble.map(|trouble| match trouble {
        Trouble::NoDevice => Msg::NightSilent,
        Trouble::NoAnswer => Msg::NightNoAnswer,
        Trouble::CutOff(_) | Trouble::Overran(_) => Msg::NightCutOff,
        Trouble::BrokenClip(_) => Msg::NightBrokenClip,
    });
    let words = trouble.into_iter().chain(keys).map(|msg| cx.say(msg));
    words.collect::<Vec<_>>().join(" · ")
}

fn countdown(phase: Phase) -> Option<Countdown> {
    match phase {
        Phase::Waiting(left) | Phase::Paused(Some(left)) if left.wait == Wait::Look => {
            Some(Countdown {
                left_secs: left.left_secs.ceil() as u32,
                of_secs: left.total_secs.ceil() as u32,
            })
        }
        _ => None,
    }
}

/// How much the ground glows: it comes and goes once with each line.
fn glow(ui: &Ui, view: &NightView<'_>) -> f32 {
    let spoken_secs = view.progress.spoken_secs.filter(|_| view.glows);
    match spoken_secs.filter(|&secs| secs < GLOW_SECS) {
        Some(secs) => {
            ui.ctx().request_repaint_after_secs(1.0 / 30.0);
            (PI * secs / GLOW_SECS).sin()
        }
        None => 0.0,
    }
}

/// A button of the night: its words, its key, what it asks for.
type Choice = (Msg, Msg, NightIntent);

/// What can be asked for with a button. While it is read, a click anywhere pauses, and there is none.
const fn choices(phase: Phase) -> &'static [Choice] {
    match phase {
        Phase::Paused(_) => &[
            (Msg::NightBack, Msg::KeyLeft, NightIntent::Back),
            (Msg::NightAgain, Msg::KeyAgain, NightIntent::Repeat),
            (Msg::NightGoOn, Msg::KeySpace, NightIntent::PauseOrResume),
            (Msg::NightNext, Msg::KeyRight, NightIntent::Skip),
            (Msg::NightStop, Msg::KeyStop, NightIntent::Stop),
            (Msg::NightToTable, Msg::KeyEsc, NightIntent::ToTable),
        ],
        Phase::Stopped => &[
            (Msg::NightAgain, Msg::KeySpace, NightIntent::PauseOrResume),
            (Msg::NightBack, Msg::KeyLeft, NightIntent::Back),
            (Msg::NightRestart, Msg::KeyHome, NightIntent::Restart),
            (Msg::NightRedeal, Msg::KeyRedeal, NightIntent::Redeal),
            (Msg::NightToTable, Msg::KeyEsc, NightIntent::ToTable),
        ],
        _ => &[],
    }
}

fn buttons_ui(ui: &mut Ui, cx: &Cx<'_>, choices: &[Choice]) -> Option<NightIntent> {
    let gap = cx.pt(12.0);
    let count = choices.len().max(1) as f32;
    let room = cx.window.width() * 0.94 - gap * (count - 1.0);
    let size = vec2((room / count).min(cx.pt(220.0)), cx.pt(82.0));
    let width = (size.x + gap) * count - gap;
    let mut left = cx.window.center().x - width / 2.0;
    let top = cx.window.bottom() - cx.pt(166.0);
    let mut asked = None;
    for (words, key, what) in choices {
        let rect = Rect::from_min_size(pos2(left, top), size);
        let (words, key) = (cx.say(*words), cx.say(*key));
        if night_button_ui(ui, cx.theme, rect, &words, &key).clicked() {
            asked = Some(*what);
        }
        left += size.x + gap;
    }
    asked
}

/// What a key asks for. The first Escape stops the night; only from there, or from a pause, it leads to the table.
fn by_key(ui: &Ui, phase: Phase) -> Option<NightIntent> {
    let is_held = matches!(phase, Phase::Paused(_) | Phase::Stopped);
    let held = [
        (Command::Menu, NightIntent::ToTable),
        (Command::Restart, NightIntent::Restart),
        (Command::Redeal, NightIntent::Redeal),
    ];
    let always = [
        (Command::Pause, NightIntent::PauseOrResume),
        (Command::Back, NightIntent::Back),
        (Command::Skip, NightIntent::Skip),
        (Command::Again, NightIntent::Repeat),
        (Command::Stop, NightIntent::Stop),
    ];
    let held = held.into_iter().filter(|_| is_held);
    held.chain(always)
        .find(|(command, _)| command.is_pressed(ui))
        .map(|(_, asked)| asked)
}

/// The night is over: all eyes are open.
fn done_ui(ui: &mut Ui, cx: &Cx<'_>) -> Option<Intent> {
    let done = cx.say(Msg::NightDone);
    let night = Night {
        caption: &done,
        ..Night::default()
    };
    dark_ui(ui, cx.theme, cx.window, &night);
    let (words, space) = (cx.say(Msg::NightToTable), cx.say(Msg::KeySpace));
    let size = vec2(cx.pt(397.0), cx.pt(74.0));
    let center = pos2(cx.window.center().x, cx.window.bottom() - cx.pt(140.0));
    let button = Button::gold(&words).key(&space);
    let is_clicked = cx.button_ui(ui, Rect::from_center_size(center, size), &button);
    if is_clicked || Command::Primary.is_pressed(ui) {
        return Some(Intent::Night(NightIntent::ToTable));
    }
    for (command, asked) in [
        (Command::Back, NightIntent::Back),
        (Command::Again, NightIntent::Repeat),
    ] {
        if command.is_pressed(ui) {
            return Some(Intent::Night(asked));
        }
    }
    None
}
