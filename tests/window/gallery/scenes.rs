//! Screens that are reached from games that lie in the data folder.

use avalon_herald::engine::{
    AllegianceCard, CheckReason, Event, Game, LancelotMode, Prompt, Seat, Setup,
};
use serde_json::{Value, json};

use super::{Names, Shots, bewitched, lancelots, spies};
use crate::lot::{come_to, happens, new};
use crate::prepared;
use crate::stage::Stage;

/// Takes a picture of each.
pub(super) fn shoot(settings: &Value, names: Names, shots: &Shots) {
    let mut stage = Stage::with_settings(settings);
    for (name, game, keys) in games(names) {
        stage.begin_anew(settings);
        prepared::lay(&stage, &game);
        stage.open();
        for key in ["space"].iter().chain(keys) {
            stage.press_and_see(key);
        }
        shots.take(&stage, name);
        stage.kill();
    }
    for (name, setup) in [
        ("setup-errors", errors(names)),
        ("setup-resistance", spies(names)),
    ] {
        let mut settings = settings.clone();
        settings["last_setup"] = json!(setup);
        stage.begin_anew(&settings);
        stage.open();
        shots.take(&stage, name);
        stage.kill();
    }
}

/// Plot cards and Trapper at once, and one character too many.
fn errors(names: Names) -> Setup {
    let mut setup = crate::people::usual(names, 10);
    setup.plot_cards = true;
    setup.trapper = true;
    let first = setup.seats[0].clone();
    setup.seats[1] = first;
    let mut roles = setup.line_up();
    roles.pop();
    setup.roles = Some(roles);
    setup
}

/// Each picture's game, and what is pressed once it goes on.
fn games(names: Names) -> Vec<(&'static str, Game, &'static [&'static str])> {
    let mut dealt = new(&lancelots(names, LancelotMode::Dealt));
    let cards = [0, 1, 0, 0, 1].map(|it| [AllegianceCard::NoChange, AllegianceCard::Switch][it]);
    let cards = cards.to_vec();
    happens(&mut dealt, Event::AllegianceDealt { cards });

    let mut setup = crate::people::usual(names, 10);
    setup.trapper = true;
    let is_third = |game: &Game| game.table().past().len() == 2;
    let trapper = come_to(&new(&setup), |game| {
        is_third(game) && matches!(game.prompt(), Some(Prompt::Exclusion { .. }))
    });

    let bewitched = new(&bewitched(names));
    let witch = come_to(&bewitched, |game| {
        is_third(game) && matches!(game.prompt(), Some(Prompt::QuestCards { .. }))
    });
    let mut veiled = witch.clone();
    happens(&mut veiled, Event::Veil { by: Seat(8) });
    happens(&mut veiled, Event::Quest { fails: 0 });
    let price = come_to(&veiled, |game| {
        let reason = CheckReason::WitchPrice;
        matches!(game.prompt(), Some(Prompt::LoyaltyCheck { reason: it, .. }) if it == reason)
    });
    vec![
        ("allegiance-dealt", dealt, &[]),
        ("trapper", trapper, &[]),
        ("witch", witch, &[]),
        ("veiled", veiled, &[]),
        ("witch-price", price, &["space"]),
    ]
}
