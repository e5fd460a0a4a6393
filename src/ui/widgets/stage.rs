//! A stage for the tests of widgets: a window of one widget, in either mode, with our faces.

use egui::{Pos2, Rect, Ui, Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use super::text::{Noted, record, recorded};
use crate::ui::fonts;
use crate::ui::theme::{Mode, Motion, Scale, Theme};

/// Names as players write them, 24 characters each, in the three languages.
pub(super) const LONG_NAMES: [&str; 3] = [
    "Maximilian von Habsburg!",
    "Константин Константинов!",
    "诸葛亮和司马光和曹操和刘备和孙权和周公和吕布和我",
];

/// The windows that the look was checked in.
pub(super) const WINDOWS: [Vec2; 3] = [
    vec2(1280.0, 800.0),
    vec2(1024.0, 600.0),
    vec2(1920.0, 1080.0),
];

/// A window in which a widget is drawn, with what the test keeps.
pub(super) fn stage<'a, State: 'a>(
    mode: Mode,
    size: Vec2,
    state: State,
    mut draw: impl FnMut(&mut Ui, &Theme, Rect, &mut State) + 'a,
) -> Harness<'a, State> {
    let theme = Theme::new(mode, Scale::new(size, 1.0), Motion::Full);
    let window = Rect::from_min_size(Pos2::ZERO, size);
    let mut harness = Harness::builder()
        .with_size(size)
        .with_max_steps(12)
        .with_context_setup(fonts::install)
        .build_ui_state(
            move |ui, state| {
                theme.apply(ui.ctx());
                record(ui.ctx());
                draw(ui, &theme, window, state);
            },
            state,
        );
    harness.run();
    harness
}

/// The texts of the last frame.
pub(super) fn texts<State>(harness: &Harness<'_, State>) -> Vec<Noted> {
    recorded(&harness.ctx)
}

/// Whether a widget is marked as chosen; none if it can't be.
pub(super) fn is_chosen<State>(harness: &Harness<'_, State>, name: &str) -> Option<bool> {
    let node = harness.get_by_label(name);
    let toggled = node.accesskit_node().toggled()?;
    Some(toggled == egui::accesskit::Toggled::True)
}

/// Whether a widget can be acted on.
pub(super) fn is_open<State>(harness: &Harness<'_, State>, name: &str) -> bool {
    !harness.get_by_label(name).accesskit_node().is_disabled()
}

/// A finger hits it.
pub(super) fn is_large_enough<State>(harness: &Harness<'_, State>, name: &str) -> bool {
    let rect = harness.get_by_label(name).rect();
    rect.width() >= 43.9 && rect.height() >= 43.9
}
