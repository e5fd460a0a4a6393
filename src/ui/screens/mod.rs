//! One file a screen. Each gets what it needs to draw, changes only its own state, and returns what was asked for.

mod allegiance;
mod assassination;
mod fails;
mod footer;
pub mod game;
mod help;
mod lean;
mod line;
mod log;
mod menu;
mod modules;
pub mod night;
mod over;
mod plot;
pub mod ready;
pub mod recording;
mod result;
mod round;
mod seat_ask;
pub mod setup;
mod team;
mod things;
mod timer;
pub mod trouble;
mod vote;
mod windows;
pub mod witch;
