//! The row of buttons at the bottom: what takes back at the left, the one next thing in the middle,
//! the rest at the right. It stands in the same place on every screen of a game.

use egui::{Rect, pos2, vec2};

use crate::ui::theme::{Gap, Theme};

/// Where the buttons of the bottom row lie.
#[derive(Clone, Debug, PartialEq)]
pub struct Foot {
    /// Undo.
    pub undo: Rect,
    /// Redo.
    pub redo: Rect,
    /// The one next thing.
    pub primary: Rect,
    /// The rest, from right to left.
    pub rest: Vec<Rect>,
}

impl Foot {
    /// Lays the row out for a primary button and others that would like to be so wide. In a window
    /// that is too narrow all give way alike, and their words shrink.
    pub fn new(theme: &Theme, window: Rect, primary: f32, rest: &[f32]) -> Self {
        let (margin, gap) = (theme.gap(Gap::Margin), theme.gap(Gap::Between));
        let mut widths = vec![theme.pt(236.0), theme.pt(152.0)];
        let most = theme.pt(397.0).min(window.width() * 0.45);
        widths.push(primary.clamp(theme.pt(300.0).min(most), most));
        widths.extend(rest);
        let room = window.width() - 2.0 * margin - gap * (widths.len() as f32 - 1.0);
        let fits = (room / widths.iter().sum::<f32>()).min(1.0);
        for width in &mut widths {
            *width *= fits;
        }
        let low = window.bottom() - theme.pt(47.0);
        let place = |left: f32, width: f32, high: f32, middle: f32| {
            let size = vec2(width, theme.pt(high));
            Rect::from_center_size(pos2(left + width / 2.0, middle), size)
        };
        let undo = place(window.left() + margin, widths[0], 62.0, low);
        let redo = place(undo.right() + gap, widths[1], 62.0, low);
        let mut right = window.right() - margin;
        let mut laid = Vec::new();
        for &width in &widths[3..] {
            laid.push(place(right - width, width, 62.0, low));
            right -= width + gap;
        }
        // In the middle of the window if it can be, else in the middle of what is left.
        let (from, to) = (redo.right() + gap, right);
        let width = widths[2];
        let centered = window.center().x - width / 2.0;
        let left = centered.min(to - width).max(from);
        let high = Gap::Primary.points();
        let primary = place(left, width, high, low - theme.pt(2.0));
        Self {
            undo,
            redo,
            primary,
            rest: laid,
        }
    }
}

#[cfg(test)]
mod tests {
    use egui::{Pos2, Vec2};

    use super::super::stage::WINDOWS;
    use super::*;
    use crate::ui::theme::{Mode, Motion, Scale};

    fn row(size: Vec2, liked: f32) -> (Rect, Foot) {
        let theme = Theme::new(Mode::Dark, Scale::new(size, liked), Motion::Still);
        let window = Rect::from_min_size(Pos2::ZERO, size);
        let rest = [140.0, 220.0].map(|points| theme.pt(points));
        (window, Foot::new(&theme, window, theme.pt(390.0), &rest))
    }

    #[test]
    fn the_row_lies_as_it_was_drawn() {
        let (_, foot) = row(vec2(1280.0, 800.0), 1.0);
        assert_eq!(
            foot.undo,
            Rect::from_min_max(pos2(32.0, 722.0), pos2(268.0, 784.0))
        );
        assert_eq!(
            foot.redo,
            Rect::from_min_max(pos2(278.0, 722.0), pos2(430.0, 784.0))
        );
        assert!((foot.primary.top() - 714.0).abs() < 0.01);
        assert!((foot.primary.center().x - 640.0).abs() < 1.0);
    }

    #[test]
    fn buttons_stay_apart_and_in_the_window_at_any_size() {
        for size in WINDOWS {
            for liked in [0.8, 1.0, 1.3, 1.6] {
                let (window, foot) = row(size, liked);
                let mut all = vec![foot.undo, foot.redo, foot.primary];
                all.extend(foot.rest.iter().rev());
                for pair in all.windows(2) {
                    assert!(
                        pair[0].right() < pair[1].left(),
                        "{size:?} × {liked}: {pair:?}"
                    );
                }
                assert!(all.iter().all(|rect| window.contains_rect(*rect)));
            }
        }
    }

    #[test]
    fn undo_and_redo_stay_where_they_are_whatever_else_there_is() {
        let theme = Theme::new(Mode::Dark, Scale::new(WINDOWS[1], 1.0), Motion::Still);
        let window = Rect::from_min_size(Pos2::ZERO, WINDOWS[1]);
        let one = Foot::new(&theme, window, 100.0, &[]);
        let other = Foot::new(&theme, window, 300.0, &[120.0, 160.0]);
        assert_eq!((one.undo, one.redo), (other.undo, other.redo));
    }
}
