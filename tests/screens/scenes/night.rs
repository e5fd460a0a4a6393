//! Before the night, and the night.

use avalon_herald::i18n::Lang;
use avalon_herald::narrator::{Countdown, Line, Pace, Phase, Progress, Trouble, Wait};
use avalon_herald::ui::intent::{Counts, NightChoices};
use avalon_herald::ui::screens::ready::{ReadyState, Then};

use super::super::people::{Names, usual};
use super::super::window::{NightShown, Screen};
use super::Scene;

pub(super) fn all(names: Names) -> Vec<Scene> {
    let mut scenes = ready(names);
    scenes.extend(phases());
    scenes
}

fn ready(names: Names) -> Vec<Scene> {
    let begin = Then::Begin {
        setup: Box::new(usual(names, 10)),
        leader_by_lot: true,
    };
    let own = NightChoices {
        lang: Lang::Ru,
        voice: 0,
        bell: true,
        pace: Pace {
            look_secs: 30.0,
            pause_secs: 2.5,
            lead_in_secs: 1.5,
        },
        counts: Counts::Spoken,
        constant: true,
        second: Some(Lang::Zh),
        glow: true,
        ..NightChoices::default()
    };
    [
        ("before the night", begin, NightChoices::default()),
        ("before the night, all chosen", Then::Read, own),
        (
            "sound and night in a game",
            Then::Table,
            NightChoices::default(),
        ),
    ]
    .into_iter()
    .map(|(name, then, choices)| {
        let state = ReadyState::before(then);
        Scene::new(name, Screen::Ready(state, choices))
    })
    .collect()
}

fn phases() -> Vec<Scene> {
    let left = |wait| Countdown {
        left_secs: 12.4,
        total_secs: 60.0,
        wait,
    };
    let look = Phase::Waiting(left(Wait::Look));
    let lead_in = Phase::LeadIn { left_secs: 0.5 };
    let in_look = Phase::Paused(Some(left(Wait::Look)));
    let mut scenes = vec![
        scene("night, silence before the first line", lead_in, |_| {}),
        scene("night, a line", Phase::Speaking, |_| {}),
        scene("night, a look", look, |_| {}),
        scene(
            "night, hands move",
            Phase::Waiting(left(Wait::Pause)),
            |_| {},
        ),
        scene("night, nobody is meant", look, |it| it.progress.line = None),
        scene("night, a line in two languages", Phase::Speaking, |it| {
            it.second = Some(Lang::Ru);
        }),
        scene("night, a look and what it should show", look, |it| {
            it.progress.line = Some(Line::EvilLookNotEvilLancelotOberon);
            it.expected = vec![Line::ExpectEyesThree, Line::ExpectThumbsOne];
        }),
        scene("night, paused in a line", Phase::Paused(None), |_| {}),
        scene("night, paused in a look", in_look, |_| {}),
        scene("night, stopped", Phase::Stopped, |it| {
            it.progress.line = Some(Line::Stop);
        }),
        scene("night, done", Phase::Done, |it| it.progress.line = None),
    ];
    for (name, phase, trouble) in [
        ("night without sound", look, Trouble::NoDevice),
        (
            "night without sound, paused",
            Phase::Paused(None),
            Trouble::NoDevice,
        ),
        ("night, the sound hangs", look, Trouble::NoAnswer),
        (
            "night, a line was cut off",
            look,
            Trouble::CutOff(Line::Check),
        ),
        (
            "night, a broken clip",
            Phase::Speaking,
            Trouble::BrokenClip(Line::Check),
        ),
    ] {
        scenes.push(scene(name, phase, |it| it.progress.trouble = Some(trouble)));
    }
    scenes
}

fn scene(name: &'static str, phase: Phase, change: impl FnOnce(&mut NightShown)) -> Scene {
    let mut shown = NightShown {
        progress: Progress {
            cue_idx: 3,
            cue_count: 9,
            line: Some(Line::MerlinThumbsNotMordred),
            phase,
            spoken_secs: (phase == Phase::Speaking).then_some(0.5),
            trouble: None,
        },
        expected: Vec::new(),
        second: None,
    };
    change(&mut shown);
    Scene::new(name, Screen::Night(shown))
}
