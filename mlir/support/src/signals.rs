//! What a program does before a signal ends it: it completes steps that must not stop halfway, and
//! removes what it would leave behind. In a process that is not one of our programs, signals are
//! left alone.

use std::fs::{self, DirBuilder, File, OpenOptions};
use std::io::{self, Read as _};
use std::os::unix::fs::{DirBuilderExt as _, OpenOptionsExt as _};
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::thread;
use std::time::Duration;

use rustix::process::{Pid, Signal, kill_process};
use signal_hook::consts::{SIGALRM, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ};
use signal_hook::{flag, low_level};

/// The signals that ask a program to end.
const ENDING: [i32; 8] = [SIGALRM, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2, SIGXCPU];

/// Whether this process is one of our programs.
static IS_OWN: AtomicBool = AtomicBool::new(false);

/// Held by steps that must not stop halfway, and by the thread that ends the process.
static STEP: Mutex<()> = Mutex::new(());

/// Files, folders and processes that must not outlive the program, the newest last.
static PRESENT: Mutex<Vec<(usize, What)>> = Mutex::new(Vec::new());

/// The last signal received; 0 before the first. It is set once the handlers are installed.
static CAME: OnceLock<Arc<AtomicUsize>> = OnceLock::new();

/// Declares that this process is one of our programs. From now on, writing more than the limit on a
/// file's size is an error, like a full disk, and does not end the program.
pub(crate) fn own() {
    IS_OWN.store(true, Ordering::Relaxed);
    drop(flag::register(SIGXFSZ, Arc::default()));
}

/// Runs a short step; signals that ask the program to end wait for it.
pub fn to_its_end<T>(step: impl FnOnce() -> T) -> T {
    if !IS_OWN.load(Ordering::Relaxed) {
        return step();
    }
    let came = CAME.get_or_init(handle);
    let _held = lock(&STEP);
    let done = step();
    if let Ok(signal @ 1..) = i32::try_from(came.load(Ordering::SeqCst)) {
        end(signal);
    }
    done
}

/// Installs the handlers, and starts the thread that ends the program. If that is impossible,
/// signals end it at any time.
fn handle() -> Arc<AtomicUsize> {
    let came = Arc::new(AtomicUsize::new(0));
    let Ok((mut receiver, sender)) = UnixStream::pair() else { return came };
    let last = Arc::clone(&came);
    let started = thread::Builder::new().name("signals".to_owned()).spawn(move || {
        while receiver.read_exact(&mut [0]).is_ok() {
            let _held = lock(&STEP);
            if let Ok(signal @ 1..) = i32::try_from(last.load(Ordering::SeqCst)) {
                end(signal);
            }
        }
    });
    if started.is_ok() {
        let taken = taken();
        for signal in ENDING.into_iter().filter(|signal| taken >> (signal - 1) & 1 == 0) {
            // The number is stored first: the thread reads it when the pipe wakes it.
            let _ = flag::register_usize(signal, Arc::clone(&came), signal as usize)
                .and_then(|_| low_level::pipe::register(signal, sender.try_clone()?));
        }
    }
    came
}

/// The signals that do not end the program, a bit for each: the parent process has it ignore them,
/// as `nohup` does, or the program itself handles them.
fn taken() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let bits =
        |name| status.lines().find_map(|line| u64::from_str_radix(line.strip_prefix(name)?.trim(), 16).ok());
    bits("SigIgn:").unwrap_or(0) | bits("SigCgt:").unwrap_or(0)
}

/// Removes what is left, and ends the process as the signal would. The caller holds [`STEP`].
fn end(signal: i32) {
    for (_, what) in lock(&PRESENT).iter().rev() {
        what.remove(signal);
    }
    drop(low_level::emulate_default_handler(signal));
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
        self.end(|what| what.remove(SIGTERM));
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
