//! An opportunity: who may play the card now, in order, and one large "nobody".

use egui::{Rect, Ui, pos2, vec2};

use super::footer::bare_foot_ui;
use super::game::GameState;
use super::lean::{answers_rect, card_rect, question_card_ui, question_ui, text_ui};
use super::line::now_with_name;
use super::seat_ask::{Answer, SeatAsk, seat_ask_ui};
use super::things::plot_emblem;
use crate::engine::{Action, Event, Game, PlotCard, Seat, SeatSet};
use crate::i18n::Msg;
use crate::ui::commands::{Command, pressed_digit, pressed_seat};
use crate::ui::cx::{Cx, View, seat_key};
use crate::ui::emblem::Emblem;
use crate::ui::intent::Intent;
use crate::ui::theme::Type;
use crate::ui::widgets::answer_row::{AnswerRow, answer_row_ui};
use crate::ui::widgets::button::Button;
use crate::ui::widgets::card::{ParchmentCard, parchment_card_ui};

/// A line of the record that plays a held card.
fn played(card: PlotCard, by: Seat, on: Option<Seat>) -> Intent {
    let (from, takes) = (None, None);
    Intent::Act(Action::Tell(Event::PlotPlayed {
        card,
        by,
        on,
        from,
        takes,
    }))
}

/// Draws the opportunity, or, once someone plays a card that aims, asks at whom.
pub(super) fn window_ui(
    ui: &mut Ui,
    cx: &Cx<'_>,
    game: &Game,
    (card, open_to, targets): (PlotCard, &[Seat], SeatSet),
    state: &mut GameState,
) -> Option<Intent> {
    if let Some(by) = state.begun.acting.filter(|by| open_to.contains(by)) {
        return target_ui(ui, cx, game, (card, by, targets), state);
    }
    let edition = game.rules().setup().edition;
    let name = cx.words.plot_card(card, edition);
    let names: Vec<_> = open_to
        .iter()
        .map(|&seat| game.rules().name(seat))
        .collect();
    let order = cx.say_with(
        Msg::WindowOrder,
        &[
            ("names", (&cx.words.list(&names)).into()),
            ("count", names.len().into()),
        ],
    );
    question_ui(
        ui,
        cx,
        &cx.say_with(
            Msg::WindowAsk,
            // A card whose name is a call is asked for without its mark.
            &[("card", name.trim_end_matches(['!', '！']).into())],
        ),
        &order,
    );
    let means = cx.words.plot_meaning(card);
    let picture = ParchmentCard {
        emblem: plot_emblem(card),
        title: &name,
        text: &means,
        angle: -2.2,
    };
    parchment_card_ui(ui, cx.theme, card_rect(cx), &picture);
    let mut actor = pressed_seat(ui, game.rules().players()).filter(|seat| open_to.contains(seat));
    let room = answers_rect(cx);
    let is_led = cx.view == View::Lead;
    let (gap, nobody) = (
        cx.pt(12.0),
        match open_to.len() {
            _ if !is_led => 0.0,
            0..=2 => cx.pt(150.0),
            _ => cx.pt(96.0),
        },
    );
    let count = open_to.len() as f32;
    let row = ((room.height() - cx.pt(46.0) - nobody - gap * count) / count).min(cx.pt(104.0));
    let words = cx.say(Msg::WindowPlays);
    for (idx, &seat) in open_to.iter().enumerate() {
        let top = room.top() + (row + gap) * idx as f32;
        let rect = Rect::from_min_size(pos2(room.left(), top), vec2(room.width(), row));
        let under = cx.say(if idx == 0 {
            Msg::WindowFirst
        } else {
            Msg::WindowNext
        });
        let place = (idx + 1).to_string();
        let answer = AnswerRow {
            place: &place,
            name: game.rules().name(seat),
            under: &under,
            emblem: plot_emblem(card),
            words: &words,
            key: if is_led { seat_key(seat) } else { "" },
            is_first: idx == 0,
        };
        if answer_row_ui(ui, cx.theme, rect, &answer).clicked() {
            actor = Some(seat);
        }
    }
    let top = room.top() + (row + gap) * count;
    let rect = Rect::from_min_size(pos2(room.left(), top), vec2(room.width(), nobody));
    let (words, space) = (cx.say(Msg::Nobody), cx.say(Msg::KeySpace));
    let button = Button::gold(&words).kind(Type::Answer).key(&space);
    let is_nobody = cx.button_ui(ui, rect, &button) || Command::Primary.is_pressed(ui);
    // What the card would act on.
    if let Some(last) = super::log::lines(cx, game, state.prefers.vote_history).pop() {
        text_ui(
            ui,
            cx,
            pos2(room.left(), rect.bottom() + cx.pt(30.0)),
            room.width(),
            &last,
        );
    }
    if let Some(by) = actor {
        if targets.is_empty() {
            return Some(played(card, by, None));
        }
        state.begun.acting = Some(by);
        return None;
    }
    if is_nobody {
        // The last one's pass passes for all before him (P4).
        return open_to
            .last()
            .map(|&by| Intent::Act(Action::Tell(Event::PlotPassed { by })));
    }
    bare_foot_ui(ui, cx, game, state)
}

/// At whom the card aims.
fn target_ui(
    ui: &mut Ui,
    cx: &Cx<'_>,
    game: &Game,
    (card, by, targets): (PlotCard, Seat, SeatSet),
    state: &mut GameState,
) -> Option<Intent> {
    let name = cx.words.plot_card(card, game.rules().setup().edition);
    let main = now_with_name(ui, cx, game.rules().name(by), |by| {
        cx.say_with(
            Msg::WindowTarget,
            &[("name", by.into()), ("card", (&name).into())],
        )
    });
    let next = cx.words.plot_meaning(card);
    let ask = SeatAsk {
        main: &main,
        next: &next,
        open: targets,
        team: game
            .table()
            .proposal()
            .map_or(SeatSet::EMPTY, |it| it.members),
        asked: targets,
        undo: Some(name),
        ..Default::default()
    };
    match seat_ask_ui(ui, cx, game, state, &ask)? {
        Answer::Seat(on) => Some(played(card, by, Some(on))),
        Answer::Intent(intent) => Some(intent),
        Answer::Primary | Answer::Other => None,
    }
}

/// Whose *Restore Your Honor* takes which card from whom: every way, one below the other.
pub(super) fn restore_ui(
    ui: &mut Ui,
    cx: &Cx<'_>,
    game: &Game,
    ways: &[Event],
    can_go_back: bool,
    state: &mut GameState,
) -> Option<Intent> {
    let edition = game.rules().setup().edition;
    let card = PlotCard::RestoreYourHonor;
    let name = cx.words.plot_card(card, edition);
    let means = cx.words.plot_meaning(card);
    question_ui(ui, cx, &name, &means);
    let picture = ParchmentCard {
        emblem: plot_emblem(card),
        title: &name,
        text: &means,
        angle: -2.2,
    };
    question_card_ui(ui, cx, &picture);
    let told = match cx.view {
        View::Lead => ways_ui(ui, cx, game, ways),
        View::Tv => None,
    };
    if let Some(event) = told {
        state.begun.is_restoring = false;
        return Some(Intent::Act(Action::Tell(event)));
    }
    if can_go_back && Command::Menu.is_pressed(ui) {
        state.begun.is_restoring = false;
        return None;
    }
    bare_foot_ui(ui, cx, game, state)
}

/// A button for each way; returns the one that was clicked.
fn ways_ui(ui: &mut Ui, cx: &Cx<'_>, game: &Game, ways: &[Event]) -> Option<Event> {
    let room = answers_rect(cx);
    // Room for the frame of the one that has the keyboard.
    let edge = cx.pt(8.0);
    let digit = pressed_digit(ui).map(usize::from);
    let mut told = None;
    egui::ScrollArea::vertical()
        .id_salt("restore")
        .auto_shrink(false)
        .show(
            &mut ui.new_child(egui::UiBuilder::new().max_rect(room.expand(edge))),
            |ui| {
                ui.add_space(edge);
                for (idx, way) in ways.iter().enumerate() {
                    let words = cx.words.event(way, game.rules());
                    let size = vec2(room.width() - cx.pt(16.0), cx.pt(66.0));
                    let (_, rect) = ui.allocate_space(size + vec2(edge, 0.0));
                    let rect = Rect::from_min_size(rect.min + vec2(edge, 0.0), size);
                    let mut button = Button::plain(&words).emblem(Emblem::CardHeld);
                    let key = (idx + 1).to_string();
                    if idx < 9 {
                        button = button.key(&key);
                    }
                    if cx.button_ui(ui, rect, &button) || digit == Some(idx + 1) {
                        told = Some(way.clone());
                    }
                    ui.add_space(cx.pt(8.0));
                }
            },
        );
    told
}
