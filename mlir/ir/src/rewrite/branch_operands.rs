//! The operands that branches pass to their successors: finding, removing and adding them.

use std::ops::Range;

use crate::definitions::op::{Arity, Segments};
use crate::interfaces::BranchOpInterface;
use crate::ir::body::Body;
use crate::ir::entities::{Block, Op, Value};
use crate::ir::view::OpRef;
use crate::values::context::{AttrRef, Context};

/// The operands that a branch passes to the last arguments of a successor; `None` if unknown.
pub fn passed(op: OpRef<'_>, successor: usize) -> Option<Range<usize>> {
    passed_to_each(op)?.into_iter().nth(successor)?
}

/// The same for each successor in order.
pub(super) fn passed_to_each(op: OpRef<'_>) -> Option<Vec<Option<Range<usize>>>> {
    let ranges = (op.interface::<BranchOpInterface>()?.successor_operands)(op);
    let known = |range: Range<usize>| (range.end <= op.num_operands()).then_some(range);
    Some(ranges.into_iter().map(known).collect())
}

/// The branches to a block, each once, with the index of the successor.
pub fn branches_to(body: &Body, block: Block) -> Vec<(Op, usize)> {
    let mut branches: Vec<Op> = body.predecessors(block).filter_map(|p| body.last_op(p)).collect();
    branches.sort_unstable();
    branches.dedup();
    let slots =
        |&op: &Op| body.successors(op).enumerate().filter(|(_, s)| *s == block).map(move |(n, _)| (op, n));
    branches.iter().flat_map(slots).collect()
}

/// Erases block arguments that are used only by each other and by dead code, and the operands that branches pass for
/// them. Arguments of the same block are adjacent and in order.
pub(super) fn erase_block_arguments(cx: &Context, body: &mut Body, dead: &[(Block, usize)]) {
    let mut operands: Vec<(Op, usize)> = Vec::new();
    for args in dead.chunk_by(|a, b| a.0 == b.0) {
        let block = args[0].0;
        let count = body.block_args(block).len();
        for (branch, number) in branches_to(body, block) {
            let Some(range) = passed(OpRef::new(cx, body, branch), number) else { continue };
            let made = count.saturating_sub(range.len());
            let passed = args.iter().filter_map(|&(_, index)| index.checked_sub(made));
            operands.extend(passed.map(|at| (branch, range.start + at)));
        }
    }
    operands.sort_unstable();
    for of_branch in operands.chunk_by(|a, b| a.0 == b.0) {
        let indices: Vec<usize> = of_branch.iter().map(|&(_, index)| index).collect();
        erase_operands(cx, body, of_branch[0].0, &indices);
    }
    for &(block, index) in dead.iter().rev() {
        body.erase_block_arg(block, index);
    }
}

/// Operands whose number may be stored in an attribute: a group, or a group of a `VariadicOfVariadic`.
struct Part {
    group: usize,
    /// The attribute with the lengths of the inner groups, and the index of this one.
    inner: Option<(u8, usize)>,
    range: Range<usize>,
    /// Whether it may have any number of operands.
    open: bool,
}

fn parts(op: OpRef<'_>) -> Vec<Part> {
    let Some(def) = op.def() else { return Vec::new() };
    let mut parts = Vec::new();
    for (group, spec) in def.operands.iter().enumerate() {
        let range = op.operand_group(group);
        let Arity::VariadicOfVariadic(slot) = spec.arity else {
            parts.push(Part { group, inner: None, range, open: spec.arity != Arity::Single });
            continue;
        };
        let sizes = op.inherent(slot.into()).and_then(AttrRef::segment_sizes).unwrap_or_default();
        let mut start = range.start;
        for (part, size) in sizes.into_iter().enumerate() {
            let end = start.saturating_add(usize::try_from(size).unwrap_or(0)).min(range.end);
            parts.push(Part { group, inner: Some((slot, part)), range: start..end, open: true });
            start = end;
        }
    }
    parts
}

/// Adds to a length in an attribute.
fn lengthen(cx: &Context, body: &mut Body, op: Op, slot: u8, at: usize, change: i32) {
    let view = OpRef::new(cx, body, op);
    let spec = view.def().and_then(|def| def.attributes.get(usize::from(slot)));
    let sizes = view.inherent(slot.into()).and_then(AttrRef::segment_sizes);
    let (Some(spec), Some(mut sizes)) = (spec, sizes) else { return };
    if let Some(size) = sizes.get_mut(at) {
        *size = size.saturating_add(change);
    }
    body.set_inherent(op, slot.into(), Some(spec.segment_sizes_attr(cx, &sizes)));
}

/// Sets the operands and changes the lengths in attributes.
fn set_operands(cx: &Context, body: &mut Body, op: Op, operands: &[Value], changes: &[(Part, i32)]) {
    let outer = match cx.op_def(body.op_name(op)).map(|def| def.operand_segments) {
        Some(Segments::Attribute(slot)) => Some(slot),
        _ => None,
    };
    for (part, change) in changes.iter().filter(|(_, change)| *change != 0) {
        if let Some(slot) = outer {
            lengthen(cx, body, op, slot, part.group, *change);
        }
        if let Some((slot, at)) = part.inner {
            lengthen(cx, body, op, slot, at, *change);
        }
    }
    body.set_operands(op, operands);
}

/// Removes operands, given in ascending order, and adjusts the attributes with the lengths of groups.
pub fn erase_operands(cx: &Context, body: &mut Body, op: Op, indices: &[usize]) {
    let before = |end: usize| indices.partition_point(|&index| index < end);
    let change = |part: &Part| before(part.range.start) as i32 - before(part.range.end) as i32;
    let with_change = |part| {
        let change = change(&part);
        (part, change)
    };
    let changes: Vec<_> = parts(OpRef::new(cx, body, op)).into_iter().map(with_change).collect();
    let mut gone = indices.iter().copied().peekable();
    let kept = |&(at, _): &(usize, Value)| gone.next_if_eq(&at).is_none();
    let operands: Vec<Value> = body.operands(op).enumerate().filter(kept).map(|(_, value)| value).collect();
    set_operands(cx, body, op, &operands, &changes);
}

/// Makes a branch pass more values to a successor, after those it already passes, which must be known.
pub fn append_passed(cx: &Context, body: &mut Body, op: Op, successor: usize, values: &[Value]) {
    let Some(range) = passed(OpRef::new(cx, body, op), successor) else { return };
    let all: Vec<Value> = range.map(|at| body.operand(op, at)).chain(values.iter().copied()).collect();
    set_passed(cx, body, op, successor, &all);
}

/// Makes a branch pass these values to a successor instead of those it passes, which must be known.
pub fn set_passed(cx: &Context, body: &mut Body, op: Op, successor: usize, values: &[Value]) {
    let view = OpRef::new(cx, body, op);
    let Some(range) = passed(view, successor) else { return };
    // Several successors may have empty ranges at the same place; their parts are in the order of successors.
    let open: Vec<Part> = parts(view).into_iter().filter(|part| part.open).collect();
    let fits = |at: usize| open.get(at).is_some_and(|part| part.range == range);
    let at = Some(successor).filter(|&n| fits(n)).or_else(|| (0..open.len()).find(|&n| fits(n)));
    let count = crate::ir::segments::length(values) - range.len() as i32;
    let part = at.and_then(|at| open.into_iter().nth(at));
    let changes: Vec<_> = part.into_iter().map(|part| (part, count)).collect();
    let mut operands: Vec<Value> = body.operands(op).collect();
    operands.splice(range, values.iter().copied());
    set_operands(cx, body, op, &operands, &changes);
}
