//! The screens: they read the game and hand back what was asked for.

pub mod emblem;
pub mod fonts;
pub mod theme;
pub mod widgets;
