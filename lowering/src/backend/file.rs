//! Writing result files so that a reader never sees half of one and a failure leaves the old one in place.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::error::Error;

/// Writes `bytes` to `path` in one step: to a temporary file next to it, which then takes its name.
///
/// A device or pipe, such as `/dev/stdout`, is written to directly.
pub fn write_atomically(path: &Path, bytes: &[u8]) -> Result<(), Error> {
    let write = || -> io::Result<()> {
        if is_special(path)? {
            return fs::OpenOptions::new().write(true).open(path)?.write_all(bytes);
        }
        let mut builder = tempfile::Builder::new();
        builder.prefix(".toyc-");
        #[cfg(unix)]
        builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
        let mut file = builder.tempfile_in(directory_of(path)?)?;
        file.write_all(bytes)?;
        file.persist(path).map_err(|error| error.error)?;
        Ok(())
    };
    write().map_err(|cause| Error::Write { path: path.to_path_buf(), cause })
}

/// Whether `path` exists and is neither a file nor a directory. A directory is an error.
pub(super) fn is_special(path: &Path) -> io::Result<bool> {
    match fs::metadata(path) {
        Ok(data) if data.is_dir() => Err(io::Error::from(io::ErrorKind::IsADirectory)),
        Ok(data) => Ok(!data.is_file()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
        Err(error) => Err(error),
    }
}

/// The directory that `path` is in, as an absolute path, so that no program takes it for an option.
pub(super) fn directory_of(path: &Path) -> io::Result<PathBuf> {
    let path = std::path::absolute(path)?;
    match path.parent() {
        Some(parent) => Ok(parent.to_path_buf()),
        None => Err(io::Error::from(io::ErrorKind::IsADirectory)),
    }
}
