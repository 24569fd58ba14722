//! Functions and calls.
//!
//! The function itself is not in its body, so it is bufferized by the driver; here is what its arguments mean.

use dialects::func::{CallOp, ReturnOp};
use mlir::{Block, Diag, Op, Type, Value, ValueDef};

use crate::bufferize::blocks;
use crate::bufferize::buffers::cast_or_copy;
use crate::bufferize::functions::Function;
use crate::bufferize::interface::{Alias, Bufferizable, Bufferizations, Bufferizer, Failure, Operand, State};
use crate::bufferize::signatures::argument_type;

pub(super) static BUFFERIZATIONS: Bufferizations =
    Bufferizations(&[(CallOp::NAME, &Call), (ReturnOp::NAME, &Return)]);

/// What a function does with the arguments of its blocks.
pub(in crate::bufferize) static FUNCTION: &dyn Bufferizable = &Func;

struct Func;
struct Call;
struct Return;

/// The position of an argument of the first block; `None` for other blocks.
fn argument(state: State<'_>, value: Value) -> Option<usize> {
    let ValueDef::Argument { block, index } = state.body.def(value) else { return None };
    let region = state.body.region_of(block)?;
    let first: Option<Block> = state.body.entry_block(region);
    (first == Some(block)).then_some(index as usize)
}

impl Bufferizable for Func {
    fn allows_branches(&self) -> bool {
        true
    }

    fn aliasing_operands(&self, state: State<'_>, value: Value) -> Vec<Alias<Operand>> {
        blocks::aliasing(state, value)
    }

    fn is_writable(&self, state: State<'_>, value: Value) -> bool {
        let Some(at) = argument(state, value) else { return true };
        state.function().and_then(|function| function.attrs.get(at)?.writable).unwrap_or(true)
    }

    fn buffer_type(&self, state: State<'_>, value: Value, pending: &mut Vec<Value>) -> Result<Type, Diag> {
        match (argument(state, value), state.function()) {
            (Some(at), Some(function)) => Ok(argument_type(state.cx, state.setting.options, function, at)),
            _ => blocks::buffer_type(state, value, pending, |message| state.error(value, message)),
        }
    }

    fn bufferize(&self, _b: &mut Bufferizer<'_>, _op: Op) -> Result<(), Failure> {
        Ok(())
    }
}

fn callee(state: State<'_>, op: Op) -> Option<&Function> {
    let call = state.op(op).cast::<CallOp>()?;
    state.setting.functions.get(state.cx, call.callee())
}

impl Bufferizable for Call {
    fn reads(&self, state: State<'_>, operand: Operand) -> bool {
        let access = callee(state, operand.op).and_then(|callee| callee.access.as_ref());
        access.is_none_or(|access| access.reads.get(operand.index).copied().unwrap_or(true))
    }

    fn writes(&self, state: State<'_>, operand: Operand) -> bool {
        let access = callee(state, operand.op).and_then(|callee| callee.access.as_ref());
        access.is_none_or(|access| access.writes.get(operand.index).copied().unwrap_or(true))
    }

    fn aliasing_values(&self, state: State<'_>, operand: Operand) -> Vec<Alias<Value>> {
        let Some(access) = callee(state, operand.op).and_then(|callee| callee.access.as_ref()) else {
            return state.all_values(operand);
        };
        let results = access.aliases.get(operand.index).map_or(&[][..], |list| list);
        let is_same = matches!(results, [only] if access.equivalent.get(*only).copied().flatten().is_some());
        let results = results.iter().filter(|&&at| at < state.body.num_results(operand.op));
        let result = |&at: &usize| state.body.result(operand.op, at);
        results.map(result).map(|of| if is_same { Alias::same(of) } else { Alias::unknown(of) }).collect()
    }

    fn buffer_type(&self, state: State<'_>, value: Value, _pending: &mut Vec<Value>) -> Result<Type, Diag> {
        let ValueDef::Result { op, index } = state.body.def(value) else {
            return state.unknown_buffer_type(value);
        };
        let ty = callee(state, op).and_then(|callee| callee.results.get(index as usize).copied());
        let Some(ty) = ty.map(|ty| state.cx.type_ref(ty)) else { return state.unknown_buffer_type(value) };
        if !ty.is_tensor() {
            return Ok(ty.id());
        }
        let space = state.memory_space(value)?;
        Ok(state.setting.options.function_layout.of(ty, space))
    }

    fn bufferize(&self, b: &mut Bufferizer<'_>, op: Op) -> Result<(), Failure> {
        let types = b.result_types(op)?;
        let loc = b.body.loc(op);
        let operands: Vec<Value> = b.body.operands(op).collect();
        let mut buffers = Vec::with_capacity(operands.len());
        for (at, &value) in operands.iter().enumerate() {
            let is_tensor = b.state().is_tensor(value);
            let buffer = if is_tensor { b.buffer(value)? } else { value };
            let wanted = if is_tensor { wanted(b, op, at) } else { None };
            buffers.push(match wanted {
                Some(ty) if ty != b.body.ty(buffer) => {
                    let alignment = b.setting.options.buffer_alignment;
                    let is_ranked = b.cx.type_ref(ty).is_memref() && b.state().ty(buffer).is_memref();
                    let cast =
                        |b: &mut Bufferizer<'_>| cast_or_copy(&mut b.before(op), buffer, ty, alignment);
                    match is_ranked.then(|| cast(b)).flatten() {
                        Some(buffer) => buffer,
                        None => return Err(Vec::new()),
                    }
                }
                _ => buffer,
            });
        }
        let Some(call) = b.op(op).cast::<CallOp>() else { return Err(Vec::new()) };
        let name = call.callee().to_owned();
        let attrs: Vec<(String, mlir::Attr)> =
            call.all_attrs().into_iter().map(|(name, attr)| (name.to_owned(), attr)).collect();
        let mut builder = b.before(op);
        let new = CallOp::build(&mut builder, loc, &types, &name, &buffers);
        for (name, attr) in attrs {
            builder.set_attr(*new, &name, Some(attr));
        }
        let results: Vec<Value> = b.body.results(*new).collect();
        b.replace(op, &results);
        Ok(())
    }
}

/// The buffer type that a callee has for an argument.
fn wanted(b: &Bufferizer<'_>, op: Op, at: usize) -> Option<Type> {
    let callee = callee(b.state(), op)?;
    let ty = *callee.inputs.get(at)?;
    let is_tensor = b.cx.type_ref(ty).is_tensor();
    Some(if is_tensor { argument_type(b.cx, b.setting.options, callee, at) } else { ty })
}

impl Bufferizable for Return {
    /// It is bufferized with the function.
    fn bufferize(&self, _b: &mut Bufferizer<'_>, _op: Op) -> Result<(), Failure> {
        Ok(())
    }
}
