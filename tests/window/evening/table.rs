//! A table that plays in the real window: every press goes to the window and to its twin, and the record tells what came of it.

use std::fs;
use std::slice;
use std::time::Duration;

use avalon_herald::engine::{Action, CheckReason, Event, Game, Prompt, Seat, Setup};
use avalon_herald::i18n::{Lang, Msg, Words};
use avalon_herald::store::bookmark::{Bookmark, Draft, Place};
use avalon_herald::ui::commands::Command;
use avalon_herald::ui::intent::Intent;
use avalon_herald::ui::screens::witch;
use egui::{Key, Modifiers, Rect};
use serde_json::Value;

use super::asked::{Answer, choose, presses};
use super::press::{Press, Thing, tool_name};
use super::twin::Twin;
use crate::lot::Lot;
use crate::running::{pass, wait_for};
use crate::stage::Stage;
use crate::{places, record};

/// How often an answer is taken back and brought back: once in so many.
const ANSWERS_PER_UNDO: usize = 9;

/// The most presses of Tab that a screen can need.
const MOST_TABS: usize = 80;

/// The Witch's keys bring nothing that could be waited for: the screen is black, and stays the same.
const UNSEEN: Duration = Duration::from_millis(600);

/// How long eyes are closed before she is asked, and a little: sooner her keys count for nothing.
const UNTIL_ASKED: Duration = Duration::from_secs(7);

/// How everything is pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum By {
    Keys,
    Mouse,
}

/// The table.
pub(crate) struct Table<'a> {
    pub(crate) stage: &'a Stage,
    pub(crate) twin: Twin,
    pub(crate) words: Words,
    pub(crate) by: By,
    /// How often something was pressed.
    pub(crate) pressed: usize,
    /// Whether what each press brings is to be seen before the next one: pictures are taken.
    pub(crate) is_watched: bool,
    /// Whether what is seen may still change, so that a click would go astray.
    is_moving: bool,
}

impl<'a> Table<'a> {
    /// A table before a window that shows what its twin shows.
    pub(crate) fn before(stage: &'a Stage, twin: Twin, by: By) -> Self {
        Self {
            stage,
            twin,
            words: Words::new(Lang::En),
            by,
            pressed: 0,
            is_watched: false,
            is_moving: true,
        }
    }

    /// The game as the twin shows it.
    pub(crate) fn game(&self) -> &Game {
        self.twin.game()
    }

    /// Presses what begins a record, and tells what it asked for.
    pub(crate) fn press_for_record(&mut self, press: &Press) -> Vec<Intent> {
        self.stage.screen.wait_until_still();
        self.press(press)
    }

    /// Presses something, waits until it was heeded if it is not for the record, and tells what it asked for.
    pub(crate) fn press(&mut self, press: &Press) -> Vec<Intent> {
        let kept = self.twin.kept();
        if kept == Draft::Result {
            // As long as its cards are being turned, a press turns them all.
            self.stage.screen.wait_until_still();
        }
        let asked = match (self.by, press.key) {
            (By::Keys, Some(key)) => {
                let asked = self.twin.key(key.0, key.1);
                let name = tool_name(key);
                self.heeded(kept, &asked, |stage| {
                    stage.hands.key(&name);
                });
                asked
            }
            (By::Keys, None) => {
                self.tab_to(self.place(&press.thing));
                let kept = self.twin.kept();
                let asked = self.twin.key(Modifiers::NONE, Key::Space);
                self.heeded(kept, &asked, |stage| {
                    stage.hands.key("space");
                });
                asked
            }
            (By::Mouse, _) => {
                let at = self.place(&press.thing).center();
                if self.is_moving || !matches!(press.thing, Thing::Seat(_)) {
                    self.stage.screen.wait_until_still();
                }
                let asked = self.twin.click(at);
                self.heeded(kept, &asked, |stage| stage.hands.tap(at));
                asked
            }
        };
        self.pressed += 1;
        asked
    }

    /// Where a thing is.
    fn place(&self, thing: &Thing) -> Rect {
        match thing {
            Thing::Seat(name) | Thing::Named(name) => self.twin.find(name),
            Thing::Foot => self.foot(),
        }
    }

    /// The one button at the foot that is not always there.
    fn foot(&self) -> Rect {
        let others = [
            Msg::Undo,
            Msg::Redo,
            Msg::Menu,
            Msg::MenuLog,
            Msg::MenuTimer,
            Msg::MenuVotes,
            Msg::ExcludeRandom,
            Msg::PlotGiveOther,
        ];
        let others = others.map(|msg| self.words.get(msg));
        let bottom = places::everywhere().bottom();
        let is_it = |rect: Rect, name: &str| {
            rect.top() > bottom - 90.0 && !others.iter().any(|it| name.starts_with(it.as_str()))
        };
        let things = self.twin.controls();
        let found = things.iter().find(|it| is_it(it.rect, &it.name));
        found.expect("there is a next thing").rect
    }

    /// Gives something the keyboard, by Tab alone.
    fn tab_to(&mut self, rect: Rect) {
        let screen = &self.stage.screen;
        screen.wait_until_still();
        for _ in 0..MOST_TABS {
            if self.twin.focused() == Some(rect) {
                return;
            }
            self.twin.key(Modifiers::NONE, Key::Tab);
            let all = places::everywhere();
            let seen = self
                .twin
                .focused()
                .map_or(all, |it| it.expand(4.0).intersect(all));
            let tab = || self.stage.hands.key("Tab");
            screen.wait_for_change("what Tab comes to", seen, tab);
            self.pressed += 1;
        }
        panic!("Tab never comes to what lies at {rect}");
    }

    /// Does in the window what was done in the twin, and waits for what shows that it was heeded.
    fn heeded(&mut self, kept: Draft, asked: &[Intent], act: impl FnOnce(&Stage)) {
        let is_for_record = asked.iter().any(|it| {
            matches!(
                it,
                Intent::Act(_) | Intent::Begin { .. } | Intent::Undo | Intent::Redo
            )
        });
        let now = self.twin.kept();
        let act = |stage: &Stage| {
            if self.is_watched {
                let all = places::everywhere();
                let screen = &stage.screen;
                screen.wait_for_change("what was pressed", all, || act(stage));
            } else {
                act(stage);
            }
        };
        if is_for_record {
            act(self.stage);
            self.is_moving = true;
        } else if kept != now {
            act(self.stage);
            self.wait_until_kept();
            let are_taps = |draft| matches!(draft, Draft::Team { .. } | Draft::Votes { .. });
            self.is_moving = !(are_taps(kept) && are_taps(now));
        } else {
            let screen = &self.stage.screen;
            // What changes then is what this brings, not what was pressed before.
            screen.wait_until_still();
            screen.wait_for_change("what was pressed", places::everywhere(), || act(self.stage));
            self.is_moving = true;
        }
    }

    /// Takes the offer to go on with a game.
    pub(crate) fn go_on(&mut self, game: &Game) {
        let go_on = Press::gold(&self.words, Msg::ResumeGoOn);
        assert_eq!(self.press(&go_on), [Intent::GoOn]);
        self.stage.screen.wait_until_still();
        self.twin.show_game(game);
    }

    /// Plays until the game is over, and looks at it.
    pub(crate) fn play(&mut self, lot: &mut Lot) {
        loop {
            self.read();
            let Some(answer) = choose(self.game(), lot) else {
                return;
            };
            self.answer(&answer);
            if lot.is_one_in(ANSWERS_PER_UNDO) {
                self.take_back_and_bring_back();
            }
        }
    }

    /// Reads what was brought, and dismisses it.
    pub(crate) fn read(&mut self) {
        while self.twin.state().is_unread(self.game()) {
            self.press(&Press::foot());
        }
    }

    /// Gives an answer, and finds it in the record.
    pub(crate) fn answer(&mut self, answer: &Answer) {
        let before = record::events(self.stage).len();
        let presses = presses(self.game(), &self.words, answer);
        let (last, others) = presses.split_last().expect("something is pressed");
        for press in others {
            let asked = self.press(press);
            assert_eq!(asked, [], "{press:?} of {answer:?}");
        }
        if let Answer::Priced { of } = answer {
            self.pay(last, *of, before);
            return;
        }
        let asked = self.press(last);
        match answer {
            Answer::Told(event) => {
                self.is_told(before, &asked, event);
            }
            Answer::Drawn(kind) => {
                assert_eq!(asked, [Intent::Act(Action::Draw)], "by {presses:?}");
                let written = self.grown(before, 1, 20);
                assert_eq!(written[0].kind(), *kind);
            }
            Answer::Veiled { by, fails } => {
                pass(UNTIL_ASKED);
                for digit in [by.idx() + 1, usize::from(*fails)] {
                    pass(UNSEEN);
                    self.stage.hands.key(&(digit % 10).to_string());
                }
                let (by, fails) = (*by, *fails);
                let written = self.grown(before, 2, 60);
                assert_eq!(written, [Event::Veil { by }, Event::Quest { fails }]);
            }
            Answer::Priced { .. } => panic!("it was paid"),
        }
    }

    /// Presses what tells an event, and finds it in the record.
    pub(crate) fn tell(&mut self, press: &Press, event: Event) {
        let before = record::events(self.stage).len();
        let asked = self.press(press);
        self.is_told(before, &asked, &event);
    }

    fn is_told(&mut self, before: usize, asked: &[Intent], event: &Event) {
        assert_eq!(asked, [Intent::Act(Action::Tell(event.clone()))]);
        assert_eq!(&self.grown(before, 1, 20)[..], slice::from_ref(event));
    }

    /// Who looks is drawn by lot, and shown on the screen alone: who may not look at himself looks at the next one.
    fn pay(&mut self, draw: &Press, of: Seat, before: usize) {
        let Some(Prompt::LoyaltyCheck {
            reason: CheckReason::WitchPrice,
            lookers,
            shown,
        }) = self.game().prompt()
        else {
            panic!("no price is due");
        };
        assert_eq!(self.press(draw), [Intent::DrawSeat(lookers)]);
        let next = shown.iter().find(|&it| it != of).expect("others are there");
        for seat in [of, next] {
            let press = Press::seat(self.game(), seat);
            let key = tool_name(press.key.expect("a seat has a digit"));
            self.stage.screen.wait_until_still();
            match self.by {
                By::Keys => {
                    self.stage.hands.key(&key);
                }
                By::Mouse => self.stage.hands.tap(self.place(&press.thing).center()),
            }
            self.stage.screen.wait_until_still();
            if record::events(self.stage).len() > before {
                let written = self.grown(before, 1, 20);
                let is_it = |it: &Event| match *it {
                    Event::LoyaltyChecked { by, of } => lookers.contains(by) && of == seat,
                    _ => false,
                };
                assert!(written.iter().all(is_it), "{written:?}");
                return;
            }
        }
        panic!("nobody could look at {of:?} or {next:?}");
    }

    /// Takes the last thing back and brings it back.
    pub(crate) fn take_back_and_bring_back(&mut self) {
        let game = self.game().clone();
        let lines = witch::take_back(&game).len();
        for (command, msg, line) in [
            (Command::Undo, Msg::Undo, Event::Undo {}),
            (Command::Redo, Msg::Redo, Event::Redo {}),
        ] {
            let before = record::events(self.stage).len();
            let name = self.words.get(msg);
            let intent = if command == Command::Undo {
                Intent::Undo
            } else {
                Intent::Redo
            };
            assert_eq!(self.press(&Press::command(command, name)), [intent]);
            let written = self.grown(before, lines, 20);
            assert_eq!(written, vec![line; lines]);
        }
        assert_eq!(self.game().standing(), game.standing());
    }

    /// Waits until the record has so many lines more than before, shows the twin what stands there, and tells them.
    fn grown(&mut self, before: usize, lines: usize, secs: u64) -> Vec<Event> {
        let now = before + lines;
        let events = wait_for(&format!("line {now}"), secs, || {
            let events = record::events(self.stage);
            (events.len() >= now).then_some(events)
        });
        assert_eq!(events.len(), now, "more was written: {events:?}");
        let events = parsed(&events);
        let game = played(self.game().rules().setup(), &events);
        self.twin.follow(&game);
        self.wait_until_kept();
        self.is_moving = true;
        events[before..].to_vec()
    }

    /// Waits until the bookmark says where the twin is.
    fn wait_until_kept(&self) {
        let lines = record::events(self.stage).len();
        let place = Place::Quests {
            draft: self.twin.kept(),
        };
        let is_it = |it: &Bookmark| it.lines == lines && it.place == place;
        wait_for(&format!("the place {place:?}"), 20, || {
            bookmark(self.stage).filter(is_it).map(drop)
        });
    }
}

/// The events of a record.
fn parsed(lines: &[Value]) -> Vec<Event> {
    let event = |line: &Value| serde_json::from_value(line.clone()).expect("it is an event");
    lines.iter().map(event).collect()
}

/// A game as its record tells it.
pub(crate) fn played(setup: &Setup, events: &[Event]) -> Game {
    let rules = setup.check().expect("it can be played");
    Game::replay(rules, events.iter().cloned()).expect("every line is legal")
}

/// The bookmark as it is now.
pub(crate) fn bookmark(stage: &Stage) -> Option<Bookmark> {
    let text = fs::read(stage.data().join("bookmark.json")).ok()?;
    serde_json::from_slice(&text).ok()
}
