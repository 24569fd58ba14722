//! The compiled specializations of a function: a bounded number, of which the least recently called goes first.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock, RwLock};

use toy_dialect::entry::Argument;

use super::arguments::Arguments;
use super::error::Error;
use super::specialization::Specialization;

/// A specialization, or the error of compiling it; it may still be in progress. Failures are not kept.
type Slot = Arc<OnceLock<Result<Specialization, Error>>>;

struct CachedSpecialization {
    /// The hash of `key`: for most entries, it suffices to tell them apart.
    hash: u64,
    key: Vec<Argument>,
    slot: Slot,
    /// The number of the last call.
    used: AtomicU64,
}

impl CachedSpecialization {
    fn is_compiled(&self) -> bool {
        self.slot.get().is_some_and(Result::is_ok)
    }
}

/// The specializations of one function.
pub(super) struct Cache {
    /// A look-up compares a few dozen numbers, which takes less time than maintaining a table.
    entries: RwLock<Vec<CachedSpecialization>>,
    calls: AtomicU64,
    capacity: usize,
}

impl Cache {
    pub(super) fn new(capacity: usize) -> Self {
        Cache { entries: RwLock::default(), calls: AtomicU64::new(0), capacity: capacity.max(1) }
    }

    /// The specialization for some arguments; if there is none, `compile` makes it. Threads that request the same one
    /// at the same time wait for one of them to compile it; others do not wait.
    pub(super) fn get(
        &self,
        arguments: &Arguments<'_>,
        compile: impl FnOnce(Vec<Argument>) -> Result<Specialization, Error>,
    ) -> Result<Specialization, Error> {
        let hash = arguments.hash();
        let now = self.calls.fetch_add(1, Ordering::Relaxed);
        let slot = match self.find(arguments, hash, now) {
            Some(slot) => match slot.get() {
                Some(done) => return done.clone(),
                None => slot,
            },
            None => self.insert(arguments, hash, now),
        };
        let done = slot.get_or_init(|| compile(arguments.to_key())).clone();
        self.settle(&slot, done.is_ok());
        done
    }

    fn find(&self, arguments: &Arguments<'_>, hash: u64, now: u64) -> Option<Slot> {
        let entries = self.entries.read().unwrap_or_else(|poisoned| poisoned.into_inner());
        let entry = entries.iter().find(|entry| entry.hash == hash && arguments.fit(&entry.key))?;
        entry.used.store(now, Ordering::Relaxed);
        Some(Arc::clone(&entry.slot))
    }

    /// An empty slot, or the slot of another thread that was faster.
    fn insert(&self, arguments: &Arguments<'_>, hash: u64, now: u64) -> Slot {
        let mut entries = self.entries.write().unwrap_or_else(|poisoned| poisoned.into_inner());
        if let Some(entry) = entries.iter().find(|entry| entry.hash == hash && arguments.fit(&entry.key)) {
            return Arc::clone(&entry.slot);
        }
        let slot = Slot::default();
        let key = arguments.to_key();
        let used = AtomicU64::new(now);
        entries.push(CachedSpecialization { hash, key, slot: Arc::clone(&slot), used });
        slot
    }

    /// Makes room for a new specialization, or forgets one that could not be compiled.
    fn settle(&self, slot: &Slot, is_compiled: bool) {
        let mut entries = self.entries.write().unwrap_or_else(|poisoned| poisoned.into_inner());
        if !is_compiled {
            entries.retain(|entry| !Arc::ptr_eq(&entry.slot, slot));
        } else if let Some(entry) = entries.iter().find(|entry| Arc::ptr_eq(&entry.slot, slot)) {
            // While it was compiled, others may have been called many times, but it must not be the first to go.
            entry.used.store(self.calls.fetch_add(1, Ordering::Relaxed), Ordering::Relaxed);
        }
        while entries.iter().filter(|entry| entry.is_compiled()).count() > self.capacity {
            let compiled = (0..entries.len()).filter(|&index| entries[index].is_compiled());
            let oldest = compiled.min_by_key(|&index| entries[index].used.load(Ordering::Relaxed));
            oldest.map(|index| entries.swap_remove(index));
        }
    }

    /// How many specializations there are.
    pub(super) fn len(&self) -> usize {
        let entries = self.entries.read().unwrap_or_else(|poisoned| poisoned.into_inner());
        entries.iter().filter(|entry| entry.is_compiled()).count()
    }
}

#[cfg(test)]
mod tests {
    use ndarray::{Array1, ArrayView1};

    use super::*;
    use crate::native::Program;

    #[test]
    fn what_was_called_during_a_compilation_goes_first() {
        let f = Program::parse("def f(x) { return x; }").and_then(|program| program.function("f"));
        let f = f.expect("it is valid");
        let a = Array1::<f64>::zeros(2);
        let b = Array1::<f64>::zeros(3);
        let (a, b): ([ArrayView1<'_, f64>; 1], [ArrayView1<'_, f64>; 1]) = ([a.view()], [b.view()]);
        let a = Arguments::new(&a);
        let b = Arguments::new(&b);
        let code = |shape: [usize; 1]| f.compile_for(&[shape]);
        let again = |_| panic!("this has been compiled");
        let cache = Cache::new(1);
        cache.get(&a, |_| code([2])).expect("it is compiled");
        let compile = |_| {
            (0..10).try_for_each(|_| cache.get(&a, again).map(drop))?;
            code([3])
        };
        cache.get(&b, compile).expect("it is compiled");
        cache.get(&b, again).expect("it is kept");
        assert_eq!(cache.len(), 1);
    }
}
