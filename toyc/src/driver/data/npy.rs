//! Arrays in numpy's files: `.npy` with one array, `.npz` with several.
//!
//! An array of `f64` in this machine's byte order is used where the file is mapped into memory; any other is read and
//! converted. What a header says is not believed: memory is taken for as many elements as follow it.
#![allow(unsafe_code)]

use std::fs::File;
use std::io::{self, BufReader, Cursor, Read, Seek};
use std::path::Path;

use memmap2::Mmap;
use ndarray::{ArrayD, ArrayViewD, ShapeBuilder};
use ndarray_npy::{ReadDataError, ReadNpyError, ReadNpyExt, ReadableElement, ViewNpyError, ViewNpyExt};
use py_literal::Value;
use zip::ZipArchive;
use zip::result::ZipError;

/// A file from this size on is mapped; a smaller one is read sooner.
const MAPPED_FROM: u64 = 1 << 16;

/// The longest header that is read, as in numpy: it is a dictionary of three entries.
const MAX_HEADER: u32 = 10_000;

/// How deep brackets nest in a header at most: a dictionary has a shape, or a list with the types of fields, which may have
/// shapes. What reads headers takes twice as long for each level.
const MAX_NESTING: usize = 6;

/// The beginning of a `.npy` file.
const MAGIC: &[u8] = b"\x93NUMPY";

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

/// What a file holds.
pub(super) enum Contents {
    One(Array),
    /// Arrays by name, in the order of the file.
    Several(Vec<(String, ArrayD<f64>)>),
}

/// An array from a file.
pub(super) struct Array(Storage);

enum Storage {
    Owned(ArrayD<f64>),
    /// A file that holds `f64`, as has been checked.
    File(Bytes),
}

impl Array {
    /// Reads what is in a file that is mapped, all at once: page by page it takes longer. Not sooner than it is needed, as
    /// LLVM could not be loaded meanwhile.
    #[cfg(feature = "llvm")]
    pub(super) fn fetch(&self) {
        // Where the system knows no such advice, pages come when they are read.
        #[cfg(target_os = "linux")]
        if let Storage::File(Bytes::Mapped(bytes)) = &self.0 {
            let _ = bytes.advise(memmap2::Advice::PopulateRead);
        }
    }

    /// The elements.
    pub(super) fn view(&self) -> ArrayViewD<'_, f64> {
        match &self.0 {
            Storage::Owned(array) => array.view(),
            Storage::File(bytes) => ArrayViewD::view_npy(bytes).expect("this has been viewed before"),
        }
    }
}

impl From<ArrayD<f64>> for Array {
    fn from(array: ArrayD<f64>) -> Self {
        Array(Storage::Owned(array))
    }
}

/// Reads a file; `-` is the input stream.
///
/// # Errors
/// What is wrong with the file, to follow its name.
pub(super) fn load(path: &Path) -> Result<Contents, String> {
    let Input { bytes, file } = open(path).map_err(|e| format!("cannot be read: {e}"))?;
    if bytes.starts_with(ZIP) {
        return converted(bytes, file, several).map(Contents::Several);
    }
    if !bytes.starts_with(MAGIC) {
        return Err("is no array: files that numpy.save and numpy.savez write are read".to_owned());
    }
    check_header(&bytes)?;
    match ArrayViewD::<f64>::view_npy(&bytes) {
        Ok(_) => Ok(Contents::One(Array(Storage::File(bytes)))),
        // Not as code reads it.
        Err(
            ViewNpyError::WrongDescriptor(_) | ViewNpyError::NonNativeEndian | ViewNpyError::MisalignedData,
        ) => converted(bytes, file, |from| {
            read(from).map(|array| Contents::One(array.into())).map_err(|e| wrong(&e))
        }),
        Err(ViewNpyError::MissingBytes(missing)) => {
            Err(format!("ends too early: {missing} bytes are missing"))
        }
        Err(ViewNpyError::ExtraBytes(extra)) => Err(format!("goes on for {extra} bytes after the array")),
        Err(ViewNpyError::ParseHeader(_)) => Err(BAD_HEADER.to_owned()),
        Err(e) => Err(format!("is no array that can be read: {e}")),
    }
}

/// What is wrong with a header that cannot be parsed. What parses it has much more to say.
const BAD_HEADER: &str = "is no array that can be read: its header is not one that numpy writes";

/// A file that has been opened.
struct Input {
    bytes: Bytes,
    /// The file, if it is mapped.
    file: Option<File>,
}

fn open(path: &Path) -> io::Result<Input> {
    if support::file::is_stream(path) {
        return Ok(Input { bytes: Bytes::Read(all(io::stdin().lock())?), file: None });
    }
    let file = support::file::open(path)?;
    let data = file.metadata()?;
    if data.is_file() && data.len() >= MAPPED_FROM {
        // SAFETY: the file must not change while the program runs, which the documentation says. The elements are numbers of
        // which any bytes are valid.
        let bytes = Bytes::Mapped(unsafe { Mmap::map(&file)? });
        return Ok(Input { bytes, file: Some(file) });
    }
    Ok(Input { bytes: Bytes::Read(all(file)?), file: None })
}

/// All bytes of a stream; only the first ones if it holds no array, since it need not have an end.
fn all(mut from: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    from.by_ref().take(MAGIC.len() as u64).read_to_end(&mut bytes)?;
    if bytes.starts_with(MAGIC) || bytes.starts_with(ZIP) {
        from.read_to_end(&mut bytes)?;
    }
    Ok(bytes)
}

/// What can be read front to back and again.
trait Source: Read + Seek {}

impl<T: Read + Seek> Source for T {}

/// Reads what is converted. A mapping would keep all that has been read in memory, so a file is read piece by piece.
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

/// Checks that a header is not far longer than headers are, and does not nest.
fn check_header(bytes: &[u8]) -> Result<(), String> {
    let (length, start) = match bytes.get(MAGIC.len()..MAGIC.len() + 6) {
        Some(&[1, _, a, b, _, _]) => (u32::from(u16::from_le_bytes([a, b])), MAGIC.len() + 4),
        Some(&[_, _, a, b, c, d]) => (u32::from_le_bytes([a, b, c, d]), MAGIC.len() + 6),
        _ => return Err("ends within its header".to_owned()),
    };
    if length > MAX_HEADER {
        return Err(format!("is no array that can be read: its header has {length} bytes"));
    }
    let header = bytes.get(start..start + length as usize).ok_or("ends within its header")?;
    match nests_deeper(header, MAX_NESTING) {
        true => Err("is no array that can be read: its header has too many brackets".to_owned()),
        false => Ok(()),
    }
}

/// Whether brackets in a Python literal nest deeper than this.
fn nests_deeper(text: &[u8], limit: usize) -> bool {
    let (mut depth, mut quote, mut is_escaped) = (0_usize, None, false);
    for &byte in text {
        match (quote, byte) {
            (Some(_), _) if is_escaped => is_escaped = false,
            (Some(_), b'\\') => is_escaped = true,
            (Some(open), _) if open == byte => quote = None,
            (Some(_), _) => {}
            (None, b'\'' | b'"') => quote = Some(byte),
            (None, b'(' | b'[' | b'{') => depth += 1,
            (None, b')' | b']' | b'}') => depth = depth.saturating_sub(1),
            (None, _) => {}
        }
        if depth > limit {
            return true;
        }
    }
    false
}

fn read(from: impl Read) -> Result<ArrayD<f64>, ReadNpyError> {
    let array = ArrayD::<Number>::read_npy(from)?;
    // In the order in which they are in the file, and in the same memory.
    let shape = array.raw_dim().set_f(!array.is_standard_layout());
    let elements = array.into_raw_vec_and_offset().0.into_iter().map(|number| number.0).collect();
    Ok(ArrayD::from_shape_vec(shape, elements).expect("there are as many elements as before"))
}

/// The arrays in an archive. As numpy has it, the files in it end in `.npy`, and the names of arrays do not.
fn several(from: &mut dyn Source) -> Result<Vec<(String, ArrayD<f64>)>, String> {
    let no_archive = |e: ZipError| format!("is no archive that can be read: {e}");
    let mut archive = ZipArchive::new(from).map_err(no_archive)?;
    let mut arrays: Vec<(String, ArrayD<f64>)> = Vec::with_capacity(archive.len().min(1024));
    for index in 0..archive.len() {
        let mut file = archive.by_index(index).map_err(no_archive)?;
        let name = file.name().strip_suffix(".npy").unwrap_or(file.name()).to_owned();
        if arrays.iter().any(|(known, _)| *known == name) {
            return Err(format!("has two arrays '{}'", name.escape_debug()));
        }
        let array = member(&mut file);
        arrays.push((
            name.clone(),
            array.map_err(|e| format!("has an array '{}' that {e}", name.escape_debug()))?,
        ));
    }
    Ok(arrays)
}

/// An array in an archive.
fn member(file: &mut impl Read) -> Result<ArrayD<f64>, String> {
    // Its header is checked before it is parsed, as that of a file.
    let mut header = Vec::new();
    let most = MAGIC.len() as u64 + 6 + u64::from(MAX_HEADER);
    file.take(most).read_to_end(&mut header).map_err(|e| format!("cannot be read: {e}"))?;
    if !header.starts_with(MAGIC) {
        return Err("is none".to_owned());
    }
    check_header(&header)?;
    read(header.as_slice().chain(file)).map_err(|e| wrong(&e))
}

fn wrong(error: &ReadNpyError) -> String {
    match error {
        ReadNpyError::WrongDescriptor(Value::String(ty)) => format!(
            "holds elements of type '{}', and a program computes with 64-bit floats: convert it with \
             a.astype('float64')",
            ty.escape_debug()
        ),
        ReadNpyError::WrongDescriptor(_) => "holds records, and a program computes with numbers".to_owned(),
        ReadNpyError::MissingData => "ends too early: elements are missing".to_owned(),
        ReadNpyError::ExtraBytes(extra) => format!("goes on for {extra} bytes after the array"),
        ReadNpyError::ParseHeader(_) => BAD_HEADER.to_owned(),
        ReadNpyError::Io(e) => format!("cannot be read: {e}"),
        e => format!("is no array that can be read: {e}"),
    }
}

/// A number that is read from any type of floats.
#[derive(Clone, Copy)]
struct Number(f64);

impl ReadableElement for Number {
    fn read_to_end_exact_vec<R: Read>(from: R, ty: &Value, count: usize) -> Result<Vec<Self>, ReadDataError> {
        let Value::String(name) = ty else { return Err(ReadDataError::WrongDescriptor(ty.clone())) };
        match &**name {
            "<f8" => numbers(from, count, f64::from_le_bytes),
            ">f8" => numbers(from, count, f64::from_be_bytes),
            "<f4" => numbers(from, count, |bytes| f32::from_le_bytes(bytes).into()),
            ">f4" => numbers(from, count, |bytes| f32::from_be_bytes(bytes).into()),
            _ => Err(ReadDataError::WrongDescriptor(ty.clone())),
        }
    }
}

/// Reads exactly `count` numbers of `N` bytes each, in pieces.
fn numbers<const N: usize>(
    mut from: impl Read,
    count: usize,
    number: impl Fn([u8; N]) -> f64,
) -> Result<Vec<Number>, ReadDataError> {
    /// The numbers of a piece.
    const PIECE: usize = 1 << 16;
    let mut numbers = Vec::new();
    let mut piece = vec![0; PIECE.min(count) * N];
    while numbers.len() < count {
        let bytes = &mut piece[..(count - numbers.len()).min(PIECE) * N];
        from.read_exact(bytes).map_err(|e| match e.kind() {
            io::ErrorKind::UnexpectedEof => ReadDataError::MissingData,
            _ => ReadDataError::Io(e),
        })?;
        numbers
            .try_reserve(bytes.len() / N)
            .map_err(|_| ReadDataError::Io(io::ErrorKind::OutOfMemory.into()))?;
        numbers.extend(bytes.as_chunks().0.iter().map(|&bytes| Number(number(bytes))));
    }
    match io::copy(&mut from, &mut io::sink())? {
        0 => Ok(numbers),
        extra => Err(ReadDataError::ExtraBytes(extra as usize)),
    }
}
