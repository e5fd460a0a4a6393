//! What lies on the table: all that everybody may know of a game, derived from its events.

use std::sync::Arc;

use super::board::{self, MOST_REJECTIONS, QUESTS_TO_WIN, Quest};
use super::event::{AllegianceCard, Ballot, Event, EventKind};
use super::illegal::Illegal;
use super::modules::{self, MODULES, Module, States};
use super::prompt::Prompt;
use super::role::{Role, Side};
use super::seat::{BySeat, Seat, SeatSet};
use super::setup::Rules;
use super::timing::Moment;

/// A proposal of the current or a past quest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proposal {
    /// Who proposed it.
    pub leader: Seat,
    /// Who would go.
    pub members: SeatSet,
    /// Who would hold Excalibur (X1).
    pub excalibur: Option<Seat>,
    /// How the table voted; none before the vote.
    pub ballot: Option<Ballot>,
    /// Whether it was accepted in the end; none while that is open.
    pub is_accepted: Option<bool>,
}

/// A quest that is done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuestRecord {
    /// Which quest.
    pub quest: Quest,
    /// All its proposals; the last one is the team that went.
    pub proposals: Vec<Proposal>,
    /// Who led the team that went.
    pub leader: Seat,
    /// Who went.
    pub team: SeatSet,
    /// How many fails were revealed.
    pub fails: usize,
    /// How many it took.
    pub fails_needed: usize,
    /// Who won it.
    pub winner: Side,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Who won.
    pub winner: Side,
    /// Why.
    pub reason: Reason,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// B6
    ThreeFails,
    /// B3
    FiveRejections,
    /// A1
    MerlinAssassinated,
    /// A1
    AssassinationMissed,
    /// B7, R3: without Merlin three successes win.
    ThreeSuccesses,
}

impl Reason {
    /// What a replay calls it.
    pub const fn id(self) -> &'static str {
        match self {
            Self::ThreeFails => "three_fails",
            Self::FiveRejections => "five_rejections",
            Self::MerlinAssassinated => "merlin_assassinated",
            Self::AssassinationMissed => "assassination_missed",
            Self::ThreeSuccesses => "three_successes",
        }
    }
}

/// What followed from an event: derived, never stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum News {
    /// A quest begins.
    QuestBegins(Quest),
    /// An allegiance card was turned (L2, L4, L5).
    AllegianceTurned(AllegianceCard),
    /// The vote approved the team.
    Approved,
    /// The proposal was rejected; so many in a row now.
    Rejected {
        /// 1 to 5.
        in_a_row: usize,
    },
    /// A quest is done.
    QuestDone {
        /// Which.
        quest: Quest,
        /// Who won it.
        winner: Side,
    },
    /// The game is over.
    Over(Outcome),
    /// An event of this kind was taken back.
    TakenBack(EventKind),
    /// An event of this kind was brought back.
    BroughtBack(EventKind),
}

/// All that everybody at the table may know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    rules: Arc<Rules>,
    moment: Moment,
    quest: Quest,
    leader: Seat,
    proposals: Vec<Proposal>,
    past: Vec<QuestRecord>,
    outcome: Option<Outcome>,
    who_was_who: Option<BySeat<Role>>,
    pub(super) states: States,
}

impl Table {
    /// A table before its first event.
    pub(super) fn new(rules: Arc<Rules>) -> Self {
        let mut table = Self {
            leader: rules.setup().first_leader,
            rules,
            moment: Moment::Dealing,
            quest: Quest::FIRST,
            proposals: Vec::new(),
            past: Vec::new(),
            outcome: None,
            who_was_who: None,
            states: States::default(),
        };
        table.settle(&mut Vec::new());
        table
    }

    /// The rules of this game.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// How many sit here.
    pub fn players(&self) -> usize {
        self.rules.players()
    }

    /// Where in the quest the table stands.
    pub const fn moment(&self) -> Moment {
        self.moment
    }

    /// The quest that is played, or the last one when the game is over.
    pub const fn quest(&self) -> Quest {
        self.quest
    }

    /// Who leads now (B5).
    pub const fn leader(&self) -> Seat {
        self.leader
    }

    /// The proposals of the quest that is played, first to last.
    pub fn proposals(&self) -> &[Proposal] {
        &self.proposals
    }

    /// The proposal that is voted on or on its way.
    pub fn proposal(&self) -> Option<&Proposal> {
        self.proposals
            .last()
            .filter(|it| it.is_accepted != Some(false))
    }

    /// How many proposals of this quest were rejected in a row (B3, B4).
    pub fn rejections(&self) -> usize {
        self.proposals
            .iter()
            .filter(|it| it.is_accepted == Some(false))
            .count()
    }

    /// The quests that are done, first to last.
    pub fn past(&self) -> &[QuestRecord] {
        &self.past
    }

    /// How many quests a side has won.
    pub fn score(&self, side: Side) -> usize {
        self.past.iter().filter(|it| it.winner == side).count()
    }

    /// How the game ended; none while it goes on.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Who was who, if the table told it after the end.
    pub const fn who_was_who(&self) -> Option<&BySeat<Role>> {
        self.who_was_who.as_ref()
    }

    /// How often the Lancelots have changed sides by now (L6).
    pub fn lancelot_switches(&self) -> usize {
        modules::lancelot::switches(self, self.quest)
    }

    /// The allegiance cards that lie face up, each with its quest (L2 to L5).
    pub fn allegiance_cards(&self) -> Vec<(Quest, AllegianceCard)> {
        modules::lancelot::open_cards(self)
    }

    /// The side that a character's player was on in a quest (L6).
    pub fn side_of(&self, role: Role, quest: Quest) -> Side {
        modules::fold(role.side(), |module, side| {
            module.side_of(self, role, quest, side)
        })
    }

    /// What the table is asked, and by which module; none only when nothing is left to tell.
    pub(super) fn asked(&self) -> Option<(&'static dyn Module, Prompt)> {
        MODULES
            .iter()
            .find_map(|&module| Some((module, module.prompt(self)?)))
    }

    /// The kinds of event that may come next, undo and redo aside.
    pub(super) fn expects(&self) -> Vec<EventKind> {
        self.asked()
            .map_or_else(Vec::new, |(_, prompt)| prompt.answers().to_vec())
    }

    /// Whether the event may happen now.
    pub(super) fn check(&self, event: &Event) -> Result<(), Illegal> {
        match self.asked() {
            Some((module, prompt)) if prompt.answers().contains(&event.kind()) => {
                module.check(self, event)
            }
            _ => Err(Illegal::NotNow {
                got: event.kind(),
                expected: self.expects(),
            }),
        }
    }

    /// Takes an event that [`Table::check`] has allowed, and goes on to the next question.
    pub(super) fn take(&mut self, event: &Event, news: &mut Vec<News>) {
        if let Some((module, _)) = self.asked() {
            let quest = (self.moment, self.quest);
            module.apply(self, event, news);
            self.settle(news);
            if self.quest != quest.1 {
                news.push(News::QuestBegins(self.quest));
            }
        }
    }

    /// Walks on through the moments at which nobody is asked anything.
    fn settle(&mut self, news: &mut Vec<News>) {
        while self.asked().is_none() && self.moment != Moment::Over {
            match self.moment {
                Moment::QuestOver => self.begin_next_quest(),
                // Nobody was asked to name Merlin: three successes win (R3, B7).
                Moment::Verdict => self.end(Side::Good, Reason::ThreeSuccesses, news),
                moment => self.moment = moment.next(),
            }
        }
    }

    fn begin_next_quest(&mut self) {
        if let Some(quest) = self.quest.next() {
            self.quest = quest;
            self.moment = Moment::QuestBegins;
        } else {
            // Five quests always give one side three of them, so the game ended before.
            self.moment = Moment::Over;
        }
    }

    /// Checks that a seat sits at this table.
    pub(super) fn check_seat(&self, seat: Seat) -> Result<(), Illegal> {
        if seat.idx() < self.players() {
            Ok(())
        } else {
            Err(Illegal::NoSuchSeat {
                seat,
                players: self.players(),
            })
        }
    }

    /// How many quest cards count, and how many of them can be fails (B6).
    pub(super) fn most_fails(&self) -> usize {
        let cards = self.counted_cards();
        let evil = board::side_count(self.players(), Side::Evil);
        modules::fold(cards.min(evil), |module, most| {
            module.most_fails(self, most)
        })
        .min(cards)
    }

    /// How many quest cards are revealed and count.
    pub(super) fn counted_cards(&self) -> usize {
        let played = self.proposal().map_or(0, |it| it.members.len());
        modules::fold(played, |module, cards| module.counted_cards(self, cards))
    }

    /// The leader's proposal lies on the table.
    pub(super) fn propose(&mut self, members: SeatSet, excalibur: Option<Seat>) {
        let leader = self.leader;
        self.proposals.push(Proposal {
            leader,
            members,
            excalibur,
            ballot: None,
            is_accepted: None,
        });
        self.moment = self.moment.next();
    }

    /// The table has voted (B2): only a strict majority of all approves.
    pub(super) fn vote(&mut self, ballot: Ballot, news: &mut Vec<News>) {
        let is_approved = ballot.approvals() * 2 > self.players();
        if let Some(proposal) = self.proposals.last_mut() {
            proposal.ballot = Some(ballot);
            if is_approved {
                proposal.is_accepted = Some(true);
            }
        }
        if is_approved {
            news.push(News::Approved);
            self.moment = self.moment.next();
        } else {
            self.reject(news);
        }
    }

    /// The proposal falls: the lead passes, and the fifth in a row ends the game (B3, B5).
    pub(super) fn reject(&mut self, news: &mut Vec<News>) {
        if let Some(proposal) = self.proposals.last_mut() {
            proposal.is_accepted = Some(false);
        }
        self.pass_lead();
        let in_a_row = self.rejections();
        news.push(News::Rejected { in_a_row });
        if in_a_row >= MOST_REJECTIONS {
            self.end(Side::Evil, Reason::FiveRejections, news);
        } else {
            self.moment = Moment::TeamBuilding;
        }
    }

    /// The quest's cards are counted (B1, B6).
    pub(super) fn count_quest(&mut self, fails: usize, news: &mut Vec<News>) {
        let fails_needed = self.rules.fails_needed(self.quest);
        let winner = if fails >= fails_needed {
            Side::Evil
        } else {
            Side::Good
        };
        // The vote track starts anew at each quest (B4).
        let proposals = std::mem::take(&mut self.proposals);
        if let Some(&Proposal {
            leader,
            members: team,
            ..
        }) = proposals.last()
        {
            self.past.push(QuestRecord {
                quest: self.quest,
                proposals,
                leader,
                team,
                fails,
                fails_needed,
                winner,
            });
        }
        news.push(News::QuestDone {
            quest: self.quest,
            winner,
        });
        self.pass_lead();
        self.moment = match (winner, self.score(winner) >= QUESTS_TO_WIN) {
            (Side::Good, true) => Moment::Verdict,
            (Side::Evil, true) => return self.end(Side::Evil, Reason::ThreeFails, news),
            (_, false) => Moment::QuestOver,
        };
    }

    /// The lead passes left after every proposal (B5).
    fn pass_lead(&mut self) {
        self.leader = self.leader.left(self.players());
    }

    /// Walks on after a question was answered that leaves nothing else to do at this moment.
    pub(super) fn step_on(&mut self) {
        self.moment = self.moment.next();
    }

    /// The game is over.
    pub(super) fn end(&mut self, winner: Side, reason: Reason, news: &mut Vec<News>) {
        let outcome = Outcome { winner, reason };
        self.outcome = Some(outcome);
        self.moment = Moment::Over;
        news.push(News::Over(outcome));
    }

    /// The table has told who was who.
    pub(super) fn tell_roles(&mut self, roles: BySeat<Role>) {
        self.who_was_who = Some(roles);
    }
}
