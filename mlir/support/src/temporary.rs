//! Files, folders and processes that must not outlive the program, and short steps that must not stop halfway.
//!
//! What a signal does is not decided here. A program says how it is ended ([`set_signals`]); in any other process, signals are
//! left alone.

use std::fs::{self, DirBuilder, File, OpenOptions};
use std::io;
use std::os::unix::fs::{DirBuilderExt as _, OpenOptionsExt as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};
use std::thread;
use std::time::Duration;

use rustix::process::{Pid, Signal, kill_process};

/// The signals that ask this process to end.
pub trait Signals: Sync {
    /// Makes signals wait for steps. Called before each step; only the first call does anything.
    fn watch(&self);

    /// The last signal that asked the process to end.
    fn last(&self) -> Option<i32>;

    /// Ends the process as a signal would.
    fn end(&self, signal: i32);
}

/// The signals of this process, if it is a program that handles them.
static SIGNALS: OnceLock<&dyn Signals> = OnceLock::new();

/// Held by steps that must not stop halfway, and by the thread that ends the process.
static STEP: Mutex<()> = Mutex::new(());

/// Files, folders and processes that must not outlive the program, the newest last.
static PRESENT: Mutex<Vec<(usize, What)>> = Mutex::new(Vec::new());

/// Declares that this process is a program that handles signals. The first call decides how.
pub fn set_signals(signals: &'static dyn Signals) {
    let _ = SIGNALS.set(signals);
}

/// Runs a short step; signals that ask the program to end wait for it.
pub fn to_its_end<T>(step: impl FnOnce() -> T) -> T {
    let Some(signals) = SIGNALS.get() else { return step() };
    signals.watch();
    let _held = lock(&STEP);
    let done = step();
    end_if_asked(*signals);
    done
}

/// Ends the process if a signal has asked for it, after the step that is under way.
pub fn end_after_step() {
    if let Some(signals) = SIGNALS.get() {
        let _held = lock(&STEP);
        end_if_asked(*signals);
    }
}

/// Removes what is left, and ends the process if a signal has asked for it. The caller holds [`STEP`].
fn end_if_asked(signals: &dyn Signals) {
    if let Some(signal) = signals.last() {
        for (_, what) in lock(&PRESENT).iter().rev() {
            what.remove(signal);
        }
        signals.end(signal);
    }
}

fn lock<T>(what: &Mutex<T>) -> MutexGuard<'_, T> {
    what.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What must not outlive the program.
enum What {
    File(PathBuf),
    Folder(PathBuf),
    Process(Pid),
}

impl What {
    fn remove(&self, signal: i32) {
        match self {
            What::File(path) => drop(fs::remove_file(path)),
            What::Folder(path) => {
                // A process that is about to end may still create files in it.
                let is_there = |_: &u32| fs::remove_dir_all(path).is_err() && path.exists();
                (0..1000).take_while(is_there).for_each(|_| thread::sleep(Duration::from_millis(1)));
            }
            What::Process(id) => {
                let signal = Signal::from_named_raw(signal).unwrap_or(Signal::TERM);
                let _ = kill_process(*id, signal);
            }
        }
    }
}

/// A file or folder that is removed when this is dropped, and also when a signal ends the program.
#[derive(Debug)]
pub struct Temporary(usize);

impl Temporary {
    /// Makes a file with a new name.
    ///
    /// # Errors
    /// If the folder does not allow it.
    pub fn file(folder: &Path, prefix: &str, mode: u32) -> io::Result<(File, PathBuf, Self)> {
        let mut new = OpenOptions::new();
        new.read(true).write(true).create_new(true).mode(mode);
        Temporary::new(folder, prefix, What::File, |path| new.open(path))
    }

    /// Makes a folder for the user of the program, in the system's folder for temporary files.
    ///
    /// # Errors
    /// If the folder does not allow it.
    pub fn folder(prefix: &str) -> io::Result<(PathBuf, Self)> {
        let make = |path: &Path| DirBuilder::new().mode(0o700).create(path);
        Temporary::new(&std::env::temp_dir(), prefix, What::Folder, make).map(|((), path, made)| (path, made))
    }

    fn new<T>(
        folder: &Path,
        prefix: &str,
        what: fn(PathBuf) -> What,
        make: impl Fn(&Path) -> io::Result<T>,
    ) -> io::Result<(T, PathBuf, Self)> {
        for number in 0..1000 {
            let path = folder.join(format!("{prefix}{}-{number}", std::process::id()));
            let made = || make(&path).map(|made| (made, Temporary::present(what(path.clone()))));
            match to_its_end(made) {
                Err(e) if e.kind() == io::ErrorKind::AlreadyExists => {}
                made => return made.map(|(made, temporary)| (made, path, temporary)),
            }
        }
        Err(io::ErrorKind::AlreadyExists.into())
    }

    fn present(what: What) -> Self {
        static NUMBER: AtomicUsize = AtomicUsize::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        lock(&PRESENT).push((number, what));
        Temporary(number)
    }

    /// Leaves the file or folder where it is.
    pub fn keep(self) {
        self.end(|_| ());
    }

    /// Removes the entry. A signal that arrives meanwhile waits, so that nothing is left between
    /// two owners.
    fn end(&self, how: impl FnOnce(&What)) {
        let mut present = lock(&PRESENT);
        if let Some(at) = present.iter().position(|(number, _)| *number == self.0) {
            how(&present[at].1);
            present.remove(at);
        }
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        self.end(|what| what.remove(Signal::TERM.as_raw()));
    }
}

/// Runs a command and returns its output. A signal that ends this program ends the command, too.
///
/// # Errors
/// If it cannot be started.
pub fn output(command: &mut Command) -> io::Result<Output> {
    let start = || -> io::Result<(Child, Temporary)> {
        let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
        let running = Temporary::present(What::Process(Pid::from_child(&child)));
        Ok((child, running))
    };
    let (child, running) = to_its_end(start)?;
    let done = child.wait_with_output();
    running.keep();
    done
}
