//! What is hidden from the table looks the same whatever it is: pictures of two games that differ in nothing else (W2, W4).

use avalon_herald::engine::{
    Action, Chance as _, Event, Game, LancelotMode, Prompt, Role, Seat, Setup, line_up_with,
};
use avalon_herald::narrator::Line;
use avalon_herald::ui::intent::Intent;
use avalon_herald::ui::screens::game::{GameState, Over};
use avalon_herald::ui::screens::setup::Resume;
use egui::Key;

use super::people::{Names, usual};
use super::scenes::{self, Lot, new, read, tell};
use super::window::{Screen, Window};

/// A table with the Witch and both Lancelots.
fn bewitched() -> Setup {
    let mut setup = usual(Names::Short, 10);
    setup.roles = Some(line_up_with(
        10,
        &[
            Role::Merlin,
            Role::GoodLancelot,
            Role::EvilLancelot,
            Role::Assassin,
            Role::Witch,
        ],
    ));
    setup.lancelot = LancelotMode::Drawn;
    setup.excalibur = true;
    setup.lady_of_the_lake = true;
    setup
}

/// What happens next at a table that votes for its teams and whose Witch hides the first quest that she can.
fn next(game: &Game, lot: &mut Lot) -> Option<Event> {
    let players = game.rules().players();
    let actions: Vec<_> = game
        .legal_actions()
        .into_iter()
        .filter_map(|action| match action {
            Action::Tell(Event::Vote(ballot)) if !ballot.is_approval(players) => None,
            Action::Tell(event) => Some(event),
            Action::Draw => None,
        })
        .collect();
    let veil = actions.iter().find(|it| matches!(it, Event::Veil { .. }));
    veil.or_else(|| actions.get(lot.below(actions.len())))
        .cloned()
}

fn is_hidden(game: &Game) -> bool {
    game.table()
        .past()
        .iter()
        .any(|it| game.table().is_veiled(it))
}

/// Two games in which a quest is hidden that has won in the one and lost in the other.
fn two_worlds(setup: &Setup, lot: &mut Lot) -> [Game; 2] {
    let mut game = new(setup);
    while game.table().veiled().is_none() {
        let event = next(&game, lot).unwrap();
        tell(&mut game, event);
    }
    let fails = game.rules().fails_needed(game.table().quest()) as u8;
    [0, fails].map(|fails| {
        let mut game = game.clone();
        tell(&mut game, Event::Quest { fails });
        game
    })
}

/// All that a window shows: to eyes, and to who has the screen read out.
fn picture(window: &mut Window<'_>, screen: Screen) -> String {
    window.show(screen, None, Names::Short.lang());
    // The log finds its end a frame later.
    window.run();
    seen(window)
}

fn seen(window: &Window<'_>) -> String {
    let shapes = &window.harness.output().shapes;
    let texts: Vec<_> = window.texts().into_iter().map(|it| it.text).collect();
    format!("{texts:?} {:?} {shapes:?}", window.things())
}

/// Every screen of a game as it stands, and the offer to go on with it.
fn screens(game: &Game) -> Vec<(&'static str, Screen)> {
    let over = |over| {
        let mut state = read(game);
        state.over = over;
        state
    };
    let states = [
        ("what is to be read", GameState::default()),
        ("what is asked", read(game)),
        ("the log", over(Over::Log)),
        ("the menu", over(Over::Menu)),
    ];
    let mut screens: Vec<_> = states
        .map(|(name, state)| (name, Screen::Game(Box::new((game.clone(), state)))))
        .into();
    let Screen::Setup(mut offer) = scenes::all(Names::Short)
        .into_iter()
        .find(|it| it.name == "resume at the quests")
        .unwrap()
        .screen
    else {
        panic!("the offer to go on stands over the set-up");
    };
    offer.resume = Some(Resume {
        is_unread: false,
        names: Names::Short.first(10),
        game: Box::new(game.clone()),
        at_night: false,
    });
    screens.push(("the offer to go on", Screen::Setup(offer)));
    screens
}

#[test]
fn no_screen_tells_what_the_witch_has_hidden_w2() {
    let mut window = Window::new(screens(&new(&bewitched())).remove(0).1);
    let mut plain = bewitched();
    plain.lancelot = LancelotMode::None;
    plain.roles = None;
    let mut trapped = usual(Names::Short, 10);
    trapped.roles = Some(line_up_with(10, &[Role::Merlin, Role::Witch]));
    trapped.trapper = true;
    let mut plotting = bewitched();
    plotting.plot_cards = true;
    for (seed, setup) in (1..).zip([bewitched(), trapped, plotting]) {
        let mut lot = Lot(seed);
        let mut worlds = two_worlds(&setup, &mut lot);
        let mut seen = 0;
        while worlds.iter().all(is_hidden) {
            let [one, other] = worlds.each_ref().map(screens);
            for ((name, one), (_, other)) in one.into_iter().zip(other) {
                let same = picture(&mut window, one) == picture(&mut window, other);
                assert!(same, "{name} after {:?}", worlds[0].last());
            }
            seen += 1;
            let event = next(&worlds[0], &mut lot).unwrap();
            for game in &mut worlds {
                tell(game, event.clone());
            }
        }
        assert!(seen > 1, "the quest stays hidden for a while");
    }
}

#[test]
fn the_pictures_of_two_results_differ_without_a_veil_w2() {
    let mut window = Window::new(screens(&new(&bewitched())).remove(0).1);
    let mut worlds = two_worlds(&bewitched(), &mut Lot(1)).map(|mut game| {
        let count = game.last().cloned().unwrap();
        tell(&mut game, Event::Undo {});
        tell(&mut game, Event::Undo {});
        tell(&mut game, count);
        screens(&game)
    });
    let [one, other] = &mut worlds;
    for ((name, one), (_, other)) in one.drain(..).zip(other.drain(..)) {
        let is_menu = name == "the menu";
        let same = picture(&mut window, one) == picture(&mut window, other);
        assert_eq!(same, is_menu, "{name}");
    }
}

/// The Witch's step, with these keys pressed while her eyes are open: all that was seen, and what was asked for when.
fn step(keys: [Key; 2], restores: bool) -> (Vec<String>, Vec<(usize, Intent)>) {
    let mut setup = bewitched();
    setup.plot_cards = restores;
    let may_act = |game: &Game| {
        let is_counted = matches!(game.prompt(), Some(Prompt::QuestCards { .. }));
        is_counted && game.may_veil() && game.restores().is_empty() != restores
    };
    let walk = |seed| {
        let (mut game, mut lot) = (new(&setup), Lot(seed));
        while !may_act(&game) {
            let event = next(&game, &mut lot)?;
            tell(&mut game, event);
        }
        Some(game)
    };
    let game = (1..).find_map(walk).unwrap();
    let mut window = Window::new(Screen::Game(Box::new((game.clone(), read(&game)))));
    let (mut pictures, mut asked) = (Vec::new(), Vec::new());
    window.harness.key_press(Key::Space);
    for frame in 0..180 {
        if frame == 40 {
            for key in keys {
                window.harness.key_press(key);
            }
        }
        window.harness.step();
        pictures.push(seen(&window));
        asked.extend(window.asked().into_iter().map(|it| (frame, it)));
    }
    (pictures, asked)
}

#[test]
fn the_witchs_step_looks_sounds_and_lasts_the_same_whether_she_acts_or_not_w4() {
    for restores in [false, true] {
        let (idle, idly) = step([Key::F2, Key::F3], restores);
        let (acting, acts) = step([Key::Num9, Key::Num1], restores);
        let veil = Intent::Veil {
            by: Seat(8),
            fails: 1,
        };
        let end = acts.iter().position(|(_, it)| *it == veil).unwrap();
        assert_eq!(
            acts[..end],
            idly[..end],
            "the same is said at the same time"
        );
        let lines = [
            Line::DayWitchClose,
            Line::DayWitchAct,
            Line::DayWitchCloseAgain,
            Line::OpenEyes,
        ];
        let said: Vec<_> = acts[..end].iter().map(|(_, it)| it.clone()).collect();
        assert_eq!(said, lines.map(Intent::Say));
        let (end, _) = acts[end];
        for frame in 0..=end {
            assert!(idle[frame] == acting[frame], "frame {frame}");
        }
        // What idle people see next is the count of the cards: their step has ended too.
        assert!(!idle[end].contains("How many fails"), "not before");
        assert!(idle[end + 1].contains("How many fails"), "not later");
        // Keys that open something elsewhere open nothing here.
        for keys in [
            [Key::L, Key::L],
            [Key::H, Key::F2],
            [Key::Space, Key::Escape],
        ] {
            let (pressed, said) = step(keys, restores);
            assert!(pressed[..=end] == idle[..=end], "{keys:?}");
            assert_eq!(said, idly, "{keys:?}");
        }
    }
}
