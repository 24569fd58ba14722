//! Many calls from several threads, with arguments of several shapes.

use std::fs;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use ndarray::{Array1, Array2};
use tests::harness::is_full;
use toyc::native::{Error, Options, Program};

/// Threads that call at the same time.
const THREADS: usize = 8;

/// More shapes than the cache holds.
const SHAPES: usize = 12;

/// The bytes by which the process may grow once everything has been compiled several times.
const GROWTH: usize = 32 << 20;

/// Every result is right, the cache stays within its bound, and memory does not grow with the number of calls.
pub(crate) fn check() -> Result<(), String> {
    let calls = if is_full() { 1_000_000 } else { 100_000 };
    let function = |options: Options| {
        Program::new("threads.toy", "def f(x, y) { return x * y + x; }", options)?.function("f")
    };
    let f = function(Options::default()).and_then(|f| {
        let one = f.compile_for(&[[1], [1]])?.bytes();
        function(Options { max_bytes: one * SHAPES / 2 + one / 2, ..Options::default() })
    });
    let f = f.map_err(|e| e.to_string())?;
    let done = AtomicU64::new(0);
    let work = |thread: usize, calls: usize| -> Result<(), String> {
        for call in 0..calls {
            // Most calls have one of a few shapes; some have others, so that specializations are evicted.
            let n = 1 + if call % 2000 == 0 { (call / 2000 + thread) % SHAPES } else { call % 4 };
            let a = (call % 97) as f64;
            let b = thread as f64;
            let result = if call % 2 == 0 {
                f.call((Array1::from_elem(n, a), Array1::from_elem(n, b)))
            } else {
                f.call((Array2::from_elem((n, 3), a), Array2::from_elem((n, 3), b)))
            };
            let result = result.map_err(|e: Error| e.to_string())?;
            let elements = if call % 2 == 0 { n } else { 3 * n };
            if result.len() != elements || result.iter().any(|&x| x != a * b + a) {
                return Err(format!("call {call} of thread {thread} gives {result}"));
            }
            done.fetch_add(1, Ordering::Relaxed);
        }
        Ok(())
    };
    let all = |calls: usize| -> Result<(), String> {
        thread::scope(|scope| {
            let threads: Vec<_> =
                (0..THREADS).map(|thread| scope.spawn(move || work(thread, calls / THREADS))).collect();
            threads
                .into_iter()
                .try_for_each(|thread| thread.join().map_err(|_| "a thread panics".to_owned())?)
        })
    };
    all(calls / 4)?;
    let before = memory();
    all(calls)?;
    let grown = memory().saturating_sub(before);
    eprintln!(
        "entry/threads: {} calls on {THREADS} threads, {} specializations, {} KiB more",
        done.load(Ordering::Relaxed),
        f.num_specializations(),
        grown >> 10
    );
    if f.num_specializations() > SHAPES / 2 {
        return Err(format!("{} specializations are kept", f.num_specializations()));
    }
    if grown <= GROWTH { Ok(()) } else { Err(format!("memory has grown by {} MiB", grown >> 20)) }
}

/// The memory of this process in bytes; 0 if the system does not report it.
fn memory() -> usize {
    let text = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = text.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.trim().strip_suffix(" kB")?.parse::<usize>().ok()).unwrap_or(0) << 10
}
