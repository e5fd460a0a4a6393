//! One file a screen. Each gets what it needs to draw, changes only its own state, and returns what was asked for.

mod allegiance;
mod assassination;
mod fails;
mod footer;
pub mod game;
mod log;
mod menu;
pub mod night;
mod over;
mod result;
mod round;
pub mod setup;
mod team;
pub mod trouble;
mod vote;
