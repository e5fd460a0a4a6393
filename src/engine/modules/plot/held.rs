//! Held plot cards: the moments for them, who may play, and what they do (P4 to P10).

use super::super::super::card::PlotCard;
use super::super::super::event::Event;
use super::super::super::history::News;
use super::super::super::illegal::Illegal;
use super::super::super::prompt::Prompt;
use super::super::super::seat::{Seat, SeatSet};
use super::super::super::table::Table;
use super::super::super::timing::Moment;
use super::State;

/// The card that a moment is for.
pub(super) const fn card_of(moment: Moment) -> Option<PlotCard> {
    match moment {
        Moment::LeaderActs => Some(PlotCard::LeadToVictory),
        Moment::VotePassed => Some(PlotCard::TheKingReturns),
        Moment::BeforeCards => Some(PlotCard::WeFoundYou),
        Moment::AfterExcalibur => Some(PlotCard::Ambush),
        _ => None,
    }
}

impl State {
    pub(super) fn holds(&self, seat: Seat, card: PlotCard) -> bool {
        self.held.contains(&(seat, card))
    }

    /// Takes a card away from before its holder.
    fn take(&mut self, seat: Seat, card: PlotCard) {
        if let Some(idx) = self.held.iter().position(|&it| it == (seat, card)) {
            self.held.remove(idx);
        }
    }
}

/// The opportunity for a card, if anyone may still play it. Order is clockwise from the leader (P4).
pub(super) fn window(table: &Table, card: PlotCard) -> Option<Prompt> {
    let state = &table.states.plot;
    // After one Lead to Victory no second until a vote has taken place (P5).
    if card == PlotCard::LeadToVictory && state.is_lead_taken {
        return None;
    }
    let open_to: Vec<_> = table
        .leader()
        .round(table.players())
        .filter(|&seat| state.holds(seat, card) && !state.passed.contains(seat))
        .collect();
    let team = table.proposal().map_or(SeatSet::EMPTY, |it| it.members);
    let (targets, aims) = match card {
        PlotCard::WeFoundYou => (team, true),
        PlotCard::Ambush => (
            team.iter()
                .filter(|&seat| !state.ambushed.contains(seat))
                .collect(),
            true,
        ),
        _ => (SeatSet::EMPTY, false),
    };
    let is_open = !open_to.is_empty() && (!aims || !targets.is_empty());
    is_open.then_some(Prompt::Window {
        card,
        open_to,
        targets,
    })
}

fn played(card: PlotCard, by: Seat, on: Option<Seat>) -> Event {
    Event::PlotPlayed {
        card,
        by,
        on,
        from: None,
        takes: None,
    }
}

pub(super) fn window_answers(
    _table: &Table,
    card: PlotCard,
    open_to: &[Seat],
    targets: SeatSet,
) -> Vec<Event> {
    let mut answers = Vec::new();
    for &by in open_to {
        if targets.is_empty() {
            answers.push(played(card, by, None));
        }
        answers.extend(targets.iter().map(|on| played(card, by, Some(on))));
        answers.push(Event::PlotPassed { by });
    }
    answers
}

pub(super) fn check_window(
    table: &Table,
    event: &Event,
    card: PlotCard,
    open_to: &[Seat],
    targets: SeatSet,
) -> Result<(), Illegal> {
    let (by, aim) = match event {
        Event::PlotPassed { by } => (*by, None),
        Event::PlotPlayed {
            by,
            on,
            from: None,
            takes: None,
            ..
        } => (*by, Some(*on)),
        _ => return Err(Illegal::PlotAim { card }),
    };
    table.check_seat(by)?;
    if !open_to.contains(&by) {
        return Err(Illegal::NotAsked {
            by,
            asked: open_to.to_vec(),
        });
    }
    match aim {
        Some(Some(on)) if targets.is_empty() => Err(Illegal::PlotTarget { card, on, targets }),
        Some(Some(on)) if !targets.contains(on) => Err(Illegal::PlotTarget { card, on, targets }),
        Some(None) if !targets.is_empty() => Err(Illegal::PlotAim { card }),
        _ => Ok(()),
    }
}

/// Someone passes, and with him everyone before him in order (P4).
pub(super) fn pass(table: &mut Table, by: Seat) {
    pass_before(table, by);
    let state = &mut table.states.plot;
    state.passed = state.passed.with(by);
}

fn pass_before(table: &mut Table, by: Seat) {
    let before: Vec<_> = table
        .leader()
        .round(table.players())
        .take_while(|&seat| seat != by)
        .collect();
    let state = &mut table.states.plot;
    state.passed = before.into_iter().fold(state.passed, SeatSet::with);
}

/// A held card does what it says.
pub(super) fn play(table: &mut Table, event: &Event, news: &mut Vec<News>) {
    let Event::PlotPlayed {
        card,
        by,
        on,
        from,
        takes,
    } = *event
    else {
        return;
    };
    if card == PlotCard::RestoreYourHonor {
        return restore(table, by, from, takes);
    }
    pass_before(table, by);
    let state = &mut table.states.plot;
    state.take(by, card);
    state.discarded.push(card);
    match (card, on) {
        (PlotCard::LeadToVictory, _) => {
            state.is_lead_taken = true;
            table.lead_goes_to(by);
        }
        (PlotCard::TheKingReturns, _) => table.reject(news),
        (PlotCard::WeFoundYou, on) => state.face_up = on,
        (PlotCard::Ambush, Some(on)) => state.ambushed = state.ambushed.with(on),
        _ => {}
    }
}

fn restore(table: &mut Table, by: Seat, from: Option<Seat>, takes: Option<PlotCard>) {
    let state = &mut table.states.plot;
    // Received at once it waits to be resolved; else it lies before its holder.
    if state.pending == Some((PlotCard::RestoreYourHonor, by)) {
        state.pending = None;
    } else {
        state.take(by, PlotCard::RestoreYourHonor);
    }
    state.discarded.push(PlotCard::RestoreYourHonor);
    if let (Some(from), Some(takes)) = (from, takes) {
        state.take(from, takes);
        state.held.push((by, takes));
    }
}

/// Who else holds a card that can be taken (P8).
pub(super) fn others_with_cards(table: &Table, by: Seat) -> SeatSet {
    table
        .states
        .plot
        .held
        .iter()
        .map(|&(seat, _)| seat)
        .filter(|&seat| seat != by)
        .collect()
}

/// Every way in which a player can use *Restore Your Honor*.
pub(super) fn restores(table: &Table, by: Seat) -> Vec<Event> {
    let mut cards: Vec<_> = table
        .states
        .plot
        .held
        .iter()
        .copied()
        .filter(|&(seat, _)| seat != by)
        .collect();
    cards.sort_unstable();
    cards.dedup();
    cards
        .into_iter()
        .map(|(from, takes)| Event::PlotPlayed {
            card: PlotCard::RestoreYourHonor,
            by,
            on: None,
            from: Some(from),
            takes: Some(takes),
        })
        .collect()
}

/// Who may use *Restore Your Honor* now: it may be used between any two steps of a quest (P8), so not while cards are being
/// given or a check is waited for, and not after the last quest.
fn restorers(table: &Table) -> Vec<Seat> {
    let state = &table.states.plot;
    let is_between_steps = state.pending.is_none()
        && state.drawn.is_empty()
        && !matches!(table.moment(), Moment::Verdict | Moment::Over);
    let holders = state
        .held
        .iter()
        .filter(|&&(_, card)| is_between_steps && card == PlotCard::RestoreYourHonor)
        .map(|&(seat, _)| seat);
    holders.collect()
}

pub(super) fn restores_out_of_turn(table: &Table) -> Vec<Event> {
    restorers(table)
        .into_iter()
        .flat_map(|by| restores(table, by))
        .collect()
}

pub(super) fn check_restore_out_of_turn(
    table: &Table,
    event: &Event,
) -> Option<Result<(), Illegal>> {
    let restorers = restorers(table);
    let is_restore = matches!(
        event,
        Event::PlotPlayed {
            card: PlotCard::RestoreYourHonor,
            ..
        }
    );
    (is_restore && !restorers.is_empty()).then(|| check_restore(table, event, &restorers))
}

/// Whether one of these players takes a card that another holds.
pub(super) fn check_restore(table: &Table, event: &Event, asked: &[Seat]) -> Result<(), Illegal> {
    let restore = PlotCard::RestoreYourHonor;
    let Event::PlotPlayed {
        card,
        by,
        on,
        from,
        takes,
    } = *event
    else {
        return Ok(());
    };
    table.check_seat(by)?;
    if card != restore {
        return Err(Illegal::NotHeld { seat: by, card });
    }
    if !asked.contains(&by) {
        let asked = asked.to_vec();
        return Err(Illegal::NotAsked { by, asked });
    }
    let (None, Some(from), Some(takes)) = (on, from, takes) else {
        return Err(Illegal::PlotAim { card });
    };
    table.check_seat(from)?;
    if from == by || !table.states.plot.holds(from, takes) {
        return Err(Illegal::NotHeld {
            seat: from,
            card: takes,
        });
    }
    Ok(())
}
