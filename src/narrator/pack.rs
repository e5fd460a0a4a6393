//! The built-in clips: one for each line, inside the program, and the manifest that says where they come from.

use serde::Deserialize;

use super::clip::Clip;
use super::line::{Line, with_lines};

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
