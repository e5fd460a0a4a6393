//! The vote track: five pegs, the fifth a lozenge in the evil colour.

use egui::{Align, Painter, Pos2, Rect, Sense, Shape, Stroke, Ui, WidgetInfo, pos2, vec2};

use super::geometry::TableGeometry;
use super::text::Words;
use crate::ui::emblem::Emblem;
use crate::ui::theme::{Theme, Type};

/// From one peg to the next.
const STEP: f32 = 46.0;

/// The track in plain data.
#[derive(Clone, Copy, Debug)]
pub struct VoteTrack<'a> {
    /// How many proposals of this quest were rejected, 0 to 5.
    pub rejected: u8,
    /// Which proposal is on now, 1 to 5; none between proposals.
    pub now: Option<u8>,
    /// The words to its right: "4th proposal of 5".
    pub words: &'a str,
}

/// Draws the track under the quests of a table, and returns the room that its words need.
pub fn vote_track_ui(
    ui: &mut Ui,
    theme: &Theme,
    table: &TableGeometry,
    track: &VoteTrack<'_>,
) -> Rect {
    let painter = ui.painter().clone();
    let first = table.center + vec2(table.pt(-236.0), table.pt(84.0));
    let at = |peg: u8| first + vec2(table.pt(STEP) * f32::from(peg - 1), 0.0);
    let line = Stroke::new(table.pt(3.0), theme.colors.oak_line);
    painter.line_segment([at(1), at(5)], line);
    for peg in 1..=5 {
        paint_peg(&painter, theme, table, track, peg, at(peg));
    }
    let left = first.x + table.pt(232.0);
    let words = Words::new(theme, Type::Label, track.words, theme.colors.text)
        .sized(table.pt(28.0))
        .within(table.pt(268.0))
        .fit(&painter);
    let words_rect = words.paint(&painter, pos2(left, first.y));
    let pegs = Rect::from_center_size(at(3), vec2(table.pt(232.0), table.pt(44.0)));
    let id = ui.scope_id().with("vote track");
    let response = ui.interact(pegs.union(words_rect), id, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, track.words));
    words_rect.expand2(vec2(table.pt(12.0), 0.0))
}

fn paint_peg(
    painter: &Painter,
    theme: &Theme,
    table: &TableGeometry,
    track: &VoteTrack<'_>,
    peg: u8,
    at: Pos2,
) {
    let colors = theme.colors;
    let is_now = track.now == Some(peg);
    let is_past = peg <= track.rejected && !is_now;
    if peg == 5 {
        let reach = table.pt(if is_now { 27.0 } else { 20.0 });
        let points = [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)]
            .map(|(x, y)| at + vec2(x, y) * reach)
            .to_vec();
        let fill = if is_now {
            colors.evil
        } else {
            colors.board_ground
        };
        let line = Stroke::new(table.pt(3.5), colors.evil);
        painter.add(Shape::convex_polygon(points, fill, line));
    } else if is_now {
        painter.circle_filled(at, table.pt(21.0), colors.gold);
    } else {
        let ring = if is_past {
            colors.text2
        } else {
            colors.oak_line
        };
        let line = Stroke::new(table.pt(3.0), ring);
        painter.circle(at, table.pt(14.0), colors.board_ground, line);
    }
    let color = match (peg, is_now) {
        (5, true) => colors.board_ground,
        (5, false) => colors.evil,
        (_, true) => colors.gold_ink,
        (_, false) => colors.text,
    };
    if is_past {
        let cross = if peg == 5 { colors.evil } else { colors.text2 };
        Emblem::Cross.paint_at(painter, at, table.pt(17.0), cross, colors.board_ground);
    } else {
        let size = table.pt(if is_now { 27.0 } else { 20.0 });
        Words::new(theme, Type::Slip, &peg.to_string(), color)
            .sized(size)
            .align(Align::Center)
            .fit(painter)
            .paint(painter, at);
    }
}

#[cfg(test)]
mod tests {
    use egui_kittest::kittest::Queryable as _;

    use super::super::stage::{WINDOWS, stage, texts};
    use super::*;
    use crate::ui::theme::Mode;

    #[test]
    fn the_track_counts_rejections_and_says_where_it_stands() {
        for (words, rejected) in [
            ("1st proposal of 5", 0),
            ("4-е предложение из пяти", 3),
            ("第 5/5 次提案", 4),
        ] {
            for size in WINDOWS {
                let harness = stage(Mode::Dark, size, (), |ui, theme, window, ()| {
                    let table = TableGeometry::game(theme, window, 10);
                    let track = VoteTrack {
                        rejected,
                        now: Some(rejected + 1),
                        words,
                    };
                    let room = vote_track_ui(ui, theme, &table, &track);
                    assert!(room.right() < table.center.x + table.radii.x * 0.7);
                });
                assert!(harness.query_by_value(words).is_some());
                let texts = texts(&harness);
                // A peg of the past has a cross, the others their number.
                assert_eq!(texts.len(), 6 - usize::from(rejected));
                assert!(texts.iter().all(|text| text.is_whole));
            }
        }
    }
}
