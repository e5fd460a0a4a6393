//! What the modules ask: plot cards, Excalibur, the Lady, Trapper, the Witch, and a table with all that they lay on it.

use avalon_herald::engine::{
    CheckReason, Event, Game, LancelotMode, Prompt, RestoreYourHonor, Role, Setup, line_up_with,
};
use avalon_herald::ui::screens::game::GameState;
use egui::Key;

use super::play::{new, read};
use super::{Scene, Then, of_game};
use crate::lot::come_to;
use crate::people::{Names, lancelots, usual};

/// The first game that comes to it.
fn game(setup: &Setup, is_it: &dyn Fn(&Game) -> bool) -> Game {
    come_to(&new(setup), is_it)
}

fn prompts(is_it: impl Fn(Prompt) -> bool) -> impl Fn(&Game) -> bool {
    move |game| game.prompt().is_some_and(&is_it)
}

fn with_plot_cards(names: Names) -> Setup {
    let mut setup = lancelots(names, 10, LancelotMode::Drawn);
    setup.plot_cards = true;
    setup.excalibur = true;
    setup.lady_of_the_lake = true;
    setup
}

/// Every scene of the modules.
pub(super) fn all(names: Names) -> Vec<Scene> {
    let mut scenes = plot_cards(names);
    scenes.extend(sword_and_lady(names));
    scenes.extend(trapper(names));
    scenes.extend(witch(names));
    scenes
}

fn then(name: &'static str, game: &Game, keys: &'static [Key]) -> Scene {
    let mut scene = of_game(name, game, read(game));
    scene.then = Then::Keys(keys);
    scene
}

fn plot_cards(names: Names) -> Vec<Scene> {
    let setup = with_plot_cards(names);
    let at = |is_it: &dyn Fn(&Game) -> bool| game(&setup, is_it);
    let draw = at(&prompts(
        |it| matches!(it, Prompt::PlotDraw { count, .. } if count > 1),
    ));
    let give = at(&prompts(
        |it| matches!(it, Prompt::PlotGive { cards, .. } if cards.len() > 2),
    ));
    let window = at(&prompts(|it| matches!(it, Prompt::Window { .. })));
    let many = at(&prompts(
        |it| matches!(it, Prompt::Window { open_to, .. } if open_to.len() > 1),
    ));
    let aimed = at(&prompts(
        |it| matches!(it, Prompt::Window { targets, .. } if !targets.is_empty()),
    ));
    let Some(Prompt::Window { open_to, .. }) = aimed.prompt() else {
        panic!("a window was asked for");
    };
    let digits: [&'static [Key]; 10] = [
        &[Key::Num1],
        &[Key::Num2],
        &[Key::Num3],
        &[Key::Num4],
        &[Key::Num5],
        &[Key::Num6],
        &[Key::Num7],
        &[Key::Num8],
        &[Key::Num9],
        &[Key::Num0],
    ];
    let passed = at(&prompts(
        |it| matches!(it, Prompt::LoyaltyCheck { lookers, .. } if lookers.len() > 1),
    ));
    let looks = at(&prompts(
        |it| matches!(it, Prompt::LoyaltyCheck { lookers, .. } if lookers.len() == 1),
    ));
    let restores = at(&|game| game.restores().len() > 5);
    let full = at(&|game| {
        let is_team = matches!(game.prompt(), Some(Prompt::Team { .. }));
        is_team && game.table().plot_held().len() > 5
    });
    let charged = at(&prompts(
        |it| matches!(it, Prompt::Vote { charge, .. } if !charge.is_empty()),
    ));
    let mut at_once = setup.clone();
    at_once.restore_your_honor = RestoreYourHonor::Immediate;
    let now = game(
        &at_once,
        &prompts(|it| matches!(it, Prompt::RestoreNow { .. })),
    );
    let mut log = of_game("a log with a ledger", &full, read(&full));
    if let crate::window::Screen::Game(game) = &mut log.screen {
        game.1.over = avalon_herald::ui::screens::game::Over::Log;
    }
    vec![
        then("plot cards are drawn", &draw, &[]),
        then("a plot card was told", &draw, &[Key::Num6]),
        then("plot cards are given", &give, &[]),
        then("a card may be played", &window, &[]),
        then("many may play a card", &many, &[]),
        then("a card is aimed", &aimed, digits[open_to[0].idx()]),
        then("a card is passed to be looked at", &passed, &[]),
        then("a card is looked at", &looks, &[]),
        then("honor may be restored", &restores, &[]),
        then("honor is restored", &restores, &[Key::H]),
        then("honor is restored at once", &now, &[]),
        then("a table full of cards", &full, &[]),
        then("a vote with a charge", &charged, &[]),
        log,
    ]
}

fn sword_and_lady(names: Names) -> Vec<Scene> {
    let setup = with_plot_cards(names);
    let at = |is_it: &dyn Fn(&Game) -> bool| game(&setup, is_it);
    let mut plain = usual(names, 10);
    plain.excalibur = true;
    let team = new(&plain);
    let sword = at(&prompts(|it| matches!(it, Prompt::Excalibur { .. })));
    let lady = at(&prompts(|it| matches!(it, Prompt::Lady { .. })));
    let switched = at(&|game| {
        let last = game.table().past().last();
        let is_shown = matches!(game.last(), Some(Event::Quest { .. }));
        is_shown && last.is_some_and(|it| it.switched.is_some())
    });
    vec![
        then(
            "a team with Excalibur",
            &team,
            &[Key::Num3, Key::Num6, Key::Num9],
        ),
        then(
            "Excalibur is given",
            &team,
            &[Key::Num3, Key::Num6, Key::Num9, Key::Space],
        ),
        then("Excalibur", &sword, &[]),
        then("the Lady", &lady, &[]),
        of_game(
            "result: a card was switched",
            &switched,
            GameState::default(),
        ),
    ]
}

fn trapper(names: Names) -> Vec<Scene> {
    let mut setup = usual(names, 10);
    setup.trapper = true;
    let excluding = game(
        &setup,
        &prompts(|it| matches!(it, Prompt::Exclusion { .. })),
    );
    let Some(Prompt::Exclusion { team, .. }) = excluding.prompt() else {
        panic!("an exclusion was asked for");
    };
    let mut named = of_game("a card is to be excluded", &excluding, read(&excluding));
    if let crate::window::Screen::Game(game) = &mut named.screen {
        game.1.begun.named = team.iter().next();
    }
    let mut timed = of_game("a card is excluded in time", &excluding, read(&excluding));
    if let crate::window::Screen::Game(game) = &mut timed.screen {
        game.1.prefers.trapper_secs = 600;
    }
    let six = game(
        &setup,
        &prompts(|it| matches!(it, Prompt::QuestCards { cards, .. } if cards > 4)),
    );
    let mut shown = six.clone();
    super::play::tell(&mut shown, Event::Quest { fails: 2 });
    vec![
        then("a card may be excluded", &excluding, &[]),
        named,
        timed,
        then("fails of a team with an excluded card", &six, &[]),
        of_game("result: a card was excluded", &shown, GameState::default()),
    ]
}

fn witch(names: Names) -> Vec<Scene> {
    let mut setup = usual(names, 10);
    setup.roles = Some(line_up_with(
        10,
        &[Role::Merlin, Role::Percival, Role::Assassin, Role::Witch],
    ));
    let may = game(&setup, &Game::may_veil);
    let veiled = game(&setup, &|game| {
        let last = game.table().past().last();
        let is_shown = matches!(game.last(), Some(Event::Quest { .. }));
        is_shown && last.is_some_and(|it| game.table().is_veiled(it))
    });
    let price = game(
        &setup,
        &prompts(|it| {
            matches!(
                it,
                Prompt::LoyaltyCheck {
                    reason: CheckReason::WitchPrice,
                    ..
                }
            )
        }),
    );
    vec![
        then("the Witch's step", &may, &[]),
        then("the Witch's step, eyes closed", &may, &[Key::Space]),
        of_game("result: veiled", &veiled, GameState::default()),
        then("after a veil", &veiled, &[Key::Space]),
        then("the Witch's price", &price, &[]),
    ]
}
