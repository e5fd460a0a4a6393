//! What lies on the table before a seat: votes, tokens, plot cards.

use egui::{Align, Painter, Pos2, Rect, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::paint;
use super::text::{Fitted, Words, is_chinese};
use crate::ui::emblem::Emblem;
use crate::ui::theme::{Corner, Keep, Theme, Type};

/// The side of a vote's mark and of a token, in design points.
pub const MARK: f32 = 52.0;
/// The diameter of a token.
pub const TOKEN: f32 = 58.0;

/// A vote as it lies on the table: a filled disc with ✓, or a hollow square with ✗.
pub fn vote_mark_ui(painter: &Painter, theme: &Theme, at: Pos2, u: f32, is_yes: bool) {
    let colors = theme.colors;
    let moved = at + vec2(2.0 * u, 4.0 * u);
    if is_yes {
        painter.circle_filled(moved, 23.0 * u, colors.shadow);
        Emblem::Approve.paint_at(painter, at, MARK * u, colors.team, colors.team_ink);
    } else {
        let square = Rect::from_center_size(moved, Vec2::splat(44.0 * u));
        paint::fill(painter, square, 6.0 * u, colors.shadow);
        let side = 50.0 * u;
        Emblem::Reject.paint_at(painter, at, side, colors.evil, colors.board_ground);
    }
}

/// A token of parchment: the sword, the Lady.
pub fn token_ui(ui: &mut Ui, theme: &Theme, rect: Rect, emblem: Emblem, says: &str) {
    let painter = ui.painter();
    let radius = rect.width() / 2.0;
    paint::disc(painter, theme, rect.center(), radius);
    let colors = theme.colors;
    emblem.paint_at(
        painter,
        rect.center(),
        radius * 1.5,
        colors.ink,
        colors.parch,
    );
    report(ui, rect, says);
}

/// What a player holds of the plot deck, in plain data.
#[derive(Clone, Copy, Debug)]
pub enum PlotSlip<'a> {
    /// One card: its kind and its name.
    Named(Emblem, &'a str),
    /// More than one: their kinds, and how many of each.
    Several(&'a [(Emblem, u8)]),
}

/// The name on a slip, in as narrow a block of two rows as it allows.
fn name_block(painter: &Painter, theme: &Theme, u: f32, name: &str) -> Fitted {
    let words = Words::new(theme, Type::Slip, name, theme.colors.ink)
        .sized(23.0 * u)
        .tight();
    let natural = words.natural_width(painter);
    if natural <= 88.0 * u {
        return words.fit(painter);
    }
    // Two rows of about the same length; a few Chinese characters would else end in one alone.
    let step = 6.0 * u;
    let mut width = natural / 2.0 + if is_chinese(name) { 0.0 } else { step };
    loop {
        let block = words
            .clone()
            .within(width)
            .rows(2)
            .least(23.0 * u)
            .fit(painter);
        if block.is_whole || width > natural {
            return block;
        }
        width += step;
    }
}

/// How large a slip is.
pub fn plot_slip_size(painter: &Painter, theme: &Theme, u: f32, slip: &PlotSlip<'_>) -> Vec2 {
    match *slip {
        PlotSlip::Named(..) if theme.scale.keep() < Keep::Names => Vec2::splat(48.0 * u),
        PlotSlip::Named(_, name) => {
            let block = name_block(painter, theme, u, name);
            let height = if block.rows() > 1 { 67.0 } else { 44.0 };
            vec2(block.width() + 60.0 * u, height * u)
        }
        PlotSlip::Several(kinds) => vec2((14.0 + 58.0 * kinds.len() as f32) * u, 50.0 * u),
    }
}

/// Draws a slip.
pub fn plot_slip_ui(
    ui: &mut Ui,
    theme: &Theme,
    rect: Rect,
    u: f32,
    slip: &PlotSlip<'_>,
    says: &str,
) {
    let painter = ui.painter().clone();
    let colors = theme.colors;
    let corner = theme.corner(Corner::Slip);
    paint::shadow(&painter, theme, rect, corner);
    paint::fill(&painter, rect, corner, colors.parch);
    if let Some(line) = colors.parch_line {
        paint::outline(&painter, rect, corner, theme.pt(1.5), line);
    }
    let middle = rect.center().y;
    match *slip {
        PlotSlip::Named(emblem, name) => {
            let is_bare = theme.scale.keep() < Keep::Names;
            let x = if is_bare {
                rect.center().x
            } else {
                rect.left() + 25.0 * u
            };
            emblem.paint_at(
                &painter,
                pos2(x, middle),
                32.0 * u,
                colors.ink,
                colors.parch,
            );
            if !is_bare {
                let name = name_block(&painter, theme, u, name);
                name.paint(&painter, pos2(rect.left() + 47.0 * u, middle));
            }
        }
        PlotSlip::Several(kinds) => {
            for (idx, &(emblem, count)) in kinds.iter().enumerate() {
                let x = rect.left() + (36.0 + 58.0 * idx as f32) * u;
                let at = pos2(x, middle);
                emblem.paint_at(&painter, at, 34.0 * u, colors.ink, colors.parch);
                if count > 1 {
                    badge(&painter, theme, at + vec2(18.0, -17.0) * u, u, count);
                }
            }
        }
    }
    report(ui, rect, says);
}

fn badge(painter: &Painter, theme: &Theme, at: Pos2, u: f32, count: u8) {
    painter.circle_filled(at, 12.0 * u, theme.colors.ink);
    Words::new(theme, Type::Slip, &count.to_string(), theme.colors.parch)
        .sized(18.0 * u)
        .align(Align::Center)
        .fit(painter)
        .paint(painter, at);
}

fn report(ui: &mut Ui, rect: Rect, says: &str) {
    let id = ui.scope_id().with(("mark", says));
    let response = ui.interact(rect, id, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Image, true, says));
}

#[cfg(test)]
mod tests {
    use egui_kittest::kittest::Queryable as _;

    use super::super::stage::{WINDOWS, stage, texts};
    use super::*;
    use crate::ui::theme::Mode;

    #[test]
    fn a_slip_is_as_large_as_its_name_needs() {
        for name in [
            "Charge!",
            "Lead to Victory",
            "Король вернулся",
            "王者归来",
            "冲锋！",
        ] {
            for mode in Mode::ALL {
                let harness = stage(mode, WINDOWS[1], (), |ui, theme, _, ()| {
                    let slip = PlotSlip::Named(Emblem::CardHeld, name);
                    let u = theme.scale.u;
                    let size = plot_slip_size(ui.painter(), theme, u, &slip);
                    let rect = Rect::from_min_size(pos2(50.0, 50.0), size);
                    plot_slip_ui(ui, theme, rect, u, &slip, name);
                    vote_mark_ui(ui.painter(), theme, pos2(300.0, 100.0), u, true);
                    vote_mark_ui(ui.painter(), theme, pos2(400.0, 100.0), u, false);
                });
                let slip = harness.get_by_label(name).rect();
                for text in texts(&harness) {
                    assert!(
                        text.is_whole && slip.contains_rect(text.rect.shrink(2.0)),
                        "{text:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn several_cards_are_counted_by_kind() {
        let harness = stage(Mode::Dark, WINDOWS[0], (), |ui, theme, _, ()| {
            let slip = PlotSlip::Several(&[(Emblem::CardHeld, 2), (Emblem::CardStays, 1)]);
            let size = plot_slip_size(ui.painter(), theme, 1.0, &slip);
            let rect = Rect::from_min_size(pos2(50.0, 50.0), size);
            plot_slip_ui(ui, theme, rect, 1.0, &slip, "two to hold, one that stays");
            let token = Rect::from_min_size(pos2(300.0, 50.0), Vec2::splat(TOKEN));
            token_ui(ui, theme, token, Emblem::Lady, "Lady of the Lake");
        });
        assert!(
            harness
                .query_by_label("two to hold, one that stays")
                .is_some()
        );
        assert!(harness.query_by_label("Lady of the Lake").is_some());
        // One card of a kind needs no number.
        assert_eq!(texts(&harness).len(), 1);
    }
}
