//! The lines and the set-ups that only modules bring, and what a dull table does with them.

use avalon_herald::engine::{
    Action, Event, EventKind, LancelotMode, PlotCard, Prompt, Quest, RestoreYourHonor, Role, Side,
    line_up_with,
};
use serde_json::json;

use super::{Line, Play, Ticked, event, table};

/// A proposal with Excalibur for one of the members.
pub(crate) fn armed(members: impl IntoIterator<Item = u8>, holder: u8) -> Line {
    json!({"event": "team", "members": Vec::from_iter(members), "excalibur": holder})
}

/// Excalibur is used on someone's card.
pub(crate) fn strikes(on: u8) -> Line {
    json!({"event": "excalibur", "on": on})
}

/// Excalibur is not used.
pub(crate) fn sheathed() -> Line {
    json!({"event": "excalibur", "on": null})
}

/// The leader draws these plot cards.
pub(crate) fn drawn<'a>(cards: impl IntoIterator<Item = &'a str>) -> Line {
    json!({"event": "plot_drawn", "cards": Vec::from_iter(cards)})
}

/// The leader gives one of them.
pub(crate) fn given(card: &str, to: u8) -> Line {
    json!({"event": "plot_given", "card": card, "to": to})
}

/// A loyalty is checked.
pub(crate) fn checked(by: u8, of: u8) -> Line {
    json!({"event": "loyalty_checked", "by": by, "of": of})
}

/// A plot card that aims at nobody is played.
pub(crate) fn plays(card: &str, by: u8) -> Line {
    json!({"event": "plot_played", "card": card, "by": by})
}

/// A plot card that aims at someone is played.
pub(crate) fn aims(card: &str, by: u8, on: u8) -> Line {
    json!({"event": "plot_played", "card": card, "by": by, "on": on})
}

/// *Restore Your Honor* takes a card.
pub(crate) fn takes(by: u8, from: u8, card: &str) -> Line {
    json!({"event": "plot_played", "card": "restore_your_honor", "by": by, "from": from, "takes": card})
}

/// A holder passes.
pub(crate) fn passes(by: u8) -> Line {
    json!({"event": "plot_passed", "by": by})
}

/// The leader excludes a card.
pub(crate) fn excludes(seat: u8) -> Line {
    json!({"event": "excluded", "seat": seat})
}

/// The Witch hides the quest.
pub(crate) fn veils(by: u8) -> Line {
    json!({"event": "veil", "by": by})
}

/// The Lady's holder examines someone.
pub(crate) fn lady(on: u8) -> Line {
    json!({"event": "lady", "on": on})
}

/// A table with plot cards.
pub(crate) fn plotting(players: usize) -> Ticked {
    let mut ticked = table(players);
    ticked.0.plot_cards = true;
    ticked
}

/// A table with the Witch: she takes the place of Morgana.
pub(crate) fn bewitched(players: usize) -> Ticked {
    table(players).roles(&line_up_with(
        players,
        &[Role::Merlin, Role::Percival, Role::Assassin, Role::Witch],
    ))
}

impl Ticked {
    pub(crate) fn excalibur(mut self) -> Self {
        self.0.excalibur = true;
        self
    }

    pub(crate) fn lady(mut self) -> Self {
        self.0.lady_of_the_lake = true;
        self
    }

    pub(crate) fn plot_cards(mut self) -> Self {
        self.0.plot_cards = true;
        self
    }

    pub(crate) fn trapper(mut self) -> Self {
        self.0.trapper = true;
        self
    }

    /// *Restore Your Honor* takes its card on receipt.
    pub(crate) fn restored_at_once(mut self) -> Self {
        self.0.restore_your_honor = RestoreYourHonor::Immediate;
        self
    }

    /// With both Lancelots among these characters.
    pub(crate) fn lancelots_among(self, mode: LancelotMode, roles: &[Role]) -> Self {
        let mut ticked = self.roles(roles);
        ticked.0.lancelot = mode;
        ticked
    }
}

/// How much a plot card would stir the table up: the least of those that are left is drawn at a dull table.
fn stir(card: PlotCard) -> usize {
    [
        PlotCard::TheKingReturns,
        PlotCard::Charge,
        PlotCard::Ambush,
        PlotCard::WeFoundYou,
        PlotCard::LeadToVictory,
        PlotCard::RestoreYourHonor,
        PlotCard::AreYouTheOne,
        PlotCard::ShowYourStrength,
        PlotCard::ShowYourTrueNature,
    ]
    .iter()
    .position(|&it| it == card)
    .unwrap_or_default()
}

impl Play {
    /// Draws these plot cards and gives each to a player, in this order.
    #[track_caller]
    pub(crate) fn deals(self, cards: &[(&str, u8)]) -> Self {
        let draw = drawn(cards.iter().map(|&(card, _)| card));
        let gifts = cards.iter().map(|&(card, to)| given(card, to));
        self.tell(draw).tell_all(gifts)
    }

    /// All that comes before the team, as dull as can be: nobody switches, and cards are drawn that nobody needs to use.
    #[track_caller]
    pub(crate) fn calmly(mut self) -> Self {
        while let Some(event) = self.dull_step() {
            match self.game.check(&event) {
                Ok(legal) => self.news = self.game.apply(legal),
                Err(illegal) => panic!("{event:?} was refused: {illegal:?}"),
            }
        }
        self
    }

    fn dull_step(&self) -> Option<Event> {
        let kinds = [
            EventKind::Allegiance,
            EventKind::AllegianceDealt,
            EventKind::PlotDrawn,
            EventKind::PlotGiven,
            EventKind::LoyaltyChecked,
            EventKind::Lady,
        ];
        let is_taken_now = matches!(self.game.prompt(), Some(Prompt::RestoreNow { .. }));
        self.game
            .legal_actions()
            .into_iter()
            .filter_map(|action| match action {
                Action::Tell(event) => Some(event),
                Action::Draw => None,
            })
            .filter(|event| {
                kinds.contains(&event.kind())
                    || (is_taken_now && event.kind() == EventKind::PlotPlayed)
            })
            .min_by_key(|event| match event {
                Event::PlotDrawn { cards } => cards.iter().map(|&card| 1 << (2 * stir(card))).sum(),
                _ => 0,
            })
    }

    /// From the approved team to the count of the cards: Excalibur stays unused, and the first one's card is excluded.
    #[track_caller]
    pub(crate) fn past_the_cards(mut self) -> Self {
        if self.expects().contains(&"excalibur") {
            self = self.tell(sheathed());
        }
        if let Some(first) = self.team().filter(|_| self.expects().contains(&"excluded")) {
            self = self.tell(excludes(first));
        }
        self
    }

    /// The first member of the team that is out.
    fn team(&self) -> Option<u8> {
        let proposal = self.game.table().proposal()?;
        proposal.members.iter().next().map(|seat| seat.0)
    }

    /// Before whom each plot card lies, in the order received.
    pub(crate) fn held(&self) -> Vec<(u8, PlotCard)> {
        let held = self.game.table().plot_held();
        held.iter().map(|&(seat, card)| (seat.0, card)).collect()
    }

    /// Who may play the card of the open opportunity, in order.
    pub(crate) fn open_to(&self) -> Vec<u8> {
        match self.game.prompt() {
            Some(Prompt::Window { open_to, .. }) => open_to.iter().map(|seat| seat.0).collect(),
            _ => Vec::new(),
        }
    }

    /// The card of the open opportunity.
    pub(crate) fn open_for(&self) -> Option<PlotCard> {
        match self.game.prompt() {
            Some(Prompt::Window { card, .. }) => Some(card),
            _ => None,
        }
    }

    /// The most fails that may be told now.
    pub(crate) fn most_fails(&self) -> Option<usize> {
        match self.game.prompt() {
            Some(Prompt::QuestCards { most_fails, .. }) => Some(most_fails),
            _ => None,
        }
    }

    /// Which quest's result is hidden from everyone.
    pub(crate) fn hidden_quest(&self) -> Option<Quest> {
        let table = self.game.table();
        let hidden = table.past().iter().find(|it| table.is_veiled(it));
        hidden.map(|it| it.quest)
    }

    /// Who holds the Lady of the Lake.
    pub(crate) fn lady_holder(&self) -> Option<u8> {
        self.game.table().lady().map(|seat| seat.0)
    }

    /// Who won a quest that is done.
    pub(crate) fn won(&self, number: usize) -> Option<Side> {
        let past = self.game.table().past();
        past.get(number - 1).map(|it| it.winner)
    }

    /// How many of a plot card the deck still holds.
    pub(crate) fn left(&self, card: &str) -> usize {
        let line = drawn([card]);
        match event(&line) {
            Event::PlotDrawn { cards } => self.game.table().plot_left(cards[0]),
            _ => 0,
        }
    }
}
