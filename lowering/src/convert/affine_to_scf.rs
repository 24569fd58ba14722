//! `affine` becomes `scf`, `arith` and `memref`: bounds and subscripts become integer arithmetic (`lower-affine`).
//!
//! The arithmetic of `mod`, `floordiv` and `ceildiv` is that of MLIR's `AffineExprExpander`: operands may be
//! negative, right-hand sides are positive.

use dialects::arith::{CmpIPredicate, IntegerOverflowFlags};
use dialects::{arith, memref, scf};
use mlir::affine::{AffineBinary, AffineExprKind};
use mlir::rewrite::NoMatch;
use mlir::rewrite::conversion::{
    ConversionPatternSet, ConversionRewriter, ConversionTarget, convert_body_partially,
};
use mlir::{AffineExpr, AffineMap, Body, Builder, Context, Diag, Loc, Op, Value};

use super::loops::index_constant;

/// Converts the affine operations of a body and of the bodies inside it.
///
/// # Errors
/// An operation of the dialect that has no conversion.
pub fn run(cx: &Context, body: &mut Body) -> Result<(), Vec<Diag>> {
    let mut target = ConversionTarget::new(cx);
    target.add_illegal_dialect("affine");
    let mut patterns = ConversionPatternSet::new();
    patterns
        .add_fn("affine.for", lower_for)
        .add_fn("affine.yield", lower_yield)
        .add_fn("affine.load", lower_load)
        .add_fn("affine.store", lower_store)
        .add_fn("affine.apply", lower_apply);
    convert_body_partially(cx, body, &target, &patterns)
}

fn map_attr(op: Op, name: &str, rw: &ConversionRewriter<'_>) -> Result<AffineMap, NoMatch> {
    rw.op(op).attr(name).and_then(mlir::AttrRef::as_affine_map).cloned().ok_or(NoMatch)
}

/// The operands of one group, converted.
fn group<'v>(op: Op, index: usize, operands: &'v [Value], rw: &ConversionRewriter<'_>) -> &'v [Value] {
    operands.get(rw.op(op).operand_group(index)).unwrap_or_default()
}

fn lower_for(op: Op, operands: &[Value], rw: &mut ConversionRewriter<'_>) -> Result<(), NoMatch> {
    let loc = rw.body().loc(op);
    let (lower, upper) = (map_attr(op, "lowerBoundMap", rw)?, map_attr(op, "upperBoundMap", rw)?);
    let step = rw.op(op).attr("step").and_then(mlir::AttrRef::as_int).ok_or(NoMatch)?;
    let (lower_operands, upper_operands) = (group(op, 0, operands, rw), group(op, 1, operands, rw));
    let inits = group(op, 2, operands, rw).to_vec();
    let low = bound(rw, loc, &lower, lower_operands, CmpIPredicate::Sgt)?;
    let high = bound(rw, loc, &upper, upper_operands, CmpIPredicate::Slt)?;
    let step = index_constant(rw, loc, step);
    let types: Vec<_> = rw.op(op).result_types().collect();
    let new = scf::ForOp::build(rw, loc, &types, low, high, step, &inits, false);
    let (from, to) = (rw.body().regions_of(op)[0], rw.body().regions_of(new)[0]);
    rw.body_mut().move_blocks(from, to);
    let results: Vec<Value> = rw.body().results(new).collect();
    rw.replace_op(op, &results);
    Ok(())
}

/// The greatest (`sgt`) or least (`slt`) result of a bound's map.
fn bound(
    b: &mut Builder<'_>,
    loc: Loc,
    map: &AffineMap,
    operands: &[Value],
    better: CmpIPredicate,
) -> Result<Value, NoMatch> {
    let mut values = expand_map(b, loc, map, operands)?.into_iter();
    let mut best = values.next().ok_or(NoMatch)?;
    for value in values {
        let test = compare(b, loc, better, best, value);
        best = select(b, loc, test, best, value);
    }
    Ok(best)
}

fn lower_yield(op: Op, operands: &[Value], rw: &mut ConversionRewriter<'_>) -> Result<(), NoMatch> {
    let loc = rw.body().loc(op);
    scf::YieldOp::build(rw, loc, operands);
    rw.erase_op(op);
    Ok(())
}

fn lower_load(op: Op, operands: &[Value], rw: &mut ConversionRewriter<'_>) -> Result<(), NoMatch> {
    let loc = rw.body().loc(op);
    let (&memory, indices) = operands.split_first().ok_or(NoMatch)?;
    let map = map_attr(op, "map", rw)?;
    let indices = expand_map(rw, loc, &map, indices)?;
    let new = memref::LoadOp::build(rw, loc, memory, &indices, None, None);
    let value = rw.body().result(new, 0);
    rw.replace_op(op, &[value]);
    Ok(())
}

fn lower_store(op: Op, operands: &[Value], rw: &mut ConversionRewriter<'_>) -> Result<(), NoMatch> {
    let loc = rw.body().loc(op);
    let [value, memory, indices @ ..] = operands else { return Err(NoMatch) };
    let map = map_attr(op, "map", rw)?;
    let indices = expand_map(rw, loc, &map, indices)?;
    memref::StoreOp::build(rw, loc, *value, *memory, &indices, None, None);
    rw.erase_op(op);
    Ok(())
}

fn lower_apply(op: Op, operands: &[Value], rw: &mut ConversionRewriter<'_>) -> Result<(), NoMatch> {
    let loc = rw.body().loc(op);
    let map = map_attr(op, "map", rw)?;
    let values = expand_map(rw, loc, &map, operands)?;
    rw.replace_op(op, &values);
    Ok(())
}

/// Computes every result of a map.
fn expand_map(
    b: &mut Builder<'_>,
    loc: Loc,
    map: &AffineMap,
    operands: &[Value],
) -> Result<Vec<Value>, NoMatch> {
    if operands.len() != (map.dims + map.symbols) as usize {
        return Err(NoMatch);
    }
    let (dims, symbols) = operands.split_at(map.dims as usize);
    map.results.iter().map(|&e| expand(b, loc, e, dims, symbols)).collect()
}

/// Computes an expression. Its depth is bounded by the parser and by construction.
fn expand(
    b: &mut Builder<'_>,
    loc: Loc,
    e: AffineExpr,
    dims: &[Value],
    symbols: &[Value],
) -> Result<Value, NoMatch> {
    let (kind, lhs, rhs) = match *b.cx().affine_kind(e) {
        AffineExprKind::Dim(i) => return dims.get(i as usize).copied().ok_or(NoMatch),
        AffineExprKind::Symbol(i) => return symbols.get(i as usize).copied().ok_or(NoMatch),
        AffineExprKind::Constant(value) => return Ok(index_constant(b, loc, value)),
        AffineExprKind::Binary(kind, lhs, rhs) => (kind, lhs, rhs),
    };
    if matches!(kind, AffineBinary::Mod | AffineBinary::FloorDiv | AffineBinary::CeilDiv)
        && b.cx().affine_as_constant(rhs).is_some_and(|divisor| divisor <= 0)
    {
        return Err(NoMatch);
    }
    let lhs = expand(b, loc, lhs, dims, symbols)?;
    let rhs = expand(b, loc, rhs, dims, symbols)?;
    Ok(match kind {
        AffineBinary::Add => add(b, loc, lhs, rhs),
        AffineBinary::Mul => {
            // Subscripts do not wrap.
            let product = arith::MulIOp::build(b, loc, lhs, rhs, Some(IntegerOverflowFlags::NSW));
            b.body().result(product, 0)
        }
        AffineBinary::Mod => modulo(b, loc, lhs, rhs),
        AffineBinary::FloorDiv => floor_div(b, loc, lhs, rhs),
        AffineBinary::CeilDiv => ceil_div(b, loc, lhs, rhs),
    })
}

fn add(b: &mut Builder<'_>, loc: Loc, lhs: Value, rhs: Value) -> Value {
    let op = arith::AddIOp::build(b, loc, lhs, rhs, None);
    b.body().result(op, 0)
}

fn sub(b: &mut Builder<'_>, loc: Loc, lhs: Value, rhs: Value) -> Value {
    let op = arith::SubIOp::build(b, loc, lhs, rhs, None);
    b.body().result(op, 0)
}

fn div(b: &mut Builder<'_>, loc: Loc, lhs: Value, rhs: Value) -> Value {
    let op = arith::DivSIOp::build(b, loc, lhs, rhs, false);
    b.body().result(op, 0)
}

fn compare(b: &mut Builder<'_>, loc: Loc, predicate: CmpIPredicate, lhs: Value, rhs: Value) -> Value {
    let op = arith::CmpIOp::build(b, loc, predicate, lhs, rhs);
    b.body().result(op, 0)
}

fn select(b: &mut Builder<'_>, loc: Loc, condition: Value, yes: Value, no: Value) -> Value {
    let op = arith::SelectOp::build(b, loc, condition, yes, no);
    b.body().result(op, 0)
}

/// `a mod b`: the remainder, plus `b` where it is negative.
fn modulo(b: &mut Builder<'_>, loc: Loc, lhs: Value, rhs: Value) -> Value {
    let remainder = arith::RemSIOp::build(b, loc, lhs, rhs);
    let remainder = b.body().result(remainder, 0);
    let zero = index_constant(b, loc, 0);
    let negative = compare(b, loc, CmpIPredicate::Slt, remainder, zero);
    let corrected = add(b, loc, remainder, rhs);
    select(b, loc, negative, corrected, remainder)
}

/// `a floordiv b`: where `a < 0`, `-1 - (-1 - a) / b`.
fn floor_div(b: &mut Builder<'_>, loc: Loc, lhs: Value, rhs: Value) -> Value {
    let (zero, minus_one) = (index_constant(b, loc, 0), index_constant(b, loc, -1));
    let negative = compare(b, loc, CmpIPredicate::Slt, lhs, zero);
    let flipped = sub(b, loc, minus_one, lhs);
    let dividend = select(b, loc, negative, flipped, lhs);
    let quotient = div(b, loc, dividend, rhs);
    let corrected = sub(b, loc, minus_one, quotient);
    select(b, loc, negative, corrected, quotient)
}

/// `a ceildiv b`: where `a <= 0`, `-(-a / b)`; else `(a - 1) / b + 1`.
fn ceil_div(b: &mut Builder<'_>, loc: Loc, lhs: Value, rhs: Value) -> Value {
    let (zero, one) = (index_constant(b, loc, 0), index_constant(b, loc, 1));
    let not_positive = compare(b, loc, CmpIPredicate::Sle, lhs, zero);
    let negated = sub(b, loc, zero, lhs);
    let decremented = sub(b, loc, lhs, one);
    let dividend = select(b, loc, not_positive, negated, decremented);
    let quotient = div(b, loc, dividend, rhs);
    let negated = sub(b, loc, zero, quotient);
    let incremented = add(b, loc, quotient, one);
    select(b, loc, not_positive, negated, incremented)
}
