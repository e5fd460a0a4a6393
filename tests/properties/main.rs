//! What holds in every game: random tables play random legal games, and a referee of its own looks on.

#![expect(
    clippy::expect_used,
    reason = "a random table that can't be played is a failing test"
)]

#[path = "../common/mod.rs"]
mod common;
mod evening;
mod referee;
mod universe;

mod chains;
mod hidden;
mod laws;
mod tokens;
mod truth;
