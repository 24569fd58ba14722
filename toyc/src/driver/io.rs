//! What an interpreted program prints.

use std::io::{self, Write};

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
