//! The `convert-scf-to-openmp` pass: turns an `scf.parallel` into a team of threads that share its iterations.
//!
//! A loop with results stays. OpenMP does not specify the order in which it combines the threads' values, so a sum of
//! floats would differ from run to run; `convert-scf-to-cf` turns such a loop into a loop on one thread, with a fixed
//! order.

use dialects::{llvm, memref, omp, scf};
use mlir::{Body, Builder, Context, Handle, Loc, OpRef, OpView, Type, Value};

/// Converts the loops of a body, outer ones first, and of the bodies inside it. Without a number of threads, the
/// runtime library chooses one.
pub(crate) fn convert(cx: &Context, body: &mut Body, num_threads: u32) {
    for op in body.all_ops_pre() {
        if let Some(mut nested) = body.take_nested(op) {
            convert(cx, &mut nested, num_threads);
            body.put_nested(op, nested);
        } else if let Some(lp) = OpRef::new(cx, body, op).cast::<scf::ParallelOp>()
            && lp.num_results() == 0
        {
            let handle = lp.handle();
            distribute(cx, body, handle, num_threads);
        }
    }
}

/// Replaces a loop by a parallel region with its iterations.
fn distribute(cx: &Context, body: &mut Body, lp: Handle<scf::ParallelOp>, num_threads: u32) {
    let view = lp.read(cx, body);
    let loc = view.loc();
    let lower: Vec<Value> = view.lower_bound().collect();
    let (upper, steps): (Vec<Value>, Vec<Value>) = view.upper_bound().zip(view.step()).unzip();
    let Some(from) = view.region().entry().map(|block| block.id()) else { return };

    let mut b = Builder::before(cx, body, *lp);
    // MLIR creates the size of variables for reductions even if there are none.
    llvm::ConstantOp::build(&mut b, loc, cx.int_ty(64), cx.int_attr_of_width(1, 64));
    let threads = (num_threads > 0).then(|| {
        let value = cx.int_attr_of_width(i64::from(num_threads), 32);
        llvm::ConstantOp::build(&mut b, loc, cx.int_ty(32), value)
    });
    let options = omp::ParallelOpOptions { num_threads: threads, ..Default::default() };
    let parallel = omp::ParallelOp::build_with(&mut b, loc, options);
    enter(&mut b, *parallel, &[]);
    let worksharing = omp::WsloopOp::build(&mut b, loc);
    omp::TerminatorOp::build(&mut b, loc);
    enter(&mut b, *worksharing, &[]);
    let options =
        omp::LoopNestOpOptions { collapse_num_loops: Some(lower.len() as i64), ..Default::default() };
    let nest = omp::LoopNestOp::build_with(&mut b, loc, &lower, &upper, &steps, options);
    let indices: Vec<(Type, Loc)> = lower.iter().map(|_| (cx.index_ty(), loc)).collect();
    let variables = enter(&mut b, *nest, &indices);
    let scope = memref::AllocaScopeOp::build(&mut b, loc, &[]);
    omp::YieldOp::build(&mut b, loc, &[]);
    enter(&mut b, *scope, &[]);
    let to = b.body().entry_block(b.body().regions_of(*scope)[0]);

    let old = b.body().block_args(from).to_vec();
    for (old, new) in old.into_iter().zip(variables) {
        b.replace_all_uses(old, new);
    }
    if let (Some(first), Some(last), Some(to)) = (b.body().first_op(from), b.body().last_op(from), to) {
        b.body_mut().splice_ops(first, to);
        b.set_end(to);
        memref::AllocaScopeReturnOp::build(&mut b, loc, &[]);
        b.erase_op(last);
    }
    b.erase_op(*lp);
}

/// Creates the block of an operation's region and moves the builder to its end; returns its arguments.
fn enter(b: &mut Builder<'_>, op: mlir::Op, args: &[(Type, Loc)]) -> Vec<Value> {
    let region = b.body().regions_of(op)[0];
    let block = b.create_block(region, args);
    b.body().block_args(block).to_vec()
}
