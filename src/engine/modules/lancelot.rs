//! Lancelot: two of them, and a deck that makes them change sides (L1 to L10).

use super::super::board::Quest;
use super::super::card::AllegianceCard;
use super::super::chance::Chance;
use super::super::event::Event;
use super::super::history::News;
use super::super::illegal::Illegal;
use super::super::problem::{Problem, Warning};
use super::super::prompt::Prompt;
use super::super::role::{Role, Side};
use super::super::setup::{LancelotMode, Setup};
use super::super::table::Table;
use super::super::timing::Moment;
use super::Module;

pub(in crate::engine) const MODULE: Lancelot = Lancelot;

/// How many cards are dealt in L3: one a quest.
const DEALT: usize = 5;

/// An allegiance deck, or what is left of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deck {
    /// Cards without a change.
    pub no_change: usize,
    /// Cards that switch.
    pub switch: usize,
}

impl Deck {
    /// How many cards it holds.
    pub const fn len(self) -> usize {
        self.no_change + self.switch
    }

    /// Whether it holds none.
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// How many it holds of a card.
    pub const fn count(self, card: AllegianceCard) -> usize {
        match card {
            AllegianceCard::NoChange => self.no_change,
            AllegianceCard::Switch => self.switch,
        }
    }

    fn without(self, card: AllegianceCard) -> Self {
        match card {
            AllegianceCard::NoChange => Self {
                no_change: self.no_change.saturating_sub(1),
                ..self
            },
            AllegianceCard::Switch => Self {
                switch: self.switch.saturating_sub(1),
                ..self
            },
        }
    }

    /// A card drawn from it, each equally likely; none when it is empty.
    fn drawn(self, chance: &mut dyn Chance) -> Option<AllegianceCard> {
        (!self.is_empty()).then(|| {
            if chance.below(self.len()) < self.switch {
                AllegianceCard::Switch
            } else {
                AllegianceCard::NoChange
            }
        })
    }
}

/// When allegiance cards come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Timing {
    /// One at the start of each quest, from this one on (L2, L4, L5).
    DrawnFrom(Quest),
    /// All before the first quest (L3).
    DealtAtStart,
}

impl LancelotMode {
    /// The deck that the mode uses, and when its cards come; none without a deck (L1).
    pub const fn deck(self) -> Option<(Deck, Timing)> {
        let third = Quest::ALL[2];
        match self {
            Self::None | Self::Acquainted => None,
            Self::Drawn => Some((
                Deck {
                    no_change: 4,
                    switch: 2,
                },
                Timing::DrawnFrom(Quest::FIRST),
            )),
            Self::Dealt => Some((
                Deck {
                    no_change: 5,
                    switch: 2,
                },
                Timing::DealtAtStart,
            )),
            Self::Late7 => Some((
                Deck {
                    no_change: 5,
                    switch: 2,
                },
                Timing::DrawnFrom(third),
            )),
            Self::Late5 => Some((
                Deck {
                    no_change: 3,
                    switch: 2,
                },
                Timing::DrawnFrom(third),
            )),
        }
    }
}

/// The cards that lie face up, each with the quest it belongs to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::engine) struct State {
    open: Vec<(Quest, AllegianceCard)>,
}

pub(in crate::engine) struct Lancelot;

/// How often the Lancelots have changed sides by this quest (L6).
pub(in crate::engine) fn switches(table: &Table, quest: Quest) -> usize {
    let open = &table.states.lancelot.open;
    open.iter()
        .filter(|(of, card)| *of <= quest && *card == AllegianceCard::Switch)
        .count()
}

/// The cards that lie face up, each with the quest it belongs to.
pub(in crate::engine) fn open_cards(table: &Table) -> Vec<(Quest, AllegianceCard)> {
    table.states.lancelot.open.clone()
}

fn mode(table: &Table) -> LancelotMode {
    table.rules().setup().lancelot
}

/// What the deck still holds: the whole less what lies face up (L10).
fn deck_left(table: &Table) -> Option<(Deck, Timing)> {
    let (deck, timing) = mode(table).deck()?;
    let left = table
        .states
        .lancelot
        .open
        .iter()
        .fold(deck, |deck, (_, card)| deck.without(*card));
    Some((left, timing))
}

impl Module for Lancelot {
    fn problems(&self, setup: &Setup, problems: &mut Vec<Problem>) {
        let pair = [Role::GoodLancelot, Role::EvilLancelot];
        let missing = pair
            .into_iter()
            .filter(|&role| !setup.has(role))
            .collect::<Vec<_>>();
        let is_on = setup.lancelot != LancelotMode::None;
        match missing[..] {
            [] if !is_on => problems.push(Problem::LancelotWithoutMode),
            [missing] => problems.push(Problem::LancelotAlone { missing }),
            [_, _] if is_on => problems.push(Problem::ModeWithoutLancelot),
            _ => {}
        }
    }

    fn warnings(&self, setup: &Setup, warnings: &mut Vec<Warning>) {
        if setup.lancelot != LancelotMode::None && setup.players() < 7 {
            warnings.push(Warning::LancelotBelowSeven);
        }
    }

    fn side_of(&self, table: &Table, role: Role, quest: Quest, side: Side) -> Side {
        if role.is_lancelot() && switches(table, quest) % 2 == 1 {
            side.other()
        } else {
            side
        }
    }

    /// L3: the Lancelot who is evil now must fail every quest he is on.
    fn must_fail(&self, table: &Table, role: Role, _quest: Quest) -> bool {
        mode(table) == LancelotMode::Dealt && role.is_lancelot()
    }

    fn prompt(&self, table: &Table) -> Option<Prompt> {
        let (deck, timing) = deck_left(table)?;
        let quest = table.quest();
        let open = &table.states.lancelot.open;
        match (table.moment(), timing) {
            (Moment::Dealing, Timing::DealtAtStart) if open.is_empty() => {
                Some(Prompt::AllegianceDeal)
            }
            (Moment::QuestBegins, Timing::DrawnFrom(first))
                if quest >= first && open.last().is_none_or(|(of, _)| *of < quest) =>
            {
                Some(Prompt::AllegianceCard { quest, deck })
            }
            _ => None,
        }
    }

    fn answers(&self, table: &Table) -> Vec<Event> {
        match self.prompt(table) {
            Some(Prompt::AllegianceCard { deck, .. }) => {
                [AllegianceCard::NoChange, AllegianceCard::Switch]
                    .into_iter()
                    .filter(|&card| deck.count(card) > 0)
                    .map(|card| Event::Allegiance { card })
                    .collect()
            }
            Some(Prompt::AllegianceDeal) => (0..1 << DEALT)
                .map(|bits| Event::AllegianceDealt {
                    cards: dealt_from_bits(bits),
                })
                .filter(|event| self.check(table, event).is_ok())
                .collect(),
            _ => Vec::new(),
        }
    }

    fn draw(&self, table: &Table, chance: &mut dyn Chance) -> Option<Event> {
        let (mut deck, _) = deck_left(table)?;
        match self.prompt(table)? {
            Prompt::AllegianceCard { .. } => Some(Event::Allegiance {
                card: deck.drawn(chance)?,
            }),
            Prompt::AllegianceDeal => {
                let mut cards = Vec::new();
                for _ in 0..DEALT {
                    let card = deck.drawn(chance)?;
                    deck = deck.without(card);
                    cards.push(card);
                }
                Some(Event::AllegianceDealt { cards })
            }
            _ => None,
        }
    }

    fn check(&self, table: &Table, event: &Event) -> Result<(), Illegal> {
        let Some((deck, _)) = deck_left(table) else {
            return Ok(());
        };
        match event {
            Event::Allegiance { card } if deck.count(*card) == 0 => {
                Err(Illegal::CardGone { card: *card, deck })
            }
            Event::AllegianceDealt { cards } => {
                let found = cards
                    .iter()
                    .filter(|&&card| card == AllegianceCard::Switch)
                    .count();
                if cards.len() != DEALT {
                    Err(Illegal::DealtCount { found: cards.len() })
                } else if found > deck.switch {
                    Err(Illegal::DealtSwitches {
                        found,
                        most: deck.switch,
                    })
                } else {
                    Ok(())
                }
            }
            _ => Ok(()),
        }
    }

    fn apply(&self, table: &mut Table, event: &Event, news: &mut Vec<News>) {
        match event {
            Event::Allegiance { card } => {
                let quest = table.quest();
                table.states.lancelot.open.push((quest, *card));
                news.push(News::AllegianceTurned(*card));
            }
            Event::AllegianceDealt { cards } => {
                table.states.lancelot.open =
                    Quest::ALL.into_iter().zip(cards.iter().copied()).collect();
            }
            _ => {}
        }
    }
}

fn dealt_from_bits(bits: u32) -> Vec<AllegianceCard> {
    (0..DEALT)
        .map(|idx| {
            if bits & (1 << idx) == 0 {
                AllegianceCard::NoChange
            } else {
                AllegianceCard::Switch
            }
        })
        .collect()
}
