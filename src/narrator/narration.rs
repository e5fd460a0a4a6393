//! The player: a pure sequencer that reads a script aloud, moved by time and by what the table asks for.

mod beat;
mod progress;
mod requests;

pub use progress::{Countdown, Phase, Progress};

use super::atmosphere::Chime;
use super::cue::{Cue, Wait};
use super::deck::Bed;
use super::line::Line;
use super::manner::Manner;
use super::voice::{Trouble, Voice};
use beat::{BELL_SECS, BREATH_SECS, Beat, beats};

/// How long past its known length a line may take before it counts as ended.
const OVERRUN_SECS: f32 = 2.0;
/// How long before its time a line is ordered, so that it begins to the sample however busy the machine is.
const AHEAD_SECS: f32 = 0.4;
/// How much of a silence may have passed before it is noticed. What a machine that stood still misses beyond that is
/// not made up for: people need the time.
const LATE_SECS: f32 = 0.5;

/// A script that is being read aloud.
///
/// It is moved by [`Narration::tick`] and by the table: pause, resume, back, repeat, skip, stop, each allowed at any
/// instant. At most one line is spoken at a time. A voice that fails can't stop it: a line lasts at least its known length,
/// so that its caption can be read, and at most 2 s more.
#[derive(Clone, Debug)]
pub struct Narration {
    cues: Vec<Cue>,
    manner: Manner,
    /// The cue that is read, or how many there are when the script has ended.
    cue_idx: usize,
    /// What this cue is made of.
    beats: Vec<Beat>,
    beat_idx: usize,
    step: Step,
    hold: Hold,
    overran: Option<Line>,
    trouble: Option<Trouble>,
}

/// Where it stands within a beat.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Step {
    /// A line that is to be spoken when time counts again.
    Due,
    Line {
        spoken_secs: f32,
    },
    Silence {
        left_secs: f32,
        /// Whether the sound after it was ordered already.
        is_ordered: bool,
    },
    Done,
}

/// Whether time counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Hold {
    Running,
    Paused,
    Stopped,
}

impl Narration {
    /// Reads a script from its beginning.
    pub fn new(cues: Vec<Cue>, manner: impl Into<Manner>) -> Self {
        Self::start_at(cues, manner, 0)
    }

    /// Reads a script from a cue on, after a lead-in. Past the last cue it has ended.
    pub fn start_at(cues: Vec<Cue>, manner: impl Into<Manner>, cue_idx: usize) -> Self {
        let mut narration = Self {
            cue_idx: cue_idx.min(cues.len()),
            cues,
            manner: manner.into(),
            beats: Vec::new(),
            beat_idx: 0,
            step: Step::Done,
            hold: Hold::Running,
            overran: None,
            trouble: None,
        };
        if narration.cue().is_some() {
            narration.lead_in();
        }
        narration
    }

    /// The script.
    pub fn cues(&self) -> &[Cue] {
        &self.cues
    }

    /// The cue that is read; none when the script has ended.
    pub fn cue(&self) -> Option<&Cue> {
        self.cues.get(self.cue_idx)
    }

    /// What the screen shows, as of the last tick or request.
    pub fn progress(&self) -> Progress {
        let countdown = self.countdown();
        let phase = match (self.hold, self.step, self.beat()) {
            (_, Step::Done, _) => Phase::Done,
            (Hold::Paused, _, _) => Phase::Paused(countdown),
            (Hold::Stopped, _, _) => Phase::Stopped,
            (Hold::Running, Step::Silence { left_secs, .. }, Some(Beat::LeadIn)) => {
                Phase::LeadIn { left_secs }
            }
            (Hold::Running, Step::Silence { .. }, _) => {
                countdown.map_or(Phase::Quiet, Phase::Waiting)
            }
            (Hold::Running, Step::Due | Step::Line { .. }, _) => Phase::Speaking,
        };
        let line = match self.hold {
            Hold::Stopped => Some(Line::Stop),
            _ => self.cue().filter(|cue| cue.is_read).map(|cue| cue.line),
        };
        Progress {
            cue_idx: self.cue_idx,
            cue_count: self.cues.len(),
            line,
            phase,
            spoken_secs: match self.step {
                Step::Line { spoken_secs } if self.hold == Hold::Running => Some(spoken_secs),
                _ => None,
            },
            trouble: self.trouble,
        }
    }

    /// How many seconds may pass until it has something to do; none while it waits for the table.
    pub fn rest_secs(&self, voice: &dyn Voice) -> Option<f32> {
        if self.hold != Hold::Running {
            return None;
        }
        match (self.step, self.beat()) {
            (Step::Line { spoken_secs }, Some(Beat::Line(line))) => {
                Some((voice.length_secs(line) - spoken_secs).max(0.0))
            }
            (Step::Silence { left_secs, .. }, _) if left_secs > AHEAD_SECS => {
                Some(left_secs - AHEAD_SECS)
            }
            (Step::Silence { left_secs, .. }, _) => Some(left_secs.max(0.0)),
            (Step::Done, _) => None,
            _ => Some(0.0),
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
        self.lay_bed(voice);
        self.trouble = voice.trouble().or(self.overran.map(Trouble::Overran));
    }

    fn beat(&self) -> Option<Beat> {
        self.beats.get(self.beat_idx).copied()
    }

    fn countdown(&self) -> Option<Countdown> {
        let (Step::Silence { left_secs, .. }, Some(Beat::Wait)) = (self.step, self.beat()) else {
            return None;
        };
        self.cue().map(|cue| Countdown {
            left_secs: left_secs.max(0.0),
            total_secs: cue.pause_secs(&self.manner.pace),
            wait: cue.wait,
        })
    }

    fn silence_secs(&self, beat: Beat) -> f32 {
        match beat {
            Beat::LeadIn => self.manner.pace.lead_in_secs,
            Beat::Breath => BREATH_SECS,
            Beat::Quiet(secs) => secs,
            Beat::Wait => self
                .cue()
                .map_or(0.0, |cue| cue.pause_secs(&self.manner.pace)),
            Beat::Bell => BELL_SECS,
            Beat::Line(_) => 0.0,
        }
    }

    fn pass(&mut self, dt: f32, voice: &mut dyn Voice) {
        match self.step {
            Step::Due => self.speak_if_due(voice),
            Step::Line { spoken_secs } => {
                let spoken_secs = spoken_secs + dt;
                self.step = Step::Line { spoken_secs };
                self.listen(spoken_secs, voice);
            }
            Step::Silence {
                left_secs,
                is_ordered,
            } => {
                let left_secs = left_secs - dt;
                let is_ordered = is_ordered || self.order_ahead(left_secs, voice);
                self.step = Step::Silence {
                    left_secs,
                    is_ordered,
                };
                if left_secs <= 0.0 {
                    self.next_beat(-left_secs, is_ordered, voice);
                }
            }
            Step::Done => {}
        }
    }

    /// Orders what is heard after this silence, when its time is near.
    fn order_ahead(&self, left_secs: f32, voice: &mut dyn Voice) -> bool {
        if left_secs > AHEAD_SECS {
            return false;
        }
        match self.beat_after(voice) {
            Some(Beat::Line(line)) => voice.say_in(line, left_secs.max(0.0)),
            Some(Beat::Bell) => voice.ring_in(Chime::Bell, left_secs.max(0.0)),
            _ => return false,
        }
        true
    }

    fn beat_after(&self, voice: &dyn Voice) -> Option<Beat> {
        if let Some(beat) = self.beats.get(self.beat_idx + 1) {
            return Some(*beat);
        }
        // The lead-in stands before its own cue.
        let is_leading_in = self.beat() == Some(Beat::LeadIn);
        let next = self.cue_idx + usize::from(!is_leading_in);
        let beats = beats(self.cues.get(next)?, &self.manner, voice);
        beats.first().copied()
    }

    /// Goes to what follows; `late_secs` of it have passed already.
    fn next_beat(&mut self, late_secs: f32, is_ordered: bool, voice: &mut dyn Voice) {
        if self.beat_idx + 1 < self.beats.len() {
            self.beat_idx += 1;
        } else {
            let is_leading_in = self.beat() == Some(Beat::LeadIn);
            self.cue_idx += usize::from(!is_leading_in);
            self.beat_idx = 0;
            self.beats = match self.cue() {
                Some(cue) => beats(cue, &self.manner, voice),
                None => Vec::new(),
            };
        }
        let late_secs = late_secs.clamp(0.0, LATE_SECS);
        self.enter(late_secs);
        if is_ordered && self.step == Step::Due {
            self.step = Step::Line {
                spoken_secs: late_secs,
            };
        } else if self.beat() == Some(Beat::Bell) && !is_ordered {
            voice.ring_in(Chime::Bell, 0.0);
        }
        self.speak_if_due(voice);
    }

    /// Begins the beat that it stands at.
    fn enter(&mut self, late_secs: f32) {
        self.step = match self.beat() {
            None => Step::Done,
            Some(Beat::Line(_)) => Step::Due,
            Some(beat) => Step::Silence {
                left_secs: self.silence_secs(beat) - late_secs,
                is_ordered: false,
            },
        };
    }

    fn speak_if_due(&mut self, voice: &mut dyn Voice) {
        if let (Step::Due, Hold::Running, Some(Beat::Line(line))) =
            (self.step, self.hold, self.beat())
        {
            voice.say(line);
            self.step = Step::Line {
                spoken_secs: voice.lead_secs(),
            };
        }
    }

    /// Ends the line when it has been spoken, or when it should long have been.
    fn listen(&mut self, spoken_secs: f32, voice: &mut dyn Voice) {
        let Some(Beat::Line(line)) = self.beat() else {
            return;
        };
        let length_secs = voice.length_secs(line);
        let mut late_secs = 0.0;
        if !voice.is_speaking() && spoken_secs >= length_secs {
            self.overran = None;
            late_secs = voice.ended_secs_ago().min(spoken_secs - length_secs);
        } else if spoken_secs > length_secs + OVERRUN_SECS {
            self.overran = Some(line);
            voice.stop();
        } else {
            return;
        }
        self.next_beat(late_secs, false, voice);
    }

    /// Makes the ambience as loud as what happens needs it.
    fn lay_bed(&self, voice: &mut dyn Voice) {
        let bed = match (self.step, self.countdown()) {
            (Step::Done, _) => Bed::Off,
            (_, Some(it)) if it.wait == Wait::Look => Bed::Look,
            _ => Bed::Low,
        };
        voice.bed(bed);
    }
}

#[cfg(test)]
mod tests;
