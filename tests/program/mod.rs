//! Runs the built program.

#![expect(
    clippy::expect_used,
    reason = "a test fails by a panic, in its helpers too"
)]

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// How the program ended and what it wrote.
pub(crate) struct Ran {
    pub(crate) status: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl From<Output> for Ran {
    fn from(output: Output) -> Self {
        Self {
            status: output.status.code().expect("it ended by itself"),
            out: String::from_utf8(output.stdout).expect("text"),
            err: String::from_utf8(output.stderr).expect("text"),
        }
    }
}

/// The program with these arguments.
pub(crate) fn herald(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_avalon-herald"));
    command.args(args).env_remove("AVALON_HERALD_DATA");
    command
}

/// Runs it to its end.
pub(crate) fn run(args: &[&str]) -> Ran {
    herald(args).output().expect("it starts").into()
}

/// The folder of records.
pub(crate) fn cases() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases")
}
