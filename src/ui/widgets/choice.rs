//! One of a few: the edition, the language.

use egui::{Align, Pos2, Rect, Sense, Ui, WidgetInfo, pos2, vec2};

use super::paint;
use super::text::{Fitted, Words};
use crate::ui::theme::{Face, Theme, Type};

/// What came of showing a choice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chosen {
    /// What was clicked, if it isn't what was chosen already.
    pub clicked: Option<usize>,
    /// Where the group begins.
    pub left: f32,
}

/// Draws the options side by side, with the last one's right edge at a place.
pub fn choice_ui(
    ui: &mut Ui,
    theme: &Theme,
    right: Pos2,
    options: &[&str],
    chosen: usize,
) -> Chosen {
    let painter = ui.painter().clone();
    let gap = theme.pt(8.0);
    let words = |idx: usize, option| {
        let (face, color) = if idx == chosen {
            (Face::Far, theme.colors.text)
        } else {
            (Face::Reading, theme.colors.text2)
        };
        let words = Words::new(theme, Type::Small, option, color).face(face);
        words.align(Align::Center).fit(&painter)
    };
    let set = options.iter().enumerate();
    let set: Vec<Fitted> = set.map(|(idx, option)| words(idx, option)).collect();
    let wide = |words: &Fitted| (words.width() + theme.pt(32.0)).max(44.0);
    let all: f32 = set.iter().map(|words| wide(words) + gap).sum();
    let start = right.x + gap - all;
    let high = theme.pt(48.0).max(44.0);
    let mut left = start;
    let mut clicked = None;
    // From left to right, as they are read.
    for (idx, (&option, words)) in options.iter().zip(&set).enumerate() {
        let is_chosen = idx == chosen;
        let size = vec2(wide(words), high);
        let rect = Rect::from_min_size(pos2(left, right.y - high / 2.0), size);
        left = rect.right() + gap;
        let id = ui.scope_id().with(("choice", option));
        let response = ui.interact(rect, id, Sense::click());
        response
            .widget_info(|| WidgetInfo::selected(egui::Role::RadioButton, true, is_chosen, option));
        let corner = theme.pt(11.0);
        if is_chosen {
            let line = theme.pt(2.5);
            paint::fill(&painter, rect, corner, theme.colors.raised);
            let inner = rect.shrink(line / 2.0);
            paint::outline(&painter, inner, corner, line, theme.colors.gold);
        } else if response.hovered() {
            paint::fill(&painter, rect, corner, theme.colors.night2);
        }
        words.paint(&painter, rect.center());
        if response.has_focus() {
            paint::focus(&painter, theme, rect, corner);
        }
        if response.clicked() && !is_chosen {
            clicked = Some(idx);
        }
    }
    Chosen {
        clicked,
        left: start,
    }
}

#[cfg(test)]
mod tests {
    use egui_kittest::kittest::Queryable as _;

    use super::super::stage::{WINDOWS, is_chosen, is_large_enough, stage};
    use super::*;
    use crate::ui::theme::Mode;

    #[test]
    fn one_of_a_few_is_chosen_by_a_click() {
        let languages = ["English", "Русский", "中文"];
        for mode in Mode::ALL {
            let mut harness = stage(mode, WINDOWS[1], 0, |ui, theme, window, chosen| {
                let right = pos2(window.right() - 40.0, 60.0);
                let came = choice_ui(ui, theme, right, &languages, *chosen);
                assert!(came.left < right.x - 200.0);
                if let Some(clicked) = came.clicked {
                    *chosen = clicked;
                }
            });
            for (idx, language) in languages.into_iter().enumerate().rev() {
                assert!(is_large_enough(&harness, language));
                harness.get_by_label(language).click();
                harness.run();
                assert_eq!(*harness.state(), idx);
                for other in languages {
                    assert_eq!(is_chosen(&harness, other), Some(other == language));
                }
            }
        }
    }
}
