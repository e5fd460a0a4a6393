//! What the table may ask of a narration, at any instant.

use super::super::line::Line;
use super::super::voice::Voice;
use super::beat::{Beat, beats};
use super::{Hold, Narration, Step};

impl Narration {
    /// Holds still. A line that is being spoken falls silent; a silence keeps its rest. The ambience goes on.
    pub fn pause(&mut self, voice: &mut dyn Voice) {
        if self.hold == Hold::Running && self.step != Step::Done {
            self.hush(voice);
            self.hold = Hold::Paused;
        }
    }

    /// Goes on after a pause or a stop. A line is spoken from its beginning.
    pub fn resume(&mut self, voice: &mut dyn Voice) {
        if self.hold != Hold::Running {
            if self.hold == Hold::Stopped {
                voice.stop();
            }
            self.hold = Hold::Running;
            self.speak_if_due(voice);
        }
    }

    /// Goes to the cue before, or to the beginning of the first one. Paused stays paused.
    pub fn back(&mut self, voice: &mut dyn Voice) {
        self.go_to(self.cue_idx.saturating_sub(1), voice);
    }

    /// Reads this cue anew, also out of a pause; after the end, the last one.
    pub fn repeat(&mut self, voice: &mut dyn Voice) {
        if self.hold == Hold::Stopped {
            voice.stop();
        }
        self.hold = Hold::Running;
        self.go_to(self.cue_idx.min(self.cues.len().saturating_sub(1)), voice);
    }

    /// Goes to the next cue, without the rest of this one. Paused stays paused.
    pub fn skip(&mut self, voice: &mut dyn Voice) {
        self.go_to(self.cue_idx.saturating_add(1), voice);
    }

    /// Says "Stop", and nothing more until the table says how to go on: resume or repeat begin this cue anew.
    pub fn stop(&mut self, voice: &mut dyn Voice) {
        if self.step != Step::Done {
            voice.stop();
            self.lead_in();
            self.hold = Hold::Stopped;
            voice.say(Line::Stop);
            self.lay_bed(voice);
        }
    }

    fn go_to(&mut self, cue_idx: usize, voice: &mut dyn Voice) {
        self.hush(voice);
        self.cue_idx = cue_idx.min(self.cues.len());
        let Some(cue) = self.cue() else {
            voice.stop();
            self.beats.clear();
            self.step = Step::Done;
            self.hold = Hold::Running;
            self.lay_bed(voice);
            return;
        };
        if self.beat() != Some(Beat::LeadIn) {
            self.beats = beats(cue, &self.manner, voice);
            self.beat_idx = 0;
            self.enter(0.0);
            self.speak_if_due(voice);
        }
    }

    pub(super) fn lead_in(&mut self) {
        self.beats = vec![Beat::LeadIn];
        self.beat_idx = 0;
        self.enter(0.0);
    }

    /// Silences what is spoken, or was ordered; it is spoken from its beginning when time counts again.
    fn hush(&mut self, voice: &mut dyn Voice) {
        match self.step {
            Step::Line { .. } => {
                voice.stop();
                self.step = Step::Due;
            }
            Step::Silence {
                left_secs,
                is_ordered,
            } if is_ordered || self.beat() == Some(Beat::Bell) => {
                voice.stop();
                self.step = Step::Silence {
                    left_secs,
                    is_ordered: false,
                };
            }
            _ => {}
        }
    }
}
