//! The files of a command line, where `-` is the input or the output stream.

use std::fs::File;
use std::io::{self, Read as _, Write};
use std::os::unix::fs::MetadataExt as _;
use std::path::Path;

use crate::source::{MAX_SIZE, text_of};

/// Whether a path stands for the input or the output stream.
pub fn is_stream(path: &Path) -> bool {
    path == Path::new("-")
}

/// What an input is called in diagnostics. What is not UTF-8 in its path is replaced.
pub fn input_name(path: &Path) -> String {
    if is_stream(path) { "<stdin>".to_owned() } else { path.to_string_lossy().into_owned() }
}

/// The contents of an input.
///
/// # Errors
/// It cannot be read, is a directory, or is longer than places in a source can be counted.
pub fn read(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let limit = MAX_SIZE as u64 + 1;
    if is_stream(path) {
        io::stdin().take(limit).read_to_end(&mut bytes)?;
    } else if path.is_dir() {
        return Err(io::Error::other("it is a directory"));
    } else {
        let file = File::open(path)?;
        let length = file.metadata().map_or(0, |metadata| metadata.len());
        bytes.reserve(usize::try_from(length.min(limit)).unwrap_or(0));
        file.take(limit).read_to_end(&mut bytes)?;
    }
    match bytes.len() > MAX_SIZE {
        true => Err(io::Error::other("it is larger than 4 GiB")),
        false => Ok(bytes),
    }
}

/// The text that an input holds.
///
/// # Errors
/// It is no text: where, in words.
pub fn text(path: &Path, bytes: Vec<u8>) -> Result<String, String> {
    text_of(bytes).map_err(|at| {
        let path = path.display();
        format!("'{path}' is not text: it is not UTF-8 at line {}, column {}", at.line, at.column)
    })
}

/// Whether both paths lead to the same file, which is there, by whatever name.
pub fn is_same(a: &Path, b: &Path) -> bool {
    let metadata = |path: &Path| std::fs::metadata(path).ok().filter(std::fs::Metadata::is_file);
    let (Some(a), Some(b)) = (metadata(a), metadata(b)) else { return false };
    (a.dev(), a.ino()) == (b.dev(), b.ino())
}

/// Writes an output.
///
/// # Errors
/// As [`arrived`].
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), String> {
    write_with(path, |to| to.write_all(bytes))
}

/// Writes an output in pieces, so that all of it is never in memory.
///
/// # Errors
/// As [`arrived`].
pub fn write_with(
    path: &Path,
    write: impl FnOnce(&mut (dyn Write + Send)) -> io::Result<()>,
) -> Result<(), String> {
    let written = if is_stream(path) {
        let mut out = io::stdout();
        write(&mut out).and_then(|()| out.flush())
    } else {
        File::create(path).and_then(|mut file| write(&mut file))
    };
    arrived(path, written)
}

/// What became of what was written to an output.
///
/// # Errors
/// It did not arrive: why, in words. A reader that stops early, such as `head`, has seen enough: that is no error.
pub fn arrived(path: &Path, written: io::Result<()>) -> Result<(), String> {
    match written {
        Err(e) if e.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        Err(e) if is_stream(path) => Err(format!("cannot write standard output: {e}")),
        Err(e) => Err(format!("cannot write '{}': {e}", path.display())),
        Ok(()) => Ok(()),
    }
}
