//! The app's dice: a generator seeded by the system.

use rand::RngExt as _;
use rand::rngs::ThreadRng;

use crate::engine::Chance;

/// Dice that nobody can foresee.
#[derive(Default)]
pub(super) struct Dice(ThreadRng);

impl Chance for Dice {
    fn below(&mut self, bound: usize) -> usize {
        // A bound of 0 or 1 leaves nothing to chance.
        if bound < 2 {
            0
        } else {
            self.0.random_range(0..bound)
        }
    }
}
