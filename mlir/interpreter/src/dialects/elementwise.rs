//! Operations on scalars that also work element by element on tensors and vectors.

use mlir::{OpRef, TypeRef};

use crate::decode::Decoder;
use crate::elements::{is_elements, scalar_layout};
use crate::state::{Slot, State};
use crate::value::{Elements, Res, Value};

/// The type of the first operand.
pub(super) fn operand_type(op: OpRef<'_>) -> TypeRef<'_> {
    op.ty(op.operand(0))
}

/// The type of the result.
pub(super) fn result_type(op: OpRef<'_>) -> TypeRef<'_> {
    op.ty(op.result(0))
}

/// Whether an operation works element by element, which the type of its result shows.
pub(super) fn lifted(op: OpRef<'_>) -> Res<bool> {
    let ty = result_type(op);
    if is_elements(ty) {
        scalar_layout(ty)?;
    }
    Ok(is_elements(ty))
}

/// An operation with one operand.
pub(super) fn unary<'p>(
    d: &mut Decoder<'_, 'p>,
    op: OpRef<'p>,
    compute: impl Fn(&Value) -> Res<Value> + 'p,
) -> Res {
    let a = d.slot(op.operand(0));
    let result = d.slot(op.result(0));
    if !lifted(op)? {
        d.define(result, move |s| compute(s.get(a)))
    } else {
        d.define(result, move |s| each(s, &[a], |values| compute(values[0])))
    }
    Ok(())
}

/// An operation with two operands.
pub(super) fn binary<'p>(
    d: &mut Decoder<'_, 'p>,
    op: OpRef<'p>,
    compute: impl Fn(&Value, &Value) -> Res<Value> + 'p,
) -> Res {
    let a = d.slot(op.operand(0));
    let b = d.slot(op.operand(1));
    let result = d.slot(op.result(0));
    if !lifted(op)? {
        d.define(result, move |s| compute(s.get(a), s.get(b)))
    } else {
        d.define(result, move |s| each(s, &[a, b], |values| compute(values[0], values[1])))
    }
    Ok(())
}

/// Computes each element from the elements at the same position in the operands.
pub(super) fn each(
    state: &State<'_>,
    operands: &[Slot],
    compute: impl Fn(&[&Value]) -> Res<Value>,
) -> Res<Value> {
    let all = operands.iter().map(|&slot| state.get(slot).elements()).collect::<Result<Vec<_>, _>>()?;
    let Some((first, rest)) = all.split_first() else { return Err("has too few operands".to_owned()) };
    if let Some(other) = rest.iter().find(|other| other.sizes() != first.sizes()) {
        return Err(format!("has operands of sizes {:?} and {:?}", first.sizes(), other.sizes()));
    }
    let mut made = Elements::with_sizes(&state.memory, first.sizes().into())?;
    for at in 0..first.values().len() {
        let row: Vec<&Value> = all.iter().filter_map(|elements| elements.values().get(at)).collect();
        made.push(compute(&row)?);
    }
    Ok(made.into())
}
