//! The voice on a tape: the same mixer as the loudspeaker's, asked for its sound by nobody's clock but the night's own.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::mpsc::{Sender, channel};
use std::time::{Duration, Instant};

use super::atmosphere::{Ambience, Chime};
use super::clip::Clip;
use super::deck::{Bed, Deck, Meter, MixOrder, Said};
use super::line::Line;
use super::rodio::{BrokenClip, decode, to_sound};
use super::sound::{Frame, RATE, Sound};
use super::voice::{Tuning, Voice};

/// A voice that is recorded as it would be heard.
#[derive(Debug)]
pub struct Tape {
    deck: Deck,
    orders: Sender<MixOrder>,
    meter: Arc<Meter>,
    tuning: Tuning,
    /// Each clip that was needed so far, decoded.
    lines: HashMap<Line, Arc<Sound>>,
    ambience: Option<Ambience>,
    start: Instant,
    /// How much time has passed, in frames.
    now: f64,
    asked: Said,
    said: Said,
    /// What was recorded and not yet taken.
    recorded: Vec<Frame>,
    /// How many frames were recorded.
    at: u64,
    broken: Option<BrokenClip>,
}

impl Tape {
    /// An empty tape.
    pub fn new(tuning: &Tuning) -> Self {
        let (orders, taken) = channel();
        let start = Instant::now();
        let meter = Arc::new(Meter::new(start));
        meter.set_volumes(tuning.voice_volume, tuning.ambience_volume);
        let mut tape = Self {
            deck: Deck::new(taken, Arc::clone(&meter), start, 0),
            orders,
            meter,
            tuning: tuning.clone(),
            lines: HashMap::new(),
            ambience: None,
            start,
            now: 0.0,
            asked: 0,
            said: 0,
            recorded: Vec::new(),
            at: 0,
            broken: None,
        };
        tape.tune(tuning);
        tape
    }

    /// Takes what was recorded since the last call: frames at [`RATE`].
    pub fn take(&mut self) -> Result<Vec<Frame>, BrokenClip> {
        match self.broken.take() {
            Some(error) => Err(error),
            None => Ok(std::mem::take(&mut self.recorded)),
        }
    }

    fn moment(&self, secs: f32) -> Instant {
        let frames = self.now + f64::from(secs.max(0.0)) * f64::from(RATE);
        self.start + Duration::from_secs_f64(frames / f64::from(RATE))
    }

    fn order(&self, order: MixOrder) {
        if self.orders.send(order).is_err() {
            log::debug!("the mixer is gone");
        }
    }

    fn sound(&mut self, clip: &Clip) -> Option<Arc<Sound>> {
        let decoded = decode(clip.clone()).and_then(|samples| to_sound(&samples));
        match decoded {
            Ok(sound) => Some(Arc::new(sound)),
            Err(error) => {
                self.broken = Some(error);
                None
            }
        }
    }
}

impl Voice for Tape {
    fn tune(&mut self, tuning: &Tuning) {
        self.meter
            .set_volumes(tuning.voice_volume, tuning.ambience_volume);
        self.tuning = tuning.clone();
        self.lines.clear();
        if self.ambience != tuning.ambience {
            self.ambience = tuning.ambience;
            let sound = tuning.ambience.and_then(|it| self.sound(it.clip()));
            self.order(MixOrder::Ambience(sound));
        }
    }

    fn length_secs(&self, line: Line) -> f32 {
        self.tuning.voices.clip(line).secs()
    }

    fn say_in(&mut self, line: Line, secs: f32) {
        self.asked += 1;
        self.said = self.asked;
        let sound = match self.lines.get(&line) {
            Some(sound) => Some(Arc::clone(sound)),
            None => self.sound(&self.tuning.voices.clip(line).clone()),
        };
        if let Some(sound) = sound {
            self.lines.insert(line, Arc::clone(&sound));
            self.order(MixOrder::Say {
                said: self.said,
                skip: 0,
                sound,
                at: self.moment(secs),
            });
            self.meter.set_speaking(self.said);
        }
    }

    fn is_speaking(&self) -> bool {
        self.meter.speaking() == self.said && !self.meter.is_cut(self.said)
    }

    fn ended_secs_ago(&self) -> f32 {
        let (said, at) = self.meter.ended();
        let now = self.moment(0.0);
        if said == self.said {
            now.saturating_duration_since(at).as_secs_f32()
        } else {
            0.0
        }
    }

    fn stop(&mut self) {
        self.meter.cut(self.asked);
    }

    fn ring_in(&mut self, chime: Chime, secs: f32) {
        self.asked += 1;
        if let Some(sound) = self.sound(chime.clip()) {
            self.order(MixOrder::Ring {
                said: self.asked,
                sound,
                at: self.moment(secs),
            });
        }
    }

    fn bed(&mut self, bed: Bed) {
        self.order(MixOrder::Bed(bed));
    }

    fn tick(&mut self, dt: f32) {
        self.now += f64::from(dt.max(0.0)) * f64::from(RATE);
        while (self.at as f64) < self.now {
            let due = Duration::from_secs_f64(self.at as f64 / f64::from(RATE));
            let block = self.deck.next_block(self.start + due);
            self.recorded.extend_from_slice(block);
            self.at += block.len() as u64;
        }
    }
}
