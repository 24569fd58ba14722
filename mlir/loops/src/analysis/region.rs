//! The memory that a range of operations touches: for each memref, the box around the accessed elements, for one
//! iteration of the loops outside the range.

use mlir::{DYNAMIC, OpRef, Value};

use super::access::Access;
use super::row::{self, Row};
use super::space::{Instance, Space, enclosing};
use super::system::System;

/// Ranges with more accesses are not analysed.
const MOST_ACCESSES: usize = 200;

/// The elements that are accessed in one dimension, in terms of symbols and the induction variables outside the
/// range.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Extent {
    /// A lower bound.
    pub first: Row,
    /// How many elements, starting with `first`, are enough; [`DYNAMIC`] for all of a dimension of unknown size.
    pub size: i64,
    /// The elements are not below any of these rows.
    pub lower: Vec<Row>,
    /// The elements are not above any of these rows.
    pub upper: Vec<Row>,
    /// Whether the accesses are unbounded on one side, where the bound of the memref is used.
    pub is_whole: bool,
}

impl Extent {
    /// Extends a box so that it includes another; `None` if the distance between them is not constant.
    fn include(&mut self, new: &Extent) -> Option<()> {
        if self == new || self.size == DYNAMIC {
            return Some(());
        }
        if new.size == DYNAMIC {
            *self = new.clone();
            return Some(());
        }
        let between = constant(&row::sum(&new.first, 1, &self.first, -1)?)?;
        let end = self.size.max(between.checked_add(new.size)?);
        if between < 0 {
            self.first = new.first.clone();
        }
        self.size = end.checked_sub(between.min(0))?;
        self.is_whole |= new.is_whole;
        self.lower = vec![self.first.clone()];
        self.upper = vec![row::sum(&self.first, 1, &[self.size.checked_sub(1)?], 1)?];
        Some(())
    }
}

/// The box around the accesses of a memref.
pub struct Region<'a> {
    /// The memref.
    pub memref: Value,
    /// The accesses, in order.
    pub accesses: Vec<Access<'a>>,
    /// The dimensions; `None` if they are unknown or not of constant size.
    pub extents: Option<Vec<Extent>>,
}

impl Region<'_> {
    /// How many elements the box has.
    pub fn elements(&self) -> Option<i64> {
        self.extents.as_ref()?.iter().map(|e| e.size).try_fold(1i64, i64::checked_mul)
    }
}

/// The regions of a range, in the order of the first accesses, and the variables of their rows.
pub struct Regions<'a> {
    /// The constraints.
    pub space: Space<'a>,
    /// The loops outside the range.
    pub outside: Instance,
    /// The regions.
    pub regions: Vec<Region<'a>>,
    /// Whether a dimension of unknown size may be part of a box as a whole; otherwise there is no box.
    pub has_whole: bool,
}

impl<'a> Regions<'a> {
    /// No regions yet, of a range in the block of an operation.
    pub fn beside(op: OpRef<'a>) -> Self {
        let mut space = Space::new(op);
        // The variables from outside come first, so that rows of different accesses can be compared.
        let outside = space.add_instance(&enclosing(op));
        Regions { space, outside, regions: Vec::new(), has_whole: false }
    }

    /// The regions of operations of one block.
    pub fn of(ops: &[OpRef<'a>]) -> Option<Self> {
        let &first = ops.first()?;
        let mut found = Regions::beside(first);
        let all = ops.iter().flat_map(|op| op.body().walk_pre(op.id()));
        for (count, access) in all.filter_map(|id| Access::of(first.sibling(id))).enumerate() {
            if count == MOST_ACCESSES {
                return None;
            }
            found.add(access);
        }
        Some(found)
    }

    /// Adds an access of the range.
    pub fn add(&mut self, access: Access<'a>) {
        let known = (self.space.system.equalities.len(), self.space.system.inequalities.len());
        let new = self.extents(&access);
        // The next access needs none of these constraints. A quotient that it shares may then have fewer constraints,
        // which makes its box larger.
        self.space.system.equalities.truncate(known.0);
        self.space.system.inequalities.truncate(known.1);
        let Some(region) = self.regions.iter_mut().find(|r| r.memref == access.memref) else {
            self.regions.push(Region { memref: access.memref, accesses: vec![access], extents: new });
            return;
        };
        region.accesses.push(access);
        let both = region.extents.take().zip(new);
        region.extents = both.and_then(|(mut known, new)| {
            known.iter_mut().zip(&new).try_for_each(|(known, new)| known.include(new))?;
            Some(known)
        });
    }

    /// The variables in rows of extents: those of the loops outside, and the symbols.
    pub fn parameters(&self) -> Vec<usize> {
        let loops = self.outside.induction_variables().filter_map(|v| self.outside.variable(v));
        self.space.symbols().map(|(_, variable)| variable).chain(loops).collect()
    }

    /// Whether the whole box is known to be inside its memref, in every iteration of the loops outside the range.
    ///
    /// The accessed elements may be inside although the box is not, and the accesses may be in loops that do not run.
    pub fn is_box_inside(&self, region: &Region<'a>) -> bool {
        let (Some(extents), Some(first)) = (&region.extents, region.accesses.first()) else { return false };
        let Some(shape) = first.op.ty(region.memref).shape() else { return false };
        extents.iter().zip(shape).all(|(extent, &size)| self.is_inside(extent, size) == Some(true))
    }

    fn is_inside(&self, extent: &Extent, size: i64) -> Option<bool> {
        if size == DYNAMIC {
            return Some(false);
        }
        let mut system = self.space.system.clone();
        let at = system.add_variable();
        for row in &extent.lower {
            system.add_inequality(row::sum(&row::unit(at), 1, row, -1)?);
        }
        for row in &extent.upper {
            system.add_inequality(row::sum(row, 1, &row::unit(at), -1)?);
        }
        let can_be = |beyond: Row| {
            let mut system = system.clone();
            system.add_inequality(beyond);
            !system.is_empty()
        };
        let negative = row::sum(&row::unit(at), -1, &[-1], 1)?;
        let too_large = row::sum(&row::unit(at), 1, &[size], -1)?;
        Some(!can_be(negative) && !can_be(too_large))
    }

    /// The box around the elements of one access.
    fn extents(&mut self, access: &Access<'a>) -> Option<Vec<Extent>> {
        let mut instance = self.space.add_instance(&access.around());
        for variable in self.outside.induction_variables() {
            let outer = self.outside.variable(variable)?;
            let inner = instance.variable(variable)?;
            self.space.system.add_equality(row::sum(&row::unit(outer), 1, &row::unit(inner), -1)?);
        }
        let subscripts = access.subscripts(&mut self.space, &mut instance)?;
        let shape = access.op.ty(access.memref).shape()?.to_vec();
        let kept = self.parameters();
        subscripts
            .iter()
            .zip(&shape)
            .map(|(subscript, &extent)| self.extent(subscript, extent, &kept))
            .collect()
    }

    fn extent(&self, subscript: &Row, extent: i64, kept: &[usize]) -> Option<Extent> {
        let mut system = self.space.system.clone();
        let at = system.add_variable();
        system.add_equality(row::sum(&row::unit(at), 1, subscript, -1)?);
        let (shadow, _) = system.project(|v| v == at || kept.contains(&v))?;
        let (mut lower, mut upper) = bounds(&shadow, at);
        // The memref's own bounds determine the size.
        let end = (extent != DYNAMIC).then(|| vec![extent.saturating_sub(1)]);
        let narrowest = narrowest(&lower, upper.iter().chain(&end));
        let (first, size) = match (narrowest, extent) {
            (Some(found), DYNAMIC) => found,
            (Some(found), size) if found.1 <= size => found,
            (_, DYNAMIC) if self.has_whole => {
                return Some(Extent {
                    first: vec![0],
                    size: DYNAMIC,
                    lower: vec![vec![0]],
                    upper: Vec::new(),
                    is_whole: true,
                });
            }
            (_, DYNAMIC) => return None,
            (_, size) => (vec![0], size),
        };
        let is_whole = lower.is_empty() || upper.is_empty();
        if lower.is_empty() {
            lower.push(vec![0]);
        }
        if upper.is_empty() {
            upper.extend(end);
        }
        Some(Extent { first, size, lower, upper, is_whole })
    }
}

fn constant(row: &[i64]) -> Option<i64> {
    row::coefficients(row).iter().all(|&c| c == 0).then(|| row.first().copied().unwrap_or(0))
}

/// The lower and the upper bounds of a variable that have coefficient 1.
fn bounds(shadow: &System, variable: usize) -> (Vec<Row>, Vec<Row>) {
    let mut lower = Vec::new();
    let mut upper = Vec::new();
    let rest = |row: &Row, sign: i64| {
        let own = row::sum(row, sign, &[], 0)?;
        let mut rest = row::sum(&own, 1, &row::unit(variable), -row::coefficient(&own, variable))?;
        while rest.len() > 1 && rest.last() == Some(&0) {
            rest.pop();
        }
        Some(rest)
    };
    for row in &shadow.equalities {
        let sides = match row::coefficient(row, variable) {
            1 => rest(row, -1),
            -1 => rest(row, 1),
            _ => None,
        };
        if let Some(value) = sides {
            // The bounds that inequalities give are no closer.
            return (vec![value.clone()], vec![value]);
        }
    }
    for row in &shadow.inequalities {
        match row::coefficient(row, variable) {
            1 => lower.extend(rest(row, -1)),
            -1 => upper.extend(rest(row, 1)),
            _ => {}
        }
    }
    // Constants come last, as MLIR prints them.
    for list in [&mut lower, &mut upper] {
        list.sort_by_key(|row: &Row| constant(row).is_some());
    }
    (lower, upper)
}

/// The smallest constant distance between a lower and an upper bound: the lower bound, and the number of elements.
fn narrowest<'r>(lower: &[Row], upper: impl Iterator<Item = &'r Row> + Clone) -> Option<(Row, i64)> {
    let pairs = lower.iter().flat_map(|l| upper.clone().map(move |u| (l, u)));
    let sized = pairs.filter_map(|(l, u)| {
        let size = constant(&row::sum(u, 1, l, -1)?)?.checked_add(1)?;
        Some((l.clone(), size.max(0)))
    });
    sized.min_by_key(|&(_, size)| size)
}
