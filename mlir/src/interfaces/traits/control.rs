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
    for successor in (branch.successor_regions)(op, None) {
        let range = (branch.entry_successor_operands)(op, &successor);
        check_edge(op, (branch, None), &successor, range)?;
    }
    for (index, region) in op.regions().enumerate() {
        for terminator in region.blocks().filter_map(|b| b.last_op()) {
            let Some(passing) = terminator.interface::<RegionBranchTerminatorOpInterface>() else { continue };
            for successor in (branch.successor_regions)(op, Some(index)) {
                let range = (passing.successor_operands)(terminator, &successor);
                check_edge(op, (branch, Some(terminator)), &successor, range)?;
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
    let passed = from.unwrap_or(op).operand_types().skip(operands.start).take(operands.len());
    let inputs = (branch.successor_inputs)(op, to);
    let edge = || {
        let from = from.map_or("parent".to_owned(), |t| format!("Operation {}", t.name()));
        let to = match to {
            RegionSuccessor::Parent => "parent".to_owned(),
            RegionSuccessor::Region(index) => format!("Region #{index}"),
        };
        format!("along control flow edge from {from} to {to}")
    };
    let point = from.unwrap_or(op).loc();
    let fail = |message: String| Err(op.error(message).with_note(point, "region branch point"));
    if passed.len() != inputs.len() {
        return fail(format!(
            "{}: region branch point has {} operands, but region successor needs {} inputs",
            edge(),
            passed.len(),
            inputs.len()
        ));
    }
    let cx: &Context = op.cx();
    for (at, (given, taken)) in passed.zip(inputs).enumerate() {
        if !(branch.are_types_compatible)(op, given, taken) {
            return fail(format!(
                "{}: successor operand type #{at} '{}' should match successor input type #{at} '{}'",
                edge(),
                cx.type_ref(given),
                cx.type_ref(taken)
            ));
        }
    }
    Ok(())
}
