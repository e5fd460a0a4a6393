//! Whether things stay where they are: as the table has set it, or else as the desktop wishes.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use eframe::egui;

use crate::store::settings;
use crate::ui::theme::Motion;

/// What the desktop wishes, as soon as it has said so; until then things move.
#[derive(Clone, Debug, Default)]
pub(super) struct Stillness(Arc<AtomicBool>);

impl Stillness {
    /// Asks the desktop once, in a thread of its own: nothing waits for an answer that may not come.
    pub(super) fn ask(ctx: &egui::Context) -> Self {
        let stillness = Self::default();
        let (wish, ctx) = (stillness.clone(), ctx.clone());
        let spawned = thread::Builder::new()
            .name("stillness".to_owned())
            .spawn(move || {
                if desktop::wishes_stillness() {
                    wish.0.store(true, Ordering::Relaxed);
                    ctx.request_repaint();
                }
            });
        if let Err(error) = spawned {
            log::warn!("no thread to ask the desktop whether things may move: {error}");
        }
        stillness
    }

    /// Whether things move.
    pub(super) fn motion(&self, set: settings::Motion) -> Motion {
        match set {
            settings::Motion::Still => Motion::Still,
            settings::Motion::System if self.0.load(Ordering::Relaxed) => Motion::Still,
            settings::Motion::System | settings::Motion::Full => Motion::Full,
        }
    }
}

#[cfg(target_os = "linux")]
mod desktop {
    use zbus::blocking::{Connection, Proxy};
    use zbus::zvariant::{OwnedValue, Value};

    /// Where desktops say it, each in its way: the one that is meant for all, and that of GNOME.
    const PLACES: [(&str, &str); 2] = [
        ("org.freedesktop.appearance", "reduced-motion"),
        ("org.gnome.desktop.interface", "enable-animations"),
    ];

    /// Whether the desktop wishes that nothing moves. One that can't be asked wishes nothing.
    pub(super) fn wishes_stillness() -> bool {
        let portal = || {
            Proxy::new_owned(
                Connection::session()?,
                "org.freedesktop.portal.Desktop",
                "/org/freedesktop/portal/desktop",
                "org.freedesktop.portal.Settings",
            )
        };
        let portal = match portal() {
            Ok(portal) => portal,
            Err(error) => {
                log::debug!("the desktop doesn't say whether things may move: {error}");
                return false;
            }
        };
        PLACES.into_iter().any(|place| {
            let said: zbus::Result<OwnedValue> = portal.call("Read", &place);
            said.is_ok_and(|said| is_wish(&said))
        })
    }

    /// 1 asks for less motion, and so does the refusal of animations. The value may lie in another.
    pub(super) fn is_wish(said: &Value<'_>) -> bool {
        match said {
            Value::Value(inner) => is_wish(inner),
            Value::U32(reduced) => *reduced == 1,
            Value::Bool(animates) => !animates,
            _ => false,
        }
    }
}

/// Other systems have no way to be asked without code that the program does without: there it is for the table to set.
#[cfg(not(target_os = "linux"))]
mod desktop {
    pub(super) const fn wishes_stillness() -> bool {
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_moves_if_the_table_or_the_desktop_wishes_it() {
        let [calm, lively] = [true, false].map(|it| Stillness(Arc::new(it.into())));
        assert_eq!(lively.motion(settings::Motion::System), Motion::Full);
        assert_eq!(lively.motion(settings::Motion::Still), Motion::Still);
        assert_eq!(calm.motion(settings::Motion::System), Motion::Still);
        assert_eq!(calm.motion(settings::Motion::Full), Motion::Full);
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_wish_is_understood_as_each_desktop_says_it() {
        use zbus::zvariant::Value;
        let in_another = |it: Value<'static>| Value::Value(Box::new(it));
        for (said, is_wish) in [
            (Value::U32(1), true),
            (Value::U32(0), false),
            (Value::Bool(false), true),
            (Value::Bool(true), false),
            (in_another(Value::U32(1)), true),
            (in_another(Value::Bool(true)), false),
            (Value::I64(1), false),
        ] {
            assert_eq!(desktop::is_wish(&said), is_wish, "{said:?}");
        }
    }
}
