//! Structures that are taken apart where they are put together, which LLVM need not see.
//!
//! In the llvm dialect, a memref is a structure, built and read field by field. Nearly always one function does both;
//! then a field is the value that was inserted, and half of what LLVM's passes would read is not there.

use dialects::llvm::{ExtractValueOp, InsertValueOp};
use mlir::{Block, Body, Context, Op, OpRef, Value};

/// How many insertions are searched for a field: time stays linear. A descriptor of rank 20 has fewer.
const MAX_INSERTIONS: usize = 64;

/// The value that was inserted where `op` reads, if it was inserted as a whole.
pub(super) fn inserted(op: ExtractValueOp<'_>) -> Option<Value> {
    let cx = op.cx();
    let body = op.body();
    let wanted = op.position();
    let mut container = op.container();
    for _ in 0..MAX_INSERTIONS {
        let insert = OpRef::new(cx, body, body.defining_op(container)?).cast::<InsertValueOp<'_>>()?;
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

/// Which values must exist, by [`Value::index`], where every field is read as [`inserted`] says. Blocks come after those
/// that dominate them.
pub(super) fn needed(cx: &Context, body: &Body, blocks: &[Block]) -> Vec<bool> {
    let mut needed = vec![false; body.value_capacity()];
    for &block in blocks.iter().rev() {
        let ops: Vec<Op> = body.ops(block).collect();
        // Uses come before definitions.
        for &op in ops.iter().rev() {
            let op = OpRef::new(cx, body, op);
            if let Some(extract) = op.cast::<ExtractValueOp<'_>>() {
                needed[inserted(extract).unwrap_or(extract.container()).index()] = true;
            } else if !op.is::<InsertValueOp<'_>>() || needed[op.result(0).index()] {
                op.operands().for_each(|value| needed[value.index()] = true);
            }
        }
    }
    needed
}
