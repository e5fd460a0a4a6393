//! A character in the line-up: a card to choose it by, large or small.

use egui::{Align, Painter, Rect, Response, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::notice::Trouble;
use super::paint;
use super::text::Words;
use crate::engine::{Role, Side};
use crate::ui::emblem::Emblem;
use crate::ui::theme::{Corner, Face, Keep, Theme, Type};

/// A card in plain data.
#[derive(Clone, Copy, Debug)]
pub struct RoleCard<'a> {
    /// The character.
    pub role: Role,
    /// Its name.
    pub name: &'a str,
    /// How many of it play; none if it isn't chosen.
    pub count: u8,
    /// What is wrong with it, which a box says in words.
    pub trouble: Option<Trouble>,
    /// The key that does the same; empty for none.
    pub key: &'a str,
}

impl RoleCard<'_> {
    const fn is_chosen(&self) -> bool {
        self.count > 0
    }
}

/// Draws a card with its emblem above its name. A click chooses it or lets it go.
pub fn role_card_ui(ui: &mut Ui, theme: &Theme, rect: Rect, card: &RoleCard<'_>) -> Response {
    let response = ground(ui, theme, rect, theme.corner(Corner::Plate), card);
    let painter = ui.painter().clone();
    let k = rect.height() / 126.0;
    let emblem = pos2(rect.center().x, rect.top() + 47.0 * k);
    paint_emblem(&painter, theme, emblem, 60.0 * k, card);
    let name = words(theme, card)
        .within(rect.width() - theme.pt(10.0))
        .align(Align::Center)
        .rows(2)
        .least(theme.pt(17.0))
        .fit(&painter);
    name.paint(&painter, pos2(rect.center().x, rect.top() + 101.5 * k));
    paint_key(
        &painter,
        theme,
        rect.left_top() + vec2(theme.pt(15.0), theme.pt(16.0)),
        card,
    );
    marks(&painter, theme, rect, card);
    response
}

/// A name of several words may stand in two rows; one word is made smaller before it is broken.
fn rows(name: &str) -> usize {
    if name.contains(' ') { 2 } else { 1 }
}

/// Draws a small card, with its name beside the emblem.
pub fn role_chip_ui(ui: &mut Ui, theme: &Theme, rect: Rect, card: &RoleCard<'_>) -> Response {
    let response = ground(ui, theme, rect, theme.pt(12.0), card);
    let painter = ui.painter().clone();
    let middle = rect.center().y;
    let emblem = pos2(rect.left() + theme.pt(40.0), middle);
    paint_emblem(&painter, theme, emblem, theme.pt(31.0), card);
    paint_key(
        &painter,
        theme,
        pos2(rect.left() + theme.pt(13.0), middle),
        card,
    );
    let left = rect.left() + theme.pt(58.0);
    words(theme, card)
        .sized(theme.pt(22.0))
        .least(theme.pt(16.0))
        .within(rect.right() - theme.pt(8.0) - left)
        .rows(rows(card.name))
        .tight()
        .fit(&painter)
        .paint(&painter, pos2(left, middle));
    marks(&painter, theme, rect, card);
    response
}

fn words<'a>(theme: &Theme, card: &RoleCard<'a>) -> Words<'a> {
    let (face, color) = if card.is_chosen() {
        (Face::Far, theme.colors.text)
    } else {
        (Face::Reading, theme.colors.text2)
    };
    Words::new(theme, Type::Small, card.name, color)
        .sized(theme.pt(23.0))
        .face(face)
        .tight()
}

fn ground(ui: &mut Ui, theme: &Theme, rect: Rect, corner: f32, card: &RoleCard<'_>) -> Response {
    let touched = rect.expand2((Vec2::splat(44.0) - rect.size()).max(Vec2::ZERO) / 2.0);
    let id = ui.scope_id().with(("role", card.role));
    let response = ui.interact(touched, id, Sense::click());
    response.widget_info(|| {
        let name = if card.count > 1 {
            format!("{} ×{}", card.name, card.count)
        } else {
            card.name.to_owned()
        };
        WidgetInfo::selected(egui::Role::CheckBox, true, card.is_chosen(), name)
    });
    let colors = theme.colors;
    let painter = ui.painter().clone();
    let (fill, line, width) = if card.is_chosen() {
        (colors.raised, side_color(theme, card.role), theme.pt(2.5))
    } else if response.hovered() {
        (colors.night2, colors.line, theme.pt(1.5))
    } else {
        (colors.night, colors.line, theme.pt(1.5))
    };
    paint::fill(&painter, rect, corner, fill);
    paint::outline(&painter, rect.shrink(width / 2.0), corner, width, line);
    if response.has_focus() {
        paint::focus(&painter, theme, rect, corner);
    }
    response
}

fn side_color(theme: &Theme, role: Role) -> egui::Color32 {
    match role.side() {
        Side::Good => theme.colors.good,
        Side::Evil => theme.colors.evil,
    }
}

fn paint_emblem(painter: &Painter, theme: &Theme, at: egui::Pos2, side: f32, card: &RoleCard<'_>) {
    let colors = theme.colors;
    let (mark, ground) = if card.is_chosen() {
        (side_color(theme, card.role), colors.raised)
    } else {
        (colors.text2, colors.night)
    };
    Emblem::of_role(card.role).paint_at(painter, at, side, mark, ground);
}

/// The key, as small as keys get: there is room for no more.
fn paint_key(painter: &Painter, theme: &Theme, at: egui::Pos2, card: &RoleCard<'_>) {
    if card.key.is_empty() || theme.scale.keep() < Keep::Keys {
        return;
    }
    Words::new(theme, Type::Key, card.key, theme.colors.text2)
        .align(Align::Center)
        .fit(painter)
        .paint(painter, at);
}

/// How many, and what is wrong, at the upper right corner.
fn marks(painter: &Painter, theme: &Theme, rect: Rect, card: &RoleCard<'_>) {
    let colors = theme.colors;
    let corner = rect.right_top();
    if card.count > 1 {
        let at = corner + vec2(theme.pt(-12.0), theme.pt(14.0));
        painter.circle_filled(at, theme.pt(17.0), colors.gold);
        let times = format!("×{}", card.count);
        Words::new(theme, Type::Slip, &times, colors.gold_ink)
            .sized(theme.pt(22.0))
            .align(Align::Center)
            .fit(painter)
            .paint(painter, at);
    }
    if let Some(trouble) = card.trouble {
        let left = if card.count > 1 { -44.0 } else { -12.0 };
        let at = corner + vec2(theme.pt(left), theme.pt(13.0));
        let color = trouble.color(colors);
        trouble
            .emblem()
            .paint_at(painter, at, theme.pt(31.0), color, colors.night);
    }
}

#[cfg(test)]
mod tests {
    use egui_kittest::kittest::Queryable as _;

    use super::super::stage::{WINDOWS, is_chosen, is_large_enough, stage, texts};
    use super::*;
    use crate::ui::theme::Mode;

    #[test]
    fn a_click_chooses_a_character_and_its_name_is_whole() {
        for mode in Mode::ALL {
            let mut harness = stage(mode, WINDOWS[1], [0_u8; 3], |ui, theme, _, counts| {
                for (idx, (role, name)) in [
                    (Role::Percival, "Персиваль"),
                    (Role::Minion, "Прислужник"),
                    (Role::Morgana, "莫甘娜"),
                ]
                .into_iter()
                .enumerate()
                {
                    let count = counts[idx];
                    let trouble = (idx == 0).then_some(Trouble::Warning);
                    let card = RoleCard {
                        role,
                        name,
                        count,
                        trouble,
                        key: "M",
                    };
                    let at = pos2(40.0 + 110.0 * idx as f32, 40.0);
                    let size = vec2(theme.pt(101.0), theme.pt(126.0));
                    let rect = Rect::from_min_size(at, size);
                    if role_card_ui(ui, theme, rect, &card).clicked() {
                        counts[idx] += 1;
                    }
                }
            });
            for name in ["Персиваль", "Прислужник", "莫甘娜"] {
                assert_eq!(is_chosen(&harness, name), Some(false));
                harness.get_by_label(name).click();
                harness.run();
                assert_eq!(is_chosen(&harness, name), Some(true));
            }
            harness.get_by_label("Прислужник").click();
            harness.run();
            assert!(harness.query_by_label("Прислужник ×2").is_some());
            assert!(texts(&harness).iter().all(|text| text.is_whole));
        }
    }

    #[test]
    fn a_small_card_is_hit_by_a_finger() {
        let harness = stage(Mode::Dark, WINDOWS[1], (), |ui, theme, _, ()| {
            let card = RoleCard {
                role: Role::Oberon,
                name: "Оберон",
                count: 1,
                trouble: None,
                key: "B",
            };
            let size = vec2(theme.pt(137.0), theme.pt(50.0));
            let rect = Rect::from_min_size(pos2(60.0, 60.0), size);
            role_chip_ui(ui, theme, rect, &card);
        });
        assert!(is_large_enough(&harness, "Оберон"));
        assert!(texts(&harness).iter().all(|text| text.is_whole));
    }
}
