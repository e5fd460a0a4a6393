//! The second window, for a TV: it opens beside the first, follows it, and goes away again.

use avalon_herald::engine::Setup;
use egui::{Rect, pos2};
use serde_json::json;

use crate::lot::new;
use crate::record::wait_for_event;
use crate::running::wait_for;
use crate::stage::Stage;
use crate::{NAMES, prepared, quiet};

/// What the system calls it.
pub(crate) const TITLE: &str = "^Avalon Herald TV$";

/// Where the new window lies, over the first one: what changes there is seen on the TV.
fn tv() -> Rect {
    Rect::from_min_max(pos2(0.0, 0.0), pos2(1280.0, 700.0))
}

fn wait_until_there(stage: &Stage, is_there: bool) {
    wait_for("the window for a TV to come or go", 20, || {
        (stage.hands.sees(TITLE) == is_there).then_some(())
    });
}

#[test]
fn a_second_window_follows_the_table_and_goes_with_a_key() {
    let game = new(&Setup::usual(NAMES.map(str::to_owned).to_vec()));
    let mut stage = Stage::with_settings(&quiet());
    prepared::lay(&stage, &game);
    stage.open();
    stage.press_and_see("space");
    assert!(!stage.hands.sees(TITLE));
    stage.hands.key("F2");
    wait_until_there(&stage, true);
    stage.hands.take_window();
    stage.screen.wait_until_still();
    stage.picture("tv");
    // The first window has the keyboard; the second one, which lies over it, shows what it does.
    for seat in ["1", "3"] {
        let tap = || stage.hands.key(seat);
        stage.screen.wait_for_change("the TV to follow", tv(), tap);
        stage.screen.wait_until_still();
    }
    let vote = || stage.hands.key("space");
    stage.screen.wait_for_change("the TV to follow", tv(), vote);
    assert_eq!(wait_for_event(&stage, 1)["members"], json!([0, 2]));
    stage.screen.wait_until_still();
    stage.hands.key("F2");
    wait_until_there(&stage, false);
    // The table is there as it was, and goes on.
    stage.screen.wait_until_still();
    stage.hands.key("space");
    assert_eq!(wait_for_event(&stage, 2)["event"], "vote");
}
