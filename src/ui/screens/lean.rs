//! The view that leans in for one question: a card at the left, answers at the right.

use egui::{Align, Pos2, Rect, Ui, pos2, vec2};

use super::game::label;
use crate::ui::cx::{Cx, View};
use crate::ui::theme::Type;
use crate::ui::widgets::card::{ParchmentCard, QUEST_CARD, parchment_card_ui};
use crate::ui::widgets::headline::{Headline, headline_ui};
use crate::ui::widgets::room::lean_ui;
use crate::ui::widgets::text::Words;

/// Draws the table top and the question.
pub(super) fn question_ui(ui: &mut Ui, cx: &Cx<'_>, main: &str, next: &str) {
    lean_ui(ui.painter(), cx.theme, cx.window, false);
    let headline = Headline {
        main,
        next,
        is_question: true,
        ..Default::default()
    };
    headline_ui(ui, cx.theme, cx.window, &headline);
}

/// Where the card of a question lies, at the left.
pub(super) fn card_rect(cx: &Cx<'_>) -> Rect {
    let top = cx.window.top() + cx.pt(196.0);
    // As large as it was drawn, if there is room above the foot.
    let high = cx.pt(440.0).min(cx.foot_top() - top);
    let size = vec2(high * 320.0 / 440.0, high);
    Rect::from_min_size(pos2(cx.window.left() + cx.pt(76.0), top), size)
}

/// The card of a question whose answers are all buttons.
pub(super) fn question_card_ui(ui: &mut Ui, cx: &Cx<'_>, card: &ParchmentCard<'_>) {
    match cx.view {
        View::Lead => parchment_card_ui(ui, cx.theme, card_rect(cx), card),
        View::Tv => lone_card_ui(ui, cx, card),
    }
}

/// On a TV there are no answers to be pressed: the card of a question lies alone, in the middle.
pub(super) fn lone_card_ui(ui: &mut Ui, cx: &Cx<'_>, card: &ParchmentCard<'_>) {
    if cx.view == View::Tv {
        let rect = card_rect(cx);
        let middle = pos2(cx.window.center().x, rect.center().y);
        parchment_card_ui(
            ui,
            cx.theme,
            Rect::from_center_size(middle, rect.size()),
            card,
        );
    }
}

/// Where its answers stand, at the right.
pub(super) fn answers_rect(cx: &Cx<'_>) -> Rect {
    let left = cx.window.left() + cx.window.width() * 0.373;
    Rect::from_min_max(
        pos2(left, cx.window.top() + cx.pt(196.0)),
        pos2(cx.window.right() - cx.pt(40.0), cx.foot_top() - cx.pt(6.0)),
    )
}

/// One of five places in a row.
pub(super) fn place_in_row(cx: &Cx<'_>, idx: usize, top: f32, height: f32) -> Rect {
    let gap = cx.pt(18.0);
    let wide = ((cx.window.width() - cx.pt(80.0) - 4.0 * gap) / 5.0).min(cx.pt(226.0));
    let left = cx.window.center().x - wide * 2.5 - gap * 2.0;
    let left_top = pos2(left + (wide + gap) * idx as f32, top);
    Rect::from_min_size(left_top, vec2(wide, height))
}

/// Where the cards of a quest lie, side by side, about a part of the window's height.
pub(super) fn quest_card_rects(cx: &Cx<'_>, count: usize, y: f32) -> impl Iterator<Item = Rect> {
    let room = cx.window.width() - cx.pt(60.0);
    let step = cx.pt(269.0).min(room / count as f32);
    let scale = (step / cx.pt(269.0)).max(0.72);
    let size = QUEST_CARD * cx.theme.scale.u * scale;
    let middle = pos2(
        cx.window.center().x,
        cx.window.top() + cx.window.height() * y,
    );
    (0..count).map(move |idx| {
        let x = step * (idx as f32 - (count as f32 - 1.0) / 2.0);
        Rect::from_center_size(middle + vec2(x, 0.0), size)
    })
}

/// A line of words with its left middle at a place, about what can be pressed: for whoever leads the table.
pub(super) fn text_ui(ui: &mut Ui, cx: &Cx<'_>, at: Pos2, width: f32, text: &str) {
    if cx.view == View::Tv {
        return;
    }
    let painter = ui.painter().clone();
    let rect = Words::new(cx.theme, Type::Next, text, cx.theme.colors.text)
        .within(width)
        .fit(&painter)
        .paint(&painter, at);
    label(ui, rect, text);
}

/// A line of words in the middle of the window.
pub(super) fn centered_ui(ui: &mut Ui, cx: &Cx<'_>, y: f32, text: &str) {
    let painter = ui.painter().clone();
    let rect = Words::new(cx.theme, Type::Label, text, cx.theme.colors.text)
        .align(Align::Center)
        .within(cx.window.width() - cx.pt(80.0))
        .fit(&painter)
        .paint(&painter, pos2(cx.window.center().x, y));
    label(ui, rect, text);
}
