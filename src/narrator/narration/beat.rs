//! What a cue is made of, in time: lines, silences, a bell.

use super::super::cue::{Cue, Wait};
use super::super::line::Line;
use super::super::manner::Manner;
use super::super::voice::Voice;

/// The silence between two lines of one cue, in seconds.
pub(super) const BREATH_SECS: f32 = 0.35;
/// How long the bell rings before the next line, in seconds; it may ring on under it.
pub(super) const BELL_SECS: f32 = 1.2;

/// A part of a cue that is either heard or waited for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Beat {
    /// Silence before the first line.
    LeadIn,
    /// A line is spoken.
    Line(Line),
    /// A breath between two lines.
    Breath,
    /// What a night of constant length waits for, in seconds.
    Quiet(f32),
    /// The cue's own silence.
    Wait,
    /// The look is over.
    Bell,
}

/// A cue's parts, in order.
pub(super) fn beats(cue: &Cue, manner: &Manner, voice: &dyn Voice) -> Vec<Beat> {
    let mut beats = Vec::new();
    if cue.is_read {
        beats.push(Beat::Line(cue.line));
        for &count in cue.expected.iter().filter(|_| manner.tells_count) {
            beats.extend([Beat::Breath, Beat::Line(count)]);
        }
    }
    if manner.is_constant {
        let said: f32 = beats.iter().map(|beat| said_secs(*beat, voice)).sum();
        beats.push(Beat::Quiet(
            (longest_secs(cue, manner, voice) - said).max(0.0),
        ));
    }
    beats.push(Beat::Wait);
    if manner.rings_bell && cue.wait == Wait::Look {
        beats.push(Beat::Bell);
    }
    beats
}

fn said_secs(beat: Beat, voice: &dyn Voice) -> f32 {
    match beat {
        Beat::Line(line) => voice.length_secs(line),
        Beat::Breath => BREATH_SECS,
        _ => 0.0,
    }
}

/// How long the longest would take that could be read in this cue's place.
fn longest_secs(cue: &Cue, manner: &Manner, voice: &dyn Voice) -> f32 {
    let longest = |lines: &[Line]| {
        let secs = lines.iter().map(|&line| voice.length_secs(line));
        secs.fold(0.0, f32::max)
    };
    let line = longest(cue.id.lines()).max(longest(&[cue.line]));
    let counts = cue.id.counts().iter().filter(|_| manner.tells_count);
    line + counts.map(|it| BREATH_SECS + longest(it)).sum::<f32>()
}
