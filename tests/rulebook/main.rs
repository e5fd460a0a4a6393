//! The rulebook, rule by rule: what each allows and what it refuses, told in lines of the record.
//!
//! Each test is named by a sentence that ends in the id of the rule that it proves.

#![expect(
    clippy::panic,
    reason = "a line that the language can't read is a failing test"
)]

#[path = "../common/mod.rs"]
mod common;
mod language;

mod allegiance;
mod assassination;
mod board;
mod ending;
mod lancelot;
mod lead;
mod line_up;
mod order;
mod told;
mod undo;
mod vote;
