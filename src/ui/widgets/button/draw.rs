//! How a button is drawn: its ground, and its words, emblem and key upon it.

use egui::{Align, Painter, Rect, Response, pos2, vec2};

use super::{Button, ButtonLook};
use crate::ui::theme::{Corner, Face, Gap, Theme, Type, Width};
use crate::ui::widgets::paint;
use crate::ui::widgets::text::{Fitted, Words};

pub(super) fn ground(
    painter: &Painter,
    theme: &Theme,
    rect: Rect,
    button: &Button<'_>,
    response: &Response,
) {
    let colors = theme.colors;
    let is_large = rect.height() > theme.pt(100.0);
    let corner = if is_large {
        theme.pt(20.0)
    } else {
        theme.corner(Corner::Button)
    };
    let line = theme.width(Width::Line);
    let inner = rect.shrink(line / 2.0);
    let is_warm = response.hovered() || response.is_pointer_button_down_on();
    let fill = if is_warm {
        colors.raised
    } else {
        colors.night2
    };
    match button.look {
        _ if !button.is_on => paint::outline(painter, inner, corner, line, colors.line),
        ButtonLook::Plain => {
            paint::fill(painter, inner, corner, fill);
            paint::outline(painter, inner, corner, line, colors.line);
        }
        ButtonLook::Waits => {
            let line = theme.pt(3.0);
            let inner = rect.shrink(line / 2.0);
            paint::fill(painter, inner, corner, fill);
            paint::outline(painter, inner, corner, line, colors.gold);
        }
        ButtonLook::Gold => {
            let deep = if is_large { 1.5 } else { 1.0 };
            let moved = rect.translate(vec2(theme.pt(3.0), theme.pt(6.0)) * deep);
            paint::fill(painter, moved, corner, colors.shadow);
            let top = if is_warm {
                colors.gold
            } else {
                colors.gold_top
            };
            paint::lit(painter, rect, corner, [top, colors.gold, colors.gold_low]);
        }
    }
    if response.has_focus() {
        paint::focus(painter, theme, rect, corner);
    }
}

/// Words that are never cut off: they shrink and take two rows, and the key gives way. Returns them,
/// and whether the key keeps its place.
fn whole_words(
    painter: &Painter,
    theme: &Theme,
    button: &Button<'_>,
    width: f32,
    key: f32,
) -> (Fitted, bool) {
    let set = |width: f32, rows: usize, least: f32| {
        let least = theme.size(button.kind) * least;
        let words = button.words(theme).within(width).rows(rows);
        words.least(least).tight().fit(painter)
    };
    let is_plain = button.look == ButtonLook::Plain;
    let under = button.second_line(theme).is_none_or(|under| {
        if button.keeps_key {
            second_line(painter, theme, &under, width - key).is_whole
        } else {
            under.within(width - key).fit(painter).is_whole
        }
    });
    let one = set(width - key, 1, if is_plain { 0.7 } else { 0.8 });
    if one.is_whole && (under || !is_plain) && width >= key {
        return (one, true);
    }
    // For a button that is one of several its words say more than its key does.
    let alone = set(width, 1, 0.7);
    if is_plain && alone.is_whole {
        return (alone, false);
    }
    let two = set(width - key, 2, 0.55);
    if two.is_whole && width >= key {
        return (two, true);
    }
    (set(width, 2, 0.4), false)
}

/// A second line of one row, or else of two that are a little smaller.
fn second_line(painter: &Painter, theme: &Theme, words: &Words<'_>, width: f32) -> Fitted {
    let one = words.clone().within(width).fit(painter);
    if one.is_whole {
        return one;
    }
    // Chinese characters fill their line.
    let size = if words.is_chinese() { 16.0 } else { 18.0 };
    let two = words.clone().sized(theme.pt(size)).within(width);
    two.rows(2).tight().fit(painter)
}

pub(super) fn in_a_row(painter: &Painter, theme: &Theme, rect: Rect, button: &Button<'_>) {
    let gap = button.key_gap(theme);
    let emblem_width = button.emblem_width(theme);
    let cap = button.key_cap(painter, theme);
    let gap = if button.words.is_empty() { 0.0 } else { gap };
    let cap_width = cap.as_ref().map_or(0.0, |cap| cap.width + gap);
    let width = rect.width() - 2.0 * button.pad(theme) - emblem_width;
    let (words, keeps_key) = whole_words(painter, theme, button, width, cap_width);
    let cap = cap.filter(|_| keeps_key);
    let cap_width = if keeps_key { cap_width } else { 0.0 };
    let under = button
        .second_line(theme)
        .map(|under| second_line(painter, theme, &under, width - cap_width));
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
        let (up, down) = match under.rows() {
            0 | 1 => (10.0, 14.5),
            _ if rect.height() > theme.pt(70.0) => (20.5, 14.0),
            _ => (17.0, 11.0),
        };
        let is_full = under.rows() > 1 && button.words(theme).is_chinese();
        let (words, up, down) = if is_full && rect.height() <= theme.pt(70.0) {
            let small = button.words(theme).sized(theme.pt(19.0)).within(width);
            (small.fit(painter), 17.5, 11.0)
        } else {
            (words, up, down)
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
