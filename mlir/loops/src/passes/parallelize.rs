//! The `affine-parallelize` pass: turns loops whose iterations are independent into `affine.parallel`.
//!
//! With `private-buffers`, iterations may also share buffers that each of them writes before it reads them: the
//! allocation moves into the loop, so that each iteration has its own. MLIR's pass leaves such loops alone.

use dialects::affine::reductions::combine;
use dialects::affine::{AffineForOp, AffineParallelOp};
use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::{Attr, Body, Builder, Context, Op, OpRef, OpView, Type, Value};

use super::records::AffineParallelize;
use crate::analysis::parallel::{Reduction, is_memory_parallel_but_for, reductions};
use crate::analysis::private::{PrivateBuffer, private_buffers};
use crate::analysis::{Enclosing, enclosing};
use crate::util::For;
use crate::util::body::block_of;
use crate::util::trip_count::constant_trip_count;
use crate::util::work::operations;

impl RunPass for AffineParallelize {
    fn run(&self, mut op: OpMut<'_>, _: &mut PassState) -> PassResult {
        let cx = op.cx();
        let body = op.body_mut();
        for Candidate { lp, reductions, private } in self.candidates(cx, body) {
            if parallel_loops_around(OpRef::new(cx, body, *lp)) < self.options.max_nested as usize {
                privatize(body, *lp, &private);
                parallelize(cx, body, lp, &reductions);
            }
        }
        Ok(())
    }
}

/// A loop that may become parallel.
struct Candidate {
    lp: For,
    reductions: Vec<Reduction>,
    /// The buffers of which each iteration gets its own.
    private: Vec<PrivateBuffer>,
}

impl AffineParallelize {
    /// The loops that may become parallel, outer ones first.
    fn candidates(&self, cx: &Context, body: &Body) -> Vec<Candidate> {
        let ops = body.all_ops_pre().into_iter();
        let loops = ops.filter_map(|op| OpRef::new(cx, body, op).cast::<AffineForOp>());
        loops
            .filter_map(|lp| {
                let reductions =
                    reductions(lp).filter(|list| list.is_empty() || self.options.parallel_reductions)?;
                // Vectors and index values, for example, have no reductions.
                let mut results = reductions.iter().zip(lp.op_ref().result_types());
                let possible = results.all(|(r, ty)| AffineParallelOp::can_reduce(r.kind, cx.type_ref(ty)));
                if !possible || !self.is_worth_it(lp) {
                    return None;
                }
                let private = if self.options.private_buffers { private_buffers(lp) } else { Vec::new() };
                is_memory_parallel_but_for(lp, &private).then(|| Candidate {
                    lp: lp.handle(),
                    reductions,
                    private,
                })
            })
            .collect()
    }
}

impl AffineParallelize {
    /// Whether a loop has several iterations that together compute enough, according to the known trip
    /// counts.
    fn is_worth_it(&self, lp: AffineForOp<'_>) -> bool {
        let least = self.options.min_operations;
        let enough = || operations(lp).is_some_and(|count| count >= least);
        least == 0 || (constant_trip_count(lp).is_some_and(|count| count > 1) && enough())
    }
}

fn parallel_loops_around(op: OpRef<'_>) -> usize {
    enclosing(op).iter().filter(|e| matches!(e, Enclosing::Parallel(_))).count()
}

/// Gives each iteration of a loop its own buffers: they are allocated at its beginning and freed at its end.
fn privatize(body: &mut Body, lp: Op, buffers: &[PrivateBuffer]) {
    let ends = block_of(body, lp).and_then(|block| Some((body.first_op(block)?, body.last_op(block)?)));
    let Some((first, last)) = ends else { return };
    for buffer in buffers {
        body.move_op_before(buffer.alloc, first);
        body.move_op_before(buffer.dealloc, last);
    }
}

/// Replaces a loop by a parallel one; after it, the reduced values are combined with the initial ones.
fn parallelize(cx: &Context, body: &mut Body, lp: For, reductions: &[Reduction]) {
    let view = lp.read(cx, body);
    let loc = view.op_ref().loc();
    let inits = view.inits().collect::<Vec<_>>();
    let lower = view.lower_bound_map();
    let upper = view.upper_bound_map();
    let groups =
        |count: usize| cx.dense_attr(cx.tensor_ty(&[1], cx.int_ty(32)), &(count as i32).to_le_bytes(), 4);
    let low_groups = groups(lower.results.len());
    let high_groups = groups(upper.results.len());
    let integers =
        |list: &[i64]| -> Vec<Attr> { list.iter().map(|&n| cx.int_attr_of_width(n, 64)).collect() };
    let kinds: Vec<i64> = reductions.iter().map(|r| r.kind.value()).collect();
    let steps = cx.array_attr(&integers(&[view.step()]));
    let low = view.lower_bound_map_attr().id();
    let high = view.upper_bound_map_attr().id();
    let operands: Vec<Value> = view.lower_bound_operands().chain(view.upper_bound_operands()).collect();
    let types: Vec<Type> = view.op_ref().result_types().collect();
    let mut b = Builder::before(cx, body, *lp);
    let kinds = cx.array_attr(&integers(&kinds));
    let parallel = AffineParallelOp::build(
        &mut b,
        loc,
        &types,
        kinds,
        low,
        low_groups,
        high,
        high_groups,
        steps,
        &operands,
    );
    let results: Vec<Value> = b.body().results(*parallel).collect();
    let combined: Vec<Value> = reductions
        .iter()
        .zip(inits.iter().zip(&results))
        .map(|(r, (&init, &result))| combine(&mut b, loc, r.kind, init, result).unwrap_or(result))
        .collect();
    let from = b.body().regions_of(*lp)[0];
    let to = b.body().regions_of(*parallel)[0];
    b.body_mut().move_blocks(from, to);
    b.replace_op(*lp, &combined);
    let Some(block) = b.body().entry_block(to) else { return };
    if let Some(end) = b.body().last_op(block) {
        for (at, reduction) in reductions.iter().enumerate() {
            b.set_operand(end, at, reduction.value);
            b.erase_op(reduction.combiner);
        }
    }
    for at in (1..=reductions.len()).rev() {
        b.body_mut().erase_block_arg(block, at);
    }
}
