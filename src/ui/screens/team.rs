//! The leader chooses a team: seats are tapped, the button puts it to the vote.

use egui::{Ui, pos2};

use super::footer::{Footer, Pressed, footer_ui};
use super::game::GameState;
use super::line::now_with_name;
use super::round::{Seated, Seats, middle_ui, seats_ui};
use super::seat_ask::{Answer, SeatAsk, seat_ask_ui};
use crate::engine::{Action, Event, Game, Seat, SeatSet};
use crate::i18n::Msg;
use crate::ui::cx::Cx;
use crate::ui::intent::Intent;
use crate::ui::widgets::button::Button;
use crate::ui::widgets::headline::{Headline, headline_ui};
use crate::ui::widgets::pips::{PipKind, Pips, pips_ui};
use crate::ui::widgets::room::{Light, room_ui};
use crate::ui::widgets::seat_plate::SeatState;

/// Draws the question and returns the proposal when it is made.
pub(super) fn team_ui(
    ui: &mut Ui,
    cx: &Cx<'_>,
    game: &Game,
    (leader, size, with_excalibur): (Seat, usize, bool),
    state: &mut GameState,
) -> Option<Intent> {
    let table = game.table();
    let geometry = cx.table_geometry(table.players());
    let chosen = state.draft.seats();
    if with_excalibur && chosen.len() == size && state.begun.is_arming {
        return sword_ui(ui, cx, game, leader, state);
    }
    room_ui(ui.painter(), cx.theme, cx.window, Light::Table.height());
    let corners = super::corners::corners_ui(ui, cx, game);
    let seat_state = |seat: Seat| {
        let state = if chosen.contains(seat) {
            SeatState::Team
        } else {
            SeatState::Idle
        };
        (state, String::new())
    };
    let seats = Seats {
        team: chosen,
        state: &seat_state,
        asked: SeatSet::EMPTY,
        open: SeatSet::full(table.players()),
        corners: &corners,
    };
    let Seated { tapped, mut plates } = seats_ui(ui, cx, table, &geometry, &seats);
    plates.push(middle_ui(ui, cx, table, &geometry));
    super::things::things_ui(ui, cx, table, &geometry, plates);
    let count = cx.say_with(
        Msg::TeamChosen,
        &[("chosen", chosen.len().into()), ("size", size.into())],
    );
    let (now, next) = (
        cx.say(Msg::Now),
        cx.say_with(
            Msg::Next,
            &[(
                "what",
                (&cx.say(if with_excalibur {
                    Msg::NextSword
                } else {
                    Msg::NextVote
                }))
                    .into(),
            )],
        ),
    );
    let ask = now_with_name(ui, cx, table.rules().name(leader), |name| {
        cx.say_with(
            Msg::TeamAsk,
            &[("name", name.into()), ("size", size.into())],
        )
    });
    let right = pos2(
        cx.window.right() - cx.pt(40.0),
        cx.window.top() + cx.pt(104.0),
    );
    let pips = Pips {
        kind: PipKind::Team,
        have: chosen.len(),
        need: size,
        words: &count,
    };
    let beside = right.x - pips_ui(ui, cx.theme, right, &pips);
    headline_ui(
        ui,
        cx.theme,
        cx.window,
        &Headline {
            now: &now,
            main: &ask,
            next: &next,
            is_question: false,
            beside,
        },
    );
    let missing = size.saturating_sub(chosen.len());
    let (more, ready) = (
        cx.say_with(Msg::TeamChooseMore, &[("count", missing.into())]),
        cx.say(if with_excalibur {
            Msg::TeamToSword
        } else {
            Msg::TeamReady
        }),
    );
    let digits = format!(
        "1–{}",
        super::super::cx::seat_key(Seat(table.players() as u8 - 1))
    );
    let space = cx.say(Msg::KeySpace);
    let primary = if missing > 0 {
        Button::waits(&more).key(&digits)
    } else {
        Button::gold(&ready).key(&space)
    };
    let undo = state.draft.last().map(|(seat, is_in)| {
        let msg = if is_in {
            Msg::DraftAdded
        } else {
            Msg::DraftRemoved
        };
        cx.say_with(msg, &[("name", table.rules().name(seat).trim().into())])
    });
    let footer = Footer {
        undo: undo.or_else(|| super::game::undo_words(cx, game)),
        can_redo: state.draft.can_redo() || game.next_redo().is_some(),
        primary: Some(primary),
        others: &[],
    };
    if let Some(seat) = tapped
        && (chosen.contains(seat) || missing > 0)
    {
        state.draft.tap(seat);
    }
    match footer_ui(ui, cx, &footer)? {
        Pressed::Primary if missing == 0 && with_excalibur => {
            state.begun.is_arming = true;
            None
        }
        Pressed::Primary if missing == 0 => Some(Intent::Act(Action::Tell(Event::Team {
            members: chosen,
            excalibur: None,
        }))),
        pressed => state.pressed(pressed),
    }
}

/// To whom of the team the leader gives Excalibur; never to himself (X1).
fn sword_ui(
    ui: &mut Ui,
    cx: &Cx<'_>,
    game: &Game,
    leader: Seat,
    state: &mut GameState,
) -> Option<Intent> {
    let members = state.draft.seats();
    let main = now_with_name(ui, cx, game.rules().name(leader), |name| {
        cx.say_with(Msg::SwordGiveAsk, &[("name", name.into())])
    });
    let next = cx.say_with(Msg::Next, &[("what", (&cx.say(Msg::NextVote)).into())]);
    let back = cx.say(Msg::TeamTitle);
    let ask = SeatAsk {
        main: &main,
        next: &next,
        open: members.without(leader),
        team: members,
        undo: Some(back),
        ..Default::default()
    };
    match seat_ask_ui(ui, cx, game, state, &ask)? {
        Answer::Seat(holder) => Some(Intent::Act(Action::Tell(Event::Team {
            members,
            excalibur: Some(holder),
        }))),
        Answer::Intent(intent) => Some(intent),
        Answer::Primary | Answer::Other => None,
    }
}
