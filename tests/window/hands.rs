//! The hands of the table: keys and taps, as a person's go to the window.

use std::process::Command;

use egui::Pos2;

use crate::running::wait_for;

/// What moves the mouse and presses the keys of a screen.
#[derive(Debug)]
pub(crate) struct Hands {
    display: String,
}

impl Hands {
    pub(crate) const fn at(display: String) -> Self {
        Self { display }
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

    /// Presses and releases a key.
    pub(crate) fn key(&self, key: &str) {
        self.tell(&["key", key]);
    }

    /// Writes a text.
    pub(crate) fn write(&self, text: &str) {
        self.tell(&["type", "--delay", "20", text]);
    }

    /// Taps a place.
    pub(crate) fn tap(&self, at: Pos2) {
        let (x, y) = (at.x.round().to_string(), at.y.round().to_string());
        self.tell(&["mousemove", &x, &y, "click", "1"]);
    }

    /// Takes the mouse to where it points at nothing.
    pub(crate) fn rest(&self) {
        self.tell(&["mousemove", "1", "400"]);
    }

    fn tell(&self, words: &[&str]) {
        let done = self.ask(words);
        assert!(done.is_some(), "xdotool could not do {words:?}");
    }

    /// What xdotool answers; none if it could not do it.
    fn ask(&self, words: &[&str]) -> Option<String> {
        let mut command = Command::new("xdotool");
        command.args(words).env("DISPLAY", &self.display);
        let output = command.output().expect("xdotool starts");
        let text = String::from_utf8(output.stdout).expect("it answers in text");
        output.status.success().then_some(text)
    }
}
