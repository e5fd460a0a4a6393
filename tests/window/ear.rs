//! The ear of the table: all that comes out of the sound server, from the moment that it began to listen.

use std::io::Read as _;
use std::process::Stdio;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use crate::running::{Running, wait_for};
use crate::stage::Stage;

/// Samples a second of what is heard.
pub(crate) const RATE: usize = 48_000;

/// What counts as sound: half a thousandth of the loudest.
const AUDIBLE: u16 = 16;

/// It listens until it is dropped.
#[derive(Debug)]
pub(crate) struct Ear {
    samples: Arc<Mutex<Vec<i16>>>,
    _recorder: Running,
}

impl Ear {
    /// Begins to listen, and returns once something comes in.
    pub(crate) fn open(stage: &Stage) -> Self {
        let mut command = stage.bound("parec");
        command.args(["--device=table.monitor", "--format=s16le", "--channels=1"]);
        command
            .arg(format!("--rate={RATE}"))
            .arg("--latency-msec=20");
        let mut recorder = Running::start(command.stdout(Stdio::piped()));
        let mut output = recorder.output();
        let samples = Arc::new(Mutex::new(Vec::new()));
        let heard = Arc::clone(&samples);
        let listening = thread::Builder::new().name("ear".to_owned());
        let listening = listening.spawn(move || {
            let mut bytes = [0; 4_096];
            let mut odd = None;
            while let Ok(count @ 1..) = output.read(&mut bytes) {
                let mut heard = heard.lock().unwrap_or_else(PoisonError::into_inner);
                for &byte in &bytes[..count] {
                    match odd.take() {
                        None => odd = Some(byte),
                        Some(low) => heard.push(i16::from_le_bytes([low, byte])),
                    }
                }
            }
        });
        listening.expect("a thread can be started");
        let ear = Self {
            samples,
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

    /// Waits until there has been sound since a time, and then for so many seconds more. Returns when it began.
    pub(crate) fn wait_for_sound(&self, from: usize, secs: f32) -> usize {
        let began = wait_for("a sound", 30, || {
            self.with(|samples| samples[from..].iter().position(|&it| is_audible(it)))
        });
        let until = from + began + (secs * RATE as f32) as usize;
        wait_for("a sound to go on", 30, || {
            (self.now() >= until).then_some(())
        });
        from + began
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

    fn with<T>(&self, look: impl FnOnce(&[i16]) -> T) -> T {
        look(&self.samples.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// Whether a sample is more than silence.
pub(crate) fn is_audible(sample: i16) -> bool {
    sample.unsigned_abs() > AUDIBLE
}
