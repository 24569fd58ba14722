//! The output of an interpreted program, and text that is written as it is produced.

use std::fmt;
use std::io::{self, Write};

use support::stdio;

/// Writes the text that `text` produces.
pub(crate) fn write_text(
    to: &mut dyn Write,
    text: impl FnOnce(&mut dyn fmt::Write) -> fmt::Result,
) -> io::Result<()> {
    let mut to = Text { to: io::BufWriter::with_capacity(1 << 16, to), result: Ok(()) };
    // This fails only if writing does.
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

/// Standard output for an interpreted program.
pub(crate) struct ProgramOutput {
    out: io::BufWriter<stdio::Output>,
    /// Whether the reader has closed the output.
    pub(crate) closed: bool,
}

impl ProgramOutput {
    /// The standard output of this process.
    pub(crate) fn new() -> Self {
        ProgramOutput { out: io::BufWriter::new(stdio::Output), closed: false }
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
