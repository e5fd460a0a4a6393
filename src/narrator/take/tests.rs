//! Takes made of tones and noise, measured as clips are.

use std::f32::consts::TAU;
use std::num::NonZero;

use super::super::rodio::decode;
use super::loudness::measure;
use super::*;

/// Noise without any dice: the same each time, of this root mean square.
fn noise(frames: usize, level: f32) -> Vec<f32> {
    let mut seed = 0x2545_F491_u32;
    let mut next = || {
        seed ^= seed << 13;
        seed ^= seed >> 17;
        seed ^= seed << 5;
        seed as f32 / u32::MAX as f32 - 0.5
    };
    let scale = level * 12.0_f32.sqrt();
    (0..frames).map(|_| next() * scale).collect()
}

fn frames(secs: f32) -> usize {
    (secs * RATE as f32).round() as usize
}

/// Something like a voice: a few harmonics in bursts of 0.2 s with 0.1 s between them, with sharp peaks.
fn say(values: &mut [f32], from_secs: f32, secs: f32, level: f32) {
    let from = frames(from_secs);
    for idx in 0..frames(secs) {
        let at = idx as f32 / RATE as f32;
        if at % 0.3 < 0.2 {
            let harmonics = (1..=6).map(|it| (TAU * 140.0 * it as f32 * at).cos());
            values[from + idx] += level * harmonics.sum::<f32>() / 6.0;
        }
    }
}

/// A take of a voice in a room, at a rate of its own.
fn take(values: Vec<f32>) -> Samples {
    Samples {
        channels: NonZero::<u16>::MIN,
        rate: NonZero::new(RATE).unwrap(),
        values,
    }
}

fn values(take: &Take) -> Vec<f32> {
    let samples = decode(take.wav().to_vec()).unwrap();
    assert_eq!((samples.channels.get(), samples.rate.get()), (1, RATE));
    samples.values
}

/// From the beginning to the first sound, and from the last one to the end, in seconds.
fn silences(values: &[f32]) -> (f32, f32) {
    let loudest = values.iter().fold(0.0_f32, |most, it| most.max(it.abs()));
    let is_voice = |it: &f32| it.abs() > loudest * 0.3;
    let first = values.iter().position(is_voice).unwrap();
    let last = values.iter().rposition(is_voice).unwrap();
    let secs = |frames: usize| frames as f32 / RATE as f32;
    (secs(first), secs(values.len() - 1 - last))
}

#[test]
fn a_take_is_trimmed_and_as_loud_as_the_built_in_clips() {
    for (level, room) in [(0.9, 0.001), (0.3, 0.003), (0.05, 0.0005), (0.02, 0.001)] {
        for (from, secs) in [(0.5, 1.1), (1.7, 3.2), (2.0, 0.5)] {
            let mut heard = noise(frames(6.0), room);
            say(&mut heard, from, secs, level);
            let take = Take::finish(&take(heard)).unwrap();
            let values = values(&take);
            let (lufs, dbtp) = measure(&values).unwrap();
            let (before, after) = silences(&values);
            let told = format!(
                "{level} in {room}: {lufs:.2} LUFS, {dbtp:.2} dBTP, {before:.3} s before, {after:.3} s after"
            );
            assert!((lufs + 16.0).abs() < 0.3, "{told}");
            assert!(dbtp <= -1.0, "{told}");
            assert!((before - 0.14).abs() < 0.02, "{told}");
            assert!((after - 0.27).abs() < 0.02, "{told}");
            let spoken = (secs / 0.3).floor() * 0.3 + (secs % 0.3).min(0.2);
            let spoken = if secs % 0.3 < 0.01 {
                spoken - 0.1
            } else {
                spoken
            };
            assert!((take.secs() - spoken - 0.41).abs() < 0.03, "{told}");
            assert_eq!((values[0], values[values.len() - 1]), (0.0, 0.0));
        }
    }
}

#[test]
fn a_voice_that_begins_at_once_and_ends_with_the_take_keeps_its_silences() {
    let mut heard = noise(frames(2.0), 0.0005);
    say(&mut heard, 0.0, 2.0, 0.5);
    let values = values(&Take::finish(&take(heard)).unwrap());
    let (before, after) = silences(&values);
    assert!((before - 0.14).abs() < 0.02, "{before} s before");
    assert!((after - 0.27).abs() < 0.02, "{after} s after");
}

#[test]
fn the_keys_that_begin_and_end_a_take_are_not_in_it() {
    let mut heard = noise(frames(4.0), 0.001);
    say(&mut heard, 1.0, 1.1, 0.3);
    for click in [0.05, 0.16, 3.6] {
        for idx in 0..frames(0.015) {
            heard[frames(click) + idx] += 0.6 * if idx % 7 < 3 { 1.0 } else { -1.0 };
        }
    }
    let take = Take::finish(&take(heard)).unwrap();
    assert!((take.secs() - 1.1 - 0.41).abs() < 0.03, "{} s", take.secs());
}

#[test]
fn a_take_without_a_voice_is_refused_in_words() {
    let mut hum = noise(frames(3.0), 0.001);
    for (idx, value) in hum.iter_mut().enumerate() {
        *value += 0.2 * (TAU * 50.0 * idx as f32 / RATE as f32).sin();
    }
    let mut click = noise(frames(3.0), 0.001);
    click[frames(1.0)..frames(1.05)].fill(0.8);
    for (heard, why) in [
        (Vec::new(), NoTake::Silent),
        (vec![0.0; frames(2.0)], NoTake::Silent),
        (noise(frames(2.0), 0.000_05), NoTake::Silent),
        (noise(frames(2.0), 0.001), NoTake::NoVoice),
        (noise(frames(5.0), 0.3), NoTake::NoVoice),
        (hum, NoTake::NoVoice),
        (click, NoTake::NoVoice),
    ] {
        let frames = heard.len();
        let error = Take::finish(&take(heard)).unwrap_err();
        assert_eq!(error, why, "{frames} frames");
        assert!(error.to_string().contains("expected"));
    }
}

#[test]
fn rumble_is_cut_and_the_voice_is_not() {
    let tone = |hertz: f32| -> Vec<f32> {
        let at = |idx: usize| (TAU * hertz * idx as f32 / RATE as f32).sin();
        (0..frames(1.0)).map(at).collect()
    };
    let loud = |values: &[f32]| values[frames(0.5)..].iter().map(|it| it * it).sum::<f32>();
    for (hertz, from_db, to_db) in [
        (20.0, -40.0, -30.0),
        (70.0, -3.3, -2.7),
        (140.0, -0.5, 0.0),
        (1000.0, -0.05, 0.05),
    ] {
        let (before, mut after) = (tone(hertz), tone(hertz));
        loudness::cut_rumble(&mut after);
        let db = 10.0 * (loud(&after) / loud(&before)).log10();
        assert!((from_db..=to_db).contains(&db), "{hertz} Hz: {db} dB");
    }
}

#[test]
fn of_two_channels_the_one_with_the_voice_is_taken_at_any_rate() {
    let mut heard = noise(frames(3.0), 0.0005);
    say(&mut heard, 0.8, 1.1, 0.2);
    let of_one = Take::finish(&take(heard.clone())).unwrap();
    // Every second value: half the rate, with the other channel all but dead.
    let values: Vec<f32> = heard
        .iter()
        .step_by(2)
        .flat_map(|&it| [it * 0.01, it])
        .collect();
    let two = Samples {
        channels: NonZero::new(2).unwrap(),
        rate: NonZero::new(RATE / 2).unwrap(),
        values,
    };
    let of_two = Take::finish(&two).unwrap();
    assert!((of_one.secs() - of_two.secs()).abs() < 0.02);
}

#[test]
fn a_built_in_clip_that_is_recorded_again_stays_what_it_is() {
    use super::super::line::Line;
    use super::super::pack::Pack;
    for line in [Line::MerlinLook, Line::DayFail, Line::CloseEyes] {
        let clip = Pack::english().clip(line);
        let take = Take::finish(&decode(clip.clone()).unwrap()).unwrap();
        let off = (take.secs() - clip.secs()).abs();
        assert!(
            off < 0.1,
            "{line:?}: {} s for {} s",
            take.secs(),
            clip.secs()
        );
        let (lufs, dbtp) = measure(&values(&take)).unwrap();
        assert!(
            (lufs + 16.0).abs() < 0.3 && dbtp <= -1.0,
            "{line:?}: {lufs} {dbtp}"
        );
    }
}
