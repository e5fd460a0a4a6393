//! Boxes that say what is wrong, in full words, under what causes it.

use egui::{Painter, Rect, Ui, pos2, vec2};

use super::paint;
use super::reader::{Tells, told_ui};
use super::text::{Fitted, Words};
use crate::ui::emblem::Emblem;
use crate::ui::theme::{Palette, Theme, Type};

/// How bad it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// It can be played, but the table should know.
    Warning,
    /// It can't be played.
    Error,
}

impl Trouble {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Warning, Self::Error];

    /// Its mark: a triangle or an octagon.
    pub const fn emblem(self) -> Emblem {
        match self {
            Self::Warning => Emblem::Warn,
            Self::Error => Emblem::Error,
        }
    }

    /// The colour of its mark and outline.
    pub const fn color(self, colors: &Palette) -> egui::Color32 {
        match self {
            Self::Warning => colors.warn,
            Self::Error => colors.evil,
        }
    }

    const fn tint(self, colors: &Palette) -> egui::Color32 {
        match self {
            Self::Warning => colors.warn_tint,
            Self::Error => colors.error_tint,
        }
    }
}

fn words(painter: &Painter, theme: &Theme, width: f32, text: &str) -> Fitted {
    Words::new(theme, Type::Small, text, theme.colors.text)
        .sized(theme.pt(23.0))
        .within(width - theme.pt(74.0))
        .rows(6)
        .fit(painter)
}

/// How high the box is for a text.
pub fn notice_height(painter: &Painter, theme: &Theme, width: f32, text: &str) -> f32 {
    words(painter, theme, width, text).height() + theme.pt(14.0)
}

/// Draws a box with its upper edge at a place, and returns where it ends.
pub fn notice_ui(
    ui: &mut Ui,
    theme: &Theme,
    left_top: egui::Pos2,
    width: f32,
    trouble: Trouble,
    text: &str,
) -> f32 {
    let painter = ui.painter().clone();
    let fitted = words(&painter, theme, width, text);
    let size = vec2(width, fitted.height() + theme.pt(14.0));
    let rect = Rect::from_min_size(left_top, size);
    let colors = theme.colors;
    let corner = theme.pt(12.0);
    let (color, tint) = (trouble.color(colors), trouble.tint(colors));
    paint::fill(&painter, rect, corner, tint);
    paint::outline(
        &painter,
        rect.shrink(theme.pt(1.0)),
        corner,
        theme.pt(2.0),
        color,
    );
    let middle = rect.center().y;
    let at = pos2(rect.left() + theme.pt(32.0), middle);
    trouble
        .emblem()
        .paint_at(&painter, at, theme.pt(33.0), color, tint);
    fitted.paint(&painter, pos2(rect.left() + theme.pt(60.0), middle));
    // Each is a thing of its own that comes and goes: it is said when it comes.
    let (salt, role) = (("notice", text), egui::Role::Label);
    told_ui(ui, rect, salt, role, text, Tells::InTurn);
    rect.bottom()
}

#[cfg(test)]
mod tests {
    use egui_kittest::kittest::Queryable as _;

    use super::super::stage::{WINDOWS, stage, texts};
    use super::*;
    use crate::ui::theme::Mode;

    #[test]
    fn a_box_is_as_high_as_its_words_need() {
        let english = "Trapper and Plot cards can’t be played together. Switch one of them off.";
        let russian = "«Траппера» и карты замысла нельзя сочетать. Выключите что-нибудь одно.";
        let chinese = "捕手模块与剧情卡不能同时使用，请关闭其中一个再开始游戏，谢谢大家的配合。";
        for text in [english, russian, chinese] {
            for trouble in Trouble::ALL {
                let harness = stage(Mode::Light, WINDOWS[1], 0.0, |ui, theme, _, high| {
                    let width = theme.pt(320.0);
                    let top = pos2(40.0, 40.0);
                    let end = notice_ui(ui, theme, top, width, trouble, text);
                    *high = end - top.y;
                    let promised = notice_height(ui.painter(), theme, width, text);
                    assert!((promised - *high).abs() < 0.1);
                });
                let rect = harness.get_by_value(text).rect();
                for text in texts(&harness) {
                    assert!(text.is_whole && rect.contains_rect(text.rect), "{text:?}");
                }
            }
        }
    }
}
