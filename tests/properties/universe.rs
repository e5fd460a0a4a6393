//! Every line that could be told at a table, legal or not: of each kind, with each seat, card and number.

use avalon_herald::engine::{
    Action, AllegianceCard, Ballot, Event, EventKind, Game, PlotCard, Role, Seat, SeatSet,
};

/// Lines by the hundred: all teams, ballots, deals and targets at this table, and what lies just outside it.
pub(crate) fn lines_to_answer(kinds: &[EventKind], players: usize) -> Vec<Event> {
    kinds
        .iter()
        .flat_map(|kind| match kind {
            EventKind::Team => teams(players),
            EventKind::Vote => ballots(players),
            EventKind::AllegianceDealt => deals(),
            EventKind::Assassination => shots(players),
            EventKind::Allegiance => CARDS.map(|card| Event::Allegiance { card }).to_vec(),
            EventKind::Quest => (0..=255).map(|fails| Event::Quest { fails }).collect(),
            _ => vec![],
        })
        .collect()
}

const CARDS: [AllegianceCard; 2] = [AllegianceCard::NoChange, AllegianceCard::Switch];

/// All sets of the table's seats, and some with a seat that it doesn't have.
fn sets(players: usize) -> Vec<SeatSet> {
    let of_bits = |bits: u16| -> SeatSet {
        Seat::all(players)
            .filter(|seat| bits & (1 << seat.0) != 0)
            .collect()
    };
    let inside = (0..1 << players).map(of_bits);
    let outside = (0..16).map(|bits| of_bits(bits).with(Seat(players as u8)));
    inside.chain(outside).collect()
}

fn teams(players: usize) -> Vec<Event> {
    let mut teams: Vec<_> = sets(players)
        .into_iter()
        .map(|members| Event::Team {
            members,
            excalibur: None,
        })
        .collect();
    for size in 2..=5 {
        teams.push(Event::Team {
            members: Seat::all(size).collect(),
            excalibur: Some(Seat(1)),
        });
    }
    teams
}

fn ballots(players: usize) -> Vec<Event> {
    let by_seat = sets(players).into_iter().map(Ballot::BySeat);
    let totals = (0..=255).map(Ballot::Total);
    by_seat.chain(totals).map(Event::Vote).collect()
}

fn deals() -> Vec<Event> {
    (0..=7u32)
        .flat_map(|len| (0..1u32 << len).map(move |bits| (len, bits)))
        .map(|(len, bits)| Event::AllegianceDealt {
            cards: (0..len)
                .map(|place| CARDS[usize::from(bits & (1 << place) != 0)])
                .collect(),
        })
        .collect()
}

fn shots(players: usize) -> Vec<Event> {
    Seat::all(players)
        .chain([players as u8, 10, 15, 16, 255].map(Seat))
        .flat_map(|named| [true, false].map(|merlin| Event::Assassination { named, merlin }))
        .collect()
}

/// One line of each kind that there is, undo and redo aside.
pub(crate) fn one_of_each(line_up: &[Role]) -> Vec<Event> {
    let seat = Seat(1);
    vec![
        Event::Allegiance {
            card: AllegianceCard::NoChange,
        },
        Event::AllegianceDealt {
            cards: vec![AllegianceCard::NoChange; 5],
        },
        Event::PlotDrawn {
            cards: vec![PlotCard::Ambush],
        },
        Event::PlotGiven {
            card: PlotCard::Ambush,
            to: seat,
        },
        Event::LoyaltyChecked {
            by: seat,
            of: Seat(2),
        },
        Event::PlotPlayed {
            card: PlotCard::LeadToVictory,
            by: seat,
            on: None,
            from: None,
            takes: None,
        },
        Event::PlotPassed { by: seat },
        Event::Team {
            members: [Seat(0), seat].into_iter().collect(),
            excalibur: None,
        },
        Event::Vote(Ballot::Total(5)),
        Event::Excalibur { on: None },
        Event::Excluded {
            seat,
            at_random: false,
        },
        Event::Veil { by: seat },
        Event::Quest { fails: 0 },
        Event::Lady { on: seat },
        Event::Assassination {
            named: seat,
            merlin: false,
        },
        Event::Roles {
            roles: line_up.to_vec(),
        },
    ]
}

/// The line that stands for this one in the list of what may happen next: a ballot of the table's own seats goes by the
/// number of its approvals.
pub(crate) fn representative(event: &Event, players: usize) -> Event {
    match event {
        Event::Vote(Ballot::BySeat(seats)) if seats.iter().all(|it| it.idx() < players) => {
            Event::Vote(Ballot::Total(seats.len() as u8))
        }
        event => event.clone(),
    }
}

/// The lines among what may happen next.
pub(crate) fn listed_lines(game: &Game) -> Vec<Event> {
    game.legal_actions()
        .into_iter()
        .filter_map(|action| match action {
            Action::Tell(event) => Some(event),
            Action::Draw => None,
        })
        .collect()
}
