//! Undo, redo and replay: what stands is always the past that it claims to be.

use avalon_herald::engine::{Event, Game, Illegal, News};
use proptest::prelude::*;
use proptest::sample::Index;

use crate::evening::{Pick, cases, evening, new_game, picked_line, picks, set_ups, told};

/// What happens next at a table of people who change their minds.
#[derive(Clone, Copy, Debug)]
enum Whim {
    Play(Pick),
    TakeBack,
    BringBack,
}

fn whims() -> impl Strategy<Value = Vec<Whim>> {
    let whim = prop_oneof![
        4 => any::<Pick>().prop_map(Whim::Play),
        2 => Just(Whim::TakeBack),
        1 => Just(Whim::BringBack),
    ];
    proptest::collection::vec(whim, 0..120)
}

/// All lines that such a table told, those taken back and the taking back among them, and the game that they gave.
fn wavering(game: Game, whims: &[Whim]) -> (Vec<Event>, Game) {
    let mut lines = Vec::new();
    let mut game = game;
    for whim in whims {
        let line = match whim {
            Whim::Play(pick) => picked_line(&game, *pick),
            Whim::TakeBack => game.last().map(|_| Event::Undo {}),
            Whim::BringBack => game.next_redo().map(|_| Event::Redo {}),
        };
        if let Some(line) = line {
            game = told(&game, &line).0;
            lines.push(line);
        }
    }
    (lines, game)
}

/// Writes lines as a record does, and reads them back.
fn through_a_record(lines: &[Event]) -> Vec<Event> {
    lines
        .iter()
        .map(|line| serde_json::to_string(line).expect("a line can be written"))
        .map(|line| serde_json::from_str(&line).expect("a line can be read"))
        .collect()
}

proptest! {
    #![proptest_config(cases(128))]

    #[test]
    fn a_game_is_the_replay_of_its_record(setup in set_ups(), whims in whims()) {
        let (lines, game) = wavering(new_game(&setup), &whims);
        let read = through_a_record(&lines);
        prop_assert_eq!(&read, &lines);
        let replayed = Game::replay(game.rules().clone(), read);
        prop_assert_eq!(replayed, Ok(game));
    }

    #[test]
    fn a_table_is_the_replay_of_what_stands(setup in set_ups(), whims in whims()) {
        let (_, game) = wavering(new_game(&setup), &whims);
        let read = through_a_record(game.standing());
        let replayed = Game::replay(game.rules().clone(), read).expect("what stands is legal");
        prop_assert_eq!(replayed.table(), game.table());
        prop_assert_eq!(replayed.standing(), game.standing());
        prop_assert_eq!(replayed.legal_actions(), game.legal_actions());
    }

    #[test]
    fn undo_leads_to_any_point_of_the_past_and_redo_back_from_there(
        setup in set_ups(),
        picks in picks(),
        point in any::<Index>(),
    ) {
        let pasts = evening(&setup, &picks);
        let (end, point) = (&pasts[pasts.len() - 1], point.index(pasts.len()));
        let mut game = end.clone();
        for past in pasts[point..].iter().rev().skip(1) {
            let taken_back = game.last().map(Event::kind);
            let (next, news) = told(&game, &Event::Undo {});
            game = next;
            prop_assert_eq!(news.first().copied(), taken_back.map(News::TakenBack));
            prop_assert_eq!(game.table(), past.table());
            prop_assert_eq!(game.standing(), past.standing());
            prop_assert_eq!(game.expects(), past.expects());
        }
        if point == 0 {
            prop_assert_eq!(game.check(&Event::Undo {}), Err(Illegal::NothingToUndo));
        }
        for past in &pasts[point + 1..] {
            prop_assert_eq!(game.next_redo(), past.last());
            let (next, news) = told(&game, &Event::Redo {});
            game = next;
            prop_assert_eq!(news.first().copied(), past.last().map(|it| News::BroughtBack(it.kind())));
            prop_assert_eq!(game.table(), past.table());
        }
        prop_assert_eq!(&game, end);
        prop_assert_eq!(game.check(&Event::Redo {}), Err(Illegal::NothingToRedo));
    }

    #[test]
    fn a_new_line_leaves_nothing_to_bring_back(
        setup in set_ups(),
        picks in picks(),
        point in any::<Index>(),
        other in any::<Pick>(),
    ) {
        let pasts = evening(&setup, &picks);
        let back = 1 + point.index(pasts.len() - 1);
        let game = (0..back).fold(pasts[pasts.len() - 1].clone(), |game, _| {
            told(&game, &Event::Undo {}).0
        });
        let line = picked_line(&game, other).expect("a past is not over");
        let (game, _) = told(&game, &line);
        prop_assert_eq!(game.next_redo(), None);
        prop_assert_eq!(game.check(&Event::Redo {}), Err(Illegal::NothingToRedo));
        let fresh = told(&pasts[pasts.len() - 1 - back], &line).0;
        prop_assert_eq!(game, fresh);
    }
}
