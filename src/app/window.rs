//! The window of the system that the program runs in.

use std::path::PathBuf;

use eframe::egui;

use super::{Herald, Stillness, crash};
use crate::narrator::{Loudspeaker, Pack};
use crate::store::{DataDir, StoreError};

/// Why there is no window.
#[derive(Debug, thiserror::Error)]
pub enum NoWindow {
    /// The data folder can't be found.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The system opens none.
    #[error("the window can't be opened, see that a screen and OpenGL are there: {0}")]
    Screen(String),
}

/// The names of the faces that are built in.
pub fn faces() -> Vec<String> {
    crate::ui::fonts::definitions()
        .font_data
        .into_keys()
        .collect()
}

/// Opens the window over a data folder, or the platform's, and stays until it is closed.
pub fn run(data_dir: Option<PathBuf>) -> Result<(), NoWindow> {
    let data = DataDir::locate(data_dir)?;
    crash::write_down(data.root());
    let viewport = egui::ViewportBuilder::default()
        .with_title("Avalon Herald")
        .with_app_id("avalon-herald")
        .with_inner_size([1280.0, 800.0])
        .with_min_inner_size([640.0, 400.0]);
    let options = eframe::NativeOptions {
        viewport,
        ..Default::default()
    };
    let speaker = Loudspeaker::start(Pack::english());
    let herald = |creation: &eframe::CreationContext<'_>| {
        crate::ui::fonts::install(&creation.egui_ctx);
        let stillness = Stillness::ask(&creation.egui_ctx);
        Herald::new(data, Box::new(speaker)).heeding(stillness)
    };
    let open = |creation: &eframe::CreationContext<'_>| -> Result<Box<dyn eframe::App>, _> {
        Ok(Box::new(herald(creation)))
    };
    eframe::run_native("avalon-herald", options, Box::new(open))
        .map_err(|error| NoWindow::Screen(error.to_string()))
}
