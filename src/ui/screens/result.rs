//! A quest's result: its cards, the verdict, the score. It stays until someone dismisses it.

use egui::{Align, Rect, Ui, pos2, vec2};

use super::footer::{Footer, Pressed, footer_ui};
use super::game::{GameState, announce};
use super::round::board_ui;
use crate::engine::{Game, Prompt, QuestRecord, Side};
use crate::i18n::{Msg, edition_id};
use crate::ui::cx::Cx;
use crate::ui::emblem::Emblem;
use crate::ui::intent::Intent;
use crate::ui::theme::Type;
use crate::ui::widgets::board::BoardSize;
use crate::ui::widgets::button::Button;
use crate::ui::widgets::card::{
    ANGLES, ParchmentCard, QUEST_CARD, QuestCard, parchment_card_ui, quest_card_ui,
};
use crate::ui::widgets::room::lean_ui;
use crate::ui::widgets::tally::score_tally_ui;
use crate::ui::widgets::text::Words;

/// Draws the result of the quest that was counted last.
pub(super) fn result_ui(
    ui: &mut Ui,
    cx: &Cx<'_>,
    game: &Game,
    state: &mut GameState,
) -> Option<Intent> {
    let table = game.table();
    let edition = edition_id(game.rules().setup().edition);
    let quest = table.past().last()?;
    lean_ui(ui.painter(), cx.theme, cx.window, true);
    if table.is_veiled(quest) {
        veiled_ui(ui, cx, quest);
    } else {
        verdict_ui(ui, cx, quest);
        cards_ui(ui, cx, quest);
    }
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
    let on = match game.prompt() {
        Some(Prompt::Assassination { .. }) => cx.say(Msg::ResultToAssassin),
        Some(Prompt::Lady { .. }) => cx.say(Msg::SetupLady),
        Some(Prompt::LoyaltyCheck { .. }) => cx.say(Msg::WitchPrice),
        Some(_) => cx.say_with(Msg::ResultOn, &[("quest", table.quest().number().into())]),
        None => cx.say(Msg::ResultToEnd),
    };
    let space = cx.say(Msg::KeySpace);
    let footer = Footer {
        undo: super::game::undo_words(cx, game),
        can_redo: game.next_redo().is_some(),
        primary: Some(Button::gold(&on).key(&space)),
        others: &[],
    };
    match footer_ui(ui, cx, &footer)? {
        Pressed::Primary => {
            state.read_up_to = game.standing().len();
            None
        }
        pressed => state.pressed(pressed),
    }
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
fn cards_ui(ui: &mut Ui, cx: &Cx<'_>, quest: &QuestRecord) {
    let count = shown_cards(quest);
    let step = cx
        .pt(269.0)
        .min((cx.window.width() - cx.pt(60.0)) / count as f32);
    let scale = (step / cx.pt(269.0)).max(0.72);
    let size = QUEST_CARD * cx.theme.scale.u * scale;
    let middle = pos2(
        cx.window.center().x,
        cx.window.top() + cx.window.height() * 0.43,
    );
    for idx in 0..count {
        let is_success = idx < count - quest.fails;
        let words = cx.say(if is_success { Msg::Success } else { Msg::Fail });
        let x = step * (idx as f32 - (count as f32 - 1.0) / 2.0);
        let rect = Rect::from_center_size(middle + vec2(x, 0.0), size);
        let angle = ANGLES[idx % ANGLES.len()];
        let card = QuestCard {
            is_success,
            words: &words,
            back_says: "",
            shown: 1.0,
            angle,
        };
        quest_card_ui(ui, cx.theme, rect, &card);
    }
}
