//! Append-only interning: equal values get equal ids, and resolving an id takes no lock.

use std::hash::{BuildHasher, Hash};
use std::sync::{Mutex, MutexGuard, PoisonError};

use hashbrown::HashTable;
use rayon::prelude::*;
use rustc_hash::FxBuildHasher;

use super::threads;

const SHARDS: usize = 16;

/// Fewer values do not repay threads.
const PARALLEL_VALUES: usize = 1 << 16;

/// Stores each value once. Interning locks one of sixteen shards; resolving an id takes no lock.
pub(crate) struct Interner<T> {
    items: boxcar::Vec<T>,
    shards: [Mutex<HashTable<Entry>>; SHARDS],
}

/// The id of a value, with its hash: a growing table need not hash the values again.
#[derive(Clone, Copy)]
struct Entry {
    hash: u64,
    id: u32,
}

/// The table itself uses the lowest and the highest bits, so the shard comes from the middle.
fn shard_of(hash: u64) -> usize {
    (hash >> 40) as usize % SHARDS
}

impl<T: Eq + Hash> Interner<T> {
    pub(crate) fn new() -> Self {
        Interner { items: boxcar::Vec::new(), shards: std::array::from_fn(|_| Mutex::new(HashTable::new())) }
    }

    /// The id of `value`, stored if it is new.
    pub(crate) fn intern(&self, value: T) -> u32 {
        self.find(&value, |v| v == &value).unwrap_or_else(|(mut shard, hash)| {
            let id = self.push(value);
            shard.insert_unique(hash, Entry { hash, id }, |e| e.hash);
            id
        })
    }

    /// The id of the value that `key` stands for; `make` builds it if it is new.
    ///
    /// `key` must have the hash of the value.
    pub(crate) fn intern_ref<K: Hash + ?Sized>(
        &self,
        key: &K,
        same: impl Fn(&T) -> bool,
        make: impl FnOnce() -> T,
    ) -> u32 {
        self.find(key, same).unwrap_or_else(|(mut shard, hash)| {
            let id = self.push(make());
            shard.insert_unique(hash, Entry { hash, id }, |e| e.hash);
            id
        })
    }

    /// The id of a known value; otherwise its locked shard and hash, for insertion.
    fn find<K: Hash + ?Sized>(
        &self,
        key: &K,
        same: impl Fn(&T) -> bool,
    ) -> Result<u32, (MutexGuard<'_, HashTable<Entry>>, u64)> {
        let hash = FxBuildHasher.hash_one(key);
        let shard = &self.shards[shard_of(hash)];
        let shard = shard.lock().unwrap_or_else(PoisonError::into_inner);
        match shard.find(hash, |e| e.hash == hash && same(&self.items[e.id as usize])) {
            Some(e) => Ok(e.id),
            None => Err((shard, hash)),
        }
    }

    fn push(&self, value: T) -> u32 {
        u32::try_from(self.items.push(value)).expect("fewer than 2^32 distinct values are interned")
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
