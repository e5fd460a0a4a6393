//! The commands that need no window: what they are called with, and what they give back.

mod doctor;
mod narrate;
mod replay;
mod script;
mod simulate;
mod table;

use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Parser, Subcommand, ValueEnum};

pub use self::table::TableArgs;
use crate::i18n::{Lang, Words};
use crate::store::DataDir;
use crate::store::record::Flaw;

/// The narrator and moderator for The Resistance and Avalon at a real table.
///
/// Without a command it opens its window.
#[derive(Debug, Parser)]
#[command(name = "avalon-herald", version)]
pub struct Cli {
    /// The folder for games and settings, in place of the platform's; the variable `AVALON_HERALD_DATA` does the same
    #[arg(long, value_name = "DIR", global = true)]
    pub data_dir: Option<PathBuf>,
    /// What to do without a window
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// What can be done without a window.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Play records through the rules: one JSON object a game
    Replay {
        /// Records, each of one game or many; `-` is standard input
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },
    /// Write the night script, a line a cue
    Script {
        /// Which game
        #[command(flatten)]
        table: TableArgs,
        /// The language
        #[arg(long, value_enum, default_value = "en")]
        lang: LangArg,
        /// An array of cues with their ids, exceptions and pauses
        #[arg(long)]
        json: bool,
    },
    /// Write the night as one sound file, pauses included, as the loudspeaker would play it
    Narrate {
        /// Which game
        #[command(flatten)]
        table: TableArgs,
        /// The language
        #[arg(long, value_enum, default_value = "en")]
        lang: LangArg,
        /// The sound file
        #[arg(long, value_name = "FILE")]
        out: PathBuf,
    },
    /// Play games of random legal moves: JSON totals
    Simulate {
        /// Which game
        #[command(flatten)]
        table: TableArgs,
        /// How many games
        #[arg(long)]
        games: u64,
        /// Where chance begins: the same seed gives the same games
        #[arg(long)]
        seed: u64,
        /// Where their records go
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
    },
    /// Tell what was found here, and what is wrong with it
    Doctor,
}

/// The languages that commands may be asked for.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum LangArg {
    /// English
    En,
    /// Russian
    Ru,
    /// Chinese
    Zh,
}

impl From<LangArg> for Lang {
    fn from(lang: LangArg) -> Self {
        match lang {
            LangArg::En => Self::En,
            LangArg::Ru => Self::Ru,
            LangArg::Zh => Self::Zh,
        }
    }
}

/// How a command ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Status {
    /// All is well.
    Well,
    /// A record or a set-up breaks a rule, or something was found to be wrong.
    Wrong,
    /// The call itself is off: no such file, or something that isn't supported.
    CallOff,
}

impl From<Status> for ExitCode {
    fn from(status: Status) -> Self {
        Self::from(match status {
            Status::Well => 0,
            Status::Wrong => 1,
            Status::CallOff => 2,
        })
    }
}

/// Where answers and errors go. Tests read them.
struct Streams<'a> {
    out: &'a mut dyn Write,
    err: &'a mut dyn Write,
}

/// Runs a command. The exit status is 0 when all is well, 1 when a record or a set-up breaks a rule, 2 when the call
/// itself is off.
pub fn run(command: &Command, data_dir: Option<PathBuf>, fonts: &[String]) -> ExitCode {
    let (mut out, mut err) = (io::stdout().lock(), io::stderr().lock());
    let mut streams = Streams {
        out: &mut out,
        err: &mut err,
    };
    let status = match answer(command, data_dir, fonts, &mut streams) {
        Ok(status) => status,
        // Whoever read the answer has had enough of it.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Status::Well,
        Err(error) => {
            // Where errors can't be told either, the exit status tells.
            writeln!(err, "can't write the answer: {error}").ok();
            Status::CallOff
        }
    };
    status.into()
}

fn answer(
    command: &Command,
    data_dir: Option<PathBuf>,
    fonts: &[String],
    streams: &mut Streams<'_>,
) -> io::Result<Status> {
    let status = match command {
        Command::Replay { files } => replay::run(files, streams)?,
        Command::Script { table, lang, json } => {
            script::run(table, (*lang).into(), *json, streams)?
        }
        Command::Narrate { table, lang, out } => match DataDir::locate(data_dir) {
            Ok(data) => narrate::run(table, (*lang).into(), out, &data, streams)?,
            Err(error) => {
                writeln!(streams.err, "{error}")?;
                Status::CallOff
            }
        },
        Command::Simulate {
            table,
            games,
            seed,
            out,
        } => simulate::run(table, (*games, *seed), out.as_deref(), streams)?,
        Command::Doctor => match DataDir::locate(data_dir) {
            Ok(data) => doctor::run(&data, fonts, streams)?,
            Err(error) => {
                writeln!(streams.err, "{error}")?;
                Status::CallOff
            }
        },
    };
    streams.out.flush()?;
    Ok(status)
}

/// What is wrong with a line, in words: the engine's reasons in the language of records, which is English.
fn flaw_words(flaw: &Flaw) -> String {
    let words = Words::new(Lang::En);
    match flaw {
        Flaw::Setup { problems, setup } => problems
            .iter()
            .map(|it| words.problem(it, setup))
            .collect::<Vec<_>>()
            .join(" "),
        Flaw::Illegal { illegal, setup } => words.illegal(illegal, setup),
        other => other.to_string(),
    }
}

/// A file as errors name it.
fn is_standard_input(file: &Path) -> bool {
    file.as_os_str() == "-"
}
