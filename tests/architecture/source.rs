//! A file of Rust as the architecture sees it: without comments, without the text in it, with and without its tests.

use std::fs;
use std::path::{Path, PathBuf};

use crate::paths::{Names, named};

/// A file of Rust.
#[derive(Clone, Debug)]
pub(crate) struct Source {
    /// Where it is, by `/`, from the folder that was read.
    pub(crate) path: String,
    /// As it was written.
    pub(crate) text: String,
    /// Without comments, and without what stands in quotes.
    pub(crate) code: String,
    /// That, without what is built for tests only.
    pub(crate) program: String,
    /// The paths that the program names.
    pub(crate) paths: Vec<Names>,
}

impl Source {
    pub(crate) fn new(path: &str, text: &str) -> Self {
        let code = without_text(text);
        let program = without_tests(&code);
        Self {
            path: path.to_owned(),
            text: text.to_owned(),
            paths: named(&program),
            program,
            code,
        }
    }

    /// The same file, as seen from the folder round its own.
    pub(crate) fn inside(&self, folder: &str) -> Self {
        Self {
            path: format!("{folder}/{}", self.path),
            ..self.clone()
        }
    }

    /// The names of the modules that lead to this file: `engine/modules/core.rs` is engine, modules, core.
    pub(crate) fn module(&self) -> Vec<&str> {
        let path = self.path.strip_suffix(".rs").unwrap_or(&self.path);
        let path = path.strip_suffix("/mod").unwrap_or(path);
        match path {
            "lib" | "main" => vec![],
            path => path.split('/').collect(),
        }
    }

    /// The layer it belongs to: the first of its modules, or `lib` and `main`.
    pub(crate) fn layer(&self) -> &str {
        let first = self.path.split('/').next().unwrap_or_default();
        first.strip_suffix(".rs").unwrap_or(first)
    }
}

/// Every Rust file below a folder of the package, in order; none where there is no such folder.
pub(crate) fn folder(name: &str) -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
    let mut files = Vec::new();
    if root.is_dir() {
        collect(&root, &mut files);
    }
    files.sort();
    let mut sources: Vec<_> = files
        .iter()
        .map(|file| {
            let path = file.strip_prefix(&root).unwrap_or(file);
            let path = path.to_string_lossy().replace('\\', "/");
            let text = fs::read_to_string(file)
                .unwrap_or_else(|error| panic!("{}: {error}", file.display()));
            Source::new(&path, &text)
        })
        .collect();
    leave_out_test_files(&mut sources);
    sources
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    let entries =
        fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|it| it == "rs") {
            files.push(path);
        }
    }
}

/// A file that its parent declares for tests only is no part of the program.
pub(crate) fn leave_out_test_files(sources: &mut [Source]) {
    let test_modules: Vec<Vec<String>> = sources
        .iter()
        .flat_map(|parent| {
            test_modules(&parent.code).into_iter().map(|name| {
                let mut module: Vec<_> = parent.module().into_iter().map(str::to_owned).collect();
                module.push(name);
                module
            })
        })
        .collect();
    for source in sources {
        let is_test = test_modules.iter().any(|test| {
            source.module().len() >= test.len() && source.module()[..test.len()] == **test
        });
        if is_test {
            source.program.clear();
            source.paths.clear();
        }
    }
}

const FOR_TESTS: &str = "#[cfg(test)]";

/// The modules in files of their own that are declared for tests only.
fn test_modules(code: &str) -> Vec<String> {
    code.split(FOR_TESTS)
        .skip(1)
        .filter_map(|rest| rest.trim_start().strip_prefix("mod ")?.split_once(';'))
        .map(|(name, _)| name.trim().to_owned())
        .filter(|name| !name.contains('{'))
        .collect()
}

/// Code without the items that are built for tests only.
fn without_tests(code: &str) -> String {
    let mut program = String::new();
    let mut rest = code;
    while let Some((before, item)) = rest.split_once(FOR_TESTS) {
        program.push_str(before);
        rest = &item[end_of_item(item)..];
    }
    program.push_str(rest);
    program
}

/// Where an item ends: after its block, or after the semicolon if that comes first.
fn end_of_item(item: &str) -> usize {
    let mut depth = 0usize;
    for (at, letter) in item.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            ';' if depth == 0 => return at + 1,
            _ => {}
        }
        if letter == '}' && depth == 0 {
            return at + 1;
        }
    }
    item.len()
}

/// Code with comments, and what stands in quotes, made blank; lines stay where they are.
pub(crate) fn without_text(text: &str) -> String {
    let letters: Vec<char> = text.chars().collect();
    let mut code = String::new();
    let mut at = 0;
    while at < letters.len() {
        let end = end_of_blank(&letters, at);
        if end > at {
            code.extend(letters[at..end].iter().filter(|&&it| it == '\n'));
            code.push(' ');
            at = end;
        } else {
            code.push(letters[at]);
            at += 1;
        }
    }
    code
}

/// Where the comment, string or character ends that begins here; `at` itself if none does.
fn end_of_blank(letters: &[char], at: usize) -> usize {
    let next = |ahead: usize| letters.get(at + ahead).copied();
    let find = |from: usize, ends: &dyn Fn(usize) -> bool| {
        (from..letters.len())
            .find(|&it| ends(it))
            .unwrap_or(letters.len())
    };
    let is_in_word = at > 0 && (letters[at - 1].is_alphanumeric() || letters[at - 1] == '_');
    match (letters[at], next(1)) {
        ('/', Some('/')) => find(at, &|it| letters[it] == '\n'),
        ('/', Some('*')) => end_of_block_comment(letters, at),
        ('"', _) => end_of_quote(letters, at, '"'),
        ('\'', Some('\\')) => end_of_quote(letters, at, '\''),
        // A character; a lifetime has no second quote.
        ('\'', Some(_)) if next(2) == Some('\'') => at + 3,
        ('r', Some('"' | '#')) if !is_in_word || letters[at - 1] == 'b' => {
            let hashes = (at + 1..letters.len())
                .take_while(|&it| letters[it] == '#')
                .count();
            let open = at + 1 + hashes;
            if letters.get(open) != Some(&'"') {
                return at;
            }
            let closes = |it: usize| {
                letters[it] == '"'
                    && (1..=hashes).all(|ahead| letters.get(it + ahead) == Some(&'#'))
            };
            (find(open + 1, &closes) + 1 + hashes).min(letters.len())
        }
        _ => at,
    }
}

fn end_of_quote(letters: &[char], open: usize, quote: char) -> usize {
    let mut at = open + 1;
    while at < letters.len() && letters[at] != quote {
        at += if letters[at] == '\\' { 2 } else { 1 };
    }
    (at + 1).min(letters.len())
}

fn end_of_block_comment(letters: &[char], open: usize) -> usize {
    let mut depth = 0usize;
    let mut at = open;
    while at + 1 < letters.len() {
        match (letters[at], letters[at + 1]) {
            ('/', '*') => {
                depth += 1;
                at += 2;
            }
            ('*', '/') => {
                depth -= 1;
                at += 2;
                if depth == 0 {
                    return at;
                }
            }
            _ => at += 1,
        }
    }
    letters.len()
}
