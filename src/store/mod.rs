//! What stays on disk.
//!
//! [`record`] is the format of a game, which people may read and exchange. It holds nothing that follows from the set-up
//! and the events.

mod games;
mod line;
mod plain;
pub mod record;
