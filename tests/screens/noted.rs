//! A voice that notes what it was told to say.

use std::cell::RefCell;
use std::rc::Rc;

use avalon_herald::narrator::{Bed, Chime, Line, Tuning, Voice, Voices};

/// A voice that notes each line that it was told to say, with the length of its clip, and says it in no time.
#[derive(Clone, Default)]
pub(crate) struct Noted(pub(crate) Rc<RefCell<Heard>>);

/// What it was told.
#[derive(Default)]
pub(crate) struct Heard {
    pub(crate) voices: Option<Voices>,
    pub(crate) said: Vec<(Line, f32)>,
}

impl Heard {
    /// The lines that it was told to say, in order.
    pub(crate) fn lines(&self) -> Vec<Line> {
        self.said.iter().map(|it| it.0).collect()
    }
}

impl Voice for Noted {
    fn tune(&mut self, tuning: &Tuning) {
        self.0.borrow_mut().voices = Some(tuning.voices.clone());
    }

    fn length_secs(&self, line: Line) -> f32 {
        self.0.borrow().voices.as_ref().unwrap().clip(line).secs()
    }

    fn say_in(&mut self, line: Line, _secs: f32) {
        let secs = self.length_secs(line);
        self.0.borrow_mut().said.push((line, secs));
    }

    fn is_speaking(&self) -> bool {
        false
    }

    fn ended_secs_ago(&self) -> f32 {
        0.0
    }

    fn stop(&mut self) {}

    fn ring_in(&mut self, _: Chime, _secs: f32) {}

    fn bed(&mut self, bed: Bed) {
        assert_eq!(
            bed,
            Bed::Off,
            "no ambience but at night and in the sound check"
        );
    }

    fn tick(&mut self, _dt: f32) {}
}
