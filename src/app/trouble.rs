//! What went wrong and is still to be read: told one at a time, never in the way of the game.

use std::collections::VecDeque;
use std::path::Path;

use crate::choices::PassedOver;
use crate::i18n::{Msg, Words};
use crate::ui::screens::trouble::{Kind, Trouble};

/// What is still to be read.
#[derive(Default)]
pub(super) struct Troubles(VecDeque<Trouble>);

impl Troubles {
    pub(super) fn push(&mut self, words: String) {
        let trouble = Trouble {
            words,
            kind: Kind::Told,
        };
        if !self.0.contains(&trouble) {
            self.0.push_back(trouble);
        }
    }

    /// The rules refuse something: told until the next thing is done.
    pub(super) fn refused(&mut self, words: String) {
        self.forget_refusals();
        self.0.push_front(Trouble {
            words,
            kind: Kind::Refusal,
        });
    }

    pub(super) fn forget_refusals(&mut self) {
        self.0.retain(|it| it.kind != Kind::Refusal);
    }

    pub(super) fn extend(&mut self, words: impl IntoIterator<Item = String>) {
        words.into_iter().for_each(|it| self.push(it));
    }

    /// Something could not be written down: this comes first, and offers another folder.
    pub(super) fn not_written(&mut self, words: String) {
        let trouble = Trouble {
            words,
            kind: Kind::NotWritten,
        };
        if !self.0.contains(&trouble) {
            self.0.push_front(trouble);
        }
    }

    pub(super) fn first(&self) -> Option<&Trouble> {
        self.0.front()
    }

    pub(super) fn dismiss(&mut self) {
        self.0.pop_front();
    }
}

pub(super) fn not_written(words: &Words, why: &str) -> String {
    words.with(Msg::TroubleNotWritten, &[("why", why.into())])
}

pub(super) fn torn_tail(words: &Words, path: &Path) -> String {
    words.with(
        Msg::TroubleTail,
        &[("path", (&path.display().to_string()).into())],
    )
}

pub(super) fn crashed(words: &Words, path: &Path) -> String {
    words.with(
        Msg::TroubleCrashed,
        &[("path", (&path.display().to_string()).into())],
    )
}

pub(super) fn moved(words: &Words, path: &str) -> String {
    words.with(Msg::TroubleMoved, &[("path", path.into())])
}

pub(super) fn nowhere(words: &Words) -> String {
    words.get(Msg::TroubleNowhere)
}

pub(super) fn passed_over(words: &Words, why: &PassedOver) -> String {
    words.with(Msg::TroubleOwnVoice, &[("why", (&why.to_string()).into())])
}
