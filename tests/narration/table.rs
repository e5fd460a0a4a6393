//! Two models of the table, which know nothing of how a script was made: one takes each cue as N describes it, the other
//! only hears the words of a language (see `tongue`). And R4, to hold them against.

use avalon_herald::engine::{LancelotMode, Role, Rules};
use avalon_herald::narrator::{Cue, Line};

/// The characters on evil's side (R1, W1), in either edition.
pub(crate) const EVIL: [Role; 8] = [
    Role::Assassin,
    Role::Morgana,
    Role::Mordred,
    Role::Oberon,
    Role::Minion,
    Role::EvilLancelot,
    Role::Witch,
    Role::Spy,
];
/// L2 to L5.
pub(crate) const SWITCHING: [LancelotMode; 4] = [
    LancelotMode::Drawn,
    LancelotMode::Dealt,
    LancelotMode::Late7,
    LancelotMode::Late5,
];

/// The key of a line's words.
pub(crate) fn key(line: Line) -> String {
    format!("line-{}", line.id().replace('_', "-"))
}

/// What a player is told to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Order {
    Open,
    Close,
    Thumb,
    Fist,
}

/// What a cue tells a player to do, in N's own terms.
pub(crate) fn orders_of_n(cue: &Cue, role: Role) -> Vec<Order> {
    use Order::{Close, Fist, Open, Thumb};
    let is_evil = EVIL.contains(&role);
    let is_meant = is_evil && !cue.except.contains(&role);
    let (orders, is_told): (&[Order], bool) = match cue.id.id() {
        "close_eyes" => (&[Close, Fist], true),
        "evil_lancelot_thumb" => (&[Thumb], role == Role::EvilLancelot),
        "evil_look" => (&[Open], is_meant),
        "evil_close" => (&[Close], is_evil),
        "evil_lancelot_fist" => (&[Fist], role == Role::EvilLancelot),
        "merlin_thumbs" => (&[Thumb], is_meant),
        "merlin_look" => (&[Open], role == Role::Merlin),
        "merlin_thumbs_down" => (&[Fist], is_evil),
        "merlin_close" => (&[Close], role == Role::Merlin),
        "percival_thumbs" => (&[Thumb], matches!(role, Role::Merlin | Role::Morgana)),
        "percival_look" => (&[Open], role == Role::Percival),
        "percival_thumbs_down" => (&[Fist], matches!(role, Role::Merlin | Role::Morgana)),
        "percival_close" => (&[Close], role == Role::Percival),
        "lancelots_look" => (&[Open], role.is_lancelot()),
        "lancelots_close" => (&[Close], role.is_lancelot()),
        "open_eyes" => (&[Open], true),
        "check" => (&[], false),
        other => panic!("N has no cue {other}"),
    };
    if is_told { orders.to_vec() } else { vec![] }
}

/// A player's eyes and hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Player {
    pub(crate) role: Role,
    pub(crate) is_looking: bool,
    pub(crate) shows_thumb: bool,
}

impl Player {
    pub(crate) fn obey(&mut self, orders: impl IntoIterator<Item = Order>) {
        for order in orders {
            match order {
                Order::Open => self.is_looking = true,
                Order::Close => self.is_looking = false,
                Order::Thumb => self.shows_thumb = true,
                Order::Fist => self.shows_thumb = false,
            }
        }
    }
}

/// A table before the night: nobody has closed his eyes or made a fist.
pub(crate) fn seated(rules: &Rules) -> Vec<Player> {
    let seated = rules.line_up().iter().map(|&role| Player {
        role,
        is_looking: true,
        shows_thumb: true,
    });
    seated.collect()
}

/// R4: whether a player of one character may come to know a player of another.
pub(crate) fn may_know(viewer: Role, seen: Role, lancelot: LancelotMode) -> bool {
    let is_evil = EVIL.contains(&seen);
    let is_switching = SWITCHING.contains(&lancelot);
    let meets = lancelot == LancelotMode::Acquainted;
    match viewer {
        Role::Merlin => is_evil && seen != Role::Mordred,
        Role::Percival => matches!(seen, Role::Merlin | Role::Morgana),
        Role::GoodLancelot => meets && seen == Role::EvilLancelot,
        Role::EvilLancelot if is_switching => false,
        Role::EvilLancelot => (is_evil && seen != Role::Oberon) || seen == Role::GoodLancelot,
        Role::Assassin | Role::Morgana | Role::Mordred | Role::Minion | Role::Witch => {
            is_evil && seen != Role::Oberon
        }
        Role::Spy => seen == Role::Spy,
        _ => false,
    }
}
