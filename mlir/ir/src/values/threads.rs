//! The thread pool.

use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex, Once, PoisonError};
use std::thread;

use rayon::prelude::*;
use rayon::{ThreadBuilder, ThreadPoolBuilder};

/// More threads than this would only cost memory.
const MAX: usize = 256;

/// Whether the threads were started.
static STARTED: Once = Once::new();

/// Starts the threads that parse, verify, run passes and print: `RAYON_NUM_THREADS`, otherwise one for each processor,
/// at most 256. If the system refuses some, there are fewer; if it refuses all, the calling thread does the work.
///
/// Call this before any function of rayon's: rayon would otherwise start threads itself, and panic if the system
/// refuses all. A small input needs no threads, and starting them takes longer than compiling it. A second call does
/// nothing.
pub(crate) fn start() {
    STARTED.call_once(start_now);
}

/// The number of threads; starts them if necessary.
pub(crate) fn count() -> usize {
    start();
    rayon::current_num_threads()
}

/// Applies a function to each item, on several threads if requested.
pub(crate) fn for_each<T: Send>(items: &mut [T], threads: bool, f: impl Fn(&mut T) + Send + Sync) {
    if threads && items.len() > 1 {
        start();
        items.par_iter_mut().for_each(f);
    } else {
        items.iter_mut().for_each(f);
    }
}

/// Maps a function over the items, on several threads if requested.
pub(crate) fn map<T: Sync, R: Send>(items: &[T], threads: bool, f: impl Fn(&T) -> R + Send + Sync) -> Vec<R> {
    if threads && items.len() > 1 {
        start();
        items.par_iter().map(f).collect()
    } else {
        items.iter().map(f).collect()
    }
}

fn start_now() {
    let wanted =
        std::env::var("RAYON_NUM_THREADS").ok().and_then(|text| text.parse().ok()).filter(|&n| n > 0);
    let wanted = wanted.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from)).min(MAX);
    // rayon cannot cope with a thread that fails to start, so the threads are started before it learns how many there
    // are.
    let (give, take) = channel::<ThreadBuilder>();
    let take = Arc::new(Mutex::new(take));
    let wait = || {
        let take = Arc::clone(&take);
        move || {
            let work = take.lock().unwrap_or_else(PoisonError::into_inner).recv();
            if let Ok(work) = work {
                work.run();
            }
        }
    };
    let started = (0..wanted).take_while(|_| thread::Builder::new().spawn(wait()).is_ok()).count();
    // This fails only if there is already a pool.
    let _ = match started {
        0 => ThreadPoolBuilder::new().num_threads(1).use_current_thread().build_global(),
        _ => ThreadPoolBuilder::new()
            .num_threads(started)
            .spawn_handler(move |work| give.send(work).map_err(|_| std::io::ErrorKind::Other.into()))
            .build_global(),
    };
}
