//! Who was who: what the referee can tell of it from the lines.

use avalon_herald::engine::{AllegianceCard, AssassinationRule, LancelotMode, Role, Seat};

use super::{Done, Referee};

/// The faces that a quest card can show.
#[derive(Clone, Copy)]
struct Faces {
    success: bool,
    fail: bool,
}

impl Referee {
    /// How often the Lancelots have changed sides by now.
    pub(crate) fn switches(&self) -> usize {
        self.switches_by(self.quest)
    }

    fn switches_by(&self, quest: usize) -> usize {
        let open = self.open.iter();
        open.filter(|(of, card)| *of <= quest && *card == AllegianceCard::Switch)
            .count()
    }

    /// Whether a character's player was evil in a quest.
    pub(crate) fn is_evil(&self, role: Role, quest: usize) -> bool {
        match role {
            Role::GoodLancelot => self.switches_by(quest) == 1,
            Role::EvilLancelot => self.switches_by(quest) != 1,
            Role::Merlin | Role::Percival | Role::Servant | Role::Resistance => false,
            _ => true,
        }
    }

    /// What the card of a player with this character can be when it is counted.
    fn faces(&self, role: Role, quest: usize, is_switched: bool) -> Faces {
        let is_forced = self.setup.lancelot == LancelotMode::Dealt
            && [Role::GoodLancelot, Role::EvilLancelot].contains(&role);
        let played = match (self.is_evil(role, quest), is_forced) {
            (false, _) => Faces {
                success: true,
                fail: false,
            },
            (true, true) => Faces {
                success: false,
                fail: true,
            },
            (true, false) => Faces {
                success: true,
                fail: true,
            },
        };
        if is_switched {
            Faces {
                success: played.fail,
                fail: played.success,
            }
        } else {
            played
        }
    }

    /// The fewest and the most fails that these characters can have played in a quest.
    fn fails_of(&self, roles: &[Role], done: &Done) -> (usize, usize) {
        let mut fewest_and_most = (0, 0);
        for seat in done.team.iter().filter(|&seat| done.trapped != Some(seat)) {
            let is_switched = done.struck == Some(seat);
            let faces = self.faces(roles[seat.idx()], done.quest, is_switched);
            fewest_and_most.0 += usize::from(!faces.success);
            fewest_and_most.1 += usize::from(faces.fail);
        }
        fewest_and_most
    }

    /// The fewest and the most fails that these characters can play in the quest that is out.
    pub(crate) fn fails_now(&self, roles: &[Role]) -> (usize, usize) {
        let done = Done {
            quest: self.quest,
            team: self.team,
            struck: self.struck,
            trapped: self.trapped,
            fails: 0,
        };
        self.fails_of(roles, &done)
    }

    /// Whether a player with this character may be named, at the end.
    pub(crate) fn may_name(&self, role: Role) -> bool {
        let is_good = !self.is_evil(role, self.quest);
        match self.setup.assassination {
            AssassinationRule::Reveal | AssassinationRule::Discuss => is_good,
            AssassinationRule::HideOberon | AssassinationRule::DiscussHideOberon => {
                is_good || role == Role::Oberon
            }
            AssassinationRule::Conceal => role != Role::Assassin,
        }
    }

    /// Whether this is who was who.
    pub(super) fn fits(&self, roles: &[Role]) -> bool {
        let sorted = |list: &[Role]| {
            let mut list = list.to_vec();
            list.sort();
            list
        };
        let quests_fit = |done: &Done| {
            let (fewest, most) = self.fails_of(roles, done);
            (fewest..=most).contains(&done.fails)
        };
        let shot_fits = |(named, merlin): (Seat, bool)| {
            let role = roles[named.idx()];
            merlin == (role == Role::Merlin) && self.may_name(role)
        };
        let veil_fits = |(_, by): (usize, Seat)| roles[by.idx()] == Role::Witch;
        sorted(roles) == sorted(&self.line_up)
            && self.done.iter().all(quests_fit)
            && self.named.is_none_or(shot_fits)
            && self.veil.is_none_or(veil_fits)
    }
}
