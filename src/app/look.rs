//! How a window looks: what both windows take from the settings.

use eframe::egui;

use super::Herald;
use super::night::Night;
use crate::i18n::Words;
use crate::store::settings::{self, Settings};
use crate::ui::commands::Command;
use crate::ui::screens::night::NightView;
use crate::ui::theme::{Mode, Motion, Scale, Theme};

impl Herald {
    /// The look of a window of this size.
    pub(super) fn theme(&self, window: egui::Vec2, liked: settings::Scale) -> Theme {
        let mode = match self.settings.theme {
            settings::Theme::Dark => Mode::Dark,
            settings::Theme::Light => Mode::Light,
        };
        Theme::new(mode, Scale::new(window, liked.get()), self.motion())
    }

    /// Whether things move.
    pub(super) fn motion(&self) -> Motion {
        self.stillness.motion(self.settings.motion)
    }
}

/// What is shown of a night.
pub(super) fn night_view<'a>(
    settings: &Settings,
    night: &'a Night,
    second: Option<&'a Words>,
) -> NightView<'a> {
    let counts = settings.night.counts;
    let cue = night.cue().filter(|cue| cue.is_read);
    let expected = cue.filter(|_| counts != settings::Counts::Off);
    NightView {
        progress: night.progress(),
        expected: expected.map_or(&[], |cue| &cue.expected),
        second,
        glows: settings.night.glow,
    }
}

/// A step in size that a key asks for.
pub(super) fn pressed_size(ui: &egui::Ui) -> Option<f32> {
    if Command::Larger.is_pressed(ui) {
        Some(0.1)
    } else if Command::Smaller.is_pressed(ui) {
        Some(-0.1)
    } else {
        None
    }
}
