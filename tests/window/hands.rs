//! The hands of the table: keys and taps, as a person's go to the window.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{ChildStdin, ChildStdout, Command, Stdio};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use egui::{Pos2, Vec2};

use crate::running::{Running, bound, wait_for};

/// What moves the mouse and presses the keys of a screen.
#[derive(Debug)]
pub(crate) struct Hands {
    display: String,
    /// One xdotool for all keys and taps: to start one for each takes longer than what is measured.
    tool: Mutex<Tool>,
}

#[derive(Debug)]
struct Tool {
    words: ChildStdin,
    answers: BufReader<ChildStdout>,
    _running: Running,
}

/// When a key was pressed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pressed {
    /// When xdotool was told to.
    pub(crate) at: Instant,
    /// How long it took to be done, the release included: as much later the key may have been pressed at most.
    pub(crate) within: Duration,
}

impl Hands {
    pub(crate) fn at(display: String) -> Self {
        // While several screens start at once, one may not be open yet though it has its number.
        let is_open = || look_at(&display, &["getmouselocation"]).map(drop);
        wait_for("the screen", 20, is_open);
        let mut command = bound("xdotool");
        command.arg("-").env("DISPLAY", &display);
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut running = Running::start(&mut command);
        let tool = Tool {
            words: running.input(),
            answers: BufReader::new(running.output()),
            _running: running,
        };
        Self {
            display,
            tool: Mutex::new(tool),
        }
    }

    /// Waits for the window and gives it the keyboard: here is no window manager to do so.
    pub(crate) fn take_window(&self) {
        wait_for("the window", 30, || {
            let found = self.ask(&["search", "--onlyvisible", "--name", "^Avalon Herald$"])?;
            let window = found.lines().next()?;
            self.ask(&["windowfocus", window])?;
            (self.ask(&["getwindowfocus"])?.trim() == window).then_some(())
        });
    }

    /// Whether there is a window whose name is like this.
    pub(crate) fn sees(&self, name: &str) -> bool {
        let found = self.ask(&["search", "--onlyvisible", "--name", name]);
        found.is_some_and(|it| !it.trim().is_empty())
    }

    /// Waits for a window whose name is like this, and makes it so large, at the corner of the screen.
    pub(crate) fn spread(&self, name: &str, size: Vec2) {
        wait_for("the window to grow", 20, || {
            let found = self.ask(&["search", "--onlyvisible", "--name", name])?;
            let window = found.lines().next()?;
            let [wide, high] = [size.x, size.y].map(|it| it.to_string());
            self.ask(&["windowmove", window, "0", "0"])?;
            self.ask(&["windowsize", "--sync", window, &wide, &high])
        });
    }

    /// Presses and releases a key, and says when.
    pub(crate) fn key(&self, key: &str) -> Pressed {
        self.tell(&format!("key --delay 0 {key}"))
    }

    /// Writes a text.
    pub(crate) fn write(&self, text: &str) {
        self.tell(&format!("type --delay 20 \"{text}\""));
    }

    /// Taps a place.
    pub(crate) fn tap(&self, at: Pos2) {
        self.tell(&format!(
            "mousemove {} {} click 1",
            at.x.round(),
            at.y.round()
        ));
    }

    /// Takes the mouse to where it points at nothing.
    pub(crate) fn rest(&self) {
        self.tell("mousemove 1 400");
    }

    /// Has a line of xdotool's language done, and waits until it was.
    fn tell(&self, line: &str) -> Pressed {
        let mut tool = self.tool.lock().unwrap_or_else(PoisonError::into_inner);
        let at = Instant::now();
        // It answers the second line when it is through with the first one.
        let written = tool
            .words
            .write_all(format!("{line}\ngetmouselocation\n").as_bytes());
        written
            .and_then(|()| tool.words.flush())
            .expect("xdotool runs");
        let mut answer = String::new();
        tool.answers.read_line(&mut answer).expect("xdotool runs");
        assert!(answer.starts_with("x:"), "xdotool could not do {line}");
        Pressed {
            at,
            within: at.elapsed(),
        }
    }

    /// What xdotool answers; none if it could not do it.
    fn ask(&self, words: &[&str]) -> Option<String> {
        look_at(&self.display, words)
    }
}

/// What xdotool answers on a screen; none if it could not do it.
fn look_at(display: &str, words: &[&str]) -> Option<String> {
    let mut command = Command::new("xdotool");
    command.args(words).env("DISPLAY", display);
    let output = command.output().expect("xdotool starts");
    let text = String::from_utf8(output.stdout).expect("it answers in text");
    output.status.success().then_some(text)
}
