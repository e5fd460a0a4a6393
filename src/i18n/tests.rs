//! What the files of the languages must keep to.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::FluentError;

use super::*;

/// The messages whose words are names, which stay.
const NAMES: [Msg; 13] = [
    Msg::AppName,
    Msg::KeyWho,
    Msg::KeyEsc,
    Msg::KeyHome,
    Msg::KeyAgain,
    Msg::KeyStop,
    Msg::KeyRedeal,
    Msg::KeyTest,
    Msg::KeyDelete,
    Msg::KeyUndo,
    Msg::KeyRedo,
    Msg::KeyPaste,
    Msg::KeyLeave,
];

/// Each message of a language as written, by its key.
fn written(lang: Lang) -> BTreeMap<String, String> {
    let mut messages = BTreeMap::new();
    let mut key = None;
    let rows = lang.source().lines().filter(|it| !it.starts_with('#'));
    for row in rows {
        let is_start = row.starts_with(|first: char| first.is_ascii_lowercase());
        if let Some((start, text)) = row.split_once(" =").filter(|_| is_start) {
            let old = messages.insert(start.to_owned(), text.to_owned());
            assert!(old.is_none(), "{start} stands twice in {}", lang.id());
            key = Some(start.to_owned());
        } else if let Some(text) = key.as_ref().and_then(|it| messages.get_mut(it)) {
            text.push('\n');
            text.push_str(row);
        }
    }
    messages
}

/// The names after each `$`.
fn variables(text: &str) -> BTreeSet<&str> {
    text.split('$')
        .skip(1)
        .map(|it| {
            let end = it.find(|sign: char| !sign.is_ascii_alphanumeric());
            &it[..end.unwrap_or(it.len())]
        })
        .collect()
}

/// Whether a text has no letters but those of its variables.
fn is_frame(text: &str) -> bool {
    let after = text.split('}').map(|it| it.split('{').next());
    after.flatten().all(|it| !it.contains(char::is_alphabetic))
}

/// The forms of each choice that a text makes, those within others too.
fn choices(text: &str) -> Vec<BTreeSet<&str>> {
    let (mut open, mut closed) = (Vec::new(), Vec::new());
    for row in text.lines() {
        let form = row.trim_start().trim_start_matches('*');
        if let Some((form, _)) = form.strip_prefix('[').and_then(|it| it.split_once(']')) {
            let forms: &mut BTreeSet<&str> = open.last_mut().expect("a form stands in a choice");
            forms.insert(form);
        }
        if row.starts_with('}') || row.trim() == "}" {
            closed.extend(open.pop());
        }
        if row.trim_end().ends_with("->") {
            open.push(BTreeSet::new());
        }
    }
    assert!(open.is_empty(), "a choice is not closed: {text}");
    closed
}

#[test]
fn every_message_stands_in_every_language_in_the_same_order() {
    let keys = |lang: Lang| -> Vec<&str> {
        let rows = lang.source().lines();
        rows.filter(|it| it.starts_with(|first: char| first.is_ascii_lowercase()))
            .filter_map(|it| Some(it.split_once(" =")?.0))
            .collect()
    };
    let expected: BTreeSet<String> = Msg::ALL
        .iter()
        .map(|msg| msg.key().to_owned())
        .chain(Line::ALL.iter().map(|&line| line_key(line)))
        .collect();
    for lang in Lang::ALL {
        let found: BTreeSet<String> = written(lang).into_keys().collect();
        assert_eq!(found, expected, "{}", lang.id());
        assert_eq!(keys(lang), keys(Lang::En), "{}", lang.id());
    }
}

#[test]
fn every_message_uses_the_variables_of_the_english_one_and_no_other() {
    let english = written(Lang::En);
    for lang in Lang::ALL {
        for (key, text) in written(lang) {
            // How a word bends may hang on a number that another language need not look at.
            let bends = |name: &&str| *name == "count" && lang != Lang::En;
            let found = variables(&text);
            let expected = variables(&english[&key]);
            assert!(found.is_subset(&expected), "{key} in {}", lang.id());
            let lacking: Vec<_> = expected
                .difference(&found)
                .filter(|it| !bends(it))
                .collect();
            assert!(lacking.is_empty(), "{key} in {}: {lacking:?}", lang.id());
        }
    }
}

#[test]
fn a_text_that_bends_by_a_number_has_every_form_of_its_language() {
    const FORMS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];
    for lang in Lang::ALL {
        let expected: &[&str] = match lang {
            Lang::En => &["one", "other"],
            Lang::Ru => &["one", "few", "many"],
            Lang::Zh => &["other"],
        };
        for (key, text) in written(lang) {
            for choice in choices(&text) {
                let found: Vec<_> = FORMS.into_iter().filter(|it| choice.contains(it)).collect();
                let has_one = found.iter().any(|it| *it != "other" && *it != "many");
                if has_one {
                    assert_eq!(found, expected, "{key} in {}", lang.id());
                }
            }
        }
    }
}

#[test]
fn russian_counts_as_it_is_spoken() {
    let words = Words::new(Lang::Ru);
    for (count, expected) in [
        (0, "0 секунд"),
        (1, "1 секунда"),
        (2, "2 секунды"),
        (4, "4 секунды"),
        (5, "5 секунд"),
        (11, "11 секунд"),
        (14, "14 секунд"),
        (21, "21 секунда"),
        (33, "33 секунды"),
        (60, "60 секунд"),
    ] {
        let text = words.with(Msg::ExcludeTime, &[("count", count.into())]);
        assert!(text.ends_with(expected), "{text}");
    }
}

#[test]
fn no_message_was_left_in_english() {
    let english = written(Lang::En);
    for lang in [Lang::Ru, Lang::Zh] {
        let messages = written(lang);
        for &msg in Msg::ALL.iter().filter(|it| !NAMES.contains(it)) {
            let (text, same) = (&messages[msg.key()], &english[msg.key()]);
            assert!(text != same || is_frame(text), "{msg:?} in {}", lang.id());
        }
        for line in Line::ALL {
            let text = &messages[&line_key(line)];
            assert!(
                !text.contains(|it: char| it.is_ascii_alphabetic()),
                "{text}"
            );
        }
    }
}

#[test]
fn no_word_mixes_the_letters_of_two_alphabets() {
    let is_cyrillic = |it: char| ('\u{400}'..'\u{500}').contains(&it);
    for lang in Lang::ALL {
        for word in lang.source().split(|it: char| !it.is_alphabetic()) {
            let is_mixed =
                word.contains(is_cyrillic) && word.contains(|it: char| it.is_ascii_alphabetic());
            assert!(!is_mixed, "{word} in {}", lang.id());
        }
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
                FluentValue::from(5),
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

#[test]
fn words_are_joined_as_each_language_does() {
    let said = |lang: Lang| {
        let words = Words::new(lang);
        let list = words.list(["A", "B", "C"]);
        let quoted = words.quoted("Q");
        words.also(&words.value(&words.whose(&list, "D"), "E"), &quoted)
    };
    assert_eq!(said(Lang::En), "A, B, C (D): E; “Q”");
    assert_eq!(said(Lang::Ru), "A, B, C (D): E; «Q»");
    assert_eq!(said(Lang::Zh), "A、B、C（D）：E；“Q”");
    assert_eq!(Words::new(Lang::Zh).list([""; 0]), "");
}

#[test]
fn a_language_is_found_by_its_id() {
    for lang in Lang::ALL {
        assert_eq!(Lang::of_id(lang.id()), Some(lang));
        assert!(!lang.name().is_empty());
    }
    assert_eq!(Lang::of_id("tlh"), None);
}
