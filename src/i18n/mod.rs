//! Every word that is shown or spoken: one file a language, behind [`Msg`].

mod events;
mod illegal;
mod msg;
mod rules;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

pub use msg::Msg;
pub use rules::edition_id;

use crate::narrator::Line;

/// A language of screen, captions and voice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lang {
    /// English.
    #[default]
    En,
}

impl Lang {
    /// Every language that is built in.
    pub const ALL: [Self; 1] = [Self::En];

    /// What settings and commands call it.
    pub const fn id(self) -> &'static str {
        match self {
            Self::En => "en",
        }
    }

    /// What its speakers call it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::En => "English",
        }
    }

    /// Its messages, as written.
    pub const fn source(self) -> &'static str {
        match self {
            Self::En => include_str!("en.ftl"),
        }
    }
}

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
mod tests {
    use std::collections::BTreeSet;

    use fluent_bundle::FluentError;

    use super::*;

    #[test]
    fn every_message_stands_in_every_language_and_no_other() {
        let expected: BTreeSet<String> = Msg::ALL
            .iter()
            .map(|msg| msg.key().to_owned())
            .chain(Line::ALL.iter().map(|&line| line_key(line)))
            .collect();
        for lang in Lang::ALL {
            let mut found = BTreeSet::new();
            for line in lang.source().lines() {
                let is_message = line.starts_with(|first: char| first.is_ascii_lowercase());
                if let Some((key, _)) = line.split_once(" =").filter(|_| is_message) {
                    assert!(
                        found.insert(key.to_owned()),
                        "{key} stands twice in {}",
                        lang.id()
                    );
                }
            }
            assert_eq!(found, expected, "{}", lang.id());
        }
    }

    #[test]
    fn every_message_formats_with_its_variables_alone() {
        for lang in Lang::ALL {
            let words = Words::new(lang);
            for &msg in Msg::ALL {
                for value in [
                    FluentValue::from(1),
                    FluentValue::from(3),
                    FluentValue::from("yes"),
                ] {
                    let mut args = FluentArgs::new();
                    for name in msg.variables() {
                        args.set(*name, value.clone());
                    }
                    let message = words
                        .bundle
                        .get_message(msg.key())
                        .expect("it stands there");
                    let mut errors: Vec<FluentError> = Vec::new();
                    let pattern = message.value().expect("it has words");
                    let text = words
                        .bundle
                        .format_pattern(pattern, Some(&args), &mut errors);
                    assert!(
                        errors.is_empty(),
                        "{} in {}: {errors:?}",
                        msg.key(),
                        lang.id()
                    );
                    assert!(!text.trim().is_empty(), "{}", msg.key());
                    assert!(!text.contains('$'), "{}: {text}", msg.key());
                }
            }
        }
    }
}
