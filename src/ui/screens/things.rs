//! What lies before the seats: plot cards, Excalibur, the Lady, who plays face up, whose card is excluded.

use egui::{Rect, Ui, vec2};

use crate::engine::{CardKind, PlotCard, Seat, Table};
use crate::i18n::Msg;
use crate::ui::cx::Cx;
use crate::ui::emblem::Emblem;
use crate::ui::widgets::geometry::TableGeometry;
use crate::ui::widgets::marks::{PlotSlip, TOKEN, plot_slip_size, plot_slip_ui, token_ui};

/// The emblem of a plot card: when it acts.
pub(super) fn plot_emblem(card: PlotCard) -> Emblem {
    match card.kind() {
        CardKind::AtOnce => Emblem::CardOnce,
        CardKind::Held => Emblem::CardHeld,
        CardKind::Stays => Emblem::CardStays,
    }
}

/// Draws all that lies before the seats, each thing clear of the others and of the plates.
pub(super) fn things_ui(
    ui: &mut Ui,
    cx: &Cx<'_>,
    table: &Table,
    geometry: &TableGeometry,
    plates: Vec<Rect>,
) {
    let mut taken = plates;
    let tokens = [
        (table.lady(), Emblem::Lady, Msg::TokenLady),
        (
            table.proposal().and_then(|it| it.excalibur),
            Emblem::Sword,
            Msg::TokenSword,
        ),
        (table.face_up(), Emblem::Success, Msg::TokenFaceUp),
        (table.excluded(), Emblem::Excluded, Msg::TokenExcluded),
    ];
    for seat in Seat::all(table.players()) {
        plots_ui(ui, cx, table, geometry, seat, &mut taken);
    }
    for (holder, emblem, msg) in tokens {
        let Some(seat) = holder else { continue };
        let size = vec2(1.0, 1.0) * geometry.pt(TOKEN);
        let rect = geometry.before(seat, size, &taken);
        let says = cx.say_with(msg, &[("name", table.rules().name(seat).into())]);
        token_ui(ui, cx.theme, rect, emblem, &says);
        taken.push(rect);
    }
}

fn plots_ui(
    ui: &mut Ui,
    cx: &Cx<'_>,
    table: &Table,
    geometry: &TableGeometry,
    seat: Seat,
    taken: &mut Vec<Rect>,
) {
    let edition = table.rules().setup().edition;
    let cards: Vec<_> = table
        .plot_held()
        .iter()
        .filter(|(holder, _)| *holder == seat)
        .map(|(_, card)| *card)
        .collect();
    let names: Vec<_> = cards
        .iter()
        .map(|&card| cx.words.plot_card(card, edition))
        .collect();
    let mut kinds: Vec<(Emblem, u8)> = Vec::new();
    for &card in &cards {
        let emblem = plot_emblem(card);
        match kinds.iter_mut().find(|(it, _)| *it == emblem) {
            Some((_, count)) => *count += 1,
            None => kinds.push((emblem, 1)),
        }
    }
    let slip = match (&cards[..], &names[..]) {
        ([], _) => return,
        ([card], [name]) => PlotSlip::Named(plot_emblem(*card), name),
        _ => PlotSlip::Several(&kinds),
    };
    let size = plot_slip_size(ui.painter(), cx.theme, geometry.u, &slip);
    let rect = geometry.before(seat, size, taken);
    let says = cx.say_with(
        Msg::TokenPlot,
        &[
            ("name", table.rules().name(seat).into()),
            ("cards", (&cx.words.list(&names)).into()),
        ],
    );
    plot_slip_ui(ui, cx.theme, rect, geometry.u, &slip, &says);
    taken.push(rect);
}
