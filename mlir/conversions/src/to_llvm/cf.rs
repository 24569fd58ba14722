//! Branches: the same, with converted operands. The block arguments are converted with the function.

use dialects::{cf, llvm};
use mlir::Handle;
use mlir::rewrite::Matched;
use mlir::rewrite::conversion::{ConversionPatternSet, ConversionRewriter as Rewriter};

pub(super) fn patterns(patterns: &mut ConversionPatternSet) {
    patterns.add(branch).add(conditional);
}

fn branch(op: Handle<cf::BranchOp<'_>>, x: cf::BranchOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let (loc, dest) = (op.view(rw).loc(), op.view(rw).dest());
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
    let (loc, weights) = (view.loc(), view.branch_weights());
    let (yes, no) = (view.true_dest(), view.false_dest());
    let options = llvm::CondBrOpOptions { branch_weights: weights.as_deref(), ..Default::default() };
    let (true_operands, false_operands) = (x.true_dest_operands(), x.false_dest_operands());
    llvm::CondBrOp::build_with(rw, loc, x.condition(), true_operands, false_operands, yes, no, options);
    rw.erase_op(*op);
    Ok(())
}
