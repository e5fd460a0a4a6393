//! The moments of one quest, in the order in which they come with every module in play.

/// A moment at which the table may be asked something. The order is that of the rules' "Order of one quest".
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Moment {
    /// Before the first quest: open cards are dealt (L3).
    Dealing,
    /// A quest begins: the allegiance card (L2, L4, L5).
    QuestBegins,
    /// Before the leader does anything, at each proposal (P5).
    LeaderActs,
    /// The leader draws and gives plot cards, once a quest (P2).
    PlotCards,
    /// The leader proposes a team (B5).
    TeamBuilding,
    /// The table votes (B2).
    Voting,
    /// The vote approved the team (P7).
    VotePassed,
    /// Before anyone on the team chooses a quest card (P9).
    BeforeCards,
    /// The quest cards lie face down before the team (X2).
    CardsPlayed,
    /// Excalibur has acted or not (P10).
    AfterExcalibur,
    /// The leader excludes a card (T2).
    Exclusion,
    /// The quest cards are revealed and counted (B1, B6), or hidden (W2).
    Reveal,
    /// A quest is over and the game goes on.
    QuestOver,
    /// Good has three quests: the assassination (A1).
    Verdict,
    /// The game is over.
    Over,
}

impl Moment {
    /// The moment after this one, when nobody is (or is any longer) asked anything at this one.
    ///
    /// From the vote the proposal's fate leads on, and from the end of a quest the next quest: the table decides those.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::QuestBegins => Self::LeaderActs,
            Self::LeaderActs => Self::PlotCards,
            Self::PlotCards => Self::TeamBuilding,
            Self::TeamBuilding => Self::Voting,
            Self::Voting => Self::VotePassed,
            Self::VotePassed => Self::BeforeCards,
            Self::BeforeCards => Self::CardsPlayed,
            Self::CardsPlayed => Self::AfterExcalibur,
            Self::AfterExcalibur => Self::Exclusion,
            Self::Exclusion => Self::Reveal,
            Self::Reveal => Self::QuestOver,
            Self::Dealing | Self::QuestOver => Self::QuestBegins,
            Self::Verdict | Self::Over => Self::Over,
        }
    }
}
