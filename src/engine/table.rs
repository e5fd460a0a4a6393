//! What lies on the table: all that everybody may know of a game, derived from its events.

use std::sync::Arc;

use super::board::{self, MOST_REJECTIONS, QUESTS_TO_WIN, Quest};
use super::card::{AllegianceCard, PlotCard};
use super::event::Ballot;
use super::history::{News, Outcome, Proposal, QuestRecord, Reason};
use super::illegal::Illegal;
use super::modules::{self, MODULES, States};
use super::role::{Role, Side};
use super::seat::{BySeat, Seat, SeatSet};
use super::setup::Rules;
use super::timing::Moment;

/// All that everybody at the table may know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    rules: Arc<Rules>,
    pub(super) moment: Moment,
    pub(super) quest: Quest,
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

    /// Who holds a plot card, or has it before him for the whole game.
    pub fn holders(&self, card: PlotCard) -> SeatSet {
        self.plot_held()
            .iter()
            .filter(|(_, held)| *held == card)
            .map(|(seat, _)| *seat)
            .collect()
    }

    /// The plot cards before their holders, in the order received.
    pub fn plot_held(&self) -> &[(Seat, PlotCard)] {
        &self.states.plot.held
    }

    /// The plot cards that were used up, in the order used.
    pub fn plot_discarded(&self) -> &[PlotCard] {
        &self.states.plot.discarded
    }

    /// How many copies of a plot card are still in the deck (P11).
    pub fn plot_left(&self, card: PlotCard) -> usize {
        modules::plot::left_in_deck(self, card)
    }

    /// Who plays face up on the present quest (P9).
    pub fn face_up(&self) -> Option<Seat> {
        modules::plot::face_up(self)
    }

    /// Whose card Excalibur has switched on the present quest (X2).
    pub fn switched(&self) -> Option<Seat> {
        modules::excalibur::switched(self)
    }

    /// Whose card is excluded on the present quest (T3).
    pub fn excluded(&self) -> Option<Seat> {
        modules::trapper::excluded(self)
    }

    /// Who holds the Lady of the Lake; none in a game without her (K1, K2).
    pub fn lady(&self) -> Option<Seat> {
        modules::lady::holder(self)
    }

    /// Whether nobody may see how this quest went: the Witch has hidden it, and no side has three yet (W2).
    pub fn is_veiled(&self, quest: &QuestRecord) -> bool {
        quest.is_veiled && !matches!(self.moment, Moment::Verdict | Moment::Over)
    }

    /// How many quests everybody knows a side to have won: those that are veiled are left out (W2).
    pub fn open_score(&self, side: Side) -> usize {
        let known = self.past.iter().filter(|it| !self.is_veiled(it));
        known.filter(|it| it.winner == side).count()
    }

    /// Which quest the Witch has hidden, if she has (W2).
    pub fn veiled(&self) -> Option<Quest> {
        modules::witch::veiled(self)
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
        self.go_to(self.moment.next());
    }

    /// The table has voted (B2): only a strict majority of all approves.
    pub(super) fn vote(&mut self, ballot: Ballot, news: &mut Vec<News>) {
        for module in MODULES {
            module.vote_taken(self);
        }
        let is_approved = ballot.is_approval(self.players());
        if let Some(proposal) = self.proposals.last_mut() {
            proposal.ballot = Some(ballot);
            if is_approved {
                proposal.is_accepted = Some(true);
            }
        }
        if is_approved {
            news.push(News::Approved);
            self.go_to(self.moment.next());
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
            self.go_to(Moment::LeaderActs);
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
        let (switched, excluded) = (self.switched(), self.excluded());
        let is_veiled = self.veiled() == Some(self.quest);
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
                switched,
                excluded,
                is_veiled,
                winner,
            });
        }
        for module in MODULES {
            module.quest_counted(self);
        }
        news.push(News::QuestDone {
            quest: self.quest,
            winner,
        });
        self.pass_lead();
        let next = match (winner, self.score(winner) >= QUESTS_TO_WIN) {
            (Side::Good, true) => Moment::Verdict,
            (Side::Evil, true) => return self.end(Side::Evil, Reason::ThreeFails, news),
            (_, false) => Moment::QuestOver,
        };
        self.go_to(next);
    }

    /// The lead passes left after every proposal (B5).
    fn pass_lead(&mut self) {
        self.leader = self.leader.left(self.players());
    }

    /// The lead goes to this player, and on from there (P5).
    pub(super) fn lead_goes_to(&mut self, seat: Seat) {
        self.leader = seat;
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
