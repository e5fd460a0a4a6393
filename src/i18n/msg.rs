//! Every message that is shown, by name: made from the English file when the program is built.

include!(concat!(env!("OUT_DIR"), "/messages.rs"));

impl Msg {
    /// Its key in the language files.
    pub const fn key(self) -> &'static str {
        TABLE[self as usize].0
    }

    /// The variables that its text may use.
    pub const fn variables(self) -> &'static [&'static str] {
        TABLE[self as usize].1
    }
}
