//! The thread pool.

use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use rayon::{ThreadBuilder, ThreadPoolBuilder};

/// More threads would only cost memory.
const MAX: usize = 256;

/// Starts the threads that parse, verify, run passes and print: `RAYON_NUM_THREADS`, otherwise one for each processor,
/// at most 256. If the system refuses some, there are fewer; if it refuses all, the calling thread does the work.
///
/// Programs call this before anything else of this crate. Otherwise the threads are started when first needed, and it
/// is a panic if the system refuses all. A second call does nothing.
pub fn start() {
    let wanted =
        std::env::var("RAYON_NUM_THREADS").ok().and_then(|text| text.parse().ok()).filter(|&n| n > 0);
    let wanted = wanted.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from)).min(MAX);
    // rayon cannot cope with a thread that fails to start, so they are started before it is told how many there are.
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
    // It fails only if there is a pool already.
    let _ = match started {
        0 => ThreadPoolBuilder::new().num_threads(1).use_current_thread().build_global(),
        _ => ThreadPoolBuilder::new()
            .num_threads(started)
            .spawn_handler(move |work| give.send(work).map_err(|_| std::io::ErrorKind::Other.into()))
            .build_global(),
    };
}
