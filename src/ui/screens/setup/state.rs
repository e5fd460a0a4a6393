//! What is ticked at set-up, before it is a game.

use super::paste::Pasted;
use crate::engine::{
    Edition, Game, LancelotMode, MOST_PLAYERS, Role, Seat, Setup, Side, line_up_with, usual_line_up,
};
use crate::i18n::{Msg, Words};
use crate::ui::intent::Preferences;

/// A game that was not over, which the set-up offers to go on with.
#[derive(Clone, Debug, PartialEq)]
pub struct Resume {
    /// Who plays it.
    pub names: Vec<String>,
    /// The game.
    pub game: Box<Game>,
    /// Whether its night was being read.
    pub at_night: bool,
    /// Whether the result of its last quest was still to be shown.
    pub is_unread: bool,
}

/// A page of the set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Page {
    /// The table, the line-up, what is on.
    Table,
    /// The ways of playing.
    Options,
    /// Help.
    Help,
}

/// The state of the set-up screen.
#[derive(Clone, Debug, PartialEq)]
pub struct SetupState {
    /// What is ticked. Its line-up is always written out.
    pub setup: Setup,
    /// Whether the first leader is drawn by lot (B5).
    pub leader_by_lot: bool,
    /// What this table prefers.
    pub prefers: Preferences,
    /// A game that was not over.
    pub resume: Option<Resume>,
    /// Names of all who have sat at the table, the latest first.
    pub known_names: Vec<String>,
    /// Whose name is being written.
    pub(super) editing: Option<Seat>,
    /// Whether the field for it is yet to take the keyboard.
    pub(super) grabs_focus: bool,
    /// What the name was when it began to be written.
    pub(super) was: String,
    /// Which of the names that are offered for it is chosen.
    pub(super) offered: Option<usize>,
    /// The names that were pasted last.
    pub(super) pasted: Option<Pasted>,
    /// For how many frames the system is still waited for to hand over what was copied.
    pub(super) awaits_paste: u8,
    /// Which page is open.
    pub(super) page: Page,
    /// The way of playing Lancelot to come back to.
    pub(super) last_mode: LancelotMode,
}

impl Default for SetupState {
    fn default() -> Self {
        Self::new(&Words::new(crate::i18n::Lang::default()), None)
    }
}

impl SetupState {
    /// The last table's set-up, or a table of seven with the usual line-up.
    pub fn new(words: &Words, last: Option<&Setup>) -> Self {
        let mut setup = last.cloned().unwrap_or_else(|| {
            Setup::usual((1..=7).map(|number| new_name(words, number)).collect())
        });
        setup.roles = Some(setup.line_up());
        let last_mode = match setup.lancelot {
            LancelotMode::None => LancelotMode::Drawn,
            mode => mode,
        };
        Self {
            setup,
            leader_by_lot: true,
            prefers: Preferences::default(),
            resume: None,
            known_names: Vec::new(),
            editing: None,
            grabs_focus: false,
            was: String::new(),
            offered: None,
            pasted: None,
            awaits_paste: 0,
            page: Page::Table,
            last_mode,
        }
    }

    /// Whether a name is being written.
    pub const fn is_writing(&self) -> bool {
        self.editing.is_some()
    }

    /// Seats that nobody has named are called by the words of the new language.
    pub fn translate(&mut self, before: &Words, now: &Words) {
        for name in &mut self.setup.seats {
            let number = new_names(before).position(|it| it == *name);
            if let Some(number) = number {
                *name = new_name(now, number + 1);
            }
        }
    }

    /// The special characters that are chosen: all but those that only fill up a side.
    fn specials(&self) -> Vec<Role> {
        self.setup
            .line_up()
            .into_iter()
            .filter(|role| !role.is_common())
            .collect()
    }

    /// Whether the line-up is the usual one of this table (R2).
    pub(super) fn is_usual(&self) -> bool {
        let sorted = |mut roles: Vec<Role>| {
            roles.sort_unstable();
            roles
        };
        sorted(self.setup.line_up())
            == sorted(usual_line_up(self.setup.edition, self.setup.players()))
    }

    /// Takes the usual line-up of this table (R2).
    pub(super) fn take_usual(&mut self) {
        self.setup.lancelot = LancelotMode::None;
        self.setup.roles = Some(usual_line_up(self.setup.edition, self.setup.players()));
    }

    /// Plays this edition from now on, with its usual line-up (B7).
    pub(super) fn take_edition(&mut self, edition: Edition) {
        self.setup.edition = edition;
        self.take_usual();
    }

    /// Fills the sides up round the chosen special characters.
    fn fill_up(&mut self, specials: &[Role]) {
        if self.setup.edition == Edition::Resistance {
            return self.take_usual();
        }
        self.setup.roles = Some(line_up_with(self.setup.players(), specials));
    }

    /// Puts a special character in, or takes it out. The Lancelots come and go as a pair (R1).
    pub(super) fn toggle(&mut self, role: Role) {
        if role.is_lancelot() {
            return self.turn_lancelot();
        }
        let mut specials = self.specials();
        if specials.contains(&role) {
            specials.retain(|&it| it != role);
        } else {
            specials.push(role);
        }
        self.fill_up(&specials);
    }

    /// Lancelot on or off, with his two cards and the way he was played last.
    pub(super) fn turn_lancelot(&mut self) {
        let mut specials = self.specials();
        specials.retain(|role| !role.is_lancelot());
        if self.setup.lancelot == LancelotMode::None {
            self.setup.lancelot = self.last_mode;
            specials.extend([Role::GoodLancelot, Role::EvilLancelot]);
        } else {
            self.last_mode = self.setup.lancelot;
            self.setup.lancelot = LancelotMode::None;
        }
        self.fill_up(&specials);
    }

    /// How Lancelot is played from now on.
    pub(super) fn take_mode(&mut self, mode: LancelotMode) {
        let is_on = self.setup.lancelot != LancelotMode::None;
        if is_on != (mode != LancelotMode::None) {
            self.turn_lancelot();
        }
        if mode != LancelotMode::None {
            self.setup.lancelot = mode;
            self.last_mode = mode;
        }
    }

    /// Changes the number of seats and keeps what was chosen: the usual line-up stays the usual one.
    pub(super) fn reseat(&mut self, change: impl FnOnce(&mut Vec<String>)) {
        let was_usual = self.is_usual();
        let specials = self.specials();
        change(&mut self.setup.seats);
        let last = self.setup.players().saturating_sub(1) as u8;
        self.setup.first_leader = Seat(self.setup.first_leader.0.min(last));
        if was_usual {
            self.take_usual();
        } else {
            self.fill_up(&specials);
        }
    }

    /// One more sits down, at the end, with a name that nobody has.
    pub(super) fn add_player(&mut self, words: &Words) {
        if self.setup.players() >= MOST_PLAYERS {
            return;
        }
        let known = self.known(words).next().cloned();
        let free = |name: &String| !self.sits_here(name);
        let name = known.or_else(|| new_names(words).find(free));
        self.reseat(|seats| seats.extend(name));
    }

    /// Whether somebody of this name sits at the table.
    fn sits_here(&self, name: &str) -> bool {
        self.setup.seats.iter().any(|it| it.trim() == name.trim())
    }

    /// People who have sat here before and don't now, the latest first. Names that nobody wrote are none of theirs.
    pub(super) fn known(&self, words: &Words) -> impl Iterator<Item = &String> {
        let unwritten: Vec<_> = new_names(words).collect();
        self.known_names.iter().filter(move |name| {
            !name.trim().is_empty() && !unwritten.contains(name) && !self.sits_here(name)
        })
    }

    /// A seat is left.
    pub(super) fn remove_player(&mut self, seat: Seat) {
        if seat.idx() < self.setup.players() {
            self.editing = None;
            self.reseat(|seats| {
                seats.remove(seat.idx());
            });
        }
    }

    /// Two change seats; the lead stays with the person.
    pub(super) fn swap(&mut self, one: Seat, other: Seat) {
        if one.idx().max(other.idx()) < self.setup.players() {
            self.setup.seats.swap(one.idx(), other.idx());
            let leader = self.setup.first_leader;
            if leader == one {
                self.setup.first_leader = other;
            } else if leader == other {
                self.setup.first_leader = one;
            }
        }
    }

    /// The seat whose name is written changes places with another, and its name is written on there.
    pub(super) fn move_to(&mut self, seat: Seat, to: Seat) {
        self.swap(seat, to);
        self.edit(Some(to));
    }

    /// This seat leads first.
    pub(super) fn lead_first(&mut self, seat: Seat) {
        self.setup.first_leader = seat;
        self.leader_by_lot = false;
    }

    /// Whose name is written next; none after the last.
    pub(super) fn edit(&mut self, seat: Option<Seat>) {
        self.editing = seat.filter(|seat| seat.idx() < self.setup.players());
        self.grabs_focus = self.editing.is_some();
        self.offered = None;
        // Of the name that was written last it is still asked while its field closes.
        if let Some(seat) = self.editing {
            self.setup.name(seat).clone_into(&mut self.was);
        }
    }

    /// Whose name is written after this one; none after the last.
    pub(super) fn edit_next(&mut self, seat: Seat) {
        self.edit(Some(Seat(seat.0 + 1)));
    }
}

/// The names of seats whose names nobody has written.
fn new_names(words: &Words) -> impl Iterator<Item = String> {
    (1..=2 * MOST_PLAYERS).map(|number| new_name(words, number))
}

fn new_name(words: &Words, number: usize) -> String {
    words.with(Msg::SetupNewName, &[("number", number.into())])
}

/// How many of a side are chosen.
pub(super) fn count_of(setup: &Setup, side: Side) -> usize {
    setup
        .line_up()
        .iter()
        .filter(|role| role.side() == side)
        .count()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn state() -> SetupState {
        SetupState::default()
    }

    #[test]
    fn a_special_character_takes_the_place_of_a_common_one_r3() {
        let mut state = state();
        state.toggle(Role::Mordred);
        assert_eq!(
            state.setup.problems().len(),
            1,
            "four evil at seven: told, not mended in silence"
        );
        state.toggle(Role::Oberon);
        assert_eq!(state.setup.problems(), []);
        state.toggle(Role::Percival);
        assert_eq!(state.setup.count(Role::Servant), 3);
        assert_eq!(state.setup.problems(), []);
    }

    #[test]
    fn the_lancelots_come_and_go_as_a_pair_r1() {
        let mut state = state();
        state.toggle(Role::Oberon);
        state.toggle(Role::GoodLancelot);
        assert!(state.setup.has(Role::EvilLancelot) && state.setup.lancelot == LancelotMode::Drawn);
        assert_eq!(state.setup.problems(), []);
        state.take_mode(LancelotMode::Late5);
        state.turn_lancelot();
        assert!(!state.setup.has(Role::GoodLancelot) && state.setup.lancelot == LancelotMode::None);
        state.turn_lancelot();
        assert_eq!(state.setup.lancelot, LancelotMode::Late5);
    }

    #[test]
    fn the_usual_line_up_stays_the_usual_one_at_another_count_r2() {
        let words = Words::new(crate::i18n::Lang::En);
        let mut state = state();
        for players in 8..=10 {
            state.add_player(&words);
            assert_eq!(state.setup.players(), players);
            assert_eq!(
                state.setup.line_up(),
                usual_line_up(state.setup.edition, players)
            );
        }
        state.add_player(&words);
        assert_eq!(state.setup.players(), 10, "ten is the most");
        state.remove_player(Seat(0));
        assert_eq!(state.setup.problems(), []);
    }

    #[test]
    fn a_name_that_is_taken_is_not_given_again() {
        let words = Words::new(crate::i18n::Lang::En);
        let mut state = state();
        state.remove_player(Seat(2));
        let here = state.setup.seats[0].as_str();
        state.known_names = [here, "Player 12", "Nimue"].map(str::to_owned).to_vec();
        state.add_player(&words);
        assert_eq!(state.setup.seats.last().map(String::as_str), Some("Nimue"));
        state.add_player(&words);
        assert_eq!(state.setup.problems(), []);
    }

    #[test]
    fn the_lead_moves_with_its_person() {
        let mut state = state();
        state.setup.first_leader = Seat(1);
        state.swap(Seat(1), Seat(4));
        assert_eq!(state.setup.first_leader, Seat(4));
        state.swap(Seat(0), Seat(4));
        assert_eq!(state.setup.first_leader, Seat(0));
    }
}
