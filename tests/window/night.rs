//! The night as it is heard: every clip of the script, in order, whole, and nothing else.

use serde_json::{Value, json};

use crate::clips::Clip;
use crate::ear::{self, Ear, is_audible};
use crate::evidence::keep_sound;
use crate::listen::{ALIKE, Heard, heard, place_in_clip};
use crate::record::wait_for_place;
use crate::stage::Stage;

/// The silences that this table has set, in seconds, so that its night is a short one.
pub(crate) const LOOK: f32 = 1.0;
pub(crate) const PAUSE: f32 = 0.4;

/// How alike any other clip may be to what is heard.
const UNLIKE: f32 = 0.6;

/// How alike each half second of a line must be.
const WHOLE: f32 = 0.8;

/// How much longer than its time a silence may be: the program moves in steps, and so does the sound server.
const LATE_SECS: f32 = 0.25;

/// How much shorter it may be heard: what is buffered before a line isn't always the same.
const EARLY_SECS: f32 = 0.05;

/// How soon after a key the sound stops.
const STOPS_SECS: f32 = 0.25;

/// A line of the night: its id, and the seconds of silence after it.
pub(crate) type Cue = (&'static str, f32);

/// The pace as the settings hold it.
pub(crate) fn pace() -> Value {
    json!({ "look_secs": LOOK, "pause_secs": PAUSE, "lead_in_secs": 1.0 })
}

/// A night without an ambience: nothing is heard but the lines.
pub(crate) fn quiet() -> Value {
    json!({ "ambience": "off" })
}

/// The bookmark's place of a cue.
pub(crate) fn place(cue: usize) -> Value {
    json!({ "at": "night", "cue": cue })
}

/// A line that is being spoken. Times are those of the ear.
#[derive(Debug)]
pub(crate) struct Begun {
    idx: usize,
    clip: &'static Clip,
    began: usize,
    now: usize,
}

impl Begun {
    /// Waits until a cue's line has sounded for a second, and is in the middle of a few words.
    pub(crate) fn hear(stage: &Stage, ear: &Ear, night: &[Cue], idx: usize) -> Self {
        wait_for_place(stage, 60, &place(idx));
        let clip = Clip::of(night[idx].0);
        let began = ear.wait_for_sound(ear.now(), clip.fluent(0.8));
        let now = ear.now();
        Self {
            idx,
            clip,
            began,
            now,
        }
    }

    /// What was heard of it, now that something was done to end it.
    pub(crate) fn until_silent(self, ear: &Ear) -> Cut {
        let done = ear.now();
        // Longer than any silence of the night, or within a line.
        let silent = ear.wait_for_silence(self.now, 1.5);
        // It had begun before it was listened to, if the bookmark came late.
        let (at, _) = place_in_clip(&ear.samples()[self.began..silent], self.clip);
        let began = self.began.saturating_sub(samples(at));
        let line = Self { began, ..self };
        Cut { line, done, silent }
    }
}

/// A line that was cut off.
#[derive(Debug)]
pub(crate) struct Cut {
    line: Begun,
    done: usize,
    silent: usize,
}

impl Cut {
    /// Checks that the line fell silent at once, and that it was the beginning of the cue's line.
    pub(crate) fn check(&self, samples: &[i16]) {
        let Begun {
            clip, began, now, ..
        } = self.line;
        let [least, most] = [self.done, now].map(|it| secs(self.silent.saturating_sub(it)));
        let (at, likeness) = place_in_clip(&samples[began..self.silent], clip);
        println!(
            "{} was cut {:.2} s after its beginning, and silent {least:.3} to {most:.3} s later; likeness {likeness:.3}",
            clip.id,
            secs(now - began),
        );
        assert!(least <= STOPS_SECS, "it took {least} s to fall silent");
        let is_its_beginning = at < 0.05 && likeness >= ALIKE;
        assert!(is_its_beginning, "what was cut was not {}", clip.id);
    }

    /// Whether what was heard from this second on is what was cut off.
    fn begins_at(&self, start_secs: f32) -> bool {
        (start_secs - secs(self.line.began)).abs() < 0.1
    }

    /// Whether a sample belongs to it.
    fn covers(&self, sample: usize) -> bool {
        (self.line.began..self.silent).contains(&sample)
    }
}

/// Checks that these lines were heard, whole and in order, with their silences, and nothing else but what was cut off.
pub(crate) fn check(samples: &[i16], night: &[Cue], cut: Option<&Cut>) {
    keep_sound(samples);
    let mut heard = heard(samples);
    print(&heard);
    // What was cut off late enough is alike to its line; it is judged apart.
    let is_cut_off = |it: &Heard| cut.is_some_and(|cut| cut.begins_at(it.start_secs));
    heard.retain(|it| !is_cut_off(it));
    let ids: Vec<_> = heard.iter().map(|it| it.id).collect();
    let expected: Vec<_> = night.iter().map(|it| it.0).collect();
    assert_eq!(ids, expected, "what was heard, and what should have been");
    for it in &heard {
        assert!(it.next.1 < UNLIKE, "{it:?} could be another clip");
        assert!(it.weakest >= WHOLE, "{it:?} was not heard whole");
    }
    let gaps = heard.windows(2).zip(night).enumerate();
    for (idx, (pair, &(id, pause))) in gaps {
        let gap = pair[1].start_secs - pair[0].end_secs;
        let is_cut = cut.is_some_and(|it| it.line.idx == idx + 1);
        let is_right = gap >= pause - EARLY_SECS && (is_cut || gap <= pause + LATE_SECS);
        assert!(is_right, "{gap} s of silence after {id}, not {pause} s");
    }
    let is_stray = |&(at, &sample): &(usize, &i16)| {
        is_audible(sample)
            && !is_explained(secs(at), &heard)
            && !cut.is_some_and(|it| it.covers(at))
    };
    let stray = samples.iter().enumerate().find(is_stray);
    let stray = stray.map(|(at, _)| secs(at));
    assert_eq!(
        stray, None,
        "a sound that belongs to no line, at this second"
    );
}

/// Whether at this second a line was heard. What lies at its edges is smeared a little by the way that it is compared.
fn is_explained(at: f32, heard: &[Heard]) -> bool {
    let is_within = |it: &Heard| at > it.start_secs - 0.005 && at < it.end_secs + 0.005;
    heard.iter().any(is_within)
}

fn print(heard: &[Heard]) {
    for (idx, it) in heard.iter().enumerate() {
        let following = heard.get(idx + 1);
        let gap = following.map_or(0.0, |next| next.start_secs - it.end_secs);
        let (other, alike) = it.next;
        println!(
            "{:>7.3} s  {:<28} {:.3}  weakest {:.3}  next {alike:.3} {other:<28} then {gap:.3} s",
            it.start_secs, it.id, it.likeness, it.weakest,
        );
    }
}

fn samples(secs: f32) -> usize {
    (secs * ear::RATE as f32) as usize
}

fn secs(samples: usize) -> f32 {
    samples as f32 / ear::RATE as f32
}
