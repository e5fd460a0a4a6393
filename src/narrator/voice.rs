//! What the narrator needs of a voice, and a voice that makes no sound.

use super::atmosphere::{Ambience, Chime};
use super::deck::Bed;
use super::line::Line;
use super::voices::Voices;

/// A voice, with the sounds that go with it. None of its calls may wait for a device.
///
/// It speaks one line at a time, and time passes for it in [`Voice::tick`].
pub trait Voice {
    /// Speaks, and sounds, by these choices from the next line on; volumes change at once.
    fn tune(&mut self, tuning: &Tuning);

    /// These lines will be asked for, so that they are ready when they are.
    fn prepare(&mut self, _lines: &[Line]) {}

    /// How long it takes to speak a line, in seconds; known before.
    fn length_secs(&self, line: Line) -> f32;

    /// Begins a line in so many seconds, 0 or more. Whatever it spoke before ends now.
    fn say_in(&mut self, line: Line, secs: f32);

    /// Begins a line at once, by the table's wish: without the silence before its first sound, if that can be.
    fn say(&mut self, line: Line) {
        self.say_in(line, 0.0);
    }

    /// How much silence [`Voice::say`] leaves out, in seconds.
    fn lead_secs(&self) -> f32 {
        0.0
    }

    /// Whether it is still at the line that it was last told to say, or before it.
    fn is_speaking(&self) -> bool;

    /// How long ago the line that it was last told to say came to its end, in seconds; 0 while it has not.
    fn ended_secs_ago(&self) -> f32;

    /// Falls silent at once: voice and chimes. The ambience goes on.
    fn stop(&mut self);

    /// Lets a chime ring in so many seconds, 0 or more.
    fn ring_in(&mut self, chime: Chime, secs: f32);

    /// How loud the ambience is to be from now on. Costs nothing while it stays the same.
    fn bed(&mut self, bed: Bed);

    /// Lets time pass: `dt` seconds since the last call, 0 or more.
    fn tick(&mut self, dt: f32);

    /// Why the table can't hear it now; none when all is well.
    fn trouble(&self) -> Option<Trouble> {
        None
    }
}

/// What a table chooses of what it hears.
#[derive(Clone, Debug)]
pub struct Tuning {
    /// Who speaks.
    pub voices: Voices,
    /// 1 as recorded, 0 not to be heard.
    pub voice_volume: f32,
    /// What masks the rustle of hands; none for silence.
    pub ambience: Option<Ambience>,
    /// 1 as recorded, 0 not to be heard.
    pub ambience_volume: f32,
}

impl Tuning {
    /// These voices as they were recorded, without an ambience.
    pub fn plain(voices: impl Into<Voices>) -> Self {
        Self {
            voices: voices.into(),
            voice_volume: 1.0,
            ambience: None,
            ambience_volume: 0.0,
        }
    }
}

/// What keeps a line from being heard. The night goes on: caption and pauses stay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// No sound device can be opened; it is tried again every second.
    NoDevice,
    /// The sound system doesn't answer; the voice comes back when it does.
    NoAnswer,
    /// The line's clip can't be played.
    BrokenClip(Line),
    /// The device was lost in the middle of the line; the table may want to hear it again.
    CutOff(Line),
    /// The voice didn't come to the end of the line in time, and was stopped.
    Overran(Line),
}

/// A voice that takes the time of each line and makes no sound.
#[derive(Clone, Debug)]
pub struct Silent {
    voices: Voices,
    left_secs: f32,
}

impl Silent {
    /// A silent voice as fast as these clips.
    pub fn new(voices: impl Into<Voices>) -> Self {
        Self {
            voices: voices.into(),
            left_secs: 0.0,
        }
    }
}

impl Voice for Silent {
    fn tune(&mut self, tuning: &Tuning) {
        self.voices = tuning.voices.clone();
    }

    fn length_secs(&self, line: Line) -> f32 {
        self.voices.clip(line).secs()
    }

    fn say_in(&mut self, line: Line, secs: f32) {
        self.left_secs = secs.max(0.0) + self.length_secs(line);
    }

    fn is_speaking(&self) -> bool {
        self.left_secs > 0.0
    }

    fn ended_secs_ago(&self) -> f32 {
        (-self.left_secs).max(0.0)
    }

    fn stop(&mut self) {
        self.left_secs = 0.0;
    }

    fn ring_in(&mut self, _: Chime, _: f32) {}

    fn bed(&mut self, _: Bed) {}

    fn tick(&mut self, dt: f32) {
        self.left_secs -= dt.max(0.0);
    }
}

#[cfg(test)]
mod tests {
    use super::super::pack::Pack;
    use super::*;

    #[test]
    fn a_silent_line_takes_as_long_as_its_clip() {
        let mut voice = Silent::new(Pack::english());
        assert!(!voice.is_speaking());
        voice.say_in(Line::MerlinLook, 0.5);
        let length_secs = 0.5 + voice.length_secs(Line::MerlinLook);
        voice.tick(length_secs - 0.01);
        assert!(voice.is_speaking());
        voice.tick(0.02);
        assert!(!voice.is_speaking());
        assert!((voice.ended_secs_ago() - 0.01).abs() < 1e-4);
        voice.say(Line::Check);
        voice.stop();
        assert!(!voice.is_speaking());
        voice.tune(&Tuning::plain(Pack::russian()));
        let russian_secs = Pack::russian().clip(Line::Check).secs();
        assert!((voice.length_secs(Line::Check) - russian_secs).abs() < f32::EPSILON);
    }
}
