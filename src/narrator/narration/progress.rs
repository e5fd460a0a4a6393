//! What a narration shows of itself.

use super::super::cue::Wait;
use super::super::line::Line;
use super::super::voice::Trouble;

/// What the screen shows of a narration.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Progress {
    /// The cue that is read, or [`Progress::cue_count`] when the script has ended.
    pub cue_idx: usize,
    /// How many cues there are.
    pub cue_count: usize,
    /// The line for the caption; none when the script has ended, or when a night of constant length only waits.
    pub line: Option<Line>,
    /// What happens now.
    pub phase: Phase,
    /// How long the line has been spoken, in seconds; none while none is.
    pub spoken_secs: Option<f32>,
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
    /// A line is spoken.
    Speaking,
    /// The silence after it.
    Waiting(Countdown),
    /// A short silence that belongs to the line: a breath, a bell, or what a night of constant length waits for.
    Quiet,
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
