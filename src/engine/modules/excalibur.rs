//! Excalibur: its holder may order one card of the team to be switched (X1 to X4).

use super::super::event::Event;
use super::super::history::News;
use super::super::illegal::Illegal;
use super::super::prompt::Prompt;
use super::super::seat::{Seat, SeatSet};
use super::super::table::Table;
use super::super::timing::Moment;
use super::{Module, plot, trapper};

pub(in crate::engine) const MODULE: Excalibur = Excalibur;

/// What its holder did on the present quest.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::engine) struct State {
    is_decided: bool,
    switched: Option<Seat>,
}

pub(in crate::engine) struct Excalibur;

/// Whose card was switched on the present quest, if any.
pub(in crate::engine) fn switched(table: &Table) -> Option<Seat> {
    table.states.excalibur.switched
}

/// Who holds the sword, and whose cards may be switched: not the holder's, and none played face up (X2, X3).
fn holder_and_targets(table: &Table) -> Option<(Seat, SeatSet)> {
    let proposal = table.proposal()?;
    let holder = proposal.excalibur?;
    let face_up = plot::face_up(table);
    let targets = proposal
        .members
        .iter()
        .filter(|&seat| seat != holder && Some(seat) != face_up)
        .collect();
    Some((holder, targets))
}

impl Module for Excalibur {
    /// A switched success may be a fail more than evil has players, if it counts (T2).
    fn most_fails(&self, table: &Table, most: usize) -> usize {
        let counts = switched(table).is_some_and(|seat| trapper::excluded(table) != Some(seat));
        most + usize::from(counts)
    }

    fn check_proposal(
        &self,
        table: &Table,
        members: SeatSet,
        excalibur: Option<Seat>,
    ) -> Result<(), Illegal> {
        match excalibur {
            _ if !table.rules().setup().excalibur => {
                if excalibur.is_some() {
                    Err(Illegal::NoExcalibur)
                } else {
                    Ok(())
                }
            }
            None => Err(Illegal::ExcaliburMissing),
            Some(holder) if holder == table.leader() || !members.contains(holder) => {
                Err(Illegal::ExcaliburHolder {
                    holder,
                    may: members.without(table.leader()),
                })
            }
            Some(_) => Ok(()),
        }
    }

    fn prompt(&self, table: &Table) -> Option<Prompt> {
        if table.moment() != Moment::CardsPlayed || table.states.excalibur.is_decided {
            return None;
        }
        let (holder, targets) = holder_and_targets(table)?;
        Some(Prompt::Excalibur { holder, targets })
    }

    fn answers(&self, table: &Table) -> Vec<Event> {
        let targets = holder_and_targets(table).map_or(SeatSet::EMPTY, |(_, targets)| targets);
        std::iter::once(None)
            .chain(targets.iter().map(Some))
            .map(|on| Event::Excalibur { on })
            .collect()
    }

    fn check(&self, table: &Table, event: &Event) -> Result<(), Illegal> {
        let (Event::Excalibur { on: Some(on) }, Some((_, targets))) =
            (event, holder_and_targets(table))
        else {
            return Ok(());
        };
        if targets.contains(*on) {
            Ok(())
        } else {
            Err(Illegal::ExcaliburTarget { on: *on, targets })
        }
    }

    fn apply(&self, table: &mut Table, event: &Event, _news: &mut Vec<News>) {
        if let Event::Excalibur { on } = *event {
            table.states.excalibur = State {
                is_decided: true,
                switched: on,
            };
        }
    }

    fn quest_counted(&self, table: &mut Table) {
        table.states.excalibur = State::default();
    }
}
