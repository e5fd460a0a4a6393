//! The program `avalon-herald`: a command, or the window.

use std::io::{Write as _, stderr};
use std::process::ExitCode;

use avalon_herald::app;
use avalon_herald::cli::{self, Cli};
use clap::Parser;

fn main() -> ExitCode {
    let Cli { data_dir, command } = Cli::parse();
    match command {
        Some(command) => cli::run(&command, data_dir, &app::faces()),
        None => match app::run(data_dir) {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => {
                // Nobody is left to tell if even this can't be written.
                writeln!(stderr(), "avalon-herald: {error}").ok();
                ExitCode::FAILURE
            }
        },
    }
}
