//! Buttons are found by name, pressed, and keep their words.

use egui::{pos2, vec2};
use egui_kittest::kittest::Queryable as _;

use super::super::stage::{is_large_enough, is_open, stage, texts};
use super::*;
use crate::ui::theme::Mode;

fn place(theme: &Theme, width: f32, height: f32) -> Rect {
    Rect::from_min_size(pos2(60.0, 60.0), vec2(theme.pt(width), theme.pt(height)))
}

#[test]
fn a_press_is_told_and_a_disabled_button_is_not_pressed() {
    for mode in Mode::ALL {
        let mut harness = stage(
            mode,
            vec2(1024.0, 600.0),
            [0, 0],
            |ui, theme, _, presses| {
                let rect = place(theme, 300.0, 74.0);
                let on = Button::gold("Approved, 6 to 4").key("Space");
                presses[0] += usize::from(button_ui(ui, theme, rect, &on).clicked());
                let off = Button::plain("Redo").on(false);
                let below = rect.translate(vec2(0.0, 100.0));
                presses[1] += usize::from(button_ui(ui, theme, below, &off).clicked());
            },
        );
        assert!(is_open(&harness, "Approved, 6 to 4") && !is_open(&harness, "Redo"));
        harness.get_by_label("Approved, 6 to 4").click();
        harness.get_by_label("Redo").click();
        harness.run();
        assert_eq!(*harness.state(), [1, 0], "{mode:?}");
    }
}

#[test]
fn undo_says_what_it_takes_back_and_an_emblem_alone_has_a_name() {
    let harness = stage(Mode::Dark, vec2(1280.0, 800.0), (), |ui, theme, _, ()| {
        let undo = Button::plain("Отменить")
            .under("+ Вивиана")
            .key("Ctrl Z")
            .emblem(Emblem::Undo);
        button_ui(ui, theme, place(theme, 236.0, 62.0), &undo);
        let redo = Button::plain("").says("Redo").emblem(Emblem::Redo);
        let right = place(theme, 152.0, 62.0).translate(vec2(300.0, 0.0));
        button_ui(ui, theme, right, &redo);
    });
    assert!(harness.query_by_label("Отменить, + Вивиана").is_some());
    assert!(harness.query_by_label("Redo").is_some());
}

#[test]
fn the_words_of_a_button_are_never_cut_off() {
    for words in [
        "The Lady of the Lake looks at somebody",
        "Эскалибур: сейчас или никогда, решайте скорее",
        "湖中仙女请选择一位玩家查看阵营，再把标记交给他或者她",
    ] {
        for size in [vec2(1280.0, 800.0), vec2(1024.0, 600.0)] {
            let harness = stage(Mode::Dark, size, (), |ui, theme, _, ()| {
                let gold = Button::gold(words).key("Space");
                button_ui(ui, theme, place(theme, 397.0, 74.0), &gold);
                let begin = Button::waits(words).under_error(words).kind(Type::Head);
                let below = place(theme, 320.0, 142.0).translate(vec2(0.0, 200.0));
                button_ui(ui, theme, below, &begin.stacked());
            });
            for text in texts(&harness) {
                assert!(text.is_whole, "{size:?}: {text:?}");
            }
        }
    }
}

#[test]
fn a_small_button_is_still_hit_by_a_finger() {
    let harness = stage(Mode::Dark, vec2(800.0, 480.0), (), |ui, theme, _, ()| {
        button_ui(ui, theme, place(theme, 40.0, 40.0), &Button::plain("T"));
    });
    assert!(is_large_enough(&harness, "T"));
}

#[test]
fn the_key_of_a_secondary_button_gives_way_in_a_small_window() {
    for (size, is_shown) in [(vec2(1024.0, 600.0), true), (vec2(800.0, 480.0), false)] {
        let harness = stage(Mode::Dark, size, (), |ui, theme, _, ()| {
            let button = Button::plain("Menu").key("Esc");
            button_ui(ui, theme, place(theme, 140.0, 62.0), &button);
        });
        let has_key = texts(&harness).iter().any(|text| text.text == "Esc");
        assert_eq!(has_key, is_shown, "{size:?}");
    }
}
