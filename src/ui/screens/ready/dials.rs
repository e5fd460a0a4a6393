//! What can be turned before the night: each with its steps.

use crate::i18n::{Lang, Msg, Words};
use crate::narrator::{Ambience, Pace};
use crate::ui::intent::{Counts, NightChoices};

/// Something that can be turned, in the order of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dial {
    Voice,
    Ambience,
    AmbienceLoudness,
    Bell,
    LeadIn,
    Language,
    Pace,
    Look,
    Pause,
    Counts,
    Constant,
    Second,
    Glow,
}

/// The steps of a loudness, in percent.
const LOUDNESS: u8 = 10;
/// The shortest and the longest look, pause and silence before, in seconds, and their steps.
const LOOK: (f32, f32, f32) = (2.0, 30.0, 1.0);
const PAUSE: (f32, f32, f32) = (0.5, 10.0, 0.5);
const LEAD_IN: (f32, f32, f32) = (0.0, 5.0, 0.5);

/// No dial has more steps; so that one that went round in a ring would be counted only so far.
const MOST_STEPS: usize = 100;

const AMBIENCES: [Option<Ambience>; 5] = [
    None,
    Some(Ambience::Rain),
    Some(Ambience::Hearth),
    Some(Ambience::Wind),
    Some(Ambience::Hall),
];
const COUNTS: [Counts; 3] = [Counts::Off, Counts::Shown, Counts::Spoken];
const PACES: [(Pace, Msg); 3] = [
    (Pace::SLOW, Msg::PaceSlow),
    (Pace::NORMAL, Msg::PaceNormal),
    (Pace::QUICK, Msg::PaceQuick),
];

impl Dial {
    pub(super) const ALL: [Self; 13] = [
        Self::Language,
        Self::Voice,
        Self::Ambience,
        Self::AmbienceLoudness,
        Self::Bell,
        Self::LeadIn,
        Self::Pace,
        Self::Look,
        Self::Pause,
        Self::Counts,
        Self::Constant,
        Self::Second,
        Self::Glow,
    ];

    /// How many of them stand in the first column.
    pub(super) const IN_FIRST: usize = 6;

    pub(super) const fn label(self) -> Msg {
        match self {
            Self::Voice => Msg::ReadyVoice,
            Self::Ambience => Msg::ReadyAmbience,
            Self::AmbienceLoudness => Msg::ReadyAmbienceLoudness,
            Self::Bell => Msg::ReadyBell,
            Self::LeadIn => Msg::ReadyLeadIn,
            Self::Language => Msg::ReadyLanguage,
            Self::Pace => Msg::ReadyPace,
            Self::Look => Msg::ReadyLook,
            Self::Pause => Msg::ReadyPause,
            Self::Counts => Msg::ReadyCounts,
            Self::Constant => Msg::ReadyConstant,
            Self::Second => Msg::ReadySecond,
            Self::Glow => Msg::ReadyGlow,
        }
    }

    /// What it stands at, in words.
    pub(super) fn value(self, choices: &NightChoices, words: &Words) -> String {
        let percent = |it: u8| words.with(Msg::ReadyPercent, &[("count", usize::from(it).into())]);
        let secs = |it: f32| {
            let text = if it.fract() == 0.0 {
                format!("{it:.0}")
            } else {
                format!("{it:.1}")
            };
            words.with(Msg::ReadySecs, &[("secs", text.as_str().into())])
        };
        let on = |it: bool| words.get(if it { Msg::ReadyOn } else { Msg::ReadyOff });
        match self {
            Self::Voice => percent(choices.voice),
            Self::Ambience => words.get(ambience_name(choices.ambience)),
            Self::AmbienceLoudness => percent(choices.ambience_loudness),
            Self::Bell => on(choices.bell),
            Self::LeadIn => secs(choices.pace.lead_in_secs),
            Self::Language => choices.lang.name().to_owned(),
            Self::Pace => words.get(preset(choices.pace).map_or(Msg::PaceOwn, |idx| PACES[idx].1)),
            Self::Look => secs(choices.pace.look_secs),
            Self::Pause => secs(choices.pace.pause_secs),
            Self::Counts => words.get(match choices.counts {
                Counts::Off => Msg::CountsOff,
                Counts::Shown => Msg::CountsShown,
                Counts::Spoken => Msg::CountsSpoken,
            }),
            Self::Constant => on(choices.constant),
            Self::Second => match choices.second {
                Some(lang) => lang.name().to_owned(),
                None => words.get(Msg::ReadyOff),
            },
            Self::Glow => on(choices.glow),
        }
    }

    /// The choices after a step up or down; none where there is no further step.
    pub(super) fn turned(self, choices: &NightChoices, is_up: bool) -> Option<NightChoices> {
        let mut turned = *choices;
        match self {
            Self::Voice => turned.voice = loudness(choices.voice, is_up),
            Self::Ambience => turned.ambience = next(&AMBIENCES, choices.ambience, is_up),
            Self::AmbienceLoudness => {
                turned.ambience_loudness = loudness(choices.ambience_loudness, is_up);
            }
            Self::Bell => turned.bell = is_up,
            Self::LeadIn => {
                turned.pace.lead_in_secs = secs(choices.pace.lead_in_secs, LEAD_IN, is_up);
            }
            Self::Language => turned.lang = next(&Lang::ALL, choices.lang, is_up),
            Self::Pace => {
                let idx = match (preset(choices.pace), is_up) {
                    (Some(idx), true) => (idx + 1).min(PACES.len() - 1),
                    (Some(idx), false) => idx.saturating_sub(1),
                    (None, _) => 1,
                };
                let lead_in_secs = choices.pace.lead_in_secs;
                turned.pace = Pace {
                    lead_in_secs,
                    ..PACES[idx].0
                };
            }
            Self::Look => turned.pace.look_secs = secs(choices.pace.look_secs, LOOK, is_up),
            Self::Pause => turned.pace.pause_secs = secs(choices.pace.pause_secs, PAUSE, is_up),
            Self::Counts => turned.counts = next(&COUNTS, choices.counts, is_up),
            Self::Constant => turned.constant = is_up,
            Self::Second => {
                let others = Lang::ALL.into_iter().filter(|&it| it != choices.lang);
                let all: Vec<_> = [None].into_iter().chain(others.map(Some)).collect();
                turned.second = next(&all, choices.second, is_up);
            }
            Self::Glow => turned.glow = is_up,
        }
        (turned != *choices).then_some(turned)
    }

    /// How many steps it can go further one way.
    pub(super) fn steps(self, choices: &NightChoices, is_up: bool) -> usize {
        let turn = |choices: &NightChoices| self.turned(choices, is_up);
        std::iter::successors(turn(choices), turn)
            .take(MOST_STEPS)
            .count()
    }
}

pub(super) const fn ambience_name(ambience: Option<Ambience>) -> Msg {
    match ambience {
        None => Msg::AmbienceOff,
        Some(Ambience::Rain) => Msg::AmbienceRain,
        Some(Ambience::Hearth) => Msg::AmbienceHearth,
        Some(Ambience::Wind) => Msg::AmbienceWind,
        Some(Ambience::Hall) => Msg::AmbienceHall,
    }
}

/// The pace that has a name, whatever the silence before.
fn preset(pace: Pace) -> Option<usize> {
    PACES.iter().position(|(it, _)| {
        let lead_in_secs = pace.lead_in_secs;
        pace == Pace {
            lead_in_secs,
            ..*it
        }
    })
}

fn loudness(percent: u8, is_up: bool) -> u8 {
    if is_up {
        percent.saturating_add(LOUDNESS).min(100)
    } else {
        percent.saturating_sub(LOUDNESS)
    }
}

fn secs(secs: f32, (least, most, step): (f32, f32, f32), is_up: bool) -> f32 {
    let step = if is_up { step } else { -step };
    (secs + step).clamp(least, most)
}

/// The next of a few; the last has none after it.
fn next<T: Copy + PartialEq>(all: &[T], at: T, is_up: bool) -> T {
    let idx = all.iter().position(|&it| it == at).unwrap_or(0);
    let idx = if is_up { idx + 1 } else { idx.wrapping_sub(1) };
    all.get(idx).copied().unwrap_or(at)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_dial_turns_both_ways_and_comes_to_an_end() {
        let words = Words::new(Lang::En);
        for dial in Dial::ALL {
            let mut seen = Vec::new();
            for is_up in [true, false, true] {
                let mut choices = NightChoices::default();
                seen.clear();
                while let Some(turned) = dial.turned(&choices, is_up) {
                    let (before, after) =
                        (dial.value(&choices, &words), dial.value(&turned, &words));
                    assert_ne!(before, after, "{dial:?}");
                    choices = turned;
                    seen.push(after);
                    assert!(seen.len() < 60, "{dial:?} never ends");
                }
            }
        }
    }

    #[test]
    fn a_pace_that_is_not_a_preset_says_so_and_leads_back_to_one() {
        let words = Words::new(Lang::En);
        let own = Dial::Look.turned(&NightChoices::default(), true).unwrap();
        assert_eq!(Dial::Pace.value(&own, &words), "Your own");
        let back = Dial::Pace.turned(&own, true).unwrap();
        assert_eq!(back, NightChoices::default());
        let quick = Dial::Pace.turned(&NightChoices::default(), true).unwrap();
        assert!(quick.pace.look_secs < Pace::NORMAL.look_secs);
    }
}
