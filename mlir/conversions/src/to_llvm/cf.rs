//! Branches stay branches, with converted operands. The block arguments are converted with the
//! function.

use dialects::{cf, llvm};
use mlir::Handle;
use mlir::rewrite::Matched;
use mlir::rewrite::conversion::{ConversionPatternSet, ConversionRewriter as Rewriter};

pub(super) fn patterns(patterns: &mut ConversionPatternSet) {
    patterns.add(branch).add(conditional);
}

fn branch(op: Handle<cf::BranchOp<'_>>, x: cf::BranchOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let loc = op.view(rw).loc();
    let dest = op.view(rw).dest();
    llvm::BrOp::build(rw, loc, x.dest_operands(), dest);
    rw.erase_op(*op);
    Ok(())
}

fn conditional(
    op: Handle<cf::CondBranchOp<'_>>,
    x: cf::CondBranchOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
) -> Matched {
    let view = op.view(rw);
    let loc = view.loc();
    let weights = view.branch_weights();
    let yes = view.true_dest();
    let no = view.false_dest();
    let options = llvm::CondBrOpOptions {
        true_dest_operands: x.true_dest_operands(),
        false_dest_operands: x.false_dest_operands(),
        branch_weights: weights.as_deref(),
        ..Default::default()
    };
    llvm::CondBrOp::build_with(rw, loc, x.condition(), yes, no, options);
    rw.erase_op(*op);
    Ok(())
}
