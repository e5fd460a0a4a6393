//! What of a screen's state goes into the bookmark.

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
