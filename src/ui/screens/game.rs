//! The screens of a game: one match from what play waits for to the screen that asks it.

use egui::{Rect, Ui, vec2};

use super::footer::Pressed;
use super::timer::{self, Timer};
pub(super) use super::told::{announce, label};
use super::witch::WitchStep;
use super::{
    allegiance, assassination, fails, log, menu, modules, over, plot, result, team, vote, votes,
    windows, witch,
};
use crate::engine::{Action, Event, Game, PlotCard, Prompt, Seat};
use crate::i18n::Msg;
use crate::narrator::Chime;
use crate::ui::commands::Command;
use crate::ui::cx::{Cx, View};
use crate::ui::draft::Draft;
use crate::ui::emblem::Emblem;
use crate::ui::intent::{Intent, Preferences};
use crate::ui::widgets::button::Button;
use crate::ui::widgets::headline::LINES;
use crate::ui::widgets::reader::{Tells, first, told_ui};

/// What lies over the table for a while.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Over {
    /// Nothing.
    #[default]
    Nothing,
    /// The menu.
    Menu,
    /// The menu, which asks whether this game is to be left.
    LeaveGame,
    /// The log.
    Log,
    /// The votes that are over.
    Votes,
    /// Help.
    Help,
    /// The timer.
    Timer,
}

/// What was begun for the question that is asked now, and ends with it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Begun {
    /// Who is named before it is locked in: for the assassination, for an exclusion, by lot.
    pub named: Option<Seat>,
    /// Who plays a card that aims, before it is known at whom.
    pub acting: Option<Seat>,
    /// Whether the team is chosen and Excalibur is given now.
    pub is_arming: bool,
    /// Real plot cards that were tapped, in order.
    pub picks: Vec<PlotCard>,
    /// Which of the drawn cards is given now.
    pub giving: usize,
    /// Whether *Restore Your Honor* is being used.
    pub is_restoring: bool,
    /// Whether those who said yes are tapped, instead of those who said no.
    pub asks_who_said_yes: bool,
    /// When the question's time began, in seconds of the window's clock.
    pub since: Option<f64>,
    /// When the cards of a result began to be turned, in seconds of the windows' clock.
    pub turned_since: Option<f64>,
    /// How far the Witch's step is (W4).
    pub witch: WitchStep,
}

impl Begun {
    /// Takes back what can be taken back. False if there is nothing.
    fn step_back(&mut self) -> bool {
        let back = Self {
            picks: self.picks.clone(),
            giving: self.giving,
            asks_who_said_yes: self.asks_who_said_yes,
            since: self.since,
            turned_since: self.turned_since,
            witch: self.witch.clone(),
            ..Self::default()
        };
        let was_begun = back != *self;
        *self = back;
        was_begun
    }
}

/// The state of the game's screens: what was begun and is not yet an event.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GameState {
    /// What this table prefers.
    pub prefers: Preferences,
    /// Who has been tapped.
    pub draft: Draft,
    /// How many said yes, where only totals are told.
    pub total: usize,
    /// What was begun for the present question.
    pub begun: Begun,
    /// How many events stood when the last result was read and dismissed.
    pub read_up_to: usize,
    /// What lies over the table.
    pub over: Over,
    /// Which page of the votes is open, from the latest one on.
    pub votes_page: usize,
    /// The table's timer.
    pub timer: Timer,
    /// How many events stood when this state was last drawn.
    seen: usize,
    /// What undo would have taken back then, in words.
    last: Option<String>,
    /// What a screen reader is told besides what is drawn anew: what was taken back, that the time is up.
    said: String,
}

impl GameState {
    /// The state for a table with these preferences.
    pub fn new(prefers: Preferences) -> Self {
        Self {
            prefers,
            ..Self::default()
        }
    }

    /// Whether what the last event brought is still to be read: a quest's result, an allegiance card.
    pub fn is_unread(&self, game: &Game) -> bool {
        let is_to_be_read = matches!(
            game.last(),
            Some(Event::Quest { .. } | Event::Allegiance { .. } | Event::AllegianceDealt { .. })
        );
        is_to_be_read && self.read_up_to != game.standing().len()
    }

    /// Notes what was taken back, in the words that undo had for it: they hold no more than all may know.
    fn note(&mut self, cx: &Cx<'_>, game: &Game) {
        let events = game.standing().len();
        if events < self.seen {
            let what = self.last.take().unwrap_or_default();
            self.said = cx.say_with(Msg::TakenBack, &[("what", (&what).into())]);
        } else if events > self.seen {
            self.said.clear();
        }
        self.last = undo_words(cx, game);
    }

    /// Forgets what belonged to a question that is no longer asked.
    fn keep_up(&mut self, game: &Game) {
        self.draft.keep_up(game);
        let events = game.standing().len();
        if self.seen != events {
            self.seen = events;
            self.begun = Begun::default();
            // The most that a close vote takes, so that either side is a few steps away.
            self.total = game.rules().players() / 2 + 1;
            if self.read_up_to > events {
                self.read_up_to = 0;
            }
        }
    }

    /// What a press at the foot means, once the screen has had its say.
    pub(super) fn pressed(&mut self, pressed: Pressed) -> Option<Intent> {
        match pressed {
            Pressed::Undo if self.begun.step_back() => None,
            Pressed::Undo => (!self.draft.undo()).then_some(Intent::Undo),
            Pressed::Redo => (!self.draft.redo()).then_some(Intent::Redo),
            Pressed::Menu => {
                self.over = Over::Menu;
                None
            }
            Pressed::Other(Command::Timer) => {
                self.over = Over::Timer;
                None
            }
            Pressed::Primary | Pressed::Other(_) => None,
        }
    }
}

/// The largest size that the screens of a game have room for. It is the same for all of them: buttons don't move.
const LARGEST: f32 = 1.15;

/// Draws what the game asks, or what it has just brought, and returns what was asked for.
#[must_use]
pub fn game_ui(ui: &mut Ui, cx: &Cx<'_>, game: &Game, state: &mut GameState) -> Option<Intent> {
    state.note(cx, game);
    state.keep_up(game);
    let heard = timer::tick(ui, cx, &mut state.timer);
    if heard == Some(Intent::Ring(Chime::Gong)) {
        state.said = cx.say(Msg::TimerOver);
    }
    // Nothing is drawn of it: who sees the table sees it there.
    let nowhere = Rect::from_min_size(cx.window.min, egui::Vec2::ZERO);
    let role = egui::Role::Status;
    told_ui(ui, nowhere, "said", role, &state.said, Tells::InTurn);
    heard.or_else(|| over_ui(ui, cx, game, state))
}

fn over_ui(ui: &mut Ui, cx: &Cx<'_>, game: &Game, state: &mut GameState) -> Option<Intent> {
    // What they hold is for after the cards.
    if matches!(state.over, Over::Log | Over::Votes) && result::is_turning(cx, game, state) {
        state.over = Over::Nothing;
    }
    match state.over {
        Over::Nothing => cx.at_most(LARGEST, |cx| prompt_ui(ui, cx, game, state)),
        Over::Log => cx.at_most(LARGEST, |head| log::log_ui(ui, head, cx, game, state)),
        Over::Votes => cx.at_most(1.0, |cx| votes::votes_ui(ui, cx, game, state)),
        Over::Help => {
            let is_closed = cx.at_most(LARGEST, |cx| {
                super::help::help_ui(ui, cx, game.rules().setup())
            });
            if is_closed {
                state.over = Over::Nothing;
            }
            None
        }
        Over::Timer => {
            if cx.at_most(1.0, |cx| timer::timer_ui(ui, cx, game, &mut state.timer)) {
                state.over = Over::Nothing;
            }
            None
        }
        Over::Menu | Over::LeaveGame => cx.at_most(1.0, |cx| menu::menu_ui(ui, cx, state)),
    }
}

pub(super) fn prompt_ui(
    ui: &mut Ui,
    cx: &Cx<'_>,
    game: &Game,
    state: &mut GameState,
) -> Option<Intent> {
    // While eyes are closed nothing else is there to be opened, or to be seen (W4).
    if state.begun.witch.is_led() {
        return ask_ui(ui, cx, game, state);
    }
    // Painted over the table, and read before it.
    first(ui, &LINES);
    for (command, over) in [
        (Command::Log, Over::Log),
        (Command::Votes, Over::Votes),
        (Command::Help, Over::Help),
        (Command::Timer, Over::Timer),
    ] {
        if command.is_pressed(ui) {
            state.over = over;
            return None;
        }
    }
    if state.is_unread(game) {
        return match game.last() {
            Some(Event::Quest { .. }) => result::result_ui(ui, cx, game, state),
            _ => allegiance::shown_ui(ui, cx, game, state),
        };
    }
    let restores = game.restores();
    if state.begun.is_restoring && !restores.is_empty() {
        return windows::restore_ui(ui, cx, game, &restores, true, state);
    }
    if !restores.is_empty() && Command::Restore.is_pressed(ui) {
        state.begun.is_restoring = true;
        return None;
    }
    let intent = ask_ui(ui, cx, game, state);
    if restore_button_ui(ui, cx, game) {
        state.begun.is_restoring = true;
        return None;
    }
    intent
}

const fn restore_button(words: &str) -> Button<'_> {
    Button::plain(words).emblem(Emblem::CardHeld).key("H")
}

fn restore_words(cx: &Cx<'_>, game: &Game) -> String {
    let edition = game.rules().setup().edition;
    cx.words.plot_card(PlotCard::RestoreYourHonor, edition)
}

/// *Restore Your Honor* may be used at any time: its button stands above the foot, at the right. None while nobody can.
pub(super) fn restore_rect(ui: &Ui, cx: &Cx<'_>, game: &Game) -> Option<Rect> {
    if game.restores().is_empty() || cx.view == View::Tv {
        return None;
    }
    let words = restore_words(cx, game);
    let width = restore_button(&words).natural_width(ui.painter(), cx.theme);
    let right_bottom = cx.window.max - vec2(cx.pt(32.0), cx.pt(92.0));
    let size = vec2(width, cx.pt(62.0));
    Some(Rect::from_min_max(right_bottom - size, right_bottom))
}

fn restore_button_ui(ui: &mut Ui, cx: &Cx<'_>, game: &Game) -> bool {
    let Some(rect) = restore_rect(ui, cx, game) else {
        return false;
    };
    let words = restore_words(cx, game);
    cx.button_ui(ui, rect, &restore_button(&words))
}

/// Asks what play waits for.
fn ask_ui(ui: &mut Ui, cx: &Cx<'_>, game: &Game, state: &mut GameState) -> Option<Intent> {
    match game.prompt() {
        Some(Prompt::AllegianceDeal) => allegiance::deal_ui(ui, cx, game, state),
        Some(Prompt::AllegianceCard { deck, .. }) => allegiance::card_ui(ui, cx, game, deck, state),
        Some(Prompt::Window {
            card,
            open_to,
            targets,
        }) => windows::window_ui(ui, cx, game, (card, &open_to, targets), state),
        Some(Prompt::PlotDraw { leader, count }) => {
            plot::draw_ui(ui, cx, game, (leader, count), state)
        }
        Some(Prompt::PlotGive { leader, cards }) => {
            plot::give_ui(ui, cx, game, (leader, &cards), state)
        }
        Some(Prompt::LoyaltyCheck {
            reason,
            lookers,
            shown,
        }) => modules::loyalty_ui(ui, cx, game, (reason, lookers, shown), state),
        Some(Prompt::RestoreNow { .. }) => {
            let ways: Vec<_> = game.legal_actions().into_iter().filter_map(told).collect();
            windows::restore_ui(ui, cx, game, &ways, false, state)
        }
        Some(Prompt::Team {
            leader,
            size,
            with_excalibur,
        }) => team::team_ui(ui, cx, game, (leader, size, with_excalibur), state),
        Some(Prompt::Vote { team, charge, .. }) => vote::vote_ui(ui, cx, game, team, charge, state),
        Some(Prompt::Excalibur { holder, targets }) => {
            modules::excalibur_ui(ui, cx, game, (holder, targets), state)
        }
        Some(Prompt::Exclusion { leader, team }) => {
            modules::exclusion_ui(ui, cx, game, (leader, team), state)
        }
        Some(Prompt::QuestCards { most_fails, .. }) if witch::is_due(game, &state.begun.witch) => {
            witch::witch_ui(ui, cx, game, most_fails, state)
        }
        Some(Prompt::QuestCards {
            cards,
            most_fails,
            fails_needed,
        }) => fails::fails_ui(ui, cx, game, cards, most_fails, fails_needed, state),
        Some(Prompt::Lady { holder, targets }) => {
            modules::lady_ui(ui, cx, game, (holder, targets), state)
        }
        Some(Prompt::Assassination { rule, has_assassin }) => {
            assassination::assassination_ui(ui, cx, game, rule, has_assassin, state)
        }
        Some(Prompt::WhoWasWho) | None => over::over_ui(ui, cx, game, state),
    }
}

fn told(action: Action) -> Option<Event> {
    match action {
        Action::Tell(event) => Some(event),
        Action::Draw => None,
    }
}

/// What undo would take back, in words; none at the beginning of a game.
pub(super) fn undo_words(cx: &Cx<'_>, game: &Game) -> Option<String> {
    cx.words.happened_last(game)
}
