//! The allegiance cards: turned or dealt by the Herald, or told from a real deck, and shown until they are read.

use egui::{Rect, Ui, pos2, vec2};

use super::footer::{Footer, Pressed, bare_foot_ui, footer_ui};
use super::game::GameState;
use super::lean::{
    answers_rect, centered_ui, lone_card_ui, place_in_row, question_card_ui, question_ui, text_ui,
};
use crate::engine::{
    Action, AllegianceCard, Deck, Event, Game, Prompt, Quest, Seat, SeatSet, Table,
};
use crate::i18n::Msg;
use crate::ui::commands::{Command, pressed_digit};
use crate::ui::cx::Cx;
use crate::ui::emblem::Emblem;
use crate::ui::intent::Intent;
use crate::ui::theme::Type;
use crate::ui::widgets::button::Button;
use crate::ui::widgets::card::{ANGLES, ParchmentCard, parchment_card_ui};

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
    question_card_ui(ui, cx, &card);
    let room = answers_rect(cx);
    // With a real deck its two cards are the large answers, and the Herald's draw the small one; else the other way round.
    let (first, second) = if state.prefers.has_real_deck {
        (cx.pt(120.0), cx.pt(84.0))
    } else {
        (cx.pt(150.0), cx.pt(100.0))
    };
    let upper = Rect::from_min_size(room.min, vec2(room.width(), first));
    let between = pos2(room.left(), upper.bottom() + cx.pt(56.0));
    let lower = Rect::from_min_size(
        pos2(room.left(), upper.bottom() + cx.pt(92.0)),
        vec2(room.width(), second),
    );
    let action = if state.prefers.has_real_deck {
        text_ui(ui, cx, between, room.width(), &cx.say(Msg::AllegianceApp));
        real_cards_ui(ui, cx, upper, deck).or_else(|| turn_ui(ui, cx, lower, false))
    } else {
        text_ui(ui, cx, between, room.width(), &cx.say(Msg::AllegianceReal));
        turn_ui(ui, cx, upper, true).or_else(|| real_cards_ui(ui, cx, lower, deck))
    };
    if action.is_some() {
        return action.map(Intent::Act);
    }
    bare_foot_ui(ui, cx, game, state)
}

/// The Herald turns the card.
fn turn_ui(ui: &mut Ui, cx: &Cx<'_>, rect: Rect, is_large: bool) -> Option<Action> {
    let (turn, space) = (cx.say(Msg::AllegianceTurn), cx.say(Msg::KeySpace));
    let button = if is_large {
        Button::gold(&turn).kind(Type::Answer)
    } else {
        Button::plain(&turn).kind(Type::Button)
    };
    let is_clicked = cx.button_ui(ui, rect, &button.key(&space));
    (is_clicked || Command::Primary.is_pressed(ui)).then_some(Action::Draw)
}

/// The table tells which card it drew (L10).
fn real_cards_ui(ui: &mut Ui, cx: &Cx<'_>, room: Rect, deck: Deck) -> Option<Action> {
    let gap = cx.pt(20.0);
    let size = vec2((room.width() - gap) / 2.0, room.height());
    let digit = pressed_digit(ui);
    let mut told = None;
    for (idx, card) in [AllegianceCard::NoChange, AllegianceCard::Switch]
        .into_iter()
        .enumerate()
    {
        let words = cx.words.allegiance_card(card);
        let left = room.left() + (size.x + gap) * idx as f32;
        let rect = Rect::from_min_size(pos2(left, room.top()), size);
        let key = (idx + 1).to_string();
        let is_on = deck.count(card) > 0;
        let button = Button::plain(&words)
            .kind(Type::Button)
            .emblem(emblem(card))
            .key(&key)
            .on(is_on);
        let is_keyed = is_on && digit == Some(idx as u8 + 1);
        if cx.button_ui(ui, rect, &button) || is_keyed {
            told = Some(Action::Tell(Event::Allegiance { card }));
        }
    }
    told
}

/// Asks for the five cards of all quests (L3).
pub(super) fn deal_ui(
    ui: &mut Ui,
    cx: &Cx<'_>,
    game: &Game,
    state: &mut GameState,
) -> Option<Intent> {
    let (main, hint) = (
        cx.say(Msg::AllegianceDealAsk),
        cx.say(Msg::AllegianceDealHint),
    );
    question_ui(ui, cx, &main, &hint);
    let card = ParchmentCard {
        emblem: Emblem::LancelotGood,
        title: &cx.say(Msg::SetupDeck),
        text: &super::round::lancelots_now(cx, game.table()).unwrap_or_default(),
        angle: -1.4,
    };
    lone_card_ui(ui, cx, &card);
    let (deal, space) = (cx.say(Msg::AllegianceDeal), cx.say(Msg::KeySpace));
    let top = cx.window.top() + cx.pt(170.0);
    let size = vec2(cx.pt(640.0), cx.pt(120.0));
    let rect = Rect::from_min_size(pos2(cx.window.center().x - size.x / 2.0, top), size);
    let button = Button::gold(&deal).kind(Type::Answer).key(&space);
    if cx.button_ui(ui, rect, &button) || Command::Primary.is_pressed(ui) {
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
        let rect = place_in_row(cx, idx, rect.bottom() + cx.pt(84.0), cx.pt(190.0));
        let words = cx.words.allegiance_card(*card);
        let key = (idx + 1).to_string();
        let button = Button::plain(&words)
            .emblem(emblem(*card))
            .key(&key)
            .stacked();
        if cx.button_ui(ui, rect, &button) {
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
        let rect = place_in_row(cx, idx, cx.window.top() + cx.pt(230.0), cx.pt(330.0));
        let card = ParchmentCard {
            emblem: emblem(*card),
            title: &title,
            text: &text,
            angle: ANGLES[idx % ANGLES.len()],
        };
        parchment_card_ui(ui, cx.theme, rect, &card);
    }
}
