//! Why something may not happen, as data: the words are elsewhere.

use super::board::Quest;
use super::card::{AllegianceCard, PlotCard};
use super::event::EventKind;
use super::modules::lancelot::Deck;
use super::role::Role;
use super::seat::{Seat, SeatSet};

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
    /// X1: Excalibur must be given with each proposal.
    ExcaliburMissing,
    /// X1: Excalibur goes to another member of the team.
    ExcaliburHolder {
        /// To whom it was given.
        holder: Seat,
        /// Who may have it.
        may: SeatSet,
    },
    /// X2, X3: this card can't be switched.
    ExcaliburTarget {
        /// Whose card.
        on: Seat,
        /// Whose may be.
        targets: SeatSet,
    },
    /// K2: this player can't be examined.
    LadyTarget {
        /// Who.
        on: Seat,
        /// Who may be.
        targets: SeatSet,
    },
    /// T2: this player has no card on this quest.
    NotOnTeam {
        /// Who.
        seat: Seat,
        /// Who is.
        team: SeatSet,
    },
    /// P2: too few or too many plot cards were drawn.
    DrawnCount {
        /// How many.
        found: usize,
        /// How many the leader draws.
        expected: usize,
    },
    /// P11: the plot deck doesn't hold so many of this card.
    PlotCardGone {
        /// Which card.
        card: PlotCard,
        /// How many it still holds.
        left: usize,
        /// Which cards it still holds.
        deck: Vec<PlotCard>,
    },
    /// P2: this card is not among those drawn.
    CardNotDrawn {
        /// Which card.
        card: PlotCard,
        /// What is left to give.
        cards: Vec<PlotCard>,
    },
    /// P2: the leader keeps none.
    LeaderKeepsNone {
        /// Who leads.
        leader: Seat,
    },
    /// P3, W3: this player doesn't look.
    LoyaltyLooker {
        /// Who was to look.
        by: Seat,
        /// Who may.
        lookers: SeatSet,
    },
    /// P3, W3: this player's card can't be looked at.
    LoyaltyShown {
        /// Whose card.
        of: Seat,
        /// Whose may be.
        shown: SeatSet,
    },
    /// P4: this player has no such card, or has passed.
    NotAsked {
        /// Who.
        by: Seat,
        /// Who may play or pass now.
        asked: Vec<Seat>,
    },
    /// P9, P10: the card can't aim at this player.
    PlotTarget {
        /// Which card.
        card: PlotCard,
        /// At whom.
        on: Seat,
        /// At whom it may; nobody for cards that aim at nobody.
        targets: SeatSet,
    },
    /// P8 to P10: the line says too little or too much about what the card does.
    PlotAim {
        /// Which card.
        card: PlotCard,
    },
    /// P8: this player doesn't hold that card, or it is one's own.
    NotHeld {
        /// Who.
        seat: Seat,
        /// Which card.
        card: PlotCard,
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
    /// L3, X2: more cards of the team had to be fails: that of evil's Lancelot, or a switched success.
    FewFails {
        /// Which quest.
        quest: Quest,
        /// How many fails were revealed.
        fails: usize,
        /// How many the team must have played.
        least: usize,
    },
    /// W2: the player who hid a quest was not the Witch.
    Witch {
        /// Who hid it.
        by: Seat,
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
