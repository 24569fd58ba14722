//! Verifiers of the control-flow interfaces: the values passed along each edge fit the other end.

use std::ops::Range;

use crate::definitions::op::Types;
use crate::interfaces::{
    BranchOpInterface, RegionBranchOpInterface, RegionBranchTerminatorOpInterface, RegionSuccessor,
};
use crate::ir::diag::Diag;
use crate::ir::view::OpRef;
use crate::values::context::Context;

/// `BranchOpInterface`: a branch passes each successor the arguments it takes.
///
/// # Errors
/// The first successor that takes others.
pub fn branch(op: OpRef<'_>) -> Result<(), Diag> {
    let Some(branch) = op.interface::<BranchOpInterface>() else { return Ok(()) };
    let body = op.body();
    for (index, (dest, range)) in op.successors().zip((branch.successor_operands)(op)).enumerate() {
        let range = range.start.min(op.num_operands())..range.end.min(op.num_operands());
        let passed: Types = range.map(|operand| body.ty(op.operand(operand))).collect();
        let args = body.block_args(dest);
        if passed.len() != args.len() {
            let message = format!(
                "branch has {} operands for successor #{index}, but target block has {}",
                passed.len(),
                args.len()
            );
            return Err(op.plain_error(message));
        }
        for (at, (&ty, &arg)) in passed.iter().zip(args).enumerate() {
            if ty != body.ty(arg) {
                let message = format!("type mismatch for bb argument #{at} of successor #{index}");
                return Err(op.plain_error(message));
            }
        }
    }
    Ok(())
}

/// `RegionBranchOpInterface`: each region gets its arguments, and the operation its results.
pub fn region_branch(op: OpRef<'_>, errors: &mut Vec<Diag>) {
    errors.extend(check_regions(op).err());
}

fn check_regions(op: OpRef<'_>) -> Result<(), Diag> {
    let Some(branch) = op.interface::<RegionBranchOpInterface>() else { return Ok(()) };
    for successor in &(branch.successor_regions)(op, None) {
        let range = (branch.entry_successor_operands)(op, successor);
        check_edge(op, (branch, None), successor, range)?;
    }
    for (index, region) in op.regions().enumerate() {
        for terminator in region.blocks().filter_map(|b| b.last_op()) {
            let Some(passing) = terminator.interface::<RegionBranchTerminatorOpInterface>() else { continue };
            for successor in &(branch.successor_regions)(op, Some(index)) {
                let range = (passing.successor_operands)(terminator, successor);
                check_edge(op, (branch, Some(terminator)), successor, range)?;
            }
        }
    }
    Ok(())
}

/// Checks the operands passed from a terminator, or from the operation itself, to a region or back to the operation.
fn check_edge(
    op: OpRef<'_>,
    (branch, from): (&RegionBranchOpInterface, Option<OpRef<'_>>),
    to: &RegionSuccessor,
    operands: Range<usize>,
) -> Result<(), Diag> {
    let user = from.unwrap_or(op);
    let end = operands.end.min(user.num_operands());
    let passed = user.body().operands_in(user.id(), operands.start.min(end)..end);
    let inputs = (branch.successor_inputs)(op, to);
    if passed.len() != inputs.len() {
        let passed = passed.len();
        let inputs = inputs.len();
        let message =
            format!("region branch point has {passed} operands, but region successor needs {inputs} inputs");
        return Err(edge_error(op, from, to, &message));
    }
    let cx: &Context = op.cx();
    for (at, (given, taken)) in passed.zip(inputs).enumerate() {
        let given = user.body().ty(given);
        if !(branch.are_types_compatible)(op, given, taken) {
            let message = format!(
                "successor operand type #{at} '{}' should match successor input type #{at} '{}'",
                cx.type_ref(given),
                cx.type_ref(taken)
            );
            return Err(edge_error(op, from, to, &message));
        }
    }
    Ok(())
}

/// An error about what is passed from a terminator, or from the operation itself.
fn edge_error(op: OpRef<'_>, from: Option<OpRef<'_>>, to: &RegionSuccessor, message: &str) -> Diag {
    let source = from.map_or("parent".to_owned(), |t| format!("Operation {}", t.name()));
    let target = match to {
        RegionSuccessor::Parent => "parent".to_owned(),
        RegionSuccessor::Region(index) => format!("Region #{index}"),
    };
    let message = format!("along control flow edge from {source} to {target}: {message}");
    op.error(message).with_note(from.unwrap_or(op).loc(), "region branch point")
}
