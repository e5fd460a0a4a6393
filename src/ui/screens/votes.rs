//! The votes that are over, as far as the table wants to look them up.

use egui::{Align, Rect, Ui, pos2, vec2};

use super::game::{GameState, Over};
use super::sheet::{Sheet, back_ui, ground_ui};
use crate::engine::{Ballot, Game, Proposal, Quest, QuestRecord, Seat, SeatSet};
use crate::i18n::Msg;
use crate::ui::commands::Command;
use crate::ui::cx::Cx;
use crate::ui::emblem::Emblem;
use crate::ui::intent::{Intent, Preference, VoteHistory};
use crate::ui::theme::Type;
use crate::ui::widgets::button::Button;
use crate::ui::widgets::text::Words;
use crate::ui::widgets::vote_grid::{
    VoteColumn, VoteGrid, VoteQuest, ground_ui as cell_ui, vote_grid_ui,
};

/// Draws the sheet. The choice of what it shows stands at its foot, for all to see when it is changed.
pub(super) fn votes_ui(
    ui: &mut Ui,
    cx: &Cx<'_>,
    game: &Game,
    state: &mut GameState,
) -> Option<Intent> {
    let (title, back, esc) = (
        cx.say(Msg::VotesTitle),
        cx.say(Msg::MenuBack),
        cx.say(Msg::KeyEsc),
    );
    let parchment = ground_ui(ui, cx, &title);
    let inside = parchment.shrink(cx.pt(20.0));
    let choice = state.prefers.vote_history;
    let shown = choice.now(game.table().outcome().is_some());
    let played = Played::of(game);
    let mut pages = 1;
    let legend = inside.with_min_y(inside.bottom() - cx.pt(34.0));
    if played.iter().all(|quest| quest.proposals.is_empty()) {
        let painter = ui.painter().clone();
        let words = cx.say(Msg::VotesEmpty);
        let rect = Words::new(cx.theme, Type::Next, &words, cx.theme.colors.ink)
            .align(Align::Center)
            .fit(&painter)
            .paint(&painter, inside.center());
        super::game::label(ui, rect, &words);
    } else {
        let grid = inside.with_max_y(legend.top() - cx.pt(8.0));
        pages = grid_ui(ui, cx, grid, game, (shown, state.votes_page), &played);
        legend_ui(ui, cx, legend, game, shown);
    }
    let words = votes_shown(cx, choice);
    let button = Button::plain(&words).key("N");
    let size = vec2(button.natural_width(ui.painter(), cx.theme), cx.pt(62.0));
    let left_top = pos2(
        cx.window.left() + cx.pt(32.0),
        cx.window.bottom() - cx.pt(78.0),
    );
    let is_clicked = cx.button_ui(ui, Rect::from_min_size(left_top, size), &button);
    let is_changed = is_clicked || Command::Other.is_pressed(ui);
    pages_ui(ui, cx, pages, &mut state.votes_page);
    let sheet = Sheet {
        title: &title,
        opens_at_end: true,
        back: Button::plain(&back).key(&esc),
        closed_by: &[Command::Menu, Command::Votes],
    };
    if back_ui(ui, cx, &sheet) {
        state.over = Over::Nothing;
        return None;
    }
    is_changed.then(|| Intent::Prefer(Preference::VoteHistory(choice.next())))
}

/// The ways to the quests before and after, if not all of them have their room.
fn pages_ui(ui: &mut Ui, cx: &Cx<'_>, pages: usize, page: &mut usize) {
    *page = (*page).min(pages - 1);
    if pages < 2 {
        return;
    }
    let size = vec2(cx.pt(200.0), cx.pt(62.0));
    let top = cx.window.bottom() - cx.pt(78.0);
    let ways = [
        (Msg::VotesEarlier, Msg::KeyLeft, Command::Back, -205.0),
        (Msg::VotesLater, Msg::KeyRight, Command::Skip, 5.0),
    ];
    for (msg, key, command, x) in ways {
        let is_back = command == Command::Back;
        let is_on = if is_back {
            *page + 1 < pages
        } else {
            *page > 0
        };
        let (words, key) = (cx.say(msg), cx.say(key));
        let left_top = pos2(cx.window.center().x + cx.pt(x), top);
        let button = Button::plain(&words).key(&key).on(is_on);
        let is_clicked = cx.button_ui(ui, Rect::from_min_size(left_top, size), &button);
        if (is_clicked || command.is_pressed(ui)) && is_on {
            *page = if is_back { *page + 1 } else { *page - 1 };
        }
    }
}

/// What can be looked up, in words.
pub(super) fn votes_shown(cx: &Cx<'_>, choice: VoteHistory) -> String {
    cx.say_with(Msg::VotesShown, &[("how", id(choice).into())])
}

const fn id(choice: VoteHistory) -> &'static str {
    match choice {
        VoteHistory::Hidden => "hidden",
        VoteHistory::Totals => "totals",
        VoteHistory::Full => "full",
        VoteHistory::AfterGame => "after",
    }
}

/// A quest that was played, or is, with the proposals that were voted on.
struct Played<'a> {
    quest: Quest,
    done: Option<&'a QuestRecord>,
    proposals: Vec<(&'a Proposal, Ballot)>,
}

impl<'a> Played<'a> {
    fn of(game: &'a Game) -> Vec<Self> {
        let table = game.table();
        let voted = |proposals: &'a [Proposal]| {
            let with_ballot = |it: &'a Proposal| it.ballot.map(|ballot| (it, ballot));
            proposals.iter().filter_map(with_ballot).collect::<Vec<_>>()
        };
        let mut played: Vec<_> = table
            .past()
            .iter()
            .map(|done| Self {
                quest: done.quest,
                done: Some(done),
                proposals: voted(&done.proposals),
            })
            .collect();
        let now = voted(table.proposals());
        if !now.is_empty() && played.last().is_none_or(|it| it.quest != table.quest()) {
            played.push(Self {
                quest: table.quest(),
                done: None,
                proposals: now,
            });
        }
        played
    }
}

fn grid_ui(
    ui: &mut Ui,
    cx: &Cx<'_>,
    room: Rect,
    game: &Game,
    (shown, state_page): (VoteHistory, usize),
    played: &[Played<'_>],
) -> usize {
    let rules = game.rules();
    let tallies: Vec<Vec<String>> = played
        .iter()
        .map(|it| {
            it.proposals
                .iter()
                .map(|it| tally(cx, game, shown, it.1))
                .collect()
        })
        .collect();
    let quests = played.iter().zip(&tallies).map(|(it, tallies)| {
        let is_veiled = it.done.is_some_and(|done| game.table().is_veiled(done));
        let open = it.done.filter(|_| !is_veiled);
        let count = it.proposals.len();
        let columns = it.proposals.iter().zip(tallies).enumerate();
        let fails = open.map_or_else(String::new, |done| {
            cx.say_with(Msg::FailsButton, &[("fails", done.fails.into())])
        });
        let title = cx.say_with(Msg::QuestTitle, &[("quest", it.quest.number().into())]);
        VoteQuest {
            number: it.quest.number().to_string(),
            winner: open.map(|done| done.winner),
            is_veiled,
            says: if fails.is_empty() {
                title
            } else {
                cx.words.value(&title, &fails)
            },
            fails,
            proposals: columns
                .map(|(idx, ((proposal, ballot), tally))| VoteColumn {
                    number: (idx + 1).to_string(),
                    leader: proposal.leader,
                    team: proposal.members,
                    excluded: it
                        .done
                        .filter(|_| idx + 1 == count)
                        .and_then(|it| it.excluded),
                    yes: yes(shown, *ballot),
                    tally,
                    is_approved: ballot.is_approval(rules.players()),
                    is_accepted: proposal.is_accepted == Some(true),
                    says: says(cx, game, it.quest, idx, proposal, (shown, *ballot, tally)),
                })
                .collect(),
        }
    });
    let (quest, proposal) = (cx.say(Msg::VotesQuest), cx.say(Msg::VotesProposal));
    let mut grid = VoteGrid {
        quest: &quest,
        proposal: &proposal,
        names: Seat::all(rules.players())
            .map(|seat| rules.name(seat).trim())
            .collect(),
        quests: quests.collect(),
    };
    // The latest quests stand there first; what has no room beside them is a page away.
    let pages = Pages::of(&grid, cx, room);
    let page = state_page.min(pages.0.len() - 1);
    let (from, to) = pages.0[page];
    grid.quests.truncate(to);
    grid.quests.drain(..from);
    vote_grid_ui(ui, cx.theme, room, &grid);
    pages.0.len()
}

/// Which quests stand on which page, from the latest page to the earliest.
struct Pages(Vec<(usize, usize)>);

impl Pages {
    fn of(grid: &VoteGrid<'_>, cx: &Cx<'_>, room: Rect) -> Self {
        let mut pages = Vec::new();
        let mut to = grid.quests.len();
        while to > 0 {
            let from = to - grid.fitting(cx.theme, room, to).min(to);
            pages.push((from, to));
            to = from;
        }
        Self(pages)
    }
}

/// Who said yes, if that is known and shown.
const fn yes(shown: VoteHistory, ballot: Ballot) -> Option<SeatSet> {
    match (shown, ballot) {
        (VoteHistory::Full, Ballot::BySeat(yes)) => Some(yes),
        _ => None,
    }
}

/// How many said yes and no; empty if that is not shown.
fn tally(cx: &Cx<'_>, game: &Game, shown: VoteHistory, ballot: Ballot) -> String {
    if shown == VoteHistory::Hidden {
        return String::new();
    }
    let yes = ballot.approvals();
    let no = game.rules().players().saturating_sub(yes);
    cx.say_with(Msg::VotesTally, &[("yes", yes.into()), ("no", no.into())])
}

/// A column in words.
fn says(
    cx: &Cx<'_>,
    game: &Game,
    quest: Quest,
    idx: usize,
    proposal: &Proposal,
    (shown, ballot, tally): (VoteHistory, Ballot, &str),
) -> String {
    let rules = game.rules();
    let names = |seats: SeatSet| {
        if seats.is_empty() {
            cx.say(Msg::VotesNobody)
        } else {
            cx.words
                .list(seats.iter().map(|seat| rules.name(seat).trim()))
        }
    };
    let place = cx.say_with(
        Msg::VotesLeaderIs,
        &[
            ("name", rules.name(proposal.leader).trim().into()),
            ("names", (&names(proposal.members)).into()),
        ],
    );
    let votes = match yes(shown, ballot) {
        Some(yes) => {
            let no = names(yes.others(rules.players()));
            cx.say_with(
                Msg::VotesWho,
                &[("yes", (&names(yes)).into()), ("no", (&no).into())],
            )
        }
        None if tally.is_empty() => super::log::approval(cx, ballot, game),
        None => tally.to_owned(),
    };
    cx.say_with(
        Msg::VotesColumn,
        &[
            ("quest", quest.number().into()),
            ("proposal", (idx + 1).into()),
            ("what", (&cx.words.sentences(&place, &votes)).into()),
        ],
    )
}

/// What the grounds and the marks are, in a row below the grid.
fn legend_ui(ui: &mut Ui, cx: &Cx<'_>, room: Rect, game: &Game, shown: VoteHistory) {
    let painter = ui.painter().clone();
    let colors = cx.theme.colors;
    let middle = room.center().y;
    let mut left = room.left() + cx.pt(8.0);
    let (side, gap) = (cx.pt(26.0), cx.pt(26.0));
    let mut entry = |mark: Mark, msg: Msg| {
        let place = Rect::from_center_size(pos2(left + side / 2.0, middle), vec2(side, side));
        match mark {
            Mark::Ground(is_yes) => cell_ui(&painter, cx.theme, place, Some(is_yes)),
            Mark::Emblem(emblem) => {
                let color = if emblem == Emblem::Crown {
                    colors.cell_crown
                } else {
                    colors.ink
                };
                emblem.paint(&painter, place, color, colors.parch2);
            }
        }
        let rect = Words::new(cx.theme, Type::Small, &cx.say(msg), colors.ink)
            .sized(cx.pt(22.0))
            .fit(&painter)
            .paint(&painter, pos2(place.right() + cx.pt(8.0), middle));
        left = rect.right() + gap;
    };
    if shown == VoteHistory::Full {
        entry(Mark::Ground(true), Msg::VotesYes);
        entry(Mark::Ground(false), Msg::VotesNo);
    }
    entry(Mark::Emblem(Emblem::Crown), Msg::VotesLeader);
    entry(Mark::Emblem(Emblem::Tick), Msg::VotesTeam);
    if game.rules().setup().trapper {
        entry(Mark::Emblem(Emblem::Excluded), Msg::VotesExcluded);
    }
    if shown != VoteHistory::Hidden {
        Words::new(
            cx.theme,
            Type::Small,
            &cx.say(Msg::VotesTallyMeans),
            colors.ink2,
        )
        .sized(cx.pt(22.0))
        .align(Align::Max)
        .fit(&painter)
        .paint(&painter, pos2(room.right() - cx.pt(8.0), middle));
    }
}

/// What is explained.
enum Mark {
    Ground(bool),
    Emblem(Emblem),
}
