//! What was drawn, for a test that asks whether each text had its room.

use egui::{Context, Id, Rect};

type Record = Vec<Noted>;

/// A text as it was drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Noted {
    /// The words.
    pub text: String,
    /// Where they stood.
    pub rect: Rect,
    /// Their size in pixels.
    pub size: f32,
    /// Whether nothing of them was cut off.
    pub is_whole: bool,
}

fn record_id() -> Id {
    Id::unique("texts that were set")
}

/// Begins to note every text that is drawn; what was noted before is forgotten.
pub fn record(ctx: &Context) {
    ctx.data_mut(|data| data.insert_temp(record_id(), Record::new()));
}

/// What was drawn since [`record`].
pub fn recorded(ctx: &Context) -> Vec<Noted> {
    ctx.data(|data| data.get_temp(record_id()))
        .unwrap_or_default()
}

/// Notes a text, if anybody asked for it.
pub(super) fn note(ctx: &Context, noted: impl FnOnce() -> Noted) {
    ctx.data_mut(|data| {
        if let Some(mut record) = data.get_temp::<Record>(record_id()) {
            record.push(noted());
            data.insert_temp(record_id(), record);
        }
    });
}
