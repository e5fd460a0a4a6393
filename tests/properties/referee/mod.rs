//! A referee who knows the rules from the printed page and looks at nothing but the lines that were told.
//!
//! He walks down the printed order of one quest and keeps his own count of everything.

mod answering;
mod printed;
mod taking;
mod truth;

use avalon_herald::engine::{
    AllegianceCard, Edition, EventKind, LancelotMode, Outcome, PlotCard, Role, Seat, SeatSet, Setup,
};

use printed::{allegiance_cards, copies};

/// What the referee waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Deal,
    Card,
    /// *Lead to Victory*?
    Lead,
    Draw,
    Give,
    /// A card used at once was received: someone's loyalty is checked.
    Check(PlotCard, usize),
    /// *Restore Your Honor* was received and takes a card at once.
    Take(usize),
    Team,
    Vote,
    /// *The King Returns*?
    King,
    /// *We Found You!*?
    Found,
    Sword,
    Ambush,
    Trap,
    Fails,
    /// What the Witch's veil costs.
    Price,
    Lady,
    Shot,
    WhoWasWho,
    Nothing,
}

/// The printed order of one quest.
const ORDER: [Step; 13] = [
    Step::Card,
    Step::Lead,
    Step::Draw,
    Step::Team,
    Step::Vote,
    Step::King,
    Step::Found,
    Step::Sword,
    Step::Ambush,
    Step::Trap,
    Step::Fails,
    Step::Price,
    Step::Lady,
];

/// A quest that is done.
#[derive(Clone, Copy, Debug)]
struct Done {
    quest: usize,
    team: SeatSet,
    struck: Option<Seat>,
    trapped: Option<Seat>,
    fails: usize,
}

/// The referee of one game.
#[derive(Clone, Debug)]
pub(crate) struct Referee {
    setup: Setup,
    players: usize,
    evil: usize,
    line_up: Vec<Role>,
    step: Step,
    team: SeatSet,
    sword: Option<Seat>,
    open: Vec<(usize, AllegianceCard)>,
    pub(crate) hands: Vec<(usize, PlotCard)>,
    pub(crate) used: Vec<PlotCard>,
    pub(crate) drawn: Vec<PlotCard>,
    drawn_for: usize,
    lead_was_taken: bool,
    /// How many places round from the leader have had their chance.
    chances_gone: usize,
    face_up: Option<Seat>,
    looked_at: SeatSet,
    struck: Option<Seat>,
    trapped: Option<Seat>,
    /// Which quest the Witch has hidden, and who she is.
    veil: Option<(usize, Seat)>,
    pub(crate) lady: usize,
    had_lady: SeatSet,
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
        let leader = setup.first_leader.idx();
        let lady = (leader + players - 1) % players;
        let mut referee = Self {
            setup: setup.clone(),
            players,
            evil: [2, 2, 3, 3, 3, 4][players - 5],
            line_up: setup.line_up(),
            step: Step::Deal,
            team: SeatSet::EMPTY,
            sword: None,
            open: Vec::new(),
            hands: Vec::new(),
            used: Vec::new(),
            drawn: Vec::new(),
            drawn_for: 0,
            lead_was_taken: false,
            chances_gone: 0,
            face_up: None,
            looked_at: SeatSet::EMPTY,
            struck: None,
            trapped: None,
            veil: None,
            lady,
            had_lady: SeatSet::EMPTY.with(Seat(lady as u8)),
            done: Vec::new(),
            named: None,
            leader,
            quest: 1,
            rejections: 0,
            score: [0, 0],
            outcome: None,
        };
        if setup.lancelot != LancelotMode::Dealt {
            referee.go_on_from(Step::Card);
        }
        referee
    }

    fn has_merlin(&self) -> bool {
        self.setup.edition == Edition::Avalon && self.line_up.contains(&Role::Merlin)
    }

    fn sits(&self, seat: Seat) -> bool {
        usize::from(seat.0) < self.players
    }

    fn holds(&self, seat: Seat, card: PlotCard) -> bool {
        self.hands.contains(&(seat.idx(), card))
    }

    /// How many places after the leader someone sits.
    fn place(&self, seat: usize) -> usize {
        (seat + self.players - self.leader) % self.players
    }

    /// How many more cards of a kind the allegiance deck holds, beyond those that lie open.
    fn allegiance_left(&self, card: AllegianceCard) -> usize {
        allegiance_cards(self.setup.lancelot, card)
            - self.open.iter().filter(|(_, it)| *it == card).count()
    }

    /// How many of a plot card are still in the deck.
    pub(crate) fn plot_left(&self, card: PlotCard) -> usize {
        let in_hands = self.hands.iter().map(|(_, card)| card);
        let waiting = match self.step {
            Step::Check(card, _) => Some(card),
            Step::Take(_) => Some(PlotCard::RestoreYourHonor),
            _ => None,
        };
        let out = in_hands
            .chain(&self.used)
            .chain(&self.drawn)
            .chain(&waiting);
        copies(self.players, card) - out.filter(|&&it| it == card).count()
    }

    /// The plot card that an opportunity is for.
    fn window(&self) -> Option<PlotCard> {
        match self.step {
            Step::Lead => Some(PlotCard::LeadToVictory),
            Step::King => Some(PlotCard::TheKingReturns),
            Step::Found => Some(PlotCard::WeFoundYou),
            Step::Ambush => Some(PlotCard::Ambush),
            _ => None,
        }
    }

    /// Whether someone may still act at the present opportunity.
    fn has_chance(&self, seat: usize) -> bool {
        self.window().is_some_and(|card| {
            self.place(seat) >= self.chances_gone && self.hands.contains(&(seat, card))
        })
    }

    /// Whether a step is due when play comes to it.
    fn is_due(&self, step: Step) -> bool {
        let late = self.quest >= 3;
        match step {
            Step::Card => match self.setup.lancelot {
                LancelotMode::Drawn => true,
                LancelotMode::Late7 | LancelotMode::Late5 => late,
                _ => false,
            },
            Step::Lead if self.lead_was_taken => false,
            Step::Lead | Step::King | Step::Found | Step::Ambush => {
                let mut there = self.clone();
                there.step = step;
                (0..self.players).any(|seat| there.has_chance(seat))
            }
            Step::Draw => self.setup.plot_cards && self.drawn_for < self.quest,
            Step::Sword => self.setup.excalibur,
            Step::Trap => self.setup.trapper,
            Step::Price => self.veil.is_some_and(|(quest, _)| quest == self.quest),
            Step::Lady => self.setup.lady_of_the_lake && (2..=4).contains(&self.quest),
            _ => true,
        }
    }

    /// The kinds of line that may come next.
    pub(crate) fn expects(&self) -> Vec<EventKind> {
        let mut kinds = match self.step {
            Step::Deal => vec![EventKind::AllegianceDealt],
            Step::Card => vec![EventKind::Allegiance],
            Step::Lead | Step::King | Step::Found | Step::Ambush => {
                let mut later = self.clone();
                later.close();
                let mut kinds = later.expects();
                kinds.extend([EventKind::PlotPlayed, EventKind::PlotPassed]);
                kinds
            }
            Step::Draw => vec![EventKind::PlotDrawn],
            Step::Give => vec![EventKind::PlotGiven],
            Step::Check(..) | Step::Price => vec![EventKind::LoyaltyChecked],
            Step::Take(_) => vec![EventKind::PlotPlayed],
            Step::Team => vec![EventKind::Team],
            Step::Vote => vec![EventKind::Vote],
            Step::Sword => vec![EventKind::Excalibur],
            Step::Trap => vec![EventKind::Excluded],
            Step::Fails if self.may_veil() => vec![EventKind::Quest, EventKind::Veil],
            Step::Fails => vec![EventKind::Quest],
            Step::Lady => vec![EventKind::Lady],
            Step::Shot => vec![EventKind::Assassination],
            Step::WhoWasWho => vec![EventKind::Roles],
            Step::Nothing => vec![],
        };
        let mut others = self.hands.iter().filter(|(seat, _)| {
            let restore = PlotCard::RestoreYourHonor;
            !self.holds(Seat(*seat as u8), restore)
        });
        let someone_holds_it = self
            .hands
            .iter()
            .any(|(_, card)| *card == PlotCard::RestoreYourHonor);
        if self.is_between_steps() && someone_holds_it && others.next().is_some() {
            kinds.push(EventKind::PlotPlayed);
        }
        kinds
    }

    fn may_veil(&self) -> bool {
        self.step == Step::Fails && self.veil.is_none() && self.line_up.contains(&Role::Witch)
    }

    /// Whether *Restore Your Honor* may be used.
    fn is_between_steps(&self) -> bool {
        !matches!(
            self.step,
            Step::Give
                | Step::Check(..)
                | Step::Take(_)
                | Step::Shot
                | Step::WhoWasWho
                | Step::Nothing
        )
    }
}
