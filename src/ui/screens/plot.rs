//! The leader draws plot cards, and gives them away one by one.

use egui::{Rect, Ui, pos2, vec2};

use super::footer::{Footer, Pressed, footer_ui};
use super::game::{GameState, undo_words};
use super::lean::{lone_card_ui, question_ui, text_ui};
use super::line::{line_with_name, now_with_name};
use super::seat_ask::{Answer, SeatAsk, seat_ask_ui};
use super::things::plot_emblem;
use crate::engine::{Action, Event, Game, PlotCard, Seat, SeatSet};
use crate::i18n::Msg;
use crate::ui::commands::{Command, pressed_digit};
use crate::ui::cx::Cx;
use crate::ui::emblem::Emblem;
use crate::ui::intent::Intent;
use crate::ui::theme::Type;
use crate::ui::widgets::button::Button;
use crate::ui::widgets::card::ParchmentCard;
use crate::ui::widgets::headline::Headline;

/// Asks for the cards of this quest: the Herald draws them, or the real ones are tapped in order (P2, P11).
pub(super) fn draw_ui(
    ui: &mut Ui,
    cx: &Cx<'_>,
    game: &Game,
    (leader, count): (Seat, usize),
    state: &mut GameState,
) -> Option<Intent> {
    let name = game.rules().name(leader);
    let question = Headline {
        is_question: true,
        ..Headline::default()
    };
    let main = line_with_name(ui, cx, &question, name, |name| {
        cx.say_with(
            Msg::PlotDrawAsk,
            &[("name", name.into()), ("count", count.into())],
        )
    });
    let hint = cx.say_with(Msg::PlotDrawHint, &[("count", left(game).into())]);
    question_ui(ui, cx, &main, &hint);
    let (draw, space) = (
        cx.say_with(Msg::PlotDraw, &[("count", count.into())]),
        cx.say(Msg::KeySpace),
    );
    let size = vec2(cx.pt(640.0), cx.pt(104.0));
    let top = cx.window.top() + cx.pt(176.0);
    let rect = Rect::from_min_size(pos2(cx.window.center().x - size.x / 2.0, top), size);
    let button = Button::gold(&draw).kind(Type::Ask).key(&space);
    if cx.button_ui(ui, rect, &button) || Command::Primary.is_pressed(ui) {
        return Some(Intent::Act(Action::Draw));
    }
    let edition = game.rules().setup().edition;
    let picked: Vec<_> = state
        .begun
        .picks
        .iter()
        .map(|&card| cx.words.plot_card(card, edition))
        .collect();
    let real = if picked.is_empty() {
        cx.say(Msg::PlotDrawReal)
    } else {
        cx.say_with(
            Msg::PlotDrawn,
            &[("cards", (&cx.words.list(&picked)).into())],
        )
    };
    let card = ParchmentCard {
        emblem: Emblem::CardHeld,
        title: &cx.say(Msg::SetupPlotCards),
        text: &picked.join(", "),
        angle: -1.4,
    };
    lone_card_ui(ui, cx, &card);
    let at = pos2(cx.window.left() + cx.pt(94.0), rect.bottom() + cx.pt(42.0));
    text_ui(ui, cx, at, cx.window.width() - cx.pt(134.0), &real);
    if let Some(card) = cards_ui(ui, cx, game, rect.bottom() + cx.pt(70.0), state) {
        state.begun.picks.push(card);
        if state.begun.picks.len() == count {
            let cards = std::mem::take(&mut state.begun.picks);
            return Some(Intent::Act(Action::Tell(Event::PlotDrawn { cards })));
        }
    }
    let footer = Footer {
        undo: picked.last().cloned().or_else(|| undo_words(cx, game)),
        can_redo: game.next_redo().is_some(),
        primary: None,
        others: &[],
    };
    match footer_ui(ui, cx, &footer)? {
        Pressed::Undo if state.begun.picks.pop().is_some() => None,
        pressed => state.pressed(pressed),
    }
}

/// How many cards the deck still holds.
fn left(game: &Game) -> usize {
    PlotCard::ALL
        .into_iter()
        .map(|card| game.table().plot_left(card))
        .sum()
}

/// The nine cards, each with the digit that names it; tells which was tapped.
fn cards_ui(
    ui: &mut Ui,
    cx: &Cx<'_>,
    game: &Game,
    top: f32,
    state: &GameState,
) -> Option<PlotCard> {
    let edition = game.rules().setup().edition;
    let digit = pressed_digit(ui);
    let (columns, gap) = (3, cx.pt(12.0));
    let wide = (cx.window.width() - cx.pt(80.0) - 2.0 * gap) / 3.0;
    let mut tapped = None;
    for (idx, card) in PlotCard::ALL.into_iter().enumerate() {
        let already = state.begun.picks.iter().filter(|&&it| it == card).count();
        let is_on = game.table().plot_left(card) > already;
        let (column, row) = (idx % columns, idx / columns);
        let left_top = pos2(
            cx.window.left() + cx.pt(40.0) + (wide + gap) * column as f32,
            top + (cx.pt(72.0) + gap) * row as f32,
        );
        let rect = Rect::from_min_size(left_top, vec2(wide, cx.pt(72.0)));
        let (name, key) = (cx.words.plot_card(card, edition), (idx + 1).to_string());
        let button = Button::plain(&name)
            .emblem(plot_emblem(card))
            .key(&key)
            .on(is_on);
        let is_keyed = digit == Some(idx as u8 + 1);
        if is_on && (cx.button_ui(ui, rect, &button) || is_keyed) {
            tapped = Some(card);
        } else if !is_on {
            cx.button_ui(ui, rect, &button);
        }
    }
    tapped
}

/// Asks to whom a drawn card goes (P2). Which one is given first is the leader's choice.
pub(super) fn give_ui(
    ui: &mut Ui,
    cx: &Cx<'_>,
    game: &Game,
    (leader, cards): (Seat, &[PlotCard]),
    state: &mut GameState,
) -> Option<Intent> {
    let edition = game.rules().setup().edition;
    let idx = state.begun.giving.min(cards.len().saturating_sub(1));
    let card = *cards.get(idx)?;
    let name = cx.words.plot_card(card, edition);
    let main = now_with_name(ui, cx, game.rules().name(leader), |leader| {
        cx.say_with(
            Msg::PlotGiveAsk,
            &[("name", leader.into()), ("card", (&name).into())],
        )
    });
    let others: Vec<_> = cards
        .iter()
        .enumerate()
        .filter(|(it, _)| *it != idx)
        .map(|(_, &card)| cx.words.plot_card(card, edition))
        .collect();
    let next = if others.is_empty() {
        cx.words.plot_meaning(card)
    } else {
        cx.say_with(
            Msg::PlotGiveNext,
            &[("cards", (&cx.words.list(&others)).into())],
        )
    };
    let switch = (cx.say(Msg::PlotGiveOther), "N", Command::Other);
    let buttons = if others.is_empty() {
        vec![]
    } else {
        vec![switch]
    };
    let ask = SeatAsk {
        main: &main,
        next: &next,
        open: SeatSet::full(game.rules().players()).without(leader),
        others: &buttons,
        ..Default::default()
    };
    match seat_ask_ui(ui, cx, game, state, &ask)? {
        Answer::Seat(to) => Some(Intent::Act(Action::Tell(Event::PlotGiven { card, to }))),
        Answer::Other => {
            state.begun.giving = (idx + 1) % cards.len();
            None
        }
        Answer::Intent(intent) => Some(intent),
        Answer::Primary => None,
    }
}
