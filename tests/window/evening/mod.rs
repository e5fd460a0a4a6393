//! Whole evenings in the real window, by keys alone and by the mouse alone.
//!
//! Nothing follows a list of places. A twin of the screen, without a system, is shown what the record tells; the engine says
//! what is asked, a lot with a seed chooses the answer, and the twin says where its buttons are.

pub(crate) mod asked;
pub(crate) mod press;
mod presses;
pub(crate) mod set_up;
pub(crate) mod table;
pub(crate) mod twin;

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;
use std::time::Instant;

use avalon_herald::engine::{Edition, EventKind, LancelotMode, Role, Setup};
use avalon_herald::i18n::Msg;
use avalon_herald::store::bookmark::{Bookmark, Place};
use avalon_herald::ui::commands::Command;
use avalon_herald::ui::intent::Intent;
use egui::{Rect, pos2};

use crate::lot::{Lot, new};
use crate::night::place;
use crate::record::{wait_for_header, wait_for_place};
use crate::running::wait_for;
use crate::stage::Stage;
use crate::{places, quiet, record};
use asked::Seen;
use press::Press;
use set_up::Wanted;
use table::{By, Table, bookmark};
use twin::Twin;

const NAMES: [&str; 10] = [
    "Kay", "Lynet", "Bors", "Elaine", "Gareth", "Enid", "Tristan", "Isolde", "Gawain", "Vivien",
];

/// Everything that goes together at a table of ten.
const ALL: Wanted = Wanted {
    edition: Edition::Avalon,
    specials: &[
        Role::Merlin,
        Role::Percival,
        Role::Assassin,
        Role::Morgana,
        Role::Witch,
    ],
    modules: &[
        Msg::SetupLady,
        Msg::SetupExcalibur,
        Msg::SetupLancelot,
        Msg::SetupPlotCards,
    ],
    mode: LancelotMode::Drawn,
};

/// What goes together with Trapper.
const TRAPPED: Wanted = Wanted {
    edition: Edition::Avalon,
    specials: &[Role::Merlin, Role::Assassin, Role::Mordred, Role::Oberon],
    modules: &[
        Msg::SetupLady,
        Msg::SetupExcalibur,
        Msg::SetupLancelot,
        Msg::SetupTrapper,
    ],
    mode: LancelotMode::Dealt,
};

/// What goes together in *The Resistance*.
const SPIES: Wanted = Wanted {
    edition: Edition::Resistance,
    specials: &[],
    modules: &[Msg::SetupLady, Msg::SetupExcalibur, Msg::SetupPlotCards],
    mode: LancelotMode::None,
};

/// What happens in every evening.
const ALWAYS: [EventKind; 6] = [
    EventKind::Team,
    EventKind::Vote,
    EventKind::Quest,
    EventKind::Lady,
    EventKind::Excalibur,
    EventKind::Undo,
];

#[test]
fn an_evening_with_every_module_is_played_by_keys_alone() {
    let began = Instant::now();
    let mut stage = Stage::with_settings(&quiet());
    stage.open();
    let mut table = Table::before(&stage, Twin::of_set_up(None), By::Keys);
    set_up::add_seats(&mut table, NAMES.len());
    set_up::write_names(&mut table, &NAMES);
    let seen = evening(&mut table, &ALL, 1);
    let own = [
        EventKind::Allegiance,
        EventKind::PlotDrawn,
        EventKind::PlotGiven,
        EventKind::PlotPlayed,
        EventKind::PlotPassed,
        EventKind::LoyaltyChecked,
        EventKind::Veil,
        EventKind::Assassination,
    ];
    let kinds = ALWAYS.into_iter().chain(own).collect();
    let missing: Vec<_> = BTreeSet::difference(&kinds, &seen.kinds).collect();
    assert_eq!(missing, Vec::<&EventKind>::new(), "nothing was left out");
    told(&table, &seen, began);
}

#[test]
fn an_evening_with_trapper_is_played_by_the_mouse_alone() {
    let seen = by_mouse(&TRAPPED, 2);
    assert!(seen.kinds.contains(&EventKind::Excluded), "{seen:?}");
    assert!(seen.kinds.contains(&EventKind::Assassination), "{seen:?}");
}

#[test]
fn an_evening_of_the_resistance_is_played_by_the_mouse_alone() {
    let seen = by_mouse(&SPIES, 3);
    assert!(seen.kinds.contains(&EventKind::PlotGiven), "{seen:?}");
    assert!(seen.kinds.contains(&EventKind::PlotPassed), "{seen:?}");
}

/// Names can't be written by the mouse: this table has played before.
fn by_mouse(wanted: &Wanted, seed: u64) -> Seen {
    let began = Instant::now();
    let last = Setup::usual(NAMES.map(str::to_owned).to_vec());
    let mut settings = quiet();
    settings["last_setup"] = serde_json::to_value(&last).expect("a set-up is JSON");
    let mut stage = Stage::with_settings(&settings);
    stage.open();
    let mut table = Table::before(&stage, Twin::of_set_up(Some(&last)), By::Mouse);
    let seen = evening(&mut table, wanted, seed);
    for kind in ALWAYS {
        assert!(seen.kinds.contains(&kind), "{kind:?} was left out");
    }
    told(&table, &seen, began);
    seen
}

/// From the set-up to the end, and into the next game.
fn evening(table: &mut Table<'_>, wanted: &Wanted, seed: u64) -> Seen {
    set_up::choose(table, wanted);
    let setup = set_up::done(table);
    let setup = through_the_night(table, setup);
    look_into_the_menu(table);
    table.play(&mut Lot(seed));
    table.take_back_and_bring_back();
    table.read();
    table.stage.picture(&format!("evening-{seed}-end"));

    let game = table.game();
    assert!(game.table().outcome().is_some(), "the game is over");
    let replayed = record::replay(table.stage);
    assert!(replayed["winner"].is_string(), "{replayed}");
    let seen = Seen::of(game.standing());
    play_again(table, &setup);
    Seen {
        kinds: seen.kinds.into_iter().chain([EventKind::Undo]).collect(),
        ..seen
    }
}

/// The sound check, a few lines of the night, and out of it to the table.
fn through_the_night(table: &mut Table<'_>, setup: Setup) -> Setup {
    table.twin.show_ready(&setup);
    let begin = Press::gold(&table.words, Msg::ReadyBegin);
    let asked = table.press_for_record(&begin);
    assert!(matches!(asked[..], [Intent::Begin { .. }]), "{asked:?}");
    let header = wait_for_header(table.stage);
    let begun: Setup = serde_json::from_value(header["setup"].clone()).expect("a set-up");
    let first_leader = begun.first_leader;
    let meant = Setup {
        first_leader,
        ..setup
    };
    assert_eq!(begun, meant, "what was ticked is played");

    wait_for_place(table.stage, 60, &place(2));
    let all = places::everywhere();
    let buttons = Rect::from_min_max(pos2(0.0, all.bottom() - 166.0), pos2(all.right(), 720.0));
    let (hands, screen) = (&table.stage.hands, &table.stage.screen);
    table.twin.show_paused();
    match table.by {
        By::Keys => {
            screen.wait_for_change("the night to stop", buttons, || hands.key("s"));
            hands.key("Escape");
        }
        By::Mouse => {
            screen.wait_for_change("the night to pause", buttons, || hands.tap(all.center()));
            screen.wait_until_still();
            let leave = table.words.get(Msg::NightToTable);
            hands.tap(table.twin.find(&leave).center());
        }
    }
    wait_for("the table", 20, || {
        let is_there = |it: &Bookmark| matches!(it.place, Place::Quests { .. });
        bookmark(table.stage).filter(is_there)
    });
    screen.wait_until_still();
    table.twin.show_game(&new(&begun));
    begun
}

/// Opens the menu and goes back.
fn look_into_the_menu(table: &mut Table<'_>) {
    for msg in [Msg::Menu, Msg::MenuBack] {
        let press = Press::command(Command::Menu, table.words.get(msg));
        assert_eq!(table.press(&press), []);
        table.stage.screen.wait_until_still();
    }
}

/// The same table once more: another record begins.
fn play_again(table: &mut Table<'_>, setup: &Setup) {
    table.stage.screen.wait_until_still();
    let rematch = Press::gold(&table.words, Msg::OverRematch);
    assert_eq!(table.press(&rematch), [Intent::Rematch]);
    table.stage.screen.wait_until_still();
    table.twin.show_ready(setup);
    let begin = Press::gold(&table.words, Msg::ReadyBegin);
    table.press_for_record(&begin);
    let games = table.stage.data().join("games");
    wait_for("the next game", 20, || {
        let files = fs::read_dir(&games).ok()?.filter_map(Result::ok);
        let is_record = |it: &PathBuf| it.extension().is_some_and(|it| it == "jsonl");
        let count = files.map(|it| it.path()).filter(is_record).count();
        (count == 2).then_some(())
    });
}

/// Tells how long it took and what was seen.
fn told(table: &Table<'_>, seen: &Seen, began: Instant) {
    println!(
        "{} presses, {} s; {} kinds of event; plot cards played: {:?}",
        table.pressed,
        began.elapsed().as_secs(),
        seen.kinds.len(),
        seen.cards
    );
}
