//! What happened at the table: one event is one answer, one line of the record and one undo.

use serde::{Deserialize, Deserializer, Serialize};

use super::card::{AllegianceCard, PlotCard};
use super::role::Role;
use super::seat::{Seat, SeatSet};

/// How the table voted: who said yes, or, where only totals are kept, how many.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "WireBallot", into = "WireBallot")]
pub enum Ballot {
    /// Those who approved.
    BySeat(SeatSet),
    /// How many approved.
    Total(u8),
}

impl Ballot {
    /// How many approved.
    pub const fn approvals(self) -> usize {
        match self {
            Self::BySeat(seats) => seats.len(),
            Self::Total(count) => count as usize,
        }
    }

    /// Whether it approves a team at a table of `players`: only a strict majority of all does (B2).
    pub const fn is_approval(self, players: usize) -> bool {
        self.approvals() * 2 > players
    }
}

/// A vote as it is written: one of the two fields.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WireBallot {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    approve: Option<SeatSet>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    approvals: Option<u8>,
}

impl TryFrom<WireBallot> for Ballot {
    type Error = &'static str;

    fn try_from(wire: WireBallot) -> Result<Self, Self::Error> {
        match wire {
            WireBallot {
                approve: Some(seats),
                approvals: None,
            } => Ok(Self::BySeat(seats)),
            WireBallot {
                approve: None,
                approvals: Some(count),
            } => Ok(Self::Total(count)),
            WireBallot { .. } => {
                Err("expected either `approve` (a list of seats) or `approvals` (a number)")
            }
        }
    }
}

impl From<Ballot> for WireBallot {
    fn from(ballot: Ballot) -> Self {
        match ballot {
            Ballot::BySeat(seats) => Self {
                approve: Some(seats),
                approvals: None,
            },
            Ballot::Total(count) => Self {
                approve: None,
                approvals: Some(count),
            },
        }
    }
}

/// One line of a record.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// A drawn allegiance card (L2, L4, L5).
    Allegiance {
        /// Which card.
        card: AllegianceCard,
    },
    /// The five allegiance cards dealt at the start, one a quest (L3).
    AllegianceDealt {
        /// For quests 1 to 5.
        cards: Vec<AllegianceCard>,
    },
    /// The leader draws plot cards (P2).
    PlotDrawn {
        /// In the order drawn.
        cards: Vec<PlotCard>,
    },
    /// The leader gives a drawn plot card (P2).
    PlotGiven {
        /// Which card.
        card: PlotCard,
        /// Who receives it.
        to: Seat,
    },
    /// A check of loyalty (P3, W3); what was seen is never recorded (P12).
    LoyaltyChecked {
        /// Who looked.
        by: Seat,
        /// At whose card.
        of: Seat,
    },
    /// A held plot card is played (P5 to P10).
    PlotPlayed {
        /// Which card.
        card: PlotCard,
        /// Who plays it.
        by: Seat,
        /// At whom it aims (We Found You!, Ambush).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        on: Option<Seat>,
        /// From whom a card is taken (Restore Your Honor).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<Seat>,
        /// Which card is taken (Restore Your Honor).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        takes: Option<PlotCard>,
    },
    /// A holder lets the open opportunity pass (P4).
    PlotPassed {
        /// Who.
        by: Seat,
    },
    /// A proposal (B2).
    Team {
        /// Who goes.
        members: SeatSet,
        /// Who holds Excalibur (X1).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        excalibur: Option<Seat>,
    },
    /// The vote on the proposal (B2).
    Vote(Ballot),
    /// Excalibur is used on someone's card, or not (X2).
    Excalibur {
        /// Whose card; none: not used.
        #[serde(deserialize_with = "present")]
        on: Option<Seat>,
    },
    /// The leader excludes a card (T2).
    Excluded {
        /// Whose card.
        seat: Seat,
        /// Whether the timer chose (T4).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        at_random: bool,
    },
    /// The Witch hides this quest (W2).
    Veil {
        /// Who she is.
        by: Seat,
    },
    /// The quest cards are revealed.
    Quest {
        /// How many fails, among the cards that count.
        fails: u8,
    },
    /// The Lady's holder examines a player (K2).
    Lady {
        /// Whom.
        on: Seat,
    },
    /// The assassination (A1).
    Assassination {
        /// Who was named.
        named: Seat,
        /// Whether it was Merlin.
        merlin: bool,
    },
    /// Who was who, told after the end.
    Roles {
        /// In seat order.
        roles: Vec<Role>,
    },
    /// Takes back the last line still standing.
    Undo {},
    /// Brings back the last line taken back.
    Redo {},
}

/// A field that may be null but must be there.
fn present<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Seat>, D::Error> {
    Option::deserialize(deserializer)
}

/// The kind of an event: what a record calls it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventKind {
    /// [`Event::Allegiance`]
    Allegiance,
    /// [`Event::AllegianceDealt`]
    AllegianceDealt,
    /// [`Event::PlotDrawn`]
    PlotDrawn,
    /// [`Event::PlotGiven`]
    PlotGiven,
    /// [`Event::LoyaltyChecked`]
    LoyaltyChecked,
    /// [`Event::PlotPlayed`]
    PlotPlayed,
    /// [`Event::PlotPassed`]
    PlotPassed,
    /// [`Event::Team`]
    Team,
    /// [`Event::Vote`]
    Vote,
    /// [`Event::Excalibur`]
    Excalibur,
    /// [`Event::Excluded`]
    Excluded,
    /// [`Event::Veil`]
    Veil,
    /// [`Event::Quest`]
    Quest,
    /// [`Event::Lady`]
    Lady,
    /// [`Event::Assassination`]
    Assassination,
    /// [`Event::Roles`]
    Roles,
    /// [`Event::Undo`]
    Undo,
    /// [`Event::Redo`]
    Redo,
}

impl EventKind {
    /// What a record calls it.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Allegiance => "allegiance",
            Self::AllegianceDealt => "allegiance_dealt",
            Self::PlotDrawn => "plot_drawn",
            Self::PlotGiven => "plot_given",
            Self::LoyaltyChecked => "loyalty_checked",
            Self::PlotPlayed => "plot_played",
            Self::PlotPassed => "plot_passed",
            Self::Team => "team",
            Self::Vote => "vote",
            Self::Excalibur => "excalibur",
            Self::Excluded => "excluded",
            Self::Veil => "veil",
            Self::Quest => "quest",
            Self::Lady => "lady",
            Self::Assassination => "assassination",
            Self::Roles => "roles",
            Self::Undo => "undo",
            Self::Redo => "redo",
        }
    }
}

impl Event {
    /// Which kind of event it is.
    pub const fn kind(&self) -> EventKind {
        match self {
            Self::Allegiance { .. } => EventKind::Allegiance,
            Self::AllegianceDealt { .. } => EventKind::AllegianceDealt,
            Self::PlotDrawn { .. } => EventKind::PlotDrawn,
            Self::PlotGiven { .. } => EventKind::PlotGiven,
            Self::LoyaltyChecked { .. } => EventKind::LoyaltyChecked,
            Self::PlotPlayed { .. } => EventKind::PlotPlayed,
            Self::PlotPassed { .. } => EventKind::PlotPassed,
            Self::Team { .. } => EventKind::Team,
            Self::Vote(_) => EventKind::Vote,
            Self::Excalibur { .. } => EventKind::Excalibur,
            Self::Excluded { .. } => EventKind::Excluded,
            Self::Veil { .. } => EventKind::Veil,
            Self::Quest { .. } => EventKind::Quest,
            Self::Lady { .. } => EventKind::Lady,
            Self::Assassination { .. } => EventKind::Assassination,
            Self::Roles { .. } => EventKind::Roles,
            Self::Undo {} => EventKind::Undo,
            Self::Redo {} => EventKind::Redo,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reads(line: &str) -> Event {
        let event: Event = serde_json::from_str(line).unwrap();
        assert_eq!(
            serde_json::to_string(&event).unwrap(),
            line,
            "written as it was read"
        );
        assert!(line.contains(&format!("\"event\":\"{}\"", event.kind().id())));
        event
    }

    #[test]
    fn every_line_of_the_record_format_reads_and_writes() {
        for line in [
            r#"{"event":"allegiance","card":"switch"}"#,
            r#"{"event":"allegiance_dealt","cards":["no_change","switch"]}"#,
            r#"{"event":"plot_drawn","cards":["ambush","charge"]}"#,
            r#"{"event":"plot_given","card":"ambush","to":3}"#,
            r#"{"event":"loyalty_checked","by":2,"of":3}"#,
            r#"{"event":"plot_played","card":"lead_to_victory","by":4}"#,
            r#"{"event":"plot_played","card":"we_found_you","by":4,"on":2}"#,
            r#"{"event":"plot_played","card":"restore_your_honor","by":4,"from":2,"takes":"ambush"}"#,
            r#"{"event":"plot_passed","by":4}"#,
            r#"{"event":"team","members":[0,1,2],"excalibur":2}"#,
            r#"{"event":"team","members":[0,1,2]}"#,
            r#"{"event":"vote","approve":[0,1,3,5]}"#,
            r#"{"event":"vote","approvals":4}"#,
            r#"{"event":"excalibur","on":3}"#,
            r#"{"event":"excalibur","on":null}"#,
            r#"{"event":"excluded","seat":3}"#,
            r#"{"event":"excluded","seat":3,"at_random":true}"#,
            r#"{"event":"veil","by":6}"#,
            r#"{"event":"quest","fails":1}"#,
            r#"{"event":"lady","on":4}"#,
            r#"{"event":"assassination","named":3,"merlin":true}"#,
            r#"{"event":"roles","roles":["merlin","servant"]}"#,
            r#"{"event":"undo"}"#,
            r#"{"event":"redo"}"#,
        ] {
            reads(line);
        }
    }

    #[test]
    fn a_line_that_is_not_of_the_format_is_refused() {
        for line in [
            r#"{"event":"vote"}"#,
            r#"{"event":"vote","approve":[1],"approvals":1}"#,
            r#"{"event":"vote","approve":[1,1]}"#,
            r#"{"event":"vote","approvals":-1}"#,
            r#"{"event":"excalibur"}"#,
            r#"{"event":"undo","twice":true}"#,
            r#"{"event":"quest","fails":1,"extra":2}"#,
            r#"{"event":"dance"}"#,
            r#"{"fails":1}"#,
        ] {
            assert!(serde_json::from_str::<Event>(line).is_err(), "{line}");
        }
    }
}
