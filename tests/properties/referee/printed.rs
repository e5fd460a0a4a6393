//! What is printed on the board and the cards.

use avalon_herald::engine::{AllegianceCard, LancelotMode, PlotCard};

/// Who goes on each quest at a table of 5 to 10 (B1).
pub(super) const SIZES: [[usize; 5]; 6] = [
    [2, 3, 2, 3, 3],
    [2, 3, 4, 3, 4],
    [2, 3, 3, 4, 4],
    [3, 4, 4, 5, 5],
    [3, 4, 4, 5, 5],
    [3, 4, 4, 5, 5],
];

/// How many of a card an allegiance deck holds (L2 to L5).
pub(super) fn allegiance_cards(mode: LancelotMode, card: AllegianceCard) -> usize {
    match (card, mode) {
        (AllegianceCard::Switch, _) => 2,
        (AllegianceCard::NoChange, LancelotMode::Drawn) => 4,
        (AllegianceCard::NoChange, LancelotMode::Late5) => 3,
        (AllegianceCard::NoChange, _) => 5,
    }
}

/// How many of a plot card are in the deck of so many players (P1).
pub(super) fn copies(players: usize, card: PlotCard) -> usize {
    let (few, many) = match card {
        PlotCard::LeadToVictory | PlotCard::Ambush => (2, 2),
        PlotCard::TheKingReturns => (1, 3),
        PlotCard::RestoreYourHonor => (1, 1),
        PlotCard::Charge => (1, 2),
        PlotCard::AreYouTheOne => (0, 2),
        PlotCard::WeFoundYou | PlotCard::ShowYourStrength | PlotCard::ShowYourTrueNature => (0, 1),
    };
    if players > 6 { many } else { few }
}
