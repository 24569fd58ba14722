//! What the inliner may do with operations that mean the same everywhere, and what several dialects do alike.

use mlir::interfaces::DialectInlinerInterface;
use mlir::{Block, Builder, Loc, Op, OpRef, Value};

/// Everything of the dialect goes anywhere.
pub(crate) static INLINER: DialectInlinerInterface = DialectInlinerInterface::ALWAYS;

/// Replaces a terminator that returns by the branch to `dest` that `branch` builds, with the operands; leaves others.
pub(crate) fn branch_for_return(
    b: &mut Builder<'_>,
    terminator: Op,
    dest: Block,
    returns: fn(OpRef<'_>) -> bool,
    branch: fn(&mut Builder<'_>, Loc, &[Value], Block),
) {
    if !returns(OpRef::new(b.cx(), b.body(), terminator)) {
        return;
    }
    let loc = b.body().loc(terminator);
    let operands: Vec<Value> = b.body().operands(terminator).collect();
    b.set_before(terminator);
    branch(b, loc, &operands, dest);
    b.erase_op(terminator);
}
