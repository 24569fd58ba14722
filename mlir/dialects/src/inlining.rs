//! The parts of inlining that dialects share.

use mlir::interfaces::DialectInlinerInterface;
use mlir::{Block, Builder, Handle, Loc, Op, OpRef, OpType, Value};

/// Any operation may be inlined anywhere.
pub(crate) static INLINER: DialectInlinerInterface = DialectInlinerInterface::ALWAYS;

/// Replaces a terminator, if it is a `Return`, by a branch to `dest` with the same operands.
pub(crate) fn branch_for_return<Return: OpType, Branch>(
    b: &mut Builder<'_>,
    terminator: Op,
    dest: Block,
    branch: fn(&mut Builder<'_>, Loc, &[Value], Block) -> Handle<Branch>,
) {
    if !OpRef::new(b.cx(), b.body(), terminator).is::<Return>() {
        return;
    }
    let loc = b.body().loc(terminator);
    let operands: Vec<Value> = b.body().operands(terminator).collect();
    b.set_before(terminator);
    branch(b, loc, &operands, dest);
    b.erase_op(terminator);
}
