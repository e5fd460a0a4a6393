//! Records as data, played by the program itself: small ones for each rule, real games, and what is no record at all.

#![expect(
    clippy::expect_used,
    reason = "a test fails by a panic, in its helpers too"
)]

mod program;

use std::fs;
use std::io::Write as _;
use std::process::Stdio;

use program::{Ran, cases, herald, run};
use serde_json::{Value, json};

/// The answers of a replay, one a game.
fn answers(ran: &Ran) -> Vec<Value> {
    let lines = ran.out.lines();
    lines
        .map(|it| serde_json::from_str(it).expect("JSON"))
        .collect()
}

/// Replays a text through standard input.
fn replay(text: &[u8]) -> Ran {
    let mut child = herald(&["replay", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut stdin = child.stdin.take().expect("it is piped");
    // It may end before it has read everything.
    stdin.write_all(text).ok();
    drop(stdin);
    child.wait_with_output().expect("it ends").into()
}

/// Whether an answer has what is wanted of it: each key with its value, lists item by item. Of `expects` a part will do.
fn fits(wanted: &Value, found: &Value) -> bool {
    match (wanted, found) {
        (Value::Object(wanted), Value::Object(found)) => wanted.iter().all(|(key, wanted)| {
            found.get(key).is_some_and(|found| match (wanted, found) {
                (Value::Array(some), Value::Array(all)) if key == "expects" => {
                    some.iter().all(|it| all.contains(it))
                }
                _ => fits(wanted, found),
            })
        }),
        (Value::Array(wanted), Value::Array(found)) => {
            wanted.len() == found.len() && wanted.iter().zip(found).all(|(it, that)| fits(it, that))
        }
        _ => wanted == found,
    }
}

#[test]
fn every_small_record_is_answered_as_its_rule_asks() {
    let mut count = 0;
    for entry in fs::read_dir(cases()).unwrap() {
        let wanted_path = entry.unwrap().path();
        let name = wanted_path.to_string_lossy().into_owned();
        let Some(stem) = name.strip_suffix(".expect.json") else {
            continue;
        };
        let wanted: Value = serde_json::from_slice(&fs::read(&wanted_path).unwrap()).unwrap();
        let ran = run(&["replay", &format!("{stem}.jsonl")]);
        let games = answers(&ran);
        assert_eq!(games.len(), 1, "{name}");
        assert!(fits(&wanted, &games[0]), "{name}: {}", ran.out);
        let is_wrong = wanted.get("error").is_some();
        assert_eq!(ran.status, i32::from(is_wrong), "{name}: {}", ran.err);
        count += 1;
    }
    assert!(count >= 120, "{count} cases");
}

#[test]
fn real_games_end_as_they_did() {
    let record = cases().join("recorded.jsonl");
    let ran = run(&["replay", record.to_str().unwrap()]);
    assert_eq!((ran.status, ran.err.as_str()), (0, ""));
    let expected = fs::read_to_string(cases().join("recorded.expected.jsonl")).unwrap();
    let expected: Vec<Value> = expected
        .lines()
        .map(|it| serde_json::from_str(it).unwrap())
        .collect();
    let found: Vec<Value> = answers(&ran)
        .iter()
        .map(|game| {
            let quests = game["quests"].as_array().unwrap();
            let results: Vec<_> = quests.iter().map(|it| it["result"].clone()).collect();
            json!({"winner": game["winner"], "reason": game["reason"], "quests": results})
        })
        .collect();
    assert_eq!(found.len(), 135);
    assert_eq!(found, expected);
}

const HEADER: &str = r#"{"format":"avalon-herald/1","setup":{"seats":["Ann","Bo","Cy","Di","Ed","Flo","Gus"],"first_leader":6}}"#;

#[test]
fn the_answer_is_the_documented_one_key_for_key() {
    let text = [
        HEADER,
        r#"{"event":"team","members":[0,1]}"#,
        r#"{"event":"vote","approvals":3}"#,
        r#"{"event":"team","members":[1,3]}"#,
        r#"{"event":"vote","approve":[0,1,2,3]}"#,
        r#"{"event":"undo"}"#,
        r#"{"event":"redo"}"#,
        r#"{"event":"quest","fails":0}"#,
    ];
    let ran = replay(text.join("\n").as_bytes());
    assert_eq!(
        ran.out,
        concat!(
            r#"{"winner":null,"reason":null,"quests":[{"quest":1,"proposals":2,"leader":0,"team":[1,3],"fails":0,"#,
            r#""fails_needed":1,"result":"success"}],"leader":1,"rejections":0,"lancelot_switches":0,"#,
            r#""plot_held":{},"lady":null,"expects":["team"],"events":5}"#,
            "\n"
        )
    );
}

#[test]
fn a_wrong_line_stops_its_own_game_and_is_told_on_both_outputs() {
    let text = [
        HEADER,
        r#"{"event":"quest","fails":0}"#,
        "nonsense",
        "",
        HEADER,
    ];
    let ran = replay(text.join("\r\n").as_bytes());
    let games = answers(&ran);
    assert_eq!(games.len(), 2);
    assert_eq!(games[0]["error"]["line"], 2);
    assert_eq!(games[1]["events"], 0);
    let message = games[0]["error"]["message"].as_str().unwrap();
    assert!(message.contains("expected “team”"), "{message}");
    assert_eq!(ran.err, format!("-:2: {message}\n"));
    assert_eq!(ran.status, 1);
}

#[test]
fn the_lady_and_the_plot_cards_are_answered_with_their_holders_k1_p2() {
    let header = HEADER.replace(
        "\"seats\"",
        r#""lady_of_the_lake":true,"plot_cards":true,"seats""#,
    );
    let text = [
        header.as_str(),
        r#"{"event":"plot_drawn","cards":["ambush","charge"]}"#,
        r#"{"event":"plot_given","card":"ambush","to":3}"#,
        r#"{"event":"plot_given","card":"charge","to":3}"#,
    ];
    let ran = replay(text.join("\n").as_bytes());
    let game = &answers(&ran)[0];
    assert_eq!(
        game["plot_held"],
        json!({"3": ["ambush", "charge"]}),
        "{}",
        ran.err
    );
    assert_eq!(game["lady"], 5);
}

#[test]
fn a_set_up_that_cannot_be_played_is_told_with_every_problem_t1() {
    let ran = replay(
        HEADER
            .replace("\"seats\"", r#""trapper":true,"plot_cards":true,"seats""#)
            .as_bytes(),
    );
    assert_eq!(
        (ran.status, answers(&ran)[0]["error"]["line"].as_u64()),
        (1, Some(1))
    );
    assert!(
        ran.err.contains("eight to ten") && ran.err.contains("Plot cards"),
        "{}",
        ran.err
    );
}

#[test]
fn what_cannot_be_read_is_a_fault_of_the_call_and_other_files_are_read() {
    let folder = tempfile::tempdir().unwrap();
    let missing = folder.path().join("missing.jsonl");
    let good = cases().join("u-undo-a-vote.jsonl");
    for bad in [missing.to_str().unwrap(), folder.path().to_str().unwrap()] {
        let ran = run(&["replay", bad, good.to_str().unwrap()]);
        assert_eq!((ran.status, answers(&ran).len()), (2, 1), "{}", ran.err);
        assert!(
            ran.err.starts_with(&format!("{bad}: can't be read")),
            "{}",
            ran.err
        );
    }
}

#[test]
fn a_file_without_a_game_is_told() {
    for text in [
        "",
        "\n\n",
        "\u{feff}",
        "{\"event\":\"undo\"}\n",
        "\0\0\0",
        "[[[[[[[[",
    ] {
        let ran = replay(text.as_bytes());
        assert_eq!(
            (ran.status, answers(&ran).len()),
            (1, 1),
            "{text:?}: {}",
            ran.err
        );
        assert_eq!(answers(&ran)[0]["error"]["line"], 1);
    }
}

#[test]
fn a_reader_that_has_had_enough_ends_the_command_quietly() {
    let record = cases().join("recorded.jsonl");
    let mut child = herald(&["replay", record.to_str().unwrap()])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
}
