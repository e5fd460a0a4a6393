//! The cards that a game may use beside the characters.

use serde::{Deserialize, Serialize};

/// A card of the allegiance deck (L2 to L5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AllegianceCard {
    /// Both Lancelots stay where they are.
    NoChange,
    /// Both Lancelots change sides (L6).
    Switch,
}

/// A plot card, by its *Avalon* name (P).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlotCard {
    /// *Overheard Conversation* in *The Resistance*.
    AreYouTheOne,
    /// *Opinion Maker*.
    Charge,
    /// *Establish Confidence*.
    ShowYourStrength,
    /// *Open Up*.
    ShowYourTrueNature,
    /// *No Confidence*.
    TheKingReturns,
    /// *Keeping a Close Eye on You*.
    Ambush,
    /// *Strong Leader*.
    LeadToVictory,
    /// *In the Spotlight*.
    WeFoundYou,
    /// *Take Responsibility*.
    RestoreYourHonor,
}

impl PlotCard {
    /// The name that records use.
    pub const fn id(self) -> &'static str {
        match self {
            Self::AreYouTheOne => "are_you_the_one",
            Self::Charge => "charge",
            Self::ShowYourStrength => "show_your_strength",
            Self::ShowYourTrueNature => "show_your_true_nature",
            Self::TheKingReturns => "the_king_returns",
            Self::Ambush => "ambush",
            Self::LeadToVictory => "lead_to_victory",
            Self::WeFoundYou => "we_found_you",
            Self::RestoreYourHonor => "restore_your_honor",
        }
    }
}
