//! The screens of a game: one match from what play waits for to the screen that asks it.

use egui::{Rect, Ui, pos2};

use super::footer::Pressed;
use super::{allegiance, assassination, fails, log, menu, over, result, team, vote};
use crate::engine::{Event, Game, Prompt, Seat, Table};
use crate::i18n::Msg;
use crate::ui::commands::Command;
use crate::ui::cx::Cx;
use crate::ui::draft::Draft;
use crate::ui::intent::Intent;
use crate::ui::widgets::head::{Allegiance, allegiance_corner_ui, quest_corner_ui};
use crate::ui::widgets::headline::Headline;

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
}

/// The state of the game's screens: what was begun and is not yet an event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameState {
    /// Who has been tapped.
    pub draft: Draft,
    /// How many said yes, where only totals are told.
    pub total: usize,
    /// Whether votes are told as totals.
    pub votes_by_totals: bool,
    /// Whether those who said yes are tapped, instead of those who said no.
    pub asks_who_said_yes: bool,
    /// Whether the table draws from a real allegiance deck.
    pub has_real_deck: bool,
    /// How many events stood when the last result was read and dismissed.
    pub read_up_to: usize,
    /// Who is named for the assassination, before it is locked in.
    pub named: Option<Seat>,
    /// What lies over the table.
    pub over: Over,
    /// How many events stood when this state was last drawn.
    seen: usize,
}

impl GameState {
    /// The state for a table with these preferences.
    pub fn new(votes_by_totals: bool, has_real_deck: bool) -> Self {
        Self {
            votes_by_totals,
            has_real_deck,
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

    /// Forgets what belonged to a question that is no longer asked.
    fn keep_up(&mut self, game: &Game) {
        self.draft.keep_up(game);
        let events = game.standing().len();
        if self.seen != events {
            self.seen = events;
            self.named = None;
            self.asks_who_said_yes = false;
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
            Pressed::Undo if self.named.is_some() => {
                self.named = None;
                None
            }
            Pressed::Undo => (!self.draft.undo()).then_some(Intent::Undo),
            Pressed::Redo => (!self.draft.redo()).then_some(Intent::Redo),
            Pressed::Menu => {
                self.over = Over::Menu;
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
    state.keep_up(game);
    match state.over {
        Over::Nothing => cx.at_most(LARGEST, |cx| prompt_ui(ui, cx, game, state)),
        Over::Log => cx.at_most(LARGEST, |head| log::log_ui(ui, head, cx, game, state)),
        Over::Menu | Over::LeaveGame => cx.at_most(1.0, |cx| menu::menu_ui(ui, cx, state)),
    }
}

fn prompt_ui(ui: &mut Ui, cx: &Cx<'_>, game: &Game, state: &mut GameState) -> Option<Intent> {
    if Command::Log.is_pressed(ui) {
        state.over = Over::Log;
        return None;
    }
    if state.is_unread(game) {
        return match game.last() {
            Some(Event::Quest { .. }) => result::result_ui(ui, cx, game, state),
            _ => allegiance::shown_ui(ui, cx, game, state),
        };
    }
    match game.prompt() {
        Some(Prompt::AllegianceDeal) => allegiance::deal_ui(ui, cx, game, state),
        Some(Prompt::AllegianceCard { deck, .. }) => allegiance::card_ui(ui, cx, game, deck, state),
        Some(Prompt::Team { leader, size, .. }) => team::team_ui(ui, cx, game, leader, size, state),
        Some(Prompt::Vote { team, .. }) => vote::vote_ui(ui, cx, game, team, state),
        Some(Prompt::QuestCards {
            cards,
            most_fails,
            fails_needed,
        }) => fails::fails_ui(ui, cx, game, cards, most_fails, fails_needed, state),
        Some(Prompt::Assassination { rule, has_assassin }) => {
            assassination::assassination_ui(ui, cx, game, rule, has_assassin, state)
        }
        _ => over::over_ui(ui, cx, game, state),
    }
}

/// What undo would take back, in words; none at the beginning of a game.
pub(super) fn undo_words(cx: &Cx<'_>, game: &Game) -> Option<String> {
    game.last().map(|event| cx.words.event(event, game.rules()))
}

/// The corners of the table: the allegiance cards and what each Lancelot is now, the quest and its two fails.
pub(super) fn corners_ui(ui: &mut Ui, cx: &Cx<'_>, table: &Table) -> Vec<Rect> {
    let top = cx.window.top() + cx.pt(136.0);
    let title = cx.say_with(Msg::QuestTitle, &[("quest", table.quest().number().into())]);
    let needs_two = table.rules().fails_needed(table.quest()) > 1;
    let two_fails = needs_two.then(|| cx.say(Msg::TwoFailsNeeded));
    let right_top = pos2(cx.window.right() - cx.pt(40.0), top);
    let right = quest_corner_ui(ui, cx.theme, right_top, &title, two_fails.as_deref());
    let Some(now) = super::round::lancelots_now(cx, table) else {
        return vec![right];
    };
    let left_top = pos2(cx.window.left() + cx.pt(40.0), top);
    let cards = table.allegiance_cards();
    let card = cards
        .iter()
        .find(|(quest, _)| *quest == table.quest())
        .map(|(_, card)| *card);
    let name = card.map_or_else(
        || cx.say(Msg::SetupLancelot),
        |card| cx.words.allegiance_card(card),
    );
    let corner = Allegiance {
        emblem: card.map(allegiance::emblem),
        name: &name,
        meaning: &now,
    };
    let left = allegiance_corner_ui(ui, cx.theme, left_top, cx.pt(330.0), &corner);
    vec![left, right]
}

/// A main line with a name in it: the name ends in "…" where the row has no room for all of it, so that the line stays one
/// row and the table stays where it is.
pub(super) fn line_with_name(
    ui: &Ui,
    cx: &Cx<'_>,
    now: &str,
    name: &str,
    line: impl Fn(&str) -> String,
) -> String {
    let mut shown = name.to_owned();
    let mut letters: Vec<char> = name.chars().collect();
    loop {
        let main = line(&shown);
        let headline = Headline {
            now,
            main: &main,
            ..Headline::default()
        };
        if letters.len() < 2 || headline.is_one_row(ui.painter(), cx.theme, cx.window) {
            return main;
        }
        letters.pop();
        shown = letters.iter().collect::<String>().trim_end().to_owned() + "…";
    }
}

/// Tells a screen reader of words that were painted.
pub(super) fn label(ui: &mut Ui, rect: Rect, words: &str) {
    let id = ui
        .scope_id()
        .with((words, rect.left() as i32, rect.top() as i32));
    let response = ui.interact(rect, id, egui::Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, words));
}
