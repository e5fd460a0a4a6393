//! A mistake of the program is written down, and the next start says so.

use std::backtrace::Backtrace;
use std::fs;
use std::panic;
use std::path::{Path, PathBuf};

/// From now on a panic is written to a file in this folder: version, message and backtrace.
pub(super) fn write_down(folder: &Path) {
    let path = report(folder);
    let folder = folder.to_owned();
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        let text = format!(
            "Avalon Herald {}\n{info}\n\n{}\n",
            env!("CARGO_PKG_VERSION"),
            Backtrace::force_capture()
        );
        // Where even this can't be written, the usual message on the terminal is all there is.
        let written = fs::create_dir_all(&folder).and_then(|()| fs::write(&path, text));
        if let Err(error) = written {
            log::error!("the mistake could not be written down: {error}");
        }
        usual(info);
    }));
}

/// Where the last mistake is written, if it was not told yet. It is told once.
pub(super) fn untold(folder: &Path) -> Option<PathBuf> {
    let told = folder.join("crash-told.txt");
    fs::rename(report(folder), &told).ok().map(|()| told)
}

fn report(folder: &Path) -> PathBuf {
    folder.join("crash.txt")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mistake_is_told_once() {
        let folder = tempfile::tempdir().unwrap();
        assert_eq!(untold(folder.path()), None);
        fs::write(report(folder.path()), "Avalon Herald").unwrap();
        assert_eq!(
            untold(folder.path()),
            Some(folder.path().join("crash-told.txt"))
        );
        assert_eq!(untold(folder.path()), None);
    }
}
