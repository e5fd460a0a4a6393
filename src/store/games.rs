//! Reads the games of a record, of which a file may hold many, one header each. Each is played through the rules and
//! stopped at its first wrong line; the next one is read all the same.

use std::io::{self, BufRead, Read};

use super::line::{self, Entry, Flaw};
use super::record::Header;
use crate::engine::{Event, Game};

/// The longest line that is read, in bytes. A game's longest lines are a few hundred.
pub const LONGEST_LINE: usize = 1 << 20;

/// A game read from a record.
#[derive(Clone, Debug, PartialEq)]
pub struct Recorded {
    /// The line of its header, counted from 1.
    pub line: usize,
    /// Its header.
    pub header: Header,
    /// The game, played through the rules.
    pub game: Game,
}

/// A game of a record that a wrong line stops.
#[derive(Debug, PartialEq)]
pub struct Stopped {
    /// The wrong line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub flaw: Flaw,
}

/// The games of a record, in order, each played through the rules. An outer error is one of reading; it ends them.
pub struct Games<R> {
    lines: Lines<R>,
    /// A header that was met while the game before it was read.
    next: Option<(usize, Met)>,
    /// Whether the text has given anything yet.
    is_empty: bool,
    /// Whether the lines up to the next header belong to a game that was stopped.
    is_skipping: bool,
}

/// What a line is to the reader of games.
enum Met {
    Header(Result<Box<Header>, Flaw>),
    Event(Result<Event, Flaw>),
}

impl<R: BufRead> Games<R> {
    /// Reads games from text: UTF-8, lines ended by LF or CRLF, blank lines and a byte order mark allowed.
    pub const fn new(text: R) -> Self {
        Self {
            lines: Lines {
                text,
                number: 0,
                is_done: false,
            },
            next: None,
            is_empty: true,
            is_skipping: false,
        }
    }

    fn next_game(&mut self) -> io::Result<Option<Result<Recorded, Stopped>>> {
        while let Some((line, met)) = self.next_met()? {
            match met {
                Met::Event(_) if self.is_skipping => {}
                Met::Event(Ok(_)) => return Ok(Some(self.stopped(line, Flaw::NoHeader))),
                Met::Event(Err(flaw)) | Met::Header(Err(flaw)) => {
                    return Ok(Some(self.stopped(line, flaw)));
                }
                Met::Header(Ok(header)) => return self.read_game(line, *header).map(Some),
            }
        }
        if std::mem::take(&mut self.is_empty) {
            return Ok(Some(self.stopped(1, Flaw::NoGame)));
        }
        Ok(None)
    }

    /// Plays a game up to the next header.
    fn read_game(&mut self, start: usize, header: Header) -> io::Result<Result<Recorded, Stopped>> {
        self.is_skipping = false;
        let mut game = match header.game() {
            Ok(game) => game,
            Err(flaw) => return Ok(self.stopped(start, flaw)),
        };
        while let Some((line, met)) = self.next_met()? {
            let event = match met {
                Met::Event(Ok(event)) => event,
                Met::Event(Err(flaw)) => return Ok(self.stopped(line, flaw)),
                Met::Header(_) => {
                    self.next = Some((line, met));
                    break;
                }
            };
            match game.check(&event) {
                Ok(legal) => {
                    game.apply(legal);
                }
                Err(illegal) => {
                    let setup = Box::new(header.setup);
                    return Ok(self.stopped(line, Flaw::Illegal { illegal, setup }));
                }
            }
        }
        Ok(Ok(Recorded {
            line: start,
            header,
            game,
        }))
    }

    fn stopped(&mut self, line: usize, flaw: Flaw) -> Result<Recorded, Stopped> {
        self.is_skipping = true;
        Err(Stopped { line, flaw })
    }

    /// The next line that isn't blank.
    fn next_met(&mut self) -> io::Result<Option<(usize, Met)>> {
        if let Some(met) = self.next.take() {
            return Ok(Some(met));
        }
        while let Some(line) = self.lines.next_line()? {
            let met = match line {
                Err(flaw) => Met::Event(Err(flaw)),
                Ok(bytes) if bytes.trim_ascii().is_empty() => continue,
                Ok(bytes) => match line::read(&bytes) {
                    Ok(Entry::Header(header)) => Met::Header(Ok(header)),
                    Ok(Entry::Event(event)) => Met::Event(Ok(event)),
                    Err(flaw) if line::begins_game(&bytes) => Met::Header(Err(flaw)),
                    Err(flaw) => Met::Event(Err(flaw)),
                },
            };
            self.is_empty = false;
            return Ok(Some((self.lines.number, met)));
        }
        Ok(None)
    }
}

impl<R: BufRead> Iterator for Games<R> {
    type Item = io::Result<Result<Recorded, Stopped>>;

    fn next(&mut self) -> Option<Self::Item> {
        let game = self.next_game();
        if game.is_err() {
            self.lines.is_done = true;
            self.is_empty = false;
        }
        game.transpose()
    }
}

/// Numbered lines, none of which is longer than [`LONGEST_LINE`].
struct Lines<R> {
    text: R,
    number: usize,
    is_done: bool,
}

impl<R: BufRead> Lines<R> {
    /// The next line. Of one that is too long only the end is looked for.
    fn next_line(&mut self) -> io::Result<Option<Result<Vec<u8>, Flaw>>> {
        if self.is_done {
            return Ok(None);
        }
        let mut bytes = Vec::new();
        self.read_part(&mut bytes)?;
        if bytes.is_empty() {
            return Ok(None);
        }
        self.number += 1;
        if bytes.len() > LONGEST_LINE {
            while bytes.len() > LONGEST_LINE && !bytes.ends_with(b"\n") {
                bytes.clear();
                self.read_part(&mut bytes)?;
            }
            return Ok(Some(Err(Flaw::TooLong { most: LONGEST_LINE })));
        }
        if self.number == 1 && bytes.starts_with("\u{feff}".as_bytes()) {
            bytes.drain(..3);
        }
        Ok(Some(Ok(bytes)))
    }

    /// Reads up to the end of the line, or one byte more than a line may have.
    fn read_part(&mut self, bytes: &mut Vec<u8>) -> io::Result<()> {
        let most = LONGEST_LINE as u64 + 1;
        let mut part = self.text.by_ref().take(most);
        part.read_until(b'\n', bytes).map(|_| ())
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::record::write;
    use super::*;
    use crate::engine::{Problem, Seat};

    const HEADER: &str =
        r#"{"format":"avalon-herald/1","setup":{"seats":["Ann","Bo","Cy","Di","Ed"]}}"#;
    const TEAM: &str = r#"{"event":"team","members":[0,1]}"#;

    fn read(text: &[u8]) -> Vec<Result<Recorded, Stopped>> {
        Games::new(text).map(|it| it.unwrap()).collect()
    }

    #[test]
    fn a_file_holds_many_games_and_a_wrong_line_stops_only_its_own() {
        let text = [
            HEADER,
            TEAM,
            r#"{"event":"quest","fails":0}"#,
            "this is skipped",
            TEAM,
            HEADER,
            TEAM,
            r#"{"format":"avalon-herald/1","setup":"#,
            TEAM,
            HEADER,
        ];
        let games = read(text.join("\n").as_bytes());
        let told = games
            .iter()
            .map(|it| match it {
                Ok(recorded) => (recorded.line, recorded.game.standing().len()),
                Err(stopped) => (stopped.line, 99),
            })
            .collect::<Vec<_>>();
        assert_eq!(told, [(3, 99), (6, 1), (8, 99), (10, 0)]);
    }

    #[test]
    fn a_line_too_long_for_a_record_stops_its_own_game() {
        let text = format!(
            "{HEADER}\n{}\n{TEAM}\n{HEADER}\n",
            "x".repeat(3 * LONGEST_LINE)
        );
        let games = read(text.as_bytes());
        let [Err(stopped), Ok(recorded)] = &games[..] else {
            panic!("{games:?}");
        };
        let most = LONGEST_LINE;
        assert_eq!((stopped.line, &stopped.flaw), (2, &Flaw::TooLong { most }));
        assert_eq!(recorded.line, 4);
    }

    #[test]
    fn blank_lines_line_ends_of_windows_and_a_byte_order_mark_are_no_matter() {
        let text = format!("\u{feff}\r\n{HEADER}\r\n\r\n  \r\n{TEAM}  \r\n");
        let games = read(text.as_bytes());
        let [Ok(recorded)] = &games[..] else {
            panic!("{games:?}");
        };
        assert_eq!((recorded.line, recorded.game.standing().len()), (2, 1));
    }

    #[test]
    fn fields_beside_the_set_up_come_back_as_they_were() {
        let line = HEADER.replace(
            "}}",
            r#"},"started":"tonight","event":"a party","x":{"y":[1]}}"#,
        );
        let games = read(line.as_bytes());
        let [Ok(recorded)] = &games[..] else {
            panic!("{games:?}");
        };
        assert_eq!(recorded.header.started(), Some("tonight"));
        let mut text = Vec::new();
        write(&recorded.header, &[], &mut text).unwrap();
        let text = String::from_utf8(text).unwrap();
        assert!(
            text.starts_with(r#"{"format":"avalon-herald/1","setup":{"#),
            "{text}"
        );
        assert!(
            text.ends_with("\"started\":\"tonight\",\"event\":\"a party\",\"x\":{\"y\":[1]}}\n")
        );
    }

    #[test]
    fn a_set_up_that_breaks_a_rule_is_told_with_every_problem_r3() {
        let line = HEADER.replace(r#""seats""#, r#""first_leader":9,"trapper":true,"seats""#);
        let games = read(line.as_bytes());
        let [
            Err(Stopped {
                line: 1,
                flaw: Flaw::Setup { problems, .. },
            }),
        ] = &games[..]
        else {
            panic!("{games:?}");
        };
        let leader = Problem::FirstLeader {
            seat: Seat(9),
            players: 5,
        };
        assert_eq!((problems.len(), problems[0]), (2, leader));
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn no_bytes_make_the_reader_panic(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
            read(&bytes);
            read(&[HEADER.as_bytes(), b"\n", &bytes].concat());
        }

        #[test]
        fn no_words_of_the_format_in_any_order_make_the_reader_panic(
            words in prop::collection::vec(prop::sample::select(vec![
                "{", "}", "[", "]", ",", ":", "\"event\"", "\"format\"", "\"setup\"", "\"sum\"", "\"team\"",
                "\"vote\"", "\"approve\"", "\"approvals\"", "\"members\"", "\"avalon-herald/1\"", "\"quest\"",
                "\"fails\"", "0", "1", "-1", "1e9", "99999999999999999999", "null", "true", "\"seats\"",
                "\"roles\"", "\"undo\"", "\"redo\"", "\n", "\r\n", "\0", "\u{feff}", "\"\\u0000\"",
            ]), 0..40),
        ) {
            read(words.concat().as_bytes());
        }
    }
}
