//! Which clip speaks a line: the table's own, where there is one, or the built-in one.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::clip::Clip;
use super::line::Line;
use super::pack::Pack;
use super::rodio::{BrokenClip, decode, to_sound};

/// A voice for every line: a built-in pack, and the clips that a table has made itself in place of some.
#[derive(Clone, Debug)]
pub struct Voices {
    pack: Pack,
    own: Arc<BTreeMap<Line, Clip>>,
}

impl From<Pack> for Voices {
    fn from(pack: Pack) -> Self {
        Self {
            pack,
            own: Arc::default(),
        }
    }
}

impl Voices {
    /// Puts the table's own sound files in the place of built-in clips. Those that can't be played are handed back, each
    /// with the reason; the built-in clip speaks in their place.
    pub fn with_own(
        pack: Pack,
        files: impl IntoIterator<Item = (Line, Vec<u8>)>,
    ) -> (Self, Vec<(Line, BrokenClip)>) {
        let (mut own, mut broken) = (BTreeMap::new(), Vec::new());
        for (line, bytes) in files {
            match own_clip(bytes) {
                Ok(clip) => drop(own.insert(line, clip)),
                Err(error) => broken.push((line, error)),
            }
        }
        let own = Arc::new(own);
        (Self { pack, own }, broken)
    }

    /// The same, but for one line, which this clip speaks.
    #[must_use]
    pub fn with_clip(&self, line: Line, clip: Clip) -> Self {
        let mut own = BTreeMap::clone(&self.own);
        own.insert(line, clip);
        Self {
            pack: self.pack,
            own: Arc::new(own),
        }
    }

    /// The clip of a line.
    pub fn clip(&self, line: Line) -> &Clip {
        self.own.get(&line).unwrap_or_else(|| self.pack.clip(line))
    }

    /// Whether the table made this clip itself.
    pub fn is_own(&self, line: Line) -> bool {
        self.own.contains_key(&line)
    }
}

fn own_clip(bytes: Vec<u8>) -> Result<Clip, BrokenClip> {
    let bytes: Arc<[u8]> = bytes.into();
    let samples = decode(Arc::clone(&bytes))?;
    to_sound(&samples)?;
    Ok(Clip::own(bytes, samples.secs()))
}
