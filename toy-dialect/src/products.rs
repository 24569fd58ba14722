//! Products of matrices and vectors, by numpy's rules.
//!
//! An element is a chain of fused multiply-adds, which begins with 0, in the order of the contracted index.

use mlir::DYNAMIC;

use crate::codes;
use crate::given::{Fault, Given};
use crate::shapes::{broadcast_shape, shape_text};

/// A sum of products.
#[derive(Debug)]
pub struct Contraction {
    /// The shape of the result.
    pub shape: Vec<i64>,
    /// How many products are added; each element is one product without it.
    pub length: Option<i64>,
    /// The index along each axis of the two operands.
    pub operands: [Vec<Index>; 2],
}

/// An index of an operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Index {
    /// That of the result along an axis.
    Result(usize),
    /// The contracted one.
    Contracted,
    /// 0: the operand repeats.
    Zero,
    /// The quotient of the result's index along an axis and a number, modulo another number.
    Part {
        /// The axis.
        axis: usize,
        /// The number to divide by.
        stride: i64,
        /// The size of the operand's axis.
        size: i64,
    },
}

/// The error for operands that do not fit.
fn mismatch(given: &Given, detail: &str) -> Fault {
    let [x, y] = [0, 1].map(|operand| shape_text(&given.shapes[operand]));
    Fault {
        code: codes::PRODUCT_MISMATCH,
        message: format!("operands of '{}' do not fit: {x} and {y}", symbol(given)),
        operand: 1,
        help: detail.to_owned(),
    }
}

fn symbol(given: &Given) -> &'static str {
    if given.name == "matmul" { "@" } else { given.name }
}

fn checked(given: &Given, contraction: Option<Contraction>, detail: &str) -> Result<Vec<i64>, Fault> {
    let contraction = contraction.ok_or_else(|| mismatch(given, detail))?;
    given.countable(contraction.shape)
}

/// The size of the contracted axes, one of which may be unknown; `None` if they differ.
fn contracted(x: i64, y: i64) -> Option<i64> {
    match (x, y) {
        (DYNAMIC, known) | (known, DYNAMIC) => Some(known),
        (x, y) => (x == y).then_some(x),
    }
}

pub(crate) fn matmul_shape(given: &Given) -> Result<Vec<i64>, Fault> {
    let detail = if given.shapes.iter().any(Vec::is_empty) {
        "a number has no rows and columns: multiply with '*'"
    } else {
        "the last axis of the left operand and the last but one of the right must have the same size; the axes before \
         them broadcast"
    };
    checked(given, matmul(given), detail)
}

/// A vector on the left is a row, and one on the right a column; the axes before the last two broadcast.
pub(crate) fn matmul(given: &Given) -> Option<Contraction> {
    let [x, y] = [&given.shapes[0], &given.shapes[1]];
    let y_axis = y.len().saturating_sub(2);
    let length = contracted(*x.last()?, *y.get(y_axis)?)?;
    let batch = |shape: &[i64]| shape[..shape.len().saturating_sub(2)].to_vec();
    let [x_batch, y_batch] = [batch(x), batch(y)];
    let mut shape = broadcast_shape(&x_batch, &y_batch).ok()?;
    let batches = shape.len();
    let indices = |own: &[i64]| -> Vec<Index> {
        let first = batches - own.len();
        let index = |(axis, &size): (usize, &i64)| {
            if size == 1 && shape[first + axis] != 1 { Index::Zero } else { Index::Result(first + axis) }
        };
        own.iter().enumerate().map(index).collect()
    };
    let [mut x_at, mut y_at] = [indices(&x_batch), indices(&y_batch)];
    if x.len() > 1 {
        x_at.push(Index::Result(shape.len()));
        shape.push(x[x.len() - 2]);
    }
    x_at.push(Index::Contracted);
    y_at.push(Index::Contracted);
    if y.len() > 1 {
        y_at.push(Index::Result(shape.len()));
        shape.push(y[y.len() - 1]);
    }
    Some(Contraction { shape, length: Some(length), operands: [x_at, y_at] })
}

pub(crate) fn dot_shape(given: &Given) -> Result<Vec<i64>, Fault> {
    let detail =
        "the last axis of the first operand and the last but one of the second must have the same size";
    checked(given, dot(given), detail)
}

/// The last axis of the first operand with the last but one of the second. A number multiplies.
pub(crate) fn dot(given: &Given) -> Option<Contraction> {
    let [x, y] = [&given.shapes[0], &given.shapes[1]];
    if x.is_empty() || y.is_empty() {
        let all = |shape: &[i64]| (0..shape.len()).map(Index::Result).collect();
        return Some(Contraction { shape: [&x[..], y].concat(), length: None, operands: [all(x), all(y)] });
    }
    let y_axis = y.len().saturating_sub(2);
    let length = contracted(*x.last()?, y[y_axis])?;
    let mut shape = x[..x.len() - 1].to_vec();
    let mut x_at: Vec<Index> = (0..shape.len()).map(Index::Result).collect();
    x_at.push(Index::Contracted);
    let mut y_at = Vec::new();
    for (axis, &size) in y.iter().enumerate() {
        if axis == y_axis {
            y_at.push(Index::Contracted);
        } else {
            y_at.push(Index::Result(shape.len()));
            shape.push(size);
        }
    }
    Some(Contraction { shape, length: Some(length), operands: [x_at, y_at] })
}

pub(crate) fn outer_shape(given: &Given) -> Result<Vec<i64>, Fault> {
    checked(given, outer(given), "")
}

/// Every element of the first operand with every element of the second.
pub(crate) fn outer(given: &Given) -> Option<Contraction> {
    let is_open = |shape: &Vec<i64>| shape.len() != 1 && shape.contains(&DYNAMIC);
    if given.shapes.iter().any(is_open) {
        return None;
    }
    let shape: Vec<i64> = given.shapes.iter().map(|shape| shape.iter().product()).collect();
    let parts = |axis: usize| -> Vec<Index> {
        let sizes = &given.shapes[axis];
        if sizes.len() == 1 {
            return vec![Index::Result(axis)];
        }
        let part = |at: usize| Index::Part {
            axis,
            stride: sizes[at + 1..].iter().product::<i64>().max(1),
            size: sizes[at].max(1),
        };
        (0..sizes.len()).map(part).collect()
    };
    Some(Contraction { shape, length: None, operands: [parts(0), parts(1)] })
}
