//! Files that are replaced in one step.

use std::fs::{self, File, Permissions};
use std::io::{self, Write};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use support::file;
use tempfile::NamedTempFile;

/// Writes an output, in one step where that can be.
///
/// # Errors
/// As [`file::arrived`].
pub(crate) fn output(
    path: &Path,
    write: impl FnOnce(&mut (dyn Write + Send)) -> io::Result<()>,
) -> Result<(), String> {
    match file::is_stream(path) {
        true => file::write_with(path, write),
        false => file::arrived(path, replace_with(path, |to| write(to))),
    }
}

/// Replaces the contents of a file in one step, so that they are not lost if writing fails.
pub(crate) fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    replace_with(path, |file| file.write_all(bytes))
}

/// As [`replace`], with a program or library, which may be executed by whoever may read it.
#[cfg(feature = "llvm")]
pub(crate) fn replace_executable(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut staged = Staged::new(path)?;
    staged.file().write_all(bytes)?;
    staged.allow_execution()?;
    staged.commit()
}

/// As [`replace`], with what `write` writes.
pub(crate) fn replace_with(path: &Path, write: impl FnOnce(&mut File) -> io::Result<()>) -> io::Result<()> {
    let mut staged = Staged::new(path)?;
    write(staged.file())?;
    staged.commit()
}

/// New contents of a file, which it gets when they are complete. Until then they have no name if the system can do that, so
/// that nothing is left of them when this process is ended. What no other file can replace is written to directly.
pub(crate) struct Staged {
    new: New,
    /// Where they go, without links.
    path: PathBuf,
    /// What the file may be used for, if that is not what new files may be.
    permissions: Option<Permissions>,
}

/// Where new contents are.
enum New {
    /// In what is written to directly.
    Direct(File),
    #[cfg(target_os = "linux")]
    Unnamed(File),
    Named(NamedTempFile),
}

impl Staged {
    /// Makes a place for new contents.
    ///
    /// # Errors
    /// The file cannot be replaced.
    pub(crate) fn new(path: &Path) -> io::Result<Self> {
        // What is open already has a name here that leads to no file: `/dev/stdout`, `/dev/fd/3`.
        let is_open =
            ["/dev/fd", "/dev/stdout", "/dev/stderr", "/proc"].iter().any(|name| path.starts_with(name));
        match fs::metadata(path) {
            Ok(data) if data.is_dir() => return Err(io::ErrorKind::IsADirectory.into()),
            Ok(data) if !data.is_file() || is_open => return Staged::direct(path),
            _ => {}
        }
        let path = without_links(path)?;
        let directory = path.parent().ok_or(io::ErrorKind::IsADirectory)?;
        let (new, permissions) = match fs::metadata(&path) {
            Ok(data) if data.permissions().readonly() => {
                return Err(io::ErrorKind::PermissionDenied.into());
            }
            Ok(data) => match New::in_directory(directory) {
                // The file may be written, but no other in its folder.
                Err(e) if e.kind() == io::ErrorKind::PermissionDenied => return Staged::direct(&path),
                new => (new?, Some(data.permissions())),
            },
            Err(_) => (New::in_directory(directory)?, None),
        };
        Ok(Staged { new, path, permissions })
    }

    /// What is written to directly.
    fn direct(path: &Path) -> io::Result<Self> {
        let file = fs::OpenOptions::new().write(true).truncate(true).open(path)?;
        Ok(Staged { new: New::Direct(file), path: path.to_owned(), permissions: None })
    }

    /// The contents, to be written.
    pub(crate) fn file(&mut self) -> &mut File {
        match &mut self.new {
            New::Direct(file) => file,
            #[cfg(target_os = "linux")]
            New::Unnamed(file) => file,
            New::Named(file) => file.as_file_mut(),
        }
    }

    /// Lets whoever may read a file execute it.
    #[cfg(feature = "llvm")]
    fn allow_execution(&mut self) -> io::Result<()> {
        if !matches!(self.new, New::Direct(_)) {
            let mode = match &self.permissions {
                Some(old) => old.mode(),
                None => self.file().metadata()?.permissions().mode(),
            };
            self.permissions = Some(Permissions::from_mode(mode | (mode & 0o444) >> 2));
        }
        Ok(())
    }

    /// Gives the file its new contents.
    ///
    /// # Errors
    /// That failed, and the file is as it was.
    pub(crate) fn commit(mut self) -> io::Result<()> {
        if let Some(permissions) = self.permissions.take() {
            self.file().set_permissions(permissions)?;
        }
        match self.new {
            New::Direct(_) => Ok(()),
            #[cfg(target_os = "linux")]
            New::Unnamed(file) => unnamed::name(&file, &self.path),
            New::Named(file) => file.persist(&self.path).map(drop).map_err(|error| error.error),
        }
    }
}

/// The path of a file that may be there, or where links lead to that have lost theirs.
fn without_links(path: &Path) -> io::Result<PathBuf> {
    /// As many links as Linux follows.
    const MAX_LINKS: usize = 40;
    let mut path = std::path::absolute(path)?;
    for _ in 0..MAX_LINKS {
        match fs::canonicalize(&path) {
            Err(e) if e.kind() == io::ErrorKind::NotFound => {}
            found => return found,
        }
        let Ok(target) = fs::read_link(&path) else { return Ok(path) };
        path.pop();
        path.push(target);
    }
    Err(io::Error::other("too many links lead to it"))
}

impl New {
    /// A new file.
    fn in_directory(directory: &Path) -> io::Result<Self> {
        #[cfg(target_os = "linux")]
        match unnamed::create(directory) {
            Ok(file) if unnamed::can_be_named(&file) => return Ok(New::Unnamed(file)),
            Ok(_) => {}
            Err(e) if [io::ErrorKind::NotFound, io::ErrorKind::PermissionDenied].contains(&e.kind()) => {
                return Err(e);
            }
            // The file system has no such files.
            Err(_) => {}
        }
        let mut builder = tempfile::Builder::new();
        builder.prefix(".toyc-").permissions(Permissions::from_mode(0o666));
        builder.tempfile_in(directory).map(New::Named)
    }
}

/// Files without a name, which Linux has on most file systems.
#[cfg(target_os = "linux")]
mod unnamed {
    use std::fs::{self, File};
    use std::io;
    use std::os::fd::AsRawFd;
    use std::path::Path;

    use rustix::fs::{AtFlags, CWD, Mode, OFlags};

    use super::super::signals::to_its_end;

    pub(super) fn create(directory: &Path) -> io::Result<File> {
        let flags = OFlags::TMPFILE | OFlags::WRONLY | OFlags::CLOEXEC;
        Ok(rustix::fs::open(directory, flags, Mode::from_raw_mode(0o666))?.into())
    }

    /// Where the system shows an open file.
    fn shown(file: &File) -> String {
        format!("/proc/self/fd/{}", file.as_raw_fd())
    }

    /// Whether the system shows it, which it need not.
    pub(super) fn can_be_named(file: &File) -> bool {
        fs::exists(shown(file)).unwrap_or(false)
    }

    /// Gives a file its name, also if another file has it.
    pub(super) fn name(file: &File, path: &Path) -> io::Result<()> {
        let from = shown(file);
        let link = |to: &Path| rustix::fs::linkat(CWD, &*from, CWD, to, AtFlags::SYMLINK_FOLLOW);
        if link(path).is_ok() {
            return Ok(());
        }
        // A name that is taken can only be taken over by another name.
        let process = std::process::id();
        for number in 0..100 {
            let other = path.with_file_name(format!(".toyc-{process}-{number}"));
            // The other name must not stay.
            let renamed = to_its_end(|| {
                link(&other)?;
                fs::rename(&other, path).inspect_err(|_| drop(fs::remove_file(&other)))
            });
            match renamed {
                Err(e) if e.kind() == io::ErrorKind::AlreadyExists => {}
                done => return done,
            }
        }
        Err(io::ErrorKind::AlreadyExists.into())
    }
}
