//! Coalesces nests of `scf.for`; see `coalescing`.
//!
//! MLIR multiplies the numbers of iterations even if two of them are negative. Here they are no less than 0 then.

use dialects::affine::apply::{apply_mixed, apply_one};
use dialects::affine::canonicalize::Applied;
use dialects::affine::{AffineDelinearizeIndexOp, AffineMaxOp};
use dialects::arith::ConstantOp;
use dialects::matching::constant_index;
use dialects::offsets_sizes_strides::{Mixed, split};
use dialects::scf::ForOp;
use dialects::{memref, tensor};
use mlir::{AffineMap, Block, Body, Builder, Context, Handle, Loc, Op, OpRef, OpView, Value};
use smallvec::smallvec;

use crate::util::bounds::map_attr;
use crate::util::nest::for_each_band;

type Loop = Handle<ForOp<'static>>;

/// The places of the bounds and of the step among the operands.
const LOWER: usize = 0;
const UPPER: usize = 1;
const STEP: usize = 2;
const CONTROL: usize = 3;

/// Coalesces as much as possible of the perfect nest at `root`, from the innermost loop outward.
pub(super) fn coalesce_nest(cx: &Context, body: &mut Body, root: Loop) {
    let nest = perfect_nest(cx, body, root);
    let mut chain = 0;
    let mut outermost = Vec::with_capacity(nest.len());
    for (at, &lp) in nest.iter().enumerate() {
        let control: Vec<Value> = body.operands(*lp).take(CONTROL).collect();
        let inside = |outer: &Loop| control.iter().any(|&value| body.is_defined_inside(**outer, value));
        let above = nest[..at].iter().position(|outer| !inside(outer)).unwrap_or(at);
        if at > 0 && !passes_values(body, nest[at - 1], lp) {
            chain = at;
        }
        outermost.push(above.max(chain));
    }
    for_each_band(&outermost, &mut |band| {
        coalesce(&mut Builder::new(cx, body), &nest[band]);
    });
}

/// The loops of which each is all that is in the one before.
fn perfect_nest(cx: &Context, body: &Body, root: Loop) -> Vec<Loop> {
    let mut nest = vec![root];
    let mut lp = root;
    while let Some(block) = block(body, lp) {
        let mut ops = body.ops(block);
        let (Some(inner), Some(_), None) = (ops.next(), ops.next(), ops.next()) else { break };
        let Some(inner) = OpRef::new(cx, body, inner).cast::<ForOp>() else { break };
        let inner = inner.handle();
        nest.push(inner);
        lp = inner;
    }
    nest
}

/// The block of a loop.
fn block(body: &Body, lp: Loop) -> Option<Block> {
    body.entry_block(*body.regions_of(*lp).first()?)
}

/// Whether a loop does nothing with the values that it carries but pass them to the one in it and back.
fn passes_values(body: &Body, outer: Loop, inner: Loop) -> bool {
    let Some(block) = block(body, outer) else { return false };
    let Some(end) = body.last_op(block) else { return false };
    let carried = body.block_args(block).iter().skip(1).copied();
    body.operands(*inner).skip(CONTROL).eq(carried) && body.operands(end).eq(body.results(*inner))
}

/// The bounds and the step of a loop.
#[derive(Clone, Copy)]
struct Control([Mixed; CONTROL]);

impl Control {
    fn of(b: &Builder<'_>, lp: Loop) -> Control {
        let op = OpRef::new(b.cx(), b.body(), *lp);
        let mixed = |at| {
            let value = b.body().operand(*lp, at);
            constant_index(op, value).map_or(Mixed::Value(value), Mixed::Known)
        };
        Control([LOWER, UPPER, STEP].map(mixed))
    }

    /// The number of iterations, if it is known and not negative.
    fn count(self) -> Option<i64> {
        let Control([Mixed::Known(lower), Mixed::Known(upper), Mixed::Known(step)]) = self else {
            return None;
        };
        let distance = i128::from(upper) - i128::from(lower);
        let step = i128::from(step);
        let count = if step > 0 { (distance + step - 1).div_euclid(step) } else { -1 };
        i64::try_from(count).ok()
    }
}

/// Replaces a band of loops by one; leaves it alone if their variables are no indices, or if a run may have no number.
fn coalesce(b: &mut Builder<'_>, band: &[Loop]) -> Option<()> {
    let (&outermost, &innermost) = (band.first()?, band.last()?);
    let controls: Vec<Control> = band.iter().map(|&lp| Control::of(b, lp)).collect();
    let mut known = controls.iter().filter_map(|control| control.count());
    known.try_fold(1i64, |product, count| product.checked_mul(count).filter(|_| count > 0))?;
    if !band.iter().all(|&lp| is_simple(b, lp)) {
        return None;
    }
    let loc = b.body().loc(*outermost);
    b.set_before(*outermost);
    let inside = block(b.body(), innermost)?;
    let counts: Vec<Mixed> =
        band.iter().zip(&controls).map(|(&lp, &control)| normalize(b, outermost, lp, control)).collect();
    for (&lp, &control) in band.iter().zip(&controls) {
        denormalize(b, inside, lp, control)?;
    }
    b.set_before(*outermost);
    let counts = clamp(b, loc, counts);
    let mut total = Mixed::Known(1);
    let cx = b.cx();
    let product = cx.affine_mul(cx.affine_symbol(0), cx.affine_symbol(1));
    for &count in &counts {
        total = apply_mixed(b, *outermost, loc, product, &[total, count]);
    }
    let total = total.as_value(b, loc);
    b.set_operand(*outermost, UPPER, total);
    b.set_start(inside);
    let variables = delinearize(b, loc, block(b.body(), outermost)?, &counts)?;
    for at in (1..band.len()).rev() {
        inline(b, band[at - 1], band[at], *variables.get(at)?)?;
    }
    Some(())
}

/// Whether a loop counts an index, and compares as signed numbers.
fn is_simple(b: &Builder<'_>, lp: Loop) -> bool {
    let view = lp.view(b);
    view.op_ref().ty(view.lower_bound()).is_index() && !view.unsigned_cmp()
}

/// Makes a loop run from 0 with step 1; returns the number of its iterations.
fn normalize(b: &mut Builder<'_>, outermost: Loop, lp: Loop, Control(control): Control) -> Mixed {
    let cx = b.cx();
    let loc = b.body().loc(*lp);
    let distance = cx.affine_sub(cx.affine_symbol(1), cx.affine_symbol(0));
    let count = cx.affine_ceil_div(distance, cx.affine_symbol(2));
    let count = apply_mixed(b, *outermost, loc, count, &control);
    let bounds = [Mixed::Known(0), count, Mixed::Known(1)];
    for (at, mixed) in bounds.into_iter().enumerate() {
        let value = mixed.as_value(b, loc);
        b.set_operand(*lp, at, value);
    }
    count
}

/// Computes the variable that a loop had, at the start of a block.
fn denormalize(
    b: &mut Builder<'_>,
    inside: Block,
    lp: Loop,
    Control([lower, _, step]): Control,
) -> Option<()> {
    let cx = b.cx();
    let loc = b.body().loc(*lp);
    let variable = *b.body().block_args(block(b.body(), lp)?).first()?;
    let mut symbols = Vec::new();
    let mut symbol = |mixed| match mixed {
        Mixed::Known(known) => cx.affine_constant(known),
        Mixed::Value(value) => {
            symbols.push(value);
            cx.affine_symbol(symbols.len() as u32 - 1)
        }
    };
    let (lower, step) = (symbol(lower), symbol(step));
    let expr = cx.affine_add(cx.affine_mul(cx.affine_dim(0), step), lower);
    b.set_start(inside);
    let applied = Applied { dims: smallvec![variable], symbols: symbols.into(), exprs: smallvec![expr] };
    let value = apply_one(b, *lp, loc, applied);
    let value = value.as_value(b, loc);
    if value != variable {
        let own = b.body().defining_op(value);
        b.body_mut().replace_uses_if(variable, value, |body, each| Some(body.use_owner(each).0) != own);
    }
    Some(())
}

/// The product of two negative numbers would be positive. A single negative number is harmless.
fn clamp(b: &mut Builder<'_>, loc: Loc, counts: Vec<Mixed>) -> Vec<Mixed> {
    let may_be_negative: Vec<bool> = counts.iter().map(|&count| may_be_negative(b, count)).collect();
    if may_be_negative.iter().filter(|&&may| may).count() < 2 {
        return counts;
    }
    let cx = b.cx();
    let map = map_attr(b, &AffineMap::new(0, 1, [cx.affine_symbol(0), cx.affine_constant(0)]));
    let clamp = |(count, may_be_negative)| match count {
        Mixed::Value(value) if may_be_negative => Mixed::Value(AffineMaxOp::build(b, loc, map, &[value])),
        _ => count,
    };
    counts.into_iter().zip(may_be_negative).map(clamp).collect()
}

/// Whether a number may be negative, as far as its operation tells: sizes are not.
fn may_be_negative(b: &Builder<'_>, count: Mixed) -> bool {
    let Mixed::Value(value) = count else { return false };
    let Some(op) = b.body().defining_op(value) else { return true };
    let op = OpRef::new(b.cx(), b.body(), op);
    !op.is::<memref::DimOp>() && !op.is::<tensor::DimOp>() && !op.is::<ConstantOp>()
}

/// Takes the variable of a block apart into the numbers of the loops' iterations.
fn delinearize(b: &mut Builder<'_>, loc: Loc, of: Block, counts: &[Mixed]) -> Option<Vec<Value>> {
    let variable = *b.body().block_args(of).first()?;
    let types = vec![b.cx().index_ty(); counts.len()];
    let (known, values) = split(counts);
    let op = AffineDelinearizeIndexOp::build(b, loc, &types, variable, &values, &known);
    let variables: Vec<Value> = b.body().results(*op).collect();
    let first = *variables.first()?;
    b.body_mut().replace_uses_if(variable, first, |body, each| body.use_owner(each).0 != *op);
    Some(variables)
}

/// Replaces a loop in another by what is in it.
fn inline(b: &mut Builder<'_>, outer: Loop, inner: Loop, variable: Value) -> Option<()> {
    let (around, inside) = (block(b.body(), outer)?, block(b.body(), inner)?);
    let carried = b.body().block_args(around).iter().skip(1).copied();
    let now: Vec<Value> = std::iter::once(variable).chain(carried).collect();
    for (old, now) in b.body().block_args(inside).to_vec().into_iter().zip(now) {
        b.replace_all_uses(old, now);
    }
    let end = b.body().last_op(inside)?;
    let yielded: Vec<Value> = b.body().operands(end).collect();
    b.erase_op(end);
    let ops: Vec<Op> = b.body().ops(inside).collect();
    for op in ops {
        b.move_op_before(op, *inner);
    }
    let results: Vec<Value> = b.body().results(*inner).collect();
    for (old, now) in results.into_iter().zip(yielded) {
        b.replace_all_uses(old, now);
    }
    b.erase_op(*inner);
    Some(())
}
