//! Two numbers against each other: votes for and against, quests of good and evil.

use egui::{Align, Painter, Pos2, Rect, Stroke, Ui, Vec2, pos2, vec2};

use super::board::BoardSize;
use super::geometry::TableGeometry;
use super::reader::{Tells, told_ui};
use super::text::Words;
use crate::ui::emblem::Emblem;
use crate::ui::theme::{Face, Theme, Type};

/// A vote's tally in plain data.
#[derive(Clone, Copy, Debug)]
pub struct VoteTally<'a> {
    /// How many said yes.
    pub approvals: usize,
    /// How many said no.
    pub rejections: usize,
    /// What follows: "Approved".
    pub verdict: &'a str,
    /// What a screen reader says: "Approved, 6 to 4".
    pub says: &'a str,
}

/// Draws the tally in the middle of the table.
pub fn vote_tally_ui(ui: &mut Ui, theme: &Theme, table: &TableGeometry, tally: &VoteTally<'_>) {
    let colors = theme.colors;
    // Between the votes that lie above and below, on a flat table too.
    let u = table.u.min(table.radii.y / 208.0);
    let at = |x: f32, y: f32| table.center + vec2(x, y) * u;
    let painter = ui.painter().clone();
    let line = Stroke::new(2.5 * u, colors.oak_line);
    painter.line_segment([at(0.0, -52.0), at(0.0, 38.0)], line);
    let (side, small) = (88.0 * u, 84.0 * u);
    Emblem::Approve.paint_at(
        &painter,
        at(-190.0, -8.0),
        side,
        colors.team,
        colors.team_ink,
    );
    Emblem::Reject.paint_at(
        &painter,
        at(86.0, -8.0),
        small,
        colors.evil,
        colors.board_ground,
    );
    for (count, x) in [(tally.approvals, -128.0), (tally.rejections, 146.0)] {
        Words::new(theme, Type::Tally, &count.to_string(), colors.text)
            .sized(100.0 * u)
            .fit(&painter)
            .paint(&painter, at(x, -6.0));
    }
    Words::new(theme, Type::Card, tally.verdict, colors.text)
        .face(Face::Display)
        .sized(50.0 * u)
        .least(28.0 * u)
        .within(440.0 * u)
        .align(Align::Center)
        .fit(&painter)
        .paint(&painter, at(0.0, 82.0));
    let rect = Rect::from_center_size(at(0.0, 15.0), vec2(440.0 * u, 180.0 * u));
    let (role, says) = (egui::Role::Label, tally.says);
    told_ui(ui, rect, "tally", role, says, Tells::InTurn);
}

/// How many quests each side has, left and right of a line of quests. The words hold the number:
/// "Good 1" and "1 Evil".
pub fn score_tally_ui(
    ui: &mut Ui,
    theme: &Theme,
    center: Pos2,
    u: f32,
    size: BoardSize,
    [good, evil]: [&str; 2],
) {
    let painter = ui.painter().clone();
    // From the middle to the outer edge of the emblem, its side, the size of the words, and how far
    // the words may come towards the middle.
    let (outer, side, words, inner) = match size {
        BoardSize::Result => (480.0, 56.0, 44.0, 282.0),
        BoardSize::Table | BoardSize::Score => (280.0, 60.0, 50.0, 30.0),
    };
    let gap = 12.0;
    let colors = theme.colors;
    for (text, sign, emblem, mark) in [
        (good, -1.0, Emblem::Good, colors.good),
        (evil, 1.0, Emblem::Evil, colors.evil),
    ] {
        let at = pos2(center.x + sign * (outer - side / 2.0) * u, center.y);
        emblem.paint_at(&painter, at, side * u, mark, colors.oak_cut);
        let edge = center.x + sign * (outer - side - gap) * u;
        let align = if sign < 0.0 { Align::Min } else { Align::Max };
        let score = Words::new(theme, Type::Score, text, colors.text)
            .sized(words * u)
            .within((outer - side - gap - inner) * u)
            .align(align);
        // Rather smaller than in two rows.
        let one = score.clone().least(words * 0.66 * u).fit(&painter);
        let fitted = if one.is_whole {
            one
        } else {
            score.rows(2).fit(&painter)
        };
        let rect = fitted.paint(&painter, pos2(edge, center.y));
        let emblem_rect = Rect::from_center_size(at, Vec2::splat(side * u));
        report(ui, rect.union(emblem_rect), text);
    }
}

/// A line of words in the middle of the table: "Three quests end it".
pub fn table_note_ui(ui: &mut Ui, theme: &Theme, at: Pos2, size: f32, width: f32, text: &str) {
    let painter: Painter = ui.painter().clone();
    let rect = Words::new(theme, Type::Next, text, theme.colors.text)
        .sized(size)
        .within(width)
        .rows(2)
        .align(Align::Center)
        .fit(&painter)
        .paint(&painter, at);
    report(ui, rect, text);
}

fn report(ui: &mut Ui, rect: Rect, text: &str) {
    let (salt, role) = (("tally", text), egui::Role::Label);
    told_ui(ui, rect, salt, role, text, Tells::OnAsking);
}

#[cfg(test)]
mod tests {
    use egui_kittest::kittest::Queryable as _;

    use super::super::stage::{WINDOWS, stage, texts};
    use super::*;
    use crate::ui::theme::Mode;

    #[test]
    fn a_tally_is_read_out_in_words_and_fits_in_three_languages() {
        for verdict in ["Approved", "Предложение отклонено", "全体表决通过"]
        {
            for mode in Mode::ALL {
                let harness = stage(mode, WINDOWS[1], (), |ui, theme, window, ()| {
                    let table = TableGeometry::game(theme, window, 10);
                    let tally = VoteTally {
                        approvals: 10,
                        rejections: 0,
                        verdict,
                        says: "10 to 0",
                    };
                    vote_tally_ui(ui, theme, &table, &tally);
                });
                assert!(harness.query_by_value("10 to 0").is_some());
                assert!(texts(&harness).iter().all(|text| text.is_whole));
            }
        }
    }

    #[test]
    fn the_score_names_both_sides() {
        for (size, words) in [
            (BoardSize::Score, ["Добро 1", "2 Зло"]),
            (BoardSize::Result, ["正义 1", "2 邪恶"]),
        ] {
            let harness = stage(Mode::Dark, WINDOWS[0], (), |ui, theme, window, ()| {
                let at = window.center();
                score_tally_ui(ui, theme, at, theme.scale.u, size, words);
                table_note_ui(ui, theme, at, 30.0, 300.0, "Three quests end it");
            });
            for word in words {
                assert!(harness.query_by_value(word).is_some(), "{word}");
            }
            assert!(texts(&harness).iter().all(|text| text.is_whole));
        }
    }
}
