//! Where an operation comes from.

use crate::attributes::Attr;
use crate::context::{Context, Ident};

/// An interned location.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Loc(pub(crate) u32);

impl Loc {
    /// The unknown location; every context interns it first.
    pub const UNKNOWN: Loc = Loc(0);
}

/// What a location says.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum LocKind {
    /// `loc(unknown)`
    Unknown,
    /// `loc("file":line:col)`, or a range `loc("file":line:col to line:col)`
    File {
        /// File name as given.
        file: Ident,
        /// Line from 1.
        line: u32,
        /// Column from 1.
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
        /// `Loc::UNKNOWN` when absent.
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
        locations: Box<[Loc]>,
        /// Optional metadata.
        metadata: Option<Attr>,
    },
}

impl Context {
    /// Interns a location.
    pub fn loc(&self, kind: LocKind) -> Loc {
        Loc(self.locs.intern(kind))
    }

    /// Interns many locations.
    pub(crate) fn all_locs(&self, kinds: Vec<LocKind>) -> Vec<Loc> {
        self.locs.intern_all(kinds).into_iter().map(Loc).collect()
    }

    /// `loc("file":line:column)`
    pub fn file_loc(&self, file: &str, line: u32, column: u32) -> Loc {
        let file = self.ident(file);
        self.loc(LocKind::File { file, line, column, end_line: line, end_column: column })
    }

    /// `loc(callsite(callee at caller))`
    pub fn call_site_loc(&self, callee: Loc, caller: Loc) -> Loc {
        self.loc(LocKind::CallSite { callee, caller })
    }

    /// What a location says.
    pub fn loc_kind(&self, loc: Loc) -> &LocKind {
        self.locs.get(loc.0)
    }

    /// The file place a reader should be sent to: of a call site the callee's, of a fused location the first known.
    pub fn file_place(&self, loc: Loc) -> Option<(Ident, u32, u32)> {
        let mut pending = vec![loc];
        while let Some(loc) = pending.pop() {
            match self.loc_kind(loc) {
                LocKind::Unknown => {}
                LocKind::File { file, line, column, .. } => return Some((*file, *line, *column)),
                LocKind::Name { child, .. } => pending.push(*child),
                LocKind::CallSite { callee, .. } => pending.push(*callee),
                LocKind::Fused { locations, .. } => pending.extend(locations.iter().rev()),
            }
        }
        None
    }
}
