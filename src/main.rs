//! The program `avalon-herald`: a command, or the window.

use std::path::PathBuf;
use std::process::ExitCode;

use avalon_herald::cli::{self, Cli};
use clap::Parser;

fn main() -> anyhow::Result<ExitCode> {
    let Cli { data_dir, command } = Cli::parse();
    match command {
        Some(command) => Ok(cli::run(&command, data_dir, &[])),
        None => window(data_dir).map(|()| ExitCode::SUCCESS),
    }
}

/// Opens the window and stays until it is closed.
fn window(_data_dir: Option<PathBuf>) -> anyhow::Result<()> {
    anyhow::bail!("the window is not built yet; --help lists the commands")
}
