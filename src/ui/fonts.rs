//! The faces: they lie inside the program, with every character of its three languages.
//!
//! Names may hold any character; for those the system's own fonts are asked, after ours.

use std::sync::Arc;

use egui::{Context, FontData, FontDefinitions, FontFamily, FontTweak};

use super::theme::Face;

/// The files, by the name that egui calls them.
const FILES: [(&str, &[u8]); 5] = [
    (
        "alegreya-sc-bold",
        include_bytes!("../../assets/fonts/AlegreyaSC-Bold.ttf"),
    ),
    (
        "alegreya-sans-medium",
        include_bytes!("../../assets/fonts/AlegreyaSans-Medium.ttf"),
    ),
    (
        "alegreya-sans-extrabold",
        include_bytes!("../../assets/fonts/AlegreyaSans-ExtraBold.ttf"),
    ),
    (
        "noto-sans-sc-bold",
        include_bytes!("../../assets/fonts/NotoSansSC-Bold-gb2312.ttf"),
    ),
    (
        "noto-serif-sc-black",
        include_bytes!("../../assets/fonts/NotoSerifSC-Black-ui.ttf"),
    ),
];

/// The files of a face, in the order in which a character is looked for.
const fn order(face: Face) -> &'static [&'static str] {
    match face {
        Face::Display => &[
            "alegreya-sc-bold",
            "noto-serif-sc-black",
            "noto-sans-sc-bold",
        ],
        Face::Far => &["alegreya-sans-extrabold", "noto-sans-sc-bold"],
        Face::Reading => &["alegreya-sans-medium", "noto-sans-sc-bold"],
    }
}

/// How far a file's characters are moved, in sizes of the letters. Rows of two files are laid with their middles on each
/// other, which leaves figures hanging above the Chinese signs that they stand among.
fn raised(file: &str) -> f32 {
    match file {
        "noto-sans-sc-bold" => -0.11,
        "noto-serif-sc-black" => -0.08,
        _ => 0.0,
    }
}

/// Makes egui set all text in our faces. Called once, when the window opens.
pub fn install(ctx: &Context) {
    ctx.set_fonts(definitions());
}

/// The faces and their orders. egui's own two families are the reading face.
pub fn definitions() -> FontDefinitions {
    let mut definitions = FontDefinitions::empty();
    for (name, bytes) in FILES {
        let tweak = FontTweak {
            y_offset_factor: raised(name),
            ..FontTweak::default()
        };
        let data = Arc::new(FontData::from_static(bytes).tweak(tweak));
        definitions.font_data.insert(name.to_owned(), data);
    }
    let mut bind = |family: FontFamily, face: Face| {
        let order = order(face).iter().map(|&name| name.to_owned()).collect();
        definitions.families.insert(family, order);
    };
    for face in Face::ALL {
        bind(face.family(), face);
    }
    bind(FontFamily::Proportional, Face::Reading);
    bind(FontFamily::Monospace, Face::Reading);
    definitions
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use egui::FontId;

    use super::*;
    use crate::i18n::Lang;

    #[test]
    fn every_face_has_the_letters_of_the_three_languages() {
        let ctx = Context::default();
        install(&ctx);
        let mut found = false;
        let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
            found = Face::ALL.iter().all(|face| {
                let font = FontId::new(20.0, face.family());
                ui.ctx().fonts_mut(|fonts| {
                    // Both levels of GB 2312: given names are full of the second.
                    fonts.has_glyphs(&font, "薇瑜昊睿琪炜懿")
                        && fonts.has_glyphs(&font, "Quest 4: «Ёж» – “fail” ×3 · № … Съешь ещё")
                        && fonts.has_glyphs(&font, "第四次任务：需要两张失败牌，请选五人！")
                })
            });
        });
        output.textures_delta.clear();
        assert!(found);
    }

    #[test]
    fn every_character_of_every_message_stands_in_the_files_that_are_meant_for_its_face() {
        let own: [(Face, &[&str]); 3] = [
            (Face::Display, &["alegreya-sc-bold", "noto-serif-sc-black"]),
            (Face::Far, &["alegreya-sans-extrabold", "noto-sans-sc-bold"]),
            (
                Face::Reading,
                &["alegreya-sans-medium", "noto-sans-sc-bold"],
            ),
        ];
        let mut definitions = definitions();
        for (face, files) in own {
            assert!(files.iter().all(|it| order(face).contains(it)), "{face:?}");
            let files = files.iter().map(|&it| it.to_owned()).collect();
            definitions.families.insert(face.family(), files);
        }
        let ctx = Context::default();
        ctx.set_fonts(definitions);
        let mut lacking = Vec::new();
        let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
            for (lang, face) in Lang::ALL
                .into_iter()
                .flat_map(|lang| Face::ALL.map(|face| (lang, face)))
            {
                let rows = lang.source().lines().filter(|row| !row.starts_with('#'));
                let used: BTreeSet<char> = rows.chain([lang.name()]).flat_map(str::chars).collect();
                let font = FontId::new(20.0, face.family());
                let lacks = ui.ctx().fonts_mut(|fonts| {
                    used.into_iter()
                        .filter(|&it| !fonts.has_glyph(&font, it))
                        .collect::<String>()
                });
                if !lacks.is_empty() {
                    lacking.push((lang, face, lacks));
                }
            }
        });
        output.textures_delta.clear();
        assert!(lacking.is_empty(), "{lacking:?}");
    }

    #[test]
    fn figures_stand_level_with_the_chinese_signs_round_them() {
        let ctx = Context::default();
        install(&ctx);
        let mut middles = Vec::new();
        let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
            for face in Face::ALL {
                // The spaces of the other file keep the row as high in both.
                for text in ["　5", " 回"] {
                    let font = FontId::new(100.0, face.family());
                    let color = egui::Color32::PLACEHOLDER;
                    let galley = ui.painter().layout_no_wrap(text.to_owned(), font, color);
                    middles.push((face, galley.mesh_bounds.center().y));
                }
            }
        });
        output.textures_delta.clear();
        for two in middles.chunks(2) {
            let apart = (two[0].1 - two[1].1).abs();
            assert!(apart < 6.0, "{:?}: {apart}", two[0].0);
        }
    }

    #[test]
    fn figures_stand_on_the_line_and_share_their_height() {
        // The faces' own figures are old-style: a 1 would be as low as an x.
        let ctx = Context::default();
        install(&ctx);
        let mut heights = Vec::new();
        let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
            for face in Face::ALL {
                for digit in ["0", "1", "5", "9"] {
                    let galley = ui.painter().layout_no_wrap(
                        digit.to_owned(),
                        FontId::new(100.0, face.family()),
                        egui::Color32::PLACEHOLDER,
                    );
                    heights.push((face, digit, galley.mesh_bounds.height()));
                }
            }
        });
        output.textures_delta.clear();
        for four in heights.chunks(4) {
            for (face, digit, height) in four {
                assert!(
                    (height - four[0].2).abs() < 6.0,
                    "{face:?} {digit}: {height}"
                );
            }
        }
    }
}
