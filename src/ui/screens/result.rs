//! A quest's result: its cards, the verdict, the score. It stays until someone dismisses it.

use egui::{Align, Rect, Ui, UiBuilder, pos2};

use super::footer::{Footer, Pressed, footer_ui};
use super::game::{GameState, announce};
use super::lean::quest_card_rects;
use super::round::board_ui;
use crate::engine::{Event, Game, Prompt, QuestRecord, Side, Table};
use crate::i18n::{Msg, edition_id};
use crate::ui::cx::Cx;
use crate::ui::emblem::Emblem;
use crate::ui::intent::Intent;
use crate::ui::theme::{Motion, Move, Type};
use crate::ui::widgets::board::BoardSize;
use crate::ui::widgets::button::Button;
use crate::ui::widgets::card::{
    ANGLES, ParchmentCard, QUEST_CARD, QuestCard, parchment_card_ui, quest_card_ui,
};
use crate::ui::widgets::room::lean_ui;
use crate::ui::widgets::tally::score_tally_ui;
use crate::ui::widgets::text::Words;

/// How far the cards have been turned: one after the other, a fail no slower than a success.
#[derive(Clone, Copy)]
struct Turning {
    secs: f32,
    motion: Motion,
}

impl Turning {
    fn of(cx: &Cx<'_>, state: &mut GameState) -> Self {
        let since = *state.begun.turned_since.get_or_insert(cx.now);
        Self {
            secs: (cx.now - since) as f32,
            motion: cx.theme.motion,
        }
    }

    /// How much of a move is done that began at a second.
    fn done(self, from: f32, secs: f32) -> f32 {
        if self.motion == Motion::Still {
            return 1.0;
        }
        ((self.secs - from) / secs).clamp(0.0, 1.0)
    }

    /// How far a card is turned, 0 to 1.
    fn card(self, idx: usize) -> f32 {
        let half = self.motion.secs(Move::CardHalf);
        let from = self.motion.secs(Move::CardApart) * idx as f32;
        self.done(from, 2.0 * half)
    }

    /// How much of the verdict is to be seen, 0 to 1: it comes after the last card.
    fn told(self, cards: usize) -> f32 {
        let last = self.motion.secs(Move::CardApart) * cards.saturating_sub(1) as f32;
        let from = last + 2.0 * self.motion.secs(Move::CardHalf);
        self.done(from, self.motion.secs(Move::Verdict))
    }
}

/// Whether the cards of the last quest are still to be turned, and nothing may tell yet how it went.
pub(super) fn is_turning(cx: &Cx<'_>, game: &Game, state: &mut GameState) -> bool {
    let is_result = matches!(game.last(), Some(Event::Quest { .. })) && state.is_unread(game);
    let open = game.table().past().last();
    let open = open.filter(|quest| is_result && !game.table().is_veiled(quest));
    open.is_some_and(|quest| Turning::of(cx, state).told(shown_cards(quest)) < 1.0)
}

/// How many seconds the cards of the last quest take to be turned and to tell how it went.
pub fn turning_secs(table: &Table, motion: Motion) -> f32 {
    let open = table.past().last().filter(|quest| !table.is_veiled(quest));
    open.map_or(0.0, |quest| {
        motion.secs(Move::CardApart) * shown_cards(quest).saturating_sub(1) as f32
            + 2.0 * motion.secs(Move::CardHalf)
    })
}

/// Draws the result of the quest that was counted last.
pub(super) fn result_ui(
    ui: &mut Ui,
    cx: &Cx<'_>,
    game: &Game,
    state: &mut GameState,
) -> Option<Intent> {
    let table = game.table();
    let quest = table.past().last()?;
    lean_ui(ui.painter(), cx.theme, cx.window, true);
    let turning = Turning::of(cx, state);
    if table.is_veiled(quest) {
        veiled_ui(ui, cx, quest);
        score_ui(ui, cx, table);
    } else {
        // Nothing tells how it went before the last card does.
        let told = turning.told(shown_cards(quest));
        let mut fading = ui.new_child(UiBuilder::new());
        fading.set_opacity(told);
        if told > 0.0 {
            verdict_ui(&mut fading, cx, quest);
        }
        cards_ui(ui, cx, quest, turning);
        if told > 0.0 {
            score_ui(&mut fading, cx, table);
        }
        if told < 1.0 {
            ui.ctx().request_repaint();
        }
    }
    let is_told = table.is_veiled(quest) || turning.told(shown_cards(quest)) >= 1.0;
    // Neither the foot tells how it went before the cards do.
    let on = match game.prompt() {
        _ if !is_told => cx.say(Msg::ResultTurnAll),
        Some(Prompt::Assassination { .. }) => cx.say(Msg::ResultToAssassin),
        Some(Prompt::Lady { .. }) => cx.say(Msg::SetupLady),
        Some(Prompt::LoyaltyCheck { .. }) => cx.say(Msg::WitchPrice),
        Some(_) => cx.say_with(Msg::ResultOn, &[("quest", table.quest().number().into())]),
        None => cx.say(Msg::ResultToEnd),
    };
    let space = cx.say(Msg::KeySpace);
    let footer = Footer {
        undo: if is_told {
            super::game::undo_words(cx, game)
        } else {
            Some(cx.say_with(Msg::QuestTitle, &[("quest", quest.quest.number().into())]))
        },
        can_redo: game.next_redo().is_some(),
        primary: Some(Button::gold(&on).key(&space)),
        others: &[],
    };
    match footer_ui(ui, cx, &footer)? {
        // A key that was pressed twice shows all at once; it doesn't close what nobody has read.
        Pressed::Primary if !is_told => {
            state.begun.turned_since = Some(f64::NEG_INFINITY);
            None
        }
        Pressed::Primary => {
            state.read_up_to = game.standing().len();
            None
        }
        pressed => state.pressed(pressed),
    }
}

/// The quests so far, and who has how many.
fn score_ui(ui: &mut Ui, cx: &Cx<'_>, table: &Table) {
    let edition = edition_id(table.rules().setup().edition);
    let center = pos2(
        cx.window.center().x,
        cx.window.top() + cx.window.height() * 0.755,
    );
    board_ui(ui, cx, table, center, cx.theme.scale.u, BoardSize::Result);
    let good = cx.say_with(
        Msg::ScoreGood,
        &[
            ("count", table.open_score(Side::Good).into()),
            ("edition", edition.into()),
        ],
    );
    let evil = cx.say_with(
        Msg::ScoreEvil,
        &[
            ("count", table.open_score(Side::Evil).into()),
            ("edition", edition.into()),
        ],
    );
    let both = [good.as_str(), evil.as_str()];
    score_tally_ui(
        ui,
        cx.theme,
        center,
        cx.theme.scale.u,
        BoardSize::Result,
        both,
    );
}

fn verdict_ui(ui: &mut Ui, cx: &Cx<'_>, quest: &QuestRecord) {
    let colors = cx.theme.colors;
    let (msg, color) = match quest.winner {
        Side::Good => (Msg::ResultSuccess, colors.good),
        Side::Evil => (Msg::ResultFail, colors.evil),
    };
    let verdict = cx.say_with(msg, &[("quest", quest.quest.number().into())]);
    let successes = shown_cards(quest) - quest.fails;
    let cards = cx.say_with(
        Msg::ResultCards,
        &[
            ("successes", successes.into()),
            ("fails", quest.fails.into()),
        ],
    );
    let needed = cx.say_with(
        Msg::ResultNeeded,
        &[
            ("needed", quest.fails_needed.into()),
            ("fails", quest.fails.into()),
        ],
    );
    let middle = cx.window.center().x;
    let painter = ui.painter().clone();
    for (salt, kind, text, color, y) in [
        ("verdict", Type::Verdict, verdict, color, 0.0925),
        (
            "reason",
            Type::Next,
            cx.words.sentences(&cards, &needed),
            colors.text,
            0.181,
        ),
    ] {
        let at = pos2(middle, cx.window.top() + cx.window.height() * y);
        let rect = Words::new(cx.theme, kind, &text, color)
            .align(Align::Center)
            .within(cx.window.width() - cx.pt(80.0))
            .fit(&painter)
            .paint(&painter, at);
        announce(ui, rect, salt, &text);
    }
}

/// The Witch has hidden it: a drawn curtain, and nothing that differs by what is behind it.
fn veiled_ui(ui: &mut Ui, cx: &Cx<'_>, quest: &QuestRecord) {
    let title = cx.say_with(Msg::ResultVeiled, &[("quest", quest.quest.number().into())]);
    let text = cx.say(Msg::ResultVeiledMeans);
    super::lean::question_ui(ui, cx, &title, "");
    let card = ParchmentCard {
        emblem: Emblem::Veil,
        title: &cx.say(Msg::Veiled),
        text: &text,
        angle: -1.4,
    };
    let center = pos2(
        cx.window.center().x,
        cx.window.top() + cx.window.height() * 0.43,
    );
    let rect = Rect::from_center_size(center, QUEST_CARD * cx.theme.scale.u * 1.15);
    parchment_card_ui(ui, cx.theme, rect, &card);
}

/// How many cards were revealed.
fn shown_cards(quest: &QuestRecord) -> usize {
    quest.team.len() - usize::from(quest.excluded.is_some())
}

/// The cards, successes first: the order must tell nothing.
fn cards_ui(ui: &mut Ui, cx: &Cx<'_>, quest: &QuestRecord, turning: Turning) {
    let back = cx.say(Msg::CardFaceDown);
    let count = shown_cards(quest);
    for (idx, rect) in quest_card_rects(cx, count, 0.43).enumerate() {
        let is_success = idx < count - quest.fails;
        let words = cx.say(if is_success { Msg::Success } else { Msg::Fail });
        let angle = ANGLES[idx % ANGLES.len()];
        let card = QuestCard {
            is_success,
            words: &words,
            back_says: &back,
            shown: turning.card(idx),
            angle,
        };
        quest_card_ui(ui, cx.theme, rect, &card);
    }
}
