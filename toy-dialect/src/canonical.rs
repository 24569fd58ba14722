//! Canonical forms of functions whose results have the elements of their operand at other indices.
//!
//! What moves nothing is gone; slices of slices, permutations of permutations and reshapes of reshapes are one; and a
//! position that is known is part of its slice.

use mlir::hooks::CanonicalizationPatterns;
use mlir::rewrite::{Matched, NoMatch, PatternRewriter, PatternSet};
use mlir::{AffineExpr, Handle, Op, OpRef, OpType, Value};

use crate::functions::{Content, Function, given, known_value};
use crate::given::{Given, build_with_literals, literals, whole};
use crate::moved::order;
use crate::slices::{MISSING, OPERAND, Taken, taken};
use crate::{FlipOp, PermuteOp, RepeatOp, ReshapeToOp, RollOp, SliceOp, TileOp, TransposeOp};

macro_rules! canonical {
    ($($op:ident: $($pattern:expr),*;)*) => {$(
        impl CanonicalizationPatterns for $op<'_> {
            /// The patterns that start at the operation.
            fn canonicalization_patterns(patterns: &mut PatternSet) {
                patterns.add(|op: Handle<$op<'_>>, rw| nothing_moves(*op, rw))$(.add($pattern))*;
            }
        }
    )*};
}

canonical! {
    FlipOp: ;
    PermuteOp: |op: Handle<PermuteOp<'_>>, rw| permute(*op, rw);
    RepeatOp: ;
    ReshapeToOp: reshape_of_reshape;
    RollOp: ;
    SliceOp: known_positions, slice_of_slice;
    TileOp: ;
}

/// The values of a slice, or of another operation, that are known now.
fn given_now(op: OpRef<'_>) -> Option<Given> {
    given(op).filter(|given| given.shapes.iter().flatten().all(|&size| size >= 0))
}

/// `x[:] -> x`, and the like.
fn nothing_moves(op: Op, rw: &mut PatternRewriter<'_>) -> Matched {
    let input = unmoved(rw.op(op)).ok_or(NoMatch)?;
    rw.replace_by(op, input)
}

/// The operand that is the result.
fn unmoved(op: OpRef<'_>) -> Option<Value> {
    let cx = op.cx();
    let given = given_now(op)?;
    let function = Function::of(op)?;
    let result = op.ty(op.result(0));
    let input = op.operand(0);
    let (Content::Moved(indices), Some(shape)) = (&function.content, result.shape()) else { return None };
    if op.ty(input) != result || (function.shape)(&given).ok().as_deref() != Some(shape) {
        return None;
    }
    if op.is::<ReshapeToOp>() {
        return Some(input);
    }
    let is_own = |(axis, (&index, &size)): (usize, (&AffineExpr, &i64))| {
        index == cx.affine_dim(axis as u32) || size == 1 && index == cx.affine_constant(0)
    };
    indices(&given, cx, shape).iter().zip(shape).enumerate().all(is_own).then_some(input)
}

/// Two orders of axes are one.
fn permute(op: Op, rw: &mut PatternRewriter<'_>) -> Matched {
    let outer = rw.op(op);
    let inner = outer.value(outer.operand(0)).defining_op().ok_or(NoMatch)?;
    if !inner.is::<PermuteOp>() && !inner.is::<TransposeOp>() {
        return Err(NoMatch);
    }
    let [first, second] = [inner, outer].map(|op| order(&given_now(op)?).ok());
    let (first, second) = first.zip(second).ok_or(NoMatch)?;
    let axes: Vec<i64> = second.into_iter().map(|axis| first[axis] as i64).collect();
    let (loc, ty, input) = (outer.loc(), outer.ty(outer.result(0)).id(), inner.operand(0));
    let is_reverse = axes.iter().rev().copied().eq(0..axes.len() as i64);
    let new = if is_reverse {
        TransposeOp::build(rw, loc, ty, input)
    } else {
        build_with_literals(rw, PermuteOp::DEF, loc, ty, &[input], Some(&axes))
    };
    rw.replace_by(op, new)
}

/// The shape in between is of no interest.
fn reshape_of_reshape(op: Handle<ReshapeToOp<'_>>, rw: &mut PatternRewriter<'_>) -> Matched {
    let outer = rw.op(*op);
    let inner = outer.value(outer.operand(0)).defining_op().ok_or(NoMatch)?;
    if !inner.is::<ReshapeToOp>() || given_now(outer).is_none() || given_now(inner).is_none() {
        return Err(NoMatch);
    }
    let input = inner.operand(0);
    rw.set_operand(*op, 0, input);
    Ok(())
}

/// Replaces a slice by one with these items, each of three numbers, and operands for some of them.
fn replace_slice(rw: &mut PatternRewriter<'_>, op: Op, operands: &[Value], items: &[i64]) -> Matched {
    let view = rw.op(op);
    let (loc, ty) = (view.loc(), view.ty(view.result(0)).id());
    let new = build_with_literals(rw, SliceOp::DEF, loc, ty, operands, Some(items));
    rw.replace_by(op, new)
}

/// Positions and bounds that are known become literals.
fn known_positions(op: Handle<SliceOp<'_>>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = rw.op(*op);
    let mut items = literals(view).ok_or(NoMatch)?;
    let mut operands = vec![view.operand(0)];
    let mut given = view.operands().skip(1).collect::<Vec<_>>().into_iter();
    for item in items.chunks_mut(3) {
        let parts = if item[2] == 0 { &mut item[..1] } else { &mut item[..2] };
        for part in parts.iter_mut().filter(|part| **part == OPERAND) {
            let operand = given.next().ok_or(NoMatch)?;
            let known = known_value(view, operand).filter(|_| view.ty(operand).shape() == Some(&[]));
            match known.as_deref().and_then(|known| whole(*known.first()?)) {
                Some(position) => *part = position,
                None => operands.push(operand),
            }
        }
    }
    if operands.len() == view.num_operands() {
        return Err(NoMatch);
    }
    replace_slice(rw, *op, &operands, &items)
}

/// What both take is taken at once, where all of it is known.
fn slice_of_slice(op: Handle<SliceOp<'_>>, rw: &mut PatternRewriter<'_>) -> Matched {
    let outer = rw.op(*op);
    let inner = outer.value(outer.operand(0)).defining_op().filter(|op| op.is::<SliceOp>()).ok_or(NoMatch)?;
    if outer.num_operands() > 1 || inner.num_operands() > 1 {
        return Err(NoMatch);
    }
    let [first, second] = [inner, outer].map(|op| taken(&given_now(op)?).ok());
    let (first, second) = first.zip(second).ok_or(NoMatch)?;
    let items = composed(&first, &second).ok_or(NoMatch)?;
    let input = inner.operand(0);
    replace_slice(rw, *op, &[input], &items)
}

/// The items of a slice that takes what the second takes of what the first takes.
fn composed(first: &[Taken], second: &[Taken]) -> Option<Vec<i64>> {
    let new_axis = [MISSING, 0, 0];
    let mut items = Vec::new();
    let mut rest = second.iter();
    for taken in first {
        if let Taken::At(position) = taken {
            items.extend([*position, 0, 0]);
            continue;
        }
        let next = loop {
            match rest.next()? {
                Taken::NewAxis => items.extend(new_axis),
                other => break *other,
            }
        };
        match (*taken, next) {
            (Taken::Range { start, step, .. }, Taken::At(at)) => items.extend([start + step * at, 0, 0]),
            (Taken::Range { start, step, .. }, Taken::Range { start: from, step: by, count }) => {
                items.extend(range(start + step * from, step.checked_mul(by)?, count));
            }
            (Taken::NewAxis, Taken::At(0)) => {}
            (Taken::NewAxis, Taken::Range { count: 1, .. }) => items.extend(new_axis),
            _ => return None,
        }
    }
    rest.for_each(|_| items.extend(new_axis));
    Some(items)
}

/// The item that takes so many positions from one on.
fn range(start: i64, step: i64, count: i64) -> [i64; 3] {
    if count == 0 {
        return [0, 0, 1];
    }
    let last = start + step * (count - 1);
    let stop = if step > 0 { last + 1 } else { last - 1 };
    // The position before the first has no number.
    [start, if stop < 0 { MISSING } else { stop }, step]
}
