//! `scf.forall`: its threads write to slices of the shared tensors.

use dialects::bufferization::ToTensorOp;
use dialects::matching::constant_index;
use dialects::offsets_sizes_strides::{Mixed, mixed};
use dialects::scf::{ForallOp, ForallOpOptions};
use mlir::{Diag, Op, OpRef, Type, Value, ValueDef};

use crate::bufferize::interface::{Alias, Bufferizable, Bufferizer, Failure, Operand, State};

pub(super) struct Forall;
pub(super) struct InParallel;

fn bounds(op: ForallOp<'_>) -> [Vec<Mixed>; 3] {
    [
        mixed(&op.static_lower_bound(), op.dynamic_lower_bound()),
        mixed(&op.static_upper_bound(), op.dynamic_upper_bound()),
        mixed(&op.static_step(), op.dynamic_step()),
    ]
}

fn constant(op: OpRef<'_>, number: Mixed) -> Option<i64> {
    match number {
        Mixed::Known(number) => Some(number),
        Mixed::Value(value) => constant_index(op, value),
    }
}

impl Forall {
    /// The position of the first shared tensor among the operands.
    fn first_output(op: ForallOp<'_>) -> usize {
        op.num_operands() - op.outputs().len()
    }

    fn may_not_run(op: ForallOp<'_>) -> bool {
        let [lower, upper, _] = bounds(op);
        lower.into_iter().zip(upper).any(|(lower, upper)| {
            match (constant(*op, lower), constant(*op, upper)) {
                (Some(lower), Some(upper)) => lower >= upper,
                _ => true,
            }
        })
    }

    /// The argument of the body for an operand.
    fn arg(state: State<'_>, op: ForallOp<'_>, operand: usize) -> Option<Value> {
        let at = operand.checked_sub(Self::first_output(op))?;
        let block = state.body.entry_block(*state.body.regions_of(op.id()).first()?)?;
        let args = state.body.block_args(block);
        args.get((args.len() - op.outputs().len()) + at).copied()
    }
}

impl Bufferizable for Forall {
    fn reads(&self, state: State<'_>, operand: Operand) -> bool {
        let Some(op) = state.op(operand.op).cast::<ForallOp>() else { return true };
        Self::may_not_run(op) || Self::arg(state, op, operand.index).is_some_and(|arg| state.is_read(arg))
    }

    fn writes(&self, _state: State<'_>, _operand: Operand) -> bool {
        true
    }

    fn aliasing_values(&self, state: State<'_>, operand: Operand) -> Vec<Alias<Value>> {
        let Some(op) = state.op(operand.op).cast::<ForallOp>() else { return Vec::new() };
        let at = operand.index.checked_sub(Self::first_output(op));
        at.and_then(|at| op.results().nth(at)).into_iter().map(Alias::same).collect()
    }

    fn is_writable(&self, _state: State<'_>, _value: Value) -> bool {
        true
    }

    /// If there is more than one iteration, as far as is known.
    fn is_repetitive(&self, op: OpRef<'_>, _region: usize) -> bool {
        let Some(forall) = op.cast::<ForallOp>() else { return true };
        let [lower, upper, step] = bounds(forall);
        lower.into_iter().zip(upper).zip(step).any(|((lower, upper), step)| {
            let numbers = [lower, upper, step].map(|number| constant(op, number));
            let [Some(lower), Some(upper), Some(step)] = numbers else { return true };
            lower.saturating_add(step) < upper
        })
    }

    fn is_parallel(&self, op: OpRef<'_>, region: usize) -> bool {
        self.is_repetitive(op, region)
    }

    fn buffer_type(&self, state: State<'_>, value: Value, pending: &mut Vec<Value>) -> Result<Type, Diag> {
        let op = state.owner(value).and_then(|op| state.op(op).cast::<ForallOp>());
        let Some(op) = op else { return state.unknown_buffer_type(value) };
        let at = match state.body.def(value) {
            ValueDef::Result { index, .. } => Some(index as usize),
            ValueDef::Argument { block, index } => {
                let leading = state.body.block_args(block).len() - op.outputs().len();
                (index as usize).checked_sub(leading)
            }
        };
        match at.and_then(|at| op.outputs().nth(at)) {
            Some(output) => state.buffer_type_in(output, pending),
            None => state.unknown_buffer_type(value),
        }
    }

    fn bufferize(&self, b: &mut Bufferizer<'_>, op: Op) -> Result<(), Failure> {
        let Some(view) = b.op(op).cast::<ForallOp>() else { return Err(Vec::new()) };
        let outputs: Vec<Value> = view.outputs().collect();
        let loc = view.loc();
        let rank = view.static_lower_bound().len();
        let attrs: Vec<(String, mlir::Attr)> =
            view.discardable().iter().map(|&(name, attr)| (b.cx.str(name).to_owned(), attr)).collect();
        let lists = [view.dynamic_lower_bound().collect(), view.dynamic_upper_bound().collect(), {
            let list: Vec<Value> = view.dynamic_step().collect();
            list
        }];
        let numbers = [view.static_lower_bound(), view.static_upper_bound(), view.static_step()];
        let mapping = view.mapping_attr().map(|attr| attr.id());
        let buffers = b.buffers(&outputs)?;
        let region = b.body.regions_of(op).first().copied();
        let Some(block) = region.and_then(|region| b.body.entry_block(region)) else {
            return Err(Vec::new());
        };
        let shared = b.body.block_args(block)[rank..].to_vec();
        for (&arg, &buffer) in shared.iter().zip(&buffers) {
            let ty = b.body.ty(arg);
            let mut builder = mlir::Builder::new(b.cx, b.body).with_listener(&mut b.made);
            builder.set_start(block);
            let tensor = ToTensorOp::build(&mut builder, loc, ty, buffer);
            builder.replace_all_uses(arg, tensor);
        }
        let [lower, upper, step]: &[Vec<Value>; 3] = &lists;
        let [static_lower, static_upper, static_step] = &numbers;
        let mut builder = b.before(op);
        let options = ForallOpOptions {
            dynamic_lower_bound: lower,
            dynamic_upper_bound: upper,
            dynamic_step: step,
            outputs: &[],
            mapping,
        };
        let new =
            ForallOp::build_with(&mut builder, loc, &[], static_lower, static_upper, static_step, options);
        for (name, attr) in attrs {
            builder.set_attr(*new, &name, Some(attr));
        }
        let to = builder.body().regions_of(*new).first().copied();
        let (Some(from), Some(to)) = (region, to) else { return Err(Vec::new()) };
        let body = builder.body_mut();
        body.move_blocks(from, to);
        body.erase_block_args(block, rank..rank + shared.len());
        b.replace(op, &buffers);
        Ok(())
    }
}

impl Bufferizable for InParallel {
    fn bufferize(&self, _b: &mut Bufferizer<'_>, _op: Op) -> Result<(), Failure> {
        Ok(())
    }
}
