//! How often a table presses for a plain proposal, its vote, its quest and the result.

use avalon_herald::engine::{Ballot, Event, Prompt, Seat, SeatSet, Setup};
use avalon_herald::i18n::Msg;
use avalon_herald::ui::commands::Command;
use avalon_herald::ui::intent::{Intent, Preference};

use super::asked::Answer;
use super::press::Press;
use super::table::{By, Table};
use super::twin::Twin;
use crate::lot::new;
use crate::stage::Stage;
use crate::{prepared, quiet};

/// How many are against, quest by quest, and how that is told.
const QUESTS: [(usize, Told); 4] = [
    (0, Told::BySeat),
    (3, Told::BySeat),
    (2, Told::ByTotal),
    (2, Told::BySeat),
];

/// How a vote is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Told {
    BySeat,
    ByTotal,
}

/// The most presses from the first of a proposal to the last of its quest.
const MOST: usize = 12;

/// Who sits at this table.
const NAMES: [&str; 7] = [
    "Kay", "Lynet", "Bors", "Elaine", "Gareth", "Enid", "Tristan",
];

#[test]
fn a_plain_quest_takes_few_presses() {
    for by in [By::Keys, By::Mouse] {
        for ((against, told), (team, presses)) in QUESTS.into_iter().zip(quests(by)) {
            println!("{by:?}: a team of {team}, {against} against, {told:?}: {presses} presses");
            assert!(presses <= MOST, "{presses} are too many");
        }
    }
}

/// Plays the quests; how large each team was, and how often was pressed.
fn quests(by: By) -> Vec<(usize, usize)> {
    let game = new(&Setup::usual(NAMES.map(str::to_owned).to_vec()));
    let mut stage = Stage::with_settings(&quiet());
    prepared::lay(&stage, &game);
    stage.open();
    let mut table = Table::before(&stage, Twin::of_offer(&game), by);
    table.go_on(&game);
    let quest = |(idx, (against, told))| {
        let Some(Prompt::Team { size, .. }) = table.game().prompt() else {
            panic!("no team is asked for");
        };
        let before = table.pressed;
        let (members, excalibur) = (Seat::all(size).collect(), None);
        table.answer(&Answer::Told(Event::Team { members, excalibur }));
        let others = vote(&mut table, against, told);
        let fails = (idx % 2) as u8;
        table.answer(&Answer::Told(Event::Quest { fails }));
        table.press(&Press::foot());
        let presses = table.pressed - before - others;
        (size, presses)
    };
    QUESTS.into_iter().enumerate().map(quest).collect()
}

/// Tells a vote. How often was pressed for the way of telling it, which is chosen once.
fn vote(table: &mut Table<'_>, against: usize, told: Told) -> usize {
    let has_turned = table.twin.state().prefers.votes_by_totals != (told == Told::ByTotal);
    if has_turned {
        turn_totals(table, told == Told::ByTotal);
    }
    if told == Told::BySeat {
        let against: SeatSet = Seat::all(against).collect();
        let approve = against.others(NAMES.len());
        table.answer(&Answer::Told(Event::Vote(Ballot::BySeat(approve))));
        return usize::from(has_turned);
    }
    let approvals = NAMES.len() - against;
    match table.by {
        By::Keys => {
            table.press(&Press::digit(approvals, ""));
        }
        By::Mouse => {
            let more = Press::named(table.words.get(Msg::VoteMore));
            while table.twin.state().total < approvals {
                table.press(&more);
            }
        }
    }
    let ballot = Ballot::Total(approvals as u8);
    table.tell(&Press::foot(), Event::Vote(ballot));
    usize::from(has_turned)
}

/// Votes are told as totals, or seat by seat, from now on.
fn turn_totals(table: &mut Table<'_>, by_totals: bool) {
    let msg = if by_totals {
        Msg::VoteTotals
    } else {
        Msg::VoteBySeat
    };
    let press = Press::command(Command::Other, table.words.get(msg));
    let prefers = Intent::Prefer(Preference::VotesByTotals(by_totals));
    assert_eq!(table.press(&press), [prefers]);
    table.twin.count_by_totals(by_totals);
}
