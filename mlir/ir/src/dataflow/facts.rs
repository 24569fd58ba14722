//! What is known of values, and how dialects tell it.

use super::int_range::IntRange;
use crate::definitions::op::OpDef;
use crate::interfaces::{RegionBranchOpInterface, RegionBranchTerminatorOpInterface};
use crate::ir::body::Body;
use crate::ir::entities::Block;
use crate::ir::view::OpRef;
use crate::values::context::Context;
use crate::values::ids::Attr;

/// What is known of a value.
#[derive(Clone, Copy, Debug, Default)]
pub enum ConstantValue {
    /// Nothing yet; at the end, that nothing computes it.
    #[default]
    Uninitialized,
    /// It is always this constant.
    Constant {
        /// The constant.
        attr: Attr,
        /// The dialect that makes operations for it.
        dialect: &'static str,
    },
    /// It may be anything.
    Unknown,
}

/// Infers the ranges of an operation's results from those of its operands; `None` where nothing is known yet.
///
/// It calls the function for each result of which it knows the range.
pub type InferRanges = fn(OpRef<'_>, &[Option<IntRange>], &mut dyn FnMut(usize, IntRange));

/// What a dialect knows of the ranges of its operations' results; an interface of the dialect.
pub struct InferIntRanges {
    /// The function of an operation, if the dialect knows anything.
    pub of: fn(&'static OpDef) -> Option<InferRanges>,
}

/// Whether the results of the operation around a block are what is written to its arguments, as those of `scf.forall`: no
/// terminator passes them on. MLIR replaces such arguments, which leaves nothing to write to.
pub fn args_are_written(cx: &Context, body: &Body, block: Block) -> bool {
    let Some(end) = body.last_op(block) else { return false };
    let view = |op| OpRef::new(cx, body, op);
    body.num_successors(end) == 0
        && view(end).interface::<RegionBranchTerminatorOpInterface>().is_none()
        && body.parent_op(end).is_some_and(|around| {
            body.num_results(around) > 0 && view(around).interface::<RegionBranchOpInterface>().is_some()
        })
}
