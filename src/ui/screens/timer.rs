//! A timer that everyone can see, with a title: for a discussion, or for the assassination.

use egui::{Align, Rect, Ui, pos2, vec2};

use super::game::label;
use crate::engine::{Game, Prompt};
use crate::i18n::Msg;
use crate::narrator::Chime;
use crate::ui::commands::Command;
use crate::ui::cx::Cx;
use crate::ui::intent::Intent;
use crate::ui::theme::Type;
use crate::ui::widgets::button::Button;
use crate::ui::widgets::countdown::{Countdown, countdown_ui};
use crate::ui::widgets::room::{Light, room_ui};
use crate::ui::widgets::text::Words;

/// The shortest and the longest time, and the step between, in seconds.
const SHORTEST: u32 = 30;
const LONGEST: u32 = 900;
const STEP: u32 = 30;
/// How many of the last seconds are heard.
const HEARD: u32 = 5;

/// Time that runs out, or waits.
#[derive(Clone, Debug, PartialEq)]
pub struct Timer {
    /// How long it is, in seconds.
    of_secs: u32,
    /// How much had passed when it was last started or paused, in seconds.
    passed: f64,
    /// Since when it runs, by the window's clock.
    since: Option<f64>,
    /// What was left when something was last heard, in seconds.
    heard: u32,
}

impl Default for Timer {
    fn default() -> Self {
        Self {
            of_secs: 120,
            passed: 0.0,
            since: None,
            heard: u32::MAX,
        }
    }
}

impl Timer {
    fn left_secs(&self, now: f64) -> f64 {
        let running = self.since.map_or(0.0, |since| now - since);
        (f64::from(self.of_secs) - self.passed - running).max(0.0)
    }

    fn start_or_pause(&mut self, now: f64) {
        if self.left_secs(now) <= 0.0 {
            self.again();
        }
        match self.since.take() {
            Some(since) => self.passed += now - since,
            None => self.since = Some(now),
        }
    }

    /// From its beginning, and waiting.
    fn again(&mut self) {
        *self = Self {
            of_secs: self.of_secs,
            ..Self::default()
        };
    }

    fn change(&mut self, is_longer: bool) {
        self.of_secs = if is_longer {
            (self.of_secs + STEP).min(LONGEST)
        } else {
            (self.of_secs - STEP).max(SHORTEST)
        };
    }

    /// What is to be heard now, once each: the last seconds, and the end.
    fn chime(&mut self, now: f64) -> Option<Chime> {
        self.since?;
        let left = self.left_secs(now).ceil() as u32;
        if left == self.heard || left > HEARD {
            return None;
        }
        self.heard = left;
        if left > 0 {
            return Some(Chime::Tick);
        }
        self.passed = f64::from(self.of_secs);
        self.since = None;
        Some(Chime::Gong)
    }
}

/// What the timer is asked to do.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Asked {
    Start,
    Again,
    Shorter,
    Longer,
    Close,
}

/// Lets the timer run, wherever the table is, and returns what is to be heard.
pub(super) fn tick(ui: &Ui, cx: &Cx<'_>, timer: &mut Timer) -> Option<Intent> {
    let now = cx.now;
    if timer.since.is_some() {
        let left = timer.left_secs(now);
        let rest = left - (left.ceil() - 1.0).max(0.0);
        ui.ctx().request_repaint_after_secs(rest.max(0.01) as f32);
    }
    timer.chime(now).map(Intent::Ring)
}

/// Draws the timer over the table. Returns whether it is to be closed.
#[must_use]
pub(super) fn timer_ui(ui: &mut Ui, cx: &Cx<'_>, game: &Game, timer: &mut Timer) -> bool {
    room_ui(ui.painter(), cx.theme, cx.window, Light::Table.height());
    let now = cx.now;
    let title = cx.say(match game.prompt() {
        Some(Prompt::Assassination { .. }) => Msg::TimerAssassination,
        _ => Msg::TimerDiscussion,
    });
    let painter = ui.painter().clone();
    let middle = cx.window.center().x;
    let rect = Words::new(cx.theme, Type::Verdict, &title, cx.theme.colors.gold)
        .align(Align::Center)
        .within(cx.window.width() * 0.9)
        .fit(&painter)
        .paint(&painter, pos2(middle, cx.window.top() + cx.pt(96.0)));
    label(ui, rect, &title);
    let left = timer.left_secs(now).ceil() as u32;
    let countdown = Countdown {
        left_secs: left,
        of_secs: timer.of_secs,
    };
    let at = pos2(middle, cx.window.top() + cx.window.height() * 0.48);
    let says = cx.say_with(Msg::TimerLeft, &[("count", (left as usize).into())]);
    countdown_ui(ui, cx.theme, at, cx.pt(190.0), countdown, &says);
    match asked(ui, cx, timer, now) {
        Some(Asked::Start) => timer.start_or_pause(now),
        Some(Asked::Again) => timer.again(),
        Some(Asked::Shorter) => timer.change(false),
        Some(Asked::Longer) => timer.change(true),
        Some(Asked::Close) => return true,
        None => {}
    }
    false
}

/// The row of buttons, and what was asked for by hand or by key.
fn asked(ui: &mut Ui, cx: &Cx<'_>, timer: &Timer, now: f64) -> Option<Asked> {
    let start = match timer.since {
        Some(_) => Msg::TimerPause,
        None if timer.passed > 0.0 && timer.left_secs(now) > 0.0 => Msg::NightGoOn,
        None => Msg::TimerStart,
    };
    let rows = [
        (
            Asked::Shorter,
            Msg::TimerShorter,
            Msg::KeyLeft,
            &[Command::Back][..],
        ),
        (
            Asked::Longer,
            Msg::TimerLonger,
            Msg::KeyRight,
            &[Command::Skip],
        ),
        (Asked::Start, start, Msg::KeySpace, &[Command::Primary]),
        (
            Asked::Again,
            Msg::NightRestart,
            Msg::KeyAgain,
            &[Command::Again],
        ),
        (
            Asked::Close,
            Msg::GoBack,
            Msg::KeyEsc,
            &[Command::Menu, Command::Timer],
        ),
    ];
    let gap = cx.pt(12.0);
    let size = vec2((cx.window.width() * 0.94 - gap * 4.0) / 5.0, cx.pt(74.0));
    let mut left = cx.window.left() + cx.window.width() * 0.03;
    let mut asked = None;
    for (what, words, key, commands) in rows {
        let rect = Rect::from_min_size(pos2(left, cx.window.bottom() - cx.pt(96.0)), size);
        left += size.x + gap;
        let (words, key) = (cx.say(words), cx.say(key));
        let button = if what == Asked::Start {
            Button::gold(&words)
        } else {
            Button::plain(&words)
        };
        let is_clicked = cx.button_ui(ui, rect, &button.key(&key));
        if is_clicked || commands.iter().any(|it| it.is_pressed(ui)) {
            asked = Some(what);
        }
    }
    asked
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_seconds_and_the_end_are_heard_once_each() {
        let mut timer = Timer::default();
        timer.start_or_pause(10.0);
        let mut heard = Vec::new();
        let mut now = 10.0;
        while now < 140.0 {
            heard.extend(timer.chime(now));
            now += 0.25;
        }
        let ticks = heard.iter().filter(|&&it| it == Chime::Tick).count();
        assert_eq!((ticks, heard.len()), (5, 6));
        assert_eq!(heard.last(), Some(&Chime::Gong));
        assert!(timer.left_secs(now) <= 0.0 && timer.since.is_none());
    }

    #[test]
    fn a_pause_keeps_what_is_left_and_a_new_start_begins_anew() {
        let mut timer = Timer::default();
        timer.start_or_pause(0.0);
        timer.start_or_pause(30.0);
        assert!((timer.left_secs(500.0) - 90.0).abs() < 1e-9);
        assert_eq!(timer.chime(500.0), None);
        timer.start_or_pause(500.0);
        assert!((timer.left_secs(520.0) - 70.0).abs() < 1e-9);
        assert_eq!(timer.chime(600.0), Some(Chime::Gong));
        timer.start_or_pause(700.0);
        assert!((timer.left_secs(700.0) - 120.0).abs() < 1e-9);
    }

    #[test]
    fn it_is_never_shorter_than_half_a_minute() {
        let mut timer = Timer::default();
        for _ in 0..40 {
            timer.change(false);
        }
        assert_eq!(timer.of_secs, SHORTEST);
        for _ in 0..40 {
            timer.change(true);
        }
        assert_eq!(timer.of_secs, LONGEST);
    }
}
