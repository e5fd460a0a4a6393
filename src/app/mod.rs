//! The window: it hands the screens what they draw, and carries out what they ask for.

mod awake;
mod carry;
mod crash;
mod day;
mod dice;
mod look;
mod night;
mod place;
mod preferences;
mod recording;
mod session;
mod stillness;
mod trouble;
mod tv;
mod window;

use eframe::egui;

use crate::choices;
use crate::engine::{Event, Setup};
use crate::i18n::{Lang, Words};
use crate::narrator::{Microphone, Phase, Recorder, Voice, Voices};
use crate::store::bookmark::{Bookmark, Draft as KeptDraft, Place};
use crate::store::settings::{Settings, VoteEntry};
use crate::store::{DataDir, GameFile, StoreError};
use crate::ui::commands::{Command, keep_arrows};
use crate::ui::cx::{Cx, View};
use crate::ui::draft::Draft;
use crate::ui::intent::{Intent, Preference, Preferences};
use crate::ui::screens::game::{GameState, game_ui};
use crate::ui::screens::night::night_ui;
use crate::ui::screens::ready::{ReadyState, ready_ui};
use crate::ui::screens::recording::recording_ui;
use crate::ui::screens::setup::{Resume, SetupState, setup_ui};
use crate::ui::screens::trouble::trouble_ui;
use awake::Awake;
use day::Day;
use dice::Dice;
use look::{night_view, pressed_size};
use night::Night;
use place::kept_draft;
use recording::Recording;
pub use session::{NotBegun, NotDone, Session};
use stillness::Stillness;
use trouble::Troubles;
pub use window::{NoWindow, faces, run};

/// What the window shows.
enum Screen {
    /// The set-up.
    Setup(Box<SetupState>),
    /// The cards are dealt, the sound is checked. The screen before, for the way back.
    Ready(Box<(ReadyState, Screen)>),
    /// The table's own voice is recorded.
    Recording(Box<Recording>),
    /// The night of the game on the table.
    Night(Box<Night>),
    /// The quests, and what follows them.
    Game(Box<GameState>),
}

/// The program behind the window.
pub struct Herald {
    data: DataDir,
    settings: Settings,
    words: Words,
    /// The second language of the night's captions.
    second: Option<Words>,
    voice: Box<dyn Voice>,
    /// Who speaks: the language's voice, with the table's own clips.
    voices: Voices,
    microphone: Box<dyn Microphone>,
    dice: Dice,
    session: Option<Session>,
    screen: Screen,
    troubles: Troubles,
    day: Day,
    awake: Awake,
    /// Whether the second window is open.
    has_tv: bool,
    /// What is ticked at set-up, as it was kept last.
    kept_setup: Option<Setup>,
    stillness: Stillness,
}

impl Herald {
    /// The program over a data folder, with a voice.
    pub fn new(data: DataDir, voice: Box<dyn Voice>) -> Self {
        let (settings, broken) = data.settings();
        let lang = Lang::of_id(&settings.language).unwrap_or_default();
        let words = Words::new(lang);
        let mut troubles = Troubles::default();
        troubles.extend(broken.map(|it| it.to_string()));
        let crashed = crash::untold(data.root());
        troubles.extend(crashed.map(|path| trouble::crashed(&words, &path)));
        let (voices, passed_over) = choices::voices(lang, &data);
        troubles.extend(
            passed_over
                .iter()
                .map(|it| trouble::passed_over(&words, it)),
        );
        let mut herald = Self {
            screen: Screen::Setup(Box::default()),
            data,
            settings,
            words,
            second: None,
            voice,
            voices,
            microphone: Box::new(Recorder::new()),
            dice: Dice::default(),
            session: None,
            troubles,
            day: Day::default(),
            awake: Awake::default(),
            has_tv: false,
            kept_setup: None,
            stillness: Stillness::default(),
        };
        herald.tune();
        herald.set_up();
        herald
    }

    /// The same with another microphone than the default one.
    #[must_use]
    pub fn with_microphone(self, microphone: Box<dyn Microphone>) -> Self {
        Self { microphone, ..self }
    }

    /// The same that heeds whether the desktop wishes things to stay where they are.
    fn heeding(self, stillness: Stillness) -> Self {
        Self { stillness, ..self }
    }

    /// Goes to the set-up, with the last table's names, and offers the game that was not over.
    fn set_up(&mut self) {
        self.day.hush(self.voice.as_mut());
        self.voice.stop();
        self.session = None;
        let mut state = SetupState::new(&self.words, self.settings.last_setup.as_ref());
        state.prefers = self.preferences();
        state.known_names.clone_from(&self.settings.known_names);
        match self.last_unfinished() {
            Ok(Some(file)) => state.resume = self.resume_offer(&file),
            Ok(None) => {}
            Err(error) => self.troubles.push(error.to_string()),
        }
        self.kept_setup = Some(state.setup.clone());
        self.screen = Screen::Setup(Box::new(state));
    }

    /// The last game, if it is not over: in the data folder, or where a game went on when that could not be written to.
    fn last_unfinished(&self) -> Result<Option<GameFile>, StoreError> {
        let here = self.data.last_unfinished()?;
        let elsewhere = || self.data.elsewhere().into_iter();
        let there = || elsewhere().find_map(|data| data.last_unfinished().ok().flatten());
        Ok(here.or_else(there))
    }

    fn resume_offer(&self, file: &GameFile) -> Option<Resume> {
        if self.settings.left_game.as_ref() == Some(&file.name) {
            return None;
        }
        let (header, game) = file.found.as_ref().ok()?;
        let at_night = self.data.bookmark().is_some_and(|it| {
            it.game == file.name
                && matches!(it.place, Place::Night { .. })
                && game.standing().is_empty()
        });
        let is_quest = matches!(game.last(), Some(Event::Quest { .. }));
        let is_unread = is_quest
            && !self.data.bookmark().is_some_and(|it| {
                let is_read = |draft: &KeptDraft| *draft != KeptDraft::Result;
                it.game == file.name
                    && matches!(&it.place, Place::Quests { draft } if is_read(draft))
            });
        Some(Resume {
            is_unread,
            names: header.setup.seats.clone(),
            game: Box::new(game.clone()),
            at_night,
        })
    }

    /// Goes on with the game that was not over, exactly where the table was.
    fn go_on(&mut self) {
        let file = match self.last_unfinished() {
            Ok(Some(file)) => file,
            Ok(None) => return self.set_up(),
            Err(error) => return self.troubles.push(error.to_string()),
        };
        match Session::open(&file) {
            Ok((session, set_aside)) => {
                let (name, lines) = session.place();
                let place = self.data.bookmark().and_then(|it| it.place_in(name, lines));
                self.troubles
                    .extend(set_aside.map(|path| trouble::torn_tail(&self.words, &path)));
                self.troubles
                    .extend(session.read_only().map(ToString::to_string));
                self.screen = self.screen_at(&session, place);
                self.session = Some(session);
            }
            Err(error) => self.troubles.push(error.to_string()),
        }
    }

    /// The screen of a place in a game; without a place the one that the game itself leads to.
    fn screen_at(&self, session: &Session, place: Option<Place>) -> Screen {
        let game = session.game();
        let mut state = self.game_state();
        match place {
            Some(Place::Night { cue }) if game.standing().is_empty() => {
                return Screen::Night(Box::new(Night::paused_at(
                    game.rules(),
                    choices::manner(&self.settings),
                    cue,
                )));
            }
            Some(Place::Quests { draft }) => {
                match draft {
                    KeptDraft::Team { members, .. } => state.draft = Draft::of(game, members),
                    KeptDraft::Votes { against } => state.draft = Draft::of(game, against),
                    KeptDraft::Nothing | KeptDraft::Result => {}
                }
                // A result that was read is not shown again; one that was not read is.
                if draft != KeptDraft::Result {
                    state.read_up_to = game.standing().len();
                }
            }
            _ => {}
        }
        Screen::Game(Box::new(state))
    }

    fn game_state(&self) -> GameState {
        GameState::new(self.preferences())
    }

    fn preferences(&self) -> Preferences {
        Preferences {
            votes_by_totals: self.settings.vote_entry == VoteEntry::Totals,
            vote_history: preferences::vote_history(self.settings.vote_history),
            has_real_deck: self.settings.has_real_deck,
            day_prompts: self.settings.day_prompts,
            trapper_secs: self.settings.trapper_secs,
        }
    }

    /// Speaks, shows and sounds as the settings say.
    fn tune(&mut self) {
        let second = self.settings.night.second_language.as_deref();
        let second = second.and_then(Lang::of_id);
        if self.second.as_ref().map(Words::lang) != second {
            self.second = second.map(Words::new);
        }
        self.voice
            .tune(&choices::tuning(&self.settings, &self.voices));
    }

    /// Notes where the table stands beyond the record, for the next start. A failure is no reason to stop the game.
    fn keep_place(&mut self) {
        let Some(session) = &self.session else { return };
        let place = match &self.screen {
            Screen::Setup(_) | Screen::Ready(_) | Screen::Recording(_) => return,
            Screen::Night(night) => Place::Night {
                cue: night.cue_idx(),
            },
            Screen::Game(state) => Place::Quests {
                draft: kept_draft(session.game(), state),
            },
        };
        let (name, lines) = session.place();
        let bookmark = Bookmark {
            game: name.to_owned(),
            lines,
            place,
        };
        if let Err(error) = self.data.save_bookmark(&bookmark) {
            log::warn!("{error}");
        }
    }
}

impl eframe::App for Herald {
    fn logic(&mut self, ctx: &egui::Context, _frame: &mut eframe::Frame) {
        if let Some(wait) = self.day.tick(self.voice.as_mut()) {
            ctx.request_repaint_after(wait);
        }
        self.awake.keep(match &self.screen {
            Screen::Night(night) => night.progress().phase != Phase::Done,
            _ => false,
        });
        if let Screen::Night(night) = &mut self.screen {
            let before = night.cue_idx();
            if let Some(wait) = night.tick(self.voice.as_mut()) {
                ctx.request_repaint_after(wait);
            }
            if night.cue_idx() != before {
                self.keep_place();
            }
        }
    }

    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        self.show(ui);
        self.show_tv(&ui.ctx().clone());
    }
}

impl Herald {
    /// Draws the screen and carries out what it asks for.
    pub fn show(&mut self, ui: &mut egui::Ui) {
        self.listen();
        let window = ui.max_rect();
        let theme = self.theme(window.size(), self.settings.scale);
        theme.apply(ui.ctx());
        keep_arrows(ui.ctx());
        let cx = Cx {
            words: &self.words,
            theme: &theme,
            window,
            view: View::Lead,
            now: ui.input(|input| input.time),
        };
        let mut intent = self.troubles.first().and_then(|it| trouble_ui(ui, &cx, it));
        if let Some(size) = pressed_size(ui) {
            intent = Some(Intent::Prefer(Preference::Size(size)));
        }
        if Command::FullScreen.is_pressed(ui) {
            intent = Some(Intent::Prefer(Preference::FullScreen));
        }
        if Command::Tv.is_pressed(ui) {
            intent = Some(Intent::Prefer(Preference::Tv));
        }
        let was = self.place_mark();
        let asked = match &mut self.screen {
            Screen::Setup(state) => setup_ui(ui, &cx, state),
            Screen::Ready(ready) => {
                let choices = preferences::night_choices(&self.settings);
                ready_ui(ui, &cx, &mut ready.0, &choices)
            }
            Screen::Night(night) => {
                let view = night_view(&self.settings, night, self.second.as_ref());
                night_ui(ui, &cx, &view)
            }
            Screen::Recording(recording) => recording_ui(ui, &cx, &mut recording.state),
            Screen::Game(state) => match &self.session {
                Some(session) => game_ui(ui, &cx, session.game(), state),
                None => Some(Intent::SetUpAnew),
            },
        };
        let is = self.place_mark();
        if is != was {
            self.keep_place();
            if was == Some(KeptDraft::Result) {
                self.say_next();
            }
        }
        if let Some(intent) = intent.or(asked) {
            self.carry_out(ui.ctx(), intent);
            ui.ctx().request_repaint();
        }
        self.keep_set_up();
    }

    /// What of the screen's state is kept in the bookmark: when it changes, the bookmark follows.
    fn place_mark(&self) -> Option<KeptDraft> {
        match (&self.screen, &self.session) {
            (Screen::Game(state), Some(session)) => Some(kept_draft(session.game(), state)),
            _ => None,
        }
    }
}
