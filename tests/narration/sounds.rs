//! Each ambience and each cue can be played, and sounds as its manifest says: whole, without a seam, a hole or a shock.

use std::collections::BTreeSet;
use std::fs;
use std::io::Cursor;
use std::path::PathBuf;
use std::sync::LazyLock;

use rodio::{Decoder, Source};
use serde::Deserialize;

const RATE: usize = 48_000;
/// What is compared before and after the seam.
const NEAR: usize = RATE / 20;
/// What a hole is judged by.
const WINDOW: usize = RATE / 4;

#[derive(Debug, Deserialize)]
struct Manifest {
    licence: String,
    sounds: Vec<Entry>,
}

#[derive(Debug, Deserialize)]
struct Entry {
    name: String,
    file: String,
    how: String,
    seconds: f64,
    frames: usize,
    lufs: f64,
    peak_dbtp: f64,
}

/// A sound as the program decodes it, a channel each.
#[derive(Debug)]
struct Sound {
    entry: Entry,
    channels: Vec<Vec<f64>>,
}

fn folder(kind: &str) -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/audio")).join(kind)
}

fn manifest(kind: &str) -> Manifest {
    let text = fs::read_to_string(folder(kind).join("manifest.json")).expect("the manifest");
    serde_json::from_str(&text).expect("its form")
}

fn decoded(kind: &str) -> Vec<Sound> {
    let decode = |entry: Entry| {
        let bytes = fs::read(folder(kind).join(&entry.file)).expect("a sound");
        let decoder = Decoder::new(Cursor::new(bytes)).expect("Ogg Vorbis");
        assert_eq!(decoder.sample_rate().get() as usize, RATE, "{entry:?}");
        let count = usize::from(decoder.channels().get());
        let samples: Vec<f64> = decoder.map(f64::from).collect();
        let channel = |number| samples.iter().skip(number).step_by(count).copied();
        let channels = (0..count).map(|number| channel(number).collect()).collect();
        Sound { entry, channels }
    };
    manifest(kind).sounds.into_iter().map(decode).collect()
}

// Decoded once for all tests: it is what takes them their time.
static AMBIENCES: LazyLock<Vec<Sound>> = LazyLock::new(|| decoded("ambience"));
static CUES: LazyLock<Vec<Sound>> = LazyLock::new(|| decoded("cues"));

fn power(samples: impl IntoIterator<Item = f64>) -> f64 {
    let (sum, count) = samples
        .into_iter()
        .fold((0.0, 0.0), |(sum, count), it| (sum + it * it, count + 1.0));
    sum / count
}

fn decibels(power: f64) -> f64 {
    10.0 * power.max(1e-12).log10()
}

/// The highest sample, in dBFS.
fn peak(sound: &Sound) -> f64 {
    let highest = sound
        .channels
        .iter()
        .flatten()
        .fold(0.0, |most: f64, it| most.max(it.abs()));
    decibels(highest * highest)
}

/// A second-order filter: what comes out of it for these samples.
fn filter(samples: &[f64], [b0, b1, b2, a1, a2]: [f64; 5]) -> Vec<f64> {
    let (mut s1, mut s2) = (0.0, 0.0);
    let each = samples.iter().map(|&it| {
        let out = b0 * it + s1;
        s1 = b1 * it - a1 * out + s2;
        s2 = b2 * it - a2 * out;
        out
    });
    each.collect()
}

/// The K-weighting of ITU-R BS.1770 at 48 kHz.
fn as_heard(samples: &[f64]) -> Vec<f64> {
    let shelf = [
        1.535_124_859_586_97,
        -2.691_696_189_406_38,
        1.198_392_810_852_85,
        -1.690_659_293_182_41,
        0.732_480_774_215_85,
    ];
    let high_pass = [1.0, -2.0, 1.0, -1.990_047_454_833_98, 0.990_072_250_366_21];
    filter(&filter(samples, shelf), high_pass)
}

/// The band in which hands and sleeves rustle: 500 Hz to 6 kHz, by a filter each.
fn where_hands_rustle(samples: &[f64]) -> Vec<f64> {
    let [low, high] =
        [500.0, 6000.0].map(|hertz: f64| (std::f64::consts::PI * hertz / RATE as f64).tan());
    let root = std::f64::consts::SQRT_2;
    let scale = 1.0 + root * low + low * low;
    let above = [
        1.0,
        -2.0,
        1.0,
        2.0 * (low * low - 1.0),
        1.0 - root * low + low * low,
    ]
    .map(|it| it / scale);
    let scale = 1.0 + root * high + high * high;
    let top = high * high;
    let below = [
        top,
        2.0 * top,
        top,
        2.0 * (top - 1.0),
        1.0 - root * high + top,
    ]
    .map(|it| it / scale);
    filter(&filter(samples, above), below)
}

/// The levels of the windows one after another, all channels together, in dB.
fn levels(channels: &[Vec<f64>]) -> Vec<f64> {
    let count = channels[0].len() / WINDOW;
    let window = |number: usize| {
        let each = channels
            .iter()
            .map(|it| power(it[number * WINDOW..][..WINDOW].iter().copied()));
        decibels(each.sum())
    };
    (0..count).map(window).collect()
}

fn median(values: &[f64]) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted[sorted.len() / 2]
}

#[test]
fn no_file_lies_among_the_sounds_that_is_not_one() {
    for (kind, names) in [
        ("ambience", &["rain", "hearth", "wind", "hall"][..]),
        ("cues", &["bell", "gong", "tick"]),
    ] {
        let manifest = manifest(kind);
        assert_eq!(manifest.licence, "MIT OR Apache-2.0");
        let listed: Vec<&str> = manifest.sounds.iter().map(|it| it.name.as_str()).collect();
        assert_eq!(listed, names);
        assert!(manifest.sounds.iter().all(|it| !it.how.is_empty()));
        let files = manifest.sounds.iter().map(|it| it.file.clone());
        let expected: BTreeSet<String> = files.chain(["manifest.json".to_owned()]).collect();
        let found = fs::read_dir(folder(kind))
            .expect("the sounds")
            .map(|entry| {
                let name = entry.expect("a file").file_name();
                name.to_string_lossy().into_owned()
            });
        assert_eq!(found.collect::<BTreeSet<_>>(), expected);
    }
}

#[test]
fn each_sound_is_decoded_to_the_very_length_of_its_manifest() {
    for (sounds, channels) in [(&AMBIENCES, 2), (&CUES, 1)] {
        for sound in sounds.iter() {
            assert_eq!(sound.channels.len(), channels, "{:?}", sound.entry);
            for channel in &sound.channels {
                assert_eq!(channel.len(), sound.entry.frames, "{:?}", sound.entry);
            }
            let secs = sound.entry.frames as f64 / RATE as f64;
            assert!(
                (secs - sound.entry.seconds).abs() < 0.001,
                "{:?}",
                sound.entry
            );
            if channels == 2 {
                assert!((40.0..=64.0).contains(&secs), "{:?}", sound.entry);
            }
        }
    }
}

#[test]
fn an_ambience_goes_over_its_seam_as_it_goes_elsewhere() {
    for sound in AMBIENCES.iter() {
        for channel in &sound.channels {
            let end = &channel[channel.len() - NEAR..];
            let around: Vec<f64> = end.iter().chain(&channel[..NEAR]).copied().collect();
            let step = |idx: usize| around[idx + 1] - around[idx];
            let bend = |idx: usize| step(idx + 1) - step(idx);
            let steps = power((0..around.len() - 1).map(step)).sqrt();
            let bends = power((0..around.len() - 2).map(bend)).sqrt();
            assert!(
                step(NEAR - 1).abs() < 4.0 * steps,
                "a jump: {:?}",
                sound.entry
            );
            for idx in [NEAR - 2, NEAR - 1] {
                assert!(bend(idx).abs() < 4.0 * bends, "a kink: {:?}", sound.entry);
            }
            // The same colour before and after: by the whole, and by what changes fast.
            let [before, after] = [&around[..NEAR], &around[NEAR..]].map(|part| {
                let whole = power(part.iter().copied());
                let fast = power(part.windows(2).map(|it| it[1] - it[0]));
                [decibels(whole), decibels(fast)]
            });
            for (before, after) in before.iter().zip(after) {
                assert!(
                    (before - after).abs() < 5.0,
                    "{before} dB, {after} dB: {:?}",
                    sound.entry
                );
            }
        }
    }
}

#[test]
fn an_ambience_masks_hands_all_the_time_and_startles_nobody() {
    for sound in AMBIENCES.iter() {
        let masking: Vec<Vec<f64>> = sound
            .channels
            .iter()
            .map(|it| where_hands_rustle(it))
            .collect();
        let band = levels(&masking);
        let middle = median(&band);
        let whole = median(&levels(&sound.channels));
        assert!(
            middle > whole - 7.0,
            "too little of it masks: {:?}",
            sound.entry
        );
        for (number, level) in band.iter().enumerate() {
            let at = number as f64 * WINDOW as f64 / RATE as f64;
            assert!(
                *level > middle - 6.0,
                "a hole at {at} s, {level} dB: {:?}",
                sound.entry
            );
            assert!(
                *level < middle + 7.0,
                "a shock at {at} s, {level} dB: {:?}",
                sound.entry
            );
        }
        for (number, pair) in band.windows(2).enumerate() {
            let step = (pair[1] - pair[0]).abs();
            assert!(
                step < 5.0,
                "a start of {step} dB in window {number}: {:?}",
                sound.entry
            );
        }
    }
}

#[test]
fn all_ambiences_are_equally_loud_and_none_is_clipped() {
    for sound in AMBIENCES.iter() {
        let heard: f64 = sound.channels.iter().map(|it| power(as_heard(it))).sum();
        let lufs = decibels(heard) - 0.691;
        assert!((lufs + 23.0).abs() < 0.5, "{lufs} LUFS: {:?}", sound.entry);
        assert!(
            (lufs - sound.entry.lufs).abs() < 0.5,
            "{lufs} LUFS: {:?}",
            sound.entry
        );
        let peak = peak(sound);
        assert!(peak < -3.0, "{peak} dBFS: {:?}", sound.entry);
        assert!(sound.entry.peak_dbtp < -3.0, "{:?}", sound.entry);
        assert!(
            peak < sound.entry.peak_dbtp + 0.1,
            "{peak} dBFS: {:?}",
            sound.entry
        );
    }
}

#[test]
fn a_cue_starts_at_once_and_ends_in_silence() {
    for sound in CUES.iter() {
        let samples = &sound.channels[0];
        let highest = peak(sound);
        assert!(
            (-20.0..=-3.0).contains(&highest),
            "{highest} dBFS: {:?}",
            sound.entry
        );
        let loud = 10_f64.powf((highest - 20.0) / 20.0);
        let start = samples
            .iter()
            .position(|it| it.abs() > loud)
            .expect("a sound");
        assert!(
            start < RATE / 100,
            "starts at frame {start}: {:?}",
            sound.entry
        );
        let end = power(samples[samples.len() - RATE / 50..].iter().copied());
        assert!(
            decibels(end) < -70.0,
            "{} dB: {:?}",
            decibels(end),
            sound.entry
        );
    }
}

#[test]
fn words_can_follow_the_bell_after_a_second() {
    let bell = CUES
        .iter()
        .find(|it| it.entry.name == "bell")
        .expect("the bell");
    let samples = &bell.channels[0];
    let level = |from: usize| decibels(power(samples[from..from + RATE / 10].iter().copied()));
    let fallen = level(0) - level(RATE);
    assert!(fallen > 20.0, "by {fallen} dB");
}
