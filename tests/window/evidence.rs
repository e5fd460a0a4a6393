//! What is kept of a test, to be looked at and listened to when it has failed.

use std::fs;
use std::path::{Path, PathBuf};
use std::thread;

use crate::ear::RATE;

/// Where this test keeps a thing of a kind.
pub(crate) fn path(ending: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("window");
    fs::create_dir_all(&folder).expect("a folder can be made");
    let thread = thread::current();
    let test = thread.name().unwrap_or("test");
    folder.join(test).with_extension(ending)
}

/// Keeps what was heard as a WAV file.
pub(crate) fn keep_sound(samples: &[i16]) {
    let size = 2 * samples.len() as u32;
    let rate = RATE as u32;
    let mut bytes = b"RIFF".to_vec();
    bytes.extend((36 + size).to_le_bytes());
    bytes.extend(b"WAVEfmt \x10\0\0\0\x01\0\x01\0");
    bytes.extend(rate.to_le_bytes());
    bytes.extend((2 * rate).to_le_bytes());
    bytes.extend(b"\x02\0\x10\0data");
    bytes.extend(size.to_le_bytes());
    bytes.extend(samples.iter().flat_map(|it| it.to_le_bytes()));
    fs::write(path("wav"), bytes).expect("it can be kept");
}
