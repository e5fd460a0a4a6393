//! The quest cards are counted: one key or one tap tells how many fails there were.

use egui::{Rect, Ui, pos2, vec2};

use super::footer::bare_foot_ui;
use super::game::GameState;
use super::lean::quest_card_rects;
use crate::engine::{Action, Event, Game};
use crate::i18n::Msg;
use crate::ui::commands::pressed_digit;
use crate::ui::cx::{Cx, View};
use crate::ui::emblem::Emblem;
use crate::ui::intent::Intent;
use crate::ui::theme::Type;
use crate::ui::widgets::button::Button;
use crate::ui::widgets::card::{ANGLES, QuestCard, quest_card_ui};
use crate::ui::widgets::headline::{Headline, headline_ui};
use crate::ui::widgets::room::lean_ui;

/// Draws the question and returns the count when it is told.
pub(super) fn fails_ui(
    ui: &mut Ui,
    cx: &Cx<'_>,
    game: &Game,
    cards: usize,
    most_fails: usize,
    fails_needed: usize,
    state: &mut GameState,
) -> Option<Intent> {
    lean_ui(ui.painter(), cx.theme, cx.window, false);
    let main = cx.say(Msg::FailsAsk);
    let hint = cx.say_with(
        Msg::FailsHint,
        &[("needed", fails_needed.into()), ("cards", cards.into())],
    );
    let headline = Headline {
        now: "",
        main: &main,
        next: &hint,
        is_question: true,
        beside: 0.0,
    };
    headline_ui(ui, cx.theme, cx.window, &headline);
    let told = pressed_digit(ui)
        .map(usize::from)
        .filter(|&fails| fails <= most_fails);
    let clicked = match cx.view {
        View::Lead => answers_ui(ui, cx, most_fails),
        View::Tv => {
            backs_ui(ui, cx, cards);
            None
        }
    };
    if let Some(fails) = told.or(clicked) {
        return Some(Intent::Act(Action::Tell(Event::Quest {
            fails: fails as u8,
        })));
    }
    bare_foot_ui(ui, cx, game, state)
}

/// The cards as they lie before they are turned.
fn backs_ui(ui: &mut Ui, cx: &Cx<'_>, cards: usize) {
    let says = cx.say(Msg::CardFaceDown);
    for (idx, rect) in quest_card_rects(cx, cards, 0.58).enumerate() {
        let card = QuestCard {
            is_success: true,
            words: "",
            back_says: &says,
            shown: 0.0,
            angle: ANGLES[idx % ANGLES.len()],
        };
        quest_card_ui(ui, cx.theme, rect, &card);
    }
}

/// A large button for each count. Returns the one that was clicked.
fn answers_ui(ui: &mut Ui, cx: &Cx<'_>, most_fails: usize) -> Option<usize> {
    let mut told = None;
    let count = most_fails + 1;
    let gap = cx.pt(24.0);
    let wide = (cx.window.width() - cx.pt(80.0) - gap * (count as f32 - 1.0)) / count as f32;
    let size = vec2(wide.min(cx.pt(250.0)), cx.pt(270.0));
    let whole = size.x * count as f32 + gap * (count as f32 - 1.0);
    let top = cx.window.top() + cx.window.height() * 0.3;
    for fails in 0..count {
        let left = cx.window.center().x - whole / 2.0 + (size.x + gap) * fails as f32;
        let rect = Rect::from_min_size(pos2(left, top), size);
        let words = cx.say_with(Msg::FailsButton, &[("fails", fails.into())]);
        let key = fails.to_string();
        let button = Button::plain(&words).kind(Type::Head).key(&key).stacked();
        if cx.button_ui(ui, rect, &button) {
            told = Some(fails);
        }
        // A won quest is shown by its flag, a lost one by its split shields: whole, or half as the fails are too few.
        let at = pos2(rect.center().x, rect.top() + cx.pt(56.0));
        let colors = cx.theme.colors;
        let painter = ui.painter();
        if fails == 0 {
            Emblem::Success.paint_at(painter, at, cx.pt(76.0), colors.good, colors.board_cut);
        } else {
            // Side by side they never outgrow their card.
            let room = (rect.width() - cx.pt(36.0)) / (fails as f32).mul_add(0.82, 0.18);
            let side = cx.pt(if fails == 1 { 76.0 } else { 60.0 }).min(room);
            let step = side * 0.82;
            for idx in 0..fails {
                let x = at.x + step * (idx as f32 - (fails as f32 - 1.0) / 2.0);
                Emblem::Fail.paint_at(
                    painter,
                    pos2(x, at.y),
                    side,
                    colors.evil,
                    colors.board_ground,
                );
            }
        }
    }
    told
}
