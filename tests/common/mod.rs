//! What several test programs need: people to sit at a table, and a line-up with both Lancelots.

use avalon_herald::engine::{Edition, Role, Side, usual_line_up};

/// So many names, each different.
pub(crate) fn names(players: usize) -> Vec<String> {
    (0..players).map(|idx| format!("P{idx}")).collect()
}

/// The usual line-up of *Avalon* with the Lancelots in place of one servant and one who is evil (R1).
pub(crate) fn lancelot_line_up(players: usize) -> Vec<Role> {
    let mut roles = usual_line_up(Edition::Avalon, players);
    let servant = roles.iter().rposition(|&it| it == Role::Servant);
    let evil = roles
        .iter()
        .rposition(|&it| it.side() == Side::Evil && it != Role::Assassin);
    for (place, lancelot) in [(servant, Role::GoodLancelot), (evil, Role::EvilLancelot)] {
        if let Some(place) = place {
            roles[place] = lancelot;
        }
    }
    roles
}
