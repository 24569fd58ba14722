//! Arrays in numpy's files: `.npy` with one array, `.npz` with several.
//!
//! An array of `f64` or `f32` in this machine's byte order is used from the mapped file; any other is read and
//! converted, integers and booleans to `f64`. The header is not trusted: memory is allocated only for as many elements as follow it.
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
use toyc::arrays::{self, FloatKind, View};
use zip::ZipArchive;
use zip::result::ZipError;

use super::header::{self, Header, MAGIC, MAX_START, Type};

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
    Several(Vec<(String, arrays::Array)>),
}

/// An array from a file.
pub(super) struct Array(Storage);

enum Storage {
    Owned(arrays::Array),
    /// A file that holds elements in this machine's representation, as many as its header says; this has been checked.
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
    pub(super) fn view(&self) -> View<'_> {
        match &self.0 {
            Storage::Owned(array) => array.view(),
            Storage::File(bytes, header) => mapped(bytes, header).expect("it was there before"),
        }
    }
}

impl From<arrays::Array> for Array {
    fn from(array: arrays::Array) -> Self {
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
    if mapped(&bytes, &header).is_none() && !is_short(&bytes, &header) {
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

/// Whether elements that code could read in place are missing, or followed by other bytes.
fn is_short(bytes: &[u8], header: &Header) -> bool {
    header.element.is_native() && bytes.len() - header.start != header.size()
}

/// The array after a header, if its elements have the representation that code reads.
fn mapped<'a>(bytes: &'a [u8], header: &Header) -> Option<View<'a>> {
    let bytes = bytes.get(header.start..).filter(|_| header.element.is_native())?;
    match header.element.kind() {
        FloatKind::F32 => Some(ArrayViewD::from_shape(header.shape(), aligned::<f32>(bytes)?).ok()?.into()),
        _ => Some(ArrayViewD::from_shape(header.shape(), aligned::<f64>(bytes)?).ok()?.into()),
    }
}

/// Bytes as elements, if they are at a place for them.
fn aligned<T: arrays::Element>(bytes: &[u8]) -> Option<&[T]> {
    // SAFETY: any bytes are numbers.
    let (before, elements, _) = unsafe { bytes.align_to() };
    before.is_empty().then_some(elements)
}

fn cannot_be_read(error: &io::Error) -> String {
    format!("cannot be read: {error}")
}

/// The bytes of the file that [`save`] writes.
pub(crate) fn size(array: &arrays::Array) -> u64 {
    (MAX_START + array.len() * size_of::<f64>()) as u64
}

/// Writes an array as `numpy.save` does: the elements as this machine has them, in the order in which they are in memory if
/// that is one of the two which files know.
pub(crate) fn save(array: &arrays::Array, to: &mut impl Write) -> io::Result<()> {
    match array {
        arrays::Array::F64(array) => save_elements(array, to),
        arrays::Array::F32(array) => save_elements(array, to),
    }
}

fn save_elements<T: arrays::Element>(array: &ArrayD<T>, to: &mut impl Write) -> io::Result<()> {
    let columns = array.t();
    let elements = array.as_slice();
    let is_fortran = elements.is_none() && columns.is_standard_layout();
    to.write_all(&header::written(array.shape(), T::KIND, is_fortran))?;
    match elements.or(columns.as_slice()) {
        Some(elements) => {
            // SAFETY: a number is bytes without padding, and any address is one of bytes.
            let (_, bytes, _) = unsafe { elements.align_to() };
            to.write_all(bytes)
        }
        None => array.iter().try_for_each(|element| {
            // SAFETY: as above.
            let (_, bytes, _) = unsafe { std::slice::from_ref(element).align_to() };
            to.write_all(bytes)
        }),
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

/// A number of a type from its bytes.
macro_rules! number {
    ($ty:ty, $bytes:expr, $is_big:expr) => {
        if $is_big { <$ty>::from_be_bytes($bytes) } else { <$ty>::from_le_bytes($bytes) }
    };
}

/// Reads the elements after a header, in the order of the file.
fn read(header: &Header, from: impl Read) -> Result<arrays::Array, String> {
    let is_big = header.element.is_big_endian;
    match header.element.ty {
        Type::F8 => elements(header, from, |bytes| number!(f64, bytes, is_big)),
        Type::F4 => elements(header, from, |bytes| number!(f32, bytes, is_big)),
        Type::I1 => elements(header, from, |bytes| f64::from(number!(i8, bytes, is_big))),
        Type::I2 => elements(header, from, |bytes| f64::from(number!(i16, bytes, is_big))),
        Type::I4 => elements(header, from, |bytes| f64::from(number!(i32, bytes, is_big))),
        Type::I8 => elements(header, from, |bytes| number!(i64, bytes, is_big) as f64),
        Type::U1 => elements(header, from, |bytes| f64::from(number!(u8, bytes, is_big))),
        Type::U2 => elements(header, from, |bytes| f64::from(number!(u16, bytes, is_big))),
        Type::U4 => elements(header, from, |bytes| f64::from(number!(u32, bytes, is_big))),
        Type::U8 => elements(header, from, |bytes| number!(u64, bytes, is_big) as f64),
        Type::Boolean => elements(header, from, |[byte]: [u8; 1]| f64::from(u8::from(byte != 0))),
    }
}

/// An array of elements, each of which is made of `N` bytes.
fn elements<const N: usize, T: arrays::Element>(
    header: &Header,
    from: impl Read,
    number: impl Fn([u8; N]) -> T,
) -> Result<arrays::Array, String> {
    let elements = numbers(from, header.count, number)?;
    let array = ArrayD::from_shape_vec(header.shape(), elements);
    Ok(T::array(array.expect("the header gives the number of elements")))
}

/// The arrays in an archive. As in numpy, the files in it end in `.npy`, and the names of arrays do not.
fn several(from: &mut dyn Source) -> Result<Vec<(String, arrays::Array)>, String> {
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
fn member(file: &mut impl Read) -> Result<arrays::Array, String> {
    let mut start = Vec::new();
    file.take(MAX_START as u64).read_to_end(&mut start).map_err(|e| cannot_be_read(&e))?;
    if !start.starts_with(MAGIC) {
        return Err("is none".to_owned());
    }
    let header = Header::read(&start)?;
    read(&header, start[header.start..].chain(file))
}

/// Reads exactly `count` numbers of `N` bytes each, in pieces.
fn numbers<const N: usize, T>(
    mut from: impl Read,
    count: usize,
    number: impl Fn([u8; N]) -> T,
) -> Result<Vec<T>, String> {
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
