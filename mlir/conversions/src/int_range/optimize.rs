//! `int-range-optimizations`: values that can only be one number become constants, and remainders of what is less than
//! the divisor are that.

use dialects::arith::{ArithDialect, RemSIOp, RemUIOp};
use mlir::dataflow::{IntRange, args_are_written, constant_attr};
use mlir::effects::is_trivially_dead;
use mlir::hooks::MaterializeConstant;
use mlir::opdef::{OpDef, Traits};
use mlir::rewrite::fold::materialize_constant;
use mlir::rewrite::{Matched, NoMatch, PatternRewriter, PatternSet, RewritePattern};
use mlir::{Block, Body, Builder, Context, Handle, Op, OpRef, Value, ValueDef, ValueRef};

use super::known::Ranges;

pub(super) fn patterns(ranges: &Ranges) -> PatternSet {
    let mut set = PatternSet::new();
    set.add_pattern(MaterializeConstants(ranges.clone()));
    let known = ranges.clone();
    set.add(move |op: Handle<RemSIOp>, rw| erase_remainder(*op, rw, &known, |r| (r.smin(), r.smax())));
    let known = ranges.clone();
    set.add(move |op: Handle<RemUIOp>, rw| {
        erase_remainder(*op, rw, &known, |r| (signed(r, r.umin()), signed(r, r.umax())))
    });
    set
}

/// The bits of an unsigned bound, read as a signed number.
fn signed(range: IntRange, bits: u128) -> i128 {
    IntRange::constant(range.width(), bits).smin()
}

struct MaterializeConstants(Ranges);

impl RewritePattern for MaterializeConstants {
    fn root(&self) -> Option<&'static str> {
        None
    }

    fn match_and_rewrite(&self, op: Op, rw: &mut PatternRewriter<'_>) -> Matched {
        let view = rw.op(op);
        if view.has_trait(Traits::CONSTANT_LIKE) {
            return Err(NoMatch);
        }
        let body = rw.body();
        let replaceable = |&value: &Value| !body.is_unused(value) && self.0.constant(value).is_some();
        let results: Vec<Value> = view.results().collect();
        let blocks: Vec<Block> = body.regions_of(op).iter().flat_map(|&r| body.blocks(r)).collect();
        let has_arguments = blocks.iter().any(|&b| body.block_args(b).iter().any(replaceable));
        if !results.iter().any(replaceable) && !has_arguments {
            return Err(NoMatch);
        }
        let mut all = !results.is_empty();
        for result in results {
            rw.set_before(op);
            all &= replace(rw, &self.0, result) || rw.body().is_unused(result);
        }
        if all && is_trivially_dead(rw.op(op)) {
            rw.erase_op(op);
            return Ok(());
        }
        for block in blocks {
            replace_arguments(rw, &self.0, block);
        }
        Ok(())
    }
}

fn replace_arguments(b: &mut Builder<'_>, ranges: &Ranges, block: Block) {
    if args_are_written(b.cx(), b.body(), block) {
        return;
    }
    b.set_start(block);
    for arg in b.body().block_args(block).to_vec() {
        replace(b, ranges, arg);
    }
}

/// Replaces constant arguments of the blocks that are directly in a body: their operation is in another.
pub(super) fn replace_root_arguments(cx: &Context, body: &mut Body, ranges: &Ranges) {
    let blocks: Vec<Block> = body.roots().iter().flat_map(|&r| body.blocks(r)).collect();
    for block in blocks {
        replace_arguments(&mut Builder::new(cx, body), ranges, block);
    }
}

/// Replaces a value by a constant at the insertion point, if it is one; returns whether it was.
fn replace(b: &mut Builder<'_>, ranges: &Ranges, value: Value) -> bool {
    if b.body().is_unused(value) {
        return false;
    }
    let Some(range) = ranges.constant(value) else { return false };
    let cx = b.cx();
    let ty = b.body().ty(value);
    let Some(attr) = constant_attr(cx, ty, range) else { return false };
    let loc = ValueRef::new(cx, b.body(), value).loc();
    let parent = match b.body().def(value) {
        ValueDef::Result { op, .. } => Some(op),
        ValueDef::Argument { block, .. } => b.body().region_of(block).and_then(|r| b.body().region_parent(r)),
    };
    let dialect = parent.and_then(|op| OpRef::new(cx, b.body(), op).def()).map(OpDef::dialect);
    let own = dialect.and_then(|dialect| materialize_constant(b, dialect, attr, ty, loc));
    let Some(constant) = own.or_else(|| ArithDialect::materialize_constant(b, attr, ty, loc)) else {
        return false;
    };
    ranges.copy(value, constant);
    b.replace_all_uses(value, constant);
    true
}

/// `x % n -> x`, if `x` is in the range from 0 to `n`, exclusive.
fn erase_remainder(
    op: Op,
    rw: &mut PatternRewriter<'_>,
    ranges: &Ranges,
    bounds: impl Fn(IntRange) -> (i128, i128),
) -> Matched {
    let [lhs, rhs] = [0, 1].map(|at| rw.body().operand(op, at));
    let is_constant = rw.body().defining_op(rhs).is_some_and(|op| rw.op(op).has_trait(Traits::CONSTANT_LIKE));
    let modulus = ranges.constant(rhs).filter(|_| is_constant).map(|range| range.smin()).ok_or(NoMatch)?;
    if modulus <= 0 {
        return Err(NoMatch);
    }
    let (min, max) = bounds(ranges.get(lhs).ok_or(NoMatch)?);
    let fits = |n: i128| (0..modulus).contains(&n);
    if !fits(min) || !fits(max) || min > max {
        return Err(NoMatch);
    }
    rw.replace_op(op, &[lhs]);
    Ok(())
}
