//! Sounds that were decoded, kept so that a key finds its line ready.

use std::collections::VecDeque;
use std::ptr;
use std::sync::Arc;

use super::super::clip::Clip;
use super::super::sound::Sound;
use super::decode::{BrokenClip, decode, to_sound};

/// How many sounds are kept: those of the longest night, and what a table asks for between. What is kept is also not given
/// back where nothing may wait.
const ROOM: usize = 32;

/// The sounds, those last asked for first, and the clips that are to be decoded in a quiet moment.
#[derive(Default)]
pub(super) struct Shelf {
    sounds: VecDeque<(Clip, Arc<Sound>)>,
    to_decode: VecDeque<Clip>,
}

impl Shelf {
    /// The sound of a clip; decoded now if it isn't there.
    pub(super) fn take(&mut self, clip: &Clip) -> Result<Arc<Sound>, BrokenClip> {
        let is_it = |it: &(Clip, Arc<Sound>)| ptr::eq(it.0.bytes(), clip.bytes());
        let found = self.sounds.iter().position(is_it);
        let kept = match found.and_then(|idx| self.sounds.remove(idx)) {
            Some(kept) => kept,
            None => (clip.clone(), Arc::new(to_sound(&decode(clip.clone())?)?)),
        };
        let sound = Arc::clone(&kept.1);
        self.sounds.push_front(kept);
        self.sounds.truncate(ROOM);
        Ok(sound)
    }

    /// These will be asked for.
    pub(super) fn prepare(&mut self, clips: Vec<Clip>) {
        self.to_decode = clips.into();
        self.to_decode.truncate(ROOM);
    }

    /// Decodes one clip that will be asked for; says whether there was one.
    pub(super) fn decode_next(&mut self) -> bool {
        let next = self.to_decode.pop_front();
        if let Some(clip) = &next {
            // What is broken is told when it is asked for.
            self.take(clip).ok();
        }
        next.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::line::Line;
    use super::super::super::pack::Pack;
    use super::*;

    #[test]
    fn a_clip_that_was_prepared_is_not_decoded_again() {
        let mut shelf = Shelf::default();
        let clip = Pack::english().clip(Line::Stop);
        shelf.prepare(vec![clip.clone()]);
        assert!(shelf.decode_next() && !shelf.decode_next());
        let (first, second) = (shelf.take(clip).unwrap(), shelf.take(clip).unwrap());
        assert!(Arc::ptr_eq(&first, &second));
        assert_eq!(shelf.sounds.len(), 1);
    }
}
