//! A game that is not over is offered first: nobody loses an evening to a closed window.

use egui::{Align, Rect, Ui, pos2, vec2};

use super::super::log::lines;
use super::Resume;
use crate::i18n::Msg;
use crate::ui::commands::Command;
use crate::ui::cx::Cx;
use crate::ui::intent::{Intent, VoteHistory};
use crate::ui::screens::game::label;
use crate::ui::theme::Type;
use crate::ui::widgets::button::{Button, button_ui};
use crate::ui::widgets::room::sheet_ui;
use crate::ui::widgets::text::Words;

/// Draws the offer.
pub(super) fn resume_ui(
    ui: &mut Ui,
    cx: &Cx<'_>,
    resume: &Resume,
    votes: VoteHistory,
) -> Option<Intent> {
    let sheet = cx.part(0.14, 0.2, 0.86, 0.8);
    sheet_ui(ui.painter(), cx.theme, sheet);
    let colors = cx.theme.colors;
    let table = resume.game.table();
    let place = if resume.at_night {
        cx.say(Msg::ResumeNight)
    } else {
        let past = table.past().last().filter(|_| resume.is_unread);
        let nothing = || {
            let quest = past.map_or(table.quest(), |it| it.quest);
            // What its cards tell they tell when they are turned.
            let what = cx.say(if past.is_some() {
                Msg::ResumeUnread
            } else {
                Msg::ResumeNothingYet
            });
            let values = [("quest", quest.number().into()), ("what", (&what).into())];
            cx.say_with(Msg::LogQuest, &values)
        };
        let last = lines(cx, &resume.game, votes).pop();
        last.filter(|_| past.is_none()).unwrap_or_else(nothing)
    };
    let names = cx.words.list(&resume.names);
    let painter = ui.painter().clone();
    let middle = sheet.center().x;
    let wide = sheet.width() - cx.pt(80.0);
    for (kind, text, color, y) in [
        (Type::Card, cx.say(Msg::ResumeTitle), colors.ink, 0.12),
        (Type::Next, names, colors.ink2, 0.33),
        (Type::Label, place, colors.ink, 0.57),
    ] {
        let at = pos2(middle, sheet.top() + sheet.height() * y);
        let words = Words::new(cx.theme, kind, &text, color)
            .align(Align::Center)
            .within(wide)
            .least(cx.pt(16.0));
        // In as few rows as hold it, however small it must be for that.
        let few = |rows| words.clone().rows(rows).fit(&painter);
        let fitted = (1..=4).map(few).find(|it| it.is_whole);
        let rect = fitted.unwrap_or_else(|| few(5)).paint(&painter, at);
        label(ui, rect, &text);
    }
    let (go_on, space, anew) = (
        cx.say(Msg::ResumeGoOn),
        cx.say(Msg::KeySpace),
        cx.say(Msg::ResumeNew),
    );
    let top = sheet.bottom() - cx.pt(110.0);
    let gold = Rect::from_min_size(
        pos2(middle - cx.pt(400.0), top),
        vec2(cx.pt(440.0), cx.pt(74.0)),
    );
    let plain = Rect::from_min_size(
        pos2(middle + cx.pt(70.0), top),
        vec2(cx.pt(330.0), cx.pt(74.0)),
    );
    let button = Button::gold(&go_on).key(&space);
    if button_ui(ui, cx.theme, gold, &button).clicked() || Command::Primary.is_pressed(ui) {
        return Some(Intent::GoOn);
    }
    let is_clicked = button_ui(ui, cx.theme, plain, &Button::plain(&anew).key("N")).clicked();
    (is_clicked || Command::Other.is_pressed(ui)).then_some(Intent::SetUpAnew)
}
