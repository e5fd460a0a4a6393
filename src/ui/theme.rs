//! Every colour, measure and duration of the look. No other file holds a colour.
//!
//! One picture carries the program: a round table in a dark room, lit by one candle. Where the
//! light falls, something is asked of the table.

mod measure;
mod palette;
mod style;
#[cfg(test)]
mod tests;

pub use measure::{Corner, Face, Gap, Keep, Motion, Move, Scale, Type, Width};
pub use palette::{NightPalette, Palette, Stops, contrast};

use egui::{Color32, FontId};

/// Dark or light.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mode {
    /// A dark room; the one to play in.
    #[default]
    Dark,
    /// A light room, for a bright place.
    Light,
}

impl Mode {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Dark, Self::Light];
}

const fn hex(rgb: u32) -> Color32 {
    Color32::from_rgb((rgb >> 16) as u8, (rgb >> 8) as u8, rgb as u8)
}

/// A colour of which `percent` covers what lies below.
const fn part(rgb: u32, percent: u32) -> Color32 {
    let [red, green, blue] = [rgb >> 16 & 0xFF, rgb >> 8 & 0xFF, rgb & 0xFF];
    Color32::from_rgba_premultiplied(
        ((red * percent + 50) / 100) as u8,
        ((green * percent + 50) / 100) as u8,
        ((blue * percent + 50) / 100) as u8,
        ((255 * percent + 50) / 100) as u8,
    )
}

const DARK: Palette = Palette {
    night: hex(0x0A_0F1C),
    night2: hex(0x13_1A2D),
    raised: hex(0x1D_2640),
    line: hex(0x62_6D90),
    oak: hex(0x3A_2415),
    oak_lit: hex(0x68_421F),
    oak_rim: hex(0x20_130B),
    oak_line: hex(0xA3_7A47),
    parch: hex(0xEF_E0BD),
    parch2: hex(0xE2_CFA3),
    ink: hex(0x26_190D),
    ink2: hex(0x4A_3820),
    text: hex(0xF4_E9CF),
    text2: hex(0xCD_BF9F),
    gold: hex(0xF3_C35B),
    gold_ink: hex(0x2A_1C05),
    good: hex(0xA9_CDF7),
    evil: hex(0xFF_A78F),
    good_ink: hex(0x14_3A70),
    evil_ink: hex(0x74_170F),
    warn: hex(0xF3_C35B),
    team: hex(0xEF_E0BD),
    team_ink: hex(0x26_190D),
    team_ink2: hex(0x4A_3820),
    team_crown: hex(0x8A_5A00),
    board_cut: hex(0x0C_1B33),
    board_ground: hex(0x0A_0F1C),
    oak_cut: hex(0x2B_1A10),
    warn_tint: hex(0x2A_2312),
    error_tint: hex(0x3A_1510),
    gold_top: hex(0xFA_D585),
    gold_low: hex(0xE0_A944),
    sheet_top: hex(0xF4_E7C8),
    card_top: hex(0xF6_EACD),
    fail_top: hex(0x5A_1710),
    fail_low: hex(0x38_100B),
    fail_ink: hex(0xFF_A78F),
    back_top: hex(0x1D_2640),
    back_low: hex(0x13_1A2D),
    back_line: hex(0xA3_7A47),
    cell_yes: hex(0xFF_F7E4),
    cell_line: hex(0xB7_9C68),
    cell_crown: hex(0x8A_5200),
    cell_no: hex(0x3A_2817),
    cell_no_ink: hex(0xF6_EACD),
    parch_line: None,
    shadow: part(0, 35),
    shadow_deep: part(0, 45),
    sector: part(0, 13),
    ring: hex(0),
    inlay: part(0xA3_7A47, 28),
    lip: part(0x8A_5C34, 75),
    room: &[
        (0.0, hex(0x2A_2029)),
        (0.38, hex(0x17_1828)),
        (0.75, hex(0x0D_1220)),
        (1.0, hex(0x08_0C17)),
    ],
    top: &[
        (0.0, hex(0x68_421F)),
        (0.35, hex(0x5E_3B1E)),
        (0.72, hex(0x48_2C17)),
        (1.0, hex(0x2F_1C10)),
    ],
    lean: &[
        (0.0, hex(0x6A_431F)),
        (0.4, hex(0x5A_381C)),
        (0.75, hex(0x41_2815)),
        (1.0, hex(0x2B_1A0F)),
    ],
    spill: &[
        (0.0, part(0xE0_8A3C, 34)),
        (0.62, part(0xC4_702C, 20)),
        (1.0, Color32::TRANSPARENT),
    ],
    lean_spill: &[
        (0.0, part(0xE0_8A3C, 30)),
        (0.7, part(0xC4_702C, 16)),
        (1.0, Color32::TRANSPARENT),
    ],
    under: &[
        (0.0, part(0, 55)),
        (0.8, part(0, 40)),
        (1.0, Color32::TRANSPARENT),
    ],
    halo: &[
        (0.0, part(0xF3_C35B, 55)),
        (0.55, part(0xF3_C35B, 28)),
        (1.0, Color32::TRANSPARENT),
    ],
    vignette: (part(0x0A_0F1C, 72), part(0x0A_0F1C, 55)),
};

const LIGHT: Palette = Palette {
    night: hex(0xF5_EBD3),
    night2: hex(0xFB_F5E6),
    raised: hex(0xEA_DBB8),
    line: hex(0x9C_8459),
    oak: hex(0xE6_C692),
    oak_lit: hex(0xF3_DDB2),
    oak_rim: hex(0x7A_4E26),
    oak_line: hex(0x8A_5E2E),
    parch: hex(0xFF_F9EA),
    parch2: hex(0xF1_E4C4),
    ink: hex(0x26_190D),
    ink2: hex(0x4A_3820),
    text: hex(0x26_190D),
    text2: hex(0x4F_3D22),
    gold: hex(0x63_4000),
    gold_ink: hex(0xFF_F4D8),
    good: hex(0x12_396F),
    evil: hex(0x74_170F),
    good_ink: hex(0x12_396F),
    evil_ink: hex(0x74_170F),
    warn: hex(0x63_4000),
    // Dark among light: a chosen seat changes its material here as well.
    team: hex(0x26_190D),
    team_ink: hex(0xFF_F9EA),
    team_ink2: hex(0xF1_E4C4),
    team_crown: hex(0xF3_C35B),
    board_cut: hex(0xFF_F9EA),
    board_ground: hex(0xFF_F9EA),
    oak_cut: hex(0xF3_DDB2),
    warn_tint: hex(0xF6_E6B8),
    error_tint: hex(0xFA_E0D4),
    gold_top: hex(0x6E_4A06),
    gold_low: hex(0x57_3800),
    sheet_top: hex(0xFF_F9EA),
    card_top: hex(0xFF_F9EA),
    fail_top: hex(0x74_170F),
    fail_low: hex(0x5A_100A),
    fail_ink: hex(0xFF_F9EA),
    back_top: hex(0x7A_4E26),
    back_low: hex(0x5E_3A1A),
    back_line: hex(0xE6_C692),
    cell_yes: hex(0xFF_F7E4),
    cell_line: hex(0xB7_9C68),
    cell_crown: hex(0x8A_5200),
    cell_no: hex(0x3A_2817),
    cell_no_ink: hex(0xF6_EACD),
    parch_line: Some(hex(0x8A_5E2E)),
    shadow: part(0, 35),
    shadow_deep: part(0, 35),
    sector: part(0x7A_4E26, 7),
    ring: hex(0x7A_4E26),
    inlay: part(0x8A_5E2E, 28),
    lip: part(0x8A_5C34, 50),
    room: &[(0.0, hex(0xFF_F8E6)), (1.0, hex(0xF5_EBD3))],
    top: &[
        (0.0, hex(0xF3_DDB2)),
        (0.6, hex(0xE6_C692)),
        (1.0, hex(0xCF_A468)),
    ],
    lean: &[
        (0.0, hex(0xF3_DDB2)),
        (0.5, hex(0xE9_CC9B)),
        (1.0, hex(0xCF_A468)),
    ],
    spill: &[],
    lean_spill: &[],
    under: &[
        (0.0, part(0, 25)),
        (0.8, part(0, 16)),
        (1.0, Color32::TRANSPARENT),
    ],
    halo: &[
        (0.0, part(0x63_4000, 55)),
        (0.55, part(0x63_4000, 28)),
        (1.0, Color32::TRANSPARENT),
    ],
    vignette: (part(0xF5_EBD3, 72), part(0xF5_EBD3, 55)),
};

/// The colours of the night.
pub const NIGHT: NightPalette = NightPalette {
    ground: hex(0),
    amber: hex(0xC9_8E42),
    ring: hex(0x7A_5426),
    groove: hex(0x2A_1D0D),
};

/// What every widget is drawn with: the colours, the scale of the window, and whether things move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Theme {
    /// Dark or light.
    pub mode: Mode,
    /// The colours.
    pub colors: &'static Palette,
    /// The scale.
    pub scale: Scale,
    /// Whether things move.
    pub motion: Motion,
}

impl Theme {
    /// The look of a mode in a window.
    pub const fn new(mode: Mode, scale: Scale, motion: Motion) -> Self {
        let colors = match mode {
            Mode::Dark => &DARK,
            Mode::Light => &LIGHT,
        };
        Self {
            mode,
            colors,
            scale,
            motion,
        }
    }

    /// The same look in another scale.
    #[must_use]
    pub const fn scaled(self, scale: Scale) -> Self {
        Self { scale, ..self }
    }

    /// Design points in pixels: at 1280×800, one each.
    pub const fn pt(&self, points: f32) -> f32 {
        points * self.scale.u
    }

    /// The size of a kind of text.
    pub const fn size(&self, kind: Type) -> f32 {
        kind.points() * self.scale.u
    }

    /// The face and size of a kind of text.
    pub fn font(&self, kind: Type) -> FontId {
        FontId::new(self.size(kind), kind.face().family())
    }

    /// A corner's radius.
    pub const fn corner(&self, corner: Corner) -> f32 {
        self.pt(corner.points())
    }

    /// A distance between or within things.
    pub const fn gap(&self, gap: Gap) -> f32 {
        self.pt(gap.points())
    }

    /// A line's width.
    pub const fn width(&self, width: Width) -> f32 {
        self.pt(width.points())
    }
}
