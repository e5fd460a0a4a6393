//! What a screen asked for is carried out here.

use std::time::Duration;

use eframe::egui;

use super::night::Night;
use super::{Herald, NotBegun, NotDone, Screen, Session, preferences, trouble};
use crate::choices;
use crate::engine::{Action, Chance as _, Game, News, Seat, Setup};
use crate::i18n::{Lang, Words};
use crate::narrator::{Bed, Chime, Line, day_news, day_prompt};
use crate::store::settings::{self, VoteEntry};
use crate::ui::intent::{Intent, NightChoices, NightIntent, Preference};
use crate::ui::screens::game::GameState;
use crate::ui::screens::ready::{ReadyState, Then};
use crate::ui::screens::result::turning_secs;
use crate::ui::screens::witch;
use crate::ui::theme::Mode;

impl Herald {
    /// Begins a game and its night.
    fn begin(&mut self, mut setup: Setup, leader_by_lot: bool) {
        if leader_by_lot {
            setup.first_leader = Seat(self.dice.below(setup.players().max(1)) as u8);
        }
        match Session::begin(&self.data, setup.clone()) {
            Ok(session) => {
                self.settings.remember(&setup);
                self.save_settings();
                self.session = Some(session);
                self.read_night();
                self.keep_place();
            }
            Err(NotBegun::Setup(_)) => {}
            Err(NotBegun::Store(error)) => self.troubles.not_written(error.to_string()),
        }
    }

    /// Reads the night of the game on the table from its beginning.
    fn read_night(&mut self) {
        self.day.hush(self.voice.as_mut());
        if let Some(session) = &self.session {
            let manner = choices::manner(&self.settings);
            let night = Night::new(session.game().rules(), manner);
            self.screen = Screen::Night(Box::new(night));
        }
    }

    /// Deals the cards and checks the sound; the screen before is kept for the way back.
    fn ready(&mut self, then: Then) {
        let state = ReadyState::before(then);
        let before = std::mem::replace(&mut self.screen, Screen::Setup(Box::default()));
        self.screen = Screen::Ready(Box::new((state, before)));
    }

    fn back(&mut self) {
        self.day.hush(self.voice.as_mut());
        self.voice.bed(Bed::Off);
        let here = std::mem::replace(&mut self.screen, Screen::Setup(Box::default()));
        self.screen = match here {
            Screen::Ready(ready) => ready.1,
            other => other,
        };
    }

    /// Says the test line, with the ambience under it as in a look.
    fn test_sound(&mut self) {
        self.voice.bed(Bed::Look);
        self.day.say(vec![Line::SoundCheck], self.voice.as_mut());
    }

    /// Lets a timer be heard; its end in words too, if the table wants the voice by day.
    fn ring(&mut self, chime: Chime) {
        self.voice.tick(0.0);
        self.voice.ring_in(chime, 0.0);
        if chime == Chime::Gong && self.settings.day_prompts {
            self.day.say(vec![Line::DayTimeUp], self.voice.as_mut());
        }
    }

    /// Reads and sounds the night by these choices from now on.
    fn choose_night(&mut self, choices: &NightChoices) {
        preferences::choose(&mut self.settings, choices);
        self.change_language(choices.lang);
        self.tune();
        self.save_settings();
    }

    /// Changes the words and the voice at once.
    fn change_language(&mut self, lang: Lang) {
        if lang == self.words.lang() {
            return;
        }
        let before = std::mem::replace(&mut self.words, Words::new(lang));
        if let Screen::Setup(state) = &mut self.screen {
            state.translate(&before, &self.words);
        }
        let (voices, passed_over) = choices::voices(lang, &self.data);
        self.voices = voices;
        let words = &self.words;
        let told = passed_over.iter().map(|it| trouble::passed_over(words, it));
        self.troubles.extend(told);
    }

    /// Carries out what a screen asked for.
    pub(super) fn carry_out(&mut self, ctx: &egui::Context, intent: Intent) {
        match intent {
            Intent::Begin {
                setup,
                leader_by_lot,
            } => self.begin(*setup, leader_by_lot),
            Intent::Ready {
                setup,
                leader_by_lot,
            } => self.ready(Then::Begin {
                setup,
                leader_by_lot,
            }),
            Intent::SeeToSound => self.ready(Then::Table),
            Intent::Back => self.back(),
            Intent::TestSound => self.test_sound(),
            Intent::ChooseNight(choices) => self.choose_night(&choices),
            Intent::GoOn => self.go_on(),
            Intent::SetUpAnew => {
                if let Some(name) = self.unfinished_name() {
                    self.settings.left_game = Some(name);
                    self.save_settings();
                }
                self.set_up();
            }
            Intent::Rematch => {
                if let Some(session) = &self.session {
                    let setup = Box::new(session.game().rules().setup().clone());
                    self.ready(Then::Begin {
                        setup,
                        leader_by_lot: true,
                    });
                }
            }
            Intent::Act(action) => self.act(&[action]),
            Intent::Ring(chime) => self.ring(chime),
            Intent::Say(line) => self.day.say(vec![line], self.voice.as_mut()),
            Intent::Veil { by, fails } => self.act_on(|game| witch::veil(game, by, fails)),
            Intent::DrawSeat(seats) => {
                // One lot a game: who could draw until somebody never came up would know whom it leaves out (W3, W4).
                let lot = self.session.as_ref().map_or(0, Session::lot);
                let seat = seats.iter().nth(lot % seats.len().max(1));
                if let Screen::Game(state) = &mut self.screen {
                    state.begun.named = seat;
                }
            }
            Intent::Undo => self.act_on(witch::take_back),
            Intent::Redo => self.act_on(witch::bring_back),
            Intent::Night(what) => self.night(what),
            Intent::ReadNight => self.read_night(),
            Intent::OwnVoice => self.record_voice(),
            Intent::Recording(what) => self.recording(what),
            Intent::Prefer(what) => self.prefer(ctx, what),
            Intent::DismissTrouble => self.troubles.dismiss(),
            Intent::OtherFolder => self.use_other_folder(),
            Intent::Quit => ctx.send_viewport_cmd(egui::ViewportCommand::Close),
        }
    }

    fn unfinished_name(&self) -> Option<String> {
        let named = self.session.as_ref().map(|it| it.place().0.to_owned());
        named.or_else(|| {
            self.data
                .last_unfinished()
                .ok()
                .flatten()
                .map(|file| file.name)
        })
    }

    fn act_on(&mut self, actions: impl Fn(&Game) -> Vec<Action>) {
        if let Some(session) = &self.session {
            let actions = actions(session.game());
            self.act(&actions);
        }
    }

    /// Does one thing, be it one line of the record or more, as far as it can be done; then says what it has brought.
    fn act(&mut self, actions: &[Action]) {
        let Some(session) = &mut self.session else {
            return;
        };
        let (mut news, mut is_moved) = (Vec::new(), false);
        let done = actions.iter().try_for_each(|action| {
            news.extend(session.act(action, &mut self.dice)?);
            is_moved = true;
            Ok(())
        });
        match done {
            Ok(()) => self.troubles.forget_refusals(),
            Err(NotDone::Illegal(illegal)) => {
                let setup = session.game().rules().setup();
                self.troubles.refused(self.words.illegal(&illegal, setup));
            }
            Err(NotDone::NotWritten(error)) => {
                let why = error.to_string();
                self.troubles
                    .not_written(trouble::not_written(&self.words, &why));
            }
            Err(NotDone::ReadOnly) => {
                self.troubles
                    .extend(session.read_only().map(ToString::to_string));
            }
        }
        if is_moved {
            self.keep_place();
            self.say_by_day(&news);
        }
    }

    /// What an event has brought, and what comes next, if the table wants to hear it.
    fn say_by_day(&mut self, news: &[News]) {
        let (Some(session), Screen::Game(state)) = (&self.session, &self.screen) else {
            return;
        };
        if !self.settings.day_prompts {
            return;
        }
        let game = session.game();
        let mut lines = day_news(game, news);
        // While a result is read, what comes next waits until it was; and the voice doesn't tell how a quest went before its
        // cards do.
        let is_result = news.iter().any(|it| matches!(it, News::QuestDone { .. }));
        let wait = if state.is_unread(game) && is_result {
            turning_secs(game.table(), self.motion())
        } else {
            0.0
        };
        if !state.is_unread(game) {
            lines.extend(day_prompt(game));
        }
        let wait = Duration::from_secs_f32(wait);
        self.day.say_in(lines, wait, self.voice.as_mut());
    }

    /// A result was read: what comes next is said now.
    pub(super) fn say_next(&mut self) {
        self.say_by_day(&[]);
    }

    /// Takes the game to the first other folder that can be written to.
    fn use_other_folder(&mut self) {
        self.troubles.dismiss();
        for data in self.data.elsewhere() {
            let moved = self
                .session
                .as_mut()
                .map_or(Ok(()), |session| session.move_to(&data));
            if moved.is_ok() {
                let path = data.root().display().to_string();
                self.troubles.push(trouble::moved(&self.words, &path));
                self.data = data;
                return;
            }
        }
        self.troubles.push(trouble::nowhere(&self.words));
    }

    fn night(&mut self, what: NightIntent) {
        let Screen::Night(night) = &mut self.screen else {
            return;
        };
        match what {
            NightIntent::ToTable => {
                self.leave_night();
                self.screen = Screen::Game(Box::new(self.game_state_of_session()));
                self.say_next();
            }
            NightIntent::Restart => {
                self.leave_night();
                self.read_night();
            }
            NightIntent::Redeal => {
                self.leave_night();
                self.ready(Then::Read);
            }
            _ => night.ask(what, self.voice.as_mut()),
        }
        self.keep_place();
    }

    fn leave_night(&mut self) {
        self.voice.stop();
        self.voice.bed(Bed::Off);
    }

    fn game_state_of_session(&self) -> GameState {
        let mut state = self.game_state();
        state.read_up_to = self
            .session
            .as_ref()
            .map_or(0, |it| it.game().standing().len());
        state
    }

    fn prefer(&mut self, ctx: &egui::Context, what: Preference) {
        match what {
            Preference::Language(lang) => {
                let mut choices = preferences::night_choices(&self.settings);
                choices.lang = lang;
                return self.choose_night(&choices);
            }
            Preference::Theme(Mode::Dark) => self.settings.theme = settings::Theme::Dark,
            Preference::Theme(Mode::Light) => self.settings.theme = settings::Theme::Light,
            Preference::Size(step) => {
                let size = self.settings.scale.get() + step;
                self.settings.scale = settings::Scale::new((size * 10.0).round() / 10.0);
            }
            Preference::FullScreen => {
                let is_full = ctx.input(|it| it.viewport().fullscreen.unwrap_or(false));
                ctx.send_viewport_cmd(egui::ViewportCommand::Fullscreen(!is_full));
                return;
            }
            Preference::Tv => return self.turn_tv(),
            Preference::Motion(moves) => {
                self.settings.motion = if moves {
                    settings::Motion::Full
                } else {
                    settings::Motion::Still
                };
            }
            Preference::VotesByTotals(by_totals) => {
                self.settings.vote_entry = if by_totals {
                    VoteEntry::Totals
                } else {
                    VoteEntry::Seats
                };
                if let Screen::Game(state) = &mut self.screen {
                    state.prefers.votes_by_totals = by_totals;
                }
            }
            Preference::VoteHistory(choice) => {
                self.settings.vote_history = preferences::kept_vote_history(choice);
                if let Screen::Game(state) = &mut self.screen {
                    state.prefers.vote_history = choice;
                }
            }
            Preference::DayPrompts(is_on) => {
                self.settings.day_prompts = is_on;
                self.day.hush(self.voice.as_mut());
            }
            Preference::TrapperSecs(secs) => self.settings.trapper_secs = secs,
            Preference::RealDeck(is_real) => {
                self.settings.has_real_deck = is_real;
                if let Screen::Game(state) = &mut self.screen {
                    state.prefers.has_real_deck = is_real;
                }
            }
        }
        self.save_settings();
    }

    pub(super) fn save_settings(&mut self) {
        if let Err(error) = self.data.save_settings(&self.settings) {
            self.troubles.push(error.to_string());
        }
    }
}
