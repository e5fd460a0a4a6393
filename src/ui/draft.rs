//! An answer on its way: who has been tapped, tap by tap, so that a tap can be taken back like anything else.

use crate::engine::{Game, Seat, SeatSet};

/// Who has been tapped for the question that is asked now.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Draft {
    /// To which state of the game it belongs: how many events stood when it was begun.
    events: usize,
    taps: Vec<Seat>,
    untapped: Vec<Seat>,
}

impl Draft {
    /// A draft with these seats tapped, for the question that the game asks now.
    pub fn of(game: &Game, seats: SeatSet) -> Self {
        Self {
            events: game.standing().len(),
            taps: seats.iter().collect(),
            untapped: Vec::new(),
        }
    }

    /// Forgets everything if the game has moved on since: a draft never outlives its question.
    pub fn keep_up(&mut self, game: &Game) {
        if self.events != game.standing().len() {
            *self = Self::of(game, SeatSet::EMPTY);
        }
    }

    /// The seats that are turned now: tapped an odd number of times.
    pub fn seats(&self) -> SeatSet {
        self.taps
            .iter()
            .fold(SeatSet::EMPTY, |set, &seat| set.toggled(seat))
    }

    /// Turns a seat.
    pub fn tap(&mut self, seat: Seat) {
        self.taps.push(seat);
        self.untapped.clear();
    }

    /// The last tap that stands, and whether the seat is turned by it.
    pub fn last(&self) -> Option<(Seat, bool)> {
        self.taps
            .last()
            .map(|&seat| (seat, self.seats().contains(seat)))
    }

    /// Takes back the last tap. False if there is none.
    pub fn undo(&mut self) -> bool {
        self.taps
            .pop()
            .map(|seat| self.untapped.push(seat))
            .is_some()
    }

    /// Whether a tap can be brought back.
    pub fn can_redo(&self) -> bool {
        !self.untapped.is_empty()
    }

    /// Brings back the last tap taken back. False if there is none.
    pub fn redo(&mut self) -> bool {
        self.untapped
            .pop()
            .map(|seat| self.taps.push(seat))
            .is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Action, Event, NoChance, Setup};

    fn game() -> Game {
        let names = (0..5).map(|idx| format!("P{idx}")).collect();
        Game::new(Setup::usual(names).check().unwrap())
    }

    #[test]
    fn a_tap_can_be_taken_back_and_brought_back() {
        let mut draft = Draft::default();
        draft.tap(Seat(1));
        draft.tap(Seat(2));
        draft.tap(Seat(1));
        assert_eq!(draft.seats(), SeatSet::EMPTY.with(Seat(2)));
        assert_eq!(draft.last(), Some((Seat(1), false)));
        assert!(draft.undo());
        assert_eq!(draft.seats().len(), 2);
        assert!(draft.redo() && !draft.redo());
        assert_eq!(draft.seats().len(), 1);
    }

    #[test]
    fn a_draft_does_not_outlive_its_question() {
        let mut game = game();
        let mut draft = Draft::default();
        draft.tap(Seat(0));
        draft.keep_up(&game);
        assert_eq!(draft.seats().len(), 1);
        let team = Event::Team {
            members: [Seat(0), Seat(1)].into_iter().collect(),
            excalibur: None,
        };
        let legal = game.decide(&Action::Tell(team), &mut NoChance).unwrap();
        game.apply(legal);
        draft.keep_up(&game);
        assert!(draft.seats().is_empty());
    }
}
