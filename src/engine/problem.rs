//! What is wrong with a set-up, and what is only unwise: as data, the words are elsewhere.

use super::role::{Role, Side};
use super::seat::Seat;

/// What stands in the way of a game, and what it is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Problem {
    /// B1: too few or too many seats.
    PlayerCount {
        /// How many there are; 5 to 10 are expected.
        found: usize,
    },
    /// A seat without a name.
    EmptyName {
        /// Whose.
        seat: Seat,
    },
    /// Two seats of one name.
    SameName {
        /// The earlier one.
        first: Seat,
        /// The later one.
        second: Seat,
    },
    /// B5: the first leader doesn't sit at the table.
    FirstLeader {
        /// The seat that was named.
        seat: Seat,
        /// How many seats there are.
        players: usize,
    },
    /// R3: a side has too few or too many characters.
    SideCount {
        /// Which side.
        side: Side,
        /// How many of it stand in the line-up.
        found: usize,
        /// How many B1 asks for.
        expected: usize,
    },
    /// R3: a special character stands there more than once.
    RoleTwice {
        /// Which.
        role: Role,
    },
    /// B7: a character of the other edition.
    WrongEdition {
        /// Which.
        role: Role,
    },
    /// R1: one Lancelot without the other.
    LancelotAlone {
        /// The one who is missing.
        missing: Role,
    },
    /// Lancelot's cards are in the line-up, but not how he is played.
    LancelotWithoutMode,
    /// How Lancelot is played is said, but his cards are not in the line-up.
    ModeWithoutLancelot,
    /// T1: Trapper is for eight to ten.
    TrapperPlayers {
        /// How many there are.
        found: usize,
    },
    /// T1: Trapper and plot cards can't be played together.
    TrapperWithPlotCards,
}

/// What is allowed but unwise; the table may pass over it (R3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Warning {
    /// Percival without Morgana knows Merlin for sure.
    PercivalKnowsMerlin,
    /// Percival at a table of five without Morgana or Mordred.
    PercivalAtFive,
    /// Percival, with neither Merlin nor Morgana to see.
    PercivalSeesNobody,
    /// Merlin without an Assassin: evil names him together.
    MerlinWithoutAssassin,
    /// An Assassin without Merlin has nobody to look for.
    AssassinWithoutMerlin,
    /// Lancelot at fewer than seven players.
    LancelotBelowSeven,
    /// The Lady of the Lake at fewer than seven players.
    LadyBelowSeven,
    /// T7: a team of six needs more quest cards than the box holds.
    TrapperTeamOfSix,
}

/// Every problem of a set-up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupError {
    /// At least one, in the order of the rulebook.
    pub problems: Vec<Problem>,
}
