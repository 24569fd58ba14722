//! Loops that carry tensors.

use dialects::matching::constant_index;
use dialects::scf::WhileOp;
use mlir::{Block, Body, Diag, Op, OpRef, Type, Value, ValueDef};

use crate::bufferize::interface::{
    Alias, Bufferizable, Bufferizer, Copied, Failure, Operand, State, TensorCopy,
};
use crate::bufferize::types;
use crate::recreate::with_result_types;

pub(super) struct For;
pub(super) struct While;

/// The first block of a region of an operation.
fn block(body: &Body, op: Op, region: usize) -> Option<Block> {
    body.regions_of(op).get(region).and_then(|&region| body.entry_block(region))
}

fn args(body: &Body, op: Op, region: usize) -> &[Value] {
    block(body, op, region).map_or(&[], |block| body.block_args(block))
}

/// The operands of the last operation of a region, from one on.
fn end_operands(body: &Body, op: Op, region: usize, from: usize) -> Option<(Op, Vec<Value>)> {
    let end = body.last_op(block(body, op, region)?)?;
    Some((end, body.operands(end).skip(from).collect()))
}

/// The type of the buffer that a loop carries: that of the initial one and of the yielded one or, if they differ, one
/// with a dynamic layout.
fn carried_type(
    state: State<'_>,
    op: Op,
    [arg, init, yielded]: [Value; 3],
    pending: &mut Vec<Value>,
) -> Result<Type, Diag> {
    let first = state.buffer_type_in(init, pending)?;
    // What the loop yields depends on what it carries: the second time, the initial type has to do.
    if pending.iter().filter(|&&value| value == arg).count() >= 2 {
        return Ok(first);
    }
    let next = state.buffer_type_in(yielded, pending)?;
    if first == next {
        return Ok(first);
    }
    let space = types::memory_space(state.cx.type_ref(next));
    if space != types::memory_space(state.cx.type_ref(first)) {
        let message = "init_arg and yielded value bufferize to inconsistent memory spaces";
        return Err(state.op(op).error(message));
    }
    Ok(types::with_dynamic_layout(state.ty(arg), space))
}

/// Gives the arguments of a block the types of buffers; inside it, they become tensors again.
fn bufferize_args(b: &mut Bufferizer<'_>, block: Block, types: &[Type]) {
    let args = b.body.block_args(block).to_vec();
    let mut last = None;
    for (arg, &ty) in args.into_iter().zip(types) {
        let old = b.body.ty(arg);
        if old == ty {
            continue;
        }
        b.body.set_type(arg, ty);
        let loc = mlir::ValueRef::new(b.cx, b.body, arg).loc();
        let mut builder = mlir::Builder::new(b.cx, b.body).with_listener(&mut b.made);
        match last {
            Some(op) => builder.set_after(op),
            None => builder.set_start(block),
        }
        let tensor = dialects::bufferization::ToTensorOp::build(&mut builder, loc, old, arg);
        last = b.body.defining_op(tensor);
        b.body.replace_uses_if(arg, tensor, |body, u| Some(body.use_owner(u).0) != last);
    }
}

/// Copies of the operands of the end of a region whose buffers a loop must not yield.
fn end_copies(state: State<'_>, end: Op, copied: impl Fn(usize, Value) -> bool) -> Vec<TensorCopy> {
    let operands = state.tensor_operands(end).filter(|&o| copied(o.index, o.value(state.body)));
    operands.map(|o| TensorCopy { at: end, of: Copied::Operand(o.index), elements: true }).collect()
}

impl For {
    /// The positions of the values that it carries among the operands.
    const INITS: usize = 3;

    fn parts(state: State<'_>, op: Op, at: usize) -> Option<[Value; 3]> {
        let arg = *args(state.body, op, 0).get(at + 1)?;
        let init = state.body.operands(op).nth(Self::INITS + at)?;
        let yielded = *end_operands(state.body, op, 0, 0)?.1.get(at)?;
        Some([arg, init, yielded])
    }

    fn may_not_run(op: OpRef<'_>) -> bool {
        let bound = |at| constant_index(op, op.operand(at));
        match (bound(0), bound(1)) {
            (Some(lower), Some(upper)) => upper <= lower,
            _ => true,
        }
    }

    fn yields_what_it_carries(state: State<'_>, op: Op, at: usize) -> bool {
        Self::parts(state, op, at).is_some_and(|[arg, _, yielded]| state.are_equivalent(arg, yielded))
    }
}

impl Bufferizable for For {
    fn reads(&self, state: State<'_>, operand: Operand) -> bool {
        let arg = || operand.index.checked_sub(2).and_then(|at| args(state.body, operand.op, 0).get(at));
        Self::may_not_run(state.op(operand.op)) || arg().is_some_and(|&arg| state.is_read(arg))
    }

    fn writes(&self, _state: State<'_>, _operand: Operand) -> bool {
        true
    }

    fn aliasing_values(&self, state: State<'_>, operand: Operand) -> Vec<Alias<Value>> {
        let Some(at) = operand.index.checked_sub(Self::INITS) else { return Vec::new() };
        let Some(result) = state.body.results(operand.op).nth(at) else { return Vec::new() };
        let same = Self::yields_what_it_carries(state, operand.op, at);
        vec![if same { Alias::same(result) } else { Alias::unknown(result) }]
    }

    /// An argument has the buffer of an initial value or a copy of it.
    fn is_writable(&self, _state: State<'_>, _value: Value) -> bool {
        true
    }

    fn verify(&self, state: State<'_>, op: OpRef<'_>) -> Result<(), Diag> {
        if state.setting.options.allow_return_allocs_from_loops {
            return Ok(());
        }
        for (at, result) in op.results().enumerate() {
            if state.is_tensor(result) && !Self::yields_what_it_carries(state, op.id(), at) {
                let Some((end, _)) = end_operands(state.body, op.id(), 0, 0) else { return Ok(()) };
                let message =
                    format!("Yield operand #{at} is not equivalent to the corresponding iter bbArg");
                return Err(state.op(end).plain_error(message));
            }
        }
        Ok(())
    }

    /// A result may share memory with its initial value, but with nothing else from outside.
    fn copies(&self, state: State<'_>, op: OpRef<'_>) -> Result<Vec<TensorCopy>, Diag> {
        let mut copies = state.copies_by_default(op)?;
        if state.setting.copies_before_writes {
            return Ok(copies);
        }
        let Some((end, _)) = end_operands(state.body, op.id(), 0, 0) else { return Ok(copies) };
        let Some(&region) = state.body.regions_of(op.id()).first() else { return Ok(copies) };
        let args = args(state.body, op.id(), 0);
        copies.extend(end_copies(state, end, |at, value| {
            state.aliases(value).any(|alias| {
                let is_own = args.get(at + 1) == Some(&alias);
                let inside = state.body.is_defined_in_region(region, alias);
                let is_arg_of_loop = args.contains(&alias);
                !is_own && (!inside || is_arg_of_loop)
            })
        }));
        Ok(copies)
    }

    fn buffer_type(&self, state: State<'_>, value: Value, pending: &mut Vec<Value>) -> Result<Type, Diag> {
        match state.body.def(value) {
            ValueDef::Result { op, index } => match args(state.body, op, 0).get(index as usize + 1) {
                Some(&arg) => state.buffer_type_in(arg, pending),
                None => state.unknown_buffer_type(value),
            },
            ValueDef::Argument { index, .. } => {
                let op = state.owner(value);
                let at = (index as usize).checked_sub(1);
                let parts = op.zip(at).and_then(|(op, at)| Some((op, Self::parts(state, op, at)?)));
                match parts {
                    Some((op, parts)) => carried_type(state, op, parts, pending),
                    None => state.unknown_buffer_type(value),
                }
            }
        }
    }

    fn bufferize(&self, b: &mut Bufferizer<'_>, op: Op) -> Result<(), Failure> {
        bufferize_loop(b, op, Self::INITS, 1)
    }
}

/// Makes a loop carry buffers, whose types are those of the results.
fn bufferize_loop(b: &mut Bufferizer<'_>, op: Op, inits: usize, first_arg: usize) -> Result<(), Failure> {
    let values: Vec<Value> = b.body.operands(op).skip(inits).collect();
    let buffers = b.buffers(&values)?;
    let types = b.result_types(op)?;
    let casts: Vec<Value> =
        buffers.into_iter().zip(&types).map(|(buffer, &ty)| b.cast(op, buffer, ty)).collect();
    let new = with_result_types(&mut b.before(op), op, &types);
    for (at, &value) in casts.iter().enumerate() {
        b.body.set_operand(new, inits + at, value);
    }
    if let Some(block) = block(b.body, new, 0) {
        let leading = b.body.block_args(block)[..first_arg].iter().map(|&arg| b.body.ty(arg));
        let all: Vec<Type> = leading.chain(types).collect();
        bufferize_args(b, block, &all);
    }
    let results: Vec<Value> = b.body.results(new).collect();
    b.replace(op, &results);
    Ok(())
}

impl While {
    fn is_same(state: State<'_>, op: Op, at: usize) -> bool {
        let before = args(state.body, op, 0).get(at);
        let after = args(state.body, op, 1).get(at);
        let passed = end_operands(state.body, op, 0, 1).and_then(|(_, list)| list.get(at).copied());
        let yielded = end_operands(state.body, op, 1, 0).and_then(|(_, list)| list.get(at).copied());
        let (Some(&before), Some(&after), Some(passed), Some(yielded)) = (before, after, passed, yielded)
        else {
            return false;
        };
        state.body.ty(before) == state.body.ty(after)
            && state.are_equivalent(before, passed)
            && state.are_equivalent(after, yielded)
    }

    fn verify_end(state: State<'_>, op: Op, region: usize, from: usize, what: &str) -> Result<(), Diag> {
        let Some((end, values)) = end_operands(state.body, op, region, from) else { return Ok(()) };
        let args = args(state.body, op, region);
        for (at, &value) in values.iter().enumerate() {
            let same = args.get(at).is_some_and(|&arg| state.are_equivalent(value, arg));
            if state.is_tensor(value) && !same {
                let message = format!("{what} #{at} is not equivalent to the corresponding iter bbArg");
                return Err(state.op(end).plain_error(message));
            }
        }
        Ok(())
    }
}

impl Bufferizable for While {
    fn writes(&self, _state: State<'_>, _operand: Operand) -> bool {
        true
    }

    fn aliasing_values(&self, state: State<'_>, operand: Operand) -> Vec<Alias<Value>> {
        let Some(result) = state.body.results(operand.op).nth(operand.index) else { return Vec::new() };
        if state.body.ty(result) != state.body.ty(operand.value(state.body)) {
            return Vec::new();
        }
        let same = Self::is_same(state, operand.op, operand.index);
        vec![if same { Alias::same(result) } else { Alias::unknown(result) }]
    }

    fn is_writable(&self, _state: State<'_>, _value: Value) -> bool {
        true
    }

    fn verify(&self, state: State<'_>, op: OpRef<'_>) -> Result<(), Diag> {
        if state.setting.options.allow_return_allocs_from_loops {
            return Ok(());
        }
        Self::verify_end(state, op.id(), 0, 1, "Condition arg")?;
        Self::verify_end(state, op.id(), 1, 0, "Yield operand")
    }

    /// What is passed on is a new buffer, unless it is always the same one.
    fn copies(&self, state: State<'_>, op: OpRef<'_>) -> Result<Vec<TensorCopy>, Diag> {
        let mut copies = state.copies_by_default(op)?;
        if state.setting.copies_before_writes {
            return Ok(copies);
        }
        let Some((end, _)) = end_operands(state.body, op.id(), 0, 1) else { return Ok(copies) };
        let (before, after) = (args(state.body, op.id(), 0), args(state.body, op.id(), 1));
        let yielded = end_operands(state.body, op.id(), 1, 0).map_or_else(Vec::new, |(_, list)| list);
        let same = |a: Option<&Value>, b: Option<Value>| match (a, b) {
            (Some(&a), Some(b)) => state.are_equivalent(a, b),
            _ => false,
        };
        copies.extend(end_copies(state, end, |at, value| {
            let Some(at) = at.checked_sub(1) else { return false };
            !(same(before.get(at), Some(value)) && same(after.get(at), yielded.get(at).copied()))
        }));
        Ok(copies)
    }

    fn buffer_type(&self, state: State<'_>, value: Value, pending: &mut Vec<Value>) -> Result<Type, Diag> {
        let Some(op) = state.owner(value) else { return state.unknown_buffer_type(value) };
        let (at, is_before) = match state.body.def(value) {
            ValueDef::Result { index, .. } => (index as usize, false),
            ValueDef::Argument { block: at, index } => (index as usize, Some(at) == block(state.body, op, 0)),
        };
        if !is_before {
            let passed = end_operands(state.body, op, 0, 1).and_then(|(_, list)| list.get(at).copied());
            return match passed {
                Some(passed) => state.buffer_type_in(passed, pending),
                None => state.unknown_buffer_type(value),
            };
        }
        let init = state.body.operands(op).nth(at);
        let yielded = end_operands(state.body, op, 1, 0).and_then(|(_, list)| list.get(at).copied());
        match init.zip(yielded) {
            Some((init, yielded)) => carried_type(state, op, [value, init, yielded], pending),
            None => state.unknown_buffer_type(value),
        }
    }

    fn bufferize(&self, b: &mut Bufferizer<'_>, op: Op) -> Result<(), Failure> {
        debug_assert!(b.op(op).is::<WhileOp>(), "a loop");
        let values: Vec<Value> = b.body.operands(op).collect();
        let mut buffers = b.buffers(&values)?;
        let mut of_args = [Vec::new(), Vec::new()];
        for (region, types) in of_args.iter_mut().enumerate() {
            for arg in args(b.body, op, region).to_vec() {
                let is_tensor = b.state().is_tensor(arg);
                types.push(if is_tensor { b.buffer_type(arg)? } else { b.body.ty(arg) });
            }
        }
        let [before, after] = of_args;
        for (buffer, &ty) in buffers.iter_mut().zip(&before) {
            *buffer = b.cast(op, *buffer, ty);
        }
        let new = with_result_types(&mut b.before(op), op, &after);
        for (at, &value) in buffers.iter().enumerate() {
            b.body.set_operand(new, at, value);
        }
        for (region, types) in [before, after].iter().enumerate() {
            if let Some(block) = block(b.body, new, region) {
                bufferize_args(b, block, types);
            }
        }
        let results: Vec<Value> = b.body.results(new).collect();
        b.replace(op, &results);
        Ok(())
    }
}
