//! What the look is made of, as small pictures: the screens, each kind of table, both themes, three languages.
//!
//! A picture is compared with the one in `tests/snapshots`, and what differs is put beside it as `….diff.png`. After a change
//! that is meant, look at the new ones and keep them:
//!
//! ```text
//! UPDATE_SNAPSHOTS=1 cargo test --test screens pictures
//! ```

use avalon_herald::ui::emblem::Emblem;
use avalon_herald::ui::theme::Mode;
use egui::{Color32, Pos2, Rect, Vec2, pos2, vec2};
use egui_kittest::{SnapshotOptions, SnapshotResults, try_image_snapshot_options};

use super::open;
use super::people::Names;
use super::scenes;
use super::window::{Size, Window};

/// The window of the look, drawn at less than a third of its size.
const WINDOW: Vec2 = vec2(1280.0, 800.0);
const PIXELS: f32 = 0.28;

/// How much a pixel may differ, and how many may differ more: another machine rounds the edges of shapes otherwise. An emblem
/// of twenty pixels or a colour changes more than that.
const THRESHOLD: f32 = 2.5;
const MOST: usize = 10;

/// The picture's name, the scene, the names and with them the language, the theme.
const PICTURES: [(&str, &str, Names, Mode); 14] = [
    ("set-up", "set-up", Names::Short, Mode::Dark),
    (
        "set-up-errors-ru",
        "set-up with errors",
        Names::ShortCyrillic,
        Mode::Light,
    ),
    ("night-look", "night, a look", Names::Short, Mode::Dark),
    (
        "night-two-languages",
        "night, a line in two languages",
        Names::ShortChinese,
        Mode::Light,
    ),
    (
        "table-of-five",
        "a team of five players",
        Names::Short,
        Mode::Dark,
    ),
    (
        "table-of-eight",
        "a team of eight players",
        Names::ShortCyrillic,
        Mode::Dark,
    ),
    ("table-of-ten", "half a team", Names::Short, Mode::Dark),
    (
        "table-of-ten-light",
        "half a team",
        Names::ShortChinese,
        Mode::Light,
    ),
    (
        "table-full-of-cards",
        "a table full of cards",
        Names::Short,
        Mode::Light,
    ),
    ("vote", "a vote, some said no", Names::Short, Mode::Dark),
    (
        "opportunity",
        "many may play a card",
        Names::Short,
        Mode::Dark,
    ),
    (
        "result",
        "result: one of five fails, two are needed",
        Names::Short,
        Mode::Dark,
    ),
    (
        "assassination",
        "the assassination, one is named",
        Names::ShortCyrillic,
        Mode::Dark,
    ),
    ("end", "over: Merlin missed", Names::Short, Mode::Dark),
];

#[test]
fn the_screens_look_as_they_did() {
    let options = SnapshotOptions::new()
        .threshold(THRESHOLD)
        .max_failed_pixels(MOST);
    let mut results = SnapshotResults::new();
    let mut window = Window::new(scenes::all(Names::Short)[0].screen.clone());
    for (picture, name, names, mode) in PICTURES {
        let scenes = scenes::all(names);
        let scene = scenes.iter().find(|it| it.name == name);
        let scene = scene.unwrap_or_else(|| panic!("no scene is called {name}"));
        let size = Size {
            window: WINDOW,
            scale: 1.0,
        };
        window.set(mode, size);
        window.pixels(PIXELS);
        open(&mut window, scene, names);
        window.run();
        let image = window.harness.render().unwrap();
        results.add(try_image_snapshot_options(&image, picture, &options));
    }
    results.unwrap();
}

/// The side of the smallest emblem, in pixels.
const SMALL: usize = 20;

/// An emblem in two greys on nothing, as it is seen from afar: 1 where its mark is, 0.5 where its charge is cut out of it.
fn grey(emblem: Emblem) -> Vec<f32> {
    let side = SMALL as f32;
    let rect = Rect::from_min_size(Pos2::ZERO, Vec2::splat(side));
    let mesh = emblem.mesh(rect, Color32::WHITE, Color32::GRAY, 0.0);
    let mut pixels = vec![0.0; SMALL * SMALL];
    for three in mesh.indices.chunks_exact(3) {
        let [a, b, c] = [0, 1, 2].map(|it| mesh.vertices[three[it] as usize]);
        let cross = |one: Pos2, other: Pos2, at: Pos2| {
            (other - one).x * (at - one).y - (other - one).y * (at - one).x
        };
        for (idx, pixel) in pixels.iter_mut().enumerate() {
            let at = pos2((idx % SMALL) as f32 + 0.5, (idx / SMALL) as f32 + 0.5);
            let signs = [
                cross(a.pos, b.pos, at),
                cross(b.pos, c.pos, at),
                cross(c.pos, a.pos, at),
            ];
            let is_in = signs.iter().all(|&it| it >= 0.0) || signs.iter().all(|&it| it <= 0.0);
            if is_in && a.color.a() == 255 {
                *pixel = if a.color == Color32::WHITE { 1.0 } else { 0.5 };
            }
        }
    }
    pixels
}

#[test]
fn every_two_emblems_are_told_apart_in_grey_and_small() {
    let greys = Emblem::ALL.map(grey);
    for (idx, one) in greys.iter().enumerate() {
        for (other_idx, other) in greys.iter().enumerate().skip(idx + 1) {
            let differs: f32 = one.iter().zip(other).map(|(a, b)| (a - b).abs()).sum();
            let has = |it: &[f32]| it.iter().filter(|&&it| it > 0.0).count() as f32;
            let part = differs / has(one).max(has(other));
            let pair = (Emblem::ALL[idx], Emblem::ALL[other_idx]);
            assert!(part > 0.06, "{pair:?}: {part:.2}");
        }
    }
}

#[test]
fn sides_and_votes_and_results_differ_in_their_outline() {
    for (one, other) in [
        (Emblem::Good, Emblem::Evil),
        (Emblem::Success, Emblem::Fail),
        (Emblem::Approve, Emblem::Reject),
        (Emblem::LancelotGood, Emblem::LancelotEvil),
        (Emblem::Warn, Emblem::Error),
    ] {
        let outline = |it: Emblem| grey(it).into_iter().map(|it| it > 0.0).collect::<Vec<_>>();
        let (one_is, other_is) = (outline(one), outline(other));
        let differs = one_is.iter().zip(&other_is).filter(|(a, b)| a != b).count();
        assert!(differs > SMALL, "{one:?}, {other:?}: {differs} pixels");
    }
}
