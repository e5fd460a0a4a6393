//! One line of a record: what it says, whether its checksum fits, and what is wrong with it.

use std::collections::BTreeSet;
use std::fmt;

use serde::de::{DeserializeOwned, Error as _, IgnoredAny, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

use super::plain;
use super::record::Header;
use crate::engine::{Event, Illegal, Problem, Setup};

/// The format that this version writes, and the newest that it reads.
pub const FORMAT: &str = "avalon-herald/1";

const FORMAT_NAME: &str = "avalon-herald/";
const FORMAT_VERSION: u32 = 1;
const SUM_START: &[u8] = b",\"sum\":\"";
const SUM_END: &[u8] = b"\"}";
const SUM_DIGITS: usize = 8;

/// What one line says.
#[derive(Clone, Debug, PartialEq)]
pub enum Entry {
    /// A game begins.
    Header(Box<Header>),
    /// Something happened at the table.
    Event(Event),
}

/// What is wrong with a line of a record, and what was expected.
#[derive(Debug, PartialEq, thiserror::Error)]
pub enum Flaw {
    /// The bytes are no text.
    #[error("this isn't UTF-8 text; expected one JSON object a line")]
    NotText,
    /// The line goes on and on.
    #[error("this line is longer than {most} bytes; expected one JSON object a line")]
    TooLong {
        /// How long a line may be.
        most: usize,
    },
    /// The line isn't what the format asks for; the text says where and what was expected.
    #[error("{0}")]
    Shape(String),
    /// The line doesn't carry the checksum that it was written with.
    #[error("the line was changed after it was written: its sum is {found}, expected {expected}")]
    Sum {
        /// What stands there.
        found: String,
        /// What the line's bytes give.
        expected: String,
    },
    /// A newer version of the app wrote this.
    #[error("format `{0}` was made by a newer version of Avalon Herald; expected `{FORMAT}`")]
    Newer(String),
    /// Another program's file.
    #[error("unknown format `{0}`; expected `{FORMAT}`")]
    Format(String),
    /// An event stands where no game has begun.
    #[error("an event before any header; expected a line with `format` and `setup`")]
    NoHeader,
    /// There is no line at all.
    #[error("no game here; expected a header, a line with `format` and `setup`")]
    NoGame,
    /// The header's set-up can't be played.
    #[error("the set-up breaks a rule")]
    Setup {
        /// Every problem.
        problems: Vec<Problem>,
        /// The set-up.
        setup: Box<Setup>,
    },
    /// The rules don't allow this event here.
    #[error("the rules don't allow this line here")]
    Illegal {
        /// Why.
        illegal: Illegal,
        /// The game's set-up.
        setup: Box<Setup>,
    },
}

/// Reads one line, with or without a checksum, which must fit where it stands.
pub fn read(bytes: &[u8]) -> Result<Entry, Flaw> {
    let bytes = bytes.trim_ascii_end();
    let Some((head, found)) = split_sum(bytes) else {
        let text = str::from_utf8(bytes).map_err(|_| Flaw::NotText)?;
        return read_text(text);
    };
    let expected = sum(head);
    if found != expected.as_bytes() {
        let found = String::from_utf8_lossy(found).into_owned();
        return Err(Flaw::Sum { found, expected });
    }
    let text = str::from_utf8(head).map_err(|_| Flaw::NotText)?;
    read_text(&format!("{text}}}"))
}

/// Whether the line carries a checksum and is what was once written.
pub(super) fn is_whole(bytes: &[u8]) -> bool {
    split_sum(bytes).is_some_and(|(head, found)| found == sum(head).as_bytes())
}

/// Whether a line that can't be read was meant to begin a game.
pub(super) fn begins_game(bytes: &[u8]) -> bool {
    let inside = bytes.trim_ascii_start().strip_prefix(b"{");
    inside.is_some_and(|it| it.trim_ascii_start().starts_with(b"\"format\""))
        || str::from_utf8(bytes)
            .ok()
            .and_then(|text| serde_json::from_str::<Keys>(text.trim_end()).ok())
            .is_some_and(|keys| keys.is_header())
}

/// The line that stands for a value in a record.
pub(super) fn written(value: &impl Serialize) -> serde_json::Result<String> {
    serde_json::to_string(value)
}

/// The line that stands for an object in a journal: with its checksum and the end of the line.
pub(super) fn written_with_sum(value: &impl Serialize) -> serde_json::Result<String> {
    let object = written(value)?;
    let head = object.strip_suffix('}').unwrap_or(&object);
    Ok(format!("{head},\"sum\":\"{}\"}}\n", sum(head.as_bytes())))
}

/// CRC-32 in lower-case hexadecimal.
fn sum(bytes: &[u8]) -> String {
    format!("{:08x}", crc32fast::hash(bytes))
}

/// What stands before `,"sum":"xxxxxxxx"}` at the line's end, and the eight characters.
fn split_sum(bytes: &[u8]) -> Option<(&[u8], &[u8])> {
    let open = bytes.strip_suffix(SUM_END)?;
    let (head, found) = open.split_at_checked(open.len().checked_sub(SUM_DIGITS)?)?;
    Some((head.strip_suffix(SUM_START)?, found))
}

fn read_text(text: &str) -> Result<Entry, Flaw> {
    let keys: Keys = typed(text, |_| None)?;
    if keys.0.contains("sum") {
        return Err(Flaw::Shape(
            "`sum` stands in the wrong place; expected `,\"sum\":\"xxxxxxxx\"}` at the line's end"
                .to_owned(),
        ));
    }
    if keys.is_header() {
        check_format(text)?;
        let header = typed(text, header_field)?;
        Ok(Entry::Header(Box::new(header)))
    } else if keys.0.contains("event") {
        typed(text, plain::field_to_blame::<Event>).map(Entry::Event)
    } else {
        Err(Flaw::Shape(
            "neither an event nor a header; expected `event`, or `format` and `setup`".to_owned(),
        ))
    }
}

/// A record that a newer version made is told by its format, before anything else of it is looked at.
fn check_format(text: &str) -> Result<(), Flaw> {
    #[derive(Deserialize)]
    struct Format {
        format: String,
    }
    let Format { format } = typed(text, plain::field_to_blame::<Format>)?;
    let version = format
        .strip_prefix(FORMAT_NAME)
        .and_then(|it| it.parse::<u32>().ok());
    match version {
        Some(FORMAT_VERSION) if format == FORMAT => Ok(()),
        Some(version) if version > FORMAT_VERSION => Err(Flaw::Newer(format)),
        _ => Err(Flaw::Format(format)),
    }
}

/// Reads a line as a type; an error names the field that it is about, if `blame` finds it.
fn typed<T: DeserializeOwned>(text: &str, blame: fn(&Value) -> Option<String>) -> Result<T, Flaw> {
    serde_json::from_str(text).map_err(|error| shape(text, &error, blame))
}

/// What is wrong with an object, with the field that `blame` finds.
pub(super) fn shape(
    text: &str,
    error: &serde_json::Error,
    blame: fn(&Value) -> Option<String>,
) -> Flaw {
    let words = plain::words(error);
    let object = serde_json::from_str(text).ok();
    Flaw::Shape(match object.as_ref().and_then(blame) {
        Some(field) => format!("`{field}`: {words}"),
        None => words,
    })
}

/// The field of a header, or of the set-up in it, that keeps it from being read.
fn header_field(header: &Value) -> Option<String> {
    header
        .get("setup")
        .filter(|it| it.is_object())
        .and_then(plain::field_to_blame::<Setup>)
        .or_else(|| plain::field_to_blame::<Header>(header))
}

/// The keys of an object, each of which may stand there once.
struct Keys(BTreeSet<String>);

impl Keys {
    fn is_header(&self) -> bool {
        self.0.contains("format") || (self.0.contains("setup") && !self.0.contains("event"))
    }
}

impl<'de> Deserialize<'de> for Keys {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct KeysVisitor;

        impl<'de> Visitor<'de> for KeysVisitor {
            type Value = Keys;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("one JSON object a line")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Keys, A::Error> {
                let mut keys = BTreeSet::new();
                while let Some((key, IgnoredAny)) = map.next_entry::<String, _>()? {
                    if keys.contains(&key) {
                        let text = format!("`{key}` stands twice; each field may stand there once");
                        return Err(A::Error::custom(text));
                    }
                    keys.insert(key);
                }
                Ok(Keys(keys))
            }
        }

        deserializer.deserialize_map(KeysVisitor)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Wrong lines, each with a part of what is said of it: the field or the value, and what was expected.
    const FLAWS: &str = r#"
[]  ->  found a list, expected one JSON object a line
7  ->  found the number `7`, expected one JSON object a line
{  ->  not JSON: EOF while parsing an object at column 1
{}  ->  expected `event`, or `format` and `setup`
{"setup":{}}  ->  missing field `format`
{"format":7}  ->  `format`: found the number `7`, expected a string
{"format":"avalon-herald/1"}  ->  missing field `setup`
{"format":"avalon-herald/2","scroll":1}  ->  made by a newer version of Avalon Herald; expected `avalon-herald/1`
{"format":"chess/1"}  ->  unknown format `chess/1`; expected `avalon-herald/1`
{"format":"avalon-herald/1","setup":[]}  ->  `setup`: found a list, expected an object
{"format":"avalon-herald/1","setup":["avalon",["Ann","Bo"]]}  ->  `setup`: found a list, expected an object
{"format":"avalon-herald/1","setup":{}}  ->  missing field `seats`
{"format":"avalon-herald/1","setup":{"seats":[],"mods":1}}  ->  unknown field `mods`, expected one of `edition`, `seats`
{"format":"avalon-herald/1","setup":{"seats":[1]}}  ->  `seats`: found the number `1`, expected a string
{"format":"avalon-herald/1","setup":{"seats":[],"roles":["jester"]}}  ->  `roles`: unknown value `jester`, expected one of `merlin`
{"format":"avalon-herald/1","setup":{"edition":"chess"}}  ->  `edition`: unknown value `chess`, expected `avalon` or `resistance`
{"format":"avalon-herald/1","setup":{"first_leader":-1}}  ->  `first_leader`: found the number `-1`, expected a whole number from 0 to 255
{"format":"avalon-herald/1","setup":{"excalibur":"yes"}}  ->  `excalibur`: found the text "yes", expected true or false
{"format":"avalon-herald/1","setup":{"trapper":true,"trapper":true}}  ->  duplicate field `trapper`
{"format":"avalon-herald/1","format":"avalon-herald/1"}  ->  `format` stands twice
{"event":"dance"}  ->  `event`: unknown value `dance`, expected one of `allegiance`
{"event":7}  ->  `event`: found the number `7`, expected a name
{"event":"allegiance","card":"joker"}  ->  `card`: unknown value `joker`, expected `no_change` or `switch`
{"event":"quest"}  ->  missing field `fails`
{"event":"quest","fails":1000000000}  ->  `fails`: found the number `1000000000`, expected a whole number from 0 to 255
{"event":"quest","fails":1e99}  ->  `fails`: found the number `1e+99`, expected a whole number from 0 to 255
{"event":"quest","fails":1e999}  ->  not JSON: number out of range
{"event":"quest","fails":1,"fails":0}  ->  `fails` stands twice
{"event":"undo","twice":true}  ->  unknown field `twice`
{"event":"vote"}  ->  expected either `approve` (a list of seats) or `approvals` (a number)
{"event":"team","members":[0,0]}  ->  `members`: seat 0 stands twice
{"event":"team","members":[0,"Bo"]}  ->  `members`: found the text "Bo", expected a whole number
{"event":"team","members":{}}  ->  `members`: found an object, expected a list
{"event":"assassination","named":1,"merlin":null}  ->  `merlin`: found nothing, expected true or false
{"event":"undo"} {"event":"undo"}  ->  not JSON: trailing characters at column 18
{"event":"undo","sum": "00000000"}  ->  `sum` stands in the wrong place; expected `,"sum":"xxxxxxxx"}` at the line's end
{"event":"undo","sum":"00000000"}  ->  its sum is 00000000, expected d70c930c
{"event":"undo","sum":"D70C930C"}  ->  its sum is D70C930C, expected d70c930c
"#;

    fn flaw(line: &[u8]) -> String {
        read(line).unwrap_err().to_string()
    }

    #[test]
    fn an_error_names_the_field_or_the_value_and_what_was_expected() {
        for case in FLAWS.trim().lines() {
            let (line, words) = case.split_once("  ->  ").unwrap();
            let found = flaw(line.as_bytes());
            assert!(found.contains(words), "{line}\n{found}");
        }
    }

    #[test]
    fn what_is_no_text_or_nested_without_end_is_told() {
        let nested = format!("{{\"event\":{}", "[".repeat(9999));
        assert!(flaw(nested.as_bytes()).contains("not JSON"));
        assert!(flaw(b"\0\0").contains("not JSON: expected value at column 1"));
        assert!(flaw(b"\"\xff\"").contains("UTF-8"));
    }

    #[test]
    fn a_line_with_its_checksum_reads_as_without() {
        let line = written_with_sum(&Event::Undo {}).unwrap();
        assert_eq!(read(line.as_bytes()), read(br#"{"event":"undo"}"#));
        assert!(is_whole(line.trim_end().as_bytes()));
        assert!(!is_whole(br#"{"event":"undo"}"#));
    }
}
