//! Which lines the referee allows.

use avalon_herald::engine::{
    AllegianceCard, Ballot, Event, PlotCard, RestoreYourHonor, Seat, SeatSet,
};

use super::printed::SIZES;
use super::{Referee, Step};

impl Referee {
    /// Whether a line uses *Restore Your Honor* and may do so now.
    pub(super) fn is_restoring(&self, event: &Event) -> bool {
        matches!(*event, Event::PlotPlayed {
            card: PlotCard::RestoreYourHonor,
            by,
            on: None,
            from: Some(from),
            takes: Some(takes),
        } if by != from
            && self.holds(from, takes)
            && match self.step {
                Step::Take(receiver) => by.idx() == receiver,
                _ => self.is_between_steps() && self.holds(by, PlotCard::RestoreYourHonor),
            })
    }

    /// Whether a line may come next.
    pub(crate) fn allows(&self, event: &Event) -> bool {
        self.answers(event) || self.is_restoring(event) || {
            let mut later = self.clone();
            self.window().is_some() && {
                later.close();
                later.allows(event)
            }
        }
    }

    /// Whether a line answers just what the referee waits for.
    pub(super) fn answers(&self, event: &Event) -> bool {
        let seat_of_team = |seat| self.team.contains(seat);
        match (self.step, event) {
            (Step::Deal, Event::AllegianceDealt { cards }) => {
                let switches = cards.iter().filter(|&&it| it == AllegianceCard::Switch);
                cards.len() == 5 && switches.count() <= 2
            }
            (Step::Card, Event::Allegiance { card }) => self.allegiance_left(*card) > 0,
            (Step::Draw, Event::PlotDrawn { cards }) => {
                let held = |card: &PlotCard| {
                    cards.iter().filter(|it| *it == card).count() <= self.plot_left(*card)
                };
                cards.len() == [1, 1, 2, 2, 3, 3][self.players - 5] && cards.iter().all(held)
            }
            (Step::Give, Event::PlotGiven { card, to }) => {
                self.drawn.contains(card) && self.sits(*to) && to.idx() != self.leader
            }
            (Step::Check(..) | Step::Price, Event::LoyaltyChecked { by, of }) => {
                self.sits(*by) && self.sits(*of) && by != of && self.looks(by.idx(), of.idx())
            }
            (Step::Lead | Step::King, Event::PlotPlayed { on: None, .. })
            | (Step::Found | Step::Ambush, Event::PlotPlayed { on: Some(_), .. }) => {
                self.plays_in_window(event)
            }
            (_, Event::PlotPassed { by }) => self.sits(*by) && self.has_chance(by.idx()),
            (Step::Team, Event::Team { members, excalibur }) => self.may_go(*members, *excalibur),
            (Step::Vote, Event::Vote(Ballot::BySeat(seats))) => {
                seats.iter().all(|seat| self.sits(seat))
            }
            (Step::Vote, Event::Vote(Ballot::Total(ayes))) => usize::from(*ayes) <= self.players,
            (Step::Sword, Event::Excalibur { on: None }) => true,
            (Step::Sword, Event::Excalibur { on: Some(on) }) => {
                seat_of_team(*on) && self.sword != Some(*on) && self.face_up != Some(*on)
            }
            (Step::Trap, Event::Excluded { seat, .. }) => seat_of_team(*seat),
            (Step::Fails, Event::Veil { by }) => self.may_veil() && self.sits(*by),
            (Step::Fails, Event::Quest { fails }) => usize::from(*fails) <= self.most_fails(),
            (Step::Lady, Event::Lady { on }) => self.sits(*on) && !self.had_lady.contains(*on),
            (Step::Shot, Event::Assassination { named, .. }) => self.sits(*named),
            (Step::WhoWasWho, Event::Roles { roles }) => self.fits(roles),
            _ => false,
        }
    }

    fn plays_in_window(&self, event: &Event) -> bool {
        let Event::PlotPlayed {
            card,
            by,
            on,
            from: None,
            takes: None,
        } = *event
        else {
            return false;
        };
        let aims_well = on.is_none_or(|on| {
            let is_free = self.step == Step::Found || !self.looked_at.contains(on);
            self.team.contains(on) && is_free
        });
        self.window() == Some(card) && self.sits(by) && self.has_chance(by.idx()) && aims_well
    }

    fn looks(&self, by: usize, of: usize) -> bool {
        let beside = |seat: usize| {
            [
                (seat + 1) % self.players,
                (seat + self.players - 1) % self.players,
            ]
        };
        match self.step {
            Step::Check(PlotCard::AreYouTheOne, receiver) => {
                by == receiver && beside(by).contains(&of)
            }
            Step::Check(PlotCard::ShowYourStrength, _) => of == self.leader,
            Step::Check(_, receiver) => of == receiver,
            _ => self.veil.is_none_or(|(_, witch)| witch.idx() != by),
        }
    }

    fn may_go(&self, members: SeatSet, holder: Option<Seat>) -> bool {
        let size = SIZES[self.players - 5][self.quest - 1] + usize::from(self.setup.trapper);
        let is_armed_well = match holder {
            None => !self.setup.excalibur,
            Some(holder) => {
                self.setup.excalibur && members.contains(holder) && holder.idx() != self.leader
            }
        };
        members.len() == size && members.iter().all(|seat| self.sits(seat)) && is_armed_well
    }

    fn most_fails(&self) -> usize {
        let counted = |seat: &Seat| self.trapped != Some(*seat);
        let cards = self.team.iter().filter(counted).count();
        let switched = self.struck.filter(counted).iter().count();
        cards.min(self.evil + switched)
    }

    /// Whether *Restore Your Honor* takes its card on receipt.
    pub(super) fn restores_at_once(&self) -> bool {
        self.setup.restore_your_honor == RestoreYourHonor::Immediate
    }
}
