//! Every command that a key gives: one table, which the buttons and the help read.

use egui::{Context, EventFilter, Key, KeyboardShortcut, Modifiers, Ui};

use crate::engine::Seat;

/// What a key can ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Command {
    /// The one gold button.
    Primary,
    /// Take back.
    Undo,
    /// Bring back.
    Redo,
    /// The menu, or out of it.
    Menu,
    /// Full screen, or a window.
    FullScreen,
    /// The second window for a TV, or without it.
    Tv,
    /// Things move, or nothing does.
    Motion,
    /// At night: pause, or go on.
    Pause,
    /// At night: the line before.
    Back,
    /// At night: the next line.
    Skip,
    /// At night: this line again.
    Again,
    /// At night: stop, everyone closes their eyes.
    Stop,
    /// At night: from the beginning.
    Restart,
    /// At night: the cards are dealt anew.
    Redeal,
    /// Say the test line.
    TestSound,
    /// See to the sound.
    Sound,
    /// Votes: ask for the others.
    TurnRound,
    /// Votes: by seat, or as totals. Cards: the real ones. Recording: all lines, or those of this table.
    Other,
    /// One more.
    More,
    /// One fewer.
    Fewer,
    /// In the log: up.
    ScrollUp,
    /// In the log: down.
    ScrollDown,
    /// The log.
    Log,
    /// The votes that are over.
    Votes,
    /// Help.
    Help,
    /// The timer.
    Timer,
    /// The table's ways of playing.
    Options,
    /// *Restore Your Honor*.
    Restore,
    /// It is so.
    Yes,
    /// A larger scale.
    Larger,
    /// A smaller scale.
    Smaller,
    /// Record the table's own voice.
    OwnVoice,
    /// Recording: hear the line.
    Hear,
    /// Recording: the built-in voice again.
    BuiltIn,
    /// Leave the game, from the menu.
    Leave,
    /// Close the program, from the menu.
    Quit,
    /// Dark or light.
    Theme,
    /// Whether the voice leads through the day as well.
    DayPrompts,
    /// Set-up: the other edition.
    Edition,
    /// Set-up: the next language.
    Language,
    /// Set-up: one more seat.
    AddSeat,
    /// Set-up: one seat fewer.
    DropSeat,
    /// Set-up: the usual line-up.
    Usual,
    /// Set-up: the first leader is drawn by lot.
    ByLot,
    /// Set-up: Merlin in or out.
    Merlin,
    /// Set-up: Percival in or out.
    Percival,
    /// Set-up: the Assassin in or out.
    Assassin,
    /// Set-up: Morgana in or out.
    Morgana,
    /// Set-up: Mordred in or out.
    Mordred,
    /// Set-up: Oberon in or out.
    Oberon,
    /// Set-up: the Witch in or out.
    Witch,
    /// Set-up: the Lancelots in or out.
    Lancelot,
    /// Set-up: the Lady of the Lake.
    Lady,
    /// Set-up: Excalibur.
    Excalibur,
    /// Set-up: the plot cards.
    PlotCards,
    /// Set-up: Trapper.
    Trapper,
    /// While a name is written: this seat leads first.
    LeadsFirst,
    /// While a name is written: this seat is left.
    LeaveSeat,
    /// While a name is written: the seat changes places with the one at its left.
    MoveLeft,
    /// While a name is written: with the one at its right.
    MoveRight,
    /// While a name is written: the next of those who have sat here before.
    NextName,
    /// While a name is written: the one before.
    NameBefore,
}

impl Command {
    /// Every command.
    pub const ALL: [Self; 62] = [
        Self::Primary,
        Self::Undo,
        Self::Redo,
        Self::Menu,
        Self::FullScreen,
        Self::Tv,
        Self::Motion,
        Self::Pause,
        Self::Back,
        Self::Skip,
        Self::Again,
        Self::Stop,
        Self::Restart,
        Self::Redeal,
        Self::TestSound,
        Self::Sound,
        Self::TurnRound,
        Self::Other,
        Self::More,
        Self::Fewer,
        Self::ScrollUp,
        Self::ScrollDown,
        Self::Log,
        Self::Votes,
        Self::Help,
        Self::Timer,
        Self::Options,
        Self::Restore,
        Self::Yes,
        Self::Larger,
        Self::Smaller,
        Self::OwnVoice,
        Self::Hear,
        Self::BuiltIn,
        Self::Leave,
        Self::Quit,
        Self::Theme,
        Self::DayPrompts,
        Self::Edition,
        Self::Language,
        Self::AddSeat,
        Self::DropSeat,
        Self::Usual,
        Self::ByLot,
        Self::Merlin,
        Self::Percival,
        Self::Assassin,
        Self::Morgana,
        Self::Mordred,
        Self::Oberon,
        Self::Witch,
        Self::Lancelot,
        Self::Lady,
        Self::Excalibur,
        Self::PlotCards,
        Self::Trapper,
        Self::LeadsFirst,
        Self::LeaveSeat,
        Self::MoveLeft,
        Self::MoveRight,
        Self::NextName,
        Self::NameBefore,
    ];

    /// The keys that give it, a presenter's remote included.
    pub const fn keys(self) -> &'static [KeyboardShortcut] {
        const fn key(key: Key) -> KeyboardShortcut {
            KeyboardShortcut::new(Modifiers::NONE, key)
        }
        const fn with_alt(key: Key) -> KeyboardShortcut {
            KeyboardShortcut::new(Modifiers::ALT, key)
        }
        const CTRL_SHIFT: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);
        match self {
            Self::Primary => const { &[key(Key::Space), key(Key::PageDown)] },
            Self::Undo => const { &[KeyboardShortcut::new(Modifiers::COMMAND, Key::Z)] },
            Self::Redo => {
                const {
                    &[
                        KeyboardShortcut::new(CTRL_SHIFT, Key::Z),
                        KeyboardShortcut::new(Modifiers::COMMAND, Key::Y),
                    ]
                }
            }
            Self::Menu => const { &[key(Key::Escape)] },
            Self::FullScreen => const { &[key(Key::F11)] },
            Self::Tv => const { &[key(Key::F2)] },
            Self::Pause => const { &[key(Key::Space), key(Key::Period), key(Key::B)] },
            Self::Back => const { &[key(Key::ArrowLeft), key(Key::PageUp)] },
            Self::Skip => const { &[key(Key::ArrowRight), key(Key::PageDown)] },
            Self::Again => const { &[key(Key::R)] },
            // A presenter's remote sends F5 and Escape by turns.
            Self::Stop => const { &[key(Key::S), key(Key::F5), key(Key::Escape)] },
            Self::Restart => const { &[key(Key::Home), key(Key::A)] },
            Self::Redeal | Self::Theme | Self::Mordred => const { &[key(Key::D)] },
            Self::Sound => const { &[key(Key::S)] },
            Self::TestSound | Self::Timer | Self::Trapper => const { &[key(Key::T)] },
            Self::TurnRound | Self::Witch => const { &[key(Key::W)] },
            Self::Other | Self::Morgana => const { &[key(Key::N)] },
            Self::More => const { &[key(Key::ArrowUp), key(Key::ArrowRight)] },
            Self::Fewer => const { &[key(Key::ArrowDown), key(Key::ArrowLeft)] },
            Self::ScrollUp => const { &[key(Key::ArrowUp), key(Key::PageUp)] },
            Self::ScrollDown => const { &[key(Key::ArrowDown), key(Key::PageDown)] },
            Self::Log | Self::ByLot => const { &[key(Key::L)] },
            Self::Help => const { &[key(Key::F1)] },
            Self::Options => const { &[key(Key::O)] },
            Self::Restore | Self::Hear => const { &[key(Key::H)] },
            Self::Yes => const { &[key(Key::Y)] },
            Self::Larger => const { &[KeyboardShortcut::new(Modifiers::COMMAND, Key::Plus)] },
            Self::OwnVoice | Self::Votes | Self::Percival => const { &[key(Key::V)] },
            Self::BuiltIn => const { &[key(Key::Delete), key(Key::Backspace)] },
            Self::Quit => const { &[KeyboardShortcut::new(Modifiers::COMMAND, Key::Q)] },
            Self::Edition | Self::Leave => const { &[key(Key::E)] },
            Self::Language => const { &[key(Key::G)] },
            Self::AddSeat => const { &[key(Key::Plus), key(Key::Equals)] },
            Self::DropSeat => const { &[key(Key::Minus)] },
            Self::Usual => const { &[key(Key::U)] },
            Self::Motion | Self::Merlin => const { &[key(Key::M)] },
            Self::Assassin => const { &[key(Key::A)] },
            Self::Oberon => const { &[key(Key::B)] },
            Self::Lancelot => const { &[key(Key::C)] },
            Self::Lady => const { &[key(Key::K)] },
            Self::Excalibur => const { &[key(Key::X)] },
            Self::PlotCards | Self::DayPrompts => const { &[key(Key::P)] },
            Self::LeadsFirst => const { &[with_alt(Key::ArrowUp)] },
            Self::LeaveSeat => const { &[with_alt(Key::Delete)] },
            Self::MoveLeft => const { &[with_alt(Key::ArrowLeft)] },
            Self::MoveRight => const { &[with_alt(Key::ArrowRight)] },
            Self::NextName => const { &[key(Key::ArrowDown)] },
            Self::NameBefore => const { &[key(Key::ArrowUp)] },
            Self::Smaller => const { &[KeyboardShortcut::new(Modifiers::COMMAND, Key::Minus)] },
        }
    }

    /// Whether one of its keys was pressed. Each press is given once.
    pub fn is_pressed(self, ui: &Ui) -> bool {
        // While someone types a name, letters are letters; and a button that has the keyboard is pressed by Space.
        let is_typing = ui.ctx().text_edit_focused();
        let has_keyboard = ui.memory(egui::Memory::focused).is_some();
        let is_taken = |shortcut: &KeyboardShortcut| match shortcut.logical_key {
            _ if !shortcut.modifiers.is_none() => false,
            Key::F1 | Key::F2 | Key::F5 | Key::F11 => false,
            Key::Space => has_keyboard,
            _ => is_typing,
        };
        self.keys().iter().any(|shortcut| {
            !is_taken(shortcut) && ui.input_mut(|input| input.consume_shortcut(shortcut))
        })
    }

    /// Whether one of its keys was pressed in a field, where letters and digits are what is written.
    pub fn is_pressed_in_field(self, ui: &Ui) -> bool {
        self.keys()
            .iter()
            .any(|shortcut| ui.input_mut(|input| input.consume_shortcut(shortcut)))
    }

    /// What its first key is called on a button, if it is a letter.
    pub fn letter(self) -> &'static str {
        self.keys().first().map_or("", |it| it.logical_key.name())
    }
}

/// Keeps the arrows for commands: they don't lead the keyboard from one control to another at the same time. Tab does.
pub fn keep_arrows(ctx: &Context) {
    let filter = EventFilter {
        horizontal_arrows: true,
        vertical_arrows: true,
        ..EventFilter::default()
    };
    ctx.memory_mut(|memory| {
        if let Some(focused) = memory.focused() {
            memory.set_focus_lock_filter(focused, filter);
        }
    });
}

/// The seat, of a table of `players`, whose digit was pressed; each press is given once.
pub fn pressed_seat(ui: &Ui, players: usize) -> Option<Seat> {
    pressed_digit(ui).and_then(|digit| {
        let seat = Seat(if digit == 0 { 9 } else { digit - 1 });
        (seat.idx() < players).then_some(seat)
    })
}

/// The digits as they stand on a keyboard: 1 to 9, then 0. A seat's is at the seat's place.
pub const DIGITS: [Key; 10] = [
    Key::Num1,
    Key::Num2,
    Key::Num3,
    Key::Num4,
    Key::Num5,
    Key::Num6,
    Key::Num7,
    Key::Num8,
    Key::Num9,
    Key::Num0,
];

/// The digit that was pressed; each press is given once.
pub fn pressed_digit(ui: &Ui) -> Option<u8> {
    if ui.ctx().text_edit_focused() {
        return None;
    }
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let place = DIGITS.iter().position(|&key| pressed(key));
    place.map(|place| ((place + 1) % 10) as u8)
}

/// The keys of what can be chosen on a page, in the order in which it stands there: digits, then letters.
pub fn choice_keys() -> impl Iterator<Item = Key> {
    let letters = [Key::A, Key::B, Key::C, Key::F, Key::H, Key::I];
    DIGITS.into_iter().chain(letters)
}

/// Which of the choices of a page a key was pressed for; each press is given once.
pub fn pressed_choice(ui: &Ui) -> Option<usize> {
    let pressed = |key: Key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    choice_keys().position(pressed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_has_a_key() {
        for command in Command::ALL {
            assert!(!command.keys().is_empty(), "{command:?}");
        }
    }
}
