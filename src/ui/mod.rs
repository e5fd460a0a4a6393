//! The screens: they read the game and hand back what was asked for.

pub mod commands;
pub mod cx;
pub mod draft;
pub mod emblem;
pub mod fonts;
pub mod intent;
pub mod screens;
pub mod theme;
pub mod widgets;
