//! The plate of a seat: digit, crown, name, and what the seat has to do with the question.

use egui::{Align, Color32, Id, Painter, Rect, Response, Sense, Ui, Vec2, WidgetInfo, pos2};

use super::paint;
use super::text::Words;
use crate::engine::Seat;
use crate::ui::emblem::Emblem;
use crate::ui::theme::{Corner, Move, Theme, Type, Width};

/// What a seat has to do with the question.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SeatState {
    /// Nothing.
    #[default]
    Idle,
    /// On the team.
    Team,
    /// Said yes.
    Approved,
    /// Said no.
    Rejected,
    /// Left out of the quest.
    Excluded,
}

impl SeatState {
    /// Every state.
    pub const ALL: [Self; 5] = [
        Self::Idle,
        Self::Team,
        Self::Approved,
        Self::Rejected,
        Self::Excluded,
    ];

    const fn is_chosen(self) -> bool {
        matches!(self, Self::Team | Self::Approved)
    }

    const fn mark(self) -> Option<Emblem> {
        match self {
            Self::Idle | Self::Team => None,
            Self::Approved => Some(Emblem::Tick),
            Self::Rejected => Some(Emblem::Cross),
            Self::Excluded => Some(Emblem::Excluded),
        }
    }
}

/// At which table a plate lies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PlateKind {
    /// At the table of the game.
    #[default]
    Seat,
    /// At set-up: smaller, with a grip to drag it by.
    Guest,
}

/// A plate in plain data.
#[derive(Clone, Copy, Debug, Default)]
pub struct SeatPlate<'a> {
    /// The digit that stands for the seat; empty where digits mean nothing.
    pub key: &'a str,
    /// The name.
    pub name: &'a str,
    /// What a screen reader says after the name: the state, in words.
    pub says: &'a str,
    /// The state.
    pub state: SeatState,
    /// Whether the lead is here.
    pub is_leader: bool,
    /// Whether this seat is the one that is asked.
    pub is_asked: bool,
    /// Whether it can be tapped.
    pub is_open: bool,
    /// At which table.
    pub kind: PlateKind,
}

/// Measures in design points.
struct Measures {
    corner: f32,
    kind: Type,
    crown: f32,
    crown_left: f32,
    name_left: f32,
    crowned_name_left: f32,
    pad: f32,
}

const TABLE: Measures = Measures {
    corner: Corner::Plate.points(),
    kind: Type::Seat,
    crown: 44.0,
    crown_left: 36.0,
    name_left: 41.0,
    crowned_name_left: 89.0,
    pad: 23.0,
};

const GUEST: Measures = Measures {
    corner: 12.0,
    kind: Type::Guest,
    crown: 29.0,
    crown_left: 45.5,
    name_left: 46.0,
    crowned_name_left: 81.0,
    pad: 14.0,
};

/// At a guest's plate: the middle of the digit, the middle of the grip and its side.
const GRIP: (f32, f32, f32) = (13.0, 31.0, 24.0);

/// The mark of a vote on a plate: the gap before it, its side, the gap after it.
const MARK: (f32, f32, f32) = (20.0, 32.0, 14.0);

impl SeatPlate<'_> {
    const fn measures(&self) -> &'static Measures {
        match self.kind {
            PlateKind::Seat => &TABLE,
            PlateKind::Guest => &GUEST,
        }
    }

    /// What is left of the name, in pixels.
    fn name_left(&self, u: f32) -> f32 {
        let measures = self.measures();
        let is_bare = self.key.is_empty() && self.kind == PlateKind::Seat;
        let left = if self.is_leader {
            measures.crowned_name_left
        } else {
            measures.name_left
        };
        u * if is_bare { left - 18.0 } else { left }
    }

    /// What is right of the name, in pixels.
    fn name_right(&self, u: f32) -> f32 {
        u * match self.state.mark() {
            Some(_) => MARK.0 + MARK.1 + MARK.2,
            None => self.measures().pad,
        }
    }

    fn words(&self, theme: &Theme, u: f32, color: Color32) -> Words<'_> {
        let kind = self.measures().kind;
        Words::new(theme, kind, self.name, color).sized(kind.points() * u)
    }

    /// How wide the plate is if its name doesn't shrink; `u` is the pixels of a design point.
    pub fn natural_width(&self, painter: &Painter, theme: &Theme, u: f32) -> f32 {
        let name = self.words(theme, u, theme.colors.text);
        let width = name.natural_width(painter).max(34.0 * u);
        self.name_left(u) + width + self.name_right(u)
    }
}

/// The colours of a plate.
struct Looks {
    fill: Color32,
    name: Color32,
    digit: Color32,
    line: Color32,
    line_width: f32,
    crown: Color32,
}

fn looks(theme: &Theme, plate: &SeatPlate<'_>, chosen: f32) -> Looks {
    let colors = theme.colors;
    let mix = |from: Color32, to: Color32| from.lerp_to_gamma(to, chosen);
    let is_rejected = plate.state == SeatState::Rejected;
    let (rest_fill, rest_name, rest_digit) = if is_rejected {
        (colors.board_ground, colors.evil, colors.evil)
    } else {
        (colors.night2, colors.text, colors.text2)
    };
    let (line, line_width) = match plate.state {
        SeatState::Rejected => (colors.evil, theme.width(Width::Leader)),
        // While votes are shown, the crown alone tells the leader: gold would outshine them.
        SeatState::Approved => (Color32::TRANSPARENT, 0.0),
        _ if plate.is_leader => (colors.gold, theme.width(Width::Leader)),
        _ if plate.is_asked => (colors.gold, theme.width(Width::Strong)),
        SeatState::Team => (mix(colors.line, colors.team), theme.width(Width::Line)),
        SeatState::Idle | SeatState::Excluded => (colors.line, theme.width(Width::Line)),
    };
    let is_calm_asked = plate.is_asked && !plate.state.is_chosen() && !is_rejected;
    Looks {
        fill: mix(rest_fill, colors.team),
        name: mix(rest_name, colors.team_ink),
        digit: if is_calm_asked {
            colors.gold
        } else {
            mix(rest_digit, colors.team_ink2)
        },
        line,
        line_width,
        crown: mix(colors.gold, colors.team_crown),
    }
}

/// Draws a plate and tells whether it was tapped or dragged; `u` is the pixels of a design point.
pub fn seat_plate_ui(
    ui: &mut Ui,
    theme: &Theme,
    rect: Rect,
    u: f32,
    seat: Seat,
    plate: &SeatPlate<'_>,
) -> Response {
    // Guests sit closer together than a finger likes; none takes from its neighbour.
    let high = match plate.kind {
        PlateKind::Seat => 62.0 * u,
        PlateKind::Guest => 0.0,
    };
    let least = Vec2::new(44.0, high.max(44.0));
    let touched = rect.expand2((least - rect.size()).max(Vec2::ZERO) / 2.0);
    let id = plate_id(ui, seat);
    let sense = match (plate.is_open, plate.kind) {
        (true, PlateKind::Guest) => Sense::click_and_drag(),
        (true, PlateKind::Seat) => Sense::click(),
        (false, _) => Sense::hover(),
    };
    let response = ui.interact(touched, id, sense);
    response.widget_info(|| {
        let name = match (plate.name, plate.says) {
            (name, "") => name.to_owned(),
            ("", says) => says.to_owned(),
            (name, says) => format!("{name}, {says}"),
        };
        let is_chosen = plate.state.is_chosen();
        WidgetInfo::selected(egui::Role::Button, plate.is_open, is_chosen, name)
    });
    let secs = theme.motion.secs(Move::Seat);
    let chosen = ui
        .ctx()
        .animate_bool_with_time(id, plate.state.is_chosen(), secs);
    let mut looks = looks(theme, plate, egui::emath::easing::cubic_out(chosen));
    if response.hovered() && plate.is_open && !plate.state.is_chosen() {
        looks.fill = theme.colors.raised;
    }
    let painter = ui.painter().clone();
    paint_plate(&painter, theme, rect, u, plate, &looks);
    if response.has_focus() {
        paint::focus(&painter, theme, rect, theme.corner(Corner::Plate));
    }
    response
}

/// What the system knows a seat's plate by.
pub fn plate_id(ui: &Ui, seat: Seat) -> Id {
    ui.scope_id().with(("seat", seat))
}

/// Draws a plate that is being dragged, under the finger.
pub fn dragged_plate(painter: &Painter, theme: &Theme, rect: Rect, u: f32, plate: &SeatPlate<'_>) {
    let mut looks = looks(theme, plate, 0.0);
    looks.fill = theme.colors.raised;
    paint_plate(painter, theme, rect, u, plate, &looks);
}

fn paint_plate(
    painter: &Painter,
    theme: &Theme,
    rect: Rect,
    u: f32,
    plate: &SeatPlate<'_>,
    looks: &Looks,
) {
    let measures = plate.measures();
    let corner = measures.corner * u;
    paint::fill(painter, rect, corner, looks.fill);
    if looks.line_width > 0.0 {
        paint::outline(painter, rect, corner, looks.line_width, looks.line);
    }
    let middle = rect.center().y;
    let at = |points: f32| rect.left() + points * u;
    let (digit, size) = match plate.kind {
        PlateKind::Guest => (GRIP.0, 18.0),
        PlateKind::Seat => (22.0, 20.0),
    };
    if !plate.key.is_empty() {
        Words::new(theme, Type::Key, plate.key, looks.digit)
            .sized(size * u)
            .align(Align::Center)
            .fit(painter)
            .paint(painter, pos2(at(digit), middle));
    }
    if plate.kind == PlateKind::Guest {
        let center = pos2(at(GRIP.1), middle);
        let color = theme.colors.text2;
        Emblem::Grip.paint_at(painter, center, GRIP.2 * u, color, looks.fill);
    }
    let name_left = plate.name_left(u);
    if plate.is_leader {
        let side = measures.crown * u;
        let bare = measures.crowned_name_left * u - name_left;
        let left = at(measures.crown_left) - bare;
        let center = pos2(left + side / 2.0, middle - 1.0 * u);
        Emblem::Crown.paint_at(painter, center, side, looks.crown, looks.fill);
    }
    let name = |right: f32| {
        let room = rect.width() - name_left - right;
        let words = plate.words(theme, u, looks.name);
        words.within(room).fit(painter)
    };
    let beside_mark = name(plate.name_right(u));
    // A name is worth more than its mark: that lies on the table before the seat as well.
    let has_mark = beside_mark.is_whole;
    let fitted = if has_mark {
        beside_mark
    } else {
        name(measures.pad * u)
    };
    fitted.paint(painter, pos2(rect.left() + name_left, middle));
    if let Some(mark) = plate.state.mark().filter(|_| has_mark) {
        let side = MARK.1 * u;
        let center = pos2(rect.right() - MARK.2 * u - side / 2.0, middle);
        mark.paint_at(painter, center, side, looks.name, looks.fill);
    }
}

#[cfg(test)]
mod tests;
