//! Steps that no signal ends halfway.

use std::fs;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};

use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use signal_hook::{flag, low_level};

/// The signals that ask a program to end.
const ENDING: [i32; 3] = [SIGHUP, SIGINT, SIGTERM];

/// What handlers of these signals look at.
struct Handled {
    /// Whether the program ends at once.
    at_once: Arc<AtomicBool>,
    /// The last signal that came while it did not.
    waiting: Arc<AtomicUsize>,
}

/// Runs a short step; signals that ask the program to end wait for it. One that another thread is handling at the very end of
/// the step may be lost: nothing is left halfway, and it can be sent again.
pub(super) fn to_its_end<T>(step: impl FnOnce() -> T) -> T {
    static HANDLED: OnceLock<Handled> = OnceLock::new();
    let handled = HANDLED.get_or_init(handle);
    handled.at_once.store(false, Ordering::SeqCst);
    let done = step();
    handled.at_once.store(true, Ordering::SeqCst);
    if let Ok(signal @ 1..) = i32::try_from(handled.waiting.load(Ordering::SeqCst)) {
        drop(low_level::emulate_default_handler(signal));
    }
    done
}

/// Installs the handlers. Where one cannot be, its signal ends the program at any time, as before.
fn handle() -> Handled {
    let (at_once, waiting) = (Arc::new(AtomicBool::new(true)), Arc::new(AtomicUsize::new(0)));
    for signal in ENDING.into_iter().filter(|&signal| !is_ignored(signal)) {
        let _ = flag::register_conditional_default(signal, Arc::clone(&at_once))
            .and_then(|_| flag::register_usize(signal, Arc::clone(&waiting), signal as usize));
    }
    Handled { at_once, waiting }
}

/// Whether whoever started the program has it ignore a signal, as `nohup` does.
fn is_ignored(signal: i32) -> bool {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let bits = ignored.and_then(|bits| u64::from_str_radix(bits.trim(), 16).ok());
    bits.is_some_and(|bits| bits >> (signal - 1) & 1 == 1)
}
