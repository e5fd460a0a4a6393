//! Before the night: the cards are dealt, the sound is checked, and the night's pace is chosen.

mod dials;

use egui::{Align, Rect, Ui, pos2, vec2};

use super::game::label;
use super::help::help_ui;
use crate::engine::Setup;
use crate::i18n::Msg;
use crate::ui::commands::Command;
use crate::ui::cx::Cx;
use crate::ui::intent::{Intent, NightChoices};
use crate::ui::theme::Type;
use crate::ui::widgets::button::{Button, button_ui};
use crate::ui::widgets::dial_row::{DialRow, Dialled, dial_row_ui};
use crate::ui::widgets::head::head_ui;
use crate::ui::widgets::room::{Light, room_ui};
use crate::ui::widgets::text::Words;
use dials::Dial;

/// The largest size that it has room for: all of it stands on one page.
const LARGEST: f32 = 1.0;

/// What follows when all is ready.
#[derive(Clone, Debug, PartialEq)]
pub enum Then {
    /// A game begins.
    Begin {
        /// What was ticked.
        setup: Box<Setup>,
        /// Whether the first leader is drawn by lot (B5).
        leader_by_lot: bool,
    },
    /// The night of the game on the table is read anew.
    Read,
    /// The table goes on where it was.
    Table,
}

/// What the screen is at.
#[derive(Clone, Debug, PartialEq)]
pub struct ReadyState {
    then: Then,
    /// The dial that the arrow keys turn.
    chosen: usize,
    /// Whether help is open.
    is_helped: bool,
}

impl ReadyState {
    /// Before what follows.
    pub const fn before(then: Then) -> Self {
        Self {
            then,
            chosen: 1,
            is_helped: false,
        }
    }

    /// What follows.
    pub const fn then(&self) -> &Then {
        &self.then
    }
}

/// Draws the screen and returns what was asked for.
#[must_use]
pub fn ready_ui(
    ui: &mut Ui,
    cx: &Cx<'_>,
    state: &mut ReadyState,
    choices: &NightChoices,
) -> Option<Intent> {
    cx.at_most(LARGEST, |cx| page_ui(ui, cx, state, choices))
}

fn page_ui(
    ui: &mut Ui,
    cx: &Cx<'_>,
    state: &mut ReadyState,
    choices: &NightChoices,
) -> Option<Intent> {
    if let (true, Then::Begin { setup, .. }) = (state.is_helped, &state.then) {
        state.is_helped = !help_ui(ui, cx, setup);
        return None;
    }
    state.is_helped = Command::Help.is_pressed(ui);
    // Before the dials: a remote's "next page" is on to the night.
    let is_primary = Command::Primary.is_pressed(ui);
    room_ui(ui.painter(), cx.theme, cx.window, Light::Setup.height());
    title_ui(ui, cx, state.then != Then::Table);
    let turned = dials_ui(ui, cx, state, choices).or_else(|| keys(ui, state, choices));
    let test = cx.say(Msg::ReadyTest);
    let key = cx.say(Msg::KeyTest);
    let rect = cx.part(0.028, 0.845, 0.345, 0.935);
    let button = Button::plain(&test).key(&key);
    let is_tested =
        button_ui(ui, cx.theme, rect, &button).clicked() || Command::TestSound.is_pressed(ui);
    let hint = cx.say(Msg::ReadyKeys);
    let painter = ui.painter().clone();
    let at = pos2(cx.window.center().x, cx.window.bottom() - cx.pt(22.0));
    let rect = Words::new(cx.theme, Type::Key, &hint, cx.theme.colors.text2)
        .align(Align::Center)
        .within(cx.window.width() * 0.9)
        .fit(&painter)
        .paint(&painter, at);
    label(ui, rect, &hint);
    if let Some(turned) = turned {
        return Some(Intent::ChooseNight(turned));
    }
    if is_tested {
        return Some(Intent::TestSound);
    }
    ways_ui(ui, cx, state, is_primary)
}

fn title_ui(ui: &mut Ui, cx: &Cx<'_>, is_before: bool) {
    let colors = cx.theme.colors;
    let painter = ui.painter().clone();
    let (title, hint) = if is_before {
        (Msg::ReadyTitle, Some(Msg::ReadyHint))
    } else {
        (Msg::ReadyTitleTable, None)
    };
    let put = |kind, words: &str, color, y: f32| {
        let rect = Words::new(cx.theme, kind, words, color)
            .align(Align::Center)
            .within(cx.window.width() * 0.94)
            .fit(&painter)
            .paint(&painter, pos2(cx.window.center().x, cx.window.top() + y));
        label(ui, rect, words);
    };
    put(Type::Title, &cx.say(title), colors.gold, cx.pt(52.0));
    if let Some(hint) = hint {
        put(Type::Next, &cx.say(hint), colors.text, cx.pt(104.0));
    }
}

/// The dials in two columns, and what was turned.
fn dials_ui(
    ui: &mut Ui,
    cx: &Cx<'_>,
    state: &mut ReadyState,
    choices: &NightChoices,
) -> Option<NightChoices> {
    let columns = [
        (Msg::ReadySound, 0..Dial::IN_FIRST, (0.028, 0.49)),
        (
            Msg::ReadyNight,
            Dial::IN_FIRST..Dial::ALL.len(),
            (0.51, 0.972),
        ),
    ];
    let mut turned = None;
    for (head, idxs, (left, right)) in columns {
        let room = cx.part(left, 0.165, right, 0.83);
        let at = pos2(room.left(), room.top() + cx.pt(18.0));
        let gold = cx.theme.colors.gold;
        head_ui(ui, cx.theme, at, None, &cx.say(head), gold, room.right());
        let high = cx.pt(61.0);
        let mut top = room.top() + cx.pt(42.0);
        for idx in idxs {
            let dial = Dial::ALL[idx];
            let size = vec2(room.width(), high);
            let rect = Rect::from_min_size(pos2(room.left(), top), size);
            top += high + cx.pt(6.0);
            let came = dial_ui(ui, cx, rect, dial, choices, state.chosen == idx);
            if came.is_some() {
                state.chosen = idx;
            }
            let step = match came {
                Some(Dialled::More) => dial.turned(choices, true),
                Some(Dialled::Less) => dial.turned(choices, false),
                Some(Dialled::Chosen) | None => None,
            };
            turned = turned.or(step);
        }
    }
    turned
}

fn dial_ui(
    ui: &mut Ui,
    cx: &Cx<'_>,
    rect: Rect,
    dial: Dial,
    choices: &NightChoices,
    is_chosen: bool,
) -> Option<Dialled> {
    let label = cx.say(dial.label());
    let value = dial.value(choices, cx.words);
    let what = [("what", (&label).into())];
    let row = DialRow {
        label: &label,
        value: &value,
        less: &cx.say_with(Msg::ReadyLess, &what),
        more: &cx.say_with(Msg::ReadyMore, &what),
        is_chosen,
        may: [false, true].map(|is_up| dial.steps(choices, is_up)),
    };
    dial_row_ui(ui, cx.theme, rect, &row)
}

/// Up and down choose a dial, left and right turn it.
fn keys(ui: &Ui, state: &mut ReadyState, choices: &NightChoices) -> Option<NightChoices> {
    let last = Dial::ALL.len() - 1;
    if Command::ScrollDown.is_pressed(ui) {
        state.chosen = (state.chosen + 1).min(last);
    }
    if Command::ScrollUp.is_pressed(ui) {
        state.chosen = state.chosen.saturating_sub(1);
    }
    let dial = Dial::ALL[state.chosen.min(last)];
    if Command::Skip.is_pressed(ui) {
        return dial.turned(choices, true);
    }
    if Command::Back.is_pressed(ui) {
        return dial.turned(choices, false);
    }
    None
}

/// On to the night, or back.
fn ways_ui(ui: &mut Ui, cx: &Cx<'_>, state: &ReadyState, is_primary: bool) -> Option<Intent> {
    let (space, esc) = (cx.say(Msg::KeySpace), cx.say(Msg::KeyEsc));
    let words = cx.say(if state.then == Then::Table {
        Msg::ReadyBack
    } else {
        Msg::ReadyBegin
    });
    let mut is_back = false;
    if matches!(state.then, Then::Begin { .. }) {
        let back = cx.say(Msg::GoBack);
        let rect = cx.part(0.36, 0.845, 0.64, 0.935);
        is_back = button_ui(ui, cx.theme, rect, &Button::plain(&back).key(&esc)).clicked();
    }
    let rect = cx.part(0.655, 0.845, 0.972, 0.935);
    let button = Button::gold(&words).key(&space);
    let is_on = button_ui(ui, cx.theme, rect, &button).clicked() || is_primary;
    is_back |= Command::Menu.is_pressed(ui);
    match &state.then {
        Then::Begin {
            setup,
            leader_by_lot,
        } if is_on => Some(Intent::Begin {
            setup: setup.clone(),
            leader_by_lot: *leader_by_lot,
        }),
        Then::Read if is_on => Some(Intent::ReadNight),
        _ => (is_on || is_back).then_some(Intent::Back),
    }
}
