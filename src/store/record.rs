//! The record of a game as text: a header, then a line for each thing that happened.
//!
//! Reading plays each game through the rules; writing leaves out what was undone.

use std::fmt;
use std::io::{self, Write};

use serde::de::value::MapAccessDeserializer;
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};

pub use super::games::{Games, LONGEST_LINE, Recorded, Stopped};
pub use super::line::{Entry, FORMAT, Flaw, read as read_line};
use super::{line, plain};
use crate::engine::{Event, Game, Setup};

/// The versions of the format that are read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
enum Version {
    #[default]
    #[serde(rename = "avalon-herald/1")]
    One,
}

/// How a game begins in a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    format: Version,
    /// What was ticked.
    #[serde(deserialize_with = "object")]
    pub setup: Setup,
    /// Fields beside those of the format, kept as they are: when the game began, which version wrote it.
    #[serde(flatten)]
    pub extra: Map<String, Value>,
}

impl Header {
    /// The header of a game, with nothing beside its set-up.
    pub fn new(setup: Setup) -> Self {
        Self {
            format: Version::One,
            setup,
            extra: Map::new(),
        }
    }

    /// The header of a game that begins now, with the time as [`super::clock`] tells it and the version that wrote it.
    pub fn begun(setup: Setup, started: &str) -> Self {
        let app = concat!("avalon-herald ", env!("CARGO_PKG_VERSION"));
        let mut header = Self::new(setup);
        header.extra.insert("started".to_owned(), started.into());
        header.extra.insert("app".to_owned(), app.into());
        header
    }

    /// When the game began, if the header says so.
    pub fn started(&self) -> Option<&str> {
        self.extra.get("started").and_then(Value::as_str)
    }

    /// A game before its first event, or what is wrong with its set-up.
    pub fn game(&self) -> Result<Game, Flaw> {
        match self.setup.check() {
            Ok(rules) => Ok(Game::new(rules)),
            Err(error) => Err(Flaw::Setup {
                problems: error.problems,
                setup: Box::new(self.setup.clone()),
            }),
        }
    }
}

/// Reads a file that holds a header's `setup` object and nothing else; it may span many lines.
pub fn read_setup(bytes: &[u8]) -> Result<Setup, Stopped> {
    #[derive(Deserialize)]
    struct Whole(#[serde(deserialize_with = "object")] Setup);

    let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
    let text = str::from_utf8(bytes).map_err(|error| Stopped {
        line: bytes[..error.valid_up_to()]
            .split(|&it| it == b'\n')
            .count(),
        flaw: Flaw::NotText,
    })?;
    match serde_json::from_str(text) {
        Ok(Whole(setup)) => Ok(setup),
        Err(error) => Err(Stopped {
            line: error.line().max(1),
            flaw: line::shape(text, &error, plain::field_to_blame::<Setup>),
        }),
    }
}

/// Reads a set-up from an object only: a derived reader would take a list of the fields' values as well.
fn object<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Setup, D::Error> {
    struct Object;

    impl<'de> Visitor<'de> for Object {
        type Value = Setup;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("an object")
        }

        fn visit_map<A: MapAccess<'de>>(self, fields: A) -> Result<Setup, A::Error> {
            Setup::deserialize(MapAccessDeserializer::new(fields))
        }
    }

    deserializer.deserialize_map(Object)
}

/// Writes a game: its header and the events that stand, a line each, without checksums.
pub fn write(header: &Header, events: &[Event], out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "{}", line::written(header)?)?;
    for event in events {
        writeln!(out, "{}", line::written(event)?)?;
    }
    Ok(())
}
