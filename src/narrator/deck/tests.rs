//! The mixer, asked for its sound block by block.

use std::sync::mpsc::{Sender, channel};
use std::time::Duration;

use super::*;

/// A mixer whose device is the test, and asks for each block when it is due.
struct Bench {
    deck: Deck,
    orders: Sender<MixOrder>,
    meter: Arc<Meter>,
    start: Instant,
    heard: Vec<f32>,
}

impl Bench {
    fn new() -> Self {
        let (orders, taken) = channel();
        let start = Instant::now();
        let meter = Arc::new(Meter::new(start));
        let deck = Deck::new(taken, Arc::clone(&meter), start, 0);
        Self {
            deck,
            orders,
            meter,
            start,
            heard: Vec::new(),
        }
    }

    fn moment(&self, frame: u64) -> Instant {
        self.start + Duration::from_secs_f64(frame as f64 / f64::from(RATE))
    }

    fn order(&self, order: MixOrder) {
        self.orders.send(order).unwrap();
    }

    /// Speaks a steady tone of so many frames, at a frame.
    fn say(&self, said: Said, len: usize, at: u64) {
        self.order(MixOrder::Say {
            said,
            sound: Arc::new(Sound::new(vec![[0.5; 2]; len])),
            skip: 0,
            at: self.moment(at),
        });
    }

    fn run_to(&mut self, frame: usize) {
        while self.heard.len() < frame {
            let now = self.moment(self.heard.len() as u64);
            let block = self.deck.next_block(now);
            self.heard.extend(block.iter().map(|it| it[0]));
        }
    }

    /// Where it is loud, from frame to frame.
    fn loud(&self) -> Vec<(usize, usize)> {
        let mut spans: Vec<(usize, usize)> = Vec::new();
        for (idx, _) in self.heard.iter().enumerate().filter(|it| *it.1 != 0.0) {
            match spans.last_mut() {
                Some((_, end)) if *end == idx => *end += 1,
                _ => spans.push((idx, idx + 1)),
            }
        }
        spans
    }
}

#[test]
fn a_line_begins_and_ends_at_its_frame_and_says_so() {
    let mut bench = Bench::new();
    bench.run_to(2_000);
    bench.say(1, 4_000, 12_345);
    bench.run_to(12_000);
    assert_eq!(bench.meter.speaking(), 1);
    bench.run_to(20_000);
    assert_eq!(bench.loud(), [(12_345, 16_345)]);
    let (said, at) = bench.meter.ended();
    assert_eq!(said, 1);
    let off = bench.moment(16_345).duration_since(at);
    assert!(off < Duration::from_micros(50), "{off:?}");
    assert_eq!(bench.meter.speaking(), 0);
}

#[test]
fn an_urgent_line_begins_with_its_first_sound() {
    let mut bench = Bench::new();
    let mut frames = vec![[0.0; 2]; 5_000];
    frames.extend([[0.5; 2]; 1_000]);
    let sound = Arc::new(Sound::new(frames));
    let skip = sound.lead();
    let at = bench.moment(2_000);
    bench.order(MixOrder::Say {
        said: 1,
        sound,
        skip,
        at,
    });
    bench.run_to(20_000);
    assert_eq!(bench.loud(), [(2_240, 3_240)]);
    assert_eq!(bench.meter.ended().0, 1);
}

#[test]
fn two_lines_never_sound_together() {
    let mut bench = Bench::new();
    bench.say(1, 10_000, 0);
    bench.run_to(5_000);
    bench.say(2, 1_000, 0);
    bench.run_to(20_000);
    let loud = bench.loud();
    assert_eq!(loud.len(), 2, "{loud:?}");
    let silence = loud[1].0 - loud[0].1;
    assert!(
        (960..1_100).contains(&silence),
        "{silence} frames of silence"
    );
    assert!(bench.heard.iter().all(|&it| it <= 0.5));
    assert_eq!(bench.meter.ended().0, 2);
}

#[test]
fn a_line_that_is_cut_fades_out_within_5_ms_without_a_click() {
    let mut bench = Bench::new();
    bench.say(1, 40_000, 0);
    bench.run_to(6_400);
    bench.meter.cut(1);
    bench.run_to(20_000);
    assert_eq!(bench.loud().last().unwrap().1, 6_400 + FADE as usize);
    let steepest = bench.heard[64..].windows(2).map(|it| it[0] - it[1]);
    assert!(steepest.fold(0.0, f32::max) <= 0.5 / FADE as f32 + 1e-4);
    assert_eq!(bench.meter.speaking(), 0);
    assert_eq!(bench.meter.ended().0, 0, "it did not come to its end");
}

#[test]
fn a_line_that_is_cut_before_it_begins_is_never_heard() {
    let mut bench = Bench::new();
    bench.say(1, 1_000, 9_000);
    bench.run_to(3_000);
    bench.meter.cut(1);
    bench.run_to(20_000);
    bench.say(1, 1_000, 0);
    bench.run_to(30_000);
    assert_eq!(bench.loud(), []);
}

#[test]
fn the_ambience_makes_room_before_the_line_begins() {
    let mut bench = Bench::new();
    bench.meter.set_volumes(1.0, 1.0);
    let steady = Arc::new(Sound::new(vec![[0.1; 2]; 999]));
    bench.order(MixOrder::Ambience(Some(steady)));
    bench.order(MixOrder::Bed(Bed::Look));
    bench.run_to(200_000);
    bench.say(1, 48_000, 240_000);
    bench.run_to(239_900);
    assert!((bench.heard[220_000] - 0.1).abs() < 0.001);
    assert!((bench.heard[239_800] - 0.025).abs() < 0.005);
    bench.run_to(400_000);
    assert!((bench.heard[260_000] - 0.525).abs() < 0.001);
    assert!((bench.heard[399_000] - 0.1).abs() < 0.001);
}

#[test]
fn the_volume_changes_in_the_middle_of_a_word() {
    let mut bench = Bench::new();
    bench.say(1, 40_000, 0);
    bench.run_to(6_400);
    bench.meter.set_volumes(0.5, 0.0);
    bench.run_to(12_800);
    let is_at = |at: usize, value: f32| (bench.heard[at] - value).abs() < 1e-6;
    assert!(is_at(6_000, 0.5) && is_at(8_000, 0.25));
}

#[test]
fn a_device_that_was_just_opened_warms_up_before_a_line() {
    let (orders, taken) = channel();
    let start = Instant::now();
    let deck = Deck::new(taken, Arc::new(Meter::new(start)), start, 24_000);
    let mut bench = Bench::new();
    (bench.deck, bench.orders) = (deck, orders);
    bench.say(1, 1_000, 0);
    bench.run_to(40_000);
    assert_eq!(bench.loud(), [(24_000, 25_000)]);
}
