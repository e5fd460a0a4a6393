//! The whole program with a microphone and a voice that the test holds, at the recording screen.

use std::cell::RefCell;
use std::f32::consts::TAU;
use std::fs;
use std::num::NonZero;
use std::rc::Rc;

use avalon_herald::app::Herald;
use avalon_herald::narrator::{Deaf, Line, Microphone, Samples};
use avalon_herald::store::DataDir;
use avalon_herald::ui::fonts;
use egui::{Key, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::NodeT as _;
use tempfile::TempDir;

use super::noted::Noted;

/// A microphone that hears what the test likes.
#[derive(Default)]
pub(crate) struct Fake {
    pub(crate) is_open: bool,
    pub(crate) is_recording: bool,
    pub(crate) is_ended: bool,
    hears: Vec<f32>,
    pub(crate) deaf: Option<Deaf>,
}

#[derive(Clone, Default)]
pub(crate) struct FakeMicrophone(pub(crate) Rc<RefCell<Fake>>);

impl Microphone for FakeMicrophone {
    fn open(&mut self) {
        self.0.borrow_mut().is_open = true;
    }

    fn close(&mut self) {
        *self.0.borrow_mut() = Fake::default();
    }

    fn begin(&mut self) {
        let mut fake = self.0.borrow_mut();
        assert!(fake.is_open, "nothing is recorded with a closed microphone");
        (fake.is_recording, fake.is_ended) = (true, false);
    }

    fn end(&mut self) {
        let mut fake = self.0.borrow_mut();
        fake.is_ended = fake.is_recording;
        fake.is_recording = false;
    }

    fn look(&mut self) {}

    fn is_recording(&self) -> bool {
        self.0.borrow().is_recording
    }

    fn secs(&self) -> f32 {
        1.0
    }

    fn level(&self) -> f32 {
        0.2
    }

    fn take(&mut self) -> Option<Samples> {
        let mut fake = self.0.borrow_mut();
        std::mem::take(&mut fake.is_ended).then(|| Samples {
            channels: NonZero::<u16>::MIN,
            rate: NonZero::new(48_000).unwrap(),
            values: fake.hears.clone(),
        })
    }

    fn trouble(&self) -> Option<Deaf> {
        self.0.borrow().deaf
    }
}

/// A voice of so many seconds after half a second of a quiet room, and before another.
pub(crate) fn spoken(secs: f32) -> Vec<f32> {
    let at = |idx: usize| {
        let time = idx as f32 / 48_000.0 - 0.5;
        let room = 0.001 * if idx * 7_919 % 13 < 6 { 1.0 } else { -1.0 };
        let is_spoken = (0.0..secs).contains(&time);
        room + if is_spoken {
            0.3 * (TAU * 200.0 * time).sin()
        } else {
            0.0
        }
    };
    (0..((secs + 1.0) * 48_000.0) as usize).map(at).collect()
}

/// The program, with a microphone and a voice that the test holds.
pub(crate) struct Studio {
    pub(crate) harness: Harness<'static, Herald>,
    pub(crate) microphone: FakeMicrophone,
    voice: Noted,
    pub(crate) folder: TempDir,
}

impl Studio {
    pub(crate) fn open() -> Self {
        let folder = TempDir::new().unwrap();
        let data = DataDir::locate(Some(folder.path().to_owned())).unwrap();
        let (microphone, voice) = (FakeMicrophone::default(), Noted::default());
        let herald = Herald::new(data, Box::new(voice.clone()))
            .with_microphone(Box::new(microphone.clone()));
        let harness = Harness::builder()
            .with_size(Vec2::new(1280.0, 800.0))
            .with_accessibility_check(false)
            .with_context_setup(fonts::install)
            .build_ui_state(|ui, herald: &mut Herald| herald.show(ui), herald);
        let mut studio = Self {
            harness,
            microphone,
            voice,
            folder,
        };
        studio.press(&[Key::O, Key::V]);
        studio
    }

    pub(crate) fn press(&mut self, keys: &[Key]) {
        for &key in keys {
            self.harness.key_press(key);
            self.harness.run();
        }
    }

    pub(crate) fn sees(&self, words: &str) -> bool {
        self.harness.root().children_recursive().any(|node| {
            let says = |it: Option<String>| it.is_some_and(|it| it.contains(words));
            says(node.accesskit_node().label()) || says(node.value())
        })
    }

    pub(crate) fn hears(&self, values: Vec<f32>) {
        self.microphone.0.borrow_mut().hears = values;
    }

    /// Lets the line be said, and tells how long its clip is.
    pub(crate) fn hear(&mut self) -> (Line, f32) {
        self.press(&[Key::H]);
        *self.voice.0.borrow().said.last().unwrap()
    }

    pub(crate) fn files(&self) -> Vec<String> {
        let folder = fs::read_dir(self.folder.path().join("voices/en"));
        let names = folder.into_iter().flatten();
        let mut names: Vec<_> = names
            .map(|it| it.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        names
    }
}
