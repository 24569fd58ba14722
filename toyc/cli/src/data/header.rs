//! The header of a `.npy` file: the type of the elements, their order, and the shape. It is a
//! dictionary in Python's syntax.
//!
//! Nothing in it is trusted: sizes are checked before they are used, and nothing in it nests.

use ndarray::{IxDyn, Shape, ShapeBuilder};
use toyc::arrays::FloatKind;

/// The beginning of a file.
pub(super) const MAGIC: &[u8] = b"\x93NUMPY";

/// How many bytes may precede the elements. The dictionary may be as long as in numpy.
pub(super) const MAX_START: usize = MAGIC.len() + 6 + MAX_TEXT;

const MAX_TEXT: usize = 10_000;

/// The message about a header that cannot be read.
const BAD: &str = "is no array that can be read: its header is not one that numpy writes";

/// The types of elements that are read, by their names in numpy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Type {
    Boolean,
    F4,
    F8,
    I1,
    I2,
    I4,
    I8,
    U1,
    U2,
    U4,
    U8,
}

const TYPES: [(&str, Type); 11] = [
    ("b1", Type::Boolean),
    ("f4", Type::F4),
    ("f8", Type::F8),
    ("i1", Type::I1),
    ("i2", Type::I2),
    ("i4", Type::I4),
    ("i8", Type::I8),
    ("u1", Type::U1),
    ("u2", Type::U2),
    ("u4", Type::U4),
    ("u8", Type::U8),
];

/// How elements are represented.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Element {
    pub(super) ty: Type,
    pub(super) is_big_endian: bool,
    /// Its size in bytes.
    pub(super) size: usize,
}

impl Element {
    /// The type that a program computes with.
    pub(super) fn kind(self) -> FloatKind {
        if self.ty == Type::F4 { FloatKind::F32 } else { FloatKind::F64 }
    }

    /// Whether elements have the representation that code reads.
    pub(super) fn is_native(self) -> bool {
        matches!(self.ty, Type::F4 | Type::F8) && self.is_big_endian == cfg!(target_endian = "big")
    }

    /// The order of bytes, `|` if there is only one, and the type with its size.
    fn from_name(name: &str) -> Result<Self, String> {
        let read = name.split_at_checked(1).and_then(|(order, ty)| {
            let &(_, ty) = TYPES.iter().find(|(known, _)| *known == ty)?;
            let size = usize::from(name.as_bytes()[2] - b'0');
            let fits = if size == 1 { order == "|" } else { order == "<" || order == ">" };
            fits.then_some(Element { ty, is_big_endian: order == ">", size })
        });
        read.ok_or_else(|| {
            format!(
                "holds elements of type '{}', and a program computes with floats of 64 or 32 bits: convert it with \
                 a.astype('float64')",
                name.escape_debug()
            )
        })
    }
}

/// The contents of a header.
#[derive(Debug, PartialEq)]
pub(super) struct Header {
    pub(super) element: Element,
    shape: Vec<usize>,
    /// Whether the first subscript varies fastest.
    is_fortran: bool,
    /// The number of elements.
    pub(super) count: usize,
    /// Where the elements begin.
    pub(super) start: usize,
}

impl Header {
    /// Reads the header at the beginning of a file.
    ///
    /// # Errors
    /// A message about the file, to follow its name.
    pub(super) fn read(bytes: &[u8]) -> Result<Self, String> {
        let (length, start) = match *bytes.get(MAGIC.len()..).unwrap_or_default() {
            [1, 0, a, b, ..] => (usize::from(u16::from_le_bytes([a, b])), MAGIC.len() + 4),
            [2 | 3, 0, a, b, c, d, ..] => (u32::from_le_bytes([a, b, c, d]) as usize, MAGIC.len() + 6),
            [1..=3, 0, ..] | [] | [_] => return Err("ends within its header".to_owned()),
            [major, minor, ..] => {
                return Err(format!(
                    "is of version {major}.{minor} of numpy's format, and 3.0 is the last known"
                ));
            }
        };
        if length > MAX_TEXT {
            return Err(format!("is no array that can be read: its header has {length} bytes"));
        }
        let text = bytes.get(start..start + length).ok_or("ends within its header")?;
        let Dictionary { element, is_fortran, shape } = Text(text).dictionary().ok_or(BAD)?;
        let element = match element {
            Stored::Named(name) => Element::from_name(name)?,
            Stored::Records => return Err("holds records, and a program computes with numbers".to_owned()),
        };
        // Even if there are no elements because of a 0, the other extents must be valid sizes.
        let mut extents = shape.iter().filter(|&&extent| extent > 0);
        let bytes = extents.try_fold(element.size.max(8), |bytes, extent| bytes.checked_mul(*extent));
        if bytes.is_none_or(|bytes| isize::try_from(bytes).is_err()) {
            return Err("is no array that can be read: its shape has more elements than memory".to_owned());
        }
        let count = shape.iter().product();
        Ok(Header { element, shape, is_fortran, count, start: start + length })
    }

    /// The shape, with the order of the elements.
    pub(super) fn shape(&self) -> Shape<IxDyn> {
        IxDyn(&self.shape).set_f(self.is_fortran)
    }

    /// The size of the elements in bytes.
    pub(super) fn size(&self) -> usize {
        self.count * self.element.size
    }
}

/// The header of an array of elements as this machine has them. As in numpy, what follows begins at a multiple of 64 bytes.
pub(super) fn written(shape: &[usize], kind: FloatKind, is_fortran: bool) -> Vec<u8> {
    const MULTIPLE: usize = 64;
    let byte_order = if cfg!(target_endian = "little") { '<' } else { '>' };
    let size = kind.width() / 8;
    let order = if is_fortran { "True" } else { "False" };
    let extents: Vec<String> = shape.iter().map(usize::to_string).collect();
    // A tuple of one has a comma, too.
    let comma = if let [_] = shape { "," } else { "" };
    let shape = extents.join(", ");
    let text =
        format!("{{'descr': '{byte_order}f{size}', 'fortran_order': {order}, 'shape': ({shape}{comma}), }}");
    let start = (MAGIC.len() + 4 + text.len() + 1).next_multiple_of(MULTIPLE);
    let length = start - MAGIC.len() - 4;
    let size = u16::try_from(length).expect("an array has few dimensions").to_le_bytes();
    let mut header = [MAGIC, &[1, 0], &size, text.as_bytes()].concat();
    header.resize(start - 1, b' ');
    header.push(b'\n');
    header
}

/// The type of the elements.
enum Stored<'a> {
    Named(&'a str),
    Records,
}

/// The entries of a dictionary.
struct Dictionary<'a> {
    element: Stored<'a>,
    is_fortran: bool,
    shape: Vec<usize>,
}

/// The text that has not been read yet. If something is not found, the result is `None`.
struct Text<'a>(&'a [u8]);

impl<'a> Text<'a> {
    fn dictionary(mut self) -> Option<Dictionary<'a>> {
        let mut element = None;
        let mut is_fortran = None;
        let mut shape = None;
        self.token(b"{")?;
        while self.token(b"}").is_none() {
            let key = self.string()?;
            self.token(b":")?;
            let is_new = match key {
                "descr" => element.replace(self.element()?).is_none(),
                "fortran_order" => is_fortran.replace(self.boolean()?).is_none(),
                "shape" => shape.replace(self.shape()?).is_none(),
                _ => false,
            };
            if !is_new || (self.token(b",").is_none() && !self.blank().0.starts_with(b"}")) {
                return None;
            }
        }
        match self.blank().0 {
            [] => Some(Dictionary { element: element?, is_fortran: is_fortran?, shape: shape? }),
            _ => None,
        }
    }

    /// The text after blanks.
    fn blank(&mut self) -> &mut Self {
        self.0 = self.0.trim_ascii_start();
        self
    }

    fn token(&mut self, token: &[u8]) -> Option<()> {
        self.0 = self.blank().0.strip_prefix(token)?;
        Some(())
    }

    fn string(&mut self) -> Option<&'a str> {
        let (&quote, rest) = self.blank().0.split_first().filter(|(first, _)| b"'\"".contains(first))?;
        let end = rest.iter().position(|&byte| byte == quote)?;
        self.0 = &rest[end + 1..];
        std::str::from_utf8(&rest[..end]).ok().filter(|text| !text.contains('\\'))
    }

    fn element(&mut self) -> Option<Stored<'a>> {
        if !self.blank().0.starts_with(b"[") {
            return self.string().map(Stored::Named);
        }
        // The fields of records need not be known: skip to the bracket that closes the list.
        let mut depth = 0_usize;
        while let Some((&first, rest)) = self.blank().0.split_first() {
            match first {
                b'\'' | b'"' => {
                    self.string()?;
                    continue;
                }
                b'[' => depth += 1,
                b']' => depth -= 1,
                _ => {}
            }
            self.0 = rest;
            if depth == 0 {
                return Some(Stored::Records);
            }
        }
        None
    }

    fn boolean(&mut self) -> Option<bool> {
        self.token(b"True").map(|()| true).or_else(|| self.token(b"False").map(|()| false))
    }

    fn shape(&mut self) -> Option<Vec<usize>> {
        let mut shape = Vec::new();
        self.token(b"(")?;
        loop {
            if self.token(b")").is_some() {
                return Some(shape);
            }
            shape.push(self.number()?);
            if self.token(b",").is_none() {
                self.token(b")")?;
                // In Python, `(2)` is a number.
                return (shape.len() > 1).then_some(shape);
            }
        }
    }

    /// A number; the largest number represents all larger ones. Python 2 wrote an `L` after some.
    fn number(&mut self) -> Option<usize> {
        let text = self.blank().0;
        let end = text.iter().position(|byte| !byte.is_ascii_digit()).unwrap_or(text.len());
        let digits = std::str::from_utf8(&text[..end]).ok().filter(|digits| !digits.is_empty())?;
        self.0 = text[end..].strip_prefix(b"L").unwrap_or(&text[end..]);
        Some(digits.parse().unwrap_or(usize::MAX))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Header, String> {
        let length = u16::try_from(text.len()).expect("short").to_le_bytes();
        Header::read(&[MAGIC, &[1, 0], &length, text.as_bytes(), &[0; 8]].concat())
    }

    #[test]
    fn what_numpy_writes() {
        let check = |text: &str, element, shape: &[usize], is_fortran| {
            let count = shape.iter().product();
            let wanted = Header { element, shape: shape.to_vec(), is_fortran, count, start: 10 + text.len() };
            assert_eq!(read(text), Ok(wanted), "{text}");
        };
        let double = Element { ty: Type::F8, is_big_endian: false, size: 8 };
        let single = Element { ty: Type::F4, is_big_endian: true, size: 4 };
        let byte = Element { ty: Type::I1, is_big_endian: false, size: 1 };
        check(
            "{'descr': '<f8', 'fortran_order': False, 'shape': (2, 3), }          \n",
            double,
            &[2, 3],
            false,
        );
        check("{'shape': (), 'fortran_order': True, 'descr': '<f8'}", double, &[], true);
        check("{\"descr\":\">f4\",\"shape\":(7,),\"fortran_order\":False,}", single, &[7], false);
        check("{'descr': '|i1', 'fortran_order': False, 'shape': (7,), }", byte, &[7], false);
        check("{'descr': '<f8', 'fortran_order': False, 'shape': (2L, 3L), }", double, &[2, 3], false);
        check("{'descr': '<f8', 'fortran_order': False, 'shape': (0, 3)}\n", double, &[0, 3], false);
    }

    #[test]
    fn what_is_written() {
        for shape in [&[][..], &[7], &[2, 3], &[0, 3], &[1; 64]] {
            let types = [(FloatKind::F64, Type::F8, 8), (FloatKind::F32, Type::F4, 4)];
            for (is_fortran, (kind, ty, size)) in [false, true].into_iter().zip(types) {
                let bytes = written(shape, kind, is_fortran);
                let count = shape.iter().product();
                let element = Element { ty, is_big_endian: cfg!(target_endian = "big"), size };
                let wanted = Header { element, shape: shape.to_vec(), is_fortran, count, start: bytes.len() };
                assert_eq!(Header::read(&bytes), Ok(wanted));
                assert!(bytes.len().is_multiple_of(64) && bytes.ends_with(b"\n"), "{shape:?}");
            }
        }
        let text = "{'descr': '<f8', 'fortran_order': False, 'shape': (2, 3), }";
        assert!(
            cfg!(target_endian = "big")
                || written(&[2, 3], FloatKind::F64, false)[10..].starts_with(text.as_bytes())
        );
        assert!(written(&[7], FloatKind::F64, true)[10..].windows(13).any(|part| part == b"'shape': (7,)"));
    }

    #[test]
    fn what_it_does_not_write() {
        let shapes = [
            "(2)", "[2, 3]", "(2, -1)", "(2, 3", "(,)", "(1 2)", "((2,),)", "3", "(2.0,)", "('2',)", "(0x2,)",
        ];
        let of = |shape: &str| format!("{{'descr': '<f8', 'fortran_order': False, 'shape': {shape}, }}");
        let others = [
            "",
            "{}",
            "{'descr': '<f8', 'fortran_order': False}",
            "{'descr': '<f8', 'fortran_order': 0, 'shape': (2,)}",
            "{'descr': '<f8', 'descr': '<f8', 'fortran_order': False, 'shape': (2,)}",
            "{'descr': '<f8', 'fortran_order': False, 'shape': (2,), 'more': 1}",
            "{'descr': '<f8', 'fortran_order': False, 'shape': (2,)} x",
            "{'descr': '<f8' 'fortran_order': False, 'shape': (2,)}",
            "{'descr': '<f8, 'fortran_order': False, 'shape': (2,)}",
            "{'descr': [('a', '<f8')], 'fortran_order': False, 'shape': (2,)",
            "{'descr': [[[[, 'fortran_order': False, 'shape': (2,)}",
        ];
        for text in shapes.map(of).into_iter().chain(others.map(str::to_owned)) {
            assert_eq!(read(&text), Err(BAD.to_owned()), "{text}");
        }
        let records =
            "{'descr': [('a]', '<f8', (2,)), ('b', [('c', '<i4')])], 'fortran_order': False, 'shape': (2,)}";
        assert!(read(records).is_err_and(|e| e.starts_with("holds records")));
    }

    #[test]
    fn sizes_that_no_memory_has() {
        let most = usize::MAX;
        let half = isize::MAX / 8;
        for shape in [
            format!("(0, {most})"),
            format!("({most}, 0)"),
            format!("({most}0, 1)"),
            format!("({most}, 2)"),
            "(4294967296, 4294967296)".to_owned(),
            "(4294967296, 0, 4294967296)".to_owned(),
            format!("({},)", half + 1),
        ] {
            for ty in ["<f8", ">f4"] {
                let text = format!("{{'descr': '{ty}', 'fortran_order': False, 'shape': {shape}}}");
                assert!(read(&text).is_err_and(|e| e.contains("more elements than memory")), "{text}");
            }
        }
        let text = format!("{{'descr': '<f8', 'fortran_order': False, 'shape': ({half},)}}");
        assert_eq!(read(&text).map(|header| header.count), Ok(half.unsigned_abs()));
        for (bytes, message) in [
            (&b"\x93NUMPY"[..], "ends within"),
            (b"\x93NUMPY\x01", "ends within"),
            (b"\x93NUMPY\x01\x00\x76", "ends within"),
            (b"\x93NUMPY\x02\x00\x76\x00\x00", "ends within"),
            (b"\x93NUMPY\x02\x00\xff\xff\xff\xff", "4294967295 bytes"),
            (b"\x93NUMPY\x01\x00\x76\x00{", "ends within"),
            (b"\x93NUMPY\x04\x00\x76\x00{", "version 4.0"),
            (b"\x93NUMPY\x01\x01\x76\x00{", "version 1.1"),
        ] {
            assert!(Header::read(bytes).is_err_and(|e| e.contains(message)), "{bytes:?}");
        }
    }
}
