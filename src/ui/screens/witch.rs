//! The Witch's step: eyes closed, of constant length, whether or not she acts (W4).

use egui::{Rect, Ui, pos2, vec2};

use super::footer::{Footer, footer_ui};
use super::game::{GameState, undo_words};
use super::lean::question_ui;
use crate::engine::{Action, Event, Game, Seat};
use crate::i18n::Msg;
use crate::ui::commands::{Command, pressed_digit};
use crate::ui::cx::Cx;
use crate::ui::intent::Intent;
use crate::ui::theme::Type;
use crate::ui::widgets::button::{Button, button_ui};
use crate::ui::widgets::countdown::Countdown;
use crate::ui::widgets::night::{Night, night_ui};

/// How long eyes are closed before she opens hers, how long she has, and how long she has to close them again.
const STEP_SECS: [f64; 3] = [5.0, 20.0, 4.0];

/// How far the step is.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum WitchStep {
    /// The table is about to close its eyes.
    #[default]
    Before,
    /// Eyes are closed since this second of the window's clock. What she has entered: her seat, then the fails.
    Closed {
        /// Since when.
        since: f64,
        /// Her seat.
        by: Option<Seat>,
        /// The fails that she counted.
        fails: Option<u8>,
    },
    /// All eyes are open again.
    Over,
}

impl WitchStep {
    /// Whether it is done with for this quest.
    pub fn is_over(&self) -> bool {
        *self == Self::Over
    }
}

/// Leads the step, and at its end tells the game what she entered, if anything.
pub(super) fn witch_ui(
    ui: &mut Ui,
    cx: &Cx<'_>,
    game: &Game,
    most_fails: usize,
    state: &mut GameState,
) -> Option<Intent> {
    match state.begun.witch.clone() {
        WitchStep::Before => before_ui(ui, cx, game, state),
        WitchStep::Closed { since, by, fails } => {
            let passed = ui.input(|input| input.time) - since;
            let entered = enter(ui, game, most_fails, (by, fails));
            state.begun.witch = WitchStep::Closed {
                since,
                by: entered.0,
                fails: entered.1,
            };
            closed_ui(ui, cx, passed);
            if passed < STEP_SECS.iter().sum() {
                // A step a second, as every countdown.
                ui.ctx()
                    .request_repaint_after(std::time::Duration::from_millis(200));
                return None;
            }
            state.begun.witch = WitchStep::Over;
            match entered {
                (Some(by), Some(fails)) => Some(Intent::Veil { by, fails }),
                _ => None,
            }
        }
        WitchStep::Over => None,
    }
}

fn before_ui(ui: &mut Ui, cx: &Cx<'_>, game: &Game, state: &mut GameState) -> Option<Intent> {
    question_ui(ui, cx, &cx.say(Msg::WitchAsk), &cx.say(Msg::WitchHint));
    let (begin, space) = (cx.say(Msg::WitchBegin), cx.say(Msg::KeySpace));
    let button = Button::gold(&begin).kind(Type::Ask).key(&space);
    let center = pos2(
        cx.window.center().x,
        cx.window.top() + cx.window.height() * 0.48,
    );
    let rect = Rect::from_center_size(center, vec2(cx.pt(720.0), cx.pt(150.0)));
    if button_ui(ui, cx.theme, rect, &button).clicked() || Command::Primary.is_pressed(ui) {
        let since = ui.input(|input| input.time);
        state.begun.witch = WitchStep::Closed {
            since,
            by: None,
            fails: None,
        };
        ui.ctx().request_repaint();
        return None;
    }
    let footer = Footer {
        undo: undo_words(cx, game),
        can_redo: game.next_redo().is_some(),
        ..Default::default()
    };
    let pressed = footer_ui(ui, cx, &footer)?;
    state.pressed(pressed)
}

/// Her keys: first her seat, then how many fails; Esc begins again. The screen answers nothing: it looks the same
/// whether or not she acts.
fn enter(
    ui: &Ui,
    game: &Game,
    most_fails: usize,
    (by, fails): (Option<Seat>, Option<u8>),
) -> (Option<Seat>, Option<u8>) {
    if Command::Menu.is_pressed(ui) {
        return (None, None);
    }
    match (by, fails, pressed_digit(ui)) {
        (None, _, Some(digit)) => {
            let seat = Seat(if digit == 0 { 9 } else { digit - 1 });
            ((seat.idx() < game.rules().players()).then_some(seat), None)
        }
        (Some(by), None, Some(digit)) if usize::from(digit) <= most_fails => {
            (Some(by), Some(digit))
        }
        _ => (by, fails),
    }
}

/// The same black screen, second for second, every time.
fn closed_ui(ui: &mut Ui, cx: &Cx<'_>, passed: f64) {
    let [close, act, _] = STEP_SECS;
    let (msg, countdown) = if passed < close {
        (Msg::WitchClose, None)
    } else if passed < close + act {
        let left_secs = (close + act - passed).ceil() as u32;
        (
            Msg::WitchAct,
            Some(Countdown {
                left_secs,
                of_secs: act as u32,
            }),
        )
    } else {
        (Msg::WitchCloseAgain, None)
    };
    let caption = cx.say(msg);
    let hint = cx.say(Msg::WitchKeys);
    let night = Night {
        caption: &caption,
        countdown,
        hint: &hint,
        ..Default::default()
    };
    night_ui(ui, cx.theme, cx.window, &night);
    ui.ctx().set_cursor_icon(egui::CursorIcon::None);
}

/// What the app is to do with what she entered: two lines of the record, one after the other.
pub fn veil(by: Seat, fails: u8) -> [Action; 2] {
    [
        Action::Tell(Event::Veil { by }),
        Action::Tell(Event::Quest { fails }),
    ]
}
