//! Finds the narrator's clips in what was heard, by comparing the sound itself.

use std::sync::Arc;

use avalon_herald::narrator::{Line, Pack, decode};
use realfft::num_complex::Complex;
use realfft::{ComplexToReal, RealFftPlanner, RealToComplex};

use crate::ear;

/// Samples a second at which sounds are compared: enough for a voice.
pub(crate) const RATE: usize = 8_000;

/// How alike a stretch and a clip must be for the clip to have been heard there: 1 is the same sound, 0 has nothing to do
/// with it.
pub(crate) const ALIKE: f32 = 0.9;

/// How far off its place another clip is still looked for.
const NEARBY: usize = RATE / 4;

/// A clip that was heard from its beginning to its end.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Heard {
    pub(crate) line: Line,
    pub(crate) start_secs: f32,
    pub(crate) end_secs: f32,
    /// How alike it was.
    pub(crate) likeness: f32,
    /// The other clip that was most like it there, and how much.
    pub(crate) next: (Line, f32),
}

/// All clips that were heard whole in a recording of the ear, in order.
pub(crate) fn heard(recording: &[i16]) -> Vec<Heard> {
    let values: Vec<_> = recording
        .iter()
        .map(|&it| f32::from(it) / 32_768.0)
        .collect();
    let listener = Listener::new(thinned(&values, ear::RATE));
    let clips = Line::ALL.map(clip);
    let likeness: Vec<_> = clips.iter().map(|it| listener.likeness(it)).collect();
    let mut found: Vec<Heard> = Vec::new();
    for (line, clip) in Line::ALL.into_iter().zip(&clips) {
        for start in peaks(&likeness[line.idx()], clip.len()) {
            let others = Line::ALL.into_iter().filter(|&other| other != line);
            let others = others.map(|other| (other, most_near(&likeness[other.idx()], start)));
            found.push(Heard {
                line,
                start_secs: secs(start),
                end_secs: secs(start + clip.len()),
                likeness: likeness[line.idx()][start],
                next: others
                    .max_by(|a, b| a.1.total_cmp(&b.1))
                    .expect("there are others"),
            });
        }
    }
    found.sort_by(|a, b| a.start_secs.total_cmp(&b.start_secs));
    found
}

/// Where in a line's clip a stretch of the ear's recording stands, in seconds, and how alike it is.
pub(crate) fn place_in_clip(stretch: &[i16], line: Line) -> (f32, f32) {
    let values: Vec<_> = stretch.iter().map(|&it| f32::from(it) / 32_768.0).collect();
    let likeness = Listener::new(clip(line)).likeness(&thinned(&values, ear::RATE));
    let best = likeness
        .iter()
        .copied()
        .enumerate()
        .max_by(|a, b| a.1.total_cmp(&b.1));
    best.map_or((0.0, 0.0), |(at, likeness)| (secs(at), likeness))
}

/// A line's clip, as it is compared.
fn clip(line: Line) -> Vec<f32> {
    let samples = decode(Pack::english().clip(line)).expect("built-in clips can be decoded");
    assert_eq!(samples.channels.get(), 1, "built-in clips have one channel");
    thinned(&samples.values, samples.rate.get() as usize)
}

/// Takes a sound down to [`RATE`], each value the mean of half a millisecond, which leaves nothing above half that rate.
fn thinned(values: &[f32], rate: usize) -> Vec<f32> {
    assert_eq!(rate % RATE, 0, "{rate} is a multiple of {RATE}");
    let width = rate / 2_000;
    let weights: Vec<_> = (0..width)
        .map(|idx| 1.0 - ((idx as f32 + 0.5) / width as f32 * std::f32::consts::TAU).cos())
        .collect();
    let mean = |part: &[f32]| part.iter().zip(&weights).map(|(a, b)| a * b).sum::<f32>();
    values
        .windows(width)
        .step_by(rate / RATE)
        .map(|it| mean(it) / width as f32)
        .collect()
}

/// A recording that clips are looked for in.
struct Listener {
    length: usize,
    /// The energy up to each sample.
    energy: Vec<f64>,
    spectrum: Vec<Complex<f32>>,
    forward: Arc<dyn RealToComplex<f32>>,
    inverse: Arc<dyn ComplexToReal<f32>>,
}

impl Listener {
    fn new(mut recording: Vec<f32>) -> Self {
        let length = recording.len();
        let mut sum = 0.0;
        let mut energy = vec![sum];
        energy.extend(recording.iter().map(|&it| {
            sum += f64::from(it) * f64::from(it);
            sum
        }));
        // Room for a clip that would reach past the end.
        let size = (length + 10 * RATE).next_power_of_two();
        let mut planner = RealFftPlanner::new();
        let forward = planner.plan_fft_forward(size);
        recording.resize(size, 0.0);
        let mut spectrum = forward.make_output_vec();
        let done = forward.process(&mut recording, &mut spectrum);
        done.expect("both lengths are right");
        Self {
            length,
            energy,
            spectrum,
            forward,
            inverse: planner.plan_fft_inverse(size),
        }
    }

    /// How alike the recording and a clip are, wherever the clip might begin.
    fn likeness(&self, clip: &[f32]) -> Vec<f32> {
        let mut values = clip.to_vec();
        values.resize(self.forward.len(), 0.0);
        let mut spectrum = self.forward.make_output_vec();
        let done = self.forward.process(&mut values, &mut spectrum);
        done.expect("both lengths are right");
        for (value, recorded) in spectrum.iter_mut().zip(&self.spectrum) {
            *value = recorded * value.conj();
        }
        let done = self.inverse.process(&mut spectrum, &mut values);
        done.expect("both lengths are right");
        let own = clip
            .iter()
            .map(|&it| f64::from(it) * f64::from(it))
            .sum::<f64>();
        let whole = self.energy.windows(clip.len() + 1);
        let size = self.forward.len() as f64;
        // Where there is next to no sound there is nothing that could be alike.
        let alike = |(value, energy): (&f32, &[f64])| match energy[clip.len()] - energy[0] {
            there if there < own / 100.0 => 0.0,
            there => (f64::from(*value) / size / (there * own).sqrt()) as f32,
        };
        values
            .iter()
            .take(self.length)
            .zip(whole)
            .map(alike)
            .collect()
    }
}

/// Where a clip of this length is heard: the best places, none of which overlap.
fn peaks(likeness: &[f32], length: usize) -> Vec<usize> {
    let mut peaks: Vec<usize> = Vec::new();
    for (at, &value) in likeness.iter().enumerate().filter(|(_, it)| **it >= ALIKE) {
        match peaks.last_mut() {
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

/// The most that a clip is alike near a place.
fn most_near(likeness: &[f32], at: usize) -> f32 {
    let near = likeness
        .iter()
        .take(at + NEARBY)
        .skip(at.saturating_sub(NEARBY));
    near.copied().fold(0.0, f32::max)
}

fn secs(samples: usize) -> f32 {
    samples as f32 / RATE as f32
}
