//! Text that is measured before it is drawn: it shrinks, then wraps, then ends in "…".
//!
//! A test can ask for the record of all that was set, and see whether each text had its room.

mod record;

use std::sync::Arc;

use egui::text::{LayoutJob, LayoutSection, TextFormat};
use egui::{Align, Color32, Context, Galley, Painter, Pos2, Rect, Shape, Vec2, pos2};

pub use record::{Noted, record, recorded};

use crate::ui::theme::{Face, Theme, Type};

/// Sizes differ by this much at least, so that the glyphs of a few sizes serve all.
const STEP: f32 = 0.5;

/// Text that is to be set, and the room it has.
#[derive(Clone, Debug)]
pub struct Words<'a> {
    parts: Vec<(&'a str, Color32)>,
    face: Face,
    size: f32,
    least: f32,
    width: f32,
    rows: usize,
    align: Align,
    is_tight: bool,
    is_balanced: bool,
}

impl<'a> Words<'a> {
    /// A text of one row, with as much room as it likes.
    pub fn new(theme: &Theme, kind: Type, text: &'a str, color: Color32) -> Self {
        Self {
            parts: vec![(text, color)],
            face: kind.face(),
            size: theme.size(kind),
            least: theme.pt(kind.least()),
            width: f32::INFINITY,
            rows: 1,
            align: Align::Min,
            is_tight: false,
            is_balanced: false,
        }
    }

    /// Rows close together, as on a slip or a card's title.
    #[must_use]
    pub fn tight(mut self) -> Self {
        self.is_tight = true;
        self
    }

    /// The same words go on in another colour.
    #[must_use]
    pub fn and(mut self, text: &'a str, color: Color32) -> Self {
        self.parts.push((text, color));
        self
    }

    /// No wider than this many pixels.
    #[must_use]
    pub fn within(mut self, width: f32) -> Self {
        self.width = width.max(1.0);
        self
    }

    /// In up to this many rows.
    #[must_use]
    pub fn rows(mut self, rows: usize) -> Self {
        self.rows = rows.max(1);
        self
    }

    /// Rows in the middle or flush right.
    #[must_use]
    pub fn align(mut self, align: Align) -> Self {
        self.align = align;
        self
    }

    /// Rows of about the same length.
    #[must_use]
    pub fn balanced(mut self) -> Self {
        self.is_balanced = true;
        self
    }

    /// In another face.
    #[must_use]
    pub fn face(mut self, face: Face) -> Self {
        self.face = face;
        self
    }

    /// In another size, in pixels; it may still shrink by as much as its kind does.
    #[must_use]
    pub fn sized(mut self, size: f32) -> Self {
        self.least *= size / self.size.max(f32::EPSILON);
        self.size = size;
        self
    }

    /// No smaller than this many pixels.
    #[must_use]
    pub fn least(mut self, least: f32) -> Self {
        self.least = least.min(self.size);
        self
    }

    /// The width that the words take in one row at their full size.
    pub fn natural_width(&self, painter: &Painter) -> f32 {
        self.lay(painter, self.size, f32::INFINITY, 1).rect.width()
    }

    /// Sets the words: at full size if they have the room, smaller if they don't, and with "…" for
    /// an end if that isn't enough.
    pub fn fit(&self, painter: &Painter) -> Fitted {
        let mut size = self.size;
        loop {
            if let Some(galley) = self.set(painter, size) {
                let galley = self.balance(painter, size, galley);
                return self.fitted(galley, size);
            }
            if size <= self.least {
                break;
            }
            size = (self.shrunk(painter, size)).max(self.least);
        }
        let galley = self.lay(painter, size, self.width, self.rows);
        self.fitted(galley, size)
    }

    /// The galley, if it has the room at this size.
    fn set(&self, painter: &Painter, size: f32) -> Option<Arc<Galley>> {
        let galley = self.lay(painter, size, self.width, usize::MAX);
        let fits = galley.rows.len() <= self.rows
            && galley.rect.width() <= self.width + 0.5
            && self.widest_word(painter, size) <= self.width + 0.5;
        fits.then_some(galley)
    }

    /// The same in the narrowest width that takes no more rows.
    fn balance(&self, painter: &Painter, size: f32, galley: Arc<Galley>) -> Arc<Galley> {
        if !self.is_balanced || galley.rows.len() < 2 {
            return galley;
        }
        let (mut narrow, mut wide) = (self.widest_word(painter, size), galley.rect.width());
        let mut best = galley;
        while wide - narrow > size * 0.3 {
            let width = f32::midpoint(narrow, wide);
            let tried = self.lay(painter, size, width, usize::MAX);
            if tried.rows.len() <= best.rows.len() && tried.rect.width() <= width + 0.5 {
                wide = width;
                best = tried;
            } else {
                narrow = width;
            }
        }
        best
    }

    /// The next smaller size worth a try.
    fn shrunk(&self, painter: &Painter, size: f32) -> f32 {
        let wide = self.lay(painter, size, f32::INFINITY, 1).rect.width();
        let ratio = if self.rows == 1 {
            self.width / wide.max(1.0)
        } else {
            self.width / self.widest_word(painter, size).max(1.0)
        };
        let smaller = (size * ratio.min(1.0) / STEP).floor() * STEP;
        smaller.min(size - STEP)
    }

    /// A word may not be torn apart to make it fit, unless it is Chinese.
    fn widest_word(&self, painter: &Painter, size: f32) -> f32 {
        let font = egui::FontId::new(size, self.face.family());
        self.parts
            .iter()
            .flat_map(|(text, _)| text.split_whitespace())
            .filter(|word| !is_chinese(word))
            .map(|word| {
                let galley =
                    painter.layout_no_wrap(word.to_owned(), font.clone(), Color32::PLACEHOLDER);
                galley.rect.width()
            })
            .fold(0.0, f32::max)
    }

    fn lay(&self, painter: &Painter, size: f32, width: f32, rows: usize) -> Arc<Galley> {
        let mut job = LayoutJob {
            halign: self.align,
            round_output_to_gui: false,
            ..LayoutJob::default()
        };
        let line = size
            * match (self.is_tight, self.is_chinese()) {
                (true, false) => 1.02,
                (true, true) => 1.1,
                (false, false) => 1.2,
                (false, true) => 1.3,
            };
        for (at, &(text, color)) in self.parts.iter().enumerate() {
            let start = job.text.len();
            job.text.push_str(text);
            job.sections.push(LayoutSection {
                leading_space: if at > 0 { size * 0.28 } else { 0.0 },
                byte_range: start.into()..job.text.len().into(),
                format: TextFormat {
                    font_id: egui::FontId::new(size, self.face.family()),
                    line_height: Some(line),
                    color,
                    ..TextFormat::default()
                },
            });
        }
        job.wrap.max_width = width;
        job.wrap.max_rows = rows;
        job.wrap.break_anywhere = rows == 1;
        painter.ctx().fonts_mut(|fonts| fonts.layout_job(job))
    }

    /// Whether Chinese characters are in it.
    pub(super) fn is_chinese(&self) -> bool {
        self.parts.iter().any(|(text, _)| is_chinese(text))
    }

    fn fitted(&self, galley: Arc<Galley>, size: f32) -> Fitted {
        Fitted {
            drop: size * self.face.drop(self.is_chinese()),
            is_whole: !galley.elided && galley.rect.width() <= self.width + 1.0,
            galley,
            size,
        }
    }
}

/// Sets a text of one row into a width. The short way for the common case.
pub fn fit_text(
    painter: &Painter,
    theme: &Theme,
    kind: Type,
    text: &str,
    color: Color32,
    width: f32,
) -> Fitted {
    Words::new(theme, kind, text, color)
        .within(width)
        .fit(painter)
}

/// Whether a text has Chinese characters in it.
pub fn is_chinese(text: &str) -> bool {
    text.chars()
        .any(|letter| matches!(letter, '\u{2E80}'..='\u{9FFF}' | '\u{F900}'..='\u{FAFF}' | '\u{FF00}'..='\u{FFEF}'))
}

/// A text that has been set and can be drawn.
#[derive(Clone, Debug)]
pub struct Fitted {
    galley: Arc<Galley>,
    /// The size it was set in, in pixels.
    pub size: f32,
    /// Whether nothing of it was cut off.
    pub is_whole: bool,
    drop: f32,
}

impl Fitted {
    /// Its width in pixels.
    pub fn width(&self) -> f32 {
        self.galley.rect.width()
    }

    /// Its height in pixels, with the space that lines have.
    pub fn height(&self) -> f32 {
        self.galley.rect.height()
    }

    /// How many rows it took.
    pub fn rows(&self) -> usize {
        self.galley.rows.len()
    }

    /// The first baseline, from the top of the galley.
    fn baseline(&self) -> f32 {
        self.galley.rows.first().map_or(0.0, |row| {
            row.pos.y + row.glyphs.first().map_or(self.size, |glyph| glyph.pos.y)
        })
    }

    /// From the middle of the first row's capitals to that of the last row's.
    fn depth(&self) -> f32 {
        match (self.galley.rows.first(), self.galley.rows.last()) {
            (Some(first), Some(last)) => last.pos.y - first.pos.y,
            _ => 0.0,
        }
    }

    /// Draws it with its optical middle at a height; `at.x` is its left, middle or right, as it is
    /// aligned. Returns where it stands.
    pub fn paint(&self, painter: &Painter, at: Pos2) -> Rect {
        self.paint_at(painter, self.top_left(at), 1.0)
    }

    /// Draws it so that the first row stands on a baseline.
    pub fn paint_on(&self, painter: &Painter, at: Pos2) -> Rect {
        self.paint_at(painter, pos2(at.x, at.y - self.baseline()), 1.0)
    }

    /// Draws it below a line.
    pub fn paint_below(&self, painter: &Painter, at: Pos2) -> Rect {
        self.paint_at(painter, at, 1.0)
    }

    /// Draws it half faded.
    pub fn paint_faded(&self, painter: &Painter, at: Pos2, opacity: f32) -> Rect {
        self.paint_at(painter, self.top_left(at), opacity)
    }

    /// Where the galley begins if its optical middle is at a height.
    pub(super) fn top_left(&self, at: Pos2) -> Pos2 {
        let first_middle = self.baseline() - self.drop;
        pos2(at.x, at.y - first_middle - self.depth() / 2.0)
    }

    fn paint_at(&self, painter: &Painter, at: Pos2, opacity: f32) -> Rect {
        let shape = egui::epaint::TextShape::new(at, self.galley.clone(), Color32::PLACEHOLDER);
        painter.add(shape.with_opacity_factor(opacity));
        let rect = self.galley.rect.translate(at.to_vec2());
        self.note(painter.ctx(), rect);
        rect
    }

    /// The text as part of something that is turned about a point and squeezed in width.
    pub(super) fn turned(
        &self,
        ctx: &Context,
        at: Pos2,
        center: Pos2,
        angle: f32,
        squeeze: f32,
    ) -> Shape {
        let mut galley = self.galley.clone();
        if squeeze < 1.0 {
            let squeezed = Arc::make_mut(&mut galley);
            for row in &mut squeezed.rows {
                row.pos.x *= squeeze;
                let row = Arc::make_mut(&mut row.row);
                for vertex in &mut row.visuals.mesh.vertices {
                    vertex.pos.x *= squeeze;
                }
            }
        }
        let from = self.top_left(at) - center;
        let from = Vec2::new(from.x * squeeze, from.y);
        let to = center + egui::emath::Rot2::from_angle(angle) * from;
        self.note(ctx, self.galley.rect.translate(self.top_left(at).to_vec2()));
        egui::epaint::TextShape::new(to, galley, Color32::PLACEHOLDER)
            .with_angle(angle)
            .into()
    }

    fn note(&self, ctx: &Context, rect: Rect) {
        record::note(ctx, || Noted {
            text: self.galley.job.text.clone(),
            rect,
            size: self.size,
            is_whole: self.is_whole,
        });
    }
}

#[cfg(test)]
mod tests;
