//! What the system knows of files and Rust's library says for Unix only.

use std::fs::{File, FileType, Metadata};
use std::io;
use std::os::fd::AsFd as _;
use std::os::unix::fs::{FileExt as _, FileTypeExt as _, MetadataExt as _};
use std::path::Path;

/// Whether two paths lead to the same file.
pub(crate) fn is_same(a: &Path, b: &Path) -> bool {
    let number = |path: &Path| path.metadata().map(|data| (data.dev(), data.ino())).ok();
    number(a).is_some_and(|a| number(b) == Some(a))
}

pub(crate) fn is_pipe(kind: FileType) -> bool {
    kind.is_fifo()
}

pub(crate) fn is_socket(kind: FileType) -> bool {
    kind.is_socket()
}

/// Whether a file is `/dev/null`.
pub(crate) fn is_null(data: &Metadata) -> bool {
    let is_it = |null: Metadata| null.rdev() == data.rdev();
    data.file_type().is_char_device() && Path::new("/dev/null").metadata().is_ok_and(is_it)
}

/// Reads from a place in a file, which others may read meanwhile.
pub(crate) fn read_exact_at(file: &File, bytes: &mut [u8], from: u64) -> io::Result<()> {
    file.read_exact_at(bytes, from)
}

/// Standard input as a file.
pub(crate) fn standard_input() -> io::Result<Option<File>> {
    Ok(Some(File::from(io::stdin().as_fd().try_clone_to_owned()?)))
}
