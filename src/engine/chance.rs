//! Chance comes from outside: a generator in the program, a fixed list in tests.

/// Where the engine's dice come from.
pub trait Chance {
    /// A number from 0 up to, but not including, `bound` (at least 1), each equally likely.
    fn below(&mut self, bound: usize) -> usize;
}

/// For decisions in which nothing is drawn: always 0.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoChance;

impl Chance for NoChance {
    fn below(&mut self, _bound: usize) -> usize {
        0
    }
}

/// Gives the numbers of a list, each reduced below its bound, and 0 when the list is used up; it remembers the bounds
/// it was asked for, so that a test can walk through every way that the dice may fall.
#[derive(Clone, Debug, Default)]
pub struct FixedChance {
    numbers: Vec<usize>,
    bounds: Vec<usize>,
}

impl FixedChance {
    /// The numbers to give, first to last.
    pub const fn new(numbers: Vec<usize>) -> Self {
        Self {
            numbers,
            bounds: Vec::new(),
        }
    }

    /// The bounds that were asked for, first to last.
    pub fn bounds(&self) -> &[usize] {
        &self.bounds
    }
}

impl Chance for FixedChance {
    fn below(&mut self, bound: usize) -> usize {
        let number = self.numbers.get(self.bounds.len()).copied().unwrap_or(0);
        self.bounds.push(bound);
        number % bound.max(1)
    }
}
