//! What the settings say of the night, as the screen shows it, and back.

use crate::choices;
use crate::i18n::Lang;
use crate::narrator::{Ambience, Pace};
use crate::store::settings::{self, Secs, Settings, Volume};
use crate::ui::intent::{Counts, NightChoices, VoteHistory};

pub(super) fn night_choices(settings: &Settings) -> NightChoices {
    let (pace, night) = (settings.pace, &settings.night);
    NightChoices {
        lang: Lang::of_id(&settings.language).unwrap_or_default(),
        voice: percent(settings.voice_volume),
        ambience: choices::ambience(night.ambience),
        ambience_loudness: percent(night.ambience_volume),
        bell: night.bell,
        pace: Pace {
            look_secs: pace.look_secs.get(),
            pause_secs: pace.pause_secs.get(),
            lead_in_secs: pace.lead_in_secs.get(),
        },
        counts: match night.counts {
            settings::Counts::Off => Counts::Off,
            settings::Counts::Shown => Counts::Shown,
            settings::Counts::Spoken => Counts::Spoken,
        },
        constant: night.constant,
        second: night.second_language.as_deref().and_then(Lang::of_id),
        glow: night.glow,
    }
}

/// Notes what was chosen.
pub(super) fn choose(settings: &mut Settings, choices: &NightChoices) {
    let pace = choices.pace;
    choices.lang.id().clone_into(&mut settings.language);
    settings.voice_volume = volume(choices.voice);
    settings.pace = settings::Pace {
        look_secs: Secs::new(pace.look_secs),
        pause_secs: Secs::new(pace.pause_secs),
        lead_in_secs: Secs::new(pace.lead_in_secs),
    };
    // One language twice is no second language.
    let second = choices.second.filter(|&it| it != choices.lang);
    settings.night = settings::Night {
        ambience: match choices.ambience {
            None => settings::Ambience::Off,
            Some(Ambience::Rain) => settings::Ambience::Rain,
            Some(Ambience::Hearth) => settings::Ambience::Hearth,
            Some(Ambience::Wind) => settings::Ambience::Wind,
            Some(Ambience::Hall) => settings::Ambience::Hall,
        },
        ambience_volume: volume(choices.ambience_loudness),
        counts: match choices.counts {
            Counts::Off => settings::Counts::Off,
            Counts::Shown => settings::Counts::Shown,
            Counts::Spoken => settings::Counts::Spoken,
        },
        bell: choices.bell,
        constant: choices.constant,
        second_language: second.map(|it| it.id().to_owned()),
        glow: choices.glow,
    };
}

/// What can be looked up of the votes, as the screens call it.
pub(super) const fn vote_history(kept: settings::VoteHistory) -> VoteHistory {
    match kept {
        settings::VoteHistory::Hidden => VoteHistory::Hidden,
        settings::VoteHistory::Totals => VoteHistory::Totals,
        settings::VoteHistory::Full => VoteHistory::Full,
        settings::VoteHistory::AfterGame => VoteHistory::AfterGame,
    }
}

/// The same, as it is kept.
pub(super) const fn kept_vote_history(choice: VoteHistory) -> settings::VoteHistory {
    match choice {
        VoteHistory::Hidden => settings::VoteHistory::Hidden,
        VoteHistory::Totals => settings::VoteHistory::Totals,
        VoteHistory::Full => settings::VoteHistory::Full,
        VoteHistory::AfterGame => settings::VoteHistory::AfterGame,
    }
}

fn percent(volume: Volume) -> u8 {
    (volume.get() * 100.0).round() as u8
}

fn volume(percent: u8) -> Volume {
    Volume::new(f32::from(percent) / 100.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_chosen_is_what_is_shown_again() {
        let mut settings = Settings::default();
        let usual = night_choices(&settings);
        assert_eq!(usual, NightChoices::default());
        let chosen = NightChoices {
            voice: 70,
            ambience: Some(Ambience::Wind),
            ambience_loudness: 30,
            bell: true,
            pace: Pace::SLOW,
            counts: Counts::Spoken,
            constant: true,
            glow: true,
            ..usual
        };
        choose(&mut settings, &chosen);
        assert_eq!(night_choices(&settings), chosen);
        for choice in VoteHistory::ALL {
            assert_eq!(vote_history(kept_vote_history(choice)), choice);
        }
    }
}
