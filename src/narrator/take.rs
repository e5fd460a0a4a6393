//! A take of a line becomes a clip like the built-in ones: trimmed, as loud as they are, ready to be kept as a file.

mod loudness;
#[cfg(test)]
mod tests;
mod trim;

use std::io::Cursor;

use hound::{SampleFormat, WavSpec, WavWriter};

use super::clip::{Clip, LEAD_SECS};
use super::rodio::to_sound;
use super::sound::{RATE, Samples};

/// How long it is silent after its last one.
const TAIL_SECS: f32 = 0.27;
/// How much of both is what the microphone heard: a soft consonant may begin before it is told from the room.
const MARGIN_SECS: f32 = 0.06;
/// How long the room takes to come and to go, so that nothing clicks.
const FADE_SECS: f32 = 0.02;

/// A take that was made ready.
#[derive(Clone, Debug)]
pub struct Take {
    wav: Vec<u8>,
    frames: usize,
}

/// Why a take can't be used. Nothing of it is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoTake {
    /// The microphone gave nothing but silence.
    #[error("expected a voice, and found silence; see that the microphone is switched on")]
    Silent,
    /// There is sound, but none that stands out from the rest as a voice does.
    #[error("expected a voice, and found only noise; speak louder, or closer to the microphone")]
    NoVoice,
    /// The microphone's rate can't be brought to that of the mixer.
    #[error("expected a microphone of 8 to 192 kHz")]
    OddRate,
    /// It couldn't be written as a WAV file.
    #[error("expected to write a WAV file, and could not")]
    NotWritten,
}

impl Take {
    /// Makes a take ready: of several channels the loudest; rumble below 70 Hz, and the silence before and after the voice
    /// are cut; at -16 LUFS with peaks of at most -1 dBTP.
    pub fn finish(samples: &Samples) -> Result<Self, NoTake> {
        let mut values = loudest_channel(samples)?;
        loudness::cut_rumble(&mut values);
        let voice = trim::voice(&values)?;
        let mut clip = framed(&values, voice);
        loudness::bring_to_target(&mut clip);
        let wav = wav(&clip).map_err(|_| NoTake::NotWritten)?;
        Ok(Self {
            wav,
            frames: clip.len(),
        })
    }

    /// The whole file: WAV, mono, 48 kHz, 16 bits.
    pub fn wav(&self) -> &[u8] {
        &self.wav
    }

    /// How long it is, in seconds.
    pub fn secs(&self) -> f32 {
        self.frames as f32 / RATE as f32
    }

    /// The clip that it will be once it is kept.
    pub fn clip(&self) -> Clip {
        Clip::own(self.wav.as_slice().into(), self.secs())
    }
}

/// The channel with the most in it, at [`RATE`]: of two, one may be a cable without a microphone.
fn loudest_channel(samples: &Samples) -> Result<Vec<f32>, NoTake> {
    let sound = to_sound(samples).map_err(|_| NoTake::OddRate)?;
    let energy = |side: usize| -> f64 {
        let values = sound.frames().iter().map(|frame| f64::from(frame[side]));
        values.map(|value| value * value).sum()
    };
    let side = usize::from(energy(1) > energy(0));
    Ok(sound.frames().iter().map(|frame| frame[side]).collect())
}

/// The voice, from one sample to another, with what stands before and after it in a clip.
fn framed(values: &[f32], (from, to): (usize, usize)) -> Vec<f32> {
    let before = MARGIN.min(from);
    let after = MARGIN.min(values.len() - to);
    let mut heard = values[from - before..to + after].to_vec();
    let fade = FADE.min(heard.len() / 2);
    let last = heard.len() - 1;
    for idx in 0..fade {
        let part = (idx as f32 / fade as f32 * std::f32::consts::FRAC_PI_2).sin();
        heard[idx] *= part * part;
        heard[last - idx] *= part * part;
    }
    let mut clip = vec![0.0; LEAD - before];
    clip.append(&mut heard);
    clip.resize(clip.len() + TAIL - after, 0.0);
    clip
}

const LEAD: usize = samples(LEAD_SECS);
const TAIL: usize = samples(TAIL_SECS);
const MARGIN: usize = samples(MARGIN_SECS);
const FADE: usize = samples(FADE_SECS);

/// So many seconds in samples.
const fn samples(secs: f32) -> usize {
    (secs * RATE as f32) as usize
}

fn wav(values: &[f32]) -> Result<Vec<u8>, hound::Error> {
    let spec = WavSpec {
        channels: 1,
        sample_rate: RATE,
        bits_per_sample: 16,
        sample_format: SampleFormat::Int,
    };
    let mut bytes = Vec::with_capacity(44 + 2 * values.len());
    let mut writer = WavWriter::new(Cursor::new(&mut bytes), spec)?;
    for value in values {
        writer.write_sample((value * 32_767.0).round() as i16)?;
    }
    writer.finalize()?;
    Ok(bytes)
}
