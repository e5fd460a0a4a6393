//! What must be installed, told in words.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

/// Each program and the package of Debian that brings it.
const PROGRAMS: [(&str, &str); 8] = [
    ("Xvfb", "xvfb"),
    ("import", "imagemagick"),
    ("paplay", "pulseaudio-utils"),
    ("pactl", "pulseaudio-utils"),
    ("parec", "pulseaudio-utils"),
    ("pulseaudio", "pulseaudio"),
    ("setpriv", "util-linux"),
    ("xdotool", "xdotool"),
];

/// What leads the programs of ALSA to `pulseaudio`, and its package.
const PLUG_IN: (&str, &str) = ("libasound_module_pcm_pulse.so", "libasound2-plugins");

/// Fails, and says what to install, if something is missing.
pub(crate) fn check() {
    let path = env::var_os("PATH").unwrap_or_default();
    let is_there = |name: &str| env::split_paths(&path).any(|folder| folder.join(name).is_file());
    let mut missing: Vec<_> = PROGRAMS
        .into_iter()
        .filter(|(name, _)| !is_there(name))
        .collect();
    if !alsa_folders().iter().any(|it| it.join(PLUG_IN.0).exists()) {
        missing.push(PLUG_IN);
    }
    let names: Vec<_> = missing.iter().map(|(name, _)| *name).collect();
    let packages: Vec<_> = missing.iter().map(|(_, package)| *package).collect();
    assert!(
        missing.is_empty(),
        "the test of the real window needs {}; install them: apt-get install {}",
        names.join(", "),
        packages.join(" ")
    );
}

/// Where systems keep the plug-ins of ALSA.
fn alsa_folders() -> Vec<PathBuf> {
    let mut folders = vec![
        PathBuf::from("/usr/lib/alsa-lib"),
        PathBuf::from("/usr/lib64/alsa-lib"),
    ];
    let libraries = fs::read_dir(Path::new("/usr/lib")).into_iter().flatten();
    folders.extend(libraries.flatten().map(|it| it.path().join("alsa-lib")));
    folders
}
