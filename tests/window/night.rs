//! The night as it is heard: every clip of the script, in order, whole, and nothing else.

use avalon_herald::narrator::{Cue, Line, Pace};
use serde_json::{Value, json};

use crate::ear::{self, Ear, is_audible};
use crate::listen::{ALIKE, Heard, heard, place_in_clip};
use crate::record::wait_for_place;
use crate::stage::Stage;

/// The silences that this table has set, so that its night is a short one.
const PACE: Pace = Pace {
    look_secs: 1.0,
    pause_secs: 0.4,
    lead_in_secs: 1.0,
};

/// How alike any other clip may be to what is heard.
const UNLIKE: f32 = 0.6;

/// How much longer than its time a silence may be: the program moves in steps, and so does the sound server.
const LATE_SECS: f32 = 0.25;

/// How soon after a key the sound stops, the time that it takes to press the key included.
const STOPS_SECS: f32 = 0.25;

/// A line that was cut off, by the ear's clock.
#[derive(Debug)]
pub(crate) struct Cut {
    /// Which cue's.
    pub(crate) cue: usize,
    began: usize,
    asked: usize,
    silent: usize,
}

/// The pace as the settings hold it.
pub(crate) fn pace() -> Value {
    let Pace {
        look_secs,
        pause_secs,
        lead_in_secs,
    } = PACE;
    json!({ "look_secs": look_secs, "pause_secs": pause_secs, "lead_in_secs": lead_in_secs })
}

/// The bookmark's place of a cue.
pub(crate) fn place(cue: usize) -> Value {
    json!({ "at": "night", "cue": cue })
}

/// A line that is being spoken.
#[derive(Debug)]
pub(crate) struct Begun {
    cue: usize,
    began: usize,
    now: usize,
}

impl Begun {
    /// Waits until a cue's line has sounded for a second.
    pub(crate) fn hear(stage: &Stage, ear: &Ear, cue: usize) -> Self {
        wait_for_place(stage, 60, &place(cue));
        let began = ear.wait_for_sound(ear.now(), 1.0);
        let now = ear.now();
        Self { cue, began, now }
    }

    /// What was heard of it, once there has been silence for longer than within the night.
    pub(crate) fn until_silent(self, ear: &Ear) -> Cut {
        let silent = ear.wait_for_silence(self.now, 1.5);
        Cut {
            cue: self.cue,
            began: self.began,
            asked: self.now,
            silent,
        }
    }
}

impl Cut {
    /// Checks that the line fell silent at once, and that it was the beginning of the cue's line.
    pub(crate) fn check(&self, samples: &[i16], script: &[Cue]) {
        let line = script[self.cue].line;
        let stops = secs(self.silent.saturating_sub(self.asked));
        let (at, likeness) = place_in_clip(&samples[self.began..self.silent], line);
        println!(
            "{} was cut {:.2} s after its beginning and fell silent within {stops:.3} s; likeness {likeness:.3}",
            line.id(),
            secs(self.silent - self.began) + at,
        );
        assert!(stops <= STOPS_SECS, "it took {stops} s to fall silent");
        assert!(
            at < 0.5 && likeness >= ALIKE,
            "it was not {line:?} from its beginning"
        );
    }

    /// Whether a sample belongs to it.
    fn covers(&self, sample: usize) -> bool {
        (self.began..self.silent).contains(&sample)
    }
}

/// Checks that the lines of these cues were heard, whole and in order, with their silences, and nothing else but what was
/// cut off before one of them. `first` is the number of the first cue.
pub(crate) fn check(samples: &[i16], cues: &[Cue], first: usize, cut: Option<&Cut>) {
    let heard = heard(samples);
    for (idx, it) in heard.iter().enumerate() {
        let (other, alike) = it.next;
        let gap = heard
            .get(idx + 1)
            .map_or(0.0, |next| next.start_secs - it.end_secs);
        println!(
            "{:>7.3} s  {:<28} {:.3}  next {alike:.3} {:<28} then {gap:.3} s",
            it.start_secs,
            it.line.id(),
            it.likeness,
            other.id(),
        );
    }
    let lines: Vec<Line> = heard.iter().map(|it| it.line).collect();
    let expected: Vec<Line> = cues.iter().map(|it| it.line).collect();
    assert_eq!(lines, expected, "what was heard, and what the script says");
    for it in &heard {
        assert!(it.next.1 < UNLIKE, "{it:?} could be another clip");
    }
    for (idx, (pair, cue)) in heard.windows(2).zip(cues).enumerate() {
        let [it, next] = pair else { continue };
        let (gap, pause) = (next.start_secs - it.end_secs, cue.pause_secs(&PACE));
        let is_cut = cut.is_some_and(|it| it.cue == first + idx + 1);
        let most = if is_cut {
            f32::INFINITY
        } else {
            pause + LATE_SECS
        };
        assert!(
            gap >= pause - 0.02 && gap <= most,
            "{gap} s of silence after {it:?}"
        );
    }
    let stray = samples
        .iter()
        .enumerate()
        .find(|&(at, &sample)| is_audible(sample) && !is_explained(at, &heard, cut));
    assert_eq!(stray, None, "sound that belongs to no line, at this sample");
}

/// Whether a sample belongs to something that was to be heard.
fn is_explained(sample: usize, heard: &[Heard], cut: Option<&Cut>) -> bool {
    let at = secs(sample);
    // What lies at the edges is smeared a little by the way that it is compared.
    let is_within = |it: &Heard| at > it.start_secs - 0.005 && at < it.end_secs + 0.005;
    cut.is_some_and(|cut| cut.covers(sample)) || heard.iter().any(is_within)
}

fn secs(samples: usize) -> f32 {
    samples as f32 / ear::RATE as f32
}
