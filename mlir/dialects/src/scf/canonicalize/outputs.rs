//! The shared tensors of `scf.forall`: outputs, arguments, results, and insertions into them.

use mlir::rewrite::{Matched, NoMatch, PatternRewriter};
use mlir::{AttrRef, Handle, Loc, Op, OpState, OpView, Type, Value};

use super::super::{ForallOp, InParallelOp};
use crate::offsets_sizes_strides::Slice;
use crate::rewriting::{append_block, check, only_block, state_like};
use crate::tensor::canonicalize::cast_to;
use crate::tensor::types::preserves_static_information;
use crate::tensor::{self, InsertSliceOp, InsertSliceOpOptions, ParallelInsertSliceOp};

/// The operand group of the outputs.
const OUTPUTS: usize = 3;

/// The insertions in a loop's terminator.
pub(super) struct Combined {
    pub(super) end: Op,
    /// The insertions, each with the index of its output.
    inserts: Vec<(Op, usize)>,
}

impl Combined {
    /// The insertions of a loop; fails if its terminator contains anything else.
    pub(super) fn of(rw: &PatternRewriter<'_>, op: Op) -> Result<Self, NoMatch> {
        let rank = rw.view::<ForallOp>(op)?.rank();
        let block = only_block(rw.body(), op, 0).ok_or(NoMatch)?;
        let end = rw.body().last_op(block).ok_or(NoMatch)?;
        rw.view::<InParallelOp>(end)?;
        let shared = rw.body().block_args(block).get(rank..).unwrap_or_default();
        let combining = only_block(rw.body(), end, 0).ok_or(NoMatch)?;
        let insert = |insert: Op| {
            let dest = rw.view::<ParallelInsertSliceOp>(insert)?.dest();
            let output = shared.iter().position(|&arg| arg == dest).ok_or(NoMatch)?;
            Ok((insert, output))
        };
        let inserts = rw.body().ops(combining).map(insert).collect::<Result<_, NoMatch>>()?;
        Ok(Combined { end, inserts })
    }

    /// Replaces the parallel insertions by sequential ones; returns the final outputs.
    ///
    /// Their operands must dominate the insertion point.
    pub(super) fn insert_at_once(
        &self,
        rw: &mut PatternRewriter<'_>,
        loc: Loc,
        outputs: &[Value],
    ) -> Vec<Value> {
        let mut values = outputs.to_vec();
        for &(insert, output) in &self.inserts {
            let Ok(view) = rw.view::<ParallelInsertSliceOp>(insert) else { continue };
            let source = view.source();
            let ([offsets, sizes, strides], [starts, counts, steps]) = &Slice::of(view.op_ref()).split();
            let dest = &mut values[output];
            let options = InsertSliceOpOptions { offsets, sizes, strides };
            *dest = InsertSliceOp::build_with(rw, loc, source, *dest, starts, counts, steps, options);
        }
        values
    }
}

/// The extent of a result is that of its output.
pub(super) fn dim_of_result(op: Handle<tensor::DimOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let source = op.view(rw).source();
    let made = rw.defining::<ForallOp>(source)?;
    let at = made.op_ref().results().position(|result| result == source).ok_or(NoMatch)?;
    let output = made.outputs().nth(at).ok_or(NoMatch)?;
    rw.set_operand(*op, 0, output);
    Ok(())
}

/// The state for a loop with other outputs.
fn with_outputs(rw: &mut PatternRewriter<'_>, op: Op, outputs: &[Value]) -> OpState {
    let cx = rw.cx();
    let range = rw.op(op).operand_group(OUTPUTS);
    let mut sizes: Vec<i32> = rw
        .op(op)
        .attr(ForallOp::OPERAND_SEGMENT_SIZES_ATTR)
        .and_then(AttrRef::as_dense_array::<i32>)
        .unwrap_or_default()
        .to_vec();
    let mut state = state_like(rw, op);
    state.operands.truncate(range.start);
    state.operands.extend_from_slice(outputs);
    state.result_types = outputs.iter().map(|&v| rw.body().ty(v)).collect();
    if let Some(size) = sizes.get_mut(OUTPUTS) {
        *size = i32::try_from(outputs.len()).unwrap_or(i32::MAX);
    }
    state.set_attr(cx, ForallOp::OPERAND_SEGMENT_SIZES_ATTR, cx.dense_array_attr::<i32>(&sizes));
    state
}

/// The types of the body's arguments: the induction variables and the outputs.
fn arguments(rw: &PatternRewriter<'_>, op: Op, rank: usize, outputs: &[Value]) -> Vec<(Type, Loc)> {
    let index = rw.cx().index_ty();
    let loc = rw.body().loc(op);
    let shared = outputs.iter().map(|&v| (rw.body().ty(v), loc));
    std::iter::repeat_n((index, loc), rank).chain(shared).collect()
}

/// Looks through casts of outputs to less static types.
pub(super) fn take_in_casts(op: Handle<ForallOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let rank = view.rank();
    let old = view.outputs().collect::<Vec<_>>();
    let uncast = |&value: &Value| {
        let source = rw.defining::<tensor::CastOp>(value).ok()?.source();
        let ty = |v| rw.cx().type_ref(rw.body().ty(v));
        preserves_static_information(ty(value), ty(source)).then_some(source)
    };
    let new: Vec<Option<Value>> = old.iter().map(uncast).collect();
    check(!new.iter().all(Option::is_none))?;
    let combined = Combined::of(rw, *op)?;
    let outputs: Vec<Value> = old.iter().zip(&new).map(|(&old, new)| new.unwrap_or(old)).collect();
    // The source's type may show that an insertion is out of bounds; `mlir-opt` creates invalid IR then.
    let fits = |&(insert, output): &(Op, usize)| {
        let shape = rw.cx().type_ref(rw.body().ty(outputs[output])).shape().unwrap_or_default();
        Slice::of(rw.op(insert)).is_in_bounds(shape)
    };
    check(combined.inserts.iter().all(fits))?;
    let loc = rw.body().loc(*op);
    let body = only_block(rw.body(), *op, 0).ok_or(NoMatch)?;
    let mut state = with_outputs(rw, *op, &outputs);
    // MLIR drops them too.
    state.discardable.clear();
    let args = arguments(rw, *op, rank, &outputs);
    let &region = state.regions.first().ok_or(NoMatch)?;
    let block = rw.create_block(region, &args);
    let mut values = rw.body().block_args(block).to_vec();
    let shared = values[rank..].to_vec();
    let types: Vec<Type> = old.iter().map(|&v| rw.body().ty(v)).collect();
    for at in (0..new.len()).filter(|&at| new[at].is_some()) {
        rw.set_end(block);
        values[rank + at] = cast_to(rw, loc, types[at], shared[at]);
    }
    append_block(rw, body, block, &values);
    for &(insert, output) in &combined.inserts {
        rw.body_mut().set_operand(insert, 1, shared[output]);
    }
    rw.set_before(*op);
    let made = rw.create(state);
    let mut results: Vec<Value> = rw.body().results(made).collect();
    for at in (0..new.len()).filter(|&at| new[at].is_some()) {
        results[at] = cast_to(rw, loc, types[at], results[at]);
    }
    rw.replace_by_all(*op, &results)
}

/// Removes outputs that are never inserted into, or whose results are unused.
pub(super) fn erase_unneeded(op: Handle<ForallOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let rank = view.rank();
    let old = view.outputs().collect::<Vec<_>>();
    let combined = Combined::of(rw, *op)?;
    let results: Vec<Value> = rw.body().results(*op).collect();
    let inserted = |at: usize| combined.inserts.iter().any(|&(_, output)| output == at);
    let keep: Vec<bool> =
        results.iter().enumerate().map(|(at, &r)| !rw.body().is_unused(r) && inserted(at)).collect();
    check(!keep.iter().all(|&keep| keep))?;
    for &(insert, output) in &combined.inserts {
        if !keep[output] {
            rw.erase_op(insert);
        }
    }
    let outputs: Vec<Value> = old.iter().zip(&keep).filter(|(_, keep)| **keep).map(|(&v, _)| v).collect();
    let body = only_block(rw.body(), *op, 0).ok_or(NoMatch)?;
    let state = with_outputs(rw, *op, &outputs);
    let args = arguments(rw, *op, rank, &outputs);
    let &region = state.regions.first().ok_or(NoMatch)?;
    let block = rw.create_block(region, &args);
    rw.set_before(*op);
    let made = rw.create(state);
    let (variables, shared) = rw.body().block_args(block).split_at(rank);
    let mut pairs = shared.iter().copied().zip(rw.body().results(made));
    let mut values = variables.to_vec();
    let mut new_results = Vec::with_capacity(old.len());
    for (&output, &keep) in old.iter().zip(&keep) {
        let kept = if keep { pairs.next() } else { None };
        let (value, result) = kept.unwrap_or((output, output));
        values.push(value);
        new_results.push(result);
    }
    append_block(rw, body, block, &values);
    rw.replace_by_all(*op, &new_results)
}
