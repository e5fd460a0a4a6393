//! The parts of the rules: one part, one file, one line in the list below.
//!
//! A module *asks* and never acts on its own: it is asked what stands in the way of a game, what it wants to know at a
//! moment, whether an answer is allowed, and it takes that answer. The table walks from moment to moment.

mod assassin;
mod core;
pub(super) mod excalibur;
pub(super) mod lady;
pub(super) mod lancelot;
pub(super) mod plot;
pub(super) mod trapper;
pub(super) mod witch;

use super::board::Quest;
use super::chance::Chance;
use super::event::Event;
use super::history::News;
use super::illegal::Illegal;
use super::problem::{Problem, Warning};
use super::prompt::Prompt;
use super::role::{Role, Side};
use super::seat::{BySeat, Seat, SeatSet};
use super::setup::{Rules, Setup};
use super::table::Table;
use super::timing::Moment;

/// Declares the modules in the rulebook's order of resolution, and the state that each keeps of a game.
macro_rules! modules {
    ($($name:ident),* $(,)?) => {
        /// All modules, in the rulebook's order of resolution.
        pub(super) static MODULES: &[&dyn Module] = &[$(&$name::MODULE),*];

        /// What each module keeps of a game.
        #[derive(Clone, Debug, Default, PartialEq, Eq)]
        pub(super) struct States {
            $(pub(super) $name: $name::State,)*
        }
    };
}

modules![
    core, lancelot, plot, excalibur, trapper, witch, lady, assassin
];

/// A part of the rules. What a module doesn't care for it leaves as it is.
pub(super) trait Module: Sync {
    /// What stands in the way of a game.
    fn problems(&self, _setup: &Setup, _problems: &mut Vec<Problem>) {}

    /// What is allowed but unwise.
    fn warnings(&self, _setup: &Setup, _warnings: &mut Vec<Warning>) {}

    /// How many go on a quest.
    fn team_size(&self, _rules: &Rules, size: usize) -> usize {
        size
    }

    /// How many quest cards count.
    fn counted_cards(&self, _table: &Table, cards: usize) -> usize {
        cards
    }

    /// How many of them can be fails.
    fn most_fails(&self, _table: &Table, most: usize) -> usize {
        most
    }

    /// Whether a proposal is allowed, its size aside.
    fn check_proposal(
        &self,
        _table: &Table,
        _members: SeatSet,
        _excalibur: Option<Seat>,
    ) -> Result<(), Illegal> {
        Ok(())
    }

    /// The side that a character's player was on in a quest.
    fn side_of(&self, _table: &Table, _role: Role, _quest: Quest, side: Side) -> Side {
        side
    }

    /// Whether an evil player with this character had to fail a quest that he was on.
    fn must_fail(&self, _table: &Table, _role: Role, _quest: Quest) -> bool {
        false
    }

    /// What it asks at the table's moment; none when it has nothing (more) to ask.
    fn prompt(&self, table: &Table) -> Option<Prompt>;

    /// The answers to what it asks now, one standing for all that are alike.
    fn answers(&self, table: &Table) -> Vec<Event>;

    /// An answer drawn for the table, if what it asks is drawn.
    fn draw(&self, _table: &Table, _chance: &mut dyn Chance) -> Option<Event> {
        None
    }

    /// Whether this answer is allowed. It is of a kind that the prompt names.
    fn check(&self, table: &Table, event: &Event) -> Result<(), Illegal>;

    /// Takes an answer that was allowed.
    fn apply(&self, table: &mut Table, event: &Event, news: &mut Vec<News>);

    /// What may be told out of turn, whatever is asked just now.
    fn out_of_turn(&self, _table: &Table) -> Vec<Event> {
        Vec::new()
    }

    /// Whether this may be told out of turn; none when it isn't of a kind that may be now.
    fn check_out_of_turn(&self, _table: &Table, _event: &Event) -> Option<Result<(), Illegal>> {
        None
    }

    /// Closes the opportunity that it has opened: everyone who still could, passes.
    fn pass(&self, _table: &mut Table) {}

    /// The table has come to another moment.
    fn moment_begins(&self, _table: &mut Table, _moment: Moment) {}

    /// The table has voted.
    fn vote_taken(&self, _table: &mut Table) {}

    /// The cards of a quest were counted; what belonged to that quest alone is forgotten.
    fn quest_counted(&self, _table: &mut Table) {}

    /// Whether the characters that the table tells after the end fit what happened.
    fn check_roles(&self, _table: &Table, _roles: &BySeat<Role>) -> Result<(), Illegal> {
        Ok(())
    }
}

/// Every check of a loyalty that is allowed: nobody looks at his own card.
fn loyalty_checks(lookers: SeatSet, shown: SeatSet) -> Vec<Event> {
    let pairs = lookers
        .iter()
        .flat_map(|by| shown.without(by).iter().map(move |of| (by, of)));
    pairs
        .map(|(by, of)| Event::LoyaltyChecked { by, of })
        .collect()
}

fn check_loyalty(event: &Event, lookers: SeatSet, shown: SeatSet) -> Result<(), Illegal> {
    match *event {
        Event::LoyaltyChecked { by, .. } if !lookers.contains(by) => {
            Err(Illegal::LoyaltyLooker { by, lookers })
        }
        Event::LoyaltyChecked { by, of } if by == of || !shown.contains(of) => {
            Err(Illegal::LoyaltyShown {
                of,
                shown: shown.without(by),
            })
        }
        _ => Ok(()),
    }
}

/// Lets each module in turn change a value.
pub(super) fn fold<T>(start: T, change: impl Fn(&dyn Module, T) -> T) -> T {
    MODULES
        .iter()
        .fold(start, |value, &module| change(module, value))
}
