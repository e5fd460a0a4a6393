//! Each clip is there, can be played, and says the words of its caption.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use avalon_herald::narrator::{Line, Pack, decode};

use super::table::{english, key};

#[test]
fn every_line_has_its_words_and_every_word_its_line() {
    let keys: BTreeSet<String> = Line::ALL.into_iter().map(key).collect();
    let expected: BTreeSet<String> = english().into_keys().collect();
    assert_eq!(keys, expected);
}

#[test]
fn every_clip_says_the_words_of_its_caption() {
    let manifest = Pack::english().manifest().expect("the manifest");
    assert_eq!(manifest.language, "en");
    assert!(!manifest.licence.is_empty());
    let said: BTreeMap<String, String> = manifest
        .clips
        .iter()
        .map(|clip| {
            (
                format!("line-{}", clip.line.replace('_', "-")),
                clip.text.clone(),
            )
        })
        .collect();
    assert_eq!(
        said.len(),
        manifest.clips.len(),
        "a line stands there twice"
    );
    assert_eq!(said, english());
}

#[test]
fn every_clip_can_be_decoded_and_is_as_long_as_the_manifest_says() {
    let manifest = Pack::english().manifest().expect("the manifest");
    for line in Line::ALL {
        let clip = Pack::english().clip(line);
        let entry = manifest
            .clips
            .iter()
            .find(|it| it.line == line.id())
            .expect("an entry");
        let samples = decode(clip.clone()).expect("Ogg Vorbis");
        assert_eq!(samples.channels.get(), 1);
        let decoded = samples.values.len() as f32 / samples.rate.get() as f32;
        for secs in [clip.secs(), decoded] {
            assert!(
                (secs - entry.seconds).abs() < 0.05,
                "{line:?}: {secs} s, {entry:?}"
            );
        }
    }
}

#[test]
fn no_file_lies_among_the_clips_that_is_not_one() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/audio/en");
    let found: BTreeSet<String> = fs::read_dir(folder)
        .expect("the clips")
        .map(|entry| {
            entry
                .expect("a file")
                .file_name()
                .to_string_lossy()
                .into_owned()
        })
        .collect();
    let clips = Line::ALL.iter().map(|line| format!("{}.ogg", line.id()));
    assert_eq!(found, clips.chain(["manifest.json".to_owned()]).collect());
    let manifest = Pack::english().manifest().expect("the manifest");
    assert!(
        manifest
            .clips
            .iter()
            .all(|it| it.file == format!("{}.ogg", it.line))
    );
}
