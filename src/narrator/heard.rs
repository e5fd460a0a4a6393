//! Which lines a table may hear in an evening: those of its characters and modules.

use super::line::Line;
use super::script::night_script;
use crate::engine::{Edition, LancelotMode, Role, Rules};

/// Whether this table may hear the line, whatever it has chosen of prompts by day and of what looks should show.
pub fn may_be_heard(line: Line, rules: &Rules) -> bool {
    let setup = rules.setup();
    let is_avalon = setup.edition == Edition::Avalon;
    let has_plot = setup.plot_cards;
    match line {
        Line::Stop | Line::SoundCheck => true,
        Line::DayAllegianceDeal => setup.lancelot == LancelotMode::Dealt,
        Line::DayAllegiance | Line::DaySwitch | Line::DayNoChange => {
            setup.lancelot.deck().is_some()
        }
        Line::DayPlotDrawOne
        | Line::DayPlotDrawTwo
        | Line::DayPlotDrawThree
        | Line::DayPlotGive
        | Line::DayRestore => has_plot,
        Line::DayLeadToVictory
        | Line::DayTheKingReturns
        | Line::DayWeFoundYou
        | Line::DayAmbush
        | Line::DayCharge => has_plot && is_avalon,
        Line::DayStrongLeader
        | Line::DayNoConfidence
        | Line::DayInTheSpotlight
        | Line::DayCloseEye
        | Line::DayOpinionMaker => has_plot && !is_avalon,
        Line::DayLoyalty => has_plot || setup.has(Role::Witch),
        Line::DayExcalibur => setup.excalibur,
        Line::DayExclude => setup.trapper,
        Line::DayWitchClose | Line::DayWitchAct | Line::DayWitchCloseAgain | Line::DayVeiled => {
            setup.has(Role::Witch)
        }
        Line::DayLady => setup.lady_of_the_lake,
        Line::DayAssassin => setup.has(Role::Merlin) && setup.has(Role::Assassin),
        Line::DayEvilNames => setup.has(Role::Merlin) && !setup.has(Role::Assassin),
        Line::DayGoodWins | Line::DayEvilWins => is_avalon,
        Line::DayResistanceWins | Line::DaySpiesWin => !is_avalon,
        line if line.id().starts_with("day_") => true,
        line => {
            let cues = night_script(rules);
            cues.iter()
                .any(|cue| cue.line == line || cue.expected.contains(&line))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::day::day_prompt;
    use super::*;
    use crate::engine::{Game, Setup};

    fn rules(change: impl FnOnce(&mut Setup)) -> Rules {
        let mut setup = Setup::usual((0..7).map(|idx| format!("P{idx}")).collect());
        change(&mut setup);
        setup.check().unwrap()
    }

    fn heard(rules: &Rules) -> Vec<Line> {
        let lines = Line::ALL.into_iter();
        lines.filter(|&line| may_be_heard(line, rules)).collect()
    }

    #[test]
    fn a_table_hears_its_own_night_and_no_module_that_it_lacks() {
        let plain = heard(&rules(|_| {}));
        for line in [Line::CloseEyes, Line::MerlinLook, Line::Stop, Line::DayTeam] {
            assert!(plain.contains(&line), "{line:?}");
        }
        for line in [
            Line::SpiesLook,
            Line::LancelotsLook,
            Line::DayLady,
            Line::DayExcalibur,
        ] {
            assert!(!plain.contains(&line), "{line:?}");
        }
        let lady = heard(&rules(|setup| setup.lady_of_the_lake = true));
        assert_eq!(lady.len(), plain.len() + 1);
    }

    #[test]
    fn the_resistance_hears_its_own_names_b7() {
        let rules = rules(|setup| {
            setup.edition = Edition::Resistance;
            setup.roles = None;
            setup.plot_cards = true;
        });
        let lines = heard(&rules);
        assert!(lines.contains(&Line::SpiesLook) && lines.contains(&Line::DayNoConfidence));
        assert!(!lines.contains(&Line::MerlinLook) && !lines.contains(&Line::DayAmbush));
        let first = day_prompt(&Game::new(rules)).unwrap();
        assert!(lines.contains(&first));
    }
}
