//! The contrast tables of the look, computed, and the rules that its sizes keep.

use egui::{Color32, vec2};

use super::*;

fn theme(mode: Mode) -> Theme {
    Theme::new(
        mode,
        Scale::new(vec2(1280.0, 800.0), 1.0),
        Motion::default(),
    )
}

/// Text, ground, and the ratio that the look promises; none where it only asks for legibility.
type Pair = (&'static str, Color32, Color32, Option<f64>);

fn dark_pairs() -> Vec<Pair> {
    let c = theme(Mode::Dark).colors;
    let lit = c.room[0].1;
    vec![
        ("text on night", c.text, c.night, Some(15.8)),
        ("text on night2", c.text, c.night2, Some(14.3)),
        ("text on raised", c.text, c.raised, Some(12.4)),
        ("text on the lit room", c.text, lit, Some(13.0)),
        ("text on oak", c.text, c.oak, Some(12.1)),
        ("text on lit oak", c.text, c.oak_lit, Some(7.3)),
        ("text on a warning", c.text, c.warn_tint, Some(12.9)),
        ("text on an error", c.text, c.error_tint, Some(13.4)),
        ("text2 on night", c.text2, c.night, Some(10.5)),
        ("text2 on night2", c.text2, c.night2, Some(9.5)),
        ("text2 on the lit room", c.text2, lit, Some(8.6)),
        ("gold on night", c.gold, c.night, Some(11.6)),
        ("gold on night2", c.gold, c.night2, Some(10.5)),
        ("gold on the lit room", c.gold, lit, Some(9.5)),
        ("good on night", c.good, c.night, Some(11.6)),
        ("good on the lit room", c.good, lit, Some(9.5)),
        ("evil on night", c.evil, c.night, Some(10.2)),
        ("evil on night2", c.evil, c.night2, Some(9.2)),
        ("evil on the lit room", c.evil, lit, Some(8.4)),
        ("a fail card", c.fail_ink, c.fail_top, Some(7.1)),
        ("ink on parch", c.ink, c.parch, Some(13.1)),
        ("ink on parch2", c.ink, c.parch2, Some(11.2)),
        ("ink2 on parch", c.ink2, c.parch, Some(8.6)),
        ("ink2 on parch2", c.ink2, c.parch2, Some(7.3)),
        ("good_ink on parch", c.good_ink, c.parch, Some(8.6)),
        ("good_ink on parch2", c.good_ink, c.parch2, Some(7.3)),
        ("evil_ink on parch", c.evil_ink, c.parch, Some(8.6)),
        ("evil_ink on parch2", c.evil_ink, c.parch2, Some(7.3)),
        ("gold_ink on gold", c.gold_ink, c.gold, Some(10.1)),
        ("gold_ink on its shade", c.gold_ink, c.gold_low, Some(7.8)),
        ("parch on good_ink", c.parch, c.good_ink, Some(8.6)),
        ("parch on evil_ink", c.parch, c.evil_ink, Some(8.6)),
        ("a rejected cell", c.cell_no_ink, c.cell_no, Some(11.7)),
        ("an approved cell", c.ink, c.cell_yes, None),
    ]
}

fn light_pairs() -> Vec<Pair> {
    let c = theme(Mode::Light).colors;
    vec![
        ("text on night", c.text, c.night, Some(14.4)),
        ("text on night2", c.text, c.night2, Some(15.7)),
        ("text on raised", c.text, c.raised, Some(12.5)),
        ("text on oak", c.text, c.oak, Some(10.5)),
        ("text on lit oak", c.text, c.oak_lit, Some(12.9)),
        ("text on the rim", c.text, c.top[2].1, Some(7.5)),
        ("text2 on night", c.text2, c.night, Some(8.8)),
        ("text2 on night2", c.text2, c.night2, Some(9.5)),
        ("text2 on raised", c.text2, c.raised, Some(7.6)),
        ("gold on night", c.gold, c.night, Some(7.8)),
        ("gold on night2", c.gold, c.night2, Some(8.5)),
        ("good on night", c.good, c.night, Some(9.6)),
        ("good on night2", c.good, c.night2, Some(10.5)),
        ("evil on night", c.evil, c.night, Some(9.5)),
        ("evil on night2", c.evil, c.night2, Some(10.3)),
        ("evil on parch", c.evil, c.parch, Some(10.7)),
        ("ink on parch", c.ink, c.parch, Some(16.3)),
        ("ink on parch2", c.ink, c.parch2, Some(13.6)),
        ("ink2 on parch", c.ink2, c.parch, Some(10.6)),
        ("ink2 on parch2", c.ink2, c.parch2, Some(8.9)),
        ("gold_ink on gold", c.gold_ink, c.gold, Some(8.5)),
        ("parch on ink", c.parch, c.ink, Some(16.3)),
        ("parch2 on ink", c.parch2, c.ink, Some(13.6)),
        ("parch on good", c.parch, c.good, Some(10.9)),
        ("parch on evil", c.parch, c.evil, Some(10.7)),
    ]
}

/// The pairs that both modes draw, whatever the tables name.
fn drawn_pairs(mode: Mode) -> Vec<Pair> {
    let c = theme(mode).colors;
    vec![
        ("a chosen seat", c.team_ink, c.team, None),
        ("its digit", c.team_ink2, c.team, None),
        ("a figure to come", c.text, c.board_ground, None),
        ("the fifth peg", c.evil, c.board_ground, None),
        ("the top of gold", c.gold_ink, c.gold_top, None),
        ("the foot of gold", c.gold_ink, c.gold_low, None),
        ("a sheet", c.ink, c.sheet_top, None),
        ("a card", c.good_ink, c.card_top, None),
        ("a fail card's top", c.fail_ink, c.fail_top, None),
        ("a fail card's foot", c.fail_ink, c.fail_low, None),
        ("a warning", c.text, c.warn_tint, None),
        ("an error", c.text, c.error_tint, None),
        ("a mark that warns", c.warn, c.warn_tint, None),
        ("a mark that refuses", c.evil, c.error_tint, None),
    ]
}

#[test]
fn every_text_stands_out_from_its_ground_by_seven_to_one() {
    let mut pairs = dark_pairs();
    pairs.extend(light_pairs());
    for mode in Mode::ALL {
        pairs.extend(drawn_pairs(mode));
    }
    pairs.push(("the night", NIGHT.amber, NIGHT.ground, Some(7.4)));
    for (what, text, ground, promised) in pairs {
        let ratio = contrast(text, ground);
        assert!(ratio >= 7.0, "{what}: {ratio:.2}");
        if let Some(promised) = promised {
            assert!((ratio - promised).abs() < 0.06, "{what}: {ratio:.2}");
        }
    }
}

#[test]
fn graphics_stand_out_by_three_to_one() {
    for mode in Mode::ALL {
        let c = theme(mode).colors;
        for (what, mark, ground) in [
            ("an outline", c.line, c.night2),
            ("good on lit oak", c.good, c.oak_lit),
            ("evil on lit oak", c.evil, c.oak_lit),
            ("gold on lit oak", c.gold, c.oak_lit),
            ("the crown of a chosen seat", c.team_crown, c.team),
        ] {
            let ratio = contrast(mark, ground);
            assert!(ratio >= 3.0, "{mode:?}, {what}: {ratio:.2}");
        }
    }
    assert!(contrast(NIGHT.ring, NIGHT.ground) >= 3.0);
}

#[test]
fn one_scale_moves_everything() {
    for (window, u) in [
        (vec2(1280.0, 800.0), 1.0),
        (vec2(1024.0, 600.0), 0.75),
        (vec2(1920.0, 1080.0), 1.35),
    ] {
        let scale = Scale::new(window, 1.0);
        assert!((scale.u - u).abs() < 1e-4, "{window:?}: {}", scale.u);
        let theme = Theme::new(Mode::Dark, scale, Motion::Full);
        // The main line, shrunk as far as it may, is legible at two metres: capitals of 1/28.
        let capitals = 0.637 * theme.pt(Type::Now.least());
        assert!(capitals >= window.y / 28.05, "{window:?}: {capitals}");
        assert!(theme.gap(Gap::Touch) >= 44.0);
    }
    assert!((Scale::new(vec2(1280.0, 800.0), 1.6).u - 1.6).abs() < 1e-4);
}

#[test]
fn no_text_is_smaller_than_a_key_cap_may_be() {
    for kind in Type::ALL {
        assert!(kind.least() >= 0.02 * 800.0, "{kind:?}");
        assert!(kind.least() <= kind.points(), "{kind:?}");
    }
}

#[test]
fn nothing_moves_where_stillness_is_asked_for() {
    for what in [Move::Seat, Move::Crown, Move::CardHalf, Move::Dawn] {
        assert!(Motion::Full.secs(what) > 0.0);
        assert!(Motion::Still.secs(what).abs() < f32::EPSILON);
    }
}
