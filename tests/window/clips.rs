//! The narrator's clips, read from their folder without the program's help.

use std::fs::{self, File};
use std::io::BufReader;
use std::path::Path;
use std::sync::LazyLock;

use rodio::{Decoder, Source as _};

/// Samples a second at which sounds are compared: enough for a voice.
pub(crate) const RATE: usize = 4_000;

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
    pub(crate) values: Vec<f32>,
}

/// Every English clip, by name.
static CLIPS: LazyLock<Vec<Clip>> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/audio/en");
    let files = fs::read_dir(folder).expect("the clips are there");
    let paths = files.map(|it| it.expect("it is listed").path());
    let mut clips: Vec<_> = paths.filter_map(|it| Clip::read(&it)).collect();
    clips.sort_by(|a, b| a.id.cmp(&b.id));
    clips
});

impl Clip {
    pub(crate) fn all() -> &'static [Self] {
        &CLIPS
    }

    pub(crate) fn of(id: &str) -> &'static Self {
        let found = CLIPS.iter().find(|it| it.id == id);
        found.expect("each line has a clip")
    }

    fn read(path: &Path) -> Option<Self> {
        let id = path.file_name()?.to_str()?.strip_suffix(".ogg")?;
        let file = BufReader::new(File::open(path).expect("it can be read"));
        let decoder = Decoder::new(file).expect("it is Ogg Vorbis");
        assert_eq!(decoder.channels().get(), 1, "{id} has one channel");
        let rate = decoder.sample_rate().get() as usize;
        let values: Vec<_> = decoder.collect();
        Some(Self {
            id: id.to_owned(),
            values: thinned(&values, rate),
        })
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

/// Takes a sound down to [`RATE`], each value the mean of a millisecond, which leaves next to nothing above half that
/// rate.
pub(crate) fn thinned(values: &[f32], rate: usize) -> Vec<f32> {
    assert_eq!(rate % RATE, 0, "{rate} is a multiple of {RATE}");
    let width = rate / 1_000;
    let place = |idx| (idx as f32 + 0.5) / width as f32 * std::f32::consts::TAU;
    let weights: Vec<_> = (0..width).map(|idx| 1.0 - place(idx).cos()).collect();
    let mean = |part: &[f32]| part.iter().zip(&weights).map(|(a, b)| a * b).sum::<f32>();
    let parts = values.windows(width).step_by(rate / RATE);
    parts.map(|it| mean(it) / width as f32).collect()
}
