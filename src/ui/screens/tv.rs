//! The second window, for a TV or a projector: what the whole table may see, as large as it goes, with nothing to press.

use egui::Ui;

use super::game::{self, GameState, Over};
use super::round::plates_ui;
use super::{timer, votes};
use crate::engine::{Game, Seat, Setup};
use crate::i18n::Msg;
use crate::ui::cx::{Cx, seat_key};
use crate::ui::intent::Intent;
use crate::ui::widgets::geometry::TableGeometry;
use crate::ui::widgets::head::guest_count_ui;
use crate::ui::widgets::headline::{Headline, headline_ui};
use crate::ui::widgets::room::{Light, room_ui};
use crate::ui::widgets::seat_plate::{PlateKind, SeatPlate, SeatState};
use crate::ui::widgets::table::{TableLight, table_ui};

/// The largest size that there is room for, as at the table itself.
const LARGEST: f32 = 1.15;

/// What the table waits for while no game is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waiting {
    /// The table is being set up.
    SetUp,
    /// The characters are dealt, the sound is seen to.
    Deal,
}

/// Shows a game: the timer while it is looked at, else what play waits for. Returns what a key has asked for: a presenter's
/// remote reaches whichever window has the keyboard.
#[must_use]
pub fn tv_game_ui(ui: &mut Ui, cx: &Cx<'_>, game: &Game, state: &mut GameState) -> Option<Intent> {
    cx.at_most(LARGEST, |cx| match state.over {
        Over::Nothing => game::prompt_ui(ui, cx, game, state),
        Over::Timer => {
            if timer::timer_ui(ui, cx, game, &mut state.timer) {
                state.over = Over::Nothing;
            }
            None
        }
        Over::Votes => cx.at_most(1.0, |cx| votes::votes_ui(ui, cx, game, state)),
        // What is looked up there is for whoever leads; the table sees the game, and its keys wait.
        Over::Menu | Over::LeaveGame | Over::Log | Over::Help => {
            let mut beneath = state.clone();
            beneath.over = Over::Nothing;
            game::prompt_ui(ui, cx, game, &mut beneath).and(None)
        }
    })
}

/// Shows who sits where, while no game is there to be shown.
pub fn tv_waiting_ui(ui: &mut Ui, cx: &Cx<'_>, setup: &Setup, waiting: Waiting) {
    cx.at_most(LARGEST, |cx| waiting_ui(ui, cx, setup, waiting));
}

fn waiting_ui(ui: &mut Ui, cx: &Cx<'_>, setup: &Setup, waiting: Waiting) {
    room_ui(ui.painter(), cx.theme, cx.window, Light::Table.height());
    let (main, next) = match waiting {
        Waiting::SetUp => (
            cx.say(Msg::AppName),
            cx.words.house_rules(setup).join(" · "),
        ),
        Waiting::Deal => (cx.say(Msg::ReadyTitle), cx.say(Msg::ReadyHint)),
    };
    let headline = Headline {
        main: &main,
        next: &next,
        ..Headline::default()
    };
    headline_ui(ui, cx.theme, cx.window, &headline);
    let players = setup.players();
    let geometry = TableGeometry::tv(cx.theme, cx.window, players);
    table_ui(ui, cx.theme, &geometry, TableLight::default());
    let words = cx.say(Msg::SetupPlayers);
    guest_count_ui(ui, cx.theme, geometry.center, players, &words);
    let plates: Vec<_> = Seat::all(players)
        .map(|seat| SeatPlate {
            key: seat_key(seat),
            name: setup.name(seat).trim(),
            says: "",
            state: SeatState::Idle,
            is_leader: false,
            is_asked: false,
            is_open: false,
            kind: PlateKind::Seat,
        })
        .collect();
    plates_ui(ui, cx, &geometry, &plates, &[]);
}
