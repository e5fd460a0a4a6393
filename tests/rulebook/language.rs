//! A tiny language for tables: what people ticked, and then what they told, in lines of the record.
//!
//! `table(5).play().tell(team([0, 1])).tell(ayes(3)).tell(quest(0))` is a game of five whose first quest succeeded.

use avalon_herald::engine::{
    AssassinationRule, Edition, Event, Game, Illegal, LancelotMode, News, Problem, Quest, Reason,
    Role, Seat, SeatSet, Setup, Side, Warning,
};
use serde_json::{Value, json};

pub(crate) use self::modules::*;
use crate::common::{lancelot_line_up, names};

mod modules;

/// How many may sit at a table (B1).
pub(crate) const PLAYERS: [usize; 6] = [5, 6, 7, 8, 9, 10];

/// A line of the record.
pub(crate) type Line = Value;

/// A leader proposes a team.
pub(crate) fn team(members: impl IntoIterator<Item = u8>) -> Line {
    json!({"event": "team", "members": Vec::from_iter(members)})
}

/// A vote of which it is known who approved.
pub(crate) fn vote(approve: impl IntoIterator<Item = u8>) -> Line {
    json!({"event": "vote", "approve": Vec::from_iter(approve)})
}

/// A vote of which only the total is known.
pub(crate) fn ayes(approvals: usize) -> Line {
    json!({"event": "vote", "approvals": approvals})
}

/// So many fails are revealed.
pub(crate) fn quest(fails: usize) -> Line {
    json!({"event": "quest", "fails": fails})
}

/// A drawn allegiance card, `switch` or `no_change`.
pub(crate) fn card(card: &str) -> Line {
    json!({"event": "allegiance", "card": card})
}

/// The allegiance cards dealt at the start, `s` a switch and `-` none.
pub(crate) fn dealt(cards: &str) -> Line {
    let cards: Vec<_> = cards
        .chars()
        .map(|it| if it == 's' { "switch" } else { "no_change" })
        .collect();
    json!({"event": "allegiance_dealt", "cards": cards})
}

/// The assassination.
pub(crate) fn named(named: u8, merlin: bool) -> Line {
    json!({"event": "assassination", "named": named, "merlin": merlin})
}

/// Who was who, in seat order.
pub(crate) fn roles(roles: &[Role]) -> Line {
    json!({"event": "roles", "roles": roles})
}

/// Takes back the last line.
pub(crate) fn undo() -> Line {
    json!({"event": "undo"})
}

/// Brings it back.
pub(crate) fn redo() -> Line {
    json!({"event": "redo"})
}

/// The event that a line stands for.
#[track_caller]
pub(crate) fn event(line: &Line) -> Event {
    serde_json::from_value(line.clone()).unwrap_or_else(|error| panic!("{line}: {error}"))
}

/// The quest of this number, 1 to 5.
pub(crate) fn nth(number: usize) -> Quest {
    Quest::ALL[number - 1]
}

/// A set-up for so many players: the usual game.
pub(crate) fn table(players: usize) -> Ticked {
    Ticked(Setup::usual(names(players)))
}

/// What people ticked.
#[derive(Clone)]
pub(crate) struct Ticked(pub(crate) Setup);

impl Ticked {
    pub(crate) fn led_by(mut self, seat: u8) -> Self {
        self.0.first_leader = Seat(seat);
        self
    }

    pub(crate) fn roles(mut self, roles: &[Role]) -> Self {
        self.0.roles = Some(roles.to_vec());
        self
    }

    /// With both Lancelots, played in this way.
    pub(crate) fn lancelot(mut self, mode: LancelotMode) -> Self {
        self.0.roles = Some(lancelot_line_up(self.0.players()));
        self.0.lancelot = mode;
        self
    }

    pub(crate) fn assassination(mut self, rule: AssassinationRule) -> Self {
        self.0.assassination = rule;
        self
    }

    pub(crate) fn resistance(mut self) -> Self {
        self.0.edition = Edition::Resistance;
        self
    }

    /// What stands in the way.
    pub(crate) fn problems(&self) -> Vec<Problem> {
        let found = self.0.problems();
        let refused = self
            .0
            .check()
            .map_or_else(|error| error.problems, |_| Vec::new());
        assert_eq!(found, refused, "the one door and the list agree");
        found
    }

    /// What is only unwise; such a game may be played.
    pub(crate) fn warnings(&self) -> Vec<Warning> {
        assert_eq!(self.problems(), [], "what is unwise may be played");
        self.0.warnings()
    }

    /// The game before its first line.
    #[track_caller]
    pub(crate) fn play(self) -> Play {
        let rules = match self.0.check() {
            Ok(rules) => rules,
            Err(error) => panic!("{error:?}"),
        };
        Play {
            game: Game::new(rules),
            news: Vec::new(),
        }
    }
}

/// A game that is played line by line.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Play {
    pub(crate) game: Game,
    /// What followed from the last line.
    pub(crate) news: Vec<News>,
}

impl Play {
    /// Tells a line that must be taken.
    #[track_caller]
    pub(crate) fn tell(mut self, line: Line) -> Self {
        let event = event(&line);
        match self.game.check(&event) {
            Ok(legal) => self.news = self.game.apply(legal),
            Err(illegal) => panic!("{line} was refused: {illegal:?}"),
        }
        self
    }

    /// Tells several lines that must be taken.
    #[track_caller]
    pub(crate) fn tell_all(self, lines: impl IntoIterator<Item = Line>) -> Self {
        lines.into_iter().fold(self, Self::tell)
    }

    /// Tells a line that must be refused, and gives back why.
    #[track_caller]
    pub(crate) fn refuses(&self, line: &Line) -> Illegal {
        match self.game.check(&event(line)) {
            Ok(_) => panic!("{line} was taken"),
            Err(illegal) => illegal,
        }
    }

    /// Tells who was who, which must be refused, and gives back why.
    #[track_caller]
    pub(crate) fn refuses_roles(&self, told: &[Role]) -> Illegal {
        self.refuses(&roles(told))
    }

    /// A team of the right size: the first seats, and Excalibur, if it is played, for the last of them who may hold it.
    pub(crate) fn some_team(&self) -> Line {
        let table = self.game.table();
        let members = 0..table.rules().team_size(table.quest()) as u8;
        let holder = members.clone().rfind(|&seat| seat != self.leader());
        match holder {
            Some(holder) if table.rules().setup().excalibur => armed(members, holder),
            _ => team(members),
        }
    }

    /// A proposal of which nobody approves.
    #[track_caller]
    pub(crate) fn rejected(self) -> Self {
        let play = self.calmly();
        let team = play.some_team();
        play.tell(team).tell(ayes(0))
    }

    /// A quest of the first seats with so many fails.
    #[track_caller]
    pub(crate) fn goes(self, fails: usize) -> Self {
        let play = self.calmly();
        let team = play.some_team();
        play.goes_with(team, fails)
    }

    /// A quest of this team with so many fails.
    #[track_caller]
    pub(crate) fn goes_with(self, team: Line, fails: usize) -> Self {
        let play = self.calmly();
        let players = play.game.table().players();
        play.tell(team)
            .tell(ayes(players))
            .past_the_cards()
            .tell(quest(fails))
    }

    /// Quests of the first seats, each with just as many fails as it takes (`x`) or none (`o`).
    #[track_caller]
    pub(crate) fn quests(self, results: &str) -> Self {
        results.chars().fold(self, |play, result| {
            let play = play.calmly();
            let table = play.game.table();
            let needed = table.rules().fails_needed(table.quest());
            play.goes(if result == 'x' { needed } else { 0 })
        })
    }

    pub(crate) fn leader(&self) -> u8 {
        self.game.table().leader().0
    }

    pub(crate) fn rejections(&self) -> usize {
        self.game.table().rejections()
    }

    pub(crate) fn switches(&self) -> usize {
        self.game.table().lancelot_switches()
    }

    /// The side that a character's player is on now.
    pub(crate) fn side_now(&self, role: Role) -> Side {
        self.game.table().side_of(role, self.game.table().quest())
    }

    /// Quests that good and evil have won.
    pub(crate) fn score(&self) -> [usize; 2] {
        Side::ALL.map(|side| self.game.table().score(side))
    }

    pub(crate) fn winner(&self) -> Option<Side> {
        self.game.table().outcome().map(|it| it.winner)
    }

    pub(crate) fn reason(&self) -> Option<Reason> {
        self.game.table().outcome().map(|it| it.reason)
    }

    /// What may come next, by the record's names.
    pub(crate) fn expects(&self) -> Vec<&'static str> {
        self.game.expects().iter().map(|kind| kind.id()).collect()
    }
}

/// The seats of these numbers.
pub(crate) fn seats(numbers: impl IntoIterator<Item = u8>) -> SeatSet {
    numbers.into_iter().map(Seat).collect()
}
