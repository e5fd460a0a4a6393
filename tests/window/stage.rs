//! A screen, a sound server and a data folder of the test's own, and the program among them.

use std::env;
use std::ffi::OsStr;
use std::fs::{self, File, Permissions};
use std::io::{BufRead as _, BufReader};
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{panic, thread};

use tempfile::TempDir;

use crate::evidence;
use crate::hands::Hands;
use crate::places;
use crate::running::{Running, bound, wait_for};
use crate::screen::Screen;
use crate::tools;

/// The variable that names the folder for pictures.
const SHOTS_VARIABLE: &str = "HERALD_SHOTS";

/// Leads every program that asks ALSA for the default device to the sound server.
const ALSA_CONF: &str = "</usr/share/alsa/alsa.conf>
pcm.!default { type pulse }
ctl.!default { type pulse }
";

/// The loudspeaker of the table. Like a real one it takes nothing back that it was given, and so isn't given much ahead.
pub(crate) const SINK: &str = "sink_name=table rate=48000 norewinds=true";

/// Where the program runs. Everything on it is ended and removed when it is dropped.
#[derive(Debug)]
pub(crate) struct Stage {
    pub(crate) screen: Screen,
    pub(crate) hands: Hands,
    display: String,
    program: PathBuf,
    /// The program while its window is open.
    open: Option<Running>,
    /// How often it was killed, and the sound server ran dry for that.
    kills: usize,
    /// The sound server, if it runs.
    sound: Option<Running>,
    _display: Running,
    folder: TempDir,
}

impl Stage {
    /// Builds it; the settings are those that the table has made before.
    pub(crate) fn with_settings(settings: &serde_json::Value) -> Self {
        tools::check();
        let folder = TempDir::new().expect("a folder can be made");
        let root = folder.path();
        for name in ["runtime", "screen"] {
            fs::create_dir(root.join(name)).expect("a folder can be made");
        }
        let private = Permissions::from_mode(0o700);
        fs::set_permissions(root.join("runtime"), private).expect("it is ours");
        fs::write(root.join("alsa.conf"), ALSA_CONF).expect("it can be written");
        set_out(root, settings);
        // A server that was killed stays away until the test starts it.
        fs::create_dir(root.join("runtime/pulse")).expect("a folder can be made");
        let client = root.join("runtime/pulse/client.conf");
        fs::write(client, "autospawn = no\n").expect("it can be written");
        let sound = start_sound(root);
        let (screen, display) = start_screen(root);
        Self {
            screen: Screen::in_folder(&root.join("screen")),
            hands: Hands::at(display.clone()),
            program: keep_program(root),
            display,
            open: None,
            kills: 0,
            sound: Some(sound),
            _display: screen,
            folder,
        }
    }

    /// Opens the program's window, and waits until it can be used.
    pub(crate) fn open(&mut self) {
        let mut command = self.bound(&self.program);
        command.stderr(log(self.folder.path(), "herald.log"));
        self.open = Some(Running::start(&mut command));
        self.hands.take_window();
        self.hands.rest();
        self.screen.wait_until_still();
    }

    /// Presses a key, and waits until what it brings stands still.
    pub(crate) fn press_and_see(&self, key: &str) {
        let press = || self.hands.key(key);
        let all = places::everywhere();
        self.screen.wait_for_change("what a key brings", all, press);
        self.screen.wait_until_still();
    }

    /// Kills the sound server.
    pub(crate) fn kill_sound(&mut self) {
        self.sound.take().expect("it runs").kill();
        for name in ["native", "pid"] {
            fs::remove_file(self.folder.path().join("runtime/pulse").join(name)).ok();
        }
    }

    /// Starts the sound server again.
    pub(crate) fn start_sound(&mut self) {
        self.sound = Some(start_sound(self.folder.path()));
    }

    /// Sends the sound server a signal, by its name.
    pub(crate) fn signal_sound(&self, name: &str) {
        self.sound.as_ref().expect("it runs").signal(name);
    }

    /// Tells the sound server something.
    pub(crate) fn tell_sound(&self, words: &[&str]) {
        let status = self
            .bound("pactl")
            .args(words)
            .stdout(Stdio::null())
            .status();
        assert!(
            status.is_ok_and(|it| it.success()),
            "pactl could not do {words:?}"
        );
    }

    /// Kills the program as a pulled plug would.
    pub(crate) fn kill(&mut self) {
        self.open.take().expect("the window is open").kill();
        self.kills += 1;
    }

    /// A table with other settings, which has played nothing yet.
    pub(crate) fn begin_anew(&mut self, settings: &serde_json::Value) {
        assert!(self.open.is_none(), "the window is closed");
        fs::remove_dir_all(self.data()).expect("it is ours");
        set_out(self.folder.path(), settings);
    }

    /// The answer of one of the program's commands.
    pub(crate) fn answer(&self, args: &[&OsStr]) -> String {
        let output = self.bound(&self.program).args(args).output();
        let output = output.expect("the program starts");
        let told = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{args:?}: {told}");
        String::from_utf8(output.stdout).expect("it answers in text")
    }

    /// A program that sees this screen and this sound server, and no other.
    pub(crate) fn bound(&self, program: impl AsRef<OsStr>) -> Command {
        let mut command = at(self.folder.path(), program);
        command
            .env("DISPLAY", &self.display)
            .env("LIBGL_ALWAYS_SOFTWARE", "1")
            .env("AVALON_HERALD_DATA", self.data());
        for other in ["WAYLAND_DISPLAY", "WAYLAND_SOCKET", "XAUTHORITY"] {
            command.env_remove(other);
        }
        command
    }

    /// The data folder.
    pub(crate) fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    /// Takes a picture of a screen, if pictures are wanted.
    pub(crate) fn picture(&self, name: &str) {
        if let Some(folder) = env::var_os(SHOTS_VARIABLE) {
            self.hands.rest();
            self.screen.wait_until_still();
            fs::create_dir_all(&folder).expect("the folder for pictures can be made");
            let path = Path::new(&folder).join(name).with_extension("png");
            assert!(self.shoot(&path), "no picture at {}", path.display());
        }
    }

    /// Takes a picture as it is now, and tells whether that could be done.
    pub(crate) fn shoot(&self, path: &Path) -> bool {
        let mut command = Command::new("import");
        command.env("DISPLAY", &self.display);
        command.args(["-window", "root"]).arg(path);
        command.status().is_ok_and(|it| it.success())
    }
}

/// How often the sound servers of tests that failed ran dry.
static RAN_DRY: AtomicUsize = AtomicUsize::new(0);

/// Runs a test, and runs it once more if it failed where the sound server ran dry: a busy machine may keep the program from
/// giving sound in time, and then lines are broken.
pub(crate) fn despite_load(test: fn()) {
    if panic::catch_unwind(test).is_err() {
        let dry = RAN_DRY.swap(0, Ordering::Relaxed);
        assert!(dry > 0, "it failed, though the sound server never ran dry");
        println!("the sound server ran dry {dry} times; once more");
        test();
    }
}

impl Drop for Stage {
    /// Keeps what was seen when the test failed.
    fn drop(&mut self) {
        let log = |name| fs::read_to_string(self.folder.path().join(name)).unwrap_or_default();
        let dry = log("sound.log").matches("Implicit underrun").count();
        let dry = dry.saturating_sub(self.kills);
        println!("how often the sound server ran dry: {dry}");
        if thread::panicking() {
            RAN_DRY.fetch_add(dry, Ordering::Relaxed);
            let picture = evidence::path("png");
            if self.shoot(&picture) {
                println!("what was seen at the end: {}", picture.display());
                println!("what was heard, if that was at issue, lies beside it");
            }
            println!("what the program said: {}", log("herald.log"));
        }
    }
}

/// A program with folders and a sound server of the test's own.
fn at(root: &Path, program: impl AsRef<OsStr>) -> Command {
    let mut command = bound(program);
    command
        .env("ALSA_CONFIG_PATH", root.join("alsa.conf"))
        .env("DBUS_SESSION_BUS_ADDRESS", "disabled:")
        .env("XDG_CONFIG_HOME", root.join("runtime"))
        .env("XDG_RUNTIME_DIR", root.join("runtime"));
    for other in [
        "DISPLAY",
        "PULSE_SERVER",
        "PULSE_RUNTIME_PATH",
        "PULSE_COOKIE",
    ] {
        command.env_remove(other);
    }
    command
}

/// Makes the data folder with the settings.
fn set_out(root: &Path, settings: &serde_json::Value) {
    fs::create_dir(root.join("data")).expect("a folder can be made");
    let text = settings.to_string();
    fs::write(root.join("data/settings.json"), text).expect("it can be written");
}

fn start_sound(root: &Path) -> Running {
    let mut command = at(root, "pulseaudio");
    command.args(["-n", "--daemonize=no", "--exit-idle-time=-1"]);
    command.args(["--log-level=debug", "-L"]);
    // It keeps real time, as a speaker does.
    command.arg(format!("module-null-sink {SINK}")).arg("-L");
    command.arg("module-native-protocol-unix auth-anonymous=1");
    command.stderr(log(root, "sound.log"));
    let mut sound = Running::start(&mut command);
    let socket = root.join("runtime/pulse/native");
    wait_for("the sound server", 20, || {
        assert!(!sound.has_ended(), "pulseaudio has ended by itself");
        socket.exists().then_some(())
    });
    sound
}

/// Starts a screen under a number that is free, and tells its name.
fn start_screen(root: &Path) -> (Running, String) {
    let mut command = at(root, "Xvfb");
    command.args(["-displayfd", "1", "-screen", "0", "1280x800x24"]);
    command
        .args(["-nolisten", "tcp", "-noreset", "-fbdir"])
        .arg(root.join("screen"));
    command.stderr(log(root, "screen.log"));
    let mut screen = Running::start(command.stdout(Stdio::piped()));
    let mut number = String::new();
    let mut output = BufReader::new(screen.output());
    output
        .read_line(&mut number)
        .expect("Xvfb tells its number");
    assert!(number.ends_with('\n'), "Xvfb has ended by itself");
    (screen, format!(":{}", number.trim()))
}

fn log(root: &Path, name: &str) -> File {
    let options = File::options()
        .create(true)
        .append(true)
        .open(root.join(name));
    options.expect("a log can be written")
}

/// Keeps the program as it is now: a build that runs meanwhile must not exchange it between its death and its restart.
fn keep_program(root: &Path) -> PathBuf {
    let built = Path::new(env!("CARGO_BIN_EXE_avalon-herald"));
    let kept = root.join("avalon-herald");
    if fs::hard_link(built, &kept).is_err() {
        fs::copy(built, &kept).expect("the program can be copied");
    }
    kept
}
