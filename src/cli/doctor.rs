//! `doctor`: what the app finds on this machine, and what is wrong with it.

use std::io;
use std::thread::sleep;
use std::time::Duration;

use super::{Status, Streams, flaw_words};
use crate::choices;
use crate::i18n::Lang;
use crate::narrator::{Ambience, Chime, Line, Loudspeaker, Pack, Trouble, Voice, decode};
use crate::store::{DataDir, GameFile, GameState, StoreError};

/// How long the sound system gets to say that it has no device, or to fall silent.
const SOUND_SECS: f32 = 1.5;
/// How long to wait between two looks at it.
const STEP_SECS: f32 = 0.05;

pub(super) fn run(
    data: &DataDir,
    fonts: &[String],
    streams: &mut Streams<'_>,
) -> io::Result<Status> {
    let mut findings = Findings {
        streams,
        wrong: 0,
        warnings: 0,
    };
    data_folder(data, &mut findings)?;
    games(data, &mut findings)?;
    settings(data, &mut findings)?;
    sound(&mut findings)?;
    voices(&mut findings)?;
    own_voice(data, &mut findings)?;
    sounds(&mut findings)?;
    if fonts.is_empty() {
        findings.note("fonts", "the system's")?;
    } else {
        findings.note("fonts", &format!("built in: {}", fonts.join(", ")))?;
    }
    findings.sum_up()
}

/// Tells what is found, line by line, and counts what is wrong.
struct Findings<'a, 'b> {
    streams: &'a mut Streams<'b>,
    wrong: usize,
    warnings: usize,
}

impl Findings<'_, '_> {
    fn note(&mut self, about: &str, words: &str) -> io::Result<()> {
        writeln!(self.streams.out, "{about}: {words}")
    }

    fn wrong(&mut self, about: &str, words: &str) -> io::Result<()> {
        self.wrong += 1;
        writeln!(self.streams.out, "{about}: WRONG: {words}")
    }

    /// Something that a game can do without.
    fn warn(&mut self, about: &str, words: &str) -> io::Result<()> {
        self.warnings += 1;
        writeln!(self.streams.out, "{about}: WARNING: {words}")
    }

    fn sum_up(&mut self) -> io::Result<Status> {
        let (words, status) = match (self.wrong, self.warnings) {
            (0, 0) => ("all is well".to_owned(), Status::Well),
            (0, _) => (
                "all is well but for the warning above".to_owned(),
                Status::Well,
            ),
            (1, _) => ("one thing is wrong".to_owned(), Status::Wrong),
            (many, _) => (format!("{many} things are wrong"), Status::Wrong),
        };
        writeln!(self.streams.out, "{words}")?;
        Ok(status)
    }
}

fn data_folder(data: &DataDir, findings: &mut Findings<'_, '_>) -> io::Result<()> {
    let path = data.root().display();
    match data.check_writable() {
        Ok(()) if data.root().is_dir() => {
            findings.note("data folder", &format!("can be written to: {path}"))
        }
        Ok(()) => {
            let words = format!("not there yet, will be made with the first game: {path}");
            findings.note("data folder", &words)
        }
        Err(error) => findings.wrong("data folder", &error.to_string()),
    }
}

fn games(data: &DataDir, findings: &mut Findings<'_, '_>) -> io::Result<()> {
    let games = match data.games() {
        Ok(games) => games,
        Err(error) => return findings.wrong("games", &error.to_string()),
    };
    let count = |is_so: fn(&GameState) -> bool| games.iter().filter(|it| is_so(&it.state)).count();
    let finished = count(|it| matches!(it, GameState::Finished(_)));
    let going_on = count(|it| matches!(it, GameState::GoesOn));
    let found = games.len();
    let words = format!("{found} found, {finished} finished, {going_on} to go on with");
    findings.note("games", &words)?;
    for game in &games {
        if let Some(words) = trouble(game) {
            findings.wrong("game", &words)?;
        }
    }
    Ok(())
}

fn trouble(game: &GameFile) -> Option<String> {
    let path = game.path.display();
    match (&game.state, &game.found) {
        (GameState::Damaged { line }, _) => Some(format!(
            "line {line} is damaged or not known to this version; the game can be looked at up to there: {path}"
        )),
        (_, Err(StoreError::Header { flaw, .. })) => {
            Some(format!("{}; nothing was changed: {path}", flaw_words(flaw)))
        }
        (_, Err(error)) => Some(error.to_string()),
        (_, Ok(_)) => None,
    }
}

fn settings(data: &DataDir, findings: &mut Findings<'_, '_>) -> io::Result<()> {
    let path = data.settings_path();
    match data.settings_trouble() {
        Some(trouble) => findings.wrong("settings", &trouble.to_string()),
        None if path.exists() => findings.note("settings", &path.display().to_string()),
        None => findings.note("settings", "the usual ones, none were saved yet"),
    }
}

/// Opens the default device as the night does. Nothing is to be heard.
fn sound(findings: &mut Findings<'_, '_>) -> io::Result<()> {
    let mut voice = Loudspeaker::start(Pack::english());
    let mut waited_secs = 0.0;
    while waited_secs < SOUND_SECS && voice.trouble().is_none() {
        sleep(Duration::from_secs_f32(STEP_SECS));
        voice.tick(STEP_SECS);
        waited_secs += STEP_SECS;
    }
    match voice.trouble() {
        None => findings.note("sound device", "the default one answers"),
        Some(Trouble::NoAnswer) => findings.warn(
            "sound device",
            "doesn't answer; captions and pauses go on without it",
        ),
        Some(_) => findings.warn(
            "sound device",
            "none found; captions and pauses go on without it",
        ),
    }
}

fn voices(findings: &mut Findings<'_, '_>) -> io::Result<()> {
    Lang::ALL
        .into_iter()
        .try_for_each(|lang| voice(lang.pack(), findings))
}

/// The table's own clips, and what is passed over of them.
fn own_voice(data: &DataDir, findings: &mut Findings<'_, '_>) -> io::Result<()> {
    for lang in Lang::ALL {
        let (voices, passed_over) = choices::voices(lang, data);
        let own = Line::ALL.iter().filter(|&&line| voices.is_own(line));
        let folder = data.own_voice_folder(lang.id());
        match own.count() {
            0 => {}
            count => {
                let of = Line::ALL.len();
                let folder = folder.display();
                let words = format!("{}, {count} of {of} lines: {folder}", lang.id());
                findings.note("your own voice", &words)?;
            }
        }
        for why in passed_over {
            let words = format!("{}: passed over: {why}", lang.id());
            findings.warn("your own voice", &words)?;
        }
    }
    Ok(())
}

fn sounds(findings: &mut Findings<'_, '_>) -> io::Result<()> {
    for ambience in Ambience::ALL {
        if let Err(error) = decode(ambience.clip().clone()) {
            findings.wrong("ambience", &format!("{}: {error}", ambience.id()))?;
        }
    }
    for chime in Chime::ALL {
        if let Err(error) = decode(chime.clip().clone()) {
            findings.wrong("chime", &format!("{chime:?}: {error}"))?;
        }
    }
    let names = Ambience::ALL.map(Ambience::id).join(", ");
    findings.note("ambience", &format!("built in: {names}"))
}

fn voice(pack: Pack, findings: &mut Findings<'_, '_>) -> io::Result<()> {
    for line in Line::ALL {
        if let Err(error) = decode(pack.clip(line).clone()) {
            findings.wrong("voice", &format!("clip {}: {error}", line.id()))?;
        }
    }
    let secs: f32 = Line::ALL.iter().map(|&it| pack.clip(it).secs()).sum();
    let clips = Line::ALL.len();
    match pack.manifest() {
        Ok(it) => {
            let (language, name) = (it.language, it.voice);
            let words = format!("{language}, {name}: {clips} clips built in, {secs:.0} s");
            findings.note("voice", &words)
        }
        Err(error) => findings.wrong("voice", &format!("its manifest can't be read: {error}")),
    }
}
