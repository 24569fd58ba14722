//! Builders that read like the operations: their bodies are functions, and their terminators are implicit.

use std::ops::Range;

use mlir::{Builder, Filled, Handle, Loc, Type, Value};

use super::{ForOp, ForOpOptions, IfOp, ParallelOp, ParallelOpOptions, WhileOp};

impl ForOp<'_> {
    /// `scf.for %i = %low to %high step %step`: `body` gets the induction variable.
    pub fn build<R: Filled>(
        b: &mut Builder<'_>,
        loc: Loc,
        bounds: Range<Value>,
        step: Value,
        body: impl FnOnce(&mut Builder<'_>, Value) -> R,
    ) -> R::With<Handle<ForOp<'static>>> {
        Self::build_with_iter_args(b, loc, bounds, step, &[], |b, i, _| body(b, i))
    }

    /// Like [`ForOp::build`], with `iter_args`: `body` also gets the values that the loop carries, and ends with the
    /// [`YieldOp`](super::YieldOp) of the next ones.
    pub fn build_with_iter_args<R: Filled>(
        b: &mut Builder<'_>,
        loc: Loc,
        bounds: Range<Value>,
        step: Value,
        inits: &[Value],
        body: impl FnOnce(&mut Builder<'_>, Value, &[Value]) -> R,
    ) -> R::With<Handle<ForOp<'static>>> {
        let types: Vec<Type> = inits.iter().map(|&v| b.body().ty(v)).collect();
        let mut args = vec![(b.body().ty(bounds.start), loc)];
        args.extend(types.iter().map(|&ty| (ty, loc)));
        let options = ForOpOptions::default();
        let op = Self::build_with(b, loc, &types, bounds.start, bounds.end, step, inits, options);
        b.fill_region(*op, 0, &args, |b, args| body(b, args[0], &args[1..])).with(op)
    }
}

impl IfOp<'_> {
    /// `scf.if %condition`, without `else`.
    pub fn build<R: Filled>(
        b: &mut Builder<'_>,
        loc: Loc,
        condition: Value,
        then: impl FnOnce(&mut Builder<'_>) -> R,
    ) -> R::With<Handle<IfOp<'static>>> {
        let op = Self::build_with(b, loc, &[], condition);
        b.fill_region(*op, 0, &[], |b, _| then(b)).with(op)
    }

    /// `scf.if %condition -> (types)`, with `else`: both parts end with the [`YieldOp`](super::YieldOp) of the results,
    /// if there are any.
    pub fn build_with_else<R: Filled, S: Filled<Error = R::Error>>(
        b: &mut Builder<'_>,
        loc: Loc,
        result_types: &[Type],
        condition: Value,
        then: impl FnOnce(&mut Builder<'_>) -> R,
        otherwise: impl FnOnce(&mut Builder<'_>) -> S,
    ) -> R::With<Handle<IfOp<'static>>> {
        let op = Self::build_with(b, loc, result_types, condition);
        let filled = b.fill_region(*op, 0, &[], |b, _| then(b));
        filled.and(|| b.fill_region(*op, 1, &[], |b, _| otherwise(b))).with(op)
    }
}

impl WhileOp<'_> {
    /// `scf.while`: `before` gets the values that the loop carries, and ends with a
    /// [`ConditionOp`](super::ConditionOp) that passes values of `result_types` to `after`, which ends with the
    /// [`YieldOp`](super::YieldOp) of the next values.
    pub fn build<R: Filled, S: Filled<Error = R::Error>>(
        b: &mut Builder<'_>,
        loc: Loc,
        result_types: &[Type],
        inits: &[Value],
        before: impl FnOnce(&mut Builder<'_>, &[Value]) -> R,
        after: impl FnOnce(&mut Builder<'_>, &[Value]) -> S,
    ) -> R::With<Handle<WhileOp<'static>>> {
        let carried: Vec<_> = inits.iter().map(|&v| (b.body().ty(v), loc)).collect();
        let passed: Vec<_> = result_types.iter().map(|&ty| (ty, loc)).collect();
        let op = Self::build_with(b, loc, result_types, inits);
        let filled = b.fill_region(*op, 0, &carried, before);
        filled.and(|| b.fill_region(*op, 1, &passed, after)).with(op)
    }
}

impl ParallelOp<'_> {
    /// `scf.parallel (%i, %j) = (lower) to (upper) step (step)`, which reduces nothing: `body` gets the induction
    /// variables.
    pub fn build<R: Filled>(
        b: &mut Builder<'_>,
        loc: Loc,
        lower: &[Value],
        upper: &[Value],
        step: &[Value],
        body: impl FnOnce(&mut Builder<'_>, &[Value]) -> R,
    ) -> R::With<Handle<ParallelOp<'static>>> {
        let indices = vec![(b.cx().index_ty(), loc); lower.len()];
        let bounds = ParallelOpOptions { lower_bound: lower, upper_bound: upper, step, ..Default::default() };
        let op = Self::build_with(b, loc, &[], bounds);
        b.fill_region(*op, 0, &indices, body).with(op)
    }
}
