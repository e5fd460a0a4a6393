//! Text shrinks, wraps and ends in "…", and says so.

use egui::{Align, pos2, vec2};

use super::super::stage::{LONG_NAMES, stage, texts};
use super::*;
use crate::ui::theme::Mode;

/// Sets words in a window and hands back how they came out.
fn set(ask: impl Fn(&Theme) -> Words<'static>) -> Fitted {
    let harness = stage(
        Mode::Dark,
        vec2(1280.0, 800.0),
        None,
        |ui, theme, _, fitted| {
            *fitted = Some(ask(theme).fit(ui.painter()));
        },
    );
    harness.state().clone().unwrap()
}

#[test]
fn a_short_text_keeps_its_size() {
    let fitted =
        set(|theme| Words::new(theme, Type::Seat, "Bo", Color32::PLACEHOLDER).within(400.0));
    assert!(fitted.is_whole);
    assert!((fitted.size - 34.0).abs() < 0.01);
}

#[test]
fn a_long_name_shrinks_and_then_ends_in_an_ellipsis() {
    for name in LONG_NAMES {
        let ask = |width: f32| {
            set(move |theme| {
                Words::new(theme, Type::Seat, name, Color32::PLACEHOLDER).within(width)
            })
        };
        let natural = ask(f32::INFINITY).width();
        let shrunk = ask(natural * 0.9);
        assert!(shrunk.is_whole && shrunk.size < 34.0, "{name}");
        assert!(shrunk.width() <= natural * 0.9 + 0.5, "{name}");
        let cut = ask(natural * 0.5);
        assert!(!cut.is_whole, "{name}");
        assert!((cut.size - 27.2).abs() < 0.01, "{name}: {}", cut.size);
        assert!(
            cut.width() <= natural * 0.5 + 1.0,
            "{name}: {}",
            cut.width()
        );
    }
}

#[test]
fn a_word_is_made_smaller_rather_than_torn_apart() {
    let fitted = set(|theme| {
        Words::new(theme, Type::Small, "Прислужник", Color32::PLACEHOLDER)
            .within(100.0)
            .rows(3)
            .least(8.0)
    });
    assert_eq!(fitted.rows(), 1);
    assert!(fitted.is_whole && fitted.width() <= 100.5);
}

#[test]
fn balanced_rows_are_about_as_long_as_one_another() {
    let text = "Agents of Evil, all but Oberon, open your eyes and find one another.";
    let ask = |is_balanced: bool| {
        set(move |theme| {
            let words = Words::new(theme, Type::Night, text, Color32::PLACEHOLDER)
                .within(1100.0)
                .rows(3);
            if is_balanced { words.balanced() } else { words }
        })
    };
    let (plain, balanced) = (ask(false), ask(true));
    assert_eq!(plain.rows(), balanced.rows());
    assert!(balanced.width() < plain.width() - 100.0);
}

#[test]
fn every_text_that_is_drawn_is_noted() {
    let harness = stage(Mode::Dark, vec2(1280.0, 800.0), (), |ui, theme, _, ()| {
        let color = theme.colors.text;
        fit_text(ui.painter(), theme, Type::Seat, "Bo", color, 200.0)
            .paint(ui.painter(), pos2(10.0, 50.0));
        Words::new(theme, Type::Seat, LONG_NAMES[0], color)
            .within(60.0)
            .align(Align::Center)
            .fit(ui.painter())
            .paint(ui.painter(), pos2(100.0, 150.0));
    });
    let texts = texts(&harness);
    assert_eq!(texts.len(), 2);
    assert!(texts[0].is_whole && texts[0].text == "Bo");
    assert!(!texts[1].is_whole && (texts[1].rect.center().x - 100.0).abs() < 1.0);
}

#[test]
fn chinese_is_told_from_what_is_not() {
    assert!(is_chinese("第4次") && is_chinese("Ctrl，"));
    assert!(!is_chinese("Quest 4 – «Ёж»"));
}
