//! What is wrong or unwise, in words, sorted by where it is told: beside what causes it.

use super::rules::Switch;
use crate::engine::{Problem, Role, Setup, Side, Warning};
use crate::ui::cx::Cx;
use crate::ui::widgets::notice::Trouble;

/// What is wrong or unwise, in words, beside what causes it.
#[derive(Default)]
pub(super) struct Troubles {
    /// How many errors there are.
    pub(super) errors: usize,
    pub(super) seats: Vec<(Trouble, String)>,
    pub(super) good: Vec<(Trouble, String)>,
    pub(super) evil: Vec<(Trouble, String)>,
    switches: Vec<(Switch, Trouble, String)>,
    /// The characters that a warning or error is about.
    roles: Vec<(Role, Trouble)>,
}

impl Troubles {
    pub(super) fn of(cx: &Cx<'_>, setup: &Setup) -> Self {
        let mut troubles = Self::default();
        for problem in setup.problems() {
            troubles.errors += 1;
            let words = cx.words.problem(&problem, setup);
            troubles.put(Place::of_problem(&problem), Trouble::Error, words);
        }
        for warning in setup.warnings() {
            let words = cx.words.warning(&warning);
            if let Some(role) = role_of(warning) {
                troubles.roles.push((role, Trouble::Warning));
            }
            troubles.put(Place::of_warning(warning), Trouble::Warning, words);
        }
        troubles
    }

    fn put(&mut self, place: Place, trouble: Trouble, words: String) {
        match place {
            Place::Seats => self.seats.push((trouble, words)),
            Place::Side(Side::Good) => self.good.push((trouble, words)),
            Place::Side(Side::Evil) => self.evil.push((trouble, words)),
            Place::Switch(switch) => self.switches.push((switch, trouble, words)),
        }
    }

    pub(super) fn of_switch(&self, switch: Switch) -> Vec<(Trouble, String)> {
        let of_it = self.switches.iter().filter(|(it, ..)| *it == switch);
        of_it
            .map(|(_, trouble, words)| (*trouble, words.clone()))
            .collect()
    }

    pub(super) fn of_role(&self, role: Role) -> Option<Trouble> {
        self.roles
            .iter()
            .find(|(it, _)| *it == role)
            .map(|(_, trouble)| *trouble)
    }
}

/// Where on the screen something is told: beside what causes it.
enum Place {
    Seats,
    Side(Side),
    Switch(Switch),
}

impl Place {
    const fn of_problem(problem: &Problem) -> Self {
        match problem {
            Problem::PlayerCount { .. }
            | Problem::EmptyName { .. }
            | Problem::SameName { .. }
            | Problem::FirstLeader { .. } => Self::Seats,
            Problem::SideCount { side, .. } => Self::Side(*side),
            Problem::RoleTwice { role } | Problem::WrongEdition { role } => Self::Side(role.side()),
            Problem::LancelotAlone { .. }
            | Problem::LancelotWithoutMode
            | Problem::ModeWithoutLancelot => Self::Switch(Switch::Lancelot),
            Problem::TrapperPlayers { .. } | Problem::TrapperWithPlotCards => {
                Self::Switch(Switch::Trapper)
            }
        }
    }

    fn of_warning(warning: Warning) -> Self {
        match (warning, role_of(warning)) {
            (_, Some(role)) => Self::Side(role.side()),
            (Warning::LadyBelowSeven, _) => Self::Switch(Switch::Lady),
            (Warning::TrapperTeamOfSix, _) => Self::Switch(Switch::Trapper),
            _ => Self::Switch(Switch::Lancelot),
        }
    }
}

/// The card that a warning is about; none for those about the rules.
const fn role_of(warning: Warning) -> Option<Role> {
    match warning {
        Warning::PercivalKnowsMerlin | Warning::PercivalAtFive | Warning::PercivalSeesNobody => {
            Some(Role::Percival)
        }
        Warning::MerlinWithoutAssassin => Some(Role::Merlin),
        Warning::AssassinWithoutMerlin => Some(Role::Assassin),
        Warning::LancelotBelowSeven | Warning::LadyBelowSeven | Warning::TrapperTeamOfSix => None,
    }
}
