//! How the words of a button are laid: beside the key, or above it, and never cut off if that can be helped.

use egui::{Align, Painter, Rect, pos2, vec2};

use super::{Button, ButtonLook};
use crate::ui::theme::{Face, Gap, Theme, Type};
use crate::ui::widgets::text::{Fitted, Words};

/// Words that are never cut off: they shrink, then take two rows, and the key gives way last.
fn whole_words(
    painter: &Painter,
    theme: &Theme,
    button: &Button<'_>,
    width: f32,
    with_key: f32,
) -> (Fitted, bool) {
    let words = button.words(theme).within(width - with_key);
    let one = words.clone().fit(painter);
    if one.is_whole {
        return (one, true);
    }
    let least = theme.size(button.kind) * 0.55;
    let two = words.clone().rows(2).least(least).fit(painter);
    if two.is_whole && two.height() < theme.pt(66.0).max(theme.size(button.kind) * 1.3) {
        return (two, true);
    }
    let alone = button.words(theme).within(width).rows(2).least(least);
    (alone.fit(painter), false)
}

/// A second line of one row; then of two, beside the key; then without the key.
fn whole_second_line(
    painter: &Painter,
    theme: &Theme,
    words: &Words<'_>,
    width: f32,
    with_key: f32,
) -> (Fitted, bool) {
    let beside = words.clone().within(width - with_key);
    let one = beside.clone().fit(painter);
    if one.is_whole {
        return (one, true);
    }
    let small = theme.pt(18.0);
    let two = beside.sized(small).tight().rows(2).fit(painter);
    if two.is_whole {
        return (two, true);
    }
    let alone = words.clone().sized(small).within(width).tight().rows(2);
    (alone.fit(painter), false)
}

/// Words and second line from the left, the key at the right; in the middle if the button is gold.
pub(super) fn in_a_row(painter: &Painter, theme: &Theme, rect: Rect, button: &Button<'_>) {
    let gap = button.key_gap(theme);
    let emblem_width = button.emblem_width(theme);
    let cap = button.key_cap(painter, theme);
    let cap_width = cap.as_ref().map_or(0.0, |cap| cap.width + gap);
    let width = rect.width() - 2.0 * button.pad(theme) - emblem_width;
    let (words, keeps_key) = whole_words(painter, theme, button, width, cap_width);
    let mut cap = cap.filter(|_| keeps_key);
    let mut cap_width = if keeps_key { cap_width } else { 0.0 };
    let under = button
        .second_line(theme)
        .map(|under| whole_second_line(painter, theme, &under, width, cap_width));
    if under.as_ref().is_some_and(|(_, keeps_key)| !keeps_key) {
        (cap, cap_width) = (None, 0.0);
    }
    let under = under.map(|(under, _)| under);
    let middle = rect.center().y;
    let is_plain = matches!(button.look, ButtonLook::Plain);
    let text_width = words.width().max(under.as_ref().map_or(0.0, Fitted::width));
    let mut x = rect.left() + button.pad(theme);
    if !is_plain {
        x = rect.center().x - (emblem_width + text_width + cap_width) / 2.0;
    }
    if let Some(emblem) = button.emblem {
        let side = theme.pt(29.0);
        let at = pos2(x + side / 2.0, middle);
        let ground = theme.colors.night2;
        emblem.paint_at(painter, at, side, button.ink(theme), ground);
        x += emblem_width;
    }
    if let Some(under) = under {
        let (up, down) = if under.rows() > 1 {
            (17.0, 11.0)
        } else {
            (10.0, 14.5)
        };
        words.paint(painter, pos2(x, middle - theme.pt(up)));
        under.paint(painter, pos2(x, middle + theme.pt(down)));
    } else {
        words.paint(painter, pos2(x, middle));
    }
    if let Some(cap) = cap {
        let right = rect.right() - button.pad(theme).min(theme.pt(12.0)) - cap.width;
        let left = if is_plain {
            right
        } else {
            x + text_width + gap
        };
        cap.paint(painter, theme, pos2(left, middle));
    }
}

/// Words above, second line or key below them.
pub(super) fn stacked(painter: &Painter, theme: &Theme, rect: Rect, button: &Button<'_>) {
    let width = rect.width() - 2.0 * theme.gap(Gap::Inner);
    let words = button
        .words(theme)
        .face(Face::Display)
        .within(width)
        .rows(2)
        .align(Align::Center)
        .least(theme.size(button.kind) * 0.55)
        .fit(painter);
    let center = rect.center();
    let up = theme.pt(if words.rows() > 1 { 26.0 } else { 16.0 });
    let down = theme.pt(if words.rows() > 1 { 40.0 } else { 28.0 });
    let has_more = button.under.is_some() || button.key.is_some();
    let up = if has_more { up } else { 0.0 };
    words.paint(painter, center - vec2(0.0, up));
    let below = center + vec2(0.0, down);
    if let Some((under, is_error)) = button.under {
        let color = if is_error {
            theme.colors.evil
        } else {
            button.second_ink(theme)
        };
        Words::new(theme, Type::Small, under, color)
            .within(width)
            .rows(2)
            .least(theme.pt(16.0))
            .tight()
            .align(Align::Center)
            .fit(painter)
            .paint(painter, below);
    } else if let Some(cap) = button.key_cap(painter, theme) {
        cap.paint(painter, theme, below - vec2(cap.width / 2.0, 0.0));
    }
}
