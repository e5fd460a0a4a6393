//! The night on a tape: what is heard, sample by sample, held against the clips and the plan.

use avalon_herald::narrator::{
    Ambience, BrokenClip, Cue, Frame, Line, Manner, Narration, Pace, Pack, Phase, RATE, Sound,
    Tape, Tuning, Voice, Wait, constant_night, decode, night_script, to_sound,
};

use crate::line_ups::{avalon, resistance};

const PACE: Pace = Pace {
    look_secs: 5.25,
    pause_secs: 1.5,
    lead_in_secs: 0.75,
};

/// Records a night.
fn record(cues: Vec<Cue>, manner: Manner, tuning: &Tuning) -> Result<Vec<Frame>, BrokenClip> {
    let (mut night, mut tape) = (Narration::new(cues, manner), Tape::new(tuning));
    let mut heard = Vec::new();
    while night.progress().phase != Phase::Done {
        night.tick(0.01, &mut tape);
        heard.extend(tape.take()?);
    }
    tape.tick(5.0);
    heard.extend(tape.take()?);
    Ok(heard)
}

fn sound(line: Line) -> Sound {
    let samples = decode(Pack::english().clip(line).clone()).expect("a built-in clip");
    to_sound(&samples).expect("at a usual rate")
}

fn frames(secs: f32) -> usize {
    (secs * RATE as f32).round() as usize
}

/// When each line should begin, in frames.
fn plan(cues: &[Cue], manner: &Manner) -> Vec<(Line, usize)> {
    let mut at = frames(manner.pace.lead_in_secs);
    let mut plan = Vec::new();
    for cue in cues {
        plan.push((cue.line, at));
        at += sound(cue.line).frames().len();
        for &count in cue.expected.iter().filter(|_| manner.tells_count) {
            at += frames(0.35);
            plan.push((count, at));
            at += sound(count).frames().len();
        }
        at += frames(cue.pause_secs(&manner.pace));
    }
    plan
}

#[test]
fn every_line_is_heard_whole_in_its_order_and_in_silence_between() {
    // Everybody in play and hardly anybody, between them every cue but those of L1.
    let line_ups = avalon();
    let (short, long) = (
        &line_ups[0],
        line_ups.iter().max_by_key(|it| night_script(it).len()),
    );
    for rules in [short].into_iter().chain(long).chain(&resistance()[..1]) {
        let manner = Manner {
            tells_count: true,
            ..PACE.into()
        };
        let cues = night_script(rules);
        let plan = plan(&cues, &manner);
        let heard = record(cues, manner, &Tuning::plain(Pack::english())).expect("clips");
        let mut end = 0;
        for (line, planned) in plan {
            let clip = sound(line);
            // The tape goes by hundredths of a second, the plan by frames: a hundredth is as much as they may part.
            let begins = (planned.saturating_sub(600)..planned + 600).find(|&at| {
                let here = heard.get(at..at + clip.frames().len());
                here.is_some_and(|here| here == clip.frames())
            });
            let begins = begins.unwrap_or_else(|| panic!("{line:?} is not heard at {planned}"));
            assert!(is_silent(&heard[end..begins]), "before {line:?}");
            end = begins + clip.frames().len();
        }
        assert!(is_silent(&heard[end..]));
    }
}

#[test]
fn a_constant_night_takes_the_same_time_with_every_line_up() {
    let manner = Manner {
        is_constant: true,
        tells_count: true,
        rings_bell: true,
        pace: Pace {
            look_secs: 0.5,
            pause_secs: 0.25,
            lead_in_secs: 0.0,
        },
    };
    let third = avalon().len() / 3;
    let mut first = None;
    for rules in avalon().iter().step_by(third) {
        let heard = record(
            constant_night(rules),
            manner,
            &Tuning::plain(Pack::english()),
        );
        let found = heard.expect("clips").len();
        let expected = *first.get_or_insert(found);
        let off = found.abs_diff(expected);
        assert!(off < frames(0.2), "{off} frames more or less");
    }
}

fn is_silent(heard: &[Frame]) -> bool {
    heard.as_flattened().iter().all(|it| it.abs() < 1e-9)
}

/// The mean of the squares.
fn power(heard: &[Frame]) -> f32 {
    let values = heard.as_flattened();
    values.iter().map(|it| it * it).sum::<f32>() / values.len() as f32
}

#[test]
fn the_ambience_is_in_every_look_and_quieter_under_speech() {
    let rules = &avalon()[0];
    let tuning = |ambience| Tuning {
        ambience,
        ambience_volume: 1.0,
        ..Tuning::plain(Pack::english())
    };
    let manner = Manner::from(PACE);
    let plan = plan(&night_script(rules), &manner);
    let plain = record(night_script(rules), manner, &tuning(None)).expect("clips");
    let script = night_script(rules);
    for ambience in Ambience::ALL {
        let mixed = record(night_script(rules), manner, &tuning(Some(ambience))).expect("clips");
        let bed: Vec<Frame> = plain
            .iter()
            .zip(&mixed)
            .map(|(plain, mixed)| [mixed[0] - plain[0], mixed[1] - plain[1]])
            .collect();
        for (idx, cue) in script.iter().enumerate() {
            if cue.wait == Wait::Look {
                let begins = plan[idx].1;
                let ends = begins + sound(cue.line).frames().len();
                let under = power(&bed[begins + frames(0.2)..ends]);
                let look = power(&bed[ends + frames(1.5)..ends + frames(5.0)]);
                let db = 10.0 * (look / under).log10();
                assert!(
                    (9.0..=24.0).contains(&db),
                    "{ambience:?}: {db} dB at {:?}",
                    cue.id
                );
                assert!(look > 1e-5, "{ambience:?} at {:?}", cue.id);
            }
        }
        let end = &bed[bed.len() - 4_800..];
        assert!(
            power(end) < 1e-4 * power(&bed[..frames(20.0)]),
            "{ambience:?} goes out"
        );
    }
}
