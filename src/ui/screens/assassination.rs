//! The assassination: a seat is named, then it is told whether it was Merlin. Two steps lock it in.

use egui::{Rect, Ui, vec2};

use super::footer::{Footer, footer_ui};
use super::game::GameState;
use super::line::line_with_name;
use super::round::{Seats, seats_ui};
use crate::engine::{Action, AssassinationRule, Event, Game, Seat, SeatSet};
use crate::i18n::Msg;
use crate::ui::commands::Command;
use crate::ui::cx::Cx;
use crate::ui::intent::Intent;
use crate::ui::widgets::button::Button;
use crate::ui::widgets::geometry::TableGeometry;
use crate::ui::widgets::headline::{Headline, headline_ui};
use crate::ui::widgets::room::{Light, room_ui};
use crate::ui::widgets::seat_plate::SeatState;

/// Draws the question and returns the answer when it is locked in.
pub(super) fn assassination_ui(
    ui: &mut Ui,
    cx: &Cx<'_>,
    game: &Game,
    rule: AssassinationRule,
    has_assassin: bool,
    state: &mut GameState,
) -> Option<Intent> {
    let table = game.table();
    let geometry = cx.table_geometry(table.players());
    let seat_state = |_: Seat| (SeatState::Idle, String::new());
    let asked = state
        .begun
        .named
        .map_or(SeatSet::EMPTY, |seat| SeatSet::EMPTY.with(seat));
    let seats = Seats {
        team: SeatSet::EMPTY,
        state: &seat_state,
        asked,
        open: SeatSet::full(table.players()),
        corners: &[],
    };
    room_ui(ui.painter(), cx.theme, cx.window, Light::Table.height());
    let tapped = seats_ui(ui, cx, table, &geometry, &seats).tapped;
    let name = state.begun.named.map(|seat| game.rules().name(seat).trim());
    let main = match name {
        Some(name) => line_with_name(ui, cx, &Headline::default(), name, |name| {
            cx.say_with(Msg::AssassinConfirm, &[("name", name.into())])
        }),
        None if has_assassin => cx.say(Msg::AssassinAsk),
        None => cx.say(Msg::AssassinAskEvil),
    };
    let now = if name.is_some() {
        String::new()
    } else {
        cx.say(Msg::Now)
    };
    let (_, means) = cx.words.assassination_rule(rule);
    let headline = Headline {
        now: &now,
        main: &main,
        next: &means,
        is_question: false,
        beside: 0.0,
    };
    headline_ui(ui, cx.theme, cx.window, &headline);
    if let Some(named) = state.begun.named {
        if let Some(merlin) = answer_ui(ui, cx, &geometry) {
            return Some(Intent::Act(Action::Tell(Event::Assassination {
                named,
                merlin,
            })));
        }
    } else {
        super::round::board_ui(
            ui,
            cx,
            table,
            geometry.center,
            geometry.u,
            crate::ui::widgets::board::BoardSize::Table,
        );
    }
    if let Some(seat) = tapped {
        state.begun.named = Some(seat);
    }
    let choose = cx.say(Msg::AssassinChoose);
    let undo = name.map(|name| cx.say_with(Msg::DraftAdded, &[("name", name.into())]));
    let footer = Footer {
        undo: undo.or_else(|| super::game::undo_words(cx, game)),
        can_redo: game.next_redo().is_some(),
        primary: state.begun.named.is_none().then(|| Button::waits(&choose)),
        others: &[],
    };
    let pressed = footer_ui(ui, cx, &footer)?;
    state.pressed(pressed)
}

/// Two answers in the middle of the table, neither of them lit: nothing may hint at one.
fn answer_ui(ui: &mut Ui, cx: &Cx<'_>, geometry: &TableGeometry) -> Option<bool> {
    let answers = [
        (Msg::AssassinMerlin, "Y", Command::Yes, -44.0, true),
        (Msg::AssassinNotMerlin, "N", Command::Other, 44.0, false),
    ];
    let mut answer = None;
    for (msg, key, command, y, merlin) in answers {
        let words = cx.say(msg);
        let center = geometry.center + vec2(0.0, geometry.pt(y));
        let rect = Rect::from_center_size(center, vec2(geometry.pt(430.0), geometry.pt(76.0)));
        let button = Button::plain(&words)
            .key(key)
            .kind(crate::ui::theme::Type::Button);
        let theme = cx.theme.scaled(cx.theme.scale.of_points(geometry.u));
        let on_table = Cx {
            theme: &theme,
            ..*cx
        };
        let is_clicked = on_table.button_ui(ui, rect, &button);
        if is_clicked || command.is_pressed(ui) {
            answer = Some(merlin);
        }
    }
    answer
}
