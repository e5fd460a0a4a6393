//! The vote: everyone starts as a yes, those who said no are tapped; or only the total is told.

use egui::{Ui, vec2};

use super::footer::{Footer, Pressed, footer_ui};
use super::game::GameState;
use super::round::{Seats, seats_ui};
use crate::engine::{Action, Ballot, Event, Game, MOST_REJECTIONS, Seat, SeatSet};
use crate::i18n::Msg;
use crate::ui::commands::{Command, pressed_digit};
use crate::ui::cx::Cx;
use crate::ui::intent::{Intent, Preference};
use crate::ui::widgets::button::{Button, button_ui};
use crate::ui::widgets::geometry::TableGeometry;
use crate::ui::widgets::headline::{Headline, headline_ui};
use crate::ui::widgets::marks::{MARK, vote_mark_ui};
use crate::ui::widgets::room::{Light, room_ui};
use crate::ui::widgets::seat_plate::SeatState;
use crate::ui::widgets::tally::{VoteTally, vote_tally_ui};

/// Draws the question and returns the ballot when it is told.
pub(super) fn vote_ui(
    ui: &mut Ui,
    cx: &Cx<'_>,
    game: &Game,
    team: SeatSet,
    charge: SeatSet,
    state: &mut GameState,
) -> Option<Intent> {
    let table = game.table();
    let players = table.players();
    let by_totals = state.prefers.votes_by_totals;
    let geometry = TableGeometry::game(cx.theme, cx.window, players);
    let yes = if state.begun.asks_who_said_yes {
        state.draft.seats()
    } else {
        state.draft.seats().others(players)
    };
    let ballot = if by_totals {
        Ballot::Total(state.total.min(players) as u8)
    } else {
        Ballot::BySeat(yes)
    };
    let said = |is_yes| {
        cx.say(if is_yes {
            Msg::VoteApproved
        } else {
            Msg::VoteRejected
        })
    };
    let seat_state = |seat: Seat| match (by_totals, yes.contains(seat)) {
        (true, _) if team.contains(seat) => (SeatState::Team, String::new()),
        (true, _) => (SeatState::Idle, String::new()),
        (false, true) => (SeatState::Approved, said(true)),
        (false, false) => (SeatState::Rejected, said(false)),
    };
    let seats = Seats {
        team,
        state: &seat_state,
        asked: SeatSet::EMPTY,
        open: if by_totals {
            SeatSet::EMPTY
        } else {
            SeatSet::full(players)
        },
        corners: &[],
    };
    room_ui(ui.painter(), cx.theme, cx.window, Light::Table.height());
    let tapped = seats_ui(ui, cx, table, &geometry, &seats);
    if !by_totals {
        for seat in Seat::all(players) {
            let at = geometry
                .before(seat, vec2(1.0, 1.0) * geometry.pt(MARK), &[])
                .center();
            vote_mark_ui(ui.painter(), cx.theme, at, geometry.u, yes.contains(seat));
        }
    }
    let outcome = Outcome::of(cx, ballot, players, table.rejections());
    vote_tally_ui(
        ui,
        cx.theme,
        &geometry,
        &VoteTally {
            approvals: ballot.approvals(),
            rejections: players - ballot.approvals(),
            verdict: &outcome.verdict,
            says: &outcome.button,
        },
    );
    let (main, next) = match (by_totals, state.begun.asks_who_said_yes) {
        (true, _) => (Msg::VoteTotalsAsk, Msg::VoteTotalsHint),
        (false, true) => (Msg::VoteAskYes, Msg::VoteElseYes),
        (false, false) => (Msg::VoteAsk, Msg::VoteElse),
    };
    let (main, mut next) = (cx.say(main), cx.say(next));
    if table.rejections() + 1 == MOST_REJECTIONS {
        next = format!("{} {next}", cx.say(Msg::VoteLastRejects));
    }
    if !charge.is_empty() {
        let names = charge
            .iter()
            .map(|seat| game.rules().name(seat))
            .collect::<Vec<_>>()
            .join(", ");
        let first = cx.say_with(
            Msg::VoteCharge,
            &[("names", (&names).into()), ("count", charge.len().into())],
        );
        next = format!("{first} {next}");
    }
    headline_ui(
        ui,
        cx.theme,
        cx.window,
        &Headline {
            now: "",
            main: &main,
            next: &next,
            is_question: false,
            beside: 0.0,
        },
    );
    if by_totals {
        totals_ui(ui, cx, &geometry, players, state);
    } else if let Some(seat) = tapped {
        state.draft.tap(seat);
    }
    foot_ui(ui, cx, game, ballot, &outcome, state)
}

/// What the ballot means, in words.
struct Outcome {
    verdict: String,
    button: String,
}

impl Outcome {
    fn of(cx: &Cx<'_>, ballot: Ballot, players: usize, rejections: usize) -> Self {
        let yes = ballot.approvals();
        let values = [("yes", yes.into()), ("no", (players - yes).into())];
        let is_approved = ballot.is_approval(players);
        let (verdict, button) = if is_approved {
            (Msg::VoteApproved, Msg::VoteApprovedButton)
        } else {
            (Msg::VoteRejected, Msg::VoteRejectedButton)
        };
        let is_last = rejections + 1 == MOST_REJECTIONS && !is_approved;
        let verdict = if is_last {
            Msg::VoteLastRejects
        } else {
            verdict
        };
        Self {
            verdict: cx.say(verdict),
            button: cx.say_with(button, &values),
        }
    }
}

/// Two buttons beside the tally, arrows and digits: how many said yes.
fn totals_ui(
    ui: &mut Ui,
    cx: &Cx<'_>,
    geometry: &TableGeometry,
    players: usize,
    state: &mut GameState,
) {
    let buttons = [
        (Msg::VoteFewer, Msg::KeyDown, -150.0, Command::Fewer),
        (Msg::VoteMore, Msg::KeyUp, 150.0, Command::More),
    ];
    for (msg, key, x, command) in buttons {
        let (words, key) = (cx.say(msg), cx.say(key));
        let at = geometry.center + vec2(geometry.pt(x), geometry.pt(146.0));
        let rect = egui::Rect::from_center_size(at, vec2(geometry.pt(280.0), geometry.pt(54.0)));
        let is_clicked = button_ui(ui, cx.theme, rect, &Button::plain(&words).key(&key)).clicked();
        if is_clicked || command.is_pressed(ui) {
            state.total = match command {
                Command::More => (state.total + 1).min(players),
                _ => state.total.saturating_sub(1),
            };
        }
    }
    if let Some(digit) = pressed_digit(ui) {
        // Ten players: 0 stands for nobody, and ten is one more than nine.
        state.total = usize::from(digit).min(players);
    }
}

fn foot_ui(
    ui: &mut Ui,
    cx: &Cx<'_>,
    game: &Game,
    ballot: Ballot,
    outcome: &Outcome,
    state: &mut GameState,
) -> Option<Intent> {
    let (w, n, space) = (cx.say(Msg::KeyWho), "N", cx.say(Msg::KeySpace));
    let turn_words = cx.say(if state.begun.asks_who_said_yes {
        Msg::VoteWhoNo
    } else {
        Msg::VoteWhoYes
    });
    let by_words = cx.say(if state.prefers.votes_by_totals {
        Msg::VoteBySeat
    } else {
        Msg::VoteTotals
    });
    let mut others = vec![(by_words, n, Command::Other)];
    if !state.prefers.votes_by_totals {
        others.push((turn_words, &w, Command::TurnRound));
    }
    let name = |seat: Seat| game.rules().name(seat).trim().to_owned();
    let undo = state
        .draft
        .last()
        .filter(|_| !state.prefers.votes_by_totals)
        .map(|(seat, is_turned)| {
            let said_yes = is_turned == state.begun.asks_who_said_yes;
            let msg = if said_yes {
                Msg::DraftSaidYes
            } else {
                Msg::DraftSaidNo
            };
            cx.say_with(msg, &[("name", (&name(seat)).into())])
        });
    let footer = Footer {
        hides_menu: !state.prefers.votes_by_totals,
        undo: undo.or_else(|| super::game::undo_words(cx, game)),
        can_redo: state.draft.can_redo() || game.next_redo().is_some(),
        primary: Some(Button::gold(&outcome.button).key(&space)),
        others: &others,
    };
    match footer_ui(ui, cx, &footer)? {
        Pressed::Primary => Some(Intent::Act(Action::Tell(Event::Vote(ballot)))),
        Pressed::Other(Command::Other) => Some(Intent::Prefer(Preference::VotesByTotals(
            !state.prefers.votes_by_totals,
        ))),
        Pressed::Other(Command::TurnRound) => {
            state.begun.asks_who_said_yes = !state.begun.asks_who_said_yes;
            state.draft = super::super::draft::Draft::of(
                game,
                state.draft.seats().others(game.rules().players()),
            );
            None
        }
        pressed => state.pressed(pressed),
    }
}
