//! Main lines with a name in them, however long the name is.

use egui::Ui;

use crate::i18n::Msg;
use crate::ui::cx::Cx;
use crate::ui::widgets::headline::Headline;

/// What somebody does now, in a main line with the name in it: the name ends in "…" where the row has no room for all of it,
/// so that the line stays one row and the table stays where it is.
pub(super) fn now_with_name(
    ui: &Ui,
    cx: &Cx<'_>,
    name: &str,
    line: impl Fn(&str) -> String,
) -> String {
    let now = cx.say(Msg::Now);
    let headline = Headline {
        now: &now,
        ..Headline::default()
    };
    line_with_name(ui, cx, &headline, name, line)
}

/// The same for any headline.
pub(super) fn line_with_name(
    ui: &Ui,
    cx: &Cx<'_>,
    headline: &Headline<'_>,
    name: &str,
    line: impl Fn(&str) -> String,
) -> String {
    let mut shown = name.to_owned();
    let mut letters: Vec<char> = name.chars().collect();
    loop {
        let main = line(&shown);
        let headline = Headline {
            main: &main,
            ..*headline
        };
        if letters.len() < 2 || headline.is_one_row(ui.painter(), cx.theme, cx.window) {
            return main;
        }
        letters.pop();
        shown = letters.iter().collect::<String>().trim_end().to_owned() + "…";
    }
}
