//! The journal against crashes, damage and other programs: what was written down is never lost, and what was changed is
//! never taken for what was written.

#![expect(
    clippy::expect_used,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test fails by a panic, in its helpers too"
)]

use std::fs;
use std::io::Cursor;
use std::path::{Path, PathBuf};

use avalon_herald::engine::{
    Action, Ballot, Event, FixedChance, Game, LancelotMode, RestoreYourHonor, Role, Seat, Setup,
};
use avalon_herald::store::StoreError;
use avalon_herald::store::journal::{Access, Journal, Opened, ReadOnly};
use avalon_herald::store::record::{Games, Header, write};
use proptest::prelude::*;
use tempfile::TempDir;

fn names(players: usize) -> Vec<String> {
    (0..players).map(|idx| format!("P{idx}")).collect()
}

/// One of many set-ups: five to ten players, every way to play Lancelot, every part of the rules.
fn setup(players: usize, lancelot: LancelotMode, parts: u8) -> Setup {
    let is_on = |bit: u8| parts & (1 << bit) != 0;
    let mut setup = Setup::usual(names(players));
    let mut roles = setup.line_up();
    let mut swap = |out, into| {
        let place = roles.iter().position(|&it| it == out);
        roles[place.expect("it is in the usual line-up")] = into;
    };
    if lancelot != LancelotMode::None {
        swap(Role::Servant, Role::GoodLancelot);
        swap(Role::Morgana, Role::EvilLancelot);
    }
    if is_on(0) {
        swap(Role::Assassin, Role::Witch);
    }
    setup.roles = Some(roles);
    setup.lancelot = lancelot;
    setup.excalibur = is_on(1);
    setup.lady_of_the_lake = is_on(2);
    setup.plot_cards = is_on(3);
    setup.trapper = is_on(4) && players >= 8 && !setup.plot_cards;
    if is_on(5) {
        setup.restore_your_honor = RestoreYourHonor::Immediate;
    }
    setup.first_leader = Seat(parts % 5);
    setup
}

/// The next event of a game that is led by numbers; none when nothing is left to do.
fn next_event(game: &Game, number: usize) -> Option<Event> {
    match number % 11 {
        0 if game.last().is_some() => return Some(Event::Undo {}),
        1 if game.next_redo().is_some() => return Some(Event::Redo {}),
        _ => {}
    }
    let actions = game.legal_actions();
    let action = actions.get(number / 11 % actions.len().max(1))?;
    let mut chance = FixedChance::new(vec![number / 7; 9]);
    let legal = game.decide(action, &mut chance).expect("it is legal");
    Some(match *legal.event() {
        Event::Vote(Ballot::Total(approvals)) if number.is_multiple_of(2) => {
            Event::Vote(Ballot::BySeat((0..approvals).map(Seat).collect()))
        }
        _ => legal.event().clone(),
    })
}

/// Writes an event down and lets the game take it, as the app does.
fn tell(journal: &mut Journal, game: &mut Game, event: Event) {
    let legal = game
        .decide(&Action::Tell(event), &mut FixedChance::default())
        .expect("it is legal");
    journal.append(&legal).expect("there is room");
    game.apply(legal);
}

/// A game of some lines on disk, and its lines' bytes.
struct Written {
    _folder: TempDir,
    path: PathBuf,
    lines: Vec<Vec<u8>>,
    /// The game below each line.
    games: Vec<Game>,
}

fn written() -> Written {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.jsonl");
    let header = Header::begun(Setup::usual(names(5)), "2026-11-30T00:31:07+01:00");
    let mut game = header.game().unwrap();
    let mut journal = Journal::create(&path, &header, &game).unwrap();
    let mut games = vec![game.clone()];
    let pair = || [Seat(0), Seat(3)].into_iter().collect();
    for event in [
        Event::Team {
            members: pair(),
            excalibur: None,
        },
        Event::Vote(Ballot::Total(2)),
        Event::Undo {},
        Event::Vote(Ballot::BySeat([0, 2, 4].map(Seat).into_iter().collect())),
        Event::Quest { fails: 1 },
    ] {
        tell(&mut journal, &mut game, event);
        games.push(game.clone());
    }
    drop(journal);
    let bytes = fs::read(&path).unwrap();
    let lines = bytes.split_inclusive(|&byte| byte == b'\n');
    let lines = lines.map(<[u8]>::to_vec).collect();
    Written {
        _folder: folder,
        path,
        lines,
        games,
    }
}

fn writable(opened: Opened) -> Journal {
    match opened.access {
        Access::Writable(journal) => journal,
        Access::ReadOnly(why) => panic!("{why}"),
    }
}

fn read_aside(opened: &Opened) -> Vec<u8> {
    opened
        .kept_aside
        .as_ref()
        .map_or_else(Vec::new, |it| fs::read(it).unwrap())
}

fn remove_aside(opened: &Opened) {
    if let Some(path) = &opened.kept_aside {
        fs::remove_file(path).unwrap();
    }
}

#[test]
fn a_journal_cut_at_any_byte_opens_with_every_whole_line_and_goes_on() {
    let it = written();
    let bytes = it.lines.concat();
    for cut in 0..=bytes.len() {
        fs::write(&it.path, &bytes[..cut]).unwrap();
        let mut whole = 0;
        let mut end = 0;
        while it
            .lines
            .get(whole)
            .is_some_and(|line| end + line.len() - 1 <= cut)
        {
            end += it.lines[whole].len();
            whole += 1;
        }
        let opened = Journal::open(&it.path);
        if whole == 0 {
            assert!(
                matches!(opened, Err(StoreError::Empty { .. })),
                "cut at {cut}"
            );
            assert_eq!(fs::read(&it.path).unwrap(), &bytes[..cut], "nothing is cut");
            continue;
        }
        let opened = opened.unwrap();
        assert_eq!(opened.lines, whole - 1, "cut at {cut}");
        assert_eq!(opened.game, it.games[whole - 1], "cut at {cut}");
        let torn = bytes.get(end..cut).unwrap_or_default();
        assert_eq!(
            read_aside(&opened),
            torn,
            "the torn line is kept, cut at {cut}"
        );
        assert_eq!(opened.kept_aside.is_some(), !torn.is_empty());
        remove_aside(&opened);
        assert_eq!(fs::read(&it.path).unwrap(), &bytes[..end], "cut at {cut}");
        let mut game = opened.game.clone();
        let mut journal = writable(opened);
        let next = next_event(&game, 5).expect("the game goes on");
        tell(&mut journal, &mut game, next);
        drop(journal);
        let again = Journal::open(&it.path).unwrap();
        assert_eq!((again.game, again.kept_aside), (game, None), "cut at {cut}");
    }
}

#[test]
fn a_journal_with_any_bit_turned_is_never_taken_for_what_was_written() {
    let it = written();
    let bytes = it.lines.concat();
    let last = it.lines.len() - 1;
    let line_of = |byte: usize| {
        let starts = it.lines.iter().scan(0, |end, line| {
            *end += line.len();
            Some(*end)
        });
        starts.take_while(|&end| end <= byte).count()
    };
    for (byte, bit) in (0..bytes.len()).flat_map(|byte| (0..8).map(move |bit| (byte, bit))) {
        let mut turned = bytes.clone();
        turned[byte] ^= 1 << bit;
        fs::write(&it.path, &turned).unwrap();
        let line = line_of(byte);
        let opened = match Journal::open(&it.path) {
            Ok(opened) => opened,
            Err(error) => {
                assert_eq!(line, 0, "byte {byte}, bit {bit}: {error}");
                assert!(matches!(error, StoreError::HeaderDamaged { .. }), "{error}");
                assert_eq!(fs::read(&it.path).unwrap(), turned);
                continue;
            }
        };
        assert_eq!(opened.lines + 1, line, "byte {byte}, bit {bit}");
        assert_eq!(opened.game, it.games[line - 1], "byte {byte}, bit {bit}");
        let aside = read_aside(&opened);
        remove_aside(&opened);
        let rest = [fs::read(&it.path).unwrap(), aside].concat();
        assert_eq!(rest, turned, "no byte is lost, byte {byte}, bit {bit}");
        // Without its end, the last line but one takes the last one with it.
        let is_end = bytes[byte] == b'\n';
        let is_tail = line == last || (line + 1 == last && is_end);
        match opened.access {
            Access::Writable(_) => assert!(is_tail, "byte {byte}, bit {bit}"),
            Access::ReadOnly(ReadOnly::Damaged { line: told }) => {
                assert_eq!(told, line + 1, "counted from 1");
                assert!(!is_tail && opened.kept_aside.is_none());
            }
            Access::ReadOnly(why) => panic!("{why}"),
        }
    }
}

#[test]
fn a_game_can_be_opened_by_one_program_at_a_time() {
    let it = written();
    let first = writable(Journal::open(&it.path).unwrap());
    let second = Journal::open(&it.path).unwrap_err();
    assert!(matches!(second, StoreError::InUse { .. }), "{second}");
    assert_eq!(fs::read(&it.path).unwrap(), it.lines.concat());
    drop(first);
    assert!(Journal::open(&it.path).is_ok());
}

#[test]
fn a_game_that_is_being_played_is_open_for_nobody_else() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.jsonl");
    let header = Header::new(Setup::usual(names(6)));
    let journal = Journal::create(&path, &header, &header.game().unwrap()).unwrap();
    let second = Journal::open(&path).unwrap_err();
    assert!(matches!(second, StoreError::InUse { .. }), "{second}");
    drop(journal);
}

/// A line with the checksum that belongs to it.
fn summed(line: &str) -> String {
    let head = line.strip_suffix('}').expect("an object");
    format!(
        "{head},\"sum\":\"{:08x}\"}}\n",
        crc32fast::hash(head.as_bytes())
    )
}

#[test]
fn a_line_that_the_rules_refuse_is_shown_up_to_there_and_nothing_is_cut() {
    let it = written();
    for line in [
        r#"{"event":"quest","fails":1}"#,
        r#"{"event":"dance"}"#,
        r#"{"format":"avalon-herald/1","setup":{"seats":["A","B","C","D","E"]}}"#,
    ] {
        let text = [
            it.lines.concat(),
            summed(line).into_bytes(),
            b"{\"ev".to_vec(),
        ]
        .concat();
        fs::write(&it.path, &text).unwrap();
        let opened = Journal::open(&it.path).unwrap();
        assert_eq!(Some(&opened.game), it.games.last(), "{line}");
        let Access::ReadOnly(ReadOnly::Refused { line: at, .. }) = opened.access else {
            panic!("{line} may not be gone on from");
        };
        assert_eq!(at, it.lines.len() + 1);
        assert_eq!(opened.kept_aside, None);
        assert_eq!(fs::read(&it.path).unwrap(), text);
    }
}

#[test]
fn the_first_format_stays_readable() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.jsonl");
    let fixture = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/journal-1.jsonl");
    fs::copy(fixture, &path).unwrap();
    let opened = Journal::open(&path).unwrap();
    assert_eq!(opened.header.started(), Some("2026-11-30T00:31:07+01:00"));
    assert_eq!(opened.lines, 5);
    assert_eq!(opened.game.standing().len(), 3);
    writable(opened);
}

/// Plays a record's games and drops them: what is tested is that it ends without a panic.
fn read_all(text: &[u8]) -> usize {
    Games::new(Cursor::new(text)).count()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_game_comes_back_from_its_journal_and_from_its_record(
        players in 5..=10_usize,
        lancelot in prop::sample::select(LancelotMode::ALL.to_vec()),
        parts in any::<u8>(),
        numbers in prop::collection::vec(any::<u32>(), 0..100),
    ) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.jsonl");
        let header = Header::begun(setup(players, lancelot, parts), "2026-11-30T00:31:07+01:00");
        let mut game = header.game().unwrap();
        let mut journal = Journal::create(&path, &header, &game).unwrap();
        let mut lines = 0;
        for number in numbers {
            if let Some(event) = next_event(&game, number as usize) {
                tell(&mut journal, &mut game, event);
                lines += 1;
            }
        }
        prop_assert_eq!(journal.lines(), lines);
        drop(journal);

        let opened = Journal::open(&path).unwrap();
        prop_assert_eq!(&opened.game, &game);
        prop_assert_eq!(&opened.header, &header);
        prop_assert_eq!(writable(opened).lines(), lines);

        let from_journal = Games::new(Cursor::new(fs::read(&path).unwrap()));
        let games = from_journal.map(|it| it.unwrap().unwrap()).collect::<Vec<_>>();
        prop_assert_eq!(games.len(), 1);
        prop_assert_eq!(&games[0].game, &game);

        let mut text = Vec::new();
        write(&header, game.standing(), &mut text).unwrap();
        let exported = Games::new(Cursor::new(text)).map(|it| it.unwrap().unwrap());
        let exported = exported.collect::<Vec<_>>();
        prop_assert_eq!(exported.len(), 1);
        prop_assert_eq!(&exported[0].header, &header);
        prop_assert_eq!(exported[0].game.standing(), game.standing());
        prop_assert_eq!(exported[0].game.table(), game.table());
    }

    #[test]
    fn no_bytes_make_the_reader_or_the_journal_panic(
        bytes in prop::collection::vec(any::<u8>(), 0..200),
        at in any::<prop::sample::Index>(),
        is_inserted in any::<bool>(),
    ) {
        read_all(&bytes);
        let it = written();
        let whole = it.lines.concat();
        let at = at.index(whole.len());
        let skipped = if is_inserted { at } else { whole.len().min(at + bytes.len()) };
        let changed = [&whole[..at], &bytes, &whole[skipped..]].concat();
        read_all(&changed);
        fs::write(&it.path, &changed).unwrap();
        if let Ok(opened) = Journal::open(&it.path) {
            prop_assert!(it.games.contains(&opened.game));
        }
        fs::write(&it.path, &bytes).unwrap();
        prop_assert!(Journal::open(&it.path).is_err());
    }
}
