//! A question that a seat answers: the table, a line above, and at most one other answer below.

use egui::{Rect, Ui};

use super::corners::corners_ui;
use super::footer::{Footer, Pressed, footer_ui};
use super::game::{GameState, undo_words};
use super::round::{Seated, Seats, middle_ui, seats_ui};
use crate::engine::{Game, Seat, SeatSet};
use crate::i18n::Msg;
use crate::ui::commands::Command;
use crate::ui::cx::Cx;
use crate::ui::intent::Intent;
use crate::ui::widgets::button::Button;
use crate::ui::widgets::headline::{Headline, headline_ui};
use crate::ui::widgets::room::{Light, room_ui};
use crate::ui::widgets::seat_plate::SeatState;

/// The question in plain data.
#[derive(Default)]
pub(super) struct SeatAsk<'a> {
    /// What is asked.
    pub(super) main: &'a str,
    /// What it means, or what comes next.
    pub(super) next: &'a str,
    /// Who may be tapped; nobody, if no seat answers this question.
    pub(super) open: SeatSet,
    /// Who is on the team.
    pub(super) team: SeatSet,
    /// Who is asked, or has been tapped already.
    pub(super) asked: SeatSet,
    /// The answer at the foot.
    pub(super) primary: Option<Button<'a>>,
    /// What undo takes back before it takes back an event.
    pub(super) undo: Option<String>,
    /// What else can be pressed at the foot.
    pub(super) others: &'a [(String, &'a str, Command)],
}

/// What came of it.
pub(super) enum Answer {
    /// This seat was tapped.
    Seat(Seat),
    /// The answer at the foot.
    Primary,
    /// The other answer at the foot.
    Other,
    /// Undo, redo: the app's to carry out.
    Intent(Intent),
}

/// Draws the question and tells what was answered. In the middle lies the board, if `board` says so.
pub(super) fn seat_ask_ui(
    ui: &mut Ui,
    cx: &Cx<'_>,
    game: &Game,
    state: &mut GameState,
    ask: &SeatAsk<'_>,
) -> Option<Answer> {
    let table = game.table();
    let geometry = cx.table_geometry(table.players());
    room_ui(ui.painter(), cx.theme, cx.window, Light::Table.height());
    let corners: Vec<Rect> = corners_ui(ui, cx, game);
    let seat_state = |seat: Seat| {
        let state = if ask.team.contains(seat) {
            SeatState::Team
        } else {
            SeatState::Idle
        };
        (state, String::new())
    };
    let seats = Seats {
        team: ask.team,
        state: &seat_state,
        asked: ask.asked,
        // Every seat can be tapped: one that may not is refused in words, by the rules.
        open: if ask.open.is_empty() {
            SeatSet::EMPTY
        } else {
            SeatSet::full(table.players())
        },
        corners: &corners,
    };
    let Seated { tapped, mut plates } = seats_ui(ui, cx, table, &geometry, &seats);
    plates.push(middle_ui(ui, cx, table, &geometry));
    super::things::things_ui(ui, cx, table, &geometry, plates);
    let now = cx.say(Msg::Now);
    let headline = Headline {
        now: &now,
        main: ask.main,
        next: ask.next,
        ..Default::default()
    };
    headline_ui(ui, cx.theme, cx.window, &headline);
    let footer = Footer {
        undo: ask.undo.clone().or_else(|| undo_words(cx, game)),
        can_redo: game.next_redo().is_some(),
        primary: ask.primary.clone(),
        others: ask.others,
    };
    let pressed = footer_ui(ui, cx, &footer);
    if let Some(seat) = tapped {
        return Some(Answer::Seat(seat));
    }
    match pressed? {
        Pressed::Primary => Some(Answer::Primary),
        Pressed::Other(command) if command != Command::Timer => Some(Answer::Other),
        pressed => state.pressed(pressed).map(Answer::Intent),
    }
}
