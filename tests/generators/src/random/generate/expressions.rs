//! Expressions, each with its value.

use toy_dialect::elementwise::{ELEMENTWISE, Elementwise};
use toy_dialect::reductions::REDUCTIONS;

use super::super::evaluate::{self, Machine, Tensor, Value};
use super::super::syntax::{Expr, Statement};
use super::functions::only;
use super::{Generator, Scope, literal};

/// The functions that may be called.
#[derive(Clone, Copy)]
pub(super) enum Want {
    /// All of them.
    Any,
    /// Functions that return a value.
    Result,
    /// Functions that return several.
    Several,
}

impl Generator {
    /// An expression, of the wanted shape if given, and its value.
    pub(super) fn expr(&mut self, scope: &mut Scope, depth: usize, want: Option<&[usize]>) -> (Expr, Tensor) {
        for _ in 0..4 {
            if depth == 0 {
                break;
            }
            let made = match self.random.below(17) {
                0..=2 => self.binary(scope, depth - 1, want),
                3 if self.random.chance(50) => Some(self.negation(scope, depth - 1, want)),
                3 | 4 => Some(self.transpose(scope, depth - 1, want)),
                5..=7 => self.call_for_tensor(scope, depth - 1, want),
                8 => self.elementwise(scope, depth - 1, want),
                9 => self.reduction(scope, depth - 1, want),
                10 | 11 => self.operator(scope, depth - 1, want),
                12 => self.index(scope, depth - 1, want),
                13 | 14 => self.function_call(scope, depth - 1, want),
                _ => self.path(scope, want),
            };
            if let Some((expr, value)) = made
                && want.is_none_or(|shape| shape == value.shape())
            {
                return (expr, value);
            }
        }
        self.path(scope, want).unwrap_or_else(|| {
            let shape = want.map_or_else(|| self.shape(), <[usize]>::to_vec);
            let value = self.tensor(&shape);
            (literal(&value), value)
        })
    }

    /// A variable, or a field in one, that holds a tensor.
    fn path(&mut self, scope: &Scope, want: Option<&[usize]>) -> Option<(Expr, Tensor)> {
        let mut found = Vec::new();
        for (name, value) in &scope.variables {
            self.paths(Expr::Name(name.clone()), value, &mut found);
        }
        self.a_tensor(found, want)
    }

    /// All parts of a value: itself, its fields, and their fields.
    fn paths(&self, expr: Expr, value: &Value, found: &mut Vec<(Expr, Value)>) {
        if let Value::Struct(name, values) = value {
            for (field, value) in self.fields(name).into_iter().zip(values) {
                self.paths(Expr::Field(Box::new(expr.clone()), field.name), value, found);
            }
        }
        found.push((expr, value.clone()));
    }

    fn a_tensor(&mut self, found: Vec<(Expr, Value)>, want: Option<&[usize]>) -> Option<(Expr, Tensor)> {
        let tensors = found.into_iter().filter_map(|(expr, value)| Some((expr, value.tensor().ok()?)));
        let mut fitting: Vec<(Expr, Tensor)> =
            tensors.filter(|(_, value)| want.is_none_or(|shape| shape == value.shape())).collect();
        let at = self.random.below(fitting.len());
        (at < fitting.len()).then(|| fitting.swap_remove(at))
    }

    /// A value of the struct; a literal only if the text determines its struct.
    pub(super) fn struct_expr(
        &mut self,
        scope: &mut Scope,
        depth: usize,
        ty: &str,
        literal_allowed: bool,
    ) -> Option<(Expr, Value)> {
        let is_wanted = |value: &Value| matches!(value, Value::Struct(name, _) if name == ty);
        let choice = self.random.below(10);
        if choice < 2 && depth > 0 {
            let made = self.call(scope, depth - 1, Want::Result);
            if let Some((expr, results)) = made
                && let Some(value) = only(results).filter(is_wanted)
            {
                return Some((expr, value));
            }
        }
        if choice < 6 || !literal_allowed {
            let mut found = Vec::new();
            for (name, value) in &scope.variables {
                self.paths(Expr::Name(name.clone()), value, &mut found);
            }
            found.retain(|(_, value)| is_wanted(value));
            let at = self.random.below(found.len());
            if at < found.len() {
                return Some(found.swap_remove(at));
            }
        }
        literal_allowed.then(|| self.struct_literal(scope, depth, ty))
    }

    /// A literal of constants, or of computed values.
    fn struct_literal(&mut self, scope: &mut Scope, depth: usize, ty: &str) -> (Expr, Value) {
        let computed = depth > 0 && self.random.chance(60);
        let mut exprs = Vec::new();
        let mut values = Vec::new();
        for field in self.fields(ty) {
            let part = match &field.ty {
                Some(inner) if computed => self.struct_expr(scope, depth - 1, inner, true),
                Some(inner) => Some(self.struct_literal(scope, 0, inner)),
                None if computed => {
                    let (expr, value) = self.expr(scope, depth - 1, None);
                    Some((expr, Value::Tensor(value)))
                }
                None => {
                    let shape = self.shape();
                    let value = self.tensor(&shape);
                    Some((literal(&value), Value::Tensor(value)))
                }
            };
            let Some((expr, value)) = part else { continue };
            exprs.push(expr);
            values.push(value);
        }
        (Expr::Struct(None, exprs), Value::Struct(ty.to_owned(), values))
    }

    fn transpose(&mut self, scope: &mut Scope, depth: usize, want: Option<&[usize]>) -> (Expr, Tensor) {
        let reversed = want.map(|shape| shape.iter().rev().copied().collect::<Vec<_>>());
        let (expr, value) = self.expr(scope, depth, reversed.as_deref());
        (Expr::Transpose(Box::new(expr)), evaluate::transpose(&value))
    }

    fn negation(&mut self, scope: &mut Scope, depth: usize, want: Option<&[usize]>) -> (Expr, Tensor) {
        let (expr, value) = self.expr(scope, depth, want);
        (Expr::Negation(Box::new(expr)), evaluate::negate(&value))
    }

    fn binary(&mut self, scope: &mut Scope, depth: usize, want: Option<&[usize]>) -> Option<(Expr, Tensor)> {
        let (left, left_value) = if self.random.chance(10) {
            self.expr(scope, depth, Some(&[]))
        } else {
            self.expr(scope, depth, want)
        };
        // A scalar broadcasts to every shape.
        let (right, right_value) = match left_value.ndim() {
            0 => self.expr(scope, depth, want),
            _ => self.fitting(scope, depth, left_value.shape()),
        };
        // Quotients are rarely exact, so more of them are tried.
        let operator = *self.random.pick(&['+', '-', '*', '/', '/'])?;
        let (left, right, value) = if self.random.chance(30) {
            (right, left, evaluate::binary(operator, &right_value, &left_value).ok()?)
        } else {
            let value = evaluate::binary(operator, &left_value, &right_value).ok()?;
            (left, right, value)
        };
        Some((Expr::Binary(operator, Box::new(left), Box::new(right)), value))
    }

    /// A value that broadcasts to this shape.
    pub(super) fn fitting(&mut self, scope: &mut Scope, depth: usize, shape: &[usize]) -> (Expr, Tensor) {
        match self.random.below(100) {
            0..15 => self.expr(scope, depth, Some(&[])),
            15..35 => {
                let shape = self.repeating(shape);
                self.expr(scope, depth, Some(&shape))
            }
            _ => self.expr(scope, depth, Some(shape)),
        }
    }

    /// A call of an element-wise function.
    fn elementwise(
        &mut self,
        scope: &mut Scope,
        depth: usize,
        want: Option<&[usize]>,
    ) -> Option<(Expr, Tensor)> {
        let named = |e: &'static Elementwise| Some((e.call_name()?, e.arity()));
        let all: Vec<(&str, usize)> = ELEMENTWISE.iter().filter_map(named).collect();
        let &(name, arity) = match self.random.below(6) {
            0 => &("f32", 1),
            _ => self.random.pick(&all)?,
        };
        let mut operands = vec![self.expr(scope, depth, want)];
        let shape = operands[0].1.shape().to_vec();
        for _ in 1..arity {
            operands.push(self.fitting(scope, depth, &shape));
        }
        if self.random.chance(30) {
            operands.reverse();
        }
        let (exprs, values): (Vec<Expr>, Vec<Tensor>) = operands.into_iter().unzip();
        let value = evaluate::elementwise(name, &values.iter().collect::<Vec<_>>()).ok()?;
        Some((Expr::Elementwise(name, exprs), value))
    }

    /// A reduction, along some axes; if a shape is wanted, of a tensor with more axes.
    fn reduction(
        &mut self,
        scope: &mut Scope,
        depth: usize,
        want: Option<&[usize]>,
    ) -> Option<(Expr, Tensor)> {
        let name = self.random.pick(REDUCTIONS)?.name;
        let keeps_axes = self.random.chance(30);
        let shape = want.map(|shape| {
            let mut shape = shape.to_vec();
            if keeps_axes {
                shape.iter_mut().filter(|extent| **extent == 1).for_each(|extent| *extent = 3);
            } else {
                let at = self.random.below(shape.len() + 1);
                shape.insert(at, 2 + self.random.below(3));
            }
            shape
        });
        let (expr, operand) = self.expr(scope, depth, shape.as_deref());
        let rank = operand.ndim();
        let mut axes: Vec<i64> = (0..rank as i64).filter(|_| self.random.chance(50)).collect();
        if self.random.chance(50) {
            axes.reverse();
        }
        for axis in &mut axes {
            *axis -= if self.random.chance(40) { rank as i64 } else { 0 };
        }
        let axes = (!axes.is_empty() && self.random.chance(75)).then_some(axes);
        let value = evaluate::reduce(name, &operand, axes.as_deref(), keeps_axes).ok()?;
        Some((Expr::Reduction(name, Box::new(expr), axes, keeps_axes), value))
    }

    /// A shape that broadcasts with this one: some of its first axes are missing, others have size 1.
    fn repeating(&mut self, shape: &[usize]) -> Vec<usize> {
        let missing = self.random.below(shape.len());
        let rest = shape[missing..].iter();
        rest.map(|&extent| if self.random.chance(40) { 1 } else { extent }).collect()
    }

    /// The value plus a small number, or with another operator that stays exact.
    pub(super) fn with_operator(
        &mut self,
        scope: &mut Scope,
        (expr, value): (Expr, Tensor),
    ) -> (Expr, Tensor) {
        let want = if self.random.chance(60) { value.shape().to_vec() } else { Vec::new() };
        let (other, other_value) = self.expr(scope, 0, Some(&want));
        let operator = *self.random.pick(&['+', '-', '+', '-', '*', '/']).unwrap_or(&'+');
        let turned = self.random.chance(10) && want.len() == value.ndim();
        let made = if turned {
            evaluate::binary(operator, &other_value, &value)
        } else {
            evaluate::binary(operator, &value, &other_value)
        };
        // Values that grow at every step soon become inexact.
        let small = |value: &Tensor| value.iter().all(|x| x.abs() < 1e6);
        match made {
            Ok(result) if small(&result) => {
                let (left, right) = if turned { (other, expr) } else { (expr, other) };
                (Expr::Binary(operator, Box::new(left), Box::new(right)), result)
            }
            _ => (Expr::Negation(Box::new(expr)), evaluate::negate(&value)),
        }
    }

    /// A call that returns a tensor, or a struct with one.
    fn call_for_tensor(
        &mut self,
        scope: &mut Scope,
        depth: usize,
        want: Option<&[usize]>,
    ) -> Option<(Expr, Tensor)> {
        let (expr, value) = self.call(scope, depth, Want::Result)?;
        let mut found = Vec::new();
        self.paths(expr, &only(value)?, &mut found);
        self.a_tensor(found, want)
    }

    /// A call that is valid here: the arguments are random, and the call is tried.
    pub(super) fn call(&mut self, scope: &mut Scope, depth: usize, want: Want) -> Option<(Expr, Vec<Value>)> {
        let callees = self.functions().filter(|function| match want {
            Want::Any => true,
            Want::Result => {
                matches!(function.body.last(), Some(Statement::Return(values)) if values.len() == 1)
            }
            Want::Several => {
                matches!(function.body.last(), Some(Statement::Return(values)) if values.len() > 1)
            }
        });
        let mut callees: Vec<_> = callees.map(|f| (f.name.clone(), f.params.clone())).collect();
        // The last ones are the most interesting.
        let at = if self.random.chance(25) {
            callees.len().checked_sub(1)?
        } else {
            self.random.below(callees.len())
        };
        let (name, params) = (at < callees.len()).then(|| callees.swap_remove(at))?;
        let mut arguments = Vec::new();
        let mut shape: Option<Vec<usize>> = None;
        for param in params {
            arguments.push(match param.ty {
                Some(ty) => self.struct_expr(scope, depth, &ty, true)?,
                None => {
                    let same = shape.take().filter(|_| self.random.chance(60));
                    let (argument, value) = self.expr(scope, depth, same.as_deref());
                    shape = Some(value.shape().to_vec());
                    (argument, Value::Tensor(value))
                }
            });
        }
        self.try_call(scope, name, arguments)
    }

    /// The call, if it is valid.
    pub(super) fn try_call(
        &self,
        scope: &mut Scope,
        name: String,
        arguments: Vec<(Expr, Value)>,
    ) -> Option<(Expr, Vec<Value>)> {
        let (arguments, values) = arguments.into_iter().unzip();
        let mut machine = Machine::new(&self.items, scope.budget);
        let result = machine.call(&name, values).ok()?;
        scope.budget = machine.budget();
        Some((Expr::Call(name, arguments), result))
    }
}
