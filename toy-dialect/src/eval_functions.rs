//! The evaluator of the functions in [`crate::functions::FUNCTIONS`].

use mlir::{Context, FloatKind};
use ndarray::{ArrayD, Dimension, IxDyn};

use crate::element_types;
use crate::eval::{Tensor, rounded};
use crate::functions::{Content, Function};
use crate::gathered::{self, gather};
use crate::given::Given;
use crate::moved::{Joined, Lines, lines, split};
use crate::products::{Contraction, Index};

impl Function {
    /// Computes the result, of elements of a type, for operands, of which everything is known.
    ///
    /// # Errors
    /// If there is none.
    pub fn evaluate(
        &self,
        cx: &Context,
        given: &Given,
        operands: &[&Tensor],
        kind: FloatKind,
    ) -> Result<Tensor, String> {
        let shape = (self.shape)(given).map_err(|fault| fault.message)?;
        let computes = matches!(self.content, Content::Joined(_) | Content::Contracted(_) | Content::Running);
        let converted: Vec<Tensor> = if computes && kind != FloatKind::F64 {
            operands.iter().map(|&operand| rounded(operand.clone(), kind)).collect()
        } else {
            Vec::new()
        };
        let converted: Vec<&Tensor> = converted.iter().collect();
        let operands = if converted.is_empty() { operands } else { &converted };
        let result = match &self.content {
            Content::Moved(indices) => {
                let from = indices(given, cx, &shape);
                filled(&shape, |at| {
                    let at = from.iter().map(|&index| cx.affine_evaluate(index, at, &[]));
                    element(operands[0], at)
                })
            }
            Content::Joined(joined) => Ok(join(cx, &joined(given, cx), &shape, operands)),
            Content::Made(made) => filled(&shape, |at| Some((made.compute)(given, at))),
            Content::Contracted(contraction) => {
                let contraction = contraction(given).ok_or("has operands that do not fit")?;
                filled(&shape, |at| contract(&contraction, at, operands, kind))
            }
            Content::Position { is_largest } => {
                along(cx, &lines(given), &shape, operands[0], |line| vec![best(line, *is_largest) as f64])
            }
            Content::Gathered => take(cx, given, &shape, operands),
            Content::Running => along(cx, &lines(given), &shape, operands[0], |line| {
                let sums = line.iter().scan(0.0, |sum, x| {
                    *sum = element_types::rounded(kind, *sum + x);
                    Some(*sum)
                });
                sums.collect()
            }),
        };
        result.map(|result| rounded(result, kind))
    }
}

/// A tensor with an element for each index.
fn filled(shape: &[i64], mut element: impl FnMut(&[i64]) -> Option<f64>) -> Result<Tensor, String> {
    let extents: Vec<usize> = shape.iter().map(|&extent| extent as usize).collect();
    let mut missing = false;
    let tensor = ArrayD::from_shape_fn(IxDyn(&extents), |index| {
        let index: Vec<i64> = index.slice().iter().map(|&at| at as i64).collect();
        element(&index).unwrap_or_else(|| {
            missing = true;
            f64::NAN
        })
    });
    if missing { Err("needs an element that its operands do not have".to_owned()) } else { Ok(tensor) }
}

/// The element at indices, each of which may be missing.
fn element(tensor: &Tensor, at: impl Iterator<Item = Option<i64>>) -> Option<f64> {
    let at = at.map(|index| usize::try_from(index?).ok()).collect::<Option<Vec<usize>>>()?;
    tensor.get(IxDyn(&at)).copied()
}

fn take(cx: &Context, given: &Given, shape: &[i64], operands: &[&Tensor]) -> Result<Tensor, String> {
    let gather = gather(given).map_err(|fault| fault.message)?;
    // For a row-major position.
    let of_position = split(cx, cx.affine_dim(0), &given.shapes[0]);
    let mut wrong = None;
    let taken = filled(shape, |at| {
        let (before, position, after) = gather.split(at);
        let position = element(operands[1], position.iter().map(|&at| Some(at)))?;
        let index =
            gathered::index(position, gather.size).map_err(|error| wrong.get_or_insert(error)).ok()?;
        match gather.axis {
            Some(_) => {
                let at = [before, &[index], after].concat();
                element(operands[0], at.into_iter().map(Some))
            }
            None => element(operands[0], of_position.iter().map(|&at| cx.affine_evaluate(at, &[index], &[]))),
        }
    });
    wrong.map_or(taken, Err)
}

fn join(cx: &Context, joined: &Joined, shape: &[i64], operands: &[&Tensor]) -> Tensor {
    let rest = joined.rest.and_then(|operand| operands[operand].first().copied()).unwrap_or(0.0);
    let extents: Vec<usize> = shape.iter().map(|&extent| extent as usize).collect();
    let mut all = ArrayD::from_elem(IxDyn(&extents), rest);
    for (operand, to) in &joined.parts {
        for (index, &x) in operands[*operand].indexed_iter() {
            let index: Vec<i64> = index.slice().iter().map(|&at| at as i64).collect();
            let to = to.iter().map(|&to| cx.affine_evaluate(to, &index, &[]).map(|to| to as usize));
            if let Some(to) = to.collect::<Option<Vec<usize>>>()
                && let Some(place) = all.get_mut(IxDyn(&to))
            {
                *place = x;
            }
        }
    }
    all
}

/// An element of a product: a chain of fused multiply-adds.
fn contract(contraction: &Contraction, at: &[i64], operands: &[&Tensor], kind: FloatKind) -> Option<f64> {
    // The nearest double to the exact sum is not always next to the nearest float.
    let add = |sum: f64, x: f64, y: f64| match kind {
        FloatKind::F32 => f64::from(f32::mul_add(x as f32, y as f32, sum as f32)),
        _ => f64::mul_add(x, y, sum),
    };
    let pair = |k: i64| {
        let x = |operand: usize| {
            let index = contraction.operands[operand].iter().map(|index| {
                Some(match *index {
                    Index::Result(axis) => at[axis],
                    Index::Contracted => k,
                    Index::Zero => 0,
                    Index::Part { axis, stride, size } => at[axis] / stride % size,
                })
            });
            element(operands[operand], index)
        };
        Some((x(0)?, x(1)?))
    };
    match contraction.length {
        None => pair(0).map(|(x, y)| element_types::rounded(kind, x * y)),
        Some(length) => (0..length).try_fold(0.0, |sum, k| pair(k).map(|(x, y)| add(sum, x, y))),
    }
}

/// The position of the first NaN, or else of the first largest or smallest number.
fn best(line: &[f64], is_largest: bool) -> usize {
    let mut best = 0;
    for (at, &x) in line.iter().enumerate() {
        let is_better = if is_largest { x > line[best] } else { x < line[best] };
        if !line[best].is_nan() && (is_better || x.is_nan()) {
            best = at;
        }
    }
    best
}

/// Computes the elements of each line of the result from a line of the operand.
fn along(
    cx: &Context,
    lines: &Lines,
    shape: &[i64],
    operand: &Tensor,
    compute: impl Fn(&[f64]) -> Vec<f64>,
) -> Result<Tensor, String> {
    let indices = lines.indices(cx);
    let others = lines.others(&lines.shape);
    let mut result = filled(shape, |_| Some(0.0))?;
    for outer in ndarray::indices(others.iter().map(|&size| size as usize).collect::<Vec<_>>()) {
        let outer: Vec<i64> = outer.slice().iter().map(|&at| at as i64).collect();
        let line = (0..lines.length).map(|k| {
            let at = [&outer[..], &[k]].concat();
            element(operand, indices.iter().map(|&index| cx.affine_evaluate(index, &at, &[])))
        });
        let line =
            line.collect::<Option<Vec<f64>>>().ok_or("needs an element that its operand does not have")?;
        for (k, x) in compute(&line).into_iter().enumerate() {
            let mut at: Vec<usize> = outer.iter().map(|&at| at as usize).collect();
            if shape.len() > others.len() {
                at.insert(lines.axis.unwrap_or(0), k);
            }
            result[IxDyn(&at)] = x;
        }
    }
    Ok(result)
}
