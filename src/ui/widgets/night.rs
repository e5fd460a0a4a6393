//! The night: black, one dim caption, a ring with the seconds, a key. Nothing else.

use egui::{Align, Rect, Response, Sense, Ui, WidgetInfo, pos2, vec2};

use super::countdown::{Countdown, night_countdown_ui};
use super::paint;
use super::reader::{Tells, told_ui};
use super::text::Words;
use crate::ui::theme::{Face, NIGHT, Theme, Type};

/// The night's screen in plain data.
#[derive(Clone, Copy, Debug, Default)]
pub struct Night<'a> {
    /// What the voice says, word for word.
    pub caption: &'a str,
    /// The same in a second language; may be empty.
    pub second: &'a str,
    /// The time of a look.
    pub countdown: Option<Countdown>,
    /// The key that pauses; empty when there is nothing to pause.
    pub hint: &'a str,
    /// Whether a click anywhere does what the hint says, and nothing else can be clicked.
    pub is_button: bool,
    /// Whether the voice speaks these words, so that nothing else is to.
    pub is_spoken: bool,
    /// How much the ground glows, 0 to 1: for a player who doesn't hear well, seen through closed eyes.
    pub glow: f32,
}

/// One of a row of buttons at night: an outline, words, a key. Nothing lights up.
pub fn night_button_ui(ui: &mut Ui, theme: &Theme, rect: Rect, words: &str, key: &str) -> Response {
    let id = ui.scope_id().with(("night", words));
    let response = ui.interact(rect, id, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, words));
    let painter = ui.painter().clone();
    let corner = theme.pt(12.0);
    let is_near = response.hovered() || response.has_focus();
    let (line, color) = if is_near {
        (theme.pt(3.0), NIGHT.amber)
    } else {
        (theme.pt(1.5), NIGHT.ring)
    };
    paint::fill(&painter, rect, corner, NIGHT.ground);
    paint::outline(&painter, rect.shrink(line / 2.0), corner, line, color);
    let put = |kind, text: &str, y: f32| {
        Words::new(theme, kind, text, NIGHT.amber)
            .within(rect.width() - theme.pt(16.0))
            .align(Align::Center)
            .fit(&painter)
            .paint(&painter, pos2(rect.center().x, y));
    };
    put(Type::Small, words, rect.center().y - theme.pt(13.0));
    put(Type::Key, key, rect.center().y + theme.pt(17.0));
    response
}

/// A digit that looks the same whether or not it is tapped, and that Tab doesn't come to.
pub fn night_digit_ui(ui: &mut Ui, theme: &Theme, rect: Rect, digit: u8) -> Response {
    let id = ui.scope_id().with(("digit", digit));
    let response = ui.interact(rect, id, Sense::CLICK);
    let text = digit.to_string();
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, &text));
    let painter = ui.painter().clone();
    let line = theme.pt(1.5);
    paint::outline(
        &painter,
        rect.shrink(line / 2.0),
        theme.pt(12.0),
        line,
        NIGHT.groove,
    );
    Words::new(theme, Type::Small, &text, NIGHT.amber)
        .align(Align::Center)
        .fit(&painter)
        .paint(&painter, rect.center());
    response
}

/// Draws the night. A click anywhere is a click on it, as long as there is a hint of what it does.
pub fn night_ui(ui: &mut Ui, theme: &Theme, window: Rect, night: &Night<'_>) -> Response {
    let painter = ui.painter().clone();
    let ground = NIGHT
        .ground
        .lerp_to_gamma(NIGHT.groove, night.glow.clamp(0.0, 1.0));
    painter.rect_filled(window, 0.0, ground);
    let id = ui.scope_id().with("night");
    let sense = if night.is_button {
        Sense::click()
    } else {
        Sense::hover()
    };
    let response = ui.interact(window, id, sense);
    if night.is_button {
        response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, night.hint));
    }
    let middle = window.center().x;
    let width = window.width() * 0.88;
    let words = Words::new(theme, Type::Night, night.caption, NIGHT.amber)
        .within(width)
        .rows(4)
        .balanced()
        .align(Align::Center)
        .fit(&painter);
    // The middle of two lines; more of them grow upwards, away from the ring.
    let ring_top = window.top() + window.height() * 0.70 - theme.pt(52.0);
    let mut center = window.top() + window.height() * 0.464;
    let second = (!night.second.is_empty()).then(|| {
        Words::new(theme, Type::NightSecond, night.second, NIGHT.amber)
            .face(Face::Far)
            .within(width)
            .rows(3)
            .balanced()
            .align(Align::Center)
            .fit(&painter)
    });
    let below = second
        .as_ref()
        .map_or(0.0, |second| second.height() + theme.pt(14.0));
    let low = center + words.height() / 2.0 + below;
    center -= (low - (ring_top - theme.pt(12.0))).max(0.0);
    let caption = words.paint(&painter, pos2(middle, center));
    // While the voice reads the night, a screen reader that read along would talk over it, and over the silence in which eyes
    // are open. It finds the caption when it is asked. Where the voice doesn't speak, it says it.
    let tells = if night.is_spoken {
        Tells::OnAsking
    } else {
        Tells::InTurn
    };
    let role = egui::Role::Label;
    told_ui(ui, caption, "caption", role, night.caption, tells);
    if let Some(second) = second {
        let at = center + words.height() / 2.0 + theme.pt(14.0) + second.height() / 2.0;
        let rect = second.paint(&painter, pos2(middle, at));
        // Once is enough, in the first language.
        let (salt, tells) = ("second caption", Tells::OnAsking);
        told_ui(ui, rect, salt, role, night.second, tells);
    }
    if let Some(countdown) = night.countdown {
        let at = pos2(middle, window.top() + window.height() * 0.70);
        let says = countdown.left_secs.to_string();
        night_countdown_ui(ui, theme, at, theme.pt(46.0), countdown, &says);
    }
    let hint = Words::new(theme, Type::Key, night.hint, NIGHT.amber)
        .within(width)
        .align(Align::Center)
        .fit(&painter)
        .paint(&painter, pos2(middle, window.bottom() - theme.pt(38.0)));
    if response.has_focus() {
        // The whole window is the button; its words are framed.
        let frame = hint.expand2(vec2(theme.pt(14.0), theme.pt(4.0)));
        paint::outline(&painter, frame, theme.pt(8.0), theme.pt(3.0), NIGHT.amber);
    }
    response
}

#[cfg(test)]
mod tests {
    use egui_kittest::kittest::Queryable as _;

    use super::super::stage::{WINDOWS, stage, texts};
    use super::*;
    use crate::ui::theme::Mode;

    const CAPTIONS: [&str; 3] = [
        "Agents of Evil, all but Oberon and Evil Lancelot, keep your eyes closed and raise your thumbs, so that Merlin may know you.",
        "Слуги Зла, все, кроме Оберона и злого Ланселота, не открывая глаз, поднимите большой палец, чтобы Мерлин узнал вас.",
        "邪恶方的爪牙，除了奥伯伦和邪恶兰斯洛特，请继续闭眼并竖起大拇指，让梅林认出你们。",
    ];

    #[test]
    fn the_longest_caption_fits_in_two_languages_at_once() {
        for size in WINDOWS {
            for (caption, second) in [
                (CAPTIONS[0], CAPTIONS[1]),
                (CAPTIONS[1], CAPTIONS[2]),
                (CAPTIONS[2], ""),
            ] {
                let mut harness = stage(Mode::Light, size, 0, |ui, theme, window, clicks| {
                    let countdown = Some(Countdown {
                        left_secs: 5,
                        of_secs: 8,
                    });
                    let night = Night {
                        caption,
                        second,
                        countdown,
                        hint: "Space: pause",
                        is_button: true,
                        is_spoken: true,
                        glow: 0.0,
                    };
                    *clicks += usize::from(night_ui(ui, theme, window, &night).clicked());
                });
                assert!(harness.query_by_value(caption).is_some());
                let ring = size.y * 0.70 - size.y * 46.0 / 800.0;
                for text in texts(&harness) {
                    assert!(text.is_whole && text.rect.top() > 0.0, "{size:?}: {text:?}");
                    let is_caption = text.text == caption || text.text == second;
                    assert!(
                        !is_caption || text.rect.bottom() < ring,
                        "{size:?}: {text:?}"
                    );
                }
                harness.get_by_label("Space: pause").click();
                harness.run();
                assert_eq!(*harness.state(), 1);
            }
        }
    }
}
