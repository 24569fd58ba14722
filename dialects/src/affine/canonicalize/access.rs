//! Patterns of operations that apply one map to their last operands.

use mlir::affine::AffineExprKind;
use mlir::opdef::Folded;
use mlir::rewrite::{NoMatch, PatternRewriter, PatternSet};
use mlir::{Attr, Op, OpState, OpView, Value};

use super::super::{
    AffineApplyOp, AffineLoadOp, AffinePrefetchOp, AffineStoreOp, AffineVectorLoadOp, AffineVectorStoreOp,
    map,
};
use super::applied::Applied;

impl AffineApplyOp<'_> {
    /// One of the operands, or a constant.
    pub fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
        let op = self.op_ref();
        let applied = Applied::of_map(map(op, "map")?, op.operands())?;
        let &expr = applied.exprs.first()?;
        match *op.cx().affine_kind(expr) {
            AffineExprKind::Dim(at) => return Folded::value(*applied.dims.get(at as usize)?),
            AffineExprKind::Symbol(at) => return Folded::value(*applied.symbols.get(at as usize)?),
            AffineExprKind::Constant(_) | AffineExprKind::Binary(..) => {}
        }
        Folded::attr(op.cx().index_attr(applied.constant(op, expr)?))
    }

    /// The pattern that simplifies the map.
    pub fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add_fn("affine.apply", |op, rw| simplify(op, rw, 0));
    }
}

/// `canonicalization_patterns` of operations whose map is for the operands from the given one on.
macro_rules! accesses {
    ($($op:ident $name:literal $first:literal)*) => {$(
        impl $op<'_> {
            /// The pattern that simplifies the subscripts.
            pub fn canonicalization_patterns(patterns: &mut PatternSet) {
                patterns.add_fn($name, |op, rw| simplify(op, rw, $first));
            }
        }
    )*};
}

accesses! {
    AffineLoadOp "affine.load" 1
    AffineStoreOp "affine.store" 2
    AffinePrefetchOp "affine.prefetch" 1
    AffineVectorLoadOp "affine.vector_load" 1
    AffineVectorStoreOp "affine.vector_store" 2
}

/// Simplifies the map for the operands from `first` on.
pub(super) fn simplify(op: Op, rw: &mut PatternRewriter<'_>, first: usize) -> Result<(), NoMatch> {
    let view = rw.op(op);
    let old =
        Applied::of_map(map(view, "map").ok_or(NoMatch)?, view.operands().skip(first)).ok_or(NoMatch)?;
    let mut new = old.clone();
    new.simplify(view);
    new.use_ranges(view);
    if new == old {
        return Err(NoMatch);
    }
    replace(op, rw, first, &new)
}

/// Makes the operation anew with another map.
pub(super) fn replace(
    op: Op,
    rw: &mut PatternRewriter<'_>,
    first: usize,
    new: &Applied,
) -> Result<(), NoMatch> {
    let cx = rw.cx();
    let body = rw.body();
    let mut state = OpState::new(cx, body.op_name(op), body.loc(op));
    state.operands.extend(body.operands(op).take(first));
    state.operands.extend(new.operands());
    state.result_types.extend(body.results(op).map(|r| body.ty(r)));
    state.inherent = body.inherent(op).into();
    state.set_attr(cx, "map", cx.affine_map_attr(new.map()));
    let made = rw.create(state);
    let results: Vec<Value> = rw.body().results(made).collect();
    rw.replace_op(op, &results);
    Ok(())
}
