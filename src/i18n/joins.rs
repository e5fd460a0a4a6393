//! How words are put together: each language has its own commas, quotes and brackets.

use super::{Msg, Words};

impl Words {
    /// Things one after another; nothing of none.
    pub fn list<T: AsRef<str>>(&self, things: impl IntoIterator<Item = T>) -> String {
        let mut things = things.into_iter();
        let first = things.next().map(|it| it.as_ref().to_owned());
        things.fold(first.unwrap_or_default(), |list, then| {
            self.joined(Msg::JoinList, &list, then.as_ref())
        })
    }

    /// Two sentences one after the other.
    pub fn sentences(&self, first: &str, then: &str) -> String {
        self.joined(Msg::JoinSentences, first, then)
    }

    /// Two parts of one sentence.
    pub fn also(&self, first: &str, then: &str) -> String {
        self.joined(Msg::JoinAlso, first, then)
    }

    /// A thing and what it is now.
    pub fn value(&self, what: &str, value: &str) -> String {
        self.with(
            Msg::JoinValue,
            &[("what", what.into()), ("value", value.into())],
        )
    }

    /// A thing and whose it is.
    pub fn whose(&self, what: &str, whose: &str) -> String {
        self.with(
            Msg::JoinWhose,
            &[("what", what.into()), ("whose", whose.into())],
        )
    }

    /// A word in quotes.
    pub fn quoted(&self, what: &str) -> String {
        self.with(Msg::Quoted, &[("what", what.into())])
    }

    fn joined(&self, msg: Msg, first: &str, then: &str) -> String {
        self.with(msg, &[("first", first.into()), ("then", then.into())])
    }
}
