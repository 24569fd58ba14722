//! Functions whose results have the elements of their operands at other indices.

use mlir::{AffineExpr, Context, row_major_strides};

use crate::codes;
use crate::given::{Fault, Given};
use crate::shapes::shape_text;

/// The result as parts that are whole operands.
#[derive(Debug)]
pub struct Joined {
    /// The operand, a number, that fills the rest; 0 without one.
    pub rest: Option<usize>,
    /// Whether the parts leave a rest.
    pub has_rest: bool,
    /// The axis along which parts stand one behind the other, if that is where they are.
    pub along: Option<usize>,
    /// Each operand that is a part, with the indices of the result computed from its own.
    pub parts: Vec<(usize, Vec<AffineExpr>)>,
}

/// Axes, counted from the first one, of which none is listed twice.
fn distinct(given: &Given, axes: &[i64]) -> Result<Vec<usize>, Fault> {
    let rank = given.shapes[0].len();
    let found = axes.iter().map(|&axis| given.axis_of(axis, rank)).collect::<Result<Vec<_>, _>>()?;
    match (0..found.len()).find(|&at| found[..at].contains(&found[at])) {
        None => Ok(found),
        Some(at) => Err(Fault {
            code: codes::AXIS_TWICE,
            message: format!("axis {} of '{}' is given twice", axes[at], given.name),
            operand: 0,
            help: "list each axis once".to_owned(),
        }),
    }
}

/// The axes of a transpose: those given, or all in reverse.
pub(crate) fn order(given: &Given) -> Result<Vec<usize>, Fault> {
    let rank = given.shapes[0].len();
    let Some(axes) = given.axes() else { return Ok((0..rank).rev().collect()) };
    let order = distinct(given, axes)?;
    if order.len() != rank {
        return Err(Fault {
            code: codes::WRONG_SIZE,
            message: format!("'transpose' lists {} of {rank} axes", order.len()),
            operand: 0,
            help: "list each axis once, in the new order".to_owned(),
        });
    }
    Ok(order)
}

pub(crate) fn transpose_shape(given: &Given) -> Result<Vec<i64>, Fault> {
    Ok(order(given)?.into_iter().map(|axis| given.shapes[0][axis]).collect())
}

pub(crate) fn transpose(given: &Given, cx: &Context, _: &[i64]) -> Vec<AffineExpr> {
    let order = order(given).unwrap_or_default();
    let mut indices = vec![cx.affine_constant(0); order.len()];
    order.into_iter().enumerate().for_each(|(dim, axis)| indices[axis] = cx.affine_dim(dim as u32));
    indices
}

/// One size may be -1: it follows from the number of elements.
pub(crate) fn reshape_shape(given: &Given) -> Result<Vec<i64>, Fault> {
    let from = &given.shapes[0];
    let count: i64 = from.iter().product();
    let mut sizes = given.sizes(1)?;
    let product = |sizes: &[(i64, usize)]| {
        sizes.iter().filter(|(size, _)| *size != -1).try_fold(1i64, |all, (size, _)| all.checked_mul(*size))
    };
    let others = product(&sizes).unwrap_or(0);
    let wanted = sizes.iter().map(|(size, _)| *size).collect::<Vec<_>>();
    let open: Vec<usize> = (0..sizes.len()).filter(|&at| sizes[at].0 == -1).collect();
    if let [at] = open[..]
        && others > 0
        && count % others == 0
    {
        sizes[at].0 = count / others;
    }
    if let Some(&(size, operand)) = sizes.iter().find(|(size, _)| *size < -1) {
        return Err(given.wrong_number(operand, "a size", size as f64));
    }
    let is_resolved = sizes.iter().all(|(size, _)| *size >= 0);
    if is_resolved && product(&sizes) == Some(count) {
        return given.countable(sizes.into_iter().map(|(size, _)| size).collect());
    }
    Err(Fault {
        code: codes::RESHAPE_COUNT,
        message: format!("cannot reshape {} ({count} elements) to {}", shape_text(from), shape_text(&wanted)),
        operand: 0,
        help: "the new shape must have as many elements; one of its sizes may be -1, which follows from the others"
            .to_owned(),
    })
}

pub(crate) fn reshape(given: &Given, cx: &Context, to: &[i64]) -> Vec<AffineExpr> {
    reshape_indices(cx, &given.shapes[0], to)
}

/// The indices into a row-major array of shape `from` of the element at `(d0, d1, ...)` of one of shape `to`.
pub fn reshape_indices(cx: &Context, from: &[i64], to: &[i64]) -> Vec<AffineExpr> {
    split(cx, position(cx, to), from)
}

/// The row-major position of the element at `(d0, d1, ...)`.
fn position(cx: &Context, shape: &[i64]) -> AffineExpr {
    strides(shape).enumerate().fold(cx.affine_constant(0), |sum, (dim, stride)| {
        cx.affine_add(sum, cx.affine_mul(cx.affine_dim(dim as u32), cx.affine_constant(stride)))
    })
}

/// The indices of the element at a row-major position.
pub(crate) fn split(cx: &Context, position: AffineExpr, shape: &[i64]) -> Vec<AffineExpr> {
    let index = |(axis, (stride, &extent)): (usize, (i64, &i64))| {
        let quotient = cx.affine_floor_div(position, cx.affine_constant(stride));
        // The first index cannot overflow.
        if axis == 0 { quotient } else { cx.affine_mod(quotient, cx.affine_constant(extent.max(1))) }
    };
    strides(shape).zip(shape).enumerate().map(index).collect()
}

/// Row-major strides, at least 1, so that no index of an empty array is divided by zero.
pub fn strides(shape: &[i64]) -> impl Iterator<Item = i64> {
    let extents: Vec<i64> = shape.iter().map(|&extent| extent.max(1)).collect();
    row_major_strides(&extents).expect("shapes are countable").into_iter()
}

/// The axes that are reversed: those given, or all.
pub(crate) fn flipped(given: &Given) -> Result<Vec<usize>, Fault> {
    let rank = given.shapes[0].len();
    let Some(axes) = given.axes() else { return Ok((0..rank).collect()) };
    distinct(given, axes)
}

pub(crate) fn flip_shape(given: &Given) -> Result<Vec<i64>, Fault> {
    flipped(given)?;
    Ok(given.shapes[0].clone())
}

pub(crate) fn flip(given: &Given, cx: &Context, to: &[i64]) -> Vec<AffineExpr> {
    let axes = flipped(given).unwrap_or_default();
    let index = |(axis, &size): (usize, &i64)| {
        let dim = cx.affine_dim(axis as u32);
        if !axes.contains(&axis) {
            return dim;
        }
        cx.affine_add(cx.affine_mul(dim, cx.affine_constant(-1)), cx.affine_constant(size - 1))
    };
    to.iter().enumerate().map(index).collect()
}

/// The axis along which a function works; without one, on the elements in row-major order, as along the only axis.
pub(crate) fn along(given: &Given) -> Result<Option<usize>, Fault> {
    let rank = given.shapes[0].len();
    match given.axes() {
        Some(_) => given.axis(rank, 0).map(Some),
        None => Ok((rank == 1).then_some(0)),
    }
}

pub(crate) fn roll_shape(given: &Given) -> Result<Vec<i64>, Fault> {
    given.whole(1, "the shift")?;
    along(given)?;
    Ok(given.shapes[0].clone())
}

pub(crate) fn roll(given: &Given, cx: &Context, to: &[i64]) -> Vec<AffineExpr> {
    let shift = given.whole(1, "the shift").unwrap_or(0);
    let rolled = |index: AffineExpr, size: i64| {
        let size = size.max(1);
        let moved = cx.affine_add(index, cx.affine_constant((-shift).rem_euclid(size)));
        if shift.rem_euclid(size) == 0 { index } else { cx.affine_mod(moved, cx.affine_constant(size)) }
    };
    let dims = || (0..to.len() as u32).map(|dim| cx.affine_dim(dim));
    match along(given).ok().flatten() {
        Some(axis) => {
            let index = |(at, dim)| if at == axis { rolled(dim, to[at]) } else { dim };
            dims().enumerate().map(index).collect()
        }
        None => split(cx, rolled(position(cx, to), to.iter().product()), to),
    }
}

pub(crate) fn repetitions(given: &Given) -> Result<i64, Fault> {
    const WHAT: &str = "the number of repetitions";
    let times = given.whole(1, WHAT)?;
    if times < 0 { Err(given.wrong_number(1, WHAT, times as f64)) } else { Ok(times) }
}

pub(crate) fn repeat_shape(given: &Given) -> Result<Vec<i64>, Fault> {
    let times = repetitions(given)?;
    let from = &given.shapes[0];
    let shape = match along(given)? {
        Some(axis) => {
            let mut shape = from.clone();
            shape[axis] = shape[axis].saturating_mul(times);
            shape
        }
        None => vec![from.iter().product::<i64>().saturating_mul(times)],
    };
    given.countable(shape)
}

pub(crate) fn repeat(given: &Given, cx: &Context, to: &[i64]) -> Vec<AffineExpr> {
    let times = given.whole(1, "the number of repetitions").unwrap_or(1).max(1);
    let part = |dim| cx.affine_floor_div(cx.affine_dim(dim), cx.affine_constant(times));
    match along(given).ok().flatten() {
        Some(axis) => {
            let index = |dim| if dim as usize == axis { part(dim) } else { cx.affine_dim(dim) };
            (0..to.len() as u32).map(index).collect()
        }
        None => split(cx, part(0), &given.shapes[0]),
    }
}

/// The shape of the operand with as many axes as the result.
fn padded(from: &[i64], rank: usize) -> Vec<i64> {
    [vec![1; rank.saturating_sub(from.len())], from.to_vec()].concat()
}

pub(crate) fn tile_shape(given: &Given) -> Result<Vec<i64>, Fault> {
    let times = given.new_shape(1)?;
    let rank = times.len().max(given.shapes[0].len());
    let times = padded(&times, rank);
    let from = padded(&given.shapes[0], rank);
    given.countable(from.into_iter().zip(times).map(|(size, times)| size.saturating_mul(times)).collect())
}

pub(crate) fn tile(given: &Given, cx: &Context, to: &[i64]) -> Vec<AffineExpr> {
    let from = &given.shapes[0];
    let new = to.len() - from.len();
    let index = |(axis, &size): (usize, &i64)| {
        let dim = cx.affine_dim((new + axis) as u32);
        if to[new + axis] == size { dim } else { cx.affine_mod(dim, cx.affine_constant(size.max(1))) }
    };
    from.iter().enumerate().map(index).collect()
}

/// The error for tensors that do not fit each other.
pub(crate) fn different(given: &Given, operand: usize) -> Fault {
    Fault {
        code: codes::SHAPE_MISMATCH,
        message: format!(
            "{} have different shapes: {} and {}",
            if given.name == "stack" { "elements of a list or 'stack'" } else { "operands of 'concat'" },
            shape_text(&given.shapes[0]),
            shape_text(&given.shapes[operand])
        ),
        operand,
        help: match given.name {
            "stack" => "they stand along a new axis, and must have the same shape".to_owned(),
            _ => "tensors must have the same size along every other axis".to_owned(),
        },
    }
}

pub(crate) fn concat_shape(given: &Given) -> Result<Vec<i64>, Fault> {
    let mut shape = given.shapes[0].clone();
    let axis = given.axis(shape.len(), 0)?;
    for (operand, other) in given.shapes.iter().enumerate().skip(1) {
        let fits = |at: usize| at == axis || shape[at] == other[at];
        if other.len() != shape.len() || !(0..shape.len()).all(fits) {
            return Err(different(given, operand));
        }
        shape[axis] = shape[axis].saturating_add(other[axis]);
    }
    given.countable(shape)
}

pub(crate) fn concat(given: &Given, cx: &Context) -> Joined {
    let rank = given.shapes[0].len();
    let axis = given.axis(rank, 0).unwrap_or(0);
    let mut before = 0;
    let parts = given.shapes.iter().enumerate().map(|(operand, shape)| {
        let mut at: Vec<AffineExpr> = (0..rank as u32).map(|dim| cx.affine_dim(dim)).collect();
        at[axis] = cx.affine_add(at[axis], cx.affine_constant(before));
        // If a size is unknown, nothing reads this.
        before = before.saturating_add(shape[axis]);
        (operand, at)
    });
    Joined { rest: None, has_rest: false, along: Some(axis), parts: parts.collect() }
}

pub(crate) fn stack_shape(given: &Given) -> Result<Vec<i64>, Fault> {
    let mut shape = given.shapes[0].clone();
    let axis = given.axis(shape.len() + 1, 0)?;
    if let Some(operand) = (1..given.shapes.len()).find(|&operand| given.shapes[operand] != shape) {
        return Err(different(given, operand));
    }
    shape.insert(axis, given.shapes.len() as i64);
    given.countable(shape)
}

pub(crate) fn stack(given: &Given, cx: &Context) -> Joined {
    let rank = given.shapes[0].len();
    let axis = given.axis(rank + 1, 0).unwrap_or(0);
    let parts = (0..given.shapes.len()).map(|operand| {
        let mut at: Vec<AffineExpr> = (0..rank as u32).map(|dim| cx.affine_dim(dim)).collect();
        at.insert(axis, cx.affine_constant(operand as i64));
        (operand, at)
    });
    Joined { rest: None, has_rest: false, along: None, parts: parts.collect() }
}

/// The width of the border before and behind each axis: one number for all, a pair for all, or a pair for each.
pub(crate) fn widths(given: &Given) -> Result<Vec<[i64; 2]>, Fault> {
    let rank = given.shapes[0].len();
    let given_as = |message: String| Fault {
        code: codes::WRONG_SIZE,
        message,
        operand: 1,
        help: "write a number, [before, behind], or a list of such pairs, one for each axis".to_owned(),
    };
    let values = match (&given.values[1], &given.shapes[1][..]) {
        (Some(values), [] | [2]) => values.iter().copied().cycle().take(2 * rank).collect::<Vec<f64>>(),
        (Some(values), [1]) => vec![values[0]; 2 * rank],
        (Some(values), [pairs, 2]) if *pairs == rank as i64 => values.clone(),
        (None, _) => {
            return Err(given_as(
                "the widths of 'pad' are not known when the program is compiled".to_owned(),
            ));
        }
        (_, shape) => {
            return Err(given_as(format!("the widths of 'pad' have shape {}", shape_text(shape))));
        }
    };
    let whole = values.iter().map(|&width| {
        let is_width = width.fract() == 0.0 && (0.0..=9.0e15).contains(&width);
        is_width.then_some(width as i64).ok_or_else(|| given.wrong_number(1, "a width", width))
    });
    let whole = whole.collect::<Result<Vec<i64>, _>>()?;
    Ok(whole.chunks(2).map(|pair| [pair[0], pair[1]]).collect())
}

pub(crate) fn pad_shape(given: &Given) -> Result<Vec<i64>, Fault> {
    if given.shapes.len() > 2 && !given.shapes[2].is_empty() {
        return Err(given.not_a_number(2, "the value"));
    }
    let sizes = given.shapes[0].iter().zip(widths(given)?);
    given.countable(sizes.map(|(size, [before, behind])| size.saturating_add(before + behind)).collect())
}

pub(crate) fn pad(given: &Given, cx: &Context) -> Joined {
    let index = |(dim, [before, _]): (usize, [i64; 2])| {
        cx.affine_add(cx.affine_dim(dim as u32), cx.affine_constant(before))
    };
    let at = widths(given).unwrap_or_default().into_iter().enumerate().map(index).collect();
    let rest = (given.shapes.len() > 2).then_some(2);
    Joined { rest, has_rest: true, along: None, parts: vec![(0, at)] }
}

/// The shape without the axis; a number if all elements compete.
pub(crate) fn position_shape(given: &Given) -> Result<Vec<i64>, Fault> {
    let mut shape = given.shapes[0].clone();
    let none = match along(given)? {
        Some(axis) => shape.remove(axis) == 0,
        None => std::mem::take(&mut shape).contains(&0),
    };
    if !none {
        return Ok(shape);
    }
    Err(Fault {
        code: codes::NO_ELEMENTS,
        message: format!(
            "'{}' of no elements: the value has shape {}",
            given.name,
            shape_text(&given.shapes[0])
        ),
        operand: 0,
        help: "there is no smallest or largest of no elements".to_owned(),
    })
}

/// The same shape; a row of all elements without an axis.
pub(crate) fn running_shape(given: &Given) -> Result<Vec<i64>, Fault> {
    let shape = &given.shapes[0];
    Ok(along(given)?.map_or_else(|| vec![shape.iter().product()], |_| shape.clone()))
}

/// The operand's axis along which a function works one element after another, the indices of the operand for a
/// position along it, and the axes of the result that are left: see [`Lines`].
pub fn lines(given: &Given) -> Lines {
    let shape = given.shapes[0].clone();
    match along(given).ok().flatten() {
        Some(axis) => Lines { length: shape[axis], axis: Some(axis), shape },
        None => Lines { length: shape.iter().product(), axis: None, shape },
    }
}

/// The lines along an axis of a tensor, or the one line of all its elements.
#[derive(Clone, Debug)]
pub struct Lines {
    /// The shape of the tensor.
    pub shape: Vec<i64>,
    /// The axis.
    pub axis: Option<usize>,
    /// The number of elements of a line, or `DYNAMIC`.
    pub length: i64,
}

impl Lines {
    /// Of the sizes of all axes, those of the axes that are left.
    pub fn others<T: Clone>(&self, sizes: &[T]) -> Vec<T> {
        match self.axis {
            Some(axis) => [&sizes[..axis], &sizes[axis + 1..]].concat(),
            None => Vec::new(),
        }
    }

    /// The indices of an element. The other axes are the first dimensions, the position in the line is the last one.
    pub fn indices(&self, cx: &Context) -> Vec<AffineExpr> {
        let others = self.others(&self.shape).len() as u32;
        let position = cx.affine_dim(others);
        match self.axis {
            Some(axis) => {
                let mut at: Vec<AffineExpr> = (0..others).map(|dim| cx.affine_dim(dim)).collect();
                at.insert(axis, position);
                at
            }
            None => split(cx, position, &self.shape),
        }
    }
}
