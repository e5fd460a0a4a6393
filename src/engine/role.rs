//! Characters and the two sides.

use serde::{Deserialize, Serialize};

/// The two sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Arthur's side, or the Resistance.
    Good,
    /// Mordred's side, or the spies.
    Evil,
}

impl Side {
    /// Both sides.
    pub const ALL: [Self; 2] = [Self::Good, Self::Evil];

    /// The other side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Good => Self::Evil,
            Self::Evil => Self::Good,
        }
    }
}

/// A character card (R1, W1, B7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Knows evil.
    Merlin,
    /// Knows Merlin.
    Percival,
    /// A loyal servant, without a power; several may play.
    Servant,
    /// The Lancelot who starts good.
    GoodLancelot,
    /// Names Merlin at the end.
    Assassin,
    /// Looks like Merlin to Percival.
    Morgana,
    /// Unknown to Merlin.
    Mordred,
    /// Unknown to evil.
    Oberon,
    /// A minion, without a power; several may play.
    Minion,
    /// The Lancelot who starts evil.
    EvilLancelot,
    /// May hide one quest's result.
    Witch,
    /// *The Resistance*: good.
    Resistance,
    /// *The Resistance*: evil.
    Spy,
}

impl Role {
    /// Every character, good before evil, in the order of the line-up on screen.
    pub const ALL: [Self; 13] = [
        Self::Merlin,
        Self::Percival,
        Self::Servant,
        Self::GoodLancelot,
        Self::Resistance,
        Self::Assassin,
        Self::Morgana,
        Self::Mordred,
        Self::Oberon,
        Self::Minion,
        Self::EvilLancelot,
        Self::Witch,
        Self::Spy,
    ];

    /// The side printed on the card. A Lancelot's present side may differ (L6).
    pub const fn side(self) -> Side {
        match self {
            Self::Merlin
            | Self::Percival
            | Self::Servant
            | Self::GoodLancelot
            | Self::Resistance => Side::Good,
            Self::Assassin
            | Self::Morgana
            | Self::Mordred
            | Self::Oberon
            | Self::Minion
            | Self::EvilLancelot
            | Self::Witch
            | Self::Spy => Side::Evil,
        }
    }

    /// Whether several of them may play; every other character is there at most once (R3).
    pub const fn is_common(self) -> bool {
        matches!(
            self,
            Self::Servant | Self::Minion | Self::Resistance | Self::Spy
        )
    }

    /// Whether this is one of the two Lancelots.
    pub const fn is_lancelot(self) -> bool {
        matches!(self, Self::GoodLancelot | Self::EvilLancelot)
    }

    /// The name that records and commands use.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Merlin => "merlin",
            Self::Percival => "percival",
            Self::Servant => "servant",
            Self::GoodLancelot => "good_lancelot",
            Self::Assassin => "assassin",
            Self::Morgana => "morgana",
            Self::Mordred => "mordred",
            Self::Oberon => "oberon",
            Self::Minion => "minion",
            Self::EvilLancelot => "evil_lancelot",
            Self::Witch => "witch",
            Self::Resistance => "resistance",
            Self::Spy => "spy",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_id_is_what_records_say() {
        for role in Role::ALL {
            assert_eq!(
                serde_json::to_string(&role).unwrap(),
                format!("\"{}\"", role.id())
            );
        }
    }
}
