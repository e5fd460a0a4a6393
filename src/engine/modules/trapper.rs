//! Trapper: one more goes on each quest, and the leader excludes one card (T1 to T7).

use super::super::board::Quest;
use super::super::chance::Chance;
use super::super::event::Event;
use super::super::history::News;
use super::super::illegal::Illegal;
use super::super::problem::{Problem, Warning};
use super::super::prompt::Prompt;
use super::super::seat::{Seat, SeatSet};
use super::super::setup::{Rules, Setup};
use super::super::table::Table;
use super::super::timing::Moment;
use super::Module;

pub(in crate::engine) const MODULE: Trapper = Trapper;

/// How few may play with it (T1).
const FEWEST: usize = 8;

/// Whose card is excluded on the present quest.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::engine) struct State {
    excluded: Option<Seat>,
}

pub(in crate::engine) struct Trapper;

/// Whose card is excluded on the present quest, if any.
pub(in crate::engine) fn excluded(table: &Table) -> Option<Seat> {
    table.states.trapper.excluded
}

fn team(table: &Table) -> SeatSet {
    table.proposal().map_or(SeatSet::EMPTY, |it| it.members)
}

impl Module for Trapper {
    fn problems(&self, setup: &Setup, problems: &mut Vec<Problem>) {
        if !setup.trapper {
            return;
        }
        if setup.players() < FEWEST {
            problems.push(Problem::TrapperPlayers {
                found: setup.players(),
            });
        }
        if setup.plot_cards {
            problems.push(Problem::TrapperWithPlotCards);
        }
    }

    fn warnings(&self, setup: &Setup, warnings: &mut Vec<Warning>) {
        // The box has five quest cards of each kind, and a team of six needs six (T7).
        let sizes = setup
            .check()
            .map(|rules| Quest::ALL.map(|quest| rules.team_size(quest)));
        if setup.trapper && sizes.is_ok_and(|sizes| sizes.into_iter().any(|size| size > 5)) {
            warnings.push(Warning::TrapperTeamOfSix);
        }
    }

    fn team_size(&self, rules: &Rules, size: usize) -> usize {
        size + usize::from(rules.setup().trapper)
    }

    fn counted_cards(&self, table: &Table, cards: usize) -> usize {
        cards - usize::from(table.states.trapper.excluded.is_some()).min(cards)
    }

    fn prompt(&self, table: &Table) -> Option<Prompt> {
        let is_asked = table.rules().setup().trapper
            && table.moment() == Moment::Exclusion
            && table.states.trapper.excluded.is_none();
        is_asked.then(|| Prompt::Exclusion {
            leader: table.leader(),
            team: team(table),
        })
    }

    fn answers(&self, table: &Table) -> Vec<Event> {
        team(table)
            .iter()
            .flat_map(|seat| [false, true].map(|at_random| Event::Excluded { seat, at_random }))
            .collect()
    }

    fn draw(&self, table: &Table, chance: &mut dyn Chance) -> Option<Event> {
        let team = team(table);
        let seat = team.iter().nth(chance.below(team.len()))?;
        Some(Event::Excluded {
            seat,
            at_random: true,
        })
    }

    fn check(&self, table: &Table, event: &Event) -> Result<(), Illegal> {
        let Event::Excluded { seat, .. } = *event else {
            return Ok(());
        };
        let team = team(table);
        if team.contains(seat) {
            Ok(())
        } else {
            Err(Illegal::NotOnTeam { seat, team })
        }
    }

    fn apply(&self, table: &mut Table, event: &Event, _news: &mut Vec<News>) {
        if let Event::Excluded { seat, .. } = *event {
            table.states.trapper.excluded = Some(seat);
        }
    }

    fn quest_counted(&self, table: &mut Table) {
        table.states.trapper.excluded = None;
    }
}
