//! Every screen of the real program, in each language, as pictures for the documents: `make pictures`.
//!
//! A game is played by keys from its third quest to its end, and a picture is taken of each screen when it first comes; the
//! other screens are reached from games that lie in the data folder. Unless pictures are wanted nothing is done.

mod film;
mod scenes;
mod shots;

use avalon_herald::engine::{Edition, LancelotMode, Role, Seat, Setup, line_up_with};
use serde_json::{Value, json};

use crate::night::place;
use crate::people::Names;
use crate::running::pass;
use crate::stage::Stage;
use shots::{SETTLES, Shots};
use std::time::Duration;

/// How long a look lasts, so that there is time for a picture of it.
const LOOK_SECS: u32 = 30;

/// As long as it takes to say the line before the look, and a little.
const UNTIL_LOOK: Duration = Duration::from_secs(9);

#[test]
fn pictures_in_english() {
    all("en", Names::Short);
}

#[test]
fn pictures_in_russian() {
    all("ru", Names::ShortCyrillic);
}

#[test]
fn pictures_in_chinese() {
    all("zh", Names::ShortChinese);
}

#[test]
fn pictures_in_daylight() {
    let wanted = [
        "setup",
        "table",
        "vote",
        "opportunity",
        "fails",
        "won",
        "over",
    ];
    let Some(shots) = Shots::few("light", &wanted) else {
        return;
    };
    let setup = full(Names::Short);
    let mut settings = settings("en", &setup);
    settings["theme"] = json!("light");
    before_the_game(&settings, &shots);
    film::shoot(&settings, &setup, &shots);
    shots.are_complete();
}

/// Every picture in a language.
fn all(lang: &str, names: Names) {
    let Some(shots) = Shots::all(lang) else {
        return;
    };
    let setup = full(names);
    let settings = settings(lang, &setup);
    before_the_game(&settings, &shots);
    film::shoot(&settings, &setup, &shots);
    scenes::shoot(&settings, names, &shots);
    shots.are_complete();
}

/// The set-up, its pages, the sound check and the night.
fn before_the_game(settings: &Value, shots: &Shots) {
    let mut stage = Stage::with_settings(settings);
    stage.open();
    let press = |key: &str| stage.press_and_see(key);
    shots.take(&stage, "setup");
    for (name, key) in [("options", "o"), ("recording", "v")] {
        if shots.want(name) {
            press(key);
            shots.take(&stage, name);
        }
    }
    if !shots.want("night") {
        return;
    }
    for back in ["Escape", "Escape"] {
        // The first one may lead all the way.
        stage.hands.key(back);
        pass(SETTLES);
    }
    press("F1");
    shots.take(&stage, "help");
    press("Escape");
    press("space");
    shots.take(&stage, "sound-check");
    stage.hands.key("space");
    crate::record::wait_for_place(&stage, 60, &place(0));
    for cue in 1..=2 {
        stage.hands.key("Right");
        crate::record::wait_for_place(&stage, 60, &place(cue));
    }
    pass(UNTIL_LOOK);
    shots.take_at_once(&stage, "night");
    press("space");
    shots.take(&stage, "night-paused");
    press("s");
    shots.take(&stage, "night-stopped");
}

/// A table of ten with all that goes together, but the Witch.
fn full(names: Names) -> Setup {
    let mut setup = lancelots(names, LancelotMode::Drawn);
    setup.excalibur = true;
    setup.lady_of_the_lake = true;
    setup.plot_cards = true;
    setup
}

/// A table of ten with both Lancelots.
fn lancelots(names: Names, mode: LancelotMode) -> Setup {
    let mut setup = crate::people::lancelots(names, 10, mode);
    setup.first_leader = Seat(0);
    setup
}

/// A table of ten with the Witch.
fn bewitched(names: Names) -> Setup {
    let mut setup = crate::people::usual(names, 10);
    let specials = [
        Role::Merlin,
        Role::Percival,
        Role::Assassin,
        Role::Morgana,
        Role::Witch,
    ];
    setup.roles = Some(line_up_with(10, &specials));
    setup
}

/// A table of ten that plays *The Resistance*.
fn spies(names: Names) -> Setup {
    let mut setup = crate::people::usual(names, 10);
    setup.edition = Edition::Resistance;
    setup.plot_cards = true;
    setup
}

/// The settings of a table that has played before.
fn settings(lang: &str, last: &Setup) -> Value {
    json!({
        "vote_history": "full",
        "language": lang,
        "last_setup": last,
        "known_names": last.seats,
        "pace": { "look_secs": LOOK_SECS, "pause_secs": 2.0, "lead_in_secs": 1.0 },
        "night": { "ambience": "off" },
    })
}
