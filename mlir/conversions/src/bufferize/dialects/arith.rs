//! Constants, casts and choices of tensors.

use dialects::arith::{ConstantOp, IndexCastOp, SelectOp};
use dialects::memref::GetGlobalOp;
use mlir::{Diag, Op, Type, TypeKind, Value};

use crate::bufferize::globals::Constant;
use crate::bufferize::interface::{Alias, Bufferizable, Bufferizations, Bufferizer, Failure, Operand, State};
use crate::bufferize::types;

pub(super) static BUFFERIZATIONS: Bufferizations = Bufferizations(&[
    (ConstantOp::NAME, &Constants),
    (IndexCastOp::NAME, &IndexCast),
    (SelectOp::NAME, &Select),
]);

struct Constants;
struct IndexCast;
struct Select;

impl Bufferizable for Constants {
    /// It may be shared.
    fn is_writable(&self, _state: State<'_>, _value: Value) -> bool {
        false
    }

    fn bufferize(&self, b: &mut Bufferizer<'_>, op: Op) -> Result<(), Failure> {
        let state = b.state();
        let Some(constant) = b.op(op).cast::<ConstantOp>() else { return Err(Vec::new()) };
        let result = constant.result();
        let (value, loc) = (constant.value().id(), constant.loc());
        let tensor = state.ty(result).id();
        if !state.ty(result).is_ranked_tensor() {
            return Err(Vec::new());
        }
        let memory_space = state.memory_space(result).map_err(|diag| vec![diag])?;
        let alignment = b.setting.options.buffer_alignment;
        let tensor = b.cx.type_ref(tensor);
        let constant = Constant { loc, value, tensor, memory_space, alignment };
        let Some((name, ty)) = b.globals.of(b.cx, b.module, constant) else { return Err(Vec::new()) };
        let buffer = GetGlobalOp::build(&mut b.before(op), loc, ty, &name);
        b.replace(op, &[buffer]);
        Ok(())
    }
}

impl Bufferizable for IndexCast {
    fn reads(&self, _state: State<'_>, _operand: Operand) -> bool {
        false
    }

    fn aliasing_values(&self, state: State<'_>, operand: Operand) -> Vec<Alias<Value>> {
        vec![Alias::same(state.body.result(operand.op, 0))]
    }

    /// The same layout, with other elements.
    fn buffer_type(&self, state: State<'_>, value: Value, pending: &mut Vec<Value>) -> Result<Type, Diag> {
        let Some(op) = state.body.defining_op(value) else { return state.unknown_buffer_type(value) };
        let source = state.buffer_type_in(state.body.operand(op, 0), pending)?;
        let element = state.ty(value).element_type().id();
        Ok(state.cx.type_ref(source).with_element_type(element).id())
    }

    fn bufferize(&self, b: &mut Bufferizer<'_>, op: Op) -> Result<(), Failure> {
        let source = b.buffer(b.body.operand(op, 0))?;
        let element = b.state().ty(b.body.result(op, 0)).element_type().id();
        let ty = with_elements(b.state(), source, element);
        let loc = b.body.loc(op);
        let new = IndexCastOp::build(&mut b.before(op), loc, ty, source);
        b.replace(op, &[new]);
        Ok(())
    }
}

/// The type of a buffer, with other elements.
fn with_elements(state: State<'_>, buffer: Value, element: Type) -> Type {
    let ty = state.ty(buffer);
    let kind = match ty.kind().clone() {
        TypeKind::MemRef { shape, layout, memory_space, .. } => {
            TypeKind::MemRef { shape, element, layout, memory_space }
        }
        TypeKind::UnrankedMemRef { memory_space, .. } => TypeKind::UnrankedMemRef { element, memory_space },
        other => other,
    };
    state.cx.ty(kind)
}

impl Bufferizable for Select {
    fn reads(&self, _state: State<'_>, _operand: Operand) -> bool {
        false
    }

    fn aliasing_values(&self, state: State<'_>, operand: Operand) -> Vec<Alias<Value>> {
        vec![Alias::maybe_same(state.body.result(operand.op, 0))]
    }

    fn buffer_type(&self, state: State<'_>, value: Value, pending: &mut Vec<Value>) -> Result<Type, Diag> {
        let select = state.op_defining::<SelectOp>(value);
        let Some(select) = select else { return state.unknown_buffer_type(value) };
        let first = state.buffer_type_in(select.true_value(), pending)?;
        let second = state.buffer_type_in(select.false_value(), pending)?;
        if first == second {
            return Ok(first);
        }
        let space = types::memory_space(state.cx.type_ref(first));
        if space != types::memory_space(state.cx.type_ref(second)) {
            return Err(select.plain_error("inconsistent memory space on true/false operands"));
        }
        Ok(types::with_dynamic_layout(state.ty(value), space))
    }

    fn bufferize(&self, b: &mut Bufferizer<'_>, op: Op) -> Result<(), Failure> {
        let Some(select) = b.op(op).cast::<SelectOp>() else { return Err(Vec::new()) };
        if !select.ty(select.condition()).is_integer(1) {
            return Err(vec![select.error("only i1 condition values are supported")]);
        }
        let (condition, loc, result) = (select.condition(), select.loc(), select.result());
        let (first, second) = (select.true_value(), select.false_value());
        let mut first = b.buffer(first)?;
        let mut second = b.buffer(second)?;
        if b.body.ty(first) != b.body.ty(second) {
            let ty = b.buffer_type(result)?;
            let cast = |b: &mut Bufferizer<'_>, buffer| {
                if b.body.ty(buffer) == ty {
                    return buffer;
                }
                dialects::memref::CastOp::build(&mut b.before(op), loc, ty, buffer)
            };
            first = cast(b, first);
            second = cast(b, second);
        }
        let new = SelectOp::build(&mut b.before(op), loc, condition, first, second);
        b.replace(op, &[new]);
        Ok(())
    }
}
