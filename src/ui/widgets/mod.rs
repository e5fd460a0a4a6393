//! What the screens are put together from. Each widget takes plain data and a [`Theme`], draws
//! into a rectangle that the screen gives it, and tells screen readers what it is.
//!
//! [`Theme`]: super::theme::Theme

pub mod board;
pub mod button;
pub mod geometry;
pub mod headline;
pub mod key_cap;
pub mod marks;
mod paint;
pub mod pips;
pub mod room;
pub mod seat_plate;
pub mod table;
pub mod tally;
pub mod text;
pub mod track;
