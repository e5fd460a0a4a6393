//! The set-up, led to a table by the same presses as everything else. All that is known of its screen stands here.

use avalon_herald::engine::{Edition, LancelotMode, Role, Setup};
use avalon_herald::i18n::Msg;
use avalon_herald::ui::intent::Intent;
use egui::{Key, Modifiers};

use super::press::Press;
use super::table::Table;
use crate::places;

/// What is played with.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wanted {
    pub(crate) edition: Edition,
    /// The characters beside servants and minions; the Lancelots come with their switch.
    pub(crate) specials: &'static [Role],
    /// The switches that are turned on.
    pub(crate) modules: &'static [Msg],
    /// How Lancelot is played, if he is.
    pub(crate) mode: LancelotMode,
}

/// Adds seats until there are so many.
pub(crate) fn add_seats(table: &mut Table<'_>, players: usize) {
    while ticked(table).players() < players {
        let add = table.words.get(Msg::SetupAddPlayer);
        table.press(&Press::named(add));
    }
}

/// Writes the names in one go, the first seat chosen by Tab.
pub(crate) fn write_names(table: &mut Table<'_>, names: &[&str]) {
    let first = ticked(table).seats[0].clone();
    table.press(&Press::named(first));
    for (idx, name) in names.iter().enumerate() {
        // After the last name the buttons are those of the whole table again.
        let next = ticked(table).seats.get(idx + 1).cloned();
        let next = next.unwrap_or_else(|| table.words.get(Msg::SetupMoveLeft));
        let next = places::round(table.twin.find(&next).center());
        table.stage.screen.wait_until_still();
        table.stage.hands.write(name);
        table.twin.write(name);
        table.twin.key(Modifiers::NONE, Key::Enter);
        let enter = || table.stage.hands.key("Return");
        table
            .stage
            .screen
            .wait_for_change("the next name", next, enter);
    }
    assert_eq!(ticked(table).seats, names, "as they were written");
}

/// Chooses what is played with, beginning with what leaves.
pub(crate) fn choose(table: &mut Table<'_>, wanted: &Wanted) {
    if ticked(table).edition != wanted.edition {
        let edition = table.words.get(Msg::EditionResistance);
        table.press(&Press::named(edition));
    }
    for &module in wanted.modules {
        let words = table.words.get(module);
        table.press(&Press::named(words));
    }
    if ticked(table).lancelot != wanted.mode {
        let (mode, _) = table.words.lancelot_mode(wanted.mode);
        let more = table.words.get(Msg::SetupMore);
        let back = table.words.get(Msg::SetupBack);
        for name in [more, mode, back] {
            table.press(&Press::named(name));
        }
    }
    let is_chosen = |role: Role| !role.is_common() && !role.is_lancelot();
    for is_coming in [false, true] {
        for role in Role::ALL.into_iter().filter(|&role| is_chosen(role)) {
            let is_wanted = wanted.specials.contains(&role);
            if ticked(table).has(role) != is_wanted && is_wanted == is_coming {
                let card = table.words.role(role);
                table.press(&Press::named(card));
            }
        }
    }
    assert_eq!(ticked(table).problems(), [], "it can be played");
}

/// Goes on to the sound check, and tells with which set-up.
pub(crate) fn done(table: &mut Table<'_>) -> Setup {
    let gold = table.words.get(Msg::SetupBegin);
    match &table.press(&Press::named(gold))[..] {
        [Intent::Ready { setup, .. }] => (**setup).clone(),
        asked => panic!("the set-up led to {asked:?}"),
    }
}

fn ticked<'a>(table: &'a Table<'_>) -> &'a Setup {
    &table.twin.set_up().setup
}
