//! What the screen shows: read from the memory of Xvfb, so that looking costs nothing.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use egui::{Pos2, Rect, Vec2, vec2};

use crate::running::wait_for;

/// The size of the screen, and of the window on it.
pub(crate) const SIZE: Vec2 = vec2(1280.0, 800.0);

/// How long nothing may move before the screen counts as still.
const STILL: Duration = Duration::from_millis(300);

/// The screen of Xvfb, which lies in a file in the form of `xwd`.
#[derive(Clone, Debug)]
pub(crate) struct Screen {
    memory: PathBuf,
}

impl Screen {
    pub(crate) fn in_folder(folder: &Path) -> Self {
        let memory = folder.join("Xvfb_screen0");
        Self { memory }
    }

    /// The pixels of a part, row by row.
    pub(crate) fn part(&self, part: Rect) -> Vec<u8> {
        let file = fs::read(&self.memory).expect("the screen's memory can be read");
        let number = |at: usize| {
            let bytes = file[at..at + 4].try_into().expect("four bytes");
            u32::from_be_bytes(bytes) as usize
        };
        // The header's length, the number of colours with 12 bytes each, and the length of a row.
        let pixels = &file[number(0) + 12 * number(76)..];
        let row_length = number(48);
        let (left, right) = (part.left() as usize * 4, part.right() as usize * 4);
        let rows = pixels.chunks_exact(row_length);
        let rows = rows.take(part.bottom() as usize);
        let mut seen = Vec::with_capacity(file.len());
        for row in rows.skip(part.top() as usize) {
            seen.extend_from_slice(&row[left..right]);
        }
        seen
    }

    /// All pixels.
    pub(crate) fn all(&self) -> Vec<u8> {
        self.part(Rect::from_min_size(Pos2::ZERO, SIZE))
    }

    /// Does something, and waits until a part of the screen looks different.
    pub(crate) fn wait_for_change<A>(&self, what: &str, part: Rect, act: impl FnOnce() -> A) {
        let before = self.part(part);
        act();
        wait_for(what, 20, || (self.part(part) != before).then_some(()));
    }

    /// Waits until something is shown and nothing moves.
    pub(crate) fn wait_until_still(&self) {
        let mut last = Vec::new();
        let mut since = Instant::now();
        wait_for("a screen that stands still", 30, || {
            let now = self.all();
            if now != last {
                last = now;
                since = Instant::now();
            }
            let is_blank = last.windows(2).all(|pair| pair[0] == pair[1]);
            (since.elapsed() >= STILL && !is_blank).then_some(())
        });
    }
}
