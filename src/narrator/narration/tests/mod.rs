//! The player, with a voice that keeps a diary.

mod manner;

use proptest::prelude::*;

use super::*;
use crate::narrator::{CueId, Pace, Tuning};

/// A frame of the screen, in seconds. A power of two, so that times add up without a rest.
const DT: f32 = 1.0 / 32.0;
const LENGTH_SECS: f32 = 3.0;
const PACE: Pace = Pace {
    look_secs: 5.0,
    pause_secs: 2.0,
    lead_in_secs: 1.0,
};

/// A voice that keeps a diary.
#[derive(Default)]
struct Scripted {
    now_secs: f32,
    /// What it is to say, and in how many seconds.
    due: Option<(Line, f32)>,
    speaking: Option<(Line, f32)>,
    ended_secs: f32,
    /// Each line that was begun, when, and when it fell silent.
    diary: Vec<(Line, f32, f32)>,
    rung: Vec<f32>,
    beds: Vec<(Bed, f32)>,
    never_ends: bool,
    is_mute: bool,
}

impl Scripted {
    fn begin(&mut self, line: Line, at_secs: f32) {
        self.diary.push((line, at_secs, f32::INFINITY));
        let left_secs = LENGTH_SECS - (self.now_secs - at_secs);
        self.speaking = (!self.is_mute).then_some((line, left_secs));
    }
}

impl Voice for Scripted {
    fn tune(&mut self, _: &Tuning) {}

    fn length_secs(&self, line: Line) -> f32 {
        match line {
            Line::EvilLookNotEvilLancelotOberon | Line::ExpectEyesFour => LENGTH_SECS + 1.5,
            _ => LENGTH_SECS,
        }
    }

    fn say_in(&mut self, line: Line, secs: f32) {
        assert_eq!((self.speaking, self.due), (None, None), "two lines at once");
        if secs > 0.0 {
            self.due = Some((line, secs));
        } else {
            self.begin(line, self.now_secs);
        }
    }

    fn is_speaking(&self) -> bool {
        self.speaking.is_some() || self.due.is_some()
    }

    fn ended_secs_ago(&self) -> f32 {
        self.now_secs - self.ended_secs
    }

    fn stop(&mut self) {
        self.due = None;
        if self.speaking.take().is_some()
            && let Some((_, _, end_secs)) = self.diary.last_mut()
        {
            *end_secs = self.now_secs;
            self.ended_secs = self.now_secs;
        }
    }

    fn ring_in(&mut self, _: Chime, secs: f32) {
        self.rung.push(self.now_secs + secs);
    }

    fn bed(&mut self, bed: Bed) {
        if self.beds.last().is_none_or(|it| it.0 != bed) {
            self.beds.push((bed, self.now_secs));
        }
    }

    fn tick(&mut self, dt: f32) {
        self.now_secs += dt;
        if let Some((line, secs)) = self.due.take() {
            if secs <= dt {
                self.begin(line, self.now_secs - (dt - secs));
            } else {
                self.due = Some((line, secs - dt));
            }
        } else if let Some((_, left_secs)) = &mut self.speaking {
            *left_secs -= dt;
        }
        if let Some((_, left_secs)) = self.speaking
            && left_secs <= 0.0
            && !self.never_ends
        {
            self.stop();
            self.ended_secs += left_secs;
        }
    }
}

fn cue(id: CueId, line: Line, wait: Wait) -> Cue {
    Cue {
        id,
        except: Vec::new(),
        line,
        wait,
        expected: Vec::new(),
        is_read: true,
    }
}

fn script() -> Vec<Cue> {
    vec![
        cue(CueId::CloseEyes, Line::CloseEyes, Wait::Pause),
        cue(CueId::EvilLook, Line::EvilLook, Wait::Look),
        cue(CueId::OpenEyes, Line::OpenEyes, Wait::Pause),
    ]
}

fn begin() -> (Narration, Scripted) {
    (Narration::new(script(), PACE), Scripted::default())
}

fn pass(night: &mut Narration, voice: &mut Scripted, secs: f32) {
    for _ in 0..(secs / DT) as usize {
        night.tick(DT, voice);
    }
}

fn phase(night: &Narration) -> (usize, Phase) {
    (night.progress().cue_idx, night.progress().phase)
}

const fn waiting(left_secs: f32, total_secs: f32, wait: Wait) -> Phase {
    Phase::Waiting(Countdown {
        left_secs,
        total_secs,
        wait,
    })
}

#[test]
fn each_line_is_spoken_and_its_silence_kept() {
    let (mut night, mut voice) = begin();
    assert_eq!(phase(&night), (0, Phase::LeadIn { left_secs: 1.0 }));
    assert_eq!(night.progress().line, Some(Line::CloseEyes));
    pass(&mut night, &mut voice, 60.0);
    assert_eq!(
        voice.diary,
        [
            (Line::CloseEyes, 1.0, 4.0),
            (Line::EvilLook, 6.0, 9.0),
            (Line::OpenEyes, 14.0, 17.0)
        ]
    );
    assert_eq!(phase(&night), (3, Phase::Done));
    assert_eq!(night.progress().line, None);
}

#[test]
fn the_screen_counts_the_look_down() {
    let (mut night, mut voice) = begin();
    pass(&mut night, &mut voice, 7.0);
    assert_eq!(phase(&night), (1, Phase::Speaking));
    pass(&mut night, &mut voice, 4.0);
    assert_eq!(phase(&night), (1, waiting(3.0, 5.0, Wait::Look)));
}

#[test]
fn a_line_that_was_paused_begins_anew() {
    let (mut night, mut voice) = begin();
    pass(&mut night, &mut voice, 7.0);
    night.pause(&mut voice);
    pass(&mut night, &mut voice, 30.0);
    assert_eq!(phase(&night), (1, Phase::Paused(None)));
    assert!(!voice.is_speaking());
    night.resume(&mut voice);
    assert_eq!(phase(&night), (1, Phase::Speaking));
    assert_eq!(voice.diary[1], (Line::EvilLook, 6.0, 7.0));
    pass(&mut night, &mut voice, 4.0);
    assert_eq!(voice.diary[2], (Line::EvilLook, 37.0, 40.0));
}

#[test]
fn a_silence_that_was_paused_keeps_its_rest() {
    let (mut night, mut voice) = begin();
    pass(&mut night, &mut voice, 11.0);
    night.pause(&mut voice);
    pass(&mut night, &mut voice, 30.0);
    let Phase::Paused(Some(countdown)) = night.progress().phase else {
        panic!("{:?}", night.progress());
    };
    night.resume(&mut voice);
    assert_eq!(phase(&night), (1, Phase::Waiting(countdown)));
    assert_eq!(phase(&night), (1, waiting(3.0, 5.0, Wait::Look)));
    assert_eq!(voice.diary.len(), 2, "the line isn't spoken again");
}

#[test]
fn back_repeat_and_skip_move_between_lines() {
    let (mut night, mut voice) = begin();
    pass(&mut night, &mut voice, 7.0);
    night.back(&mut voice);
    assert_eq!(phase(&night), (0, Phase::Speaking));
    night.skip(&mut voice);
    night.repeat(&mut voice);
    assert_eq!(phase(&night), (1, Phase::Speaking));
    night.skip(&mut voice);
    night.skip(&mut voice);
    assert_eq!(phase(&night), (3, Phase::Done));
    assert!(!voice.is_speaking());
    night.back(&mut voice);
    assert_eq!(phase(&night), (2, Phase::Speaking));
    let spoken: Vec<Line> = voice.diary.iter().map(|it| it.0).collect();
    assert_eq!(
        spoken,
        [
            Line::CloseEyes,
            Line::EvilLook,
            Line::CloseEyes,
            Line::EvilLook,
            Line::EvilLook,
            Line::OpenEyes,
            Line::OpenEyes
        ]
    );
}

#[test]
fn a_pause_outlasts_back_and_skip_but_not_repeat() {
    let (mut night, mut voice) = begin();
    pass(&mut night, &mut voice, 7.0);
    night.pause(&mut voice);
    night.skip(&mut voice);
    night.back(&mut voice);
    night.back(&mut voice);
    assert_eq!(phase(&night), (0, Phase::Paused(None)));
    assert!(!voice.is_speaking());
    night.repeat(&mut voice);
    assert_eq!(phase(&night), (0, Phase::Speaking));
}

#[test]
fn a_stop_is_said_and_the_cue_then_begins_anew_with_a_lead_in() {
    let (mut night, mut voice) = begin();
    pass(&mut night, &mut voice, 11.0);
    night.stop(&mut voice);
    assert_eq!(night.progress().line, Some(Line::Stop));
    pass(&mut night, &mut voice, 30.0);
    assert_eq!(voice.diary.last(), Some(&(Line::Stop, 11.0, 14.0)));
    assert_eq!(phase(&night), (1, Phase::Stopped));
    night.resume(&mut voice);
    assert_eq!(phase(&night), (1, Phase::LeadIn { left_secs: 1.0 }));
    pass(&mut night, &mut voice, 1.0);
    assert_eq!(phase(&night), (1, Phase::Speaking));
}

#[test]
fn after_a_crash_it_goes_on_at_a_cue() {
    let mut voice = Scripted::default();
    let mut night = Narration::start_at(script(), PACE, 2);
    assert_eq!(phase(&night), (2, Phase::LeadIn { left_secs: 1.0 }));
    pass(&mut night, &mut voice, 1.0);
    assert_eq!(voice.speaking.map(|it| it.0), Some(Line::OpenEyes));
    let mut night = Narration::start_at(script(), PACE, 9);
    night.tick(DT, &mut voice);
    assert_eq!(phase(&night), (3, Phase::Done));
}

#[test]
fn a_voice_that_never_ends_is_stopped_and_told() {
    let (mut night, mut voice) = begin();
    voice.never_ends = true;
    pass(&mut night, &mut voice, 5.0);
    assert_eq!(night.progress().trouble, None);
    pass(&mut night, &mut voice, 60.0);
    assert_eq!(phase(&night), (3, Phase::Done));
    assert_eq!(
        night.progress().trouble,
        Some(Trouble::Overran(Line::OpenEyes))
    );
    for (line, begin_secs, end_secs) in voice.diary {
        let spoken = end_secs - begin_secs;
        assert!(spoken > 5.0 && spoken <= 5.0 + 2.0 * DT, "{line:?}");
    }
}

#[test]
fn the_caption_of_a_mute_voice_stays_as_long_as_the_line() {
    let (mut night, mut voice) = begin();
    voice.is_mute = true;
    pass(&mut night, &mut voice, 3.5);
    assert_eq!(phase(&night), (0, Phase::Speaking));
    pass(&mut night, &mut voice, 1.0);
    assert_eq!(phase(&night), (0, waiting(1.5, 2.0, Wait::Pause)));
}

#[test]
fn a_screen_that_stood_still_passes_over_no_line() {
    let (mut night, mut voice) = begin();
    while night.progress().phase != Phase::Done {
        night.tick(100.0, &mut voice);
    }
    let spoken: Vec<Line> = voice.diary.iter().map(|it| it.0).collect();
    assert_eq!(spoken, [Line::CloseEyes, Line::EvilLook, Line::OpenEyes]);
}

/// Everything that can happen to a narration.
#[derive(Clone, Copy, Debug)]
enum Happening {
    Pass(u8),
    Request(fn(&mut Narration, &mut dyn Voice)),
}

fn happenings() -> impl Strategy<Value = Vec<Happening>> {
    let requests: [fn(&mut Narration, &mut dyn Voice); 6] = [
        Narration::pause,
        Narration::resume,
        Narration::back,
        Narration::repeat,
        Narration::skip,
        Narration::stop,
    ];
    let one = prop_oneof![
        (0..200_u8).prop_map(Happening::Pass),
        (0..6_usize).prop_map(move |idx| Happening::Request(requests[idx])),
    ];
    prop::collection::vec(one, 0..60)
}

proptest! {
    /// The diary itself refuses two lines at once.
    #[test]
    fn whatever_the_table_asks_for_the_voice_is_where_the_caption_is(
        happenings in happenings(),
        cue_idx in 0..5_usize,
    ) {
        let mut voice = Scripted::default();
        let mut night = Narration::start_at(script(), PACE, cue_idx);
        for happening in happenings {
            match happening {
                Happening::Pass(ticks) => pass(&mut night, &mut voice, f32::from(ticks) * DT),
                Happening::Request(request) => request(&mut night, &mut voice),
            }
            let progress = night.progress();
            let spoken = voice.speaking.map(|it| it.0).filter(|&it| it != Line::Stop);
            let is_speaking = progress.phase == Phase::Speaking;
            prop_assert_eq!(spoken, progress.line.filter(|_| is_speaking));
            let is_silence = matches!(progress.phase, Phase::LeadIn { .. } | Phase::Waiting(_));
            prop_assert!(voice.due.is_none() || is_silence);
        }
        night.repeat(&mut voice);
        pass(&mut night, &mut voice, 60.0);
        prop_assert_eq!(night.progress().phase, Phase::Done);
    }
}
