//! The night as cues, and the player that reads them aloud.
//!
//! [`night_script`] turns rules into a list of [`Cue`]s. A [`Narration`] goes through them: a pure sequencer, moved by the
//! time that passes and by what the table asks for, over any [`Voice`]. [`Loudspeaker`] is the voice that is heard;
//! [`Silent`] takes the same time.
//!
//! ```
//! use avalon_herald::engine::Setup;
//! use avalon_herald::narrator::{Narration, Pace, Pack, Phase, Silent, night_script};
//!
//! let names = ["Ann", "Bo", "Cy", "Di", "Ed"].map(str::to_owned).to_vec();
//! let rules = Setup::usual(names).check().expect("the usual game can be played");
//! let mut voice = Silent::new(Pack::english());
//! let mut night = Narration::new(night_script(&rules), Pace::default());
//! while night.progress().phase != Phase::Done {
//!     night.tick(0.05, &mut voice);
//! }
//! ```

mod day;
mod line;
mod loudspeaker;
mod narration;
mod pack;
mod rodio;
mod script;
mod spoken;
mod voice;

pub use self::rodio::{BrokenClip, decode};
pub use day::{day_news, day_prompt};
pub use line::Line;
pub use loudspeaker::Loudspeaker;
pub use narration::{Countdown, Narration, Phase, Progress};
pub use pack::{Clip, Manifest, ManifestClip, Pack};
pub use script::{Cue, CueId, Pace, Wait, night_script};
pub use spoken::Samples;
pub use voice::{Silent, Trouble, Voice};
