//! The set-up: names round the table, the line-up, how to play, what to take out of the box.

mod field;
mod line_up;
mod notices;
mod offers;
mod options;
mod paste;
mod resume;
mod rules;
mod seats;
mod state;
mod strip;
mod told;
mod troubles;

use egui::{Pos2, Rect, Ui, pos2};

pub use state::{Resume, SetupState};
use troubles::Troubles;

use super::help::help_ui;

use crate::engine::{Edition, PlotCard, Role, Setup, Side};
use crate::i18n::{Lang, Msg};
use crate::ui::commands::Command;
use crate::ui::cx::Cx;
use crate::ui::emblem::Emblem;
use crate::ui::intent::{Intent, Preference};
use crate::ui::theme::{Keep, Type};
use crate::ui::widgets::box_list::{BoxItem, box_list_ui};
use crate::ui::widgets::button::{Button, button_ui};
use crate::ui::widgets::choice::choice_ui;
use crate::ui::widgets::head::mark_ui;
use crate::ui::widgets::key_cap::KeyCap;
use crate::ui::widgets::room::{Light, room_ui};

/// The largest size that the set-up has room for: all of it stands on one page.
const LARGEST: f32 = 1.0;

/// Draws the set-up and returns what was asked for.
#[must_use]
pub fn setup_ui(ui: &mut Ui, cx: &Cx<'_>, state: &mut SetupState) -> Option<Intent> {
    cx.at_most(LARGEST, |cx| page_ui(ui, cx, state))
}

fn page_ui(ui: &mut Ui, cx: &Cx<'_>, state: &mut SetupState) -> Option<Intent> {
    if state.page == state::Page::Help {
        if help_ui(ui, cx, &state.setup) {
            state.page = state::Page::Table;
        }
        return None;
    }
    room_ui(ui.painter(), cx.theme, cx.window, Light::Setup.height());
    let left = cx.window.min + egui::vec2(cx.pt(34.0), cx.pt(44.0));
    mark_ui(ui, cx.theme, left, &cx.say(Msg::AppName));
    if let Some(resume) = &state.resume {
        return resume::resume_ui(ui, cx, resume, state.prefers.vote_history);
    }
    let language = heads_ui(ui, cx, state);
    paste::take(ui, state);
    let troubles = Troubles::of(cx, &state.setup);
    if state.page == state::Page::Options {
        return options::options_ui(ui, cx, state).or(language);
    }
    // A press anywhere closes the field of a name; what is pressed is still about its seat.
    let editing = state.editing;
    seats::seats_ui(ui, cx, state, &troubles);
    line_up::line_up_ui(ui, cx, state, &troubles);
    rules::rules_ui(ui, cx, state, &troubles);
    let rect = cx.part(0.028, 0.78, 0.694, 0.958);
    let is_taken = match editing {
        Some(seat) => offers::offers_ui(ui, cx, state, seat, rect),
        None => told::told_ui(ui, cx, state, &troubles, rect),
    };
    if !is_taken {
        box_ui(ui, cx, state, rect);
    }
    begin_ui(ui, cx, state, troubles.errors).or(language)
}

/// Which edition is played, and in which language, at the head of the screen.
fn heads_ui(ui: &mut Ui, cx: &Cx<'_>, state: &mut SetupState) -> Option<Intent> {
    let editions = [Edition::Avalon, Edition::Resistance];
    let names = [cx.say(Msg::EditionAvalon), cx.say(Msg::EditionResistance)];
    let is_written = state.editing.is_some();
    let right = pos2(
        cx.window.right() - cx.pt(36.0),
        cx.window.top() + cx.pt(44.0),
    );
    let right = key_ui(ui, cx, right, Command::Edition);
    let chosen = usize::from(state.setup.edition == Edition::Resistance);
    let options = [names[0].as_str(), names[1].as_str()];
    let edition = choice_ui(ui, cx.theme, right, &options, chosen);
    let is_keyed = !is_written && Command::Edition.is_pressed(ui);
    if let Some(idx) = edition.clicked.or(is_keyed.then_some(1 - chosen)) {
        state.take_edition(editions[idx]);
    }
    let right = pos2(edition.left - cx.pt(20.0), right.y);
    let right = key_ui(ui, cx, right, Command::Language);
    let names = Lang::ALL.map(Lang::name);
    let chosen = Lang::ALL.iter().position(|&it| it == cx.words.lang());
    let chosen = chosen.unwrap_or(0);
    let language = choice_ui(ui, cx.theme, right, &names, chosen);
    let is_keyed = !is_written && Command::Language.is_pressed(ui);
    let next = is_keyed.then_some((chosen + 1) % Lang::ALL.len());
    let idx = language.clicked.or(next)?;
    Some(Intent::Prefer(Preference::Language(Lang::ALL[idx])))
}

/// The key that turns a choice, flush right. Returns where the choice ends.
fn key_ui(ui: &Ui, cx: &Cx<'_>, right: Pos2, command: Command) -> Pos2 {
    if cx.theme.scale.keep() < Keep::Keys {
        return right;
    }
    let painter = ui.painter();
    let color = cx.theme.colors.text2;
    let cap = KeyCap::new(painter, cx.theme, Type::Key, command.letter(), color);
    let left = right - egui::vec2(cap.width, 0.0);
    cap.paint(painter, cx.theme, left);
    left - egui::vec2(cx.pt(8.0), 0.0)
}

fn box_ui(ui: &mut Ui, cx: &Cx<'_>, state: &SetupState, rect: Rect) {
    let setup = &state.setup;
    let mut items: Vec<(Emblem, Option<Side>, String)> = Vec::new();
    for role in Role::ALL {
        let count = setup.count(role);
        let name = cx.words.role(role);
        let words = match count {
            0 => continue,
            1 => name,
            _ => cx.say_with(
                Msg::BoxCount,
                &[("count", count.into()), ("what", (&name).into())],
            ),
        };
        items.push((Emblem::of_role(role), Some(role.side()), words));
    }
    let players = setup.players();
    items.push((Emblem::Crown, None, cx.say(Msg::BoxLeader)));
    items.push((
        Emblem::Approve,
        None,
        cx.say_with(Msg::BoxVotes, &[("players", players.into())]),
    ));
    // As many quest cards of each kind as the largest team has members; the box holds five.
    let most = setup.check().map_or(5, |rules| {
        crate::engine::Quest::ALL
            .into_iter()
            .map(|quest| rules.team_size(quest))
            .max()
            .unwrap_or(5)
    });
    items.push((
        Emblem::Success,
        None,
        cx.say_with(Msg::BoxQuestCards, &[("cards", most.into())]),
    ));
    for (is_on, emblem, words) in [
        (setup.lady_of_the_lake, Emblem::Lady, cx.say(Msg::BoxLady)),
        (setup.excalibur, Emblem::Sword, cx.say(Msg::BoxExcalibur)),
        (
            setup.plot_cards,
            Emblem::CardHeld,
            cx.say_with(Msg::BoxPlot, &[("count", plot_cards(setup).into())]),
        ),
    ] {
        if is_on {
            items.push((emblem, None, words));
        }
    }
    if let Some((deck, _)) = setup
        .lancelot
        .deck()
        .filter(|_| state.prefers.has_real_deck)
    {
        let words = cx.say_with(
            Msg::BoxAllegiance,
            &[
                ("noChange", deck.no_change.into()),
                ("switch", deck.switch.into()),
            ],
        );
        items.push((Emblem::Switch, None, words));
    }
    let items: Vec<_> = items
        .iter()
        .map(|(emblem, side, words)| BoxItem {
            emblem: *emblem,
            side: *side,
            words,
        })
        .collect();
    box_list_ui(ui, cx.theme, rect, &cx.say(Msg::SetupBox), &items);
}

/// How many plot cards this table uses (P1).
fn plot_cards(setup: &Setup) -> usize {
    PlotCard::ALL
        .into_iter()
        .map(|card| card.copies(setup.players()))
        .sum()
}

fn begin_ui(ui: &mut Ui, cx: &Cx<'_>, state: &SetupState, errors: usize) -> Option<Intent> {
    let rect = cx.part(0.722, 0.78, 0.972, 0.958);
    let (begin, space) = (cx.say(Msg::SetupBegin), cx.say(Msg::KeySpace));
    if errors > 0 {
        let why = cx.say_with(Msg::SetupErrors, &[("count", errors.into())]);
        let button = Button::waits(&begin)
            .kind(Type::Head)
            .stacked()
            .under_error(&why);
        button_ui(ui, cx.theme, rect, &button);
        return None;
    }
    let button = Button::gold(&begin).kind(Type::Head).stacked().key(&space);
    let is_asked = button_ui(ui, cx.theme, rect, &button).clicked()
        || (state.editing.is_none() && Command::Primary.is_pressed(ui));
    is_asked.then(|| Intent::Ready {
        setup: Box::new(state.setup.clone()),
        leader_by_lot: state.leader_by_lot,
    })
}

/// A rectangle of one of the three columns, in parts of the window's height.
fn column(cx: &Cx<'_>, idx: usize, top: f32, bottom: f32) -> Rect {
    let (left, right) = [(0.028, 0.345), (0.36, 0.694), (0.722, 0.972)][idx];
    cx.part(left, top, right, bottom)
}
