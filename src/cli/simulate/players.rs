//! People who do anything that the rules allow them, and who know who they are.

use crate::engine::{
    Action, AssassinationRule, Ballot, Chance, Event, Game, Illegal, LancelotMode, Legal, PlotCard,
    Prompt, Role, Rules, Seat, SeatSet, Side, Table,
};

/// How many of five ballots approve: a few more than half, or large tables would hardly ever come to a quest.
const APPROVALS_OF_FIVE: usize = 3;
/// How often *Restore Your Honor* is used when it may be: once in so many moves.
const MOVES_PER_RESTORE: usize = 6;
/// How often the Witch hides a quest when she may.
const QUESTS_PER_VEIL: usize = 3;
/// How often the timer excludes a card in the leader's place (T4).
const EXCLUSIONS_PER_TIMER: usize = 4;

/// The players of one game, and which character each was dealt.
pub(super) struct Players {
    roles: Vec<Role>,
}

impl Players {
    /// Deals the line-up round the table.
    pub(super) fn dealt(rules: &Rules, dice: &mut dyn Chance) -> Self {
        let mut left = rules.line_up().to_vec();
        let mut roles = Vec::new();
        while !left.is_empty() {
            roles.push(left.swap_remove(dice.below(left.len())));
        }
        Self { roles }
    }

    /// Who was who, as the table tells it after the end.
    pub(super) fn who_was_who(&self) -> Event {
        let roles = self.roles.clone();
        Event::Roles { roles }
    }

    /// What they do next; none when the game is over.
    pub(super) fn next(
        &self,
        game: &Game,
        dice: &mut dyn Chance,
    ) -> Result<Option<Legal>, Illegal> {
        let Some(prompt) = game.prompt() else {
            return Ok(None);
        };
        let restores = game.restores();
        if !restores.is_empty() && dice.below(MOVES_PER_RESTORE) == 0 {
            return game.check(one_of(&restores, dice)).map(Some);
        }
        self.answer(game, prompt, dice).map(Some)
    }

    fn answer(&self, game: &Game, prompt: Prompt, dice: &mut dyn Chance) -> Result<Legal, Illegal> {
        let table = game.table();
        let event = match prompt {
            Prompt::AllegianceDeal | Prompt::AllegianceCard { .. } | Prompt::PlotDraw { .. } => {
                return game.decide(&Action::Draw, dice);
            }
            Prompt::Exclusion { .. } if dice.below(EXCLUSIONS_PER_TIMER) == 0 => {
                return game.decide(&Action::Draw, dice);
            }
            Prompt::Window {
                card,
                open_to,
                targets,
            } => match window(card, &open_to, targets, dice) {
                Some(event) => event,
                None => return self.answer_unasked(game, &open_to, dice),
            },
            Prompt::PlotGive { leader, cards } => Event::PlotGiven {
                card: *one_of(&cards, dice),
                to: seat_of(SeatSet::full(table.players()).without(leader), dice),
            },
            Prompt::LoyaltyCheck { lookers, shown, .. } => {
                let by = seat_of(lookers, dice);
                let of = seat_of(shown.without(by), dice);
                Event::LoyaltyChecked { by, of }
            }
            Prompt::RestoreNow { by, from } => restore_now(table, by, from, dice),
            Prompt::Team {
                leader,
                size,
                with_excalibur,
            } => {
                let members = team(table.players(), size, dice);
                let holder = with_excalibur.then(|| seat_of(members.without(leader), dice));
                let event = Event::Team {
                    members,
                    excalibur: holder,
                };
                // A module may keep someone at home.
                return game.check(&event).or_else(|_| one_listed(game, dice));
            }
            Prompt::Vote { .. } => {
                let approves = |_: &Seat| dice.below(5) < APPROVALS_OF_FIVE;
                Event::Vote(Ballot::BySeat(
                    Seat::all(table.players()).filter(approves).collect(),
                ))
            }
            Prompt::Excalibur { targets, .. } => Event::Excalibur {
                on: targets.iter().nth(dice.below(targets.len() + 1)),
            },
            Prompt::Exclusion { team, .. } => Event::Excluded {
                seat: seat_of(team, dice),
                at_random: false,
            },
            Prompt::QuestCards { .. } => self.cards(game, dice),
            Prompt::Lady { targets, .. } => Event::Lady {
                on: seat_of(targets, dice),
            },
            Prompt::Assassination { rule, .. } => self.shot(table, rule, dice),
            Prompt::WhoWasWho => self.who_was_who(),
        };
        game.check(&event)
    }

    /// Nobody uses the opportunity or says so: what comes next closes it (P4).
    fn answer_unasked(
        &self,
        game: &Game,
        open_to: &[Seat],
        dice: &mut dyn Chance,
    ) -> Result<Legal, Illegal> {
        let mut later = game.clone();
        if let Some(&by) = open_to.last() {
            let legal = later.check(&Event::PlotPassed { by })?;
            later.apply(legal);
        }
        let Some(prompt) = later.prompt() else {
            return Err(Illegal::NothingToDraw);
        };
        let legal = self.answer(&later, prompt, dice)?;
        game.check(legal.event())
    }

    /// The Witch may hide the quest; else its cards are revealed: each player's is one that he may play.
    fn cards(&self, game: &Game, dice: &mut dyn Chance) -> Event {
        let table = game.table();
        let witch = self.roles.iter().position(|&role| role == Role::Witch);
        if let Some(witch) = witch.filter(|_| game.may_veil())
            && dice.below(QUESTS_PER_VEIL) == 0
        {
            let by = Seat(witch as u8);
            return Event::Veil { by };
        }
        let team = table.proposal().map_or(SeatSet::EMPTY, |it| it.members);
        let mut fails = 0;
        for seat in team.iter() {
            let is_fail = self.plays_fail(table, seat, dice) != (table.switched() == Some(seat));
            fails += u8::from(is_fail && table.excluded() != Some(seat));
        }
        Event::Quest { fails }
    }

    /// Whether a player plays a fail: good can't, evil chooses, and the dealt Lancelot who is evil must (B6, L3).
    fn plays_fail(&self, table: &Table, seat: Seat, dice: &mut dyn Chance) -> bool {
        let role = self.roles[seat.idx()];
        let is_forced = role.is_lancelot() && table.rules().setup().lancelot == LancelotMode::Dealt;
        table.side_of(role, table.quest()) == Side::Evil && (is_forced || dice.below(2) == 0)
    }

    /// One player is named, of those whom the table's rule lets be named (A3).
    fn shot(&self, table: &Table, rule: AssassinationRule, dice: &mut dyn Chance) -> Event {
        let is_good = |role| table.side_of(role, table.quest()) == Side::Good;
        let may_be_named = |role| match rule {
            AssassinationRule::Reveal | AssassinationRule::Discuss => is_good(role),
            AssassinationRule::HideOberon | AssassinationRule::DiscussHideOberon => {
                is_good(role) || role == Role::Oberon
            }
            AssassinationRule::Conceal => role != Role::Assassin,
        };
        let seats = Seat::all(table.players());
        let targets = seats.filter(|seat| may_be_named(self.roles[seat.idx()]));
        let named = seat_of(targets.collect(), dice);
        let merlin = self.roles[named.idx()] == Role::Merlin;
        Event::Assassination { named, merlin }
    }
}

/// Someone plays or passes; or nobody says anything.
fn window(
    card: PlotCard,
    open_to: &[Seat],
    targets: SeatSet,
    dice: &mut dyn Chance,
) -> Option<Event> {
    let by = *one_of(open_to, dice);
    match dice.below(3) {
        0 => Some(Event::PlotPassed { by }),
        1 => Some(Event::PlotPlayed {
            card,
            by,
            on: (!targets.is_empty()).then(|| seat_of(targets, dice)),
            from: None,
            takes: None,
        }),
        _ => None,
    }
}

fn restore_now(table: &Table, by: Seat, others: SeatSet, dice: &mut dyn Chance) -> Event {
    let held = table.plot_held().iter();
    let held: Vec<_> = held.filter(|(seat, _)| others.contains(*seat)).collect();
    let &(from, takes) = *one_of(&held, dice);
    Event::PlotPlayed {
        card: PlotCard::RestoreYourHonor,
        by,
        on: None,
        from: Some(from),
        takes: Some(takes),
    }
}

fn team(players: usize, size: usize, dice: &mut dyn Chance) -> SeatSet {
    let mut members = SeatSet::EMPTY;
    while members.len() < size {
        members = members.with(seat_of(members.others(players), dice));
    }
    members
}

/// One of the actions that are listed; for a game that isn't over.
fn one_listed(game: &Game, dice: &mut dyn Chance) -> Result<Legal, Illegal> {
    game.decide(one_of(&game.legal_actions(), dice), dice)
}

/// One of a list that isn't empty.
fn one_of<'a, T>(list: &'a [T], dice: &mut dyn Chance) -> &'a T {
    &list[dice.below(list.len())]
}

/// One of a set that isn't empty.
fn seat_of(seats: SeatSet, dice: &mut dyn Chance) -> Seat {
    seats.iter().nth(dice.below(seats.len())).unwrap_or(Seat(0))
}
