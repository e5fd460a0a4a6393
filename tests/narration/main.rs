//! The night, held against the rules for every line-up that they allow, and the clips against the words.

#![expect(
    clippy::expect_used,
    clippy::panic,
    reason = "a test may fail in its helpers too"
)]

mod clips;
mod line_ups;
mod sounds;
mod table;
mod tape;
mod tongue;

use std::collections::BTreeSet;

use avalon_herald::engine::{LancelotMode, Role, Rules};
use avalon_herald::narrator::{Cue, CueId, Line, Pace, Wait, constant_night, night_script};

use line_ups::{SIDES, avalon, everything, resistance, what};
use table::{Order, Player, SWITCHING, key, may_know, orders_of_n, seated};
use tongue::{TONGUES, Tongue};

#[test]
fn as_many_line_ups_are_tried_as_there_are() {
    let choose = |n: usize, k: usize| (0..k).fold(1, |ways, idx| ways * (n - idx) / (idx + 1));
    let ways = |n: usize, room: usize| (0..=room.min(n)).map(|k| choose(n, k)).sum::<usize>();
    let expected: usize = SIDES
        .map(|(_, good, evil)| {
            let without = ways(2, good) * ways(5, evil);
            let with_lancelots = ways(2, good - 1) * ways(5, evil - 1);
            without + 5 * with_lancelots
        })
        .iter()
        .sum();
    assert_eq!(expected, 2_284);
    assert_eq!(avalon().len(), expected);
    let distinct: BTreeSet<String> = avalon().iter().map(what).collect();
    assert_eq!(distinct.len(), expected);
}

#[test]
fn the_cues_are_those_of_n_in_their_order_n4() {
    for rules in avalon() {
        let merlin = rules.has(Role::Merlin);
        let sees_somebody = merlin || rules.has(Role::Morgana);
        let percival = rules.has(Role::Percival) && sees_somebody;
        let switching = SWITCHING.contains(&rules.setup().lancelot);
        let meets = rules.setup().lancelot == LancelotMode::Acquainted;
        let expected = [
            ("close_eyes", true),
            ("evil_lancelot_thumb", switching),
            ("evil_look", true),
            ("evil_close", true),
            ("evil_lancelot_fist", switching),
            ("check", true),
            ("merlin_thumbs", merlin),
            ("merlin_look", merlin),
            ("merlin_thumbs_down", merlin),
            ("merlin_close", merlin),
            ("check", merlin),
            ("percival_thumbs", percival),
            ("percival_look", percival),
            ("percival_thumbs_down", percival),
            ("percival_close", percival),
            ("lancelots_look", meets),
            ("lancelots_close", meets),
            ("check", percival || meets),
            ("open_eyes", true),
        ];
        let expected = expected.iter().filter(|row| row.1).map(|row| row.0);
        let script = night_script(&rules);
        let found: Vec<&str> = script.iter().map(|cue| cue.id.id()).collect();
        assert_eq!(found, expected.collect::<Vec<_>>(), "{}", what(&rules));
    }
}

#[test]
fn a_cue_excepts_whom_n_excepts_if_he_is_in_play_n1() {
    for rules in everything() {
        let lancelot = SWITCHING.contains(&rules.setup().lancelot);
        let oberon = rules.has(Role::Oberon);
        let mordred = rules.has(Role::Mordred);
        for cue in night_script(&rules) {
            let rows = match cue.id.id() {
                "evil_look" => [("evil_lancelot", lancelot), ("oberon", oberon)].to_vec(),
                "merlin_thumbs" => vec![("mordred", mordred)],
                _ => vec![],
            };
            let expected = rows.iter().filter(|row| row.1).map(|row| row.0);
            let found: Vec<&str> = cue.except.iter().map(|role| role.id()).collect();
            assert_eq!(found, expected.collect::<Vec<_>>(), "{}", what(&rules));
        }
    }
}

#[test]
fn the_night_of_the_resistance_has_five_cues_n2() {
    for rules in resistance() {
        let script = night_script(&rules);
        let ids: Vec<&str> = script.iter().map(|cue| cue.id.id()).collect();
        assert_eq!(
            ids,
            [
                "close_eyes",
                "evil_look",
                "evil_close",
                "check",
                "open_eyes"
            ]
        );
        assert!(script.iter().all(|cue| cue.except.is_empty()));
    }
}

#[test]
fn the_words_tell_everyone_what_the_cue_is_for_in_every_language_n4() {
    for tongue in &TONGUES {
        let lines = tongue.lines();
        for rules in everything() {
            let (mut by_n, mut by_words) = (seated(&rules), seated(&rules));
            for cue in night_script(&rules) {
                let text = &lines[&key(cue.line)];
                let place = format!("{} of {}: {text}", cue.id.id(), what(&rules));
                one_thing_is_told(tongue, &rules, &cue, text, &place);
                let heard = tongue.hear(text);
                for (player, listener) in by_n.iter_mut().zip(&mut by_words) {
                    player.obey(orders_of_n(&cue, player.role));
                    if heard.to.contains(&listener.role) && !heard.except.contains(&listener.role) {
                        assert!(!(heard.keeps_eyes_closed && listener.is_looking), "{place}");
                        listener.obey(heard.orders.iter().copied());
                    }
                    assert_eq!(player, listener, "{place}");
                }
            }
        }
    }
}

/// The line names who is in play, leaves out whom the cue leaves out, and asks for one thing.
fn one_thing_is_told(tongue: &Tongue, rules: &Rules, cue: &Cue, text: &str, place: &str) {
    let heard = tongue.hear(text);
    let other = tongue.of_the_other(rules.setup().edition);
    assert!(!text.contains(other), "B7: {place}");
    let except: BTreeSet<Role> = cue.except.iter().copied().collect();
    assert_eq!(heard.except, except, "{place}");
    let is_one = heard.orders.len() <= 1 || cue.id == CueId::CloseEyes;
    assert!(is_one, "two things at once: {place}");
    let is_thumb = heard.orders.contains(&Order::Thumb);
    assert_eq!(heard.keeps_eyes_closed, is_thumb, "{place}");
    let are_there = heard.named.iter().all(|&role| rules.has(role));
    assert!(are_there, "N1: {place}");
}

#[test]
fn nobody_looks_or_shows_a_thumb_but_when_he_must_n4() {
    for rules in everything() {
        let script = night_script(&rules);
        let mut players = seated(&rules);
        for (idx, cue) in script.iter().enumerate() {
            let place = format!("{} of {}", cue.id.id(), what(&rules));
            let before = players.clone();
            for player in &mut players {
                let orders = orders_of_n(cue, player.role);
                assert!(orders.len() <= 1 || idx == 0, "two things at once: {place}");
                player.obey(orders);
            }
            let is_last = idx + 1 == script.len();
            let everyone = |is: fn(&Player) -> bool| before.iter().all(is);
            match cue.id.id() {
                "check" | "open_eyes" => {
                    assert!(everyone(|it| !it.is_looking && !it.shows_thumb), "{place}");
                }
                "merlin_close" | "percival_close" => {
                    assert!(everyone(|it| !it.shows_thumb), "thumbs first: {place}");
                }
                _ => {}
            }
            if !is_last {
                let both = players.iter().any(|it| it.is_looking && it.shows_thumb);
                assert!(!both, "a looker shows a thumb: {place}");
                let is_look = cue.id.id().ends_with("_look");
                assert_eq!(cue.wait == Wait::Look, is_look, "{place}");
                let opened =
                    |(now, before): (&Player, &Player)| now.is_looking && !before.is_looking;
                let is_opened = players.iter().zip(&before).any(opened);
                assert!(is_look || !is_opened, "eyes are opened to look: {place}");
                let still = players.iter().any(|it| it.is_looking);
                let may_look = is_look
                    || cue.id == CueId::MerlinThumbsDown
                    || cue.id == CueId::PercivalThumbsDown;
                assert!(may_look || !still, "who opens closes: {place}");
            }
        }
        assert_eq!(script.last().map(|cue| cue.id), Some(CueId::OpenEyes));
        assert!(players.iter().all(|it| it.is_looking && !it.shows_thumb));
    }
}

#[test]
fn everyone_comes_to_know_whom_r4_says_and_nobody_else() {
    for rules in everything() {
        let mut players = seated(&rules);
        let mut known = BTreeSet::new();
        for cue in night_script(&rules) {
            for player in &mut players {
                player.obey(orders_of_n(&cue, player.role));
            }
            if cue.id == CueId::OpenEyes {
                break;
            }
            for (viewer, looker) in players.iter().enumerate() {
                for (seen, other) in players.iter().enumerate() {
                    let shows = other.is_looking || other.shows_thumb;
                    if looker.is_looking && shows && viewer != seen {
                        known.insert((viewer, seen));
                    }
                }
            }
        }
        for (viewer, looker) in players.iter().enumerate() {
            for (seen, other) in players.iter().enumerate() {
                let expected =
                    viewer != seen && may_know(looker.role, other.role, rules.setup().lancelot);
                let (who, whom) = (looker.role, other.role);
                assert_eq!(
                    known.contains(&(viewer, seen)),
                    expected,
                    "{who:?} sees {whom:?}: {}",
                    what(&rules)
                );
            }
        }
    }
}

#[test]
fn every_cue_id_and_every_line_is_read_in_some_night() {
    let cues: Vec<Cue> = everything().iter().flat_map(night_script).collect();
    let ids: BTreeSet<CueId> = cues.iter().map(|cue| cue.id).collect();
    assert_eq!(ids, CueId::ALL.into());
    let said = |cue: &Cue| [vec![cue.line], cue.expected.clone()].concat();
    let lines: BTreeSet<Line> = cues.iter().flat_map(said).collect();
    let of_the_night = Line::ALL
        .into_iter()
        .filter(|line| !line.id().starts_with("day_"))
        .filter(|line| !matches!(line, Line::Stop | Line::SoundCheck));
    assert_eq!(lines, of_the_night.collect());
}

#[test]
fn a_look_shows_as_many_eyes_and_thumbs_as_is_told_n3() {
    for rules in everything() {
        let mut players = seated(&rules);
        for cue in night_script(&rules) {
            for player in &mut players {
                player.obey(orders_of_n(&cue, player.role));
            }
            let count = |is: fn(&Player) -> bool| players.iter().filter(|it| is(it)).count();
            let eyes = count(|it| it.is_looking);
            let thumbs = count(|it| it.shows_thumb && !it.is_looking);
            let told: Vec<&str> = cue.expected.iter().map(|line| line.id()).collect();
            let number = |count: usize| ["", "one", "two", "three", "four"][count];
            // Where one player looks, the thumbs are told; where many do, their eyes, and the thumb of who doesn't.
            let mut expected = Vec::new();
            if cue.wait == Wait::Look
                && eyes > 0
                && !matches!(cue.id.id(), "merlin_look" | "percival_look")
            {
                expected.push(format!("expect_eyes_{}", number(eyes)));
            }
            if cue.wait == Wait::Look && thumbs > 0 {
                expected.push(format!("expect_thumbs_{}", number(thumbs)));
            }
            assert_eq!(told, expected, "{:?}: {}", cue.id, what(&rules));
        }
    }
}

#[test]
fn a_constant_night_knows_every_line_that_may_be_read_in_its_place() {
    for rules in avalon() {
        for cue in night_script(&rules) {
            let what = what(&rules);
            assert!(cue.id.lines().contains(&cue.line), "{:?}: {what}", cue.line);
            for count in cue.expected {
                let is_known = cue.id.counts().iter().any(|part| part.contains(&count));
                assert!(is_known, "{count:?} after {:?}: {what}", cue.id);
            }
        }
    }
}

#[test]
fn a_constant_night_has_the_same_steps_with_every_line_up_n4() {
    let mut first: Option<Vec<(CueId, Wait)>> = None;
    for rules in avalon() {
        let night = constant_night(&rules);
        let steps: Vec<_> = night.iter().map(|cue| (cue.id, cue.wait)).collect();
        assert_eq!(
            &steps,
            first.get_or_insert(steps.clone()),
            "{}",
            what(&rules)
        );
        let read: Vec<Cue> = night.into_iter().filter(|cue| cue.is_read).collect();
        assert_eq!(read, night_script(&rules), "{}", what(&rules));
    }
}

#[test]
fn a_silence_is_as_long_as_the_table_wants_it() {
    let pace = Pace {
        look_secs: 9.5,
        pause_secs: 3.25,
        lead_in_secs: 0.0,
    };
    for cue in night_script(&resistance()[0]) {
        let expected = if cue.id == CueId::EvilLook { 9.5 } else { 3.25 };
        assert!((cue.pause_secs(&pace) - expected).abs() < f32::EPSILON);
    }
}
