//! Affine expressions, maps and integer sets.
//!
//! Expressions are interned, and simplified when they are built (see `simplify`) by MLIR's rules, so equal text means
//! equal ids. Walks over expressions use an explicit stack: a sum of a hundred thousand terms nests that deep.

mod divisor;
pub(crate) mod kind;
mod linear;
mod map;
mod simplify;
#[cfg(test)]
mod tests;

use std::ops::RangeInclusive;
use std::sync::atomic::{AtomicU32, Ordering};

use rustc_hash::FxHashMap;

use super::context::Context;
use kind::AffineNode;

pub use divisor::gcd;
pub use kind::{AffineBinary, AffineExpr, AffineExprKind, AffineMap, IntegerSet};

/// How many expressions a walk may visit that treats shared subexpressions as a tree.
const BUDGET: u32 = 100_000;

/// Expressions that nest no deeper than this are visited without a table.
const SHALLOW: u32 = 4;

/// Every context first interns this many dimensions and symbols, alternately, so that their ids are known.
const FIRST: u32 = 8;

/// The constants that every context interns next, in order.
const FIRST_CONSTANTS: RangeInclusive<i64> = -1..=64;

impl Context {
    /// `d<position>`
    pub fn affine_dim(&self, position: u32) -> AffineExpr {
        if position < FIRST {
            AffineExpr(2 * position)
        } else {
            self.affine_intern(AffineExprKind::Dim(position), false, 1)
        }
    }

    /// `s<position>`
    pub fn affine_symbol(&self, position: u32) -> AffineExpr {
        if position < FIRST {
            AffineExpr(2 * position + 1)
        } else {
            self.affine_intern(AffineExprKind::Symbol(position), true, 1)
        }
    }

    /// Interns the first dimensions, symbols and constants of a new context.
    pub(super) fn intern_first_affine(&self) {
        for position in 0..FIRST {
            let dim = self.affine_intern(AffineExprKind::Dim(position), false, 1);
            let symbol = self.affine_intern(AffineExprKind::Symbol(position), true, 1);
            debug_assert_eq!((dim, symbol), (self.affine_dim(position), self.affine_symbol(position)));
        }
        for value in FIRST_CONSTANTS {
            let constant = self.affine_intern_constant(value);
            debug_assert_eq!(constant, self.affine_constant(value));
        }
    }

    /// An integer as an expression.
    pub fn affine_constant(&self, value: i64) -> AffineExpr {
        if FIRST_CONSTANTS.contains(&value) {
            AffineExpr(2 * FIRST + (value - FIRST_CONSTANTS.start()) as u32)
        } else {
            self.affine_intern_constant(value)
        }
    }

    fn affine_intern_constant(&self, value: i64) -> AffineExpr {
        // The absolute value of the least integer does not fit; half of it is a divisor, too.
        let divisor = value.checked_abs().unwrap_or(1 << 62);
        self.affine_intern(AffineExprKind::Constant(value), true, divisor)
    }

    /// What an expression is.
    #[inline]
    pub fn affine_kind(&self, expr: AffineExpr) -> &AffineExprKind {
        &self.affine.get(expr.0).kind
    }

    /// The value of a constant expression.
    pub fn affine_as_constant(&self, expr: AffineExpr) -> Option<i64> {
        match self.affine_kind(expr) {
            AffineExprKind::Constant(value) => Some(*value),
            _ => None,
        }
    }

    /// True when no dimension occurs in the expression.
    pub fn affine_is_symbolic(&self, expr: AffineExpr) -> bool {
        self.affine.get(expr.0).symbolic
    }

    /// The largest easily known number that divides every value of the expression; 0 for the constant 0.
    pub fn affine_known_divisor(&self, expr: AffineExpr) -> i64 {
        self.affine.get(expr.0).divisor
    }

    /// True when every multiplication, division and modulo is by a symbolic expression.
    pub fn affine_is_semi_affine(&self, expr: AffineExpr) -> bool {
        let fixed = |e| self.affine_is_symbolic(e);
        self.affine_fold(
            expr,
            |_| true,
            |this, op, lhs, rhs| {
                let AffineExprKind::Binary(_, l, r) = *self.affine_kind(this) else { return true };
                lhs && rhs
                    && match op {
                        AffineBinary::Add => true,
                        AffineBinary::Mul => fixed(l) || fixed(r),
                        AffineBinary::Mod | AffineBinary::FloorDiv | AffineBinary::CeilDiv => fixed(r),
                    }
            },
        )
    }

    /// True when multiplication is by constants, and division and modulo are by positive constants.
    pub fn affine_is_pure(&self, expr: AffineExpr) -> bool {
        self.affine_fold(
            expr,
            |_| true,
            |this, op, lhs, rhs| {
                let AffineExprKind::Binary(_, l, r) = *self.affine_kind(this) else { return true };
                let constant = |e| self.affine_as_constant(e);
                lhs && rhs
                    && match op {
                        AffineBinary::Add => true,
                        AffineBinary::Mul => constant(l).is_some() || constant(r).is_some(),
                        AffineBinary::Mod | AffineBinary::FloorDiv | AffineBinary::CeilDiv => {
                            constant(r).is_some_and(|c| c > 0)
                        }
                    }
            },
        )
    }

    /// The simplified form of an expression, if it was computed before.
    fn affine_known_simple(&self, expr: AffineExpr) -> Option<AffineExpr> {
        self.affine.get(expr.0).simple.load(Ordering::Acquire).checked_sub(1).map(AffineExpr)
    }

    /// Records the simplified form of an expression.
    fn affine_set_simple(&self, expr: AffineExpr, simple: AffineExpr) {
        self.affine.get(expr.0).simple.store(simple.0 + 1, Ordering::Release);
    }

    /// `lhs op rhs`, simplified.
    pub fn affine_binary(&self, op: AffineBinary, lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr {
        simplify::binary(self, op, lhs, rhs)
    }

    /// `lhs + rhs`, simplified.
    pub fn affine_add(&self, lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr {
        self.affine_binary(AffineBinary::Add, lhs, rhs)
    }

    /// `lhs - rhs`, simplified.
    pub fn affine_sub(&self, lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr {
        self.affine_add(lhs, self.affine_neg(rhs))
    }

    /// `-expr`, which is `expr * -1`.
    pub fn affine_neg(&self, expr: AffineExpr) -> AffineExpr {
        self.affine_mul(expr, self.affine_constant(-1))
    }

    /// `lhs * rhs`, simplified.
    pub fn affine_mul(&self, lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr {
        self.affine_binary(AffineBinary::Mul, lhs, rhs)
    }

    /// `lhs mod rhs`, simplified.
    pub fn affine_mod(&self, lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr {
        self.affine_binary(AffineBinary::Mod, lhs, rhs)
    }

    /// `lhs floordiv rhs`, simplified.
    pub fn affine_floor_div(&self, lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr {
        self.affine_binary(AffineBinary::FloorDiv, lhs, rhs)
    }

    /// `lhs ceildiv rhs`, simplified.
    pub fn affine_ceil_div(&self, lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr {
        self.affine_binary(AffineBinary::CeilDiv, lhs, rhs)
    }

    /// The expression with dimension `i` replaced by `dims[i]` and symbol `i` by `symbols[i]`, simplified.
    ///
    /// Dimensions and symbols beyond the ends of the slices stay.
    pub fn affine_replace(
        &self,
        expr: AffineExpr,
        dims: &[AffineExpr],
        symbols: &[AffineExpr],
    ) -> AffineExpr {
        self.affine_fold(
            expr,
            |leaf| {
                let new = match *self.affine_kind(leaf) {
                    AffineExprKind::Dim(i) => dims.get(i as usize),
                    AffineExprKind::Symbol(i) => symbols.get(i as usize),
                    AffineExprKind::Constant(_) | AffineExprKind::Binary(..) => None,
                };
                new.copied().unwrap_or(leaf)
            },
            |this, op, lhs, rhs| match *self.affine_kind(this) {
                AffineExprKind::Binary(_, l, r) if (l, r) == (lhs, rhs) => this,
                _ => self.affine_binary(op, lhs, rhs),
            },
        )
    }

    /// The value at a point; `None` for a missing dimension or symbol, overflow, or an undefined division or modulo.
    pub fn affine_evaluate(&self, expr: AffineExpr, dims: &[i64], symbols: &[i64]) -> Option<i64> {
        self.affine_fold(
            expr,
            |leaf| match *self.affine_kind(leaf) {
                AffineExprKind::Dim(i) => dims.get(i as usize).copied(),
                AffineExprKind::Symbol(i) => symbols.get(i as usize).copied(),
                AffineExprKind::Constant(value) => Some(value),
                AffineExprKind::Binary(..) => None,
            },
            |_, op, lhs, rhs| op.evaluate(lhs?, rhs?),
        )
    }

    /// Calls `leaf` for every distinct dimension, symbol and constant of the expression.
    pub fn affine_leaves(&self, expr: AffineExpr, mut leaf: impl FnMut(AffineExprKind)) {
        self.affine_fold(expr, |e| leaf(*self.affine_kind(e)), |_, _, (), ()| ());
    }

    /// True when dimension `position` occurs in the expression.
    pub fn affine_uses_dim(&self, expr: AffineExpr, position: u32) -> bool {
        let mut found = false;
        self.affine_leaves(expr, |leaf| found |= leaf == AffineExprKind::Dim(position));
        found
    }

    /// Computes a value bottom-up, once for each distinct subexpression.
    fn affine_fold<T: Clone>(
        &self,
        expr: AffineExpr,
        mut leaf: impl FnMut(AffineExpr) -> T,
        mut combine: impl FnMut(AffineExpr, AffineBinary, T, T) -> T,
    ) -> T {
        if self.affine_is_shallow(expr, SHALLOW) {
            return self.affine_fold_shallow(expr, &mut leaf, &mut combine);
        }
        let mut done: FxHashMap<AffineExpr, T> = FxHashMap::default();
        let mut pending = vec![expr];
        while let Some(&top) = pending.last() {
            if done.contains_key(&top) {
                pending.pop();
                continue;
            }
            let value = match *self.affine_kind(top) {
                AffineExprKind::Binary(op, lhs, rhs) => match (done.get(&lhs), done.get(&rhs)) {
                    (Some(l), Some(r)) => combine(top, op, l.clone(), r.clone()),
                    _ => {
                        pending.extend([rhs, lhs]);
                        continue;
                    }
                },
                _ => leaf(top),
            };
            pending.pop();
            done.insert(top, value);
        }
        done.remove(&expr).expect("the root is computed last")
    }

    /// Whether operations nest at most this deep.
    fn affine_is_shallow(&self, expr: AffineExpr, depth: u32) -> bool {
        let AffineExprKind::Binary(_, lhs, rhs) = *self.affine_kind(expr) else { return true };
        depth > 0 && self.affine_is_shallow(lhs, depth - 1) && self.affine_is_shallow(rhs, depth - 1)
    }

    /// Like [`Context::affine_fold`], for an expression small enough to be visited as a tree.
    fn affine_fold_shallow<T>(
        &self,
        expr: AffineExpr,
        leaf: &mut impl FnMut(AffineExpr) -> T,
        combine: &mut impl FnMut(AffineExpr, AffineBinary, T, T) -> T,
    ) -> T {
        let AffineExprKind::Binary(op, lhs, rhs) = *self.affine_kind(expr) else { return leaf(expr) };
        let lhs = self.affine_fold_shallow(lhs, leaf, combine);
        let rhs = self.affine_fold_shallow(rhs, leaf, combine);
        combine(expr, op, lhs, rhs)
    }

    fn affine_intern(&self, kind: AffineExprKind, symbolic: bool, divisor: i64) -> AffineExpr {
        AffineExpr(self.affine.intern(AffineNode { kind, symbolic, divisor, simple: AtomicU32::new(0) }))
    }

    /// Interns `lhs op rhs` without simplifying it.
    fn affine_intern_binary(&self, op: AffineBinary, lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr {
        let symbolic = self.affine_is_symbolic(lhs) && self.affine_is_symbolic(rhs);
        let divisor = simplify::known_divisor(self, op, lhs, rhs);
        self.affine_intern(AffineExprKind::Binary(op, lhs, rhs), symbolic, divisor)
    }
}
