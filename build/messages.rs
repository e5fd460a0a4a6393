//! Turns the English file into the list of messages: what stands there can be said, and nothing else.
//!
//! `team-ask = { $name }, choose …` becomes `Msg::TeamAsk` with the variable `name`. Spoken lines, whose keys begin with
//! `line-`, have an enum of their own in the narrator.

use std::collections::BTreeSet;
use std::error::Error;
use std::fmt::Write as _;
use std::path::PathBuf;
use std::{env, fs};

const SOURCE: &str = "src/i18n/en.ftl";

/// A message: its key and the variables that its text uses.
struct Message {
    key: String,
    variables: BTreeSet<String>,
}

/// Writes the enum for `src/i18n/msg.rs`.
pub(crate) fn generate() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed={SOURCE}");
    let source = fs::read_to_string(PathBuf::from(env::var("CARGO_MANIFEST_DIR")?).join(SOURCE))?;
    let messages = read(&source);
    let (mut names, mut all, mut table) = (String::new(), String::new(), String::new());
    for Message { key, variables } in &messages {
        let name = pascal(key);
        writeln!(names, "    /// `{key}`\n    {name},")?;
        writeln!(all, "        Self::{name},")?;
        writeln!(
            table,
            "    ({key:?}, &{:?}),",
            variables.iter().collect::<Vec<_>>()
        )?;
    }
    let text = format!(
        "/// A message that is shown. Its words stand in one file a language, under [`Msg::key`].\n\
         #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]\n\
         pub enum Msg {{\n{names}}}\n\n\
         impl Msg {{\n    /// Every message, in the order of the English file.\n    pub const ALL: &[Self] = &[\n{all}    ];\n}}\n\n\
         /// Each message's key and variables, in the same order.\n\
         const TABLE: &[(&str, &[&str])] = &[\n{table}];\n"
    );
    let file = PathBuf::from(env::var("OUT_DIR")?).join("messages.rs");
    Ok(fs::write(file, text)?)
}

fn read(source: &str) -> Vec<Message> {
    let mut messages: Vec<Message> = Vec::new();
    for line in source.lines() {
        let is_start = line.starts_with(|first: char| first.is_ascii_lowercase());
        if let Some((key, _)) = line.split_once(" =").filter(|_| is_start) {
            let key = key.to_owned();
            messages.push(Message {
                key,
                variables: BTreeSet::new(),
            });
        }
        if let Some(message) = messages.last_mut().filter(|_| !line.starts_with('#')) {
            message.variables.extend(variables(line));
        }
    }
    messages.retain(|message| !message.key.starts_with("line-"));
    messages
}

/// The names after each `$` of a line.
fn variables(line: &str) -> impl Iterator<Item = String> {
    line.split('$').skip(1).map(|rest| {
        let end = rest
            .find(|it: char| !it.is_ascii_alphanumeric())
            .unwrap_or(rest.len());
        rest[..end].to_owned()
    })
}

/// `team-ask` becomes `TeamAsk`.
fn pascal(key: &str) -> String {
    key.split('-')
        .flat_map(|word| {
            let mut letters = word.chars();
            let first = letters.next().map(|it| it.to_ascii_uppercase());
            first.into_iter().chain(letters)
        })
        .collect()
}
