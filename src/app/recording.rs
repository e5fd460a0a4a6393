//! The recording screen carried out: what the microphone hears becomes a take, and a kept take a line of the voice.

use std::collections::BTreeSet;

use super::{Herald, Screen};
use crate::choices;
use crate::narrator::{Bed, Deaf, Line, Samples, Take, may_be_heard};
use crate::store::StoreError;
use crate::ui::intent::RecordingIntent;
use crate::ui::screens::recording::{Hitch, RecordingState, Step};
use crate::ui::screens::setup::SetupState;

/// A peak from which on a microphone is taken to have had too much, 0 to 1 of full scale.
const TOO_LOUD: f32 = 0.995;

/// The recording of the table's own voice.
pub(super) struct Recording {
    pub(super) state: RecordingState,
    /// Where it goes back to.
    setup: Box<SetupState>,
    /// What can be kept.
    take: Option<Take>,
    /// Whether the line was heard last, and nothing has been done since.
    is_heard: bool,
}

impl Herald {
    /// Goes from the set-up to the recording of the table's own voice.
    pub(super) fn record_voice(&mut self) {
        let Screen::Setup(setup) = &mut self.screen else {
            return;
        };
        let setup = std::mem::take(setup);
        let needed = setup.setup.check().ok().map(|rules| {
            let lines = Line::ALL.into_iter();
            lines.filter(|&line| may_be_heard(line, &rules)).collect()
        });
        self.hush();
        self.microphone.open();
        self.screen = Screen::Recording(Box::new(Recording {
            state: RecordingState::new(self.own_lines(), needed),
            setup,
            take: None,
            is_heard: false,
        }));
    }

    /// Nothing is heard: no line, no ambience.
    fn hush(&mut self) {
        self.day.hush(self.voice.as_mut());
        self.voice.stop();
        self.voice.bed(Bed::Off);
    }

    fn own_lines(&self) -> BTreeSet<Line> {
        let lines = Line::ALL.into_iter();
        lines.filter(|&line| self.voices.is_own(line)).collect()
    }

    /// Sees what the microphone has heard since the last call.
    pub(super) fn listen(&mut self) {
        let Screen::Recording(recording) = &mut self.screen else {
            return;
        };
        self.microphone.look();
        let state = &mut recording.state;
        state.level = self.microphone.level();
        let is_ready = state.step == Step::Ready;
        // A take that was cut off is told of as long as it is there.
        let is_told = |it: &Deaf| !(is_ready && *it == Deaf::CutOff);
        let deaf = self.microphone.trouble().filter(is_told).map(Hitch::Deaf);
        let unheard = || {
            let is_unheard = recording.is_heard && self.voice.trouble().is_some();
            is_unheard.then_some(Hitch::Unheard)
        };
        let told = state.hitch.filter(|it| matches!(it, Hitch::NoTake(_)));
        state.hitch = deaf.or(told).or_else(unheard);
        if let Step::Recording { secs } = &mut state.step {
            *secs = self.microphone.secs();
            if let Some(samples) = self.microphone.take() {
                recording.take_down(&samples);
            }
        }
    }

    /// Carries out what the recording screen asked for.
    pub(super) fn recording(&mut self, what: RecordingIntent) {
        if !matches!(what, RecordingIntent::Stop | RecordingIntent::OnlyNeeded(_)) {
            self.hush();
        }
        let Screen::Recording(recording) = &mut self.screen else {
            return;
        };
        recording.is_heard = what == RecordingIntent::Hear;
        let line = recording.state.line;
        match what {
            RecordingIntent::Record => {
                recording.show(line);
                recording.state.step = Step::Recording { secs: 0.0 };
                self.microphone.begin();
            }
            RecordingIntent::Stop => self.microphone.end(),
            RecordingIntent::Hear => self.hear(),
            RecordingIntent::Keep => self.keep_take(),
            RecordingIntent::DontKeep => {
                recording.show(line);
                // What was being recorded has no reel any more.
                self.microphone.end();
            }
            RecordingIntent::Show(line) => recording.show(line),
            RecordingIntent::OnlyNeeded(only_needed) => {
                recording.state.show_only_needed(only_needed);
                if recording.state.line != line {
                    recording.take = None;
                }
            }
            RecordingIntent::BuiltIn => {
                let dropped = self.data.drop_own_clip(self.words.lang().id(), line.id());
                self.speak_anew(dropped);
            }
            RecordingIntent::Leave => {
                let setup = std::mem::take(&mut recording.setup);
                self.microphone.close();
                self.screen = Screen::Setup(setup);
            }
        }
    }

    /// Says the line as the take has it; without one, as it is spoken now.
    fn hear(&mut self) {
        let Screen::Recording(recording) = &self.screen else {
            return;
        };
        let line = recording.state.line;
        if let Some(take) = &recording.take {
            let voices = self.voices.with_clip(line, take.clip());
            self.voice.tune(&choices::tuning(&self.settings, &voices));
        }
        // It takes the clip with it, so that the voice is the table's again for what comes next.
        self.day.say(vec![line], self.voice.as_mut());
        self.tune();
    }

    fn keep_take(&mut self) {
        let Screen::Recording(recording) = &mut self.screen else {
            return;
        };
        let Some(take) = &recording.take else { return };
        let line = recording.state.line;
        let lang = self.words.lang().id();
        let saved = self.data.save_own_clip(lang, line.id(), take.wav());
        let next = recording.state.line_at(1).unwrap_or(line);
        if saved.is_ok() {
            recording.show(next);
        }
        self.speak_anew(saved.map(drop));
    }

    /// The voice as the folder has it now; or why the folder couldn't be changed.
    fn speak_anew(&mut self, changed: Result<(), StoreError>) {
        if let Err(error) = changed {
            self.troubles.push(error.to_string());
            return;
        }
        let (voices, passed_over) = choices::voices(self.words.lang(), &self.data);
        // They were told when the program started.
        for it in passed_over {
            log::warn!("{it}");
        }
        self.voices = voices;
        self.tune();
        let own = self.own_lines();
        if let Screen::Recording(recording) = &mut self.screen {
            recording.state.own = own;
        }
    }
}

impl Recording {
    /// Shows a line, with nothing done for it yet.
    fn show(&mut self, line: Line) {
        self.take = None;
        self.state.show(line);
    }

    /// The microphone has recorded this.
    fn take_down(&mut self, samples: &Samples) {
        let loudest = samples.values.iter().map(|it| it.abs());
        let is_too_loud = loudest.fold(0.0, f32::max) >= TOO_LOUD;
        match Take::finish(samples) {
            Ok(take) => {
                self.state.step = Step::Taken {
                    secs: take.secs(),
                    is_too_loud,
                };
                self.take = Some(take);
            }
            Err(why) => {
                log::info!("a take is not used: {why}");
                self.state.step = Step::Ready;
                self.state.hitch = Some(Hitch::NoTake(why));
            }
        }
    }
}
