//! The rules of the table: what may happen next, and what follows from it.
//!
//! A [`Setup`] is what people ticked; [`Setup::check`] turns it into [`Rules`], the only thing a [`Game`] is made of.
//! A game is asked what it waits for ([`Game::prompt`]), is told what happened ([`Game::decide`] or [`Game::check`],
//! then [`Game::apply`]), and is always equal to the replay of its events.
//!
//! ```
//! use avalon_herald::engine::{Action, Event, Game, NoChance, Prompt, Seat, Setup};
//!
//! let names = ["Ann", "Bo", "Cy", "Di", "Ed"].map(str::to_owned).to_vec();
//! let rules = Setup::usual(names).check().expect("the usual game can be played");
//! let mut game = Game::new(rules);
//! assert!(matches!(game.prompt(), Some(Prompt::Team { leader: Seat(0), size: 2, .. })));
//!
//! let team = Event::Team { members: [Seat(0), Seat(1)].into_iter().collect(), excalibur: None };
//! let legal = game.decide(&Action::Tell(team), &mut NoChance).expect("two go on the first quest of five");
//! game.apply(legal);
//! assert!(matches!(game.prompt(), Some(Prompt::Vote { .. })));
//! ```
//!
//! Rule ids such as B3 or L6 are those of the rules that the tests name; `modules` holds one file for each part of them.

mod board;
mod card;
mod chance;
mod event;
mod flow;
mod game;
mod history;
mod illegal;
mod line_up;
mod modules;
mod problem;
mod prompt;
mod role;
mod seat;
mod setup;
mod table;
mod timing;

pub use board::{
    MOST_REJECTIONS, QUESTS_TO_WIN, Quest, fails_needed, printed_team_size, side_count,
};
pub use card::{AllegianceCard, PlotCard};
pub use chance::{Chance, FixedChance, NoChance};
pub use event::{Ballot, Event, EventKind};
pub use game::{Action, Game, Legal};
pub use history::{News, Outcome, Proposal, QuestRecord, Reason};
pub use illegal::{Contradiction, Illegal};
pub use line_up::{line_up_with, usual_line_up};
pub use modules::lancelot::{Deck, Timing as AllegianceTiming};
pub use modules::plot::CardKind;
pub use problem::{Problem, SetupError, Warning};
pub use prompt::{CheckReason, Prompt};
pub use role::{Role, Side};
pub use seat::{BySeat, FEWEST_PLAYERS, MOST_PLAYERS, Seat, SeatSet};
pub use setup::{AssassinationRule, Edition, LancelotMode, RestoreYourHonor, Rules, Setup};
pub use table::Table;
pub use timing::Moment;
