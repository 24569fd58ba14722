//! The kinds of locations, and how the id of nearly every location holds the location itself.

use std::hash::{Hash, Hasher};

use super::ids::{Attr, Ident, Loc};

/// A line and column of the context's main file that fit into a [`Loc`]: the highest bit is set, and the rest is in the
/// first [`Layout`] that is large enough.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Point {
    pub(crate) line: u32,
    pub(crate) column: u32,
}

/// How many bits the line and the column have, and the tag in the bits above them.
struct Layout {
    tag: u32,
    line_bits: u32,
    column_bits: u32,
}

/// The layouts for ordinary files, for many short lines, and for very long lines. Each tag fills the bits above its
/// fields, and no tag is a prefix of another.
const LAYOUTS: [Layout; 3] = [
    Layout { tag: 0b10, line_bits: 22, column_bits: 8 },
    Layout { tag: 0b110, line_bits: 24, column_bits: 5 },
    Layout { tag: 0b111, line_bits: 2, column_bits: 27 },
];

impl Layout {
    fn point(&self, loc: Loc) -> Option<Point> {
        let bits = self.line_bits + self.column_bits;
        let line = (loc.0 >> self.column_bits) & ((1 << self.line_bits) - 1);
        let column = loc.0 & ((1 << self.column_bits) - 1);
        (loc.0 >> bits == self.tag).then_some(Point { line, column })
    }

    fn loc(&self, Point { line, column }: Point) -> Option<Loc> {
        let fits = line < 1 << self.line_bits && column < 1 << self.column_bits;
        let tag = self.tag << (self.line_bits + self.column_bits);
        fits.then_some(Loc(tag | line << self.column_bits | column))
    }
}

impl Point {
    pub(super) fn loc(self) -> Option<Loc> {
        LAYOUTS.iter().find_map(|layout| layout.loc(self))
    }

    /// The point of a location; `None` if it is interned.
    #[inline]
    pub(crate) fn of(loc: Loc) -> Option<Point> {
        match loc.0 >> 31 {
            0 => None,
            _ => LAYOUTS.iter().find_map(|layout| layout.point(loc)),
        }
    }
}

/// The kind of a location, with its parts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LocKind<'a> {
    /// `loc(unknown)`
    Unknown,
    /// `loc("file":line:col)`, or a range `loc("file":line:col to line:col)`
    File {
        /// File name as given.
        file: Ident,
        /// Line, counted from 1.
        line: u32,
        /// Column, counted from 1.
        column: u32,
        /// End line, equal to `line` for a point.
        end_line: u32,
        /// End column, equal to `column` for a point.
        end_column: u32,
    },
    /// `loc("name"(child))`
    Name {
        /// The name.
        name: Ident,
        /// [`Loc::UNKNOWN`] if absent.
        child: Loc,
    },
    /// `loc(callsite(callee at caller))`
    CallSite {
        /// Where the inlined operation was written.
        callee: Loc,
        /// Where it was called from.
        caller: Loc,
    },
    /// `loc(fused<metadata>[...])`
    Fused {
        /// At least one location.
        locations: &'a [Loc],
        /// Optional metadata.
        metadata: Option<Attr>,
    },
}

impl LocKind<'_> {
    /// A point of a file.
    pub fn point(file: Ident, line: u32, column: u32) -> Self {
        LocKind::File { file, line, column, end_line: line, end_column: column }
    }
}

/// An interned location; compared and hashed as its [`LocKind`].
pub(crate) enum LocData {
    Plain(LocKind<'static>),
    Fused { locations: Box<[Loc]>, metadata: Option<Attr> },
}

impl LocData {
    pub(super) fn new(kind: LocKind<'_>) -> Self {
        LocData::Plain(match kind {
            LocKind::Unknown => LocKind::Unknown,
            LocKind::File { file, line, column, end_line, end_column } => {
                LocKind::File { file, line, column, end_line, end_column }
            }
            LocKind::Name { name, child } => LocKind::Name { name, child },
            LocKind::CallSite { callee, caller } => LocKind::CallSite { callee, caller },
            LocKind::Fused { locations, metadata } => {
                return LocData::Fused { locations: locations.into(), metadata };
            }
        })
    }

    pub(super) fn kind(&self) -> LocKind<'_> {
        match *self {
            LocData::Plain(kind) => kind,
            LocData::Fused { ref locations, metadata } => LocKind::Fused { locations, metadata },
        }
    }
}

impl PartialEq for LocData {
    fn eq(&self, other: &Self) -> bool {
        self.kind() == other.kind()
    }
}

impl Eq for LocData {}

impl Hash for LocData {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.kind().hash(state);
    }
}

/// A map from locations to numbers that needs no hashing; 0 for locations that are not in it.
#[derive(Default)]
pub(crate) struct LocNumbers {
    /// The numbers of interned locations, by id.
    interned: Vec<u32>,
    /// For each line, the last of its points in `points`, plus one; 0 for a line without points.
    lines: Vec<u32>,
    points: Vec<PointNumber>,
}

struct PointNumber {
    number: u32,
    /// The next point of the line, plus one; 0 for the last one.
    next: u32,
    column: u32,
}

impl LocNumbers {
    /// The number of a location.
    pub(crate) fn get(&self, loc: Loc) -> u32 {
        match Point::of(loc) {
            Some(point) => self.find(point).map_or(0, |at| self.points[at].number),
            None => self.interned.get(loc.0 as usize).copied().unwrap_or_default(),
        }
    }

    /// The number of a location, for writing.
    pub(crate) fn slot(&mut self, loc: Loc) -> &mut u32 {
        let Some(point) = Point::of(loc) else {
            return grown(&mut self.interned, loc.0);
        };
        let at = self.find(point).unwrap_or_else(|| {
            let last = grown(&mut self.lines, point.line);
            self.points.push(PointNumber { number: 0, next: *last, column: point.column });
            *last = self.points.len() as u32;
            self.points.len() - 1
        });
        &mut self.points[at].number
    }

    fn find(&self, point: Point) -> Option<usize> {
        let mut next = self.lines.get(point.line as usize).copied().unwrap_or_default();
        while let Some(at) = next.checked_sub(1) {
            let entry = &self.points[at as usize];
            if entry.column == point.column {
                return Some(at as usize);
            }
            next = entry.next;
        }
        None
    }
}

/// The element at `index` of a table that grows with zeros.
fn grown(table: &mut Vec<u32>, index: u32) -> &mut u32 {
    let index = index as usize;
    if table.len() <= index {
        table.resize((index + 1).next_power_of_two(), 0);
    }
    &mut table[index]
}
