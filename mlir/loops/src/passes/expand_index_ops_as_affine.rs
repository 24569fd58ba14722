//! The `affine-expand-index-ops-as-affine` pass: turns `affine.delinearize_index` and `affine.linearize_index`
//! into `affine.apply`.

use dialects::affine::index_arithmetic::{delinearize_basis, linearize_basis};
use dialects::affine::{AffineDelinearizeIndexOp, AffineLinearizeIndexOp};
use dialects::offsets_sizes_strides::Mixed;
use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::rewrite::{Matched, PatternRewriter, PatternSet};
use mlir::{AffineExpr, Context, Handle, Value};

use super::records::AffineExpandIndexOpsAsAffine;
use crate::util::body::rewrite_bodies;
use dialects::affine::apply::{apply, apply_as_value};

impl RunPass for AffineExpandIndexOpsAsAffine {
    fn run(&self, op: OpMut<'_>, state: &mut PassState) -> PassResult {
        let mut patterns = PatternSet::new();
        patterns.add(expand_delinearize).add(expand_linearize);
        rewrite_bodies(op, state, patterns)
    }
}

/// The expression of a number, which is the next symbol if it is a value.
fn symbol(cx: &Context, number: Mixed, values: &mut Vec<Value>) -> AffineExpr {
    match number {
        Mixed::Known(known) => cx.affine_constant(known),
        Mixed::Value(value) => {
            values.push(value);
            cx.affine_symbol(values.len() as u32 - 1)
        }
    }
}

fn expand_delinearize(op: Handle<AffineDelinearizeIndexOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let cx = rw.cx();
    let view = op.view(rw);
    let loc = view.loc();
    let index = view.linear_index();
    let mut values = Vec::new();
    let basis = delinearize_basis(view);
    if basis.is_empty() {
        return rw.replace_by(*op, index);
    }
    // The symbols are in MLIR's order: products of sizes come first.
    let first = (basis.len() == 1).then(|| symbol(cx, Mixed::Value(index), &mut values));
    let extents: Vec<AffineExpr> = basis.into_iter().map(|size| symbol(cx, size, &mut values)).collect();
    let mut strides = vec![cx.affine_constant(1)];
    for &extent in extents.iter().rev() {
        let stride = strides.last().map_or(extent, |&inner| cx.affine_mul(extent, inner));
        strides.push(stride);
    }
    let mut rest = first.unwrap_or_else(|| symbol(cx, Mixed::Value(index), &mut values));
    let mut parts = Vec::with_capacity(strides.len());
    for &stride in strides[1..].iter().rev() {
        parts.push(apply_as_value(rw, *op, loc, cx.affine_floor_div(rest, stride), &values));
        rest = cx.affine_mod(rest, stride);
    }
    parts.push(apply_as_value(rw, *op, loc, rest, &values));
    rw.replace_by_all(*op, &parts)
}

fn expand_linearize(op: Handle<AffineLinearizeIndexOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let cx = rw.cx();
    let view = op.view(rw);
    let loc = view.loc();
    let indices: Vec<Value> = view.multi_index().collect();
    let mut strides = vec![Mixed::Known(1)];
    for &extent in linearize_basis(view).iter().rev() {
        let inner = strides.last().copied().unwrap_or(extent);
        let mut values = Vec::new();
        let inner = symbol(cx, inner, &mut values);
        let extent = symbol(cx, extent, &mut values);
        strides.push(apply(rw, *op, loc, cx.affine_mul(inner, extent), &values));
    }
    let mut sum = cx.affine_constant(0);
    let mut values = Vec::new();
    for (index, stride) in indices.into_iter().zip(strides.into_iter().rev()) {
        let index = symbol(cx, Mixed::Value(index), &mut values);
        let stride = symbol(cx, stride, &mut values);
        sum = cx.affine_add(sum, cx.affine_mul(index, stride));
    }
    let sum = apply_as_value(rw, *op, loc, sum, &values);
    rw.replace_by(*op, sum)
}
