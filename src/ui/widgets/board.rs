//! The quests in the middle of the table: to come, on now, won, lost or veiled.

use egui::{Align, Color32, Painter, Pos2, Rect, Sense, Stroke, Ui, Vec2, WidgetInfo, vec2};

use super::paint;
use super::text::Words;
use crate::ui::emblem::Emblem;
use crate::ui::theme::{Move, Theme, Type};

/// How far a quest is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuestState {
    /// To come.
    ToCome,
    /// On now.
    Now,
    /// Won by good.
    Won,
    /// Won by evil.
    Lost,
    /// Nobody may see how it went.
    Veiled,
}

impl QuestState {
    /// Every state.
    pub const ALL: [Self; 5] = [Self::ToCome, Self::Now, Self::Won, Self::Lost, Self::Veiled];

    const fn is_done(self) -> bool {
        matches!(self, Self::Won | Self::Lost | Self::Veiled)
    }
}

/// A quest in plain data.
#[derive(Clone, Copy, Debug)]
pub struct QuestDisc<'a> {
    /// How far it is.
    pub state: QuestState,
    /// How many go on it.
    pub team_size: u8,
    /// Whether it takes two fails to lose it.
    pub needs_two_fails: bool,
    /// What a screen reader says: "Quest 2, lost".
    pub says: &'a str,
}

/// Where the quests lie, and how large.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardSize {
    /// In the middle of the table.
    Table,
    /// Under the quest cards.
    Result,
    /// On the score's table.
    Score,
}

impl BoardSize {
    /// Radius of a disc to come, from one to the next, and down to the mark of two fails.
    const fn points(self) -> (f32, f32, f32) {
        match self {
            Self::Table => (41.0, 104.0, 64.0),
            Self::Result => (38.0, 108.0, 61.0),
            Self::Score => (60.0, 150.0, 83.0),
        }
    }
}

/// Draws the quests about a point; `u` is the pixels of a design point there.
pub fn quest_board_ui(
    ui: &mut Ui,
    theme: &Theme,
    center: Pos2,
    u: f32,
    size: BoardSize,
    quests: &[QuestDisc<'_>],
) {
    let (radius, step, _) = size.points();
    let first = center.x - step * u * (quests.len() as f32 - 1.0) / 2.0;
    let place = |idx: usize| Pos2::new(first + step * u * idx as f32, center.y);
    // They are read in their order, and drawn in another: the halo lies under the neighbours, so it comes before any of them.
    for (idx, quest) in quests.iter().enumerate() {
        let rect = Rect::from_center_size(place(idx), Vec2::splat(radius * u * 2.0));
        let id = ui.scope_id().with(("quest", idx));
        let response = ui.interact(rect, id, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(egui::Role::Image, true, quest.says));
    }
    let order = |quest: &QuestDisc<'_>| quest.state != QuestState::Now;
    let mut sorted: Vec<(usize, &QuestDisc<'_>)> = quests.iter().enumerate().collect();
    sorted.sort_by_key(|(_, quest)| order(quest));
    for (idx, quest) in sorted {
        let id = ui.scope_id().with(("quest", idx));
        let secs = theme.motion.secs(Move::Disc);
        let done = ui
            .ctx()
            .animate_bool_with_time(id, quest.state.is_done(), secs);
        let done = egui::emath::easing::cubic_out(done);
        paint_quest(ui.painter(), theme, place(idx), u, size, quest, done);
    }
}

fn paint_quest(
    painter: &Painter,
    theme: &Theme,
    at: Pos2,
    u: f32,
    size: BoardSize,
    quest: &QuestDisc<'_>,
    done: f32,
) {
    let colors = theme.colors;
    let (points, _, fails_down) = size.points();
    let radius = points * u;
    if quest.state == QuestState::Now {
        let now = radius + 3.0 * u;
        paint::radial(painter, at, Vec2::splat(now * 1.71), colors.halo);
        painter.circle_filled(at, now, colors.gold);
        figure(painter, theme, at, radius * 1.28, quest, colors.gold_ink);
    } else if done < 1.0 {
        let line = Stroke::new(3.0 * u, colors.oak_line);
        painter.circle(at, radius, colors.board_ground, line);
        figure(painter, theme, at, radius * 1.13, quest, colors.text);
    }
    let shown = |color: Color32| color.gamma_multiply(done);
    match quest.state {
        QuestState::ToCome | QuestState::Now => {}
        QuestState::Won => {
            let side = radius * 48.0 / 22.0;
            let (mark, cut) = (shown(colors.good), shown(colors.board_cut));
            Emblem::Success.paint_at(painter, at, side, mark, cut);
        }
        QuestState::Lost => {
            let side = radius * 2.245;
            let (mark, cut) = (shown(colors.evil), Color32::TRANSPARENT);
            Emblem::Fail.paint_at(painter, at, side, mark, cut);
        }
        QuestState::Veiled => {
            let line = Stroke::new(3.0 * u, shown(colors.oak_line));
            painter.circle(at, radius, shown(colors.board_ground), line);
            let (mark, cut) = (shown(colors.text), shown(colors.board_ground));
            Emblem::Veil.paint_at(painter, at, radius * 1.15, mark, cut);
        }
    }
    // Once it is decided, how many fails it took says no more.
    if quest.needs_two_fails && !quest.state.is_done() {
        let below = at + vec2(0.0, fails_down * u);
        Emblem::TwoFails.paint_at(painter, below, 46.0 * u, colors.evil, colors.oak);
    }
}

fn figure(
    painter: &Painter,
    theme: &Theme,
    at: Pos2,
    size: f32,
    quest: &QuestDisc<'_>,
    color: Color32,
) {
    Words::new(theme, Type::Figure, &quest.team_size.to_string(), color)
        .sized(size)
        .align(Align::Center)
        .fit(painter)
        .paint(painter, at);
}

#[cfg(test)]
mod tests {
    use egui_kittest::kittest::Queryable as _;

    use super::super::stage::{WINDOWS, stage, texts};
    use super::*;
    use crate::ui::theme::Mode;

    #[test]
    fn every_quest_says_how_it_stands() {
        for mode in Mode::ALL {
            for size in [BoardSize::Table, BoardSize::Result, BoardSize::Score] {
                let names = ["1, won", "2, lost", "3, veiled", "4, now", "5, to come"];
                let harness = stage(mode, WINDOWS[1], (), |ui, theme, window, ()| {
                    let states = [
                        QuestState::Won,
                        QuestState::Lost,
                        QuestState::Veiled,
                        QuestState::Now,
                        QuestState::ToCome,
                    ];
                    let quests: Vec<QuestDisc<'_>> = (0..5)
                        .map(|idx| QuestDisc {
                            state: states[idx],
                            team_size: 3,
                            needs_two_fails: idx == 3,
                            says: names[idx],
                        })
                        .collect();
                    quest_board_ui(ui, theme, window.center(), theme.scale.u, size, &quests);
                });
                for name in names {
                    assert!(harness.query_by_label(name).is_some(), "{name}");
                }
                // The size of a team is shown until its quest is decided.
                assert_eq!(texts(&harness).len(), 2);
            }
        }
    }
}
