//! The languages that are built in.

use crate::narrator::Pack;

/// A language of screen, captions and voice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Russian.
    Ru,
    /// Chinese, in simplified characters.
    Zh,
}

impl Lang {
    /// Every language that is built in.
    pub const ALL: [Self; 3] = [Self::En, Self::Ru, Self::Zh];

    /// What settings and commands call it.
    pub const fn id(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Ru => "ru",
            Self::Zh => "zh",
        }
    }

    /// The language that settings and commands call so.
    pub fn of_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.id() == id)
    }

    /// What those who speak it call it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::Ru => "Русский",
            Self::Zh => "中文",
        }
    }

    /// The voice that speaks it.
    pub const fn pack(self) -> Pack {
        match self {
            Self::En => Pack::english(),
            Self::Ru => Pack::russian(),
            Self::Zh => Pack::chinese(),
        }
    }

    /// Its messages, as written.
    pub const fn source(self) -> &'static str {
        match self {
            Self::En => include_str!("en.ftl"),
            Self::Ru => include_str!("ru.ftl"),
            Self::Zh => include_str!("zh.ftl"),
        }
    }
}
