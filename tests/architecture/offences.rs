//! What stands in a file against the layers, the invariants and the house style.

use std::collections::BTreeSet;

use crate::layers::{LAYERS, Layer, dependencies, layer};
use crate::paths::{Leads, Names, resolve};
use crate::source::Source;

/// The most lines of a file.
const MOST_LINES: usize = 400;
/// The most lines of the program's first file.
const MOST_LINES_OF_MAIN: usize = 80;

/// What is against the layers and the invariants in the files of the program.
pub(crate) fn in_program(sources: &[Source]) -> Vec<String> {
    let mut found = Vec::new();
    let manifest = include_str!("../../Cargo.toml");
    let crates = dependencies(manifest);
    for source in sources {
        let mut add = |what: String| found.push(format!("src/{}: {what}", source.path));
        let paths = &source.paths;
        match layer(source.layer()) {
            Some(layer) => imports(source, layer, paths, sources, &crates, &mut add),
            None if source.path == "lib.rs" => map(source, &mut add),
            None => add("belongs to no layer; give it a row in the table of layers".to_owned()),
        }
        invariants(source, paths, &mut add);
    }
    only_once(sources, &mut found);
    found
}

/// A game changes in one place of the app, and sound comes from one room.
fn only_once(sources: &[Source], found: &mut Vec<String>) {
    let places: usize = sources
        .iter()
        .filter(|it| it.layer() == "app")
        .map(|it| without_spaces(&it.program).matches("game.apply(").count())
        .sum();
    if places > 1 {
        found.push(format!(
            "src/app: a game changes in {places} places; there is one function for it"
        ));
    }
    let is_speaker = |source: &&Source| {
        source.paths.iter().any(|names| {
            names[0] == "rodio" && matches!(resolve(source, names, sources), Leads::Elsewhere(_))
        })
    };
    let speakers: Vec<_> = sources
        .iter()
        .filter(is_speaker)
        .map(|it| it.path.as_str())
        .filter(|path| !path.starts_with("narrator/rodio/"))
        .collect();
    if !speakers.is_empty() {
        let speakers = speakers.join(", ");
        found.push(format!(
            "src/narrator/rodio is the one room for rodio, found {speakers}"
        ));
    }
}

/// Imports of ours and from outside, file by file.
fn imports(
    source: &Source,
    layer: &Layer,
    paths: &[Names],
    sources: &[Source],
    crates: &[String],
    add: &mut impl FnMut(String),
) {
    let names_of_layers: BTreeSet<_> = LAYERS.iter().map(|it| it.name).collect();
    for names in paths {
        match resolve(source, names, sources) {
            Leads::Ours(module) => {
                let Some(to) = module.first() else { continue };
                let is_known = layer.name == to || layer.ours.contains(&to.as_str());
                if names_of_layers.contains(to.as_str()) && !is_known {
                    add(format!("{} must not know of {to}", layer.name));
                }
            }
            Leads::Elsewhere(names) => outside(layer, &names, crates, add),
        }
    }
}

fn outside(layer: &Layer, names: &Names, crates: &[String], add: &mut impl FnMut(String)) {
    let path = names.join("::");
    if matches!(names[0].as_str(), "std" | "core" | "alloc") {
        let inside = names[1..].join("::");
        let is_out = |part: &&&str| inside == **part || inside.starts_with(&format!("{part}::"));
        if let Some(part) = layer.not_std.iter().find(is_out) {
            add(format!(
                "{} does without std::{part}, found {path}",
                layer.name
            ));
        }
        if inside.starts_with('*') {
            add(format!("{path} hides what is used"));
        }
    } else if crates.contains(&names[0]) && !layer.crates.contains(&names[0].as_str()) {
        add(format!(
            "{} must not use {}, found {path}",
            layer.name, names[0]
        ));
    }
}

/// The crate's map names every layer that there is.
fn map(lib: &Source, add: &mut impl FnMut(String)) {
    for declared in lib.code.split("mod ").skip(1) {
        let name = declared.split(';').next().unwrap_or_default().trim();
        if layer(name).is_none() {
            add(format!("the module {name} is no layer"));
        } else if !lib.text.contains(&format!("//! | [`{name}`]")) {
            add(format!("the map doesn't show {name}"));
        }
    }
}

fn invariants(source: &Source, paths: &[Names], add: &mut impl FnMut(String)) {
    let program = &source.program;
    let lines = source.text.lines().count();
    if source.path == "main.rs" && lines > MOST_LINES_OF_MAIN {
        add(format!(
            "{lines} lines; at most {MOST_LINES_OF_MAIN} start a program"
        ));
    }
    if source.layer() == "ui" {
        screens(source, paths, add);
    }
    if source.layer() == "engine" {
        for name in ["Game", "Table"] {
            if is_written_out(program, name) {
                add(format!(
                    "{name} is derived from the events and never written out"
                ));
            }
        }
    }
    if let Some(signature) = between(program, "fn night_script(", ")") {
        let words: BTreeSet<_> = signature
            .split(|it: char| !it.is_alphanumeric() && it != '_')
            .collect();
        let is_blind = ["Game", "Table", "BySeat", "Event", "Seat"]
            .iter()
            .all(|it| !words.contains(it));
        if !words.contains("Rules") || !is_blind {
            add("the night script sees the rules, and never who holds which card".to_owned());
        }
    }
}

/// A screen reads the game, and takes its colours from the theme.
fn screens(source: &Source, paths: &[Names], add: &mut impl FnMut(String)) {
    let spaced = source
        .program
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ");
    // However its path is written.
    let is_changed = spaced.split("mut ").skip(1).any(|rest| {
        let end = rest.find(|it: char| !it.is_alphanumeric() && !matches!(it, '_' | ':'));
        rest[..end.unwrap_or(rest.len())].split("::").last() == Some("Game")
    });
    if is_changed || without_spaces(&spaced).contains("game.apply(") {
        add("a screen never changes the game".to_owned());
    }
    let is_theme = source.path == "ui/theme.rs" || source.path.starts_with("ui/theme/");
    for names in paths.iter().filter(|_| !is_theme) {
        let made = names.windows(2).find(|pair| {
            matches!(pair[0].as_str(), "Color32" | "Rgba" | "Hsva" | "HsvaGamma")
                && !matches!(pair[1].as_str(), "TRANSPARENT" | "PLACEHOLDER")
        });
        if let Some(pair) = made {
            add(format!(
                "the colour {} belongs in the theme",
                pair.join("::")
            ));
        }
    }
    if !is_theme && spaced.contains("hex_color!") {
        add("the colour hex_color! belongs in the theme".to_owned());
    }
}

/// Whether a type is serialised, by derive or by hand.
fn is_written_out(program: &str, name: &str) -> bool {
    let by_hand = format!("Serialize for {name} ");
    let declared = format!("struct {name} ");
    let attributes = |at: usize| {
        let before = &program[..at];
        let start = before.rfind(['}', ';']).map_or(0, |it| it + 1);
        &before[start..]
    };
    program.contains(&by_hand)
        || program
            .match_indices(&declared)
            .any(|(at, _)| attributes(at).contains("Serialize"))
}

fn without_spaces(code: &str) -> String {
    code.split_whitespace().collect()
}

fn between<'a>(text: &'a str, start: &str, end: &str) -> Option<&'a str> {
    let (_, after) = text.split_once(start)?;
    Some(after.split_once(end)?.0)
}

/// What is against the house style, in the program and in its tests.
pub(crate) fn of_style(files: &[Source]) -> Vec<String> {
    let mut found = Vec::new();
    for file in files {
        let mut add = |what: String| found.push(format!("{}: {what}", file.path));
        if !file.text.starts_with("//! ") {
            add("the first line says what the file is for: `//! …`".to_owned());
        }
        let lines = file.text.lines().count();
        if lines > MOST_LINES {
            add(format!(
                "{lines} lines; past {MOST_LINES}, split it by subject"
            ));
        }
        for word in ["todo!", "unimplemented!", "dbg!", "#[ignore", "[allow("] {
            if file.code.contains(word) {
                add(format!("`{word}` is for nobody but its author"));
            }
        }
        // A real window can only be watched: that test looks again and again, to a deadline.
        let is_watching = file.path == "tests/window/running.rs";
        let is_test = file.path.starts_with("tests/") && !is_watching;
        if is_test && file.code.contains("thread::sleep") {
            add("a test never sleeps".to_owned());
        }
    }
    found
}
