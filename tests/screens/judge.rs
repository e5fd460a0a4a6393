//! What every screen keeps to, whatever its size: no text cut off, outside or on another, and controls a finger can hit.

use avalon_herald::i18n::{Msg, Words};
use avalon_herald::ui::widgets::text::Noted;
use egui::accesskit::Role;
use egui::{Rect, Vec2, pos2, vec2};

use super::people::Names;
use super::scenes::Scene;
use super::window::{Size, Thing, Window};

/// The least that a finger hits, less what rounding takes.
const FINGER: f32 = 43.9;

/// A screen as it was drawn, and where.
pub(crate) struct Drawn {
    names: Names,
    size: Size,
    texts: Vec<Noted>,
    things: Vec<Thing>,
    /// What lies over the screen on a slip of its own.
    slip: Vec<String>,
}

/// What lies over a scene.
fn slip(scene: &Scene, names: Names) -> Vec<String> {
    let words = Words::new(names.lang());
    let buttons = [Msg::Dismiss, Msg::TroubleOtherFolder].map(|it| words.get(it));
    let told = scene.trouble.iter().map(|it| it.words.clone());
    told.flat_map(|it| buttons.clone().into_iter().chain([it]))
        .collect()
}

/// A sheet on which lines scroll: no more of them is seen than the sheet has room for.
fn clip_to_sheet(texts: &mut [Noted], sheet: Rect) {
    for noted in texts.iter_mut().filter(|it| it.rect.intersects(sheet)) {
        noted.rect = noted.rect.intersect(sheet);
    }
}

impl Drawn {
    /// The last frame of a window.
    pub(crate) fn of(window: &Window<'_>, scene: &Scene, names: Names, size: Size) -> Self {
        let mut texts = window.texts();
        if scene.is_log() {
            let Vec2 { x, y } = size.window;
            let sheet = Rect::from_min_max(pos2(0.028 * x, 0.125 * y), pos2(0.972 * x, 0.87 * y));
            clip_to_sheet(&mut texts, sheet);
        }
        Self {
            names,
            size,
            texts,
            things: window.things(),
            slip: slip(scene, names),
        }
    }

    /// Everything that is wrong with it.
    pub(crate) fn complaints(&self) -> Vec<String> {
        let mut complaints = Vec::new();
        self.texts_are_whole(&mut complaints);
        self.texts_are_apart(&mut complaints);
        self.controls_can_be_hit(&mut complaints);
        self.texts_keep_to_their_control(&mut complaints);
        self.things_keep_off_controls(&mut complaints);
        complaints
    }

    fn u(&self) -> f32 {
        let fits = self.size.window / vec2(1280.0, 800.0);
        fits.min_elem() * self.size.scale
    }

    /// A name at the table may end in "…" when it has been made as small as names get, and so may what undo takes back if it
    /// has such names in it.
    fn may_be_cut(&self, noted: &Noted) -> bool {
        let is_long = |name: &&str| self.names != Names::Short && noted.text.contains(*name);
        let is_name = self.names.ten().contains(&noted.text.as_str());
        let has_long_name = self.names.ten().iter().any(is_long);
        let least = if is_name { 27.2 } else { 16.0 };
        has_long_name && noted.size <= least * self.u() + 0.6
    }

    fn texts_are_whole(&self, complaints: &mut Vec<String>) {
        let window = Rect::from_min_size(egui::Pos2::ZERO, self.size.window);
        for noted in &self.texts {
            if !noted.is_whole && !self.may_be_cut(noted) {
                complaints.push(format!("cut off: “{}”", noted.text));
            }
            if !window.expand(0.5).contains_rect(ink(noted)) {
                complaints.push(format!("outside: “{}” {}", noted.text, told(noted.rect)));
            }
        }
    }

    fn texts_are_apart(&self, complaints: &mut Vec<String>) {
        for (idx, one) in self.texts.iter().enumerate() {
            for other in &self.texts[..idx] {
                let is_over = self.is_slip(&one.text) != self.is_slip(&other.text);
                if !is_over && overlap(ink(one), ink(other)) {
                    complaints.push(format!("“{}” lies on “{}”", one.text, other.text));
                }
            }
        }
    }

    fn is_slip(&self, text: &str) -> bool {
        self.slip.iter().any(|it| it == text)
    }

    fn controls(&self) -> impl Iterator<Item = &Thing> {
        self.things.iter().filter(|it| it.is_control())
    }

    fn controls_can_be_hit(&self, complaints: &mut Vec<String>) {
        let window = Rect::from_min_size(egui::Pos2::ZERO, self.size.window);
        for (idx, one) in self.controls().enumerate() {
            let Vec2 { x, y } = one.rect.size();
            if x < FINGER || y < FINGER {
                complaints.push(format!("too small: “{}” {x:.1} × {y:.1}", one.name));
            }
            if !window.expand(0.5).contains_rect(one.rect) {
                complaints.push(format!("outside: “{}” {}", one.name, told(one.rect)));
            }
            for other in self.controls().take(idx) {
                let is_over = self.is_slip(&one.name) != self.is_slip(&other.name);
                if !is_over && overlap(one.rect, other.rect) {
                    complaints.push(format!("“{}” reaches into “{}”", one.name, other.name));
                }
            }
        }
    }

    /// A card, a disc or a line stands on one control or on none.
    fn things_keep_off_controls(&self, complaints: &mut Vec<String>) {
        let still = |it: &&Thing| matches!(it.role, Role::Image | Role::Label | Role::Heading);
        for thing in self.things.iter().filter(still) {
            let rect = thing
                .rect
                .shrink2(vec2(0.0, (thing.rect.height() * 0.1).min(6.0)));
            for control in self.controls() {
                let is_over = self.is_slip(&thing.name) != self.is_slip(&control.name);
                let is_on = control.rect.expand(1.0).contains_rect(rect);
                if !is_over && !is_on && overlap(rect, control.rect) {
                    complaints.push(format!("“{}” reaches under “{}”", thing.name, control.name));
                }
            }
        }
    }

    /// A text stands on one control or on none.
    fn texts_keep_to_their_control(&self, complaints: &mut Vec<String>) {
        for noted in &self.texts {
            // How many of a character there are sits on the corner of its card.
            if noted.text.starts_with('×') {
                continue;
            }
            let ink = ink(noted);
            for thing in self.controls() {
                let is_over = self.is_slip(&noted.text) != self.is_slip(&thing.name);
                let is_on = thing.rect.expand(1.0).contains_rect(ink);
                if !is_over && !is_on && overlap(ink, thing.rect) {
                    complaints.push(format!("“{}” runs into “{}”", noted.text, thing.name));
                }
            }
        }
    }
}

/// Where the letters of a text are: its rows have more room than they need, above and below.
fn ink(noted: &Noted) -> Rect {
    noted.rect.shrink2(vec2(0.0, noted.size * 0.24))
}

fn overlap(one: Rect, other: Rect) -> bool {
    one.shrink(0.5).intersects(other.shrink(0.5))
}

fn told(rect: Rect) -> String {
    format!(
        "({:.0} to {:.0}, {:.0} to {:.0})",
        rect.left(),
        rect.right(),
        rect.top(),
        rect.bottom()
    )
}
