//! Finds the clips in what was heard, by comparing the sound itself.

use std::sync::Arc;

use realfft::num_complex::Complex;
use realfft::{ComplexToReal, RealFftPlanner, RealToComplex};

use crate::clips::{Clip, RATE, Voice, thinned};
use crate::ear;

/// How alike a stretch and a clip must be for the clip to have been heard there: 1 is the same sound, 0 has nothing to do
/// with it.
pub(crate) const ALIKE: f32 = 0.9;

/// How far off its place another clip is still looked for.
const NEARBY: usize = RATE / 4;

/// The longest clip is shorter.
const LONGEST: usize = 10 * RATE;

/// A clip that was heard from its beginning to its end.
#[derive(Clone, Copy)]
pub(crate) struct Heard {
    pub(crate) id: &'static str,
    pub(crate) clip: &'static Clip,
    pub(crate) start_secs: f32,
    /// How alike it was as a whole.
    pub(crate) likeness: f32,
    /// How alike the half second was that was least so.
    pub(crate) weakest: f32,
    /// The other clip that was most like it there, and how much.
    pub(crate) next: (&'static str, f32),
}

/// All clips of a voice that were heard in a recording of the ear, in order.
pub(crate) fn heard(recording: &[i16], clips: Voice) -> Vec<Heard> {
    let listener = Listener::new(as_compared(recording));
    let likeness: Vec<_> = clips
        .iter()
        .map(|it| listener.likeness(&it.values))
        .collect();
    let mut found: Vec<Heard> = Vec::new();
    for (own, clip) in likeness.iter().zip(clips) {
        let length = clip.values.len();
        for start in peaks(own, length) {
            let others = clips.iter().zip(&likeness).filter(|it| it.0.id != clip.id);
            let others = others.map(|(other, alike)| (other.id.as_str(), most_near(alike, start)));
            let next = others.max_by(|a, b| a.1.total_cmp(&b.1));
            found.push(Heard {
                id: &clip.id,
                clip,
                start_secs: secs(start),
                likeness: own[start],
                weakest: weakest(&listener.recording[start..start + length], &clip.values),
                next: next.expect("there are others"),
            });
        }
    }
    found.sort_by(|a, b| a.start_secs.total_cmp(&b.start_secs));
    found
}

/// How alike a part of a recording is to the place in a sound where it is most so, however loud either is.
pub(crate) fn most_alike(part: &[f32], sound: &[f32]) -> f32 {
    let part = thinned(part, ear::RATE);
    let loud = (energy(&part) / part.len() as f64)
        .sqrt()
        .max(f64::MIN_POSITIVE) as f32;
    let part: Vec<f32> = part.iter().map(|it| it / loud / 32.0).collect();
    let likeness = Listener::new(thinned(sound, ear::RATE)).likeness(&part);
    likeness.into_iter().fold(0.0, f32::max)
}

/// Where in a stretch of the ear's recording the first seconds of a clip are most alike to it: its start in samples of the
/// ear, and how alike they are.
pub(crate) fn beginning_in(stretch: &[i16], clip: &Clip, secs: f32) -> (usize, f32) {
    let length = ((secs * RATE as f32) as usize).min(clip.values.len());
    let likeness = Listener::new(as_compared(stretch)).likeness(&clip.values[..length]);
    let places = likeness.iter().copied().enumerate();
    let best = places.max_by(|a, b| a.1.total_cmp(&b.1));
    best.map_or((0, 0.0), |(at, likeness)| (at * ear::RATE / RATE, likeness))
}

/// How alike two recordings are that begin together: 1 if they are the same.
pub(crate) fn alike(one: &[f32], other: &[f32]) -> f32 {
    let product = one
        .iter()
        .zip(other)
        .map(|(&a, &b)| f64::from(a) * f64::from(b));
    let length = one.len().min(other.len());
    let own = energy(&one[..length]) * energy(&other[..length]);
    (product.sum::<f64>() / own.sqrt().max(f64::MIN_POSITIVE)) as f32
}

fn as_compared(recording: &[i16]) -> Vec<f32> {
    let values = recording.iter().map(|&it| f32::from(it) / 32_768.0);
    thinned(&values.collect::<Vec<_>>(), ear::RATE)
}

/// A recording that clips are looked for in.
struct Listener {
    recording: Vec<f32>,
    /// The energy up to each sample.
    energy: Vec<f64>,
    spectrum: Vec<Complex<f32>>,
    forward: Arc<dyn RealToComplex<f32>>,
    inverse: Arc<dyn ComplexToReal<f32>>,
}

impl Listener {
    fn new(recording: Vec<f32>) -> Self {
        let mut sum = 0.0;
        let mut energy = vec![sum];
        energy.extend(recording.iter().map(|&it| {
            sum += f64::from(it) * f64::from(it);
            sum
        }));
        // Room for a clip that would reach past the end.
        let size = (recording.len() + LONGEST).next_power_of_two();
        let mut planner = RealFftPlanner::new();
        let forward = planner.plan_fft_forward(size);
        Self {
            spectrum: spectrum(&*forward, &recording),
            recording,
            energy,
            forward,
            inverse: planner.plan_fft_inverse(size),
        }
    }

    /// How alike the recording and a clip are, wherever the clip might begin: their correlation, over what it would be if
    /// they were the same.
    fn likeness(&self, clip: &[f32]) -> Vec<f32> {
        if clip.len() > self.recording.len() {
            return Vec::new();
        }
        let mut spectrum = spectrum(&*self.forward, clip);
        for (value, recorded) in spectrum.iter_mut().zip(&self.spectrum) {
            *value = recorded * value.conj();
        }
        let mut products = self.inverse.make_output_vec();
        let done = self.inverse.process(&mut spectrum, &mut products);
        done.expect("both lengths are right");
        let own = energy(clip);
        let size = self.forward.len() as f64;
        let ends = self.energy.iter().skip(clip.len());
        let there = self.energy.iter().zip(ends).map(|(from, to)| to - from);
        let alike = |(there, product): (f64, &f32)| {
            // Where there is next to no sound there is nothing that could be alike.
            if there < own / 100.0 {
                return 0.0;
            }
            (f64::from(*product) / size / (there * own).sqrt()) as f32
        };
        there.zip(&products).map(alike).collect()
    }
}

fn spectrum(forward: &dyn RealToComplex<f32>, values: &[f32]) -> Vec<Complex<f32>> {
    let mut values = values.to_vec();
    values.resize(forward.len(), 0.0);
    let mut spectrum = forward.make_output_vec();
    let done = forward.process(&mut values, &mut spectrum);
    done.expect("both lengths are right");
    spectrum
}

fn energy(values: &[f32]) -> f64 {
    let squares = values.iter().map(|&it| f64::from(it) * f64::from(it));
    squares.sum()
}

/// Where a clip of this length is heard: the best places, none of which overlap.
fn peaks(likeness: &[f32], length: usize) -> Vec<usize> {
    let mut peaks: Vec<usize> = Vec::new();
    for (at, &value) in likeness.iter().enumerate() {
        match peaks.last_mut() {
            _ if value < ALIKE => {}
            Some(last) if at - *last < length => {
                if likeness[*last] < value {
                    *last = at;
                }
            }
            _ => peaks.push(at),
        }
    }
    peaks
}

/// How alike the least alike half second of a clip is. Halves in which next to nothing is said don't count.
fn weakest(stretch: &[f32], clip: &[f32]) -> f32 {
    let least = energy(clip) / clip.len() as f64 * (RATE / 2) as f64 / 20.0;
    let pieces = stretch.chunks(RATE / 2).zip(clip.chunks(RATE / 2));
    let spoken = pieces.filter(|(_, clip)| energy(clip) > least);
    spoken
        .map(|(stretch, clip)| alike(stretch, clip))
        .fold(1.0, f32::min)
}

/// The most that a clip is alike near a place.
fn most_near(likeness: &[f32], at: usize) -> f32 {
    let near = likeness.iter().skip(at.saturating_sub(NEARBY));
    near.take(2 * NEARBY).copied().fold(0.0, f32::max)
}

fn secs(samples: usize) -> f32 {
    samples as f32 / RATE as f32
}
