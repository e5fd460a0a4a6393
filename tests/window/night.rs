//! The night as it is heard: every clip of the script, in order, whole, in its time, and nothing else.

use serde_json::{Value, json};

use crate::bed::{Bed, steepest};
use crate::clips::{Clip, Voice};
use crate::ear::{Ear, RATE};
use crate::evidence::keep_sound;
use crate::hands::Pressed;
use crate::listen::{ALIKE, Heard, beginning_in, heard};
use crate::record::wait_for_place;
use crate::stage::Stage;

/// The silences that this table has set, in seconds, so that its night is a short one.
pub(crate) const LOOK: f32 = 1.5;
pub(crate) const PAUSE: f32 = 0.5;

/// How much less alike than itself any other clip must be to what is heard: lines have words in common.
const LESS_ALIKE: f32 = 0.2;

/// How alike each half second of a line must be.
const WHOLE: f32 = 0.8;

/// How much longer or shorter than planned a silence may be.
const OFF_SECS: f32 = 0.03;

/// How soon after a key the sound stops.
pub(crate) const STOPS_SECS: f32 = 0.1;

/// How soon after its death nothing more is heard of the program.
const DIES_SECS: f32 = 0.25;

/// How many samples a line that was cut off takes to fall silent: 5 ms.
pub(crate) const FADE: usize = RATE / 200;

/// How loud what is left may be where nothing but a line is heard: what rounding leaves.
const NOTHING: f32 = 16.0;

/// A line of the night: its id, and the seconds of silence after it.
pub(crate) type Cue = (&'static str, f32);

/// A night as it should be heard.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Night {
    pub(crate) voice: Voice,
    pub(crate) cues: &'static [Cue],
    /// Whether there is an ambience.
    pub(crate) has_bed: bool,
}

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
    now: usize,
}

impl Begun {
    /// Waits until a cue's line has sounded for a second, and is in the middle of a few words.
    pub(crate) fn hear(stage: &Stage, ear: &Ear, night: &Night, idx: usize) -> Self {
        wait_for_place(stage, 60, &place(idx));
        let clip = Clip::of(night.voice, night.cues[idx].0);
        let lead = clip.first_sound() as f32 / RATE as f32;
        // What is buffered is heard a little later.
        ear.wait_until(ear.now() + samples(lead + clip.fluent(0.8) + 0.1));
        let now = ear.now();
        Self { idx, clip, now }
    }

    /// It was cut off by a key.
    pub(crate) fn cut(self, ear: &Ear, pressed: Pressed) -> Cut {
        Cut {
            done: ear.sample_at(pressed.at),
            fade: FADE,
            line: self,
        }
    }

    /// It was cut off because the program was killed.
    pub(crate) fn killed(self, ear: &Ear) -> Cut {
        Cut {
            done: ear.now(),
            fade: 1,
            line: self,
        }
    }
}

/// A line that was cut off.
#[derive(Debug)]
pub(crate) struct Cut {
    line: Begun,
    done: usize,
    fade: usize,
}

impl Cut {
    /// The same by the time of a recording that began at this sample.
    pub(crate) fn since(mut self, from: usize) -> Self {
        self.done -= from;
        self.line.now -= from;
        self
    }

    /// Takes the line away, and checks that it fell silent at once and without a click, and that it was the beginning of the
    /// cue's line. Returns where it was.
    pub(crate) fn take(&self, samples: &[i16], bed: &mut Bed) -> (usize, usize) {
        let Begun { clip, now, .. } = self.line;
        let from = now.saturating_sub(4 * RATE);
        let (at, likeness) = beginning_in(&samples[from..now], clip, 0.6);
        let within = (now, (now + RATE / 2).min(samples.len()));
        let (start, silent) = bed.take_cut(clip, from + at, within, self.fade);
        let late = secs(silent.saturating_sub(self.done));
        let (step, own) = join(samples, silent, clip, silent - start);
        println!(
            "{} was cut {:.2} s after its beginning, silent {:.0} ms after the key; likeness {likeness:.3}; steps there {step:.0}, its own {own:.0}",
            clip.id,
            secs(now - start),
            1_000.0 * late,
        );
        assert!(likeness >= ALIKE, "what was cut was not {}", clip.id);
        let (least, is_by_key) = (STOPS_SECS, self.fade > 1);
        let most = if is_by_key { least } else { DIES_SECS };
        assert!(late <= most, "it took {late} s to fall silent");
        assert!(!is_by_key || step <= own * 1.1 + 64.0, "a click");
        (start, silent)
    }
}

/// The largest step from sample to sample where a line fell silent, and the clip's own near there.
pub(crate) fn join(samples: &[i16], silent: usize, clip: &Clip, at: usize) -> (f32, f32) {
    let near: Vec<f32> = samples
        [silent.saturating_sub(2 * FADE)..(silent + FADE).min(samples.len())]
        .iter()
        .map(|&it| f32::from(it))
        .collect();
    let own = &clip.exact[at.saturating_sub(RATE / 20)..(at + RATE / 100).min(clip.exact.len())];
    (steepest(&near), steepest(own) * 32_767.0)
}

/// Checks that these lines were heard, whole and in order, with their silences, and nothing else but what was cut off. Returns
/// what is left without them.
pub(crate) fn check(samples: &[i16], night: &Night, cut: Option<&Cut>) -> Bed {
    keep_sound(samples);
    let mut heard = heard(samples, night.voice);
    let mut bed = Bed::of(samples, &[]);
    let cut_at = cut.map(|cut| cut.take(samples, &mut bed));
    // What was cut off late enough is alike to its line; it is judged apart.
    let is_cut_off =
        |it: &Heard| cut_at.is_some_and(|(start, _)| (it.start_secs - secs(start)).abs() < 0.1);
    heard.retain(|it| !is_cut_off(it));
    bed.take(&heard);
    print(&heard, night, &bed);
    let ids: Vec<_> = heard.iter().map(|it| it.id).collect();
    let expected: Vec<_> = night.cues.iter().map(|it| it.0).collect();
    assert_eq!(ids, expected, "what was heard, and what should have been");
    for it in &heard {
        let is_clear = it.next.1 < it.likeness - LESS_ALIKE;
        assert!(is_clear, "{} could be another clip: {:?}", it.id, it.next);
        assert!(it.weakest >= WHOLE, "{} was not heard whole", it.id);
    }
    let gaps = bed.lines.windows(2).zip(night.cues).enumerate();
    let mut worst: f32 = 0.0;
    for (idx, (pair, &(id, pause))) in gaps {
        let gap = secs(pair[1].0 - pair[0].1);
        let is_cut = cut.is_some_and(|it| it.line.idx == idx + 1);
        if !is_cut {
            worst = worst.max((gap - pause).abs());
        }
        let is_right = gap >= pause - OFF_SECS && (is_cut || gap <= pause + OFF_SECS);
        assert!(is_right, "{gap} s of silence after {id}, not {pause} s");
    }
    println!(
        "no silence is more than {:.1} ms off its plan",
        1_000.0 * worst
    );
    if !night.has_bed {
        let left = bed.peak(0, samples.len());
        println!("without the lines nothing is louder than {left:.0} of 32767");
        let stray = bed.values.iter().position(|it| it.abs() > NOTHING);
        assert_eq!(
            stray.map(secs),
            None,
            "a sound that belongs to no line, at this second"
        );
    }
    bed
}

fn print(heard: &[Heard], night: &Night, bed: &Bed) {
    for (idx, it) in heard.iter().enumerate() {
        let (start, end) = bed.lines[idx];
        let following = bed.lines.get(idx + 1);
        let gap = following.map_or(0.0, |next| secs(next.0.saturating_sub(end)));
        let planned = night.cues.get(idx).map_or(0.0, |it| it.1);
        let (other, alike) = it.next;
        println!(
            "{:>7.3} s  {:<28} {:.3}  weakest {:.3}  next {alike:.3} {other:<28} then {gap:.4} s, {planned} s planned; {:.0} left",
            secs(start),
            it.id,
            it.likeness,
            it.weakest,
            bed.peak(start, end),
        );
    }
}

pub(crate) fn samples(secs: f32) -> usize {
    (secs * RATE as f32) as usize
}

pub(crate) fn secs(samples: usize) -> f32 {
    samples as f32 / RATE as f32
}
