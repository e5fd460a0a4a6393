//! A sound that is played from a frame on, until its end or until it is cut off.

use std::sync::Arc;

use super::super::sound::{Frame, RATE, Sound};

/// How many frames it takes to fall silent without a click: 5 ms.
pub(super) const FADE: u64 = RATE as u64 / 200;

/// A sound in its time.
#[derive(Debug)]
pub(super) struct Playing {
    sound: Arc<Sound>,
    start: u64,
    /// How many of its first frames are left out.
    skip: u64,
    /// When it was cut off.
    cut: Option<u64>,
}

impl Playing {
    pub(super) const fn new(sound: Arc<Sound>, start: u64) -> Self {
        Self {
            sound,
            start,
            skip: 0,
            cut: None,
        }
    }

    /// The same without so many of its first frames.
    pub(super) fn without(self, skip: u64) -> Self {
        Self { skip, ..self }
    }

    /// Lets it fall silent from a frame on; one that has not begun never does.
    pub(super) fn cut(&mut self, at: u64) {
        self.cut.get_or_insert(at);
    }

    /// The first frame at which it is over.
    pub(super) fn end(&self) -> u64 {
        let whole = self.start + self.sound.len().saturating_sub(self.skip);
        match self.cut {
            Some(cut) if cut <= self.start => cut,
            Some(cut) => whole.min(cut + FADE),
            None => whole,
        }
    }

    /// Whether it is to be heard soon: within so many frames.
    pub(super) fn is_near(&self, at: u64, within: u64) -> bool {
        at < self.end() && self.start <= at + within
    }

    /// What is heard of it at a frame.
    pub(super) fn frame(&self, at: u64) -> Frame {
        let Some(idx) = at.checked_sub(self.start).filter(|_| at < self.end()) else {
            return [0.0; 2];
        };
        let frame = self.sound.get(idx + self.skip).unwrap_or_default();
        match self.cut {
            Some(cut) => {
                let left = (cut + FADE).saturating_sub(at) as f32 / FADE as f32;
                frame.map(|value| value * left.min(1.0))
            }
            None => frame,
        }
    }
}
