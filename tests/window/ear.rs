//! The ear of the table: all that comes out of the sound server, from the moment that it began to listen.

use std::io::Read as _;
use std::process::Stdio;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crate::running::{Running, wait_for};
use crate::stage::Stage;

/// Samples a second of what is heard.
pub(crate) const RATE: usize = 48_000;

/// What counts as sound: half a thousandth of the loudest.
const AUDIBLE: u16 = 16;

/// It listens until it is dropped.
#[derive(Debug)]
pub(crate) struct Ear {
    tape: Arc<Mutex<Tape>>,
    _recorder: Running,
}

/// What was heard, and when it came.
#[derive(Debug, Default)]
struct Tape {
    samples: Vec<i16>,
    /// When the first sample was due, by the earliest that any piece has come.
    began: Option<Instant>,
    /// How much later than that the latest piece came.
    latest: Duration,
}

impl Tape {
    /// Notes a piece. The server renders it when its first sample is due, and hands it over whole.
    fn note(&mut self, bytes: impl Iterator<Item = i16>) {
        let first = Duration::from_secs_f64(self.samples.len() as f64 / RATE as f64);
        let now = Instant::now();
        let began = now.checked_sub(first).unwrap_or(now);
        let earliest = self.began.map_or(began, |it| it.min(began));
        self.began = Some(earliest);
        self.latest = self.latest.max(began - earliest);
        self.samples.extend(bytes);
    }
}

impl Ear {
    /// Begins to listen, and returns once something comes in.
    pub(crate) fn open(stage: &Stage) -> Self {
        Self::at(stage, "table")
    }

    /// Begins to listen at a sink of this name.
    pub(crate) fn at(stage: &Stage, sink: &str) -> Self {
        let mut command = stage.bound("parec");
        command.arg(format!("--device={sink}.monitor"));
        command.args(["--format=s16le", "--channels=1", "--latency-msec=10"]);
        command.arg(format!("--rate={RATE}"));
        let mut recorder = Running::start(command.stdout(Stdio::piped()));
        let mut output = recorder.output();
        let tape = Arc::new(Mutex::new(Tape::default()));
        let heard = Arc::clone(&tape);
        let listening = thread::Builder::new().name("ear".to_owned());
        let listening = listening.spawn(move || {
            let mut bytes = [0; 4_096];
            let mut odd: Option<u8> = None;
            while let Ok(count @ 1..) = output.read(&mut bytes) {
                let mut heard = heard.lock().unwrap_or_else(PoisonError::into_inner);
                let all: Vec<u8> = odd
                    .take()
                    .into_iter()
                    .chain(bytes[..count].iter().copied())
                    .collect();
                let (pairs, rest) = all.as_chunks();
                odd = rest.first().copied();
                heard.note(pairs.iter().map(|&pair| i16::from_le_bytes(pair)));
            }
        });
        listening.expect("a thread can be started");
        let ear = Self {
            tape,
            _recorder: recorder,
        };
        wait_for("the sound server to be heard", 20, || {
            (ear.now() > 0).then_some(())
        });
        ear
    }

    /// How many samples have been heard: the time by the sound server's clock.
    pub(crate) fn now(&self) -> usize {
        self.with(<[i16]>::len)
    }

    /// All that has been heard.
    pub(crate) fn samples(&self) -> Vec<i16> {
        self.with(<[i16]>::to_vec)
    }

    /// Which sample was due at a moment, by the sound server's clock.
    pub(crate) fn sample_at(&self, at: Instant) -> usize {
        let tape = self.tape.lock().unwrap_or_else(PoisonError::into_inner);
        let began = tape.began.expect("something was heard");
        let passed = at.saturating_duration_since(began);
        (passed.as_secs_f64() * RATE as f64) as usize
    }

    /// When a sample was due.
    pub(crate) fn due(&self, sample: usize) -> Instant {
        let tape = self.tape.lock().unwrap_or_else(PoisonError::into_inner);
        let began = tape.began.expect("something was heard");
        began + Duration::from_secs_f64(sample as f64 / RATE as f64)
    }

    /// How much later than it was due the latest piece came.
    pub(crate) fn latest(&self) -> Duration {
        self.tape
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .latest
    }

    /// Waits until it has heard so many samples.
    pub(crate) fn wait_until(&self, sample: usize) {
        wait_for("the sound server's time to pass", 60, || {
            (self.now() >= sample).then_some(())
        });
    }

    /// Waits until there has been sound since a time, and returns when it began.
    pub(crate) fn wait_for_sound(&self, from: usize, secs: u64) -> usize {
        wait_for("a sound", secs, || {
            let began = |samples: &[i16]| samples[from..].iter().position(|&it| is_audible(it));
            self.with(began).map(|at| from + at)
        })
    }

    /// Waits until nothing has been heard for so many seconds, and returns when it began to be silent.
    pub(crate) fn wait_for_silence(&self, from: usize, secs: f32) -> usize {
        let length = (secs * RATE as f32) as usize;
        wait_for("silence", 30, || {
            self.with(|samples| {
                let last = samples[from..].iter().rposition(|&it| is_audible(it));
                let silent_from = last.map_or(from, |last| from + last + 1);
                (samples.len() >= silent_from + length).then_some(silent_from)
            })
        })
    }

    /// Waits until there has been sound without a break for a second, and returns when that began.
    pub(crate) fn wait_for_steady_sound(&self, from: usize, secs: u64) -> usize {
        const PIECE: usize = RATE / 20;
        wait_for("a sound that stays", secs, || {
            self.with(|samples| {
                let pieces = samples[from..].chunks_exact(PIECE).rev();
                let is_loud = |piece: &&[i16]| piece.iter().any(|&it| is_audible(it));
                let loud = pieces.take_while(is_loud).count();
                let whole = (samples.len() - from) / PIECE;
                (loud >= 20).then_some(from + (whole - loud) * PIECE)
            })
        })
    }

    fn with<T>(&self, look: impl FnOnce(&[i16]) -> T) -> T {
        look(
            &self
                .tape
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .samples,
        )
    }
}

/// Whether a sample is more than silence.
pub(crate) fn is_audible(sample: i16) -> bool {
    sample.unsigned_abs() > AUDIBLE
}
