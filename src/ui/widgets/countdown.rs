//! A ring that shows how much time is left. It moves a step a second; nothing sweeps.

use std::f32::consts::{FRAC_PI_2, TAU};

use egui::{Align, Color32, Painter, Pos2, Rect, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo, vec2};

use super::paint;
use super::reader::number_ui;
use super::text::Words;
use crate::ui::theme::{NIGHT, Theme, Type};

/// Time that runs out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Countdown {
    /// Seconds that are left.
    pub left_secs: u32,
    /// Seconds that there were.
    pub of_secs: u32,
}

impl Countdown {
    /// The seconds, as minutes and seconds from a minute on.
    fn digits(self) -> String {
        if self.of_secs >= 60 {
            format!("{}:{:02}", self.left_secs / 60, self.left_secs % 60)
        } else {
            self.left_secs.to_string()
        }
    }
}

/// The ring by day, in gold.
pub fn countdown_ui(
    ui: &mut Ui,
    theme: &Theme,
    center: Pos2,
    radius: f32,
    countdown: Countdown,
    says: &str,
) {
    let colors = theme.colors;
    let painter = ui.painter().clone();
    ring(
        &painter,
        theme,
        center,
        radius,
        countdown,
        [colors.gold, colors.line],
    );
    digits(&painter, theme, center, radius, countdown, colors.text);
    report(ui, center, radius, countdown, says);
}

/// The ring at night, in amber on black.
pub fn night_countdown_ui(
    ui: &mut Ui,
    theme: &Theme,
    center: Pos2,
    radius: f32,
    countdown: Countdown,
    says: &str,
) {
    let painter = ui.painter().clone();
    ring(
        &painter,
        theme,
        center,
        radius,
        countdown,
        [NIGHT.ring, NIGHT.groove],
    );
    digits(&painter, theme, center, radius, countdown, NIGHT.amber);
    report(ui, center, radius, countdown, says);
}

fn ring(
    painter: &Painter,
    theme: &Theme,
    center: Pos2,
    radius: f32,
    countdown: Countdown,
    [left, gone]: [Color32; 2],
) {
    let width = theme.pt(5.0);
    painter.circle_stroke(center, radius, Stroke::new(width, gone));
    let part = countdown.left_secs as f32 / countdown.of_secs.max(1) as f32;
    let part = part.clamp(0.0, 1.0);
    if part <= 0.0 {
        return;
    }
    let steps = (part * 90.0).ceil().max(2.0);
    let arc: Vec<Pos2> = (0..=steps as usize)
        .map(|step| {
            let angle = TAU * part * step as f32 / steps - FRAC_PI_2;
            paint::on_ellipse(center, Vec2::splat(radius), angle)
        })
        .collect();
    let ends = [arc.first().copied(), arc.last().copied()];
    painter.add(Shape::line(arc, Stroke::new(width, left)));
    for end in ends.into_iter().flatten() {
        painter.circle_filled(end, width / 2.0, left);
    }
}

/// Each digit has a box of the same width, so that nothing shifts from second to second.
fn digits(
    painter: &Painter,
    theme: &Theme,
    center: Pos2,
    radius: f32,
    countdown: Countdown,
    color: Color32,
) {
    let text = countdown.digits();
    let wide = |letter: char| if letter == ':' { 0.3 } else { 0.54 };
    let all: f32 = text.chars().map(wide).sum();
    let size = (radius * 0.913).min(radius * 1.55 / all);
    let mut x = center.x - all * size / 2.0;
    for letter in text.chars() {
        let width = wide(letter) * size;
        Words::new(theme, Type::Night, &letter.to_string(), color)
            .sized(size)
            .align(Align::Center)
            .fit(painter)
            .paint(painter, Pos2::new(x + width / 2.0, center.y));
        x += width;
    }
}

/// It can be asked for at any time, and is never said by itself: a voice that counts along would be in everyone's way.
fn report(ui: &mut Ui, center: Pos2, radius: f32, countdown: Countdown, says: &str) {
    let rect = Rect::from_center_size(center, vec2(radius, radius) * 2.0);
    let id = ui.scope_id().with("countdown");
    let response = ui.interact(rect, id, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Timer, true, says));
    let (left, of) = (countdown.left_secs, countdown.of_secs);
    number_ui(ui, id, f64::from(left), [0.0, f64::from(of)]);
}

#[cfg(test)]
mod tests {
    use egui_kittest::kittest::Queryable as _;

    use super::super::stage::{WINDOWS, stage, texts};
    use super::*;
    use crate::ui::theme::Mode;

    #[test]
    fn a_minute_and_more_is_told_in_minutes() {
        for (left_secs, of_secs, digits) in [
            (5, 8, "5"),
            (125, 300, "2:05"),
            (9, 300, "0:09"),
            (0, 8, "0"),
        ] {
            let countdown = Countdown { left_secs, of_secs };
            assert_eq!(countdown.digits(), digits);
        }
    }

    #[test]
    fn nothing_shifts_from_second_to_second() {
        let places = |left_secs| {
            let harness = stage(Mode::Dark, WINDOWS[0], (), move |ui, theme, window, ()| {
                let countdown = Countdown {
                    left_secs,
                    of_secs: 300,
                };
                countdown_ui(ui, theme, window.center(), 60.0, countdown, "time left");
            });
            assert!(harness.query_by_label("time left").is_some());
            let texts = texts(&harness);
            texts
                .iter()
                .map(|text| text.rect.center().x)
                .collect::<Vec<_>>()
        };
        for (one, other) in places(111).into_iter().zip(places(288)) {
            assert!((one - other).abs() < 1.0);
        }
    }
}
