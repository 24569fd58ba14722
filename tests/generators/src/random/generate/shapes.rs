//! Indexes, products and functions of shapes. None of their results is empty: a shape in a declaration cannot be.

use ndarray::{ArrayD, IxDyn};

use super::super::evaluate::{self, Tensor, Value};
use super::super::syntax::{Expr, IndexItem, OPERATORS};
use super::{Generator, Scope, literal};

/// A number, perhaps with a sign.
fn number(x: f64) -> Expr {
    if x < 0.0 { Expr::Negation(Box::new(Expr::Number(-x))) } else { Expr::Number(x) }
}

/// An item whose value is known, and the value.
fn known(item: IndexItem) -> (IndexItem, IndexItem) {
    (item.clone(), item)
}

/// A call, before it is evaluated: its operands with their values, and its axes.
struct Call {
    name: &'static str,
    operands: Vec<(Expr, Tensor)>,
    axes: Option<Vec<i64>>,
}

impl Generator {
    /// A comparison, a logical operation or a power.
    pub(super) fn operator(
        &mut self,
        scope: &mut Scope,
        depth: usize,
        want: Option<&[usize]>,
    ) -> Option<(Expr, Tensor)> {
        let name = *self.random.pick(OPERATORS)?;
        let (left, value) = self.expr(scope, depth, want);
        let (exprs, values) = match name {
            "not" => (vec![left], vec![value]),
            "**" => {
                // Larger exponents soon give inexact results.
                let exponent = [0.0, 1.0, 2.0, 2.0, 3.0, -1.0][self.random.below(6)];
                let one = Tensor::number(exponent);
                (vec![left, number(exponent)], vec![value, one])
            }
            _ => {
                let shape = value.shape().to_vec();
                let (right, right_value) = self.fitting(scope, depth, &shape);
                (vec![left, right], vec![value, right_value])
            }
        };
        let value = evaluate::operator(name, &values.iter().collect::<Vec<_>>()).ok()?;
        Some((Expr::Operator(name, exprs), value))
    }

    /// A part of a tensor that is larger than the wanted shape.
    pub(super) fn index(
        &mut self,
        scope: &mut Scope,
        depth: usize,
        want: Option<&[usize]>,
    ) -> Option<(Expr, Tensor)> {
        let wanted = want.map_or_else(|| self.shape(), <[usize]>::to_vec);
        let mut from = Vec::new();
        let mut items = Vec::new();
        for &extent in &wanted {
            if self.random.chance(20) {
                self.position(scope, &mut from, &mut items);
            }
            let room = 64 / (from.iter().product::<usize>() * extent).max(1);
            match self.random.below(6) {
                0 if extent == 1 => items.push(known(IndexItem::NewAxis)),
                1..=3 if room >= 3 => {
                    let size = self.range(extent, &mut items);
                    from.push(size);
                }
                _ => {
                    from.push(extent);
                    let step = if self.random.chance(20) { -1 } else { 1 };
                    items.push(known(IndexItem::Range(None, None, step)));
                }
            }
        }
        if items.is_empty() || self.random.chance(20) {
            self.position(scope, &mut from, &mut items);
        }
        let (mut items, values): (Vec<IndexItem>, Vec<IndexItem>) = items.into_iter().unzip();
        let whole = IndexItem::Range(None, None, 1);
        while self.random.chance(50) && items.len() > 1 && items.last() == Some(&whole) {
            items.pop();
        }
        let (expr, operand) = self.expr(scope, depth, Some(&from));
        let value = evaluate::index(&operand, &values).ok()?;
        Some((Expr::Index(Box::new(expr), items), value))
    }

    /// An axis of which a position is taken.
    fn position(&mut self, scope: &Scope, from: &mut Vec<usize>, items: &mut Vec<(IndexItem, IndexItem)>) {
        let size = 1 + self.random.below(3);
        let at = self.random.below(size) as i64;
        let at = if self.random.chance(40) { at - size as i64 } else { at };
        if self.random.chance(40) {
            // Of a variable that is counted, the value is not known yet: in most loops it is a position of three.
            if let Some(name) = self.random.pick(&scope.counted) {
                from.push(3);
                let position = IndexItem::Computed(Box::new(Expr::Name(name.clone())));
                return items.push((position, IndexItem::At(0)));
            }
            let numbers = scope.variables.iter().filter_map(|(name, value)| match value {
                Value::Tensor(value) if value.ndim() == 0 => Some((name, *value.first()?)),
                _ => None,
            });
            let numbers: Vec<(&String, f64)> = numbers.collect();
            if let Some((name, value)) = self.random.pick(&numbers) {
                from.push(size);
                let distance = Expr::Number((value - at as f64).abs());
                let sign = if *value < at as f64 { '+' } else { '-' };
                let name = Expr::Name((*name).clone());
                let position = Expr::Binary(sign, Box::new(name), Box::new(distance));
                return items.push((IndexItem::Computed(Box::new(position)), IndexItem::At(at)));
            }
        }
        from.push(size);
        items.push(known(IndexItem::At(at)));
    }

    /// An item that takes this many positions of an axis, and the size of the axis.
    fn range(&mut self, count: usize, items: &mut Vec<(IndexItem, IndexItem)>) -> usize {
        // Without positions there is no first one for a step down.
        let steps: &[i64] = if count == 0 { &[1, 2] } else { &[1, 1, 2, -1, -2] };
        let step = steps[self.random.below(steps.len())];
        let span = count.checked_sub(1).map_or(0, |between| between as i64 * step.abs() + 1);
        let (before, behind) = (self.random.below(2) as i64, self.random.below(2) as i64);
        let size = before + span + behind;
        let (start, stop) = if step > 0 { (before, before + span) } else { (before + span - 1, before - 1) };
        // The position before the first one has no number.
        let stop = (stop >= 0).then_some(stop);
        let start = if self.random.chance(30) { start - size } else { start };
        items.push(known(IndexItem::Range(Some(start), stop, step)));
        size as usize
    }

    /// A size that is known when the program is compiled, and its value.
    fn size(&mut self, size: usize) -> (Expr, Tensor) {
        let value = Tensor::number(size as f64);
        let expr = match self.random.below(8) {
            0 => {
                let part = self.random.below(size + 1);
                let [part, rest] = [part, size - part].map(|part| Box::new(Expr::Number(part as f64)));
                Expr::Binary('+', part, rest)
            }
            1 if size > 0 && size < 12 => {
                let row = self.tensor(&[size]);
                Expr::Function("size", vec![literal(&row)], Some(vec![0]))
            }
            _ => Expr::Number(size as f64),
        };
        (expr, value)
    }

    /// Sizes one by one, or as a list.
    fn sizes(&mut self, shape: &[usize]) -> Vec<(Expr, Tensor)> {
        if self.random.chance(30) {
            return vec![row(&shape.iter().map(|&size| size as f64).collect::<Vec<_>>())];
        }
        shape.iter().map(|&size| self.size(size)).collect()
    }

    /// An axis of a tensor of this rank, which is not 0: its position, and how it may be written.
    fn axis(&mut self, rank: usize) -> (usize, Option<Vec<i64>>) {
        let axis = self.random.below(rank);
        let written = if self.random.chance(40) { axis as i64 - rank as i64 } else { axis as i64 };
        (axis, Some(vec![written]))
    }

    /// A call of a function of shapes or a product.
    pub(super) fn function_call(
        &mut self,
        scope: &mut Scope,
        depth: usize,
        want: Option<&[usize]>,
    ) -> Option<(Expr, Tensor)> {
        let shape = want.map_or_else(|| self.shape(), <[usize]>::to_vec);
        let call = match self.random.below(11) {
            10 => self.taken(scope, depth, &shape)?,
            0..=2 => self.moved(scope, depth, &shape)?,
            3 | 4 => self.joined(scope, depth, &shape)?,
            5 => self.made(scope, depth, &shape)?,
            6 | 7 => self.along(scope, depth, &shape)?,
            _ => return self.product(scope, depth, &shape),
        };
        let (exprs, values): (Vec<Expr>, Vec<Tensor>) = call.operands.into_iter().unzip();
        let values: Vec<&Tensor> = values.iter().collect();
        let value = evaluate::function(call.name, &exprs, &values, call.axes.as_deref()).ok()?;
        let is_list = call.name == "stack"
            && call.axes.as_deref() == Some(&[0])
            && exprs.iter().any(|expr| !expr.is_literal());
        if is_list && self.random.chance(60) {
            return Some((Expr::List(exprs), value));
        }
        Some((Expr::Function(call.name, exprs, call.axes), value))
    }

    /// Elements at other indices.
    fn moved(&mut self, scope: &mut Scope, depth: usize, shape: &[usize]) -> Option<Call> {
        let rank = shape.len();
        let count: usize = shape.iter().product();
        if rank == 0 {
            return None;
        }
        let mut from = shape.to_vec();
        let mut rest = Vec::new();
        let mut axes = None;
        let name = *self.random.pick(&["reshape", "transpose", "flip", "roll", "repeat", "tile"])?;
        match name {
            "reshape" => {
                from = self.shape_of_size(count);
                rest = self.sizes(shape);
                if rest.len() == rank && self.random.chance(40) {
                    let at = self.random.below(rank);
                    rest[at] = (number(-1.0), Tensor::number(-1.0));
                }
            }
            "transpose" => {
                let mut order: Vec<usize> = (0..rank).collect();
                self.random.shuffle(&mut order);
                order.iter().zip(shape).for_each(|(&axis, &extent)| from[axis] = extent);
                let signs = if self.random.chance(30) { rank as i64 } else { 0 };
                axes = Some(order.into_iter().map(|axis| axis as i64 - signs).collect());
            }
            "flip" => {
                let some: Vec<i64> = (0..rank as i64).filter(|_| self.random.chance(60)).collect();
                axes = (!some.is_empty() && self.random.chance(80)).then_some(some);
            }
            "roll" => {
                let shift = self.random.below(11) as f64 - 5.0;
                rest.push((number(shift), Tensor::number(shift)));
                if self.random.chance(60) {
                    axes = self.axis(rank).1;
                }
            }
            "repeat" => {
                let (axis, written) = self.axis(rank);
                let times = self.divisor(shape[axis]);
                from[axis] /= times;
                rest.push(self.size(times));
                axes = written;
                if rank == 1 && self.random.chance(40) {
                    from = self.shape_of_size(count / times);
                    axes = None;
                }
            }
            _ => {
                let times: Vec<usize> = shape.iter().map(|&extent| self.divisor(extent)).collect();
                from.iter_mut().zip(&times).for_each(|(extent, times)| *extent /= times);
                rest = self.sizes(&times);
            }
        }
        let mut operands = vec![self.expr(scope, depth, Some(&from))];
        operands.extend(rest);
        Some(Call { name, operands, axes })
    }

    /// A number that divides a size.
    fn divisor(&mut self, size: usize) -> usize {
        let divisors: Vec<usize> = (1..=size).filter(|divisor| size.is_multiple_of(*divisor)).collect();
        self.random.pick(&divisors).copied().unwrap_or(1)
    }

    /// Several tensors as one, or one with a border.
    fn joined(&mut self, scope: &mut Scope, depth: usize, shape: &[usize]) -> Option<Call> {
        if shape.is_empty() {
            return None;
        }
        let (axis, axes) = self.axis(shape.len());
        let mut from = shape.to_vec();
        match self.random.below(3) {
            0 => {
                let mut operands = Vec::new();
                let mut left = shape[axis];
                while left > 0 {
                    from[axis] = 1 + self.random.below(left);
                    left -= from[axis];
                    operands.push(self.expr(scope, depth, Some(&from)));
                }
                Some(Call { name: "concat", operands, axes })
            }
            1 if shape[axis] <= 4 => {
                from.remove(axis);
                let operands = (0..shape[axis]).map(|_| self.expr(scope, depth, Some(&from))).collect();
                Some(Call { name: "stack", operands, axes })
            }
            _ => {
                let mut widths = Vec::new();
                for extent in &mut from {
                    let before = self.random.below(2).min(*extent - 1);
                    let behind = self.random.below(2).min(*extent - 1 - before);
                    *extent -= before + behind;
                    widths.extend([before as f64, behind as f64]);
                }
                let values = ArrayD::from_shape_vec(IxDyn(&[shape.len(), 2]), widths).ok()?;
                let values = Tensor::from(values);
                let mut operands = vec![self.expr(scope, depth, Some(&from)), (literal(&values), values)];
                if self.random.chance(50) {
                    operands.push(self.expr(scope, depth, Some(&[])));
                }
                Some(Call { name: "pad", operands, axes: None })
            }
        }
    }

    /// Elements at positions in a list, which the program may compute.
    fn taken(&mut self, scope: &mut Scope, depth: usize, shape: &[usize]) -> Option<Call> {
        let size = 1 + self.random.below(4);
        let along = self.random.chance(70) && !shape.is_empty();
        let (axis, axes) = if along { self.axis(shape.len()) } else { (0, None) };
        // Some axes of the result are those of the positions.
        let last =
            if along { axis + self.random.below((shape.len() - axis).min(2)) + 1 } else { shape.len() };
        let from = if along { [&shape[..axis], &[size], &shape[last..]].concat() } else { vec![size] };
        let positions = ArrayD::from_shape_simple_fn(IxDyn(&shape[axis..last]), || {
            self.random.below(2 * size) as f64 - size as f64
        });
        let positions = Tensor::from(positions);
        let axes = if along { axes.map(|_| vec![axis as i64]) } else { None };
        let operands = vec![self.expr(scope, depth, Some(&from)), (literal(&positions), positions)];
        Some(Call { name: "take", operands, axes })
    }

    /// Tensors of sizes and numbers.
    fn made(&mut self, scope: &mut Scope, depth: usize, shape: &[usize]) -> Option<Call> {
        let like = self.random.chance(30);
        let (name, operands, axes): (_, _, Option<Vec<i64>>) = match shape {
            [] => {
                let (expr, value) = self.expr(scope, depth, None);
                let axes =
                    if value.ndim() > 0 && self.random.chance(60) { self.axis(value.ndim()).1 } else { None };
                ("size", vec![(expr, value)], axes)
            }
            _ if like => {
                let x = self.expr(scope, depth, Some(shape));
                let value = self.expr(scope, depth, Some(&[]));
                match self.random.below(3) {
                    0 => ("zeros_like", vec![x], None),
                    1 => ("ones_like", vec![x], None),
                    _ => ("full_like", vec![x, value], None),
                }
            }
            [rows, columns] if self.random.chance(40) => {
                let mut operands = vec![self.size(*rows)];
                if rows != columns || self.random.chance(30) {
                    operands.push(self.size(*columns));
                }
                ("eye", operands, None)
            }
            [count] if self.random.chance(70) => {
                let tensor = |x: f64| (number(x), Tensor::number(x));
                let start = self.random.below(7) as f64 - 3.0;
                let step = [1.0, 0.5, -1.0, 2.0, -0.25][self.random.below(5)];
                let count = *count as f64;
                match self.random.below(3) {
                    0 => ("arange", vec![tensor(count)], None),
                    1 => ("arange", [start, start + count * step, step].map(tensor).to_vec(), None),
                    _ => {
                        ("linspace", [start, start + (count - 1.0) * step, count].map(tensor).to_vec(), None)
                    }
                }
            }
            _ => match self.random.below(3) {
                0 => ("zeros", self.sizes(shape), None),
                1 => ("ones", self.sizes(shape), None),
                _ => {
                    let sizes: Vec<f64> = shape.iter().map(|&size| size as f64).collect();
                    ("full", vec![row(&sizes), self.expr(scope, depth, Some(&[]))], None)
                }
            },
        };
        Some(Call { name, operands, axes })
    }

    /// Functions along an axis.
    fn along(&mut self, scope: &mut Scope, depth: usize, shape: &[usize]) -> Option<Call> {
        if self.random.chance(50) && !shape.is_empty() {
            let (_, axes) = self.axis(shape.len());
            let operands = vec![self.expr(scope, depth, Some(shape))];
            return Some(Call { name: "cumsum", operands, axes });
        }
        let name = *self.random.pick(&["argmax", "argmin"])?;
        let (axis, axes) = self.axis(shape.len() + 1);
        let mut from = shape.to_vec();
        from.insert(axis, 1 + self.random.below(4));
        let all = shape.is_empty() && self.random.chance(50);
        let operands = vec![self.expr(scope, depth, if all { None } else { Some(&from) })];
        Some(Call { name, operands, axes: axes.filter(|_| !all) })
    }

    /// A product of matrices or vectors.
    fn product(&mut self, scope: &mut Scope, depth: usize, shape: &[usize]) -> Option<(Expr, Tensor)> {
        let length = 1 + self.random.below(3);
        let (left, right) = match shape {
            [] => (vec![length], vec![length]),
            [n] if self.random.chance(50) => (vec![*n, length], vec![length]),
            [n] => (vec![length], vec![length, *n]),
            [m, n] if self.random.chance(20) => (vec![*m], vec![*n]),
            [batch @ .., m, n] => {
                let mut left = [batch, &[*m, length]].concat();
                let mut right = [batch, &[length, *n]].concat();
                match self.random.below(3) {
                    0 => drop(left.drain(..batch.len())),
                    1 => right[..batch.len()].fill(1),
                    _ => {}
                }
                (left, right)
            }
        };
        let (x, x_value) = self.expr(scope, depth, Some(&left));
        let (y, y_value) = self.expr(scope, depth, Some(&right));
        let is_outer = matches!((shape, &left[..], &right[..]), ([_, _], [_], [_]));
        let name = match self.random.below(3) {
            _ if is_outer => "outer",
            0 => "matmul",
            1 if shape.len() < 3 => "dot",
            _ => {
                let value = evaluate::operator("@", &[&x_value, &y_value]).ok()?;
                return Some((Expr::Operator("@", vec![x, y]), value));
            }
        };
        let exprs = vec![x, y];
        let value = evaluate::function(name, &exprs, &[&x_value, &y_value], None).ok()?;
        Some((Expr::Function(name, exprs, None), value))
    }
}

/// A list of numbers.
fn row(numbers: &[f64]) -> (Expr, Tensor) {
    let value = Tensor::from(ArrayD::from_shape_fn(IxDyn(&[numbers.len()]), |at| numbers[at[0]]));
    (literal(&value), value)
}
