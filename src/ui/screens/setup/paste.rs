//! A list of names that was copied elsewhere takes the seats, all at once.

use egui::{Event, Ui, ViewportCommand};

use super::state::{Page, SetupState};
use crate::engine::{FEWEST_PLAYERS, MOST_PLAYERS, Seat};
use crate::i18n::Msg;
use crate::ui::cx::Cx;

/// Letters that a name may have.
pub(super) const LONGEST_NAME: usize = 24;

/// For so many frames the system may take to hand over what was copied.
const PATIENCE: u8 = 4;

/// What parts one name from the next, within a line and between lines.
const BETWEEN: [char; 8] = ['\n', '\r', '\t', ',', ';', '、', '，', '；'];

/// What may stand before a name in a list.
const BULLETS: [char; 8] = ['-', '–', '—', '*', '•', '·', '‣', '◦'];

/// Names that were pasted, and the table as it was before.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Pasted {
    before: Vec<String>,
    first_leader: Seat,
    after: Vec<String>,
    told: Option<Told>,
}

/// What of a paste could not be done.
#[derive(Clone, Debug, PartialEq)]
enum Told {
    /// There were no names in it.
    None,
    /// Fewer than a table has seats.
    Few(usize),
    /// These found no seat.
    Many(Vec<String>),
}

/// The names in a text, in their order: without numbers and bullets, each as long as a name may be.
fn names_in(text: &str) -> Vec<String> {
    // "1、" numbers a line in Chinese, though the mark parts names as well.
    text.lines()
        .flat_map(|line| bare(line).split(BETWEEN))
        .map(|part| cut(bare(part)))
        .filter(|name| !name.is_empty())
        .collect()
}

/// A name without what numbers it in a list.
fn bare(text: &str) -> &str {
    let text = text.trim();
    let text = text.trim_start_matches(BULLETS).trim_start();
    let rest = text.trim_start_matches(|it: char| it.is_ascii_digit());
    if rest.len() == text.len() {
        return text;
    }
    let marks = ['.', ')', '、', '．', '）', ':'];
    rest.strip_prefix(marks).map_or(text, str::trim_start)
}

/// A name that is no longer than a seat has room for, cut between letters as people see them.
fn cut(name: &str) -> String {
    let letters: Vec<char> = name.chars().filter(|it| !it.is_control()).collect();
    let mut end = letters.len().min(LONGEST_NAME);
    // A mark that belongs to the letter before it is not parted from it: both go.
    while end > 0 && end < letters.len() && (is_joined(letters[end]) || letters[end - 1] == JOINER)
    {
        end -= 1;
    }
    let name: String = letters[..end].iter().collect();
    name.trim_end().to_owned()
}

const JOINER: char = '\u{200D}';

/// Whether a character only changes the one before it: accents, the forms and colours of emoji.
const fn is_joined(letter: char) -> bool {
    matches!(letter,
        '\u{0300}'..='\u{036F}'
            | '\u{0483}'..='\u{0489}'
            | '\u{0591}'..='\u{05BD}'
            | '\u{064B}'..='\u{065F}'
            | '\u{093A}'..='\u{094F}'
            | '\u{1AB0}'..='\u{1AFF}'
            | '\u{1DC0}'..='\u{1DFF}'
            | JOINER
            | '\u{20D0}'..='\u{20FF}'
            | '\u{3099}'..='\u{309A}'
            | '\u{FE00}'..='\u{FE0F}'
            | '\u{FE20}'..='\u{FE2F}'
            | '\u{1F3FB}'..='\u{1F3FF}')
}

/// Asks the system for what was copied.
pub(super) fn ask(ui: &Ui, state: &mut SetupState) {
    state.awaits_paste = PATIENCE;
    ui.ctx().send_viewport_cmd(ViewportCommand::RequestPaste);
}

/// Seats what was pasted in this frame, if it is a list. A single name goes into the field that is open.
pub(super) fn take(ui: &Ui, state: &mut SetupState) {
    if state.page != Page::Table || state.resume.is_some() {
        return;
    }
    let editing = state.editing;
    let mut list = None;
    ui.input_mut(|input| {
        input.events.retain_mut(|event| {
            let Event::Paste(text) = event else {
                return true;
            };
            let names = names_in(text);
            if editing.is_some() && names.len() < 2 {
                // Without the line's end that came with it.
                *text = names.concat();
                return true;
            }
            list = Some(names);
            false
        });
    });
    if let Some(names) = list {
        state.awaits_paste = 0;
        return seat(state, editing, names);
    }
    if state.awaits_paste > 0 {
        state.awaits_paste -= 1;
        if state.awaits_paste == 0 {
            seat(state, None, Vec::new());
        }
        ui.ctx().request_repaint();
    }
}

/// Names take the seats from one on; pasted at the table itself, it is set for as many.
fn seat(state: &mut SetupState, from: Option<Seat>, names: Vec<String>) {
    let before = state.setup.seats.clone();
    let first_leader = state.setup.first_leader;
    let start = from.map_or(0, Seat::idx);
    let end = start + names.len();
    let told = match names.len() {
        0 => Some(Told::None),
        _ if end > MOST_PLAYERS => Some(Told::Many(names[MOST_PLAYERS - start..].to_vec())),
        count if from.is_none() && count < FEWEST_PLAYERS => Some(Told::Few(count)),
        _ => None,
    };
    let becomes_as_many = from.is_none() && end >= FEWEST_PLAYERS;
    if !names.is_empty() {
        state.edit(None);
        state.reseat(|seats| {
            for (idx, name) in names.into_iter().enumerate() {
                if let Some(seat) = seats.get_mut(start + idx) {
                    *seat = name;
                } else if seats.len() < MOST_PLAYERS {
                    seats.push(name);
                }
            }
            if becomes_as_many {
                seats.truncate(end);
            }
        });
    }
    state.pasted = Some(Pasted {
        before,
        first_leader,
        after: state.setup.seats.clone(),
        told,
    });
}

impl SetupState {
    /// Whether names were pasted, and the table is still as they left it.
    pub(super) fn is_pasted(&self) -> bool {
        self.pasted
            .as_ref()
            .is_some_and(|it| it.after == self.setup.seats && it.before != it.after)
    }

    /// What of the last paste could not be done.
    pub(super) fn told_of_paste(&self, cx: &Cx<'_>) -> Option<String> {
        let pasted = self.pasted.as_ref()?;
        if pasted.after != self.setup.seats {
            return None;
        }
        Some(match pasted.told.as_ref()? {
            Told::None => cx.say(Msg::SetupPasteNone),
            Told::Few(count) => cx.say_with(Msg::SetupPasteFew, &[("count", (*count).into())]),
            Told::Many(names) => {
                let names = cx.words.list(names);
                cx.say_with(Msg::SetupPasteMany, &[("names", (&names).into())])
            }
        })
    }

    /// The table as it was before the names were pasted.
    pub(super) fn take_paste_back(&mut self) {
        let Some(pasted) = self.pasted.take() else {
            return;
        };
        self.edit(None);
        self.reseat(|seats| *seats = pasted.before);
        self.setup.first_leader = pasted.first_leader;
    }

    /// What was told of the paste was read.
    pub(super) fn leave_paste(&mut self) {
        if let Some(pasted) = &mut self.pasted {
            pasted.told = None;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_in_every_list_that_people_write() {
        for (text, names) in [
            ("Ann\nBo\r\n\n  Cy  \n", &["Ann", "Bo", "Cy"][..]),
            ("1. Ann\n2) Bo\n10. Cy", &["Ann", "Bo", "Cy"]),
            ("- Ann\n• Bo\n* Cy\n– Di", &["Ann", "Bo", "Cy", "Di"]),
            ("Ann, Bo; Cy\tDi", &["Ann", "Bo", "Cy", "Di"]),
            ("张三、李四，王五；赵六", &["张三", "李四", "王五", "赵六"]),
            ("1、张三\n2、李四", &["张三", "李四"]),
            ("1. Ann, 2. Bo", &["Ann", "Bo"]),
            ("Mary-Jane\nAgent 7\n007", &["Mary-Jane", "Agent 7", "007"]),
            (" \n,;\n- \n1.\n", &[]),
        ] {
            assert_eq!(names_in(text), names, "{text:?}");
        }
    }

    #[test]
    fn a_long_name_is_cut_between_letters() {
        assert_eq!(names_in(&"x".repeat(40)), ["x".repeat(24)]);
        assert_eq!(names_in(&"诸".repeat(40)), ["诸".repeat(24)]);
        // The 24th letter has an accent of its own: it goes with it.
        let accented = format!("{}e\u{301}f", "x".repeat(23));
        assert_eq!(names_in(&accented), ["x".repeat(23)]);
        let family = format!("{}\u{1F468}\u{200D}\u{1F469}", "x".repeat(22));
        assert_eq!(names_in(&family), ["x".repeat(22)]);
        assert_eq!(names_in("e\u{301}"), ["e\u{301}"]);
    }

    #[test]
    fn a_table_becomes_as_many_as_the_list_and_comes_back() {
        let mut state = SetupState::default();
        state.setup.first_leader = Seat(6);
        let before = state.setup.clone();
        for count in 5..=10 {
            let names: Vec<_> = (0..count).map(|it| format!("N{it}")).collect();
            seat(&mut state, None, names.clone());
            assert_eq!(state.setup.seats, names);
            assert_eq!(state.setup.problems(), []);
            assert!(state.is_pasted());
            state.take_paste_back();
            assert_eq!(state.setup, before);
        }
    }
}
