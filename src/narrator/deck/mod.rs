//! The mixer: one voice, one chime, one ambience, in time to the frame. It knows no device; one may ask it for sound, or a
//! file.
//!
//! It is called from where nothing may wait: it takes orders from a channel without waiting, and shows in its [`Meter`] what
//! has become of them.

mod bed;
mod clock;
mod meter;
mod playing;

use std::sync::Arc;
use std::sync::mpsc::Receiver;
use std::time::Instant;

pub use bed::Bed;
pub(super) use meter::{Meter, Said};

use super::sound::{Frame, RATE, Sound};
use bed::{Ambience, add};
use clock::Clock;
use playing::{FADE, Playing};

/// How many frames are mixed between two looks at the orders: 1.3 ms.
const BLOCK: usize = 64;
/// The silence between a line that was cut off and the next one, so that they never sound together: 20 ms.
const GAP: u64 = RATE as u64 / 50;
/// How long before a line the ambience begins to make room: 0.25 s.
const DUCK_AHEAD: u64 = RATE as u64 / 4;
/// How long it takes to follow a change of volume without a click.
const VOLUME_STEP: f32 = 1.0 / FADE as f32;

/// What the mixer is told to do.
#[derive(Debug)]
pub(super) enum MixOrder {
    /// Speak at a moment, without so many of its first frames; what was spoken before falls silent now.
    Say {
        said: Said,
        sound: Arc<Sound>,
        skip: u64,
        at: Instant,
    },
    /// Ring at a moment.
    Ring {
        said: Said,
        sound: Arc<Sound>,
        at: Instant,
    },
    /// How loud the ambience is to be.
    Bed(Bed),
    /// Another ambience, or none.
    Ambience(Option<Arc<Sound>>),
}

/// The mixer.
#[derive(Debug)]
pub(super) struct Deck {
    orders: Receiver<MixOrder>,
    meter: Arc<Meter>,
    clock: Clock,
    /// How many frames were mixed.
    at: u64,
    /// No line begins before this frame: a device that was just opened swallows its first sound.
    warm_at: u64,
    speech: Option<(Said, Playing)>,
    /// The line that was last cut off.
    fading: Option<Playing>,
    chime: Option<(Said, Playing)>,
    ambience: Ambience,
    voice_volume: f32,
    block: [Frame; BLOCK],
}

impl Deck {
    /// A mixer that begins now; for so many frames no line begins.
    pub(super) fn new(
        orders: Receiver<MixOrder>,
        meter: Arc<Meter>,
        now: Instant,
        warm_up: u64,
    ) -> Self {
        let (voice_volume, _) = meter.volumes();
        Self {
            orders,
            meter,
            clock: Clock::new(now),
            at: 0,
            warm_at: warm_up,
            speech: None,
            fading: None,
            chime: None,
            ambience: Ambience::default(),
            voice_volume,
            block: [[0.0; 2]; BLOCK],
        }
    }

    /// Mixes the next block.
    pub(super) fn next_block(&mut self, now: Instant) -> &[Frame; BLOCK] {
        self.clock.observe(self.at, now);
        self.meter.set_alive(now);
        while let Ok(order) = self.orders.try_recv() {
            self.follow(order);
        }
        self.watch_cut();
        let volumes = self.meter.volumes();
        for idx in 0..BLOCK {
            self.block[idx] = self.next_frame(volumes);
        }
        self.watch_end();
        &self.block
    }

    fn follow(&mut self, order: MixOrder) {
        match order {
            MixOrder::Say {
                said,
                sound,
                skip,
                at,
            } => {
                self.cut();
                if self.meter.is_cut(said) {
                    return;
                }
                let free = self.fading.as_ref().map_or(0, |it| it.end() + GAP);
                let due = self.clock.frame_at(at);
                let start = due.max(self.at).max(self.warm_at).max(free);
                self.speech = Some((said, Playing::new(sound, start).without(skip)));
                self.meter.set_speaking(said);
            }
            MixOrder::Ring { said, sound, at } => {
                let start = self.clock.frame_at(at).max(self.at);
                self.chime = Some((said, Playing::new(sound, start)));
            }
            MixOrder::Bed(bed) => self.ambience.set(bed),
            MixOrder::Ambience(sound) => self.ambience.play(sound),
        }
    }

    fn watch_cut(&mut self) {
        let is_cut = |(said, _): &(Said, Playing)| self.meter.is_cut(*said);
        if self.speech.as_ref().is_some_and(is_cut) {
            self.cut();
            self.meter.set_speaking(0);
        }
        if let Some((said, chime)) = &mut self.chime
            && self.meter.is_cut(*said)
        {
            chime.cut(self.at);
        }
    }

    fn cut(&mut self) {
        if let Some((_, mut playing)) = self.speech.take() {
            playing.cut(self.at);
            // What hasn't begun leaves what still fades as it is.
            if playing.end() > self.at {
                self.fading = Some(playing);
            }
        }
    }

    fn watch_end(&mut self) {
        if let Some((said, playing)) = &self.speech
            && playing.end() <= self.at
        {
            let ended = self.clock.due(playing.end());
            self.meter.set_ended(*said, ended);
            self.speech = None;
        }
        let is_over = |it: &Playing| it.end() + GAP <= self.at;
        if self.fading.as_ref().is_some_and(is_over) {
            self.fading = None;
        }
        if self.chime.as_ref().is_some_and(|(_, it)| is_over(it)) {
            self.chime = None;
        }
    }

    fn next_frame(&mut self, (voice, ambience): (f32, f32)) -> Frame {
        let at = self.at;
        self.at += 1;
        let change = voice - self.voice_volume;
        self.voice_volume += change.clamp(-VOLUME_STEP, VOLUME_STEP);
        let is_said = |(_, it): &(Said, Playing)| it.is_near(at, DUCK_AHEAD);
        let is_said = self.speech.as_ref().is_some_and(is_said);
        let mut frame = self.ambience.next(is_said, ambience);
        let heard = [
            self.speech.as_ref().map(|(_, it)| it),
            self.fading.as_ref(),
            self.chime.as_ref().map(|(_, it)| it),
        ];
        for playing in heard.into_iter().flatten() {
            add(&mut frame, playing.frame(at), self.voice_volume);
        }
        frame.map(|value| value.clamp(-1.0, 1.0))
    }
}

#[cfg(test)]
mod tests;
