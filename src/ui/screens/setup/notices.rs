//! What is wrong or unwise, in boxes one below the other, in the room that is there for them.

use egui::{Pos2, Ui, pos2};

use crate::ui::cx::Cx;
use crate::ui::theme::Theme;
use crate::ui::widgets::notice::{Trouble, notice_height, notice_ui};

/// The sizes that boxes may have, as parts of the usual one, the largest first.
const SIZES: [f32; 4] = [1.0, 0.9, 0.8, 0.7];

/// Boxes that have been measured.
pub(super) struct Notices<'a> {
    theme: Theme,
    width: f32,
    shown: Vec<&'a [(Trouble, String)]>,
}

impl<'a> Notices<'a> {
    /// Lists of boxes that share a height: smaller if there are many. Those that find no room even so come up when others
    /// are settled.
    pub(super) fn fit(
        ui: &Ui,
        cx: &Cx<'_>,
        width: f32,
        height: f32,
        lists: &[&'a [(Trouble, String)]],
    ) -> Self {
        let sized = |part| Self {
            theme: cx.theme.scaled(cx.theme.scale.of_points(cx.pt(part))),
            width,
            shown: lists.to_vec(),
        };
        let fits = |notices: &Self| notices.whole_height(ui) <= height;
        if let Some(notices) = SIZES.into_iter().map(sized).find(fits) {
            return notices;
        }
        let mut notices = sized(SIZES[SIZES.len() - 1]);
        while !fits(&notices) {
            let longest = notices.shown.iter_mut().max_by_key(|list| list.len());
            let Some(list) = longest.filter(|list| !list.is_empty()) else {
                break;
            };
            *list = &list[..list.len() - 1];
        }
        notices
    }

    /// How high the boxes of a list are.
    pub(super) fn height(&self, ui: &Ui, list: usize) -> f32 {
        let gap = self.theme.pt(6.0);
        let one = |words: &String| notice_height(ui.painter(), &self.theme, self.width, words);
        let list = self.shown.get(list).copied().unwrap_or_default();
        list.iter().map(|(_, words)| one(words) + gap).sum()
    }

    fn whole_height(&self, ui: &Ui) -> f32 {
        (0..self.shown.len())
            .map(|list| self.height(ui, list))
            .sum()
    }

    /// Draws the boxes of a list, and returns where they end.
    pub(super) fn show(&self, ui: &mut Ui, list: usize, left_top: Pos2) -> f32 {
        let list = self.shown.get(list).copied().unwrap_or_default();
        list.iter().fold(left_top.y, |top, (trouble, words)| {
            let at = pos2(left_top.x, top);
            let bottom = notice_ui(ui, &self.theme, at, self.width, *trouble, words);
            bottom + self.theme.pt(6.0)
        })
    }
}
