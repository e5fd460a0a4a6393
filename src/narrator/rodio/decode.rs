//! Sound files become samples, and samples become sound that is ready to be mixed.

use std::io::Cursor;

use rodio::{Decoder, Source};
use rubato::audioadapter_buffers::direct::InterleavedSlice;
use rubato::{Fft, FixedSync, Resampler};

use super::super::clip::vorbis_frames;
use super::super::sound::{Frame, RATE, Samples, Sound};

/// A sound file that can't be played.
#[derive(Debug, thiserror::Error)]
pub enum BrokenClip {
    /// It is none of the kinds that are known, or broken.
    #[error("expected a sound file of Ogg Vorbis, WAV, FLAC or MP3: {0}")]
    NotRead(#[from] rodio::decoder::DecoderError),
    /// There is nothing in it.
    #[error("expected some sound, and found none")]
    Empty,
    /// Its rate can't be brought to that of the mixer.
    #[error("expected a rate between 8 and 192 kHz, and found {rate} Hz")]
    OddRate {
        /// Frames a second.
        rate: u32,
    },
}

/// Decodes a whole file. It needs no device.
pub fn decode(bytes: impl AsRef<[u8]> + Send + Sync + 'static) -> Result<Samples, BrokenClip> {
    let length = vorbis_frames(bytes.as_ref());
    let decoder = Decoder::new(Cursor::new(bytes))?;
    let mut samples = Samples {
        channels: decoder.channels(),
        rate: decoder.sample_rate(),
        values: decoder.collect(),
    };
    if let Some(frames) = length {
        let values = frames as usize * usize::from(samples.channels.get());
        samples.values.truncate(values);
    }
    if samples.values.len() < usize::from(samples.channels.get()) {
        return Err(BrokenClip::Empty);
    }
    Ok(samples)
}

/// Brings samples to the rate and the two channels of the mixer. Of more channels the first two are heard.
pub fn to_sound(samples: &Samples) -> Result<Sound, BrokenClip> {
    let channels = usize::from(samples.channels.get());
    let frames: Vec<Frame> = samples
        .values
        .chunks_exact(channels)
        .map(|it| [it[0], it[channels.min(2) - 1]])
        .collect();
    let rate = samples.rate.get();
    if rate == RATE {
        return Ok(Sound::new(frames));
    }
    if !(8_000..=192_000).contains(&rate) {
        return Err(BrokenClip::OddRate { rate });
    }
    let odd = || BrokenClip::OddRate { rate };
    let (from, to, len) = (rate as usize, RATE as usize, frames.len());
    let adapter = InterleavedSlice::new(frames.as_flattened(), 2, len).map_err(|_| odd())?;
    let mut resampler = Fft::<f32>::new(from, to, 1_024, 2, FixedSync::Both).map_err(|_| odd())?;
    let resampled = resampler.process_all(&adapter, len, None);
    let values = resampled.map_err(|_| odd())?.take_data();
    Ok(Sound::new(values.as_chunks().0.to_vec()))
}

#[cfg(test)]
mod tests {
    use std::f32::consts::TAU;
    use std::num::NonZero;

    use super::*;

    fn tone(rate: u32, channels: u16, hertz: f32, secs: f32) -> Samples {
        let frames = (rate as f32 * secs) as usize;
        let value = |frame: usize| 0.5 * (TAU * hertz * frame as f32 / rate as f32).sin();
        Samples {
            channels: NonZero::new(channels).unwrap(),
            rate: NonZero::new(rate).unwrap(),
            values: (0..frames)
                .flat_map(|frame| std::iter::repeat_n(value(frame), channels.into()))
                .collect(),
        }
    }

    #[test]
    fn a_tone_stays_the_same_tone_at_the_rate_of_the_mixer() {
        for rate in [8_000, 22_050, 24_000, 44_100, 48_000, 96_000] {
            for channels in [1, 2, 6] {
                let sound = to_sound(&tone(rate, channels, 440.0, 0.5)).unwrap();
                assert!(sound.len().abs_diff(24_000) <= 2, "{rate} Hz: {sound:?}");
                // Two frames' difference in time is as much as may be.
                let expected = tone(RATE, 1, 440.0, 0.5).values;
                for (idx, frame) in sound.frames().iter().enumerate().take(23_000).skip(1_000) {
                    for value in frame {
                        let off = (value - expected[idx]).abs();
                        assert!(off < 0.06, "{rate} Hz: {off} off at {idx}");
                    }
                }
            }
        }
    }

    #[test]
    fn what_is_no_sound_is_refused_in_words() {
        for bytes in [
            &b""[..],
            b"not a sound at all",
            b"OggS\0\0\0\0",
            b"RIFF....WAVE",
        ] {
            let error = decode(bytes.to_vec()).unwrap_err().to_string();
            assert!(error.contains("expected"), "{error}");
        }
        let samples = tone(1_000, 1, 100.0, 1.0);
        assert!(matches!(
            to_sound(&samples),
            Err(BrokenClip::OddRate { rate: 1_000 })
        ));
    }
}
