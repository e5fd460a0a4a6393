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
