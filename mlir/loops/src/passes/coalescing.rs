//! The `affine-loop-coalescing` pass: turns a perfect nest whose bounds do not depend on its own variables into one
//! loop. This file is about `affine.for`, `coalescing_scf` about `scf.for`.

use dialects::affine::validity::is_valid_symbol;
use dialects::affine::{AffineApplyOp, AffineForOp, AffineMaxOp, AffineMinOp};
use dialects::scf;
use mlir::affine::AffineBinary;
use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::{AffineMap, Attr, Body, Builder, Context, Loc, OpRef, OpView, Value};

use super::coalescing_scf;
use super::records::AffineLoopCoalescing;
use crate::analysis::runs::is_never_inverted;
use crate::util::For;
use crate::util::body::{block_of, induction_variable, ops_of};
use crate::util::bounds::{Side, map_attr};
use crate::util::nest::{for_each_band, perfect_nest};

impl RunPass for AffineLoopCoalescing {
    fn run(&self, mut op: OpMut<'_>, _state: &mut PassState) -> PassResult {
        let cx = op.cx();
        let body = op.body_mut();
        for op in body.all_ops_pre() {
            // Loops that have become part of another no longer exist.
            if !body.is_live(op) {
                continue;
            }
            if let Some(lp) = Builder::new(cx, body).as_handle::<AffineForOp<'static>>(op) {
                coalesce_nest(cx, body, lp);
            } else if let Some(lp) = Builder::new(cx, body).as_handle::<scf::ForOp<'static>>(op) {
                coalescing_scf::coalesce_nest(cx, body, lp);
            }
        }
        Ok(())
    }
}

/// Coalesces as much as possible of the perfect nest at `root`, from the innermost loop outward.
fn coalesce_nest(cx: &Context, body: &mut Body, root: For) {
    let nest = perfect_nest(cx, body, root);
    let above: Vec<usize> = (0..nest.len()).map(|at| defined_above(cx, body, &nest, at)).collect();
    for_each_band(&above, &mut |band| {
        coalesce(&mut Builder::new(cx, body), &nest[band]);
    });
}

/// The outermost loop of a nest that contains no definition of an operand of the bounds of loop `at`.
fn defined_above(cx: &Context, body: &Body, nest: &[For], at: usize) -> usize {
    let lp = nest[at].read(cx, body);
    let operands = [Side::Lower.operands(lp), Side::Upper.operands(lp)].concat();
    let inside = |outer: &For| operands.iter().any(|&v| body.is_defined_inside(**outer, v));
    nest[..at].iter().position(|outer| !inside(outer)).unwrap_or(at)
}

/// Replaces a band of loops by one; leaves it alone if the new bounds would not be valid.
fn coalesce(b: &mut Builder<'_>, band: &[For]) -> Option<()> {
    let (&outermost, &innermost) = (band.first()?, band.last()?);
    let &second = band.get(1)?;
    if !band.iter().all(|&lp| is_simple(b, lp)) {
        return None;
    }
    // All runs must have a number.
    let mut sizes = band.iter().filter_map(|&lp| Side::Upper.constant(lp.view(b)));
    sizes.try_fold(1i64, i64::checked_mul)?;
    let cx = b.cx();
    let loc = b.body().loc(*outermost);
    // The product of two negative bounds would be positive. A single negative bound is harmless.
    let may_be_negative: Vec<bool> = band.iter().map(|&lp| !is_never_inverted(lp.view(b))).collect();
    let clamps = may_be_negative.iter().filter(|&&may| may).count() > 1;
    b.set_before(*outermost);
    let mut counts: Vec<Value> = Vec::new();
    let mut total = None;
    for (&lp, may_be_negative) in band.iter().zip(may_be_negative) {
        let mut count = upper_bound(b, loc, lp);
        if clamps && may_be_negative {
            let map = AffineMap::new(0, 1, [cx.affine_symbol(0), cx.affine_constant(0)]);
            let map = map_attr(b, &map);
            count = AffineMaxOp::build(b, loc, map, &[count]);
        }
        counts.push(count);
        total = Some(match total {
            None => count,
            Some(before) => apply(b, loc, AffineBinary::Mul, before, count),
        });
    }
    let map = AffineMap::new(0, 1, [cx.affine_symbol(0)]);
    let map = map_attr(b, &map);
    AffineForOp::set_upper_bound_map_attr(b, outermost, Some(map));
    b.set_operand_group(*outermost, 1, &[total?]);
    b.set_start(block_of(b.body(), *outermost)?);
    let mut rest = induction_variable(b.body(), *outermost)?;
    for at in (0..band.len()).rev() {
        if at + 1 < band.len() {
            rest = apply(b, loc, AffineBinary::FloorDiv, rest, counts[at + 1]);
        }
        let value = match at {
            0 => rest,
            _ => apply(b, loc, AffineBinary::Mod, rest, counts[at]),
        };
        let variable = induction_variable(b.body(), *band[at])?;
        let inner = b.body().regions_of(*innermost)[0];
        b.body_mut().replace_uses_if(variable, value, |body, each| {
            body.ancestor_in_region(inner, body.use_owner(each).0).is_some()
        });
    }
    for op in ops_of(b.body(), *innermost) {
        b.move_op_before(op, *second);
    }
    b.erase_op(*second);
    Some(())
}

/// Whether a loop runs from 0 with step 1 to a bound that can be computed before it, and carries no values.
fn is_simple(b: &Builder<'_>, lp: For) -> bool {
    let view = lp.view(b);
    let symbols = Side::Upper.operands(view);
    view.step() == 1
        && Side::Lower.constant(view) == Some(0)
        && view.op_ref().num_results() == 0
        // The bound becomes a symbol of the new loop.
        && symbols.into_iter().all(|v| is_valid_symbol(OpRef::new(b.cx(), b.body(), *lp), v))
}

/// The upper bound of a loop as a value.
fn upper_bound(b: &mut Builder<'_>, loc: Loc, lp: For) -> Value {
    let view = lp.view(b);
    let map = Side::Upper.map(view).clone();
    let operands = Side::Upper.operands(view);
    let single = map.results.len() == 1;
    let map: Attr = map_attr(b, &map);
    if single {
        AffineApplyOp::build(b, loc, map, &operands)
    } else {
        AffineMinOp::build(b, loc, map, &operands)
    }
}

/// `lhs kind rhs` as an `affine.apply` of a dimension and a symbol.
fn apply(b: &mut Builder<'_>, loc: Loc, kind: AffineBinary, lhs: Value, rhs: Value) -> Value {
    let cx = b.cx();
    let expr = cx.affine_binary(kind, cx.affine_dim(0), cx.affine_symbol(0));
    let map = map_attr(b, &AffineMap::new(1, 1, [expr]));
    AffineApplyOp::build(b, loc, map, &[lhs, rhs])
}
