//! A screen reader: what each thing is, how it stands, and what is said by itself when it changes.

use avalon_herald::engine::{Action, Event, NoChance};
use avalon_herald::i18n::{Lang, Words};
use avalon_herald::narrator::{Phase, Trouble as NightTrouble};
use egui::Key;
use egui::accesskit::{Live, Role};

use super::keys::{at, show, state};
use super::people::Names;
use super::scenes::{self, Scene};
use super::window::{Screen, Told, Window};

/// What is said by itself, first to last.
fn said(window: &Window<'_>) -> Vec<Told> {
    let mut told = window.told();
    told.retain(|it| it.live != Live::Off);
    told
}

fn find(window: &Window<'_>, words: &str) -> Told {
    let told = window.told();
    let found = told.iter().find(|it| it.words.contains(words)).cloned();
    found.unwrap_or_else(|| panic!("nothing says “{words}”: {told:#?}"))
}

fn seat_of(window: &Window<'_>, name: &str) -> Told {
    let mut told = window.told().into_iter();
    let seat = told.find(|it| it.role == Role::Button && it.words.starts_with(name));
    seat.unwrap_or_else(|| panic!("no seat is called {name}"))
}

#[test]
fn seats_say_who_leads_who_is_on_the_team_and_how_they_voted() {
    let mut window = at("half a team");
    let leads: Vec<_> = window
        .told()
        .into_iter()
        .filter(|it| it.words.contains(", leads"))
        .collect();
    assert_eq!(leads.len(), 1, "{leads:?}");
    let team = state(&window).draft.seats();
    for (seat, name) in Names::Short.ten().into_iter().enumerate() {
        let is_on = team.contains(avalon_herald::engine::Seat(seat as u8));
        let told = seat_of(&window, name);
        assert_eq!(told.words.contains("on the team"), is_on, "{told:?}");
        assert_eq!(told.toggled, Some(is_on), "{told:?}");
    }
    window = at("a vote");
    let name = Names::Short.ten()[3];
    assert_eq!(seat_of(&window, name).toggled, Some(true));
    window.press(Key::Num4);
    let told = seat_of(&window, name);
    assert_eq!(told.toggled, Some(false));
    assert!(told.words.ends_with("Rejected"), "{told:?}");
}

#[test]
fn no_two_switches_of_the_set_up_are_called_the_same() {
    let mut names: Vec<_> = at("set-up with a leader and Lancelots")
        .told()
        .into_iter()
        .filter(|it| it.role == Role::CheckBox)
        .map(|it| it.words)
        .collect();
    let all = names.len();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), all, "{names:?}");
    assert!(names.iter().any(|it| it == "Evil Lancelot"), "{names:?}");
}

#[test]
fn quests_say_how_many_go_and_how_many_fails_they_take() {
    let window = at("a team");
    let now = find(&window, "under way");
    assert!(
        now.words.starts_with("Quest") && now.words.contains(" go"),
        "{now:?}"
    );
    let two = find(&window, "go, two fails needed");
    assert_eq!(two.role, Role::Image);
}

#[test]
fn dials_the_timer_and_the_level_have_a_value_and_a_range() {
    let window = at("before the night");
    let dials: Vec<_> = window
        .told()
        .into_iter()
        .filter(|it| it.role == Role::SpinButton)
        .collect();
    assert!(dials.len() > 10);
    for dial in &dials {
        let (number, least, most) = dial.number.unwrap();
        assert!(
            least <= number && number <= most && least < most,
            "{dial:?}"
        );
        assert!(dial.words.contains(": "), "{dial:?}");
    }
    let timer = find(&at("the timer"), "seconds left");
    assert_eq!((timer.role, timer.live), (Role::Timer, Live::Off));
    assert_eq!(timer.number, Some((120.0, 0.0, 120.0)));
    let level = window_of_level();
    let (number, least, most) = level.number.unwrap();
    assert!(least < number && number <= most, "{level:?}");
}

fn window_of_level() -> Told {
    let window = at("recording, a line is recorded");
    let told = window.told();
    let level = told
        .into_iter()
        .find(|it| it.role == Role::ProgressIndicator);
    level.unwrap()
}

#[test]
fn what_is_asked_is_said_when_it_changes_and_keeps_its_place() {
    let scenes = scenes::all(Names::Short);
    let find_scene = |name: &str| scenes.iter().find(|it| it.name == name).unwrap();
    let mut window = show(find_scene("a team"));
    let lines = |window: &Window<'_>| {
        said(window)
            .into_iter()
            .filter(|it| it.role == Role::Label)
            .take(2)
            .collect::<Vec<_>>()
    };
    let before = lines(&window);
    let vote: &Scene = find_scene("a vote");
    window.show(vote.screen.clone(), None, Lang::En);
    let after = lines(&window);
    for (before, after) in before.iter().zip(&after) {
        assert_eq!((before.id, before.live), (after.id, Live::Polite));
        assert_ne!(before.words, after.words);
    }
    assert!(after[0].words.contains("said no") || !after[0].words.is_empty());
}

#[test]
fn the_tally_is_said_while_votes_are_tapped() {
    let mut window = at("a vote");
    let tally = |window: &Window<'_>| {
        let told = said(window);
        told.into_iter()
            .find(|it| it.words.contains(" to "))
            .unwrap()
    };
    let before = tally(&window);
    window.press(Key::Num1);
    let after = tally(&window);
    assert_eq!(before.id, after.id);
    assert_eq!(
        (before.words.as_str(), after.words.as_str()),
        ("Approved, 10 to 0", "Approved, 9 to 1")
    );
}

#[test]
fn how_many_are_chosen_is_said_while_a_team_is_tapped() {
    let mut window = at("a team");
    let count = |window: &Window<'_>| {
        let told = said(window);
        told.into_iter()
            .find(|it| it.words.contains("chosen"))
            .unwrap()
    };
    let before = count(&window);
    window.press(Key::Num1);
    assert_eq!(before.id, count(&window).id);
    assert_ne!(before.words, count(&window).words);
}

#[test]
fn trouble_is_said_at_once_and_needs_no_focus() {
    for name in [
        "a team that could not be written down",
        "a team after a torn end",
    ] {
        let window = at(name);
        let alert = said(&window)
            .into_iter()
            .find(|it| it.role == Role::Alert)
            .unwrap();
        assert_eq!(alert.live, Live::Assertive);
        assert!(window.stops().iter().all(|it| it.role != Role::Alert));
    }
}

#[test]
fn verdicts_and_warnings_are_said() {
    for scene in scenes::all(Names::Short) {
        let is_told = scene.name.starts_with("result") || scene.name.starts_with("over: ");
        if is_told {
            let said = said(&show(&scene));
            assert!(
                said.iter()
                    .filter(|it| it.live == Live::Polite && !it.words.is_empty())
                    .count()
                    >= 1,
                "{}: {said:?}",
                scene.name
            );
        }
    }
    let said = said(&at("set-up with errors"));
    assert!(said.iter().any(|it| it.words.contains('.')), "{said:?}");
}

#[test]
fn what_is_taken_back_is_said_in_the_words_that_undo_had_for_it() {
    for scene in scenes::all(Names::Short) {
        let Screen::Game(game) = &scene.screen else {
            continue;
        };
        if !scene.has_foot() || game.0.standing().is_empty() || scene.trouble.is_some() {
            continue;
        }
        let mut game = game.clone();
        let mut window = show(&scene);
        let status = |window: &Window<'_>| {
            window
                .told()
                .into_iter()
                .find(|it| it.role == Role::Status)
                .unwrap()
        };
        let before = status(&window);
        assert_eq!(before.words, "", "{}", scene.name);
        let what = Words::new(Lang::En).happened_last(&game.0).unwrap();
        let undo = game
            .0
            .decide(&Action::Tell(Event::Undo {}), &mut NoChance)
            .unwrap();
        game.0.apply(undo);
        window.game_is(game.0);
        let after = status(&window);
        assert_eq!((after.id, after.live), (before.id, Live::Polite));
        assert_eq!(after.words, format!("Taken back: {what}"), "{}", scene.name);
    }
}

#[test]
fn the_end_of_the_time_is_said() {
    let mut window = at("the timer");
    window.press(Key::Space);
    for _ in 0..130 {
        window.wait(1.0);
    }
    let status = window
        .told()
        .into_iter()
        .find(|it| it.role == Role::Status)
        .unwrap();
    assert_eq!(
        (status.words.as_str(), status.live),
        ("Time is up", Live::Polite)
    );
}

#[test]
fn the_night_is_left_to_its_voice_and_said_where_the_voice_does_not_speak() {
    for scene in scenes::all(Names::Short) {
        let Screen::Night(night) = &scene.screen else {
            continue;
        };
        let progress = night.progress;
        let is_held = matches!(progress.phase, Phase::Paused(_) | Phase::Stopped);
        let is_mute = matches!(
            progress.trouble,
            Some(NightTrouble::NoDevice | NightTrouble::NoAnswer)
        );
        let told = said(&show(&scene));
        let is_said = told.iter().any(|it| it.role == Role::Label);
        let is_done = progress.phase == Phase::Done;
        assert_eq!(
            is_said,
            is_held || is_mute || is_done,
            "{}: {told:?}",
            scene.name
        );
    }
    let told = said(&at("the Witch's step, eyes closed"));
    assert!(told.iter().all(|it| it.words.is_empty()), "{told:?}");
}

#[test]
fn nothing_is_said_by_itself_that_is_not_on_the_screen() {
    let bare = |text: &str| text.split_whitespace().collect::<String>();
    for scene in scenes::all(Names::Short) {
        let window = show(&scene);
        let shown: String = window
            .texts()
            .iter()
            .map(|it| bare(&it.text) + "\n")
            .collect();
        for told in said(&window) {
            assert!(
                shown.contains(&bare(&told.words)),
                "{}: {told:?}\n{shown}",
                scene.name
            );
        }
    }
}
