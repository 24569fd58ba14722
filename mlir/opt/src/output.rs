//! The output file.

use std::io::{self, Write};
use std::path::Path;

use support::file;

/// A file, or standard output for `-`. The first write opens it, so that a run that fails earlier
/// does not wait for the reader of a pipe.
pub(crate) struct Output<'a> {
    path: &'a Path,
    opened: Option<file::Output>,
    /// The output so far, if nothing may be written before [`Output::finish`].
    held: Option<Vec<u8>>,
    /// The first error, after which nothing more is written.
    result: io::Result<()>,
}

impl<'a> Output<'a> {
    /// An output that is not open yet; with `hold`, it stays closed until [`Output::finish`].
    pub(crate) fn new(path: &'a Path, hold: bool) -> Self {
        Output { path, opened: None, held: hold.then(Vec::new), result: Ok(()) }
    }

    /// Calls `write` with the output; an error is kept for [`Output::finish`].
    pub(crate) fn put(&mut self, write: impl FnOnce(&mut (dyn Write + Send)) -> io::Result<()>) {
        if self.result.is_ok() {
            self.result = match &mut self.held {
                Some(held) => write(held),
                None => self.open().and_then(write),
            };
        }
    }

    /// Writes the held text, and puts the file in its place, even if there was no output at all.
    ///
    /// # Errors
    /// The first error, as [`file::arrived`] words it.
    pub(crate) fn finish(mut self) -> Result<(), String> {
        let held = self.held.take().unwrap_or_default();
        self.put(|to| to.write_all(&held));
        let finish = || self.opened.map_or(Ok(()), file::Output::finish);
        file::arrived(self.path, self.result.and_then(|()| finish()))
    }

    fn open(&mut self) -> io::Result<&mut (dyn Write + Send)> {
        if self.opened.is_none() {
            self.opened = Some(file::Output::open(self.path)?);
        }
        Ok(self.opened.as_mut().expect("it was opened"))
    }
}
