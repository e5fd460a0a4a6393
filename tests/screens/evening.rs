//! The whole program over a folder of its own, without a system: keys in, pictures, spoken lines and the record out.

use avalon_herald::app::Herald;
use avalon_herald::engine::{Event, Game, Prompt, Role, Seat, Setup, line_up_with};
use avalon_herald::i18n::{Lang, Msg, Words};
use avalon_herald::narrator::{Line, Voice as _};
use avalon_herald::store::DataDir;
use avalon_herald::store::record::Header;
use avalon_herald::ui::fonts;
use egui::{Key, Modifiers, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tempfile::TempDir;

use super::noted::Noted;
use super::people::{Names, usual};
use super::scenes::{new, tell};

/// A window with the program in it.
struct Evening {
    harness: Harness<'static, Herald>,
    voice: Noted,
    folder: TempDir,
}

impl Evening {
    /// The program started where this game lies unfinished.
    fn with(game: &Game) -> Self {
        let folder = TempDir::new().unwrap();
        let data = DataDir::locate(Some(folder.path().to_owned())).unwrap();
        let header = Header::new(game.rules().setup().clone());
        drop(data.begin("2026-01-01-2000-00", &header, game).unwrap());
        let (mut settings, _) = data.settings();
        settings.day_prompts = true;
        data.save_settings(&settings).unwrap();
        let voice = Noted::default();
        let herald = Herald::new(data, Box::new(voice.clone()));
        let harness = Harness::builder()
            .with_size(Vec2::new(1280.0, 800.0))
            .with_accessibility_check(false)
            .with_context_setup(fonts::install)
            .build_ui_state(|ui, herald: &mut Herald| herald.show(ui), herald);
        Self {
            harness,
            voice,
            folder,
        }
    }

    fn press(&mut self, modifiers: Modifiers, key: Key) {
        self.harness.key_press_modifiers(modifiers, key);
        self.harness.step();
        self.harness.step();
    }

    fn pass(&mut self, frames: usize) {
        for _ in 0..frames {
            self.harness.step();
        }
    }

    /// Whether something on the screen is called so.
    fn shows(&self, words: &str) -> bool {
        let nodes = self.harness.root().children_recursive();
        let has = |text: Option<String>| text.is_some_and(|it| it.contains(words));
        nodes
            .into_iter()
            .any(|node| has(node.accesskit_node().label()) || has(node.value()))
    }

    /// The kinds of the last lines of the record.
    fn record(&self) -> Vec<String> {
        let games = std::fs::read_dir(self.folder.path().join("games")).unwrap();
        let paths = games.map(|it| it.unwrap().path());
        let path = paths
            .filter(|it| it.extension().is_some_and(|it| it == "jsonl"))
            .max()
            .unwrap();
        let text = std::fs::read_to_string(path).unwrap();
        text.lines()
            .filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok())
            .filter_map(|line| Some(line.get("event")?.as_str()?.to_owned()))
            .collect()
    }
}

fn bewitched() -> Setup {
    let mut setup = usual(Names::Short, 10);
    setup.roles = Some(line_up_with(10, &[Role::Merlin, Role::Witch]));
    setup
}

/// The first quest, as far as its cards lie there.
fn quest() -> Game {
    let mut game = new(&bewitched());
    let members = Seat::all(3).collect();
    let excalibur = None;
    tell(&mut game, Event::Team { members, excalibur });
    let all = Seat::all(10).collect();
    tell(
        &mut game,
        Event::Vote(avalon_herald::engine::Ballot::BySeat(all)),
    );
    game
}

const CTRL_SHIFT: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);

#[test]
fn what_the_witch_did_is_said_taken_back_and_brought_back_as_one_thing_w2() {
    let mut evening = Evening::with(&quest());
    evening.press(Modifiers::NONE, Key::Space);
    assert!(evening.shows("The Witch’s hour"));
    evening.press(Modifiers::NONE, Key::Space);
    evening.pass(30);
    evening.press(Modifiers::NONE, Key::Num9);
    evening.press(Modifiers::NONE, Key::Num1);
    evening.voice.0.borrow_mut().said.clear();
    evening.pass(150);
    assert!(evening.shows("Quest 1 is veiled"));
    let lines = [Line::DayWitchCloseAgain, Line::OpenEyes, Line::DayVeiled];
    assert_eq!(
        evening.voice.0.borrow().lines(),
        lines,
        "nothing else is said"
    );
    assert_eq!(evening.record(), ["team", "vote", "veil", "quest"]);
    evening.press(Modifiers::COMMAND, Key::Z);
    assert!(evening.shows("The Witch’s hour"), "she may choose anew");
    assert!(!evening.shows("How many fails"));
    assert_eq!(evening.record()[4..], ["undo", "undo"]);
    evening.press(CTRL_SHIFT, Key::Z);
    assert!(evening.shows("Quest 1 is veiled"));
    assert_eq!(evening.record()[6..], ["redo", "redo"]);
    evening.press(Modifiers::COMMAND, Key::Z);
    evening.press(Modifiers::COMMAND, Key::Z);
    assert_eq!(evening.record()[8..], ["undo", "undo", "undo"]);
}

#[test]
fn a_veil_whose_count_was_lost_is_counted_by_her_alone_w2_w4() {
    let mut game = quest();
    tell(&mut game, Event::Veil { by: Seat(8) });
    let mut evening = Evening::with(&game);
    evening.press(Modifiers::NONE, Key::Space);
    for keys in [[Key::F2, Key::F3], [Key::Num9, Key::Num1]] {
        assert!(evening.shows("The Witch’s hour"));
        assert!(!evening.shows("How many fails"));
        evening.press(Modifiers::NONE, Key::Space);
        evening.pass(30);
        for key in keys {
            evening.press(Modifiers::NONE, key);
        }
        evening.pass(150);
        assert!(!evening.voice.0.borrow().lines().contains(&Line::DayReveal));
    }
    assert!(evening.shows("Quest 1 is veiled"));
    assert_eq!(evening.record(), ["team", "vote", "veil", "quest"]);
}

#[test]
fn a_quest_that_she_leaves_alone_is_counted_by_all_w4() {
    let mut evening = Evening::with(&quest());
    evening.press(Modifiers::NONE, Key::Space);
    evening.press(Modifiers::NONE, Key::Space);
    evening.pass(170);
    assert!(evening.shows("How many fails"));
    assert_eq!(
        evening.voice.0.borrow().lines().last(),
        Some(&Line::DayReveal)
    );
    evening.press(Modifiers::NONE, Key::Num1);
    // The cards are turned first.
    evening.pass(8);
    assert!(evening.shows("Quest 1 fails"));
    assert_eq!(evening.record(), ["team", "vote", "quest"]);
}

#[test]
fn the_language_changes_at_once_on_screen_and_in_the_voice() {
    let folder = TempDir::new().unwrap();
    let data = DataDir::locate(Some(folder.path().to_owned())).unwrap();
    let voice = Noted::default();
    let herald = Herald::new(data.clone(), Box::new(voice.clone()));
    let mut harness = Harness::builder()
        .with_size(Vec2::new(1280.0, 800.0))
        .with_accessibility_check(false)
        .with_context_setup(fonts::install)
        .build_ui_state(|ui, herald: &mut Herald| herald.show(ui), herald);
    for lang in [Lang::Ru, Lang::Zh, Lang::En] {
        harness.get_by_label(lang.name()).click();
        harness.run();
        let title = Words::new(lang).get(Msg::SetupModules);
        assert!(harness.query_by_label(&title).is_some(), "{title}");
        let secs = voice.length_secs(Line::Check);
        let expected = lang.pack().clip(Line::Check).secs();
        assert!((secs - expected).abs() < f32::EPSILON, "{}", lang.id());
        assert_eq!(data.settings().0.language, lang.id());
    }
}

#[test]
fn without_a_key_the_witch_taps_her_digits_and_nothing_is_seen_of_it_w2_w4() {
    let mut evening = Evening::with(&quest());
    evening.press(Modifiers::NONE, Key::Space);
    evening.press(Modifiers::NONE, Key::Space);
    evening.pass(30);
    // What is tapped stays as it is: its outline, its digit, and what lies about them.
    let seen = |evening: &Evening, at: egui::Pos2| {
        let about = egui::Rect::from_center_size(at, Vec2::splat(90.0));
        let shapes = evening.harness.output().shapes.iter();
        let is_there = |it: &&egui::epaint::ClippedShape| {
            let rect = it.shape.visual_bounding_rect();
            rect.intersects(about) && rect.width() < 200.0
        };
        format!("{:?}", shapes.filter(is_there).collect::<Vec<_>>())
    };
    for digit in ["9", "1"] {
        let at = evening.harness.get_by_label(digit).rect().center();
        let before = seen(&evening, at);
        evening.harness.hover_at(at);
        evening.harness.drag_at(at);
        evening.harness.step();
        assert_eq!(seen(&evening, at), before);
        evening.harness.drop_at(at);
        evening.harness.step();
        assert_eq!(seen(&evening, at), before);
    }
    evening.pass(150);
    assert!(evening.shows("Quest 1 is veiled"));
    assert_eq!(evening.record(), ["team", "vote", "veil", "quest"]);
}

#[test]
fn digits_count_only_while_the_witch_is_asked_w4() {
    let mut evening = Evening::with(&quest());
    evening.press(Modifiers::NONE, Key::Space);
    evening.press(Modifiers::NONE, Key::Space);
    // Too soon: she has not been asked.
    for key in [Key::Num9, Key::Num1] {
        evening.press(Modifiers::NONE, key);
    }
    evening.pass(122);
    // Too late: she was told to close her eyes again.
    for key in [Key::Num9, Key::Num1] {
        evening.press(Modifiers::NONE, key);
    }
    evening.pass(50);
    assert!(evening.shows("How many fails"));
    assert_eq!(evening.record(), ["team", "vote"]);
}

#[test]
fn who_looks_is_drawn_once_a_game_so_that_nobody_learns_whom_the_lot_leaves_out_w3_w4() {
    let mut game = quest();
    tell(&mut game, Event::Veil { by: Seat(8) });
    tell(&mut game, Event::Quest { fails: 0 });
    while !matches!(game.prompt(), Some(Prompt::LoyaltyCheck { .. })) {
        super::scenes::go(&mut game, 0);
    }
    let mut evening = Evening::with(&game);
    evening.press(Modifiers::NONE, Key::Space);
    evening.pass(12);
    evening.press(Modifiers::NONE, Key::Space);
    let mut looked = Vec::new();
    for _ in 0..12 {
        evening.press(Modifiers::NONE, Key::Space);
        let names = Names::Short.ten();
        let asks = |name: &&&str| evening.shows(&format!("{name}, at whose card"));
        looked.extend(names.iter().find(asks).copied());
        evening.press(Modifiers::COMMAND, Key::Z);
    }
    assert_eq!(looked.len(), 12);
    assert!(looked.iter().all(|it| *it == looked[0]), "{looked:?}");
}

#[test]
fn what_is_ticked_at_set_up_is_there_again_after_a_pulled_plug() {
    let folder = TempDir::new().unwrap();
    let data = DataDir::locate(Some(folder.path().to_owned())).unwrap();
    let start = || {
        let herald = Herald::new(data.clone(), Box::new(Noted::default()));
        Harness::builder()
            .with_size(Vec2::new(1280.0, 800.0))
            .with_accessibility_check(false)
            .with_context_setup(fonts::install)
            .build_ui_state(|ui, herald: &mut Herald| herald.show(ui), herald)
    };
    let mut harness = start();
    let names = "Ann\nBo\nCy\nDi\nEd\nFlo\nGus\nHal";
    harness.event(egui::Event::Paste(names.to_owned()));
    harness.run();
    harness.key_press(Key::T);
    harness.run();
    drop(harness);
    let harness = start();
    for name in names.lines() {
        assert!(harness.query_by_label(name).is_some(), "{name}");
    }
    let setup = data.settings().0.last_setup.unwrap();
    assert!(setup.trapper && setup.seats.len() == 8);
}

#[test]
fn seats_that_nobody_has_named_speak_the_new_language() {
    let state = avalon_herald::ui::screens::setup::SetupState::new;
    let [en, ru] = [Lang::En, Lang::Ru].map(Words::new);
    let mut setup = state(&en, None);
    setup.setup.seats[2] = "Player".to_owned();
    setup.translate(&en, &ru);
    let mut expected = state(&ru, None).setup.seats;
    expected[2] = "Player".to_owned();
    assert_eq!(setup.setup.seats, expected);
}
