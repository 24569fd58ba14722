//! Builds `affine.apply` operations in their simplest form.

use super::AffineApplyOp;
use super::canonicalize::Applied;
use crate::offsets_sizes_strides::Mixed;
use mlir::affine::AffineExprKind;
use mlir::{AffineExpr, Builder, Loc, Op, OpRef, Value};
use smallvec::smallvec;

/// The value of an expression of symbols, composed and folded: a number, one of the values, or the result of a new
/// `affine.apply`. `at` is an operation in the affine scope.
pub fn apply(b: &mut Builder<'_>, at: Op, loc: Loc, expr: AffineExpr, symbols: &[Value]) -> Mixed {
    apply_one(b, at, loc, Applied { dims: smallvec![], symbols: symbols.into(), exprs: smallvec![expr] })
}

/// Like [`apply`], for operands that may be numbers.
pub fn apply_mixed(b: &mut Builder<'_>, at: Op, loc: Loc, expr: AffineExpr, operands: &[Mixed]) -> Mixed {
    let cx = b.cx();
    let mut values = Vec::new();
    let symbol = |operand: &Mixed| match *operand {
        Mixed::Known(known) => cx.affine_constant(known),
        Mixed::Value(value) => {
            values.push(value);
            cx.affine_symbol(values.len() as u32 - 1)
        }
    };
    let symbols: Vec<AffineExpr> = operands.iter().map(symbol).collect();
    apply(b, at, loc, cx.affine_replace(expr, &[], &symbols), &values)
}

/// Like [`apply`], for several expressions.
pub fn apply_all(b: &mut Builder<'_>, at: Op, loc: Loc, applied: &Applied) -> Vec<Mixed> {
    let exprs = applied.exprs.iter();
    exprs.map(|&expr| apply_one(b, at, loc, Applied { exprs: smallvec![expr], ..applied.clone() })).collect()
}

/// The value of the first of some expressions; see [`apply`].
pub fn apply_one(b: &mut Builder<'_>, at: Op, loc: Loc, mut applied: Applied) -> Mixed {
    let cx = b.cx();
    let view = OpRef::new(cx, b.body(), at);
    applied.compose(view);
    if let Some(&[known]) = applied.constants(view).as_deref() {
        return Mixed::Known(known);
    }
    let operand = match applied.exprs.first().map(|&e| cx.affine_kind(e)) {
        Some(&AffineExprKind::Dim(at)) => applied.dims.get(at as usize),
        Some(&AffineExprKind::Symbol(at)) => applied.symbols.get(at as usize),
        _ => None,
    };
    if let Some(&operand) = operand {
        return Mixed::Value(operand);
    }
    let map = cx.affine_map_attr(applied.map());
    Mixed::Value(AffineApplyOp::build(b, loc, map, &applied.operands()))
}

/// Like [`apply`]; a number becomes a constant operation.
pub fn apply_as_value(b: &mut Builder<'_>, at: Op, loc: Loc, expr: AffineExpr, symbols: &[Value]) -> Value {
    apply(b, at, loc, expr, symbols).as_value(b, loc)
}
