//! Branches stay branches, with converted operands; they convert the arguments of the blocks to which they branch.

use dialects::{cf, llvm};
use mlir::rewrite::conversion::{ConversionPatternSet, ConversionRewriter as Rewriter};
use mlir::rewrite::{Matched, NoMatch};
use mlir::{AttrRef, Block, Handle, Value};

use super::func::keep_attributes;

pub(super) fn patterns(patterns: &mut ConversionPatternSet) {
    patterns.add(branch).add(conditional).add(switch);
}

fn branch(op: Handle<cf::BranchOp>, x: cf::BranchOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let loc = op.view(rw).loc();
    let dest = op.view(rw).dest();
    let [dest] = rw.convert_blocks(&[dest])?[..] else { return Err(NoMatch) };
    let new = llvm::BrOp::build(rw, loc, x.dest_operands(), dest);
    keep_attributes(rw, *op, *new);
    rw.erase_op(*op);
    Ok(())
}

fn conditional(
    op: Handle<cf::CondBranchOp>,
    x: cf::CondBranchOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
) -> Matched {
    let view = op.view(rw);
    let loc = view.loc();
    let weights = view.branch_weights();
    let yes = view.true_dest();
    let no = view.false_dest();
    let [yes, no] = rw.convert_blocks(&[yes, no])?[..] else { return Err(NoMatch) };
    let options = llvm::CondBrOpOptions {
        true_dest_operands: x.true_dest_operands(),
        false_dest_operands: x.false_dest_operands(),
        branch_weights: weights.as_deref(),
        ..Default::default()
    };
    let new = llvm::CondBrOp::build_with(rw, loc, x.condition(), yes, no, options);
    keep_attributes(rw, *op, *new);
    rw.erase_op(*op);
    Ok(())
}

fn switch(op: Handle<cf::SwitchOp>, x: cf::SwitchOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let view = op.view(rw);
    let loc = view.loc();
    let default = view.default_destination();
    let cases: Vec<Block> = view.case_destinations().collect();
    // All at once: if one cannot be converted, none may change.
    let blocks = rw.convert_blocks(&[&[default], &cases[..]].concat())?;
    let [default, ref cases @ ..] = blocks[..] else { return Err(NoMatch) };
    let groups: Vec<&[Value]> = x.case_operands();
    let options = llvm::SwitchOpOptions {
        default_operands: x.default_operands(),
        case_operands: &groups,
        case_values: x.case_values().map(AttrRef::id),
        ..Default::default()
    };
    let new = llvm::SwitchOp::build_with(rw, loc, x.flag(), default, cases, options);
    keep_attributes(rw, *op, *new);
    rw.erase_op(*op);
    Ok(())
}
