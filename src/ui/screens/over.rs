//! The end: who won and why, until someone plays again.

use egui::{Align, Ui, pos2, vec2};

use super::footer::{Footer, Pressed, footer_ui};
use super::game::{GameState, Over, announce};
use super::round::board_ui;
use crate::engine::{Event, Game, Outcome, Reason, Seat, Side};
use crate::i18n::{Msg, edition_id};
use crate::ui::commands::Command;
use crate::ui::cx::Cx;
use crate::ui::emblem::Emblem;
use crate::ui::intent::Intent;
use crate::ui::theme::Type;
use crate::ui::widgets::board::BoardSize;
use crate::ui::widgets::button::Button;
use crate::ui::widgets::geometry::TableGeometry;
use crate::ui::widgets::room::{Light, room_ui};
use crate::ui::widgets::table::{TableLight, table_ui};
use crate::ui::widgets::tally::score_tally_ui;
use crate::ui::widgets::text::Words;

/// Draws the end of the game.
pub(super) fn over_ui(
    ui: &mut Ui,
    cx: &Cx<'_>,
    game: &Game,
    state: &mut GameState,
) -> Option<Intent> {
    let table = game.table();
    let edition = edition_id(game.rules().setup().edition);
    room_ui(ui.painter(), cx.theme, cx.window, Light::Score.height());
    let geometry = TableGeometry::score(cx.theme, cx.window, table.players());
    table_ui(ui, cx.theme, &geometry, TableLight::default());
    if let Some(outcome) = table.outcome() {
        verdict_ui(ui, cx, game, outcome);
    }
    board_ui(ui, cx, table, geometry.center, geometry.u, BoardSize::Score);
    let tallies = [
        cx.say_with(
            Msg::ScoreGood,
            &[
                ("count", table.open_score(Side::Good).into()),
                ("edition", edition.into()),
            ],
        ),
        cx.say_with(
            Msg::ScoreEvil,
            &[
                ("count", table.open_score(Side::Evil).into()),
                ("edition", edition.into()),
            ],
        ),
    ];
    let above = geometry.center - vec2(0.0, geometry.pt(128.0));
    let both = [tallies[0].as_str(), tallies[1].as_str()];
    score_tally_ui(ui, cx.theme, above, geometry.u, BoardSize::Score, both);
    let (rematch, space) = (cx.say(Msg::OverRematch), cx.say(Msg::KeySpace));
    let log = (cx.say(Msg::MenuLog), "L", Command::Log);
    let votes = (cx.say(Msg::MenuVotes), "V", Command::Votes);
    let footer = Footer {
        undo: super::game::undo_words(cx, game),
        can_redo: game.next_redo().is_some(),
        primary: Some(Button::gold(&rematch).key(&space)),
        others: &[votes, log],
    };
    match footer_ui(ui, cx, &footer)? {
        Pressed::Primary => Some(Intent::Rematch),
        Pressed::Other(command) => {
            state.over = if command == Command::Log {
                Over::Log
            } else {
                Over::Votes
            };
            None
        }
        pressed => state.pressed(pressed),
    }
}

fn verdict_ui(ui: &mut Ui, cx: &Cx<'_>, game: &Game, outcome: Outcome) {
    let colors = cx.theme.colors;
    let (msg, color) = match outcome.winner {
        Side::Good => (Msg::OverGood, colors.good),
        Side::Evil => (Msg::OverEvil, colors.evil),
    };
    let painter = ui.painter().clone();
    let edition = edition_id(game.rules().setup().edition);
    let words = cx.say_with(msg, &[("edition", edition.into())]);
    let middle = cx.window.center().x;
    let at = pos2(middle + cx.pt(50.0), cx.window.top() + cx.pt(74.0));
    let rect = Words::new(cx.theme, Type::Verdict, &words, color)
        .align(Align::Center)
        .within(cx.window.width() - cx.pt(240.0))
        .fit(&painter)
        .paint(&painter, at);
    let emblem = pos2(rect.left() - cx.pt(56.0), at.y);
    Emblem::of_side(outcome.winner).paint_at(&painter, emblem, cx.pt(80.0), color, colors.night);
    announce(ui, rect, "verdict", &words);
    let why = reason(cx, game, outcome.reason);
    let rect = Words::new(cx.theme, Type::Next, &why, colors.text)
        .align(Align::Center)
        .within(cx.window.width() - cx.pt(80.0))
        .fit(&painter)
        .paint(&painter, pos2(middle, cx.window.top() + cx.pt(152.0)));
    announce(ui, rect, "reason", &why);
}

/// Why the game ended, in a sentence.
pub(super) fn reason(cx: &Cx<'_>, game: &Game, reason: Reason) -> String {
    let named = game.standing().iter().rev().find_map(|event| match event {
        Event::Assassination { named, .. } => Some(*named),
        _ => None,
    });
    let name = named.map_or("", |seat: Seat| game.rules().name(seat).trim());
    match reason {
        Reason::ThreeFails => cx.say(Msg::ReasonThreeFails),
        Reason::FiveRejections => cx.say(Msg::ReasonFiveRejections),
        Reason::MerlinAssassinated => {
            cx.say_with(Msg::ReasonMerlinAssassinated, &[("name", name.into())])
        }
        Reason::AssassinationMissed => {
            cx.say_with(Msg::ReasonAssassinationMissed, &[("name", name.into())])
        }
        Reason::ThreeSuccesses => cx.say(Msg::ReasonThreeSuccesses),
    }
}
