//! What the engine says as data, in words.

use super::{Msg, Words};
use crate::engine::{
    AllegianceCard, AssassinationRule, Edition, LancelotMode, PlotCard, Problem, RestoreYourHonor,
    Role, Seat, Setup, Side, Warning,
};

impl Words {
    /// A side's name in an edition (B7).
    pub fn side(&self, side: Side, edition: Edition) -> String {
        let msg = match side {
            Side::Good => Msg::SideGood,
            Side::Evil => Msg::SideEvil,
        };
        self.with(msg, &[("edition", edition_id(edition).into())])
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

    /// What is in force at a table beside the plain game, in a few words each.
    pub fn house_rules(&self, setup: &Setup) -> Vec<String> {
        let mut rules = Vec::new();
        if setup.lancelot != LancelotMode::None {
            let (mode, _) = self.lancelot_mode(setup.lancelot);
            rules.push(self.with(Msg::SetupLancelotMode, &[("mode", (&mode).into())]));
        }
        let switches = [
            (setup.lady_of_the_lake, Msg::SetupLady),
            (setup.excalibur, Msg::SetupExcalibur),
            (setup.plot_cards, Msg::SetupPlotCards),
            (setup.trapper, Msg::SetupTrapper),
        ];
        rules.extend(
            switches
                .into_iter()
                .filter(|(is_on, _)| *is_on)
                .map(|(_, msg)| self.get(msg)),
        );
        if setup.plot_cards && setup.restore_your_honor == RestoreYourHonor::Immediate {
            let card = self.plot_card(PlotCard::RestoreYourHonor, setup.edition);
            rules.push(self.value(&card, &self.get(Msg::SetupRestoreNow)));
        }
        if setup.has(Role::Merlin) {
            rules.push(self.assassination_rule(setup.assassination).0);
        }
        rules
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
                let side = self.side(side, setup.edition);
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
            Problem::TrapperPlayers { found } => {
                self.with(Msg::ProblemTrapperPlayers, &[("found", found.into())])
            }
            Problem::TrapperWithPlotCards => self.get(Msg::ProblemTrapperWithPlotCards),
        }
    }

    /// A plot card's name in an edition (B7).
    pub fn plot_card(&self, card: PlotCard, edition: Edition) -> String {
        let msg = match card {
            PlotCard::AreYouTheOne => Msg::PlotAreYouTheOne,
            PlotCard::Charge => Msg::PlotCharge,
            PlotCard::ShowYourStrength => Msg::PlotShowYourStrength,
            PlotCard::ShowYourTrueNature => Msg::PlotShowYourTrueNature,
            PlotCard::TheKingReturns => Msg::PlotTheKingReturns,
            PlotCard::Ambush => Msg::PlotAmbush,
            PlotCard::LeadToVictory => Msg::PlotLeadToVictory,
            PlotCard::WeFoundYou => Msg::PlotWeFoundYou,
            PlotCard::RestoreYourHonor => Msg::PlotRestoreYourHonor,
        };
        self.with(msg, &[("edition", edition_id(edition).into())])
    }

    /// What a plot card does, in a sentence.
    pub fn plot_meaning(&self, card: PlotCard) -> String {
        self.with(Msg::PlotMeans, &[("card", card.id().into())])
    }

    pub(super) fn plot_cards(&self, cards: &[PlotCard], edition: Edition) -> String {
        self.list(cards.iter().map(|&card| self.plot_card(card, edition)))
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
            Warning::LadyBelowSeven => Msg::WarningLadyBelowSeven,
            Warning::TrapperTeamOfSix => Msg::WarningTrapperTeamOfSix,
        })
    }
}

/// What the texts call an edition, to choose their words by.
pub const fn edition_id(edition: Edition) -> &'static str {
    match edition {
        Edition::Avalon => "avalon",
        Edition::Resistance => "resistance",
    }
}
