//! What many games have come to.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::engine::{Game, Reason, Side};

/// The totals of a simulation. The keys are a public interface: some may be added, none taken away.
#[derive(Serialize)]
pub(super) struct Totals {
    games: u64,
    seed: u64,
    winners: BTreeMap<Side, u64>,
    reasons: BTreeMap<&'static str, u64>,
    /// How many games had so many quests.
    by_quests: BTreeMap<usize, u64>,
    /// How many quests each side has won.
    quests_won: BTreeMap<Side, u64>,
    /// How many games had so many switches of allegiance.
    by_lancelot_switches: BTreeMap<usize, u64>,
    proposals: u64,
    events: u64,
    most_events: usize,
    mean_quests: f64,
    mean_proposals: f64,
    mean_events: f64,
}

impl Totals {
    /// Before the first game: everything that may be counted, at nothing.
    pub(super) fn new(seed: u64) -> Self {
        let reasons = [
            Reason::ThreeFails,
            Reason::FiveRejections,
            Reason::MerlinAssassinated,
            Reason::AssassinationMissed,
            Reason::ThreeSuccesses,
        ];
        Self {
            games: 0,
            seed,
            winners: Side::ALL.map(|side| (side, 0)).into(),
            reasons: reasons.map(|reason| (reason.id(), 0)).into(),
            by_quests: (0..=5).map(|quests| (quests, 0)).collect(),
            quests_won: Side::ALL.map(|side| (side, 0)).into(),
            by_lancelot_switches: (0..=2).map(|switches| (switches, 0)).collect(),
            proposals: 0,
            events: 0,
            most_events: 0,
            mean_quests: 0.0,
            mean_proposals: 0.0,
            mean_events: 0.0,
        }
    }

    /// A game that is over.
    pub(super) fn add(&mut self, game: &Game) {
        let table = game.table();
        self.games += 1;
        if let Some(outcome) = table.outcome() {
            *self.winners.entry(outcome.winner).or_default() += 1;
            *self.reasons.entry(outcome.reason.id()).or_default() += 1;
        }
        *self.by_quests.entry(table.past().len()).or_default() += 1;
        for side in Side::ALL {
            *self.quests_won.entry(side).or_default() += table.score(side) as u64;
        }
        let switches = table.lancelot_switches();
        *self.by_lancelot_switches.entry(switches).or_default() += 1;
        let past: usize = table.past().iter().map(|it| it.proposals.len()).sum();
        self.proposals += (past + table.proposals().len()) as u64;
        let events = game.standing().len();
        self.events += events as u64;
        self.most_events = self.most_events.max(events);

        let games = self.games as f64;
        let quests: u64 = self.quests_won.values().sum();
        self.mean_quests = quests as f64 / games;
        self.mean_proposals = self.proposals as f64 / games;
        self.mean_events = self.events as f64 / games;
    }
}
