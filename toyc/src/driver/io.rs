//! The output of an interpreted program, text that is written as it is produced, and files that are replaced.

use std::fmt;
use std::fs::{self, File};
use std::io::{self, Write};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

/// Writes what `text` writes.
pub(crate) fn write_text(
    to: &mut dyn Write,
    text: impl FnOnce(&mut dyn fmt::Write) -> fmt::Result,
) -> io::Result<()> {
    let mut to = Text { to: io::BufWriter::with_capacity(1 << 16, to), result: Ok(()) };
    // It fails only if writing does.
    let _ = text(&mut to);
    to.result.and_then(|()| to.to.flush())
}

/// Writes text to a byte stream.
struct Text<W: Write> {
    to: W,
    /// The first error, after which nothing is written.
    result: io::Result<()>,
}

impl<W: Write> fmt::Write for Text<W> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        if self.result.is_ok() {
            self.result = self.to.write_all(text.as_bytes());
        }
        if self.result.is_ok() { Ok(()) } else { Err(fmt::Error) }
    }
}

/// The output stream for a program that is interpreted.
pub(crate) struct ProgramOutput {
    out: io::BufWriter<io::StdoutLock<'static>>,
    /// Whether the reader has closed the output.
    pub(crate) closed: bool,
}

impl ProgramOutput {
    /// The output stream of this process.
    pub(crate) fn new() -> Self {
        ProgramOutput { out: io::BufWriter::new(io::stdout().lock()), closed: false }
    }

    fn note<T>(&mut self, written: io::Result<T>) -> io::Result<T> {
        self.closed |= written.as_ref().is_err_and(|e| e.kind() == io::ErrorKind::BrokenPipe);
        written
    }
}

impl Write for ProgramOutput {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.out.write(bytes);
        self.note(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        let flushed = self.out.flush();
        self.note(flushed)
    }
}

/// Replaces the contents of a file in one step, so that they are not lost if writing fails.
pub(crate) fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    replace_with(path, |file| file.write_all(bytes))
}

/// As [`replace`], with what `write` writes. Until that is done, the new file has no name if the system can do that, so that
/// nothing is left of it whatever happens to this process. A device or pipe is written to directly.
pub(crate) fn replace_with(path: &Path, write: impl FnOnce(&mut File) -> io::Result<()>) -> io::Result<()> {
    let path = match fs::canonicalize(path) {
        // It may have been removed.
        Err(e) if e.kind() == io::ErrorKind::NotFound => std::path::absolute(path)?,
        found => found?,
    };
    let directory = path.parent().ok_or(io::ErrorKind::IsADirectory)?;
    let old = fs::metadata(&path).ok();
    if old.as_ref().is_some_and(fs::Metadata::is_dir) {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    if old.as_ref().is_some_and(|data| !data.is_file()) {
        return write(&mut fs::OpenOptions::new().write(true).open(&path)?);
    }
    if old.as_ref().is_some_and(|data| data.permissions().readonly()) {
        return Err(io::ErrorKind::PermissionDenied.into());
    }
    let finish = |file: &mut File| {
        write(file)?;
        old.map_or(Ok(()), |data| file.set_permissions(data.permissions()))
    };
    #[cfg(target_os = "linux")]
    match unnamed::create(directory) {
        Ok(mut file) => {
            finish(&mut file)?;
            return unnamed::name(&file, directory, &path);
        }
        Err(e) if [io::ErrorKind::NotFound, io::ErrorKind::PermissionDenied].contains(&e.kind()) => {
            return Err(e);
        }
        // The file system has no such files.
        Err(_) => {}
    }
    let mut builder = tempfile::Builder::new();
    builder.prefix(".toyc-").permissions(fs::Permissions::from_mode(0o666));
    let mut new = builder.tempfile_in(directory)?;
    finish(new.as_file_mut())?;
    new.persist(&path).map_err(|error| error.error)?;
    Ok(())
}

/// Files without a name, which Linux has on most file systems.
#[cfg(target_os = "linux")]
mod unnamed {
    use std::fs::{self, File};
    use std::io;
    use std::os::fd::AsRawFd;
    use std::path::Path;

    use rustix::fs::{AtFlags, CWD, Mode, OFlags};

    pub(super) fn create(directory: &Path) -> io::Result<File> {
        let flags = OFlags::TMPFILE | OFlags::WRONLY | OFlags::CLOEXEC;
        Ok(rustix::fs::open(directory, flags, Mode::from_raw_mode(0o666))?.into())
    }

    /// Gives a file its name, also if another file has it.
    pub(super) fn name(file: &File, directory: &Path, path: &Path) -> io::Result<()> {
        let from = format!("/proc/self/fd/{}", file.as_raw_fd());
        let link = |to: &Path| rustix::fs::linkat(CWD, &*from, CWD, to, AtFlags::SYMLINK_FOLLOW);
        if link(path).is_ok() {
            return Ok(());
        }
        // A name that is taken can only be taken over by another name.
        let process = std::process::id();
        for number in 0..100 {
            let other = directory.join(format!(".toyc-{process}-{number}"));
            match link(&other) {
                Ok(()) => return fs::rename(&other, path).inspect_err(|_| drop(fs::remove_file(&other))),
                Err(rustix::io::Errno::EXIST) => {}
                Err(e) => return Err(e.into()),
            }
        }
        Err(io::ErrorKind::AlreadyExists.into())
    }
}
