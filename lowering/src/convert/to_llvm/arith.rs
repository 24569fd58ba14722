//! `arith` on scalars: an instruction each.

use dialects::llvm::{self, FastmathFlags, ICmpPredicate, IntegerOverflowFlags};
use mlir::rewrite::NoMatch;
use mlir::rewrite::conversion::{ConversionPatternSet, ConversionRewriter};
use mlir::{AttrRef, Builder, Loc, Op, OpRef, Value};

type Binary = fn(&mut Builder<'_>, Loc, Value, Value, Flags) -> Op;

/// The flags of an operation, as the llvm dialect has them.
struct Flags {
    fast_math: Option<FastmathFlags>,
    overflow: IntegerOverflowFlags,
}

pub(super) fn patterns(patterns: &mut ConversionPatternSet) {
    let table: [(&'static str, Binary); 9] = [
        ("arith.addf", |b, l, x, y, f| llvm::FAddOp::build(b, l, x, y, f.fast_math)),
        ("arith.subf", |b, l, x, y, f| llvm::FSubOp::build(b, l, x, y, f.fast_math)),
        ("arith.mulf", |b, l, x, y, f| llvm::FMulOp::build(b, l, x, y, f.fast_math)),
        ("arith.divf", |b, l, x, y, f| llvm::FDivOp::build(b, l, x, y, f.fast_math)),
        ("arith.addi", |b, l, x, y, f| llvm::AddOp::build(b, l, x, y, f.overflow)),
        ("arith.subi", |b, l, x, y, f| llvm::SubOp::build(b, l, x, y, f.overflow)),
        ("arith.muli", |b, l, x, y, f| llvm::MulOp::build(b, l, x, y, f.overflow)),
        ("arith.divsi", |b, l, x, y, _| llvm::SDivOp::build(b, l, x, y, false)),
        ("arith.remsi", |b, l, x, y, _| llvm::SRemOp::build(b, l, x, y)),
    ];
    for (name, build) in table {
        patterns.add_fn(name, move |op, operands, rw| binary(op, operands, rw, build));
    }
    patterns
        .add_fn("arith.constant", constant)
        .add_fn("arith.negf", negate)
        .add_fn("arith.cmpi", compare)
        .add_fn("arith.select", select)
        .add_fn("arith.index_cast", index_cast);
}

/// Whether an operation is on floats that LLVM has not: they are integers now, on which it would mean something
/// else.
fn loses_its_float(op: OpRef<'_>, operand: Value) -> bool {
    op.result_types().any(|ty| op.cx().type_ref(ty).is_float()) && !op.ty(operand).is_float()
}

/// Both dialects count nsw and nuw alike; of the fast-math flags `arith` has `reassoc` as the first bit, the llvm dialect as
/// the last of seven.
fn flags(op: OpRef<'_>) -> Flags {
    let read = |name| op.attr(name).and_then(AttrRef::as_enum).filter(|&bits| bits != 0);
    Flags {
        fast_math: read("fastmath").and_then(|bits| FastmathFlags::from_value(bits >> 1 | (bits & 1) << 6)),
        overflow: read("overflowFlags")
            .and_then(IntegerOverflowFlags::from_value)
            .unwrap_or(IntegerOverflowFlags::NONE),
    }
}

fn binary(op: Op, operands: &[Value], rw: &mut ConversionRewriter<'_>, build: Binary) -> Result<(), NoMatch> {
    let &[lhs, rhs] = operands else { return Err(NoMatch) };
    if loses_its_float(rw.op(op), lhs) {
        return Err(NoMatch);
    }
    let loc = rw.body().loc(op);
    let flags = flags(rw.op(op));
    let new = build(rw, loc, lhs, rhs, flags);
    replace(op, new, rw)
}

fn replace(op: Op, new: Op, rw: &mut ConversionRewriter<'_>) -> Result<(), NoMatch> {
    let results: Vec<Value> = rw.body().results(new).collect();
    rw.replace_op(op, &results);
    Ok(())
}

fn constant(op: Op, _: &[Value], rw: &mut ConversionRewriter<'_>) -> Result<(), NoMatch> {
    let loc = rw.body().loc(op);
    let value = rw.op(op).attr("value").ok_or(NoMatch)?;
    if !(value.is_integer_attr() || value.is_float_attr()) {
        return Err(NoMatch);
    }
    let (value, ty) = (value.id(), rw.convert_type(value.ty().id())?);
    let new = llvm::ConstantOp::build(rw, loc, ty, value);
    replace(op, new, rw)
}

fn compare(op: Op, operands: &[Value], rw: &mut ConversionRewriter<'_>) -> Result<(), NoMatch> {
    let &[lhs, rhs] = operands else { return Err(NoMatch) };
    let loc = rw.body().loc(op);
    // The dialects number the predicates alike.
    let predicate =
        rw.op(op).attr("predicate").and_then(AttrRef::as_enum).and_then(ICmpPredicate::from_value);
    let predicate = predicate.ok_or(NoMatch)?;
    let new = llvm::ICmpOp::build(rw, loc, predicate, lhs, rhs);
    replace(op, new, rw)
}

fn negate(op: Op, operands: &[Value], rw: &mut ConversionRewriter<'_>) -> Result<(), NoMatch> {
    let &[input] = operands else { return Err(NoMatch) };
    if loses_its_float(rw.op(op), input) {
        return Err(NoMatch);
    }
    let loc = rw.body().loc(op);
    let flags = flags(rw.op(op));
    let new = llvm::FNegOp::build(rw, loc, input, flags.fast_math);
    replace(op, new, rw)
}

fn select(op: Op, operands: &[Value], rw: &mut ConversionRewriter<'_>) -> Result<(), NoMatch> {
    let &[condition, yes, no] = operands else { return Err(NoMatch) };
    let loc = rw.body().loc(op);
    let new = llvm::SelectOp::build(rw, loc, condition, yes, no, None);
    replace(op, new, rw)
}

/// Nothing where the integer has 64 bits, as an index has; other widths are not produced by any lowering here.
fn index_cast(op: Op, operands: &[Value], rw: &mut ConversionRewriter<'_>) -> Result<(), NoMatch> {
    let &[input] = operands else { return Err(NoMatch) };
    let to = rw.convert_result_types(op)?;
    if to != [rw.body().ty(input)] {
        return Err(NoMatch);
    }
    rw.replace_op(op, &[input]);
    Ok(())
}
