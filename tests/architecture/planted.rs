//! Faults planted one by one: each rule of the architecture finds its own, and leaves alone what only looks like one.

use crate::layers::dependencies;
use crate::offences::{in_program, of_style};
use crate::paths::named;
use crate::source::{Source, leave_out_test_files, without_text};

/// What is found in a program of these files.
fn found(files: &[(&str, &str)]) -> Vec<String> {
    let mut sources: Vec<_> = files
        .iter()
        .map(|(path, text)| Source::new(path, text))
        .collect();
    leave_out_test_files(&mut sources);
    in_program(&sources)
}

/// Plants a line in a file, where it must be found.
#[track_caller]
fn is_found(path: &str, line: &str) {
    let found = found(&[(path, line)]);
    assert!(!found.is_empty(), "nobody minds `{line}` in {path}");
    assert!(found.iter().all(|it| it.starts_with("src/")), "{found:?}");
}

/// Plants a line in a file, where it may stand.
#[track_caller]
fn is_fine(path: &str, line: &str) {
    assert_eq!(found(&[(path, line)]), [""; 0], "`{line}` in {path}");
}

#[test]
fn the_engine_knows_nobody_and_does_without_the_world() {
    for line in [
        "use crate::i18n::Msg;",
        "use crate::{store::Journal};",
        "use super::super::super::narrator::Line;",
        "fn f() { crate::ui::theme::paint() }",
        "use std::fs;",
        "use std::{collections::BTreeMap, fs::File};",
        "use std::{fs as disk};",
        "use std::time::Instant;",
        "use std::*;",
        "fn f() { std::thread::yield_now() }",
        "fn f() -> core::time::Duration {}",
        "use rand::Rng;",
        "use rand_chacha::ChaCha8Rng as Dice;",
        "use egui::Color32;",
        "use rodio::Sink;",
        "fn f() { serde_json::to_string(&1) }",
        "use jiff::Zoned;",
        "fn f() { log::error!(\"x\") }",
        "#[derive(Clone, Serialize)]\npub struct Game {\n}",
        "struct A;\n#[derive(Serialize)]\npub struct Table {}",
        "impl Serialize for Game {}",
    ] {
        is_found("engine/modules/planted.rs", line);
    }
    for line in [
        "use serde::{Deserialize, Serialize};",
        "use std::sync::Arc;\nuse std::fmt;",
        "use super::super::event::Event;",
        "use crate::engine::Seat;",
        "// use std::fs;",
        "/* use std::fs; /* nested */ use egui::Ui; */",
        "const A: &str = \"use std::fs;\";",
        "const A: &str = r#\"std::fs \"quoted\" std::fs\"#;",
        "fn f<'a>(a: &'a str) -> char { '\"' } // \" std::fs",
        "#[cfg(test)]\nmod tests {\n    use serde_json::Value;\n    fn f() { if true {} }\n}",
        "struct A { store: u8 } fn f(a: A) -> u8 { a.store }",
        "#[derive(Serialize)]\npub struct Gamete {}",
        "#[derive(Serialize)]\npub struct Event {}\npub struct Game {}",
        "impl Serialize for Gamete {}",
    ] {
        is_fine("engine/modules/planted.rs", line);
    }
}

#[test]
fn what_follows_a_test_is_program_again() {
    is_found(
        "engine/planted.rs",
        "#[cfg(test)]\nmod tests { fn f() { g(\"}\"); } }\nuse std::fs;",
    );
    is_found(
        "engine/planted.rs",
        "#[cfg(test)]\nuse serde_json::Value;\nuse std::fs;",
    );
}

#[test]
fn a_file_for_tests_is_no_part_of_the_program() {
    let parent = ("engine/seat.rs", "//! Seats.\n#[cfg(test)]\nmod proofs;");
    let child = ("engine/seat/proofs.rs", "use serde_json::Value;");
    assert_eq!(found(&[parent, child]), [""; 0]);
    let parent = ("engine/seat.rs", "//! Seats.\nmod proofs;");
    assert_eq!(found(&[parent, child]).len(), 1);
}

#[test]
fn every_layer_knows_only_those_below_it() {
    for (path, line) in [
        ("stats/planted.rs", "use crate::store::Journal;"),
        ("stats/planted.rs", "use serde_json::Value;"),
        ("narrator/planted.rs", "use crate::i18n::Msg;"),
        ("narrator/planted.rs", "use egui::Ui;"),
        ("narrator/planted.rs", "use std::fs::read;"),
        ("i18n/planted.rs", "use crate::store::Settings;"),
        ("i18n/planted.rs", "use egui::Ui;"),
        ("store/planted.rs", "use crate::narrator::Line;"),
        ("store/planted.rs", "use eframe::App;"),
        ("store/planted.rs", "use std::process::Command;"),
        ("ui/planted.rs", "use crate::store::Journal;"),
        ("ui/planted.rs", "use crate::app::Session;"),
        ("ui/planted.rs", "use super::super::store::Journal;"),
        ("ui/planted.rs", "use std::fs;"),
        ("ui/planted.rs", "use rfd::FileDialog;\nuse eframe::App;"),
        ("app/planted.rs", "use crate::cli::replay;"),
        ("app/planted.rs", "use rodio::Sink;"),
        ("cli/planted.rs", "use crate::ui::theme::Theme;"),
        ("cli/planted.rs", "use crate::app::Session;"),
        ("cli/planted.rs", "use egui::Ui;"),
        ("main.rs", "use avalon_herald::engine::Game;"),
        ("main.rs", "use serde_json::Value;"),
        ("tools/planted.rs", "use std::fmt;"),
        ("tools.rs", "use std::fmt;"),
    ] {
        is_found(path, line);
    }
    for (path, line) in [
        ("stats/planted.rs", "use crate::engine::Game;"),
        ("narrator/planted.rs", "use crate::engine::Rules;"),
        ("i18n/planted.rs", "use crate::narrator::Line;"),
        (
            "store/planted.rs",
            "use std::fs;\nuse crate::engine::Event;",
        ),
        (
            "ui/planted.rs",
            "use crate::{engine::Game, i18n::Msg, stats};",
        ),
        (
            "app/planted.rs",
            "use crate::ui::theme::Theme;\nuse std::fs;",
        ),
        (
            "cli/planted.rs",
            "use crate::store::record;\nuse clap::Parser;",
        ),
        (
            "main.rs",
            "use avalon_herald::{app, cli};\nuse anyhow::Result;",
        ),
    ] {
        is_fine(path, line);
    }
}

#[test]
fn sound_comes_from_one_room() {
    let line = "use rodio::Player;";
    is_fine("narrator/rodio/device.rs", line);
    is_found("narrator/loudspeaker.rs", line);
    is_found("store/loudspeaker.rs", line);
    let two = [("narrator/loudspeaker.rs", line), ("narrator/mod.rs", line)];
    assert_eq!(found(&two).len(), 1);
    // The narrator's own module of that name is not the crate.
    let own = ("narrator/mod.rs", "mod rodio;\nfn f() { rodio::open() }");
    let sibling = "use super::rodio;\nfn f() { rodio::open() }";
    let files = [
        own,
        ("narrator/rodio/mod.rs", line),
        ("narrator/voice.rs", sibling),
    ];
    assert_eq!(found(&files), [""; 0]);
}

#[test]
fn a_screen_reads_the_game_and_takes_its_colours_from_the_theme() {
    for line in [
        "fn vote_ui(game: &mut Game) {}",
        "fn vote_ui(game: &'a mut Game, ui: &mut Ui) {}",
        "fn vote_ui(game: &mut\n    Game) {}",
        "fn vote_ui(game: &mut crate::engine::Game) {}",
        "fn f() { state.game.apply(legal); }",
        "fn f() { Color32::from_rgb(1, 2, 3) }",
        "fn f() { egui::Color32::RED }",
        "use egui::Color32;\nconst A: Color32 = Color32::from_gray(1);",
        "fn f() { egui::Rgba::from_gray(0.5) }",
        "fn f() { egui::hex_color!(\"#abcdef\") }",
    ] {
        is_found("ui/vote.rs", line);
    }
    for line in [
        "fn vote_ui(game: &Game, ui: &mut Ui) {}",
        "fn f(state: &mut GameList) {}",
        "use egui::{Color32, vec2};\nfn f(color: Color32) {}",
        "fn f() { (Color32::TRANSPARENT, egui::Color32::PLACEHOLDER) }",
    ] {
        is_fine("ui/vote.rs", line);
    }
    is_fine("ui/theme.rs", "fn f() { Color32::from_rgb(1, 2, 3) }");
    is_fine(
        "ui/theme/palette.rs",
        "fn f() { Color32::from_rgb(1, 2, 3) }",
    );
}

#[test]
fn a_game_changes_in_one_place_of_the_app() {
    is_fine("app/session.rs", "fn f() { self.game.apply(legal); }");
    let once = ("app/session.rs", "fn f() { self.game\n    .apply(legal); }");
    let twice = ("app/mod.rs", "fn g() { session.game.apply(legal); }");
    assert_eq!(found(&[once, twice]).len(), 1);
}

#[test]
fn the_night_script_never_sees_who_holds_which_card() {
    let path = "narrator/script.rs";
    is_fine(path, "pub fn night_script(rules: &Rules, counts: bool) {}");
    is_found(path, "pub fn night_script(game: &Game) {}");
    is_found(
        path,
        "pub fn night_script(rules: &Rules, roles: &BySeat<Role>) {}",
    );
}

#[test]
fn the_first_file_of_the_program_stays_short() {
    is_fine("main.rs", &"\n".repeat(80));
    is_found("main.rs", &"\n".repeat(81));
}

#[test]
fn the_map_shows_every_layer() {
    is_fine("lib.rs", "//! | [`engine`] | rules |\npub mod engine;");
    is_found(
        "lib.rs",
        "//! | [`engine`] | rules |\npub mod engine;\npub mod ui;",
    );
    is_found("lib.rs", "//! | [`dice`] | chance |\npub mod dice;");
}

#[test]
fn the_house_style_is_missed_wherever_it_is_broken() {
    let of = |path: &str, text: &str| of_style(&[Source::new(path, text)]);
    let fine = "//! What it is for.\nfn f() {}\n";
    assert_eq!(of("src/a.rs", fine), [""; 0]);
    assert_eq!(of("src/a.rs", "fn f() {}").len(), 1);
    assert_eq!(of("src/a.rs", "// What it is for.\n").len(), 1);
    let lines = |count| format!("//! Long.{}", "\n".repeat(count));
    assert_eq!(of("src/a.rs", &lines(400)), [""; 0]);
    assert_eq!(of("src/a.rs", &lines(401)).len(), 1);
    for line in [
        "fn f() { todo!() }",
        "fn f() { unimplemented!() }",
        "fn f() { dbg!(1); }",
        "#[ignore]\nfn f() {}",
        "#[ignore = \"slow\"]\nfn f() {}",
        "#[allow(dead_code)]\nfn f() {}",
        "#![allow(dead_code)]",
        "#[cfg(test)]\nmod tests { fn f() { todo!() } }",
    ] {
        assert_eq!(of("src/a.rs", &format!("{fine}{line}")).len(), 1, "{line}");
        let line = line.replace('\n', " ");
        let quoted = format!("{fine}// {line}\nconst A: &str = \"todo!()\";");
        assert_eq!(of("src/a.rs", &quoted), [""; 0], "{quoted}");
    }
    let sleeps = format!("{fine}fn f() {{ std::thread::sleep(a) }}");
    assert_eq!(of("tests/a.rs", &sleeps).len(), 1);
    assert_eq!(of("src/a.rs", &sleeps), [""; 0]);
}

#[test]
fn paths_are_read_out_of_imports_one_by_one() {
    let joined = |code: &str| -> Vec<String> {
        named(&without_text(code))
            .iter()
            .map(|it| it.join("::"))
            .collect()
    };
    assert_eq!(
        joined("use a::{b::{self, c as d, e::*}, f}; fn g() { h.i::<J>(k::l) }"),
        ["a::b", "a::b::c", "a::b::e::*", "a::f", "k::l"]
    );
    assert_eq!(joined("use {a::b, c::d};"), ["a::b", "c::d"]);
}

#[test]
fn the_crates_are_those_of_the_manifest() {
    let manifest = "[package]\nname = \"a\"\n[dependencies]\nserde = \"1\"\nfluent-bundle = \"1\" # x\n\
                    [dev-dependencies]\nproptest = \"1\"\n[lints.clippy]\nall = \"warn\"\n";
    assert_eq!(
        dependencies(manifest),
        ["serde", "fluent_bundle", "proptest"]
    );
    let ours = dependencies(include_str!("../../Cargo.toml"));
    assert!(ours.contains(&"serde".to_owned()) && ours.contains(&"egui".to_owned()));
}
