//! Keeps the screen from sleeping while the night is read: everybody's eyes are closed, and nobody touches a key.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use keepawake::{Builder, KeepAwake};

/// Holds the screen awake, or lets it sleep. Its own thread talks to the system, which may take its time to answer.
#[derive(Default)]
pub(super) struct Awake {
    is_kept: bool,
    orders: Option<Sender<bool>>,
}

impl Awake {
    /// Whether the screen is to stay awake from now on. Costs nothing while it stays the same.
    pub(super) fn keep(&mut self, is_kept: bool) {
        if is_kept == self.is_kept {
            return;
        }
        self.is_kept = is_kept;
        let orders = self.orders.get_or_insert_with(start);
        if orders.send(is_kept).is_err() {
            log::debug!("nothing keeps the screen awake");
        }
    }
}

fn start() -> Sender<bool> {
    let (orders, taken) = channel();
    let spawned = thread::Builder::new()
        .name("awake".to_owned())
        .spawn(move || run(&taken));
    if let Err(error) = spawned {
        log::warn!("no thread to keep the screen awake: {error}");
    }
    orders
}

fn run(taken: &Receiver<bool>) {
    let mut kept: Vec<KeepAwake> = Vec::new();
    while let Ok(is_kept) = taken.recv() {
        // Only the newest order counts.
        let is_kept = taken.try_iter().last().unwrap_or(is_kept);
        kept.clear();
        if is_kept {
            // Two ways, of which a system may know one: the screen is not to go dark, nobody is to count as away.
            let ways = [
                Builder::default().display(true).clone(),
                Builder::default().idle(true).clone(),
            ];
            kept.extend(ways.into_iter().filter_map(hold));
        }
    }
}

fn hold(mut way: Builder) -> Option<KeepAwake> {
    let held = way
        .reason("The night is being read")
        .app_name("Avalon Herald")
        .app_reverse_domain("avalon-herald")
        .create();
    match held {
        Ok(held) => Some(held),
        Err(error) => {
            log::warn!("the screen can't be kept awake: {error}");
            None
        }
    }
}
