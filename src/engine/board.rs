//! The printed board: how many are good and evil, how many go on each quest, how many fails it takes (B1).

use serde::{Deserialize, Serialize};

use super::role::Side;

/// How many rejections in a row end the game (B3).
pub const MOST_REJECTIONS: usize = 5;
/// How many quests a side needs (B6).
pub const QUESTS_TO_WIN: usize = 3;

/// One of the five quests, numbered from 1 as at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Quest(u8);

impl Quest {
    /// The five quests in order.
    pub const ALL: [Self; 5] = [Self(1), Self(2), Self(3), Self(4), Self(5)];
    /// The first quest.
    pub const FIRST: Self = Self(1);

    /// The quest's number, 1 to 5.
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// The quest after this one, none after the fifth.
    #[must_use]
    pub fn next(self) -> Option<Self> {
        Self::ALL.get(self.number()).copied()
    }
}

/// One row of the table in B1.
struct Row {
    good: usize,
    evil: usize,
    sizes: [usize; 5],
}

/// Rows for 5 to 10 players, from B1 of the rulebook.
const ROWS: [Row; 6] = [
    Row {
        good: 3,
        evil: 2,
        sizes: [2, 3, 2, 3, 3],
    },
    Row {
        good: 4,
        evil: 2,
        sizes: [2, 3, 4, 3, 4],
    },
    Row {
        good: 4,
        evil: 3,
        sizes: [2, 3, 3, 4, 4],
    },
    Row {
        good: 5,
        evil: 3,
        sizes: [3, 4, 4, 5, 5],
    },
    Row {
        good: 6,
        evil: 3,
        sizes: [3, 4, 4, 5, 5],
    },
    Row {
        good: 6,
        evil: 4,
        sizes: [3, 4, 4, 5, 5],
    },
];

/// The row for so many players, the nearest one where B1 has none.
const fn row(players: usize) -> &'static Row {
    let idx = if players < 5 {
        0
    } else if players > 10 {
        5
    } else {
        players - 5
    };
    &ROWS[idx]
}

/// How many of `players` (5 to 10) are on a side (B1).
pub const fn side_count(players: usize, side: Side) -> usize {
    match side {
        Side::Good => row(players).good,
        Side::Evil => row(players).evil,
    }
}

/// How many go on a quest at a table of `players` (5 to 10), as printed (B1).
pub const fn printed_team_size(players: usize, quest: Quest) -> usize {
    row(players).sizes[quest.number() - 1]
}

/// How many fails make the quest fail: two on the fourth with seven or more players, else one (B1).
pub const fn fails_needed(players: usize, quest: Quest) -> usize {
    if players >= 7 && quest.number() == 4 {
        2
    } else {
        1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_board_is_the_printed_one_b1() {
        let printed = [
            (5, 3, 2, [2, 3, 2, 3, 3], 1),
            (6, 4, 2, [2, 3, 4, 3, 4], 1),
            (7, 4, 3, [2, 3, 3, 4, 4], 2),
            (8, 5, 3, [3, 4, 4, 5, 5], 2),
            (9, 6, 3, [3, 4, 4, 5, 5], 2),
            (10, 6, 4, [3, 4, 4, 5, 5], 2),
        ];
        for (players, good, evil, sizes, needed_on_the_fourth) in printed {
            assert_eq!(side_count(players, Side::Good), good);
            assert_eq!(side_count(players, Side::Evil), evil);
            assert_eq!(
                Quest::ALL.map(|quest| printed_team_size(players, quest)),
                sizes
            );
            let mut needed = [1; 5];
            needed[3] = needed_on_the_fourth;
            assert_eq!(Quest::ALL.map(|quest| fails_needed(players, quest)), needed);
        }
    }
}
