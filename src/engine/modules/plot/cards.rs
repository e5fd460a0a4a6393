//! The plot cards as data: a row a card. Printings may differ; only this table knows the copies (P1).

use super::super::super::card::PlotCard;

/// When a plot card acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CardKind {
    /// At once, as it is passed (P3).
    AtOnce,
    /// Held until its holder uses it.
    Held,
    /// Stays in play all game.
    Stays,
}

/// One row of the table in P.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::engine) struct Row {
    pub(in crate::engine) card: PlotCard,
    pub(in crate::engine) kind: CardKind,
    /// Copies marked 5+.
    five_up: usize,
    /// Copies marked 7+.
    seven_up: usize,
}

const fn row(card: PlotCard, kind: CardKind, five_up: usize, seven_up: usize) -> Row {
    Row {
        card,
        kind,
        five_up,
        seven_up,
    }
}

pub(in crate::engine) const ROWS: [Row; 9] = [
    row(PlotCard::LeadToVictory, CardKind::Held, 2, 0),
    row(PlotCard::Ambush, CardKind::Held, 2, 0),
    row(PlotCard::TheKingReturns, CardKind::Held, 1, 2),
    row(PlotCard::RestoreYourHonor, CardKind::Held, 1, 0),
    row(PlotCard::Charge, CardKind::Stays, 1, 1),
    row(PlotCard::WeFoundYou, CardKind::Held, 0, 1),
    row(PlotCard::AreYouTheOne, CardKind::AtOnce, 0, 2),
    row(PlotCard::ShowYourStrength, CardKind::AtOnce, 0, 1),
    row(PlotCard::ShowYourTrueNature, CardKind::AtOnce, 0, 1),
];

impl PlotCard {
    /// Every plot card, in the order of the rules' table.
    pub const ALL: [Self; 9] = {
        let mut all = [Self::LeadToVictory; 9];
        let mut idx = 0;
        while idx < 9 {
            all[idx] = ROWS[idx].card;
            idx += 1;
        }
        all
    };

    /// When it acts.
    pub fn kind(self) -> CardKind {
        ROWS.iter()
            .find(|row| row.card == self)
            .map_or(CardKind::Held, |row| row.kind)
    }

    /// How many copies are in the deck of a table of `players` (P1).
    pub fn copies(self, players: usize) -> usize {
        ROWS.iter().find(|row| row.card == self).map_or(0, |row| {
            row.five_up + if players >= 7 { row.seven_up } else { 0 }
        })
    }
}

/// How many the leader draws at the beginning of each quest (P2).
pub(in crate::engine) const fn draw_count(players: usize) -> usize {
    match players {
        0..=6 => 1,
        7..=8 => 2,
        _ => 3,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn five_and_six_play_with_seven_cards_and_more_with_fifteen_p1() {
        let whole = |players| {
            PlotCard::ALL
                .iter()
                .map(|card| card.copies(players))
                .sum::<usize>()
        };
        assert_eq!([5, 6, 7, 8, 9, 10].map(whole), [7, 7, 15, 15, 15, 15]);
    }
}
