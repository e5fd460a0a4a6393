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
//! let mut night = Narration::new(night_script(&rules), Pace::NORMAL);
//! while night.progress().phase != Phase::Done {
//!     night.tick(0.05, &mut voice);
//! }
//! ```

mod atmosphere;
mod clip;
mod cue;
mod day;
mod deck;
mod heard;
mod line;
mod loudspeaker;
mod manner;
mod microphone;
mod narration;
mod pack;
mod recorder;
mod rodio;
mod script;
mod sound;
mod take;
mod tape;
mod voice;
mod voices;

pub use self::rodio::{BrokenClip, decode, to_sound};
pub use atmosphere::{Ambience, Chime};
pub use clip::Clip;
pub use cue::{Cue, CueId, Wait};
pub use day::{day_news, day_prompt};
pub use deck::Bed;
pub use heard::may_be_heard;
pub use line::Line;
pub use loudspeaker::Loudspeaker;
pub use manner::{Manner, Pace};
pub use microphone::{Deaf, LONGEST_TAKE_SECS, Microphone};
pub use narration::{Countdown, Narration, Phase, Progress};
pub use pack::{Manifest, ManifestClip, Pack};
pub use recorder::Recorder;
pub use script::{constant_night, night_script};
pub use sound::{Frame, RATE, Samples, Sound};
pub use take::{NoTake, Take};
pub use tape::Tape;
pub use voice::{Silent, Trouble, Tuning, Voice};
pub use voices::Voices;
