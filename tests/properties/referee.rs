//! A referee who knows the rules from the printed page and looks at nothing but the lines that were told.

use avalon_herald::engine::{
    AllegianceCard, AssassinationRule, Ballot, Edition, Event, EventKind, LancelotMode, News,
    Outcome, Quest, Reason, Role, Seat, SeatSet, Setup, Side,
};

/// Who goes on each quest at a table of 5 to 10 (B1).
const SIZES: [[usize; 5]; 6] = [
    [2, 3, 2, 3, 3],
    [2, 3, 4, 3, 4],
    [2, 3, 3, 4, 4],
    [3, 4, 4, 5, 5],
    [3, 4, 4, 5, 5],
    [3, 4, 4, 5, 5],
];

/// What the referee waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Deal,
    Card,
    Team,
    Vote,
    Fails,
    Shot,
    WhoWasWho,
    Nothing,
}

/// A quest that is done: which, who went, with how many fails.
type Done = (usize, SeatSet, usize);

/// The referee of one game.
#[derive(Clone, Debug)]
pub(crate) struct Referee {
    players: usize,
    evil: usize,
    has_merlin: bool,
    line_up: Vec<Role>,
    mode: LancelotMode,
    rule: AssassinationRule,
    step: Step,
    team: SeatSet,
    open: Vec<(usize, AllegianceCard)>,
    done: Vec<Done>,
    named: Option<(Seat, bool)>,
    pub(crate) leader: usize,
    pub(crate) quest: usize,
    pub(crate) rejections: usize,
    /// Quests that good and evil have won.
    pub(crate) score: [usize; 2],
    pub(crate) outcome: Option<Outcome>,
}

impl Referee {
    pub(crate) fn new(setup: &Setup) -> Self {
        let players = setup.seats.len();
        let line_up = setup.line_up();
        let mut referee = Self {
            players,
            evil: [2, 2, 3, 3, 3, 4][players - 5],
            has_merlin: setup.edition == Edition::Avalon && line_up.contains(&Role::Merlin),
            line_up,
            mode: setup.lancelot,
            rule: setup.assassination,
            step: Step::Deal,
            team: SeatSet::EMPTY,
            open: Vec::new(),
            done: Vec::new(),
            named: None,
            leader: setup.first_leader.idx(),
            quest: 1,
            rejections: 0,
            score: [0, 0],
            outcome: None,
        };
        if referee.mode != LancelotMode::Dealt {
            referee.begin_quest();
        }
        referee
    }

    /// The kinds of line that may come next.
    pub(crate) fn expects(&self) -> &'static [EventKind] {
        match self.step {
            Step::Deal => &[EventKind::AllegianceDealt],
            Step::Card => &[EventKind::Allegiance],
            Step::Team => &[EventKind::Team],
            Step::Vote => &[EventKind::Vote],
            Step::Fails => &[EventKind::Quest],
            Step::Shot => &[EventKind::Assassination],
            Step::WhoWasWho => &[EventKind::Roles],
            Step::Nothing => &[],
        }
    }

    /// How many more cards of a kind the deck holds, beyond those that lie open.
    fn left(&self, card: AllegianceCard) -> usize {
        let printed = match (card, self.mode) {
            (AllegianceCard::Switch, _) => 2,
            (AllegianceCard::NoChange, LancelotMode::Drawn) => 4,
            (AllegianceCard::NoChange, LancelotMode::Late5) => 3,
            (AllegianceCard::NoChange, _) => 5,
        };
        printed - self.open.iter().filter(|(_, it)| *it == card).count()
    }

    fn sits(&self, seat: Seat) -> bool {
        usize::from(seat.0) < self.players
    }

    /// Whether a line may come next.
    pub(crate) fn allows(&self, event: &Event) -> bool {
        match (self.step, event) {
            (Step::Deal, Event::AllegianceDealt { cards }) => {
                let switches = cards.iter().filter(|&&it| it == AllegianceCard::Switch);
                cards.len() == 5 && switches.count() <= 2
            }
            (Step::Card, Event::Allegiance { card }) => self.left(*card) > 0,
            (Step::Team, Event::Team { members, excalibur }) => {
                members.len() == SIZES[self.players - 5][self.quest - 1]
                    && members.iter().all(|seat| self.sits(seat))
                    && excalibur.is_none()
            }
            (Step::Vote, Event::Vote(Ballot::BySeat(seats))) => {
                seats.iter().all(|seat| self.sits(seat))
            }
            (Step::Vote, Event::Vote(Ballot::Total(ayes))) => usize::from(*ayes) <= self.players,
            (Step::Fails, Event::Quest { fails }) => {
                usize::from(*fails) <= self.team.len().min(self.evil)
            }
            (Step::Shot, Event::Assassination { named, .. }) => self.sits(*named),
            (Step::WhoWasWho, Event::Roles { roles }) => self.fits(roles),
            _ => false,
        }
    }

    /// Takes a line that is allowed, and tells what follows.
    pub(crate) fn take(&mut self, event: &Event) -> Vec<News> {
        match event {
            Event::AllegianceDealt { cards } => {
                self.open = (1..).zip(cards.iter().copied()).collect();
                self.begin_quest();
                vec![]
            }
            Event::Allegiance { card } => {
                self.open.push((self.quest, *card));
                self.step = Step::Team;
                vec![News::AllegianceTurned(*card)]
            }
            Event::Team { members, .. } => {
                self.team = *members;
                self.step = Step::Vote;
                vec![]
            }
            Event::Vote(ballot) => self.count_votes(*ballot),
            Event::Quest { fails } => self.count_fails(usize::from(*fails)),
            Event::Assassination { named, merlin } => {
                self.named = Some((*named, *merlin));
                vec![if *merlin {
                    self.over(Side::Evil, Reason::MerlinAssassinated)
                } else {
                    self.over(Side::Good, Reason::AssassinationMissed)
                }]
            }
            _ => {
                self.step = Step::Nothing;
                vec![]
            }
        }
    }

    fn begin_quest(&mut self) {
        let has_card = match self.mode {
            LancelotMode::Drawn => true,
            LancelotMode::Late7 | LancelotMode::Late5 => self.quest >= 3,
            _ => false,
        };
        self.step = if has_card { Step::Card } else { Step::Team };
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
        if ayes > self.players - ayes {
            self.step = Step::Fails;
            return vec![News::Approved, News::CardsArePlayed];
        }
        self.rejections += 1;
        self.pass_lead();
        self.step = Step::Team;
        let in_a_row = self.rejections;
        let mut news = vec![News::Rejected { in_a_row }];
        if in_a_row == 5 {
            news.push(self.over(Side::Evil, Reason::FiveRejections));
        }
        news
    }

    fn count_fails(&mut self, fails: usize) -> Vec<News> {
        let takes_two = self.quest == 4 && self.players > 6;
        let is_lost = fails > usize::from(takes_two);
        self.done.push((self.quest, self.team, fails));
        self.score[usize::from(is_lost)] += 1;
        self.rejections = 0;
        self.pass_lead();
        let winner = if is_lost { Side::Evil } else { Side::Good };
        let quest = Quest::ALL[self.quest - 1];
        let mut news = vec![News::QuestDone { quest, winner }];
        match self.score {
            [_, 3] => news.push(self.over(Side::Evil, Reason::ThreeFails)),
            [3, _] if self.has_merlin => self.step = Step::Shot,
            [3, _] => news.push(self.over(Side::Good, Reason::ThreeSuccesses)),
            _ => {
                self.quest += 1;
                self.begin_quest();
                news.push(News::QuestBegins(Quest::ALL[self.quest - 1]));
            }
        }
        news
    }

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

    /// The fewest and the most fails that these characters can have played in a quest.
    pub(crate) fn fails_of(&self, roles: &[Role], quest: usize, team: SeatSet) -> (usize, usize) {
        let went = || team.iter().map(|seat| roles[seat.idx()]);
        let evil = went().filter(|&role| self.is_evil(role, quest));
        let forced = went().filter(|&role| {
            self.mode == LancelotMode::Dealt && role.is_lancelot() && self.is_evil(role, quest)
        });
        (forced.count(), evil.count())
    }

    /// Whether a player with this character may be named, at the end.
    pub(crate) fn may_name(&self, role: Role) -> bool {
        let is_good = !self.is_evil(role, self.quest);
        match self.rule {
            AssassinationRule::Reveal | AssassinationRule::Discuss => is_good,
            AssassinationRule::HideOberon | AssassinationRule::DiscussHideOberon => {
                is_good || role == Role::Oberon
            }
            AssassinationRule::Conceal => role != Role::Assassin,
        }
    }

    /// Whether this is who was who.
    fn fits(&self, roles: &[Role]) -> bool {
        let sorted = |list: &[Role]| {
            let mut list = list.to_vec();
            list.sort();
            list
        };
        let quests_fit = |&(quest, team, fails): &Done| {
            let (fewest, most) = self.fails_of(roles, quest, team);
            (fewest..=most).contains(&fails)
        };
        let shot_fits = |(named, merlin): (Seat, bool)| {
            let role = roles[named.idx()];
            merlin == (role == Role::Merlin) && self.may_name(role)
        };
        sorted(roles) == sorted(&self.line_up)
            && self.done.iter().all(quests_fit)
            && self.named.is_none_or(shot_fits)
    }
}
