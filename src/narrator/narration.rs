//! The player: a pure sequencer that reads a script aloud, moved by time and by what the table asks for.

use super::line::Line;
use super::script::{Cue, Pace, Wait};
use super::voice::{Trouble, Voice};

/// How long past its known length a line may take before it counts as ended.
const OVERRUN_SECS: f32 = 2.0;

/// A script that is being read aloud.
///
/// It is moved by [`Narration::tick`] and by the table: pause, resume, back, repeat, skip, stop, each allowed at any
/// instant. At most one line is spoken at a time. A voice that fails can't stop it: a line lasts at least its known length,
/// so that its caption can be read, and at most 2 s more.
#[derive(Clone, Debug)]
pub struct Narration {
    cues: Vec<Cue>,
    pace: Pace,
    /// The cue that is read, or how many there are when the script has ended.
    cue_idx: usize,
    step: Step,
    hold: Hold,
    overran: Option<Line>,
    trouble: Option<Trouble>,
}

/// Where it stands within a cue.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Step {
    LeadIn { left_secs: f32 },
    Line { spoken_secs: f32 },
    Wait { left_secs: f32 },
    Done,
}

/// Whether time counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Hold {
    Running,
    Paused,
    Stopped,
}

/// What the screen shows of a narration.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Progress {
    /// The cue that is read, or [`Progress::cue_count`] when the script has ended.
    pub cue_idx: usize,
    /// How many cues there are.
    pub cue_count: usize,
    /// The line for the caption; none when the script has ended.
    pub line: Option<Line>,
    /// What happens now.
    pub phase: Phase,
    /// Why the table can't hear it; none when all is well.
    pub trouble: Option<Trouble>,
}

/// What a narration does now.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Phase {
    /// Silence before the first line.
    LeadIn {
        /// Seconds until the line.
        left_secs: f32,
    },
    /// The line is spoken.
    Speaking,
    /// The silence after it.
    Waiting(Countdown),
    /// Paused: in a silence, whose rest is kept, or else before a line that will be spoken from its beginning.
    Paused(Option<Countdown>),
    /// Stopped: going on begins this cue anew, after a lead-in.
    Stopped,
    /// The script has ended.
    Done,
}

/// A silence that runs out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Countdown {
    /// Seconds left, 0 or more.
    pub left_secs: f32,
    /// Seconds in all.
    pub total_secs: f32,
    /// What it is for.
    pub wait: Wait,
}

impl Narration {
    /// Reads a script from its beginning.
    pub const fn new(cues: Vec<Cue>, pace: Pace) -> Self {
        Self::start_at(cues, pace, 0)
    }

    /// Reads a script from a cue on, after a lead-in. Past the last cue it has ended.
    pub const fn start_at(cues: Vec<Cue>, pace: Pace, cue_idx: usize) -> Self {
        let (cue_idx, step) = if cue_idx < cues.len() {
            let left_secs = pace.lead_in_secs;
            (cue_idx, Step::LeadIn { left_secs })
        } else {
            (cues.len(), Step::Done)
        };
        Self {
            cues,
            pace,
            cue_idx,
            step,
            hold: Hold::Running,
            overran: None,
            trouble: None,
        }
    }

    /// The script.
    pub fn cues(&self) -> &[Cue] {
        &self.cues
    }

    /// What the screen shows, as of the last tick or request.
    pub fn progress(&self) -> Progress {
        let countdown = self.countdown();
        let phase = match (self.hold, self.step) {
            (_, Step::Done) => Phase::Done,
            (Hold::Paused, _) => Phase::Paused(countdown),
            (Hold::Stopped, _) => Phase::Stopped,
            (Hold::Running, Step::LeadIn { left_secs }) => Phase::LeadIn { left_secs },
            (Hold::Running, _) => countdown.map_or(Phase::Speaking, Phase::Waiting),
        };
        Progress {
            cue_idx: self.cue_idx,
            cue_count: self.cues.len(),
            line: self.cue().map(|cue| cue.line),
            phase,
            trouble: self.trouble,
        }
    }

    /// Lets `dt` seconds pass, 0 or more. However long it was, no line and no silence is passed over: the next begins after
    /// the call.
    pub fn tick(&mut self, dt: f32, voice: &mut dyn Voice) {
        let dt = dt.max(0.0);
        voice.tick(dt);
        if self.hold == Hold::Running {
            self.pass(dt, voice);
        }
        self.trouble = voice.trouble().or(self.overran.map(Trouble::Overran));
    }

    /// Holds still. A line that is being spoken falls silent; a silence keeps its rest.
    pub fn pause(&mut self, voice: &mut dyn Voice) {
        if self.hold == Hold::Running && self.step != Step::Done {
            self.hush(voice);
            self.hold = Hold::Paused;
        }
    }

    /// Goes on after a pause or a stop. A line is spoken from its beginning.
    pub fn resume(&mut self, voice: &mut dyn Voice) {
        if self.hold != Hold::Running {
            self.hold = Hold::Running;
            if let Step::Line { .. } = self.step {
                self.speak(voice);
            }
        }
    }

    /// Goes to the cue before, or to the beginning of the first one. Paused stays paused.
    pub fn back(&mut self, voice: &mut dyn Voice) {
        self.go_to(self.cue_idx.saturating_sub(1), voice);
    }

    /// Reads this cue anew, also out of a pause; after the end, the last one.
    pub fn repeat(&mut self, voice: &mut dyn Voice) {
        self.hold = Hold::Running;
        self.go_to(self.cue_idx.min(self.cues.len().saturating_sub(1)), voice);
    }

    /// Goes to the next cue, without the rest of this one. Paused stays paused.
    pub fn skip(&mut self, voice: &mut dyn Voice) {
        self.go_to(self.cue_idx.saturating_add(1), voice);
    }

    /// Falls silent until the table says how to go on: resume or repeat begin this cue anew.
    pub fn stop(&mut self, voice: &mut dyn Voice) {
        if self.step != Step::Done {
            self.hush(voice);
            self.step = Step::LeadIn {
                left_secs: self.pace.lead_in_secs,
            };
            self.hold = Hold::Stopped;
        }
    }

    fn cue(&self) -> Option<&Cue> {
        self.cues.get(self.cue_idx)
    }

    fn countdown(&self) -> Option<Countdown> {
        let Step::Wait { left_secs } = self.step else {
            return None;
        };
        self.cue().map(|cue| Countdown {
            left_secs: left_secs.max(0.0),
            total_secs: cue.pause_secs(&self.pace),
            wait: cue.wait,
        })
    }

    fn pass(&mut self, dt: f32, voice: &mut dyn Voice) {
        match &mut self.step {
            Step::LeadIn { left_secs } => {
                *left_secs -= dt;
                if *left_secs <= 0.0 {
                    self.speak(voice);
                }
            }
            Step::Line { spoken_secs } => {
                *spoken_secs += dt;
                let spoken_secs = *spoken_secs;
                self.listen(spoken_secs, voice);
            }
            Step::Wait { left_secs } => {
                *left_secs -= dt;
                if *left_secs <= 0.0 {
                    self.go_to(self.cue_idx.saturating_add(1), voice);
                }
            }
            Step::Done => {}
        }
    }

    /// Ends the line when it has been spoken, or when it should long have been.
    fn listen(&mut self, spoken_secs: f32, voice: &mut dyn Voice) {
        let Some(cue) = self.cue() else { return };
        let (line, left_secs) = (cue.line, cue.pause_secs(&self.pace));
        let length_secs = voice.length_secs(line);
        if !voice.is_speaking() && spoken_secs >= length_secs {
            self.overran = None;
        } else if spoken_secs > length_secs + OVERRUN_SECS {
            self.overran = Some(line);
            voice.stop();
        } else {
            return;
        }
        self.step = Step::Wait { left_secs };
    }

    fn go_to(&mut self, cue_idx: usize, voice: &mut dyn Voice) {
        self.hush(voice);
        self.cue_idx = cue_idx.min(self.cues.len());
        if self.cue().is_none() {
            self.step = Step::Done;
            self.hold = Hold::Running;
            return;
        }
        match (self.step, self.hold) {
            (Step::LeadIn { .. }, _) => {}
            (_, Hold::Running) => self.speak(voice),
            (_, Hold::Paused | Hold::Stopped) => self.step = Step::Line { spoken_secs: 0.0 },
        }
    }

    fn speak(&mut self, voice: &mut dyn Voice) {
        self.step = Step::Line { spoken_secs: 0.0 };
        if let Some(cue) = self.cue() {
            voice.say(cue.line);
        }
    }

    fn hush(&self, voice: &mut dyn Voice) {
        if let Step::Line { .. } = self.step {
            voice.stop();
        }
    }
}

#[cfg(test)]
mod tests;
