//! What happened, line by line, as undo names it.

use egui::{Rect, Ui, pos2};

use super::game::{GameState, Over, label};
use crate::engine::{Event, Game, PlotCard};
use crate::i18n::Msg;
use crate::ui::commands::Command;
use crate::ui::cx::Cx;
use crate::ui::intent::Intent;
use crate::ui::theme::Type;
use crate::ui::widgets::button::{Button, button_ui};
use crate::ui::widgets::room::{Light, room_ui, sheet_ui};
use crate::ui::widgets::text::Words;

/// Each event that stands, with its quest and proposal: "Quest 2, proposal 3: vote 4 to 3".
pub(super) fn lines(cx: &Cx<'_>, game: &Game) -> Vec<String> {
    let (mut quest, mut proposal) = (1usize, 0usize);
    game.standing()
        .iter()
        .enumerate()
        .map(|(idx, event)| {
            if matches!(event, Event::Team { .. }) {
                proposal += 1;
            }
            let what = cx.words.happened(game, idx).unwrap_or_default();
            let line = match event {
                Event::Team { .. } | Event::Vote(_) => cx.say_with(
                    Msg::LogProposal,
                    &[
                        ("quest", quest.into()),
                        ("proposal", proposal.into()),
                        ("what", (&what).into()),
                    ],
                ),
                Event::Assassination { .. } | Event::Roles { .. } => what,
                _ => cx.say_with(
                    Msg::LogQuest,
                    &[("quest", quest.into()), ("what", (&what).into())],
                ),
            };
            if matches!(event, Event::Quest { .. }) {
                (quest, proposal) = (quest + 1, 0);
            }
            line
        })
        .collect()
}

/// Who holds which plot card, what is used, what the deck still holds.
fn ledger(cx: &Cx<'_>, game: &Game) -> Vec<String> {
    let table = game.table();
    if !game.rules().setup().plot_cards {
        return Vec::new();
    }
    let name = |card: PlotCard| cx.words.plot_card(card, game.rules().setup().edition);
    let list = |cards: Vec<String>| {
        if cards.is_empty() {
            cx.say(Msg::LedgerNone)
        } else {
            cx.words.list(cards)
        }
    };
    let held = table
        .plot_held()
        .iter()
        .map(|&(seat, card)| cx.words.whose(&name(card), game.rules().name(seat)));
    let used = table.plot_discarded().iter().map(|&card| name(card));
    let left = PlotCard::ALL
        .into_iter()
        .filter_map(|card| match table.plot_left(card) {
            0 => None,
            1 => Some(name(card)),
            count => Some(cx.say_with(
                Msg::LedgerCount,
                &[("count", count.into()), ("what", (&name(card)).into())],
            )),
        });
    [
        (Msg::LedgerHeld, list(held.collect())),
        (Msg::LedgerUsed, list(used.collect())),
        (Msg::LedgerLeft, list(left.collect())),
    ]
    .map(|(msg, cards)| cx.say_with(msg, &[("cards", (&cards).into())]))
    .to_vec()
}

/// Draws a line in as many rows as it takes.
fn line_ui(ui: &mut Ui, cx: &Cx<'_>, line: &str) {
    let painter = ui.painter().clone();
    let width = ui.available_width();
    let words = Words::new(cx.theme, Type::Small, line, cx.theme.colors.ink)
        .within(width)
        .rows(9)
        .fit(&painter);
    let size = egui::vec2(width, words.height() + cx.pt(11.0));
    let (_, rect) = ui.allocate_space(size);
    if ui.is_rect_visible(rect) {
        words.paint(&painter, rect.left_center());
        label(ui, rect, line);
    }
}

/// Draws the log on a sheet, newest at the bottom. `lines_cx` has the size that people like for what there is to read.
pub(super) fn log_ui(
    ui: &mut Ui,
    cx: &Cx<'_>,
    lines_cx: &Cx<'_>,
    game: &Game,
    state: &mut GameState,
) -> Option<Intent> {
    room_ui(ui.painter(), cx.theme, cx.window, Light::Table.height());
    let colors = cx.theme.colors;
    let title = cx.say(Msg::LogTitle);
    let at = pos2(
        cx.window.left() + cx.pt(40.0),
        cx.window.top() + cx.pt(50.0),
    );
    let painter = ui.painter().clone();
    let rect = Words::new(cx.theme, Type::Title, &title, colors.gold)
        .fit(&painter)
        .paint(&painter, at);
    label(ui, rect, &title);
    let sheet = cx.part(0.028, 0.125, 0.972, 0.87);
    sheet_ui(&painter, cx.theme, sheet);
    let mut lines = lines(cx, game);
    if lines.is_empty() {
        lines.push(cx.say(Msg::LogEmpty));
    }
    lines.extend(ledger(cx, game));
    let inside = sheet.shrink(cx.pt(24.0));
    let mut child = ui.new_child(egui::UiBuilder::new().max_rect(inside));
    // The fade of the edges is the room's colour, which parchment doesn't have.
    child.spacing_mut().scroll.fade.strength = 0.0;
    child.spacing_mut().item_spacing.y = 0.0;
    let page = inside.height() * 0.8;
    egui::ScrollArea::vertical()
        .id_salt("log")
        .stick_to_bottom(true)
        .auto_shrink(false)
        .show(&mut child, |ui| {
            for (command, down) in [(Command::ScrollUp, page), (Command::ScrollDown, -page)] {
                if command.is_pressed(ui) {
                    ui.scroll_with_delta(egui::vec2(0.0, down));
                }
            }
            for line in &lines {
                line_ui(ui, lines_cx, line);
            }
        });
    let (back, esc) = (cx.say(Msg::MenuBack), cx.say(Msg::KeyEsc));
    let button = Button::plain(&back).key(&esc);
    let width = button.natural_width(ui.painter(), cx.theme);
    let place = pos2(
        cx.window.right() - cx.pt(32.0) - width,
        cx.window.bottom() - cx.pt(78.0),
    );
    let rect = Rect::from_min_size(place, egui::vec2(width, cx.pt(62.0)));
    let is_clicked = button_ui(ui, cx.theme, rect, &button).clicked();
    if is_clicked || Command::Menu.is_pressed(ui) || Command::Log.is_pressed(ui) {
        state.over = Over::Nothing;
    }
    None
}
