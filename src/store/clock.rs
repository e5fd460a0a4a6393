//! The time at which a game begins, as its file's name and its header tell it.

use jiff::ZonedDateTime;
use jiff::tz::TimeZone;

/// A moment, written twice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stamp {
    /// For a file's name, to the minute, in UTC so that names sort as the games were played: `2026-11-29-2331`.
    pub file: String,
    /// For a header, with the offset of the table's clock: `2026-11-30T00:31:07+01:00`.
    pub started: String,
}

impl Stamp {
    /// The present moment.
    pub fn now() -> Self {
        Self::of(&ZonedDateTime::now())
    }

    fn of(time: &ZonedDateTime) -> Self {
        let utc = time.with_time_zone(TimeZone::UTC);
        Self {
            file: utc.strftime("%Y-%m-%d-%H%M").to_string(),
            started: time.strftime("%Y-%m-%dT%H:%M:%S%:z").to_string(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_sort_by_time_and_headers_tell_the_tables_clock() {
        let time: ZonedDateTime = "2026-11-30T00:31:07+01:00[+01:00]".parse().unwrap();
        let stamp = Stamp::of(&time);
        assert_eq!(stamp.file, "2026-11-29-2331");
        assert_eq!(stamp.started, "2026-11-30T00:31:07+01:00");
    }
}
