//! One of a few: the edition, the language.

use egui::{Align, Pos2, Rect, Sense, Ui, WidgetInfo, pos2};

use super::paint;
use super::text::Words;
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
    let mut at = right.x;
    let mut clicked = None;
    for (idx, &option) in options.iter().enumerate().rev() {
        let is_chosen = idx == chosen;
        let (face, color) = if is_chosen {
            (Face::Far, theme.colors.text)
        } else {
            (Face::Reading, theme.colors.text2)
        };
        let words = Words::new(theme, Type::Small, option, color)
            .face(face)
            .align(Align::Center)
            .fit(&painter);
        let width = (words.width() + theme.pt(32.0)).max(44.0);
        let high = theme.pt(48.0).max(44.0);
        let rect = Rect::from_min_max(
            pos2(at - width, right.y - high / 2.0),
            pos2(at, right.y + high / 2.0),
        );
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
        at = rect.left() - theme.pt(8.0);
    }
    Chosen {
        clicked,
        left: at + theme.pt(8.0),
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
