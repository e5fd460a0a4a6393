//! Line-ups: the usual one, and one filled up round chosen characters (R1, R2).

use super::board;
use super::role::{Role, Side};
use super::seat::{FEWEST_PLAYERS, MOST_PLAYERS};
use super::setup::Edition;

/// The usual line-up for 5 to 10 players: R2, or B1's counts in *The Resistance*. Outside that range it is empty.
pub fn usual_line_up(edition: Edition, players: usize) -> Vec<Role> {
    if !(FEWEST_PLAYERS..=MOST_PLAYERS).contains(&players) {
        return Vec::new();
    }
    let good = board::side_count(players, Side::Good);
    match edition {
        Edition::Resistance => {
            let evil = board::side_count(players, Side::Evil);
            [vec![Role::Resistance; good], vec![Role::Spy; evil]].concat()
        }
        Edition::Avalon => {
            let mut roles = vec![Role::Merlin, Role::Percival];
            roles.resize(good, Role::Servant);
            roles.extend([Role::Morgana, Role::Assassin]);
            match players {
                7 => roles.push(Role::Oberon),
                8 => roles.push(Role::Minion),
                9 => roles.push(Role::Mordred),
                10 => roles.extend([Role::Mordred, Role::Oberon]),
                _ => {}
            }
            roles
        }
    }
}

/// A line-up of *Avalon* with these special characters: servants and minions fill the sides up to B1's counts. With too
/// many special characters on a side it has more than B1 allows, which [`Setup::check`](super::Setup::check) tells.
pub fn line_up_with(players: usize, specials: &[Role]) -> Vec<Role> {
    let mut roles = Vec::new();
    for (side, common) in [(Side::Good, Role::Servant), (Side::Evil, Role::Minion)] {
        let chosen: Vec<_> = specials
            .iter()
            .copied()
            .filter(|role| role.side() == side)
            .collect();
        let missing = board::side_count(players, side).saturating_sub(chosen.len());
        roles.extend(chosen);
        roles.extend(vec![common; missing]);
    }
    roles
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_line_up_is_the_encyclopedias_r2() {
        let extra: [&[Role]; 6] = [
            &[],
            &[],
            &[Role::Oberon],
            &[Role::Minion],
            &[Role::Mordred],
            &[Role::Mordred, Role::Oberon],
        ];
        let servants = [1, 2, 2, 3, 4, 4];
        for players in FEWEST_PLAYERS..=MOST_PLAYERS {
            let mut expected = vec![Role::Merlin, Role::Percival, Role::Morgana, Role::Assassin];
            expected.extend(vec![Role::Servant; servants[players - 5]]);
            expected.extend(extra[players - 5]);
            expected.sort();
            let mut found = usual_line_up(Edition::Avalon, players);
            found.sort();
            assert_eq!(found, expected, "{players} players");
        }
    }
}
