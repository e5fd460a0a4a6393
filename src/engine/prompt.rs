//! What play waits for: just what the screen that asks it needs.

use super::board::Quest;
use super::card::PlotCard;
use super::event::{Event, EventKind};
use super::modules::lancelot::Deck;
use super::seat::{Seat, SeatSet};
use super::setup::AssassinationRule;

/// Why someone's loyalty is checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CheckReason {
    /// A plot card used at once (P3).
    Plot(PlotCard),
    /// The price of the Witch's veil (W3).
    WitchPrice,
}

/// What the table is asked now.
#[derive(Clone, Debug, PartialEq, Eq)]
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
    /// Held plot cards may be played now; one chance each (P4).
    Window {
        /// Which card the moment is for.
        card: PlotCard,
        /// Its holders who have not passed, clockwise from the leader. Never empty.
        open_to: Vec<Seat>,
        /// At whom it may aim; empty for cards that aim at nobody.
        targets: SeatSet,
    },
    /// The leader draws plot cards (P2).
    PlotDraw {
        /// Who draws.
        leader: Seat,
        /// How many: 1 to 3.
        count: usize,
    },
    /// The leader gives the drawn plot cards, one by one (P2).
    PlotGive {
        /// Who gives, and keeps none.
        leader: Seat,
        /// What is left to give, in the order drawn. Never empty.
        cards: Vec<PlotCard>,
    },
    /// A loyalty card is looked at (P3, W3).
    LoyaltyCheck {
        /// Why.
        reason: CheckReason,
        /// Who may look.
        lookers: SeatSet,
        /// Whose card may be looked at; never one's own.
        shown: SeatSet,
    },
    /// The card is taken at once (P8, with the option `immediate`).
    RestoreNow {
        /// Who received *Restore Your Honor*.
        by: Seat,
        /// Who holds a card.
        from: SeatSet,
    },
    /// The leader proposes a team (B1).
    Team {
        /// Who leads.
        leader: Seat,
        /// How many go.
        size: usize,
        /// Whether Excalibur is given to one of them (X1).
        with_excalibur: bool,
    },
    /// The table votes (B2).
    Vote {
        /// Who leads.
        leader: Seat,
        /// Who would go.
        team: SeatSet,
        /// Who votes openly, before the others (P6).
        charge: SeatSet,
    },
    /// Excalibur is used on someone's card, or not (X2).
    Excalibur {
        /// Who holds it.
        holder: Seat,
        /// Whose card may be switched.
        targets: SeatSet,
    },
    /// The leader excludes one card (T2).
    Exclusion {
        /// Who excludes.
        leader: Seat,
        /// Whose card may be excluded.
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
    /// The Lady's holder examines a player (K2).
    Lady {
        /// Who holds her.
        holder: Seat,
        /// Who has never held her.
        targets: SeatSet,
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
    /// The kinds of event that answer it.
    pub const fn answers(&self) -> &'static [EventKind] {
        match self {
            Self::AllegianceDeal => &[EventKind::AllegianceDealt],
            Self::AllegianceCard { .. } => &[EventKind::Allegiance],
            Self::Window { .. } => &[EventKind::PlotPlayed, EventKind::PlotPassed],
            Self::PlotDraw { .. } => &[EventKind::PlotDrawn],
            Self::PlotGive { .. } => &[EventKind::PlotGiven],
            Self::LoyaltyCheck { .. } => &[EventKind::LoyaltyChecked],
            Self::RestoreNow { .. } => &[EventKind::PlotPlayed],
            Self::Team { .. } => &[EventKind::Team],
            Self::Vote { .. } => &[EventKind::Vote],
            Self::Excalibur { .. } => &[EventKind::Excalibur],
            Self::Exclusion { .. } => &[EventKind::Excluded],
            Self::QuestCards { .. } => &[EventKind::Quest],
            Self::Lady { .. } => &[EventKind::Lady],
            Self::Assassination { .. } => &[EventKind::Assassination],
            Self::WhoWasWho => &[EventKind::Roles],
        }
    }

    /// Whether the event is an answer to it, be it a right one or not.
    pub(super) fn is_answered_by(&self, event: &Event) -> bool {
        match (self, event) {
            (Self::Window { card, .. }, Event::PlotPlayed { card: played, .. }) => card == played,
            _ => self.answers().contains(&event.kind()),
        }
    }

    /// Whether it is an opportunity: a line of a later step closes it (P4).
    pub const fn is_opportunity(&self) -> bool {
        matches!(self, Self::Window { .. })
    }

    /// Whether the app can answer it by drawing for the table (L10, P11, T4).
    pub const fn is_drawn(&self) -> bool {
        matches!(
            self,
            Self::AllegianceDeal
                | Self::AllegianceCard { .. }
                | Self::PlotDraw { .. }
                | Self::Exclusion { .. }
        )
    }
}
