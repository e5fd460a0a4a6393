//! Every line that the narrator speaks.

/// Hands the table of lines to a macro, after what else the macro needs: one row a line, its documentation, its variant
/// and its id.
///
/// One table, so that a line can't have a variant without an id, or an id without a clip.
macro_rules! with_lines {
    ($do:ident $($with:literal)?) => {
        $do! {
            $($with)?
            /// All close their eyes and hold out a fist.
            CloseEyes "close_eyes",
            /// L2 to L5: Evil Lancelot shows a thumb to evil.
            EvilLancelotThumb "evil_lancelot_thumb",
            /// Evil find each other.
            EvilLook "evil_look",
            /// Evil but Oberon find each other.
            EvilLookNotOberon "evil_look_not_oberon",
            /// Evil but their Lancelot find each other (L2 to L5).
            EvilLookNotEvilLancelot "evil_look_not_evil_lancelot",
            /// Evil but Oberon and their Lancelot find each other (L2 to L5).
            EvilLookNotEvilLancelotOberon "evil_look_not_evil_lancelot_oberon",
            /// Evil close their eyes.
            EvilClose "evil_close",
            /// L2 to L5: Evil Lancelot makes a fist again.
            EvilLancelotFist "evil_lancelot_fist",
            /// Nobody looks and no thumb is up.
            Check "check",
            /// Evil show a thumb to Merlin.
            MerlinThumbs "merlin_thumbs",
            /// Evil but Mordred show a thumb to Merlin.
            MerlinThumbsNotMordred "merlin_thumbs_not_mordred",
            /// Merlin sees evil.
            MerlinLook "merlin_look",
            /// Evil make fists again.
            MerlinThumbsDown "merlin_thumbs_down",
            /// Merlin closes his eyes.
            MerlinClose "merlin_close",
            /// Merlin and Morgana show a thumb to Percival.
            PercivalThumbs "percival_thumbs",
            /// Merlin alone shows a thumb to Percival.
            PercivalThumbsMerlin "percival_thumbs_merlin",
            /// Morgana alone shows a thumb to Percival.
            PercivalThumbsMorgana "percival_thumbs_morgana",
            /// Percival sees who shows a thumb.
            PercivalLook "percival_look",
            /// Merlin and Morgana make fists again.
            PercivalThumbsDown "percival_thumbs_down",
            /// Merlin makes a fist again.
            PercivalThumbsDownMerlin "percival_thumbs_down_merlin",
            /// Morgana makes a fist again.
            PercivalThumbsDownMorgana "percival_thumbs_down_morgana",
            /// Percival closes his eyes.
            PercivalClose "percival_close",
            /// L1: the Lancelots find each other.
            LancelotsLook "lancelots_look",
            /// L1: the Lancelots close their eyes.
            LancelotsClose "lancelots_close",
            /// All open their eyes.
            OpenEyes "open_eyes",
            /// *The Resistance*: the spies find each other.
            SpiesLook "spies_look",
            /// *The Resistance*: the spies close their eyes.
            SpiesClose "spies_close",
            /// N3: how many open eyes a look should show.
            ExpectEyesOne "expect_eyes_one",
            /// N3.
            ExpectEyesTwo "expect_eyes_two",
            /// N3.
            ExpectEyesThree "expect_eyes_three",
            /// N3.
            ExpectEyesFour "expect_eyes_four",
            /// N3: how many thumbs a look should show.
            ExpectThumbsOne "expect_thumbs_one",
            /// N3.
            ExpectThumbsTwo "expect_thumbs_two",
            /// N3.
            ExpectThumbsThree "expect_thumbs_three",
            /// N3.
            ExpectThumbsFour "expect_thumbs_four",
            /// The night is stopped: all close their eyes.
            Stop "stop",
            /// Before the night: is it loud enough?
            SoundCheck "sound_check",
            /// The allegiance card is turned.
            DayAllegiance "day_allegiance",
            /// L3: five allegiance cards are dealt.
            DayAllegianceDeal "day_allegiance_deal",
            /// The Lancelots change sides.
            DaySwitch "day_switch",
            /// They stay.
            DayNoChange "day_no_change",
            /// P2: one plot card is drawn.
            DayPlotDrawOne "day_plot_draw_one",
            /// P2: two plot cards are drawn.
            DayPlotDrawTwo "day_plot_draw_two",
            /// P2: three plot cards are drawn.
            DayPlotDrawThree "day_plot_draw_three",
            /// P2: plot cards are given.
            DayPlotGive "day_plot_give",
            /// P3, W3: a loyalty is checked.
            DayLoyalty "day_loyalty",
            /// P8: a plot card is taken.
            DayRestore "day_restore",
            /// P5.
            DayLeadToVictory "day_lead_to_victory",
            /// P7.
            DayTheKingReturns "day_the_king_returns",
            /// P9.
            DayWeFoundYou "day_we_found_you",
            /// P10.
            DayAmbush "day_ambush",
            /// P5 in *The Resistance*.
            DayStrongLeader "day_strong_leader",
            /// P7 in *The Resistance*.
            DayNoConfidence "day_no_confidence",
            /// P9 in *The Resistance*.
            DayInTheSpotlight "day_in_the_spotlight",
            /// P10 in *The Resistance*.
            DayCloseEye "day_close_eye",
            /// The leader chooses a team.
            DayTeam "day_team",
            /// B3: the fifth proposal.
            DayTeamLast "day_team_last",
            /// P6.
            DayCharge "day_charge",
            /// P6 in *The Resistance*.
            DayOpinionMaker "day_opinion_maker",
            /// The table votes.
            DayVote "day_vote",
            /// The vote approved.
            DayApproved "day_approved",
            /// The vote rejected, or was turned.
            DayRejected "day_rejected",
            /// X2.
            DayExcalibur "day_excalibur",
            /// T2.
            DayExclude "day_exclude",
            /// W4: all close their eyes.
            DayWitchClose "day_witch_close",
            /// W4: the Witch may act.
            DayWitchAct "day_witch_act",
            /// W4: she closes her eyes.
            DayWitchCloseAgain "day_witch_close_again",
            /// The quest cards are played.
            DayQuestCards "day_quest_cards",
            /// The quest cards are revealed.
            DayReveal "day_reveal",
            /// The quest succeeds.
            DaySuccess "day_success",
            /// The quest fails.
            DayFail "day_fail",
            /// W2: nobody sees how it went.
            DayVeiled "day_veiled",
            /// K2.
            DayLady "day_lady",
            /// A1.
            DayAssassin "day_assassin",
            /// R3: there is no Assassin.
            DayEvilNames "day_evil_names",
            /// Good has won.
            DayGoodWins "day_good_wins",
            /// Evil has won.
            DayEvilWins "day_evil_wins",
            /// The Resistance has won.
            DayResistanceWins "day_resistance_wins",
            /// The spies have won.
            DaySpiesWin "day_spies_win",
            /// A timer has run out.
            DayTimeUp "day_time_up",
        }
    };
}
pub(super) use with_lines;

macro_rules! line_enum {
    ($($(#[$doc:meta])* $line:ident $id:literal,)*) => {
        /// A spoken line. Its words are the language's; its clip and its caption are found by [`Line::id`].
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Line {
            $($(#[$doc])* $line,)*
        }

        impl Line {
            /// Every line, in the order in which a night may speak them.
            pub const ALL: [Self; [$($id),*].len()] = [$(Self::$line),*];

            /// The name of the line's clip; with hyphens for underscores, the end of its text's key.
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$line => $id,)*
                }
            }
        }
    };
}
with_lines!(line_enum);

impl Line {
    /// The line's place in [`Line::ALL`].
    pub const fn idx(self) -> usize {
        self as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_found_at_its_place() {
        for (idx, line) in Line::ALL.into_iter().enumerate() {
            assert_eq!(line.idx(), idx, "{line:?}");
        }
    }

    #[test]
    fn an_id_is_the_variants_name_in_snake_case() {
        for line in Line::ALL {
            let camel: String = line
                .id()
                .split('_')
                .map(|word| word[..1].to_uppercase() + &word[1..])
                .collect();
            assert_eq!(camel, format!("{line:?}"));
        }
    }
}
