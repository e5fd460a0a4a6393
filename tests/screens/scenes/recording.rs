//! The table's own voice: a line that waits, is recorded, can be kept; what goes wrong; the way back to the built-in voice.

use std::collections::BTreeSet;

use avalon_herald::narrator::{Deaf, Line, NoTake};
use avalon_herald::ui::screens::recording::{Hitch, RecordingState, Step};
use egui::Key;

use super::{Scene, Then};
use crate::window::Screen;

/// The state for the longest line.
fn state() -> RecordingState {
    let own = BTreeSet::from([Line::CloseEyes, Line::EvilLook, Line::DayFail]);
    let needed = BTreeSet::from([Line::CloseEyes, Line::MerlinThumbsNotMordred]);
    let mut state = RecordingState::new(own, Some(needed));
    state.show(Line::MerlinThumbsNotMordred);
    state
}

/// Every scene of the recording screen.
pub(super) fn all() -> Vec<Scene> {
    let at = |name, change: &dyn Fn(&mut RecordingState)| {
        let mut state = state();
        change(&mut state);
        Scene::new(name, Screen::Recording(Box::new(state)))
    };
    let hitches = [
        ("recording, no microphone", Hitch::Deaf(Deaf::NoDevice)),
        ("recording, no answer", Hitch::Deaf(Deaf::NoAnswer)),
        ("recording, cut off", Hitch::Deaf(Deaf::CutOff)),
        ("recording, silence", Hitch::NoTake(NoTake::Silent)),
        ("recording, noise", Hitch::NoTake(NoTake::NoVoice)),
        (
            "recording, an odd microphone",
            Hitch::NoTake(NoTake::OddRate),
        ),
        ("recording, no loudspeaker", Hitch::Unheard),
    ];
    let mut scenes = vec![
        at("recording, a built-in line", &|it| it.level = 0.02),
        at("recording, an own line", &|it| it.show(Line::EvilLook)),
        at("recording, a short line", &|it| it.show(Line::DayFail)),
        at("recording, only this table's lines", &|it| {
            it.show_only_needed(true);
        }),
        at("recording, a line is recorded", &|it| {
            it.step = Step::Recording { secs: 4.2 };
            it.level = 0.3;
        }),
        at("recording, a take", &|it| {
            it.step = Step::Taken {
                secs: 7.3,
                is_too_loud: false,
            };
        }),
        at("recording, a take that is too loud", &|it| {
            it.step = Step::Taken {
                secs: 27.3,
                is_too_loud: true,
            };
            it.level = 1.0;
        }),
        at("recording, the last line", &|it| {
            it.show(Line::DayTimeUp);
            it.step = Step::Taken {
                secs: 1.3,
                is_too_loud: false,
            };
        }),
    ];
    scenes.extend(
        hitches
            .iter()
            .map(|&(name, hitch)| at(name, &|it| it.hitch = Some(hitch))),
    );
    let mut asks = at("recording, the built-in voice again", &|it| {
        it.own.insert(it.line);
    });
    asks.then = Then::Press(Key::Delete);
    scenes.push(asks);
    scenes
}
