//! Append-only interning: equal values get equal ids. Neither finding a known value nor resolving an id takes a lock.

use std::hash::{BuildHasher, Hash};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use rayon::prelude::*;
use rustc_hash::FxBuildHasher;

use super::threads;

const SHARDS: usize = 16;

/// The slots of the first table of a shard.
const FIRST_SLOTS: usize = 16;

/// Testing fewer values does not repay threads.
const PARALLEL_VALUES: usize = 1 << 16;

/// Stores each value once. Only a new value locks one of sixteen shards.
pub(crate) struct Interner<T> {
    items: boxcar::Vec<T>,
    shards: [Shard; SHARDS],
}

/// A part of the hash table from values to ids. The alignment keeps shards that different threads use on separate cache
/// lines.
#[repr(align(128))]
struct Shard {
    /// When a table is full, a larger one replaces it; the old one stays for threads that are reading it. Together, the
    /// old ones are no larger than the last.
    tables: boxcar::Vec<Table>,
    /// The index of the last table, once it is filled.
    last: AtomicUsize,
    /// The number of values in the table. Whoever adds one holds the lock.
    count: Mutex<usize>,
}

/// A hash table with open addressing: an entry is in the first free slot at or after that of its tag. The number of
/// slots is a power of two, and at most two thirds are in use.
struct Table(Box<[AtomicU64]>);

/// The id of a value and 32 bits of its hash, the tag, so that a growing table need not hash the values again. 0 in a
/// free slot.
#[derive(Clone, Copy)]
struct TaggedId(u64);

impl TaggedId {
    fn new(tag: u32, id: u32) -> Self {
        TaggedId(u64::from(tag) << 32 | (u64::from(id) + 1))
    }

    fn tag(self) -> u32 {
        (self.0 >> 32) as u32
    }

    fn id(self) -> u32 {
        self.0 as u32 - 1
    }
}

impl Table {
    fn new(slots: usize) -> Self {
        Table((0..slots).map(|_| AtomicU64::new(0)).collect())
    }

    /// The slots, starting at that of a tag.
    fn slots(&self, tag: u32) -> impl Iterator<Item = &AtomicU64> {
        let (before, after) = self.0.split_at(tag as usize & (self.0.len() - 1));
        after.iter().chain(before)
    }

    /// The used slots, starting at that of a tag.
    fn entries(&self, tag: u32) -> impl Iterator<Item = TaggedId> {
        // Acquire: whoever sees an id sees its value.
        self.slots(tag).map(|slot| TaggedId(slot.load(Ordering::Acquire))).take_while(|entry| entry.0 != 0)
    }

    fn put(&self, entry: TaggedId) {
        if let Some(free) = self.slots(entry.tag()).find(|slot| slot.load(Ordering::Relaxed) == 0) {
            free.store(entry.0, Ordering::Release);
        }
    }
}

impl Shard {
    fn new() -> Self {
        Shard { tables: boxcar::Vec::new(), last: AtomicUsize::new(0), count: Mutex::new(0) }
    }

    fn table(&self) -> Option<&Table> {
        self.tables.get(self.last.load(Ordering::Acquire))
    }

    fn find(&self, tag: u32, same: impl Fn(u32) -> bool) -> Option<u32> {
        let mut entries = self.table()?.entries(tag);
        entries.find(|entry| entry.tag() == tag && same(entry.id())).map(TaggedId::id)
    }

    /// Adds an entry to a table of `count` entries.
    fn add(&self, count: usize, entry: TaggedId) {
        let table = self.table();
        let slots = table.map_or(0, |table| table.0.len());
        if (count + 1) * 3 <= slots * 2
            && let Some(table) = table
        {
            return table.put(entry);
        }
        let larger = Table::new((slots * 2).max(FIRST_SLOTS));
        let old = table.into_iter().flat_map(|table| &table.0);
        old.map(|slot| TaggedId(slot.load(Ordering::Relaxed))).filter(|entry| entry.0 != 0).for_each(
            |entry| {
                larger.put(entry);
            },
        );
        larger.put(entry);
        self.last.store(self.tables.push(larger), Ordering::Release);
    }
}

impl<T: Eq + Hash> Interner<T> {
    pub(crate) fn new() -> Self {
        Interner { items: boxcar::Vec::new(), shards: std::array::from_fn(|_| Shard::new()) }
    }

    /// The id of `value`, which is stored if it is new.
    pub(crate) fn intern(&self, value: T) -> u32 {
        let hash = FxBuildHasher.hash_one(&value);
        self.find(hash, |known| known == &value).unwrap_or_else(|count| self.store(hash, count, value))
    }

    /// The id of the value that `key` identifies; `make` builds it if it is new.
    ///
    /// `key` must have the hash of the value.
    pub(crate) fn intern_ref<K: Hash + ?Sized>(
        &self,
        key: &K,
        same: impl Fn(&T) -> bool,
        make: impl FnOnce() -> T,
    ) -> u32 {
        let hash = FxBuildHasher.hash_one(key);
        self.find(hash, same).unwrap_or_else(|count| self.store(hash, count, make()))
    }

    /// The tables use the lowest bits of a hash, so the shard comes from the middle.
    fn shard(&self, hash: u64) -> &Shard {
        &self.shards[(hash >> 40) as usize % SHARDS]
    }

    /// The id of a known value; otherwise the locked number of values in its shard, for [`Interner::store`].
    fn find(&self, hash: u64, same: impl Fn(&T) -> bool) -> Result<u32, MutexGuard<'_, usize>> {
        let shard = self.shard(hash);
        let same = |id| same(self.get(id));
        if let Some(id) = shard.find(hash as u32, same) {
            return Ok(id);
        }
        let count = shard.count.lock().unwrap_or_else(PoisonError::into_inner);
        // Another thread may have stored it in the meantime.
        shard.find(hash as u32, same).ok_or(count)
    }

    /// Stores a value that was not found.
    fn store(&self, hash: u64, mut count: MutexGuard<'_, usize>, value: T) -> u32 {
        let id = u32::try_from(self.items.push(value)).ok().filter(|&id| id < u32::MAX);
        let id = id.expect("fewer than 2^32 - 1 distinct values are interned");
        self.shard(hash).add(*count, TaggedId::new(hash as u32, id));
        *count += 1;
        id
    }

    /// Every value, in the order in which they were stored.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &T> {
        self.items.iter().map(|(_, value)| value)
    }

    /// True if the test holds for any value; `threads` says whether to use several threads.
    pub(crate) fn any(&self, is_so: impl Fn(&T) -> bool + Sync, threads: bool) -> bool
    where
        T: Send + Sync,
    {
        let is_so = |id: usize| self.items.get(id).is_some_and(&is_so);
        let count = self.items.count();
        if threads && count >= PARALLEL_VALUES {
            threads::start();
            return (0..count).into_par_iter().any(is_so);
        }
        (0..count).any(is_so)
    }

    #[inline]
    pub(crate) fn get(&self, id: u32) -> &T {
        &self.items[id as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn threads_agree_on_ids() {
        const VALUES: u32 = 20_000;
        let interner = Interner::new();
        let ids = |offset: u32| {
            let value = |i: u32| (i * 7919 + offset) % VALUES;
            (0..VALUES).map(|i| (value(i), interner.intern(value(i).to_string()))).collect::<Vec<_>>()
        };
        let all: Vec<_> = std::thread::scope(|scope| {
            let threads = [0, 1, 5000, 19_999].map(|offset| scope.spawn(move || ids(offset)));
            threads.into_iter().flat_map(|thread| thread.join().expect("it does not panic")).collect()
        });
        assert_eq!(interner.iter().count(), VALUES as usize);
        assert!(all.iter().all(|&(value, id)| interner.get(id) == &value.to_string()));
    }

    #[test]
    fn equal_tags_are_told_apart() {
        let shard = Shard::new();
        (0..100).for_each(|id| shard.add(id as usize, TaggedId::new(7, id)));
        assert!((0..100).all(|id| shard.find(7, |found| found == id) == Some(id)));
        assert_eq!(shard.find(7, |found| found == 100), None);
        assert_eq!(shard.find(8, |_| true), None);
    }
}
