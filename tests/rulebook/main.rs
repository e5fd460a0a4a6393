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
mod ambush;
mod assassination;
mod board;
mod chances;
mod charge;
mod checks;
mod ending;
mod excalibur;
mod face_up;
mod king_returns;
mod lady;
mod lancelot;
mod lead;
mod line_up;
mod modules_in_order;
mod order;
mod plot_deck;
mod restore;
mod taken_lead;
mod told;
mod told_modules;
mod trapper;
mod undo;
mod vote;
mod witch;
