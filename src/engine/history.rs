//! What stays of a game as it is played: proposals, quests, how it ended, and the news of each step.

use super::board::Quest;
use super::card::AllegianceCard;
use super::event::{Ballot, EventKind};
use super::role::Side;
use super::seat::{Seat, SeatSet};

/// A proposal of the current or a past quest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proposal {
    /// Who proposed it.
    pub leader: Seat,
    /// Who would go.
    pub members: SeatSet,
    /// Who would hold Excalibur (X1).
    pub excalibur: Option<Seat>,
    /// How the table voted; none before the vote.
    pub ballot: Option<Ballot>,
    /// Whether it was accepted in the end; none while that is open.
    pub is_accepted: Option<bool>,
}

/// A quest that is done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuestRecord {
    /// Which quest.
    pub quest: Quest,
    /// All its proposals; the last one is the team that went.
    pub proposals: Vec<Proposal>,
    /// Who led the team that went.
    pub leader: Seat,
    /// Who went.
    pub team: SeatSet,
    /// How many fails were revealed.
    pub fails: usize,
    /// How many it took.
    pub fails_needed: usize,
    /// Whose card Excalibur switched, if any (X2).
    pub switched: Option<Seat>,
    /// Whose card was excluded, if any (T3).
    pub excluded: Option<Seat>,
    /// Whether the Witch has hidden it (W2).
    pub is_veiled: bool,
    /// Who won it.
    pub winner: Side,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Who won.
    pub winner: Side,
    /// Why.
    pub reason: Reason,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// B6
    ThreeFails,
    /// B3
    FiveRejections,
    /// A1
    MerlinAssassinated,
    /// A1
    AssassinationMissed,
    /// B7, R3: without Merlin three successes win.
    ThreeSuccesses,
}

impl Reason {
    /// What a replay calls it.
    pub const fn id(self) -> &'static str {
        match self {
            Self::ThreeFails => "three_fails",
            Self::FiveRejections => "five_rejections",
            Self::MerlinAssassinated => "merlin_assassinated",
            Self::AssassinationMissed => "assassination_missed",
            Self::ThreeSuccesses => "three_successes",
        }
    }
}

/// What followed from an event: derived, never stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum News {
    /// A quest begins.
    QuestBegins(Quest),
    /// An allegiance card was turned (L2, L4, L5).
    AllegianceTurned(AllegianceCard),
    /// The vote approved the team.
    Approved,
    /// The team plays its quest cards, face down.
    CardsArePlayed,
    /// The proposal was rejected; so many in a row now.
    Rejected {
        /// 1 to 5.
        in_a_row: usize,
    },
    /// A quest is done.
    QuestDone {
        /// Which.
        quest: Quest,
        /// Who won it.
        winner: Side,
    },
    /// The game is over.
    Over(Outcome),
    /// An event of this kind was taken back.
    TakenBack(EventKind),
    /// An event of this kind was brought back.
    BroughtBack(EventKind),
}
