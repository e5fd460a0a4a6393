//! Errors of the JSON reader in plain words: which field, what stands there, what was expected.

use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_json::error::Category;

/// What the reader says of its own types, and what a person would say.
const WORDS: [(&str, &str); 17] = [
    ("expected u8", "expected a whole number from 0 to 255"),
    ("expected a boolean", "expected true or false"),
    ("expected a sequence", "expected a list"),
    ("expected a map", "expected an object"),
    ("expected variant identifier", "expected a name"),
    ("expected string or map", "expected a name"),
    ("unknown variant", "unknown value"),
    ("invalid type: ", "found "),
    ("invalid value: ", "found "),
    ("found integer `", "found the number `"),
    ("found floating point `", "found the number `"),
    ("found string \"", "found the text \""),
    ("found sequence", "found a list"),
    ("found map", "found an object"),
    ("found boolean", "found"),
    ("found null", "found nothing"),
    ("found unit value", "found nothing"),
];

/// The error in words, without a line number: the reader sees one line only.
pub(super) fn words(error: &serde_json::Error) -> String {
    let text = message(error);
    match error.classify() {
        Category::Syntax | Category::Eof => {
            format!("not JSON: {text} at column {}", error.column())
        }
        Category::Data | Category::Io => WORDS
            .iter()
            .fold(text, |text, (from, to)| text.replace(from, to)),
    }
}

/// The field of an object that keeps it from being read as a `T`, where the error itself doesn't name one: the first
/// without which another error comes, or none.
pub(super) fn field_to_blame<T: DeserializeOwned>(object: &Value) -> Option<String> {
    let error_of = |value: &Value| T::deserialize(value).err().map(|it| message(&it));
    let error = error_of(object)?;
    let names_it = ["unknown field", "missing field", "duplicate field"];
    if names_it.iter().any(|it| error.starts_with(it)) {
        return None;
    }
    // Without its kind an event has another error whatever is wrong with it, so that comes last.
    let (kind, others): (Vec<_>, Vec<_>) = object
        .as_object()?
        .keys()
        .partition(|field| *field == "event");
    let field = others.into_iter().chain(kind).find(|field| {
        let mut without = object.clone();
        without.as_object_mut().map(|it| it.shift_remove(*field));
        error_of(&without).as_ref() != Some(&error)
    })?;
    Some(field.clone())
}

/// The error without the position that the reader adds.
fn message(error: &serde_json::Error) -> String {
    let text = error.to_string();
    let position = format!(" at line {} column {}", error.line(), error.column());
    text.strip_suffix(&position).unwrap_or(&text).to_owned()
}
