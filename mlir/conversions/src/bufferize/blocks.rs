//! The arguments of blocks that branches lead to.

use dialects::bufferization::ToTensorOp;
use dialects::memref::CastOp;
use mlir::interfaces::BranchOpInterface;
use mlir::{Block, Builder, Diag, Type, Value};

use super::interface::{Alias, Bufferizer, Failure, Operand, State};
use super::types;

/// The operands of branches that become an argument of a block.
pub(super) fn forwarded(state: State<'_>, arg: Value) -> Vec<Operand> {
    let mlir::ValueDef::Argument { block, index } = state.body.def(arg) else { return Vec::new() };
    let mut found = Vec::new();
    for from in state.body.predecessors(block) {
        let Some(end) = state.body.last_op(from) else { continue };
        let Some(branch) = state.op(end).interface::<BranchOpInterface>() else { continue };
        let which = state.body.successors(end).position(|to| to == block);
        let operands = (branch.successor_operands)(state.op(end));
        let Some(range) = which.and_then(|which| operands.get(which)) else { continue };
        found.push(Operand { op: end, index: range.start + index as usize });
    }
    found
}

/// Those operands as aliases.
pub(super) fn aliasing(state: State<'_>, arg: Value) -> Vec<Alias<Operand>> {
    forwarded(state, arg).into_iter().map(Alias::maybe_same).collect()
}

/// The type of the buffer of an argument: that of all operands that become it or, if they differ, a dynamic one.
///
/// # Errors
/// If they are in different memory spaces, or there are none.
pub(super) fn buffer_type(
    state: State<'_>,
    arg: Value,
    pending: &mut Vec<Value>,
    error: impl Fn(&str) -> Diag,
) -> Result<Type, Diag> {
    let mut found: Option<Type> = None;
    for operand in forwarded(state, arg) {
        let value = operand.value(state.body);
        if pending.contains(&value) {
            continue;
        }
        let ty = state.buffer_type_in(value, pending)?;
        let Some(before) = found else {
            found = Some(ty);
            continue;
        };
        if before == ty {
            continue;
        }
        let space = types::memory_space(state.cx.type_ref(before));
        if space != types::memory_space(state.cx.type_ref(ty)) {
            return Err(error("incoming operands of block argument have inconsistent memory spaces"));
        }
        found = Some(types::with_dynamic_layout(state.ty(arg), space));
    }
    found.ok_or_else(|| error("could not infer buffer type of block argument"))
}

impl Bufferizer<'_> {
    /// Gives the arguments of a block buffers, and passes buffers to it.
    ///
    /// # Errors
    /// If one has no type.
    pub fn bufferize_block(&mut self, block: Block) -> Result<(), Failure> {
        let args = self.body.block_args(block).to_vec();
        let mut types = Vec::with_capacity(args.len());
        for &arg in &args {
            let is_tensor = self.state().is_tensor(arg);
            types.push(if is_tensor { self.buffer_type(arg)? } else { self.body.ty(arg) });
        }
        for (&arg, &ty) in args.iter().zip(&types) {
            let old = self.body.ty(arg);
            if old == ty {
                continue;
            }
            self.body.set_type(arg, ty);
            if self.body.is_unused(arg) {
                continue;
            }
            let loc = mlir::ValueRef::new(self.cx, self.body, arg).loc();
            let mut b = Builder::new(self.cx, self.body).with_listener(&mut self.made);
            b.set_start(block);
            let tensor = ToTensorOp::build(&mut b, loc, old, arg);
            let made = self.body.defining_op(tensor);
            self.body.replace_uses_if(arg, tensor, |body, u| Some(body.use_owner(u).0) != made);
        }
        self.bufferize_branches(block, &types)
    }

    fn bufferize_branches(&mut self, block: Block, types: &[Type]) -> Result<(), Failure> {
        for from in self.body.predecessors(block).collect::<Vec<_>>() {
            let Some(end) = self.body.last_op(from) else { continue };
            let Some(branch) = self.op(end).interface::<BranchOpInterface>() else {
                return Err(vec![self.op(end).error(
                    "cannot bufferize ops with block references that do not implement BranchOpInterface",
                )]);
            };
            let which = self.body.successors(end).position(|to| to == block);
            let operands = (branch.successor_operands)(self.op(end));
            let Some(range) = which.and_then(|which| operands.get(which).cloned()) else { continue };
            for (index, &ty) in range.zip(types) {
                let value = self.body.operand(end, index);
                if self.body.ty(value) == ty {
                    continue;
                }
                let buffer = self.buffer(value)?;
                let buffer = if self.body.ty(buffer) == ty {
                    buffer
                } else {
                    let loc = self.body.loc(end);
                    CastOp::build(&mut self.before(end), loc, ty, buffer)
                };
                self.body.set_operand(end, index, buffer);
            }
        }
        Ok(())
    }
}
