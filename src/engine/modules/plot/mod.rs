//! Plot cards: who draws, who holds, and when a held one may be played (P1 to P12).

mod cards;
mod held;

use super::super::board::Quest;
use super::super::card::PlotCard;
use super::super::chance::Chance;
use super::super::event::Event;
use super::super::history::News;
use super::super::illegal::Illegal;
use super::super::prompt::{CheckReason, Prompt};
use super::super::seat::{Seat, SeatSet};
use super::super::table::Table;
use super::super::timing::Moment;
use super::Module;
pub use cards::CardKind;

use super::super::setup::RestoreYourHonor;

pub(in crate::engine) const MODULE: Plot = Plot;

pub(in crate::engine) struct Plot;

/// Where each plot card is, and what of the present quest matters.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::engine) struct State {
    /// Before their holders, in the order received.
    pub(in crate::engine) held: Vec<(Seat, PlotCard)>,
    /// Used up.
    pub(in crate::engine) discarded: Vec<PlotCard>,
    /// Drawn and not yet given.
    drawn: Vec<PlotCard>,
    /// The quest for which cards were drawn last.
    drawn_for: Option<Quest>,
    /// A card used at once that waits to be resolved, and who received it.
    pending: Option<(PlotCard, Seat)>,
    /// Who has passed on the opportunity now open.
    passed: SeatSet,
    /// Whether *Lead to Victory* was played since the last vote (P5).
    is_lead_taken: bool,
    /// Who plays face up on this quest (P9).
    face_up: Option<Seat>,
    /// Whose cards were looked at on this quest (P10).
    ambushed: SeatSet,
}

/// Who plays face up on the present quest, if anyone (P9).
pub(in crate::engine) fn face_up(table: &Table) -> Option<Seat> {
    table.states.plot.face_up
}

/// How many copies of a card are still in the deck: the whole less what was ever drawn (P11).
pub(in crate::engine) fn left_in_deck(table: &Table, card: PlotCard) -> usize {
    let state = &table.states.plot;
    let out = state
        .held
        .iter()
        .map(|&(_, held)| held)
        .chain(state.discarded.iter().copied())
        .chain(state.drawn.iter().copied())
        .chain(state.pending.map(|(card, _)| card))
        .filter(|&it| it == card)
        .count();
    card.copies(table.players()).saturating_sub(out)
}

impl Module for Plot {
    fn prompt(&self, table: &Table) -> Option<Prompt> {
        if !table.rules().setup().plot_cards {
            return None;
        }
        match table.moment() {
            Moment::PlotCards => prompt_of_cards(table),
            moment => held::window(table, held::card_of(moment)?),
        }
    }

    fn answers(&self, table: &Table) -> Vec<Event> {
        match self.prompt(table) {
            Some(Prompt::PlotDraw { count, .. }) => all_draws(table, count),
            Some(Prompt::PlotGive { leader, cards }) => {
                let mut kinds = cards;
                kinds.sort_unstable();
                kinds.dedup();
                let receivers = SeatSet::full(table.players()).without(leader);
                kinds
                    .into_iter()
                    .flat_map(|card| {
                        receivers
                            .iter()
                            .map(move |to| Event::PlotGiven { card, to })
                    })
                    .collect()
            }
            Some(Prompt::LoyaltyCheck { lookers, shown, .. }) => {
                super::loyalty_checks(lookers, shown)
            }
            Some(Prompt::RestoreNow { by, .. }) => held::restores(table, by),
            Some(Prompt::Window {
                card,
                open_to,
                targets,
            }) => held::window_answers(table, card, &open_to, targets),
            _ => Vec::new(),
        }
    }

    fn out_of_turn(&self, table: &Table) -> Vec<Event> {
        held::restores_out_of_turn(table)
    }

    fn check_out_of_turn(&self, table: &Table, event: &Event) -> Option<Result<(), Illegal>> {
        held::check_restore_out_of_turn(table, event)
    }

    fn draw(&self, table: &Table, chance: &mut dyn Chance) -> Option<Event> {
        let Some(Prompt::PlotDraw { count, .. }) = self.prompt(table) else {
            return None;
        };
        let mut deck: Vec<_> = PlotCard::ALL
            .into_iter()
            .flat_map(|card| std::iter::repeat_n(card, left_in_deck(table, card)))
            .collect();
        let mut cards = Vec::new();
        for _ in 0..count {
            if deck.is_empty() {
                return None;
            }
            cards.push(deck.swap_remove(chance.below(deck.len())));
        }
        Some(Event::PlotDrawn { cards })
    }

    fn check(&self, table: &Table, event: &Event) -> Result<(), Illegal> {
        match (self.prompt(table), event) {
            (Some(Prompt::PlotDraw { count, .. }), Event::PlotDrawn { cards }) => {
                check_drawn(table, cards, count)
            }
            (Some(Prompt::PlotGive { leader, cards }), Event::PlotGiven { card, to }) => {
                table.check_seat(*to)?;
                if !cards.contains(card) {
                    Err(Illegal::CardNotDrawn { card: *card, cards })
                } else if *to == leader {
                    Err(Illegal::LeaderKeepsNone { leader })
                } else {
                    Ok(())
                }
            }
            (Some(Prompt::LoyaltyCheck { lookers, shown, .. }), event) => {
                super::check_loyalty(event, lookers, shown)
            }
            (Some(Prompt::RestoreNow { by, .. }), event) => {
                held::check_restore(table, event, &[by])
            }
            (
                Some(Prompt::Window {
                    card,
                    open_to,
                    targets,
                }),
                event,
            ) => held::check_window(table, event, card, &open_to, targets),
            _ => Ok(()),
        }
    }

    fn apply(&self, table: &mut Table, event: &Event, news: &mut Vec<News>) {
        match event {
            Event::PlotDrawn { cards } => {
                table.states.plot.drawn.clone_from(cards);
                table.states.plot.drawn_for = Some(table.quest());
            }
            Event::PlotGiven { card, to } => give(table, *card, *to),
            Event::LoyaltyChecked { .. } => {
                let state = &mut table.states.plot;
                state
                    .discarded
                    .extend(state.pending.take().map(|(card, _)| card));
            }
            Event::PlotPassed { by } => held::pass(table, *by),
            Event::PlotPlayed { .. } => held::play(table, event, news),
            _ => {}
        }
    }

    fn pass(&self, table: &mut Table) {
        table.states.plot.passed = SeatSet::full(table.players());
    }

    fn moment_begins(&self, table: &mut Table, _moment: Moment) {
        table.states.plot.passed = SeatSet::EMPTY;
    }

    fn vote_taken(&self, table: &mut Table) {
        table.states.plot.is_lead_taken = false;
    }

    fn quest_counted(&self, table: &mut Table) {
        table.states.plot.face_up = None;
        table.states.plot.ambushed = SeatSet::EMPTY;
    }
}

/// The leader draws, and gives one by one; a card used at once is resolved before the next is given (P2, P3).
fn prompt_of_cards(table: &Table) -> Option<Prompt> {
    let state = &table.states.plot;
    let leader = table.leader();
    if let Some((card, receiver)) = state.pending {
        return Some(prompt_at_once(table, card, receiver));
    }
    if !state.drawn.is_empty() {
        return Some(Prompt::PlotGive {
            leader,
            cards: state.drawn.clone(),
        });
    }
    (state.drawn_for != Some(table.quest())).then(|| Prompt::PlotDraw {
        leader,
        count: cards::draw_count(table.players()),
    })
}

fn prompt_at_once(table: &Table, card: PlotCard, receiver: Seat) -> Prompt {
    let players = table.players();
    let all = SeatSet::full(players);
    let (lookers, shown) = match card {
        PlotCard::AreYouTheOne => {
            let beside = SeatSet::EMPTY
                .with(receiver.left(players))
                .with(receiver.right(players));
            (SeatSet::EMPTY.with(receiver), beside)
        }
        PlotCard::ShowYourStrength => {
            let leader = table.leader();
            (all.without(leader), SeatSet::EMPTY.with(leader))
        }
        PlotCard::RestoreYourHonor => {
            return Prompt::RestoreNow {
                by: receiver,
                from: held::others_with_cards(table, receiver),
            };
        }
        _ => (all.without(receiver), SeatSet::EMPTY.with(receiver)),
    };
    Prompt::LoyaltyCheck {
        reason: CheckReason::Plot(card),
        lookers,
        shown,
    }
}

/// Every draw of so many cards that the deck allows, in order.
fn all_draws(table: &Table, count: usize) -> Vec<Event> {
    let mut draws: Vec<Vec<PlotCard>> = vec![Vec::new()];
    for _ in 0..count {
        draws = draws
            .into_iter()
            .flat_map(|drawn| {
                PlotCard::ALL.into_iter().filter_map(move |card| {
                    let already = drawn.iter().filter(|&&it| it == card).count();
                    (already < left_in_deck(table, card)).then(|| [&drawn[..], &[card]].concat())
                })
            })
            .collect();
    }
    draws
        .into_iter()
        .map(|cards| Event::PlotDrawn { cards })
        .collect()
}

fn check_drawn(table: &Table, cards: &[PlotCard], count: usize) -> Result<(), Illegal> {
    if cards.len() != count {
        return Err(Illegal::DrawnCount {
            found: cards.len(),
            expected: count,
        });
    }
    for &card in cards {
        let (found, left) = (
            cards.iter().filter(|&&it| it == card).count(),
            left_in_deck(table, card),
        );
        if found > left {
            let deck = PlotCard::ALL
                .into_iter()
                .filter(|&card| left_in_deck(table, card) > 0)
                .collect();
            return Err(Illegal::PlotCardGone { card, left, deck });
        }
    }
    Ok(())
}

fn give(table: &mut Table, card: PlotCard, to: Seat) {
    let is_immediate = table.rules().setup().restore_your_honor == RestoreYourHonor::Immediate;
    let can_restore = !held::others_with_cards(table, to).is_empty();
    let state = &mut table.states.plot;
    if let Some(idx) = state.drawn.iter().position(|&it| it == card) {
        state.drawn.remove(idx);
    }
    match (card.kind(), card) {
        (CardKind::AtOnce, _) => state.pending = Some((card, to)),
        (_, PlotCard::RestoreYourHonor) if is_immediate && can_restore => {
            state.pending = Some((card, to));
        }
        // Nobody else holds a card: it can't be used (P8), and at once means now or never.
        (_, PlotCard::RestoreYourHonor) if is_immediate => state.discarded.push(card),
        _ => state.held.push((to, card)),
    }
}
