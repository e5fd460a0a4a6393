//! Why something may not happen, as data: the words are elsewhere.

use super::board::Quest;
use super::event::{AllegianceCard, EventKind};
use super::modules::lancelot::Deck;
use super::role::Role;
use super::seat::Seat;

/// Why an event is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// Something else comes now.
    NotNow {
        /// What was told.
        got: EventKind,
        /// What may come; empty when nothing may.
        expected: Vec<EventKind>,
    },
    /// Nothing is there to be drawn by the app.
    NothingToDraw,
    /// There is nothing to take back.
    NothingToUndo,
    /// Nothing was taken back since the last line.
    NothingToRedo,
    /// The table has no such seat.
    NoSuchSeat {
        /// The seat that was named.
        seat: Seat,
        /// How many seats there are.
        players: usize,
    },
    /// B1: the team has too few or too many members.
    TeamSize {
        /// How many were proposed.
        found: usize,
        /// How many go on this quest.
        expected: usize,
    },
    /// X: this game is played without Excalibur.
    NoExcalibur,
    /// B2: more approvals than players.
    Approvals {
        /// How many were told.
        found: usize,
        /// How many players there are.
        players: usize,
    },
    /// B6: more fails than can have been played.
    TooManyFails {
        /// How many were told.
        found: usize,
        /// How many are possible.
        most: usize,
    },
    /// L10: the allegiance deck no longer holds this card.
    CardGone {
        /// Which card.
        card: AllegianceCard,
        /// What the deck still holds.
        deck: Deck,
    },
    /// L3: five allegiance cards are dealt.
    DealtCount {
        /// How many were told.
        found: usize,
    },
    /// L3: more switches were dealt than the deck holds.
    DealtSwitches {
        /// How many were told.
        found: usize,
        /// How many there are.
        most: usize,
    },
    /// The characters that were told are not one for each player.
    RolesCount {
        /// How many were told.
        found: usize,
        /// How many players there are.
        players: usize,
    },
    /// The characters that were told are not the line-up.
    RolesLineUp {
        /// One that stands there more or less often than in the line-up.
        role: Role,
        /// How often it was told.
        found: usize,
        /// How often it is in the line-up.
        expected: usize,
    },
    /// The characters that were told don't fit what happened.
    RolesContradict(Contradiction),
}

/// How the characters that were told after the end contradict the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contradiction {
    /// B6: the team had fewer evil members than fails.
    Fails {
        /// Which quest.
        quest: Quest,
        /// How many fails were revealed.
        fails: usize,
        /// How many the team can have played.
        most: usize,
    },
    /// L3: evil's Lancelot was on the team and nobody failed.
    ForcedFail {
        /// Which quest.
        quest: Quest,
    },
    /// A1: the player who was named is (or isn't) Merlin, against what was said.
    Merlin {
        /// Who was named.
        named: Seat,
        /// What was said.
        merlin: bool,
    },
    /// A3: the player who was named could not be.
    Target {
        /// Who was named.
        named: Seat,
        /// Who that is.
        role: Role,
    },
}
