//! Seats round the table: one seat, a set of them, and a map with a value for each.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The fewest players of a game (B1).
pub const FEWEST_PLAYERS: usize = 5;
/// The most players of a game (B1).
pub const MOST_PLAYERS: usize = 10;

/// A place at the table, numbered from 0, clockwise.
///
/// A seat of a record may lie outside the table (0 to 255); the rules refuse it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat's place in a list of all seats.
    pub const fn idx(self) -> usize {
        self.0 as usize
    }

    /// The seat `steps` further to the left, which is clockwise, at a table of `players` seats.
    #[must_use]
    pub const fn left_by(self, steps: usize, players: usize) -> Self {
        Self(((self.idx() + steps) % players) as u8)
    }

    /// The neighbour on the left, to whom the lead passes (B5).
    #[must_use]
    pub const fn left(self, players: usize) -> Self {
        self.left_by(1, players)
    }

    /// The neighbour on the right.
    #[must_use]
    pub const fn right(self, players: usize) -> Self {
        self.left_by(players - 1, players)
    }

    /// All seats of a table of `players`, clockwise, beginning with this one.
    pub fn round(self, players: usize) -> impl Iterator<Item = Self> {
        (0..players).map(move |steps| self.left_by(steps, players))
    }

    /// All seats of a table of `players`, from 0.
    pub fn all(players: usize) -> impl Iterator<Item = Self> {
        Self(0).round(players)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of seats, small enough to copy. Reads and writes as a list of seats in ascending order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(u16);

impl SeatSet {
    /// No seat.
    pub const EMPTY: Self = Self(0);

    /// Every seat of a table of `players`.
    pub const fn full(players: usize) -> Self {
        Self(((1u32 << players) - 1) as u16)
    }

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < 16 && self.0 & (1 << seat.0) != 0
    }

    /// How many seats there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The set with one seat more. Seats past 15 can't be held and are left out.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        if seat.0 < 16 {
            Self(self.0 | 1 << seat.0)
        } else {
            self
        }
    }

    /// The set with one seat less.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        if seat.0 < 16 {
            Self(self.0 & !(1 << seat.0))
        } else {
            self
        }
    }

    /// The set with this seat turned: in if it was out, out if it was in.
    #[must_use]
    pub const fn toggled(self, seat: Seat) -> Self {
        if self.contains(seat) {
            self.without(seat)
        } else {
            self.with(seat)
        }
    }

    /// The seats of a table of `players` that are not in this set.
    #[must_use]
    pub const fn others(self, players: usize) -> Self {
        Self(Self::full(players).0 & !self.0)
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..16).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl Serialize for SeatSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut set = Self::EMPTY;
        for seat in Vec::<Seat>::deserialize(deserializer)? {
            if set.contains(seat) {
                return Err(serde::de::Error::custom(format!(
                    "seat {seat} stands twice; each seat may be named once"
                )));
            }
            if seat.idx() >= MOST_PLAYERS {
                return Err(serde::de::Error::custom(format!(
                    "there is no seat {seat}; expected 0 to 9"
                )));
            }
            set = set.with(seat);
        }
        Ok(set)
    }
}

/// A total map: a value for each seat of one table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BySeat<T>(Vec<T>);

impl<T> BySeat<T> {
    /// A map for a table of `players`, filled by a function of the seat.
    pub fn new(players: usize, value: impl FnMut(Seat) -> T) -> Self {
        Self(Seat::all(players).map(value).collect())
    }

    /// The seats with their values, from seat 0.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.0
            .iter()
            .enumerate()
            .map(|(idx, value)| (Seat(idx as u8), value))
    }

    /// The value of a seat, or none for a seat that this table doesn't have.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.idx())
    }

    /// The value of a seat, to change; none for a seat that this table doesn't have.
    pub fn get_mut(&mut self, seat: Seat) -> Option<&mut T> {
        self.0.get_mut(seat.idx())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_left_neighbour_is_the_next_seat_clockwise_b5() {
        assert_eq!(Seat(3).left(5), Seat(4));
        assert_eq!(Seat(4).left(5), Seat(0));
        assert_eq!(Seat(0).right(5), Seat(4));
        assert_eq!(
            Seat(3).round(5).map(|seat| seat.0).collect::<Vec<_>>(),
            [3, 4, 0, 1, 2]
        );
    }

    #[test]
    fn a_set_counts_each_seat_once() {
        let set: SeatSet = [Seat(2), Seat(0), Seat(2)].into_iter().collect();
        assert_eq!(set.len(), 2);
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat(0), Seat(2)]);
        assert_eq!(set.others(4).iter().collect::<Vec<_>>(), [Seat(1), Seat(3)]);
        assert_eq!(
            set.toggled(Seat(2)).toggled(Seat(1)),
            [Seat(0), Seat(1)].into_iter().collect()
        );
    }

    #[test]
    fn a_list_with_a_seat_twice_is_refused() {
        assert!(serde_json::from_str::<SeatSet>("[1,1]").is_err());
        assert!(serde_json::from_str::<SeatSet>("[10]").is_err());
        assert_eq!(
            serde_json::to_string(&SeatSet::full(3)).ok().as_deref(),
            Some("[0,1,2]")
        );
    }
}
