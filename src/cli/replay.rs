//! `replay`: plays records through the rules and answers with one JSON object a game.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};

use serde::Serialize;

use super::{Status, Streams, flaw_words, is_standard_input};
use crate::engine::{EventKind, Game, PlotCard, QuestRecord, Reason, Seat, SeatSet, Side, Table};
use crate::store::record::{Games, Stopped};

/// How a game stands after its last line. The keys are a public interface: some may be added, none taken away.
#[derive(Serialize)]
struct Answer {
    winner: Option<Side>,
    reason: Option<&'static str>,
    quests: Vec<QuestAnswer>,
    /// Who leads now, or would if the game went on.
    leader: Seat,
    /// How many proposals in a row were rejected on the present quest.
    rejections: usize,
    lancelot_switches: usize,
    /// By seat; empty in a game without plot cards.
    plot_held: BTreeMap<Seat, Vec<PlotCard>>,
    /// Who holds the Lady of the Lake; null in a game without her.
    lady: Option<Seat>,
    expects: Vec<&'static str>,
    /// How many lines stand: what was undone doesn't count, nor do undo and redo themselves.
    events: usize,
}

/// A quest that is done.
#[derive(Serialize)]
struct QuestAnswer {
    quest: usize,
    proposals: usize,
    /// Who led the team that went.
    leader: Seat,
    team: SeatSet,
    fails: usize,
    fails_needed: usize,
    result: &'static str,
}

/// What stands in place of the answer for a game that a wrong line stops.
#[derive(Serialize)]
struct StoppedAnswer<'a> {
    error: WrongLine<'a>,
}

#[derive(Serialize)]
struct WrongLine<'a> {
    /// The line of the file, counted from 1.
    line: usize,
    message: &'a str,
}

pub(super) fn run(files: &[PathBuf], streams: &mut Streams<'_>) -> io::Result<Status> {
    let mut status = Status::Well;
    for file in files {
        let found = if is_standard_input(file) {
            replay(file, io::stdin().lock(), streams)?
        } else {
            match File::open(file) {
                Ok(text) => replay(file, BufReader::new(text), streams)?,
                Err(error) => unreadable(file, &error, streams)?,
            }
        };
        status = status.max(found);
    }
    Ok(status)
}

fn replay(file: &Path, text: impl BufRead, streams: &mut Streams<'_>) -> io::Result<Status> {
    let mut status = Status::Well;
    for game in Games::new(text) {
        let found = match game {
            Ok(Ok(recorded)) => {
                let answer = serde_json::to_string(&Answer::of(&recorded.game))?;
                writeln!(streams.out, "{answer}")?;
                Status::Well
            }
            Ok(Err(stopped)) => tell_stopped(file, &stopped, streams)?,
            Err(error) => unreadable(file, &error, streams)?,
        };
        status = status.max(found);
    }
    Ok(status)
}

fn tell_stopped(file: &Path, stopped: &Stopped, streams: &mut Streams<'_>) -> io::Result<Status> {
    let (line, message) = (stopped.line, &*flaw_words(&stopped.flaw));
    let error = WrongLine { line, message };
    let answer = serde_json::to_string(&StoppedAnswer { error })?;
    writeln!(streams.out, "{answer}")?;
    writeln!(streams.err, "{}:{line}: {message}", file.display())?;
    Ok(Status::Wrong)
}

fn unreadable(file: &Path, error: &io::Error, streams: &mut Streams<'_>) -> io::Result<Status> {
    writeln!(streams.err, "{}: can't be read: {error}", file.display())?;
    Ok(Status::CallOff)
}

impl Answer {
    fn of(game: &Game) -> Self {
        let table = game.table();
        let outcome = table.outcome();
        Self {
            winner: outcome.map(|it| it.winner),
            reason: outcome.map(|it| it.reason).map(Reason::id),
            quests: table.past().iter().map(QuestAnswer::of).collect(),
            leader: table.leader(),
            rejections: table.rejections(),
            lancelot_switches: table.lancelot_switches(),
            plot_held: plot_held(table),
            lady: table.lady(),
            expects: game.expects().into_iter().map(EventKind::id).collect(),
            events: game.standing().len(),
        }
    }
}

/// The plot cards that lie before their holders, by seat.
fn plot_held(table: &Table) -> BTreeMap<Seat, Vec<PlotCard>> {
    let mut held: BTreeMap<_, Vec<_>> = BTreeMap::new();
    for &(seat, card) in table.plot_held() {
        held.entry(seat).or_default().push(card);
    }
    held
}

impl QuestAnswer {
    fn of(record: &QuestRecord) -> Self {
        Self {
            quest: record.quest.number(),
            proposals: record.proposals.len(),
            leader: record.leader,
            team: record.team,
            fails: record.fails,
            fails_needed: record.fails_needed,
            result: match record.winner {
                Side::Good => "success",
                Side::Evil => "fail",
            },
        }
    }
}
