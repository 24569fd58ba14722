//! Conditions under which the accesses of a range of operations may use a copy of the memory.

use dialects::affine::{AffineForOp, AffineLoadOp, AffineStoreOp};
use mlir::effects::is_memory_effect_free;
use mlir::opdef::EffectKind;
use mlir::{Op, OpRef, OpView, Value};
use rustc_hash::FxHashSet;

use crate::analysis::memory::{Memory, allocates, is_structure, may_affect};
use crate::analysis::region::Region;
use crate::analysis::row;
use crate::analysis::runs::certainly_runs;
use crate::analysis::{Access, Enclosing, Space, enclosing};

/// Whether nothing in a range may touch the memref of a region, except the region's accesses, which are of scalars.
pub fn can_replace(op: OpRef<'_>, region: &Region<'_>, range: &[Op]) -> bool {
    let scalar = |a: &Access<'_>| a.op.is::<AffineLoadOp>() || a.op.is::<AffineStoreOp>();
    let defined_before = |at: &Op| !op.body().is_defined_inside(*at, region.memref);
    let defined_here = op.body().defining_op(region.memref).is_some_and(|def| range.contains(&def));
    region.accesses.iter().all(scalar)
        && !defined_here
        && range.iter().all(defined_before)
        && range.iter().all(|&op_in_range| is_alone(op.sibling(op_in_range), region.memref))
}

/// Whether an operation and those in it touch a memref only by affine accesses, and no other view of its memory.
fn is_alone(op: OpRef<'_>, memref: Value) -> bool {
    op.body().walk_pre(op.id()).into_iter().all(|id| {
        let inner = op.sibling(id);
        if let Some(access) = Access::of(inner) {
            return access.memref == memref
                || !Memory::of(inner, access.memref).may_overlap(Memory::of(inner, memref));
        }
        is_structure(inner)
            || allocates(inner)
            || is_memory_effect_free(inner)
            || !(may_affect(inner, EffectKind::Read, memref) || may_affect(inner, EffectKind::Write, memref))
    })
}

/// The operations around which copies are made: the range, or the outermost loop around it in which nothing else
/// touches the memref and nothing changes on which the region depends. All loops in between certainly run: otherwise
/// memory might be copied back that was never written. `None` if the region depends on a value that the range computes.
pub fn outermost_place(
    op: OpRef<'_>,
    range: &[Op],
    region: &Region<'_>,
    depends_on: &[Value],
) -> Option<(Op, Op)> {
    let body = op.body();
    let (&first, &last) = (range.first()?, range.last()?);
    let inside: FxHashSet<Op> = range.iter().flat_map(|&at| body.walk_pre(at)).collect();
    let definer = |value| body.defining_op(value).or_else(|| body.region_parent(body.value_region(value)?));
    if depends_on.iter().any(|&value| definer(value).is_some_and(|op| inside.contains(&op))) {
        return None;
    }
    let mut place = (first, last);
    while let Some(lp) =
        body.parent_op(place.0).and_then(|op_around| op.sibling(op_around).cast::<AffineForOp>())
    {
        let at = lp.op_ref().id();
        let accesses = body.walk_pre(at).into_iter().filter_map(|id| Access::of(op.sibling(id)));
        let all_inside = accesses.filter(|a| a.memref == region.memref).all(|a| inside.contains(&a.op.id()));
        let fixed = !depends_on.iter().any(|&v| body.is_defined_inside(at, v))
            && !body.is_defined_inside(at, region.memref);
        if !fixed || !all_inside || !certainly_runs(lp) || !is_alone(lp.op_ref(), region.memref) {
            break;
        }
        place = (at, at);
    }
    Some(place)
}

/// Whether each execution of a range certainly accesses the whole box of a region, or none of the loops that would copy
/// the box runs either.
///
/// This is so if each subscript is a separate induction variable, plus a value that is fixed in the range, and the
/// other loops around the access certainly run.
pub fn is_covered(first: OpRef<'_>, region: &Region<'_>) -> bool {
    let Some(extents) = &region.extents else { return false };
    // Several accesses each have the same box if there are no other bounds than their own.
    let [access, others @ ..] = &region.accesses[..] else { return false };
    let same = |other: &Access<'_>| {
        other.map == access.map
            && other.indices == access.indices
            && other.op.body().block_of(other.op.id()) == access.op.body().block_of(access.op.id())
    };
    extents.iter().all(|e| !e.is_whole) && others.iter().all(same) && covers(first, access).unwrap_or(false)
}

fn covers(first: OpRef<'_>, access: &Access<'_>) -> Option<bool> {
    let body = first.body();
    let around = access.around();
    let outside = enclosing(first).len();
    let inner = around.get(outside..)?;
    let mut space = Space::new(first);
    let mut instance = space.add_instance(&around);
    let rows = access.subscripts(&mut space, &mut instance)?;
    let mut own = Vec::new();
    let variables: Vec<(Value, usize)> = inner
        .iter()
        .flat_map(|e| e.induction_variables())
        .map(|v| Some((v, instance.variable(v)?)))
        .collect::<Option<_>>()?;
    // A variable beyond the loops represents a division.
    let known: Vec<usize> = (space.symbols().map(|(_, v)| v))
        .chain(around.iter().flat_map(|e| e.induction_variables()).filter_map(|v| instance.variable(v)))
        .collect();
    for row in &rows {
        let used: Vec<&(Value, usize)> =
            variables.iter().filter(|&&(_, v)| row::coefficient(row, v) != 0).collect();
        let division = (0..row.len().saturating_sub(1)).any(|v| row[v + 1] != 0 && !known.contains(&v));
        match used[..] {
            _ if division => return Some(false),
            [] => {}
            [&(value, v)] if row::coefficient(row, v).abs() == 1 && !own.contains(&value) => own.push(value),
            _ => return Some(false),
        }
    }
    let fixed = |lp: AffineForOp<'_>| {
        let mut bounds = lp.lower_bound_operands().chain(lp.upper_bound_operands());
        bounds.all(|v| !inner.iter().any(|e| body.is_defined_inside(e.op().id(), v)))
    };
    Some(inner.iter().all(|e| match e {
        Enclosing::For(lp) if e.induction_variables().iter().all(|v| own.contains(v)) => {
            lp.step() == 1 && fixed(*lp)
        }
        Enclosing::For(lp) => certainly_runs(*lp),
        _ => false,
    }))
}
