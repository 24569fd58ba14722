//! What a program does before a signal ends it: it completes the step that is under way, and removes what it would leave
//! behind.

use std::fs;
use std::io::Read as _;
use std::os::unix::net::UnixStream;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};
use std::thread;

use signal_hook::consts::{SIGALRM, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ};
use signal_hook::{flag, low_level};
use support::temporary::{self, Signals};

/// The signals that ask a program to end.
const ENDING: [i32; 8] = [SIGALRM, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2, SIGXCPU];

/// The last signal received, 0 before the first; set once the handlers are installed.
struct Last(OnceLock<Arc<AtomicUsize>>);

static LAST: Last = Last(OnceLock::new());

impl Signals for Last {
    fn watch(&self) {
        self.0.get_or_init(handle);
    }

    fn last(&self) -> Option<i32> {
        let last = self.0.get()?.load(Ordering::SeqCst);
        i32::try_from(last).ok().filter(|signal| *signal > 0)
    }

    fn end(&self, signal: i32) {
        drop(low_level::emulate_default_handler(signal));
    }
}

/// Makes this process one that signals end in this way. From now on, writing more than the limit on a file's size is an error,
/// like a full disk, and does not end the program.
pub(crate) fn own() {
    temporary::set_signals(&LAST);
    drop(flag::register(SIGXFSZ, Arc::default()));
}

/// Installs the handlers, and starts the thread that ends the program. If that is impossible, signals end it at any time.
fn handle() -> Arc<AtomicUsize> {
    let last = Arc::new(AtomicUsize::new(0));
    let Ok((mut receiver, sender)) = UnixStream::pair() else { return last };
    let started = thread::Builder::new().name("signals".to_owned()).spawn(move || {
        // A signal that comes before the first step begins is found at the end of that step.
        while receiver.read_exact(&mut [0]).is_ok() {
            temporary::end_after_step();
        }
    });
    if started.is_ok() {
        let taken = taken();
        for signal in ENDING.into_iter().filter(|signal| taken >> (signal - 1) & 1 == 0) {
            // The number is stored first: the thread reads it when the pipe wakes it.
            let _ = flag::register_usize(signal, Arc::clone(&last), signal as usize)
                .and_then(|_| low_level::pipe::register(signal, sender.try_clone()?));
        }
    }
    last
}

/// The signals that do not end the program, a bit for each: the parent process has it ignore them, as `nohup` does, or the
/// program itself handles them.
fn taken() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let bits =
        |name| status.lines().find_map(|line| u64::from_str_radix(line.strip_prefix(name)?.trim(), 16).ok());
    bits("SigIgn:").unwrap_or(0) | bits("SigCgt:").unwrap_or(0)
}
