//! Computation slices: the iterations of a producer's loops that compute what an iteration of a consumer's loops
//! reads.
//!
//! The iterations of both that touch the same element are the points of a system of constraints, as for dependences.
//! Projecting it on one of the producer's induction variables and on the variables outside the consumer gives the
//! bounds of that variable (Ancourt and Irigoin, "Scanning polyhedra with DO loops", 1991).

use mlir::{AffineExpr, AffineMap, Context, Value};

use super::access::Access;
use super::dependence::{Common, same_element};
use super::row::{self, Row};
use super::space::{Enclosing, Space};
use super::system::{Budget, System};

/// A bound of a loop: the greatest or the least of the results of a map.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bound {
    /// The map.
    pub map: AffineMap,
    /// Its operands: dimensions, then symbols.
    pub operands: Vec<Value>,
}

/// The iterations of one of the producer's loops.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SliceLoop {
    /// The induction variable.
    pub variable: Value,
    /// The first iteration: the greatest result.
    pub lower: Bound,
    /// The first bound that the iterations do not reach: the least result.
    pub upper: Bound,
}

/// The iterations of the producer's loops, outermost first, for one iteration of the `depth` outermost loops of the
/// consumer that are not common. They include all iterations that write what the consumer reads, and possibly
/// others. `None` if there is a loop without bounds, or with a step other than 1.
pub fn slice(
    budget: &mut Budget,
    producer: &Access<'_>,
    consumer: &Access<'_>,
    depth: usize,
) -> Option<Vec<SliceLoop>> {
    let common = Common::of(producer, consumer);
    let mut space = Space::new(producer.op);
    let mut from = space.add_instance(&common.source);
    let mut to = space.add_instance(&common.destination);
    if !same_element(&mut space, (producer, &mut from), (consumer, &mut to)) {
        return None;
    }
    for &value in &common.variables {
        let a = from.variable(value)?;
        let b = to.variable(value)?;
        space.system.add_equality(row::sum(&row::unit(a), 1, &row::unit(b), -1)?);
    }
    let shared = common.variables.len();
    let outer: Vec<Value> = common.destination.iter().flat_map(|e| e.induction_variables()).collect();
    let mut dims = Vec::new();
    for &value in outer.iter().take(shared + depth) {
        dims.push((value, to.variable(value)?));
    }
    let mut symbols: Vec<(Value, usize)> = space.symbols().collect();
    symbols.sort_by_key(|&(_, variable)| variable);
    let parameters = Parameters::new(producer.op.cx(), &space, dims, symbols);
    let mut found = Vec::new();
    for enclosing in &common.source {
        for value in enclosing.induction_variables() {
            if common.variables.contains(&value) {
                continue;
            }
            let unit_step = matches!(enclosing, Enclosing::For(op) if op.step() == 1);
            let bounds = || parameters.bounds(budget, &space.system, value, from.variable(value)?);
            found.push(unit_step.then(bounds)??);
        }
    }
    Some(found)
}

/// The variables and expressions in which bounds are expressed.
struct Parameters<'a> {
    cx: &'a Context,
    dims: Vec<Value>,
    symbols: Vec<Value>,
    /// The expressions of variables: those of dimensions, of symbols, and of quotients of them.
    known: Vec<(usize, AffineExpr)>,
}

impl<'a> Parameters<'a> {
    fn new(
        cx: &'a Context,
        space: &Space<'_>,
        dims: Vec<(Value, usize)>,
        symbols: Vec<(Value, usize)>,
    ) -> Self {
        let mut known: Vec<(usize, AffineExpr)> = Vec::new();
        known.extend(dims.iter().enumerate().map(|(i, &(_, v))| (v, cx.affine_dim(i as u32))));
        known.extend(symbols.iter().enumerate().map(|(i, &(_, v))| (v, cx.affine_symbol(i as u32))));
        let values = |list: Vec<(Value, usize)>| list.into_iter().map(|(value, _)| value).collect();
        let mut parameters = Parameters { cx, dims: values(dims), symbols: values(symbols), known };
        // The variables of a dividend come before that of its quotient.
        for (variable, dividend, by) in space.quotients() {
            if let Some(dividend) = parameters.linear(dividend) {
                parameters.known.push((variable, cx.affine_floor_div(dividend, cx.affine_constant(by))));
            }
        }
        parameters
    }

    /// The expression of a row; `None` if it has other variables.
    fn linear(&self, row: &Row) -> Option<AffineExpr> {
        let cx = self.cx;
        let known = |v: usize| self.known.iter().any(|&(variable, _)| variable == v);
        if row::coefficients(row).iter().enumerate().any(|(v, &c)| c != 0 && !known(v)) {
            return None;
        }
        let term = |&(v, expr): &(usize, AffineExpr)| {
            cx.affine_mul(expr, cx.affine_constant(row::coefficient(row, v)))
        };
        let zero = cx.affine_constant(0);
        let linear = self.known.iter().map(term).fold(zero, |total, term| cx.affine_add(total, term));
        Some(cx.affine_add(linear, cx.affine_constant(*row.first()?)))
    }

    /// The bounds of a variable.
    fn bounds(
        &self,
        budget: &mut Budget,
        system: &System,
        value: Value,
        variable: usize,
    ) -> Option<SliceLoop> {
        let given = |v: usize| self.known.iter().any(|&(known, _)| known == v);
        let (shadow, _) = system.project_within(budget, |v| v == variable || given(v))?;
        let mut lower = Vec::new();
        let mut upper = Vec::new();
        let one = self.cx.affine_constant(1);
        let equal = shadow.equalities.iter().find(|r| row::coefficient(r, variable).unsigned_abs() == 1);
        if let Some(row) = equal {
            let at = self.solved(row, variable)?;
            lower.push(at);
            upper.push(self.cx.affine_add(at, one));
        } else {
            for row in &shadow.inequalities {
                match row::coefficient(row, variable) {
                    c if c > 0 => lower.push(self.solved(row, variable)?),
                    c if c < 0 => upper.push(self.cx.affine_add(self.solved(row, variable)?, one)),
                    _ => {}
                }
            }
        }
        let complete = !lower.is_empty() && !upper.is_empty();
        complete.then(|| SliceLoop { variable: value, lower: self.bound(lower), upper: self.bound(upper) })
    }

    /// The value of a variable for which a row is zero, rounded towards the values for which it is positive.
    fn solved(&self, row: &Row, variable: usize) -> Option<AffineExpr> {
        let cx = self.cx;
        let c = row::coefficient(row, variable);
        let rest = row::sum(row, 1, &row::unit(variable), c.checked_neg()?)?;
        // c * x + rest = 0
        let rest = row::sum(&rest, c.signum().checked_neg()?, &[], 0)?;
        let linear = self.linear(&rest)?;
        let by = cx.affine_constant(c.checked_abs()?);
        Some(match c.unsigned_abs() {
            1 => linear,
            _ if c > 0 => cx.affine_ceil_div(linear, by),
            _ => cx.affine_floor_div(linear, by),
        })
    }

    fn bound(&self, results: Vec<AffineExpr>) -> Bound {
        let map = AffineMap::new(self.dims.len() as u32, self.symbols.len() as u32, results);
        let operands: Vec<Value> = self.dims.iter().chain(&self.symbols).copied().collect();
        let (map, kept) = map.compress_unused(self.cx);
        Bound { map, operands: kept.into_iter().map(|at| operands[at]).collect() }
    }
}
