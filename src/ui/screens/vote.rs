//! The vote: everyone starts as a yes, those who said no are tapped; or only the total is told.

use egui::{Rect, Ui, pos2, vec2};

use super::footer::{Footer, Pressed, footer_ui};
use super::game::GameState;
use super::round::{Seats, seats_ui};
use crate::engine::{Action, Ballot, Event, Game, MOST_REJECTIONS, Seat, SeatSet};
use crate::i18n::{Msg, edition_id};
use crate::ui::commands::{Command, pressed_digit};
use crate::ui::cx::{Cx, View};
use crate::ui::draft::Draft;
use crate::ui::intent::{Intent, Preference};
use crate::ui::widgets::button::Button;
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
    let geometry = cx.table_geometry(players);
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
    let ways = Ways::of(cx, state);
    let places = ways.rects(ui, cx);
    let is_led = cx.view == View::Lead;
    let mut corners = if is_led { places.clone() } else { vec![] };
    corners.extend(super::game::restore_rect(ui, cx, game));
    let seats = Seats {
        team,
        state: &seat_state,
        asked: SeatSet::EMPTY,
        open: if by_totals {
            SeatSet::EMPTY
        } else {
            SeatSet::full(players)
        },
        corners: &corners,
    };
    room_ui(ui.painter(), cx.theme, cx.window, Light::Table.height());
    let tapped = seats_ui(ui, cx, table, &geometry, &seats).tapped;
    if !by_totals {
        for seat in Seat::all(players) {
            let at = geometry
                .before(seat, vec2(1.0, 1.0) * geometry.pt(MARK), &[])
                .center();
            vote_mark_ui(ui.painter(), cx.theme, at, geometry.u, yes.contains(seat));
        }
    }
    let mut outcome = Outcome::of(cx, ballot, players, table.rejections());
    // Before the first tap it is no result yet.
    if !by_totals && state.draft.seats().is_empty() {
        outcome.verdict = cx.say(if state.begun.asks_who_said_yes {
            Msg::VoteIfNobodyYes
        } else {
            Msg::VoteIfNobodyNo
        });
    }
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
        next = cx.words.sentences(&cx.say(Msg::VoteLastRejects), &next);
    }
    if !charge.is_empty() {
        let names = cx
            .words
            .list(charge.iter().map(|seat| game.rules().name(seat)));
        let first = cx.say_with(
            Msg::VoteCharge,
            &[
                ("edition", edition_id(game.rules().setup().edition).into()),
                ("names", (&names).into()),
                ("count", charge.len().into()),
            ],
        );
        next = cx.words.sentences(&first, &next);
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
            beside: places
                .last()
                .filter(|_| is_led)
                .map_or(0.0, |it| cx.window.right() - it.left() + cx.pt(20.0)),
        },
    );
    let way = ways.show(ui, cx, &places);
    if by_totals {
        totals_ui(ui, cx, &geometry, players, state);
    } else if let Some(seat) = tapped {
        state.draft.tap(seat);
    }
    match way {
        Some(Command::Other) => Some(Intent::Prefer(Preference::VotesByTotals(!by_totals))),
        Some(_) => {
            turn_round(game, state);
            None
        }
        None => foot_ui(ui, cx, game, ballot, &outcome, state),
    }
}

/// Asks for the others. What was said stays said; as long as nothing was, everyone is on the other side.
fn turn_round(game: &Game, state: &mut GameState) {
    state.begun.asks_who_said_yes = !state.begun.asks_who_said_yes;
    let turned = state.draft.seats();
    if !turned.is_empty() {
        state.draft = Draft::of(game, turned.others(game.rules().players()));
    }
}

/// The ways to tell a vote: for whom to tap, by seat or as a total. They stand in the corner, so that the foot stays as it is
/// on every screen.
struct Ways(Vec<(String, String, Command)>);

impl Ways {
    fn of(cx: &Cx<'_>, state: &GameState) -> Self {
        let by = if state.prefers.votes_by_totals {
            Msg::VoteBySeat
        } else {
            Msg::VoteTotals
        };
        let mut ways = vec![(cx.say(by), "N".to_owned(), Command::Other)];
        if !state.prefers.votes_by_totals {
            let turn = if state.begun.asks_who_said_yes {
                Msg::VoteWhoNo
            } else {
                Msg::VoteWhoYes
            };
            ways.push((cx.say(turn), cx.say(Msg::KeyWho), Command::TurnRound));
        }
        Self(ways)
    }

    /// Where they stand, from right to left.
    fn rects(&self, ui: &Ui, cx: &Cx<'_>) -> Vec<Rect> {
        let top = cx.window.top() + cx.pt(84.0);
        let mut right = cx.window.right() - cx.pt(32.0);
        let place = |(words, key, _): &(String, String, Command)| {
            let width = Button::plain(words)
                .key(key)
                .natural_width(ui.painter(), cx.theme);
            let rect = Rect::from_min_size(pos2(right - width, top), vec2(width, cx.pt(62.0)));
            right = rect.left() - cx.pt(10.0);
            rect
        };
        self.0.iter().map(place).collect()
    }

    fn show(&self, ui: &mut Ui, cx: &Cx<'_>, rects: &[Rect]) -> Option<Command> {
        let mut pressed = None;
        // From left to right, as they are read.
        for ((words, key, command), rect) in self.0.iter().zip(rects).rev() {
            let button = Button::plain(words).key(key);
            let is_clicked = cx.button_ui(ui, *rect, &button);
            if is_clicked || command.is_pressed(ui) {
                pressed = Some(*command);
            }
        }
        pressed
    }
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
        (Msg::VoteFewer, Msg::KeyDown, -131.0, Command::Fewer),
        (Msg::VoteMore, Msg::KeyUp, 131.0, Command::More),
    ];
    for (msg, key, x, command) in buttons {
        let (words, key) = (cx.say(msg), cx.say(key));
        let at = geometry.center + vec2(geometry.pt(x), geometry.pt(146.0));
        let rect = Rect::from_center_size(at, vec2(geometry.pt(246.0), geometry.pt(54.0)));
        let theme = cx.theme.scaled(cx.theme.scale.of_points(geometry.u));
        let on_table = Cx {
            theme: &theme,
            ..*cx
        };
        let is_clicked = on_table.button_ui(ui, rect, &Button::plain(&words).key(&key));
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
    let space = cx.say(Msg::KeySpace);
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
        undo: undo.or_else(|| super::game::undo_words(cx, game)),
        can_redo: state.draft.can_redo() || game.next_redo().is_some(),
        primary: Some(Button::gold(&outcome.button).key(&space)),
        others: &[],
    };
    match footer_ui(ui, cx, &footer)? {
        Pressed::Primary => Some(Intent::Act(Action::Tell(Event::Vote(ballot)))),
        pressed => state.pressed(pressed),
    }
}
