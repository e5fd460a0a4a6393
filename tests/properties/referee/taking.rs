//! What follows from a line that the referee allows.

use avalon_herald::engine::{
    Ballot, Event, News, Outcome, PlotCard, Quest, Reason, Seat, SeatSet, Side,
};

use super::{Done, ORDER, Referee, Step};

impl Referee {
    /// Takes a line that is allowed, and tells what follows.
    pub(crate) fn take(&mut self, event: &Event) -> Vec<News> {
        let is_restoring = self.is_restoring(event);
        while !is_restoring && !self.answers(event) && self.window().is_some() {
            self.close();
        }
        let (quest, had_cards) = (self.quest, self.has_cards());
        let mut news = if is_restoring {
            self.restore(event)
        } else {
            self.take_answer(event)
        };
        if self.has_cards() && !had_cards {
            news.push(News::CardsArePlayed);
        }
        if self.quest > quest {
            news.push(News::QuestBegins(Quest::ALL[self.quest - 1]));
        }
        news
    }

    /// Whether the team has played its cards, and they are not counted yet.
    fn has_cards(&self) -> bool {
        matches!(
            self.step,
            Step::Sword | Step::Ambush | Step::Trap | Step::Fails
        )
    }

    /// Goes to the first step from this one on that is due, in this quest or the next.
    pub(super) fn go_on_from(&mut self, step: Step) {
        self.chances_gone = 0;
        let from = ORDER
            .iter()
            .position(|&it| it == step)
            .expect("a step of a quest");
        let due = ORDER[from..].iter().find(|&&step| self.is_due(step));
        if let Some(&step) = due {
            self.step = step;
        } else {
            self.quest += 1;
            self.go_on_from(Step::Card);
        }
    }

    fn go_on_after(&mut self, step: Step) {
        let at = ORDER
            .iter()
            .position(|&it| it == step)
            .expect("a step of a quest");
        if let Some(&next) = ORDER.get(at + 1) {
            self.go_on_from(next);
        } else {
            self.quest += 1;
            self.go_on_from(Step::Card);
        }
    }

    /// Everyone who still had a chance lets it pass.
    pub(super) fn close(&mut self) {
        self.go_on_after(self.step);
    }

    /// An opportunity that nobody has any more is over.
    fn close_if_gone(&mut self) {
        if self.window().is_some() && !self.is_due(self.step) {
            self.close();
        }
    }

    fn take_answer(&mut self, event: &Event) -> Vec<News> {
        match event {
            Event::AllegianceDealt { cards } => {
                self.open = (1..).zip(cards.iter().copied()).collect();
                self.go_on_from(Step::Card);
            }
            Event::Allegiance { card } => {
                self.open.push((self.quest, *card));
                self.go_on_after(Step::Card);
                return vec![News::AllegianceTurned(*card)];
            }
            Event::PlotDrawn { cards } => {
                self.drawn.clone_from(cards);
                self.drawn_for = self.quest;
                self.step = Step::Give;
            }
            Event::PlotGiven { card, to } => self.give(*card, to.idx()),
            Event::LoyaltyChecked { .. } => {
                if let Step::Check(card, _) = self.step {
                    self.used.push(card);
                    self.give_more();
                } else {
                    self.go_on_after(Step::Price);
                }
            }
            Event::PlotPassed { by } => {
                self.chances_gone = self.place(by.idx()) + 1;
                self.close_if_gone();
            }
            Event::PlotPlayed { card, by, on, .. } => return self.play(*card, *by, *on),
            Event::Team { members, excalibur } => {
                self.team = *members;
                self.sword = *excalibur;
                self.go_on_after(Step::Team);
            }
            Event::Vote(ballot) => return self.count_votes(*ballot),
            Event::Excalibur { on } => {
                self.struck = *on;
                self.go_on_after(Step::Sword);
            }
            Event::Excluded { seat, .. } => {
                self.trapped = Some(*seat);
                self.go_on_after(Step::Trap);
            }
            Event::Veil { by } => self.veil = Some((self.quest, *by)),
            Event::Quest { fails } => return self.count_fails(usize::from(*fails)),
            Event::Lady { on } => {
                self.lady = on.idx();
                self.had_lady = self.had_lady.with(*on);
                self.go_on_after(Step::Lady);
            }
            Event::Assassination { named, merlin } => {
                self.named = Some((*named, *merlin));
                return vec![if *merlin {
                    self.over(Side::Evil, Reason::MerlinAssassinated)
                } else {
                    self.over(Side::Good, Reason::AssassinationMissed)
                }];
            }
            _ => self.step = Step::Nothing,
        }
        vec![]
    }

    fn give(&mut self, card: PlotCard, to: usize) {
        let place = self.drawn.iter().position(|&it| it == card);
        self.drawn.remove(place.expect("it was drawn"));
        let others_hold = self.hands.iter().any(|(seat, _)| *seat != to);
        match card {
            PlotCard::AreYouTheOne | PlotCard::ShowYourStrength | PlotCard::ShowYourTrueNature => {
                self.step = Step::Check(card, to);
                return;
            }
            PlotCard::RestoreYourHonor if self.restores_at_once() && others_hold => {
                self.step = Step::Take(to);
                return;
            }
            PlotCard::RestoreYourHonor if self.restores_at_once() => self.used.push(card),
            _ => self.hands.push((to, card)),
        }
        self.give_more();
    }

    fn give_more(&mut self) {
        if self.drawn.is_empty() {
            self.go_on_after(Step::Draw);
        } else {
            self.step = Step::Give;
        }
    }

    fn discard(&mut self, by: usize, card: PlotCard) {
        let place = self.hands.iter().position(|&it| it == (by, card));
        self.hands.remove(place.expect("it is held"));
        self.used.push(card);
    }

    fn play(&mut self, card: PlotCard, by: Seat, on: Option<Seat>) -> Vec<News> {
        self.chances_gone = self.place(by.idx());
        self.discard(by.idx(), card);
        match self.step {
            Step::Lead => {
                self.leader = by.idx();
                self.lead_was_taken = true;
                self.go_on_after(Step::Lead);
            }
            Step::King => return self.reject(),
            Step::Found => self.face_up = on,
            _ => self.looked_at = on.map_or(self.looked_at, |on| self.looked_at.with(on)),
        }
        self.close_if_gone();
        vec![]
    }

    fn restore(&mut self, event: &Event) -> Vec<News> {
        let Event::PlotPlayed {
            by,
            from: Some(from),
            takes: Some(takes),
            ..
        } = *event
        else {
            return vec![];
        };
        let is_at_once = matches!(self.step, Step::Take(_));
        if is_at_once {
            self.used.push(PlotCard::RestoreYourHonor);
        } else {
            self.discard(by.idx(), PlotCard::RestoreYourHonor);
        }
        let place = self.hands.iter().position(|&it| it == (from.idx(), takes));
        self.hands.remove(place.expect("it is held"));
        self.hands.push((by.idx(), takes));
        if is_at_once {
            self.give_more();
        }
        self.close_if_gone();
        vec![]
    }

    fn pass_lead(&mut self) {
        self.leader += 1;
        if self.leader == self.players {
            self.leader = 0;
        }
    }

    fn over(&mut self, winner: Side, reason: Reason) -> News {
        let outcome = Outcome { winner, reason };
        self.outcome = Some(outcome);
        self.step = Step::WhoWasWho;
        News::Over(outcome)
    }

    fn count_votes(&mut self, ballot: Ballot) -> Vec<News> {
        let ayes = match ballot {
            Ballot::BySeat(seats) => seats.iter().count(),
            Ballot::Total(ayes) => usize::from(ayes),
        };
        self.lead_was_taken = false;
        if ayes > self.players - ayes {
            self.go_on_after(Step::Vote);
            vec![News::Approved]
        } else {
            self.reject()
        }
    }

    fn reject(&mut self) -> Vec<News> {
        self.rejections += 1;
        self.pass_lead();
        let in_a_row = self.rejections;
        let mut news = vec![News::Rejected { in_a_row }];
        if in_a_row == 5 {
            news.push(self.over(Side::Evil, Reason::FiveRejections));
        } else {
            self.go_on_from(Step::Lead);
        }
        news
    }

    fn count_fails(&mut self, fails: usize) -> Vec<News> {
        let takes_two = self.quest == 4 && self.players > 6;
        let is_lost = fails > usize::from(takes_two);
        self.done.push(Done {
            quest: self.quest,
            team: self.team,
            struck: self.struck.take(),
            trapped: self.trapped.take(),
            fails,
        });
        self.face_up = None;
        self.looked_at = SeatSet::EMPTY;
        self.score[usize::from(is_lost)] += 1;
        self.rejections = 0;
        self.pass_lead();
        let winner = if is_lost { Side::Evil } else { Side::Good };
        let quest = Quest::ALL[self.quest - 1];
        let mut news = vec![News::QuestDone { quest, winner }];
        match self.score {
            [_, 3] => news.push(self.over(Side::Evil, Reason::ThreeFails)),
            [3, _] if self.has_merlin() => self.step = Step::Shot,
            [3, _] => news.push(self.over(Side::Good, Reason::ThreeSuccesses)),
            _ => self.go_on_from(Step::Price),
        }
        news
    }
}
