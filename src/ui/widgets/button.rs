//! Buttons: plain ones, the one gold one of a screen, and its outline while it waits.

mod draw;

use egui::{Color32, Painter, Rect, Response, Sense, Ui, Vec2, WidgetInfo};

use super::key_cap::KeyCap;
use super::text::Words;
use crate::ui::emblem::Emblem;
use crate::ui::theme::{Gap, Keep, Theme, Type};

/// How a button looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ButtonLook {
    /// One of several.
    Plain,
    /// The one next thing; one a screen.
    Gold,
    /// The one next thing, which waits for something. Its words say for what.
    Waits,
}

/// A button in plain data.
#[derive(Clone, Debug)]
pub struct Button<'a> {
    words: &'a str,
    says: &'a str,
    under: Option<(&'a str, bool)>,
    key: Option<&'a str>,
    emblem: Option<Emblem>,
    look: ButtonLook,
    kind: Type,
    is_on: bool,
    is_stacked: bool,
    keeps_key: bool,
}

impl<'a> Button<'a> {
    const fn new(look: ButtonLook, kind: Type, words: &'a str) -> Self {
        Self {
            words,
            says: "",
            under: None,
            key: None,
            emblem: None,
            look,
            kind,
            is_on: true,
            is_stacked: false,
            keeps_key: false,
        }
    }

    /// One of several.
    pub const fn plain(words: &'a str) -> Self {
        Self::new(ButtonLook::Plain, Type::Control, words)
    }

    /// The one next thing.
    pub const fn gold(words: &'a str) -> Self {
        Self::new(ButtonLook::Gold, Type::Button, words)
    }

    /// The one next thing while it waits.
    pub const fn waits(words: &'a str) -> Self {
        Self::new(ButtonLook::Waits, Type::Button, words)
    }

    /// The key that does the same.
    #[must_use]
    pub const fn key(mut self, key: &'a str) -> Self {
        self.key = Some(key);
        self
    }

    /// A second line: what the button takes back, or what it waits for.
    #[must_use]
    pub const fn under(mut self, under: &'a str) -> Self {
        self.under = Some((under, false));
        self
    }

    /// A second line that tells of an error.
    #[must_use]
    pub const fn under_error(mut self, under: &'a str) -> Self {
        self.under = Some((under, true));
        self
    }

    /// What a screen reader says instead of the words, for a button that has none.
    #[must_use]
    pub const fn says(mut self, says: &'a str) -> Self {
        self.says = says;
        self
    }

    /// An emblem before the words.
    #[must_use]
    pub const fn emblem(mut self, emblem: Emblem) -> Self {
        self.emblem = Some(emblem);
        self
    }

    /// Words of another kind: an answer as large as the screen can hold, a title.
    #[must_use]
    pub const fn kind(mut self, kind: Type) -> Self {
        self.kind = kind;
        self
    }

    /// Words above, key or second line below them.
    #[must_use]
    pub const fn stacked(mut self) -> Self {
        self.is_stacked = true;
        self
    }

    /// Its key stays, even if the second line takes two rows for that.
    #[must_use]
    pub const fn keeps_key(mut self) -> Self {
        self.keeps_key = true;
        self
    }

    /// Whether it can be pressed. If not, only its outline is left.
    #[must_use]
    pub const fn on(mut self, is_on: bool) -> Self {
        self.is_on = is_on;
        self
    }

    /// Whether it is the one next thing, and doesn't wait.
    pub const fn is_gold(&self) -> bool {
        matches!(self.look, ButtonLook::Gold)
    }

    /// What a screen reader says.
    fn name(&self) -> String {
        match self.under {
            _ if !self.says.is_empty() => self.says.to_owned(),
            Some((under, _)) => format!("{}, {under}", self.words),
            None => self.words.to_owned(),
        }
    }

    fn ink(&self, theme: &Theme) -> Color32 {
        let colors = theme.colors;
        match self.look {
            _ if !self.is_on => colors.text2,
            ButtonLook::Gold => colors.gold_ink,
            ButtonLook::Waits if self.is_stacked => colors.gold,
            ButtonLook::Waits | ButtonLook::Plain => colors.text,
        }
    }

    fn second_ink(&self, theme: &Theme) -> Color32 {
        let colors = theme.colors;
        match self.look {
            _ if !self.is_on => colors.text2,
            ButtonLook::Gold => colors.gold_ink,
            ButtonLook::Waits => colors.gold,
            ButtonLook::Plain => colors.text2,
        }
    }

    fn key_size(&self, theme: &Theme) -> f32 {
        match self.look {
            ButtonLook::Plain if self.emblem.is_some() => theme.size(Type::KeySmall),
            ButtonLook::Plain => theme.pt(18.0),
            _ if matches!(self.kind, Type::Answer) => theme.pt(28.0),
            _ if self.is_stacked => theme.pt(22.0),
            _ => theme.size(Type::Key),
        }
    }

    fn key_cap(&self, painter: &Painter, theme: &Theme) -> Option<KeyCap> {
        let is_second = matches!(self.look, ButtonLook::Plain);
        let shown = !is_second || theme.scale.keep() >= Keep::Keys;
        let key = self.key.filter(|_| shown)?;
        let size = self.key_size(theme);
        Some(KeyCap::sized(
            painter,
            theme,
            size,
            key,
            self.second_ink(theme),
        ))
    }

    /// From the words to the key.
    const fn key_gap(&self, theme: &Theme) -> f32 {
        theme.pt(match self.kind {
            Type::Answer => 30.0,
            _ => Gap::Inner.points(),
        })
    }

    fn pad(&self, theme: &Theme) -> f32 {
        match self.look {
            ButtonLook::Plain => theme.gap(Gap::Inner),
            ButtonLook::Gold | ButtonLook::Waits => theme.pt(28.0),
        }
    }

    fn words(&self, theme: &Theme) -> Words<'a> {
        Words::new(theme, self.kind, self.words, self.ink(theme))
    }

    fn second_line(&self, theme: &Theme) -> Option<Words<'a>> {
        let (under, _) = self.under?;
        let ink = self.second_ink(theme);
        Some(Words::new(theme, Type::Under, under, ink))
    }

    fn emblem_width(&self, theme: &Theme) -> f32 {
        match self.emblem {
            Some(_) if self.words.is_empty() => theme.pt(29.0),
            Some(_) => theme.pt(29.0 + 10.0),
            None => 0.0,
        }
    }

    /// How wide it is if nothing shrinks.
    pub fn natural_width(&self, painter: &Painter, theme: &Theme) -> f32 {
        let mut width = self.words(theme).natural_width(painter);
        if let Some(under) = self.second_line(theme) {
            width = width.max(under.natural_width(painter));
        }
        if !self.is_stacked
            && let Some(cap) = self.key_cap(painter, theme)
        {
            width += cap.width + self.key_gap(theme);
        }
        width + self.emblem_width(theme) + 2.0 * self.pad(theme)
    }
}

/// Draws a button and tells whether it was pressed.
pub fn button_ui(ui: &mut Ui, theme: &Theme, rect: Rect, button: &Button<'_>) -> Response {
    let touched = rect.expand2((Vec2::splat(44.0) - rect.size()).max(Vec2::ZERO) / 2.0);
    let id = ui
        .scope_id()
        .with(("button", button.words, button.says, button.key));
    // One that waits can be gone to, so that it is read out what for; it can't be pressed.
    let waits = button.look == ButtonLook::Waits;
    let sense = match (button.is_on, waits) {
        (true, false) => Sense::click(),
        (true, true) => Sense::focusable_noninteractive(),
        (false, _) => Sense::hover(),
    };
    let response = ui.interact(touched, id, sense);
    let (is_on, name) = (button.is_on && !waits, button.name());
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, is_on, &name));
    let painter = ui.painter().clone();
    draw::ground(&painter, theme, rect, button, &response);
    if button.is_stacked {
        draw::stacked(&painter, theme, rect, button);
    } else {
        draw::in_a_row(&painter, theme, rect, button);
    }
    response
}

#[cfg(test)]
mod tests;
