//! What the screens are put together from. Each widget takes plain data and a [`Theme`], draws
//! into a rectangle that the screen gives it, and tells screen readers what it is.
//!
//! [`Theme`]: super::theme::Theme

pub mod answer_row;
pub mod board;
pub mod box_list;
pub mod button;
pub mod card;
pub mod choice;
pub mod countdown;
pub mod dial_row;
pub mod foot;
pub mod geometry;
pub mod head;
pub mod headline;
pub mod key_cap;
pub mod level;
pub mod marks;
pub mod message;
pub mod night;
pub mod notice;
mod paint;
pub mod pips;
pub mod reader;
pub mod role_card;
pub mod room;
pub mod seat_plate;
#[cfg(test)]
mod stage;
pub mod switch_row;
pub mod table;
pub mod tally;
pub mod text;
pub mod track;
pub mod vote_grid;
