//! The keyboard alone: Tab goes through every screen in the order in which it is read, and what has the keyboard is framed.

use std::collections::BTreeSet;

use avalon_herald::engine::{Action, Event};
use avalon_herald::i18n::{Lang, Msg, Words};
use avalon_herald::ui::intent::Intent;
use avalon_herald::ui::theme::{Mode, Motion, NIGHT, Scale, Theme, contrast};
use egui::accesskit::Role;
use egui::{Color32, Key, Modifiers, Pos2, Rect, Shape, Vec2, vec2};

use super::keys::{at, show, state};
use super::people::Names;
use super::scenes::{self, Scene};
use super::window::{Screen, Size, Thing, Window};
use super::{open, people};

const SIZE: Vec2 = vec2(1280.0, 800.0);

/// More than the controls of any screen.
const MOST: usize = 60;

/// Goes on with Tab until it comes round, and returns all that had the keyboard, in order.
fn walk(window: &mut Window<'_>) -> Vec<Thing> {
    let mut stops: Vec<Thing> = Vec::new();
    for _ in 0..MOST {
        window.press(Key::Tab);
        let Some(stop) = window.focused() else {
            continue;
        };
        if stops.first() == Some(&stop) {
            return stops;
        }
        stops.push(stop);
    }
    stops
}

/// Whether the scene has a way of its own with Tab: it goes on to the next name.
fn is_typing(scene: &Scene) -> bool {
    matches!(
        scene.name,
        "set-up, a name is written" | "set-up, names are offered"
    )
}

/// Whether nobody is to touch anything: by the time that one had, the step would be over.
fn is_led(scene: &Scene) -> bool {
    scene.name == "the Witch's step, eyes closed"
}

fn words() -> Words {
    Words::new(Lang::En)
}

/// What is seen of a screen's order: seats go round the table, and the foot's middle button comes before its sides.
fn is_seat(thing: &Thing) -> bool {
    let names = Names::Short.ten();
    names
        .iter()
        .any(|name| thing.name.split(", ").next() == Some(*name))
}

fn is_at_foot(thing: &Thing) -> bool {
    thing.rect.top() > SIZE.y - 100.0
}

/// In one column the upper comes first, in one row the left.
fn out_of_order(scene: &Scene, stops: &[Thing]) -> Vec<String> {
    let about = |one: f32, other: f32| (one - other).abs() < 1.5;
    let is_free = |it: &&Thing| !(is_seat(it) || scene.has_foot() && is_at_foot(it));
    let free: Vec<_> = stops.iter().filter(is_free).collect();
    let mut wrong = Vec::new();
    for (idx, first) in free.iter().enumerate() {
        for then in &free[idx + 1..] {
            let (one, other) = (first.rect, then.rect);
            let in_column = about(one.left(), other.left()) && about(one.right(), other.right());
            let in_row = about(one.top(), other.top()) && about(one.bottom(), other.bottom());
            // The edition is asked before the language that stands at its left.
            let are_choices = first.role == Role::RadioButton && then.role == Role::RadioButton;
            let is_wrong = (in_column && one.top() > other.bottom())
                || (in_row && !are_choices && one.left() > other.right());
            if is_wrong {
                wrong.push(format!("“{}” comes before “{}”", first.name, then.name));
            }
        }
    }
    wrong
}

#[test]
fn tab_goes_through_every_screen_as_it_is_read_and_leaves_nothing_out() {
    let mut complaints = Vec::new();
    for scene in scenes::all(Names::Short) {
        let mut window = show(&scene);
        let mut complain = |what: String| complaints.push(format!("{}: {what}", scene.name));
        for wrong in out_of_order(&scene, &window.stops()) {
            complain(wrong);
        }
        if is_led(&scene) {
            assert_eq!(window.stops(), [], "{}", scene.name);
        }
        if is_typing(&scene) || is_led(&scene) {
            continue;
        }
        let open: Vec<_> = window.stops();
        let stops = walk(&mut window);
        let told = |all: &[Thing]| all.iter().map(|it| it.name.clone()).collect::<Vec<_>>();
        if told(&stops) != told(&open) {
            complain(format!(
                "{:?}\n  is read as {:?}",
                told(&stops),
                told(&open)
            ));
        }
        // A dial's two buttons are for a hand: it is one stop, and the arrows turn it.
        let dials: Vec<_> = stops
            .iter()
            .filter(|it| it.role == Role::SpinButton)
            .collect();
        let missed = window.things().into_iter().filter(|it| {
            it.is_control()
                && it.is_on
                && it.role != Role::Alert
                && !told(&stops).contains(&it.name)
                && !dials.iter().any(|dial| dial.rect.contains_rect(it.rect))
        });
        for it in missed {
            complain(format!("“{}” is out of reach", it.name));
        }
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

#[test]
fn a_screen_of_a_game_is_gone_through_from_the_question_to_the_menu() {
    let words = words();
    let foot = [Msg::Undo, Msg::Redo, Msg::Menu].map(|msg| words.get(msg));
    for scene in scenes::all(Names::Short) {
        if !scene.has_foot() || scene.trouble.is_some() {
            continue;
        }
        let mut window = show(&scene);
        let stops = walk(&mut window);
        let place = |it: &Thing| {
            foot.iter()
                .position(|name| it.name.starts_with(name.as_str()))
        };
        let places: Vec<_> = stops
            .iter()
            .map(|it| place(it).map_or(0, |at| at + 1))
            .collect();
        // What may be played at any time comes after all that the question asks.
        let asked = places.iter().rposition(|&it| it > 0).map_or(0, |at| at + 1);
        assert!(places[..asked].is_sorted(), "{}: {stops:?}", scene.name);
        assert!(stops.len() - asked <= 1, "{}: {stops:?}", scene.name);
        let primary = stops
            .iter()
            .position(|it| is_at_foot(it) && place(it).is_none());
        let first_of_foot = stops.iter().position(is_at_foot);
        assert!(
            primary.is_none() || primary == first_of_foot,
            "{}: {stops:?}",
            scene.name
        );
        let seats: Vec<_> = stops.iter().filter(|it| is_seat(it)).collect();
        let ten = Names::Short.ten();
        let seat = |it: &&Thing| {
            ten.iter()
                .position(|name| it.name.split(", ").next() == Some(*name))
        };
        if !matches!(scene.name, "a card may be played" | "many may play a card") {
            assert!(
                seats.iter().map(seat).is_sorted(),
                "{}: {seats:?}",
                scene.name
            );
        }
    }
}

#[test]
fn the_line_that_leads_is_read_first() {
    for scene in scenes::all(Names::Short) {
        if scene.trouble.is_some() {
            continue;
        }
        let window = show(&scene);
        let things = window.things();
        let read = |it: &&Thing| it.role != Role::Status && !it.name.is_empty();
        let first = things.iter().find(read).unwrap();
        let top = things.iter().filter(read).map(|it| it.rect.top());
        let top = top.fold(f32::INFINITY, f32::min);
        // At night the window itself is the button that pauses.
        let is_night = matches!(scene.screen, Screen::Night(_));
        assert!(
            is_night || first.rect.top() < top + 40.0,
            "{}: {first:?} is read first",
            scene.name
        );
    }
}

/// Where a frame of a colour stands, and how wide its line is.
fn frames(window: &Window<'_>, color: Color32) -> Vec<(Rect, f32)> {
    let shapes = window.harness.output().shapes.iter();
    let frame = |it: &egui::epaint::ClippedShape| match &it.shape {
        Shape::Rect(rect)
            if rect.stroke.color == color && it.clip_rect.contains_rect(rect.rect) =>
        {
            Some((rect.rect, rect.stroke.width))
        }
        _ => None,
    };
    shapes.filter_map(frame).collect()
}

/// Whether the frame of what has the keyboard is seen: a line that stands out from the line on which it lies, or an amber one
/// on the black of the night.
fn is_framed(window: &Window<'_>, stop: &Thing, mode: Mode) -> bool {
    let colors = Theme::new(mode, Scale::new(SIZE, 1.0), Motion::Still).colors;
    let about = |rect: Rect| {
        rect.center().distance(stop.rect.center()) < 2.0 && rect.height() > stop.rect.height() * 0.6
    };
    if stop.role == Role::TextInput {
        let is_gold =
            |&(rect, width): &(Rect, f32)| rect.expand(2.0).contains_rect(stop.rect) && width > 3.0;
        return frames(window, colors.gold).iter().any(is_gold);
    }
    if stop.rect.size() == SIZE {
        let is_amber = |&(rect, width): &(Rect, f32)| width > 2.5 && stop.rect.contains_rect(rect);
        return frames(window, NIGHT.amber).iter().any(is_amber);
    }
    let amber = frames(window, NIGHT.amber);
    if amber
        .iter()
        .any(|&(rect, width)| about(rect) && width > 2.5)
    {
        return contrast(NIGHT.amber, NIGHT.ground) >= 3.0;
    }
    let ground = frames(window, colors.night);
    frames(window, colors.text).iter().any(|&(rect, width)| {
        let is_under = |&(under, wide): &(Rect, f32)| under == rect && wide >= 2.0 * width;
        let is_inside = Rect::from_min_size(Pos2::ZERO, SIZE).contains_rect(rect);
        about(rect) && width > 2.5 && is_inside && ground.iter().any(is_under)
    }) && contrast(colors.text, colors.night) >= 3.0
}

#[test]
fn what_has_the_keyboard_is_framed_by_night_and_by_day() {
    let mut seen: BTreeSet<(&str, String)> = BTreeSet::new();
    let mut bare = Vec::new();
    for mode in Mode::ALL {
        let scenes = scenes::all(Names::Short);
        let mut window = Window::new(scenes[0].screen.clone());
        let size = Size {
            window: SIZE,
            scale: 1.0,
        };
        window.set(mode, size);
        for scene in &scenes {
            // The keyboard is nobody's at the beginning of each.
            window.unfocus();
            open(&mut window, scene, people::Names::Short);
            for _ in 0..MOST {
                window.press(Key::Tab);
                let Some(stop) = window.focused() else {
                    continue;
                };
                // A control that is the same on many screens is looked at once.
                if !seen.insert((
                    if mode == Mode::Dark { "dark" } else { "light" },
                    format!("{:?}{}{:?}", stop.role, stop.name, stop.rect),
                )) {
                    break;
                }
                if !is_framed(&window, &stop, mode) {
                    bare.push(format!("{mode:?}, {}: {stop:?}", scene.name));
                }
            }
        }
    }
    assert!(
        bare.is_empty(),
        "{} without a frame:\n{}",
        bare.len(),
        bare.join("\n")
    );
}

#[test]
fn space_and_enter_press_what_has_the_keyboard_and_not_the_golden_button_too() {
    for key in [Key::Space, Key::Enter] {
        let mut window = at("a vote");
        let name = Names::Short.ten()[2];
        window.focus(name);
        window.press(key);
        assert_eq!(window.asked(), [], "{key:?}: the vote is not told");
        assert_eq!(
            state(&window).draft.seats().len(),
            1,
            "{key:?}: a seat was turned"
        );
        window.focus("Undo");
        window.press(key);
        assert_eq!(
            window.asked(),
            [],
            "{key:?}: what was tapped was taken back first"
        );
        assert!(state(&window).draft.seats().is_empty(), "{key:?}");
        window.press(key);
        assert_eq!(window.asked(), [Intent::Undo], "{key:?}");
        window.focus("Approved");
        window.press(key);
        let asked = window.asked();
        assert!(
            matches!(asked[..], [Intent::Act(Action::Tell(Event::Vote(_)))]),
            "{key:?}: {asked:?}"
        );
    }
}

#[test]
fn a_button_that_waits_is_gone_to_and_not_pressed() {
    let mut window = at("half a team");
    let stops = walk(&mut window);
    let waits = stops.iter().find(|it| is_at_foot(it)).unwrap().clone();
    assert!(waits.name.contains("more") && !waits.is_on, "{waits:?}");
    window.focus(&waits.name);
    let before = state(&window);
    for key in [Key::Space, Key::Enter] {
        window.press(key);
        assert_eq!(window.asked(), [], "{key:?}");
        assert_eq!(state(&window).draft, before.draft, "{key:?}");
    }
}

#[test]
fn arrows_do_what_their_button_says_and_lead_nowhere() {
    let mut window = at("the timer");
    window.press(Key::Tab);
    let stop = window.focused();
    let Screen::Game(before) = window.screen().clone() else {
        panic!("no game is shown");
    };
    window.press(Key::ArrowRight);
    assert_ne!(state(&window).timer, before.1.timer, "the time is longer");
    assert_eq!(window.focused(), stop);
    let mut window = at("before the night");
    for dial in 0..2 {
        window.press(Key::Tab);
        let stop = window.focused().unwrap();
        assert_eq!(stop.role, Role::SpinButton, "{dial}");
        window.press(Key::ArrowLeft);
        window.press(Key::ArrowRight);
        assert_eq!(window.focused().map(|it| it.rect), Some(stop.rect));
        // The language is the first of three; the voice is as loud as it gets.
        let turned = window.asked();
        assert_eq!(turned.len(), 1, "{turned:?}");
        assert!(matches!(turned[0], Intent::ChooseNight(_)));
    }
}

#[test]
fn shift_tab_goes_back_the_same_way() {
    let mut window = at("a team");
    let stops = walk(&mut window);
    for stop in stops.iter().rev() {
        window.press_with(Modifiers::SHIFT, Key::Tab);
        assert_eq!(window.focused().map(|it| it.name), Some(stop.name.clone()));
    }
}
