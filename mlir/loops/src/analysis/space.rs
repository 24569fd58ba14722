//! Constraints over the values of a program: the iterations that run, and the values of affine expressions in them.
//!
//! A [`Space`] joins a [`System`] of constraints with the values that its variables stand for. A *symbol*, such as an
//! argument of the function, has one value during the whole affine scope, so it has one variable. An induction variable
//! changes: a question about two executions of an operation, such as whether they access the same element, needs two
//! variables for it. An [`Instance`] is one execution, and holds its variables.
//!
//! ```text
//! let mut space = Space::new(op);
//! let mut first = space.add_instance(&enclosing(op));   // constrains the induction variables to run
//! let mut second = space.add_instance(&enclosing(op));  // the same loops, other variables
//! let rows = space.results(&mut first, map, operands);  // the subscripts in the first execution
//! ```
//!
//! Quotients and remainders by constants become variables with two inequalities, `0 <= dividend - by * q < by`, as in
//! Pugh and Wonnacott, "Experiences with constraint-based array dependence analysis" (1994). Whatever is not affine is
//! left out, so that the constraints are satisfied by every execution, and possibly by others; an expression that is not
//! affine has no row.

use dialects::affine::validity::is_valid_symbol;
use dialects::affine::{AffineApplyOp, AffineForOp, AffineIfOp, AffineParallelOp};
use dialects::matching::constant_index;
use dialects::{memref, tensor};
use mlir::affine::{AffineBinary, AffineExprKind};
use mlir::opdef::Traits;
use mlir::{AffineExpr, AffineMap, OpRef, OpView, Value};
use rustc_hash::FxHashMap;

use super::row::{self, Row};
use super::system::System;

/// How deep `affine.apply` operations and divisions may nest.
const MAX_DEPTH: u32 = 64;

/// How many subexpressions of one expression are visited.
const MAX_TERMS: u32 = 10_000;

/// How many variables a space may have before quotients are no longer expressed.
const MAX_VARIABLES: usize = 500;

/// An operation around another one in the same affine scope.
#[derive(Clone, Copy)]
pub enum Enclosing<'a> {
    /// `affine.for`
    For(AffineForOp<'a>),
    /// `affine.parallel`
    Parallel(AffineParallelOp<'a>),
    /// `affine.if`, and whether the operation is in its first region.
    If(AffineIfOp<'a>, bool),
    /// Any other operation.
    Other(OpRef<'a>),
}

impl<'a> Enclosing<'a> {
    /// The operation.
    pub fn op(self) -> OpRef<'a> {
        match self {
            Enclosing::For(op) => op.op_ref(),
            Enclosing::Parallel(op) => op.op_ref(),
            Enclosing::If(op, _) => op.op_ref(),
            Enclosing::Other(op) => op,
        }
    }

    /// The induction variables.
    pub fn induction_variables(self) -> Vec<Value> {
        let op = self.op();
        let args = op.region(0).entry().map(|b| b.args().to_vec()).unwrap_or_default();
        match self {
            Enclosing::For(_) => args.into_iter().take(1).collect(),
            Enclosing::Parallel(_) => args,
            Enclosing::If(..) | Enclosing::Other(_) => Vec::new(),
        }
    }
}

/// The operations around another in its affine scope, outermost first.
pub fn enclosing(op: OpRef<'_>) -> Vec<Enclosing<'_>> {
    let body = op.body();
    let mut found = Vec::new();
    let mut at = op.id();
    while let Some(region) = body.block_of(at).and_then(|b| body.region_of(b))
        && let Some(parent) = body.region_parent(region)
    {
        let view = op.sibling(parent);
        if view.has_trait(Traits::AFFINE_SCOPE) {
            break;
        }
        found.push(match (view.cast::<AffineForOp>(), view.cast(), view.cast()) {
            (Some(op), ..) => Enclosing::For(op),
            (_, Some(op), _) => Enclosing::Parallel(op),
            (.., Some(op)) => Enclosing::If(op, body.regions_of(parent).first() == Some(&region)),
            _ => Enclosing::Other(view),
        });
        at = parent;
    }
    found.reverse();
    found
}

/// One execution of an operation: the variables of the induction variables around it.
#[derive(Clone, Default, Debug)]
pub struct Instance {
    variables: FxHashMap<Value, usize>,
    /// The rows of other values, once they are known.
    known: FxHashMap<Value, Option<Row>>,
}

impl Instance {
    /// The induction variables.
    pub fn induction_variables(&self) -> impl Iterator<Item = Value> {
        self.variables.keys().copied()
    }

    /// The variable of an induction variable.
    pub fn variable(&self, value: Value) -> Option<usize> {
        self.variables.get(&value).copied()
    }
}

/// Constraints over symbols and the induction variables of any number of instances.
#[derive(Clone)]
pub struct Space<'a> {
    scope: OpRef<'a>,
    /// The constraints.
    pub system: System,
    symbols: FxHashMap<Value, usize>,
    /// The variables of quotients, by dividend and divisor.
    quotients: FxHashMap<(Row, i64), usize>,
}

impl<'a> Space<'a> {
    /// No constraints. `op` is any operation of the affine scope.
    pub fn new(op: OpRef<'a>) -> Self {
        Space {
            scope: op,
            system: System::new(0),
            symbols: FxHashMap::default(),
            quotients: FxHashMap::default(),
        }
    }

    /// The symbols that occur, with their variables.
    pub fn symbols(&self) -> impl Iterator<Item = (Value, usize)> {
        self.symbols.iter().map(|(&value, &variable)| (value, variable))
    }

    /// The quotients that occur, in the order of their variables: the variable, the dividend and the divisor.
    pub fn quotients(&self) -> Vec<(usize, &Row, i64)> {
        let mut all: Vec<_> =
            self.quotients.iter().map(|((row, by), &variable)| (variable, row, *by)).collect();
        all.sort_unstable_by_key(|&(variable, ..)| variable);
        all
    }

    /// Adds an execution of the operations inside `around`, with its constraints.
    pub fn add_instance(&mut self, around: &[Enclosing<'a>]) -> Instance {
        let mut instance = Instance::default();
        for &at in around {
            match at {
                Enclosing::For(op) => self.add_for(&mut instance, op),
                Enclosing::Parallel(op) => self.add_parallel(&mut instance, op),
                Enclosing::If(op, holds) => self.add_condition(&mut instance, op, holds),
                Enclosing::Other(_) => {}
            }
        }
        instance
    }

    /// Adds induction variables to an instance, without constraints.
    pub fn add_variables(&mut self, instance: &mut Instance, values: impl Iterator<Item = Value>) {
        for value in values {
            instance.variables.entry(value).or_insert_with(|| self.system.add_variable());
        }
    }

    fn add_for(&mut self, instance: &mut Instance, op: AffineForOp<'a>) {
        let Some(variable) = Enclosing::For(op).induction_variables().first().copied() else { return };
        let lower = self.results(instance, op.lower_bound_map(), op.lower_bound_operands());
        let upper = self.results(instance, op.upper_bound_map(), op.upper_bound_operands());
        self.add_range(instance, variable, lower, upper, op.step());
    }

    fn add_parallel(&mut self, instance: &mut Instance, op: AffineParallelOp<'a>) {
        let low = op.lower_bounds_map();
        let high = op.upper_bounds_map();
        let operands: Vec<Value> = op.map_operands().collect();
        let (low_operands, high_operands) = operands.split_at(low.num_inputs().min(operands.len()));
        let mut low = self.results(instance, low, low_operands.iter().copied()).into_iter();
        let mut high = self.results(instance, high, high_operands.iter().copied()).into_iter();
        let variables = Enclosing::Parallel(op).induction_variables();
        // How many of the bounds belong to each variable. A single number is repeated without end.
        let groups = |attr: mlir::AttrRef<'_>| {
            let numbers = attr.dense_integers().into_iter().flatten();
            numbers.take(variables.len()).collect::<Vec<_>>()
        };
        let low_groups = groups(op.lower_bounds_groups());
        let high_groups = groups(op.upper_bounds_groups());
        let steps = op.steps().iter().map(|&s| op.op_ref().cx().attr_ref(s).as_int().unwrap_or(1));
        let sizes = low_groups.into_iter().zip(high_groups);
        for ((variable, step), (lows, highs)) in variables.into_iter().zip(steps).zip(sizes) {
            let lower = low.by_ref().take(usize::try_from(lows).unwrap_or(0)).collect();
            let upper = high.by_ref().take(usize::try_from(highs).unwrap_or(0)).collect();
            self.add_range(instance, variable, lower, upper, step);
        }
    }

    /// Adds an induction variable between bounds.
    fn add_range(
        &mut self,
        instance: &mut Instance,
        value: Value,
        lower: Vec<Option<Row>>,
        upper: Vec<Option<Row>>,
        step: i64,
    ) {
        let variable = self.system.add_variable();
        instance.variables.insert(value, variable);
        let iv = row::unit(variable);
        // The greatest of several lower bounds is not linear, so the steps after it are not constrained.
        if let ([Some(first)], true) = (&lower[..], step > 1) {
            let count = row::unit(self.system.add_variable());
            if let Some(offset) = row::sum(&iv, 1, first, -1).and_then(|r| row::sum(&r, 1, &count, -step)) {
                self.system.add_inequality(count);
                self.system.add_equality(offset);
            }
        }
        for low in lower.iter().flatten() {
            self.system.inequalities.extend(row::sum(&iv, 1, low, -1));
        }
        for high in upper.iter().flatten() {
            let below = row::sum(high, 1, &iv, -1).and_then(|r| row::sum(&r, 1, &[-1], 1));
            self.system.inequalities.extend(below);
        }
    }

    /// Adds a condition, or its negation, if it is a single inequality.
    fn add_condition(&mut self, instance: &mut Instance, op: AffineIfOp<'a>, holds: bool) {
        let set = op.condition();
        let operands: Vec<Value> = op.op_ref().operands().collect();
        let (dims, symbols) = operands.split_at((set.dims as usize).min(operands.len()));
        for &(expr, equality) in &set.constraints {
            let Some(row) = self.linear(instance, expr, dims, symbols) else { continue };
            if holds {
                self.system.add(row, equality);
            } else if let (1, false, Some(negated)) =
                (set.constraints.len(), equality, row::sum(&row, -1, &[-1], 1))
            {
                self.system.add_inequality(negated);
            }
        }
    }

    /// The rows of the results of a map; `None` for those that are not linear.
    pub fn results(
        &mut self,
        instance: &mut Instance,
        map: &AffineMap,
        operands: impl Iterator<Item = Value>,
    ) -> Vec<Option<Row>> {
        let operands: Vec<Value> = operands.collect();
        let (dims, symbols) = operands.split_at((map.dims as usize).min(operands.len()));
        map.results.iter().map(|&e| self.linear(instance, e, dims, symbols)).collect()
    }

    /// The row of an expression in an instance, without trailing zeros; `None` if it is not linear.
    pub fn linear(
        &mut self,
        instance: &mut Instance,
        expr: AffineExpr,
        dims: &[Value],
        symbols: &[Value],
    ) -> Option<Row> {
        let mut budget = MAX_TERMS;
        self.flatten(instance, expr, dims, symbols, MAX_DEPTH, &mut budget)
    }

    fn flatten(
        &mut self,
        instance: &mut Instance,
        expr: AffineExpr,
        dims: &[Value],
        symbols: &[Value],
        depth: u32,
        budget: &mut u32,
    ) -> Option<Row> {
        let cx = self.scope.cx();
        let depth = depth.checked_sub(1)?;
        let mut total = vec![0];
        let mut pending = vec![(expr, 1i64)];
        while let Some((expr, times)) = pending.pop() {
            *budget = budget.checked_sub(1)?;
            let (op, lhs, rhs) = match *cx.affine_kind(expr) {
                AffineExprKind::Constant(value) => {
                    total = row::sum(&total, 1, &[value], times)?;
                    continue;
                }
                AffineExprKind::Dim(i) | AffineExprKind::Symbol(i) => {
                    let list =
                        if matches!(cx.affine_kind(expr), AffineExprKind::Dim(_)) { dims } else { symbols };
                    let value = *list.get(i as usize)?;
                    total = row::sum(&total, 1, &self.value(instance, value, depth, budget)?, times)?;
                    continue;
                }
                AffineExprKind::Binary(op, lhs, rhs) => (op, lhs, rhs),
            };
            if op == AffineBinary::Add {
                pending.extend([(lhs, times), (rhs, times)]);
                continue;
            }
            let (lhs, by) = match (cx.affine_as_constant(rhs), cx.affine_as_constant(lhs)) {
                (Some(by), _) => (lhs, by),
                (None, Some(by)) if op == AffineBinary::Mul => (rhs, by),
                _ => return None,
            };
            if op == AffineBinary::Mul {
                pending.push((lhs, times.checked_mul(by)?));
                continue;
            }
            let dividend = self.flatten(instance, lhs, dims, symbols, depth, budget)?;
            let up = if op == AffineBinary::CeilDiv { by.checked_sub(1)? } else { 0 };
            let quotient = self.quotient(row::sum(&dividend, 1, &[up], 1)?, by)?;
            total = match op {
                AffineBinary::Mod => {
                    let remainder = row::sum(&dividend, 1, &quotient, by.checked_neg()?)?;
                    row::sum(&total, 1, &remainder, times)?
                }
                _ => row::sum(&total, 1, &quotient, times)?,
            };
        }
        while let [_, .., 0] = total[..] {
            total.pop();
        }
        Some(total)
    }

    /// The row of a dividend divided by a positive constant, rounded down.
    fn quotient(&mut self, dividend: Row, by: i64) -> Option<Row> {
        if by <= 0 || self.system.variables >= MAX_VARIABLES {
            return None;
        }
        if row::coefficients(&dividend).iter().all(|&c| c == 0) {
            return Some(vec![dividend.first()?.div_euclid(by)]);
        }
        if let Some(&known) = self.quotients.get(&(dividend.clone(), by)) {
            return Some(row::unit(known));
        }
        let variable = self.system.add_variable();
        // 0 <= dividend - by * quotient <= by - 1
        let remainder = row::sum(&dividend, 1, &row::unit(variable), -by)?;
        let below = row::sum(&remainder, -1, &[by - 1], 1)?;
        self.system.inequalities.extend([remainder, below]);
        self.quotients.insert((dividend, by), variable);
        Some(row::unit(variable))
    }

    fn value(&mut self, instance: &mut Instance, value: Value, depth: u32, budget: &mut u32) -> Option<Row> {
        if let Some(variable) = instance.variable(value) {
            return Some(row::unit(variable));
        }
        if let Some(known) = instance.known.get(&value) {
            return known.clone();
        }
        let row = self.defined(instance, value, depth, budget);
        instance.known.insert(value, row.clone());
        row
    }

    fn defined(
        &mut self,
        instance: &mut Instance,
        value: Value,
        depth: u32,
        budget: &mut u32,
    ) -> Option<Row> {
        if let Some(constant) = constant_index(self.scope, value) {
            return Some(vec![constant]);
        }
        let apply = self.scope.value(value).defined_by::<AffineApplyOp>();
        if let Some(apply) = apply
            && let [result] = *apply.map().results
        {
            let operands: Vec<Value> = apply.map_operands().collect();
            let (dims, symbols) = operands.split_at((apply.map().dims as usize).min(operands.len()));
            return self.flatten(instance, result, dims, symbols, depth, budget);
        }
        if !is_valid_symbol(self.scope, value) {
            return None;
        }
        if let Some(&variable) = self.symbols.get(&value) {
            return Some(row::unit(variable));
        }
        let variable = self.system.add_variable();
        self.symbols.insert(value, variable);
        if is_size(self.scope, value) {
            self.system.add_inequality(row::unit(variable));
        }
        Some(row::unit(variable))
    }
}

/// Whether a value is the size of a dimension, which is not negative.
fn is_size(scope: OpRef<'_>, value: Value) -> bool {
    let def = scope.value(value).defining_op();
    def.is_some_and(|op| op.is::<memref::DimOp>() || op.is::<tensor::DimOp>())
}
