//! The narrator's clips, read from their folder and decoded as they are for the mixer, so that their length is exact.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use avalon_herald::narrator::{RATE as MIXED, decode, to_sound};

use crate::ear::is_audible;

/// Samples a second at which sounds are compared: enough for a voice.
pub(crate) const RATE: usize = 8_000;

/// What counts as speech within a clip: a hundredth of the loudest.
const SPEECH: f32 = 0.01;

/// The longest silence within a word, as before a "p", in seconds.
const LONGEST_STOP: f32 = 0.06;

/// How long speech must go on to be fluent, in seconds.
const FLUENT: f32 = 0.5;

/// A spoken line.
#[derive(Debug)]
pub(crate) struct Clip {
    pub(crate) id: String,
    /// As it is compared.
    pub(crate) values: Vec<f32>,
    /// As it is mixed, at the ear's rate.
    pub(crate) exact: Vec<f32>,
}

/// A language's voice.
pub(crate) type Voice = &'static [Clip];

static ENGLISH: LazyLock<Vec<Clip>> = LazyLock::new(|| read_all("en"));
static RUSSIAN: LazyLock<Vec<Clip>> = LazyLock::new(|| read_all("ru"));
static CHINESE: LazyLock<Vec<Clip>> = LazyLock::new(|| read_all("zh"));

/// The voice of a language.
pub(crate) fn voice(lang: &str) -> Voice {
    match lang {
        "ru" => &RUSSIAN,
        "zh" => &CHINESE,
        _ => &ENGLISH,
    }
}

/// A sound file as it is mixed, both channels in one as the ear hears them.
pub(crate) fn exact(path: &Path) -> Vec<f32> {
    let bytes = fs::read(path).expect("it can be read");
    let sound = to_sound(&decode(bytes).expect("it can be decoded")).expect("its rate is usual");
    let frames = sound.frames().iter();
    frames
        .map(|[left, right]| f32::midpoint(*left, *right))
        .collect()
}

/// A file of the narrator's.
pub(crate) fn asset(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("assets/audio")
        .join(name)
}

/// The clips of the night, in the order of their names.
fn read_all(lang: &str) -> Vec<Clip> {
    let files = fs::read_dir(asset(lang)).expect("the clips are there");
    let paths = files.map(|it| it.expect("it is listed").path());
    let mut clips: Vec<_> = paths.filter_map(|it| Clip::read(&it)).collect();
    clips.sort_by(|a, b| a.id.cmp(&b.id));
    clips
}

impl Clip {
    pub(crate) fn of(voice: Voice, id: &str) -> &'static Self {
        let found = voice.iter().find(|it| it.id == id);
        found.expect("each line has a clip")
    }

    fn read(path: &Path) -> Option<Self> {
        let id = path.file_name()?.to_str()?.strip_suffix(".ogg")?;
        if id.starts_with("day_") {
            return None;
        }
        let exact = exact(path);
        Some(Self {
            id: id.to_owned(),
            values: thinned(&exact, MIXED as usize),
            exact,
        })
    }

    /// Where its first sound is, in samples of the ear.
    pub(crate) fn first_sound(&self) -> usize {
        let is_audible = |it: &f32| is_audible((it * 32_767.0) as i16);
        self.exact
            .iter()
            .position(is_audible)
            .expect("something is said")
    }

    /// When, counted from its first sound, it goes on for a while without a pause: not before `from`. A cut is heard there at
    /// once.
    pub(crate) fn fluent(&self, from: f32) -> f32 {
        let is_speech = |at: &usize| self.values[*at].abs() > SPEECH;
        let mut speech = (0..self.values.len()).filter(is_speech);
        let first = speech.next().expect("something is said");
        let mut start = first + samples(from);
        let mut last = start;
        for at in speech.skip_while(|&at| at < first + samples(from)) {
            if at > last + samples(LONGEST_STOP) {
                start = at;
            }
            last = at;
            if last > start + samples(FLUENT) {
                return (start - first) as f32 / RATE as f32;
            }
        }
        panic!("{} says nothing for long enough after {from} s", self.id);
    }
}

fn samples(secs: f32) -> usize {
    (secs * RATE as f32) as usize
}

/// Takes a sound down to [`RATE`], each value the mean of half a millisecond, which leaves next to nothing above half that
/// rate.
pub(crate) fn thinned(values: &[f32], rate: usize) -> Vec<f32> {
    assert_eq!(rate % RATE, 0, "{rate} is a multiple of {RATE}");
    let width = rate / 2_000;
    let place = |idx| (idx as f32 + 0.5) / width as f32 * std::f32::consts::TAU;
    let weights: Vec<_> = (0..width).map(|idx| 1.0 - place(idx).cos()).collect();
    let mean = |part: &[f32]| part.iter().zip(&weights).map(|(a, b)| a * b).sum::<f32>();
    let parts = values.windows(width).step_by(rate / RATE);
    parts.map(|it| mean(it) / width as f32).collect()
}
