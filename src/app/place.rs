//! What of a screen's state goes into the bookmark.

use super::{Herald, Screen};
use crate::engine::{Game, Prompt, SeatSet};
use crate::store::bookmark::Draft as KeptDraft;
use crate::ui::screens::game::GameState;

/// What of the screen's state is worth keeping.
pub(super) fn kept_draft(game: &Game, state: &GameState) -> KeptDraft {
    let members: SeatSet = state.draft.seats();
    match game.prompt() {
        _ if state.is_unread(game) => KeptDraft::Result,
        Some(Prompt::Team { .. }) => KeptDraft::Team {
            members,
            excalibur: None,
        },
        Some(Prompt::Vote { .. }) if !state.begun.asks_who_said_yes => {
            KeptDraft::Votes { against: members }
        }
        Some(Prompt::Vote { .. }) => KeptDraft::Votes {
            against: members.others(game.rules().players()),
        },
        _ => KeptDraft::Nothing,
    }
}

impl Herald {
    /// Keeps what is ticked at set-up as it changes: a closed window costs nobody their names.
    pub(super) fn keep_set_up(&mut self) {
        let Screen::Setup(state) = &self.screen else {
            return;
        };
        let kept = self.kept_setup.as_ref();
        if state.is_writing() || kept.is_none_or(|it| *it == state.setup) {
            return;
        }
        self.settings.last_setup = Some(state.setup.clone());
        self.kept_setup = Some(state.setup.clone());
        // Where it can't be written that is told when the game begins.
        if let Err(error) = self.data.save_settings(&self.settings) {
            log::warn!("{error}");
        }
    }
}
