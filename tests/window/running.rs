//! Programs that run beside the test and end with it, and waiting for what they do.

use std::ffi::OsStr;
use std::os::unix::process::ExitStatusExt as _;
use std::process::{Child, ChildStdin, ChildStdout, Command};
use std::thread;
use std::time::{Duration, Instant};

/// How often a condition is looked at.
const LOOK_EVERY: Duration = Duration::from_millis(20);

/// A program that is ended when this is dropped, however the test ends.
#[derive(Debug)]
pub(crate) struct Running(Child);

impl Running {
    /// Starts what [`bound`] made.
    pub(crate) fn start(command: &mut Command) -> Self {
        Self(command.spawn().expect("setpriv starts"))
    }

    /// What it writes, if that was piped.
    pub(crate) fn output(&mut self) -> ChildStdout {
        self.0.stdout.take().expect("its output is piped")
    }

    /// What it reads, if that was piped.
    pub(crate) fn input(&mut self) -> ChildStdin {
        self.0.stdin.take().expect("its input is piped")
    }

    /// Sends it a signal, by its name.
    pub(crate) fn signal(&self, name: &str) {
        let mut command = Command::new("kill");
        command.args(["-s", name]).arg(self.0.id().to_string());
        let status = command.status().expect("kill starts");
        assert!(status.success(), "it could not be sent {name}");
    }

    /// Whether it has ended by itself.
    pub(crate) fn has_ended(&mut self) -> bool {
        self.0.try_wait().expect("it can be asked").is_some()
    }

    /// Ends it as a pulled plug would: with no chance to save anything.
    pub(crate) fn kill(mut self) {
        assert!(!self.has_ended(), "it had ended before it was killed");
        self.0.kill().expect("it can be killed");
        let status = self.0.wait().expect("it ends");
        assert_eq!(status.signal(), Some(9), "{status}");
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.0.kill().ok();
        self.0.wait().ok();
    }
}

/// The command for a program that the system kills should the test itself be killed.
pub(crate) fn bound(program: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new("setpriv");
    command.args(["--pdeathsig", "KILL", "--"]).arg(program);
    command
}

/// Lets time pass: a fault has to last, and a witness looks only now and then.
pub(crate) fn pass(time: Duration) {
    thread::sleep(time);
}

/// Looks until there is something to be seen, and fails when the time is up.
pub(crate) fn wait_for<T>(what: &str, secs: u64, mut look: impl FnMut() -> Option<T>) -> T {
    let end = Instant::now() + Duration::from_secs(secs);
    loop {
        if let Some(seen) = look() {
            return seen;
        }
        assert!(Instant::now() < end, "{secs} s were not enough for {what}");
        thread::sleep(LOOK_EVERY);
    }
}
