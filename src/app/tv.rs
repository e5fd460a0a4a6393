//! The second window: it follows the first in the same frame, and its keys ask for the same things.

use eframe::egui;
use egui::{ViewportBuilder, ViewportCommand, ViewportId};

use super::look::{night_view, pressed_size};
use super::{Herald, Screen};
use crate::store::settings;
use crate::ui::commands::Command;
use crate::ui::cx::{Cx, View};
use crate::ui::intent::Intent;
use crate::ui::screens::night::night_ui;
use crate::ui::screens::ready::Then;
use crate::ui::screens::tv::{Waiting, tv_game_ui, tv_waiting_ui};

/// What the system and the tests call the window.
const TITLE: &str = "Avalon Herald TV";

impl Herald {
    /// Opens the second window, or closes it.
    pub(super) fn turn_tv(&mut self) {
        self.has_tv = !self.has_tv;
    }

    /// Draws the second window, if it is open, and carries out what its keys asked for.
    pub(super) fn show_tv(&mut self, ctx: &egui::Context) {
        if !self.has_tv {
            return;
        }
        let now = ctx.input(|input| input.time);
        let builder = ViewportBuilder::default()
            .with_title(TITLE)
            .with_app_id("avalon-herald")
            .with_inner_size([1280.0, 720.0])
            .with_min_inner_size([640.0, 360.0]);
        let id = ViewportId::from_hash_of("tv");
        let asked = ctx.show_viewport_immediate(id, builder, |ui, _| self.tv_ui(ui, now));
        if let Some(intent) = asked {
            self.carry_out(ctx, intent);
            ctx.request_repaint();
        }
    }

    fn tv_ui(&mut self, ui: &mut egui::Ui, now: f64) -> Option<Intent> {
        if ui.input(|input| input.viewport().close_requested()) || Command::Tv.is_pressed(ui) {
            self.has_tv = false;
            ui.ctx().request_repaint_of(ViewportId::ROOT);
            return None;
        }
        let is_doubled = ui.input(|input| {
            let pointer = &input.pointer;
            pointer.button_double_clicked(egui::PointerButton::Primary)
        });
        if is_doubled || Command::FullScreen.is_pressed(ui) {
            let is_full = ui.input(|input| input.viewport().fullscreen.unwrap_or(false));
            ui.ctx()
                .send_viewport_cmd(ViewportCommand::Fullscreen(!is_full));
        }
        if let Some(step) = pressed_size(ui) {
            let size = self.settings.tv_scale.get() + step;
            self.settings.tv_scale = settings::Scale::new((size * 10.0).round() / 10.0);
            self.save_settings();
        }
        // Nothing is to be pointed at here.
        ui.ctx().set_cursor_icon(egui::CursorIcon::None);
        let window = ui.max_rect();
        let theme = self.theme(window.size(), self.settings.tv_scale);
        let cx = Cx {
            words: &self.words,
            theme: &theme,
            window,
            view: View::Tv,
            now,
        };
        // While the sound is seen to in the middle of a game, the table still sees its game.
        let screen = match &mut self.screen {
            Screen::Ready(ready) if *ready.0.then() == Then::Table => &mut ready.1,
            screen => screen,
        };
        let waiting = match (screen, &self.session) {
            (Screen::Game(state), Some(session)) => {
                return tv_game_ui(ui, &cx, session.game(), state);
            }
            (Screen::Night(night), _) => {
                let view = night_view(&self.settings, night, self.second.as_ref());
                return night_ui(ui, &cx, &view);
            }
            (Screen::Setup(state), _) => (Some(&state.setup), Waiting::SetUp),
            (Screen::Ready(ready), session) => {
                let setup = match ready.0.then() {
                    Then::Begin { setup, .. } => Some(&**setup),
                    Then::Read | Then::Table => {
                        session.as_ref().map(|it| it.game().rules().setup())
                    }
                };
                (setup, Waiting::Deal)
            }
            (Screen::Recording(_) | Screen::Game(_), _) => {
                (self.settings.last_setup.as_ref(), Waiting::SetUp)
            }
        };
        if let (Some(setup), waiting) = waiting {
            tv_waiting_ui(ui, &cx, setup, waiting);
        }
        None
    }
}
