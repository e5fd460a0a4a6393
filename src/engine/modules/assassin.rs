//! The assassination after Good's third success (A1 to A3).

use super::super::event::Event;
use super::super::history::{News, Reason};
use super::super::illegal::{Contradiction, Illegal};
use super::super::problem::Warning;
use super::super::prompt::Prompt;
use super::super::role::{Role, Side};
use super::super::seat::{BySeat, Seat};
use super::super::setup::{AssassinationRule, Setup};
use super::super::table::Table;
use super::super::timing::Moment;
use super::Module;

pub(in crate::engine) const MODULE: Assassin = Assassin;

/// Who was named, and whether it was said to be Merlin.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::engine) struct State {
    named: Option<(Seat, bool)>,
}

pub(in crate::engine) struct Assassin;

impl Module for Assassin {
    fn warnings(&self, setup: &Setup, warnings: &mut Vec<Warning>) {
        match (setup.has(Role::Merlin), setup.has(Role::Assassin)) {
            (true, false) => warnings.push(Warning::MerlinWithoutAssassin),
            (false, true) => warnings.push(Warning::AssassinWithoutMerlin),
            _ => {}
        }
    }

    fn prompt(&self, table: &Table) -> Option<Prompt> {
        let rules = table.rules();
        // Without Merlin there is no assassination (R3).
        (table.moment() == Moment::Verdict && rules.has(Role::Merlin)).then(|| {
            Prompt::Assassination {
                rule: rules.setup().assassination,
                has_assassin: rules.has(Role::Assassin),
            }
        })
    }

    fn answers(&self, table: &Table) -> Vec<Event> {
        Seat::all(table.players())
            .flat_map(|named| [true, false].map(|merlin| Event::Assassination { named, merlin }))
            .collect()
    }

    fn check(&self, table: &Table, event: &Event) -> Result<(), Illegal> {
        match event {
            // Who may be named the table knows, not the app (A3).
            Event::Assassination { named, .. } => table.check_seat(*named),
            _ => Ok(()),
        }
    }

    fn apply(&self, table: &mut Table, event: &Event, news: &mut Vec<News>) {
        if let Event::Assassination { named, merlin } = *event {
            table.states.assassin.named = Some((named, merlin));
            if merlin {
                table.end(Side::Evil, Reason::MerlinAssassinated, news);
            } else {
                table.end(Side::Good, Reason::AssassinationMissed, news);
            }
        }
    }

    fn check_roles(&self, table: &Table, roles: &BySeat<Role>) -> Result<(), Illegal> {
        let Some((named, merlin)) = table.states.assassin.named else {
            return Ok(());
        };
        let Some(&role) = roles.get(named) else {
            return Ok(());
        };
        if (role == Role::Merlin) != merlin {
            return Err(Illegal::RolesContradict(Contradiction::Merlin {
                named,
                merlin,
            }));
        }
        // A3: with evil's cards turned up only good can be named, or a hidden Oberon; else anyone but the Assassin.
        let is_good = table.side_of(role, table.quest()) == Side::Good;
        let may_be_named = match table.rules().setup().assassination {
            AssassinationRule::Reveal | AssassinationRule::Discuss => is_good,
            AssassinationRule::HideOberon | AssassinationRule::DiscussHideOberon => {
                is_good || role == Role::Oberon
            }
            AssassinationRule::Conceal => role != Role::Assassin,
        };
        if may_be_named {
            Ok(())
        } else {
            Err(Illegal::RolesContradict(Contradiction::Target {
                named,
                role,
            }))
        }
    }
}
