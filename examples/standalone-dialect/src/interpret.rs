//! The operations in the interpreter, where a polynomial is a tensor of its coefficients.

use interpreter::{Decoder, Interpretation, Res, Slot, State, Tensor, Value, handlers};
use mlir::OpRef;

use crate::{AddOp, ConstantOp, EvalOp, MulOp, NegOp, SubOp};

/// The handler of each operation.
pub(crate) static INTERPRETATION: Interpretation = Interpretation {
    ops: || {
        handlers! {
            ConstantOp => constant,
            AddOp as OpRef => |d, op| binary(d, op, |l, r| combine(l, r, |l, r| l + r)),
            SubOp as OpRef => |d, op| binary(d, op, |l, r| combine(l, r, |l, r| l - r)),
            MulOp as OpRef => |d, op| binary(d, op, product),
            NegOp as OpRef => negate,
            EvalOp => evaluate,
        }
    },
};

fn coefficients(state: &State<'_>, slot: Slot) -> Res<Vec<f64>> {
    Ok(state.get(slot).tensor()?.iter().copied().collect())
}

/// A polynomial as a value, which counts towards the memory in use.
fn polynomial(state: &State<'_>, coefficients: Vec<f64>) -> Res<Value> {
    let tensor = Tensor::from_shape_vec(vec![coefficients.len()], coefficients);
    state.hold(tensor.map_err(|e| e.to_string())?)
}

fn constant<'p>(d: &mut Decoder<'_, 'p>, op: ConstantOp<'p>) -> Res {
    let result = d.slot(op.result());
    let value = op.coefficients();
    d.define(result, move |state| polynomial(state, value.to_vec()));
    Ok(())
}

fn binary<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>, compute: fn(&[f64], &[f64]) -> Vec<f64>) -> Res {
    let lhs = d.slot(op.operand(0));
    let rhs = d.slot(op.operand(1));
    let result = d.slot(op.result(0));
    d.define(result, move |state| {
        polynomial(state, compute(&coefficients(state, lhs)?, &coefficients(state, rhs)?))
    });
    Ok(())
}

fn combine(lhs: &[f64], rhs: &[f64], with: fn(f64, f64) -> f64) -> Vec<f64> {
    lhs.iter().zip(rhs).map(|(&l, &r)| with(l, r)).collect()
}

/// The coefficients of the product.
pub(crate) fn product(lhs: &[f64], rhs: &[f64]) -> Vec<f64> {
    let mut product = vec![0.0; lhs.len() + rhs.len() - 1];
    for (i, l) in lhs.iter().enumerate() {
        for (j, r) in rhs.iter().enumerate() {
            product[i + j] += l * r;
        }
    }
    product
}

fn negate<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Res {
    let input = d.slot(op.operand(0));
    let result = d.slot(op.result(0));
    d.define(result, move |state| {
        polynomial(state, coefficients(state, input)?.iter().map(|c| -c).collect())
    });
    Ok(())
}

/// Uses Horner's rule, like `poly-to-arith`.
fn evaluate<'p>(d: &mut Decoder<'_, 'p>, op: EvalOp<'p>) -> Res {
    let input = d.slot(op.polynomial());
    let point = d.slot(op.point());
    let result = d.slot(op.value());
    d.define(result, move |state| {
        let x = state.get(point).float()?;
        let value = coefficients(state, input)?.iter().rev().copied().reduce(|value, c| value * x + c);
        Ok(Value::Float(value.unwrap_or_default()))
    });
    Ok(())
}
