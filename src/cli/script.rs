//! `script`: the night of a table as text, a line a cue.

use std::io;

use serde::Serialize;

use super::table::TableArgs;
use super::{Status, Streams};
use crate::engine::Role;
use crate::i18n::{Lang, Words};
use crate::narrator::{Cue, Pace, night_script};

/// A cue as `--json` writes it. The keys are a public interface.
#[derive(Serialize)]
struct CueAnswer {
    id: &'static str,
    /// Whom the line leaves out, sorted.
    except: Vec<&'static str>,
    text: String,
    /// Seconds of silence after the line, at the usual pace.
    pause_s: f32,
}

pub(super) fn run(
    table: &TableArgs,
    lang: Lang,
    is_json: bool,
    streams: &mut Streams<'_>,
) -> io::Result<Status> {
    let rules = match table.rules(streams)? {
        Ok(rules) => rules,
        Err(status) => return Ok(status),
    };
    let words = Words::new(lang);
    let cues: Vec<_> = night_script(&rules)
        .iter()
        .map(|cue| CueAnswer::of(cue, &words))
        .collect();
    if is_json {
        writeln!(streams.out, "{}", serde_json::to_string_pretty(&cues)?)?;
    } else {
        for cue in cues {
            writeln!(streams.out, "{}", cue.text)?;
        }
    }
    Ok(Status::Well)
}

impl CueAnswer {
    fn of(cue: &Cue, words: &Words) -> Self {
        let mut except: Vec<_> = cue.except.iter().copied().map(Role::id).collect();
        except.sort_unstable();
        Self {
            id: cue.id.id(),
            except,
            text: words.line(cue.line),
            pause_s: cue.pause_secs(&Pace::default()),
        }
    }
}
