//! The Witch's step: eyes closed, of constant length, whether or not she acts (W4).

use egui::{Rect, Ui, pos2, vec2};

use super::footer::bare_foot_ui;
use super::game::GameState;
use super::lean::{lone_card_ui, question_ui};
use crate::engine::{Action, Event, Game, Role, Seat};
use crate::i18n::Msg;
use crate::narrator::Line;
use crate::ui::commands::{Command, pressed_digit};
use crate::ui::cx::{Cx, View};
use crate::ui::emblem::Emblem;
use crate::ui::intent::Intent;
use crate::ui::theme::Type;
use crate::ui::widgets::button::Button;
use crate::ui::widgets::card::ParchmentCard;
use crate::ui::widgets::countdown::Countdown;
use crate::ui::widgets::night::{Night, night_digit_ui, night_ui};

/// How long eyes are closed before she opens hers, how long she has, and how long she has to close them again.
const STEP_SECS: [f64; 3] = [5.0, 25.0, 8.0];
/// How long before the end all are told to open their eyes.
const OPEN_SECS: f64 = 2.5;

/// What is said, and from which second of the step on. The last line opens all eyes, when the step is over.
fn lines() -> impl Iterator<Item = (f64, Line)> {
    let [close, act, again] = STEP_SECS;
    let open = close + act + again - OPEN_SECS;
    [
        (0.0, Line::DayWitchClose),
        (close, Line::DayWitchAct),
        (close + act, Line::DayWitchCloseAgain),
        (open, Line::OpenEyes),
    ]
    .into_iter()
}

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
        /// How many of the step's lines were said.
        said: usize,
    },
    /// All eyes are open again.
    Over,
}

impl WitchStep {
    /// Whether eyes are closed now.
    pub(super) const fn is_led(&self) -> bool {
        matches!(self, Self::Closed { .. })
    }
}

/// Whether the quest's cards are hers before they are counted openly.
///
/// If the veil stands without its count, because the program ended between the two, she alone may tell it.
pub(super) fn is_due(game: &Game, step: &WitchStep) -> bool {
    is_count_hers(game) || (game.may_veil() && *step != WitchStep::Over)
}

fn is_count_hers(game: &Game) -> bool {
    game.table().veiled() == Some(game.table().quest())
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
        WitchStep::Closed {
            since,
            by,
            fails,
            said,
        } => {
            let passed = cx.now - since;
            let tapped = closed_ui(ui, cx, passed);
            // Only as long as she is asked: then her eyes are closed again.
            let (now_by, now_fails) = enter(ui, game, most_fails, tapped, (by, fails));
            let (by, fails) = if is_hers(passed) {
                (now_by, now_fails)
            } else {
                (by, fails)
            };
            // A step a second, as every countdown.
            ui.ctx()
                .request_repaint_after(std::time::Duration::from_millis(200));
            // Eyes are closed: each part is said aloud, whether or not the table wants prompts by day.
            if let Some((_, line)) = lines().nth(said).filter(|(from, _)| passed >= *from) {
                let said = said + 1;
                state.begun.witch = WitchStep::Closed {
                    since,
                    by,
                    fails,
                    said,
                };
                return Some(Intent::Say(line));
            }
            state.begun.witch = WitchStep::Closed {
                since,
                by,
                fails,
                said,
            };
            if passed < STEP_SECS.iter().sum() {
                return None;
            }
            state.begun.witch = if is_count_hers(game) {
                WitchStep::Before
            } else {
                WitchStep::Over
            };
            match (by, fails) {
                (Some(by), Some(fails)) => Some(Intent::Veil { by, fails }),
                _ if is_count_hers(game) => None,
                // Now the cards are for all to count.
                _ => state
                    .prefers
                    .day_prompts
                    .then_some(Intent::Say(Line::DayReveal)),
            }
        }
        WitchStep::Over => None,
    }
}

fn before_ui(ui: &mut Ui, cx: &Cx<'_>, game: &Game, state: &mut GameState) -> Option<Intent> {
    question_ui(ui, cx, &cx.say(Msg::WitchAsk), &cx.say(Msg::WitchHint));
    let card = ParchmentCard {
        emblem: Emblem::of_role(Role::Witch),
        title: &cx.words.role(Role::Witch),
        text: "",
        angle: -1.4,
    };
    lone_card_ui(ui, cx, &card);
    let (begin, space) = (cx.say(Msg::WitchBegin), cx.say(Msg::KeySpace));
    let button = Button::gold(&begin).kind(Type::Ask).key(&space);
    let center = pos2(
        cx.window.center().x,
        cx.window.top() + cx.window.height() * 0.48,
    );
    let rect = Rect::from_center_size(center, vec2(cx.pt(720.0), cx.pt(150.0)));
    if cx.button_ui(ui, rect, &button) || Command::Primary.is_pressed(ui) {
        let since = cx.now;
        state.begun.witch = WitchStep::Closed {
            since,
            by: None,
            fails: None,
            said: 0,
        };
        ui.ctx().request_repaint();
        return None;
    }
    bare_foot_ui(ui, cx, game, state)
}

/// Whether she is asked now.
fn is_hers(passed: f64) -> bool {
    let [close, act, _] = STEP_SECS;
    (close..close + act).contains(&passed)
}

/// Her keys, or her taps: first her seat, then how many fails; Esc begins again. The screen answers nothing: it looks the same
/// whether or not she acts.
fn enter(
    ui: &Ui,
    game: &Game,
    most_fails: usize,
    tapped: Option<u8>,
    (by, fails): (Option<Seat>, Option<u8>),
) -> (Option<Seat>, Option<u8>) {
    if Command::Menu.is_pressed(ui) {
        return (None, None);
    }
    match (by, fails, pressed_digit(ui).or(tapped)) {
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

/// The same black screen, second for second, every time. Returns the digit that she tapped.
fn closed_ui(ui: &mut Ui, cx: &Cx<'_>, passed: f64) -> Option<u8> {
    let [close, act, _] = STEP_SECS;
    let in_act = is_hers(passed);
    let countdown = in_act.then(|| Countdown {
        left_secs: (close + act - passed).ceil() as u32,
        of_secs: act as u32,
    });
    let now = lines().take_while(|(from, _)| passed >= *from).last();
    let caption = now.map(|(_, line)| cx.words.line(line)).unwrap_or_default();
    // All that she is told of her keys, as large as it goes.
    let keys = match cx.view {
        View::Lead if in_act => cx.say(Msg::WitchKeys),
        _ => String::new(),
    };
    let night = Night {
        caption: &caption,
        countdown,
        second: &keys,
        is_spoken: true,
        ..Default::default()
    };
    night_ui(ui, cx.theme, cx.window, &night);
    let is_hers = in_act && cx.view == View::Lead;
    let tapped = if is_hers { digits_ui(ui, cx) } else { None };
    // The mouse is seen only while it moves: she may have nothing else.
    let is_moved = ui.input(|input| input.pointer.time_since_last_movement() < 2.0);
    if !(is_hers && is_moved) {
        ui.ctx().set_cursor_icon(egui::CursorIcon::None);
    }
    tapped
}

/// The ten digits in a row for a hand without keys. They are there whether or not she acts, and a tap changes nothing that
/// is seen; nor does Tab come to one.
fn digits_ui(ui: &mut Ui, cx: &Cx<'_>) -> Option<u8> {
    let (side, gap) = (cx.pt(68.0), cx.pt(12.0));
    let width = side * 10.0 + gap * 9.0;
    let left = cx.window.center().x - width / 2.0;
    let top = cx.window.top() + cx.window.height() * 0.8;
    let mut tapped = None;
    for (idx, digit) in (1..=9).chain([0]).enumerate() {
        let min = pos2(left + (side + gap) * idx as f32, top);
        let rect = Rect::from_min_size(min, vec2(side, side));
        if night_digit_ui(ui, cx.theme, rect, digit).clicked() {
            tapped = Some(digit);
        }
    }
    tapped
}

/// What the app is to do with what she entered: two lines of the record, one after the other; the second alone, if the first
/// stands there already.
pub fn veil(game: &Game, by: Seat, fails: u8) -> Vec<Action> {
    let veil = (!is_count_hers(game)).then_some(Event::Veil { by });
    let lines = veil.into_iter().chain([Event::Quest { fails }]);
    lines.map(Action::Tell).collect()
}

/// What takes back the last thing that happened. What the Witch did is one thing, though it is two lines.
pub fn take_back(game: &Game) -> Vec<Action> {
    let is_hers = matches!(
        game.standing(),
        [.., Event::Veil { .. }, Event::Quest { .. }]
    );
    vec![Action::Tell(Event::Undo {}); 1 + usize::from(is_hers)]
}

/// What brings back the last thing that was taken back.
pub fn bring_back(game: &Game) -> Vec<Action> {
    let is_hers = matches!(game.undone(), [.., Event::Quest { .. }, Event::Veil { .. }]);
    vec![Action::Tell(Event::Redo {}); 1 + usize::from(is_hers)]
}
