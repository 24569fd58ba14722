//! Builders that read like the operations: their bodies are functions, and their terminators are implicit.

use std::ops::Range;

use mlir::{AffineMap, AttrKind, Builder, Filled, Handle, IntegerSet, Loc, Type, Value};

use super::{AffineForOp, AffineForOpOptions, AffineIfOp};

/// A bound of a loop: one constant, one value, or a map with its operands.
pub trait AffineBound {
    /// The map of the bound and its operands.
    fn map(self, b: &Builder<'_>) -> (AffineMap, Vec<Value>);
}

impl AffineBound for i64 {
    fn map(self, b: &Builder<'_>) -> (AffineMap, Vec<Value>) {
        (AffineMap::constant(b.cx(), self), Vec::new())
    }
}

impl AffineBound for Value {
    fn map(self, b: &Builder<'_>) -> (AffineMap, Vec<Value>) {
        (AffineMap::identity(b.cx(), 1), vec![self])
    }
}

impl AffineBound for (AffineMap, Vec<Value>) {
    fn map(self, _: &Builder<'_>) -> (AffineMap, Vec<Value>) {
        self
    }
}

impl AffineForOp<'_> {
    /// `affine.for %i = 0 to 10`: `body` gets the induction variable.
    pub fn build<R: Filled>(
        b: &mut Builder<'_>,
        loc: Loc,
        bounds: Range<impl AffineBound>,
        body: impl FnOnce(&mut Builder<'_>, Value) -> R,
    ) -> R::With<Handle<AffineForOp<'static>>> {
        Self::build_with_iter_args(b, loc, bounds, &[], |b, i, _| body(b, i))
    }

    /// Like [`AffineForOp::build`], with `iter_args`: `body` also gets the values that the loop carries, and ends with the
    /// [`AffineYieldOp`](super::AffineYieldOp) of the next ones.
    pub fn build_with_iter_args<R: Filled>(
        b: &mut Builder<'_>,
        loc: Loc,
        bounds: Range<impl AffineBound>,
        inits: &[Value],
        body: impl FnOnce(&mut Builder<'_>, Value, &[Value]) -> R,
    ) -> R::With<Handle<AffineForOp<'static>>> {
        let (lower, lower_operands) = bounds.start.map(b);
        let (upper, upper_operands) = bounds.end.map(b);
        let [lower, upper] = [lower, upper].map(|map| b.cx().affine_map_attr(map));
        let types: Vec<Type> = inits.iter().map(|&v| b.body().ty(v)).collect();
        let mut args = vec![(b.cx().index_ty(), loc)];
        args.extend(types.iter().map(|&ty| (ty, loc)));
        let options = AffineForOpOptions {
            lower_bound_operands: &lower_operands,
            upper_bound_operands: &upper_operands,
            inits,
        };
        let op = Self::build_with(b, loc, &types, lower, upper, 1, options);
        b.fill_region(*op, 0, &args, |b, args| body(b, args[0], &args[1..])).with(op)
    }
}

impl AffineIfOp<'_> {
    /// `affine.if set(operands)`, without `else`.
    pub fn build<R: Filled>(
        b: &mut Builder<'_>,
        loc: Loc,
        set: IntegerSet,
        operands: &[Value],
        then: impl FnOnce(&mut Builder<'_>) -> R,
    ) -> R::With<Handle<AffineIfOp<'static>>> {
        let set = b.cx().attr(AttrKind::IntegerSet(set));
        let op = Self::build_with(b, loc, &[], operands, set);
        b.fill_region(*op, 0, &[], |b, _| then(b)).with(op)
    }

    /// `affine.if set(operands) -> (types)`, with `else`: both parts end with the
    /// [`AffineYieldOp`](super::AffineYieldOp) of the results, if there are any.
    pub fn build_with_else<R: Filled, S: Filled<Error = R::Error>>(
        b: &mut Builder<'_>,
        loc: Loc,
        result_types: &[Type],
        (set, operands): (IntegerSet, &[Value]),
        then: impl FnOnce(&mut Builder<'_>) -> R,
        otherwise: impl FnOnce(&mut Builder<'_>) -> S,
    ) -> R::With<Handle<AffineIfOp<'static>>> {
        let set = b.cx().attr(AttrKind::IntegerSet(set));
        let op = Self::build_with(b, loc, result_types, operands, set);
        let filled = b.fill_region(*op, 0, &[], |b, _| then(b));
        filled.and(|| b.fill_region(*op, 1, &[], |b, _| otherwise(b))).with(op)
    }
}
