//! Branches: they pass buffers to the arguments of blocks, which the operation around these bufferizes.

use dialects::cf::{BranchOp, CondBranchOp};
use mlir::interfaces::BranchOpInterface;
use mlir::{Op, Value};

use crate::bufferize::interface::{Alias, Bufferizable, Bufferizations, Bufferizer, Failure, Operand, State};

pub(super) static BUFFERIZATIONS: Bufferizations =
    Bufferizations(&[(BranchOp::NAME, &Branch), (CondBranchOp::NAME, &Branch)]);

struct Branch;

impl Bufferizable for Branch {
    fn reads(&self, _state: State<'_>, _operand: Operand) -> bool {
        false
    }

    fn aliasing_values(&self, state: State<'_>, operand: Operand) -> Vec<Alias<Value>> {
        let op = state.op(operand.op);
        let Some(branch) = op.interface::<BranchOpInterface>() else { return Vec::new() };
        let ranges = (branch.successor_operands)(op);
        let args = op.successors().zip(ranges).filter_map(|(block, range)| {
            let at = range.contains(&operand.index).then(|| operand.index - range.start)?;
            state.body.block_args(block).get(at).copied()
        });
        args.map(Alias::maybe_same).collect()
    }

    fn bufferize(&self, _b: &mut Bufferizer<'_>, _op: Op) -> Result<(), Failure> {
        Ok(())
    }
}
