//! The parts of the rules: one part, one file, one line in the list below.
//!
//! A module *asks* and never acts on its own: it is asked what stands in the way of a game, what it wants to know at a
//! moment, whether an answer is allowed, and it takes that answer. The table walks from moment to moment.

mod assassin;
mod core;
pub(super) mod lancelot;

use super::board::Quest;
use super::chance::Chance;
use super::event::Event;
use super::illegal::Illegal;
use super::prompt::Prompt;
use super::role::{Role, Side};
use super::seat::BySeat;
use super::setup::{Problem, Rules, Setup, Warning};
use super::table::{News, Table};

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

modules![core, lancelot, assassin];

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

    /// The side that a character's player was on in a quest.
    fn side_of(&self, _table: &Table, _role: Role, _quest: Quest, side: Side) -> Side {
        side
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

    /// Whether the characters that the table tells after the end fit what happened.
    fn check_roles(&self, _table: &Table, _roles: &BySeat<Role>) -> Result<(), Illegal> {
        Ok(())
    }
}

/// Lets each module in turn change a value.
pub(super) fn fold<T>(start: T, change: impl Fn(&dyn Module, T) -> T) -> T {
    MODULES
        .iter()
        .fold(start, |value, &module| change(module, value))
}
