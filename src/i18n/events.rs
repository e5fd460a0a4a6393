//! What happened, in words: how undo and the log name it.

use super::{Msg, Words};
use crate::engine::{Event, Game, PlotCard, Rules, Seat, SeatSet, Setup};

impl Words {
    /// What everybody may know of the standing event at this place: how undo, the log and the offer to go on name it. A
    /// quest that the Witch has hidden stays hidden there too (W2).
    pub fn happened(&self, game: &Game, idx: usize) -> Option<String> {
        let event = game.standing().get(idx)?;
        let is_count = |event: &&Event| matches!(event, Event::Quest { .. });
        let counted = game.standing()[..idx].iter().filter(is_count).count();
        let quest = game
            .table()
            .past()
            .get(counted)
            .filter(|_| is_count(&event));
        Some(if quest.is_some_and(|it| game.table().is_veiled(it)) {
            self.get(Msg::EventVeil)
        } else {
            self.event(event, game.rules())
        })
    }

    /// What everybody may know of the last event that stands; none at the beginning of a game.
    pub fn happened_last(&self, game: &Game) -> Option<String> {
        self.happened(game, game.standing().len().checked_sub(1)?)
    }

    /// An event in a few words, whoever may know it: see [`Words::happened`] for what has happened.
    pub fn event(&self, event: &Event, rules: &Rules) -> String {
        let setup = rules.setup();
        let plot = |card: PlotCard| self.plot_card(card, setup.edition);
        let name = |msg: Msg, seat: Seat| self.with(msg, &[("name", setup.name(seat).into())]);
        match event {
            Event::Allegiance { card } => {
                let card = self.allegiance_card(*card);
                self.with(Msg::EventAllegiance, &[("card", (&card).into())])
            }
            Event::AllegianceDealt { .. } => self.get(Msg::EventAllegianceDealt),
            Event::Team { members, .. } => self.with(
                Msg::EventTeam,
                &[("names", (&self.names(setup, *members)).into())],
            ),
            Event::Vote(ballot) => {
                let yes = ballot.approvals();
                let no = rules.players().saturating_sub(yes);
                self.with(Msg::EventVote, &[("yes", yes.into()), ("no", no.into())])
            }
            Event::Quest { fails } => {
                self.with(Msg::EventQuest, &[("fails", usize::from(*fails).into())])
            }
            Event::Assassination { named, merlin } => self.with(
                Msg::EventAssassination,
                &[
                    ("name", setup.name(*named).into()),
                    ("merlin", yes_or_no(*merlin).into()),
                ],
            ),
            Event::Roles { .. } => self.get(Msg::EventRoles),
            Event::PlotDrawn { cards } => {
                let cards = self.plot_cards(cards, setup.edition);
                self.with(Msg::EventPlotDrawn, &[("cards", (&cards).into())])
            }
            Event::PlotGiven { card, to } => self.with(
                Msg::EventPlotGiven,
                &[
                    ("card", (&plot(*card)).into()),
                    ("name", setup.name(*to).into()),
                ],
            ),
            Event::LoyaltyChecked { by, of } => self.with(
                Msg::EventLoyaltyChecked,
                &[
                    ("by", setup.name(*by).into()),
                    ("of", setup.name(*of).into()),
                ],
            ),
            Event::PlotPlayed {
                by,
                from: Some(from),
                takes: Some(takes),
                ..
            } => self.with(
                Msg::EventPlotTaken,
                &[
                    ("name", setup.name(*by).into()),
                    ("from", setup.name(*from).into()),
                    ("card", (&plot(*takes)).into()),
                ],
            ),
            Event::PlotPlayed {
                card,
                by,
                on: Some(on),
                ..
            } => self.with(
                Msg::EventPlotPlayedOn,
                &[
                    ("card", (&plot(*card)).into()),
                    ("name", setup.name(*by).into()),
                    ("on", setup.name(*on).into()),
                ],
            ),
            Event::PlotPlayed { card, by, .. } => self.with(
                Msg::EventPlotPlayed,
                &[
                    ("card", (&plot(*card)).into()),
                    ("name", setup.name(*by).into()),
                ],
            ),
            Event::PlotPassed { by } => name(Msg::EventPlotPassed, *by),
            Event::Excalibur { on: Some(on) } => name(Msg::EventExcaliburUsed, *on),
            Event::Excalibur { on: None } => self.get(Msg::EventExcaliburUnused),
            Event::Excluded { seat, .. } => name(Msg::EventExcluded, *seat),
            Event::Veil { .. } => self.get(Msg::EventVeil),
            Event::Lady { on } => name(Msg::EventLady, *on),
            Event::Undo {} => self.get(Msg::EventUndo),
            Event::Redo {} => self.get(Msg::EventRedo),
        }
    }

    /// The names of some seats, in seat order.
    pub(super) fn names(&self, setup: &Setup, seats: SeatSet) -> String {
        self.list(seats.iter().map(|seat| setup.name(seat)))
    }
}

/// Fluent has no truth values: its texts choose between these two words.
pub(super) const fn yes_or_no(is_so: bool) -> &'static str {
    if is_so { "yes" } else { "no" }
}
