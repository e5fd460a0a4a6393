//! What happened, line by line, as undo names it.

use egui::Ui;

use super::game::{GameState, Over, label};
use super::sheet::{Sheet, sheet_ui};
use crate::engine::{Ballot, Event, Game, PlotCard};
use crate::i18n::Msg;
use crate::ui::commands::Command;
use crate::ui::cx::Cx;
use crate::ui::intent::{Intent, VoteHistory};
use crate::ui::theme::Type;
use crate::ui::widgets::button::Button;
use crate::ui::widgets::text::Words;

/// Each event that stands, with its quest and proposal: "Quest 2, proposal 3: vote 4 to 3".
pub(super) fn lines(cx: &Cx<'_>, game: &Game, votes: VoteHistory) -> Vec<String> {
    let shows_totals = votes.now(game.table().outcome().is_some()) != VoteHistory::Hidden;
    let (mut quest, mut proposal) = (1usize, 0usize);
    game.standing()
        .iter()
        .enumerate()
        .filter_map(|(idx, event)| {
            if matches!(event, Event::Team { .. }) {
                proposal += 1;
            }
            let what = match event {
                Event::Vote(ballot) if !shows_totals => approval(cx, *ballot, game),
                _ => cx.words.happened(game, idx).unwrap_or_default(),
            };
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
            // What the Witch did is one thing, though it is two lines of the record.
            let is_veil = matches!(event, Event::Veil { .. });
            let is_counted = matches!(game.standing().get(idx + 1), Some(Event::Quest { .. }));
            (!(is_veil && is_counted)).then_some(line)
        })
        .collect()
}

/// What became of a vote whose count is not shown.
pub(super) fn approval(cx: &Cx<'_>, ballot: Ballot, game: &Game) -> String {
    cx.say(if ballot.is_approval(game.rules().players()) {
        Msg::VoteApproved
    } else {
        Msg::VoteRejected
    })
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
    let mut lines = lines(cx, game, state.prefers.vote_history);
    if lines.is_empty() {
        lines.push(cx.say(Msg::LogEmpty));
    }
    lines.extend(ledger(cx, game));
    let (title, back, esc) = (
        cx.say(Msg::LogTitle),
        cx.say(Msg::MenuBack),
        cx.say(Msg::KeyEsc),
    );
    let sheet = Sheet {
        title: &title,
        opens_at_end: true,
        back: Button::plain(&back).key(&esc),
        closed_by: &[Command::Menu, Command::Log],
    };
    let is_closed = sheet_ui(ui, cx, &sheet, |ui| {
        for line in &lines {
            line_ui(ui, lines_cx, line);
        }
    });
    if is_closed {
        state.over = Over::Nothing;
    }
    None
}
