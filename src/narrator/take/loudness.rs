//! As loud as the built-in clips: rumble cut, brought to a loudness, and peaks held down.

use std::f32::consts::{FRAC_1_SQRT_2, TAU};

use ebur128::{EbuR128, Mode};

use super::super::sound::RATE;
use super::samples;

/// The loudness of every clip, in LUFS.
const TARGET_LUFS: f64 = -16.0;
/// The most that a peak may have, in dBTP: -1, less what the rounding to 16 bits may add.
const CEILING_DBTP: f64 = -1.1;
/// How near the target is near enough, in LU.
const NEAR_ENOUGH: f64 = 0.1;
/// How often a gain is mended: the peaks that are held down take some loudness with them.
const TRIES: usize = 12;
/// The most that a take is made louder, in dB: a whisper is not to bring the whole room with it.
const MOST_GAIN_DB: f64 = 50.0;
/// Below 70 Hz a voice has next to nothing, and a room its rumble. Twice a filter of this frequency takes 3 dB there.
const ONE_WAY_HERTZ: f32 = 56.0;
/// How long before a peak the gain begins to go down, and after it to come back, in seconds: less than a voice takes from
/// one peak to the next, which would make all of it softer.
const AHEAD_SECS: f32 = 0.001_5;

/// Cuts what lies below the voice, once forwards and once backwards, so that nothing is delayed and the voice keeps its form.
pub(super) fn cut_rumble(values: &mut [f32]) {
    high_pass(values.iter_mut());
    high_pass(values.iter_mut().rev());
}

/// A high-pass of the second order: Butterworth, as the Audio EQ Cookbook writes it.
fn high_pass<'a>(values: impl Iterator<Item = &'a mut f32>) {
    let (sin, cos) = (TAU * ONE_WAY_HERTZ / RATE as f32).sin_cos();
    let alpha = sin * FRAC_1_SQRT_2;
    let a0 = 1.0 + alpha;
    let (b0, b1) = (f32::midpoint(1.0, cos) / a0, -(1.0 + cos) / a0);
    let (a1, a2) = (-2.0 * cos / a0, (1.0 - alpha) / a0);
    let (mut x1, mut x2, mut y1, mut y2) = (0.0, 0.0, 0.0, 0.0);
    for value in values {
        let x = *value;
        let y = b0 * x + b1 * x1 + b0 * x2 - a1 * y1 - a2 * y2;
        (x2, x1, y2, y1) = (x1, x, y1, y);
        *value = y;
    }
}

/// Brings a clip to the loudness of all clips. What can't be measured is left as it is.
pub(super) fn bring_to_target(clip: &mut Vec<f32>) {
    let Some((lufs, _)) = measure(clip) else {
        return;
    };
    let mut gain_db = (TARGET_LUFS - lufs).min(MOST_GAIN_DB);
    let mut ceiling_db = CEILING_DBTP - 0.1;
    let mut louder = limited(clip, gain_db, ceiling_db);
    for _ in 0..TRIES {
        let Some((lufs, dbtp)) = measure(&louder) else {
            return;
        };
        let off = TARGET_LUFS - lufs;
        if dbtp <= CEILING_DBTP && off.abs() <= NEAR_ENOUGH {
            break;
        }
        // Of what is added the peaks hold a part down.
        gain_db = (gain_db + 1.4 * off).min(MOST_GAIN_DB);
        // A peak between two samples is found by the measure alone.
        ceiling_db -= (dbtp - CEILING_DBTP).max(0.0) * 1.1;
        louder = limited(clip, gain_db, ceiling_db);
    }
    *clip = louder;
}

/// Loudness in LUFS and the highest peak in dBTP; none if there is nothing to be measured.
pub(super) fn measure(clip: &[f32]) -> Option<(f64, f64)> {
    let mut meter = EbuR128::new(1, RATE, Mode::I | Mode::TRUE_PEAK).ok()?;
    meter.add_frames_f32(clip).ok()?;
    // A clip of one short word has less than the 0.4 s that are measured at once.
    meter.add_frames_f32(&vec![0.0; samples(0.4)]).ok()?;
    let (lufs, peak) = (meter.loudness_global().ok()?, meter.true_peak(0).ok()?);
    lufs.is_finite().then(|| (lufs, 20.0 * peak.log10()))
}

/// The clip with a gain, and no sample above the ceiling: round each peak the gain goes down for a moment.
fn limited(clip: &[f32], gain_db: f64, ceiling_db: f64) -> Vec<f32> {
    let (gain, ceiling) = (factor(gain_db), factor(ceiling_db));
    let needed: Vec<f32> = clip
        .iter()
        .map(|value| (ceiling / (value * gain).abs().max(1e-9)).min(1.0))
        .collect();
    let held = smoothed(&lowest_near(&needed));
    clip.iter()
        .zip(held)
        .map(|(value, held)| (value * gain * held).clamp(-ceiling, ceiling))
        .collect()
}

fn factor(db: f64) -> f32 {
    10.0_f64.powf(db / 20.0) as f32
}

const AHEAD: usize = samples(AHEAD_SECS);

/// The least of the values within [`AHEAD`] on either side.
fn lowest_near(values: &[f32]) -> Vec<f32> {
    let mut lowest = values.to_vec();
    for (idx, &value) in values.iter().enumerate().filter(|it| *it.1 < 1.0) {
        let to = (idx + AHEAD + 1).min(values.len());
        for near in &mut lowest[idx.saturating_sub(AHEAD)..to] {
            *near = near.min(value);
        }
    }
    lowest
}

/// The mean of the values within [`AHEAD`] on either side: no jump, and never more than the value at the peak itself.
fn smoothed(values: &[f32]) -> Vec<f32> {
    let at = |idx: usize| f64::from(values.get(idx).copied().unwrap_or(1.0));
    let width = (2 * AHEAD + 1) as f64;
    let mut sum: f64 = (0..AHEAD).map(at).sum::<f64>() + (AHEAD + 1) as f64;
    let mut means = Vec::with_capacity(values.len());
    for idx in 0..values.len() {
        let leaves = idx.checked_sub(AHEAD + 1).map_or(1.0, at);
        sum += at(idx + AHEAD) - leaves;
        means.push((sum / width) as f32);
    }
    means
}
