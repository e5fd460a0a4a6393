//! `simulate`: games of random legal moves, told in totals and in records that the rules take.

use std::fs;
use std::path::Path;

use crate::common::{lancelot_line_up, names};
use crate::program::run;
use avalon_herald::engine::{Edition, LancelotMode, RestoreYourHonor, Role, Setup, line_up_with};
use serde_json::{Value, json};

/// A simulation's totals, and the answers of a replay of its records.
struct Simulated {
    totals: Value,
    records: String,
    replayed: Vec<Value>,
}

fn simulate(setup: &Setup, games: u64, seed: u64) -> Simulated {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let (file, out) = (
        folder.path().join("setup.json"),
        folder.path().join("out.jsonl"),
    );
    let setup = serde_json::to_string(setup).expect("a set-up can be written");
    fs::write(&file, setup).expect("the folder can be written to");
    let (games, seed) = (games.to_string(), seed.to_string());
    let ran = run(&[
        "simulate",
        "--setup",
        text(&file),
        "--games",
        &games,
        "--seed",
        &seed,
        "--out",
        text(&out),
    ]);
    assert_eq!((ran.status, ran.err.as_str()), (0, ""));
    let replayed = run(&["replay", text(&out)]);
    assert_eq!((replayed.status, replayed.err.as_str()), (0, ""));
    let lines = replayed.out.lines();
    Simulated {
        totals: serde_json::from_str(&ran.out).expect("JSON"),
        records: fs::read_to_string(&out).expect("it was written"),
        replayed: lines
            .map(|it| serde_json::from_str(it).expect("JSON"))
            .collect(),
    }
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a path in text")
}

/// Every module that goes together with plot cards, and every one that goes together with Trapper, at tables of each size.
fn tables() -> Vec<Setup> {
    let mut tables = vec![
        Setup::usual(names(5)),
        Setup {
            edition: Edition::Resistance,
            plot_cards: true,
            ..Setup::usual(names(6))
        },
        Setup {
            plot_cards: true,
            restore_your_honor: RestoreYourHonor::Immediate,
            excalibur: true,
            ..Setup::usual(names(8))
        },
    ];
    for (mode, players) in LancelotMode::ALL.into_iter().skip(1).zip(6..) {
        let mut roles = lancelot_line_up(players);
        if players > 6 {
            let servants = [Role::Merlin, Role::GoodLancelot];
            let evil = [Role::EvilLancelot, Role::Witch, Role::Assassin];
            roles = line_up_with(players, &[&servants[..], &evil[..]].concat());
        }
        let is_trapped = players > 8;
        tables.push(Setup {
            roles: Some(roles),
            lancelot: mode,
            excalibur: true,
            lady_of_the_lake: true,
            plot_cards: !is_trapped,
            trapper: is_trapped,
            ..Setup::usual(names(players))
        });
    }
    tables
}

#[test]
fn its_records_are_taken_by_the_rules_and_give_its_totals() {
    for setup in tables() {
        assert_eq!(setup.problems(), []);
        let simulated = simulate(&setup, 40, 7);
        let totals = &simulated.totals;
        assert_eq!(simulated.replayed.len(), 40);
        for side in ["good", "evil"] {
            let won = simulated.replayed.iter().filter(|it| it["winner"] == side);
            assert_eq!(totals["winners"][side], won.count());
        }
        for reason in totals["reasons"].as_object().expect("by reason").keys() {
            let ended = simulated
                .replayed
                .iter()
                .filter(|it| it["reason"] == *reason);
            assert_eq!(totals["reasons"][reason], ended.count());
        }
        let events = simulated.replayed.iter().map(|it| it["events"].as_u64());
        let events: Option<u64> = events.sum();
        assert_eq!(totals["events"].as_u64(), events);
        let told = simulated
            .replayed
            .iter()
            .all(|it| it["expects"] == json!([]));
        assert!(told, "who was who is told of every game");
    }
}

#[test]
fn every_kind_of_line_comes_up_in_its_records() {
    let all: String = tables()
        .iter()
        .map(|it| simulate(it, 60, 3).records)
        .collect();
    for kind in [
        "allegiance",
        "allegiance_dealt",
        "plot_drawn",
        "plot_given",
        "loyalty_checked",
        "plot_played",
        "plot_passed",
        "team",
        "vote",
        "excalibur",
        "excluded",
        "veil",
        "quest",
        "lady",
        "assassination",
        "roles",
    ] {
        assert!(all.contains(&format!("\"event\":\"{kind}\"")), "{kind}");
    }
    for part in ["\"at_random\":true", "\"takes\":", "\"on\":null"] {
        assert!(all.contains(part), "{part}");
    }
}

#[test]
fn the_same_seed_gives_the_same_games_and_another_one_others() {
    let setup = &tables()[4];
    let first = simulate(setup, 20, 1);
    let again = simulate(setup, 20, 1);
    assert_eq!(first.records, again.records);
    assert_eq!(first.totals, again.totals);
    // More games go on from there.
    let more = simulate(setup, 25, 1);
    assert!(more.records.starts_with(&first.records));
    assert_ne!(simulate(setup, 20, 2).records, first.records);
}

#[test]
fn the_same_seed_gives_the_same_games_on_every_machine() {
    let ran = run(&[
        "simulate",
        "--players",
        "7",
        "--games",
        "200",
        "--seed",
        "1",
    ]);
    assert_eq!((ran.status, ran.err.as_str()), (0, ""));
    let totals: Value = serde_json::from_str(&ran.out).expect("JSON");
    // Whoever changes how players choose changes these numbers, on purpose.
    let reasons = json!({
        "assassination_missed": 84,
        "five_rejections": 3,
        "merlin_assassinated": 27,
        "three_fails": 86,
        "three_successes": 0,
    });
    assert_eq!(totals["reasons"], reasons, "{}", ran.out);
    assert_eq!(totals["events"], 3545);
}

#[test]
fn no_game_at_all_is_told_as_nothing() {
    let ran = run(&["simulate", "--players", "5", "--games", "0", "--seed", "1"]);
    let totals: Value = serde_json::from_str(&ran.out).expect("JSON");
    assert_eq!(
        (ran.status, &totals["games"], &totals["mean_events"]),
        (0, &json!(0), &json!(0.0))
    );
}

#[test]
fn what_cannot_be_written_is_a_fault_of_the_call() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let args = [
        "simulate",
        "--players",
        "5",
        "--games",
        "1",
        "--seed",
        "1",
        "--out",
    ];
    let ran = run(&[&args[..], &[text(folder.path())]].concat());
    assert_eq!((ran.status, ran.out.as_str()), (2, ""));
    assert!(ran.err.starts_with(text(folder.path())), "{}", ran.err);
}

#[test]
fn a_table_that_cant_be_played_is_told_with_its_problem_t1() {
    let setup = Setup {
        trapper: true,
        ..Setup::usual(names(7))
    };
    let folder = tempfile::tempdir().expect("a folder for the test");
    let file = folder.path().join("setup.json");
    fs::write(&file, serde_json::to_string(&setup).expect("JSON")).expect("written");
    let ran = run(&[
        "simulate",
        "--setup",
        text(&file),
        "--games",
        "1",
        "--seed",
        "1",
    ]);
    assert_eq!((ran.status, ran.out.as_str()), (1, ""));
    assert!(ran.err.contains("eight to ten"), "{}", ran.err);
}
