//! The versions of a file.

use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime};
use std::{fs, io, thread};

use support::file;
use support::staged::replace;

use super::worker::MAX_TEXT;

/// How often the file is checked. A check reads only a few numbers, so it costs almost nothing, and unlike the
/// system's notifications, it works for every editor and every file system.
const EVERY: Duration = Duration::from_millis(40);

/// A file that is being looked at.
pub(super) struct Watch {
    path: PathBuf,
    /// Held while the file is read or written, so that a version matches the contents of the file.
    now: Mutex<Version>,
    changed: Condvar,
}

/// A version of the file.
#[derive(Clone)]
pub(super) struct Version {
    /// The number of versions so far, including this one.
    pub(super) number: u64,
    /// The text, or why it could not be read.
    pub(super) text: Result<Arc<str>, String>,
}

/// The reason why a text was not saved.
pub(super) enum NotSaved {
    /// The text was made from another version of the file.
    Changed,
    /// It cannot be written.
    Failed(io::Error),
}

/// How a change of a file is noticed: by its time of modification, its size, and its identity.
type Stamp = Option<(SystemTime, u64, u64, u64)>;

impl Watch {
    /// Reads the file, and checks it from now on.
    pub(super) fn start(path: PathBuf) -> Result<Arc<Self>, String> {
        let stamp = stamp(&path);
        let now = Version { number: 1, text: Ok(read(&path)?.into()) };
        let watch = Arc::new(Watch { path, now: Mutex::new(now), changed: Condvar::new() });
        let watcher = Arc::clone(&watch);
        let started = thread::Builder::new().spawn(move || watcher.look(stamp));
        started.map_err(|e| format!("cannot start a thread: {e}"))?;
        Ok(watch)
    }

    fn look(&self, mut last: Stamp) {
        loop {
            thread::sleep(EVERY);
            let stamp = stamp(&self.path);
            if stamp != last {
                last = stamp;
                self.refresh(&mut self.lock());
            }
        }
    }

    /// Makes a new version if the file has changed.
    fn refresh(&self, now: &mut Version) {
        let text = read(&self.path).map(Arc::from);
        if text != now.text {
            *now = Version { number: now.number + 1, text };
            self.changed.notify_all();
        }
    }

    /// The newest version, once it is later than the given number; `None` if no later one comes in time.
    pub(super) fn after(&self, number: u64, patience: Duration) -> Option<Version> {
        let waited = self.changed.wait_timeout_while(self.lock(), patience, |now| now.number <= number);
        let now = waited.unwrap_or_else(PoisonError::into_inner).0;
        (now.number > number).then(|| now.clone())
    }

    fn lock(&self) -> MutexGuard<'_, Version> {
        self.now.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Replaces the text of the file, if its version is still `after`; returns the number of the new version.
    pub(super) fn save(&self, after: u64, text: &str) -> Result<u64, NotSaved> {
        let mut now = self.lock();
        self.refresh(&mut now);
        if now.number != after {
            return Err(NotSaved::Changed);
        }
        replace(&self.path, text.as_bytes()).map_err(NotSaved::Failed)?;
        self.refresh(&mut now);
        Ok(now.number)
    }
}

fn stamp(path: &Path) -> Stamp {
    use std::os::unix::fs::MetadataExt as _;
    let data = fs::metadata(path).ok()?;
    Some((data.modified().ok()?, data.len(), data.dev(), data.ino()))
}

fn read(path: &Path) -> Result<String, String> {
    let cannot = |e: &dyn std::fmt::Display| format!("cannot read '{}': {e}", path.display());
    let data = fs::metadata(path).map_err(|e| cannot(&e))?;
    // Reading a pipe could take forever.
    if !data.is_file() {
        let what = if data.is_dir() { "is a directory" } else { "is not a regular file" };
        return Err(cannot(&what));
    }
    let mut bytes = Vec::new();
    let read = fs::File::open(path).and_then(|file| file.take(MAX_TEXT + 1).read_to_end(&mut bytes));
    read.map_err(|e| cannot(&e))?;
    if bytes.len() as u64 > MAX_TEXT {
        return Err(cannot(&format!("it is larger than {MAX_TEXT} bytes, the most that a page can edit")));
    }
    file::text(path, bytes)
}
