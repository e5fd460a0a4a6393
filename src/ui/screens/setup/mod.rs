//! The set-up: names round the table, the line-up, how to play, what to take out of the box.

mod line_up;
mod notices;
mod options;
mod resume;
mod rules;
mod seats;
mod state;

use egui::{Rect, Ui, pos2};

use rules::Switch;
pub use state::{Resume, SetupState};

use super::help::help_ui;

use crate::engine::{Edition, PlotCard, Problem, Role, Setup, Side, Warning};
use crate::i18n::{Lang, Msg};
use crate::ui::commands::Command;
use crate::ui::cx::Cx;
use crate::ui::emblem::Emblem;
use crate::ui::intent::{Intent, Preference};
use crate::ui::theme::Type;
use crate::ui::widgets::box_list::{BoxItem, box_list_ui};
use crate::ui::widgets::button::{Button, button_ui};
use crate::ui::widgets::choice::choice_ui;
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
        return resume::resume_ui(ui, cx, resume);
    }
    let language = heads_ui(ui, cx, state);
    let troubles = Troubles::of(cx, &state.setup);
    if state.page == state::Page::Options {
        return options::options_ui(ui, cx, state).or(language);
    }
    seats::seats_ui(ui, cx, state, &troubles);
    line_up::line_up_ui(ui, cx, state, &troubles);
    rules::rules_ui(ui, cx, state, &troubles);
    box_ui(ui, cx, state);
    begin_ui(ui, cx, state, troubles.errors).or(language)
}

/// Which edition is played, and in which language, at the head of the screen.
fn heads_ui(ui: &mut Ui, cx: &Cx<'_>, state: &mut SetupState) -> Option<Intent> {
    let editions = [Edition::Avalon, Edition::Resistance];
    let names = [cx.say(Msg::EditionAvalon), cx.say(Msg::EditionResistance)];
    let right = pos2(
        cx.window.right() - cx.pt(36.0),
        cx.window.top() + cx.pt(44.0),
    );
    let chosen = usize::from(state.setup.edition == Edition::Resistance);
    let options = [names[0].as_str(), names[1].as_str()];
    let edition = choice_ui(ui, cx.theme, right, &options, chosen);
    if let Some(idx) = edition.clicked {
        state.take_edition(editions[idx]);
    }
    let right = pos2(edition.left - cx.pt(24.0), right.y);
    let names = Lang::ALL.map(Lang::name);
    let chosen = Lang::ALL.iter().position(|&it| it == cx.words.lang());
    let language = choice_ui(ui, cx.theme, right, &names, chosen.unwrap_or(0));
    let idx = language.clicked?;
    Some(Intent::Prefer(Preference::Language(Lang::ALL[idx])))
}

/// What is wrong or unwise, in words, beside what causes it.
#[derive(Default)]
struct Troubles {
    /// How many errors there are.
    errors: usize,
    seats: Vec<(Trouble, String)>,
    good: Vec<(Trouble, String)>,
    evil: Vec<(Trouble, String)>,
    switches: Vec<(Switch, Trouble, String)>,
    /// The characters that a warning or error is about.
    roles: Vec<(Role, Trouble)>,
}

impl Troubles {
    fn of(cx: &Cx<'_>, setup: &Setup) -> Self {
        let mut troubles = Self::default();
        for problem in setup.problems() {
            troubles.errors += 1;
            let words = cx.words.problem(&problem, setup);
            troubles.put(Place::of_problem(&problem), Trouble::Error, words);
        }
        for warning in setup.warnings() {
            let words = cx.words.warning(&warning);
            if let Some(role) = role_of(warning) {
                troubles.roles.push((role, Trouble::Warning));
            }
            troubles.put(Place::of_warning(warning), Trouble::Warning, words);
        }
        troubles
    }

    fn put(&mut self, place: Place, trouble: Trouble, words: String) {
        match place {
            Place::Seats => self.seats.push((trouble, words)),
            Place::Side(Side::Good) => self.good.push((trouble, words)),
            Place::Side(Side::Evil) => self.evil.push((trouble, words)),
            Place::Switch(switch) => self.switches.push((switch, trouble, words)),
        }
    }

    fn of_switch(&self, switch: Switch) -> Vec<(Trouble, String)> {
        let of_it = self.switches.iter().filter(|(it, ..)| *it == switch);
        of_it
            .map(|(_, trouble, words)| (*trouble, words.clone()))
            .collect()
    }

    fn of_role(&self, role: Role) -> Option<Trouble> {
        self.roles
            .iter()
            .find(|(it, _)| *it == role)
            .map(|(_, trouble)| *trouble)
    }
}

/// Where on the screen something is told: beside what causes it.
enum Place {
    Seats,
    Side(Side),
    Switch(Switch),
}

impl Place {
    const fn of_problem(problem: &Problem) -> Self {
        match problem {
            Problem::PlayerCount { .. }
            | Problem::EmptyName { .. }
            | Problem::SameName { .. }
            | Problem::FirstLeader { .. } => Self::Seats,
            Problem::SideCount { side, .. } => Self::Side(*side),
            Problem::RoleTwice { role } | Problem::WrongEdition { role } => Self::Side(role.side()),
            Problem::LancelotAlone { .. }
            | Problem::LancelotWithoutMode
            | Problem::ModeWithoutLancelot => Self::Switch(Switch::Lancelot),
            Problem::TrapperPlayers { .. } | Problem::TrapperWithPlotCards => {
                Self::Switch(Switch::Trapper)
            }
        }
    }

    fn of_warning(warning: Warning) -> Self {
        match (warning, role_of(warning)) {
            (_, Some(role)) => Self::Side(role.side()),
            (Warning::LadyBelowSeven, _) => Self::Switch(Switch::Lady),
            (Warning::TrapperTeamOfSix, _) => Self::Switch(Switch::Trapper),
            _ => Self::Switch(Switch::Lancelot),
        }
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
    let rect = cx.part(0.028, 0.78, 0.694, 0.958);
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
