//! `narrate`: the night of a table as one sound file, as its loudspeaker would play it.

use std::fs::File;
use std::io::{self, BufWriter};
use std::path::Path;

use hound::{SampleFormat, WavSpec, WavWriter};

use super::table::TableArgs;
use super::{Status, Streams};
use crate::choices;
use crate::i18n::Lang;
use crate::narrator::{BrokenClip, Frame, Narration, Phase, RATE, Tape, Voice};
use crate::store::DataDir;

/// How much of the night passes at once, in seconds.
const STEP_SECS: f32 = 0.01;
/// How much is heard after the last silence: the ambience goes out.
const AFTER_SECS: f32 = 2.0;

/// Why there is no sound file.
#[derive(Debug, thiserror::Error)]
enum NotWritten {
    #[error("a clip can't be played: {0}")]
    Clip(#[from] BrokenClip),
    #[error("{0}")]
    File(#[from] hound::Error),
}

pub(super) fn run(
    table: &TableArgs,
    lang: Lang,
    out: &Path,
    data: &DataDir,
    streams: &mut Streams<'_>,
) -> io::Result<Status> {
    let rules = match table.rules(streams)? {
        Ok(rules) => rules,
        Err(status) => return Ok(status),
    };
    let (settings, _) = data.settings();
    let (voices, broken) = choices::voices(lang, data);
    for passed_over in broken {
        writeln!(streams.err, "{passed_over}")?;
    }
    let manner = choices::manner(&settings);
    let night = Narration::new(choices::script(&rules, &manner), manner);
    let tape = Tape::new(&choices::tuning(&settings, &voices));
    match write(night, tape, out) {
        Ok(secs) => {
            writeln!(streams.out, "{}: {secs:.1} s", out.display())?;
            Ok(Status::Well)
        }
        Err(error) => {
            let file = out.display();
            writeln!(streams.err, "{file}: can't write the sound file: {error}")?;
            Ok(Status::CallOff)
        }
    }
}

/// Lets the night pass and writes what is heard. Returns its length in seconds.
fn write(mut night: Narration, mut tape: Tape, out: &Path) -> Result<f32, NotWritten> {
    let spec = WavSpec {
        channels: 2,
        sample_rate: RATE,
        bits_per_sample: 16,
        sample_format: SampleFormat::Int,
    };
    let mut file = WavWriter::create(out, spec)?;
    while night.progress().phase != Phase::Done {
        night.tick(STEP_SECS, &mut tape);
        put(&tape.take()?, &mut file)?;
    }
    tape.tick(AFTER_SECS);
    put(&tape.take()?, &mut file)?;
    let secs = file.duration() as f32 / RATE as f32;
    file.finalize()?;
    Ok(secs)
}

fn put(frames: &[Frame], file: &mut WavWriter<BufWriter<File>>) -> Result<(), hound::Error> {
    for value in frames.as_flattened() {
        file.write_sample((value * f32::from(i16::MAX)).round() as i16)?;
    }
    Ok(())
}
