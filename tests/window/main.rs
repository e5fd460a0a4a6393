//! The real program in a real window with a real sound server: what the table does, sees and hears of an evening.

#![expect(
    clippy::expect_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "a test fails by a panic, in its helpers too, and tells what it measured"
)]

mod bed;
mod clips;
mod ear;
mod evening;
mod evidence;
mod faults;
mod gallery;
mod hands;
mod keys;
mod listen;
#[path = "../screens/lot.rs"]
mod lot;
mod night;
mod own_voice;
#[expect(dead_code, reason = "the tests of the screens use all of it")]
#[path = "../screens/people.rs"]
mod people;
mod places;
mod prepared;
mod reader;
mod record;
mod running;
mod screen;
mod stage;
mod tongues;
mod tools;
mod tv;
#[expect(dead_code, reason = "the tests of the screens use all of it")]
#[path = "../screens/window.rs"]
mod window;

use avalon_herald::engine::Seat;
use serde_json::{Value, json};

use clips::voice;
use ear::Ear;
use night::{Begun, Cue, Cut, LOOK, Night, PAUSE, place};
use record::{events, wait_for_event, wait_for_header, wait_for_place};
use stage::{Stage, despite_load};

const NAMES: [&str; 7] = ["Ann", "Bo", "Cai", "Dee", "Eli", "Flo", "Sir Gus"];

/// Who plays at the table of seven, by name.
const LINE_UP: [&str; 7] = [
    "assassin",
    "evil_lancelot",
    "good_lancelot",
    "merlin",
    "morgana",
    "percival",
    "servant",
];

/// Their night.
const NIGHT: &[Cue] = &[
    ("close_eyes", PAUSE),
    ("evil_lancelot_thumb", PAUSE),
    ("evil_look_not_evil_lancelot", LOOK),
    ("evil_close", PAUSE),
    ("evil_lancelot_fist", PAUSE),
    ("check", PAUSE),
    ("merlin_thumbs", PAUSE),
    ("merlin_look", LOOK),
    ("merlin_thumbs_down", PAUSE),
    ("merlin_close", PAUSE),
    ("check", PAUSE),
    ("percival_thumbs", PAUSE),
    ("percival_look", LOOK),
    ("percival_thumbs_down", PAUSE),
    ("percival_close", PAUSE),
    ("check", PAUSE),
    ("open_eyes", PAUSE),
];

/// The night of *The Resistance*.
const SPIES_NIGHT: &[Cue] = &[
    ("close_eyes", PAUSE),
    ("spies_look", LOOK),
    ("spies_close", PAUSE),
    ("check", PAUSE),
    ("open_eyes", PAUSE),
];

/// Settings for a short night without an ambience.
fn quiet() -> Value {
    json!({ "pace": night::pace(), "night": night::quiet() })
}

/// The same for a table of five that plays *The Resistance*.
fn spies() -> Value {
    let mut settings = quiet();
    settings["last_setup"] = json!({ "edition": "resistance", "seats": NAMES[..5] });
    settings
}

/// A night in English, without an ambience.
fn in_english(cues: &'static [Cue]) -> Night {
    Night {
        voice: voice("en"),
        cues,
        has_bed: false,
    }
}

#[test]
fn an_evening_is_set_up_heard_and_recorded_and_goes_on_after_a_kill_where_it_was() {
    despite_load(an_evening);
}

fn an_evening() {
    let mut stage = Stage::with_settings(&quiet());
    let ear = Ear::open(&stage);
    stage.open();
    set_up(&stage);
    let setup = begin(&stage);
    assert_eq!(setup["seats"], json!(NAMES));
    assert_eq!(setup["lancelot"], "drawn");
    let mut roles: Vec<String> = serde_json::from_value(setup["roles"].clone()).expect("roles");
    roles.sort_unstable();
    assert_eq!(roles, LINE_UP);

    let cut = hear_the_night(&stage, &ear);
    let samples = ear.samples();
    drop(ear);
    play_the_first_quest(&stage);
    let replayed = record::replay(&stage);
    let quest = json!({
        "quest": 1, "proposals": 1, "leader": setup["first_leader"], "team": [1, 4],
        "fails": 1, "fails_needed": 1, "result": "fail",
    });
    assert_eq!(replayed["quests"], json!([quest]));
    assert_eq!(replayed["expects"], json!(["allegiance"]));

    die_while_a_team_is_chosen(&mut stage);
    go_on_where_it_was(&mut stage);

    night::check(&samples, &in_english(NIGHT), Some(&cut));
}

#[test]
fn a_night_that_a_kill_broke_off_goes_on_with_the_line_that_was_being_read() {
    despite_load(a_night_broken_off);
}

fn a_night_broken_off() {
    let mut stage = Stage::with_settings(&spies());
    let ear = Ear::open(&stage);
    stage.open();
    begin(&stage);

    let night = in_english(SPIES_NIGHT);
    let line = Begun::hear(&stage, &ear, &night, 3);
    stage.kill();
    let cut = line.killed(&ear);
    ear.wait_until(ear.now() + ear::RATE);
    let before = ear.samples();
    stage.open();
    let offer = places::everywhere();
    let take = || stage.hands.key("space");
    stage.screen.wait_for_change("the night", offer, take);
    stage.screen.wait_until_still();
    stage.hands.key("space");
    wait_for_place(&stage, 60, &place(SPIES_NIGHT.len()));
    let samples = ear.samples();
    assert_eq!(events(&stage), Vec::<Value>::new(), "nothing happened yet");

    night::check(&before, &in_english(&SPIES_NIGHT[..3]), Some(&cut));
    night::check(
        &samples[before.len()..],
        &in_english(&SPIES_NIGHT[3..]),
        None,
    );
}

/// Fills in the set-up: the first seat is tapped, then names are written in one go; then the cards are chosen.
fn set_up(stage: &Stage) {
    let guest = |idx: usize| places::guest(Seat(idx as u8), NAMES.len());
    let (hands, screen) = (&stage.hands, &stage.screen);
    let field = places::round(places::GUEST_BUTTONS);
    screen.wait_for_change("a field for a name", field, || hands.tap(guest(0)));
    screen.wait_until_still();
    for (idx, name) in NAMES.into_iter().enumerate() {
        hands.write(name);
        // After the last one the buttons are those of the whole table again.
        let next = if idx + 1 < NAMES.len() {
            places::round(guest(idx + 1))
        } else {
            field
        };
        screen.wait_for_change("the next field", next, || hands.key("Return"));
    }
    for (tapped, turned) in [
        (places::OBERON, places::MINION),
        (places::LANCELOT_SWITCH, places::LANCELOT_CARD),
    ] {
        let card = places::round(turned);
        screen.wait_for_change("a card to turn", card, || hands.tap(tapped));
    }
    stage.picture("1-setup");
}

/// Has the cards dealt and begins the night; returns the set-up that was written down.
fn begin(stage: &Stage) -> Value {
    let dealing = places::everywhere();
    let deal = || stage.hands.key("space");
    stage
        .screen
        .wait_for_change("the cards to be dealt", dealing, deal);
    stage.screen.wait_until_still();
    stage.hands.key("space");
    wait_for_header(stage)["setup"].clone()
}

/// The night is read to its end, and held once in the middle of its second line.
fn hear_the_night(stage: &Stage, ear: &Ear) -> Cut {
    ear.wait_for_sound(0, 30);
    stage.picture("2-night");
    let line = Begun::hear(stage, ear, &in_english(NIGHT), 1);
    let cut = line.cut(ear, stage.hands.key("space"));
    ear.wait_until(ear.now() + ear::RATE);
    stage.hands.key("space");
    wait_for_place(stage, 180, &place(NIGHT.len()));
    cut
}

/// The allegiance card is turned, a team of two goes, and fails by one.
fn play_the_first_quest(stage: &Stage) {
    let hands = &stage.hands;
    hands.key("space");
    wait_for_place(stage, 20, &draft(&json!({ "of": "nothing" })));
    turn_the_card(stage, 1);
    stage.picture("3-allegiance");
    hands.key("space");
    wait_for_place(stage, 20, &team_draft(&[]));
    hands.key("2");
    wait_for_place(stage, 20, &team_draft(&[1]));
    hands.key("5");
    wait_for_place(stage, 20, &team_draft(&[1, 4]));
    stage.picture("4-team");
    hands.key("space");
    let team = json!({ "event": "team", "members": [1, 4] });
    assert_eq!(wait_for_event(stage, 2), team);
    hands.key("1");
    wait_for_place(stage, 20, &vote_draft(&[0]));
    hands.key("7");
    wait_for_place(stage, 20, &vote_draft(&[0, 6]));
    stage.picture("5-vote");
    hands.key("space");
    let vote = json!({ "event": "vote", "approve": [1, 2, 3, 4, 5] });
    assert_eq!(wait_for_event(stage, 3), vote);
    stage.picture("6-fails");
    hands.key("1");
    let quest = json!({ "event": "quest", "fails": 1 });
    assert_eq!(wait_for_event(stage, 4), quest);
    wait_for_place(stage, 20, &draft(&json!({ "of": "result" })));
    // The cards are turned one by one: until they are, a press turns them all.
    stage.screen.wait_until_still();
    stage.picture("7-result");
    hands.key("space");
    wait_for_place(stage, 20, &draft(&json!({ "of": "nothing" })));
}

/// The second quest's card is turned and read, and one of three is chosen when the power goes.
fn die_while_a_team_is_chosen(stage: &mut Stage) {
    turn_the_card(stage, 5);
    stage.hands.key("space");
    wait_for_place(stage, 20, &team_draft(&[]));
    // A tap needs something to be seen where it goes.
    stage.screen.wait_until_still();
    stage.hands.tap(places::seat(Seat(2), NAMES.len()));
    wait_for_place(stage, 20, &team_draft(&[2]));
    stage.kill();
}

/// The game is offered, and goes on with that one chosen: the other two complete the team.
fn go_on_where_it_was(stage: &mut Stage) {
    let before = events(stage);
    assert_eq!(before.len(), 5);
    stage.open();
    stage.picture("8-resume");
    let offer = places::everywhere();
    stage
        .screen
        .wait_for_change("the table", offer, || stage.hands.key("space"));
    stage.screen.wait_until_still();
    assert_eq!(events(stage), before, "opening a game adds nothing to it");
    stage.hands.key("4");
    wait_for_place(stage, 20, &team_draft(&[2, 3]));
    stage.hands.key("6");
    wait_for_place(stage, 20, &team_draft(&[2, 3, 5]));
    stage.hands.key("space");
    let team = json!({ "event": "team", "members": [2, 3, 5] });
    assert_eq!(wait_for_event(stage, 6), team);
    assert_eq!(events(stage)[..5], before);
    assert_eq!(record::replay(stage)["expects"], json!(["vote"]));
}

fn turn_the_card(stage: &Stage, event: usize) {
    stage.hands.key("space");
    let turned = wait_for_event(stage, event);
    let cards = [json!("switch"), json!("no_change")];
    assert!(
        turned["event"] == "allegiance" && cards.contains(&turned["card"]),
        "{turned}"
    );
    wait_for_place(stage, 20, &draft(&json!({ "of": "result" })));
}

/// The bookmark's place of an answer that was begun.
fn draft(answer: &Value) -> Value {
    json!({ "at": "quests", "draft": answer })
}

fn vote_draft(against: &[u8]) -> Value {
    draft(&json!({ "of": "votes", "against": against }))
}

fn team_draft(members: &[u8]) -> Value {
    draft(&json!({ "of": "team", "members": members, "excalibur": null }))
}
