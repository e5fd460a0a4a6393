//! The foot of every screen of a game: undo and redo, always in the same place, the one next thing, and what else.

use egui::{Rect, Ui, pos2, vec2};

use super::game::{GameState, undo_words};
use crate::engine::Game;
use crate::i18n::Msg;
use crate::ui::commands::Command;
use crate::ui::cx::Cx;
use crate::ui::emblem::Emblem;
use crate::ui::intent::Intent;
use crate::ui::widgets::button::Button;

/// What the foot of a screen offers.
#[derive(Default)]
pub(super) struct Footer<'a> {
    /// What undo would take back; none when there is nothing.
    pub(super) undo: Option<String>,
    /// Whether something can be brought back.
    pub(super) can_redo: bool,
    /// The one next thing.
    pub(super) primary: Option<Button<'a>>,
    /// What else: words, the key's name, the command. From right to left, before the menu. Where nothing else is asked the timer
    /// stands there.
    pub(super) others: &'a [(String, &'a str, Command)],
}

/// What was pressed at the foot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pressed {
    /// Undo.
    Undo,
    /// Redo.
    Redo,
    /// The one next thing.
    Primary,
    /// The menu.
    Menu,
    /// One of the others.
    Other(Command),
}

/// Draws the foot and tells what was pressed there, by hand or by key.
pub(super) fn footer_ui(ui: &mut Ui, cx: &Cx<'_>, footer: &Footer<'_>) -> Option<Pressed> {
    // What stands at the right takes its room first; then all is drawn in the order in which it is gone through: the next
    // thing, what else there is, what takes back, the menu.
    let timer = [(
        cx.say(Msg::MenuTimer),
        Command::Timer.letter(),
        Command::Timer,
    )];
    let others = if footer.others.is_empty() {
        &timer
    } else {
        footer.others
    };
    let places = places(ui, cx, others);
    let mut pressed = None;
    // Asked first: "Ctrl Shift Z" has "Ctrl Z" in it.
    let redo_is_keyed = Command::Redo.is_pressed(ui) && footer.can_redo;
    if let Some(primary) = &footer.primary {
        let rect = primary_rect(ui, cx, primary, places.left);
        let is_on = primary.is_gold();
        if press(ui, cx, rect, primary, Command::Primary, is_on) {
            pressed = Some(Pressed::Primary);
        }
    }
    for ((words, key, command), rect) in others.iter().zip(&places.others).rev() {
        let button = Button::plain(words).key(key);
        if press(ui, cx, *rect, &button, *command, true) {
            pressed = pressed.or(Some(Pressed::Other(*command)));
        }
    }
    let undo_is_on = footer.undo.is_some();
    let undo = cx.say(Msg::Undo);
    let undo_key = cx.say(Msg::KeyUndo);
    let mut button = Button::plain(&undo)
        .emblem(Emblem::Undo)
        .key(&undo_key)
        .on(undo_is_on);
    if let Some(what) = &footer.undo {
        button = button.under(what);
    }
    if press(ui, cx, undo_rect(cx), &button, Command::Undo, undo_is_on) {
        pressed = pressed.or(Some(Pressed::Undo));
    }
    let redo = cx.say(Msg::Redo);
    let redo_key = cx.say(Msg::KeyRedo);
    let button = Button::plain("")
        .says(&redo)
        .emblem(Emblem::Redo)
        .key(&redo_key)
        .on(footer.can_redo);
    let redo_is_clicked = cx.button_ui(ui, redo_rect(cx), &button);
    if redo_is_clicked || redo_is_keyed {
        pressed = pressed.or(Some(Pressed::Redo));
    }
    let (menu, esc) = (cx.say(Msg::Menu), cx.say(Msg::KeyEsc));
    let button = Button::plain(&menu).key(&esc);
    if press(ui, cx, places.menu, &button, Command::Menu, true) {
        pressed = pressed.or(Some(Pressed::Menu));
    }
    pressed
}

/// The foot of a question that is answered above it: nothing next, nothing else.
pub(super) fn bare_foot_ui(
    ui: &mut Ui,
    cx: &Cx<'_>,
    game: &Game,
    state: &mut GameState,
) -> Option<Intent> {
    let footer = Footer {
        undo: undo_words(cx, game),
        can_redo: game.next_redo().is_some(),
        ..Footer::default()
    };
    let pressed = footer_ui(ui, cx, &footer)?;
    state.pressed(pressed)
}

fn press(
    ui: &mut Ui,
    cx: &Cx<'_>,
    rect: Rect,
    button: &Button<'_>,
    command: Command,
    is_on: bool,
) -> bool {
    let is_clicked = cx.button_ui(ui, rect, button);
    let is_keyed = is_on && command.is_pressed(ui);
    is_clicked || is_keyed
}

/// Where the menu and the others stand.
struct Places {
    menu: Rect,
    others: Vec<Rect>,
    /// Where they begin.
    left: f32,
}

/// The menu at the right end and the others before it.
fn places(ui: &Ui, cx: &Cx<'_>, others: &[(String, &str, Command)]) -> Places {
    let (menu, esc) = (cx.say(Msg::Menu), cx.say(Msg::KeyEsc));
    let mut right = cx.window.right() - cx.pt(32.0);
    let top = foot_top(cx);
    let mut place = |words: &str, key: &str| {
        let button = Button::plain(words).key(key);
        let width = button.natural_width(ui.painter(), cx.theme);
        let rect = Rect::from_min_size(pos2(right - width, top), vec2(width, cx.pt(62.0)));
        right = rect.left() - cx.pt(10.0);
        rect
    };
    let menu = place(&menu, &esc);
    let others = others.iter();
    let others = others.map(|(words, key, _)| place(words, key)).collect();
    Places {
        menu,
        others,
        left: right,
    }
}

fn foot_top(cx: &Cx<'_>) -> f32 {
    cx.window.bottom() - cx.pt(78.0)
}

fn undo_rect(cx: &Cx<'_>) -> Rect {
    let left = cx.window.left() + cx.pt(32.0);
    Rect::from_min_size(pos2(left, foot_top(cx)), vec2(cx.pt(236.0), cx.pt(62.0)))
}

fn redo_rect(cx: &Cx<'_>) -> Rect {
    Rect::from_min_size(
        undo_rect(cx).right_top() + vec2(cx.pt(10.0), 0.0),
        vec2(cx.pt(152.0), cx.pt(62.0)),
    )
}

/// In the middle of the window if there is room, else between redo and the others.
fn primary_rect(ui: &Ui, cx: &Cx<'_>, primary: &Button<'_>, right: f32) -> Rect {
    let left = redo_rect(cx).right() + cx.pt(12.0);
    let right = right - cx.pt(10.0);
    let wide = cx.pt(397.0).min(right - left);
    let width = primary
        .natural_width(ui.painter(), cx.theme)
        .clamp(cx.pt(300.0).min(wide), wide);
    let middle = cx
        .window
        .center()
        .x
        .clamp(left + width / 2.0, right - width / 2.0);
    let top = cx.window.bottom() - cx.pt(86.0);
    Rect::from_min_size(pos2(middle - width / 2.0, top), vec2(width, cx.pt(74.0)))
}
