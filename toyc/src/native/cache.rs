//! The compiled specializations of a function: as many as fit into a number of bytes.
//!
//! What goes is chosen by chance among the half that has not been called for the longest time. If always the oldest one
//! went, a program that calls with a little more shapes in turn than fit would compile at each call.

use std::hash::BuildHasher;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock, RwLock, RwLockReadGuard, RwLockWriteGuard};

use rustc_hash::{FxBuildHasher, FxHashMap};
use smallvec::SmallVec;
use toy_dialect::entry::Argument;

use super::arguments::Arguments;
use super::error::Error;
use super::specialization::Specialization;

/// A specialization, or the error of compiling it; it may still be in progress. Failures are not kept.
type Slot = Arc<OnceLock<Result<Specialization, Error>>>;

/// Views of other memory are read in place for this many combinations of distances; after that, they are copied, since
/// a program with ever new ones would compile ever again.
const MAX_STRIDED: u32 = 16;

/// Combinations are counted for this many shapes at most.
const MAX_COUNTED: usize = 4096;

struct CachedSpecialization {
    key: Vec<Argument>,
    slot: Slot,
    /// The number of the last call.
    used: AtomicU64,
}

impl CachedSpecialization {
    /// The bytes that it holds; none while it is compiled.
    fn bytes(&self) -> Option<usize> {
        self.slot.get()?.as_ref().ok().map(Specialization::bytes)
    }
}

/// Specializations by the hashes of their keys; hardly ever do several have the same.
#[derive(Default)]
struct Table {
    entries: FxHashMap<u64, SmallVec<[CachedSpecialization; 1]>>,
    /// For hashes without distances, how many combinations of these have been compiled.
    strided: FxHashMap<u64, u32>,
    /// How many specializations have been compiled, and their bytes.
    compiled: usize,
    bytes: usize,
}

impl Table {
    fn find(&self, arguments: &Arguments<'_>, hash: u64) -> Option<&CachedSpecialization> {
        self.entries.get(&hash)?.iter().find(|entry| arguments.fit(&entry.key))
    }

    fn remove(&mut self, hash: u64, slot: &Slot) {
        let Some(alike) = self.entries.get_mut(&hash) else { return };
        if let Some(at) = alike.iter().position(|entry| Arc::ptr_eq(&entry.slot, slot)) {
            let entry = alike.swap_remove(at);
            if let Some(bytes) = entry.bytes() {
                self.compiled -= 1;
                self.bytes -= bytes;
            }
        }
        if alike.is_empty() {
            self.entries.remove(&hash);
        }
    }

    /// One of the specializations that go first, but not `kept`.
    fn oldest(&self, kept: &Slot, chance: u64) -> Option<(u64, Slot)> {
        let all = self.entries.iter().flat_map(|(&hash, alike)| alike.iter().map(move |entry| (hash, entry)));
        let others = all.filter(|(_, entry)| entry.bytes().is_some() && !Arc::ptr_eq(&entry.slot, kept));
        let used = |entry: &CachedSpecialization| entry.used.load(Ordering::Relaxed);
        let mut others: Vec<(u64, u64, &Slot)> =
            others.map(|(hash, entry)| (used(entry), hash, &entry.slot)).collect();
        let half = others.len().div_ceil(2);
        let at = usize::try_from(chance % u64::try_from(half.max(1)).ok()?).ok()?;
        if others.is_empty() {
            return None;
        }
        let (_, &mut (_, hash, slot), _) = others.select_nth_unstable_by_key(at, |&(used, ..)| used);
        Some((hash, Arc::clone(slot)))
    }
}

/// The specializations of one function.
pub(super) struct Cache {
    table: RwLock<Table>,
    calls: AtomicU64,
    capacity: usize,
}

impl Cache {
    /// A cache for at least one specialization, and otherwise for this many bytes of them.
    pub(super) fn new(capacity: usize) -> Self {
        Cache { table: RwLock::default(), calls: AtomicU64::new(0), capacity }
    }

    /// The specialization for some arguments; if there is none, `compile` makes it. Threads that request the same one
    /// at the same time wait for one of them to compile it; others do not wait. Views of other memory may become
    /// arguments that are copied.
    pub(super) fn get(
        &self,
        arguments: &mut Arguments<'_>,
        compile: impl FnOnce(&Arguments<'_>) -> Result<Specialization, Error>,
    ) -> Result<Specialization, Error> {
        let mut hash = arguments.hash();
        let now = self.calls.fetch_add(1, Ordering::Relaxed);
        let mut found = self.find(arguments, hash, now);
        if found.is_none() && arguments.are_strided() && self.has_many_steps(arguments) {
            arguments.make_contiguous();
            hash = arguments.hash();
            found = self.find(arguments, hash, now);
        }
        let slot = match found {
            Some(slot) => match slot.get() {
                Some(done) => return done.clone(),
                None => slot,
            },
            None => self.insert(arguments, hash, now),
        };
        let mut is_new = false;
        let done = slot.get_or_init(|| {
            is_new = true;
            compile(arguments)
        });
        if is_new {
            let views = arguments.are_strided().then(|| arguments.hash_without_steps());
            self.settle(hash, views, &slot, done);
        }
        done.clone()
    }

    fn read(&self) -> RwLockReadGuard<'_, Table> {
        self.table.read().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    fn write(&self) -> RwLockWriteGuard<'_, Table> {
        self.table.write().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    fn find(&self, arguments: &Arguments<'_>, hash: u64, now: u64) -> Option<Slot> {
        let table = self.read();
        let entry = table.find(arguments, hash)?;
        entry.used.store(now, Ordering::Relaxed);
        Some(Arc::clone(&entry.slot))
    }

    /// Whether code has been compiled for many combinations of distances of arguments that are otherwise like these.
    fn has_many_steps(&self, arguments: &Arguments<'_>) -> bool {
        self.read().strided.get(&arguments.hash_without_steps()).is_some_and(|&count| count >= MAX_STRIDED)
    }

    /// An empty slot, or the slot of another thread that was faster.
    fn insert(&self, arguments: &Arguments<'_>, hash: u64, now: u64) -> Slot {
        let mut table = self.write();
        if let Some(entry) = table.find(arguments, hash) {
            return Arc::clone(&entry.slot);
        }
        let slot = Slot::default();
        let entry = CachedSpecialization {
            key: arguments.to_key(),
            slot: Arc::clone(&slot),
            used: AtomicU64::new(now),
        };
        table.entries.entry(hash).or_default().push(entry);
        slot
    }

    /// Makes room for a new specialization, or forgets one that could not be compiled.
    fn settle(&self, hash: u64, views: Option<u64>, slot: &Slot, done: &Result<Specialization, Error>) {
        let mut table = self.write();
        let Ok(new) = done else {
            table.remove(hash, slot);
            return;
        };
        if let Some(views) = views {
            // Of very many shapes, those that come again are counted again.
            if table.strided.len() >= MAX_COUNTED {
                table.strided.clear();
            }
            *table.strided.entry(views).or_default() += 1;
        }
        table.compiled += 1;
        table.bytes += new.bytes();
        let now = self.calls.fetch_add(1, Ordering::Relaxed);
        let entry =
            table.entries.get(&hash).and_then(|alike| alike.iter().find(|e| Arc::ptr_eq(&e.slot, slot)));
        if let Some(entry) = entry {
            // While it was compiled, others may have been called many times.
            entry.used.store(now, Ordering::Relaxed);
        }
        while table.bytes > self.capacity {
            let chance = FxBuildHasher.hash_one((now, table.compiled));
            let Some((hash, oldest)) = table.oldest(slot, chance) else { break };
            table.remove(hash, &oldest);
        }
    }

    /// How many specializations there are.
    pub(super) fn len(&self) -> usize {
        self.read().compiled
    }
}

#[cfg(test)]
mod tests {
    use ndarray::Array1;

    use super::*;
    use crate::native::{Function, Program};

    fn function() -> Function {
        let f = Program::parse("def f(x) { return x; }").and_then(|program| program.function("f"));
        f.expect("it is valid")
    }

    #[test]
    fn what_was_called_during_a_compilation_goes_first() {
        let f = function();
        let (a, b) = (Array1::<f64>::zeros(2), Array1::<f64>::zeros(3));
        let (mut a, mut b) = (Arguments::new(&[&a]), Arguments::new(&[&b]));
        let code = |shape: [usize; 1]| f.compile_for(&[shape]);
        let again = |_: &Arguments<'_>| panic!("this has been compiled");
        let cache = Cache::new(1);
        cache.get(&mut a, |_| code([2])).expect("it is compiled");
        let compile = |_: &Arguments<'_>| {
            (0..10).try_for_each(|_| cache.get(&mut a, again).map(drop))?;
            code([3])
        };
        cache.get(&mut b, compile).expect("it is compiled");
        cache.get(&mut b, again).expect("it is kept");
        assert_eq!(cache.len(), 1);
    }

    #[test]
    fn shapes_in_turn_do_not_push_each_other_out() {
        let code = function().compile_for(&[[2]]).expect("it is compiled");
        let cache = Cache::new(40 * code.bytes());
        let arrays: Vec<Array1<f64>> = (1..=44).map(Array1::zeros).collect();
        let mut compiled = 0;
        for array in (0..10).flat_map(|_| &arrays) {
            // The same code stands for that of each shape.
            let made = |_: &Arguments<'_>| {
                compiled += 1;
                Ok(code.clone())
            };
            cache.get(&mut Arguments::new(&[array]), made).expect("it is compiled");
        }
        assert_eq!(cache.len(), 40);
        assert!(compiled < 200, "{compiled} of 440 calls compile");
    }

    #[test]
    fn views_of_ever_new_distances_are_copied() {
        let code = function().compile_for(&[[2]]).expect("it is compiled");
        let cache = Cache::new(usize::MAX);
        let row = Array1::<f64>::zeros(200);
        for step in 2..100 {
            let view = row.slice(ndarray::s![..=step; step]);
            let mut arguments = Arguments::new(&[&view]);
            cache.get(&mut arguments, |_| Ok(code.clone())).expect("it is compiled");
            assert_eq!(arguments.are_strided(), step < 2 + MAX_STRIDED as isize);
        }
        assert_eq!(cache.len(), MAX_STRIDED as usize + 1);
    }
}
