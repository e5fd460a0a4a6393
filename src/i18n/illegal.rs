//! Why something may not happen, in words: what is wrong, and what was expected.

use super::events::yes_or_no;
use super::{Msg, Words};
use crate::engine::{Contradiction, Illegal, PlotCard, Seat, SeatSet, Setup};

impl Words {
    /// Why something may not happen, and what was expected.
    pub fn illegal(&self, illegal: &Illegal, setup: &Setup) -> String {
        let seats = |seats: SeatSet| self.names(setup, seats);
        let plot = |card: PlotCard| self.plot_card(card, setup.edition);
        let who = |msg: Msg, seat: Seat, may: &str| {
            self.with(
                msg,
                &[("name", setup.name(seat).into()), ("may", may.into())],
            )
        };
        match illegal {
            Illegal::NotNow { got, expected } if expected.is_empty() => {
                let got = self.quoted(got.id());
                self.with(Msg::IllegalNothingMore, &[("got", (&got).into())])
            }
            Illegal::NotNow { got, expected } => {
                let got = self.quoted(got.id());
                let expected = self.list(expected.iter().map(|kind| self.quoted(kind.id())));
                self.with(
                    Msg::IllegalNotNow,
                    &[("got", (&got).into()), ("expected", (&expected).into())],
                )
            }
            Illegal::NothingToDraw => self.get(Msg::IllegalNothingToDraw),
            Illegal::NothingToUndo => self.get(Msg::IllegalNothingToUndo),
            Illegal::NothingToRedo => self.get(Msg::IllegalNothingToRedo),
            Illegal::NoSuchSeat { seat, players } => {
                let last = players.saturating_sub(1);
                self.with(
                    Msg::IllegalNoSuchSeat,
                    &[("seat", seat.idx().into()), ("last", last.into())],
                )
            }
            Illegal::TeamSize { found, expected } => self.with(
                Msg::IllegalTeamSize,
                &[("found", (*found).into()), ("expected", (*expected).into())],
            ),
            Illegal::NoExcalibur => self.get(Msg::IllegalNoExcalibur),
            Illegal::Approvals { found, players } => self.with(
                Msg::IllegalApprovals,
                &[("found", (*found).into()), ("players", (*players).into())],
            ),
            Illegal::TooManyFails { found, most } => self.with(
                Msg::IllegalTooManyFails,
                &[("found", (*found).into()), ("most", (*most).into())],
            ),
            Illegal::CardGone { card, deck } => {
                let card = self.allegiance_card(*card);
                self.with(
                    Msg::IllegalCardGone,
                    &[
                        ("card", (&card).into()),
                        ("noChange", deck.no_change.into()),
                        ("switch", deck.switch.into()),
                    ],
                )
            }
            Illegal::DealtCount { found } => {
                self.with(Msg::IllegalDealtCount, &[("found", (*found).into())])
            }
            Illegal::DealtSwitches { found, most } => self.with(
                Msg::IllegalDealtSwitches,
                &[("found", (*found).into()), ("most", (*most).into())],
            ),
            Illegal::ExcaliburMissing => self.get(Msg::IllegalExcaliburMissing),
            Illegal::ExcaliburHolder { holder, may } => {
                who(Msg::IllegalExcaliburHolder, *holder, &seats(*may))
            }
            Illegal::ExcaliburTarget { on, targets } if targets.is_empty() => self.with(
                Msg::IllegalExcaliburNoTarget,
                &[("name", setup.name(*on).into())],
            ),
            Illegal::ExcaliburTarget { on, targets } => {
                who(Msg::IllegalExcaliburTarget, *on, &seats(*targets))
            }
            Illegal::LadyTarget { on, targets } => {
                who(Msg::IllegalLadyTarget, *on, &seats(*targets))
            }
            Illegal::NotOnTeam { seat, team } => who(Msg::IllegalNotOnTeam, *seat, &seats(*team)),
            Illegal::DrawnCount { found, expected } => self.with(
                Msg::IllegalDrawnCount,
                &[("found", (*found).into()), ("expected", (*expected).into())],
            ),
            Illegal::PlotCardGone { card, left, deck } => self.with(
                Msg::IllegalPlotCardGone,
                &[
                    ("card", (&plot(*card)).into()),
                    ("left", (*left).into()),
                    ("deck", (&self.plot_cards(deck, setup.edition)).into()),
                ],
            ),
            Illegal::CardNotDrawn { card, cards } => self.with(
                Msg::IllegalCardNotDrawn,
                &[
                    ("card", (&plot(*card)).into()),
                    ("cards", (&self.plot_cards(cards, setup.edition)).into()),
                ],
            ),
            Illegal::LeaderKeepsNone { leader } => self.with(
                Msg::IllegalLeaderKeepsNone,
                &[("name", setup.name(*leader).into())],
            ),
            Illegal::LoyaltyLooker { by, lookers } => {
                who(Msg::IllegalLoyaltyLooker, *by, &seats(*lookers))
            }
            Illegal::LoyaltyShown { of, shown } => {
                who(Msg::IllegalLoyaltyShown, *of, &seats(*shown))
            }
            Illegal::NotAsked { by, asked } => who(
                Msg::IllegalNotAsked,
                *by,
                &seats(asked.iter().copied().collect()),
            ),
            Illegal::PlotTarget { card, targets, .. } if targets.is_empty() => self.with(
                Msg::IllegalPlotAimsAtNobody,
                &[("card", (&plot(*card)).into())],
            ),
            Illegal::PlotTarget { card, on, targets } => self.with(
                Msg::IllegalPlotTarget,
                &[
                    ("card", (&plot(*card)).into()),
                    ("name", setup.name(*on).into()),
                    ("may", (&seats(*targets)).into()),
                ],
            ),
            Illegal::PlotAim { card } => {
                self.with(Msg::IllegalPlotAim, &[("card", (&plot(*card)).into())])
            }
            Illegal::NotHeld { seat, card } => self.with(
                Msg::IllegalNotHeld,
                &[
                    ("name", setup.name(*seat).into()),
                    ("card", (&plot(*card)).into()),
                ],
            ),
            Illegal::RolesCount { found, players } => self.with(
                Msg::IllegalRolesCount,
                &[("found", (*found).into()), ("players", (*players).into())],
            ),
            Illegal::RolesLineUp {
                role,
                found,
                expected,
            } => {
                let role = self.role(*role);
                self.with(
                    Msg::IllegalRolesLineUp,
                    &[
                        ("role", (&role).into()),
                        ("found", (*found).into()),
                        ("expected", (*expected).into()),
                    ],
                )
            }
            Illegal::RolesContradict(contradiction) => self.contradiction(*contradiction, setup),
        }
    }

    fn contradiction(&self, contradiction: Contradiction, setup: &Setup) -> String {
        let name = |seat: Seat| setup.name(seat);
        match contradiction {
            Contradiction::Fails { quest, fails, most } => self.with(
                Msg::IllegalRolesFails,
                &[
                    ("quest", quest.number().into()),
                    ("fails", fails.into()),
                    ("most", most.into()),
                ],
            ),
            Contradiction::FewFails {
                quest,
                fails,
                least,
            } => self.with(
                Msg::IllegalRolesFewFails,
                &[
                    ("quest", quest.number().into()),
                    ("fails", fails.into()),
                    ("least", least.into()),
                ],
            ),
            Contradiction::Witch { by } => {
                self.with(Msg::IllegalRolesWitch, &[("name", name(by).into())])
            }
            Contradiction::Merlin { named, merlin } => self.with(
                Msg::IllegalRolesMerlin,
                &[
                    ("name", name(named).into()),
                    ("merlin", yes_or_no(merlin).into()),
                ],
            ),
            Contradiction::Target { named, role } => {
                let role = self.role(role);
                self.with(
                    Msg::IllegalRolesTarget,
                    &[("name", name(named).into()), ("role", (&role).into())],
                )
            }
        }
    }
}
