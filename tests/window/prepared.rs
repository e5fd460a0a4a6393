//! A game that lies in the data folder, so that the program offers to go on with it.

use avalon_herald::engine::Game;
use avalon_herald::store::DataDir;
use avalon_herald::store::record::Header;

use crate::stage::Stage;

/// When it began, as its file tells.
const BEGUN: &str = "2026-01-01-2000";

/// Lays a game there, as far as it was played.
pub(crate) fn lay(stage: &Stage, game: &Game) {
    let data = DataDir::locate(Some(stage.data())).expect("there is a data folder");
    let header = Header::new(game.rules().setup().clone());
    drop(data.begin(BEGUN, &header, game).expect("it can be written"));
}
