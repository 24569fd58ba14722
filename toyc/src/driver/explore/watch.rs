//! The versions of a file.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime};
use std::{fs, io, thread};

use support::file;

use super::compile::{MAX_TEXT, Recipe, STACK};

/// How often the file is looked at. A look reads a few numbers, so that this costs nothing, and unlike notices of the
/// system it works for every editor and every file system.
const EVERY: Duration = Duration::from_millis(40);

/// A file that is being looked at.
pub(super) struct Watch {
    path: PathBuf,
    now: Mutex<Version>,
    changed: Condvar,
}

/// A version of the file.
#[derive(Clone)]
pub(super) struct Version {
    /// How many there have been, this one included.
    pub(super) number: u64,
    /// The text with the recipe's answer for it, or why there is none.
    pub(super) text: Result<(Arc<str>, Arc<str>), String>,
}

/// By what a change of a file is noticed: when it was changed, its size, and which file it is.
type Stamp = Option<(SystemTime, u64, u64)>;

impl Watch {
    /// Reads the file, and looks at it from now on.
    pub(super) fn start(path: PathBuf, recipe: Recipe) -> Result<Arc<Self>, String> {
        let stamp = stamp(&path);
        let text = read(&path)?;
        let answer = recipe.answer(&text);
        let now = Version { number: 1, text: Ok((text.into(), answer.into())) };
        let watch = Arc::new(Watch { path, now: Mutex::new(now), changed: Condvar::new() });
        let watcher = Arc::clone(&watch);
        let look = move || watcher.look(stamp, &recipe);
        thread::Builder::new()
            .stack_size(STACK)
            .spawn(look)
            .map_err(|e| format!("cannot start a thread: {e}"))?;
        Ok(watch)
    }

    fn look(&self, mut last: Stamp, recipe: &Recipe) {
        loop {
            thread::sleep(EVERY);
            let stamp = stamp(&self.path);
            if stamp == last {
                continue;
            }
            last = stamp;
            let read = read(&self.path);
            if read.as_deref() == self.lock().text.as_ref().map(|(text, _)| &**text) {
                continue;
            }
            let text = read.map(|text| {
                let answer = recipe.answer(&text);
                (text.into(), answer.into())
            });
            let mut now = self.lock();
            *now = Version { number: now.number + 1, text };
            drop(now);
            self.changed.notify_all();
        }
    }

    /// The newest version, once there is one after the given number; `None` if there is none for a time.
    pub(super) fn after(&self, number: u64, patience: Duration) -> Option<Version> {
        let waited = self.changed.wait_timeout_while(self.lock(), patience, |now| now.number <= number);
        let now = waited.unwrap_or_else(PoisonError::into_inner).0;
        (now.number > number).then(|| now.clone())
    }

    fn lock(&self) -> MutexGuard<'_, Version> {
        self.now.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Replaces the text of the file.
    pub(super) fn save(&self, text: &str) -> io::Result<()> {
        crate::driver::io::replace(&self.path, text.as_bytes())
    }
}

fn stamp(path: &Path) -> Stamp {
    use std::os::unix::fs::MetadataExt as _;
    let data = fs::metadata(path).ok()?;
    Some((data.modified().ok()?, data.len(), data.ino()))
}

fn read(path: &Path) -> Result<String, String> {
    let cannot = |e: &dyn std::fmt::Display| format!("cannot read '{}': {e}", path.display());
    let data = fs::metadata(path).map_err(|e| cannot(&e))?;
    let size = data.len();
    // To read a pipe could take forever.
    if !data.is_file() {
        let what = if data.is_dir() { "is a directory" } else { "is not a regular file" };
        return Err(cannot(&what));
    }
    if size > MAX_TEXT {
        return Err(cannot(&format!("it has {size} bytes, and a page that is edited holds {MAX_TEXT}")));
    }
    file::text(path, file::read(path).map_err(|e| cannot(&e))?)
}
