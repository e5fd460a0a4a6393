//! The program `avalon-herald`: a command, or the window.

use std::process::ExitCode;

use avalon_herald::app;
use avalon_herald::cli::{self, Cli};
use clap::Parser;

fn main() -> anyhow::Result<ExitCode> {
    let Cli { data_dir, command } = Cli::parse();
    match command {
        Some(command) => Ok(cli::run(&command, data_dir, &app::faces())),
        None => Ok(app::run(data_dir).map(|()| ExitCode::SUCCESS)?),
    }
}
