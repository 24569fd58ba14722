//! Structures that are read where they are built, which LLVM need not see.
//!
//! In the llvm dialect, a memref is a structure, built and read field by field. Nearly always, one function does
//! both; then a field is the value that was inserted, and LLVM's passes need not read half of the instructions.

use dialects::llvm::{ExtractValueOp, InsertValueOp};
use mlir::{Block, Body, Context, Op, OpRef, Value};

/// How many insertions are searched for a field, so that time stays linear. A descriptor of rank 20 has fewer.
const MAX_INSERTIONS: usize = 64;

/// The value that was inserted at the position that `op` reads, if it was inserted as a whole.
pub(super) fn inserted(op: ExtractValueOp<'_>) -> Option<Value> {
    let cx = op.cx();
    let body = op.body();
    let wanted = op.position();
    let mut container = op.container();
    for _ in 0..MAX_INSERTIONS {
        let insert = OpRef::new(cx, body, body.defining_op(container)?).cast::<InsertValueOp>()?;
        let at = insert.position();
        if *at == *wanted {
            return Some(insert.value());
        }
        // One is a part of the other.
        if at.iter().zip(wanted.iter()).all(|(a, b)| a == b) {
            return None;
        }
        container = insert.container();
    }
    None
}

/// The values that must exist, by [`Value::index`], if every field is read as [`inserted`] says. Blocks come after
/// those that dominate them.
pub(super) fn needed(cx: &Context, body: &Body, blocks: &[Block]) -> Vec<bool> {
    let mut needed = vec![false; body.value_capacity()];
    for &block in blocks.iter().rev() {
        let ops: Vec<Op> = body.ops(block).collect();
        // Uses come before definitions.
        for &op in ops.iter().rev() {
            let op = OpRef::new(cx, body, op);
            if let Some(extract) = op.cast::<ExtractValueOp>() {
                needed[inserted(extract).unwrap_or(extract.container()).index()] = true;
            } else if !op.is::<InsertValueOp>() || needed[op.result(0).index()] {
                op.operands().for_each(|value| needed[value.index()] = true);
            }
        }
    }
    needed
}
