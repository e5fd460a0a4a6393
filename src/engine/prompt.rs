//! What play waits for: just what the screen that asks it needs.

use super::board::Quest;
use super::event::EventKind;
use super::modules::lancelot::Deck;
use super::seat::{Seat, SeatSet};
use super::setup::AssassinationRule;

/// What the table is asked now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prompt {
    /// Five allegiance cards are dealt, one above each quest (L3).
    AllegianceDeal,
    /// An allegiance card is drawn for this quest (L2, L4, L5).
    AllegianceCard {
        /// The quest that begins.
        quest: Quest,
        /// What the deck still holds.
        deck: Deck,
    },
    /// The leader proposes a team (B1).
    Team {
        /// Who leads.
        leader: Seat,
        /// How many go.
        size: usize,
    },
    /// The table votes (B2).
    Vote {
        /// Who leads.
        leader: Seat,
        /// Who would go.
        team: SeatSet,
    },
    /// The quest cards are revealed.
    QuestCards {
        /// How many cards count.
        cards: usize,
        /// How many of them can be fails.
        most_fails: usize,
        /// How many fails make the quest fail.
        fails_needed: usize,
    },
    /// One player is named (A1).
    Assassination {
        /// Who may be named, and whether evil talks (A2, A3).
        rule: AssassinationRule,
        /// Whether there is an Assassin; without one evil names him together (R3).
        has_assassin: bool,
    },
    /// The game is over; the table may tell who was who.
    WhoWasWho,
}

impl Prompt {
    /// The events that answer it.
    pub const fn answers(&self) -> &'static [EventKind] {
        match self {
            Self::AllegianceDeal => &[EventKind::AllegianceDealt],
            Self::AllegianceCard { .. } => &[EventKind::Allegiance],
            Self::Team { .. } => &[EventKind::Team],
            Self::Vote { .. } => &[EventKind::Vote],
            Self::QuestCards { .. } => &[EventKind::Quest],
            Self::Assassination { .. } => &[EventKind::Assassination],
            Self::WhoWasWho => &[EventKind::Roles],
        }
    }

    /// Whether the app can answer it by drawing for the table (L10).
    pub const fn is_drawn(&self) -> bool {
        matches!(self, Self::AllegianceDeal | Self::AllegianceCard { .. })
    }
}
