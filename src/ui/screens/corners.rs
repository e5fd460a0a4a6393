//! What stands in the corners that the seats leave free: the allegiance cards, the quest, the house rules.

use egui::{Rect, Ui, pos2};

use super::allegiance;
use super::game::{label, restore_rect};
use crate::engine::{Game, Table};
use crate::i18n::Msg;
use crate::ui::cx::Cx;
use crate::ui::theme::{Keep, Type};
use crate::ui::widgets::head::{Allegiance, allegiance_corner_ui, quest_corner_ui};
use crate::ui::widgets::text::Words;

/// The corners of the table: the allegiance cards and what each Lancelot is now, the quest and its two fails.
pub(super) fn corners_ui(ui: &mut Ui, cx: &Cx<'_>, game: &Game) -> Vec<Rect> {
    let table = game.table();
    let top = cx.window.top() + cx.pt(136.0);
    let title = cx.say_with(Msg::QuestTitle, &[("quest", table.quest().number().into())]);
    let needs_two = table.rules().fails_needed(table.quest()) > 1;
    let two_fails = needs_two.then(|| cx.say(Msg::TwoFailsNeeded));
    let right_top = pos2(cx.window.right() - cx.pt(40.0), top);
    let right = quest_corner_ui(ui, cx.theme, right_top, &title, two_fails.as_deref());
    let mut corners = vec![right];
    corners.extend(house_rules_ui(ui, cx, table));
    corners.extend(restore_rect(ui, cx, game));
    let Some(now) = super::round::lancelots_now(cx, table) else {
        return corners;
    };
    let left_top = pos2(cx.window.left() + cx.pt(40.0), top);
    let cards = table.allegiance_cards();
    let card = cards
        .iter()
        .find(|(quest, _)| *quest == table.quest())
        .map(|(_, card)| *card);
    let name = card.map_or_else(
        || cx.say(Msg::SetupLancelot),
        |card| cx.words.allegiance_card(card),
    );
    let corner = Allegiance {
        emblem: card.map(allegiance::emblem),
        name: &name,
        meaning: &now,
    };
    let left = allegiance_corner_ui(ui, cx.theme, left_top, cx.pt(330.0), &corner);
    corners.push(left);
    corners
}

/// What is in force at this table, in the corner that the seats leave free.
fn house_rules_ui(ui: &mut Ui, cx: &Cx<'_>, table: &Table) -> Option<Rect> {
    let rules = cx.words.house_rules(table.rules().setup());
    if rules.is_empty() || cx.theme.scale.keep() < Keep::All {
        return None;
    }
    let painter = ui.painter().clone();
    let text = rules.join(" · ");
    let bottom = cx.foot_top() + cx.pt(8.0);
    let words = Words::new(cx.theme, Type::Small, &text, cx.theme.colors.text2)
        .within(cx.pt(290.0))
        .rows(3)
        .fit(&painter);
    let at = pos2(cx.window.left() + cx.pt(34.0), bottom - words.height());
    let rect = words.paint_below(&painter, at);
    label(ui, rect, &text);
    Some(rect)
}
