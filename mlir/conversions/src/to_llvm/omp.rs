//! Parallel regions and loops in them stay; their operands and the arguments of their blocks are converted.

use dialects::omp;
use mlir::rewrite::Matched;
use mlir::rewrite::conversion::{ConversionPatternSet, ConversionRewriter as Rewriter};
use mlir::{Op, Value};

pub(super) fn patterns(patterns: &mut ConversionPatternSet) {
    for name in [omp::LoopNestOp::NAME, omp::ParallelOp::NAME, omp::WsloopOp::NAME] {
        patterns.add_fn(name, convert_types);
    }
}

fn convert_types(op: Op, operands: &[Value], rw: &mut Rewriter<'_>) -> Matched {
    for region in rw.body().regions_of(op).to_vec() {
        rw.convert_region(region)?;
    }
    for (index, &operand) in operands.iter().enumerate() {
        rw.set_operand(op, index, operand);
    }
    rw.notify_modified(op);
    Ok(())
}
