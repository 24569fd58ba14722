//! `memref.alloca_scope`: the stack is as before once the scope is left.

use dialects::llvm::{self, types::ptr};
use dialects::memref;
use mlir::rewrite::conversion::ConversionRewriter as Rewriter;
use mlir::rewrite::{Matched, NoMatch};
use mlir::{Block, Handle, Loc, Type, Value};

pub(super) fn alloca_scope(
    op: Handle<memref::AllocaScopeOp>,
    _: mlir::Adaptor<'_>,
    rw: &mut Rewriter<'_>,
) -> Matched {
    let view = op.view(rw);
    let (cx, loc) = (rw.cx(), view.loc());
    let region = view.body_region().id();
    let results: Vec<Type> = view.result_types().collect();
    let blocks: Vec<Block> = rw.body().blocks(region).collect();
    let (&[first, ..], Some(&last)) = (&blocks[..], blocks.last()) else { return Err(NoMatch) };
    let end = rw.body().last_op(last).ok_or(NoMatch)?;
    let returned: Vec<Value> = rw.body().operands(end).collect();
    let current = rw.body().block_of(*op).ok_or(NoMatch)?;
    let rest = rw.body_mut().split_block(*op);
    let next = if results.is_empty() {
        rest
    } else {
        let arguments: Vec<(Type, Loc)> = results.iter().map(|&ty| (ty, loc)).collect();
        let next = rw.body_mut().create_block(&arguments);
        rw.body_mut().insert_block_before(rest, next);
        rw.set_end(next);
        llvm::BrOp::build(rw, loc, &[], rest);
        next
    };
    for block in blocks {
        rw.body_mut().detach_block(block);
        rw.body_mut().insert_block_before(next, block);
    }
    rw.set_end(current);
    let saved = llvm::StackSaveOp::build(rw, loc, ptr(cx));
    llvm::BrOp::build(rw, loc, &[], first);
    rw.set_before(end);
    llvm::StackRestoreOp::build(rw, loc, saved);
    let end_loc = rw.body().loc(end);
    llvm::BrOp::build(rw, end_loc, &returned, next);
    rw.erase_op(end);
    let values: Vec<Value> =
        if results.is_empty() { Vec::new() } else { rw.body().block_args(next).to_vec() };
    rw.replace_by_all(*op, &values)
}
