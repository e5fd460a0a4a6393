//! Nights in Russian and in Chinese: with the ambience and without it, and as `narrate` writes them.

use std::fs;

use serde_json::{Value, json};

use crate::bed::Bed;
use crate::clips::{asset, exact, voice};
use crate::ear::{Ear, RATE};
use crate::listen::{alike, most_alike};
use crate::night::{self, Begun, Cut, LOOK, Night, PAUSE, place, samples, secs};
use crate::record::wait_for_place;
use crate::stage::{Stage, despite_load};
use crate::{NAMES, SPIES_NIGHT, begin};

/// The night of five with Merlin, without Percival.
const MERLINS_NIGHT: &[night::Cue] = &[
    ("close_eyes", PAUSE),
    ("evil_look", LOOK),
    ("evil_close", PAUSE),
    ("check", PAUSE),
    ("merlin_thumbs", PAUSE),
    ("merlin_look", LOOK),
    ("merlin_thumbs_down", PAUSE),
    ("merlin_close", PAUSE),
    ("check", PAUSE),
    ("open_eyes", PAUSE),
];

/// How much quieter the ambience is under speech than in a look, in dB, at least.
const QUIETER_DB: f32 = 9.0;

/// How alike to the rain what is heard in a look must be: it is compared at a sixth of its rate, which costs some.
const RAIN: f32 = 0.8;

/// How far what is heard may be from what `narrate` writes, in seconds, at the end of a night.
const APART_SECS: f32 = 0.03;

/// A table that speaks a language.
struct Table {
    lang: &'static str,
    setup: Value,
    night: Night,
}

impl Table {
    fn settings(&self) -> Value {
        let ambience = if self.night.has_bed { "rain" } else { "off" };
        json!({
            "language": self.lang, "pace": night::pace(), "last_setup": self.setup,
            "night": { "ambience": ambience, "ambience_volume": 0.5 },
        })
    }
}

#[test]
fn nights_in_russian_and_chinese_are_heard_as_narrate_writes_them_with_rain_in_every_look() {
    despite_load(nights);
}

fn nights() {
    let roles = ["assassin", "merlin", "minion", "servant", "servant"];
    let russian = Table {
        lang: "ru",
        setup: json!({ "seats": NAMES[..5], "roles": roles }),
        night: Night {
            voice: voice("ru"),
            cues: MERLINS_NIGHT,
            has_bed: true,
        },
    };
    let chinese = Table {
        lang: "zh",
        setup: json!({ "edition": "resistance", "seats": NAMES[..5] }),
        night: Night {
            voice: voice("zh"),
            cues: SPIES_NIGHT,
            has_bed: false,
        },
    };
    let mut stage = Stage::with_settings(&russian.settings());
    let ear = Ear::open(&stage);

    let (heard, cut) = hear(&mut stage, &ear, &russian, Some(1));
    let bed = night::check(&heard, &russian.night, cut.as_ref());
    let written = written(&stage, &russian);
    let tape = night::check(&written, &russian.night, None);
    compare(&bed, &tape);
    judge_bed("heard", &bed, russian.night.cues);
    judge_bed("written", &tape, russian.night.cues);
    let (_, silent) = bed.cut.expect("a line was cut");
    judge_pause(&bed, silent);

    stage.begin_anew(&chinese.settings());
    let (heard, _) = hear(&mut stage, &ear, &chinese, None);
    let bed = night::check(&heard, &chinese.night, None);
    let written = self::written(&stage, &chinese);
    let tape = night::check(&written, &chinese.night, None);
    compare(&bed, &tape);
    let likeness = alike(&loudness(&heard, &bed), &loudness(&written, &tape));
    println!("how loud the night was as heard and as written: likeness {likeness:.4}");
    assert!(likeness > 0.95);
}

/// How loud each hundredth of a second is, from the first word to the last.
fn loudness(recording: &[i16], bed: &Bed) -> Vec<f32> {
    let (first, last) = (bed.lines[0].0, bed.lines[bed.lines.len() - 1].1);
    let pieces = recording[first..last].chunks(RATE / 100);
    let power = |piece: &[i16]| piece.iter().map(|&it| f32::from(it).powi(2)).sum::<f32>();
    pieces.map(|it| power(it).sqrt()).collect()
}

/// A night from its beginning until its last sound has died away, held once in the middle of a line.
fn hear(
    stage: &mut Stage,
    ear: &Ear,
    table: &Table,
    pause: Option<usize>,
) -> (Vec<i16>, Option<Cut>) {
    let from = ear.now();
    stage.open();
    begin(stage);
    let cut = pause.map(|idx| {
        let line = Begun::hear(stage, ear, &table.night, idx);
        let cut = line.cut(ear, stage.hands.key("space"));
        ear.wait_until(ear.now() + samples(2.5));
        stage.hands.key("space");
        cut
    });
    wait_for_place(stage, 120, &place(table.night.cues.len()));
    ear.wait_until(ear.now() + samples(5.0));
    stage.kill();
    (ear.samples().split_off(from), cut.map(|it| it.since(from)))
}

/// The same night as `narrate` writes it, as the ear would hear it.
fn written(stage: &Stage, table: &Table) -> Vec<i16> {
    let [setup, wav] = ["setup.json", "night.wav"].map(|it| stage.data().join(it));
    fs::write(&setup, table.setup.to_string()).expect("it can be written");
    let args = ["narrate", "--lang", table.lang, "--setup"].map(AsRef::as_ref);
    let files = [setup.as_os_str(), "--out".as_ref(), wav.as_os_str()];
    stage.answer(&[&args[..], &files].concat());
    exact(&wav)
        .into_iter()
        .map(|it| (it * 32_767.0) as i16)
        .collect()
}

/// Each line is written when it is heard.
fn compare(heard: &Bed, written: &Bed) {
    let since_first = |bed: &Bed, idx: usize| secs(bed.lines[idx].0 - bed.lines[0].0);
    let pause = heard.cut.map_or(0.0, |(start, _)| {
        let again = heard.lines.iter().find(|it| it.0 > start);
        again.map_or(0.0, |it| secs(it.0 - start))
    });
    let mut most: f32 = 0.0;
    for idx in 0..heard.lines.len() {
        let held = heard
            .cut
            .is_some_and(|(start, _)| heard.lines[idx].0 > start);
        let pause = if held { pause } else { 0.0 };
        let apart = since_first(heard, idx) - pause - since_first(written, idx);
        most = most.max(apart.abs());
    }
    println!(
        "what is heard and what is written part by at most {:.1} ms",
        1_000.0 * most
    );
    assert!(most <= APART_SECS);
}

/// The ambience is there in every look, and quieter under speech; it makes no clicks where lines begin and end.
fn judge_bed(what: &str, bed: &Bed, cues: &[night::Cue]) {
    let rain = exact(&asset("ambience/rain.ogg"));
    let mut steepest: f32 = 0.0;
    for (&(start, end), &(id, wait)) in bed.lines.iter().zip(cues) {
        if wait < LOOK {
            continue;
        }
        let under = bed.db(start + samples(0.3), end - samples(0.05));
        let (from, to) = (end + samples(0.7), end + samples(1.2));
        let look = bed.db(from, to);
        let likeness = most_alike(&bed.values[from..to], &rain);
        println!(
            "{what}: {look:.1} dB in the look of {id}, {:.1} dB less under its line; likeness with rain {likeness:.3}",
            look - under
        );
        assert!(look - under >= QUIETER_DB, "too loud under speech");
        assert!(likeness > RAIN, "not the rain");
        steepest = steepest.max(bed.step(from, to));
    }
    let near = RATE / 100;
    let joins = bed.lines.iter().flat_map(|it| [it.0, it.1]);
    let joins = joins.chain(bed.cut.iter().flat_map(|it| [it.0, it.1]));
    let steps = joins.map(|at| bed.step(at.saturating_sub(near), at + near));
    let join = steps.fold(0.0, f32::max);
    println!(
        "{what}: the largest step where a line begins or ends is {join:.0}, in a look {steepest:.0}"
    );
    assert!(join <= steepest, "a click at a join");
    let last = bed.lines.last().map_or(0, |it| it.1) + samples(PAUSE);
    let after = bed.peak(bed.values.len().saturating_sub(RATE / 10), bed.values.len());
    let gone = bed
        .values
        .iter()
        .rposition(|it| it.abs() > 16.0)
        .unwrap_or(last);
    println!(
        "{what}: the ambience has gone {:.1} s after the night",
        secs(gone.saturating_sub(last))
    );
    assert!(
        after <= 16.0 || what == "written",
        "there is still a sound after the night: {after}"
    );
}

/// The ambience goes on through a pause.
fn judge_pause(bed: &Bed, silent: usize) {
    let (from, to) = (silent + samples(0.8), silent + samples(2.2));
    let rain = exact(&asset("ambience/rain.ogg"));
    let likeness = most_alike(&bed.values[from..to], &rain);
    println!(
        "{:.1} dB in the pause; likeness with rain {likeness:.3}",
        bed.db(from, to)
    );
    assert!(likeness > RAIN, "there is no rain in the pause");
}
