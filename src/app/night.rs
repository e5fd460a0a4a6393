//! The night of the game on the table: the player, and the time that has passed for it.

use std::time::{Duration, Instant};

use crate::choices;
use crate::engine::Rules;
use crate::narrator::{Cue, Line, Manner, Narration, Phase, Progress, Voice};
use crate::ui::intent::NightIntent;

/// How soon the player is moved again when a line is about to end.
const STEP: Duration = Duration::from_millis(15);
/// How long it may be left alone: what the voice reports is to be seen in time.
const LONGEST: Duration = Duration::from_millis(250);

/// A night that is being read.
pub(super) struct Night {
    narration: Narration,
    moved: Instant,
    /// Whether it waits for the table before its first word.
    waits: bool,
    /// Whether the voice knows what it will have to say.
    is_prepared: bool,
}

impl Night {
    /// Reads the night of these rules from its beginning.
    pub(super) fn new(rules: &Rules, manner: Manner) -> Self {
        Self::at(rules, manner, 0, false)
    }

    /// Waits for the table, and reads on from this cue.
    pub(super) fn paused_at(rules: &Rules, manner: Manner, cue: usize) -> Self {
        Self::at(rules, manner, cue, true)
    }

    fn at(rules: &Rules, manner: Manner, cue: usize, waits: bool) -> Self {
        let script = choices::script(rules, &manner);
        Self {
            narration: Narration::start_at(script, manner, cue),
            moved: Instant::now(),
            waits,
            is_prepared: false,
        }
    }

    /// The cue that is read or comes next.
    pub(super) fn cue_idx(&self) -> usize {
        self.narration.progress().cue_idx
    }

    /// What the screen shows.
    pub(super) fn progress(&self) -> Progress {
        self.narration.progress()
    }

    /// The cue that is read; none when the night is over.
    pub(super) fn cue(&self) -> Option<&Cue> {
        self.narration.cue()
    }

    /// Lets the time pass that has passed, and says when to come again; never, while nothing moves.
    pub(super) fn tick(&mut self, voice: &mut dyn Voice) -> Option<Duration> {
        if std::mem::take(&mut self.waits) {
            self.narration.pause(voice);
        }
        if !std::mem::replace(&mut self.is_prepared, true) {
            voice.prepare(&self.lines());
        }
        let now = Instant::now();
        let passed = now.duration_since(self.moved);
        self.moved = now;
        self.narration.tick(passed.as_secs_f32(), voice);
        self.next_wait(voice)
    }

    /// What will be said, and what may have to be said at once.
    fn lines(&self) -> Vec<Line> {
        let cues = self.narration.cues().iter().filter(|cue| cue.is_read);
        let mut lines: Vec<Line> = cues.map(|cue| cue.line).collect();
        lines.insert(lines.len().min(1), Line::Stop);
        lines
    }

    /// When the next thing happens: a second of the countdown, the end of a line or of a silence. Until then nothing on
    /// the screen moves, and old laptops rest.
    fn next_wait(&self, voice: &dyn Voice) -> Option<Duration> {
        let mut secs = self.narration.rest_secs(voice)?;
        if let Phase::Waiting(left) = self.narration.progress().phase {
            secs = secs.min(left.left_secs - (left.left_secs.ceil() - 1.0).max(0.0));
        }
        let wait = Duration::try_from_secs_f32(secs).unwrap_or(STEP);
        Some(wait.clamp(STEP, LONGEST))
    }

    /// Does what the table asked of the night.
    pub(super) fn ask(&mut self, what: NightIntent, voice: &mut dyn Voice) {
        let is_held = matches!(self.progress().phase, Phase::Paused(_) | Phase::Stopped);
        // Time spent in a pause is not to be made up for, and a line that is begun anew begins now.
        self.moved = Instant::now();
        match what {
            NightIntent::PauseOrResume if is_held => self.narration.resume(voice),
            NightIntent::PauseOrResume => self.narration.pause(voice),
            NightIntent::Back => self.narration.back(voice),
            NightIntent::Skip => self.narration.skip(voice),
            NightIntent::Repeat => self.narration.repeat(voice),
            NightIntent::Stop => self.narration.stop(voice),
            NightIntent::Restart | NightIntent::Redeal | NightIntent::ToTable => {}
        }
    }
}
