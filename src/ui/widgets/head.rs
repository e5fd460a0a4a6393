//! Headings of columns and corners, and what stands with them.

use egui::{Align, Color32, Pos2, Rect, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};

use super::paint;
use super::text::{Fitted, Words};
use crate::ui::emblem::Emblem;
use crate::ui::theme::{Keep, Theme, Type};

/// A column's heading; `left.y` is its middle. Returns where it stands.
pub fn head_ui(
    ui: &mut Ui,
    theme: &Theme,
    left: Pos2,
    emblem: Option<Emblem>,
    text: &str,
    color: Color32,
    right: f32,
) -> Rect {
    let painter = ui.painter().clone();
    let mut x = left.x;
    if let Some(emblem) = emblem {
        let at = pos2(x + theme.pt(20.0), left.y);
        emblem.paint_at(&painter, at, theme.pt(36.0), color, theme.colors.night);
        x += theme.pt(48.0);
    }
    let words = Words::new(theme, Type::Head, text, color)
        .least(theme.size(Type::Head) * 0.55)
        .within(right - x)
        .fit(&painter);
    let rect = words.paint(&painter, pos2(x, left.y));
    report(ui, rect, egui::Role::Heading, text);
    rect
}

/// The program's name with its flame, at the head of set-up. `left.y` is the middle.
pub fn mark_ui(ui: &mut Ui, theme: &Theme, left: Pos2, text: &str) -> Rect {
    let painter = ui.painter().clone();
    let colors = theme.colors;
    let at = left + vec2(theme.pt(20.0), theme.pt(-1.0));
    Emblem::Flame.paint_at(&painter, at, theme.pt(40.0), colors.gold, colors.night);
    let words = Words::new(theme, Type::Title, text, colors.gold)
        .sized(theme.pt(44.0))
        .fit(&painter);
    let rect = words.paint(&painter, left + vec2(theme.pt(50.0), 0.0));
    report(ui, rect, egui::Role::Heading, text);
    rect
}

/// A strip with a line above: the house rules, if all of them have their room.
pub fn strip_ui(ui: &mut Ui, theme: &Theme, rect: Rect, title: &str, text: &str) {
    let painter = ui.painter().clone();
    let colors = theme.colors;
    let title = format!("{title}  ");
    let rows = (rect.height() / theme.pt(25.0)).max(1.0) as usize;
    let words = Words::new(theme, Type::Small, &title, colors.gold)
        .and(text, colors.text)
        .sized(theme.pt(22.0))
        .least(theme.pt(16.0))
        .within(rect.width())
        .rows(rows)
        .tight()
        .fit(&painter);
    if !words.is_whole {
        return;
    }
    let line = Stroke::new(theme.pt(1.5), colors.line);
    painter.line_segment([rect.left_top(), rect.right_top()], line);
    let at = rect.left_top() + vec2(0.0, theme.pt(8.0));
    let body = words.paint_below(&painter, at);
    let all = format!("{}: {text}", title.trim());
    report(ui, body, egui::Role::Label, &all);
}

/// How many sit at the table, in its middle.
pub fn guest_count_ui(ui: &mut Ui, theme: &Theme, center: Pos2, count: usize, words: &str) {
    let painter = ui.painter().clone();
    let color = theme.colors.text;
    let number = count.to_string();
    let figure = Words::new(theme, Type::Verdict, &number, color).align(Align::Center);
    let rect = figure
        .fit(&painter)
        .paint(&painter, center - vec2(0.0, theme.pt(25.0)));
    Words::new(theme, Type::Small, words, color)
        .sized(theme.pt(27.0))
        .align(Align::Center)
        .fit(&painter)
        .paint(&painter, center + vec2(0.0, theme.pt(29.0)));
    let said = format!("{number} {words}");
    let ink = rect.shrink2(vec2(0.0, rect.height() * 0.2));
    report(ui, ink, egui::Role::Label, &said);
}

/// The corner at the right: which quest it is, and whether it takes two fails. Flush right; returns
/// where it stands, so that plates keep off.
pub fn quest_corner_ui(
    ui: &mut Ui,
    theme: &Theme,
    right_top: Pos2,
    title: &str,
    two_fails: Option<&str>,
) -> Rect {
    let painter = ui.painter().clone();
    let colors = theme.colors;
    let width = theme
        .pt(300.0)
        .min(theme.scale.x(0.235) / theme.scale.liked().max(1.0));
    let words = Words::new(theme, Type::Title, title, colors.gold)
        .least(theme.pt(26.0))
        .within(width)
        .align(Align::Max)
        .fit(&painter);
    let mut rect = words.paint(&painter, right_top + vec2(0.0, theme.pt(29.0)));
    report(ui, rect, egui::Role::Heading, title);
    let Some(two_fails) = two_fails else {
        return rect;
    };
    let at = right_top + vec2(0.0, theme.pt(64.0));
    let mut left = at.x;
    let words = Words::new(theme, Type::Small, two_fails, colors.text2)
        .within(width - theme.pt(50.0))
        .align(Align::Max);
    if let Some(words) = caption(&painter, theme, words) {
        let down = 11.5 * (words.rows() as f32 - 1.0);
        let caption = words.paint(&painter, at + vec2(0.0, theme.pt(down)));
        left = caption.left() - theme.pt(10.0);
        rect = rect.union(caption);
    }
    let mark = pos2(left - theme.pt(20.0), at.y);
    let side = theme.pt(40.0);
    Emblem::TwoFails.paint_at(&painter, mark, side, colors.evil, colors.night);
    let mark = Rect::from_center_size(mark, egui::Vec2::splat(side));
    report(ui, rect.union(mark), egui::Role::Label, two_fails);
    rect.union(mark)
}

/// A caption under a label: smaller, then in two rows. Where it has no room it is the first to go.
fn caption(painter: &egui::Painter, theme: &Theme, words: Words<'_>) -> Option<Fitted> {
    if theme.scale.keep() != Keep::All {
        return None;
    }
    let one = words.clone().fit(painter);
    if one.is_whole {
        return Some(one);
    }
    let two = words.rows(2).tight().fit(painter);
    two.is_whole.then_some(two)
}

/// The allegiance card that lies open, in plain data.
#[derive(Clone, Copy, Debug)]
pub struct Allegiance<'a> {
    /// What it shows: change or no change; none while it lies face down.
    pub emblem: Option<Emblem>,
    /// Its name.
    pub name: &'a str,
    /// What it does.
    pub meaning: &'a str,
}

/// The corner at the left: the open allegiance card and what it does. Returns where it stands.
pub fn allegiance_corner_ui(
    ui: &mut Ui,
    theme: &Theme,
    left_top: Pos2,
    width: f32,
    card: &Allegiance<'_>,
) -> Rect {
    let painter = ui.painter().clone();
    let colors = theme.colors;
    let size = vec2(theme.pt(66.0), theme.pt(90.0));
    let rect = Rect::from_min_size(left_top, size);
    small_card(&painter, theme, rect, card.emblem);
    let left = rect.right() + theme.pt(16.0);
    // Larger text takes more rows here, not more of the plates' room.
    let width = width.min(theme.scale.x(0.28) / theme.scale.liked().max(1.0));
    let room = left_top.x + width - left;
    let mut all = rect;
    let name = Words::new(theme, Type::Seat, card.name, colors.text)
        .least(theme.pt(20.0))
        .within(room)
        .fit(&painter);
    all = all.union(name.paint(&painter, pos2(left, rect.top() + theme.pt(30.0))));
    let meaning = Words::new(theme, Type::Small, card.meaning, colors.text2)
        .sized(theme.pt(23.0))
        .within(room);
    if let Some(meaning) = caption(&painter, theme, meaning) {
        let down = 52.0 + 11.5 * meaning.rows() as f32;
        let at = pos2(left, rect.top() + theme.pt(down));
        all = all.union(meaning.paint(&painter, at));
    }
    let said = format!("{}: {}", card.name, card.meaning);
    report(ui, all, egui::Role::Label, &said);
    all
}

fn small_card(painter: &egui::Painter, theme: &Theme, rect: Rect, emblem: Option<Emblem>) {
    let colors = theme.colors;
    let corner = theme.pt(9.0);
    let moved = rect.translate(vec2(theme.pt(3.0), theme.pt(5.0)));
    paint::fill(painter, moved, corner, colors.shadow);
    paint::fill(painter, rect, corner, colors.parch);
    if let Some(line) = colors.parch_line {
        paint::outline(painter, rect, corner, theme.pt(1.5), line);
    }
    let inner = rect.shrink(theme.pt(5.0));
    paint::outline(painter, inner, theme.pt(5.0), theme.pt(1.5), colors.ink2);
    if let Some(emblem) = emblem {
        let at = rect.center();
        emblem.paint_at(painter, at, theme.pt(43.0), colors.ink, colors.parch);
    }
}

fn report(ui: &mut Ui, rect: Rect, role: egui::Role, text: &str) {
    let id = ui.scope_id().with(("head", text));
    let response = ui.interact(rect, id, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(role, true, text));
}

#[cfg(test)]
mod tests {
    use egui_kittest::kittest::Queryable as _;

    use super::super::stage::{WINDOWS, stage, texts};
    use super::*;
    use crate::ui::theme::Mode;

    #[test]
    fn corners_and_strips_fit_in_three_languages() {
        for (title, fails, name, meaning, rules) in [
            (
                "Quest 4",
                "two fails needed",
                "Switch",
                "The Lancelots change sides",
                "Votes shown in full · thumbs told",
            ),
            (
                "Поход 4",
                "нужны два провала",
                "Перемена",
                "Ланселоты меняют стороны",
                "Голоса видны · ночь одной длины · в конце показываем зло",
            ),
            (
                "第四次任务",
                "需要两张失败牌",
                "转换",
                "两位兰斯洛特互换阵营",
                "公开投票 · 固定夜晚时长 · 结束时公开邪恶方",
            ),
        ] {
            for (size, mode) in [(WINDOWS[0], Mode::Dark), (WINDOWS[1], Mode::Light)] {
                let harness = stage(mode, size, (), |ui, theme, window, ()| {
                    let right = pos2(window.right() - theme.pt(40.0), theme.pt(136.0));
                    quest_corner_ui(ui, theme, right, title, Some(fails));
                    let card = Allegiance {
                        emblem: Some(Emblem::Switch),
                        name,
                        meaning,
                    };
                    let left = pos2(theme.pt(40.0), theme.pt(136.0));
                    let rect = allegiance_corner_ui(ui, theme, left, theme.pt(345.0), &card);
                    assert!(rect.width() <= theme.pt(346.0), "{rect:?}");
                    let size = vec2(theme.pt(402.0), theme.pt(92.0));
                    let strip = Rect::from_min_size(left + vec2(0.0, theme.pt(300.0)), size);
                    strip_ui(ui, theme, strip, title, rules);
                    mark_ui(
                        ui,
                        theme,
                        pos2(theme.pt(34.0), theme.pt(45.0)),
                        "Avalon Herald",
                    );
                    guest_count_ui(ui, theme, window.center(), 8, name);
                });
                assert!(harness.query_by_value(fails).is_some());
                assert!(harness.query_by_label("Avalon Herald").is_some());
                for text in texts(&harness) {
                    assert!(text.is_whole, "{text:?}");
                }
            }
        }
    }

    #[test]
    fn captions_under_labels_give_way_in_a_small_window() {
        let harness = stage(Mode::Dark, vec2(960.0, 540.0), (), |ui, theme, _, ()| {
            let card = Allegiance {
                emblem: None,
                name: "Switch",
                meaning: "They change sides",
            };
            allegiance_corner_ui(ui, theme, pos2(30.0, 90.0), 300.0, &card);
        });
        assert_eq!(texts(&harness).len(), 1);
        // The screen reader still says it.
        assert!(
            harness
                .query_by_value("Switch: They change sides")
                .is_some()
        );
    }
}
