//! Every line that could be told at a table, legal or not: of each kind, with each seat, card and number.

use avalon_herald::engine::{
    Action, AllegianceCard, Ballot, Event, EventKind, Game, PlotCard, Role, Seat, SeatSet,
};

/// Lines by the hundred, of each kind that is expected: all teams, ballots, cards and targets at this table, and what lies
/// just outside it.
pub(crate) fn lines_to_answer(game: &Game) -> Vec<Event> {
    let players = game.table().players();
    let mut lines = Vec::new();
    for kind in game.expects() {
        lines.extend(match kind {
            EventKind::Team => teams(game),
            EventKind::Vote => ballots(players),
            EventKind::AllegianceDealt => deals(),
            EventKind::Assassination => shots(players),
            EventKind::Allegiance => CARDS.map(|card| Event::Allegiance { card }).to_vec(),
            EventKind::Quest => (0..=255).map(|fails| Event::Quest { fails }).collect(),
            EventKind::PlotDrawn => draws(),
            EventKind::PlotPlayed => [plays(players), restores(players)].concat(),
            kind => simple(kind, players),
        });
    }
    lines
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

/// All teams, and with those of the right size each holder of Excalibur.
fn teams(game: &Game) -> Vec<Event> {
    let table = game.table();
    let size = table.rules().team_size(table.quest());
    sets(table.players())
        .into_iter()
        .flat_map(|members| {
            let may_hold = (members.len() == size).then(|| seats(table.players()));
            let holders = may_hold.into_iter().flatten().map(Some);
            std::iter::once(None)
                .chain(holders)
                .map(move |excalibur| Event::Team { members, excalibur })
        })
        .collect()
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

/// The seats of this table, and some that it doesn't have.
fn seats(players: usize) -> Vec<Seat> {
    let outside = [players as u8, 15, 255].map(Seat);
    Seat::all(players).chain(outside).collect()
}

fn shots(players: usize) -> Vec<Event> {
    seats(players)
        .into_iter()
        .flat_map(|named| [true, false].map(|merlin| Event::Assassination { named, merlin }))
        .collect()
}

/// Up to three plot cards, whichever they are, and four.
fn draws() -> Vec<Event> {
    let mut draws = vec![vec![]];
    for from in [0, 1, 10] {
        for idx in from..draws.len() {
            for card in PlotCard::ALL {
                draws.push([&draws[idx][..], &[card]].concat());
            }
        }
    }
    draws.push(vec![PlotCard::TheKingReturns; 4]);
    draws
        .into_iter()
        .map(|cards| Event::PlotDrawn { cards })
        .collect()
}

/// Each plot card, played by anyone on anyone or nobody.
fn plays(players: usize) -> Vec<Event> {
    let mut plays = Vec::new();
    for card in PlotCard::ALL {
        for by in seats(players) {
            let on = seats(players).into_iter().map(Some);
            plays.extend(on.chain([None]).map(|on| Event::PlotPlayed {
                card,
                by,
                on,
                from: None,
                takes: None,
            }));
        }
    }
    plays
}

/// Each plot card, taken by anyone from anyone; and other cards or aims with such words.
fn restores(players: usize) -> Vec<Event> {
    let mut restores = Vec::new();
    for by in seats(players) {
        for from in seats(players) {
            for takes in PlotCard::ALL {
                let restore = |card, on| Event::PlotPlayed {
                    card,
                    by,
                    on,
                    from: Some(from),
                    takes: Some(takes),
                };
                restores.push(restore(PlotCard::RestoreYourHonor, None));
                if by != from && takes == PlotCard::Charge {
                    restores.push(restore(PlotCard::RestoreYourHonor, Some(from)));
                    restores.extend(
                        [PlotCard::Ambush, PlotCard::TheKingReturns].map(|it| restore(it, None)),
                    );
                }
            }
        }
    }
    restores
}

/// Lines that name a seat, or two, or a seat and a card.
fn simple(kind: EventKind, players: usize) -> Vec<Event> {
    let pairs = || {
        let all = seats(players);
        all.clone()
            .into_iter()
            .flat_map(move |first| all.clone().into_iter().map(move |second| (first, second)))
    };
    let seats = seats(players).into_iter();
    match kind {
        EventKind::PlotGiven => seats
            .flat_map(|to| PlotCard::ALL.map(|card| Event::PlotGiven { card, to }))
            .collect(),
        EventKind::PlotPassed => seats.map(|by| Event::PlotPassed { by }).collect(),
        EventKind::LoyaltyChecked => pairs()
            .map(|(by, of)| Event::LoyaltyChecked { by, of })
            .collect(),
        EventKind::Excalibur => seats
            .map(Some)
            .chain([None])
            .map(|on| Event::Excalibur { on })
            .collect(),
        EventKind::Excluded => seats
            .flat_map(|seat| [true, false].map(|at_random| Event::Excluded { seat, at_random }))
            .collect(),
        EventKind::Veil => seats.map(|by| Event::Veil { by }).collect(),
        EventKind::Lady => seats.map(|on| Event::Lady { on }).collect(),
        _ => vec![],
    }
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
