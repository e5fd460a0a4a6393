//! The names of the colours, and how much two of them stand out. What they are stands in the file above, and only there.

use egui::Color32;

/// Colours along a gradient, each with its place from 0 to 1.
pub type Stops = &'static [(f32, Color32)];

/// The named colours of one mode. What each means is in its name; shades are under what they shade.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Palette {
    /// The room.
    pub night: Color32,
    /// Controls and idle seats.
    pub night2: Color32,
    /// Chosen cards at set-up.
    pub raised: Color32,
    /// Outlines of controls.
    pub line: Color32,
    /// The table.
    pub oak: Color32,
    /// The table under the candle.
    pub oak_lit: Color32,
    /// The edge and underside of the table.
    pub oak_rim: Color32,
    /// Inlay and rings; never text.
    pub oak_line: Color32,
    /// What is written: cards, tokens, the chronicle.
    pub parch: Color32,
    /// The lower edge of parchment.
    pub parch2: Color32,
    /// Text on parchment.
    pub ink: Color32,
    /// Second text on parchment.
    pub ink2: Color32,
    /// Text.
    pub text: Color32,
    /// Second text.
    pub text2: Color32,
    /// The lead, the primary button, what is asked now.
    pub gold: Color32,
    /// Text on gold.
    pub gold_ink: Color32,
    /// Good, success.
    pub good: Color32,
    /// Evil, fail, rejection, error.
    pub evil: Color32,
    /// Good on parchment.
    pub good_ink: Color32,
    /// Evil on parchment.
    pub evil_ink: Color32,
    /// A warning.
    pub warn: Color32,

    /// A seat on the team: its plate.
    pub team: Color32,
    /// The name on it.
    pub team_ink: Color32,
    /// The digit on it.
    pub team_ink2: Color32,
    /// The crown on it.
    pub team_crown: Color32,
    /// What shows through an emblem in the side's colour that lies on the table.
    pub board_cut: Color32,
    /// A disc or peg on the table that is still to come.
    pub board_ground: Color32,
    /// What shows through a side's emblem on lit oak.
    pub oak_cut: Color32,
    /// The box of a warning.
    pub warn_tint: Color32,
    /// The box of an error.
    pub error_tint: Color32,
    /// The top of the gold button, lit from above.
    pub gold_top: Color32,
    /// Its lower edge.
    pub gold_low: Color32,
    /// The top of a sheet of parchment.
    pub sheet_top: Color32,
    /// The top of a card.
    pub card_top: Color32,
    /// The top of a fail card.
    pub fail_top: Color32,
    /// Its lower edge.
    pub fail_low: Color32,
    /// Words and emblem of a fail card.
    pub fail_ink: Color32,
    /// The top of a card that lies face down.
    pub back_top: Color32,
    /// Its lower edge.
    pub back_low: Color32,
    /// Its frame.
    pub back_line: Color32,
    /// A cell of the chronicle whose seat said yes.
    pub cell_yes: Color32,
    /// Its outline.
    pub cell_line: Color32,
    /// A crown on it.
    pub cell_crown: Color32,
    /// A rejected cell of the chronicle.
    pub cell_no: Color32,
    /// The mark on it.
    pub cell_no_ink: Color32,
    /// The outline that parchment needs where it lies on a light ground.
    pub parch_line: Option<Color32>,
    /// A shadow under a slip, a token or a plate.
    pub shadow: Color32,
    /// A shadow under a large card.
    pub shadow_deep: Color32,
    /// Every second sector of the table.
    pub sector: Color32,
    /// The rings of turned wood, at full strength.
    pub ring: Color32,
    /// The inlay band where nothing is lit.
    pub inlay: Color32,
    /// The light along the lower lip of the table.
    pub lip: Color32,

    /// The room, from the light to the edge.
    pub room: Stops,
    /// The table top, from the centre to the rim.
    pub top: Stops,
    /// The table top when the view leans in.
    pub lean: Stops,
    /// Light that spills past the rim.
    pub spill: Stops,
    /// The same when the view leans in.
    pub lean_spill: Stops,
    /// The shadow that the table throws.
    pub under: Stops,
    /// The halo round the quest that is on now.
    pub halo: Stops,
    /// The edge of the window when the view leans in: below, and at the sides.
    pub vignette: (Color32, Color32),
}

/// The night has three colours and a groove for the ring, whatever the mode.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NightPalette {
    /// The whole window.
    pub ground: Color32,
    /// Caption, digits, key.
    pub amber: Color32,
    /// What is left of the time.
    pub ring: Color32,
    /// What is gone of it.
    pub groove: Color32,
}

/// How much two colours stand out from each other, 1 to 21: the contrast ratio of WCAG 2.
pub fn contrast(one: Color32, other: Color32) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// The relative luminance of WCAG 2, 0 to 1.
fn luminance(color: Color32) -> f64 {
    let channel = |value: u8| {
        let value = f64::from(value) / 255.0;
        if value <= 0.040_45 {
            value / 12.92
        } else {
            ((value + 0.055) / 1.055).powf(2.4)
        }
    };
    0.2126 * channel(color.r()) + 0.7152 * channel(color.g()) + 0.0722 * channel(color.b())
}
