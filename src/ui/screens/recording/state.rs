//! Which lines are recorded, which of them is shown, and how far it is.

use std::collections::BTreeSet;

use crate::narrator::{Deaf, Line, NoTake};

/// A part of what the narrator says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Section {
    /// The night of *Avalon*, with what stops it and the sound check.
    Night,
    /// The night of *The Resistance*.
    Resistance,
    /// What a look should show (N3).
    Counts,
    /// The quests.
    Day,
}

impl Section {
    /// Where a line belongs.
    pub fn of(line: Line) -> Self {
        match line.id().split('_').next() {
            Some("spies") => Self::Resistance,
            Some("expect") => Self::Counts,
            Some("day") => Self::Day,
            _ => Self::Night,
        }
    }

    /// What messages call it.
    pub(super) const fn id(self) -> &'static str {
        match self {
            Self::Night => "night",
            Self::Resistance => "resistance",
            Self::Counts => "counts",
            Self::Day => "day",
        }
    }
}

/// How far the line is that is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Step {
    /// It can be recorded.
    #[default]
    Ready,
    /// It is being recorded.
    Recording {
        /// Since it began.
        secs: f32,
    },
    /// There is a take that can be kept.
    Taken {
        /// How long it is, trimmed.
        secs: f32,
        /// Whether the microphone could not take all of it.
        is_too_loud: bool,
    },
}

/// What has gone wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hitch {
    /// The microphone doesn't hear.
    Deaf(Deaf),
    /// The last take can't be used.
    NoTake(NoTake),
    /// There is nothing to hear the take with.
    Unheard,
}

/// The state of the recording screen.
#[derive(Clone, Debug, PartialEq)]
pub struct RecordingState {
    /// The line that is shown.
    pub line: Line,
    /// Those that the table has recorded.
    pub own: BTreeSet<Line>,
    /// Those that this table may hear; none if the set-up can't be played as it is.
    pub needed: Option<BTreeSet<Line>>,
    /// Whether only those are gone through.
    pub only_needed: bool,
    /// How far the line is.
    pub step: Step,
    /// The latest peak, 0 to 1 of full scale.
    pub level: f32,
    /// What has gone wrong.
    pub hitch: Option<Hitch>,
    /// Whether the built-in voice is about to come back.
    pub(super) asks: bool,
}

impl RecordingState {
    /// Begins at the first line that is not recorded yet.
    pub fn new(own: BTreeSet<Line>, needed: Option<BTreeSet<Line>>) -> Self {
        let mut state = Self {
            line: Line::CloseEyes,
            own,
            needed,
            only_needed: false,
            step: Step::Ready,
            level: 0.0,
            hitch: None,
            asks: false,
        };
        let lines = state.lines();
        let first = lines.iter().find(|it| !state.own.contains(it));
        state.line = first.copied().unwrap_or(Line::CloseEyes);
        state
    }

    /// The lines that are gone through, section by section.
    pub fn lines(&self) -> Vec<Line> {
        let only = self.needed.as_ref().filter(|_| self.only_needed);
        let is_gone_through = |line: &Line| only.is_none_or(|it| it.contains(line));
        let mut lines: Vec<_> = Line::ALL.into_iter().filter(is_gone_through).collect();
        lines.sort_by_key(|&line| Section::of(line));
        lines
    }

    /// The line so many places on; none past either end.
    pub fn line_at(&self, steps: isize) -> Option<Line> {
        let lines = self.lines();
        let place = lines.iter().position(|&it| it == self.line)?;
        lines.get(place.checked_add_signed(steps)?).copied()
    }

    /// Shows another line, with nothing done for it yet.
    pub fn show(&mut self, line: Line) {
        self.line = line;
        self.step = Step::Ready;
        self.hitch = None;
        self.asks = false;
    }

    /// Goes through the lines that this table may hear, or through all.
    pub fn show_only_needed(&mut self, only_needed: bool) {
        self.only_needed = only_needed;
        let lines = self.lines();
        if !lines.contains(&self.line)
            && let Some(&line) = lines
                .iter()
                .find(|it| !self.own.contains(it))
                .or(lines.first())
        {
            self.show(line);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_gone_through_once_section_by_section() {
        let mut state = RecordingState::new(BTreeSet::new(), None);
        let lines = state.lines();
        assert_eq!(lines.len(), Line::ALL.len());
        assert!(lines.is_sorted_by_key(|&line| Section::of(line)));
        let mut gone = vec![state.line];
        while let Some(line) = state.line_at(1) {
            state.show(line);
            gone.push(line);
        }
        assert_eq!(gone, lines);
        assert_eq!(state.line_at(-1), Some(lines[lines.len() - 2]));
    }

    #[test]
    fn it_begins_at_the_first_line_that_is_not_recorded() {
        let own = BTreeSet::from([Line::CloseEyes, Line::Check]);
        assert_eq!(RecordingState::new(own, None).line, Line::EvilLancelotThumb);
        let all = Line::ALL.into_iter().collect();
        assert_eq!(RecordingState::new(all, None).line, Line::CloseEyes);
    }

    #[test]
    fn only_what_the_table_may_hear_is_gone_through_if_it_likes() {
        let needed = BTreeSet::from([Line::OpenEyes, Line::DayTeam]);
        let mut state = RecordingState::new(BTreeSet::new(), Some(needed));
        state.show_only_needed(true);
        assert_eq!(state.lines(), [Line::OpenEyes, Line::DayTeam]);
        assert_eq!(state.line, Line::OpenEyes);
        state.show_only_needed(false);
        assert_eq!(state.line, Line::OpenEyes, "the line stays");
    }
}
