//! Reading the input and writing the output.

use std::io::{self, Read, Write};
use std::path::Path;

use support::source::{MAX_SIZE, text_of};

/// The contents of a file, or of the input stream for `-`.
pub(crate) fn read(path: &str) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    let read = match path {
        "-" => io::stdin().read_to_end(&mut bytes).map(|_| ()),
        path if Path::new(path).is_dir() => Err(io::Error::other("it is a directory")),
        path => std::fs::read(path).map(|b| bytes = b),
    };
    read.map_err(|e| format!("cannot read '{path}': {e}"))?;
    if bytes.len() > MAX_SIZE {
        return Err(format!("'{path}' is larger than 4 GiB"));
    }
    Ok(bytes)
}

/// The text that a file holds.
pub(crate) fn text(path: &str, bytes: Vec<u8>) -> Result<String, String> {
    text_of(bytes).map_err(|at| {
        format!("'{path}' is not text: it is not UTF-8 at line {}, column {}", at.line, at.column)
    })
}

/// Whether both paths lead to the same file, which is there.
pub(crate) fn is_same_file(a: &str, b: &str) -> bool {
    let real = |path: &str| std::fs::canonicalize(path).ok().filter(|path| path.is_file());
    real(a).is_some_and(|a| real(b) == Some(a))
}

/// Writes to a file, or to the output stream for `-`.
pub(crate) fn write(path: &str, bytes: &[u8]) -> Result<(), String> {
    let written = match path {
        "-" => {
            let mut out = io::stdout().lock();
            out.write_all(bytes).and_then(|()| out.flush())
        }
        path => std::fs::write(path, bytes),
    };
    arrived(path, written)
}

/// What became of what was written.
pub(crate) fn arrived(path: &str, written: io::Result<()>) -> Result<(), String> {
    match written {
        // Whoever reads the output has seen enough.
        Err(e) if e.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        Err(e) if path == "-" => Err(format!("cannot write the output: {e}")),
        Err(e) => Err(format!("cannot write '{path}': {e}")),
        Ok(()) => Ok(()),
    }
}

/// The output stream for a program that is interpreted.
pub(crate) struct ProgramOutput {
    out: io::BufWriter<io::StdoutLock<'static>>,
    /// Whether whoever reads the output has seen enough.
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
