//! The ambience under the voice: a loop that masks the rustle of hands, out of the way of what is said.

use std::sync::Arc;

use super::super::sound::{Frame, RATE, Sound};

/// How loud the ambience is, by what happens at the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Bed {
    /// Not to be heard.
    #[default]
    Off,
    /// Between lines.
    Low,
    /// While somebody looks: hands and heads move.
    Look,
}

impl Bed {
    const fn gain(self) -> f32 {
        match self {
            Self::Off => 0.0,
            Self::Low => 0.5,
            Self::Look => 1.0,
        }
    }
}

/// What is left of the ambience while something is said: 12 dB less.
const DUCKED: f32 = 0.25;
/// How long the ambience takes to make room, and to come back, to about two thirds.
const DOWN_SECS: f32 = 0.08;
const UP_SECS: f32 = 0.35;
/// How long it takes to leave the room.
const AWAY_SECS: f32 = 0.7;
/// How long one loop takes to give way to another.
const CROSS_SECS: f32 = 1.0;

/// The ambience that is played, and those that leave.
#[derive(Debug, Default)]
pub(super) struct Ambience {
    bed: Bed,
    gain: f32,
    now: Option<Turn>,
    leaving: Vec<Turn>,
}

/// A loop that goes round.
#[derive(Debug)]
struct Turn {
    sound: Arc<Sound>,
    at: u64,
    share: f32,
}

impl Turn {
    fn next(&mut self, towards: f32) -> Frame {
        const STEP: f32 = 1.0 / (CROSS_SECS * RATE as f32);
        self.share += (towards - self.share).clamp(-STEP, STEP);
        let frame = self.sound.get(self.at).unwrap_or_default();
        self.at = (self.at + 1) % self.sound.len().max(1);
        frame.map(|value| value * self.share)
    }
}

impl Ambience {
    pub(super) const fn set(&mut self, bed: Bed) {
        self.bed = bed;
    }

    /// Plays another loop from now on, or none.
    pub(super) fn play(&mut self, sound: Option<Arc<Sound>>) {
        self.leaving.extend(self.now.take());
        self.now = sound.map(|sound| Turn {
            sound,
            at: 0,
            share: 0.0,
        });
    }

    /// The next frame, with room for what is said or not.
    pub(super) fn next(&mut self, is_said: bool, volume: f32) -> Frame {
        let room = if is_said { DUCKED } else { 1.0 };
        let aim = self.bed.gain() * room * volume;
        let secs = match self.bed {
            Bed::Off => AWAY_SECS,
            _ if aim < self.gain => DOWN_SECS,
            _ => UP_SECS,
        };
        self.gain += (aim - self.gain) / (secs * RATE as f32);
        let mut frame = [0.0; 2];
        if let Some(turn) = &mut self.now {
            add(&mut frame, turn.next(1.0), self.gain);
        }
        for turn in &mut self.leaving {
            add(&mut frame, turn.next(0.0), self.gain);
        }
        self.leaving.retain(|turn| turn.share > 0.0);
        frame
    }
}

pub(super) fn add(to: &mut Frame, frame: Frame, gain: f32) {
    for (sum, value) in to.iter_mut().zip(frame) {
        *sum += value * gain;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEC: usize = RATE as usize;

    fn steady(value: f32) -> Arc<Sound> {
        Arc::new(Sound::new(vec![[value; 2]; 1_000]))
    }

    fn is_silent(value: f32) -> bool {
        value.abs() < 1e-6
    }

    /// How loud it is after so many seconds.
    fn after(ambience: &mut Ambience, secs: usize, is_said: bool) -> f32 {
        let mut last = [0.0; 2];
        for _ in 0..secs * SEC {
            last = ambience.next(is_said, 1.0);
        }
        last[0]
    }

    #[test]
    fn the_ambience_is_louder_in_a_look_and_quieter_under_speech() {
        let mut ambience = Ambience::default();
        ambience.play(Some(steady(0.5)));
        assert!(is_silent(after(&mut ambience, 1, false)));
        ambience.set(Bed::Low);
        let low = after(&mut ambience, 4, false);
        ambience.set(Bed::Look);
        let look = after(&mut ambience, 4, false);
        let ducked = after(&mut ambience, 1, true);
        assert!((look - 0.5).abs() < 1e-3 && (low - 0.25).abs() < 1e-3);
        assert!((ducked - 0.125).abs() < 1e-3, "{ducked}");
    }

    #[test]
    fn it_changes_its_loudness_and_its_loop_without_a_click() {
        let mut ambience = Ambience::default();
        ambience.play(Some(steady(0.5)));
        ambience.set(Bed::Look);
        let mut before = 0.0;
        for idx in 0..8 * SEC {
            match idx / SEC {
                2 => ambience.play(Some(steady(-0.5))),
                4 => ambience.set(Bed::Low),
                _ => {}
            }
            if idx == 6 * SEC {
                ambience.play(None);
            }
            let [value, _] = ambience.next(idx / SEC == 5, 1.0);
            assert!((value - before).abs() < 1e-3, "{before} to {value}");
            before = value;
        }
        assert!(is_silent(before));
    }
}
