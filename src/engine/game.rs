//! A game: its rules, what happened, and what follows from it.

use std::sync::Arc;

use super::card::PlotCard;
use super::chance::Chance;
use super::event::{Event, EventKind};
use super::history::News;
use super::illegal::Illegal;
use super::prompt::Prompt;
use super::setup::Rules;
use super::table::Table;

/// What someone wants to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Tell the app what happened at the table.
    Tell(Event),
    /// Let the app draw what is to be drawn (L10).
    Draw,
}

/// An event that the rules allow in the game that gave it. There is no other way to get one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Legal(Event);

impl Legal {
    /// The event, as it will stand in the record.
    pub const fn event(&self) -> &Event {
        &self.0
    }
}

/// A game in progress or done. It is always equal to the replay of its standing events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    rules: Arc<Rules>,
    table: Table,
    standing: Vec<Event>,
    undone: Vec<Event>,
}

impl Game {
    /// A game before its first event.
    pub fn new(rules: Rules) -> Self {
        let rules = Arc::new(rules);
        Self {
            table: Table::new(Arc::clone(&rules)),
            rules,
            standing: Vec::new(),
            undone: Vec::new(),
        }
    }

    /// Plays events through the rules, or says which of them is illegal, counted from 0, and why.
    pub fn replay(
        rules: Rules,
        events: impl IntoIterator<Item = Event>,
    ) -> Result<Self, (usize, Illegal)> {
        let mut game = Self::new(rules);
        for (idx, event) in events.into_iter().enumerate() {
            let legal = game.check(&event).map_err(|illegal| (idx, illegal))?;
            game.apply(legal);
        }
        Ok(game)
    }

    /// The rules of this game.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// What lies on the table.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The events that stand, first to last.
    pub fn standing(&self) -> &[Event] {
        &self.standing
    }

    /// What an undo would take back.
    pub fn last(&self) -> Option<&Event> {
        self.standing.last()
    }

    /// What a redo would bring back.
    pub fn next_redo(&self) -> Option<&Event> {
        self.undone.last()
    }

    /// The events that were taken back, the one that a redo would bring back last.
    pub fn undone(&self) -> &[Event] {
        &self.undone
    }

    /// What play waits for; none only when the game is over.
    pub fn prompt(&self) -> Option<Prompt> {
        self.table
            .asked()
            .map(|(_, prompt)| prompt)
            .filter(|_| self.table.outcome().is_none())
    }

    /// The kinds of event that may come next, undo and redo aside; after the end, who was who may still be told.
    pub fn expects(&self) -> Vec<EventKind> {
        self.table.expects()
    }

    /// What may happen next, undo and redo aside. Where many answers are alike, one stands for them: a ballot for
    /// each number of approvals. Who was who, told after the end, is left out.
    pub fn legal_actions(&self) -> Vec<Action> {
        let Some((_, prompt)) = self.table.asked() else {
            return Vec::new();
        };
        let mut actions: Vec<_> = self.table.answers().into_iter().map(Action::Tell).collect();
        if prompt.is_drawn() {
            actions.push(Action::Draw);
        }
        actions
    }

    /// Every way in which *Restore Your Honor* can be used now, whatever is asked (P8).
    pub fn restores(&self) -> Vec<Event> {
        let is_restore = |event: &Event| {
            matches!(
                event,
                Event::PlotPlayed {
                    card: PlotCard::RestoreYourHonor,
                    ..
                }
            )
        };
        self.table.out_of_turn().filter(is_restore).collect()
    }

    /// Whether the Witch, who is in play, may still hide the quest whose cards lie there (W2, W4).
    pub fn may_veil(&self) -> bool {
        self.table
            .out_of_turn()
            .any(|event| matches!(event, Event::Veil { .. }))
    }

    /// Turns what someone wants to do into an event, or says why it can't be. The only place where dice fall.
    pub fn decide(&self, action: &Action, chance: &mut dyn Chance) -> Result<Legal, Illegal> {
        match action {
            Action::Tell(event) => self.check(event),
            Action::Draw => {
                let (module, _) = self.table.asked().ok_or(Illegal::NothingToDraw)?;
                let event = module
                    .draw(&self.table, chance)
                    .ok_or(Illegal::NothingToDraw)?;
                self.check(&event)
            }
        }
    }

    /// Asks whether an event may come next. Every line that comes from a file is asked.
    pub fn check(&self, event: &Event) -> Result<Legal, Illegal> {
        match event {
            Event::Undo {} if self.standing.is_empty() => return Err(Illegal::NothingToUndo),
            Event::Redo {} if self.undone.is_empty() => return Err(Illegal::NothingToRedo),
            Event::Undo {} | Event::Redo {} => {}
            event => self.table.check(event)?,
        }
        Ok(Legal(event.clone()))
    }

    /// Takes an event and returns what followed from it. An event that was allowed at another moment or in another game, and
    /// is not now, changes nothing.
    pub fn apply(&mut self, legal: Legal) -> Vec<News> {
        let mut news = Vec::new();
        match legal.0 {
            Event::Undo {} => {
                if let Some(event) = self.standing.pop() {
                    news.push(News::TakenBack(event.kind()));
                    self.undone.push(event);
                    self.table = self.rebuilt();
                }
            }
            Event::Redo {} => {
                if let Some(event) = self.undone.pop()
                    && self.table.take(&event, &mut Vec::new()).is_ok()
                {
                    news.push(News::BroughtBack(event.kind()));
                    self.standing.push(event);
                }
            }
            event => {
                if self.table.take(&event, &mut news).is_ok() {
                    self.standing.push(event);
                    self.undone.clear();
                }
            }
        }
        news
    }

    fn rebuilt(&self) -> Table {
        let mut table = Table::new(Arc::clone(&self.rules));
        for event in &self.standing {
            // What stands was allowed when it was told.
            table.take(event, &mut Vec::new()).ok();
        }
        table
    }
}
