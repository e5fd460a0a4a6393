//! The paths that a file names: in imports, written out one by one, and wherever else they stand.

use crate::source::Source;

/// A path, segment by segment.
pub(crate) type Names = Vec<String>;

/// Every path of two segments or more, and every single name that is imported.
pub(crate) fn named(code: &str) -> Vec<Names> {
    let words = words(code);
    let mut paths = Vec::new();
    let mut at = 0;
    while at < words.len() {
        let is_field = at > 0 && words[at - 1] == ".";
        if is_name(&words[at]) && !is_field {
            at = path(&words, at, &Names::new(), &mut paths);
        } else {
            at += 1;
        }
    }
    paths.retain(|it| it.len() > 1);
    paths
}

/// Reads the path that begins here, after what stands before its group, and tells where it ends.
fn path(words: &[String], from: usize, before: &Names, paths: &mut Vec<Names>) -> usize {
    let mut names = before.clone();
    let mut at = from;
    loop {
        match words.get(at).map(String::as_str) {
            Some("{") => {
                at += 1;
                while at < words.len() && words[at] != "}" {
                    at = if words[at] == "{" || is_name(&words[at]) || words[at] == "*" {
                        path(words, at, &names, paths)
                    } else {
                        at + 1
                    };
                }
                return at + 1;
            }
            Some(word) if is_name(word) || word == "*" => {
                // `self` in a group is what stands before the group.
                if word != "self" || names.is_empty() {
                    names.push(word.to_owned());
                }
                at += 1;
            }
            _ => break,
        }
        if words.get(at).map(String::as_str) == Some("::") {
            at += 1;
        } else {
            break;
        }
    }
    paths.push(names);
    // The name that an import is given is no path of its own.
    if words.get(at).map(String::as_str) == Some("as") {
        at += 2;
    }
    at
}

fn is_name(word: &str) -> bool {
    word != "as"
        && word
            .chars()
            .next()
            .is_some_and(|it| it.is_alphabetic() || it == '_')
}

/// Names, `::`, and every other sign by itself.
fn words(code: &str) -> Vec<String> {
    let letters: Vec<char> = code.chars().collect();
    let mut words = Vec::new();
    let mut at = 0;
    while at < letters.len() {
        let is_word = |it: &char| it.is_alphanumeric() || *it == '_';
        let len = if is_word(&letters[at]) {
            letters[at..].iter().take_while(|it| is_word(it)).count()
        } else if letters[at..].starts_with(&[':', ':']) {
            2
        } else {
            1
        };
        if !letters[at].is_whitespace() {
            words.push(letters[at..at + len].iter().collect());
        }
        at += len;
    }
    words
}

/// Where a path leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Leads {
    /// To a module of the program, from its root.
    Ours(Names),
    /// Out of the program: to a crate or the standard library; or no further than this file.
    Elsewhere(Names),
}

/// Where a path leads that stands in a file of the program.
pub(crate) fn resolve(source: &Source, names: &Names, sources: &[Source]) -> Leads {
    let here = source.module();
    let mut base: Names = here.iter().map(|&it| it.to_owned()).collect();
    let mut rest = &names[..];
    match rest[0].as_str() {
        "crate" | "avalon_herald" => {
            base.clear();
            rest = &rest[1..];
        }
        "self" => rest = &rest[1..],
        "super" => {
            while rest.first().is_some_and(|it| it == "super") {
                base.pop();
                rest = &rest[1..];
            }
        }
        first => {
            // A module of one's own, here or imported, goes before a crate of the same name.
            let is_child = sources.iter().any(|it| {
                let module = it.module();
                module.len() == here.len() + 1
                    && module[..here.len()] == here[..]
                    && module[here.len()] == first
            });
            let is_imported = source.paths.iter().any(|it| {
                matches!(it[0].as_str(), "crate" | "self" | "super")
                    && it.last().is_some_and(|last| last == first)
            });
            if is_imported && !is_child {
                // Its import is held against the layers by itself.
                return Leads::Ours(base);
            }
            if !is_child {
                return Leads::Elsewhere(names.clone());
            }
        }
    }
    base.extend(rest.iter().cloned());
    Leads::Ours(base)
}
