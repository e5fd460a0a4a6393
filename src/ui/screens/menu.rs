//! The menu: back, preferences, and far from the rest the way out of a game, in two steps.

use egui::{Align, Rect, Ui, pos2, vec2};

use super::game::{GameState, Over, label};
use crate::i18n::Msg;
use crate::ui::commands::Command;
use crate::ui::cx::Cx;
use crate::ui::intent::{Intent, Preference};
use crate::ui::theme::{Mode, Motion, Type};
use crate::ui::widgets::button::Button;
use crate::ui::widgets::room::{Light, room_ui};
use crate::ui::widgets::text::Words;

/// Draws the menu over the table.
pub(super) fn menu_ui(ui: &mut Ui, cx: &Cx<'_>, state: &mut GameState) -> Option<Intent> {
    room_ui(ui.painter(), cx.theme, cx.window, Light::Table.height());
    let title = cx.say(Msg::AppName);
    let painter = ui.painter().clone();
    let at = pos2(cx.window.center().x, cx.window.top() + cx.pt(90.0));
    let rect = Words::new(cx.theme, Type::Title, &title, cx.theme.colors.gold)
        .align(Align::Center)
        .fit(&painter)
        .paint(&painter, at);
    label(ui, rect, &title);
    let esc = cx.say(Msg::KeyEsc);
    if state.over == Over::LeaveGame {
        return leave_ui(ui, cx, state, &esc);
    }
    let mut rows = Rows { cx, idx: 0 };
    let mut intent = None;
    if rows.button(ui, Msg::MenuBack, &esc, Some(Command::Menu), true) {
        state.over = Over::Nothing;
    }
    if rows.half(ui, Msg::MenuLog, "L", Some(Command::Log), Half::Left) {
        state.over = Over::Log;
    }
    if rows.half(ui, Msg::MenuVotes, "V", Some(Command::Votes), Half::Right) {
        state.over = Over::Votes;
    }
    rows.idx += 1;
    if rows.half(ui, Msg::MenuHelp, "F1", Some(Command::Help), Half::Left) {
        state.over = Over::Help;
    }
    if rows.half(ui, Msg::MenuTimer, "T", Some(Command::Timer), Half::Right) {
        state.over = Over::Timer;
    }
    rows.idx += 1;
    if rows.half(ui, Msg::MenuSound, "S", Some(Command::Sound), Half::Left) {
        state.over = Over::Nothing;
        intent = Some(Intent::SeeToSound);
    }
    let again = Some(Command::Again);
    if rows.half(ui, Msg::MenuNightAgain, "R", again, Half::Right) {
        state.over = Over::Nothing;
        intent = Some(Intent::ReadNight);
    }
    rows.idx += 1;
    let (light, mode) = match cx.theme.mode {
        Mode::Dark => (Msg::MenuLight, Mode::Light),
        Mode::Light => (Msg::MenuDark, Mode::Dark),
    };
    if rows.half(ui, Msg::MenuTv, "F2", Some(Command::Tv), Half::Left) {
        intent = Some(Intent::Prefer(Preference::Tv));
    }
    let command = Some(Command::FullScreen);
    if rows.half(ui, Msg::MenuFullScreen, "F11", command, Half::Right) {
        intent = Some(Intent::Prefer(Preference::FullScreen));
    }
    rows.idx += 1;
    if rows.half(ui, light, "D", Some(Command::Theme), Half::Left) {
        intent = Some(Intent::Prefer(Preference::Theme(mode)));
    }
    let (motion, moves) = match cx.theme.motion {
        Motion::Full => (Msg::MenuStill, false),
        Motion::Still => (Msg::MenuMoves, true),
    };
    if rows.half(ui, motion, "M", Some(Command::Motion), Half::Right) {
        intent = Some(Intent::Prefer(Preference::Motion(moves)));
    }
    rows.idx += 1;
    for (msg, step, key, command, half) in [
        (
            Msg::MenuSmaller,
            -0.1,
            "Ctrl -",
            Command::Smaller,
            Half::Left,
        ),
        (Msg::MenuLarger, 0.1, "Ctrl +", Command::Larger, Half::Right),
    ] {
        if rows.half(ui, msg, key, Some(command), half) {
            intent = Some(Intent::Prefer(Preference::Size(step)));
        }
    }
    // What ends something stands apart.
    rows.idx += 2;
    if rows.half(ui, Msg::MenuEnd, "E", Some(Command::Leave), Half::Left) {
        state.over = Over::LeaveGame;
    }
    if rows.half(
        ui,
        Msg::MenuQuit,
        "Ctrl Q",
        Some(Command::Quit),
        Half::Right,
    ) {
        intent = Some(Intent::Quit);
    }
    intent
}

fn leave_ui(ui: &mut Ui, cx: &Cx<'_>, state: &mut GameState, esc: &str) -> Option<Intent> {
    let sure = cx.say(Msg::MenuEndSure);
    let painter = ui.painter().clone();
    let at = pos2(cx.window.center().x, cx.window.top() + cx.pt(190.0));
    let rect = Words::new(cx.theme, Type::Next, &sure, cx.theme.colors.text)
        .align(Align::Center)
        .within(cx.window.width() * 0.8)
        .rows(2)
        .fit(&painter)
        .paint(&painter, at);
    label(ui, rect, &sure);
    let mut rows = Rows { cx, idx: 2 };
    if rows.button(ui, Msg::MenuBack, esc, Some(Command::Menu), true) {
        state.over = Over::Nothing;
    }
    rows.idx += 2;
    rows.button(ui, Msg::MenuEndYes, "Y", Some(Command::Yes), false)
        .then_some(Intent::SetUpAnew)
}

/// A side of a row that two buttons share.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Half {
    Left,
    Right,
}

/// Buttons one below the other.
struct Rows<'a> {
    cx: &'a Cx<'a>,
    idx: usize,
}

impl Rows<'_> {
    fn button(
        &mut self,
        ui: &mut Ui,
        msg: Msg,
        key: &str,
        command: Option<Command>,
        is_gold: bool,
    ) -> bool {
        let rect = self.row();
        self.idx += 1;
        self.press(ui, rect, msg, key, command, is_gold)
    }

    /// One of two buttons in a row; the caller goes on to the next row.
    fn half(&self, ui: &mut Ui, msg: Msg, key: &str, command: Option<Command>, half: Half) -> bool {
        let (left, right) = self.row().split_left_right_at_fraction(0.5);
        let gap = self.cx.pt(4.0);
        let rect = match half {
            Half::Left => left.with_max_x(left.right() - gap),
            Half::Right => right.with_min_x(right.left() + gap),
        };
        self.press(ui, rect, msg, key, command, false)
    }

    fn row(&self) -> Rect {
        let cx = self.cx;
        let top = cx.window.top() + cx.pt(140.0) + cx.pt(68.0) * self.idx as f32;
        let center = pos2(cx.window.center().x, top + cx.pt(31.0));
        Rect::from_center_size(center, vec2(cx.pt(460.0), cx.pt(58.0)))
    }

    fn press(
        &self,
        ui: &mut Ui,
        rect: Rect,
        msg: Msg,
        key: &str,
        command: Option<Command>,
        is_gold: bool,
    ) -> bool {
        let words = self.cx.say(msg);
        let mut button = if is_gold {
            Button::gold(&words)
        } else {
            Button::plain(&words)
        };
        if !key.is_empty() {
            button = button.key(key);
        }
        let is_clicked = self.cx.button_ui(ui, rect, &button);
        is_clicked || command.is_some_and(|it| it.is_pressed(ui))
    }
}
