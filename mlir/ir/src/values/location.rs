//! Making and querying locations.

use rustc_hash::FxHashSet;

use super::context::Context;
use super::ids::Ident;
use super::loc_kind::{LocData, Point};

pub use super::ids::Loc;
pub use super::loc_kind::LocKind;

impl Context {
    /// Interns a location.
    #[inline]
    pub fn loc(&self, kind: LocKind<'_>) -> Loc {
        if let LocKind::File { file, line, column, end_line, end_column } = kind
            && (line, column) == (end_line, end_column)
            // The first file that a location names is the main one.
            && *self.main_file.get_or_init(|| file) == file
            && let Some(loc) = (Point { line, column }).loc()
        {
            return loc;
        }
        Loc(self.locs.intern_ref(&kind, |data| data.kind() == kind, || LocData::new(kind)))
    }

    /// `loc("file":line:column)`
    pub fn file_loc(&self, file: &str, line: u32, column: u32) -> Loc {
        let file = self.ident(file);
        self.loc(LocKind::point(file, line, column))
    }

    /// `loc(callsite(callee at caller))`
    pub fn call_site_loc(&self, callee: Loc, caller: Loc) -> Loc {
        self.loc(LocKind::CallSite { callee, caller })
    }

    /// The location of a copy of something at `callee`, inlined for the call at `caller`. The new call comes after
    /// the calls that already led to `callee`, as in `callsite(A at callsite(B at caller))`.
    ///
    /// Each inlining copies the chain of calls, so a chain of more than 64 calls is kept as one callee.
    pub fn inlined_loc(&self, callee: Loc, caller: Loc) -> Loc {
        const LONGEST: usize = 64;
        let mut through = Vec::new();
        let mut last = callee;
        while let LocKind::CallSite { callee: inner, caller: outer } = self.loc_kind(last) {
            if through.len() == LONGEST {
                return self.call_site_loc(callee, caller);
            }
            through.push(inner);
            last = outer;
        }
        let innermost = self.call_site_loc(last, caller);
        through.into_iter().rev().fold(innermost, |outer, inner| self.call_site_loc(inner, outer))
    }

    /// The [`LocKind`] of a location.
    #[inline]
    pub fn loc_kind(&self, loc: Loc) -> LocKind<'_> {
        match (Point::of(loc), self.main_file.get()) {
            (Some(Point { line, column }), Some(&file)) => LocKind::point(file, line, column),
            _ => self.locs.get(loc.0).kind(),
        }
    }

    /// The file position to show: the callee's for a call site, the first known one for a fused location.
    pub fn file_place(&self, loc: Loc) -> Option<(Ident, u32, u32)> {
        self.search_loc(loc, |kind, next| {
            match kind {
                LocKind::Unknown => {}
                LocKind::File { file, line, column, .. } => return Some((file, line, column)),
                LocKind::Name { child, .. } => next.push(child),
                LocKind::CallSite { callee, .. } => next.push(callee),
                LocKind::Fused { locations, .. } => next.extend(locations.iter().rev()),
            }
            None
        })
    }

    /// The file positions in a location, at most `limit`: that of [`Context::file_place`] first, then those of its
    /// callers or of the other locations that it was made from.
    pub fn file_places(&self, loc: Loc, limit: usize) -> Vec<(Ident, u32, u32)> {
        let mut found = Vec::new();
        self.search_loc(loc, |kind, next| {
            match kind {
                LocKind::Unknown => {}
                LocKind::File { file, line, column, .. } => found.push((file, line, column)),
                LocKind::Name { child, .. } => next.push(child),
                LocKind::CallSite { callee, caller } => next.extend([caller, callee]),
                LocKind::Fused { locations, .. } => next.extend(locations.iter().rev()),
            }
            (found.len() >= limit).then_some(())
        });
        found
    }

    /// The callee at the end of a chain of call sites: the location itself, without its callers.
    pub fn innermost_loc(&self, mut loc: Loc) -> Loc {
        while let LocKind::CallSite { callee, .. } = self.loc_kind(loc) {
            loc = callee;
        }
        loc
    }

    /// Visits a location and those in it, each once, until `step` has a result. `step` also pushes the locations to
    /// visit, the next one last.
    pub(crate) fn search_loc<R>(
        &self,
        loc: Loc,
        mut step: impl FnMut(LocKind<'_>, &mut Vec<Loc>) -> Option<R>,
    ) -> Option<R> {
        let mut pending = vec![loc];
        let mut seen = FxHashSet::default();
        while let Some(loc) = pending.pop() {
            if !seen.insert(loc) {
                continue;
            }
            if let Some(found) = step(self.loc_kind(loc), &mut pending) {
                return Some(found);
            }
        }
        None
    }

    /// True if the text of a location would contain more locations than a reader can use.
    pub(crate) fn is_large_loc(&self, loc: Loc) -> bool {
        const READABLE: usize = 256;
        let mut pending = vec![loc];
        for _ in 0..READABLE {
            let Some(loc) = pending.pop() else { return false };
            match self.loc_kind(loc) {
                LocKind::Unknown | LocKind::File { .. } => {}
                LocKind::Name { child, .. } => pending.push(child),
                LocKind::CallSite { callee, caller } => pending.extend([callee, caller]),
                LocKind::Fused { locations, .. } => pending.extend(locations),
            }
        }
        true
    }
}
