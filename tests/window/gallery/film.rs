//! A game played by keys from its third quest to its end, with a picture of each screen when it first comes.

use avalon_herald::engine::{
    AllegianceCard, Ballot, Event, EventKind, Game, PlotCard, Prompt, Setup, Side,
};
use avalon_herald::i18n::Msg;
use avalon_herald::ui::commands::Command;
use avalon_herald::ui::intent::{Intent, Preference};
use serde_json::Value;

use super::Shots;
use crate::evening::asked::{Answer, choose, presses};
use crate::evening::press::Press;
use crate::evening::table::{By, Table};
use crate::evening::twin::Twin;
use crate::lot::{Lot, come_to, new};
use crate::prepared;
use crate::running::wait_for;
use crate::stage::Stage;

/// What must be asked, for the film to have all of its pictures.
const ASKED: [&str; 10] = [
    "allegiance",
    "plot-draw",
    "plot-give",
    "are-you-the-one",
    "card-passed",
    "lead-to-victory",
    "opportunity",
    "we-found-you",
    "ambush",
    "vote-charge",
];

/// Plays the film.
pub(super) fn shoot(settings: &Value, setup: &Setup, shots: &Shots) {
    let game = start(setup);
    let seed = seed(&game);
    println!("the film of seed {seed}");
    let mut stage = Stage::with_settings(settings);
    prepared::lay(&stage, &game);
    stage.open();
    shots.take(&stage, "resume");
    let mut film = Film {
        table: Table::before(&stage, Twin::of_offer(&game), By::Keys),
        shots,
    };
    film.table.is_watched = true;
    film.table.go_on(&game);
    let mut lot = Lot(seed);
    loop {
        film.read();
        let Some(answer) = answer(film.table.game(), &mut lot) else {
            break;
        };
        film.look();
        film.give(&answer);
    }
    film.take("over");
}

/// The third quest begins; one was won, one was lost, and cards are held.
fn start(setup: &Setup) -> Game {
    come_to(&new(setup), |game| {
        let table = game.table();
        let is_even = table.score(Side::Good) == 1 && table.score(Side::Evil) == 1;
        let is_asked = matches!(game.prompt(), Some(Prompt::AllegianceCard { .. }));
        is_even && is_asked && table.plot_held().len() > 2
    })
}

/// The first seed of a film in which everything is asked.
fn seed(start: &Game) -> u64 {
    (0..500)
        .find(|&seed| {
            let (mut game, mut lot) = (start.clone(), Lot(seed));
            let mut missing = ASKED.to_vec();
            while let Some(answer) = answer(&game, &mut lot) {
                missing.retain(|&it| Some(it) != asked(&game));
                let Answer::Told(event) = answer else {
                    panic!("{answer:?} is not told");
                };
                crate::lot::happens(&mut game, event);
            }
            missing.is_empty() && game.standing().len() < start.standing().len() + 80
        })
        .expect("a film has all")
}

/// What the table answers; nothing is drawn, so that every language has the same film.
fn answer(game: &Game, lot: &mut Lot) -> Option<Answer> {
    let answer = choose(game, lot)?;
    Some(match answer {
        Answer::Drawn(EventKind::Allegiance) => Answer::Told(Event::Allegiance {
            card: AllegianceCard::NoChange,
        }),
        Answer::Drawn(EventKind::PlotDrawn) => {
            let Some(Prompt::PlotDraw { count, .. }) = game.prompt() else {
                panic!("no cards are drawn");
            };
            let is_left = |it: &PlotCard| game.table().plot_left(*it) > 0;
            let cards = PlotCard::ALL.into_iter().filter(is_left).take(count);
            let cards = cards.collect();
            Answer::Told(Event::PlotDrawn { cards })
        }
        answer => answer,
    })
}

/// The picture of what is asked now, if it is one.
fn asked(game: &Game) -> Option<&'static str> {
    let name = match game.prompt()? {
        Prompt::AllegianceCard { .. } => "allegiance",
        Prompt::PlotDraw { .. } => "plot-draw",
        Prompt::PlotGive { .. } => "plot-give",
        Prompt::LoyaltyCheck { lookers, .. } if lookers.len() == 1 => "are-you-the-one",
        Prompt::LoyaltyCheck { .. } => "card-passed",
        Prompt::Window { card, .. } => match card {
            PlotCard::LeadToVictory => "lead-to-victory",
            PlotCard::TheKingReturns => "opportunity",
            PlotCard::WeFoundYou => "we-found-you",
            PlotCard::Ambush => "ambush",
            _ => return None,
        },
        Prompt::Team { .. } => "table",
        Prompt::Vote { charge, .. } if !charge.is_empty() => "vote-charge",
        Prompt::Excalibur { .. } => "excalibur",
        Prompt::QuestCards { .. } => "fails",
        Prompt::Lady { .. } => "lady",
        Prompt::Assassination { .. } => "assassination",
        _ => return None,
    };
    Some(name)
}

/// The table and its pictures.
struct Film<'a> {
    table: Table<'a>,
    shots: &'a Shots,
}

impl Film<'_> {
    fn take(&self, name: &'static str) {
        self.shots.take(self.table.stage, name);
    }

    /// Reads what was brought.
    fn read(&mut self) {
        while self.table.twin.state().is_unread(self.table.game()) {
            let past = self.table.game().table().past();
            let winner = past.last().map(|it| it.winner);
            self.take(match (self.table.game().last(), winner) {
                (Some(Event::Quest { .. }), Some(Side::Good)) => "won",
                (Some(Event::Quest { .. }), _) => "lost",
                _ => "allegiance-turned",
            });
            self.table.press(&Press::foot());
        }
    }

    /// Looks at what is asked.
    fn look(&mut self) {
        let game = self.table.game();
        if let Some(name) = asked(game) {
            self.take(name);
        }
        if matches!(game.prompt(), Some(Prompt::Team { .. })) {
            if self.shots.want("tv") {
                self.second_window();
            }
            let over = [
                ("votes", Command::Votes),
                ("log", Command::Log),
                ("timer", Command::Timer),
                ("menu", Command::Menu),
            ];
            for (name, command) in over.into_iter().filter(|(name, _)| self.shots.want(name)) {
                self.table.press(&Press::command(command, ""));
                self.take(name);
                self.table.press(&Press::command(Command::Menu, ""));
            }
            if self.shots.want("restore") && !self.table.game().restores().is_empty() {
                self.table.press(&Press::command(Command::Restore, ""));
                self.take("restore");
                self.table.press(&Press::command(Command::Menu, ""));
            }
        }
    }

    /// Looks at the window for a TV, as large as the screen.
    fn second_window(&self) {
        let stage = self.table.stage;
        stage.hands.key("F2");
        stage.hands.spread(crate::tv::TITLE, crate::screen::SIZE);
        stage.hands.take_window();
        stage.screen.wait_until_still();
        self.take("tv");
        stage.hands.key("F2");
        wait_for("the window for a TV to go", 20, || {
            (!stage.hands.sees(crate::tv::TITLE)).then_some(())
        });
        stage.screen.wait_until_still();
    }

    /// Gives an answer, and looks at it before its last press.
    fn give(&mut self, answer: &Answer) {
        let Answer::Told(event) = answer else {
            panic!("{answer:?} is not told");
        };
        let presses = presses(self.table.game(), &self.table.words, answer);
        let (last, others) = presses.split_last().expect("something is pressed");
        for press in others {
            if *press == Press::foot() {
                self.take("team");
            }
            assert_eq!(self.table.press(press), []);
        }
        match event {
            Event::Team {
                excalibur: Some(_), ..
            } => self.take("excalibur-given"),
            Event::Vote(Ballot::BySeat(_)) if others.len() > 1 => {
                self.take("vote");
                self.totals();
            }
            Event::Assassination { .. } => self.take("assassinated"),
            _ => {}
        }
        self.table.tell(last, event.clone());
    }

    /// Looks at the same vote in totals.
    fn totals(&mut self) {
        if !self.shots.want("vote-totals") {
            return;
        }
        for (by_totals, msg) in [(true, Msg::VoteTotals), (false, Msg::VoteBySeat)] {
            let press = Press::command(Command::Other, self.table.words.get(msg));
            let prefers = Intent::Prefer(Preference::VotesByTotals(by_totals));
            assert_eq!(self.table.press(&press), [prefers]);
            self.table.twin.count_by_totals(by_totals);
            if by_totals {
                self.take("vote-totals");
            }
        }
    }
}
