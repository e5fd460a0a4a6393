//! Sound that fails in the middle of a night: every caption comes in its time, the screen says what is wrong, and the sound
//! comes back by itself.

use std::time::{Duration, Instant};

use avalon_herald::narrator::Line;
use serde_json::json;

use crate::clips::{Clip, voice};
use crate::ear::{Ear, RATE};
use crate::night::place;
use crate::reader::{Read, Witness};
use crate::record::wait_for_place;
use crate::running::{pass, wait_for};
use crate::stage::{SINK, Stage, despite_load};
use crate::{NAMES, begin, places};

/// The night of five with Merlin, without Percival.
const LINES: [Line; 10] = [
    Line::CloseEyes,
    Line::EvilLook,
    Line::EvilClose,
    Line::Check,
    Line::MerlinThumbs,
    Line::MerlinLook,
    Line::MerlinThumbsDown,
    Line::MerlinClose,
    Line::Check,
    Line::OpenEyes,
];

/// How soon after a fault is over the sound is back.
const BACK: Duration = Duration::from_secs(3);

/// How soon the window answers a key, whatever the sound server does.
const ANSWERS: Duration = Duration::from_millis(500);

/// How long the sound server hangs.
const HANGS: Duration = Duration::from_secs(3);

/// The silences of this night, in seconds.
const LOOK: f32 = 4.0;
const PAUSE: f32 = 1.0;

/// How much longer a line may take whose sound fails, or that was held and begun again, in seconds.
const LONGER: f32 = 2.5;

/// A fault: when it began, when its cause was gone, and when the sound was back.
struct Fault {
    name: &'static str,
    began: Instant,
    over: Instant,
    back: Instant,
    /// Whether the screen has to say something.
    is_told: bool,
}

#[test]
fn a_night_goes_on_whatever_befalls_the_sound_and_is_heard_again_by_itself() {
    despite_load(a_night_with_faults);
}

fn a_night_with_faults() {
    let roles = ["assassin", "merlin", "minion", "servant", "servant"];
    let mut stage = Stage::with_settings(&json!({
        "pace": { "look_secs": LOOK, "pause_secs": PAUSE, "lead_in_secs": 1.0 },
        "night": { "ambience": "rain", "ambience_volume": 1.0 },
        "last_setup": { "seats": NAMES[..5], "roles": roles },
    }));
    let mut faults = Vec::new();
    let began = Instant::now();
    stage.kill_sound();
    stage.open();
    begin(&stage);
    let witness = Witness::of(stage.screen.clone());

    wait_for_place(&stage, 60, &place(1));
    stage.start_sound();
    faults.push(until_back(&stage, "no server at the start", began, "table"));

    wait_for_place(&stage, 60, &place(2));
    faults.push(hang(&stage));

    wait_for_place(&stage, 60, &place(4));
    let began = Instant::now();
    stage.kill_sound();
    pass(Duration::from_secs(1));
    stage.start_sound();
    faults.push(until_back(&stage, "the server dies", began, "table"));

    wait_for_place(&stage, 60, &place(6));
    let began = Instant::now();
    stage.tell_sound(&["unload-module", "module-null-sink"]);
    pass(Duration::from_secs(1));
    stage.tell_sound(&["load-module", "module-null-sink", SINK]);
    faults.push(until_back(
        &stage,
        "the device is pulled out",
        began,
        "table",
    ));

    wait_for_place(&stage, 60, &place(7));
    let began = Instant::now();
    let other = "sink_name=other rate=48000 norewinds=true";
    stage.tell_sound(&["load-module", "module-null-sink", other]);
    stage.tell_sound(&["set-default-sink", "other"]);
    let mut moved = until_back(&stage, "another default device", began, "other");
    moved.is_told = false;
    faults.push(moved);

    wait_for_place(&stage, 60, &place(LINES.len()));
    let (captions, feet) = witness.read(&LINES);
    judge(&faults, &captions, &feet);
}

/// The cause is gone now; waits until the sound is back.
fn until_back(stage: &Stage, name: &'static str, began: Instant, sink: &str) -> Fault {
    let over = Instant::now();
    let ear = Ear::at(stage, sink);
    let back = ear.due(ear.wait_for_steady_sound(0, 20));
    Fault {
        name,
        began,
        over,
        back,
        is_told: true,
    }
}

/// The sound server hangs for a while. Meanwhile the night is held and goes on by a key.
fn hang(stage: &Stage) -> Fault {
    let ear = Ear::open(stage);
    let began = Instant::now();
    stage.signal_sound("STOP");
    // Long enough for the program to have noticed.
    pass(Duration::from_millis(1_300));
    for _ in 0..2 {
        let before = stage.screen.part(places::everywhere());
        let pressed = stage.hands.key("space");
        wait_for("an answer to a key", 5, || {
            (stage.screen.part(places::everywhere()) != before).then_some(())
        });
        let took = pressed.at.elapsed();
        println!(
            "a key is answered {:.0} ms later while the server hangs",
            1_000.0 * took.as_secs_f32()
        );
        assert!(took < ANSWERS, "the window hangs with the server: {took:?}");
    }
    pass(HANGS.saturating_sub(began.elapsed()));
    let from = ear.now();
    stage.signal_sound("CONT");
    let over = Instant::now();
    ear.wait_for_steady_sound(from, 20);
    // Its time stood still; a second was heard until now.
    let back = Instant::now()
        .checked_sub(Duration::from_secs(1))
        .unwrap_or(over);
    Fault {
        name: "the server hangs for 3 s",
        began,
        over,
        back,
        is_told: true,
    }
}

fn judge(faults: &[Fault], captions: &[Read], feet: &[Read]) {
    let since = |from: Instant, at: Instant| at.saturating_duration_since(from).as_secs_f32();
    for fault in faults {
        let told: Vec<&str> = feet
            .iter()
            .filter(|it| it.0 >= fault.began && it.0 <= fault.back && it.1 != "the keys")
            .map(|it| it.1.as_str())
            .collect();
        println!(
            "{}: heard again {:.2} s after its cause was gone; the screen said {told:?}",
            fault.name,
            since(fault.over, fault.back),
        );
        assert!(since(fault.over, fault.back) <= BACK.as_secs_f32());
        assert_eq!(!told.is_empty(), fault.is_told, "what the screen said");
    }
    let words = avalon_herald::i18n::Words::new(avalon_herald::i18n::Lang::En);
    let expected: Vec<String> = LINES.iter().map(|&it| words.line(it)).collect();
    let read: Vec<&String> = captions.iter().map(|it| &it.1).collect();
    assert_eq!(read, expected.iter().collect::<Vec<_>>());
    for (pair, line) in captions.windows(2).zip(LINES) {
        let stood = since(pair[0].0, pair[1].0);
        let clip = Clip::of(voice("en"), line.id()).exact.len() as f32 / RATE as f32;
        let is_look = matches!(line, Line::EvilLook | Line::MerlinLook);
        let planned = clip + if is_look { LOOK } else { PAUSE };
        println!("{stood:>6.2} s, {planned:.2} s planned: {}", pair[0].1);
        let is_right = stood > planned - 0.2 && stood < planned + LONGER;
        assert!(is_right, "a caption did not stand for its time");
    }
}
