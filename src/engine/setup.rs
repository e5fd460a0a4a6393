//! What people ticked, and the one door from there to rules that can be played.

use serde::{Deserialize, Serialize};

use super::board;
use super::line_up::usual_line_up;
use super::modules::{self, MODULES};
use super::problem::{Problem, SetupError, Warning};
use super::role::Role;
use super::seat::Seat;

/// Which game is played; its words follow (B7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Edition {
    /// *Avalon*, with Merlin and an assassination.
    #[default]
    Avalon,
    /// *The Resistance*: spies, and three successes win.
    Resistance,
}

/// How Lancelot is played (L1 to L5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LancelotMode {
    /// Without Lancelot.
    #[default]
    None,
    /// L1: they know each other and never switch.
    Acquainted,
    /// L2: a card is drawn at the start of every quest.
    Drawn,
    /// L3: five cards lie open from the start; evil's Lancelot must fail.
    Dealt,
    /// L4: seven cards, drawn from the third quest on.
    Late7,
    /// L5: five cards, drawn from the third quest on.
    Late5,
}

impl LancelotMode {
    /// Every mode, without Lancelot first.
    pub const ALL: [Self; 6] = [
        Self::None,
        Self::Acquainted,
        Self::Drawn,
        Self::Dealt,
        Self::Late7,
        Self::Late5,
    ];
}

/// When *Restore Your Honor* takes its card (P8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RestoreYourHonor {
    /// Held until its holder wants to use it.
    #[default]
    Held,
    /// At once, when it is received.
    Immediate,
}

/// The table's rule for the assassination (A2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AssassinationRule {
    /// A2 a: all evil cards are turned up, no talk.
    #[default]
    Reveal,
    /// A2 b: all evil cards are turned up, evil talks first.
    Discuss,
    /// A2 c: Oberon stays hidden and can be named.
    HideOberon,
    /// A2 b and c together.
    DiscussHideOberon,
    /// A2 d: evil talks, no card is turned up.
    Conceal,
}

impl AssassinationRule {
    /// Every rule, in the order of A2.
    pub const ALL: [Self; 5] = [
        Self::Reveal,
        Self::Discuss,
        Self::HideOberon,
        Self::DiscussHideOberon,
        Self::Conceal,
    ];
}

/// What people ticked. It may be unplayable: [`Setup::check`] says so.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a switch of its own in the record format"
)]
pub struct Setup {
    /// Which game.
    #[serde(default)]
    pub edition: Edition,
    /// Names, clockwise.
    pub seats: Vec<String>,
    /// Who leads first (B5).
    #[serde(default = "seat_zero")]
    pub first_leader: Seat,
    /// The line-up in any order; none stands for the usual one (R2, B1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub roles: Option<Vec<Role>>,
    /// How Lancelot is played.
    #[serde(default)]
    pub lancelot: LancelotMode,
    /// Whether Excalibur is used.
    #[serde(default)]
    pub excalibur: bool,
    /// Whether the Lady of the Lake is used.
    #[serde(default)]
    pub lady_of_the_lake: bool,
    /// Whether plot cards are used.
    #[serde(default)]
    pub plot_cards: bool,
    /// Whether Trapper is used.
    #[serde(default)]
    pub trapper: bool,
    /// When *Restore Your Honor* acts.
    #[serde(default)]
    pub restore_your_honor: RestoreYourHonor,
    /// The rule for the assassination.
    #[serde(default)]
    pub assassination: AssassinationRule,
}

const fn seat_zero() -> Seat {
    Seat(0)
}

impl Setup {
    /// The usual game of *Avalon* for these names (R2).
    pub fn usual(seats: Vec<String>) -> Self {
        Self {
            edition: Edition::default(),
            seats,
            first_leader: Seat(0),
            roles: None,
            lancelot: LancelotMode::default(),
            excalibur: false,
            lady_of_the_lake: false,
            plot_cards: false,
            trapper: false,
            restore_your_honor: RestoreYourHonor::default(),
            assassination: AssassinationRule::default(),
        }
    }

    /// How many sit at the table.
    pub fn players(&self) -> usize {
        self.seats.len()
    }

    /// Whose seat it is, without blanks round the name; empty for a seat that this table doesn't have.
    pub fn name(&self, seat: Seat) -> &str {
        self.seats.get(seat.idx()).map_or("", |name| name.trim())
    }

    /// The line-up: the one that was chosen, or the usual one.
    pub fn line_up(&self) -> Vec<Role> {
        self.roles
            .clone()
            .unwrap_or_else(|| usual_line_up(self.edition, self.players()))
    }

    /// How often a character stands in the line-up.
    pub fn count(&self, role: Role) -> usize {
        self.line_up().iter().filter(|&&it| it == role).count()
    }

    /// Whether a character stands in the line-up.
    pub fn has(&self, role: Role) -> bool {
        self.count(role) > 0
    }

    /// Every problem at once, in the order of the rulebook; none when the game can be played (R3).
    pub fn problems(&self) -> Vec<Problem> {
        let mut problems = Vec::new();
        for module in MODULES {
            module.problems(self, &mut problems);
        }
        problems
    }

    /// What is allowed but unwise (R3).
    pub fn warnings(&self) -> Vec<Warning> {
        let mut warnings = Vec::new();
        for module in MODULES {
            module.warnings(self, &mut warnings);
        }
        warnings
    }

    /// The rules of this game, or every problem that stands in its way.
    pub fn check(&self) -> Result<Rules, SetupError> {
        let problems = self.problems();
        if problems.is_empty() {
            Ok(Rules {
                setup: self.clone(),
                line_up: self.line_up(),
            })
        } else {
            Err(SetupError { problems })
        }
    }
}

/// Rules that can be played. [`Setup::check`] is the only way to get them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    setup: Setup,
    line_up: Vec<Role>,
}

impl Rules {
    /// What was ticked.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// How many sit at the table, 5 to 10.
    pub fn players(&self) -> usize {
        self.setup.seats.len()
    }

    /// Whose seat it is; empty for a seat that this table doesn't have.
    pub fn name(&self, seat: Seat) -> &str {
        self.setup.name(seat)
    }

    /// The characters in play, one a player, in no order.
    pub fn line_up(&self) -> &[Role] {
        &self.line_up
    }

    /// Whether a character is in play.
    pub fn has(&self, role: Role) -> bool {
        self.line_up.contains(&role)
    }

    /// How many go on a quest, modules included.
    pub fn team_size(&self, quest: board::Quest) -> usize {
        let printed = board::printed_team_size(self.players(), quest);
        modules::fold(printed, |module, size| module.team_size(self, size))
    }

    /// How many fails make a quest fail (B1).
    pub fn fails_needed(&self, quest: board::Quest) -> usize {
        board::fails_needed(self.players(), quest)
    }
}

#[cfg(test)]
mod tests {
    use super::super::role::Side;
    use super::*;

    fn names(players: usize) -> Vec<String> {
        (0..players).map(|idx| format!("P{idx}")).collect()
    }

    #[test]
    fn all_problems_are_told_at_once_r3() {
        let mut setup = Setup::usual(names(5));
        setup.seats[1] = "P0".to_owned();
        setup.seats[2] = "  ".to_owned();
        setup.first_leader = Seat(5);
        setup.roles = Some(vec![
            Role::Merlin,
            Role::Merlin,
            Role::Percival,
            Role::Servant,
            Role::Assassin,
        ]);
        let problems = setup.check().unwrap_err().problems;
        assert_eq!(
            problems,
            [
                Problem::SameName {
                    first: Seat(0),
                    second: Seat(1)
                },
                Problem::EmptyName { seat: Seat(2) },
                Problem::FirstLeader {
                    seat: Seat(5),
                    players: 5
                },
                Problem::RoleTwice { role: Role::Merlin },
                Problem::SideCount {
                    side: Side::Good,
                    found: 4,
                    expected: 3
                },
                Problem::SideCount {
                    side: Side::Evil,
                    found: 1,
                    expected: 2
                },
            ]
        );
    }
}
