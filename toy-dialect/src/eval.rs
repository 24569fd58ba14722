//! Toy's operations on [`ndarray`]: a second, simple implementation to compare compiled programs with.
//!
//! Each function computes its elements with the same floating-point operation as the compiled code, and in the
//! same order, so that results agree bit for bit: no optimization of ours reassociates.

use std::fmt;

use mlir::FloatKind;
use ndarray::{ArrayD, Axis, IxDyn};

use crate::element_types;
use crate::elementwise::Elementwise;
use crate::reductions::{self, ELEMENTS_OF_LANE, Reduction};

/// A tensor of any rank.
pub type Tensor = ArrayD<f64>;

/// Why an operation has no result.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum EvalError {
    /// The operands of an element-wise operation do not broadcast to one shape.
    Shapes {
        /// The operation.
        op: String,
        /// The shapes of the operands.
        shapes: Vec<Vec<usize>>,
    },
    /// The number of elements does not match the shape.
    Count {
        /// The number of elements.
        elements: usize,
        /// The shape that they should fill.
        shape: Vec<usize>,
    },
}

impl fmt::Display for EvalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EvalError::Shapes { op, shapes } => {
                let shapes: Vec<String> = shapes.iter().map(|shape| format!("{shape:?}")).collect();
                write!(f, "operands of '{op}' have shapes {}", shapes.join(" and "))
            }
            EvalError::Count { elements, shape } => {
                write!(f, "{elements} elements do not fill the shape {shape:?}")
            }
        }
    }
}

impl std::error::Error for EvalError {}

/// A tensor from its elements in row-major order.
///
/// # Errors
/// [`EvalError::Count`] if the shape has a different number of elements.
pub fn constant(shape: &[usize], data: Vec<f64>) -> Result<Tensor, EvalError> {
    let elements = data.len();
    ArrayD::from_shape_vec(IxDyn(shape), data)
        .map_err(|_| EvalError::Count { elements, shape: shape.to_vec() })
}

/// The shape to which two shapes broadcast by numpy's rules; `None` if they do not fit.
fn broadcast_shape(a: &[usize], b: &[usize]) -> Option<Vec<usize>> {
    let rank = a.len().max(b.len());
    let padded = |shape: &[usize]| [vec![1; rank - shape.len()], shape.to_vec()].concat();
    let pairs = padded(a).into_iter().zip(padded(b));
    pairs.map(|(x, y)| if x == 1 { Some(y) } else { (y == 1 || x == y).then_some(x) }).collect()
}

/// The nearest elements of a type.
pub fn rounded(tensor: Tensor, kind: FloatKind) -> Tensor {
    if kind == FloatKind::F64 { tensor } else { tensor.mapv_into(|x| element_types::rounded(kind, x)) }
}

/// Applies an element-wise operation to tensors, which broadcast to one shape by numpy's rules, and computes elements of a
/// type.
///
/// # Errors
/// [`EvalError::Shapes`] if the shapes do not fit; [`EvalError::Count`] if the elements do not fit in the address space.
///
/// ```
/// use mlir::FloatKind;
/// use toy_dialect::{elementwise::Elementwise, eval};
/// let rows = eval::constant(&[2, 1], vec![1.0, 2.0])?;
/// let columns = eval::constant(&[2], vec![10.0, 20.0])?;
/// let add = Elementwise::with_operator("+", 2).expect("it is an operator");
/// let sum = eval::elementwise(add, &[&rows, &columns], FloatKind::F64)?;
/// assert_eq!(sum, eval::constant(&[2, 2], vec![11.0, 21.0, 12.0, 22.0])?);
/// # Ok::<(), eval::EvalError>(())
/// ```
pub fn elementwise(
    operation: &Elementwise,
    operands: &[&Tensor],
    kind: FloatKind,
) -> Result<Tensor, EvalError> {
    let differ = || EvalError::Shapes {
        op: operation.symbol().to_owned(),
        shapes: operands.iter().map(|operand| operand.shape().to_vec()).collect(),
    };
    let shape = broadcast_shapes(operands).ok_or_else(differ)?;
    fits_in_memory(&shape)?;
    let views: Option<Vec<_>> = operands.iter().map(|operand| operand.broadcast(&shape[..])).collect();
    let mut views: Vec<_> = views.ok_or_else(differ)?.into_iter().map(IntoIterator::into_iter).collect();
    let count = shape.iter().product::<usize>();
    let mut row = vec![0.0; operands.len()];
    let element = |_| {
        for (at, (x, view)) in row.iter_mut().zip(&mut views).enumerate() {
            let element = *view.next().expect("a view has as many elements as its shape");
            *x = if operation.converts(at) { element_types::rounded(kind, element) } else { element };
        }
        operation.compute.apply(kind, &row)
    };
    constant(&shape, (0..count).map(element).collect())
}

/// The shape to which tensors broadcast; `None` if they do not fit.
pub fn broadcast_shapes(operands: &[&Tensor]) -> Option<Vec<usize>> {
    operands.iter().try_fold(Vec::new(), |shape, operand| broadcast_shape(&shape, operand.shape()))
}

/// Checks that a shape's elements fit in the address space.
fn fits_in_memory(shape: &[usize]) -> Result<(), EvalError> {
    let elements = shape.iter().filter(|&&n| n != 0).fold(1usize, |all, &n| all.saturating_mul(n));
    if elements > isize::MAX as usize / size_of::<f64>() {
        return Err(EvalError::Count { elements: 1, shape: shape.to_vec() });
    }
    Ok(())
}

/// Reduces a tensor of elements of a type along some of its axes, which are in order, in the order that
/// [`crate::reductions`] defines.
///
/// ```
/// use mlir::FloatKind;
/// use toy_dialect::{eval, reductions::Reduction};
/// let sum = Reduction::named("sum").expect("it is a reduction");
/// let x = eval::constant(&[2, 2], vec![1.0, 2.0, 3.0, 4.0])?;
/// assert_eq!(eval::reduce(sum, &x, (&[0], false), FloatKind::F64), eval::constant(&[2], vec![4.0, 6.0])?);
/// # Ok::<(), eval::EvalError>(())
/// ```
pub fn reduce(
    reduction: &Reduction,
    input: &Tensor,
    (axes, keeps_axes): (&[usize], bool),
    kind: FloatKind,
) -> Tensor {
    let round = |x: f64| element_types::rounded(kind, x);
    // The reduced axes last, so that the elements of each result are together and in their order.
    let kept = (0..input.ndim()).filter(|axis| !axes.contains(axis));
    let order: Vec<usize> = kept.chain(axes.iter().copied()).collect();
    let elements: Vec<f64> = input.view().permuted_axes(order).iter().map(|&x| round(x)).collect();
    let count = axes.iter().map(|&axis| input.len_of(Axis(axis))).product::<usize>();
    let extent = |axis: usize| input.len_of(Axis(axis));
    let (row, lanes) = match axes.last() {
        Some(&last) => (extent(last), reductions::lanes(last + 1 == input.ndim(), extent(last))),
        None => (1, 1),
    };
    let reduced = |elements: &[f64]| {
        let rows = elements.chunks(row.max(1));
        let blocks = rows.flat_map(|row| row.chunks(ELEMENTS_OF_LANE * lanes));
        let blocks = blocks.map(|block| {
            let mut all = vec![reduction.start; lanes];
            for (i, &x) in block.iter().enumerate() {
                let x = reduction.element.as_ref().map_or(x, |map| (map.compute)([x]));
                all[i % lanes] = round((reduction.combine.compute)([all[i % lanes], x]));
            }
            tree(reduction, all, round)
        });
        let value = tree(reduction, blocks.collect(), round);
        reduction
            .finish
            .as_ref()
            .map_or(value, |finish| round((finish.compute)([value, round(count as f64)])))
    };
    let shape = reductions::result_shape(input.shape(), axes, keeps_axes, 1);
    let results = shape.iter().product::<usize>();
    let results = (0..results).map(|i| reduced(&elements[i * count..][..count])).collect();
    ArrayD::from_shape_vec(IxDyn(&shape), results).expect("there is a result for each element of the shape")
}

/// Combines values as a tree; the neutral value if there are none.
fn tree(reduction: &Reduction, mut values: Vec<f64>, round: impl Fn(f64) -> f64) -> f64 {
    while values.len() > 1 {
        let half = values.len().div_ceil(2);
        for i in 0..values.len() / 2 {
            values[i] = round((reduction.combine.compute)([values[i], values[i + half]]));
        }
        values.truncate(half);
    }
    values.first().copied().unwrap_or(reduction.start)
}

/// The tensor with its dimensions in reverse order.
pub fn transpose(input: &Tensor) -> Tensor {
    // A view would keep the old order in memory; the copy is row-major, as in compiled code.
    input.t().as_standard_layout().into_owned()
}

/// A tensor of another shape with the same elements in row-major order; a scalar fills the shape.
///
/// # Errors
/// [`EvalError::Count`] if the shape has a different number of elements and the input is not a scalar, or if the
/// elements do not fit in the address space.
pub fn reshape(input: &Tensor, shape: &[usize]) -> Result<Tensor, EvalError> {
    if let (0, Some(&number)) = (input.ndim(), input.first()) {
        fits_in_memory(shape)?;
        return Ok(ArrayD::from_elem(IxDyn(shape), number));
    }
    // `iter` uses the logical order, whatever the order in memory.
    constant(shape, input.iter().copied().collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn binary(name: &str, x: &Tensor, y: &Tensor) -> Result<Tensor, EvalError> {
        let operation = Elementwise::with_operator(name, 2).expect("it is an operator");
        elementwise(operation, &[x, y], FloatKind::F64)
    }

    fn tensor(shape: &[usize], data: &[f64]) -> Tensor {
        constant(shape, data.to_vec()).expect("shape fits")
    }

    #[test]
    fn elementwise_operations() {
        let a = tensor(&[2, 2], &[1., 2., 3., 4.]);
        let b = tensor(&[2, 2], &[10., 20., 30., 40.]);
        assert_eq!(binary("+", &a, &b), Ok(tensor(&[2, 2], &[11., 22., 33., 44.])));
        assert_eq!(binary("-", &a, &b), Ok(tensor(&[2, 2], &[-9., -18., -27., -36.])));
        assert_eq!(binary("*", &a, &b), Ok(tensor(&[2, 2], &[10., 40., 90., 160.])));
        let scalar = tensor(&[], &[2.0]);
        assert_eq!(binary("*", &scalar, &scalar), Ok(tensor(&[], &[4.0])));
    }

    #[test]
    fn operands_broadcast() {
        let a = tensor(&[2, 2], &[1., 2., 3., 4.]);
        let two = tensor(&[], &[2.0]);
        assert_eq!(binary("-", &a, &two), Ok(tensor(&[2, 2], &[-1., 0., 1., 2.])));
        assert_eq!(binary("/", &two, &a), Ok(tensor(&[2, 2], &[2., 1., 2. / 3., 0.5])));
        let row = tensor(&[2], &[10., 20.]);
        assert_eq!(binary("-", &row, &a), Ok(tensor(&[2, 2], &[9., 18., 7., 16.])));
        let column = tensor(&[2, 1], &[10., 20.]);
        assert_eq!(binary("+", &column, &a), Ok(tensor(&[2, 2], &[11., 12., 23., 24.])));
        assert_eq!(binary("+", &column, &row), Ok(tensor(&[2, 2], &[20., 30., 30., 40.])));
        let empty = tensor(&[0, 1], &[]);
        assert_eq!(binary("+", &empty, &row), Ok(tensor(&[0, 2], &[])));
    }

    #[test]
    fn operands_that_do_not_fit_are_errors() {
        let a = tensor(&[2, 2], &[1., 2., 3., 4.]);
        let error = binary("+", &a, &tensor(&[3], &[1.0; 3])).expect_err("shapes differ");
        assert_eq!(error.to_string(), "operands of '+' have shapes [2, 2] and [3]");
        assert!(binary("*", &a, &tensor(&[4], &[1.; 4])).is_err());
        assert!(binary("-", &a, &tensor(&[3, 1], &[1.; 3])).is_err());
        assert!(binary("-", &a, &tensor(&[0], &[])).is_err());
    }

    #[test]
    fn transpose_reverses_every_dimension() {
        let a = tensor(&[2, 3], &[1., 2., 3., 4., 5., 6.]);
        assert_eq!(transpose(&a), tensor(&[3, 2], &[1., 4., 2., 5., 3., 6.]));
        assert_eq!(transpose(&transpose(&a)), a);
        let cube = tensor(&[1, 2, 3], &[1., 2., 3., 4., 5., 6.]);
        assert_eq!(transpose(&cube), tensor(&[3, 2, 1], &[1., 4., 2., 5., 3., 6.]));
        assert_eq!(transpose(&a).as_slice(), Some(&[1., 4., 2., 5., 3., 6.][..]));
    }

    #[test]
    fn reshape_keeps_row_major_order() {
        let a = tensor(&[2, 3], &[1., 2., 3., 4., 5., 6.]);
        assert_eq!(reshape(&transpose(&a), &[6]), Ok(tensor(&[6], &[1., 4., 2., 5., 3., 6.])));
        // A view that is not row-major works, too.
        let view = a.clone().reversed_axes();
        assert_eq!(reshape(&view, &[2, 3]), Ok(tensor(&[2, 3], &[1., 4., 2., 5., 3., 6.])));
        assert_eq!(reshape(&tensor(&[], &[7.]), &[2, 1]), Ok(tensor(&[2, 1], &[7., 7.])));
        let error = reshape(&a, &[4]).expect_err("counts differ");
        assert_eq!(error.to_string(), "6 elements do not fill the shape [4]");
        // The last one has no elements, but its strides would be too large.
        for shape in [&[usize::MAX][..], &[1 << 62, 4], &[1 << 62, 4, 0]] {
            let error = EvalError::Count { elements: 1, shape: shape.to_vec() };
            assert_eq!(reshape(&tensor(&[], &[7.]), shape), Err(error));
        }
    }
}
