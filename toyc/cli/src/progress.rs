//! A line on a terminal that shows what takes so long.
//!
//! It appears after a second, is overwritten as work proceeds, and disappears before anything else
//! is shown. If standard error is no terminal, or tools read it, nothing is ever started.

use std::io::{self, IsTerminal, Write};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use mlir::pass;
use support::tool::say;

/// The time after which the line appears.
const DELAY: Duration = Duration::from_secs(1);

/// How often the line is renewed.
const PERIOD: Duration = Duration::from_millis(100);

/// The widest line; terminals that wrap a wider one would keep a part of it.
const MAX_WIDTH: usize = 78;

/// The line for one compilation. Nothing is shown once it is dropped.
pub(crate) struct Progress(Option<Running>);

struct Running {
    shared: Arc<Shared>,
    thread: Option<JoinHandle<()>>,
}

struct Shared {
    name: String,
    start: Instant,
    state: Mutex<State>,
    changed: Condvar,
}

struct State {
    /// The current phase.
    phase: &'static str,
    is_shown: bool,
    has_ended: bool,
}

impl Progress {
    /// Watches the compilation of a file, if anyone would see the line.
    pub(crate) fn start(name: &str, is_wanted: bool) -> Self {
        if !is_wanted || !io::stderr().is_terminal() {
            return Progress(None);
        }
        let state = State { phase: "reading", is_shown: false, has_ended: false };
        let shared = Arc::new(Shared {
            name: name.chars().map(|c| if c.is_control() { '?' } else { c }).collect(),
            start: Instant::now(),
            state: Mutex::new(state),
            changed: Condvar::new(),
        });
        let watched = Arc::clone(&shared);
        // Without a thread there is no line.
        let thread = thread::Builder::new().name("progress".to_owned()).spawn(move || watched.show());
        Progress(thread.ok().map(|thread| Running { shared, thread: Some(thread) }))
    }

    /// Sets the current phase.
    pub(crate) fn phase(&self, phase: &'static str) {
        if let Progress(Some(running)) = self {
            running.shared.state().phase = phase;
        }
    }

    /// The callback that each pass calls when it begins.
    pub(crate) fn passes(&self) -> Option<pass::Progress> {
        let shared = Arc::clone(&self.0.as_ref()?.shared);
        Some(Arc::new(move |pass| shared.state().phase = pass))
    }

    /// Removes the line, to show something else; it comes back if work continues.
    pub(crate) fn hide(&self) {
        if let Progress(Some(running)) = self {
            running.shared.state().hide();
        }
    }

    /// Removes the line for good.
    pub(crate) fn end(&self) {
        if let Progress(Some(running)) = self {
            let mut state = running.shared.state();
            state.has_ended = true;
            state.hide();
            running.shared.changed.notify_all();
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.end();
        let thread = self.0.as_mut().and_then(|running| running.thread.take());
        // The thread does not panic, and ends at once.
        let _ = thread.map(JoinHandle::join);
    }
}

impl Shared {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Shows the line from time to time until the end.
    fn show(&self) {
        let mut wait = DELAY;
        let mut state = self.state();
        while !state.has_ended {
            let waited = self.changed.wait_timeout(state, wait);
            state = waited.unwrap_or_else(PoisonError::into_inner).0;
            let time = self.start.elapsed();
            if time < DELAY {
                wait = DELAY - time;
            } else if !state.has_ended {
                wait = PERIOD;
                let line = line(&self.name, state.phase, time);
                state.is_shown = true;
                // The line starts in the first column, and the rest of a longer previous line is
                // erased.
                say(&format!("\r{line}\x1b[K"));
                let _ = io::stderr().flush();
            }
        }
    }
}

impl State {
    fn hide(&mut self) {
        if std::mem::take(&mut self.is_shown) {
            say("\r\x1b[K");
        }
    }
}

/// The line: a long name loses its beginning.
fn line(name: &str, phase: &str, time: Duration) -> String {
    let rest = format!(": {phase} ({} s)", time.as_secs());
    let room = MAX_WIDTH.saturating_sub("compiling ".len() + rest.chars().count());
    let length = name.chars().count();
    let name = if length <= room {
        name.to_owned()
    } else {
        let end: String = name.chars().skip(length - room.saturating_sub(3)).collect();
        format!("...{end}")
    };
    format!("compiling {name}{rest}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_fits_a_terminal() {
        let three = Duration::from_millis(3700);
        assert_eq!(line("x.toy", "affine-loop-fusion", three), "compiling x.toy: affine-loop-fusion (3 s)");
        let long = line(&"directory/".repeat(20), "canonicalize", three);
        assert_eq!(long.chars().count(), MAX_WIDTH);
        assert!(
            long.starts_with("compiling ...") && long.ends_with("directory/: canonicalize (3 s)"),
            "{long}"
        );
    }

    #[test]
    fn nothing_is_started_where_it_is_not_wanted() {
        let progress = Progress::start("x.toy", false);
        assert!(progress.0.is_none() && progress.passes().is_none());
    }
}
