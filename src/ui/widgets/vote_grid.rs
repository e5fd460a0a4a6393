//! The votes of a game on a sheet of parchment: a row a seat, a column a proposal. The ground of a cell is the vote, the marks
//! on it are the place at the table.

use egui::{Align, Painter, Pos2, Rect, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};

use super::paint;
use super::text::Words;
use crate::engine::{Seat, SeatSet, Side};
use crate::ui::emblem::Emblem;
use crate::ui::theme::{Theme, Type};

/// The parts of the grid in design points.
const NAMES: f32 = 150.0;
const MOST_NAMES: f32 = 270.0;
const CELL: f32 = 150.0;
const LEAST_CELL: f32 = 54.0;
const LEAST_QUEST: f32 = 112.0;
const GAP: f32 = 6.0;
const QUEST_GAP: f32 = 26.0;
const HEAD: f32 = 96.0;
const FOOT: f32 = 34.0;
const ROW: f32 = 50.0;

/// A proposal in plain data.
#[derive(Clone, Debug)]
pub struct VoteColumn<'a> {
    /// "1".
    pub number: String,
    /// Who proposed it.
    pub leader: Seat,
    /// Who would have gone.
    pub team: SeatSet,
    /// Whose card was excluded.
    pub excluded: Option<Seat>,
    /// Who said yes; none where that is not known, or not shown.
    pub yes: Option<SeatSet>,
    /// What stands below: "5 : 2"; empty where that is not shown, and a mark tells what became of it.
    pub tally: &'a str,
    /// Whether more than half said yes.
    pub is_approved: bool,
    /// Whether the team went.
    pub is_accepted: bool,
    /// All of it in words, for a screen reader.
    pub says: String,
}

/// A quest in plain data.
#[derive(Clone, Debug)]
pub struct VoteQuest<'a> {
    /// "1".
    pub number: String,
    /// All of it in words, for a screen reader.
    pub says: String,
    /// Who won it; none as long as that is open, or hidden.
    pub winner: Option<Side>,
    /// Whether it is hidden.
    pub is_veiled: bool,
    /// How many fails there were, in words.
    pub fails: String,
    /// Its proposals.
    pub proposals: Vec<VoteColumn<'a>>,
}

/// The whole grid in plain data.
#[derive(Clone, Debug)]
pub struct VoteGrid<'a> {
    /// "Quest".
    pub quest: &'a str,
    /// "proposal".
    pub proposal: &'a str,
    /// Who sits at the table.
    pub names: Vec<&'a str>,
    /// The quests that were played, or are.
    pub quests: Vec<VoteQuest<'a>>,
}

/// The measures of a grid in its room, in pixels.
struct Measures {
    u: f32,
    names: f32,
    cell: f32,
    row: f32,
}

impl Measures {
    fn of(painter: &Painter, theme: &Theme, room: Rect, grid: &VoteGrid<'_>) -> Self {
        let u = theme.scale.u;
        let columns: usize = grid.quests.iter().map(|it| it.proposals.len()).sum();
        let gaps = QUEST_GAP * u * grid.quests.len() as f32 + GAP * u * columns as f32;
        let wide = (room.width() - NAMES * u - gaps) / columns.max(1) as f32;
        let high = (room.height() - (HEAD + FOOT) * u) / grid.names.len().max(1) as f32;
        let mut measures = Self {
            u,
            names: NAMES * u,
            cell: wide.clamp(LEAST_CELL * u, CELL * u),
            row: high.min(ROW * u),
        };
        // What the quests leave is for the names.
        let quests: f32 = grid.quests.iter().map(|it| measures.quest_width(it)).sum();
        let names = grid.names.iter();
        let liked = names.map(|name| measures.name(theme, name).natural_width(painter));
        measures.names = liked
            .fold(measures.names, f32::max)
            .min(room.width() - quests)
            .clamp(NAMES * u, MOST_NAMES * u);
        measures
    }

    fn name<'a>(&self, theme: &Theme, name: &'a str) -> Words<'a> {
        let size = (self.row * 0.56).min(28.0 * self.u);
        Words::new(theme, Type::Seat, name, theme.colors.ink)
            .sized(size)
            .least(size * 0.7)
    }

    /// How wide a quest is, with the gap before it. Its head needs some room.
    fn quest_width(&self, quest: &VoteQuest<'_>) -> f32 {
        let cells = (self.cell + GAP * self.u) * quest.proposals.len() as f32 - GAP * self.u;
        QUEST_GAP * self.u + cells.max(LEAST_QUEST * self.u)
    }
}

impl VoteGrid<'_> {
    /// How many of the quests before this one, and that one itself, have their room side by side.
    pub fn fitting(&self, theme: &Theme, room: Rect, up_to: usize) -> usize {
        let measures = Measures {
            u: theme.scale.u,
            names: 0.0,
            cell: LEAST_CELL * theme.scale.u,
            row: 0.0,
        };
        let mut left = room.width() - NAMES * measures.u;
        let quests = self.quests.iter().take(up_to).rev();
        let fits = quests.take_while(|quest| {
            left -= measures.quest_width(quest);
            left >= 0.0
        });
        fits.count().max(1)
    }
}

/// Draws the grid.
pub fn vote_grid_ui(ui: &mut Ui, theme: &Theme, room: Rect, grid: &VoteGrid<'_>) {
    let measures = Measures::of(ui.painter(), theme, room, grid);
    let pt = |points: f32| points * measures.u;
    let names = room.with_max_x(room.left() + measures.names);
    names_ui(ui, theme, names, grid, &measures);
    let high = pt(HEAD + FOOT) + measures.row * grid.names.len() as f32;
    let mut left = names.right();
    for quest in &grid.quests {
        let width = measures.quest_width(quest);
        let min = pos2(left + pt(QUEST_GAP), room.top());
        let rect = Rect::from_min_size(min, vec2(width - pt(QUEST_GAP), high));
        quest_ui(ui, theme, rect, quest, &measures);
        left += width;
    }
}

/// The names at the left, and what the two rows above the cells are.
fn names_ui(ui: &mut Ui, theme: &Theme, room: Rect, grid: &VoteGrid<'_>, measures: &Measures) {
    let painter = ui.painter().clone();
    let colors = theme.colors;
    let pt = |points: f32| points * measures.u;
    let put = |words: Words<'_>, y: f32| {
        let fitted = words.align(Align::Max).within(room.width()).fit(&painter);
        fitted.paint(&painter, pos2(room.right(), y))
    };
    let head = Words::new(theme, Type::Head, grid.quest, colors.ink).sized(pt(30.0));
    put(head, room.top() + pt(32.0));
    let under = Words::new(theme, Type::Small, grid.proposal, colors.ink2).sized(pt(21.0));
    put(under, room.top() + pt(HEAD - 14.0));
    for (idx, name) in grid.names.iter().enumerate() {
        let y = room.top() + pt(HEAD) + measures.row * (idx as f32 + 0.5);
        put(measures.name(theme, name), y);
    }
}

fn quest_ui(ui: &mut Ui, theme: &Theme, rect: Rect, quest: &VoteQuest<'_>, measures: &Measures) {
    let painter = ui.painter().clone();
    let colors = theme.colors;
    let pt = |points: f32| points * measures.u;
    let (emblem, color) = match quest.winner {
        _ if quest.is_veiled => (Some(Emblem::Veil), colors.ink2),
        Some(Side::Good) => (Some(Emblem::Success), colors.good_ink),
        Some(Side::Evil) => (Some(Emblem::Fail), colors.evil_ink),
        None => (None, colors.ink2),
    };
    let middle = rect.top() + pt(30.0);
    let mut left = rect.left();
    if let Some(emblem) = emblem {
        let side = pt(44.0);
        emblem.paint_at(
            &painter,
            pos2(left + side / 2.0, middle),
            side,
            color,
            colors.parch,
        );
        left += side + pt(10.0);
    }
    let number = Words::new(theme, Type::Title, &quest.number, color)
        .fit(&painter)
        .paint(&painter, pos2(left, middle));
    left = number.right() + pt(14.0);
    let head = rect.with_max_y(rect.top() + pt(HEAD - 36.0));
    let response = ui.interact(head, ui.scope_id().with(&quest.says), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, &quest.says));
    // Where a quest is narrow its emblem says enough.
    let room = rect.right() - left;
    if room > pt(56.0) {
        fails_ui(
            &painter,
            theme,
            pos2(left, middle),
            room,
            &quest.fails,
            measures,
        );
    }
    let y = rect.top() + pt(HEAD - 32.0);
    painter.hline(rect.x_range(), y, Stroke::new(pt(3.0), color));
    for (idx, proposal) in quest.proposals.iter().enumerate() {
        let left = rect.left() + (measures.cell + pt(GAP)) * idx as f32;
        let column = Rect::from_min_size(
            pos2(left, rect.top() + pt(HEAD - 26.0)),
            vec2(measures.cell, rect.height() - pt(HEAD - 26.0)),
        );
        column_ui(ui, theme, column, proposal, measures);
    }
}

fn fails_ui(
    painter: &Painter,
    theme: &Theme,
    at: Pos2,
    room: f32,
    fails: &str,
    measures: &Measures,
) {
    Words::new(theme, Type::Small, fails, theme.colors.ink)
        .sized(23.0 * measures.u)
        .least(17.0 * measures.u)
        .within(room)
        .rows(2)
        .tight()
        .fit(painter)
        .paint(painter, at);
}

fn column_ui(ui: &mut Ui, theme: &Theme, rect: Rect, column: &VoteColumn<'_>, measures: &Measures) {
    let painter = ui.painter().clone();
    let colors = theme.colors;
    let pt = |points: f32| points * measures.u;
    let response = ui.interact(rect, ui.scope_id().with(&column.says), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, &column.says));
    let line = |text: &str, color, size: f32, at: Pos2| {
        Words::new(theme, Type::Seat, text, color)
            .sized(size)
            .least(size * 0.6)
            .align(Align::Center)
            .within(rect.width() + pt(GAP))
            .fit(&painter)
            .paint(&painter, at)
    };
    let middle = rect.center().x;
    let color = if column.is_accepted {
        colors.ink
    } else {
        colors.ink2
    };
    line(
        &column.number,
        color,
        pt(19.0),
        pos2(middle, rect.top() + pt(12.0)),
    );
    let (top, players) = (rect.top() + pt(26.0), seats_in(rect, measures));
    for idx in 0..players {
        let cell = Rect::from_min_size(
            pos2(rect.left(), top + measures.row * idx as f32 + pt(3.0)),
            vec2(rect.width(), measures.row - pt(6.0)),
        );
        cell_ui(&painter, theme, cell, Seat(idx as u8), column, measures.u);
    }
    let y = top + measures.row * players as f32 + pt(18.0);
    let size = if column.is_accepted { 24.0 } else { 21.0 };
    if column.tally.is_empty() {
        let emblem = if column.is_approved {
            Emblem::Approve
        } else {
            Emblem::Reject
        };
        emblem.paint_at(&painter, pos2(middle, y), pt(size), color, colors.parch2);
    } else {
        line(column.tally, color, pt(size), pos2(middle, y));
    }
}

/// How many rows a column has.
fn seats_in(column: Rect, measures: &Measures) -> usize {
    let high = column.height() - (26.0 + FOOT) * measures.u;
    (high / measures.row).round() as usize
}

/// The ground of a cell for a vote; one that is not known, or not shown, is left as parchment.
pub fn ground_ui(painter: &Painter, theme: &Theme, cell: Rect, is_yes: Option<bool>) {
    let colors = theme.colors;
    let (corner, width) = (theme.pt(7.0), theme.pt(1.2));
    match is_yes {
        Some(true) => {
            paint::fill(painter, cell, corner, colors.cell_yes);
            paint::outline(painter, cell, corner, width, colors.cell_line);
        }
        Some(false) => paint::fill(painter, cell, corner, colors.cell_no),
        None => {
            let stroke = Stroke::new(width, colors.cell_line);
            painter.hline(cell.x_range(), cell.bottom() + theme.pt(3.0), stroke);
        }
    }
}

fn cell_ui(
    painter: &Painter,
    theme: &Theme,
    cell: Rect,
    seat: Seat,
    column: &VoteColumn<'_>,
    u: f32,
) {
    let colors = theme.colors;
    let is_yes = column.yes.map(|yes| yes.contains(seat));
    ground_ui(painter, theme, cell, is_yes);
    let (mark, crown, ground) = match is_yes {
        Some(false) => (colors.cell_no_ink, colors.cell_no_ink, colors.cell_no),
        Some(true) => (colors.ink, colors.cell_crown, colors.cell_yes),
        None => (colors.ink, colors.cell_crown, colors.parch),
    };
    let place = if column.excluded == Some(seat) {
        Some(Emblem::Excluded)
    } else {
        column.team.contains(seat).then_some(Emblem::Tick)
    };
    let marks: Vec<_> = [(column.leader == seat).then_some(Emblem::Crown), place]
        .into_iter()
        .flatten()
        .collect();
    let side = (cell.height() * 0.68)
        .min(cell.width() / 2.0 - 2.0 * u)
        .min(30.0 * u);
    let step = side + 6.0 * u;
    for (idx, emblem) in marks.iter().enumerate() {
        let x = cell.center().x + step * (idx as f32 - (marks.len() as f32 - 1.0) / 2.0);
        let color = if *emblem == Emblem::Crown {
            crown
        } else {
            mark
        };
        emblem.paint_at(painter, pos2(x, cell.center().y), side, color, ground);
    }
}
