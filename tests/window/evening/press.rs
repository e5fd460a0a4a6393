//! What is pressed: the key that does it, if one does, and what a screen reader calls the thing on the screen.

use avalon_herald::engine::{Game, Seat};
use avalon_herald::i18n::{Msg, Words};
use avalon_herald::ui::commands::{Command, DIGITS};
use egui::{Key, Modifiers};

/// Where a thing is to be found.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Thing {
    /// A seat's plate, or a row with the name of who sits there.
    Seat(String),
    /// What is called so.
    Named(String),
    /// The one next thing at the foot, whatever it is called.
    Foot,
}

/// Something to press.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Press {
    pub(crate) key: Option<(Modifiers, Key)>,
    pub(crate) thing: Thing,
}

impl Press {
    /// A seat.
    pub(crate) fn seat(game: &Game, seat: Seat) -> Self {
        Self {
            key: Some((Modifiers::NONE, DIGITS[seat.idx()])),
            thing: Thing::Seat(game.rules().name(seat).to_owned()),
        }
    }

    /// A thing without a key of its own.
    pub(crate) fn named(name: impl Into<String>) -> Self {
        Self {
            key: None,
            thing: Thing::Named(name.into()),
        }
    }

    /// A thing with a digit.
    pub(crate) fn digit(digit: usize, name: impl Into<String>) -> Self {
        Self {
            key: Some((Modifiers::NONE, DIGITS[(digit + 9) % 10])),
            ..Self::named(name)
        }
    }

    /// A thing with a command's key.
    pub(crate) fn command(command: Command, name: impl Into<String>) -> Self {
        let shortcut = command.keys()[0];
        Self {
            key: Some((shortcut.modifiers, shortcut.logical_key)),
            ..Self::named(name)
        }
    }

    /// The one next thing, where it does not stand at the foot.
    pub(crate) fn gold(words: &Words, msg: Msg) -> Self {
        Self::command(Command::Primary, words.get(msg))
    }

    /// The one next thing at the foot.
    pub(crate) fn foot() -> Self {
        Self {
            thing: Thing::Foot,
            ..Self::command(Command::Primary, "")
        }
    }
}

/// What xdotool calls a key.
pub(crate) fn tool_name((modifiers, key): (Modifiers, Key)) -> String {
    let name = match key {
        Key::Space => "space".to_owned(),
        Key::Enter => "Return".to_owned(),
        Key::ArrowUp => "Up".to_owned(),
        Key::ArrowDown => "Down".to_owned(),
        Key::ArrowLeft => "Left".to_owned(),
        Key::ArrowRight => "Right".to_owned(),
        Key::Tab | Key::Escape | Key::F1 => key.name().to_owned(),
        _ => key.name().to_lowercase(),
    };
    let held = [
        (modifiers.command || modifiers.ctrl, "ctrl+"),
        (modifiers.shift, "shift+"),
    ];
    let held = held.into_iter().filter(|(is_held, _)| *is_held);
    held.map(|(_, word)| word).collect::<String>() + &name
}
