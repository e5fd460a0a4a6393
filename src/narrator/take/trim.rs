//! Where in a take somebody speaks.

use super::super::sound::RATE;
use super::{NoTake, samples};

/// How finely the voice is told from the room: 5 ms.
const FRAME: usize = RATE as usize / 200;
/// What a microphone that is switched off may still give, in dB of full scale.
const SILENT_DB: f32 = -70.0;
/// How far a voice stands out from the room it is in, in dB, at the least. Noise alone keeps within 3 dB.
const STANDS_OUT_DB: f32 = 12.0;
/// How far above the room a sound begins, and how far below the loudest one it may still belong to the voice, in dB.
const ABOVE_ROOM_DB: f32 = 8.0;
const BELOW_LOUDEST_DB: f32 = 45.0;
/// How much of a take must be voice, in seconds: a word takes longer.
const LEAST_SECS: f32 = 0.2;
/// A sound at either end that is shorter than this and stands alone is that of a key or a mouse, pressed and let go, in
/// seconds.
const CLICK_SECS: f32 = 0.09;
/// How long a voice may be silent within a word, as before a "p", in seconds.
const STOP_SECS: f32 = 0.15;

/// A stretch in which there is sound, in frames.
#[derive(Clone, Copy)]
struct Stretch {
    from: usize,
    to: usize,
    /// How many of its frames are loud.
    loud: usize,
}

/// From which sample to which one somebody speaks.
pub(super) fn voice(values: &[f32]) -> Result<(usize, usize), NoTake> {
    let levels: Vec<f32> = values.chunks_exact(FRAME).map(level_db).collect();
    let mut sorted = levels.clone();
    sorted.sort_by(f32::total_cmp);
    let at = |part: f32| sorted.get((sorted.len() as f32 * part) as usize).copied();
    // The loudest twentieth may be a click in a short take: it must go on for a while as well, below.
    let (Some(room), Some(loud)) = (at(0.1), at(0.95)) else {
        return Err(NoTake::Silent);
    };
    if loud < SILENT_DB {
        return Err(NoTake::Silent);
    }
    let room = room.max(SILENT_DB - ABOVE_ROOM_DB);
    if loud - room < STANDS_OUT_DB {
        return Err(NoTake::NoVoice);
    }
    let least = (room + ABOVE_ROOM_DB).max(loud - BELOW_LOUDEST_DB);
    let mut stretches = stretches(&levels, least);
    let is_click = |it: &Stretch| it.loud < frames(CLICK_SECS);
    while stretches.last().is_some_and(is_click) {
        stretches.pop();
    }
    let first = stretches.iter().position(|it| !is_click(it));
    let spoken = stretches.split_off(first.unwrap_or(stretches.len()));
    let heard: usize = spoken.iter().map(|it| it.loud).sum();
    match (spoken.first(), spoken.last()) {
        (Some(first), Some(last)) if heard >= frames(LEAST_SECS) => {
            Ok((first.from * FRAME, last.to * FRAME))
        }
        _ => Err(NoTake::NoVoice),
    }
}

/// The stretches that are louder than this, those close together taken as one.
fn stretches(levels: &[f32], least: f32) -> Vec<Stretch> {
    let mut stretches: Vec<Stretch> = Vec::new();
    for (idx, _) in levels.iter().enumerate().filter(|it| *it.1 > least) {
        match stretches.last_mut() {
            Some(last) if idx - last.to < frames(STOP_SECS) => {
                last.to = idx + 1;
                last.loud += 1;
            }
            _ => stretches.push(Stretch {
                from: idx,
                to: idx + 1,
                loud: 1,
            }),
        }
    }
    stretches
}

const fn frames(secs: f32) -> usize {
    samples(secs) / FRAME
}

/// How loud a frame is, in dB of full scale.
fn level_db(frame: &[f32]) -> f32 {
    let power: f32 = frame.iter().map(|it| it * it).sum::<f32>() / frame.len() as f32;
    10.0 * power.max(1e-12).log10()
}
