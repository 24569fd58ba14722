//! `ub`: poison, and what is never reached.

use dialects::{llvm, ub};
use mlir::rewrite::conversion::{ConversionPatternSet, ConversionRewriter as Rewriter};
use mlir::rewrite::{Matched, NoMatch};
use mlir::{Adaptor, Handle};

pub(super) fn patterns(patterns: &mut ConversionPatternSet) {
    patterns.add(poison).add(unreachable);
}

fn poison(op: Handle<ub::PoisonOp>, _: ub::PoisonOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let view = op.view(rw);
    let loc = view.loc();
    let is_plain = view.value().isa::<ub::PoisonAttr>();
    let [ty] = *rw.convert_result_types(*op)? else { return Err(NoMatch) };
    if !is_plain {
        return Err(rw.no_match("poison of a kind of its own"));
    }
    let new = llvm::PoisonOp::build(rw, loc, ty);
    rw.replace_by(*op, new)
}

fn unreachable(op: Handle<ub::UnreachableOp>, _: Adaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let loc = op.view(rw).loc();
    llvm::UnreachableOp::build(rw, loc);
    rw.erase_op(*op);
    Ok(())
}
