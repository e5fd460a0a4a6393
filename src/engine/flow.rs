//! How play flows: what is asked, who takes an answer, and the walk from moment to moment.

use std::collections::BTreeSet;

use super::event::{Event, EventKind};
use super::history::{News, Reason};
use super::illegal::Illegal;
use super::modules::{MODULES, Module};
use super::prompt::Prompt;
use super::role::Side;
use super::table::Table;
use super::timing::Moment;

impl Table {
    /// What the table is asked, and by which module; none only when nothing is left to tell.
    pub(super) fn asked(&self) -> Option<(&'static dyn Module, Prompt)> {
        MODULES
            .iter()
            .find_map(|&module| Some((module, module.prompt(self)?)))
    }

    /// The kinds of event that may come next, undo and redo aside, in the order in which they would come.
    pub(super) fn expects(&self) -> Vec<EventKind> {
        let mut kinds = Vec::new();
        let tables = self.before_and_after_passes();
        for table in &tables {
            if let Some((_, prompt)) = table.asked() {
                kinds.extend(prompt.answers());
            }
        }
        for table in &tables {
            kinds.extend(table.out_of_turn().map(|event| event.kind()));
        }
        let mut seen = BTreeSet::new();
        kinds.retain(|kind| seen.insert(*kind));
        kinds
    }

    /// All that may be told now, one answer standing for all that are alike.
    pub(super) fn answers(&self) -> Vec<Event> {
        let mut answers = Vec::new();
        for table in self.before_and_after_passes() {
            let mut more: Vec<_> = table.out_of_turn().collect();
            let mut last = Vec::new();
            match table.asked() {
                Some((module, prompt)) if prompt.is_opportunity() => {
                    more.extend(module.answers(&table));
                }
                Some((module, _)) => last = module.answers(&table),
                None => {}
            }
            // What may be told at several opportunities in a row is told with one and the same line.
            more.retain(|event| !answers.contains(event));
            answers.extend(more);
            answers.extend(last);
        }
        answers
    }

    /// What may be told out of turn.
    pub(super) fn out_of_turn(&self) -> impl Iterator<Item = Event> {
        MODULES.iter().flat_map(|module| module.out_of_turn(self))
    }

    /// This table, and the tables after each open opportunity has been let pass: a pass may be left out (P4).
    fn before_and_after_passes(&self) -> Vec<Self> {
        let mut tables = vec![self.clone()];
        while let Some(table) = tables.last().and_then(Self::after_pass) {
            tables.push(table);
        }
        tables
    }

    fn after_pass(&self) -> Option<Self> {
        let (module, _) = self.asked().filter(|(_, prompt)| prompt.is_opportunity())?;
        let mut table = self.clone();
        module.pass(&mut table);
        table.settle(&mut Vec::new());
        Some(table)
    }

    /// The table at which the event is taken: this one, or a later one if it lets opportunities pass; and by which
    /// module.
    fn taker(&self, event: &Event) -> Result<(Self, &'static dyn Module), Illegal> {
        let mut refusal = None;
        for table in self.before_and_after_passes() {
            for &module in MODULES {
                if let Some(result) = module.check_out_of_turn(&table, event) {
                    return result.map(|()| (table, module));
                }
            }
            let Some((module, prompt)) = table.asked() else {
                break;
            };
            if prompt.is_answered_by(event) {
                match module.check(&table, event) {
                    Ok(()) => return Ok((table, module)),
                    Err(illegal) => refusal = refusal.or(Some(illegal)),
                }
            }
        }
        let not_now = || Illegal::NotNow {
            got: event.kind(),
            expected: self.expects(),
        };
        Err(refusal.unwrap_or_else(not_now))
    }

    /// Whether the event may happen now.
    pub(super) fn check(&self, event: &Event) -> Result<(), Illegal> {
        self.taker(event).map(|_| ())
    }

    /// Takes an event that [`Table::check`] has allowed, and goes on to the next question. One that it doesn't allow, or no
    /// longer, it refuses and stays as it is.
    pub(super) fn take(&mut self, event: &Event, news: &mut Vec<News>) -> Result<(), Illegal> {
        let (table, module) = self.taker(event)?;
        *self = table;
        let (quest, moment) = (self.quest, self.moment);
        module.apply(self, event, news);
        self.settle(news);
        if moment < Moment::CardsPlayed
            && (Moment::CardsPlayed..=Moment::Reveal).contains(&self.moment)
        {
            news.push(News::CardsArePlayed);
        }
        if self.quest != quest {
            news.push(News::QuestBegins(self.quest));
        }
        Ok(())
    }

    /// Walks on through the moments at which nobody is asked anything.
    pub(super) fn settle(&mut self, news: &mut Vec<News>) {
        while self.asked().is_none() && self.moment != Moment::Over {
            match self.moment {
                Moment::QuestOver => self.begin_next_quest(),
                // Nobody was asked to name Merlin: three successes win (R3, B7).
                Moment::Verdict => self.end(Side::Good, Reason::ThreeSuccesses, news),
                moment => self.go_to(moment.next()),
            }
        }
    }

    pub(super) fn go_to(&mut self, moment: Moment) {
        self.moment = moment;
        for module in MODULES {
            module.moment_begins(self, moment);
        }
    }

    fn begin_next_quest(&mut self) {
        if let Some(quest) = self.quest.next() {
            self.quest = quest;
            self.go_to(Moment::QuestBegins);
        } else {
            // Five quests always give one side three of them, so the game ended before.
            self.go_to(Moment::Over);
        }
    }
}
