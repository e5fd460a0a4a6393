//! L9 and L10: the exact chances of the app's draws, found by letting the dice fall in every way.

#![expect(
    clippy::expect_used,
    reason = "a draw that the rules refuse is a failing test"
)]

mod common;

use avalon_herald::engine::{
    Action, AllegianceCard, Ballot, Event, FixedChance, Game, Illegal, LancelotMode, Seat, Setup,
};
use common::{lancelot_line_up, names};

/// An exact chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Odds {
    of: u64,
    among: u64,
}

impl Odds {
    const NEVER: Self = Self { of: 0, among: 1 };
    const ALWAYS: Self = Self { of: 1, among: 1 };

    fn new(of: u64, among: u64) -> Self {
        let (mut divisor, mut rest) = (among, of);
        while rest > 0 {
            (divisor, rest) = (rest, divisor % rest);
        }
        Self {
            of: of / divisor,
            among: among / divisor,
        }
    }

    fn or(self, other: Self) -> Self {
        Self::new(
            self.of * other.among + other.of * self.among,
            self.among * other.among,
        )
    }

    fn and(self, other: Self) -> Self {
        Self::new(self.of * other.of, self.among * other.among)
    }
}

/// A game of seven before its first line.
fn new_game(mode: LancelotMode) -> Game {
    let mut setup = Setup::usual(names(7));
    setup.roles = Some(lancelot_line_up(7));
    setup.lancelot = mode;
    Game::new(setup.check().expect("seven can play with Lancelot"))
}

fn told(game: &Game, event: Event) -> Game {
    let mut game = game.clone();
    let legal = game.check(&event).expect("the line is legal");
    game.apply(legal);
    game
}

fn is_draw_due(game: &Game) -> bool {
    game.legal_actions().contains(&Action::Draw)
}

/// Plays the quest under way; the quests are won and lost by turns, so that all five are played.
fn quest_played(game: &Game) -> Game {
    let table = game.table();
    let quest = table.quest();
    let members = Seat::all(table.rules().team_size(quest)).collect();
    let fails = if quest.number().is_multiple_of(2) {
        table.rules().fails_needed(quest) as u8
    } else {
        0
    };
    [
        Event::Team {
            members,
            excalibur: None,
        },
        Event::Vote(Ballot::Total(7)),
        Event::Quest { fails },
    ]
    .into_iter()
    .fold(game.clone(), |game, event| told(&game, event))
}

/// Plays on to the next draw, or to the last quest.
fn to_the_next_draw(game: &Game) -> Game {
    let mut game = game.clone();
    while !is_draw_due(&game) && game.table().quest().number() < 5 {
        game = quest_played(&game);
    }
    game
}

/// One way in which the dice may fall: what is drawn, the numbers thrown below which bounds.
struct Fall {
    event: Event,
    numbers: Vec<usize>,
    bounds: Vec<usize>,
}

/// Every way in which the dice may fall for the draw that is due.
fn falls(game: &Game, numbers: &[usize]) -> Vec<Fall> {
    let mut chance = FixedChance::new(numbers.to_vec());
    let legal = game
        .decide(&Action::Draw, &mut chance)
        .expect("a draw is due");
    match chance.bounds().get(numbers.len()) {
        Some(&bound) => (0..bound)
            .flat_map(|number| falls(game, &[numbers, &[number]].concat()))
            .collect(),
        None => vec![Fall {
            event: legal.event().clone(),
            numbers: numbers.to_vec(),
            bounds: chance.bounds().to_vec(),
        }],
    }
}

/// What may be drawn now, each with its chance.
fn draws(game: &Game) -> Vec<(Event, Odds)> {
    let mut draws: Vec<(Event, Odds)> = Vec::new();
    for Fall { event, bounds, .. } in falls(game, &[]) {
        let odds = bounds
            .iter()
            .fold(Odds::ALWAYS, |odds, &it| odds.and(Odds::new(1, it as u64)));
        match draws.iter_mut().find(|(drawn, _)| *drawn == event) {
            Some((_, sum)) => *sum = sum.or(odds),
            None => draws.push((event, odds)),
        }
    }
    draws
}

/// The chances of 0, 1 and 2 switches when so many draws are made and play has gone on to the next one or to quest 5.
fn switches_after(game: &Game, draws_left: usize) -> [Odds; 3] {
    let game = to_the_next_draw(game);
    let mut odds = [Odds::NEVER; 3];
    if draws_left == 0 {
        odds[game.table().lancelot_switches()] = Odds::ALWAYS;
        return odds;
    }
    for (event, chance) in draws(&game) {
        let after = switches_after(&told(&game, event), draws_left - 1);
        for (sum, part) in odds.iter_mut().zip(after) {
            *sum = sum.or(chance.and(part));
        }
    }
    odds
}

/// The chance that each of the draws is a switch, whatever the others are.
fn switch_at_each_draw(mode: LancelotMode, count: usize) -> Vec<Odds> {
    let mut lines = vec![(new_game(mode), Odds::ALWAYS)];
    let mut found = Vec::new();
    for _ in 0..count {
        let mut switch = Odds::NEVER;
        let mut next = Vec::new();
        for (game, odds) in lines {
            let game = to_the_next_draw(&game);
            for (event, chance) in draws(&game) {
                let odds = odds.and(chance);
                if event
                    == (Event::Allegiance {
                        card: AllegianceCard::Switch,
                    })
                {
                    switch = switch.or(odds);
                }
                next.push((told(&game, event), odds));
            }
        }
        found.push(switch);
        lines = next;
    }
    found
}

fn odds(chances: [(u64, u64); 3]) -> [Odds; 3] {
    chances.map(|(of, among)| Odds::new(of, among))
}

#[test]
fn the_chances_of_a_card_at_every_quest_l9_l2() {
    let game = new_game(LancelotMode::Drawn);
    for (draws, expected) in [
        (1, [(2, 3), (1, 3), (0, 1)]),
        (3, [(1, 5), (3, 5), (1, 5)]),
        (4, [(1, 15), (8, 15), (2, 5)]),
        (5, [(0, 1), (1, 3), (2, 3)]),
    ] {
        assert_eq!(
            switches_after(&game, draws),
            odds(expected),
            "{draws} draws"
        );
    }
}

#[test]
fn the_chances_of_five_dealt_cards_l9_l3() {
    let expected = odds([(1, 21), (10, 21), (10, 21)]);
    assert_eq!(switches_after(&new_game(LancelotMode::Dealt), 1), expected);
}

#[test]
fn the_chances_of_the_late_deck_of_seven_l9_l4() {
    let expected = odds([(2, 7), (4, 7), (1, 7)]);
    assert_eq!(switches_after(&new_game(LancelotMode::Late7), 3), expected);
}

#[test]
fn the_chances_of_the_late_deck_of_five_l9_l5() {
    let expected = odds([(1, 10), (3, 5), (3, 10)]);
    assert_eq!(switches_after(&new_game(LancelotMode::Late5), 3), expected);
}

#[test]
fn no_place_in_the_deck_is_likelier_than_another_to_switch_l9() {
    let always = |of, among, draws| vec![Odds::new(of, among); draws];
    let drawn = switch_at_each_draw(LancelotMode::Drawn, 5);
    assert_eq!(drawn, always(1, 3, 5));
    let late7 = switch_at_each_draw(LancelotMode::Late7, 3);
    assert_eq!(late7, always(2, 7, 3));
    let late5 = switch_at_each_draw(LancelotMode::Late5, 3);
    assert_eq!(late5, always(2, 5, 3));
}

#[test]
fn every_deal_is_as_likely_as_every_other_with_as_many_switches_l9_l3() {
    let found = draws(&new_game(LancelotMode::Dealt));
    assert_eq!(found.len(), 1 + 5 + 10);
    for (event, odds) in found {
        let Event::AllegianceDealt { cards } = &event else {
            continue;
        };
        let switches = cards.iter().filter(|&&it| it == AllegianceCard::Switch);
        // Of the 21 places that two switches can have among seven cards, two go back unseen.
        let among_21 = match switches.count() {
            1 => 2,
            _ => 1,
        };
        assert_eq!(odds, Odds::new(among_21, 21), "{event:?}");
    }
}

#[test]
fn each_throw_is_below_the_number_of_cards_that_are_left_l10() {
    let bounds = |game: &Game| falls(game, &[]).remove(0).bounds;
    assert_eq!(bounds(&new_game(LancelotMode::Dealt)), [7, 6, 5, 4, 3]);
    for (mode, deck, count) in [
        (LancelotMode::Drawn, 6, 5),
        (LancelotMode::Late7, 7, 3),
        (LancelotMode::Late5, 5, 3),
    ] {
        let mut game = to_the_next_draw(&new_game(mode));
        for drawn in 0..count {
            assert_eq!(bounds(&game), [deck - drawn]);
            let (event, _) = draws(&game).remove(0);
            game = to_the_next_draw(&told(&game, event));
        }
        assert!(
            !is_draw_due(&game),
            "no more than {count} draws in {mode:?}"
        );
    }
}

/// Every draw that this mode can come to, with the game before it.
fn every_draw(mode: LancelotMode) -> Vec<(Game, Fall)> {
    let mut games = vec![to_the_next_draw(&new_game(mode))];
    let mut found = Vec::new();
    while let Some(game) = games.pop() {
        if is_draw_due(&game) {
            for (event, _) in draws(&game) {
                games.push(to_the_next_draw(&told(&game, event)));
            }
            found.extend(
                falls(&game, &[])
                    .into_iter()
                    .map(|fall| (game.clone(), fall)),
            );
        }
    }
    found
}

#[test]
fn what_the_app_draws_is_a_line_that_gives_the_same_table_when_read_again_l10() {
    for mode in LancelotMode::ALL.into_iter().skip(1) {
        for (game, fall) in every_draw(mode) {
            let mut live = game.clone();
            let mut chance = FixedChance::new(fall.numbers);
            let legal = live.decide(&Action::Draw, &mut chance).expect("it is due");
            let line = serde_json::to_string(legal.event()).expect("it can be written");
            live.apply(legal);

            let read: Event = serde_json::from_str(&line).expect("it can be read");
            assert_eq!(read, fall.event);
            assert_eq!(told(&game, read), live);
            let replayed = Game::replay(live.rules().clone(), live.standing().to_vec());
            assert_eq!(replayed, Ok(live));
        }
    }
}

#[test]
fn only_a_draw_throws_dice_and_only_when_one_is_due_l10() {
    let due = new_game(LancelotMode::Drawn);
    let mut chance = FixedChance::new(vec![1, 2, 3]);
    let card = AllegianceCard::Switch;
    let tell = Action::Tell(Event::Allegiance { card });
    due.decide(&tell, &mut chance).expect("the table may draw");
    assert_eq!(chance.bounds(), [0; 0]);

    let not_due = told(&due, Event::Allegiance { card });
    assert_eq!(
        not_due.decide(&Action::Draw, &mut chance),
        Err(Illegal::NothingToDraw)
    );
    assert_eq!(chance.bounds(), [0; 0]);
    assert!(every_draw(LancelotMode::Acquainted).is_empty());
}
