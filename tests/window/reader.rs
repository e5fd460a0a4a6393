//! Reads what the night's screen says: its pictures are compared with what the same words look like when they are drawn.

use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use avalon_herald::i18n::{Lang, Msg, Words};
use avalon_herald::narrator::{Line, Phase, Progress, Trouble};
use avalon_herald::ui::cx::{Cx, View};
use avalon_herald::ui::fonts;
use avalon_herald::ui::screens::night::{NightView, night_ui};
use avalon_herald::ui::theme::{Mode, Motion, Scale, Theme};
use egui::{Rect, pos2};
use egui_kittest::Harness;

use crate::listen::alike;
use crate::running::pass;
use crate::screen::{SIZE, Screen};

/// Where the caption stands, above the ring of the countdown, and where the words at the foot stand.
const CAPTION: Rect = Rect::from_min_max(pos2(40.0, 220.0), pos2(1_240.0, 500.0));
const FOOT: Rect = Rect::from_min_max(pos2(40.0, 745.0), pos2(1_240.0, 785.0));

/// How alike words and their picture must be to be read.
const LEGIBLE: f32 = 0.8;

/// How often the screen is looked at.
const LOOK_EVERY: Duration = Duration::from_millis(60);

/// What the foot may say besides the keys.
const TROUBLES: [(Trouble, Msg); 3] = [
    (Trouble::NoDevice, Msg::NightSilent),
    (Trouble::NoAnswer, Msg::NightNoAnswer),
    (Trouble::CutOff(Line::Check), Msg::NightCutOff),
];

/// A part of the screen as it was at a time.
#[derive(Clone, Debug)]
struct Seen {
    at: Instant,
    caption: Vec<f32>,
    foot: Vec<f32>,
}

/// Somebody who looks at the screen all the time, and remembers each thing that was there to be read.
#[derive(Debug)]
pub(crate) struct Witness {
    seen: Arc<Mutex<Vec<Seen>>>,
    is_over: Arc<Mutex<bool>>,
    looking: Option<JoinHandle<()>>,
}

/// What was read, and when it first was.
pub(crate) type Read = (Instant, String);

impl Witness {
    pub(crate) fn of(screen: Screen) -> Self {
        let seen: Arc<Mutex<Vec<Seen>>> = Arc::default();
        let is_over: Arc<Mutex<bool>> = Arc::default();
        let (into, end) = (Arc::clone(&seen), Arc::clone(&is_over));
        let thread = thread::Builder::new().name("witness".to_owned());
        let looking = thread.spawn(move || {
            while !*end.lock().unwrap_or_else(PoisonError::into_inner) {
                let now = Seen {
                    at: Instant::now(),
                    caption: lit(&screen.part(CAPTION)),
                    foot: lit(&screen.part(FOOT)),
                };
                let mut seen = into.lock().unwrap_or_else(PoisonError::into_inner);
                let is_new = |last: &Seen| last.caption != now.caption || last.foot != now.foot;
                if seen.last().is_none_or(is_new) {
                    seen.push(now);
                }
                drop(seen);
                pass(LOOK_EVERY);
            }
        });
        Self {
            seen,
            is_over,
            looking: Some(looking.expect("a thread")),
        }
    }

    /// What the captions and the foot said, each when it changed. Captions that aren't these lines' are passed over.
    pub(crate) fn read(self, lines: &[Line]) -> (Vec<Read>, Vec<Read>) {
        let mut reader = Reader::new();
        let captions: Vec<_> = lines.iter().map(|&it| reader.caption(it)).collect();
        let feet = reader.feet();
        let seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        let mut read: (Vec<Read>, Vec<Read>) = Default::default();
        for it in &*seen {
            for (picture, known, read) in [
                (&it.caption, &captions, &mut read.0),
                (&it.foot, &feet, &mut read.1),
            ] {
                let words = best(picture, known);
                if let Some(words) = words
                    && read.last().is_none_or(|last: &Read| last.1 != words)
                {
                    read.push((it.at, words));
                }
            }
        }
        read
    }
}

impl Drop for Witness {
    fn drop(&mut self) {
        *self.is_over.lock().unwrap_or_else(PoisonError::into_inner) = true;
        if let Some(looking) = self.looking.take() {
            looking.join().ok();
        }
    }
}

/// The words whose picture is most like this one.
fn best(picture: &[f32], known: &[(String, Vec<f32>)]) -> Option<String> {
    let likeness = known.iter().map(|it| (alike(picture, &it.1), &it.0));
    let best = likeness.max_by(|a, b| a.0.total_cmp(&b.0))?;
    (best.0 >= LEGIBLE).then(|| best.1.clone())
}

/// How bright each pixel is, of four bytes each; the ground is dark.
fn lit(pixels: &[u8]) -> Vec<f32> {
    let bright = |it: &[u8]| it[..3].iter().copied().max().unwrap_or_default();
    pixels
        .chunks_exact(4)
        .map(|it| f32::from(bright(it) / 32))
        .collect()
}

/// Draws what could be read.
struct Reader {
    harness: Harness<'static, Progress>,
}

impl Reader {
    fn new() -> Self {
        let progress = Progress {
            cue_idx: 1,
            cue_count: 9,
            line: None,
            phase: Phase::Speaking,
            spoken_secs: None,
            trouble: None,
        };
        let harness = Harness::builder()
            .with_size(SIZE)
            .with_accessibility_check(false)
            .with_context_setup(fonts::install)
            .wgpu()
            .build_ui_state(draw, progress);
        Self { harness }
    }

    fn caption(&mut self, line: Line) -> (String, Vec<f32>) {
        self.harness.state_mut().line = Some(line);
        (words().line(line), self.picture(CAPTION))
    }

    fn feet(&mut self) -> Vec<(String, Vec<f32>)> {
        let keys = ("the keys".to_owned(), self.picture(FOOT));
        let troubles = TROUBLES.into_iter().map(|(trouble, msg)| {
            self.harness.state_mut().trouble = Some(trouble);
            (words().get(msg), self.picture(FOOT))
        });
        let mut feet = vec![keys];
        feet.extend(troubles);
        feet
    }

    fn picture(&mut self, part: Rect) -> Vec<f32> {
        self.harness.run();
        let image = self.harness.render().expect("it can be drawn");
        let wide = SIZE.x as usize * 4;
        let rows = image.as_raw().chunks_exact(wide);
        let (left, right) = (part.left() as usize * 4, part.right() as usize * 4);
        let rows = rows.take(part.bottom() as usize).skip(part.top() as usize);
        lit(&rows
            .flat_map(|row| row[left..right].to_vec())
            .collect::<Vec<_>>())
    }
}

fn words() -> Words {
    Words::new(Lang::En)
}

fn draw(ui: &mut egui::Ui, progress: &mut Progress) {
    let window = ui.ctx().content_rect();
    let scale = Scale::new(window.size(), 1.0);
    let theme = Theme::new(Mode::Dark, scale, Motion::Still);
    theme.apply(ui.ctx());
    let cx = Cx {
        words: &words(),
        theme: &theme,
        window,
        view: View::Lead,
        now: 0.0,
    };
    let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(window));
    let view = NightView {
        progress: *progress,
        expected: &[],
        second: None,
        glows: false,
    };
    drop(night_ui(&mut ui, &cx, &view));
}
