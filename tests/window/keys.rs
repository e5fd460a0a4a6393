//! From a key to what is heard: how soon a line falls silent, and how soon another begins.

use crate::bed::Bed;
use crate::clips::{Clip, Voice};
use crate::ear::{Ear, RATE};
use crate::evidence::keep_sound;
use crate::hands::Pressed;
use crate::listen::{ALIKE, beginning_in};
use crate::night::{FADE, Night, STOPS_SECS, join, samples};
use crate::record::wait_for_place;
use crate::stage::{Stage, despite_load};
use crate::{SPIES_NIGHT, begin, in_english, night, spies};

/// How much of a line is heard before a key is pressed, in seconds from its first sound.
const HEARD_SECS: f32 = 0.9;

/// How much of a line tells which one it is, in seconds.
const TELLING_SECS: f32 = 0.7;

/// A key, the line that it ends, and the line that it begins.
type Step = (&'static str, Option<&'static str>, Option<&'static str>);

/// What is pressed, time and again, in the middle of what is said.
const STEPS: [Step; 6] = [
    ("space", Some("spies_look"), None),
    ("space", None, Some("spies_look")),
    ("r", Some("spies_look"), Some("spies_look")),
    ("Right", Some("spies_look"), Some("spies_close")),
    ("Left", Some("spies_close"), Some("spies_look")),
    ("s", Some("spies_look"), Some("stop")),
];

/// How often all of them are pressed.
const ROUNDS: usize = 2;

/// A key that was pressed.
struct Press {
    step: Step,
    pressed: Pressed,
    /// How much had been heard then, and was when the next one came.
    now: usize,
    until: usize,
}

#[test]
fn a_key_silences_a_line_and_begins_another_within_a_tenth_of_a_second() {
    despite_load(keys);
}

fn keys() {
    let mut stage = Stage::with_settings(&spies());
    let ear = Ear::open(&stage);
    stage.open();
    begin(&stage);
    let night = in_english(SPIES_NIGHT);
    wait_for_place(&stage, 60, &night::place(1));
    let mut presses = Vec::new();
    for round in 0..ROUNDS {
        ear.wait_until(ear.now() + to_be_heard(night.voice, "spies_look"));
        for step in STEPS {
            presses.push(press(&stage, &ear, &night, step));
        }
        if round + 1 < ROUNDS {
            // A stopped night goes on after its silence of a second.
            stage.hands.key("space");
            ear.wait_until(ear.now() + RATE);
        }
    }
    stage.kill();
    judge(&presses, &ear, night.voice);
}

/// Presses a key, and waits until what it brings has been heard for a while.
fn press(stage: &Stage, ear: &Ear, night: &Night, step: Step) -> Press {
    let now = ear.now();
    let pressed = stage.hands.key(step.0);
    let heard = step.2.map_or(RATE / 2, |id| to_be_heard(night.voice, id));
    ear.wait_until(ear.sample_at(pressed.at) + heard);
    Press {
        step,
        pressed,
        now,
        until: ear.now(),
    }
}

/// How many samples pass until enough of a line has been heard.
fn to_be_heard(voice: Voice, id: &str) -> usize {
    Clip::of(voice, id).first_sound() + samples(HEARD_SECS + 0.2)
}

/// Checks every press by the recording.
fn judge(presses: &[Press], ear: &Ear, voice: Voice) {
    let recording = ear.samples();
    keep_sound(&recording);
    let tool = presses.iter().map(|it| it.pressed.within).max();
    println!(
        "xdotool took at most {:.1} ms for a key; the recording came at most {:.1} ms late",
        1_000.0 * tool.unwrap_or_default().as_secs_f32(),
        1_000.0 * ear.latest().as_secs_f32(),
    );
    let mut bed = Bed::of(&recording, &[]);
    let mut latest: f32 = 0.0;
    for press in presses {
        let (key, ended, begun) = press.step;
        let at = ear.sample_at(press.pressed.at);
        let late = |sample: usize| (sample as f32 - at as f32) / RATE as f32;
        let mut words = format!("{key:>6}:");
        if let Some(id) = ended {
            let clip = Clip::of(voice, id);
            let from = at.saturating_sub(2 * RATE);
            // Without what was said before: the line came close after it.
            let alone: Vec<i16> = bed.values[from..press.now]
                .iter()
                .map(|&it| it as i16)
                .collect();
            let (start, likeness) = beginning_in(&alone, clip, TELLING_SECS);
            assert!(
                likeness >= ALIKE,
                "{id} was not heard before {key}: {likeness}"
            );
            let (start, silent) = bed.take_cut(
                clip,
                from + start,
                (press.now, press.until.min(press.now + 2 * RATE / 5)),
                FADE,
            );
            let (step, own) = join(&recording, silent, clip, silent - start);
            words = format!(
                "{words} {id} silent after {:.0} ms (steps {step:.0}, its own {own:.0})",
                1_000.0 * late(silent)
            );
            assert!(step <= own * 1.1 + 64.0, "a click at the end of {id}");
            latest = latest.max(late(silent));
        }
        if let Some(id) = begun {
            let clip = Clip::of(voice, id);
            // A line that is asked for leaves out the silence that it would begin with.
            let from = at - clip.first_sound();
            let rest = bed.values[from..press.until].iter();
            let rest: Vec<i16> = rest.map(|&it| it as i16).collect();
            let (start, likeness) = beginning_in(&rest, clip, TELLING_SECS);
            assert!(
                likeness >= ALIKE,
                "{id} was not heard after {key}: {likeness}"
            );
            let start = from + start;
            let sounds = start + clip.first_sound();
            words = format!(
                "{words} {id}’s first sound is heard after {:.0} ms",
                1_000.0 * late(sounds)
            );
            latest = latest.max(late(sounds));
        }
        println!("{words}");
    }
    println!("the latest: {:.0} ms", 1_000.0 * latest);
    assert!(
        latest <= STOPS_SECS,
        "{latest} s from a key to what is heard"
    );
}
