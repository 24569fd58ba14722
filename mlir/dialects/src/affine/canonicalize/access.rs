//! Folds and patterns of operations that apply one map to their last operands.

use mlir::affine::AffineExprKind;
use mlir::hooks::{CanonicalizationPatterns, Fold};
use mlir::opdef::Folded;
use mlir::rewrite::{Matched, NoMatch, PatternRewriter, PatternSet};
use mlir::{Attr, Handle, Op, OpState, OpView, Value};

use super::super::verify::map;
use super::super::{
    AffineApplyOp, AffineDmaStartOp, AffineDmaWaitOp, AffineLoadOp, AffinePrefetchOp, AffineStoreOp,
    AffineVectorLoadOp, AffineVectorStoreOp,
};
use super::applied::{Applied, indices_of};
use crate::elements::{element_at, splat_value};
use crate::matching::build_constant;
use crate::memref::fold::fold_casts;
use crate::memref::{GetGlobalOp, GlobalOp};
use crate::rewriting::check;

impl Fold for AffineApplyOp<'_> {
    /// Gives one of the operands, or a constant.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let applied = Applied::of_map(self.map(), op.operands())?;
        let &expr = applied.exprs.first()?;
        match *op.cx().affine_kind(expr) {
            AffineExprKind::Dim(at) => return Folded::value(*applied.dims.get(at as usize)?),
            AffineExprKind::Symbol(at) => return Folded::value(*applied.symbols.get(at as usize)?),
            AffineExprKind::Constant(_) | AffineExprKind::Binary(..) => {}
        }
        Folded::attr(op.cx().index_attr(applied.known_values(op.cx(), &indices_of(op.cx(), operands))[0]?))
    }
}

impl CanonicalizationPatterns for AffineApplyOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add(|op: Handle<AffineApplyOp>, rw| simplify(*op, rw, 0));
    }
}

/// `canonicalization_patterns` for operations whose map applies to the operands from the given index on.
macro_rules! accesses {
    ($($op:ident $first:literal)*) => {$(
        impl CanonicalizationPatterns for $op<'_> {
            fn canonicalization_patterns(patterns: &mut PatternSet) {
                patterns.add(|op: Handle<$op<'_>>, rw| simplify(*op, rw, $first));
            }
        }
    )*};
}

accesses! {
    AffineLoadOp 1
    AffineStoreOp 2
    AffinePrefetchOp 1
    AffineVectorLoadOp 1
    AffineVectorStoreOp 2
}

/// `fold` for operations that accept a memref before or after a cast, except where the memref is stored as a value.
macro_rules! folds_casts {
    ($($op:ident $($stored:ident)?;)*) => {$(
        impl Fold for $op<'_> {
            fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
                fold_casts(self.op_ref(), folds_casts!(@stored self $($stored)?))
            }
        }
    )*};
    (@stored $self:ident) => { None };
    (@stored $self:ident $stored:ident) => { Some($self.$stored()) };
}

folds_casts! {
    AffineDmaStartOp;
    AffineDmaWaitOp;
    AffineLoadOp;
    AffinePrefetchOp;
    AffineStoreOp value;
}

/// A load from a constant global. In MLIR this is a fold; here only patterns can look up symbols outside a function.
pub(super) fn load_of_constant(op: Handle<AffineLoadOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let value = constant_of_load(op, rw)?;
    rw.replace_with(*op, |rw, loc| build_constant(rw, loc, value))
}

/// The value of a load from a constant global, at known subscripts or of a splat.
///
/// # Errors
/// If the memory is no constant global, or the subscripts are not known.
pub fn constant_of_load(op: Handle<AffineLoadOp>, rw: &PatternRewriter<'_>) -> Result<Attr, NoMatch> {
    let load = op.view(rw);
    let global = rw.defining::<GetGlobalOp>(load.memref())?;
    let at: Option<Vec<i64>> = load.map().results.iter().map(|&e| rw.cx().affine_as_constant(e)).collect();
    let value = rw.with_symbol(global.op_ref(), global.name(), |symbol| {
        let value = symbol.cast::<GlobalOp>()?.constant_value()?;
        splat_value(value).or_else(|| element_at(value, at.as_deref()?))
    });
    // The materializer of `affine` does not create complex constants.
    value.flatten().filter(|&value| rw.cx().attr_ref(value).typed().is_some()).ok_or(NoMatch)
}

/// Simplifies the map that applies to the operands from `first` on.
pub(super) fn simplify(op: Op, rw: &mut PatternRewriter<'_>, first: usize) -> Matched {
    let view = rw.op(op);
    let old =
        Applied::of_map(map(view, AffineApplyOp::MAP_ATTR).ok_or(NoMatch)?, view.operands().skip(first))
            .ok_or(NoMatch)?;
    let mut new = old.clone();
    new.simplify(view);
    new.use_ranges(view);
    check(new != old)?;
    replace(op, rw, first, &new)
}

/// Recreates the operation with another map.
pub(super) fn replace(op: Op, rw: &mut PatternRewriter<'_>, first: usize, new: &Applied) -> Matched {
    let cx = rw.cx();
    let body = rw.body();
    let mut state = OpState::new(cx, body.op_name(op), body.loc(op));
    state.operands.extend(body.operands(op).take(first));
    state.operands.extend(new.operands());
    state.result_types.extend(body.results(op).map(|r| body.ty(r)));
    state.inherent = body.inherent(op).into();
    state.set_attr(cx, AffineApplyOp::MAP_ATTR, cx.affine_map_attr(new.map()));
    let made = rw.create(state);
    let results: Vec<Value> = rw.body().results(made).collect();
    rw.replace_by_all(op, &results)
}
