//! A sound file as it is kept: inside the program, or read from the table's own folder.

use std::sync::Arc;

/// How long a clip is silent before its first sound, in seconds, for devices that swallow a beginning.
pub(super) const LEAD_SECS: f32 = 0.14;

/// A sound file, ready to be decoded: one that is built in, or one of the table's own.
#[derive(Clone)]
pub struct Clip {
    bytes: Bytes,
    secs: f32,
}

#[derive(Clone)]
enum Bytes {
    BuiltIn(&'static [u8]),
    Own(Arc<[u8]>),
}

impl Clip {
    /// Takes an Ogg Vorbis file that is built in; one that isn't stops the compiler.
    pub(super) const fn built_in(bytes: &'static [u8]) -> Self {
        Self {
            secs: vorbis_secs(bytes),
            bytes: Bytes::BuiltIn(bytes),
        }
    }

    /// Takes a file of the table's own, of a length in seconds that was measured.
    pub(super) const fn own(bytes: Arc<[u8]>, secs: f32) -> Self {
        Self {
            bytes: Bytes::Own(bytes),
            secs,
        }
    }

    /// The whole file.
    pub fn bytes(&self) -> &[u8] {
        self.as_ref()
    }

    /// How long it is, in seconds, more than 0.
    pub const fn secs(&self) -> f32 {
        self.secs
    }
}

impl AsRef<[u8]> for Clip {
    fn as_ref(&self) -> &[u8] {
        match &self.bytes {
            Bytes::BuiltIn(bytes) => bytes,
            Bytes::Own(bytes) => bytes,
        }
    }
}

impl std::fmt::Debug for Clip {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Clip({} bytes, {} s)", self.bytes().len(), self.secs)
    }
}

/// The length that an Ogg Vorbis file states of itself, in frames: the samples up to its last page. Decoders give a little
/// more, which is padding. None for any other file.
pub(super) const fn vorbis_frames(ogg: &[u8]) -> Option<u64> {
    const POSITION_AT: usize = 6;
    if !is_vorbis(ogg) {
        return None;
    }
    let mut last_page = ogg.len() - PAGE_HEADER;
    while !is_at(ogg, last_page, b"OggS") {
        last_page -= 1;
    }
    Some(little_endian(ogg, last_page + POSITION_AT, 8))
}

/// The length of an Ogg Vorbis file in seconds; any other stops the compiler.
const fn vorbis_secs(ogg: &[u8]) -> f32 {
    const RATE_AT: usize = PACKET_AT + 12;
    let frames = vorbis_frames(ogg);
    assert!(frames.is_some(), "expected Ogg Vorbis");
    let frames = match frames {
        Some(frames) => frames,
        None => 0,
    };
    frames as f32 / little_endian(ogg, RATE_AT, 4) as f32
}

/// The first page's header and its table of one packet; the packet begins with type and name.
const PACKET_AT: usize = 28;
/// How long a page's header is at least.
const PAGE_HEADER: usize = 27;

const fn is_vorbis(ogg: &[u8]) -> bool {
    ogg.len() > PACKET_AT + 16 && is_at(ogg, 0, b"OggS") && is_at(ogg, PACKET_AT, b"\x01vorbis")
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
