//! Sizes of text, distances, corners, lines, durations, and the one scale that moves them all.

use egui::{FontFamily, Rect, Vec2, vec2};

/// The window that the look was drawn in.
const DESIGN: Vec2 = vec2(1280.0, 800.0);

/// The scale of the window: one factor moves everything.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scale {
    /// Pixels of a design point.
    pub u: f32,
    /// The size of the window in pixels.
    pub window: Vec2,
}

impl Scale {
    /// The scale of a window, times the size that the user likes (0.8 to 1.6).
    pub fn new(window: Vec2, liked: f32) -> Self {
        let u = fits(window) * liked.clamp(0.8, 1.6);
        Self { u, window }
    }

    /// The same, but for a screen that has no room for more than this size.
    #[must_use]
    pub fn at_most(self, size: f32) -> Self {
        let u = self.u.min(fits(self.window) * size);
        Self { u, ..self }
    }

    /// The same window with so many pixels to a design point, for things that have less room than others.
    #[must_use]
    pub const fn of_points(self, u: f32) -> Self {
        Self { u, ..self }
    }

    /// How much larger everything is than the window alone would have it.
    pub fn liked(&self) -> f32 {
        self.u / fits(self.window)
    }

    /// A part of the window's width, from its left edge.
    pub fn x(&self, part: f32) -> f32 {
        part * self.window.x
    }

    /// A part of the window's height, from its top.
    pub fn y(&self, part: f32) -> f32 {
        part * self.window.y
    }

    /// A rectangle given in parts of the window.
    pub fn rect(&self, left: f32, top: f32, right: f32, bottom: f32) -> Rect {
        Rect::from_min_max(
            egui::pos2(self.x(left), self.y(top)),
            egui::pos2(self.x(right), self.y(bottom)),
        )
    }

    /// What a small window leaves out.
    pub fn keep(&self) -> Keep {
        match self.u {
            u if u < 0.6 => Keep::Marks,
            u if u < 0.68 => Keep::Names,
            u if u < 0.75 => Keep::Keys,
            _ => Keep::All,
        }
    }
}

/// Pixels of a design point with which the look, as it was drawn, fits into a window.
fn fits(window: Vec2) -> f32 {
    (window.x / DESIGN.x).min(window.y / DESIGN.y).max(0.1)
}

/// What a small window still has room for. The order is that of leaving out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Keep {
    /// Marks only: no captions, no keys of secondary buttons, no names on plot slips.
    Marks,
    /// Names on plot slips too.
    Names,
    /// Keys of secondary buttons too.
    Keys,
    /// Everything, with captions under labels.
    All,
}

/// A face of the look.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Face {
    /// Small capitals, for headings and figures.
    Display,
    /// Heavy, for what is read from afar.
    Far,
    /// Medium, for what is read close by.
    Reading,
}

impl Face {
    /// Every face.
    pub const ALL: [Self; 3] = [Self::Display, Self::Far, Self::Reading];

    /// What egui calls it.
    pub fn family(self) -> FontFamily {
        FontFamily::Name(self.name().into())
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Display => "display",
            Self::Far => "far",
            Self::Reading => "reading",
        }
    }

    /// How far the baseline lies below the middle of a line of capitals, as a part of the size.
    pub const fn drop(self, is_chinese: bool) -> f32 {
        match self {
            // Chinese characters fill the em: their middle lies higher above the baseline.
            _ if is_chinese => 0.38,
            Self::Display | Self::Far | Self::Reading => 0.325,
        }
    }
}

/// A kind of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Type {
    /// Big tallies.
    Tally,
    /// "Quest 2 fails".
    Verdict,
    /// "Nobody".
    Answer,
    /// The question of an opportunity.
    Ask,
    /// The main line.
    Now,
    /// The night's caption.
    Night,
    /// The night's caption in a second language.
    NightSecond,
    /// Quest sizes.
    Figure,
    /// The title of a card.
    Card,
    /// Screen titles, "Quest 4".
    Title,
    /// Names that may act, in a row of their own.
    Row,
    /// Who leads by how many.
    Score,
    /// Names at the table.
    Seat,
    /// The primary button.
    Button,
    /// "Next: the vote", explanations.
    Next,
    /// The main line of a side or a column at set-up.
    Head,
    /// "4th proposal of 5", counts.
    Label,
    /// Names round the table at set-up.
    Guest,
    /// Labels of secondary buttons and rows.
    Control,
    /// Captions under labels, set-up text, tables.
    Small,
    /// Names on plot slips.
    Slip,
    /// The second line of a button.
    Under,
    /// Key caps and seat digits.
    Key,
    /// The key caps of secondary buttons, the least size there is.
    KeySmall,
}

impl Type {
    /// Every kind.
    pub const ALL: [Self; 24] = [
        Self::Tally,
        Self::Verdict,
        Self::Answer,
        Self::Ask,
        Self::Now,
        Self::Night,
        Self::NightSecond,
        Self::Figure,
        Self::Card,
        Self::Title,
        Self::Row,
        Self::Score,
        Self::Seat,
        Self::Button,
        Self::Next,
        Self::Head,
        Self::Label,
        Self::Guest,
        Self::Control,
        Self::Small,
        Self::Slip,
        Self::Under,
        Self::Key,
        Self::KeySmall,
    ];

    /// Its size as a part of the window's height.
    pub const fn part(self) -> f32 {
        self.points() / DESIGN.y
    }

    /// Its size in design points.
    pub const fn points(self) -> f32 {
        match self {
            Self::Tally => 100.0,
            Self::Verdict => 84.0,
            Self::Answer => 76.0,
            Self::Ask => 62.0,
            Self::Now => 54.0,
            Self::Figure => 52.0,
            Self::Card | Self::Score => 50.0,
            Self::Night => 47.0,
            Self::Row => 46.0,
            Self::Title => 40.0,
            Self::Seat | Self::Head => 34.0,
            Self::Button => 32.0,
            Self::Next => 31.0,
            Self::NightSecond => 30.0,
            Self::Label => 28.0,
            Self::Guest => 27.0,
            Self::Control => 25.0,
            Self::Small => 24.0,
            Self::Slip => 23.0,
            Self::Under | Self::Key => 20.0,
            Self::KeySmall => 17.0,
        }
    }

    /// The size in design points to which it may shrink before it wraps or is cut short.
    pub const fn least(self) -> f32 {
        match self {
            // Its capitals stay at 1/28 of the height or above.
            Self::Now => 44.8,
            Self::Seat => 27.2,
            Self::Under | Self::Key | Self::KeySmall => 16.0,
            other => other.points() * 0.8,
        }
    }

    /// Its face.
    pub const fn face(self) -> Face {
        match self {
            Self::Verdict | Self::Figure | Self::Card | Self::Title | Self::Head => Face::Display,
            Self::Next | Self::Small | Self::Under | Self::Key | Self::KeySmall => Face::Reading,
            _ => Face::Far,
        }
    }
}

/// A corner's radius.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Corner {
    /// Key cap.
    Key,
    /// Slip of parchment.
    Slip,
    /// Plate, card at set-up, row.
    Plate,
    /// Button, sheet.
    Button,
    /// Large card.
    Card,
}

impl Corner {
    /// In design points.
    pub const fn points(self) -> f32 {
        match self {
            Self::Key => 6.0,
            Self::Slip => 7.0,
            Self::Plate => 13.0,
            Self::Button => 14.0,
            Self::Card => 20.0,
        }
    }
}

/// A distance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gap {
    /// From the window's edge.
    Margin,
    /// Between buttons.
    Between,
    /// Within a small thing.
    Inner,
    /// Within a large thing.
    Wide,
    /// The least that a finger hits.
    Touch,
    /// The height of the primary button.
    Primary,
}

impl Gap {
    /// In design points.
    pub const fn points(self) -> f32 {
        match self {
            Self::Margin => 32.0,
            Self::Between => 10.0,
            Self::Inner => 14.0,
            Self::Wide => 24.0,
            Self::Touch => 62.0,
            Self::Primary => 74.0,
        }
    }
}

/// A line's width.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Width {
    /// Inlay.
    Hair,
    /// Controls.
    Line,
    /// Asked, rejected.
    Strong,
    /// The leader.
    Leader,
}

impl Width {
    /// In design points.
    pub const fn points(self) -> f32 {
        match self {
            Self::Hair => 1.2,
            Self::Line => 2.0,
            Self::Strong => 3.5,
            Self::Leader => 4.0,
        }
    }
}

/// Something that moves. Nothing else does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// A seat turns to parchment and its sector lights.
    Seat,
    /// The crown passes to the left.
    Crown,
    /// Half a turn of a quest card; a fail no slower than a success.
    CardHalf,
    /// From one quest card to the next.
    CardApart,
    /// The verdict after the last card.
    Verdict,
    /// A quest disc takes its result.
    Disc,
    /// Leaning in and out.
    Lean,
    /// A message comes.
    MessageIn,
    /// A message goes.
    MessageOut,
    /// From the night to the first day screen.
    Dawn,
}

/// Whether things move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Motion {
    /// They do.
    #[default]
    Full,
    /// They don't; also at night.
    Still,
}

impl Motion {
    /// How long a move takes.
    pub const fn secs(self, what: Move) -> f32 {
        if matches!(self, Self::Still) {
            return 0.0;
        }
        match what {
            Move::Seat => 0.14,
            Move::Crown => 0.38,
            Move::CardHalf => 0.19,
            Move::CardApart => 0.55,
            Move::Verdict | Move::MessageOut => 0.24,
            Move::Disc => 0.32,
            Move::Lean => 0.26,
            Move::MessageIn => 0.18,
            Move::Dawn => 1.2,
        }
    }
}
