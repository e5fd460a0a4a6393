//! What the narrator needs of a voice, and a voice that makes no sound.

use super::line::Line;
use super::pack::Pack;

/// A voice. None of its calls may wait for a device.
///
/// It speaks one line at a time, and time passes for it in [`Voice::tick`].
pub trait Voice {
    /// How long it takes to speak a line, in seconds; known before.
    fn length_secs(&self, line: Line) -> f32;

    /// Begins a line. Whatever it spoke before ends.
    fn say(&mut self, line: Line);

    /// Whether it is still at the line that it was last told to say.
    fn is_speaking(&self) -> bool;

    /// Falls silent at once.
    fn stop(&mut self);

    /// Speaks with these clips from now on; what it was saying ends.
    fn change(&mut self, _pack: Pack) {}

    /// Lets time pass: `dt` seconds since the last call, 0 or more.
    fn tick(&mut self, dt: f32);

    /// Why the table can't hear it now; none when all is well.
    fn trouble(&self) -> Option<Trouble> {
        None
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
    pack: Pack,
    left_secs: f32,
}

impl Silent {
    /// A silent voice as fast as these clips.
    pub const fn new(pack: Pack) -> Self {
        Self {
            pack,
            left_secs: 0.0,
        }
    }
}

impl Voice for Silent {
    fn length_secs(&self, line: Line) -> f32 {
        self.pack.clip(line).secs()
    }

    fn say(&mut self, line: Line) {
        self.left_secs = self.length_secs(line);
    }

    fn is_speaking(&self) -> bool {
        self.left_secs > 0.0
    }

    fn stop(&mut self) {
        self.left_secs = 0.0;
    }

    fn change(&mut self, pack: Pack) {
        *self = Self::new(pack);
    }

    fn tick(&mut self, dt: f32) {
        self.left_secs -= dt.max(0.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_silent_line_takes_as_long_as_its_clip() {
        let mut voice = Silent::new(Pack::english());
        assert!(!voice.is_speaking());
        voice.say(Line::MerlinLook);
        let length_secs = voice.length_secs(Line::MerlinLook);
        voice.tick(length_secs - 0.01);
        assert!(voice.is_speaking());
        voice.tick(0.02);
        assert!(!voice.is_speaking());
        voice.say(Line::Check);
        voice.stop();
        assert!(!voice.is_speaking());
        voice.say(Line::Check);
        voice.change(Pack::russian());
        assert!(!voice.is_speaking());
        let russian_secs = Pack::russian().clip(Line::Check).secs();
        assert!((voice.length_secs(Line::Check) - russian_secs).abs() < f32::EPSILON);
    }
}
