//! Source texts and places in them.
//!
//! A [`SourceMap`] owns all source texts; a [`Span`] is a byte range of one of them. A span is 12 bytes and `Copy`, so
//! every token, record and operation can have one.

use std::cell::Cell;
use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, OnceLock};

/// A text in a [`SourceMap`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct FileId(u32);

/// A half-open byte range `start..end` of one file.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Span {
    /// The file.
    pub file: FileId,
    /// First byte.
    pub start: u32,
    /// One past the last byte.
    pub end: u32,
}

impl Span {
    /// The range `start..end` of `file`.
    pub fn new(file: FileId, start: usize, end: usize) -> Self {
        let clamp = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        Span { file, start: clamp(start), end: clamp(end.max(start)) }
    }

    /// The smallest span that covers both; `other` must be in the same file.
    pub fn to(self, other: Span) -> Span {
        debug_assert_eq!(self.file, other.file, "spans of two files have no union");
        Span { file: self.file, start: self.start.min(other.start), end: self.end.max(other.end) }
    }

    /// The empty span at the end of this one.
    pub fn at_end(self) -> Span {
        Span { start: self.end, ..self }
    }

    /// The bytes as a range that slices the file's text.
    pub fn range(self) -> std::ops::Range<usize> {
        self.start as usize..self.end as usize
    }
}

/// A one-based line and column; the column counts bytes, as MLIR's locations do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct LineColumn {
    /// Line, from 1.
    pub line: u32,
    /// Column in bytes, from 1.
    pub column: u32,
}

impl fmt::Display for LineColumn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

/// Bytes as text.
///
/// # Errors
/// The line and column of the first byte that is not UTF-8.
///
/// ```
/// use support::source::{LineColumn, text_of};
/// assert_eq!(text_of(b"a\nb".to_vec()).as_deref(), Ok("a\nb"));
/// assert_eq!(text_of(b"a\nb\xff".to_vec()), Err(LineColumn { line: 2, column: 2 }));
/// ```
pub fn text_of(bytes: Vec<u8>) -> Result<String, LineColumn> {
    String::from_utf8(bytes).map_err(|e| {
        let before = &e.as_bytes()[..e.utf8_error().valid_up_to()];
        let line = memchr::memchr_iter(b'\n', before).count() as u32 + 1;
        let start = memchr::memrchr(b'\n', before).map_or(0, |newline| newline + 1);
        LineColumn { line, column: (before.len() - start) as u32 + 1 }
    })
}

/// Stands in a text for a byte that is part of no character; see [`SourceMap::add_bytes`].
const SUBSTITUTE: char = '\u{1a}';

struct SourceFile {
    name: Arc<str>,
    /// Shared, so that a reader can keep it while other files are added; boxed, so that sharing does not copy it.
    text: Arc<Box<str>>,
    /// The bytes that were read, if they are not UTF-8.
    bytes: Option<Arc<[u8]>>,
    /// The byte offsets of line starts, computed at the first use.
    line_starts: OnceLock<Vec<u32>>,
}

impl SourceFile {
    fn line_starts(&self) -> &[u32] {
        self.line_starts.get_or_init(|| {
            let ends = memchr::memchr_iter(b'\n', self.text.as_bytes());
            std::iter::once(0).chain(ends.map(|i| i as u32 + 1)).collect()
        })
    }
}

/// All source texts with their names as the user gave them.
#[derive(Default)]
pub struct SourceMap {
    files: Vec<SourceFile>,
    /// The last file of each name.
    by_name: HashMap<Arc<str>, FileId>,
}

impl SourceMap {
    /// An empty map.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a text under the name that diagnostics show.
    ///
    /// Spans cannot address texts of 4 GiB and more; callers must refuse them (see [`MAX_SIZE`]).
    pub fn add(&mut self, name: impl Into<String>, text: impl Into<Box<str>>) -> FileId {
        let name = Arc::from(name.into());
        let text = Arc::new(text.into());
        let file = FileId(self.files.len() as u32);
        self.by_name.insert(Arc::clone(&name), file);
        self.files.push(SourceFile { name, text, bytes: None, line_starts: OnceLock::new() });
        file
    }

    /// Like [`SourceMap::add`], for bytes that need not be UTF-8. In the text, the control character
    /// U+001A (substitute) stands for each byte that is part of no character, so that all offsets
    /// are those of the bytes.
    ///
    /// ```
    /// let mut sources = support::SourceMap::new();
    /// let file = sources.add_bytes("a.td", b"// caf\xe9".to_vec());
    /// assert_eq!(sources.text(file), "// caf\u{1a}");
    /// assert_eq!(sources.bytes(file), b"// caf\xe9");
    /// ```
    pub fn add_bytes(&mut self, name: impl Into<String>, bytes: Vec<u8>) -> FileId {
        let bytes = match String::from_utf8(bytes) {
            Ok(text) => return self.add(name, text),
            Err(e) => e.into_bytes(),
        };
        let mut text = String::with_capacity(bytes.len());
        for chunk in bytes.utf8_chunks() {
            text.push_str(chunk.valid());
            text.extend(chunk.invalid().iter().map(|_| SUBSTITUTE));
        }
        let file = self.add(name, text);
        self.files[file.0 as usize].bytes = Some(bytes.into());
        file
    }

    /// The name of a file.
    pub fn name(&self, file: FileId) -> &str {
        &self.files[file.0 as usize].name
    }

    /// The text of a file.
    pub fn text(&self, file: FileId) -> &str {
        &self.files[file.0 as usize].text
    }

    /// The bytes of a file: those of its text, unless they are not UTF-8.
    pub fn bytes(&self, file: FileId) -> &[u8] {
        let f = &self.files[file.0 as usize];
        f.bytes.as_deref().unwrap_or(f.text.as_bytes())
    }

    /// Whether the bytes of a file are those of its text.
    pub fn is_utf8(&self, file: FileId) -> bool {
        self.files[file.0 as usize].bytes.is_none()
    }

    /// The span of a file's whole text.
    pub fn whole(&self, file: FileId) -> Span {
        Span::new(file, 0, self.text(file).len())
    }

    /// The text of a file, which can be kept while files are added.
    pub fn shared_text(&self, file: FileId) -> Arc<Box<str>> {
        Arc::clone(&self.files[file.0 as usize].text)
    }

    /// Finds lines and columns in a file, fastest for places in increasing order.
    pub fn line_finder(&self, file: FileId) -> LineFinder<'_> {
        LineFinder { starts: self.files[file.0 as usize].line_starts(), line: Cell::new(0) }
    }

    /// The text of a span, or `""` if the span is not on character boundaries.
    pub fn slice(&self, span: Span) -> &str {
        self.text(span.file).get(span.range()).unwrap_or("")
    }

    /// The line and column of a byte offset; an offset past the end counts as the end.
    pub fn line_column(&self, file: FileId, offset: u32) -> LineColumn {
        self.line_finder(file).at(offset)
    }

    /// The line and column at which a span starts.
    pub fn start(&self, span: Span) -> LineColumn {
        self.line_column(span.file, span.start)
    }

    /// The byte offset of a line and column, if the file has that line.
    pub fn offset(&self, file: FileId, at: LineColumn) -> Option<u32> {
        let f = &self.files[file.0 as usize];
        let start = *f.line_starts().get((at.line as usize).checked_sub(1)?)?;
        let end = f.line_starts().get(at.line as usize).map_or(f.text.len() as u32, |next| next - 1);
        let offset = start.checked_add(at.column.saturating_sub(1))?;
        (offset <= end).then_some(offset)
    }

    /// The file with this name; if there are several, the one added last.
    pub fn find(&self, name: &str) -> Option<FileId> {
        self.by_name.get(name).copied()
    }

    /// All files in the order they were added.
    pub fn files(&self) -> impl Iterator<Item = FileId> + use<> {
        (0..self.files.len() as u32).map(FileId)
    }
}

/// Finds lines and columns of byte offsets, fastest if an offset is a little after the previous one.
#[derive(Clone)]
pub struct LineFinder<'a> {
    /// The byte offsets of line starts; the first is 0.
    starts: &'a [u32],
    /// The index of the line found last.
    line: Cell<usize>,
}

impl LineFinder<'_> {
    /// The number of lines that are tried one by one before a binary search.
    const NEAR: usize = 8;

    /// The line and column of a byte offset.
    pub fn at(&self, offset: u32) -> LineColumn {
        let starts = self.starts;
        let mut line = self.line.get();
        let far = starts.get(line + Self::NEAR).is_some_and(|&s| s <= offset);
        if far || starts[line] > offset {
            line = starts.partition_point(|&s| s <= offset) - 1;
        } else {
            while starts.get(line + 1).is_some_and(|&s| s <= offset) {
                line += 1;
            }
        }
        self.line.set(line);
        LineColumn { line: line as u32 + 1, column: offset - starts[line] + 1 }
    }
}

/// The largest text a [`SourceMap`] takes, in bytes.
pub const MAX_SIZE: usize = u32::MAX as usize - 1;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_and_columns() {
        let mut map = SourceMap::new();
        let f = map.add("a.txt", "ab\n\ncd");
        let at = |o| map.line_column(f, o).to_string();
        assert_eq!([at(0), at(1), at(2), at(3), at(4), at(6)], ["1:1", "1:2", "1:3", "2:1", "3:1", "3:3"]);
        let finder = map.line_finder(f);
        assert_eq!([4, 0, 6].map(|o| finder.at(o).to_string()), ["3:1", "1:1", "3:3"]);
        assert_eq!(map.offset(f, LineColumn { line: 3, column: 2 }), Some(5));
        assert_eq!(map.offset(f, LineColumn { line: 9, column: 1 }), None);
        assert_eq!(map.find("a.txt"), Some(f));
    }
}
