//! Cards: a quest card that turns, and a card of parchment that says what it does.

use egui::{Align, Color32, Rect, Sense, Ui, WidgetInfo, pos2, vec2};

use super::paint::{self, Turned};
use super::text::Words;
use crate::ui::emblem::Emblem;
use crate::ui::theme::{Corner, Face, Theme, Type};

/// A quest card in plain data.
#[derive(Clone, Copy, Debug)]
pub struct QuestCard<'a> {
    /// Whether it is a success.
    pub is_success: bool,
    /// The word on it.
    pub words: &'a str,
    /// What a screen reader says while it lies face down.
    pub back_says: &'a str,
    /// How far it has been turned over: 0 shows the back, 1 the face.
    pub shown: f32,
    /// How it lies, in degrees.
    pub angle: f32,
}

/// The size of a quest card, in design points.
pub const QUEST_CARD: egui::Vec2 = vec2(222.0, 306.0);

/// How the cards of a row lie, from left to right: never all straight, and never by what they are.
pub const ANGLES: [f32; 5] = [-1.6, 0.9, 2.4, -0.7, 1.5];

/// Draws a quest card.
pub fn quest_card_ui(ui: &mut Ui, theme: &Theme, rect: Rect, card: &QuestCard<'_>) {
    let painter = ui.painter().clone();
    let is_face = card.shown >= 0.5;
    let part = (card.shown * 2.0 - 1.0).abs().clamp(0.0, 1.0);
    let turned = Turned {
        painter: &painter,
        center: rect.center(),
        angle: card.angle.to_radians(),
        squeeze: egui::emath::easing::quadratic_out(part).max(0.01),
    };
    let k = rect.height() / QUEST_CARD.y;
    shadow(&turned, theme, rect, 18.0 * k, k);
    let colors = theme.colors;
    let frame = rect.shrink(11.0 * k);
    let color = if !is_face {
        let fill = paint::two(colors.back_top, colors.back_low);
        turned.lit(rect, 18.0 * k, fill);
        colors.back_line
    } else if card.is_success {
        let fill = paint::two(colors.card_top, colors.parch2);
        turned.lit(rect, 18.0 * k, fill);
        colors.good_ink
    } else {
        let fill = paint::two(colors.fail_top, colors.fail_low);
        turned.lit(rect, 18.0 * k, fill);
        colors.fail_ink
    };
    turned.outline(frame, 10.0 * k, 2.5 * k, color);
    if is_face {
        face(&turned, theme, rect, k, card, color);
    } else {
        // The back is the same for every card.
        turned.outline(frame.shrink(7.0 * k), 7.0 * k, 1.2 * k, color);
    }
    let says = if is_face { card.words } else { card.back_says };
    let id = ui
        .scope_id()
        .with(("quest card", rect.left() as i32, rect.top() as i32));
    let response = ui.interact(rect, id, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Image, true, says));
}

fn face(
    turned: &Turned<'_>,
    theme: &Theme,
    rect: Rect,
    k: f32,
    card: &QuestCard<'_>,
    color: Color32,
) {
    let center = pos2(rect.center().x, rect.top() + 132.0 * k);
    let (emblem, side, ground) = if card.is_success {
        (Emblem::Success, 150.0, theme.colors.parch)
    } else {
        (Emblem::Fail, 156.0, Color32::TRANSPARENT)
    };
    turned.emblem(emblem, center, side * k, [color, ground]);
    let words = Words::new(theme, Type::Card, card.words, color)
        .sized(46.0 * k)
        .least(24.0 * k)
        .within(rect.width() - 40.0 * k)
        .align(Align::Center)
        .fit(turned.painter);
    turned.words(&words, pos2(rect.center().x, rect.top() + 251.0 * k));
}

fn shadow(turned: &Turned<'_>, theme: &Theme, rect: Rect, corner: f32, k: f32) {
    let moved = rect.translate(vec2(6.0, 11.0) * k);
    turned.lit(moved, corner, [theme.colors.shadow_deep; 3]);
}

/// A card of parchment in plain data.
#[derive(Clone, Copy, Debug)]
pub struct ParchmentCard<'a> {
    /// Its emblem.
    pub emblem: Emblem,
    /// Its title.
    pub title: &'a str,
    /// What it does; may be empty.
    pub text: &'a str,
    /// How it lies, in degrees.
    pub angle: f32,
}

/// Draws a card of parchment, large.
pub fn parchment_card_ui(ui: &mut Ui, theme: &Theme, rect: Rect, card: &ParchmentCard<'_>) {
    let painter = ui.painter().clone();
    let colors = theme.colors;
    let turned = Turned {
        painter: &painter,
        center: rect.center(),
        angle: card.angle.to_radians(),
        squeeze: 1.0,
    };
    let k = rect.width() / 322.0;
    let corner = theme.corner(Corner::Card);
    shadow(&turned, theme, rect, corner, k);
    let fill = paint::two(colors.card_top, colors.parch2);
    turned.lit(rect, corner, fill);
    if let Some(line) = colors.parch_line {
        turned.outline(rect, corner, theme.pt(1.5), line);
    }
    turned.outline(rect.shrink(12.0 * k), 11.0 * k, 2.0 * k, colors.ink2);
    let middle = rect.center().x;
    let emblem = pos2(middle, rect.top() + 92.0 * k);
    turned.emblem(card.emblem, emblem, 88.0 * k, [colors.ink, colors.parch]);
    let width = rect.width() - 52.0 * k;
    let title = Words::new(theme, Type::Card, card.title, colors.ink)
        .face(Face::Display)
        .sized(50.0 * k)
        .least(28.0 * k)
        .within(width)
        .rows(2)
        .balanced()
        .align(Align::Center)
        .tight()
        .fit(&painter);
    let title_middle = rect.top() + 148.0 * k + title.height().max(80.0 * k) / 2.0;
    turned.words(&title, pos2(middle, title_middle));
    if !card.text.is_empty() {
        let rule = title_middle + title.height().max(80.0 * k) / 2.0 + 14.0 * k;
        let ends = [-60.0, 60.0].map(|x| pos2(middle + x * k, rule));
        turned.line(ends, 2.0 * k, colors.ink2);
        let high = rect.bottom() - 26.0 * k - rule - 12.0 * k;
        let text = body(&painter, theme, card.text, width, high, k);
        turned.words(&text, pos2(middle, rule + 12.0 * k + high / 2.0));
    }
    let said = format!("{}: {}", card.title, card.text);
    let id = ui.scope_id().with(("card", card.title));
    let response = ui.interact(rect, id, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, &said));
}

/// The text of a card, in the largest size in which it fits.
fn body(
    painter: &egui::Painter,
    theme: &Theme,
    text: &str,
    width: f32,
    high: f32,
    k: f32,
) -> super::text::Fitted {
    let mut size = 29.0 * k;
    loop {
        let fitted = Words::new(theme, Type::Next, text, theme.colors.ink)
            .sized(size)
            .least(size)
            .within(width)
            .rows(20)
            .balanced()
            .align(Align::Center)
            .fit(painter);
        if (fitted.is_whole && fitted.height() <= high) || size <= 15.0 * k {
            return fitted;
        }
        size -= k;
    }
}

#[cfg(test)]
mod tests {
    use egui_kittest::kittest::Queryable as _;

    use super::super::stage::{WINDOWS, stage, texts};
    use super::*;
    use crate::ui::theme::Mode;

    #[test]
    fn a_card_tells_nothing_before_its_face_shows() {
        for mode in Mode::ALL {
            let mut harness = stage(mode, WINDOWS[0], 0.0_f32, |ui, theme, _, shown| {
                for (idx, is_success) in [true, false].into_iter().enumerate() {
                    let at = pos2(100.0 + 300.0 * idx as f32, 200.0);
                    let rect = Rect::from_min_size(at, QUEST_CARD * theme.scale.u);
                    let card = QuestCard {
                        is_success,
                        words: ["Успех", "失败"][idx],
                        back_says: "face down",
                        shown: *shown,
                        angle: ANGLES[idx],
                    };
                    quest_card_ui(ui, theme, rect, &card);
                }
            });
            assert_eq!(harness.query_all_by_label("face down").count(), 2);
            assert!(texts(&harness).is_empty());
            *harness.state_mut() = 1.0;
            harness.run();
            assert!(harness.query_by_label("Успех").is_some());
            assert!(harness.query_by_label("失败").is_some());
            assert!(texts(&harness).iter().all(|text| text.is_whole));
        }
    }

    #[test]
    fn a_card_of_parchment_holds_a_long_text() {
        for (title, text) in [
            (
                "The King Returns",
                "The vote said yes. Make it a no: it counts on the vote track.",
            ),
            (
                "Король вернулся",
                "Голосование прошло. Отмените его: предложение считается отклонённым и остаётся на шкале голосований, а лидерство переходит к следующему игроку.",
            ),
            (
                "王者归来",
                "表决已经通过。将它改为否决：本次提案计入投票轨，队长标记交给左边的下一位玩家，然后继续提案。",
            ),
        ] {
            for size in WINDOWS {
                let harness = stage(Mode::Dark, size, (), |ui, theme, _, ()| {
                    let at = pos2(theme.pt(83.0), theme.pt(212.0));
                    let size = vec2(theme.pt(322.0), theme.pt(440.0));
                    let card = ParchmentCard {
                        emblem: Emblem::CardHeld,
                        title,
                        text,
                        angle: -2.2,
                    };
                    parchment_card_ui(ui, theme, Rect::from_min_size(at, size), &card);
                });
                let said = format!("{title}: {text}");
                let rect = harness.get_by_value(&said).rect();
                for text in texts(&harness) {
                    assert!(text.is_whole && rect.contains_rect(text.rect), "{text:?}");
                }
            }
        }
    }
}
