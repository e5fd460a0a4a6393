//! The set-up: playable, wrong, unwise, being written; its pages; and the offer to go on.

use avalon_herald::engine::{LancelotMode, Role, Setup, line_up_with};
use avalon_herald::i18n::Words;
use avalon_herald::ui::screens::setup::{Resume, SetupState};
use egui::Key;

use super::play::{new, voted};
use super::{Scene, Then};
use crate::people::{Names, lancelots, usual};
use crate::window::Screen;

/// The state for a table that is set already.
pub(super) fn state(names: Names, setup: &Setup) -> SetupState {
    SetupState::new(&Words::new(names.lang()), Some(setup))
}

/// Every scene of the set-up.
pub(super) fn all(names: Names) -> Vec<Scene> {
    let at = |name, state: SetupState| Scene::new(name, Screen::Setup(Box::new(state)));
    let with_lancelots = lancelots(names, 10, LancelotMode::Drawn);
    let mut chosen = state(names, &with_lancelots);
    chosen.leader_by_lot = false;
    chosen.prefers.has_real_deck = true;

    let mut wrong = usual(names, 10);
    names.ten()[0].clone_into(&mut wrong.seats[1]);
    wrong.seats[7] = String::new();
    wrong.roles = Some(line_up_with(
        10,
        &[
            Role::Percival,
            Role::Assassin,
            Role::Mordred,
            Role::Oberon,
            Role::GoodLancelot,
            Role::EvilLancelot,
            Role::Morgana,
        ],
    ));
    wrong.lancelot = LancelotMode::Dealt;

    let mut unwise = usual(names, 5);
    unwise.roles = Some(line_up_with(
        5,
        &[
            Role::Merlin,
            Role::Percival,
            Role::GoodLancelot,
            Role::Oberon,
            Role::EvilLancelot,
        ],
    ));
    unwise.lancelot = LancelotMode::Late7;

    let mut known = state(names, &usual(names, 5));
    known.known_names = names.first(10);
    let mut everything = chosen.clone();
    everything.setup.plot_cards = true;
    everything.setup.trapper = true;
    everything.prefers.day_prompts = true;

    let (game, _) = voted(names);
    let resume = |at_night| Resume {
        is_unread: false,
        names: names.first(10),
        game: Box::new(if at_night {
            new(&usual(names, 10))
        } else {
            game.clone()
        }),
        at_night,
    };
    let mut at_night = state(names, &with_lancelots);
    at_night.resume = Some(resume(true));
    let mut at_quests = state(names, &with_lancelots);
    at_quests.resume = Some(resume(false));

    let mut scenes = vec![
        at("set-up", state(names, &usual(names, 10))),
        at("set-up of five", state(names, &usual(names, 5))),
        at("set-up with a leader and Lancelots", chosen.clone()),
        at("set-up with errors", state(names, &wrong)),
        at("set-up with warnings", state(names, &unwise)),
        at("set-up, a name is written", state(names, &with_lancelots)),
        at("set-up, names are offered", known),
        at("set-up after a paste", state(names, &usual(names, 7))),
        at("options with everything", everything),
        at("options", state(names, &usual(names, 10))),
        at("options with a deck", chosen),
        at("resume at night", at_night),
        at("resume at the quests", at_quests),
    ];
    for scene in &mut scenes {
        scene.then = match scene.name {
            "set-up, a name is written" | "set-up, names are offered" => Then::TapFirst,
            "set-up after a paste" => Then::PasteMany,
            "options" | "options with everything" | "options with a deck" => Then::Press(Key::O),
            _ => Then::Nothing,
        };
    }
    scenes
}
