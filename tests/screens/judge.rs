//! What every screen keeps to, whatever its size: no text cut off, outside or on another, and controls a finger can hit.

use avalon_herald::i18n::{Msg, Words};
use avalon_herald::ui::widgets::text::Noted;
use egui::accesskit::Role;
use egui::{Rect, Vec2, vec2};

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

impl Drawn {
    /// The last frame of a window.
    pub(crate) fn of(window: &Window<'_>, scene: &Scene, names: Names, size: Size) -> Self {
        let (mut texts, mut things) = (window.texts(), window.things());
        let words = Words::new(names.lang());
        let bar = things.iter().find(|it| it.role == Role::ScrollBar);
        if let Some(high) = bar.map(|it| it.rect.y_range()) {
            let seen = Rect::everything_above(high.max).intersect(Rect::everything_below(high.min));
            for noted in texts
                .iter_mut()
                .filter(|it| scene.scrolls(&it.text, &words))
            {
                noted.rect = noted.rect.intersect(seen);
            }
            for thing in things
                .iter_mut()
                .filter(|it| scene.scrolls(&it.name, &words))
            {
                thing.rect = thing.rect.intersect(seen);
            }
            // Of the last line there may be less to be seen than a finger hits.
            texts.retain(|it| !scene.scrolls(&it.text, &words) || it.rect.height() > it.size);
            things.retain(|it| !scene.scrolls(&it.name, &words) || it.rect.height() >= FINGER);
        }
        Self {
            names,
            size,
            texts,
            things,
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
        fits.min_elem() * self.size.scale.min(1.15)
    }

    /// A name at the table may end in "…" when it has been made as small as names get, and so may what undo takes back if it
    /// has such names in it or is a long list.
    fn may_be_cut(&self, noted: &Noted) -> bool {
        let is_in = |name: &&str| noted.text.contains(*name);
        let is_name = self.names.ten().contains(&noted.text.as_str());
        let has_long_name = !self.names.are_short() && self.names.ten().iter().any(is_in);
        let is_long = has_long_name || noted.text.chars().count() > 50;
        // As small as a name may be at the table, in a row of its own, in a sentence, under undo.
        let least = match (is_name, noted.size / self.u()) {
            (true, _) => 28.0,
            (false, size) if size < 20.0 => 16.0,
            (false, size) if size < 28.0 => 24.8,
            (false, _) => 30.4,
        };
        is_long && noted.size <= least * self.u() + 0.6
    }

    fn texts_are_whole(&self, complaints: &mut Vec<String>) {
        let window = Rect::from_min_size(egui::Pos2::ZERO, self.size.window);
        for noted in &self.texts {
            if !noted.is_whole && !self.may_be_cut(noted) {
                complaints.push(format!("cut off: “{}” at {}", noted.text, noted.size));
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
                let is_over = self.is_slip(&thing.name) != self.is_slip(&control.name)
                    || is_before(thing, control);
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
                let is_own = |it: &Thing| it.rect.contains(ink.center()) && is_before(it, thing);
                let is_over = self.is_slip(&noted.text) != self.is_slip(&thing.name)
                    || self.things.iter().any(is_own);
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

/// What lies before a seat may reach under the plate of that seat.
fn is_before(thing: &Thing, plate: &Thing) -> bool {
    // After the name a plate says how its seat stands.
    let name = plate
        .name
        .split([',', '、', '，'])
        .next()
        .unwrap_or_default();
    thing.role == Role::Image && thing.name.starts_with(name)
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
