//! The line-up: a card for each character, counted against what the table needs.

use egui::{Rect, Ui, pos2, vec2};

use super::state::{SetupState, count_of};
use super::{Troubles, column, notices_ui};
use crate::engine::{Role, Side, side_count};
use crate::i18n::Msg;
use crate::ui::cx::Cx;
use crate::ui::emblem::Emblem;
use crate::ui::widgets::head::head_ui;
use crate::ui::widgets::pips::{PipKind, Pips, pips_ui};
use crate::ui::widgets::role_card::{RoleCard, role_card_ui, role_chip_ui};

const GOOD: [Role; 4] = [
    Role::Merlin,
    Role::Percival,
    Role::Servant,
    Role::GoodLancelot,
];
const EVIL: [Role; 4] = [Role::Assassin, Role::Morgana, Role::Mordred, Role::Minion];
const EVIL_SMALL: [Role; 2] = [Role::Oberon, Role::EvilLancelot];

/// Draws both sides.
pub(super) fn line_up_ui(ui: &mut Ui, cx: &Cx<'_>, state: &mut SetupState, troubles: &Troubles) {
    let mut toggled = None;
    for (side, roles, top) in [(Side::Good, GOOD, 0.11), (Side::Evil, EVIL, 0.447)] {
        let room = column(cx, 1, top, 1.0);
        side_head_ui(ui, cx, room, side, state);
        let cards = room.top() + cx.window.height() * 0.071;
        let gap = cx.pt(6.0);
        let size = vec2(
            (room.width() - 3.0 * gap) / 4.0,
            cx.window.height() * 0.1585,
        );
        for (idx, role) in roles.into_iter().enumerate() {
            let left = room.left() + (size.x + gap) * idx as f32;
            let rect = Rect::from_min_size(pos2(left, cards), size);
            if role_ui(ui, cx, rect, role, state, troubles, false) {
                toggled = Some(role);
            }
        }
        let mut below = cards + size.y + cx.pt(9.0);
        let bottom = match side {
            Side::Good => column(cx, 1, 0.0, 0.447).bottom(),
            Side::Evil => column(cx, 1, 0.0, 0.775).bottom(),
        };
        let notices = match side {
            Side::Good => &troubles.good,
            Side::Evil => &troubles.evil,
        };
        if side == Side::Evil && notices.is_empty() {
            let high = cx.window.height() * 0.064;
            let wide = (room.width() - gap) / 2.0;
            for (idx, role) in EVIL_SMALL.into_iter().enumerate() {
                let left = room.left() + (wide + gap) * idx as f32;
                let rect = Rect::from_min_size(pos2(left, below), vec2(wide, high));
                if role_ui(ui, cx, rect, role, state, troubles, true) {
                    toggled = Some(role);
                }
            }
            below += high + cx.pt(9.0);
        } else if side == Side::Evil {
            below = small_and_notices(ui, cx, room, below, state, troubles, &mut toggled);
        }
        let shown = if side == Side::Evil {
            &[][..]
        } else {
            &notices[..]
        };
        notices_ui(
            ui,
            cx,
            pos2(room.left(), below),
            room.width(),
            bottom,
            shown,
        );
    }
    if let Some(role) = toggled {
        state.toggle(role);
    }
}

/// With something to tell of evil the small cards move up beside it: they stay where a finger finds them.
fn small_and_notices(
    ui: &mut Ui,
    cx: &Cx<'_>,
    room: Rect,
    top: f32,
    state: &SetupState,
    troubles: &Troubles,
    toggled: &mut Option<Role>,
) -> f32 {
    let gap = cx.pt(6.0);
    let high = cx.window.height() * 0.064;
    let wide = (room.width() - gap) / 2.0;
    for (idx, role) in EVIL_SMALL.into_iter().enumerate() {
        let left = room.left() + (wide + gap) * idx as f32;
        let rect = Rect::from_min_size(pos2(left, top), vec2(wide, high));
        if role_ui(ui, cx, rect, role, state, troubles, true) {
            *toggled = Some(role);
        }
    }
    let below = pos2(room.left(), top + high + gap);
    let bottom = column(cx, 1, 0.0, 0.778).bottom();
    notices_ui(ui, cx, below, room.width(), bottom, &troubles.evil)
}

fn side_head_ui(ui: &mut Ui, cx: &Cx<'_>, room: Rect, side: Side, state: &SetupState) {
    let (emblem, color) = match side {
        Side::Good => (Emblem::Good, cx.theme.colors.good),
        Side::Evil => (Emblem::Evil, cx.theme.colors.evil),
    };
    let y = room.top() + cx.pt(30.0);
    head_ui(
        ui,
        cx.theme,
        pos2(room.left(), y),
        Some(emblem),
        &cx.words.side(side),
        color,
    );
    let (have, need) = (
        count_of(&state.setup, side),
        side_count(state.setup.players(), side),
    );
    let words = cx.say_with(
        Msg::SetupCount,
        &[("found", have.into()), ("expected", need.into())],
    );
    let pips = Pips {
        kind: PipKind::Of(side),
        have,
        need,
        words: &words,
    };
    pips_ui(ui, cx.theme, pos2(room.right(), y), &pips);
}

/// Draws a character's card and tells whether it was tapped. Common ones fill up by themselves.
fn role_ui(
    ui: &mut Ui,
    cx: &Cx<'_>,
    rect: Rect,
    role: Role,
    state: &SetupState,
    troubles: &Troubles,
    is_small: bool,
) -> bool {
    let name = if role.is_lancelot() {
        cx.say(Msg::RoleLancelotShort)
    } else {
        cx.words.role(role)
    };
    let card = RoleCard {
        role,
        name: &name,
        count: state.setup.count(role) as u8,
        trouble: troubles.of_role(role),
    };
    let response = if is_small {
        role_chip_ui(ui, cx.theme, rect, &card)
    } else {
        role_card_ui(ui, cx.theme, rect, &card)
    };
    response.clicked() && !role.is_common()
}
