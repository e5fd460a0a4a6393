//! The Witch: once a game she hides a quest's result, and someone checks a loyalty for it (W1 to W4).

use super::super::board::Quest;
use super::super::event::Event;
use super::super::history::News;
use super::super::illegal::{Contradiction, Illegal};
use super::super::prompt::{CheckReason, Prompt};
use super::super::role::Role;
use super::super::seat::{BySeat, Seat, SeatSet};
use super::super::table::Table;
use super::super::timing::Moment;
use super::Module;

pub(in crate::engine) const MODULE: Witch = Witch;

/// What she did.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::engine) struct State {
    veil: Option<(Quest, Seat)>,
    is_price_paid: bool,
}

pub(in crate::engine) struct Witch;

/// Which quest she has hidden, if she has (W2).
pub(in crate::engine) fn veiled(table: &Table) -> Option<Quest> {
    table.states.witch.veil.map(|(quest, _)| quest)
}

/// Whether she may still hide the present quest.
fn may_veil(table: &Table) -> bool {
    table.rules().has(Role::Witch)
        && table.states.witch.veil.is_none()
        && table.moment() == Moment::Reveal
}

fn price(table: &Table) -> Option<(SeatSet, SeatSet)> {
    let (_, by) = table
        .states
        .witch
        .veil
        .filter(|_| !table.states.witch.is_price_paid)?;
    let all = SeatSet::full(table.players());
    Some((all.without(by), all))
}

impl Module for Witch {
    fn prompt(&self, table: &Table) -> Option<Prompt> {
        let (lookers, shown) = price(table).filter(|_| table.moment() == Moment::QuestOver)?;
        Some(Prompt::LoyaltyCheck {
            reason: CheckReason::WitchPrice,
            lookers,
            shown,
        })
    }

    fn answers(&self, table: &Table) -> Vec<Event> {
        let (lookers, shown) = price(table).unwrap_or_default();
        super::loyalty_checks(lookers, shown)
    }

    fn out_of_turn(&self, table: &Table) -> Vec<Event> {
        if may_veil(table) {
            Seat::all(table.players())
                .map(|by| Event::Veil { by })
                .collect()
        } else {
            Vec::new()
        }
    }

    fn check_out_of_turn(&self, table: &Table, event: &Event) -> Option<Result<(), Illegal>> {
        match *event {
            Event::Veil { by } if may_veil(table) => Some(table.check_seat(by)),
            _ => None,
        }
    }

    fn check(&self, table: &Table, event: &Event) -> Result<(), Illegal> {
        let (lookers, shown) = price(table).unwrap_or_default();
        super::check_loyalty(event, lookers, shown)
    }

    fn apply(&self, table: &mut Table, event: &Event, _news: &mut Vec<News>) {
        match *event {
            Event::Veil { by } => table.states.witch.veil = Some((table.quest(), by)),
            Event::LoyaltyChecked { .. } => table.states.witch.is_price_paid = true,
            _ => {}
        }
    }

    fn check_roles(&self, table: &Table, roles: &BySeat<Role>) -> Result<(), Illegal> {
        match table.states.witch.veil {
            Some((_, by)) if roles.get(by) != Some(&Role::Witch) => {
                Err(Illegal::RolesContradict(Contradiction::Witch { by }))
            }
            _ => Ok(()),
        }
    }
}
