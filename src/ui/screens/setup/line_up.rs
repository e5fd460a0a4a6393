//! The line-up: a card for each character, counted against what the table needs.

use egui::{Rect, Ui, pos2, vec2};

use super::column;
use super::notices::Notices;
use super::state::{SetupState, count_of};
use super::troubles::Troubles;
use crate::engine::{Edition, Role, Side, side_count};
use crate::i18n::Msg;
use crate::ui::commands::Command;
use crate::ui::cx::Cx;
use crate::ui::emblem::Emblem;
use crate::ui::widgets::head::head_ui;
use crate::ui::widgets::pips::{PipKind, Pips, pips_ui, pips_width};
use crate::ui::widgets::role_card::{RoleCard, role_card_ui, role_chip_ui};

const GOOD: [Role; 4] = [
    Role::Merlin,
    Role::Percival,
    Role::Servant,
    Role::GoodLancelot,
];
const EVIL: [Role; 4] = [Role::Assassin, Role::Morgana, Role::Mordred, Role::Minion];
const EVIL_SMALL: [Role; 3] = [Role::Oberon, Role::EvilLancelot, Role::Witch];

/// Heights, in parts of the window's: a side's head, its cards, its small cards.
const HEAD: f32 = 0.071;
const CARD: f32 = 0.1585;
const LEAST_CARD: f32 = 0.09;
const CHIP: f32 = 0.064;

/// Draws both sides, and under each what is wrong or unwise with it.
pub(super) fn line_up_ui(ui: &mut Ui, cx: &Cx<'_>, state: &mut SetupState, troubles: &Troubles) {
    let room = column(cx, 1, 0.11, 0.77);
    let high = cx.window.height();
    let gap = cx.pt(7.0);
    // What is told takes its room from the empty band between the sides, then from the cards.
    let fixed = high * (2.0 * HEAD + CHIP) + 3.0 * gap;
    let lists: [&[_]; 2] = [&troubles.good, &troubles.evil];
    let most = room.height() - fixed - 2.0 * high * LEAST_CARD;
    let notices = Notices::fit(ui, cx, room.width(), most, &lists);
    let told = [0, 1].map(|list| notices.height(ui, list));
    let free = room.height() - fixed - told[0] - told[1];
    let card = (free / 2.0).clamp(high * LEAST_CARD, high * CARD);
    let evil = high * (HEAD + CHIP) + card + 2.0 * gap + told[1];
    let good_end = room.top() + high * HEAD + card + gap + told[0];
    let evil_top = (room.bottom() - evil)
        .min(room.top() + high * 0.337)
        .max(good_end);
    let mut toggled = None;
    for (side, top) in [(Side::Good, room.top()), (Side::Evil, evil_top)] {
        side_head_ui(ui, cx, room, top, side, state);
        let (avalon, resistance, list) = match side {
            Side::Good => (&GOOD[..], &[Role::Resistance][..], 0),
            Side::Evil => (&EVIL[..], &[Role::Spy][..], 1),
        };
        let is_avalon = state.setup.edition == Edition::Avalon;
        let roles = if is_avalon { avalon } else { resistance };
        let row = Rect::from_min_size(
            pos2(room.left(), top + high * HEAD),
            vec2(room.width(), card),
        );
        toggled = toggled.or(row_ui(ui, cx, row, roles, state, troubles, false));
        let mut below = row.bottom() + gap;
        if side == Side::Evil && is_avalon {
            let row =
                Rect::from_min_size(pos2(room.left(), below), vec2(room.width(), high * CHIP));
            toggled = toggled.or(row_ui(ui, cx, row, &EVIL_SMALL, state, troubles, true));
            below = row.bottom() + gap;
        }
        notices.show(ui, list, pos2(room.left(), below));
    }
    if let Some(role) = toggled {
        state.toggle(role);
    }
}

/// Draws characters side by side, and tells which was tapped.
fn row_ui(
    ui: &mut Ui,
    cx: &Cx<'_>,
    row: Rect,
    roles: &[Role],
    state: &SetupState,
    troubles: &Troubles,
    is_small: bool,
) -> Option<Role> {
    let gap = cx.pt(6.0);
    // A single card is no wider than one of four.
    let count = if is_small {
        roles.len()
    } else {
        roles.len().max(4)
    } as f32;
    let size = vec2((row.width() - gap * (count - 1.0)) / count, row.height());
    let mut tapped = None;
    for (idx, &role) in roles.iter().enumerate() {
        let left = row.left() + (size.x + gap) * idx as f32;
        let rect = Rect::from_min_size(pos2(left, row.top()), size);
        if role_ui(ui, cx, rect, role, state, troubles, is_small) {
            tapped = Some(role);
        }
    }
    tapped
}

fn side_head_ui(ui: &mut Ui, cx: &Cx<'_>, room: Rect, top: f32, side: Side, state: &SetupState) {
    let (emblem, color) = match side {
        Side::Good => (Emblem::Good, cx.theme.colors.good),
        Side::Evil => (Emblem::Evil, cx.theme.colors.evil),
    };
    let y = top + cx.window.height() * HEAD * 0.53;
    let name = cx.words.side(side, state.setup.edition);
    let have = count_of(&state.setup, side);
    let need = side_count(state.setup.players(), side);
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
    // The count is never run into: a long name of a side shrinks.
    let right = room.right() - pips_width(ui.painter(), cx.theme, &pips) - cx.pt(14.0);
    head_ui(
        ui,
        cx.theme,
        pos2(room.left(), y),
        Some(emblem),
        &name,
        color,
        right,
    );
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
        key: command_of(role).map_or("", Command::letter),
    };
    let response = if is_small {
        role_chip_ui(ui, cx.theme, rect, &card)
    } else {
        role_card_ui(ui, cx.theme, rect, &card)
    };
    if role.is_lancelot() {
        // The eye tells which of the two by where it stands; a screen reader says it.
        let whole = cx.words.role(role);
        ui.ctx()
            .accesskit_node_builder(response.id, |node| node.set_label(whole));
    }
    let is_keyed = command_of(role).is_some_and(|it| state.editing.is_none() && it.is_pressed(ui));
    (response.clicked() && !role.is_common()) || is_keyed
}

/// What puts a character in and takes it out; nothing for those that fill up by themselves. One is enough for both Lancelots.
const fn command_of(role: Role) -> Option<Command> {
    Some(match role {
        Role::Merlin => Command::Merlin,
        Role::Percival => Command::Percival,
        Role::Assassin => Command::Assassin,
        Role::Morgana => Command::Morgana,
        Role::Mordred => Command::Mordred,
        Role::Oberon => Command::Oberon,
        Role::Witch => Command::Witch,
        Role::GoodLancelot | Role::EvilLancelot => Command::Lancelot,
        Role::Servant | Role::Minion | Role::Resistance | Role::Spy => return None,
    })
}
