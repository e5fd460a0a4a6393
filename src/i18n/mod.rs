//! Every word that is shown or spoken: one file a language, behind [`Msg`].

mod events;
mod illegal;
mod joins;
mod lang;
mod msg;
mod rules;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

pub use lang::Lang;
pub use msg::Msg;
pub use rules::edition_id;

use crate::narrator::Line;

/// A value that a message's text may use.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value<'a> {
    /// A number; the language chooses its form by it.
    Number(usize),
    /// Words.
    Text(&'a str),
}

impl From<usize> for Value<'_> {
    fn from(number: usize) -> Self {
        Self::Number(number)
    }
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text)
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(text)
    }
}

/// The words of one language.
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The words of a language. A message that its file gets wrong reads as its key; tests see to it that none does.
    pub fn new(lang: Lang) -> Self {
        let id = lang.id().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Marks round each value, against mixed directions of writing, show as boxes in some faces.
        bundle.set_use_isolating(false);
        let resource = match FluentResource::try_new(lang.source().to_owned()) {
            Ok(resource) => resource,
            Err((partial, errors)) => {
                log::error!(
                    "{} messages could not be read in {}",
                    errors.len(),
                    lang.id()
                );
                partial
            }
        };
        if let Err(errors) = bundle.add_resource(resource) {
            log::error!("{} messages stand twice in {}", errors.len(), lang.id());
        }
        Self { lang, bundle }
    }

    /// Which language it is.
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// A message without variables.
    pub fn get(&self, msg: Msg) -> String {
        self.text(msg.key(), &[])
    }

    /// A message with its variables.
    pub fn with(&self, msg: Msg, values: &[(&'static str, Value<'_>)]) -> String {
        debug_assert!(
            values
                .iter()
                .all(|(name, _)| msg.variables().contains(name)),
            "{msg:?}"
        );
        self.text(msg.key(), values)
    }

    /// What the voice says and the caption shows.
    pub fn line(&self, line: Line) -> String {
        self.text(&line_key(line), &[])
    }

    fn text(&self, key: &str, values: &[(&'static str, Value<'_>)]) -> String {
        let Some(pattern) = self
            .bundle
            .get_message(key)
            .and_then(|message| message.value())
        else {
            log::error!("{key} has no words in {}", self.lang.id());
            return key.to_owned();
        };
        let mut args = FluentArgs::new();
        for (name, value) in values {
            args.set(
                *name,
                match value {
                    Value::Number(number) => FluentValue::from(*number),
                    Value::Text(text) => FluentValue::from((*text).to_owned()),
                },
            );
        }
        let mut errors = Vec::new();
        let text = self
            .bundle
            .format_pattern(pattern, Some(&args), &mut errors)
            .into_owned();
        for error in errors {
            log::error!("{key} in {}: {error}", self.lang.id());
        }
        text
    }
}

/// A line's key in the language files: its clip's name, with hyphens.
fn line_key(line: Line) -> String {
    format!("line-{}", line.id().replace('_', "-"))
}

#[cfg(test)]
mod tests;
