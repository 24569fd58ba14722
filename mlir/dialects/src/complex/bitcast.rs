//! `complex.bitcast`, and its combinations with `arith.bitcast`.

use mlir::hooks::{CanonicalizationPatterns, Fold, Verify};
use mlir::opdef::Folded;
use mlir::rewrite::{Matched, PatternRewriter, PatternSet};
use mlir::{Attr, Diag, Handle, Op, TypeRef, Value};

use super::{BitcastOp, part_type};
use crate::arith;
use crate::rewriting::check;

/// Whether a bitcast accepts a type.
fn has_bits(ty: TypeRef<'_>) -> bool {
    ty.is_integer_type() || ty.is_float() || ty.is_complex()
}

/// The number of bits of a type; of both parts for a complex type.
fn bits(ty: TypeRef<'_>) -> Option<u64> {
    match part_type(ty) {
        Some(part) => ty.cx().type_ref(part).bit_width().map(|width| 2 * u64::from(width)),
        None => ty.bit_width().map(u64::from),
    }
}

impl Verify for BitcastOp<'_> {
    /// The types are equal, or one is complex and both have the same number of bits.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let from = op.ty(self.operand());
        let to = op.ty(self.result());
        let message = match () {
            () if from == to => return Ok(()),
            () if !has_bits(from) => "operand must be int/float/complex",
            () if !has_bits(to) => "result must be int/float/complex",
            () if from.is_complex() == to.is_complex() => {
                "requires that either input or output has a complex type"
            }
            () if bits(from) != bits(to) => "casting bitwidths do not match",
            () => return Ok(()),
        };
        Err(op.error(message))
    }
}

impl Fold for BitcastOp<'_> {
    /// A cast to the same type does nothing.
    fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        (op.ty(self.operand()) == op.ty(self.result())).then(|| Folded::value(self.operand())).flatten()
    }
}

/// Replaces a cast by a `complex.bitcast` of another value to the same type.
fn cast_from(rw: &mut PatternRewriter<'_>, op: Op, source: Value) -> Matched {
    let to = rw.body().ty(rw.body().result(op, 0));
    rw.replace_with(op, |rw, loc| BitcastOp::build(rw, loc, to, source))
}

/// `complex.bitcast(bitcast(x)) -> bitcast(x)`, where the inner cast is of either dialect.
fn of_bitcast(op: Handle<BitcastOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let cast = op.view(rw);
    let operand = cast.operand();
    let to = cast.ty(cast.result());
    let Ok(inner) = rw.defining::<BitcastOp>(operand) else {
        let source = rw.defining::<arith::BitcastOp>(operand)?.in_();
        return cast_from(rw, *op, source);
    };
    let source = inner.operand();
    let from = inner.ty(source);
    if from == to || from.is_complex() != to.is_complex() {
        return cast_from(rw, *op, source);
    }
    // Neither dialect casts between complex types, or from signed or unsigned integers to floats.
    let simple = |ty: TypeRef<'_>| ty.is_float() || ty.is_signless_integer();
    check(simple(from) && simple(to))?;
    let to = to.id();
    rw.replace_with(*op, |rw, loc| arith::BitcastOp::build(rw, loc, to, source))
}

/// `arith.bitcast(complex.bitcast(x)) -> complex.bitcast(x)`
fn of_complex_bitcast(op: Handle<arith::BitcastOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let operand = op.view(rw).in_();
    let source = rw.defining::<BitcastOp>(operand)?.operand();
    cast_from(rw, *op, source)
}

impl CanonicalizationPatterns for BitcastOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add(of_bitcast);
        patterns.add(of_complex_bitcast);
    }
}
