//! The allegiance cards: turned or dealt by the Herald, or told from a real deck, and shown until they are read.

use egui::{Rect, Ui, pos2, vec2};

use super::footer::{Footer, Pressed, footer_ui};
use super::game::{GameState, label};
use crate::engine::{
    Action, AllegianceCard, Deck, Event, Game, Prompt, Quest, Seat, SeatSet, Table,
};
use crate::i18n::Msg;
use crate::ui::commands::{Command, pressed_digit};
use crate::ui::cx::Cx;
use crate::ui::emblem::Emblem;
use crate::ui::intent::Intent;
use crate::ui::theme::Type;
use crate::ui::widgets::button::{Button, button_ui};
use crate::ui::widgets::card::{ANGLES, ParchmentCard, parchment_card_ui};
use crate::ui::widgets::headline::{Headline, headline_ui};
use crate::ui::widgets::room::lean_ui;
use crate::ui::widgets::text::Words;

/// The emblem of an allegiance card.
pub(super) const fn emblem(card: AllegianceCard) -> Emblem {
    match card {
        AllegianceCard::NoChange => Emblem::NoChange,
        AllegianceCard::Switch => Emblem::Switch,
    }
}

/// Asks for the card of this quest (L2, L4, L5).
pub(super) fn card_ui(
    ui: &mut Ui,
    cx: &Cx<'_>,
    game: &Game,
    deck: Deck,
    state: &mut GameState,
) -> Option<Intent> {
    lean_ui(ui.painter(), cx.theme, cx.window, false);
    let main = cx.say(Msg::AllegianceAsk);
    let hint = cx.say_with(
        Msg::AllegianceHint,
        &[
            ("noChange", deck.no_change.into()),
            ("switch", deck.switch.into()),
        ],
    );
    question_ui(ui, cx, &main, &hint);
    let title = cx.say_with(
        Msg::QuestTitle,
        &[("quest", game.table().quest().number().into())],
    );
    let now = super::round::lancelots_now(cx, game.table()).unwrap_or_default();
    let card = ParchmentCard {
        emblem: Emblem::LancelotGood,
        title: &title,
        text: &now,
        angle: -2.2,
    };
    parchment_card_ui(ui, cx.theme, left_card(cx), &card);
    let right = right_side(cx);
    let (turn, space) = (cx.say(Msg::AllegianceTurn), cx.say(Msg::KeySpace));
    let button = Button::gold(&turn).kind(Type::Answer).key(&space);
    let rect = Rect::from_min_size(right.min, vec2(right.width(), cx.pt(150.0)));
    let mut action = None;
    if button_ui(ui, cx.theme, rect, &button).clicked() || Command::Primary.is_pressed(ui) {
        action = Some(Action::Draw);
    }
    let words = cx.say(Msg::AllegianceReal);
    let at = pos2(right.left(), rect.bottom() + cx.pt(56.0));
    text_ui(ui, cx, at, right.width(), &words);
    let wide = (right.width() - cx.pt(20.0)) / 2.0;
    let top = rect.bottom() + cx.pt(92.0);
    let digit = pressed_digit(ui);
    for (idx, card) in [AllegianceCard::NoChange, AllegianceCard::Switch]
        .into_iter()
        .enumerate()
    {
        let words = cx.words.allegiance_card(card);
        let left = right.left() + (wide + cx.pt(20.0)) * idx as f32;
        let rect = Rect::from_min_size(pos2(left, top), vec2(wide, cx.pt(100.0)));
        let key = (idx + 1).to_string();
        let is_on = deck.count(card) > 0;
        let button = Button::plain(&words)
            .kind(Type::Button)
            .emblem(emblem(card))
            .key(&key)
            .on(is_on);
        let is_keyed = is_on && digit == Some(idx as u8 + 1);
        if button_ui(ui, cx.theme, rect, &button).clicked() || is_keyed {
            action = Some(Action::Tell(Event::Allegiance { card }));
        }
    }
    if action.is_some() {
        return action.map(Intent::Act);
    }
    foot_ui(ui, cx, game, state)
}

/// Asks for the five cards of all quests (L3).
pub(super) fn deal_ui(
    ui: &mut Ui,
    cx: &Cx<'_>,
    game: &Game,
    state: &mut GameState,
) -> Option<Intent> {
    lean_ui(ui.painter(), cx.theme, cx.window, false);
    let (main, hint) = (
        cx.say(Msg::AllegianceDealAsk),
        cx.say(Msg::AllegianceDealHint),
    );
    question_ui(ui, cx, &main, &hint);
    let (deal, space) = (cx.say(Msg::AllegianceDeal), cx.say(Msg::KeySpace));
    let top = cx.window.top() + cx.pt(170.0);
    let size = vec2(cx.pt(640.0), cx.pt(120.0));
    let rect = Rect::from_min_size(pos2(cx.window.center().x - size.x / 2.0, top), size);
    let button = Button::gold(&deal).kind(Type::Answer).key(&space);
    if button_ui(ui, cx.theme, rect, &button).clicked() || Command::Primary.is_pressed(ui) {
        return Some(Intent::Act(Action::Draw));
    }
    let words = cx.say(Msg::AllegianceDealReal);
    text_ui(
        ui,
        cx,
        pos2(cx.window.left() + cx.pt(94.0), rect.bottom() + cx.pt(52.0)),
        size.x * 1.6,
        &words,
    );
    // The five places serve as seats of the draft, so that each tap can be taken back.
    let switched = state.draft.seats();
    let cards = cards_of(switched);
    let digit = pressed_digit(ui).filter(|digit| (1..=5).contains(digit));
    let mut tapped = digit.map(|digit| Seat(digit - 1));
    for (idx, card) in cards.iter().enumerate() {
        let rect = card_in_row(cx, idx, rect.bottom() + cx.pt(84.0), cx.pt(190.0));
        let words = cx.words.allegiance_card(*card);
        let key = (idx + 1).to_string();
        let button = Button::plain(&words)
            .emblem(emblem(*card))
            .key(&key)
            .stacked();
        if button_ui(ui, cx.theme, rect, &button).clicked() {
            tapped = Some(Seat(idx as u8));
        }
    }
    if let Some(seat) = tapped {
        state.draft.tap(seat);
    }
    let told = (cx.say(Msg::AllegianceDealTold), "N", Command::Other);
    let footer = Footer {
        undo: state
            .draft
            .last()
            .map(|(seat, _)| cx.say_with(Msg::QuestTitle, &[("quest", (seat.idx() + 1).into())])),
        can_redo: state.draft.can_redo() || game.next_redo().is_some(),
        primary: None,
        others: &[told],
    };
    match footer_ui(ui, cx, &footer)? {
        Pressed::Other(_) => Some(Intent::Act(Action::Tell(Event::AllegianceDealt { cards }))),
        pressed => state.pressed(pressed),
    }
}

fn cards_of(switched: SeatSet) -> Vec<AllegianceCard> {
    let card = |seat| {
        if switched.contains(seat) {
            AllegianceCard::Switch
        } else {
            AllegianceCard::NoChange
        }
    };
    Seat::all(Quest::ALL.len()).map(card).collect()
}

/// Shows the card that was turned, or the five that were dealt, until they are read.
pub(super) fn shown_ui(
    ui: &mut Ui,
    cx: &Cx<'_>,
    game: &Game,
    state: &mut GameState,
) -> Option<Intent> {
    lean_ui(ui.painter(), cx.theme, cx.window, false);
    let table = game.table();
    let now = super::round::lancelots_now(cx, table).unwrap_or_default();
    if let Some(Event::Allegiance { card }) = game.last() {
        turned_ui(ui, cx, *card, &now);
    } else {
        dealt_ui(ui, cx, table, &now);
    }
    let next = match game.prompt() {
        Some(Prompt::Team { leader, .. }) => cx.say_with(
            Msg::NextTeam,
            &[("name", table.rules().name(leader).into())],
        ),
        _ => cx.say(Msg::GoOn),
    };
    let space = cx.say(Msg::KeySpace);
    let footer = Footer {
        undo: super::game::undo_words(cx, game),
        can_redo: game.next_redo().is_some(),
        primary: Some(Button::gold(&next).key(&space)),
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

fn turned_ui(ui: &mut Ui, cx: &Cx<'_>, card: AllegianceCard, now: &str) {
    let name = cx.words.allegiance_card(card);
    let means = cx.say(match card {
        AllegianceCard::NoChange => Msg::AllegianceStay,
        AllegianceCard::Switch => Msg::AllegianceSwap,
    });
    question_ui(ui, cx, &name, &means);
    let card = ParchmentCard {
        emblem: emblem(card),
        title: &name,
        text: &means,
        angle: -1.4,
    };
    let size = vec2(cx.pt(330.0), cx.pt(430.0));
    let rect = Rect::from_center_size(cx.window.center(), size);
    parchment_card_ui(ui, cx.theme, rect, &card);
    centered_ui(ui, cx, cx.window.top() + cx.window.height() * 0.835, now);
}

fn dealt_ui(ui: &mut Ui, cx: &Cx<'_>, table: &Table, now: &str) {
    question_ui(ui, cx, &cx.say(Msg::AllegianceDealShown), now);
    for (idx, (quest, card)) in table.allegiance_cards().iter().enumerate() {
        let title = cx.say_with(Msg::QuestTitle, &[("quest", quest.number().into())]);
        let text = cx.words.allegiance_card(*card);
        let rect = card_in_row(cx, idx, cx.window.top() + cx.pt(230.0), cx.pt(330.0));
        let card = ParchmentCard {
            emblem: emblem(*card),
            title: &title,
            text: &text,
            angle: ANGLES[idx % ANGLES.len()],
        };
        parchment_card_ui(ui, cx.theme, rect, &card);
    }
}

fn question_ui(ui: &mut Ui, cx: &Cx<'_>, main: &str, next: &str) {
    let headline = Headline {
        main,
        next,
        is_question: true,
        ..Default::default()
    };
    headline_ui(ui, cx.theme, cx.window, &headline);
}

fn foot_ui(ui: &mut Ui, cx: &Cx<'_>, game: &Game, state: &mut GameState) -> Option<Intent> {
    let footer = Footer {
        undo: super::game::undo_words(cx, game),
        can_redo: game.next_redo().is_some(),
        primary: None,
        others: &[],
    };
    let pressed = footer_ui(ui, cx, &footer)?;
    state.pressed(pressed)
}

/// Where the card of a question lies, at the left.
fn left_card(cx: &Cx<'_>) -> Rect {
    let top = cx.window.top() + cx.pt(196.0);
    // As large as it was drawn, if there is room above the foot.
    let high = cx.pt(440.0).min(cx.window.bottom() - cx.pt(104.0) - top);
    let size = vec2(high * 320.0 / 440.0, high);
    Rect::from_min_size(pos2(cx.window.left() + cx.pt(76.0), top), size)
}

/// Where its answers stand, at the right.
fn right_side(cx: &Cx<'_>) -> Rect {
    let min = pos2(
        cx.window.left() + cx.window.width() * 0.373,
        cx.window.top() + cx.pt(196.0),
    );
    Rect::from_min_max(
        min,
        pos2(
            cx.window.right() - cx.pt(40.0),
            cx.window.bottom() - cx.pt(110.0),
        ),
    )
}

/// One of five places in a row.
fn card_in_row(cx: &Cx<'_>, idx: usize, top: f32, height: f32) -> Rect {
    let gap = cx.pt(18.0);
    let wide = ((cx.window.width() - cx.pt(80.0) - 4.0 * gap) / 5.0).min(cx.pt(226.0));
    let left = cx.window.center().x - wide * 2.5 - gap * 2.0;
    Rect::from_min_size(
        pos2(left + (wide + gap) * idx as f32, top),
        vec2(wide, height),
    )
}

fn text_ui(ui: &mut Ui, cx: &Cx<'_>, at: egui::Pos2, width: f32, text: &str) {
    let painter = ui.painter().clone();
    let rect = Words::new(cx.theme, Type::Next, text, cx.theme.colors.text)
        .within(width)
        .fit(&painter)
        .paint(&painter, at);
    label(ui, rect, text);
}

fn centered_ui(ui: &mut Ui, cx: &Cx<'_>, y: f32, text: &str) {
    let painter = ui.painter().clone();
    let rect = Words::new(cx.theme, Type::Label, text, cx.theme.colors.text)
        .align(egui::Align::Center)
        .within(cx.window.width() - cx.pt(80.0))
        .fit(&painter)
        .paint(&painter, pos2(cx.window.center().x, y));
    label(ui, rect, text);
}
