//! The results of an entry point: printed with their shapes, or written to a file.

use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, BufWriter, Seek, Write};
use std::path::Path;

use support::file;
use support::staged::replace_with;
use toyc::arrays::{Array, tensor_type};
use toyc::signature::{Signature, Value};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

use crate::data::npy;
use crate::io::write_text;

/// The name of the only array in an archive.
const ONLY: &str = "result";

/// Whether results can be written to a file of this name, which determines the format.
///
/// # Errors
/// A message if they cannot.
pub(super) fn check(signature: &Signature, path: &Path) -> Result<(), String> {
    let is_other = |extension: &OsStr| !extension.eq_ignore_ascii_case("npy") && !is_archive(path);
    match &*signature.results {
        [] => Err(format!("function '{}' returns nothing, and -o names a file for it", signature.name)),
        _ if path.extension().is_some_and(is_other) => Err(format!(
            "results are written in numpy's formats: -o must name an .npy or .npz file, and '{}' is neither",
            path.display()
        )),
        [_, _, ..] if !is_archive(path) => Err(format!(
            "function '{}' returns {} values, which go into an archive: -o must name an .npz file",
            signature.name,
            signature.results.len()
        )),
        [Value::Struct(_)] if !is_archive(path) => Err(format!(
            "function '{}' returns a struct, whose tensors go into an archive: -o must name an .npz file",
            signature.name
        )),
        _ => Ok(()),
    }
}

fn is_archive(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("npz"))
}

/// Prints each result as a program does, after its type.
pub(super) fn print(signature: &Signature, results: &[Array]) -> Result<(), String> {
    file::write_with(Path::new("-"), |to| {
        write_text(to, |to| {
            for (name, result) in signature.short_result_names().into_iter().zip(results) {
                if let Some(name) = name {
                    write!(to, "{name}: ")?;
                }
                writeln!(to, "{}", tensor_type(result.shape(), result.kind()))?;
                runtime::format::write(&mut &mut *to, &result.to_f64().view())?;
            }
            Ok(())
        })
    })
}

/// Writes results to a file that is replaced in one step: as an archive if its name says so, or else as an array.
pub(super) fn write(signature: &Signature, results: &[Array], path: &Path) -> Result<(), String> {
    let written = match results {
        [result] if file::is_stream(path) => return file::write_with(path, |to| one(result, to)),
        [result] if !is_archive(path) => replace_with(path, |to| one(result, to)),
        _ => replace_with(path, |to| several(signature, results, to)),
    };
    file::arrived(path, written)
}

fn one(result: &Array, to: &mut dyn Write) -> io::Result<()> {
    let mut to = BufWriter::new(to);
    npy::save(result, &mut to)?;
    to.flush()
}

fn several(signature: &Signature, results: &[Array], to: &mut File) -> io::Result<()> {
    // A pipe does not allow seeking back, which an archive needs.
    if to.stream_position().is_err() {
        let mut bytes = io::Cursor::new(Vec::new());
        archive(signature, results, &mut bytes)?;
        return to.write_all(bytes.get_ref());
    }
    let mut to = First { to, failed: None };
    let written = archive(signature, results, &mut to);
    to.failed.map_or(written, Err)
}

fn archive(signature: &Signature, results: &[Array], to: &mut (impl Write + Seek)) -> io::Result<()> {
    let mut archive = ZipWriter::new(to);
    for (name, result) in signature.short_result_names().into_iter().zip(results) {
        // As `numpy.savez` does.
        let options = SimpleFileOptions::default()
            .compression_method(CompressionMethod::Stored)
            .large_file(npy::size(result) > u32::MAX.into());
        archive.start_file(format!("{}.npy", name.as_deref().unwrap_or(ONLY)), options)?;
        npy::save(result, &mut archive)?;
    }
    archive.finish()?;
    Ok(())
}

/// A file that accepts everything after the first failure, which it keeps: the writer of an archive would report the
/// others in its own words.
struct First<'a> {
    to: &'a mut File,
    failed: Option<io::Error>,
}

impl First<'_> {
    fn done<T>(&mut self, done: io::Result<T>, otherwise: T) -> io::Result<T> {
        match done {
            Err(e) if e.kind() == io::ErrorKind::Interrupted => Err(e),
            Err(e) => {
                self.failed.get_or_insert(e);
                Ok(otherwise)
            }
            done => done,
        }
    }
}

impl Write for First<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = if self.failed.is_none() { self.to.write(bytes) } else { Ok(bytes.len()) };
        self.done(written, bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        let flushed = self.to.flush();
        self.done(flushed, ())
    }
}

impl Seek for First<'_> {
    fn seek(&mut self, to: io::SeekFrom) -> io::Result<u64> {
        self.to.seek(to)
    }
}
