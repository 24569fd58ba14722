//! The reductions. Each is declared once: which function it computes, and which operations do the same on numbers.
//!
//! Code that treats them alike loops over [`REDUCTIONS`]: the compiler's built-in functions, shape inference, the lowering,
//! the interpreter. A new reduction needs a record in `Ops.td` and a line here.
//!
//! # The order
//!
//! Floating-point addition is not associative, so the order of the elements is part of the language: a result is the same
//! bit for bit on every machine, at every stage of the compiler and for every number of threads. It is made for vectors,
//! and rounding errors grow with the logarithm of the number of elements:
//!
//! 1. The reduced elements are cut into *blocks*: consecutive elements along the last reduced axis, 256 for each lane; the
//!    last block of a row may be shorter.
//! 2. A block has 16 *lanes* if the last axis of the operand is reduced and has at least 16 elements, and otherwise one.
//!    Element `i` of a block is added to lane `i mod 16`. A lane begins with the reduction's neutral value.
//! 3. The lanes are combined as a *tree*: of `n` values, value `i` is combined with value `i + ceil(n / 2)` as long as
//!    there are two.
//! 4. The blocks, in row-major order, are combined as a tree as well.

use dialects::{arith, math};
use mlir::opdef::OpDef;
use mlir::{Builder, Diag, Loc, OpRef, OpState, OpTrait, OpType, Type, Value};

use crate::elementwise::{maximum, minimum, truth_of};
use crate::given::{Literals, axis_of, existing_axes, no_such_axis};
use crate::shapes::{common_shape, origin, shape_text};
use crate::{AllOp, AnyOp, MaxOp, MeanOp, MinOp, NormOp, ProdOp, SumOp, codes};

/// An operation that combines all elements along axes of its operand into one.
#[derive(Debug)]
pub struct Reduction {
    /// The operation.
    pub def: &'static OpDef,
    /// The name of the built-in function.
    pub name: &'static str,
    /// The neutral value of `combine`, with which every lane begins.
    pub start: f64,
    /// Whether there is a result without elements.
    pub has_empty: bool,
    /// The element-wise function that combines two values in the same way, where numpy's names are easily confused.
    pub of_two: Option<&'static str>,
    /// What is combined instead of an element.
    pub element: Option<Function<1>>,
    /// Combines two values.
    pub combine: Function<2>,
    /// Computes the result of the combined values and the number of elements.
    pub finish: Option<Function<2>>,
}

/// A function of numbers, for the evaluator and for compiled code.
#[derive(Debug)]
pub struct Function<const N: usize> {
    /// Computes it.
    pub compute: fn([f64; N]) -> f64,
    /// Builds operations that compute it.
    pub build: fn(&mut Builder<'_>, Loc, [Value; N]) -> Value,
}

/// How many partial results a block has if its elements are adjacent in memory.
pub const LANES: usize = 16;

/// How many elements of a block each lane combines.
pub const ELEMENTS_OF_LANE: usize = 256;

impl Reduction {
    /// The declaration of an operation, if it is a reduction.
    pub fn of(op: OpRef<'_>) -> Option<&'static Self> {
        let def = op.def()?;
        REDUCTIONS.iter().find(|r| std::ptr::eq(r.def, def))
    }

    /// The reduction that programs call by this name.
    pub fn named(name: &str) -> Option<&'static Self> {
        REDUCTIONS.iter().find(|r| r.name == name)
    }

    /// Builds the operation. All axes are reduced, if none are listed.
    pub fn build(&self, b: &mut Builder<'_>, loc: Loc, ty: Type, input: Value, literals: &Literals) -> Value {
        let cx = b.cx();
        let mut state = OpState::of(cx, self.def, loc);
        state.operands.push(input);
        state.inherent[0] = literals.axes.as_ref().map(|axes| cx.dense_array_attr(axes));
        state.inherent[1] = literals.keeps_axes.then(|| cx.unit_attr());
        state.result_types.push(ty);
        b.create_value(state)
    }
}

/// The number of lanes of a block of a reduction whose innermost axis has `extent` elements.
pub fn lanes(is_last_axis: bool, extent: usize) -> usize {
    if is_last_axis && extent >= LANES { LANES } else { 1 }
}

/// The axes that a reduction of an operand of this rank reduces, in order.
///
/// # Errors
/// The axis that does not exist or is there twice.
pub fn reduced_axes(op: OpRef<'_>, rank: usize) -> Result<Vec<usize>, AxisError> {
    let Some(given) = op.attr(SumOp::AXES_ATTR).and_then(|axes| axes.as_dense_array::<i64>()) else {
        return Ok((0..rank).collect());
    };
    let mut axes = Vec::with_capacity(given.len());
    for axis in given {
        let found = axis_of(axis, rank).ok_or(AxisError::Missing(axis))?;
        if axes.contains(&found) {
            return Err(AxisError::Twice(axis));
        }
        axes.push(found);
    }
    axes.sort_unstable();
    Ok(axes)
}

/// What is wrong with an axis.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AxisError {
    /// The operand does not have it.
    Missing(i64),
    /// It is listed before.
    Twice(i64),
}

/// Whether a reduction keeps the axes that it reduces, with size 1.
pub fn keeps_axes(op: OpRef<'_>) -> bool {
    op.attr(SumOp::KEEPDIMS_ATTR).is_some()
}

/// The shape of the result for an operand of this shape. Axes that are kept have size `one`.
pub fn result_shape<T: Copy>(shape: &[T], axes: &[usize], keeps_axes: bool, one: T) -> Vec<T> {
    let left = shape.iter().enumerate().filter_map(|(axis, &extent)| {
        if axes.contains(&axis) { keeps_axes.then_some(one) } else { Some(extent) }
    });
    left.collect()
}

/// The trait of reductions: `Toy_Reduces` in `Ops.td`.
pub(crate) struct Reduces;

impl OpTrait for Reduces {
    /// The axes exist in an operand of known shape, and the result has the shape that is left.
    fn verify_trait(&self, op: OpRef<'_>) -> Result<(), Diag> {
        let Some(inferred) = inferred_shape(op)? else { return Ok(()) };
        match op.ty(op.result(0)).shape() {
            Some(shape) if common_shape(&inferred, shape).is_none() => Err(op.error(format_args!(
                "gives a value of shape {} where its operand and axes give {}",
                shape_text(shape),
                shape_text(&inferred)
            ))),
            _ => Ok(()),
        }
    }
}

/// The type of a reduction's result.
///
/// # Errors
/// If there is no such axis, one is given twice, or there are no elements and a result needs one.
pub(crate) fn infer(op: OpRef<'_>) -> Result<Vec<Type>, Diag> {
    let shape = inferred_shape(op)?.unwrap_or_default();
    Ok(vec![op.cx().tensor_ty(&shape, op.ty(op.operand(0)).element_type().id())])
}

/// The shape of a reduction's result, if that of the operand is known.
fn inferred_shape(op: OpRef<'_>) -> Result<Option<Vec<i64>>, Diag> {
    let Some(shape) = op.ty(op.operand(0)).shape() else { return Ok(None) };
    let axes = reduced_axes(op, shape.len()).map_err(|error| wrong_axis(op, shape, error))?;
    let Some(reduction) = Reduction::of(op) else { return Ok(None) };
    if !reduction.has_empty && axes.iter().any(|&axis| shape[axis] == 0) {
        return Err(nothing_to_reduce(op, shape));
    }
    Ok(Some(result_shape(shape, &axes, keeps_axes(op), 1)))
}

/// The name that messages use.
fn name(op: OpRef<'_>) -> &str {
    Reduction::of(op).map_or(op.name(), |reduction| reduction.name)
}

/// The error for an axis that the operand does not have, or that is given twice.
fn wrong_axis(op: OpRef<'_>, shape: &[i64], error: AxisError) -> Diag {
    let rank = shape.len();
    let (code, message, help) = match error {
        AxisError::Missing(axis) => {
            let (message, mut help) = no_such_axis(name(op), axis, rank);
            // The second argument may have been meant as another value.
            if let Some(elementwise) = Reduction::of(op).and_then(|reduction| reduction.of_two) {
                help += &format!("; of two values, the function is {elementwise}(x, y)");
            }
            (codes::NO_SUCH_AXIS, message, help)
        }
        AxisError::Twice(axis) => {
            let message = format!("axis {axis} of '{}' is given twice", name(op));
            (codes::AXIS_TWICE, message, existing_axes(rank))
        }
    };
    op.plain_error(message)
        .with_code(code)
        .with_note(origin(op, 0), format!("the value has shape {}", shape_text(shape)))
        .with_help(help)
}

/// The error for a result that would need an element.
fn nothing_to_reduce(op: OpRef<'_>, shape: &[i64]) -> Diag {
    op.plain_error(format!("'{}' of no elements: the value has shape {}", name(op), shape_text(shape)))
        .with_code(codes::NO_ELEMENTS)
        .with_note(origin(op, 0), "the value comes from here")
        .with_help("there is no smallest or largest of no elements")
}

const ADD: Function<2> =
    Function { compute: |[x, y]| x + y, build: |b, loc, [x, y]| arith::AddFOp::build(b, loc, x, y) };
const MUL: Function<2> =
    Function { compute: |[x, y]| x * y, build: |b, loc, [x, y]| arith::MulFOp::build(b, loc, x, y) };
const DIV: Function<2> =
    Function { compute: |[x, y]| x / y, build: |b, loc, [x, y]| arith::DivFOp::build(b, loc, x, y) };
const MAX: Function<2> = Function {
    compute: |[x, y]| maximum(x, y),
    build: |b, loc, [x, y]| arith::MaximumFOp::build(b, loc, x, y),
};
const MIN: Function<2> = Function {
    compute: |[x, y]| minimum(x, y),
    build: |b, loc, [x, y]| arith::MinimumFOp::build(b, loc, x, y),
};
const SQUARE: Function<1> =
    Function { compute: |[x]| x * x, build: |b, loc, [x]| arith::MulFOp::build(b, loc, x, x) };
/// The square root of the combined values, however many there are.
const ROOT: Function<2> =
    Function { compute: |[x, _]| x.sqrt(), build: |b, loc, [x, _]| math::SqrtOp::build(b, loc, x) };
/// 1 for a number other than 0, NaN too.
const TRUTH: Function<1> =
    Function { compute: |[x]| f64::from(x != 0.0), build: |b, loc, [x]| truth_of(b, loc, x) };

const fn reduction(def: &'static OpDef, name: &'static str, start: f64, combine: Function<2>) -> Reduction {
    Reduction { def, name, start, has_empty: true, of_two: None, element: None, combine, finish: None }
}

/// All of them.
pub static REDUCTIONS: &[Reduction] = &[
    reduction(SumOp::DEF, "sum", 0.0, ADD),
    reduction(ProdOp::DEF, "prod", 1.0, MUL),
    Reduction {
        has_empty: false,
        of_two: Some("minimum"),
        ..reduction(MinOp::DEF, "min", f64::INFINITY, MIN)
    },
    Reduction {
        has_empty: false,
        of_two: Some("maximum"),
        ..reduction(MaxOp::DEF, "max", f64::NEG_INFINITY, MAX)
    },
    Reduction { finish: Some(DIV), ..reduction(MeanOp::DEF, "mean", 0.0, ADD) },
    Reduction { element: Some(SQUARE), finish: Some(ROOT), ..reduction(NormOp::DEF, "norm", 0.0, ADD) },
    Reduction { element: Some(TRUTH), ..reduction(AnyOp::DEF, "any", 0.0, MAX) },
    Reduction { element: Some(TRUTH), ..reduction(AllOp::DEF, "all", 1.0, MIN) },
];
