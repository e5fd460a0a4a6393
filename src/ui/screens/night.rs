//! The night: black, one amber caption, the seconds of a look. Nothing flashes, nothing moves.

use egui::{Rect, Ui, pos2, vec2};

use crate::i18n::Msg;
use crate::narrator::{Phase, Progress, Wait};
use crate::ui::commands::Command;
use crate::ui::cx::Cx;
use crate::ui::intent::{Intent, NightIntent};
use crate::ui::widgets::button::{Button, button_ui};
use crate::ui::widgets::countdown::Countdown;
use crate::ui::widgets::night::{Night, night_ui as dark_ui};

/// Draws the night and returns what the table asked of it.
#[must_use]
pub fn night_ui(ui: &mut Ui, cx: &Cx<'_>, progress: &Progress) -> Option<Intent> {
    if progress.phase == Phase::Done {
        return done_ui(ui, cx);
    }
    let caption = progress
        .line
        .map(|line| cx.words.line(line))
        .unwrap_or_default();
    let is_held = matches!(progress.phase, Phase::Paused(_) | Phase::Stopped);
    let mut hint = cx.say(if is_held {
        Msg::NightPausedKeys
    } else {
        Msg::NightKeys
    });
    if progress.trouble.is_some() {
        hint = format!("{} · {hint}", cx.say(Msg::NightSilent));
    }
    let caption = match progress.phase {
        Phase::LeadIn { .. } => cx.say(Msg::NightLeadIn),
        Phase::Paused(_) | Phase::Stopped => format!("{}\n{caption}", cx.say(Msg::NightPaused)),
        _ => caption,
    };
    let countdown = match progress.phase {
        Phase::Waiting(left) | Phase::Paused(Some(left)) if left.wait == Wait::Look => {
            Some(Countdown {
                left_secs: left.left_secs.ceil() as u32,
                of_secs: left.total_secs.ceil() as u32,
            })
        }
        _ => None,
    };
    let night = Night {
        caption: &caption,
        second: "",
        countdown,
        hint: &hint,
    };
    let response = dark_ui(ui, cx.theme, cx.window, &night);
    ui.ctx().set_cursor_icon(egui::CursorIcon::None);
    let asked = [
        (Command::Pause, NightIntent::PauseOrResume),
        (Command::Back, NightIntent::Back),
        (Command::Skip, NightIntent::Skip),
        (Command::Again, NightIntent::Repeat),
        (Command::Menu, NightIntent::ToTable),
    ];
    let by_key = asked
        .into_iter()
        .find(|(command, _)| command.is_pressed(ui))
        .map(|(_, asked)| asked);
    let by_click = response.clicked().then_some(NightIntent::PauseOrResume);
    match by_key.or(by_click)? {
        // The first way out of the night is to hold it; only from there does the table come back.
        NightIntent::ToTable if !is_held => Some(Intent::Night(NightIntent::PauseOrResume)),
        asked => Some(Intent::Night(asked)),
    }
}

/// The night is over: all eyes are open.
fn done_ui(ui: &mut Ui, cx: &Cx<'_>) -> Option<Intent> {
    let done = cx.say(Msg::NightDone);
    let night = Night {
        caption: &done,
        second: "",
        countdown: None,
        hint: "",
    };
    dark_ui(ui, cx.theme, cx.window, &night);
    let (words, space) = (cx.say(Msg::NightToTable), cx.say(Msg::KeySpace));
    let size = vec2(cx.pt(397.0), cx.pt(74.0));
    let center = pos2(cx.window.center().x, cx.window.bottom() - cx.pt(140.0));
    let button = Button::gold(&words).key(&space);
    let is_clicked =
        button_ui(ui, cx.theme, Rect::from_center_size(center, size), &button).clicked();
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
