//! Folds and patterns of `affine.min` and `affine.max`.

use std::collections::HashSet;

use mlir::affine::AffineExprKind;
use mlir::hooks::{CanonicalizationPatterns, Fold};
use mlir::opdef::{Edit, Folded};
use mlir::rewrite::{Matched, NoMatch, PatternRewriter, PatternSet};
use mlir::{AffineExpr, Attr, Op, OpRef, OpView, Value};
use smallvec::SmallVec;

use super::super::verify::map;
use super::super::{AffineApplyOp, AffineMaxOp, AffineMinOp};
use super::access::{replace, simplify};
use super::applied::Applied;
use super::applied::indices_of;
use super::bounds::coefficients;
use crate::rewriting::check;

macro_rules! extrema {
    ($($op:ident $greatest:literal)*) => {$(
        impl Fold for $op<'_> {
            /// Gives a constant, the only symbol, or a map with constants propagated.
            fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
                fold(self.op_ref(), operands, $greatest)
            }
        }

        impl CanonicalizationPatterns for $op<'_> {
            fn canonicalization_patterns(patterns: &mut PatternSet) {
                patterns.add_fn(Self::NAME, apply_single);
                patterns.add_fn(Self::NAME, drop_duplicates);
                patterns.add_fn(Self::NAME, |op, rw| merge(op, rw, |op| op.is::<$op<'_>>()));
                patterns.add_fn(Self::NAME, |op, rw| simplify(op, rw, 0));
                patterns.add_fn(Self::NAME, sort);
            }
        }
    )*};
}

extrema! { AffineMinOp false AffineMaxOp true }

fn applied(op: OpRef<'_>) -> Option<Applied> {
    Applied::of_map(map(op, AffineMinOp::MAP_ATTR)?, op.operands())
}

fn fold(op: OpRef<'_>, operands: &[Option<Attr>], greatest: bool) -> Option<Folded> {
    let cx = op.cx();
    let mut applied = applied(op)?;
    let constants = applied.known_values(cx, &indices_of(cx, operands));
    if let Some(all) = constants.iter().copied().collect::<Option<Vec<i64>>>() {
        let value = if greatest { all.into_iter().max() } else { all.into_iter().min() };
        return Folded::attr(cx.index_attr(value?));
    }
    for (expr, constant) in applied.exprs.iter_mut().zip(constants) {
        *expr = constant.map_or(*expr, |value| cx.affine_constant(value));
    }
    if let ([expr], [], [symbol]) = (&applied.exprs[..], &applied.dims[..], &applied.symbols[..])
        && *cx.affine_kind(*expr) == AffineExprKind::Symbol(0)
    {
        return Folded::value(*symbol);
    }
    let slot = op.def()?.attr_slot(AffineMinOp::MAP_ATTR)?;
    let new = cx.affine_map_attr(applied.map());
    let changed = op.inherent(slot)?.id() != new;
    changed.then(|| Folded::InPlace(SmallVec::from_elem(Edit::Inherent(slot, Some(new)), 1)))
}

/// `min(x) -> x`, as an `affine.apply`.
fn apply_single(op: Op, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = rw.op(op);
    let map = map(view, AffineMinOp::MAP_ATTR).filter(|m| m.results.len() == 1).ok_or(NoMatch)?;
    let map = rw.cx().affine_map_attr(map);
    let operands: Vec<Value> = view.operands().collect();
    rw.replace_with(op, |rw, loc| AffineApplyOp::build(rw, loc, map, &operands))
}

/// Removes duplicate expressions.
fn drop_duplicates(op: Op, rw: &mut PatternRewriter<'_>) -> Matched {
    let mut new = applied(rw.op(op)).ok_or(NoMatch)?;
    let count = new.exprs.len();
    let mut seen = HashSet::new();
    new.exprs.retain(|&mut e| seen.insert(e));
    if new.exprs.len() == count { Err(NoMatch) } else { replace(op, rw, 0, &new) }
}

/// `min(min(x, y), z) -> min(z, x, y)`
fn merge(op: Op, rw: &mut PatternRewriter<'_>, same: impl Fn(OpRef<'_>) -> bool) -> Matched {
    let view = rw.op(op);
    let cx = rw.cx();
    let mut new = applied(view).ok_or(NoMatch)?;
    let mut producers = Vec::new();
    let mut kept = SmallVec::new();
    for &expr in &new.exprs {
        let value = match *cx.affine_kind(expr) {
            AffineExprKind::Dim(at) => new.dims.get(at as usize),
            AffineExprKind::Symbol(at) => new.symbols.get(at as usize),
            AffineExprKind::Constant(_) | AffineExprKind::Binary(..) => None,
        };
        match value.and_then(|&v| view.value(v).defining_op()).filter(|&p| same(p)) {
            Some(producer) => producers.push(applied(producer).ok_or(NoMatch)?),
            None => kept.push(expr),
        }
    }
    check(!producers.is_empty())?;
    new.exprs = kept;
    for producer in producers {
        let dims: Vec<AffineExpr> =
            (0..producer.dims.len()).map(|i| cx.affine_dim((new.dims.len() + i) as u32)).collect();
        let symbols: Vec<AffineExpr> =
            (0..producer.symbols.len()).map(|i| cx.affine_symbol((new.symbols.len() + i) as u32)).collect();
        new.exprs.extend(producer.exprs.iter().map(|&e| cx.affine_replace(e, &dims, &symbols)));
        new.dims.extend(producer.dims);
        new.symbols.extend(producer.symbols);
    }
    replace(op, rw, 0, &new)
}

/// Sorts the expressions by their coefficients.
fn sort(op: Op, rw: &mut PatternRewriter<'_>) -> Matched {
    let mut new = applied(rw.op(op)).ok_or(NoMatch)?;
    let dims = new.dims.len();
    let symbols = new.symbols.len();
    let keyed = new.exprs.iter().map(|&e| Some((coefficients(rw.cx(), e, dims, symbols)?, e)));
    let mut keyed: Vec<(_, AffineExpr)> = keyed.collect::<Option<_>>().ok_or(NoMatch)?;
    check(!keyed.is_sorted_by_key(|k| &k.0))?;
    keyed.sort_by(|a, b| a.0.cmp(&b.0));
    new.exprs = keyed.into_iter().map(|k| k.1).collect();
    replace(op, rw, 0, &new)
}
