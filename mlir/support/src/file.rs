//! Files named on the command line, where `-` is standard input or output.

use std::fs::{File, FileType, Metadata};
use std::io::{self, IsTerminal as _, Read as _, Seek as _, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::thread::Builder;

use crate::source::{MAX_SIZE, text_of};
use crate::staged::{Staged, without_links};
use crate::{stdio, system};

/// Whether a path is `-`, which means standard input or output.
pub fn is_stream(path: &Path) -> bool {
    path == Path::new("-")
}

/// The name of an input in diagnostics. Parts of its path that are not UTF-8 are replaced.
pub fn input_name(path: &Path) -> String {
    if is_stream(path) { "<stdin>".to_owned() } else { path.to_string_lossy().into_owned() }
}

/// The contents of an input.
///
/// # Errors
/// If it cannot be read, is a special file, or is larger than 4 GiB.
pub fn read(path: &Path) -> io::Result<Vec<u8>> {
    read_with(path, false)
}

/// Files smaller than this do not repay a second thread.
const LARGE: u64 = 4 << 20;

/// Like [`read`]; `threads` says whether a second thread may read half of a large file.
///
/// # Errors
/// Same as [`read`].
pub fn read_with(path: &Path, threads: bool) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let limit = MAX_SIZE as u64 + 1;
    if is_stream(path) {
        let from = stdio::input()?;
        system::standard_input()?.as_ref().map_or(Ok(()), check_open)?;
        from.take(limit).read_to_end(&mut bytes)?;
    } else {
        let file = open(path)?;
        let length = file.metadata().map_or(0, |metadata| metadata.len());
        // Where that fails, the file is read in the usual way.
        if threads
            && (LARGE..limit).contains(&length)
            && let Ok(whole) = read_halves(&file, length as usize)
        {
            bytes = whole;
            (&file).seek(SeekFrom::Start(length))?;
        }
        bytes.reserve_exact(usize::try_from(length.min(limit)).unwrap_or(0).saturating_sub(bytes.len()));
        // Read also what has been appended since.
        file.take(limit - bytes.len() as u64).read_to_end(&mut bytes)?;
    }
    if bytes.len() > MAX_SIZE { Err(io::Error::other("it is larger than 4 GiB")) } else { Ok(bytes) }
}

/// The contents of a file that another file names: only regular files are read.
///
/// # Errors
/// Same as [`read`]; also if it is not a regular file.
pub fn read_regular(path: &Path) -> io::Result<Vec<u8>> {
    check(&path.metadata()?, |_| false)?;
    read(path)
}

/// Opens an input. Special files are refused before they are opened: opening a pipe waits for its other
/// end, and a device may never end. A file that the caller has opened for us is read even if it is a pipe
/// or a terminal, since a shell passes the output of a command as `/dev/fd/63`.
///
/// # Errors
/// If it cannot be opened, or is a special file.
pub fn open(path: &Path) -> io::Result<File> {
    let is_open = ["/dev/stdin", "/dev/fd", "/proc/self/fd"].iter().any(|place| path.starts_with(place));
    if is_open {
        let file = File::open(path)?;
        check_open(&file)?;
        return Ok(file);
    }
    check(&path.metadata()?, |_| false)?;
    File::open(path)
}

/// Refuses an open file that is a directory, or a device that may never end.
fn check_open(file: &File) -> io::Result<()> {
    check(&file.metadata()?, |kind| system::is_pipe(kind) || system::is_socket(kind) || file.is_terminal())
}

/// Refuses everything but regular files and the types that `others` accepts. `/dev/null` counts as an empty
/// file.
fn check(data: &Metadata, others: impl FnOnce(FileType) -> bool) -> io::Result<()> {
    let kind = data.file_type();
    if kind.is_file() || system::is_null(data) || others(kind) {
        return Ok(());
    }
    Err(io::Error::other(match () {
        () if kind.is_dir() => "is a directory",
        () if system::is_pipe(kind) => "is a named pipe",
        () if system::is_socket(kind) => "is a socket",
        () => "is a device",
    }))
}

/// The first bytes of a file, read by two threads: most of the time goes into the new pages of memory.
///
/// # Errors
/// If reading fails, no second thread can be started, or the file has become shorter.
fn read_halves(file: &File, length: usize) -> io::Result<Vec<u8>> {
    let mut bytes = vec![0; length];
    let (first, second) = bytes.split_at_mut(length / 2);
    let middle = first.len() as u64;
    std::thread::scope(|scope| {
        let other = Builder::new().spawn_scoped(scope, || system::read_exact_at(file, second, middle))?;
        system::read_exact_at(file, first, 0)?;
        other.join().unwrap_or_else(|_| Err(io::Error::other("a thread failed")))
    })?;
    Ok(bytes)
}

/// The contents of an input as text.
///
/// # Errors
/// If it is not UTF-8: a message with the line and column.
pub fn text(path: &Path, bytes: Vec<u8>) -> Result<String, String> {
    text_of(bytes).map_err(|at| {
        let path = path.display();
        format!("'{path}' is not UTF-8 at line {}, column {}", at.line, at.column)
    })
}

/// Whether both paths name the same file, which need not exist yet.
pub fn is_same(a: &Path, b: &Path) -> bool {
    if is_stream(a) || is_stream(b) {
        return false;
    }
    match (std::fs::metadata(a), std::fs::metadata(b)) {
        (Ok(data), Ok(_)) => data.is_file() && system::is_same(a, b),
        (Err(_), Err(_)) => place(a).is_some_and(|place_a| place(b) == Some(place_a)),
        _ => false,
    }
}

/// The path of a file with all links resolved; the file need not exist.
fn place(path: &Path) -> Option<PathBuf> {
    without_links(path).ok().flatten()
}

/// A file that a program reads or writes, after the option or the words that name it.
pub type Named<'a> = (&'a str, &'a Path);

/// Checks that no output is written over an input or another output.
///
/// # Errors
/// A message with the name of an output that is also an input or another output.
pub fn check_outputs(inputs: &[Named<'_>], outputs: &[Named<'_>]) -> Result<(), String> {
    for (index, &(what, path)) in outputs.iter().enumerate() {
        let name = path.display();
        if let Some((input, _)) = inputs.iter().find(|(_, input)| is_same(input, path)) {
            let verb = if what.starts_with('-') { "names" } else { "is" };
            return Err(format!("{what} {verb} {input}: '{name}' would be overwritten"));
        }
        let is_other = |other: &Path| is_same(other, path) || (is_stream(other) && is_stream(path));
        if let Some((other, _)) = outputs[..index].iter().find(|(_, other)| is_other(other)) {
            return Err(format!("{other} and {what} name the same file: '{name}' would be overwritten"));
        }
    }
    Ok(())
}

/// An output, written in pieces so that it never has to be in memory as a whole. The old contents of a file
/// are replaced once the output is complete.
#[derive(Debug)]
pub enum Output {
    /// Standard output.
    Stream(stdio::Output),
    /// A file.
    File(Staged),
}

impl Output {
    /// Opens an output.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn open(path: &Path) -> io::Result<Self> {
        if is_stream(path) { Ok(Output::Stream(stdio::Output)) } else { Staged::new(path).map(Output::File) }
    }

    /// Completes the output.
    ///
    /// # Errors
    /// If it could not be written; a file then keeps its old contents.
    pub fn finish(self) -> io::Result<()> {
        match self {
            Output::Stream(mut stream) => stream.flush(),
            Output::File(staged) => staged.commit(),
        }
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Output::Stream(stream) => stream.write(bytes),
            Output::File(staged) => staged.file().write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Output::Stream(stream) => stream.flush(),
            Output::File(staged) => staged.file().flush(),
        }
    }
}

/// Writes an output.
///
/// # Errors
/// Same as [`arrived`].
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), String> {
    write_with(path, |to| to.write_all(bytes))
}

/// Writes an output in pieces.
///
/// # Errors
/// Same as [`arrived`].
pub fn write_with(
    path: &Path,
    write: impl FnOnce(&mut (dyn Write + Send)) -> io::Result<()>,
) -> Result<(), String> {
    let written = Output::open(path).and_then(|mut output| {
        write(&mut output)?;
        output.finish()
    });
    arrived(path, written)
}

/// Turns the result of writing an output into a message.
///
/// # Errors
/// If writing failed. A closed pipe is not an error: a reader such as `head` has seen enough.
pub fn arrived(path: &Path, written: io::Result<()>) -> Result<(), String> {
    match written {
        Err(e) if e.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        Err(e) if is_stream(path) => Err(format!("cannot write standard output: {e}")),
        Err(e) => Err(format!("cannot write '{}': {e}", path.display())),
        Ok(()) => Ok(()),
    }
}
