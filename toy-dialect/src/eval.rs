//! Toy's operations on [`ndarray`]: a second, simple implementation to compare compiled programs with.
//!
//! Each function computes its elements with the same floating-point operation as the compiled code, and in the
//! same order, so that results agree bit for bit: no optimization of ours reassociates.

use std::fmt;

use ndarray::{ArrayD, IxDyn, Zip};

/// A tensor of any rank.
pub type Tensor = ArrayD<f64>;

/// Why an operation has no result.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum EvalError {
    /// The operands of an element-wise operation have different shapes.
    Shapes {
        /// The operation.
        op: String,
        /// Shape of the left operand.
        lhs: Vec<usize>,
        /// Shape of the right operand.
        rhs: Vec<usize>,
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
            EvalError::Shapes { op, lhs, rhs } => {
                write!(f, "operands of '{op}' have shapes {lhs:?} and {rhs:?}")
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

/// Applies an element-wise operation to tensors of the same shape, or to a tensor and a scalar, which broadcasts.
/// `name` is the operation's name in an error.
///
/// # Errors
/// [`EvalError::Shapes`] if the shapes differ and neither operand is a scalar.
///
/// ```
/// use toy_dialect::eval;
/// let a = eval::constant(&[2], vec![1.0, 2.0])?;
/// let sum = eval::binary("+", &a, &a, |x, y| x + y)?;
/// assert_eq!(sum, eval::constant(&[2], vec![2.0, 4.0])?);
/// # Ok::<(), eval::EvalError>(())
/// ```
pub fn binary(
    name: &str,
    lhs: &Tensor,
    rhs: &Tensor,
    apply: impl Fn(f64, f64) -> f64,
) -> Result<Tensor, EvalError> {
    if let (0, Some(&a)) = (lhs.ndim(), lhs.first()) {
        return Ok(rhs.mapv(|b| apply(a, b)));
    }
    if let (0, Some(&b)) = (rhs.ndim(), rhs.first()) {
        return Ok(lhs.mapv(|a| apply(a, b)));
    }
    if lhs.shape() != rhs.shape() {
        let op = name.to_owned();
        return Err(EvalError::Shapes { op, lhs: lhs.shape().to_vec(), rhs: rhs.shape().to_vec() });
    }
    Ok(Zip::from(lhs).and(rhs).map_collect(|&a, &b| apply(a, b)))
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
        let sizes = shape.iter().filter(|&&n| n != 0);
        let elements = sizes.fold(1usize, |all, &n| all.saturating_mul(n));
        if elements > isize::MAX as usize / size_of::<f64>() {
            return Err(EvalError::Count { elements: 1, shape: shape.to_vec() });
        }
        return Ok(ArrayD::from_elem(IxDyn(shape), number));
    }
    // `iter` uses the logical order, whatever the order in memory.
    constant(shape, input.iter().copied().collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tensor(shape: &[usize], data: &[f64]) -> Tensor {
        constant(shape, data.to_vec()).expect("shape fits")
    }

    #[test]
    fn elementwise_operations() {
        let a = tensor(&[2, 2], &[1., 2., 3., 4.]);
        let b = tensor(&[2, 2], &[10., 20., 30., 40.]);
        assert_eq!(binary("+", &a, &b, |x, y| x + y), Ok(tensor(&[2, 2], &[11., 22., 33., 44.])));
        assert_eq!(binary("-", &a, &b, |x, y| x - y), Ok(tensor(&[2, 2], &[-9., -18., -27., -36.])));
        assert_eq!(binary("*", &a, &b, |x, y| x * y), Ok(tensor(&[2, 2], &[10., 40., 90., 160.])));
        let scalar = tensor(&[], &[2.0]);
        assert_eq!(binary("*", &scalar, &scalar, |x, y| x * y), Ok(tensor(&[], &[4.0])));
    }

    #[test]
    fn only_numbers_are_broadcast() {
        let a = tensor(&[2, 2], &[1., 2., 3., 4.]);
        let two = tensor(&[], &[2.0]);
        assert_eq!(binary("-", &a, &two, |x, y| x - y), Ok(tensor(&[2, 2], &[-1., 0., 1., 2.])));
        assert_eq!(binary("/", &two, &a, |x, y| x / y), Ok(tensor(&[2, 2], &[2., 1., 2. / 3., 0.5])));
        let error = binary("+", &a, &tensor(&[1], &[1.0]), |x, y| x + y).expect_err("shapes differ");
        assert_eq!(error.to_string(), "operands of '+' have shapes [2, 2] and [1]");
        assert!(binary("*", &a, &tensor(&[4], &[1.; 4]), |x, y| x * y).is_err());
        assert!(binary("-", &a, &tensor(&[1, 2], &[1.; 2]), |x, y| x - y).is_err());
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
