//! The end of a journal: lines are added whole, or not at all.

use std::fs::File;
use std::io::{self, Seek, SeekFrom, Write};

/// What an append needs of a file. Tests have one that fails.
pub(super) trait Disk: Write + Seek {
    /// Cuts the file, or fills it up, to a length.
    fn set_len(&mut self, len: u64) -> io::Result<()>;
    /// Waits until what was written lies on the disk.
    fn sync(&mut self) -> io::Result<()>;
}

impl Disk for File {
    fn set_len(&mut self, len: u64) -> io::Result<()> {
        Self::set_len(self, len)
    }

    fn sync(&mut self) -> io::Result<()> {
        self.sync_data()
    }
}

/// A file that whole lines are added to.
#[derive(Debug)]
pub(super) struct Tail<D> {
    disk: D,
    /// How many bytes of whole lines there are.
    len: u64,
    /// Whether something of a line that failed may stand after them.
    is_torn: bool,
}

impl<D: Disk> Tail<D> {
    /// A file that ends with whole lines, `len` bytes long.
    pub(super) const fn new(disk: D, len: u64) -> Self {
        Self {
            disk,
            len,
            is_torn: false,
        }
    }

    /// Adds whole lines, and returns when they lie on the disk. When that fails, the file is as it was before; if even
    /// that fails, the next append mends it first.
    pub(super) fn append(&mut self, lines: &[u8]) -> io::Result<()> {
        if self.is_torn {
            self.cut()?;
        }
        self.is_torn = true;
        if let Err(error) = self.write(lines) {
            // If the rest of it can't be cut off now, the next append does so first.
            self.cut().ok();
            return Err(error);
        }
        self.len += lines.len() as u64;
        self.is_torn = false;
        Ok(())
    }

    fn write(&mut self, lines: &[u8]) -> io::Result<()> {
        self.disk.seek(SeekFrom::Start(self.len))?;
        self.disk.write_all(lines)?;
        self.disk.sync()
    }

    /// Cuts off what follows the whole lines.
    pub(super) fn cut(&mut self) -> io::Result<()> {
        self.disk.set_len(self.len)?;
        self.disk.sync()?;
        self.is_torn = false;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use super::*;

    /// A disk with room for so many bytes more, that may refuse to be cut as well.
    #[derive(Debug)]
    struct Full {
        bytes: Cursor<Vec<u8>>,
        room: usize,
        can_cut: bool,
        can_sync: bool,
    }

    impl Write for Full {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            let fits = bytes.len().min(self.room);
            if fits == 0 {
                return Err(io::ErrorKind::StorageFull.into());
            }
            self.room -= fits;
            self.bytes.write(&bytes[..fits])
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    impl Seek for Full {
        fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
            self.bytes.seek(to)
        }
    }

    impl Disk for Full {
        fn set_len(&mut self, len: u64) -> io::Result<()> {
            if !self.can_cut {
                return Err(io::ErrorKind::PermissionDenied.into());
            }
            self.bytes.get_mut().resize(len as usize, 0);
            Ok(())
        }

        fn sync(&mut self) -> io::Result<()> {
            if self.can_sync {
                Ok(())
            } else {
                Err(io::ErrorKind::TimedOut.into())
            }
        }
    }

    fn tail(room: usize) -> Tail<Full> {
        let disk = Full {
            bytes: Cursor::new(b"one\n".to_vec()),
            room,
            can_cut: true,
            can_sync: true,
        };
        Tail::new(disk, 4)
    }

    fn bytes(tail: &Tail<Full>) -> &[u8] {
        tail.disk.bytes.get_ref()
    }

    #[test]
    fn a_line_that_the_disk_has_no_room_for_leaves_nothing_behind() {
        for room in 0..4 {
            let mut tail = tail(room);
            assert!(tail.append(b"two\n").is_err(), "room for {room}");
            assert_eq!(bytes(&tail), b"one\n", "room for {room}");
            tail.disk.room = 4;
            tail.append(b"2nd\n").unwrap();
            assert_eq!(bytes(&tail), b"one\n2nd\n", "room for {room}");
        }
    }

    #[test]
    fn the_rest_of_a_failed_line_is_cut_before_the_next_one() {
        let mut tail = tail(2);
        tail.disk.can_cut = false;
        assert!(tail.append(b"two\n").is_err());
        assert_eq!(bytes(&tail), b"one\ntw");
        assert!(tail.append(b"2nd\n").is_err(), "it still can't be cut");
        assert_eq!(bytes(&tail), b"one\ntw");
        (tail.disk.can_cut, tail.disk.room) = (true, 4);
        tail.append(b"2\n").unwrap();
        assert_eq!(bytes(&tail), b"one\n2\n");
    }

    #[test]
    fn a_line_that_may_not_lie_on_the_disk_does_not_count() {
        let mut tail = tail(9);
        tail.disk.can_sync = false;
        assert!(tail.append(b"two\n").is_err());
        assert_eq!(bytes(&tail), b"one\n");
        tail.disk.can_sync = true;
        tail.append(b"2nd\n").unwrap();
        assert_eq!(bytes(&tail), b"one\n2nd\n");
    }
}
