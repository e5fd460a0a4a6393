//! The two lines that lead: what is asked now, and what comes next. Never three.

use egui::{Painter, Rect, Ui, pos2};

use super::reader::{Tells, told_ui};
use super::text::Words;
use crate::ui::emblem::Emblem;
use crate::ui::theme::{Theme, Type};

/// The two lines in plain data.
#[derive(Clone, Copy, Debug, Default)]
pub struct Headline<'a> {
    /// "Now:", if the line says what somebody does now.
    pub now: &'a str,
    /// The main line.
    pub main: &'a str,
    /// The second line.
    pub next: &'a str,
    /// Whether the main line is the question of an opportunity, which is larger.
    pub is_question: bool,
    /// Pixels at the right end of the second line that something else needs.
    pub beside: f32,
}

impl<'a> Headline<'a> {
    /// The main line, in one row.
    fn words(&self, theme: &Theme, window: Rect) -> Words<'a> {
        let colors = theme.colors;
        let kind = if self.is_question {
            Type::Ask
        } else {
            Type::Now
        };
        let words = if self.now.is_empty() {
            Words::new(theme, kind, self.main, colors.text)
        } else {
            Words::new(theme, kind, self.now, colors.gold).and(self.main, colors.text)
        };
        let width = window.width() - theme.pt(94.0 + 40.0);
        words.within(width).least(theme.pt(Type::Now.least()))
    }

    /// Whether the main line has its room in one row.
    pub fn is_one_row(&self, painter: &Painter, theme: &Theme, window: Rect) -> bool {
        self.words(theme, window).fit(painter).is_whole
    }
}

/// Under which names a screen reader knows the two lines, in order: what they say changes, what they are does not.
pub const LINES: [&str; 2] = ["headline", "next"];

/// Draws the lines at the top of the window, and returns the height at which they end.
pub fn headline_ui(ui: &mut Ui, theme: &Theme, window: Rect, headline: &Headline<'_>) -> f32 {
    let painter = ui.painter().clone();
    let colors = theme.colors;
    let left = window.left() + theme.pt(94.0);
    let width = window.right() - theme.pt(40.0) - left;
    let down = if headline.is_question { 4.0 } else { 0.0 };
    let words = headline.words(theme, window);
    let one = words.clone().fit(&painter);
    let main = if one.is_whole {
        one
    } else {
        words.rows(3).fit(&painter)
    };
    let flame = pos2(
        window.left() + theme.pt(58.0),
        window.top() + theme.pt(50.0 + down),
    );
    let flame_size = theme.pt(46.0);
    Emblem::Flame.paint_at(&painter, flame, flame_size, colors.gold, colors.night);
    let first = pos2(left, window.top() + theme.pt(70.0 + down));
    let main_rect = main.paint_on(&painter, first);
    let said = format!("{} {}", headline.now, headline.main);
    report(ui, main_rect, LINES[0], said.trim());
    let more = (main.rows() - 1) as f32 * main.size * 1.2;
    let mut end = window.top() + theme.pt(84.0 + down) + more;
    if !headline.next.is_empty() {
        let color = if headline.is_question {
            colors.text
        } else {
            colors.text2
        };
        let size = theme.pt(if headline.is_question { 38.0 } else { 31.0 });
        let drop = if headline.is_question { 124.0 } else { 114.0 };
        let next = Words::new(theme, Type::Next, headline.next, color)
            .sized(size)
            .within(width - headline.beside)
            .fit(&painter);
        let at = pos2(left, window.top() + theme.pt(drop) + more);
        let rect = next.paint_on(&painter, at);
        report(ui, rect, LINES[1], headline.next);
        end = at.y + theme.pt(10.0);
    }
    end
}

fn report(ui: &Ui, rect: Rect, salt: &str, said: &str) {
    told_ui(ui, rect, salt, egui::Role::Label, said, Tells::InTurn);
}

#[cfg(test)]
mod tests {
    use egui_kittest::kittest::Queryable as _;

    use super::super::stage::{WINDOWS, stage, texts};
    use super::*;
    use crate::ui::theme::Mode;

    #[test]
    fn both_lines_are_read_out_and_stay_in_the_window() {
        for (now, main, next) in [
            ("Now:", "Leader, choose five", "Next: the vote"),
            (
                "Сейчас:",
                "предводитель, выберите пятерых и передайте меч одному из них, но не себе",
                "Затем: голосование",
            ),
            (
                "现在：",
                "队长，请选五人，并把王者之剑交给队中另一位玩家保管，然后等待全体玩家表决结果",
                "接着：全体表决",
            ),
        ] {
            for size in WINDOWS {
                let harness = stage(Mode::Dark, size, 0.0, |ui, theme, window, end| {
                    let headline = Headline {
                        now,
                        main,
                        next,
                        ..Headline::default()
                    };
                    *end = headline_ui(ui, theme, window, &headline);
                });
                let said = format!("{now} {main}");
                assert!(harness.query_by_value(&said).is_some(), "{said}");
                assert!(harness.query_by_value(next).is_some(), "{next}");
                for text in texts(&harness) {
                    assert!(text.is_whole, "{size:?}: {text:?}");
                    assert!(
                        text.rect.right() < size.x && text.rect.bottom() < *harness.state() + 12.0
                    );
                    assert!(text.text == next || text.size > size.y * 0.0559, "{text:?}");
                }
            }
        }
    }

    #[test]
    fn a_question_is_larger_than_a_statement() {
        let size_of = |is_question| {
            let harness = stage(Mode::Light, WINDOWS[0], (), move |ui, theme, window, ()| {
                let headline = Headline {
                    main: "The King Returns?",
                    is_question,
                    ..Headline::default()
                };
                headline_ui(ui, theme, window, &headline);
            });
            texts(&harness)[0].size
        };
        assert!(size_of(true) > size_of(false));
    }
}
