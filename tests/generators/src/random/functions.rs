//! Functions about shapes, products and indexing, computed element by element. It shares nothing with the compiler but
//! the table of names and parameters.

use ndarray::{Dimension, IxDyn};
use toy_dialect::element_types::{FloatKind, rounded};
use toy_dialect::eval::Tensor;
use toy_dialect::functions::{Function, ParamKind};

use super::evaluate::{MAX_ELEMENTS, Stop, UNIT, invalid};
use super::syntax::{Expr, IndexItem};

/// Larger numbers have products whose sums may be inexact.
const FACTOR: f64 = (1u32 << 16) as f64;

/// A tensor whose elements are computed from their indices.
fn made(shape: &[usize], element: impl Fn(&[usize]) -> f64) -> Result<Tensor, Stop> {
    let count = shape.iter().try_fold(1usize, |count, &extent| count.checked_mul(extent));
    if count.is_none_or(|count| count > MAX_ELEMENTS) || shape.len() > 20 {
        return Err(Stop::TooLong);
    }
    Ok(Tensor::from_shape_fn(IxDyn(shape), |index| element(index.slice())))
}

/// The element at a row-major position.
fn at_position(x: &Tensor, position: usize) -> f64 {
    x.iter().nth(position).copied().unwrap_or(f64::NAN)
}

/// The row-major position of an index.
fn position(shape: &[usize], index: &[usize]) -> usize {
    shape.iter().zip(index).fold(0, |position, (&extent, &at)| position * extent + at)
}

fn axis_of(axis: i64, rank: usize) -> Result<usize, Stop> {
    let counted = if axis < 0 { axis.saturating_add(rank as i64) } else { axis };
    match usize::try_from(counted) {
        Ok(axis) if axis < rank => Ok(axis),
        _ => invalid(format!("axis {axis} of {rank}")),
    }
}

pub(super) fn whole(x: f64) -> Result<i64, Stop> {
    let is_whole = x.fract() == 0.0 && x.abs() <= (1u64 << 53) as f64;
    if is_whole { Ok(x as i64) } else { invalid(format!("{x} is not whole")) }
}

pub(super) fn number(x: &Tensor) -> Result<f64, Stop> {
    match x.first() {
        Some(&number) if x.ndim() == 0 => Ok(number),
        _ => invalid(format!("a tensor of shape {:?} for a number", x.shape())),
    }
}

/// Numbers, or one list of them.
fn numbers(operands: &[&Tensor]) -> Result<Vec<i64>, Stop> {
    match operands {
        [list] if list.ndim() == 1 => list.iter().map(|&x| whole(x)).collect(),
        _ => operands.iter().map(|x| whole(number(x)?)).collect(),
    }
}

fn size(size: i64) -> Result<usize, Stop> {
    usize::try_from(size).or_else(|_| invalid(format!("the size {size}")))
}

fn sizes(operands: &[&Tensor]) -> Result<Vec<usize>, Stop> {
    numbers(operands)?.into_iter().map(size).collect()
}

/// Whether the compiler certainly knows the value of an expression.
pub fn is_known(expr: &Expr) -> bool {
    let is_list =
        |expr: &Expr| matches!(expr, Expr::Literal(shape, values) if shape.len() <= 2 && values.len() <= 64);
    match expr {
        Expr::Negation(value) => is_list(value) || is_known_number(value),
        _ => is_list(expr) || is_known_number(expr),
    }
}

fn is_known_number(expr: &Expr) -> bool {
    match expr {
        Expr::Number(_) => true,
        Expr::Negation(value) => is_known_number(value),
        Expr::Binary(_, left, right) => is_known_number(left) && is_known_number(right),
        Expr::Function("size", ..) => true,
        _ => false,
    }
}

/// Checks that a function takes such operands and axes.
fn fits(function: &Function, operands: &[&Tensor], axes: Option<&[i64]>) -> bool {
    let tensors = || function.params.iter().filter(|param| param.kind.is_tensor());
    let least = tensors().filter(|param| param.kind.is_required()).count();
    let is_variadic = tensors().any(|param| param.kind.is_variadic());
    let most = if is_variadic { usize::MAX } else { tensors().count() };
    let takes = |kinds: &[ParamKind]| function.params.iter().any(|param| kinds.contains(&param.kind));
    let fits_axes = match axes {
        None => true,
        Some([]) => false,
        Some([_]) => takes(&[ParamKind::Axes, ParamKind::AllAxes, ParamKind::Axis]),
        Some(_) => takes(&[ParamKind::Axes, ParamKind::AllAxes]),
    };
    (least..=most).contains(&operands.len()) && fits_axes
}

/// The result of the function of this name, whose elements have a type.
pub fn apply(
    name: &str,
    operands: &[&Tensor],
    axes: Option<&[i64]>,
    kind: FloatKind,
) -> Result<Tensor, Stop> {
    let Some(function) = Function::named(name) else { return invalid(format!("no function `{name}`")) };
    if !fits(function, operands, axes) {
        return invalid(format!("`{name}` with {} operands and the axes {axes:?}", operands.len()));
    }
    let converted: Vec<Tensor> = operands.iter().map(|x| x.mapv(|x| rounded(kind, x))).collect();
    // Sizes and positions are what they are.
    let first = &converted[0];
    match name {
        "reshape" | "transpose" | "flip" | "roll" | "repeat" | "tile" => moved(name, operands, axes),
        "concat" | "stack" => joined(name, &converted.iter().collect::<Vec<_>>(), axes),
        "pad" => pad(operands).map(|padded| padded.mapv(|x| rounded(kind, x))),
        "take" => take(operands[0], operands[1], axes),
        "argmax" | "argmin" | "cumsum" => along(name, first, axes, kind),
        "matmul" | "dot" | "outer" => product(name, first, &converted[1], kind),
        _ => made_of(name, operands, axes).map(|made| made.mapv(|x| rounded(kind, x))),
    }
}

fn moved(name: &str, operands: &[&Tensor], axes: Option<&[i64]>) -> Result<Tensor, Stop> {
    let (x, rest) = (operands[0], &operands[1..]);
    let shape = x.shape();
    let rank = shape.len();
    match name {
        "reshape" => {
            let mut sizes = numbers(rest)?;
            let open: Vec<usize> = (0..sizes.len()).filter(|&at| sizes[at] == -1).collect();
            let others =
                sizes.iter().filter(|&&size| size != -1).try_fold(1i64, |all, &n| all.checked_mul(n));
            match (&open[..], others) {
                ([], _) => {}
                (&[at], Some(others)) if others > 0 => sizes[at] = x.len() as i64 / others,
                _ => return invalid(format!("the sizes {sizes:?}")),
            }
            let to = sizes.into_iter().map(size).collect::<Result<Vec<_>, _>>()?;
            let count = to.iter().try_fold(1usize, |all, &n| all.checked_mul(n));
            if count != Some(x.len()) {
                return invalid(format!("{shape:?} as {to:?}"));
            }
            made(&to, |at| at_position(x, position(&to, at)))
        }
        "transpose" => {
            let reversed: Vec<i64> = (0..rank as i64).rev().collect();
            let order = axes.unwrap_or(&reversed).iter().map(|&axis| axis_of(axis, rank));
            let order = order.collect::<Result<Vec<usize>, _>>()?;
            if order.len() != rank || (0..rank).any(|axis| !order.contains(&axis)) {
                return invalid(format!("the order {order:?} of {rank} axes"));
            }
            let to: Vec<usize> = order.iter().map(|&axis| shape[axis]).collect();
            made(&to, |at| {
                let mut from = vec![0; rank];
                order.iter().zip(at).for_each(|(&axis, &at)| from[axis] = at);
                x[IxDyn(&from)]
            })
        }
        "flip" => {
            let all: Vec<i64> = (0..rank as i64).collect();
            let axes = axes.unwrap_or(&all).iter().map(|&axis| axis_of(axis, rank));
            let axes = axes.collect::<Result<Vec<usize>, _>>()?;
            made(shape, |at| {
                let turned =
                    |axis: usize| if axes.contains(&axis) { shape[axis] - 1 - at[axis] } else { at[axis] };
                x[IxDyn(&(0..rank).map(turned).collect::<Vec<_>>())]
            })
        }
        "roll" => {
            let shift = whole(number(rest[0])?)?;
            let back = |at: usize, size: usize| {
                usize::try_from((at as i64 - shift).rem_euclid(size.max(1) as i64)).unwrap_or(0)
            };
            match axes {
                Some(axes) => {
                    let axis = axis_of(axes[0], rank)?;
                    made(shape, |at| {
                        let mut from = at.to_vec();
                        from[axis] = back(from[axis], shape[axis]);
                        x[IxDyn(&from)]
                    })
                }
                None => made(shape, |at| at_position(x, back(position(shape, at), x.len()))),
            }
        }
        "repeat" => {
            let times = size(whole(number(rest[0])?)?)?;
            match axes {
                Some(axes) => {
                    let axis = axis_of(axes[0], rank)?;
                    let mut to = shape.to_vec();
                    to[axis] = to[axis].saturating_mul(times);
                    made(&to, |at| {
                        let mut from = at.to_vec();
                        from[axis] /= times;
                        x[IxDyn(&from)]
                    })
                }
                None => made(&[x.len().saturating_mul(times)], |at| at_position(x, at[0] / times)),
            }
        }
        _ => {
            let times = sizes(rest)?;
            let rank = times.len().max(rank);
            let padded = |sizes: &[usize]| [vec![1; rank - sizes.len()], sizes.to_vec()].concat();
            let (from, times) = (padded(shape), padded(&times));
            let to: Vec<usize> = from.iter().zip(&times).map(|(n, times)| n.saturating_mul(*times)).collect();
            made(&to, |at| {
                let at: Vec<usize> = at.iter().zip(&from).map(|(at, n)| at % n).collect();
                at_position(x, position(&from, &at))
            })
        }
    }
}

fn joined(name: &str, operands: &[&Tensor], axes: Option<&[i64]>) -> Result<Tensor, Stop> {
    let axis = axes.map_or(0, |axes| axes[0]);
    let first = operands[0].shape();
    if name == "stack" {
        let axis = axis_of(axis, first.len() + 1)?;
        if operands.iter().any(|operand| operand.shape() != first) {
            return invalid("tensors of different shapes".to_owned());
        }
        let mut to = first.to_vec();
        to.insert(axis, operands.len());
        return made(&to, |at| {
            let mut from = at.to_vec();
            let operand = from.remove(axis);
            operands[operand][IxDyn(&from)]
        });
    }
    let axis = axis_of(axis, first.len())?;
    let others = |shape: &[usize]| [&shape[..axis], &shape[axis + 1..]].concat();
    let fits = |x: &&Tensor| x.ndim() == first.len() && others(x.shape()) == others(first);
    if !operands.iter().all(fits) {
        return invalid("tensors that cannot be joined".to_owned());
    }
    let mut to = first.to_vec();
    to[axis] = operands.iter().map(|x| x.shape()[axis]).sum();
    made(&to, |at| {
        let mut from = at.to_vec();
        for x in operands {
            match from[axis].checked_sub(x.shape()[axis]) {
                Some(rest) => from[axis] = rest,
                None => return x[IxDyn(&from)],
            }
        }
        f64::NAN
    })
}

fn pad(operands: &[&Tensor]) -> Result<Tensor, Stop> {
    let (x, widths) = (operands[0], operands[1]);
    let value = operands.get(2).map_or(Ok(0.0), |value| number(value))?;
    let all: Vec<f64> = widths.iter().copied().collect();
    let pair = |axis: usize| match widths.shape() {
        [] | [1] => Ok([all[0]; 2]),
        [2] => Ok([all[0], all[1]]),
        [pairs, 2] if *pairs == x.ndim() => Ok([all[2 * axis], all[2 * axis + 1]]),
        shape => invalid(format!("widths of shape {shape:?}")),
    };
    if x.ndim() == 0 && !matches!(widths.shape(), [] | [1] | [2]) {
        return invalid("widths for a number".to_owned());
    }
    let mut before = Vec::new();
    let mut to = Vec::new();
    for (axis, &extent) in x.shape().iter().enumerate() {
        let [front, behind] = pair(axis)?;
        let (front, behind) = (size(whole(front)?)?, size(whole(behind)?)?);
        before.push(front);
        to.push(extent.saturating_add(front).saturating_add(behind));
    }
    // The widths are checked even where nothing has one.
    all.iter().try_for_each(|&width| size(whole(width)?).map(drop))?;
    made(&to, |at| {
        let from =
            at.iter().zip(&before).map(|(at, before)| at.checked_sub(*before)).collect::<Option<Vec<_>>>();
        from.and_then(|from| x.get(IxDyn(&from)).copied()).unwrap_or(value)
    })
}

/// Functions of the elements along an axis, or of all elements.
fn along(name: &str, x: &Tensor, axes: Option<&[i64]>, kind: FloatKind) -> Result<Tensor, Stop> {
    let shape = x.shape();
    let Some(axes) = axes else {
        let line: Vec<f64> = x.iter().copied().collect();
        let found = of_line(name, &line, kind)?;
        return if name == "cumsum" {
            made(&[line.len()], |at| found[at[0]])
        } else {
            made(&[], |_| found[0])
        };
    };
    let axis = axis_of(axes[0], shape.len())?;
    if name != "cumsum" && shape[axis] == 0 {
        return invalid(format!("`{name}` of no elements"));
    }
    let line = |at: &[usize]| -> Vec<f64> {
        let element = |k: usize| {
            let mut from = at.to_vec();
            from[axis] = k;
            x[IxDyn(&from)]
        };
        (0..shape[axis]).map(element).collect()
    };
    if name == "cumsum" {
        return made(shape, |at| of_line(name, &line(at), kind).map_or(f64::NAN, |sums| sums[at[axis]]));
    }
    let to = [&shape[..axis], &shape[axis + 1..]].concat();
    made(&to, |at| {
        let mut at = at.to_vec();
        at.insert(axis, 0);
        of_line(name, &line(&at), kind).map_or(f64::NAN, |found| found[0])
    })
}

fn of_line(name: &str, line: &[f64], kind: FloatKind) -> Result<Vec<f64>, Stop> {
    if name == "cumsum" {
        let mut sum = 0.0;
        return Ok(line
            .iter()
            .map(|x| {
                sum = rounded(kind, sum + x);
                sum
            })
            .collect());
    }
    // There are no NaNs: values are exact.
    let best = (0..line.len()).reduce(|best, at| {
        let wins = if name == "argmax" { line[at] > line[best] } else { line[at] < line[best] };
        if wins { at } else { best }
    });
    best.map_or_else(|| invalid(format!("`{name}` of no elements")), |best| Ok(vec![best as f64]))
}

fn product(name: &str, x: &Tensor, y: &Tensor, kind: FloatKind) -> Result<Tensor, Stop> {
    if x.iter().chain(y).any(|x| x.abs() > FACTOR) {
        return Err(Stop::Inexact);
    }
    let (left, right) = (x.shape(), y.shape());
    if name == "outer" {
        return made(&[x.len(), y.len()], |at| rounded(kind, at_position(x, at[0]) * at_position(y, at[1])));
    }
    if left.is_empty() || right.is_empty() {
        if name == "matmul" {
            return invalid("a matrix product with a number".to_owned());
        }
        let shape = [left, right].concat();
        return made(&shape, |at| rounded(kind, x[IxDyn(&at[..left.len()])] * y[IxDyn(&at[left.len()..])]));
    }
    let rows = &left[..left.len() - 1];
    let (contracted, columns) = match right.split_last() {
        Some((&columns, before)) if !before.is_empty() => (before[before.len() - 1], vec![columns]),
        _ => (right[0], Vec::new()),
    };
    let length = left[left.len() - 1];
    if contracted != length {
        return invalid(format!("{left:?} @ {right:?}"));
    }
    let y_batch = &right[..right.len().saturating_sub(2)];
    let chain = |row: &[usize], y_at: &[usize], column: &[usize]| {
        (0..length).fold(0.0, |sum, k| {
            let x = x[IxDyn(&[row, &[k]].concat())];
            // The sum of doubles is exact, and is rounded once.
            rounded(kind, f64::mul_add(x, y[IxDyn(&[y_at, &[k], column].concat())], sum))
        })
    };
    if name == "dot" {
        let to = [rows, y_batch, &columns].concat();
        return made(&to, |at| {
            let (row, rest) = at.split_at(rows.len());
            let (batch, column) = rest.split_at(y_batch.len());
            chain(row, batch, column)
        });
    }
    let x_batch = &rows[..rows.len().saturating_sub(1)];
    let row = &rows[x_batch.len()..];
    let rank = x_batch.len().max(y_batch.len());
    let padded = |sizes: &[usize]| [vec![1; rank - sizes.len()], sizes.to_vec()].concat();
    let mut batch = Vec::new();
    for (x, y) in padded(x_batch).into_iter().zip(padded(y_batch)) {
        if x != y && x != 1 && y != 1 {
            return invalid(format!("{left:?} @ {right:?}"));
        }
        batch.push(if x == 1 { y } else { x });
    }
    let own = |at: &[usize], sizes: &[usize]| -> Vec<usize> {
        let at = &at[at.len() - sizes.len()..];
        at.iter().zip(sizes).map(|(&at, &size)| if size == 1 { 0 } else { at }).collect()
    };
    let to = [&batch[..], row, &columns].concat();
    made(&to, |at| {
        let (batch, rest) = at.split_at(rank);
        let (row, column) = rest.split_at(row.len());
        chain(&[&own(batch, x_batch)[..], row].concat(), &own(batch, y_batch), column)
    })
}

/// Elements at positions, found one by one.
fn take(x: &Tensor, positions: &Tensor, axes: Option<&[i64]>) -> Result<Tensor, Stop> {
    let axis = axes.map(|axes| axis_of(axes[0], x.ndim())).transpose()?;
    let size = axis.map_or(x.len(), |axis| x.shape()[axis]);
    let index =
        |&position| whole(position).and_then(|position| axis_of(position, size)).map_err(Stop::when_run);
    let found = positions.iter().map(index);
    let found = found.collect::<Result<Vec<usize>, _>>()?;
    let Some(axis) = axis else {
        return made(positions.shape(), |at| at_position(x, found[position(positions.shape(), at)]));
    };
    let to = [&x.shape()[..axis], positions.shape(), &x.shape()[axis + 1..]].concat();
    made(&to, |at| {
        let own = found[position(positions.shape(), &at[axis..axis + positions.ndim()])];
        x[IxDyn(&[&at[..axis], &[own], &at[axis + positions.ndim()..]].concat())]
    })
}

/// Functions of sizes and numbers.
fn made_of(name: &str, operands: &[&Tensor], axes: Option<&[i64]>) -> Result<Tensor, Stop> {
    match name {
        "size" => {
            let shape = operands[0].shape();
            let size = match axes {
                Some(axes) => shape[axis_of(axes[0], shape.len())?],
                None => operands[0].len(),
            };
            made(&[], |_| size as f64)
        }
        "zeros" => made(&sizes(operands)?, |_| 0.0),
        "ones" => made(&sizes(operands)?, |_| 1.0),
        "zeros_like" => made(operands[0].shape(), |_| 0.0),
        "ones_like" => made(operands[0].shape(), |_| 1.0),
        "full" | "full_like" => {
            let shape = if name == "full" { sizes(&operands[..1])? } else { operands[0].shape().to_vec() };
            let value = number(operands[1])?;
            made(&shape, |_| value)
        }
        "eye" => {
            // The compiler takes lists, too, with sizes that this does not.
            if operands.iter().any(|operand| operand.ndim() > 0) {
                return Err(Stop::TooLong);
            }
            let sizes = sizes(operands)?;
            let shape = [sizes[0], sizes[sizes.len() - 1]];
            made(&shape, |at| if at[0] == at[1] { 1.0 } else { 0.0 })
        }
        "arange" => {
            let all = operands.iter().map(|operand| number(operand)).collect::<Result<Vec<f64>, _>>()?;
            let (start, stop) = if all.len() == 1 { (0.0, all[0]) } else { (all[0], all[1]) };
            let step = all.get(2).copied().unwrap_or(1.0);
            let count = ((stop - start) / step).ceil();
            if step == 0.0 || !count.is_finite() {
                return invalid(format!("numbers from {start} to {stop} by {step}"));
            }
            equal_distances(start, step, count.max(0.0))
        }
        "linspace" => {
            let (start, stop) = (number(operands[0])?, number(operands[1])?);
            let count = operands.get(2).map_or(Ok(50), |count| size(whole(number(count)?)?))?;
            let step = (stop - start) / count.saturating_sub(1).max(1) as f64;
            equal_distances(start, step, count as f64)
        }
        _ => invalid(format!("no function `{name}`")),
    }
}

/// Numbers whose distance is exact.
fn equal_distances(start: f64, step: f64, count: f64) -> Result<Tensor, Stop> {
    if count > MAX_ELEMENTS as f64 {
        return Err(Stop::TooLong);
    }
    let is_exact = |x: f64| (x / UNIT).fract() == 0.0 && x.abs() < FACTOR;
    if !is_exact(start) || !is_exact(step) {
        return Err(Stop::Inexact);
    }
    made(&[count as usize], |at| start + at[0] as f64 * step)
}

/// The part of a tensor at an index.
pub fn index(x: &Tensor, items: &[IndexItem]) -> Result<Tensor, Stop> {
    let shape = x.shape();
    let axes = items.iter().filter(|item| !matches!(item, IndexItem::NewAxis)).count();
    if items.is_empty() || axes > shape.len() {
        return invalid(format!("an index of {axes} axes for {shape:?}"));
    }
    // For each axis of the operand, the positions; and for each axis of the result, the axis that it comes from.
    let mut positions: Vec<Vec<usize>> = Vec::new();
    let mut from: Vec<Option<usize>> = Vec::new();
    for item in items {
        let axis = positions.len();
        match item {
            IndexItem::NewAxis => from.push(None),
            IndexItem::At(at) => positions.push(vec![axis_of(*at, shape[axis])?]),
            IndexItem::Computed(_) => return invalid("a position without a value".to_owned()),
            IndexItem::Range(start, stop, step) => {
                from.push(Some(axis));
                positions.push(range(*start, *stop, *step, shape[axis])?);
            }
        }
    }
    for (axis, &extent) in shape.iter().enumerate().skip(positions.len()) {
        from.push(Some(axis));
        positions.push((0..extent).collect());
    }
    let to: Vec<usize> = from.iter().map(|axis| axis.map_or(1, |axis| positions[axis].len())).collect();
    made(&to, |at| {
        let mut index: Vec<usize> = positions.iter().map(|all| all.first().copied().unwrap_or(0)).collect();
        for (&at, axis) in at.iter().zip(&from) {
            if let Some(axis) = *axis {
                index[axis] = positions[axis][at];
            }
        }
        x[IxDyn(&index)]
    })
}

/// The positions of a range, found one by one.
fn range(start: Option<i64>, stop: Option<i64>, step: i64, size: usize) -> Result<Vec<usize>, Stop> {
    if step == 0 {
        return invalid("a step of 0".to_owned());
    }
    let size = size as i64;
    let counted = |bound: i64| if bound < 0 { bound.saturating_add(size) } else { bound };
    let mut found = Vec::new();
    let mut at = match start.map(counted) {
        None if step > 0 => 0,
        None => size - 1,
        Some(start) if step > 0 => start.max(0),
        Some(start) => start.min(size - 1),
    };
    let stop = match stop.map(counted) {
        None if step > 0 => size,
        None => -1,
        Some(stop) if step > 0 => stop.min(size),
        Some(stop) => stop.max(-1),
    };
    while (step > 0 && at < stop) || (step < 0 && at > stop) {
        found.extend(usize::try_from(at).ok());
        at = at.saturating_add(step);
    }
    Ok(found)
}
