//! The threads that share the work on a module.

use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use rayon::{ThreadBuilder, ThreadPoolBuilder};

/// Threads that are worth having; more only cost memory.
const MAX: usize = 256;

/// Starts the threads that parse, verify, run passes and print: `RAYON_NUM_THREADS`, else one for each processor, at
/// most 256. Where the system does not give them, as many as it gives; without any, whoever calls does the work.
///
/// For programs, before anything else of this room; without it the threads are started when they are first needed, and
/// a system that gives none is a panic then. A second call does nothing.
pub fn start() {
    let wanted =
        std::env::var("RAYON_NUM_THREADS").ok().and_then(|text| text.parse().ok()).filter(|&n| n > 0);
    let wanted = wanted.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from)).min(MAX);
    // rayon cannot take a thread back that it did not get, so they are there before it is told how many.
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
    // It fails only where there is a pool already.
    let _ = match started {
        0 => ThreadPoolBuilder::new().num_threads(1).use_current_thread().build_global(),
        _ => ThreadPoolBuilder::new()
            .num_threads(started)
            .spawn_handler(move |work| give.send(work).map_err(|_| std::io::ErrorKind::Other.into()))
            .build_global(),
    };
}
