//! The voice by day, if the table wants it: a few lines after each other, the latest step's alone.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use crate::narrator::{Line, Voice};

/// How often the voice is looked after while it speaks.
const STEP: Duration = Duration::from_millis(50);

/// What is still to be said.
#[derive(Default)]
pub(super) struct Day {
    lines: VecDeque<Line>,
    is_speaking: bool,
    moved: Option<Instant>,
    /// When the first line is due, if it is to wait.
    due: Option<Instant>,
}

impl Day {
    /// Says these lines from now on. What was still to be said of an earlier step is dropped: the table has moved on.
    pub(super) fn say(&mut self, lines: Vec<Line>, voice: &mut dyn Voice) {
        self.say_in(lines, Duration::ZERO, voice);
    }

    /// The same, but not before this time has passed.
    pub(super) fn say_in(&mut self, lines: Vec<Line>, wait: Duration, voice: &mut dyn Voice) {
        if self.is_speaking {
            voice.stop();
        }
        self.lines = lines.into();
        self.is_speaking = false;
        self.due = (!wait.is_zero()).then(|| Instant::now() + wait);
        if self.due.is_none() {
            self.next(voice);
        }
    }

    /// Falls silent.
    pub(super) fn hush(&mut self, voice: &mut dyn Voice) {
        self.say(Vec::new(), voice);
    }

    /// Lets time pass, and says when to come again; never, once all is said.
    pub(super) fn tick(&mut self, voice: &mut dyn Voice) -> Option<Duration> {
        let now = Instant::now();
        if let Some(due) = self.due {
            if now < due {
                return Some(due - now);
            }
            self.due = None;
            self.next(voice);
        }
        if !self.is_speaking {
            return None;
        }
        let passed = self
            .moved
            .replace(now)
            .map_or(Duration::ZERO, |moved| now - moved);
        voice.tick(passed.as_secs_f32());
        if !voice.is_speaking() {
            self.next(voice);
        }
        self.is_speaking.then_some(STEP)
    }

    fn next(&mut self, voice: &mut dyn Voice) {
        let line = self.lines.pop_front();
        self.is_speaking = line.is_some();
        self.moved = line.map(|_| Instant::now());
        if let Some(line) = line {
            // Its time stands still while it is silent: a line that is told to begin then would come too late to be heard.
            voice.tick(0.0);
            voice.say(line);
        }
    }
}
