//! How a table likes its night: counts, a bell, an ambience, a constant length.

use super::*;

#[test]
fn a_look_is_told_what_it_should_show_n3() {
    let mut script = script();
    script[1].expected = vec![Line::ExpectEyesTwo, Line::ExpectThumbsOne];
    let manner = Manner {
        tells_count: true,
        ..PACE.into()
    };
    let (mut night, mut voice) = (Narration::new(script, manner), Scripted::default());
    pass(&mut night, &mut voice, 60.0);
    let told = [
        (Line::EvilLook, 6.0, 9.0),
        (Line::ExpectEyesTwo, 9.35, 12.35),
        (Line::ExpectThumbsOne, 12.7, 15.7),
        (Line::OpenEyes, 20.7, 23.7),
    ];
    for (found, expected) in voice.diary[1..].iter().zip(told) {
        assert_eq!(found.0, expected.0);
        assert!((found.1 - expected.1).abs() < 1e-3, "{found:?}");
        assert!((found.2 - expected.2).abs() < 2.0 * DT, "{found:?}");
    }
}

#[test]
fn a_bell_ends_each_look_and_the_next_line_follows_it() {
    let manner = Manner {
        rings_bell: true,
        ..PACE.into()
    };
    let (mut night, mut voice) = (Narration::new(script(), manner), Scripted::default());
    pass(&mut night, &mut voice, 60.0);
    assert_eq!(voice.rung, [14.0]);
    assert!((voice.diary[2].1 - 15.2).abs() < 1e-3, "{:?}", voice.diary);
}

#[test]
fn the_ambience_rises_for_the_look_goes_on_in_a_pause_and_ends_with_the_night() {
    let (mut night, mut voice) = begin();
    pass(&mut night, &mut voice, 7.0);
    night.pause(&mut voice);
    pass(&mut night, &mut voice, 5.0);
    night.resume(&mut voice);
    pass(&mut night, &mut voice, 60.0);
    let beds: Vec<Bed> = voice.beds.iter().map(|it| it.0).collect();
    assert_eq!(beds, [Bed::Low, Bed::Look, Bed::Low, Bed::Off]);
    let (look, after) = (voice.beds[1].1, voice.beds[2].1);
    assert!((after - look - 5.0).abs() < 2.0 * DT, "{:?}", voice.beds);
}

#[test]
fn a_constant_night_waits_for_what_it_does_not_read() {
    let manner = Manner {
        is_constant: true,
        tells_count: true,
        ..PACE.into()
    };
    let length = |line: Line, expected: Vec<Line>, is_read: bool| {
        let mut script = script();
        (script[1].line, script[1].expected, script[1].is_read) = (line, expected, is_read);
        let (mut night, mut voice) = (Narration::new(script, manner), Scripted::default());
        while night.progress().phase != Phase::Done {
            night.tick(DT, &mut voice);
        }
        voice.now_secs
    };
    let full = length(
        Line::EvilLookNotEvilLancelotOberon,
        vec![Line::ExpectEyesFour, Line::ExpectThumbsOne],
        true,
    );
    for (line, expected, is_read) in [
        (Line::EvilLook, vec![], true),
        (Line::EvilLook, vec![Line::ExpectEyesOne], true),
        (Line::EvilLook, vec![], false),
    ] {
        let found = length(line, expected, is_read);
        assert!((found - full).abs() < 4.0 * DT, "{found} s, not {full} s");
    }
}

#[test]
fn an_ambience_that_was_taken_away_is_back_when_the_night_goes_on() {
    let (mut night, mut voice) = begin();
    pass(&mut night, &mut voice, 11.0);
    night.pause(&mut voice);
    voice.bed(Bed::Off);
    night.tick(DT, &mut voice);
    assert_eq!(voice.beds.last().map(|it| it.0), Some(Bed::Look));
}
