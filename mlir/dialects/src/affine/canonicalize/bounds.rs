//! Conclusions from the bounds of loops about expressions of their induction variables.

use mlir::affine::{AffineBinary, AffineExprKind, gcd};
use mlir::{AffineExpr, Context, OpRef, Value, ValueDef};
use smallvec::{SmallVec, smallvec};

use super::super::AffineForOp;
use super::applied::Applied;

/// The loop whose induction variable is this value.
fn loop_of<'a>(op: OpRef<'a>, value: Value) -> Option<AffineForOp<'a>> {
    let ValueDef::Argument { block, index: 0 } = op.body().def(value) else { return None };
    let parent = op.body().region_of(block).and_then(|r| op.body().region_parent(r))?;
    op.sibling(parent).cast()
}

/// The constant bounds of a loop.
pub(super) fn constant_bounds(lp: AffineForOp<'_>) -> [Option<i64>; 2] {
    [lp.lower_bound_map(), lp.upper_bound_map()].map(|map| map.single_constant(lp.cx()))
}

/// The step of a loop, if it is positive.
pub(super) fn step(lp: AffineForOp<'_>) -> Option<i64> {
    Some(lp.step()).filter(|&step| step > 0)
}

/// The least and the greatest value of an induction variable, if known.
fn range(op: OpRef<'_>, value: Value) -> Range {
    let Some(lp) = loop_of(op, value) else { return (None, None) };
    let Some(step) = step(lp) else { return (None, None) };
    let [lower, upper] = constant_bounds(lp);
    let last = upper.and_then(|upper| upper.checked_sub(1));
    let upper = match (lower, last) {
        (Some(lower), Some(last)) => last.checked_sub(lower).map(|d| last - d % step),
        (_, last) => last,
    };
    (lower, upper)
}

/// The least and the greatest value of something, as far as they are known.
type Range = (Option<i64>, Option<i64>);

struct Ranges {
    dims: SmallVec<[Range; 4]>,
    symbols: SmallVec<[Range; 4]>,
}

impl Ranges {
    fn of(op: OpRef<'_>, applied: &Applied) -> Self {
        let ranges = |values: &[Value]| values.iter().map(|&v| range(op, v)).collect();
        Ranges { dims: ranges(&applied.dims), symbols: ranges(&applied.symbols) }
    }

    /// The least and the greatest value of an expression.
    fn of_expr(&self, cx: &Context, expr: AffineExpr) -> Range {
        match *cx.affine_kind(expr) {
            AffineExprKind::Constant(value) => (Some(value), Some(value)),
            AffineExprKind::Binary(
                op @ (AffineBinary::FloorDiv | AffineBinary::CeilDiv | AffineBinary::Mod),
                lhs,
                rhs,
            ) => match cx.affine_as_constant(rhs).filter(|&c| c >= 1) {
                Some(by) => divided(op, self.of_expr(cx, lhs), by),
                None => (None, None),
            },
            _ => self.of_sum(cx, expr).unwrap_or_default(),
        }
    }

    /// The least and the greatest value of a linear expression.
    fn of_sum(&self, cx: &Context, expr: AffineExpr) -> Option<Range> {
        let terms = coefficients(cx, expr, self.dims.len(), self.symbols.len())?;
        let (&constant, terms) = terms.split_last()?;
        let mut least = Some(constant);
        let mut greatest = Some(constant);
        let add = |sum: &mut Option<i64>, value: Option<i64>, c: i64| {
            *sum = sum.zip(value).and_then(|(sum, value)| sum.checked_add(value.checked_mul(c)?));
        };
        for (&c, &(low, high)) in terms.iter().zip(self.dims.iter().chain(&self.symbols)) {
            if c != 0 {
                let (low, high) = if c > 0 { (low, high) } else { (high, low) };
                add(&mut least, low, c);
                add(&mut greatest, high, c);
            }
        }
        Some((least, greatest))
    }
}

/// The least and the greatest quotient or remainder by a positive number.
fn divided(op: AffineBinary, (low, high): Range, by: i64) -> Range {
    if op != AffineBinary::Mod {
        return (low.and_then(|low| op.evaluate(low, by)), high.and_then(|high| op.evaluate(high, by)));
    }
    match (low, high) {
        (Some(low), Some(high)) if low.div_euclid(by) == high.div_euclid(by) => {
            (Some(low.rem_euclid(by)), Some(high.rem_euclid(by)))
        }
        _ => (Some(0), Some(by - 1)),
    }
}

/// The coefficients of the dimensions and symbols of a linear expression, and its constant; `None` if it is not linear.
pub(super) fn coefficients(
    cx: &Context,
    expr: AffineExpr,
    dims: usize,
    symbols: usize,
) -> Option<SmallVec<[i64; 8]>> {
    let simple = cx.affine_simplify(expr, dims as u32, symbols as u32);
    let mut sum: SmallVec<[i64; 8]> = smallvec![0; dims + symbols + 1];
    cx.affine_terms(simple, |term, times| {
        let (slot, value) = match term {
            AffineExprKind::Dim(i) => (i as usize, times),
            AffineExprKind::Symbol(i) => (dims + i as usize, times),
            AffineExprKind::Constant(value) => (dims + symbols, times.checked_mul(value)?),
            AffineExprKind::Binary(..) => return None,
        };
        let slot = sum.get_mut(slot)?;
        *slot = slot.checked_add(value)?;
        Some(())
    })?;
    Some(sum)
}

/// How deep divisions may be nested for their operands' ranges to be used.
const MAX_DEPTH: usize = 64;

/// Whether there is a quotient or remainder in an expression, or it is too deep to tell.
fn divides(cx: &Context, expr: AffineExpr, depth: usize) -> bool {
    match *cx.affine_kind(expr) {
        AffineExprKind::Binary(AffineBinary::Add | AffineBinary::Mul, lhs, rhs) => {
            depth > MAX_DEPTH || divides(cx, lhs, depth + 1) || divides(cx, rhs, depth + 1)
        }
        AffineExprKind::Binary(..) => true,
        _ => false,
    }
}

impl Applied {
    /// Simplifies quotients and remainders using the ranges of induction variables.
    pub(super) fn use_ranges(&mut self, op: OpRef<'_>) {
        if !self.exprs.iter().any(|&e| divides(op.cx(), e, 0)) {
            return;
        }
        let ranges = Ranges::of(op, self);
        self.exprs = self.exprs.iter().map(|&e| self.with_ranges(op, &ranges, e, 0)).collect();
    }

    fn with_ranges(&self, op: OpRef<'_>, ranges: &Ranges, expr: AffineExpr, depth: usize) -> AffineExpr {
        let cx = op.cx();
        let AffineExprKind::Binary(kind, lhs, rhs) = *cx.affine_kind(expr) else { return expr };
        if depth > MAX_DEPTH {
            return expr;
        }
        let lhs = self.with_ranges(op, ranges, lhs, depth + 1);
        let rhs = self.with_ranges(op, ranges, rhs, depth + 1);
        let expr = cx.affine_binary(kind, lhs, rhs);
        let AffineExprKind::Binary(kind, lhs, rhs) = *cx.affine_kind(expr) else { return expr };
        match cx.affine_as_constant(rhs) {
            Some(by) if by > 0 => self.divided(op, ranges, expr, (kind, lhs, by)).unwrap_or(expr),
            _ => expr,
        }
    }

    /// Simplifies `lhs kind by`.
    fn divided(
        &self,
        op: OpRef<'_>,
        ranges: &Ranges,
        expr: AffineExpr,
        (kind, lhs, by): (AffineBinary, AffineExpr, i64),
    ) -> Option<AffineExpr> {
        let cx = op.cx();
        if !matches!(kind, AffineBinary::FloorDiv | AffineBinary::CeilDiv | AffineBinary::Mod) {
            return None;
        }
        if let (Some(low), Some(high)) = ranges.of_expr(cx, lhs) {
            let inside = |v: i64| (0..by).contains(&v);
            match kind {
                AffineBinary::Mod if inside(low) && inside(high) => return Some(lhs),
                AffineBinary::Mod => {}
                _ => {
                    let first = kind.evaluate(low, by)?;
                    let last = kind.evaluate(high, by)?;
                    if first == last {
                        return Some(cx.affine_constant(first));
                    }
                }
            }
        }
        if let Some((multiple, divisor, rest)) = self.multiple_and_rest(op, lhs) {
            let constant = cx.affine_constant(by);
            return match kind {
                AffineBinary::FloorDiv if by % divisor == 0 => Some(cx.affine_floor_div(multiple, constant)),
                AffineBinary::Mod if divisor % by == 0 => Some(cx.affine_mod(rest, constant)),
                _ => Some(expr),
            };
        }
        let zero = match kind {
            AffineBinary::FloorDiv => self.is_below(op, lhs, by),
            AffineBinary::Mod => self.divisor(op, lhs) % by == 0,
            _ => false,
        };
        zero.then(|| cx.affine_constant(0))
    }

    /// Splits a sum into a multiple of a divisor, the divisor, and a rest from zero up to the divisor.
    fn multiple_and_rest(&self, op: OpRef<'_>, expr: AffineExpr) -> Option<(AffineExpr, i64, AffineExpr)> {
        let AffineExprKind::Binary(AffineBinary::Add, lhs, rhs) = *op.cx().affine_kind(expr) else {
            return None;
        };
        [(lhs, rhs), (rhs, lhs)].into_iter().find_map(|(multiple, rest)| {
            let divisor = self.divisor(op, multiple);
            (divisor != 0 && self.is_below(op, rest, divisor)).then_some((multiple, divisor, rest))
        })
    }

    /// A number that divides every value of an expression.
    fn divisor(&self, op: OpRef<'_>, expr: AffineExpr) -> i64 {
        let AffineExprKind::Dim(at) = *op.cx().affine_kind(expr) else {
            return op.cx().affine_known_divisor(expr).max(1);
        };
        let Some(lp) = self.dims.get(at as usize).and_then(|&v| loop_of(op, v)) else { return 1 };
        let Some(step) = step(lp) else { return 1 };
        if constant_bounds(lp)[0] == Some(0) {
            return step;
        }
        lp.lower_bound_map().results.iter().fold(step, |g, &e| gcd(g, op.cx().affine_known_divisor(e))).max(1)
    }

    /// Whether a constant or an induction variable is at least zero and less than `limit`.
    fn is_below(&self, op: OpRef<'_>, expr: AffineExpr, limit: i64) -> bool {
        match *op.cx().affine_kind(expr) {
            AffineExprKind::Constant(value) => (0..limit).contains(&value),
            AffineExprKind::Dim(at) => {
                let Some(lp) = self.dims.get(at as usize).and_then(|&v| loop_of(op, v)) else { return false };
                let [lower, upper] = constant_bounds(lp);
                lower.is_some_and(|l| l >= 0) && upper.is_some_and(|u| u <= limit)
            }
            _ => false,
        }
    }

    /// Removes expressions that are never the greatest, or never the least.
    pub(super) fn drop_redundant(&mut self, op: OpRef<'_>, greatest: bool) {
        if self.dims.is_empty() && self.symbols.is_empty() {
            return;
        }
        let cx = op.cx();
        let ranges = Ranges::of(op, self);
        let bounds: SmallVec<[Range; 4]> = self.exprs.iter().map(|&e| ranges.of_expr(cx, e)).collect();
        let single = |at: usize| matches!(bounds[at], (Some(low), Some(high)) if low == high);
        let is_redundant = |at: usize| {
            let Some(own) = (if greatest { bounds[at].1 } else { bounds[at].0 }) else { return false };
            (0..bounds.len()).filter(|&other| other != at).any(|other| {
                let theirs = if greatest { bounds[other].0 } else { bounds[other].1 };
                match theirs {
                    None => false,
                    // Of equal constants, the first stays.
                    Some(theirs) if theirs == own => !(single(at) && single(other) && at < other),
                    Some(theirs) => (theirs > own) == greatest,
                }
            })
        };
        let kept = (0..bounds.len()).filter(|&at| !is_redundant(at)).map(|at| match bounds[at] {
            (Some(low), Some(high)) if low == high => cx.affine_constant(low),
            _ => self.exprs[at],
        });
        let kept: SmallVec<_> = kept.collect();
        // In a loop that never runs, each expression may seem to be less than the others.
        if !kept.is_empty() {
            self.exprs = kept;
        }
    }
}
