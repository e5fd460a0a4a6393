//! Each clip is there in every language, can be played, and says the words of its caption.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, DirEntry};
use std::path::PathBuf;

use avalon_herald::i18n::{Lang, Words};
use avalon_herald::narrator::{Line, Manifest, ManifestClip, decode, night_script};

use super::line_ups::everything;
use super::table::key;
use super::tongue::TONGUES;

/// What all clips may take, in bytes: the whole program is to be no larger than 15 MB.
const MOST_BYTES: u64 = 8_000_000;

fn manifest(lang: Lang) -> Manifest {
    lang.pack().manifest().expect("the manifest")
}

fn entry(manifest: &Manifest, line: Line) -> &ManifestClip {
    let mut clips = manifest.clips.iter();
    clips.find(|it| it.line == line.id()).expect("an entry")
}

fn files(lang: Lang) -> Vec<DirEntry> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("assets/audio");
    let files = fs::read_dir(folder.join(lang.id())).expect("the clips");
    files.map(|it| it.expect("a file")).collect()
}

#[test]
fn every_line_has_its_words_and_every_word_its_line() {
    for tongue in &TONGUES {
        let keys: BTreeSet<String> = Line::ALL.into_iter().map(key).collect();
        let expected: BTreeSet<String> = tongue.lines().into_keys().collect();
        assert_eq!(keys, expected, "{}", tongue.lang.id());
    }
}

#[test]
fn every_clip_says_the_words_of_its_caption() {
    for tongue in &TONGUES {
        let manifest = manifest(tongue.lang);
        assert_eq!(manifest.language, tongue.lang.id());
        assert!(!manifest.licence.is_empty());
        let texts = manifest.clips.iter().map(|clip| {
            let key = format!("line-{}", clip.line.replace('_', "-"));
            (key, clip.text.clone())
        });
        let said: BTreeMap<String, String> = texts.collect();
        let count = manifest.clips.len();
        assert_eq!(said.len(), count, "a line stands there twice");
        assert_eq!(said, tongue.lines());
        let words = Words::new(tongue.lang);
        for line in Line::ALL {
            assert_eq!(words.line(line), said[&key(line)]);
        }
    }
}

#[test]
fn every_night_has_its_clips_and_captions_in_every_language() {
    let lines: BTreeSet<Line> = everything()
        .iter()
        .flat_map(night_script)
        .map(|cue| cue.line)
        .collect();
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let manifest = manifest(lang);
        for &line in &lines {
            assert_eq!(words.line(line), entry(&manifest, line).text);
            assert!(lang.pack().clip(line).secs() > 0.5, "{line:?}");
        }
    }
}

#[test]
fn every_clip_can_be_decoded_and_is_as_long_as_the_manifest_says() {
    for lang in Lang::ALL {
        let manifest = manifest(lang);
        for line in Line::ALL {
            let clip = lang.pack().clip(line);
            let entry = entry(&manifest, line);
            let samples = decode(clip.clone()).expect("Ogg Vorbis");
            assert_eq!(samples.channels.get(), 1);
            let decoded = samples.values.len() as f32 / samples.rate.get() as f32;
            for secs in [clip.secs(), decoded] {
                let is_so = (secs - entry.seconds).abs() < 0.05;
                assert!(is_so, "{} {line:?}: {secs} s, {entry:?}", lang.id());
            }
        }
    }
}

#[test]
fn no_file_lies_among_the_clips_that_is_not_one() {
    for lang in Lang::ALL {
        let names = files(lang).into_iter().map(|it| it.file_name());
        let found: BTreeSet<String> = names.map(|it| it.to_string_lossy().into_owned()).collect();
        let clips = Line::ALL.iter().map(|line| format!("{}.ogg", line.id()));
        let expected = clips.chain(["manifest.json".to_owned()]).collect();
        assert_eq!(found, expected, "{}", lang.id());
        let mut clips = manifest(lang).clips.into_iter();
        assert!(clips.all(|it| it.file == format!("{}.ogg", it.line)));
    }
}

#[test]
fn the_clips_of_all_languages_keep_to_their_room() {
    let bytes: u64 = Lang::ALL
        .into_iter()
        .flat_map(files)
        .map(|it| it.metadata().expect("its size").len())
        .sum();
    assert!(bytes < MOST_BYTES, "{bytes}");
}
