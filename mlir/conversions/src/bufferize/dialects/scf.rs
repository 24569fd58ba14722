//! Choices between regions, and the ends of regions.

use dialects::scf::{
    ConditionOp, ExecuteRegionOp, ForOp, ForallOp, IfOp, InParallelOp, IndexSwitchOp, WhileOp, YieldOp,
};
use mlir::{Body, Diag, Op, OpRef, Type, Value, ValueDef};

use super::scf_loops::{For, While};
use super::scf_parallel::{Forall, InParallel};
use crate::bufferize::blocks;
use crate::bufferize::interface::{Alias, Bufferizable, Bufferizations, Bufferizer, Failure, Operand, State};
use crate::bufferize::types;
use crate::recreate::with_result_types;

pub(super) static BUFFERIZATIONS: Bufferizations = Bufferizations(&[
    (ConditionOp::NAME, &Condition),
    (ExecuteRegionOp::NAME, &ExecuteRegion),
    (ForOp::NAME, &For),
    (ForallOp::NAME, &Forall),
    (IfOp::NAME, &Choice("inconsistent memory space on then/else branches")),
    (InParallelOp::NAME, &InParallel),
    (IndexSwitchOp::NAME, &Choice("inconsistent memory space on switch cases")),
    (WhileOp::NAME, &While),
    (YieldOp::NAME, &Yield),
]);

/// An operation one of whose regions runs once; with the error if they yield buffers in different memory spaces.
struct Choice(&'static str);
struct ExecuteRegion;
struct Condition;
struct Yield;

/// The index of a result; 0 for arguments.
fn result_index(body: &Body, value: Value) -> usize {
    match body.def(value) {
        ValueDef::Result { index, .. } => index as usize,
        ValueDef::Argument { .. } => 0,
    }
}

/// The last operations of the regions of an operation, in the order in which their buffers are compared: that of the
/// default of a switch first.
fn yields(state: State<'_>, op: Op) -> Vec<Op> {
    let regions = state.body.regions_of(op).iter();
    regions.filter_map(|&region| state.body.last_op(state.body.entry_block(region)?)).collect()
}

/// Those operands as aliases of a result.
fn yielded(state: State<'_>, op: Op, index: usize) -> Vec<Operand> {
    let mut ends = yields(state, op);
    if state.op(op).is::<IndexSwitchOp>() && !ends.is_empty() {
        ends.rotate_left(1);
    }
    let has_it = |end: &Op| index < state.body.num_operands(*end);
    ends.into_iter().filter(has_it).map(|op| Operand { op, index }).collect()
}

impl Bufferizable for Choice {
    fn aliasing_operands(&self, state: State<'_>, value: Value) -> Vec<Alias<Operand>> {
        let Some(op) = state.body.defining_op(value) else { return Vec::new() };
        let index = result_index(state.body, value);
        yielded(state, op, index).into_iter().map(Alias::maybe_same).collect()
    }

    fn buffer_type(&self, state: State<'_>, value: Value, pending: &mut Vec<Value>) -> Result<Type, Diag> {
        let Some(op) = state.body.defining_op(value) else { return state.unknown_buffer_type(value) };
        let index = result_index(state.body, value);
        let mut found: Option<Type> = None;
        for end in yields(state, op) {
            let ty = state.buffer_type_in(state.body.operand(end, index), pending)?;
            let Some(before) = found else {
                found = Some(ty);
                continue;
            };
            if before == ty {
                continue;
            }
            let space = types::memory_space(state.cx.type_ref(before));
            if space != types::memory_space(state.cx.type_ref(ty)) {
                return Err(state.op(op).plain_error(self.0));
            }
            found = Some(types::with_dynamic_layout(state.ty(value), space));
        }
        found.map_or_else(|| state.unknown_buffer_type(value), Ok)
    }

    fn bufferize(&self, b: &mut Bufferizer<'_>, op: Op) -> Result<(), Failure> {
        let types = b.result_types(op)?;
        let new = with_result_types(&mut b.before(op), op, &types);
        let results: Vec<Value> = b.body.results(new).collect();
        b.replace(op, &results);
        Ok(())
    }
}

impl ExecuteRegion {
    /// The only `scf.yield`.
    fn end(state: State<'_>, op: Op) -> Option<Op> {
        let region = *state.body.regions_of(op).first()?;
        let ends = state.body.blocks(region).filter_map(|block| state.body.last_op(block));
        let mut yields = ends.filter(|&end| state.op(end).is::<YieldOp>());
        let first = yields.next();
        first.filter(|_| yields.next().is_none())
    }
}

impl Bufferizable for ExecuteRegion {
    fn allows_branches(&self) -> bool {
        true
    }

    fn is_writable(&self, _state: State<'_>, _value: Value) -> bool {
        true
    }

    fn aliasing_operands(&self, state: State<'_>, value: Value) -> Vec<Alias<Operand>> {
        let Some(op) = state.body.defining_op(value) else { return blocks::aliasing(state, value) };
        let index = result_index(state.body, value);
        Self::end(state, op).into_iter().map(|op| Alias::same(Operand { op, index })).collect()
    }

    fn verify(&self, state: State<'_>, op: OpRef<'_>) -> Result<(), Diag> {
        let message = "op without unique scf.yield is not supported";
        op.ensure(Self::end(state, op.id()).is_some(), message)
    }

    fn buffer_type(&self, state: State<'_>, value: Value, pending: &mut Vec<Value>) -> Result<Type, Diag> {
        let Some(op) = state.body.defining_op(value) else {
            let owner = state.owner(value);
            let error = |message: &str| match owner {
                Some(op) => state.op(op).error(message),
                None => state.error(value, message),
            };
            return blocks::buffer_type(state, value, pending, error);
        };
        match Self::end(state, op) {
            Some(end) => {
                state.buffer_type_in(state.body.operand(end, result_index(state.body, value)), pending)
            }
            None => state.unknown_buffer_type(value),
        }
    }

    fn bufferize(&self, b: &mut Bufferizer<'_>, op: Op) -> Result<(), Failure> {
        let Some(end) = Self::end(b.state(), op) else { return Err(Vec::new()) };
        let types: Vec<Type> = b.body.operands(end).map(|value| b.body.ty(value)).collect();
        let new = with_result_types(&mut b.before(op), op, &types);
        let Some(&region) = b.body.regions_of(new).first() else { return Err(Vec::new()) };
        for block in b.body.blocks(region).collect::<Vec<_>>() {
            b.bufferize_block(block)?;
        }
        let results: Vec<Value> = b.body.results(new).collect();
        b.replace(op, &results);
        Ok(())
    }
}

impl Bufferizable for Condition {
    fn must_be_in_place(&self, _state: State<'_>, _operand: Operand) -> bool {
        true
    }

    fn bufferize(&self, b: &mut Bufferizer<'_>, op: Op) -> Result<(), Failure> {
        let Some(around) = b.body.parent_op(op) else { return Err(Vec::new()) };
        let args = After::args(b, around);
        let values: Vec<Value> = b.body.operands(op).skip(1).collect();
        let mut passed = Vec::with_capacity(values.len());
        for (at, &value) in values.iter().enumerate() {
            passed.push(cast_to_type_of(b, op, value, args.get(at).copied())?);
        }
        let (condition, loc) = (b.body.operand(op, 0), b.body.loc(op));
        let mut builder = b.before(op);
        ConditionOp::build(&mut builder, loc, condition, &passed);
        builder.erase_op(op);
        Ok(())
    }
}

/// The second region of `scf.while`.
struct After;

impl After {
    fn args(b: &Bufferizer<'_>, op: Op) -> Vec<Value> {
        let region = b.body.regions_of(op).get(1);
        let block = region.and_then(|&region| b.body.entry_block(region));
        block.map_or_else(Vec::new, |block| b.body.block_args(block).to_vec())
    }
}

/// The buffer of a yielded tensor, with the type of the buffer of the value that it becomes.
fn cast_to_type_of(
    b: &mut Bufferizer<'_>,
    at: Op,
    value: Value,
    becomes: Option<Value>,
) -> Result<Value, Failure> {
    if !b.state().is_tensor(value) {
        return Ok(value);
    }
    let buffer = b.buffer(value)?;
    let Some(becomes) = becomes else { return Ok(buffer) };
    let ty = b.buffer_type(becomes)?;
    Ok(b.cast(at, buffer, ty))
}

impl Bufferizable for Yield {
    fn must_be_in_place(&self, _state: State<'_>, _operand: Operand) -> bool {
        true
    }

    fn aliasing_values(&self, state: State<'_>, operand: Operand) -> Vec<Alias<Value>> {
        let Some(around) = state.body.parent_op(operand.op).map(|op| state.op(op)) else { return Vec::new() };
        let result = || around.results().nth(operand.index);
        if around.is::<IfOp>() {
            result().into_iter().map(Alias::maybe_same).collect()
        } else if around.is::<ExecuteRegionOp>() {
            result().into_iter().map(Alias::same).collect()
        } else {
            Vec::new()
        }
    }

    fn bufferize(&self, b: &mut Bufferizer<'_>, op: Op) -> Result<(), Failure> {
        let around = b.body.parent_op(op).map(|op| b.op(op));
        let becomes: Vec<Value> = match around {
            Some(op) if op.is::<ForOp>() || op.is::<IfOp>() || op.is::<IndexSwitchOp>() => {
                op.results().collect()
            }
            Some(op) if op.is::<WhileOp>() => {
                op.region(0).entry().map_or_else(Vec::new, |block| block.args().to_vec())
            }
            Some(op) if op.is::<ExecuteRegionOp>() => Vec::new(),
            _ => return Err(vec![b.op(op).plain_error("unsupported scf::YieldOp parent")]),
        };
        let values: Vec<Value> = b.body.operands(op).collect();
        let mut passed = Vec::with_capacity(values.len());
        for (at, &value) in values.iter().enumerate() {
            passed.push(cast_to_type_of(b, op, value, becomes.get(at).copied())?);
        }
        let loc = b.body.loc(op);
        let mut builder = b.before(op);
        YieldOp::build(&mut builder, loc, &passed);
        builder.erase_op(op);
        Ok(())
    }
}
