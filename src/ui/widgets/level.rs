//! How loud it is: a row of bars, lit from the left. The last ones are too loud, and say so by their shape as well.

use egui::{Rect, Sense, Ui, WidgetInfo, pos2, vec2};

use super::paint;
use super::reader::number_ui;
use crate::ui::theme::Theme;

/// How many bars there are.
const BARS: usize = 40;
/// How many of them are too loud.
const TOO_LOUD: usize = 2;
/// What the first bar stands for, in dB of full scale; the last one stands for 0.
const SOFTEST_DB: f32 = -60.0;

/// How many bars are lit at a peak of 0 to 1 of full scale.
fn lit(level: f32) -> usize {
    let part = 1.0 - 20.0 * level.max(1e-6).log10() / SOFTEST_DB;
    (part.clamp(0.0, 1.0) * BARS as f32).round() as usize
}

/// Draws a level, 0 to 1 of full scale, under a name for screen readers.
pub fn level_ui(ui: &mut Ui, theme: &Theme, rect: Rect, level: f32, name: &str) {
    let painter = ui.painter().clone();
    let id = ui.scope_id().with("level");
    let response = ui.interact(rect, id, Sense::hover());
    let lit = lit(level);
    response.widget_info(|| WidgetInfo::labeled(egui::Role::ProgressIndicator, true, name));
    number_ui(ui, id, lit as f64, [0.0, BARS as f64]);
    let step = rect.width() / BARS as f32;
    let colors = theme.colors;
    for bar in 0..BARS {
        let is_too_loud = bar + TOO_LOUD >= BARS;
        let high = rect.height() * if is_too_loud { 1.0 } else { 0.7 };
        let center = pos2(rect.left() + step * (bar as f32 + 0.5), rect.center().y);
        let bar_rect = Rect::from_center_size(center, vec2(step * 0.56, high));
        let corner = step * 0.2;
        if bar < lit {
            let color = if is_too_loud {
                colors.evil
            } else {
                colors.gold
            };
            paint::fill(&painter, bar_rect, corner, color);
        } else {
            paint::fill(&painter, bar_rect, corner, colors.night2);
            let line = theme.pt(1.2);
            paint::outline(
                &painter,
                bar_rect.shrink(line / 2.0),
                corner,
                line,
                colors.line,
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use egui_kittest::kittest::Queryable as _;

    use super::super::stage::{WINDOWS, stage};
    use super::*;
    use crate::ui::theme::Mode;

    #[test]
    fn a_voice_lights_more_bars_the_louder_it_is() {
        assert_eq!([0.0, 0.001, 1.0, 9.0].map(lit), [0, 0, BARS, BARS]);
        let speech = lit(0.1);
        assert!((BARS / 2..BARS - TOO_LOUD).contains(&speech), "{speech}");
        assert!(lit(0.9) > BARS - TOO_LOUD);
    }

    #[test]
    fn the_meter_has_a_name() {
        let harness = stage(Mode::Dark, WINDOWS[0], (), |ui, theme, _, ()| {
            let rect = Rect::from_min_size(pos2(40.0, 40.0), vec2(600.0, 36.0));
            level_ui(ui, theme, rect, 0.4, "How loud it is");
        });
        assert!(harness.query_by_label("How loud it is").is_some());
    }
}
