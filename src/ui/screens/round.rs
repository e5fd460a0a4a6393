//! The round table of the game: seats, lead, quests, votes, and what lies before the seats.

use egui::{Rect, Ui, vec2};

use crate::engine::{LancelotMode, Quest, Seat, SeatSet, Side, Table};
use crate::i18n::Msg;
use crate::ui::commands::pressed_seat;
use crate::ui::cx::{Cx, View, seat_key};
use crate::ui::widgets::board::{BoardSize, QuestDisc, QuestState, quest_board_ui};
use crate::ui::widgets::geometry::TableGeometry;
use crate::ui::widgets::seat_plate::{PlateKind, SeatPlate, SeatState, seat_plate_ui};
use crate::ui::widgets::table::{TableLight, table_ui};
use crate::ui::widgets::track::{VoteTrack, vote_track_ui};

/// How the seats are to be drawn.
pub(super) struct Seats<'a> {
    /// Lit in parchment.
    pub(super) team: SeatSet,
    /// What each seat has to do with the question, and what a screen reader says of it.
    pub(super) state: &'a dyn Fn(Seat) -> (SeatState, String),
    /// Who is asked.
    pub(super) asked: SeatSet,
    /// Who can be tapped.
    pub(super) open: SeatSet,
    /// What the upper corners hold, so that plates keep off.
    pub(super) corners: &'a [Rect],
}

/// The seats as they were drawn.
pub(super) struct Seated {
    /// Which was tapped, by hand or by digit.
    pub(super) tapped: Option<Seat>,
    /// Where their plates lie.
    pub(super) plates: Vec<Rect>,
}

/// Draws the table with its seats in a room that is drawn already.
pub(super) fn seats_ui(
    ui: &mut Ui,
    cx: &Cx<'_>,
    table: &Table,
    geometry: &TableGeometry,
    seats: &Seats<'_>,
) -> Seated {
    let players = table.players();
    table_ui(
        ui,
        cx.theme,
        geometry,
        TableLight {
            team: seats.team,
            leader: Some(table.leader()),
        },
    );
    let states: Vec<_> = Seat::all(players)
        .map(|seat| {
            let (state, says) = (seats.state)(seat);
            (state, seat_says(cx, table, seats, seat, &says))
        })
        .collect();
    let plates: Vec<_> = Seat::all(players)
        .zip(&states)
        .map(|(seat, (state, says))| SeatPlate {
            key: seat_key(seat),
            name: table.rules().name(seat).trim(),
            says,
            state: *state,
            is_leader: seat == table.leader(),
            is_asked: seats.asked.contains(seat),
            is_open: cx.view == View::Lead && seats.open.contains(seat),
            kind: PlateKind::Seat,
        })
        .collect();
    let Seated {
        mut tapped,
        plates: rects,
    } = plates_ui(ui, cx, geometry, &plates, seats.corners);
    if !seats.open.is_empty() {
        // A digit is taken from a seat that can't be tapped as well, so that it does nothing else.
        let keyed = pressed_seat(ui, players).filter(|&seat| seats.open.contains(seat));
        tapped = tapped.or(keyed);
    }
    Seated {
        tapped,
        plates: rects,
    }
}

/// What a screen reader says of a seat, after its name: all that is seen there.
fn seat_says(cx: &Cx<'_>, table: &Table, seats: &Seats<'_>, seat: Seat, says: &str) -> String {
    let leads = (seat == table.leader()).then(|| cx.say(Msg::SeatLeads));
    let is_on_team = seats.team.contains(seat);
    let on_team = is_on_team.then(|| cx.say(Msg::SeatOnTeam));
    let said = (!says.is_empty()).then(|| says.to_owned());
    cx.words.list(leads.into_iter().chain(on_team).chain(said))
}

/// Draws a plate for each seat, off one another and off what the corners hold.
pub(super) fn plates_ui(
    ui: &mut Ui,
    cx: &Cx<'_>,
    geometry: &TableGeometry,
    plates: &[SeatPlate<'_>],
    corners: &[Rect],
) -> Seated {
    let liked = plates.iter();
    let liked: Vec<_> = liked
        .map(|plate| plate.natural_width(ui.painter(), cx.theme, geometry.plate_u))
        .collect();
    let rects = geometry.plates(&liked, corners);
    let mut tapped = None;
    for ((seat, plate), rect) in Seat::all(plates.len()).zip(plates).zip(&rects) {
        if seat_plate_ui(ui, cx.theme, *rect, geometry.plate_u, seat, plate).clicked() {
            tapped = Some(seat);
        }
    }
    Seated {
        tapped,
        plates: rects,
    }
}

/// The state of each quest on the board, and its words.
pub(super) fn discs(cx: &Cx<'_>, table: &Table) -> Vec<(QuestState, String)> {
    let is_over = table.outcome().is_some();
    Quest::ALL
        .into_iter()
        .map(|quest| {
            let title = cx.say_with(Msg::QuestTitle, &[("quest", quest.number().into())]);
            let done = table.past().iter().find(|it| it.quest == quest);
            let state = match done.map(|it| it.winner) {
                _ if done.is_some_and(|it| table.is_veiled(it)) => QuestState::Veiled,
                Some(Side::Good) => QuestState::Won,
                Some(Side::Evil) => QuestState::Lost,
                None if quest == table.quest() && !is_over => QuestState::Now,
                None => QuestState::ToCome,
            };
            let result = match state {
                QuestState::Won => Msg::Success,
                QuestState::Lost => Msg::Fail,
                QuestState::Veiled => Msg::Veiled,
                _ => return (state, quest_says(cx, table, quest, title, state)),
            };
            (state, cx.words.value(&title, &cx.say(result)))
        })
        .collect()
}

/// What a screen reader says of a quest that is not decided: all that is seen of it.
fn quest_says(
    cx: &Cx<'_>,
    table: &Table,
    quest: Quest,
    title: String,
    state: QuestState,
) -> String {
    let size = table.rules().team_size(quest);
    let size = cx.say_with(Msg::QuestTeam, &[("count", size.into())]);
    let needs_two = table.rules().fails_needed(quest) > 1;
    let now = (state == QuestState::Now).then(|| cx.say(Msg::QuestNow));
    let two = needs_two.then(|| cx.say(Msg::TwoFailsNeeded));
    let parts = [title].into_iter().chain(now).chain([size]).chain(two);
    cx.words.list(parts)
}

/// Draws the five quests about a point.
pub(super) fn board_ui(
    ui: &mut Ui,
    cx: &Cx<'_>,
    table: &Table,
    center: egui::Pos2,
    u: f32,
    size: BoardSize,
) {
    let discs = discs(cx, table);
    let quests: Vec<_> = Quest::ALL
        .into_iter()
        .zip(&discs)
        .map(|(quest, (state, says))| QuestDisc {
            state: *state,
            team_size: table.rules().team_size(quest) as u8,
            needs_two_fails: table.rules().fails_needed(quest) > 1,
            says,
        })
        .collect();
    quest_board_ui(ui, cx.theme, center, u, size, &quests);
}

/// Draws what lies in the middle of the table: the quests, and the vote track under them. Returns the room of its words.
pub(super) fn middle_ui(ui: &mut Ui, cx: &Cx<'_>, table: &Table, geometry: &TableGeometry) -> Rect {
    let center = geometry.center - vec2(0.0, geometry.pt(10.0));
    board_ui(ui, cx, table, center, geometry.u, BoardSize::Table);
    let rejected = table.rejections();
    let now = rejected + 1;
    let words = if now == 5 {
        cx.say(Msg::ProposalLast)
    } else {
        cx.say_with(Msg::ProposalOf, &[("proposal", now.into())])
    };
    let track = VoteTrack {
        rejected: rejected as u8,
        now: (now <= 5).then_some(now as u8),
        words: &words,
    };
    vote_track_ui(ui, cx.theme, geometry, &track)
}

/// What each Lancelot is now, in words; none without Lancelots that can change.
pub(super) fn lancelots_now(cx: &Cx<'_>, table: &Table) -> Option<String> {
    let mode = table.rules().setup().lancelot;
    mode.deck()?;
    let is_swapped = table.lancelot_switches() % 2 == 1;
    let mut words = cx.say(if is_swapped {
        Msg::LancelotsSwapped
    } else {
        Msg::LancelotsAsDealt
    });
    if mode == LancelotMode::Dealt {
        words = cx.words.also(&words, &cx.say(Msg::LancelotMustFail));
    }
    Some(words)
}
