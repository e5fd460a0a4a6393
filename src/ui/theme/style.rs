//! What egui's own widgets (text fields, scroll bars, menus) take from the look.

use std::collections::BTreeMap;

use egui::style::{ScrollStyle, WidgetVisuals};
use egui::{Context, CornerRadius, FontId, Shadow, Stroke, Style, TextStyle, Visuals, vec2};

use super::{Corner, Face, Gap, Mode, Move, Theme, Type, Width};

impl Theme {
    /// Makes egui draw with this look. Cheap; called once a frame, since the window may change.
    pub fn apply(&self, ctx: &Context) {
        let style = self.style();
        let which = match self.mode {
            Mode::Dark => egui::Theme::Dark,
            Mode::Light => egui::Theme::Light,
        };
        ctx.set_theme(which);
        if *ctx.style_of(which) != style {
            ctx.set_style_of(which, style);
        }
    }

    fn style(&self) -> Style {
        let mut style = Style {
            text_styles: self.text_styles(),
            visuals: self.visuals(),
            animation_time: self.motion.secs(Move::Seat),
            ..Style::default()
        };
        style.interaction.selectable_labels = false;
        let spacing = &mut style.spacing;
        spacing.item_spacing = vec2(self.gap(Gap::Between), self.gap(Gap::Between));
        spacing.button_padding = vec2(self.gap(Gap::Inner), self.gap(Gap::Between));
        spacing.interact_size.y = self.pt(46.0).max(44.0);
        spacing.scroll = ScrollStyle::solid();
        style
    }

    fn text_styles(&self) -> BTreeMap<TextStyle, FontId> {
        let reading = |kind: Type| FontId::new(self.size(kind), Face::Reading.family());
        BTreeMap::from([
            (TextStyle::Small, reading(Type::Under)),
            (TextStyle::Body, reading(Type::Small)),
            (TextStyle::Monospace, reading(Type::Small)),
            (TextStyle::Button, self.font(Type::Control)),
            (TextStyle::Heading, self.font(Type::Head)),
        ])
    }

    fn visuals(&self) -> Visuals {
        let colors = self.colors;
        let mut visuals = match self.mode {
            Mode::Dark => Visuals::dark(),
            Mode::Light => Visuals::light(),
        };
        let corner = CornerRadius::from(self.corner(Corner::Key));
        let look = |fill, line, width: f32, text| WidgetVisuals {
            bg_fill: fill,
            weak_bg_fill: fill,
            bg_stroke: Stroke::new(width, line),
            corner_radius: corner,
            fg_stroke: Stroke::new(self.width(Width::Line), text),
            expansion: 0.0,
        };
        let line = self.width(Width::Line);
        let widgets = &mut visuals.widgets;
        widgets.noninteractive = look(colors.night2, colors.line, line, colors.text);
        widgets.inactive = look(colors.night2, colors.line, line, colors.text);
        widgets.hovered = look(colors.raised, colors.line, line, colors.text);
        widgets.active = look(colors.raised, colors.gold, line, colors.text);
        widgets.open = look(colors.raised, colors.gold, line, colors.text);
        visuals.selection.bg_fill = colors.line;
        visuals.selection.stroke = Stroke::new(line, colors.gold);
        visuals.hyperlink_color = colors.gold;
        visuals.faint_bg_color = colors.night2;
        visuals.extreme_bg_color = colors.night;
        visuals.text_edit_bg_color = Some(colors.night);
        visuals.code_bg_color = colors.night2;
        visuals.warn_fg_color = colors.warn;
        visuals.error_fg_color = colors.evil;
        visuals.weak_text_color = Some(colors.text2);
        visuals.window_fill = colors.night2;
        visuals.panel_fill = colors.night;
        visuals.window_stroke = Stroke::new(line, colors.line);
        visuals.window_corner_radius = CornerRadius::from(self.corner(Corner::Button));
        visuals.menu_corner_radius = CornerRadius::from(self.corner(Corner::Button));
        visuals.window_shadow = Shadow::NONE;
        visuals.popup_shadow = Shadow::NONE;
        visuals.text_cursor.stroke = Stroke::new(line, colors.gold);
        // A disabled thing keeps its words as legible as the rest; its outline says that it is off.
        visuals.disabled_alpha = 1.0;
        visuals
    }
}
