//! What the program has written down, read without its help.

use std::fs;
use std::path::PathBuf;

use serde_json::Value;

use crate::running::wait_for;
use crate::stage::Stage;

/// The only game's journal.
fn journal(stage: &Stage) -> Option<PathBuf> {
    let folder = fs::read_dir(stage.data().join("games")).ok()?;
    let mut paths: Vec<_> = folder.map(|it| it.expect("it is listed").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|it| it == "jsonl"));
    assert!(paths.len() < 2, "one game was played: {paths:?}");
    paths.pop()
}

/// The journal's whole lines so far, each with a valid sum, which is left out.
fn lines(stage: &Stage) -> Vec<Value> {
    let Some(path) = journal(stage) else {
        return Vec::new();
    };
    let text = fs::read_to_string(path).expect("it can be read");
    let whole = text.split_inclusive('\n').filter(|it| it.ends_with('\n'));
    whole.map(|line| checked(line.trim_end())).collect()
}

/// A line without its sum, which must be the CRC-32 of what stands before it.
fn checked(line: &str) -> Value {
    let (before, sum) = line.rsplit_once(",\"sum\":").expect("a line has a sum");
    let expected = format!("\"{:08x}\"}}", crc32fast::hash(before.as_bytes()));
    assert_eq!(sum, expected, "{line}");
    serde_json::from_str(&format!("{before}}}")).expect("a line is JSON")
}

/// Waits until the game has begun, and returns its header.
pub(crate) fn wait_for_header(stage: &Stage) -> Value {
    wait_for("the game's journal", 20, || lines(stage).into_iter().next())
}

/// The events so far.
pub(crate) fn events(stage: &Stage) -> Vec<Value> {
    lines(stage).into_iter().skip(1).collect()
}

/// Waits until so many events have been written, and returns the last one.
pub(crate) fn wait_for_event(stage: &Stage, count: usize) -> Value {
    wait_for(&format!("event {count}"), 20, || {
        let events = events(stage);
        assert!(events.len() <= count, "more was written: {events:?}");
        events.into_iter().nth(count - 1)
    })
}

/// Waits until the bookmark's place is this one.
pub(crate) fn wait_for_place(stage: &Stage, secs: u64, place: &Value) {
    let what = format!("the place {place}");
    wait_for(&what, secs, || is_at(stage, place).then_some(()));
}

/// Whether the bookmark's place is this one.
pub(crate) fn is_at(stage: &Stage, place: &Value) -> bool {
    let Ok(text) = fs::read(stage.data().join("bookmark.json")) else {
        return false;
    };
    let bookmark: Value = serde_json::from_slice(&text).expect("it is replaced whole");
    bookmark["place"] == *place
}

/// What the program itself makes of the journal.
pub(crate) fn replay(stage: &Stage) -> Value {
    let path = journal(stage).expect("a game was played");
    let answer = stage.answer(&["replay".as_ref(), path.as_os_str()]);
    serde_json::from_str(&answer).expect("it answers in JSON")
}
