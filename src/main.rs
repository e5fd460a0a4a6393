//! The program `avalon-herald`: a command, or the window.

use std::path::PathBuf;
use std::process::ExitCode;

use avalon_herald::app;
use avalon_herald::cli::{self, Cli};
use avalon_herald::store::DataDir;
use avalon_herald::ui::fonts::definitions;
use clap::Parser;

fn main() -> anyhow::Result<ExitCode> {
    let Cli { data_dir, command } = Cli::parse();
    match command {
        Some(command) => {
            let fonts = definitions().font_data.into_keys().collect::<Vec<_>>();
            Ok(cli::run(&command, data_dir, &fonts))
        }
        None => window(data_dir).map(|()| ExitCode::SUCCESS),
    }
}

/// Opens the window and stays until it is closed.
fn window(data_dir: Option<PathBuf>) -> anyhow::Result<()> {
    let data = DataDir::locate(data_dir)?;
    app::crash::write_down(data.root());
    app::run(data)
}
