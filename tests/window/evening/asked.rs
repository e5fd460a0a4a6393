//! What the table answers, chosen by lot, and what it presses to say so.

use std::collections::BTreeSet;

use avalon_herald::engine::{
    Action, AllegianceCard, Ballot, Chance as _, CheckReason, Event, EventKind, Game, PlotCard,
    Prompt, Seat, SeatSet,
};
use avalon_herald::i18n::{Msg, Words};
use avalon_herald::ui::commands::Command;

use super::press::Press;
use crate::lot::Lot;

/// The most ways to use *Restore Your Honor* that are seen without scrolling.
const WAYS_SEEN: usize = 5;

/// What is answered.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Answer {
    /// This happened.
    Told(Event),
    /// The Herald draws.
    Drawn(EventKind),
    /// The Witch hides this quest.
    Veiled { by: Seat, fails: u8 },
    /// Someone drawn by lot looks at this seat's card.
    Priced { of: Seat },
}

/// What the table answers now; none when the game is over.
pub(crate) fn choose(game: &Game, lot: &mut Lot) -> Option<Answer> {
    let prompt = game.prompt().filter(|it| *it != Prompt::WhoWasWho)?;
    let restores = game.restores();
    if !restores.is_empty() && lot.is_one_in(6) {
        let seen = restores.len().min(WAYS_SEEN);
        return Some(Answer::Told(lot.one(&restores[..seen]).clone()));
    }
    let answer = match prompt {
        Prompt::AllegianceDeal => Answer::Drawn(EventKind::AllegianceDealt),
        Prompt::AllegianceCard { .. } if lot.is_one_in(2) => Answer::Drawn(EventKind::Allegiance),
        Prompt::Exclusion { .. } if lot.is_one_in(3) => Answer::Drawn(EventKind::Excluded),
        Prompt::PlotDraw { count, .. } => plot_draw(game, count, lot),
        Prompt::Window { card, open_to, .. } => {
            // What comes later may be told as well, but not on this screen.
            let told = told(game);
            let is_shown = |it: &&Event| match it {
                Event::PlotPassed { by } => open_to.last() == Some(by),
                Event::PlotPlayed { card: it, .. } => *it == card,
                _ => false,
            };
            let shown: Vec<_> = told.iter().filter(is_shown).collect();
            Answer::Told((*lot.one(&shown)).clone())
        }
        Prompt::LoyaltyCheck {
            reason: CheckReason::WitchPrice,
            shown,
            ..
        } => Answer::Priced {
            of: seat_of(shown, lot),
        },
        Prompt::Vote { .. } => Answer::Told(vote(game, lot)),
        Prompt::QuestCards { .. } if game.may_veil() => Answer::Veiled {
            by: seat_of(SeatSet::full(game.rules().players()), lot),
            fails: fails(game, true),
        },
        Prompt::QuestCards { .. } => {
            let is_won = game.table().past().len().is_multiple_of(2);
            Answer::Told(Event::Quest {
                fails: fails(game, is_won),
            })
        }
        Prompt::Assassination { .. } => Answer::Told(Event::Assassination {
            named: seat_of(SeatSet::full(game.rules().players()), lot),
            merlin: lot.is_one_in(2),
        }),
        _ => {
            let mut told = told(game);
            told.retain(|it| prompt.answers().contains(&it.kind()));
            Answer::Told(lot.one(&told).clone())
        }
    };
    Some(answer)
}

/// Everything that the table may tell now.
fn told(game: &Game) -> Vec<Event> {
    let told = game.legal_actions().into_iter();
    told.filter_map(|it| match it {
        // Chosen by the Herald alone.
        Action::Tell(Event::Excluded {
            at_random: true, ..
        })
        | Action::Draw => None,
        Action::Tell(event) => Some(event),
    })
    .collect()
}

fn seat_of(seats: SeatSet, lot: &mut Lot) -> Seat {
    *lot.one(&seats.iter().collect::<Vec<_>>())
}

/// The table draws real cards, those first that have not been seen yet; the Herald draws for the last quest.
fn plot_draw(game: &Game, count: usize, lot: &mut Lot) -> Answer {
    if game.table().past().len() == 4 {
        return Answer::Drawn(EventKind::PlotDrawn);
    }
    let mut cards = PlotCard::ALL.to_vec();
    cards.retain(|&it| game.table().plot_left(it) > 0);
    let is_seen = |it: PlotCard| game.table().plot_left(it) < it.copies(game.rules().players());
    cards.sort_by_key(|&it| (is_seen(it), lot.below(100)));
    cards.truncate(count);
    Answer::Told(Event::PlotDrawn { cards })
}

/// Most teams are approved, and the fourth one is.
fn vote(game: &Game, lot: &mut Lot) -> Event {
    let players = game.rules().players();
    let is_approved = game.table().rejections() >= 2 || !lot.is_one_in(4);
    let most = (players - 1) / 2;
    let few = lot.below(most + 1);
    let mut minority = SeatSet::EMPTY;
    while minority.len() < few {
        minority = minority.with(seat_of(SeatSet::full(players), lot));
    }
    let approve = if is_approved {
        minority.others(players)
    } else {
        minority
    };
    Event::Vote(Ballot::BySeat(approve))
}

/// So many fails that the quest ends as it should, if they can be; else the fewest that can be.
fn fails(game: &Game, is_won: bool) -> u8 {
    let Some(Prompt::QuestCards {
        most_fails,
        fails_needed,
        ..
    }) = game.prompt()
    else {
        panic!("no cards are asked for");
    };
    let may = |fails: &u8| game.check(&Event::Quest { fails: *fails }).is_ok();
    let is_right = |fails: &u8| (usize::from(*fails) < fails_needed) == is_won;
    let mut all = (0..=most_fails as u8).filter(may);
    let first = all.clone().next();
    all.find(is_right).or(first).expect("there is a number")
}

/// What is pressed for an answer, up to its last press.
pub(crate) fn presses(game: &Game, words: &Words, answer: &Answer) -> Vec<Press> {
    match (answer, game.prompt()) {
        (Answer::Veiled { .. }, _) => vec![Press::gold(words, Msg::WitchBegin)],
        (Answer::Priced { .. }, _) => vec![Press::foot()],
        (Answer::Drawn(_), Some(prompt)) => vec![draw(words, &prompt)],
        (Answer::Told(event), Some(prompt)) => tell(game, words, event, &prompt),
        (_, None) => panic!("nothing is asked"),
    }
}

fn draw(words: &Words, prompt: &Prompt) -> Press {
    match prompt {
        Prompt::AllegianceDeal => Press::gold(words, Msg::AllegianceDeal),
        Prompt::AllegianceCard { .. } => Press::gold(words, Msg::AllegianceTurn),
        Prompt::PlotDraw { count, .. } => {
            let name = words.with(Msg::PlotDraw, &[("count", (*count).into())]);
            Press::command(Command::Primary, name)
        }
        Prompt::Exclusion { .. } => Press::command(Command::Again, words.get(Msg::ExcludeRandom)),
        _ => panic!("nothing is drawn at {prompt:?}"),
    }
}

fn tell(game: &Game, words: &Words, event: &Event, prompt: &Prompt) -> Vec<Press> {
    let seat = |seat: Seat| Press::seat(game, seat);
    let card = |card: PlotCard| words.plot_card(card, game.rules().setup().edition);
    match event {
        Event::Allegiance { card } => {
            let digit = 1 + usize::from(*card == AllegianceCard::Switch);
            vec![Press::digit(digit, words.allegiance_card(*card))]
        }
        Event::PlotDrawn { cards } => {
            let digit = |it: &PlotCard| PlotCard::ALL.iter().position(|card| card == it);
            let digit = |it: &PlotCard| 1 + digit(it).expect("it is one of them");
            let press = |it| Press::digit(digit(it), card(*it));
            cards.iter().map(press).collect()
        }
        Event::PlotGiven { card, to } => {
            let Prompt::PlotGive { cards, .. } = prompt else {
                panic!("{prompt:?}");
            };
            let idx = cards.iter().position(|it| it == card).expect("it is there");
            let other = Press::command(Command::Other, words.get(Msg::PlotGiveOther));
            let mut presses = vec![other; idx];
            presses.push(seat(*to));
            presses
        }
        Event::LoyaltyChecked { by, of } => {
            let Prompt::LoyaltyCheck { lookers, shown, .. } = prompt else {
                panic!("{prompt:?}");
            };
            match (lookers.len(), shown.len()) {
                (1, _) => vec![seat(*of)],
                (_, 1) => vec![seat(*by)],
                _ => vec![seat(*by), seat(*of)],
            }
        }
        Event::PlotPlayed { from: Some(_), .. } => {
            let way = Press::named(words.event(event, game.rules()));
            match prompt {
                Prompt::RestoreNow { .. } => vec![way],
                _ => vec![
                    Press::command(Command::Restore, card(PlotCard::RestoreYourHonor)),
                    way,
                ],
            }
        }
        Event::PlotPlayed { by, on, .. } => {
            [Some(*by), *on].into_iter().flatten().map(seat).collect()
        }
        Event::PlotPassed { .. } => vec![Press::gold(words, Msg::Nobody)],
        Event::Team { members, excalibur } => {
            let mut presses: Vec<_> = members.iter().map(seat).collect();
            presses.push(Press::foot());
            presses.extend(excalibur.map(seat));
            presses
        }
        Event::Vote(Ballot::BySeat(approve)) => {
            let against = approve.others(game.rules().players());
            let (turn, tapped) = if against.len() > approve.len() {
                let turn = Press::command(Command::TurnRound, words.get(Msg::VoteWhoYes));
                (Some(turn), *approve)
            } else {
                (None, against)
            };
            let taps = tapped.iter().map(seat);
            turn.into_iter()
                .chain(taps)
                .chain([Press::foot()])
                .collect()
        }
        Event::Excalibur { on } => vec![on.map_or_else(Press::foot, seat)],
        Event::Excluded { seat: it, .. } => vec![seat(*it), Press::foot()],
        Event::Quest { fails } => {
            let fails = usize::from(*fails);
            let name = words.with(Msg::FailsButton, &[("fails", fails.into())]);
            vec![Press::digit(fails, name)]
        }
        Event::Lady { on } => vec![seat(*on)],
        Event::Assassination { named, merlin } => {
            let (command, msg) = if *merlin {
                (Command::Yes, Msg::AssassinMerlin)
            } else {
                (Command::Other, Msg::AssassinNotMerlin)
            };
            vec![seat(*named), Press::command(command, words.get(msg))]
        }
        _ => panic!("{event:?} is not told here"),
    }
}

/// The kinds of event that happened, and the plot cards that were played.
#[derive(Debug, Default)]
pub(crate) struct Seen {
    pub(crate) kinds: BTreeSet<EventKind>,
    pub(crate) cards: BTreeSet<PlotCard>,
}

impl Seen {
    pub(crate) fn of(events: &[Event]) -> Self {
        let mut seen = Self::default();
        for event in events {
            seen.kinds.insert(event.kind());
            if let Event::PlotPlayed { card, .. } = event {
                seen.cards.insert(*card);
            }
        }
        seen
    }
}
