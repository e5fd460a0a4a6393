//! Help: each character and each module in a few words, those in play first, and every key.

use egui::{Ui, pos2, vec2};

use super::game::label;
use super::sheet::{Sheet, sheet_ui};
use crate::engine::{Edition, LancelotMode, PlotCard, Role, Setup};
use crate::i18n::Msg;
use crate::ui::commands::Command;
use crate::ui::cx::Cx;
use crate::ui::emblem::Emblem;
use crate::ui::theme::{Face, Type};
use crate::ui::widgets::button::Button;
use crate::ui::widgets::text::Words;

/// Something that is explained.
struct Entry {
    emblem: Option<Emblem>,
    name: String,
    words: String,
    is_in_play: bool,
}

/// Draws help over what is there. Returns whether it is to be closed.
#[must_use]
pub(super) fn help_ui(ui: &mut Ui, cx: &Cx<'_>, setup: &Setup) -> bool {
    let (title, back, esc) = (
        cx.say(Msg::HelpTitle),
        cx.say(Msg::GoBack),
        cx.say(Msg::KeyEsc),
    );
    let sheet = Sheet {
        title: &title,
        opens_at_end: false,
        back: Button::gold(&back).key(&esc),
        closed_by: &[Command::Menu, Command::Help, Command::Primary],
    };
    sheet_ui(ui, cx, &sheet, |ui| entries_ui(ui, cx, setup))
}

fn entries_ui(ui: &mut Ui, cx: &Cx<'_>, setup: &Setup) {
    let mut entries = roles(cx, setup);
    entries.extend(modules(cx, setup));
    for (head, is_in_play) in [(Msg::HelpInPlay, true), (Msg::HelpOthers, false)] {
        let these: Vec<_> = entries
            .iter()
            .filter(|it| it.is_in_play == is_in_play)
            .collect();
        if these.is_empty() {
            continue;
        }
        head_ui(ui, cx, &cx.say(head));
        for entry in these {
            entry_ui(ui, cx, entry);
        }
        if is_in_play {
            head_ui(ui, cx, &cx.say(Msg::HelpKeys));
            for (keys, words) in keys(cx, setup) {
                row_ui(ui, cx, None, &keys, &words);
            }
        }
    }
    row_ui(
        ui,
        cx,
        Some(Emblem::Flame),
        &cx.say(Msg::AppName),
        &cx.say(Msg::HelpAbout),
    );
}

fn roles(cx: &Cx<'_>, setup: &Setup) -> Vec<Entry> {
    let is_of_it = |role: &Role| {
        let is_resistance = matches!(role, Role::Resistance | Role::Spy);
        is_resistance == (setup.edition == Edition::Resistance)
    };
    let entry = |role: Role| Entry {
        emblem: Some(Emblem::of_role(role)),
        name: cx.words.role(role),
        words: cx.say_with(Msg::HelpRole, &[("role", role.id().into())]),
        is_in_play: setup.has(role),
    };
    Role::ALL.into_iter().filter(is_of_it).map(entry).collect()
}

fn modules(cx: &Cx<'_>, setup: &Setup) -> Vec<Entry> {
    let is_avalon = setup.edition == Edition::Avalon;
    let has_lancelot = setup.lancelot != LancelotMode::None;
    let rows = [
        ("lady", Msg::SetupLady, Emblem::Lady, setup.lady_of_the_lake),
        (
            "excalibur",
            Msg::SetupExcalibur,
            Emblem::Sword,
            setup.excalibur,
        ),
        (
            "plot_cards",
            Msg::SetupPlotCards,
            Emblem::CardHeld,
            setup.plot_cards,
        ),
        ("trapper", Msg::SetupTrapper, Emblem::Trapper, setup.trapper),
        ("lancelot", Msg::SetupLancelot, Emblem::Switch, has_lancelot),
    ];
    let mut entries = Vec::new();
    for (id, name, emblem, is_in_play) in rows {
        if id == "lancelot" && !is_avalon {
            continue;
        }
        entries.push(Entry {
            emblem: Some(emblem),
            name: cx.say(name),
            words: cx.say_with(Msg::HelpModule, &[("module", id.into())]),
            is_in_play,
        });
        if id == "plot_cards" && is_in_play {
            entries.extend(PlotCard::ALL.map(|card| Entry {
                emblem: None,
                name: cx.words.plot_card(card, setup.edition),
                words: cx.say_with(Msg::PlotMeans, &[("card", card.id().into())]),
                is_in_play,
            }));
        }
    }
    if setup.has(Role::Witch) {
        entries.push(Entry {
            emblem: Some(Emblem::of_role(Role::Witch)),
            name: cx.say(Msg::WitchAsk),
            words: cx.say_with(Msg::HelpModule, &[("module", "witch".into())]),
            is_in_play: true,
        });
    }
    entries
}

/// Each key, and what it does.
fn keys(cx: &Cx<'_>, setup: &Setup) -> Vec<(String, String)> {
    let key = |msg: Msg| cx.say(msg);
    let both = |one: Msg, other: Msg| format!("{} · {}", key(one), key(other));
    let rows = [
        ("seats", "1 – 9, 0".to_owned()),
        ("primary", key(Msg::KeySpace)),
        ("undo", key(Msg::KeyUndo)),
        ("redo", key(Msg::KeyRedo)),
        ("menu", key(Msg::KeyEsc)),
        ("log", "L".to_owned()),
        ("votes", "V".to_owned()),
        ("help", "F1".to_owned()),
        ("timer", key(Msg::KeyTest)),
        ("options", "O".to_owned()),
        ("turn", key(Msg::KeyWho)),
        ("other", "N".to_owned()),
        ("night", format!("{} · B · .", key(Msg::KeySpace))),
        (
            "stop",
            format!("{} · F5 · {}", key(Msg::KeyStop), key(Msg::KeyEsc)),
        ),
        ("back", both(Msg::KeyLeft, Msg::KeyRight)),
        ("again", key(Msg::KeyAgain)),
        ("size", "Ctrl + · Ctrl −".to_owned()),
        ("full", "F11".to_owned()),
        ("tv", "F2".to_owned()),
    ];
    let mut rows: Vec<_> = rows
        .into_iter()
        .map(|(id, keys)| {
            (
                keys,
                cx.say_with(Msg::HelpCommand, &[("command", id.into())]),
            )
        })
        .collect();
    if setup.plot_cards {
        let name = cx
            .words
            .plot_card(PlotCard::RestoreYourHonor, setup.edition);
        rows.insert(11, ("H".to_owned(), name));
    }
    rows
}

fn head_ui(ui: &mut Ui, cx: &Cx<'_>, words: &str) {
    let painter = ui.painter().clone();
    let fitted = Words::new(cx.theme, Type::Head, words, cx.theme.colors.ink).fit(&painter);
    let (_, rect) = ui.allocate_space(vec2(ui.available_width(), fitted.height() + cx.pt(16.0)));
    if ui.is_rect_visible(rect) {
        let at = pos2(rect.left(), rect.center().y);
        let rect = fitted.paint(&painter, at);
        label(ui, rect, words);
    }
}

fn entry_ui(ui: &mut Ui, cx: &Cx<'_>, entry: &Entry) {
    row_ui(ui, cx, entry.emblem, &entry.name, &entry.words);
}

/// A name at the left, what it means at the right, in as many rows as it takes.
fn row_ui(ui: &mut Ui, cx: &Cx<'_>, emblem: Option<Emblem>, name: &str, words: &str) {
    let painter = ui.painter().clone();
    let ink = cx.theme.colors.ink;
    let width = ui.available_width();
    let (first, second) = (cx.pt(56.0), width * 0.32);
    let name_words = Words::new(cx.theme, Type::Small, name, ink)
        .face(Face::Far)
        .within(second - first - cx.pt(12.0))
        .rows(3)
        .fit(&painter);
    let means = Words::new(cx.theme, Type::Small, words, ink)
        .within(width - second)
        .rows(9)
        .fit(&painter);
    let high = name_words.height().max(means.height()).max(cx.pt(34.0)) + cx.pt(14.0);
    let (_, rect) = ui.allocate_space(vec2(width, high));
    if !ui.is_rect_visible(rect) {
        return;
    }
    let middle = rect.center().y;
    if let Some(emblem) = emblem {
        let at = pos2(rect.left() + cx.pt(22.0), middle);
        emblem.paint_at(&painter, at, cx.pt(34.0), ink, cx.theme.colors.parch);
    }
    let at = name_words.paint(&painter, pos2(rect.left() + first, middle));
    label(ui, at, name);
    let at = means.paint(&painter, pos2(rect.left() + second, middle));
    label(ui, at, words);
}
