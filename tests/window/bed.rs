//! What is heard besides the voice: the recording less every line, each taken away where it was heard, to the sample.

use crate::clips::Clip;
use crate::ear::RATE;
use crate::listen::Heard;

/// How far, in samples, a line may lie from where it was found at the rate of comparison.
const NEAR: isize = 12;

/// How much of a line decides where exactly it lies.
const DECIDES: usize = RATE / 2;

/// The loudest that a sample can be.
const FULL: f32 = 32_767.0;

/// A recording without its lines.
#[derive(Debug)]
pub(crate) struct Bed {
    pub(crate) values: Vec<f32>,
    /// Where each line was, in samples.
    pub(crate) lines: Vec<(usize, usize)>,
    /// Where a line was that was cut off.
    pub(crate) cut: Option<(usize, usize)>,
}

impl Bed {
    /// A recording, less these lines.
    pub(crate) fn of(recording: &[i16], heard: &[Heard]) -> Self {
        let mut bed = Self {
            values: recording.iter().map(|&it| f32::from(it)).collect(),
            lines: Vec::new(),
            cut: None,
        };
        bed.take(heard);
        bed
    }

    /// Takes lines away.
    pub(crate) fn take(&mut self, heard: &[Heard]) {
        for it in heard {
            let near = (it.start_secs * RATE as f32).round() as isize;
            let start = exactly(&self.values, &it.clip.exact, near);
            let spoken = self.values[start..].iter_mut().zip(&it.clip.exact);
            spoken.for_each(|(value, spoken)| *value -= spoken * FULL);
            self.lines.push((start, start + it.clip.exact.len()));
        }
    }

    /// Takes away a line that was cut off at some time between two samples, and fell silent within so many. Returns where it
    /// began, and where it fell silent.
    pub(crate) fn take_cut(
        &mut self,
        clip: &Clip,
        near: usize,
        (from, to): (usize, usize),
        fade: usize,
    ) -> (usize, usize) {
        let spoken = &clip.exact[..clip.exact.len().min(from.saturating_sub(near))];
        let start = exactly(&self.values, spoken, near as isize);
        let said = |at: usize, cut: usize| {
            let left = (cut + fade).saturating_sub(at) as f32 / fade as f32;
            let value = at.checked_sub(start).and_then(|at| clip.exact.get(at));
            value.map_or(0.0, |it| it * FULL * left.min(1.0))
        };
        let (until, values) = (to + fade, &self.values);
        let left = |cut: usize| {
            let rest =
                (from..until).map(|at| values.get(at).copied().unwrap_or(0.0) - said(at, cut));
            rest.map(|it| it * it).sum::<f32>()
        };
        let best = |cuts: &mut dyn Iterator<Item = usize>| {
            cuts.min_by(|a, b| left(*a).total_cmp(&left(*b)))
                .unwrap_or(from)
        };
        let coarse = best(&mut (from..to).step_by(32));
        let cut = best(&mut (coarse.saturating_sub(32)..coarse + 32));
        let end = (cut + fade).min(start + clip.exact.len());
        for at in start..end {
            self.values[at] -= said(at, cut);
        }
        self.cut = Some((start, end));
        (start, end)
    }

    /// The loudest sample.
    pub(crate) fn peak(&self, from: usize, to: usize) -> f32 {
        self.part(from, to)
            .iter()
            .fold(0.0, |most, it| it.abs().max(most))
    }

    /// The largest step from one sample to the next.
    pub(crate) fn step(&self, from: usize, to: usize) -> f32 {
        steepest(self.part(from, to))
    }

    /// How loud it is, in dB below the loudest that a sample can be.
    pub(crate) fn db(&self, from: usize, to: usize) -> f32 {
        let part = self.part(from, to);
        let power = part.iter().map(|it| it * it).sum::<f32>() / part.len().max(1) as f32;
        10.0 * (power / FULL / FULL).max(1e-12).log10()
    }

    fn part(&self, from: usize, to: usize) -> &[f32] {
        &self.values[from.min(self.values.len())..to.min(self.values.len())]
    }
}

/// The largest step from one sample to the next.
pub(crate) fn steepest(values: &[f32]) -> f32 {
    let steps = values.windows(2).map(|pair| (pair[1] - pair[0]).abs());
    steps.fold(0.0, f32::max)
}

/// Where a line lies to the sample: where the least is left without it.
fn exactly(values: &[f32], clip: &[f32], near: isize) -> usize {
    // Where it is loudest.
    let pieces = clip.chunks(DECIDES).enumerate();
    let power = |part: &[f32]| part.iter().map(|it| it * it).sum::<f32>();
    let loudest = pieces.max_by(|a, b| power(a.1).total_cmp(&power(b.1)));
    let (idx, part) = loudest.unwrap_or_default();
    let left = |start: &usize| {
        let there = values.iter().skip(start + idx * DECIDES);
        let rest = there.zip(part).map(|(value, spoken)| value - spoken * FULL);
        rest.map(|it| it * it).sum::<f32>()
    };
    let starts = (near - NEAR..=near + NEAR).map(|it| it.max(0) as usize);
    let best = starts.min_by(|a, b| left(a).total_cmp(&left(b)));
    best.unwrap_or_default()
}
