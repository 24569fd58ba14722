//! Arrays in numpy's files: `.npy` with one array, `.npz` with several.
//!
//! An array of `f64` in this machine's byte order is used from the mapped file; any other is read and converted. The
//! header is not trusted: memory is allocated only for as many elements as follow it.
//!
//! Since a file is mapped and not read, it must not change while it is used.
#![allow(unsafe_code)]

use std::cmp::Ordering;
use std::collections::HashSet;
use std::fs::File;
use std::io::{self, BufReader, Cursor, Read, Seek, SeekFrom, Write};
use std::path::Path;

use memmap2::Mmap;
use ndarray::{ArrayD, ArrayViewD};
use support::{file, stdio};
use zip::ZipArchive;
use zip::result::ZipError;

use super::header::{self, Element, Header, MAGIC, MAX_START};

/// Files from this size on are mapped; reading a smaller one is faster.
const MAPPED_FROM: u64 = 1 << 16;

/// The beginning of a `.npz` file, which is a ZIP archive.
const ZIP: &[u8] = b"PK";

/// The bytes of a file.
enum Bytes {
    Read(Vec<u8>),
    Mapped(Mmap),
}

impl std::ops::Deref for Bytes {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        match self {
            Bytes::Read(bytes) => bytes,
            Bytes::Mapped(bytes) => bytes,
        }
    }
}

/// The contents of a file.
pub(super) enum Contents {
    One(Array),
    /// Arrays by name, in the order of the file.
    Several(Vec<(String, ArrayD<f64>)>),
}

/// An array from a file.
pub(super) struct Array(Storage);

enum Storage {
    Owned(ArrayD<f64>),
    /// A file that holds `f64` in this machine's representation, as many as its header says; this has been checked.
    File(Bytes, Header),
}

impl Array {
    /// Reads the contents of a mapped file all at once: page by page would take longer. This is done only when they
    /// are needed, as LLVM could not be loaded meanwhile.
    pub(super) fn fetch(&self) {
        // On a system without such advice, pages are loaded when they are read.
        #[cfg(target_os = "linux")]
        if let Storage::File(Bytes::Mapped(bytes), _) = &self.0 {
            let _ = bytes.advise(memmap2::Advice::PopulateRead);
        }
    }

    /// The elements.
    pub(super) fn view(&self) -> ArrayViewD<'_, f64> {
        match &self.0 {
            Storage::Owned(array) => array.view(),
            Storage::File(bytes, header) => {
                let elements = doubles(bytes, header).expect("they were there before");
                ArrayViewD::from_shape(header.shape(), elements)
                    .expect("the header gives the number of elements")
            }
        }
    }
}

impl From<ArrayD<f64>> for Array {
    fn from(array: ArrayD<f64>) -> Self {
        Array(Storage::Owned(array))
    }
}

/// Reads a file; `-` is standard input.
///
/// # Errors
/// A message about the file, to follow its name.
pub(super) fn load(path: &Path) -> Result<Contents, String> {
    let Input { bytes, file } = open(path).map_err(|e| cannot_be_read(&e))?;
    if bytes.starts_with(ZIP) {
        return converted(bytes, file, several).map(Contents::Several);
    }
    if !bytes.starts_with(MAGIC) {
        return Err("is no array: files that numpy.save and numpy.savez write are read".to_owned());
    }
    let header = Header::read(&bytes)?;
    if doubles(&bytes, &header).is_none() {
        return converted(bytes, file, |from| {
            from.seek(SeekFrom::Start(header.start as u64)).map_err(|e| cannot_be_read(&e))?;
            read(&header, from).map(|array| Contents::One(array.into()))
        });
    }
    let found = bytes.len() - header.start;
    let wanted = header.size();
    match found.cmp(&wanted) {
        Ordering::Less => Err(format!("ends too early: {} bytes are missing", wanted - found)),
        Ordering::Greater => Err(format!("has {} bytes after the array", found - wanted)),
        Ordering::Equal => Ok(Contents::One(Array(Storage::File(bytes, header)))),
    }
}

/// The elements after a header, if they have the representation that code reads.
fn doubles<'a>(bytes: &'a [u8], header: &Header) -> Option<&'a [f64]> {
    // SAFETY: any bytes are numbers.
    let (before, elements, _) = unsafe { bytes.get(header.start..)?.align_to() };
    (header.element.is_native() && before.is_empty()).then_some(elements)
}

fn cannot_be_read(error: &io::Error) -> String {
    format!("cannot be read: {error}")
}

/// The bytes of the file that [`save`] writes.
pub(crate) fn size(array: &ArrayD<f64>) -> u64 {
    (MAX_START + array.len() * size_of::<f64>()) as u64
}

/// Writes an array as `numpy.save` does: the elements as this machine has them, in the order in which they are in memory if
/// that is one of the two which files know.
pub(crate) fn save(array: &ArrayD<f64>, to: &mut impl Write) -> io::Result<()> {
    let columns = array.t();
    let elements = array.as_slice();
    let is_fortran = elements.is_none() && columns.is_standard_layout();
    to.write_all(&header::written(array.shape(), is_fortran))?;
    match elements.or(columns.as_slice()) {
        Some(elements) => {
            // SAFETY: a number is bytes without padding, and any address is one of bytes.
            let (_, bytes, _) = unsafe { elements.align_to() };
            to.write_all(bytes)
        }
        None => array.iter().try_for_each(|element| to.write_all(&element.to_ne_bytes())),
    }
}

/// A file that has been opened.
struct Input {
    bytes: Bytes,
    /// The file, if it is mapped.
    file: Option<File>,
}

fn open(path: &Path) -> io::Result<Input> {
    if file::is_stream(path) {
        return Ok(Input { bytes: Bytes::Read(all(stdio::input()?)?), file: None });
    }
    let file = file::open(path)?;
    let data = file.metadata()?;
    if data.is_file() && data.len() >= MAPPED_FROM {
        // SAFETY: the file must not change while the program runs, as the documentation says. The elements are
        // numbers, for which any bytes are valid.
        let bytes = Bytes::Mapped(unsafe { Mmap::map(&file)? });
        return Ok(Input { bytes, file: Some(file) });
    }
    Ok(Input { bytes: Bytes::Read(all(file)?), file: None })
}

/// The bytes of a stream, which need not end: at most as many as its beginning requires, and one more to show that it
/// is too long.
fn all(mut from: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    from.by_ref().take(MAX_START as u64).read_to_end(&mut bytes)?;
    let rest = match Header::read(&bytes) {
        _ if bytes.starts_with(ZIP) => u64::MAX,
        Ok(header) if bytes.starts_with(MAGIC) => {
            (header.start + header.size() + 1).saturating_sub(bytes.len()) as u64
        }
        _ => 0,
    };
    from.take(rest).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// A source that can be read from front to back, more than once.
trait Source: Read + Seek {}

impl<T: Read + Seek> Source for T {}

/// Reads data that must be converted. A mapping would keep everything that has been read in memory, so a file is read
/// piece by piece.
fn converted<T>(
    bytes: Bytes,
    file: Option<File>,
    read: impl FnOnce(&mut dyn Source) -> Result<T, String>,
) -> Result<T, String> {
    match file {
        Some(file) => {
            drop(bytes);
            read(&mut BufReader::new(file))
        }
        None => read(&mut Cursor::new(&*bytes)),
    }
}

/// Reads the elements after a header, in the order of the file.
fn read(header: &Header, from: impl Read) -> Result<ArrayD<f64>, String> {
    let count = header.count;
    let elements = match header.element {
        Element::LittleDouble => numbers(from, count, f64::from_le_bytes),
        Element::BigDouble => numbers(from, count, f64::from_be_bytes),
        Element::LittleSingle => numbers(from, count, |bytes| f32::from_le_bytes(bytes).into()),
        Element::BigSingle => numbers(from, count, |bytes| f32::from_be_bytes(bytes).into()),
    };
    Ok(ArrayD::from_shape_vec(header.shape(), elements?).expect("the header gives the number of elements"))
}

/// The arrays in an archive. As in numpy, the files in it end in `.npy`, and the names of arrays do not.
fn several(from: &mut dyn Source) -> Result<Vec<(String, ArrayD<f64>)>, String> {
    let no_archive = |e: ZipError| format!("is no archive that can be read: {e}");
    let mut archive = ZipArchive::new(&mut *from).map_err(no_archive)?;
    check_places(&mut archive).map_err(no_archive)?;
    let directory = archive.central_directory_start();
    check_names(from, directory)?;
    let mut archive = ZipArchive::new(from).map_err(no_archive)?;
    let mut arrays = Vec::new();
    let mut names = HashSet::new();
    for index in 0..archive.len() {
        let mut file = archive.by_index(index).map_err(no_archive)?;
        let name = file.name().strip_suffix(".npy").unwrap_or(file.name()).to_owned();
        if !names.insert(name.clone()) {
            return Err(has_two(&name));
        }
        let array =
            member(&mut file).map_err(|e| format!("has an array '{}' that {e}", name.escape_debug()))?;
        arrays.push((name, array));
    }
    Ok(arrays)
}

fn has_two(name: &str) -> String {
    format!("has two arrays '{}'", name.escape_debug())
}

/// Checks that no file of an archive overlaps another: otherwise, a small archive could hold any amount of data.
fn check_places(archive: &mut ZipArchive<impl Read + Seek>) -> Result<(), ZipError> {
    let mut places = Vec::with_capacity(archive.len());
    for index in 0..archive.len() {
        let file = archive.by_index_raw(index)?;
        places.push((file.header_start(), file.data_start().saturating_add(file.compressed_size())));
    }
    places.sort_unstable();
    if places.windows(2).all(|pair| pair[0].1 <= pair[1].0) {
        Ok(())
    } else {
        Err(ZipError::InvalidArchive("files in it overlap".into()))
    }
}

/// Checks that the directory of an archive, which begins there, has no name twice. Programs that read archives keep
/// one file of each name.
fn check_names(from: &mut dyn Source, directory: u64) -> Result<(), String> {
    let broken = |e: io::Error| cannot_be_read(&e);
    from.seek(SeekFrom::Start(directory)).map_err(broken)?;
    let mut names = HashSet::new();
    let mut entry = [0; 46];
    while from.read_exact(&mut entry).is_ok() && entry.starts_with(b"PK\x01\x02") {
        let length = |at: usize| u16::from_le_bytes([entry[at], entry[at + 1]]);
        let mut name = vec![0; usize::from(length(28))];
        from.read_exact(&mut name).map_err(broken)?;
        let more = i64::from(length(30)) + i64::from(length(32));
        from.seek_relative(more).map_err(broken)?;
        if let Some(name) = names.replace(name) {
            let name = String::from_utf8_lossy(&name);
            return Err(has_two(name.strip_suffix(".npy").unwrap_or(&name)));
        }
    }
    from.rewind().map_err(broken)
}

/// An array in an archive.
fn member(file: &mut impl Read) -> Result<ArrayD<f64>, String> {
    let mut start = Vec::new();
    file.take(MAX_START as u64).read_to_end(&mut start).map_err(|e| cannot_be_read(&e))?;
    if !start.starts_with(MAGIC) {
        return Err("is none".to_owned());
    }
    let header = Header::read(&start)?;
    read(&header, start[header.start..].chain(file))
}

/// Reads exactly `count` numbers of `N` bytes each, in pieces.
fn numbers<const N: usize>(
    mut from: impl Read,
    count: usize,
    number: impl Fn([u8; N]) -> f64,
) -> Result<Vec<f64>, String> {
    /// The numbers of a piece.
    const PIECE: usize = 1 << 16;
    let mut numbers = Vec::new();
    let mut piece = vec![0; PIECE.min(count) * N];
    while numbers.len() < count {
        let bytes = &mut piece[..(count - numbers.len()).min(PIECE) * N];
        from.read_exact(bytes).map_err(|e| match e.kind() {
            io::ErrorKind::UnexpectedEof => "ends too early: elements are missing".to_owned(),
            _ => cannot_be_read(&e),
        })?;
        let no_room = |_| cannot_be_read(&io::ErrorKind::OutOfMemory.into());
        numbers.try_reserve(bytes.len() / N).map_err(no_room)?;
        numbers.extend(bytes.as_chunks().0.iter().map(|&bytes| number(bytes)));
    }
    match io::copy(&mut from, &mut io::sink()).map_err(|e| cannot_be_read(&e))? {
        0 => Ok(numbers),
        extra => Err(format!("has {extra} bytes after the array")),
    }
}
