//! When a device asks for which frame.

use std::time::{Duration, Instant};

use super::super::sound::RATE;

/// How long an observation counts, in frames. A device that fell behind is believed after at most twice that.
const WINDOW: u64 = RATE as u64;

/// Maps moments to frames and back. Devices ask for frames in bursts, ahead of time; so it goes by the earliest that the
/// device has asked in the last seconds, which is as regular as its own clock.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clock {
    /// When frame 0 was due, by the earliest request in this window, and in the one before.
    this: Option<Instant>,
    before: Option<Instant>,
    window_end: u64,
    /// When frame 0 is due as long as the device has asked for nothing.
    start: Instant,
}

/// Added to each moment within, so that frame 0 of a device that asks far ahead doesn't lie before time began.
const AHEAD: Duration = Duration::from_mins(1);

impl Clock {
    pub(super) fn new(start: Instant) -> Self {
        Self {
            this: None,
            before: None,
            window_end: WINDOW,
            start,
        }
    }

    /// Notes that the device asks for a frame now.
    pub(super) fn observe(&mut self, frame: u64, now: Instant) {
        if frame >= self.window_end {
            self.before = self.this.take();
            self.window_end = frame + WINDOW;
        }
        let due = (now + AHEAD).checked_sub(secs(frame)).unwrap_or(now);
        if self.this.is_none_or(|this| due < this) {
            self.this = Some(due);
        }
    }

    /// The frame that is due at a moment; 0 for all that came before the device did.
    pub(super) fn frame_at(&self, at: Instant) -> u64 {
        let passed = (at + AHEAD).saturating_duration_since(self.origin());
        (passed.as_secs_f64() * f64::from(RATE)).round() as u64
    }

    /// When a frame is due.
    pub(super) fn due(&self, frame: u64) -> Instant {
        let at = self.origin() + secs(frame);
        at.checked_sub(AHEAD).unwrap_or(self.start)
    }

    fn origin(&self) -> Instant {
        let earliest = self.this.into_iter().chain(self.before).min();
        earliest.unwrap_or(self.start + AHEAD)
    }
}

fn secs(frames: u64) -> Duration {
    Duration::from_secs_f64(frames as f64 / f64::from(RATE))
}

#[cfg(test)]
mod tests {
    use super::*;

    const BURST: u64 = 2_048;

    /// Runs a device that asks for bursts, each up to `jitter` late, for so many frames.
    fn run(clock: &mut Clock, start: Instant, frames: std::ops::Range<u64>, stall: Duration) {
        for burst in frames.start / BURST..frames.end / BURST {
            let jitter = Duration::from_millis(burst * 7 % 11);
            let asked = start + secs(burst * BURST) + stall + jitter;
            for block in 0..BURST / 64 {
                clock.observe(burst * BURST + block * 64, asked);
            }
        }
    }

    #[test]
    fn a_moment_finds_its_frame_though_the_device_asks_in_bursts() {
        let start = Instant::now();
        let mut clock = Clock::new(start);
        run(&mut clock, start, 0..480_000, Duration::ZERO);
        let first = clock.frame_at(start + Duration::from_secs(10));
        run(&mut clock, start, 480_000..960_000, Duration::ZERO);
        let second = clock.frame_at(start + Duration::from_secs(12));
        let between = second - first;
        assert!(between.abs_diff(96_000) <= 48, "{between} frames in 2 s");
        let there_and_back = clock.frame_at(clock.due(second));
        assert!(there_and_back.abs_diff(second) <= 1);
    }

    #[test]
    fn a_device_that_stalled_is_followed_within_two_seconds() {
        let start = Instant::now();
        let mut clock = Clock::new(start);
        run(&mut clock, start, 0..480_000, Duration::ZERO);
        let stall = Duration::from_millis(400);
        run(&mut clock, start, 480_000..640_000, stall);
        let at = clock.due(640_000);
        let expected = start + secs(640_000 - BURST) + stall;
        let off = at.max(expected) - at.min(expected);
        assert!(off < Duration::from_millis(50), "{off:?} off");
    }
}
