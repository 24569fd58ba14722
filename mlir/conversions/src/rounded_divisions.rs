//! Divisions of integers that round up or down, by divisions that round towards zero.

use dialects::arith::{self, CmpIPredicate, integer_attr};
use mlir::rewrite::conversion::{ConversionPatternSet, ConversionRewriter as Rewriter};
use mlir::rewrite::{Matched, NoMatch};
use mlir::{Handle, Loc, Type, Value};

/// Adds patterns that replace the divisions by other operations of `arith`.
pub(crate) fn patterns(patterns: &mut ConversionPatternSet) {
    patterns.add(unsigned_up).add(up).add(down);
}

/// A constant of this type.
fn constant(rw: &mut Rewriter<'_>, loc: Loc, ty: Type, value: i128) -> Result<Value, NoMatch> {
    let value = integer_attr(rw.cx(), value, ty).ok_or(NoMatch)?;
    Ok(arith::ConstantOp::build(rw, loc, value))
}

/// `x == 0 ? 0 : (x - 1) / y + 1`
fn unsigned_up(
    op: Handle<arith::CeilDivUIOp>,
    _: arith::CeilDivUIOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
) -> Matched {
    let view = op.view(rw);
    let (loc, x, y) = (view.loc(), view.lhs(), view.rhs());
    let ty = rw.body().ty(x);
    let zero = constant(rw, loc, ty, 0)?;
    let is_zero = arith::CmpIOp::build(rw, loc, CmpIPredicate::Eq, x, zero);
    let one = constant(rw, loc, ty, 1)?;
    let less = arith::SubIOp::build(rw, loc, x, one);
    let quotient = arith::DivUIOp::build(rw, loc, less, y);
    let more = arith::AddIOp::build(rw, loc, quotient, one);
    let new = arith::SelectOp::build(rw, loc, is_zero, zero, more);
    rw.replace_by(*op, new)
}

/// `x / y`, and one more if there is a rest and the signs of `x` and `y` are the same.
fn up(op: Handle<arith::CeilDivSIOp>, _: arith::CeilDivSIOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let view = op.view(rw);
    let (loc, x, y) = (view.loc(), view.lhs(), view.rhs());
    let ty = rw.body().ty(x);
    let zero = constant(rw, loc, ty, 0)?;
    let one = constant(rw, loc, ty, 1)?;
    let (quotient, has_rest) = divide(rw, loc, x, y);
    let is_same = compare_signs(rw, loc, CmpIPredicate::Eq, [x, y], zero);
    let is_less = arith::AndIOp::build(rw, loc, has_rest, is_same);
    let more = arith::AddIOp::build(rw, loc, quotient, one);
    let new = arith::SelectOp::build(rw, loc, is_less, more, quotient);
    rw.replace_by(*op, new)
}

/// `x / y`, and one less if there is a rest and the signs of `x` and `y` differ.
fn down(
    op: Handle<arith::FloorDivSIOp>,
    _: arith::FloorDivSIOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
) -> Matched {
    let view = op.view(rw);
    let (loc, x, y) = (view.loc(), view.lhs(), view.rhs());
    let ty = rw.body().ty(x);
    let (quotient, has_rest) = divide(rw, loc, x, y);
    let zero = constant(rw, loc, ty, 0)?;
    let differs = compare_signs(rw, loc, CmpIPredicate::Ne, [x, y], zero);
    let is_more = arith::AndIOp::build(rw, loc, has_rest, differs);
    let minus_one = constant(rw, loc, ty, -1)?;
    let less = arith::AddIOp::build(rw, loc, quotient, minus_one);
    let new = arith::SelectOp::build(rw, loc, is_more, less, quotient);
    rw.replace_by(*op, new)
}

/// The quotient, rounded towards zero, and whether there is a rest.
fn divide(rw: &mut Rewriter<'_>, loc: Loc, x: Value, y: Value) -> (Value, Value) {
    let quotient = arith::DivSIOp::build(rw, loc, x, y);
    let product = arith::MulIOp::build(rw, loc, quotient, y);
    (quotient, arith::CmpIOp::build(rw, loc, CmpIPredicate::Ne, x, product))
}

/// Whether both numbers are negative or neither, or the opposite.
fn compare_signs(
    rw: &mut Rewriter<'_>,
    loc: Loc,
    predicate: CmpIPredicate,
    numbers: [Value; 2],
    zero: Value,
) -> Value {
    let [x, y] = numbers.map(|number| arith::CmpIOp::build(rw, loc, CmpIPredicate::Slt, number, zero));
    arith::CmpIOp::build(rw, loc, predicate, x, y)
}
