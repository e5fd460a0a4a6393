//! Every line-up that the rules allow.

use avalon_herald::engine::{Edition, LancelotMode, Role, Rules, Setup};

/// B1: players, good, evil.
pub(crate) const SIDES: [(usize, usize, usize); 6] = [
    (5, 3, 2),
    (6, 4, 2),
    (7, 4, 3),
    (8, 5, 3),
    (9, 6, 3),
    (10, 6, 4),
];
const GOOD_SPECIALS: [Role; 2] = [Role::Merlin, Role::Percival];
const EVIL_SPECIALS: [Role; 5] = [
    Role::Assassin,
    Role::Morgana,
    Role::Mordred,
    Role::Oberon,
    Role::Witch,
];

fn rules(edition: Edition, lancelot: LancelotMode, roles: Vec<Role>) -> Rules {
    let names = (0..roles.len()).map(|idx| format!("P{idx}")).collect();
    let setup = Setup {
        edition,
        lancelot,
        roles: Some(roles),
        ..Setup::usual(names)
    };
    setup.check().expect("a line-up that B1, R1 and R3 allow")
}

/// Every subset, the empty one first.
fn subsets(roles: &[Role]) -> Vec<Vec<Role>> {
    roles.iter().fold(vec![vec![]], |sets, &role| {
        let with = sets.iter().map(|set| [&set[..], &[role]].concat());
        sets.iter().cloned().chain(with).collect()
    })
}

/// Every line-up of *Avalon* that R1 and R3 allow, in every way to play Lancelot.
pub(crate) fn avalon() -> Vec<Rules> {
    let mut all = Vec::new();
    for (players, good, evil) in SIDES {
        for lancelot in LancelotMode::ALL {
            let has_pair = lancelot != LancelotMode::None;
            for good_ones in subsets(&GOOD_SPECIALS) {
                for evil_ones in subsets(&EVIL_SPECIALS) {
                    let pair = usize::from(has_pair);
                    if good_ones.len() + pair > good || evil_ones.len() + pair > evil {
                        continue;
                    }
                    let mut roles = good_ones.clone();
                    if has_pair {
                        roles.extend([Role::GoodLancelot, Role::EvilLancelot]);
                    }
                    roles.resize(good + pair, Role::Servant);
                    roles.extend(evil_ones);
                    roles.resize(players, Role::Minion);
                    all.push(rules(Edition::Avalon, lancelot, roles));
                }
            }
        }
    }
    all
}

/// The one line-up of each table of *The Resistance*.
pub(crate) fn resistance() -> Vec<Rules> {
    SIDES
        .map(|(_, good, evil)| {
            let roles = [vec![Role::Resistance; good], vec![Role::Spy; evil]].concat();
            rules(Edition::Resistance, LancelotMode::None, roles)
        })
        .to_vec()
}

/// Both.
pub(crate) fn everything() -> Vec<Rules> {
    [avalon(), resistance()].concat()
}

/// What to say when a line-up fails.
pub(crate) fn what(rules: &Rules) -> String {
    format!("{:?} with {:?}", rules.line_up(), rules.setup().lancelot)
}
