//! The set-up: names round the table, the line-up, how to play, what to take out of the box.

mod line_up;
mod notices;
mod options;
mod resume;
mod rules;
mod seats;
mod state;

use egui::{Rect, Ui};

pub use state::{Resume, SetupState};

use crate::engine::{Problem, Role, Setup, Side, Warning};
use crate::i18n::Msg;
use crate::ui::commands::Command;
use crate::ui::cx::Cx;
use crate::ui::emblem::Emblem;
use crate::ui::intent::Intent;
use crate::ui::theme::Type;
use crate::ui::widgets::box_list::{BoxItem, box_list_ui};
use crate::ui::widgets::button::{Button, button_ui};
use crate::ui::widgets::head::mark_ui;
use crate::ui::widgets::notice::Trouble;
use crate::ui::widgets::room::{Light, room_ui};

/// The largest size that the set-up has room for: all of it stands on one page.
const LARGEST: f32 = 1.0;

/// Draws the set-up and returns what was asked for.
#[must_use]
pub fn setup_ui(ui: &mut Ui, cx: &Cx<'_>, state: &mut SetupState) -> Option<Intent> {
    cx.at_most(LARGEST, |cx| page_ui(ui, cx, state))
}

fn page_ui(ui: &mut Ui, cx: &Cx<'_>, state: &mut SetupState) -> Option<Intent> {
    room_ui(ui.painter(), cx.theme, cx.window, Light::Setup.height());
    let left = cx.window.min + egui::vec2(cx.pt(34.0), cx.pt(44.0));
    mark_ui(ui, cx.theme, left, &cx.say(Msg::AppName));
    if let Some(resume) = &state.resume {
        return resume::resume_ui(ui, cx, resume);
    }
    let troubles = Troubles::of(cx, &state.setup);
    if state.page == state::Page::Options {
        return options::options_ui(ui, cx, state);
    }
    seats::seats_ui(ui, cx, state, &troubles);
    line_up::line_up_ui(ui, cx, state, &troubles);
    rules::rules_ui(ui, cx, state, &troubles);
    box_ui(ui, cx, state);
    begin_ui(ui, cx, state, troubles.errors)
}

/// What is wrong or unwise, in words, beside what causes it.
#[derive(Default)]
struct Troubles {
    /// How many errors there are.
    errors: usize,
    seats: Vec<(Trouble, String)>,
    good: Vec<(Trouble, String)>,
    evil: Vec<(Trouble, String)>,
    rules: Vec<(Trouble, String)>,
    /// The characters that a warning or error is about.
    roles: Vec<(Role, Trouble)>,
}

impl Troubles {
    fn of(cx: &Cx<'_>, setup: &Setup) -> Self {
        let mut troubles = Self::default();
        for problem in setup.problems() {
            troubles.errors += 1;
            let words = cx.words.problem(&problem, setup);
            troubles
                .place_of_problem(&problem)
                .push((Trouble::Error, words));
        }
        for warning in setup.warnings() {
            let words = cx.words.warning(&warning);
            if let Some(role) = role_of(warning) {
                troubles.roles.push((role, Trouble::Warning));
            }
            troubles
                .place_of_warning(warning)
                .push((Trouble::Warning, words));
        }
        troubles
    }

    fn place_of_problem(&mut self, problem: &Problem) -> &mut Vec<(Trouble, String)> {
        match problem {
            Problem::PlayerCount { .. }
            | Problem::EmptyName { .. }
            | Problem::SameName { .. }
            | Problem::FirstLeader { .. } => &mut self.seats,
            Problem::SideCount {
                side: Side::Good, ..
            } => &mut self.good,
            Problem::SideCount {
                side: Side::Evil, ..
            } => &mut self.evil,
            Problem::RoleTwice { role } | Problem::WrongEdition { role } => match role.side() {
                Side::Good => &mut self.good,
                Side::Evil => &mut self.evil,
            },
            Problem::LancelotAlone { .. }
            | Problem::LancelotWithoutMode
            | Problem::ModeWithoutLancelot
            | Problem::TrapperPlayers { .. }
            | Problem::TrapperWithPlotCards => &mut self.rules,
        }
    }

    fn place_of_warning(&mut self, warning: Warning) -> &mut Vec<(Trouble, String)> {
        match role_of(warning).map(Role::side) {
            Some(Side::Good) => &mut self.good,
            Some(Side::Evil) => &mut self.evil,
            None => &mut self.rules,
        }
    }

    fn of_role(&self, role: Role) -> Option<Trouble> {
        self.roles
            .iter()
            .find(|(it, _)| *it == role)
            .map(|(_, trouble)| *trouble)
    }
}

/// The card that a warning is about; none for those about the rules.
const fn role_of(warning: Warning) -> Option<Role> {
    match warning {
        Warning::PercivalKnowsMerlin | Warning::PercivalAtFive | Warning::PercivalSeesNobody => {
            Some(Role::Percival)
        }
        Warning::MerlinWithoutAssassin => Some(Role::Merlin),
        Warning::AssassinWithoutMerlin => Some(Role::Assassin),
        Warning::LancelotBelowSeven | Warning::LadyBelowSeven | Warning::TrapperTeamOfSix => None,
    }
}

fn box_ui(ui: &mut Ui, cx: &Cx<'_>, state: &SetupState) {
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
    if let Some((deck, _)) = setup.lancelot.deck().filter(|_| state.has_real_deck) {
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
    let rect = cx.part(0.028, 0.78, 0.694, 0.958);
    box_list_ui(ui, cx.theme, rect, &cx.say(Msg::SetupBox), &items);
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
    let is_asked =
        button_ui(ui, cx.theme, rect, &button).clicked() || Command::Primary.is_pressed(ui);
    is_asked.then(|| Intent::Begin {
        setup: Box::new(state.setup.clone()),
        leader_by_lot: state.leader_by_lot,
    })
}

/// A rectangle of one of the three columns, in parts of the window's height.
fn column(cx: &Cx<'_>, idx: usize, top: f32, bottom: f32) -> Rect {
    let (left, right) = [(0.028, 0.345), (0.36, 0.694), (0.722, 0.972)][idx];
    cx.part(left, top, right, bottom)
}
