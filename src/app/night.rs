//! The night of the game on the table: the player, and the time that has passed for it.

use std::time::{Duration, Instant};

use crate::engine::Rules;
use crate::narrator::{Narration, Pace, Phase, Progress, Voice, night_script};
use crate::ui::intent::NightIntent;

/// How often the player is moved while it reads.
const STEP: Duration = Duration::from_millis(20);

/// A night that is being read.
pub(super) struct Night {
    narration: Narration,
    moved: Instant,
    /// Whether it waits for the table before its first word.
    waits: bool,
}

impl Night {
    /// Reads the night of these rules from its beginning.
    pub(super) fn new(rules: &Rules, pace: Pace) -> Self {
        Self {
            narration: Narration::new(night_script(rules), pace),
            moved: Instant::now(),
            waits: false,
        }
    }

    /// Waits for the table, and reads on from this cue.
    pub(super) fn paused_at(rules: &Rules, pace: Pace, cue: usize) -> Self {
        let narration = Narration::start_at(night_script(rules), pace, cue);
        Self {
            narration,
            moved: Instant::now(),
            waits: true,
        }
    }

    /// The cue that is read or comes next.
    pub(super) fn cue(&self) -> usize {
        self.narration.progress().cue_idx
    }

    /// What the screen shows.
    pub(super) fn progress(&self) -> Progress {
        self.narration.progress()
    }

    /// Lets the time pass that has passed, and says when to come again; never, while nothing moves.
    pub(super) fn tick(&mut self, voice: &mut dyn Voice) -> Option<Duration> {
        if std::mem::take(&mut self.waits) {
            self.narration.pause(voice);
        }
        let now = Instant::now();
        let passed = now.duration_since(self.moved);
        self.moved = now;
        self.narration.tick(passed.as_secs_f32(), voice);
        match self.narration.progress().phase {
            Phase::LeadIn { .. } | Phase::Speaking | Phase::Waiting(_) => Some(STEP),
            Phase::Paused(_) | Phase::Stopped | Phase::Done => None,
        }
    }

    /// Does what the table asked of the night.
    pub(super) fn ask(&mut self, what: NightIntent, voice: &mut dyn Voice) {
        let is_held = matches!(self.progress().phase, Phase::Paused(_) | Phase::Stopped);
        // Time spent in a pause is not to be made up for.
        self.moved = Instant::now();
        match what {
            NightIntent::PauseOrResume if is_held => self.narration.resume(voice),
            NightIntent::PauseOrResume => self.narration.pause(voice),
            NightIntent::Back => self.narration.back(voice),
            NightIntent::Skip => self.narration.skip(voice),
            NightIntent::Repeat => self.narration.repeat(voice),
            NightIntent::ToTable => {}
        }
    }
}
