//! What the voice says by day: what an event has brought, and what play asks next.

use super::line::Line;
use crate::engine::{
    AllegianceCard, Edition, Game, MOST_REJECTIONS, News, Outcome, PlotCard, Prompt, Side,
};

/// What an event has brought, in the order in which it is told.
pub fn day_news(game: &Game, news: &[News]) -> Vec<Line> {
    let last = || game.table().past().last();
    let is_veiled = || last().is_some_and(|quest| game.table().is_veiled(quest));
    let line = |news: &News| match *news {
        News::AllegianceTurned(AllegianceCard::Switch) => Some(Line::DaySwitch),
        News::AllegianceTurned(AllegianceCard::NoChange) => Some(Line::DayNoChange),
        News::Approved => Some(Line::DayApproved),
        News::CardsArePlayed => Some(Line::DayQuestCards),
        News::Rejected { .. } => Some(Line::DayRejected),
        News::QuestDone { .. } if is_veiled() => Some(Line::DayVeiled),
        News::QuestDone {
            winner: Side::Good, ..
        } => Some(Line::DaySuccess),
        News::QuestDone {
            winner: Side::Evil, ..
        } => Some(Line::DayFail),
        News::Over(Outcome { winner, .. }) => Some(match (winner, game.rules().setup().edition) {
            (Side::Good, Edition::Avalon) => Line::DayGoodWins,
            (Side::Evil, Edition::Avalon) => Line::DayEvilWins,
            (Side::Good, Edition::Resistance) => Line::DayResistanceWins,
            (Side::Evil, Edition::Resistance) => Line::DaySpiesWin,
        }),
        News::QuestBegins(_) | News::TakenBack(_) | News::BroughtBack(_) => None,
    };
    news.iter().filter_map(line).collect()
}

/// What play asks next; none when the game is over.
pub fn day_prompt(game: &Game) -> Option<Line> {
    let edition = game.rules().setup().edition;
    let (avalon, resistance) = match game.prompt()? {
        Prompt::AllegianceDeal => same(Line::DayAllegianceDeal),
        Prompt::AllegianceCard { .. } => same(Line::DayAllegiance),
        Prompt::Window { card, .. } => window(card),
        Prompt::PlotDraw { count: 1, .. } => same(Line::DayPlotDrawOne),
        Prompt::PlotDraw { count: 2, .. } => same(Line::DayPlotDrawTwo),
        Prompt::PlotDraw { .. } => same(Line::DayPlotDrawThree),
        Prompt::PlotGive { .. } => same(Line::DayPlotGive),
        Prompt::LoyaltyCheck { .. } => same(Line::DayLoyalty),
        Prompt::RestoreNow { .. } => same(Line::DayRestore),
        Prompt::Team { .. } if game.table().rejections() + 1 == MOST_REJECTIONS => {
            same(Line::DayTeamLast)
        }
        Prompt::Team { .. } => same(Line::DayTeam),
        Prompt::Vote { charge, .. } if !charge.is_empty() => {
            (Line::DayCharge, Line::DayOpinionMaker)
        }
        Prompt::Vote { .. } => same(Line::DayVote),
        Prompt::Excalibur { .. } => same(Line::DayExcalibur),
        Prompt::Exclusion { .. } => same(Line::DayExclude),
        // While the Witch may act, her own step comes first (W4).
        Prompt::QuestCards { .. } if game.may_veil() => return None,
        Prompt::QuestCards { .. } if game.table().veiled() == Some(game.table().quest()) => {
            return None;
        }
        Prompt::QuestCards { .. } => same(Line::DayReveal),
        Prompt::Lady { .. } => same(Line::DayLady),
        Prompt::Assassination {
            has_assassin: true, ..
        } => same(Line::DayAssassin),
        Prompt::Assassination {
            has_assassin: false,
            ..
        } => same(Line::DayEvilNames),
        Prompt::WhoWasWho => return None,
    };
    Some(match edition {
        Edition::Avalon => avalon,
        Edition::Resistance => resistance,
    })
}

const fn same(line: Line) -> (Line, Line) {
    (line, line)
}

/// A card's opportunity, by its names in the two editions (B7).
const fn window(card: PlotCard) -> (Line, Line) {
    match card {
        PlotCard::LeadToVictory => (Line::DayLeadToVictory, Line::DayStrongLeader),
        PlotCard::TheKingReturns => (Line::DayTheKingReturns, Line::DayNoConfidence),
        PlotCard::WeFoundYou => (Line::DayWeFoundYou, Line::DayInTheSpotlight),
        _ => (Line::DayAmbush, Line::DayCloseEye),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Action, Ballot, Event, NoChance, Seat, SeatSet, Setup};

    fn game(change: impl FnOnce(&mut Setup)) -> Game {
        let mut setup = Setup::usual((0..7).map(|idx| format!("P{idx}")).collect());
        change(&mut setup);
        Game::new(setup.check().unwrap())
    }

    fn tell(game: &mut Game, event: Event) -> Vec<Line> {
        let legal = game.decide(&Action::Tell(event), &mut NoChance).unwrap();
        let news = game.apply(legal);
        day_news(game, &news)
    }

    fn team(size: usize) -> Event {
        let members: SeatSet = Seat::all(size).collect();
        Event::Team {
            members,
            excalibur: None,
        }
    }

    #[test]
    fn a_plain_quest_is_led_from_step_to_step() {
        let mut game = game(|_| {});
        assert_eq!(day_prompt(&game), Some(Line::DayTeam));
        assert_eq!(tell(&mut game, team(2)), []);
        assert_eq!(day_prompt(&game), Some(Line::DayVote));
        assert_eq!(
            tell(&mut game, Event::Vote(Ballot::Total(7))),
            [Line::DayApproved, Line::DayQuestCards]
        );
        assert_eq!(day_prompt(&game), Some(Line::DayReveal));
        assert_eq!(tell(&mut game, Event::Quest { fails: 1 }), [Line::DayFail]);
    }

    #[test]
    fn the_fifth_proposal_is_announced_and_its_rejection_ends_the_game_b3() {
        let mut game = game(|_| {});
        for rejections in 0..5 {
            let line = if rejections == 4 {
                Line::DayTeamLast
            } else {
                Line::DayTeam
            };
            assert_eq!(day_prompt(&game), Some(line));
            tell(&mut game, team(2));
            let told = tell(&mut game, Event::Vote(Ballot::Total(0)));
            let over = if rejections == 4 {
                vec![Line::DayEvilWins]
            } else {
                vec![]
            };
            assert_eq!(told, [vec![Line::DayRejected], over].concat());
        }
        assert_eq!(day_prompt(&game), None);
    }

    #[test]
    fn each_edition_hears_its_own_names_b7() {
        let mut game = game(|setup| {
            setup.edition = Edition::Resistance;
            setup.plot_cards = true;
        });
        assert_eq!(day_prompt(&game), Some(Line::DayPlotDrawTwo));
        let cards = vec![PlotCard::Charge, PlotCard::TheKingReturns];
        tell(&mut game, Event::PlotDrawn { cards });
        assert_eq!(day_prompt(&game), Some(Line::DayPlotGive));
        tell(
            &mut game,
            Event::PlotGiven {
                card: PlotCard::Charge,
                to: Seat(1),
            },
        );
        tell(
            &mut game,
            Event::PlotGiven {
                card: PlotCard::TheKingReturns,
                to: Seat(2),
            },
        );
        tell(&mut game, team(2));
        assert_eq!(day_prompt(&game), Some(Line::DayOpinionMaker));
        tell(&mut game, Event::Vote(Ballot::Total(7)));
        assert_eq!(day_prompt(&game), Some(Line::DayNoConfidence));
    }
}
