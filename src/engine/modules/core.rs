//! The board and the vote, the line-up, and who was who (B, R).

use super::super::board;
use super::super::card::PlotCard;
use super::super::event::{Ballot, Event};
use super::super::history::{News, QuestRecord};
use super::super::illegal::{Contradiction, Illegal};
use super::super::problem::{Problem, Warning};
use super::super::prompt::Prompt;
use super::super::role::{Role, Side};
use super::super::seat::{BySeat, FEWEST_PLAYERS, MOST_PLAYERS, Seat, SeatSet};
use super::super::setup::{Edition, Setup};
use super::super::table::Table;
use super::super::timing::Moment;
use super::{MODULES, Module};

pub(in crate::engine) const MODULE: Core = Core;

/// The board is the table's own; this module keeps nothing beside it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::engine) struct State;

pub(in crate::engine) struct Core;

impl Module for Core {
    fn problems(&self, setup: &Setup, problems: &mut Vec<Problem>) {
        seat_problems(setup, problems);
        line_up_problems(setup, problems);
    }

    fn warnings(&self, setup: &Setup, warnings: &mut Vec<Warning>) {
        let has = |role| setup.has(role);
        if has(Role::Percival) && !has(Role::Morgana) {
            warnings.push(if has(Role::Merlin) {
                Warning::PercivalKnowsMerlin
            } else {
                Warning::PercivalSeesNobody
            });
            if setup.players() == FEWEST_PLAYERS && !has(Role::Mordred) {
                warnings.push(Warning::PercivalAtFive);
            }
        }
    }

    fn prompt(&self, table: &Table) -> Option<Prompt> {
        match table.moment() {
            Moment::TeamBuilding => Some(Prompt::Team {
                leader: table.leader(),
                size: table.rules().team_size(table.quest()),
                with_excalibur: table.rules().setup().excalibur,
            }),
            Moment::Voting => table.proposal().map(|it| Prompt::Vote {
                leader: it.leader,
                team: it.members,
                charge: table.holders(PlotCard::Charge),
            }),
            Moment::Reveal => Some(Prompt::QuestCards {
                cards: table.counted_cards(),
                most_fails: table.most_fails(),
                fails_needed: table.rules().fails_needed(table.quest()),
            }),
            Moment::Over if table.who_was_who().is_none() => Some(Prompt::WhoWasWho),
            _ => None,
        }
    }

    fn answers(&self, table: &Table) -> Vec<Event> {
        match self.prompt(table) {
            Some(Prompt::Team {
                size,
                with_excalibur,
                ..
            }) => teams(table.players(), size)
                .flat_map(|members| proposals(table.leader(), members, with_excalibur))
                .filter(|event| self.check(table, event).is_ok())
                .collect(),
            Some(Prompt::Vote { .. }) => (0..=table.players() as u8)
                .map(|approvals| Event::Vote(Ballot::Total(approvals)))
                .collect(),
            Some(Prompt::QuestCards { most_fails, .. }) => (0..=most_fails as u8)
                .map(|fails| Event::Quest { fails })
                .collect(),
            _ => Vec::new(),
        }
    }

    fn check(&self, table: &Table, event: &Event) -> Result<(), Illegal> {
        match event {
            Event::Team { members, excalibur } => check_team(table, *members, *excalibur),
            Event::Vote(ballot) => check_ballot(table, *ballot),
            Event::Quest { fails } => {
                let (found, most) = (usize::from(*fails), table.most_fails());
                if found > most {
                    Err(Illegal::TooManyFails { found, most })
                } else {
                    Ok(())
                }
            }
            Event::Roles { roles } => check_told_roles(table, roles),
            _ => Ok(()),
        }
    }

    fn apply(&self, table: &mut Table, event: &Event, news: &mut Vec<News>) {
        match event {
            Event::Team { members, excalibur } => table.propose(*members, *excalibur),
            Event::Vote(ballot) => table.vote(*ballot, news),
            Event::Quest { fails } => table.count_quest(usize::from(*fails), news),
            Event::Roles { roles } => {
                if let Some(roles) = by_seat(table.players(), roles) {
                    table.tell_roles(roles);
                }
            }
            _ => {}
        }
    }

    fn check_roles(&self, table: &Table, roles: &BySeat<Role>) -> Result<(), Illegal> {
        for record in table.past() {
            let (quest, fails) = (record.quest, record.fails);
            let (least, most) = possible_fails(table, record, roles);
            let contradiction = if fails > most {
                Contradiction::Fails { quest, fails, most }
            } else if fails < least {
                Contradiction::FewFails {
                    quest,
                    fails,
                    least,
                }
            } else {
                continue;
            };
            return Err(Illegal::RolesContradict(contradiction));
        }
        Ok(())
    }
}

fn seat_problems(setup: &Setup, problems: &mut Vec<Problem>) {
    let players = setup.players();
    if !(FEWEST_PLAYERS..=MOST_PLAYERS).contains(&players) {
        problems.push(Problem::PlayerCount { found: players });
    }
    // A list of any length may come from a file. What is too long is told above; names past the last seat that there can be
    // have no seat to be told with.
    let seats = || (0..=u8::MAX).map(Seat).zip(&setup.seats);
    for (seat, name) in seats() {
        let name = name.trim();
        if name.is_empty() {
            problems.push(Problem::EmptyName { seat });
        } else if let Some((first, _)) = seats()
            .take(seat.idx())
            .find(|(_, other)| other.trim() == name)
        {
            problems.push(Problem::SameName {
                first,
                second: seat,
            });
        }
    }
    if setup.first_leader.idx() >= players {
        problems.push(Problem::FirstLeader {
            seat: setup.first_leader,
            players,
        });
    }
}

/// The line-up must fit B1's counts, hold each special character once, and be of one edition (R3, B7).
fn line_up_problems(setup: &Setup, problems: &mut Vec<Problem>) {
    let line_up = setup.line_up();
    for role in Role::ALL {
        let count = line_up.iter().filter(|&&it| it == role).count();
        if count > 1 && !role.is_common() {
            problems.push(Problem::RoleTwice { role });
        }
        let is_of_resistance = matches!(role, Role::Resistance | Role::Spy);
        if count > 0 && is_of_resistance != (setup.edition == Edition::Resistance) {
            problems.push(Problem::WrongEdition { role });
        }
    }
    if (FEWEST_PLAYERS..=MOST_PLAYERS).contains(&setup.players()) {
        for side in Side::ALL {
            let found = line_up.iter().filter(|it| it.side() == side).count();
            let expected = board::side_count(setup.players(), side);
            if found != expected {
                problems.push(Problem::SideCount {
                    side,
                    found,
                    expected,
                });
            }
        }
    }
}

/// The proposals with this team: one for each who may hold Excalibur (X1).
fn proposals(leader: Seat, members: SeatSet, with_excalibur: bool) -> Vec<Event> {
    if with_excalibur {
        let may_hold = members.without(leader);
        let proposal = |holder| Event::Team {
            members,
            excalibur: Some(holder),
        };
        may_hold.iter().map(proposal).collect()
    } else {
        vec![Event::Team {
            members,
            excalibur: None,
        }]
    }
}

/// Every team of so many players.
fn teams(players: usize, size: usize) -> impl Iterator<Item = SeatSet> {
    (0u16..1 << players)
        .filter(move |bits| bits.count_ones() as usize == size)
        .map(move |bits| {
            Seat::all(players)
                .filter(|seat| bits & (1 << seat.0) != 0)
                .collect()
        })
}

fn check_team(table: &Table, members: SeatSet, excalibur: Option<Seat>) -> Result<(), Illegal> {
    members.iter().try_for_each(|seat| table.check_seat(seat))?;
    let (found, expected) = (members.len(), table.rules().team_size(table.quest()));
    if found != expected {
        return Err(Illegal::TeamSize { found, expected });
    }
    MODULES
        .iter()
        .try_for_each(|module| module.check_proposal(table, members, excalibur))
}

fn check_ballot(table: &Table, ballot: Ballot) -> Result<(), Illegal> {
    if let Ballot::BySeat(seats) = ballot {
        seats.iter().try_for_each(|seat| table.check_seat(seat))?;
    }
    let (found, players) = (ballot.approvals(), table.players());
    if found > players {
        Err(Illegal::Approvals { found, players })
    } else {
        Ok(())
    }
}

/// The characters told after the end are the line-up, and fit what was said before.
fn check_told_roles(table: &Table, roles: &[Role]) -> Result<(), Illegal> {
    let players = table.players();
    let Some(by_seat) = by_seat(players, roles) else {
        return Err(Illegal::RolesCount {
            found: roles.len(),
            players,
        });
    };
    let count = |list: &[Role], role| list.iter().filter(|&&it| it == role).count();
    for role in Role::ALL {
        let (found, expected) = (count(roles, role), count(table.rules().line_up(), role));
        if found != expected {
            return Err(Illegal::RolesLineUp {
                role,
                found,
                expected,
            });
        }
    }
    MODULES
        .iter()
        .try_for_each(|module| module.check_roles(table, &by_seat))
}

/// How few and how many fails these characters can have played, among the cards that counted.
fn possible_fails(table: &Table, record: &QuestRecord, roles: &BySeat<Role>) -> (usize, usize) {
    let quest = record.quest;
    // An excluded card doesn't count (T3).
    let counted = record
        .team
        .iter()
        .filter(|&seat| record.excluded != Some(seat));
    let cards = counted.filter_map(|seat| Some((seat, *roles.get(seat)?)));
    cards.fold((0, 0), |(least, most), (seat, role)| {
        // Good plays success; evil chooses, if nothing forces it (B6, L3).
        let may_fail = table.side_of(role, quest) == Side::Evil;
        let must_fail = may_fail
            && MODULES
                .iter()
                .any(|module| module.must_fail(table, role, quest));
        // Of a switched card the other face counts (X2).
        let (must, may) = if record.switched == Some(seat) {
            (!may_fail, !must_fail)
        } else {
            (must_fail, may_fail)
        };
        (least + usize::from(must), most + usize::from(may))
    })
}

fn by_seat(players: usize, roles: &[Role]) -> Option<BySeat<Role>> {
    (roles.len() == players).then(|| BySeat::new(players, |seat| roles[seat.idx()]))
}
