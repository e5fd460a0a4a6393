//! Avalon Herald: the narrator and moderator for people who play *The Resistance* or *Avalon*
//! with real cards round a real table.
//!
//! # The map, in reading order
//!
//! | layer | what it is for | knows of ours |
//! |---|---|---|
//! | [`engine`] | the rules: what may happen next at the table, and what follows from it | nothing |
//! | [`narrator`] | the night as cues, the player that reads them aloud | engine |
//! | [`i18n`] | every word that is shown or spoken | engine, the narrator's lines |
//! | [`store`] | what stays on disk: records of games, settings, the bookmark | engine |
//! | [`choices`] | what a table's settings mean to the narrator | engine, i18n, narrator, store |
//! | [`ui`] | the screens: they read the game and hand back what was asked for | engine, i18n, the narrator's lines |
//! | [`app`] | the window: the one place where a game changes | all above |
//! | [`cli`] | the commands that need no window | all but ui and app |
//!
//! # Invariants
//!
//! - `engine` does no I/O, reads no clock, rolls no dice and knows no language. It speaks in enums.
//! - `ui` changes nothing but its own screen's state: it gets a `&Game` and returns an `Option<Intent>`.
//! - The app knows only what the table has shown; no cue of the night depends on who holds which card.
//! - One function in `app` is the only place where a game changes: decide → journal → apply → news.
//! - On disk are set-ups and events, nothing derivable: `Game` has no `Serialize`.
//!
//! `tests/architecture.rs` reads `src/` and holds these lines.

pub mod app;
pub mod choices;
pub mod cli;
pub mod engine;
pub mod i18n;
pub mod narrator;
pub mod store;
pub mod ui;
