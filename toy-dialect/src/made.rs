//! Tensors that are made from their indices and from numbers.

use dialects::arith::{self, CmpIPredicate};
use mlir::{Builder, Loc, Value};

use crate::codes;
use crate::element_types::Elements;
use crate::given::{Fault, Given};

/// A function of indices.
#[derive(Debug)]
pub struct Made {
    /// Which type the elements have.
    pub elements: Elements,
    /// Computes an element.
    pub compute: fn(&Given, &[i64]) -> f64,
    /// Builds operations that compute an element as an `f64`. The operands are numbers of this type, where the function
    /// needs their values.
    pub build: fn(&mut Builder<'_>, Loc, &Given, &[Value], &[Value]) -> Value,
}

/// The same number everywhere.
macro_rules! constant {
    ($value:expr, $elements:expr) => {
        $crate::made::Made {
            elements: $elements,
            compute: |_, _| $value,
            build: |b, loc, _, _, _| $crate::made::number(b, loc, $value),
        }
    };
}
pub(crate) use constant;

pub(crate) fn number(b: &mut Builder<'_>, loc: Loc, value: f64) -> Value {
    arith::ConstantOp::build(b, loc, b.cx().f64_attr(value))
}

/// An index as a number. Small ones are converted from 32 bits, for which processors have vectors.
fn position(b: &mut Builder<'_>, loc: Loc, index: Value, size: i64) -> Value {
    let width = if size <= i64::from(i32::MAX) { 32 } else { 64 };
    let integer = arith::IndexCastOp::build(b, loc, b.cx().int_ty(width), index);
    arith::SIToFPOp::build(b, loc, b.cx().f64_ty(), integer)
}

pub(crate) fn shape(given: &Given) -> Result<Vec<i64>, Fault> {
    given.new_shape(0)
}

pub(crate) fn like(given: &Given) -> Result<Vec<i64>, Fault> {
    Ok(given.shapes[0].clone())
}

/// The shape is a number or a list.
pub(crate) fn full_shape(given: &Given) -> Result<Vec<i64>, Fault> {
    let only =
        Given { shapes: given.shapes[..1].to_vec(), values: given.values[..1].to_vec(), ..given.clone() };
    filled(given, only.new_shape(0)?)
}

pub(crate) fn full_like_shape(given: &Given) -> Result<Vec<i64>, Fault> {
    filled(given, given.shapes[0].clone())
}

fn filled(given: &Given, shape: Vec<i64>) -> Result<Vec<i64>, Fault> {
    if given.shapes[1].is_empty() { Ok(shape) } else { Err(given.not_a_number(1, "the value")) }
}

pub(crate) const FULL: Made = Made {
    elements: Elements::Operand(1),
    compute: |given, _| given.values[1].as_ref().map_or(f64::NAN, |values| values[0]),
    build: |_, _, _, operands, _| operands[1],
};

pub(crate) const FULL_LIKE: Made = Made { elements: Elements::Operand(0), ..FULL };

pub(crate) fn eye_shape(given: &Given) -> Result<Vec<i64>, Fault> {
    let mut shape = given.new_shape(0)?;
    if shape.len() == 1 {
        shape.push(shape[0]);
    }
    given.countable(shape)
}

pub(crate) const EYE: Made = Made {
    elements: Elements::Double,
    compute: |_, index| f64::from(index[0] == index[1]),
    build: |b, loc, _, _, indices| {
        let is_diagonal = arith::CmpIOp::build(b, loc, CmpIPredicate::Eq, indices[0], indices[1]);
        let [one, zero] = [1.0, 0.0].map(|x| number(b, loc, x));
        arith::SelectOp::build(b, loc, is_diagonal, one, zero)
    },
};

/// The start and the distance of the numbers of `arange`, and how many there are.
fn arange(given: &Given) -> Result<(f64, f64, i64), Fault> {
    let first = given.number(0, "an argument")?;
    let (start, stop) = match given.shapes.len() {
        1 => (0.0, first),
        _ => (first, given.number(1, "an argument")?),
    };
    let step = if given.shapes.len() > 2 { given.number(2, "the step")? } else { 1.0 };
    let count = ((stop - start) / step).ceil();
    if step == 0.0 || !count.is_finite() || count > 9.0e15 {
        return Err(Fault {
            code: codes::WRONG_SIZE,
            message: format!("'arange' cannot count from {start} to {stop} by {step}"),
            operand: given.shapes.len() - 1,
            help: "the ends are finite numbers, and the distance is not 0".to_owned(),
        });
    }
    // As numpy, which computes the second number and repeats its distance from the first.
    Ok((start, (start + step) - start, count.max(0.0) as i64))
}

pub(crate) fn arange_shape(given: &Given) -> Result<Vec<i64>, Fault> {
    given.countable(vec![arange(given)?.2])
}

pub(crate) const ARANGE: Made = Made {
    elements: Elements::Double,
    compute: |given, index| arange(given).map_or(f64::NAN, |(start, step, _)| start + index[0] as f64 * step),
    build: |b, loc, given, _, indices| {
        let (start, step, count) = arange(given).unwrap_or((f64::NAN, 0.0, 0));
        let position = position(b, loc, indices[0], count);
        let step = number(b, loc, step);
        let start = number(b, loc, start);
        let moved = arith::MulFOp::build(b, loc, position, step);
        arith::AddFOp::build(b, loc, start, moved)
    },
};

/// How many numbers `linspace` gives.
fn count(given: &Given) -> Result<i64, Fault> {
    if given.shapes.len() < 3 {
        return Ok(50);
    }
    let count = given.whole(2, "the number of elements")?;
    if count < 0 { Err(given.wrong_number(2, "the number of elements", count as f64)) } else { Ok(count) }
}

pub(crate) fn linspace_shape(given: &Given) -> Result<Vec<i64>, Fault> {
    for operand in [0, 1] {
        if !given.shapes[operand].is_empty() {
            return Err(given.not_a_number(operand, "an end"));
        }
    }
    given.countable(vec![count(given)?])
}

/// As numpy: the distance times the position, plus the start; the last number is exact.
pub(crate) const LINSPACE: Made = Made {
    elements: Elements::Double,
    compute: |given, index| {
        let end = |operand: usize| given.values[operand].as_ref().map_or(f64::NAN, |values| values[0]);
        let count = count(given).unwrap_or(0);
        let last = count - 1;
        if index[0] == last && count > 1 {
            return end(1);
        }
        let step = (end(1) - end(0)) / (last.max(1)) as f64;
        index[0] as f64 * step + end(0)
    },
    build: |b, loc, given, operands, indices| {
        let count = count(given).unwrap_or(0);
        let last = count - 1;
        let distance = arith::SubFOp::build(b, loc, operands[1], operands[0]);
        let steps = number(b, loc, last.max(1) as f64);
        let step = arith::DivFOp::build(b, loc, distance, steps);
        let at = position(b, loc, indices[0], count);
        let moved = arith::MulFOp::build(b, loc, at, step);
        let value = arith::AddFOp::build(b, loc, moved, operands[0]);
        if count <= 1 {
            return value;
        }
        let end = number(b, loc, last as f64);
        let is_last = arith::CmpFOp::build(b, loc, arith::CmpFPredicate::OEQ, at, end);
        arith::SelectOp::build(b, loc, is_last, operands[1], value)
    },
};
