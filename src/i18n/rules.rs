//! What the engine says as data, in words.

use super::{Msg, Words};
use crate::engine::{
    AllegianceCard, AssassinationRule, Contradiction, Event, Illegal, LancelotMode, Part, Problem,
    Role, Rules, Seat, SeatSet, Setup, Side, Warning,
};

impl Words {
    /// A side's name.
    pub fn side(&self, side: Side) -> String {
        self.get(match side {
            Side::Good => Msg::SideGood,
            Side::Evil => Msg::SideEvil,
        })
    }

    /// A character's name.
    pub fn role(&self, role: Role) -> String {
        self.get(match role {
            Role::Merlin => Msg::RoleMerlin,
            Role::Percival => Msg::RolePercival,
            Role::Servant => Msg::RoleServant,
            Role::GoodLancelot => Msg::RoleGoodLancelot,
            Role::Assassin => Msg::RoleAssassin,
            Role::Morgana => Msg::RoleMorgana,
            Role::Mordred => Msg::RoleMordred,
            Role::Oberon => Msg::RoleOberon,
            Role::Minion => Msg::RoleMinion,
            Role::EvilLancelot => Msg::RoleEvilLancelot,
            Role::Witch => Msg::RoleWitch,
            Role::Resistance => Msg::RoleResistance,
            Role::Spy => Msg::RoleSpy,
        })
    }

    /// An allegiance card's name.
    pub fn allegiance_card(&self, card: AllegianceCard) -> String {
        self.get(match card {
            AllegianceCard::NoChange => Msg::CardNoChange,
            AllegianceCard::Switch => Msg::CardSwitch,
        })
    }

    /// A way to play Lancelot: its name, and what it means in a sentence (empty without Lancelot).
    pub fn lancelot_mode(&self, mode: LancelotMode) -> (String, String) {
        let (name, means) = match mode {
            LancelotMode::None => return (self.get(Msg::SetupLancelotNone), String::new()),
            LancelotMode::Acquainted => (Msg::ModeAcquainted, Msg::ModeAcquaintedMeans),
            LancelotMode::Drawn => (Msg::ModeDrawn, Msg::ModeDrawnMeans),
            LancelotMode::Dealt => (Msg::ModeDealt, Msg::ModeDealtMeans),
            LancelotMode::Late7 => (Msg::ModeLateSeven, Msg::ModeLateSevenMeans),
            LancelotMode::Late5 => (Msg::ModeLateFive, Msg::ModeLateFiveMeans),
        };
        (self.get(name), self.get(means))
    }

    /// The table's rule for the assassination: its name, and what to do in a sentence.
    pub fn assassination_rule(&self, rule: AssassinationRule) -> (String, String) {
        let (name, id) = match rule {
            AssassinationRule::Reveal => (Msg::RuleReveal, "reveal"),
            AssassinationRule::Discuss => (Msg::RuleDiscuss, "discuss"),
            AssassinationRule::HideOberon => (Msg::RuleHideOberon, "hide_oberon"),
            AssassinationRule::DiscussHideOberon => {
                (Msg::RuleDiscussHideOberon, "discuss_hide_oberon")
            }
            AssassinationRule::Conceal => (Msg::RuleConceal, "conceal"),
        };
        (
            self.get(name),
            self.with(Msg::RuleMeans, &[("rule", id.into())]),
        )
    }

    /// What stands in the way of a game, in a sentence. Seats are counted from 1, as people do.
    pub fn problem(&self, problem: &Problem, setup: &Setup) -> String {
        let place = |seat: Seat| seat.idx() + 1;
        match *problem {
            Problem::PlayerCount { found } => {
                self.with(Msg::ProblemPlayerCount, &[("found", found.into())])
            }
            Problem::EmptyName { seat } => {
                self.with(Msg::ProblemEmptyName, &[("place", place(seat).into())])
            }
            Problem::SameName { first, second } => {
                let name = setup.seats.get(first.idx()).map_or("", |name| name.trim());
                let (first, second) = (place(first), place(second));
                self.with(
                    Msg::ProblemSameName,
                    &[
                        ("name", name.into()),
                        ("first", first.into()),
                        ("second", second.into()),
                    ],
                )
            }
            Problem::FirstLeader { seat, players } => {
                let last = players.saturating_sub(1);
                self.with(
                    Msg::ProblemFirstLeader,
                    &[("seat", seat.idx().into()), ("last", last.into())],
                )
            }
            Problem::SideCount {
                side,
                found,
                expected,
            } => {
                let side = self.side(side);
                self.with(
                    Msg::ProblemSideCount,
                    &[
                        ("side", (&side).into()),
                        ("found", found.into()),
                        ("expected", expected.into()),
                    ],
                )
            }
            Problem::RoleTwice { role } => self.with(
                Msg::ProblemRoleTwice,
                &[("role", (&self.role(role)).into())],
            ),
            Problem::WrongEdition { role } => self.with(
                Msg::ProblemWrongEdition,
                &[("role", (&self.role(role)).into())],
            ),
            Problem::LancelotAlone { missing } => self.with(
                Msg::ProblemLancelotAlone,
                &[("missing", (&self.role(missing)).into())],
            ),
            Problem::LancelotWithoutMode => self.get(Msg::ProblemLancelotWithoutMode),
            Problem::ModeWithoutLancelot => self.get(Msg::ProblemModeWithoutLancelot),
            Problem::NotSupported { part } => self.with(
                Msg::ProblemNotSupported,
                &[("part", (&self.part(part)).into())],
            ),
        }
    }

    fn part(&self, part: Part) -> String {
        self.get(match part {
            Part::Excalibur => Msg::PartExcalibur,
            Part::LadyOfTheLake => Msg::PartLady,
            Part::PlotCards => Msg::PartPlotCards,
            Part::Trapper => Msg::PartTrapper,
            Part::Witch => Msg::PartWitch,
        })
    }

    /// What is allowed but unwise, in a sentence.
    pub fn warning(&self, warning: &Warning) -> String {
        self.get(match warning {
            Warning::PercivalKnowsMerlin => Msg::WarningPercivalKnowsMerlin,
            Warning::PercivalAtFive => Msg::WarningPercivalAtFive,
            Warning::PercivalSeesNobody => Msg::WarningPercivalSeesNobody,
            Warning::MerlinWithoutAssassin => Msg::WarningMerlinWithoutAssassin,
            Warning::AssassinWithoutMerlin => Msg::WarningAssassinWithoutMerlin,
            Warning::LancelotBelowSeven => Msg::WarningLancelotBelowSeven,
        })
    }

    /// Why something may not happen, and what was expected.
    pub fn illegal(&self, illegal: &Illegal, setup: &Setup) -> String {
        match illegal {
            Illegal::NotNow { got, expected } if expected.is_empty() => {
                self.with(Msg::IllegalNothingMore, &[("got", got.id().into())])
            }
            Illegal::NotNow { got, expected } => {
                let expected = expected
                    .iter()
                    .map(|kind| format!("“{}”", kind.id()))
                    .collect::<Vec<_>>()
                    .join(", ");
                self.with(
                    Msg::IllegalNotNow,
                    &[("got", got.id().into()), ("expected", (&expected).into())],
                )
            }
            Illegal::NothingToDraw => self.get(Msg::IllegalNothingToDraw),
            Illegal::NothingToUndo => self.get(Msg::IllegalNothingToUndo),
            Illegal::NothingToRedo => self.get(Msg::IllegalNothingToRedo),
            Illegal::NoSuchSeat { seat, players } => {
                let last = players.saturating_sub(1);
                self.with(
                    Msg::IllegalNoSuchSeat,
                    &[("seat", seat.idx().into()), ("last", last.into())],
                )
            }
            Illegal::TeamSize { found, expected } => self.with(
                Msg::IllegalTeamSize,
                &[("found", (*found).into()), ("expected", (*expected).into())],
            ),
            Illegal::NoExcalibur => self.get(Msg::IllegalNoExcalibur),
            Illegal::Approvals { found, players } => self.with(
                Msg::IllegalApprovals,
                &[("found", (*found).into()), ("players", (*players).into())],
            ),
            Illegal::TooManyFails { found, most } => self.with(
                Msg::IllegalTooManyFails,
                &[("found", (*found).into()), ("most", (*most).into())],
            ),
            Illegal::CardGone { card, deck } => {
                let card = self.allegiance_card(*card);
                self.with(
                    Msg::IllegalCardGone,
                    &[
                        ("card", (&card).into()),
                        ("noChange", deck.no_change.into()),
                        ("switch", deck.switch.into()),
                    ],
                )
            }
            Illegal::DealtCount { found } => {
                self.with(Msg::IllegalDealtCount, &[("found", (*found).into())])
            }
            Illegal::DealtSwitches { found, most } => self.with(
                Msg::IllegalDealtSwitches,
                &[("found", (*found).into()), ("most", (*most).into())],
            ),
            Illegal::RolesCount { found, players } => self.with(
                Msg::IllegalRolesCount,
                &[("found", (*found).into()), ("players", (*players).into())],
            ),
            Illegal::RolesLineUp {
                role,
                found,
                expected,
            } => {
                let role = self.role(*role);
                self.with(
                    Msg::IllegalRolesLineUp,
                    &[
                        ("role", (&role).into()),
                        ("found", (*found).into()),
                        ("expected", (*expected).into()),
                    ],
                )
            }
            Illegal::RolesContradict(contradiction) => self.contradiction(*contradiction, setup),
        }
    }

    fn contradiction(&self, contradiction: Contradiction, setup: &Setup) -> String {
        let name = |seat: Seat| setup.seats.get(seat.idx()).map_or("", String::as_str);
        match contradiction {
            Contradiction::Fails { quest, fails, most } => self.with(
                Msg::IllegalRolesFails,
                &[
                    ("quest", quest.number().into()),
                    ("fails", fails.into()),
                    ("most", most.into()),
                ],
            ),
            Contradiction::ForcedFail { quest } => self.with(
                Msg::IllegalRolesForcedFail,
                &[("quest", quest.number().into())],
            ),
            Contradiction::Merlin { named, merlin } => self.with(
                Msg::IllegalRolesMerlin,
                &[
                    ("name", name(named).into()),
                    ("merlin", yes_or_no(merlin).into()),
                ],
            ),
            Contradiction::Target { named, role } => {
                let role = self.role(role);
                self.with(
                    Msg::IllegalRolesTarget,
                    &[("name", name(named).into()), ("role", (&role).into())],
                )
            }
        }
    }

    /// What happened, in a few words: how undo and the log name it.
    pub fn event(&self, event: &Event, rules: &Rules) -> String {
        match event {
            Event::Allegiance { card } => {
                let card = self.allegiance_card(*card);
                self.with(Msg::EventAllegiance, &[("card", (&card).into())])
            }
            Event::AllegianceDealt { .. } => self.get(Msg::EventAllegianceDealt),
            Event::Team { members, .. } => self.with(
                Msg::EventTeam,
                &[("names", (&names(rules, *members)).into())],
            ),
            Event::Vote(ballot) => {
                let yes = ballot.approvals();
                let no = rules.players().saturating_sub(yes);
                self.with(Msg::EventVote, &[("yes", yes.into()), ("no", no.into())])
            }
            Event::Quest { fails } => {
                self.with(Msg::EventQuest, &[("fails", usize::from(*fails).into())])
            }
            Event::Assassination { named, merlin } => self.with(
                Msg::EventAssassination,
                &[
                    ("name", rules.name(*named).into()),
                    ("merlin", yes_or_no(*merlin).into()),
                ],
            ),
            Event::Roles { .. } => self.get(Msg::EventRoles),
            other => self.with(Msg::EventOther, &[("event", other.kind().id().into())]),
        }
    }
}

/// Fluent has no truth values: its texts choose between these two words.
const fn yes_or_no(is_so: bool) -> &'static str {
    if is_so { "yes" } else { "no" }
}

/// The names of some seats, in seat order.
pub(super) fn names(rules: &Rules, seats: SeatSet) -> String {
    seats
        .iter()
        .map(|seat| rules.name(seat))
        .collect::<Vec<_>>()
        .join(", ")
}
