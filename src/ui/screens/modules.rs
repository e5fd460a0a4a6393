//! What Excalibur, Trapper, the Lady and checks of loyalty ask: each a tap on a seat.

use egui::Ui;

use super::game::GameState;
use super::line::now_with_name;
use super::seat_ask::{Answer, SeatAsk, seat_ask_ui};
use crate::engine::{Action, CheckReason, Event, Game, Seat, SeatSet};
use crate::i18n::Msg;
use crate::ui::cx::Cx;
use crate::ui::intent::Intent;
use crate::ui::widgets::button::Button;

const fn tell(event: Event) -> Intent {
    Intent::Act(Action::Tell(event))
}

fn team(game: &Game) -> SeatSet {
    game.table()
        .proposal()
        .map_or(SeatSet::EMPTY, |it| it.members)
}

/// Whose card is switched, or nobody's (X2).
pub(super) fn excalibur_ui(
    ui: &mut Ui,
    cx: &Cx<'_>,
    game: &Game,
    (holder, targets): (Seat, SeatSet),
    state: &mut GameState,
) -> Option<Intent> {
    let main = now_with_name(ui, cx, game.rules().name(holder), |name| {
        cx.say_with(Msg::SwordAsk, &[("name", name.into())])
    });
    let (next, unused, space) = (
        cx.say(Msg::SwordHint),
        cx.say(Msg::SwordUnused),
        cx.say(Msg::KeySpace),
    );
    let ask = SeatAsk {
        main: &main,
        next: &next,
        open: targets,
        team: team(game),
        asked: SeatSet::EMPTY.with(holder),
        primary: Some(Button::gold(&unused).key(&space)),
        ..Default::default()
    };
    match seat_ask_ui(ui, cx, game, state, &ask)? {
        Answer::Seat(on) => Some(tell(Event::Excalibur { on: Some(on) })),
        Answer::Primary => Some(tell(Event::Excalibur { on: None })),
        Answer::Intent(intent) => Some(intent),
        Answer::Other => None,
    }
}

/// Whose card is excluded: tapped, then confirmed, for it is final (T2).
pub(super) fn exclusion_ui(
    ui: &mut Ui,
    cx: &Cx<'_>,
    game: &Game,
    (leader, team): (Seat, SeatSet),
    state: &mut GameState,
) -> Option<Intent> {
    let rules = game.rules();
    let main = now_with_name(ui, cx, rules.name(leader), |name| {
        cx.say_with(Msg::ExcludeAsk, &[("name", name.into())])
    });
    let mut next = cx.say(Msg::ExcludeHint);
    let named = state.begun.named.filter(|&seat| team.contains(seat));
    let space = cx.say(Msg::KeySpace);
    let words = match named {
        Some(seat) => cx.say_with(Msg::ExcludeDo, &[("name", rules.name(seat).into())]),
        None => cx.say(Msg::ExcludeChoose),
    };
    if let Some(left) = secs_left(ui, cx, state) {
        if left == 0 {
            // The time is up: one card is excluded at random (T4).
            return Some(Intent::Act(Action::Draw));
        }
        next = cx.say_with(Msg::ExcludeTime, &[("count", left.into())]);
    }
    let random = (
        cx.say(Msg::ExcludeRandom),
        "R",
        crate::ui::commands::Command::Again,
    );
    let ask = SeatAsk {
        main: &main,
        next: &next,
        open: team,
        team,
        asked: named.map_or(SeatSet::EMPTY, |seat| SeatSet::EMPTY.with(seat)),
        primary: Some(match named {
            Some(_) => Button::gold(&words).key(&space),
            None => Button::waits(&words),
        }),
        undo: named.map(|seat| rules.name(seat).to_owned()),
        others: &[random],
    };
    match seat_ask_ui(ui, cx, game, state, &ask)? {
        Answer::Seat(seat) => {
            state.begun.named = Some(seat);
            None
        }
        Answer::Primary => named.map(|seat| {
            tell(Event::Excluded {
                seat,
                at_random: false,
            })
        }),
        // The timer has run out: the Herald draws one (T4).
        Answer::Other => Some(Intent::Act(Action::Draw)),
        Answer::Intent(intent) => Some(intent),
    }
}

/// Seconds that are left for the exclusion; none without a limit.
fn secs_left(ui: &Ui, cx: &Cx<'_>, state: &mut GameState) -> Option<usize> {
    let limit = f64::from(state.prefers.trapper_secs);
    if limit <= 0.0 {
        return None;
    }
    let since = *state.begun.since.get_or_insert(cx.now);
    ui.ctx()
        .request_repaint_after(std::time::Duration::from_millis(200));
    Some((since + limit - cx.now).max(0.0).ceil() as usize)
}

/// Whom the Lady's holder examines (K2).
pub(super) fn lady_ui(
    ui: &mut Ui,
    cx: &Cx<'_>,
    game: &Game,
    (holder, targets): (Seat, SeatSet),
    state: &mut GameState,
) -> Option<Intent> {
    let main = now_with_name(ui, cx, game.rules().name(holder), |name| {
        cx.say_with(Msg::LadyAsk, &[("name", name.into())])
    });
    let next = cx.say(Msg::LadyHint);
    let ask = SeatAsk {
        main: &main,
        next: &next,
        open: targets,
        asked: SeatSet::EMPTY.with(holder),
        ..Default::default()
    };
    match seat_ask_ui(ui, cx, game, state, &ask)? {
        Answer::Seat(on) => Some(tell(Event::Lady { on })),
        Answer::Intent(intent) => Some(intent),
        Answer::Primary | Answer::Other => None,
    }
}

/// Who looks at whose card (P3, W3). What is fixed by the card is not asked.
pub(super) fn loyalty_ui(
    ui: &mut Ui,
    cx: &Cx<'_>,
    game: &Game,
    (reason, lookers, shown): (CheckReason, SeatSet, SeatSet),
    state: &mut GameState,
) -> Option<Intent> {
    let rules = game.rules();
    let only = |set: SeatSet| {
        if set.len() == 1 {
            set.iter().next()
        } else {
            None
        }
    };
    let looker = only(lookers).or(state.begun.named.filter(|&seat| lookers.contains(seat)));
    let title = match reason {
        CheckReason::Plot(card) => cx.words.plot_card(card, rules.setup().edition),
        CheckReason::WitchPrice => cx.say(Msg::WitchPriceMeans),
    };
    let (main, open) = match (looker, only(shown)) {
        // Someone's card is passed to another, who looks.
        (None, Some(of)) => {
            let main = now_with_name(ui, cx, rules.name(of), |name| {
                cx.say_with(Msg::LoyaltyPass, &[("name", name.into())])
            });
            (main, lookers.without(of))
        }
        (None, None) => (cx.say(Msg::LoyaltyWho), lookers),
        (Some(by), _) => {
            let main = now_with_name(ui, cx, rules.name(by), |name| {
                cx.say_with(Msg::LoyaltyLook, &[("name", name.into())])
            });
            (main, shown.without(by))
        }
    };
    // The price is paid by a player drawn by lot (W3).
    let is_lot = looker.is_none() && reason == CheckReason::WitchPrice;
    let (lot, space) = (cx.say(Msg::LoyaltyLot), cx.say(Msg::KeySpace));
    let ask = SeatAsk {
        main: &main,
        next: &title,
        open: if is_lot { SeatSet::EMPTY } else { open },
        asked: looker.map_or(SeatSet::EMPTY, |seat| SeatSet::EMPTY.with(seat)),
        primary: is_lot.then(|| Button::gold(&lot).key(&space)),
        undo: state.begun.named.map(|seat| rules.name(seat).to_owned()),
        ..Default::default()
    };
    match seat_ask_ui(ui, cx, game, state, &ask)? {
        Answer::Seat(seat) => match (looker, only(shown)) {
            (Some(by), _) => Some(tell(Event::LoyaltyChecked { by, of: seat })),
            (None, Some(of)) => Some(tell(Event::LoyaltyChecked { by: seat, of })),
            (None, None) => {
                state.begun.named = Some(seat);
                None
            }
        },
        Answer::Primary => Some(Intent::DrawSeat(lookers)),
        Answer::Intent(intent) => Some(intent),
        Answer::Other => None,
    }
}
