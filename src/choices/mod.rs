//! What a table's choices mean to the narrator: how the night is read, and with which voice.

use std::path::PathBuf;

use crate::engine::Rules;
use crate::i18n::Lang;
use crate::narrator::{
    Ambience, BrokenClip, Cue, Line, Manner, Pace, Tuning, Voices, constant_night, night_script,
};
use crate::store::settings::{self, Counts, Settings};
use crate::store::{DataDir, StoreError};

/// How the night is read.
pub fn manner(settings: &Settings) -> Manner {
    let (pace, night) = (settings.pace, &settings.night);
    Manner {
        pace: Pace {
            look_secs: pace.look_secs.get(),
            pause_secs: pace.pause_secs.get(),
            lead_in_secs: pace.lead_in_secs.get(),
        },
        tells_count: night.counts == Counts::Spoken,
        rings_bell: night.bell,
        is_constant: night.constant,
    }
}

/// The night that is read in this manner.
pub fn script(rules: &Rules, manner: &Manner) -> Vec<Cue> {
    if manner.is_constant {
        constant_night(rules)
    } else {
        night_script(rules)
    }
}

/// What masks the rustle of hands, if the table likes.
pub const fn ambience(ambience: settings::Ambience) -> Option<Ambience> {
    match ambience {
        settings::Ambience::Off => None,
        settings::Ambience::Rain => Some(Ambience::Rain),
        settings::Ambience::Hearth => Some(Ambience::Hearth),
        settings::Ambience::Wind => Some(Ambience::Wind),
        settings::Ambience::Hall => Some(Ambience::Hall),
    }
}

/// What is heard.
pub fn tuning(settings: &Settings, voices: &Voices) -> Tuning {
    Tuning {
        voices: voices.clone(),
        voice_volume: settings.voice_volume.get(),
        ambience: ambience(settings.night.ambience),
        ambience_volume: settings.night.ambience_volume.get(),
    }
}

/// Why a file of the table's own is passed over. The built-in clip speaks in its place.
#[derive(Debug, thiserror::Error)]
pub enum PassedOver {
    /// It can't be read.
    #[error(transparent)]
    Unread(#[from] StoreError),
    /// It can't be played.
    #[error("{why}: {}", path.display())]
    Broken {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        why: BrokenClip,
    },
    /// It bears no line's name.
    #[error("no line is called that; README.md lists the names: {}", path.display())]
    NoSuchLine {
        /// The file.
        path: PathBuf,
    },
}

/// The voice of a language, with the table's own clips in the place of built-in ones, and what had to be passed over.
pub fn voices(lang: Lang, data: &DataDir) -> (Voices, Vec<PassedOver>) {
    let (clips, unread) = data.own_clips(lang.id());
    let mut passed_over: Vec<PassedOver> = unread.into_iter().map(PassedOver::from).collect();
    let (mut files, mut paths) = (Vec::new(), Vec::new());
    for clip in clips {
        let Some(line) = Line::ALL.into_iter().find(|line| line.id() == clip.line) else {
            passed_over.push(PassedOver::NoSuchLine { path: clip.path });
            continue;
        };
        files.push((line, clip.bytes));
        paths.push((line, clip.path));
    }
    let (voices, broken) = Voices::with_own(lang.pack(), files);
    for (line, why) in broken {
        let path = paths.iter().find(|it| it.0 == line);
        let path = path.map(|it| it.1.clone()).unwrap_or_default();
        passed_over.push(PassedOver::Broken { path, why });
    }
    (voices, passed_over)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::narrator::Pack;

    #[test]
    fn a_broken_file_is_named_and_passed_over_and_a_good_one_speaks() {
        let root = tempfile::tempdir().unwrap();
        let data = DataDir::locate(Some(root.path().to_owned())).unwrap();
        let folder = data.own_voice_folder("en");
        fs::create_dir_all(&folder).unwrap();
        let good = Pack::english().clip(Line::Stop).bytes();
        fs::write(folder.join("check.ogg"), good).unwrap();
        fs::write(folder.join("merlin_look.mp3"), "no sound").unwrap();
        fs::write(folder.join("merlins_look.ogg"), good).unwrap();
        let (voices, passed_over) = voices(Lang::En, &data);
        assert!(voices.is_own(Line::Check));
        let secs = |line| voices.clip(line).secs();
        assert!((secs(Line::Check) - secs(Line::Stop)).abs() < 0.01);
        assert!(!voices.is_own(Line::MerlinLook));
        let words: Vec<String> = passed_over.iter().map(ToString::to_string).collect();
        assert_eq!(words.len(), 2, "{words:?}");
        assert!(
            words[0].contains("no line is called that") && words[0].ends_with("merlins_look.ogg")
        );
        assert!(
            words[1].contains("expected a sound file") && words[1].ends_with("merlin_look.mp3")
        );
    }
}
