//! Memory that pieces are taken from: best fit, and neighbours that are free are joined (Knuth, The Art of Computer
//! Programming, volume 1, 2.5).

use std::collections::{BTreeMap, BTreeSet};

use rustc_hash::FxHashMap;

/// Memory from which pieces are taken and to which they are given back; it grows as needed.
#[derive(Default)]
pub(crate) struct Arena {
    pub(crate) size: i64,
    /// The sizes of the pieces in use by their offsets.
    used: FxHashMap<i64, i64>,
    /// The ends of the free pieces by their offsets; no two touch.
    free: BTreeMap<i64, i64>,
    /// The free pieces by size.
    by_size: BTreeSet<(i64, i64)>,
}

impl Arena {
    /// The offset of a piece of this size. `None` if offsets overflow.
    pub(crate) fn take(&mut self, size: i64) -> Option<i64> {
        let offset = match self.by_size.range((size, 0)..).next().copied() {
            Some((_, offset)) => {
                let end = self.remove_free(offset);
                if offset + size < end {
                    self.insert_free(offset + size, end);
                }
                offset
            }
            None => {
                // A free piece at the end grows.
                let last = self.free.last_key_value().filter(|&(_, &end)| end == self.size);
                let offset = last.map_or(self.size, |(&offset, _)| offset);
                if offset < self.size {
                    self.remove_free(offset);
                }
                self.size = offset.checked_add(size)?;
                offset
            }
        };
        self.used.insert(offset, size);
        Some(offset)
    }

    pub(crate) fn give_back(&mut self, offset: i64) {
        let Some(size) = self.used.remove(&offset) else { return };
        let mut start = offset;
        let mut end = offset + size;
        if let Some((&before, _)) = self.free.range(..start).next_back().filter(|&(_, &end)| end == start) {
            self.remove_free(before);
            start = before;
        }
        if self.free.contains_key(&end) {
            end = self.remove_free(end);
        }
        self.insert_free(start, end);
    }

    fn insert_free(&mut self, start: i64, end: i64) {
        self.free.insert(start, end);
        self.by_size.insert((end - start, start));
    }

    /// Takes a free piece out of the lists; returns its end.
    fn remove_free(&mut self, start: i64) -> i64 {
        let end = self.free.remove(&start).unwrap_or(start);
        self.by_size.remove(&(end - start, start));
        end
    }
}

#[cfg(test)]
mod tests {
    use super::Arena;

    #[test]
    fn freed_memory_is_joined_and_given_out_again() {
        let mut arena = Arena::default();
        assert_eq!([64, 128, 64].map(|size| arena.take(size)), [Some(0), Some(64), Some(192)]);
        arena.give_back(0);
        arena.give_back(64);
        // The pieces of 64 and 128 bytes have become one of 192.
        assert_eq!(arena.take(192), Some(0));
        arena.give_back(192);
        // The free piece at the end grows.
        assert_eq!((arena.take(256), arena.size), (Some(192), 448));
    }

    #[test]
    fn the_smallest_piece_that_is_large_enough_is_taken() {
        let mut arena = Arena::default();
        let pieces = [256, 64, 128, 64].map(|size| arena.take(size).unwrap_or(-1));
        arena.give_back(pieces[0]);
        arena.give_back(pieces[2]);
        assert_eq!(arena.take(128), Some(pieces[2]));
        assert_eq!(arena.take(64), Some(pieces[0]));
        assert_eq!(arena.take(192), Some(64));
    }

    /// Pieces in use never overlap, in whatever order pieces are given back.
    #[test]
    fn pieces_in_use_do_not_overlap() {
        let mut arena = Arena::default();
        let mut used: Vec<(i64, i64)> = Vec::new();
        let mut state = 1_u64;
        for _ in 0..2_000 {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let number = (state >> 33) as i64;
            if number % 3 == 0 && !used.is_empty() {
                let (offset, _) = used.swap_remove(number as usize % used.len());
                arena.give_back(offset);
            } else {
                let size = 64 * (1 + number % 7);
                let offset = arena.take(size).unwrap_or(-1);
                assert!(offset >= 0 && offset + size <= arena.size);
                assert!(
                    used.iter().all(|&(start, length)| offset + size <= start || start + length <= offset)
                );
                used.push((offset, size));
            }
        }
    }
}
