//! The Lady of the Lake: after quests 2, 3 and 4 her holder examines a player, who holds her next (K1 to K3).

use super::super::board::Quest;
use super::super::event::Event;
use super::super::history::News;
use super::super::illegal::Illegal;
use super::super::problem::Warning;
use super::super::prompt::Prompt;
use super::super::seat::{Seat, SeatSet};
use super::super::setup::Setup;
use super::super::table::Table;
use super::super::timing::Moment;
use super::Module;

pub(in crate::engine) const MODULE: Lady = Lady;

/// Each examination: after which quest, and who was examined and holds her since.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::engine) struct State {
    looks: Vec<(Quest, Seat)>,
}

pub(in crate::engine) struct Lady;

/// Who holds her now; none in a game without her (K1, K2).
pub(in crate::engine) fn holder(table: &Table) -> Option<Seat> {
    table.rules().setup().lady_of_the_lake.then(|| {
        let first = table.rules().setup().first_leader.right(table.players());
        table
            .states
            .lady
            .looks
            .last()
            .map_or(first, |&(_, seat)| seat)
    })
}

/// Who has held her, the present holder included.
fn holders(table: &Table) -> SeatSet {
    let first = table.rules().setup().first_leader.right(table.players());
    table
        .states
        .lady
        .looks
        .iter()
        .fold(SeatSet::EMPTY.with(first), |set, &(_, seat)| set.with(seat))
}

impl Module for Lady {
    fn warnings(&self, setup: &Setup, warnings: &mut Vec<Warning>) {
        if setup.lady_of_the_lake && setup.players() < 7 {
            warnings.push(Warning::LadyBelowSeven);
        }
    }

    fn prompt(&self, table: &Table) -> Option<Prompt> {
        let holder = holder(table)?;
        let quest = table.quest();
        let is_her_time = table.moment() == Moment::QuestOver
            && (2..=4).contains(&quest.number())
            && table
                .states
                .lady
                .looks
                .last()
                .is_none_or(|&(of, _)| of < quest);
        is_her_time.then(|| Prompt::Lady {
            holder,
            targets: holders(table).others(table.players()),
        })
    }

    fn answers(&self, table: &Table) -> Vec<Event> {
        holders(table)
            .others(table.players())
            .iter()
            .map(|on| Event::Lady { on })
            .collect()
    }

    fn check(&self, table: &Table, event: &Event) -> Result<(), Illegal> {
        let Event::Lady { on } = *event else {
            return Ok(());
        };
        table.check_seat(on)?;
        let targets = holders(table).others(table.players());
        if targets.contains(on) {
            Ok(())
        } else {
            Err(Illegal::LadyTarget { on, targets })
        }
    }

    fn apply(&self, table: &mut Table, event: &Event, _news: &mut Vec<News>) {
        if let Event::Lady { on } = *event {
            let quest = table.quest();
            table.states.lady.looks.push((quest, on));
        }
    }
}
