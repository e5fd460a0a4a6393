//! The built-in clips: one for each line, inside the program, and the manifest that says where they come from.

use serde::Deserialize;

use super::line::{Line, with_lines};

/// A spoken line, ready to be decoded.
#[derive(Clone, Copy)]
pub struct Clip {
    bytes: &'static [u8],
    secs: f32,
}

impl Clip {
    /// Takes an Ogg Vorbis file that is built in; one that isn't stops the compiler.
    const fn built_in(bytes: &'static [u8]) -> Self {
        Self {
            bytes,
            secs: vorbis_secs(bytes),
        }
    }

    /// The whole file.
    pub const fn bytes(&self) -> &'static [u8] {
        self.bytes
    }

    /// How long it is, in seconds, more than 0.
    pub const fn secs(&self) -> f32 {
        self.secs
    }
}

impl std::fmt::Debug for Clip {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Clip({} bytes, {} s)", self.bytes.len(), self.secs)
    }
}

/// The length that an Ogg Vorbis file states of itself: the samples up to its last page, over the rate in its first.
const fn vorbis_secs(ogg: &[u8]) -> f32 {
    /// The first page's header and its table of one packet; the packet begins with type and name.
    const PACKET_AT: usize = 28;
    const RATE_AT: usize = PACKET_AT + 12;
    const POSITION_AT: usize = 6;
    assert!(is_at(ogg, PACKET_AT, b"\x01vorbis"), "expected Ogg Vorbis");
    let rate = little_endian(ogg, RATE_AT, 4);
    let mut last_page = ogg.len() - 27;
    while !is_at(ogg, last_page, b"OggS") {
        last_page -= 1;
    }
    little_endian(ogg, last_page + POSITION_AT, 8) as f32 / rate as f32
}

const fn is_at(bytes: &[u8], at: usize, what: &[u8]) -> bool {
    let mut idx = 0;
    while idx < what.len() {
        if bytes[at + idx] != what[idx] {
            return false;
        }
        idx += 1;
    }
    true
}

const fn little_endian(bytes: &[u8], at: usize, len: usize) -> u64 {
    let mut value = 0;
    let mut idx = len;
    while idx > 0 {
        idx -= 1;
        value = value << 8 | bytes[at + idx] as u64;
    }
    value
}

/// A clip for each line of one language.
#[derive(Clone, Copy, Debug)]
pub struct Pack {
    clips: &'static [Clip; Line::ALL.len()],
    manifest: &'static str,
}

/// The clips of one language's folder; a line without a file stops the compiler.
macro_rules! clips {
    ($language:literal $($(#[$doc:meta])* $line:ident $id:literal,)*) => {
        [$(Clip::built_in(include_bytes!(concat!(
            env!("CARGO_MANIFEST_DIR"), "/assets/audio/", $language, "/", $id, ".ogg"
        ))),)*]
    };
}

static ENGLISH: [Clip; Line::ALL.len()] = with_lines!(clips "en");
static RUSSIAN: [Clip; Line::ALL.len()] = with_lines!(clips "ru");
static CHINESE: [Clip; Line::ALL.len()] = with_lines!(clips "zh");

impl Pack {
    /// The English voice.
    pub const fn english() -> Self {
        Self {
            clips: &ENGLISH,
            manifest: include_str!("../../assets/audio/en/manifest.json"),
        }
    }

    /// The Russian voice.
    pub const fn russian() -> Self {
        Self {
            clips: &RUSSIAN,
            manifest: include_str!("../../assets/audio/ru/manifest.json"),
        }
    }

    /// The Chinese voice.
    pub const fn chinese() -> Self {
        Self {
            clips: &CHINESE,
            manifest: include_str!("../../assets/audio/zh/manifest.json"),
        }
    }

    /// The clip of a line.
    pub const fn clip(&self, line: Line) -> &'static Clip {
        &self.clips[line.idx()]
    }

    /// Where the clips come from and what they say; an error is a mistake in the file that was built in.
    pub fn manifest(&self) -> Result<Manifest, serde_json::Error> {
        serde_json::from_str(self.manifest)
    }
}

/// Where the clips of a pack come from.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Manifest {
    /// The language's code.
    pub language: String,
    /// The voice's name.
    pub voice: String,
    /// What spoke it.
    pub engine: String,
    /// The engine's version.
    pub version: String,
    /// Under which terms the clips may be passed on.
    pub licence: String,
    /// Each clip.
    pub clips: Vec<ManifestClip>,
}

/// What the manifest says of one clip.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ManifestClip {
    /// The line's id.
    pub line: String,
    /// The file's name in the pack's folder.
    pub file: String,
    /// The words that are spoken, as the caption shows them.
    pub text: String,
    /// How long it is, in seconds, to two decimals.
    pub seconds: f32,
}
