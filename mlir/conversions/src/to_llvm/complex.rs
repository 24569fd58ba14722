//! `complex` as structs of two floats.

use dialects::arith::{CmpFPredicate, float_attr};
use dialects::complex;
use dialects::llvm::{self, FCmpPredicate, FastmathFlags};
use mlir::rewrite::conversion::{ConversionPatternSet, ConversionRewriter as Rewriter};
use mlir::rewrite::{Matched, NoMatch};
use mlir::{Handle, Loc, Op, Type, TypeKind, Value};

use super::arith::fast_math;
use crate::complex::division::{ComplexRange, FloatArithmetic, Parts};

/// Adds patterns for operations on two numbers, each with the function that computes the parts.
macro_rules! add_binary_patterns {
    ($patterns:ident: $($from:ident => $compute:ident;)*) => {$(
        $patterns.add(|op: Handle<complex::$from<'_>>, x, rw| {
            let flags = op.view(rw).fastmath().value();
            compute_parts(rw, *op, flags, [x.lhs(), x.rhs()], $compute)
        });
    )*};
}

pub(super) fn patterns(patterns: &mut ConversionPatternSet, range: ComplexRange) {
    add_binary_patterns! { patterns:
        AddOp => sum;
        SubOp => difference;
        MulOp => product;
    }
    patterns.add(move |op: Handle<complex::DivOp<'_>>, x, rw| {
        let flags = op.view(rw).fastmath().value();
        compute_parts(rw, *op, flags, [x.lhs(), x.rhs()], |f, left, right| range.divide(f, left, right))
    });
    patterns.add(constant).add(create).add(real).add(imaginary).add(absolute);
}

/// Replaces an operation on two numbers by what `compute` makes of their parts.
fn compute_parts(
    rw: &mut Rewriter<'_>,
    op: Op,
    flags: i64,
    operands: [Value; 2],
    compute: impl FnOnce(&mut Floats<'_, '_>, Parts, Parts) -> Parts,
) -> Matched {
    let ty = converted(rw, rw.body().result(op, 0))?;
    let loc = rw.body().loc(op);
    let [left, right] = operands.map(|operand| parts(rw, loc, operand));
    let start = llvm::PoisonOp::build(rw, loc, ty);
    let result = compute(&mut Floats { flags: fast_math(flags), loc, rw }, left, right);
    let new = packed(rw, loc, start, result);
    rw.replace_by(op, new)
}

/// The struct that a complex number becomes, if LLVM has the type of its parts.
fn converted(rw: &Rewriter<'_>, number: Value) -> Result<Type, NoMatch> {
    let cx = rw.cx();
    let ty = rw.body().ty(number);
    let TypeKind::Complex(part) = *cx.type_ref(ty).kind() else { return Err(NoMatch) };
    // Other parts became integers of their width, on which arithmetic would mean something else.
    if rw.convert_type(part)? != part || !cx.type_ref(part).is_float() {
        return Err(NoMatch);
    }
    rw.convert_type(ty)
}

fn parts(rw: &mut Rewriter<'_>, loc: Loc, number: Value) -> Parts {
    [0, 1].map(|index| part(rw, loc, number, index))
}

fn part(rw: &mut Rewriter<'_>, loc: Loc, number: Value, index: i64) -> Value {
    let ty = llvm::types::element_at(rw.cx(), rw.body().ty(number), &[index]);
    let ty = ty.expect("a complex number has two parts");
    llvm::ExtractValueOp::build(rw, loc, ty, number, &[index])
}

/// Fills a struct with both parts.
fn packed(rw: &mut Rewriter<'_>, loc: Loc, start: Value, [re, im]: Parts) -> Value {
    let number = llvm::InsertValueOp::build(rw, loc, start, re, &[0]);
    llvm::InsertValueOp::build(rw, loc, number, im, &[1])
}

/// Builds arithmetic of floats under the same flags.
struct Floats<'r, 'b> {
    rw: &'r mut Rewriter<'b>,
    loc: Loc,
    flags: Option<FastmathFlags>,
}

impl Floats<'_, '_> {
    fn sum_of_squares(&mut self, [re, im]: Parts) -> Value {
        let re = self.mul(re, re);
        let im = self.mul(im, im);
        self.add(re, im)
    }
}

impl FloatArithmetic for Floats<'_, '_> {
    fn add(&mut self, x: Value, y: Value) -> Value {
        let options = llvm::FAddOpOptions { fastmath_flags: self.flags };
        llvm::FAddOp::build_with(self.rw, self.loc, x, y, options)
    }

    fn sub(&mut self, x: Value, y: Value) -> Value {
        let options = llvm::FSubOpOptions { fastmath_flags: self.flags };
        llvm::FSubOp::build_with(self.rw, self.loc, x, y, options)
    }

    fn mul(&mut self, x: Value, y: Value) -> Value {
        let options = llvm::FMulOpOptions { fastmath_flags: self.flags };
        llvm::FMulOp::build_with(self.rw, self.loc, x, y, options)
    }

    fn div(&mut self, x: Value, y: Value) -> Value {
        let options = llvm::FDivOpOptions { fastmath_flags: self.flags };
        llvm::FDivOp::build_with(self.rw, self.loc, x, y, options)
    }

    fn abs(&mut self, x: Value) -> Value {
        let options = llvm::FAbsOpOptions { fastmath_flags: self.flags };
        llvm::FAbsOp::build_with(self.rw, self.loc, x, options)
    }

    fn copysign(&mut self, x: Value, sign: Value) -> Value {
        llvm::CopySignOp::build(self.rw, self.loc, x, sign)
    }

    fn compare(&mut self, predicate: CmpFPredicate, x: Value, y: Value) -> Value {
        let predicate = FCmpPredicate::from_value(predicate.value());
        let predicate = predicate.expect("the dialects number the predicates alike");
        llvm::FCmpOp::build(self.rw, self.loc, predicate, x, y)
    }

    fn and(&mut self, x: Value, y: Value) -> Value {
        llvm::AndOp::build(self.rw, self.loc, x, y)
    }

    fn or(&mut self, x: Value, y: Value) -> Value {
        llvm::OrOp::build(self.rw, self.loc, x, y)
    }

    fn select(&mut self, condition: Value, x: Value, y: Value) -> Value {
        llvm::SelectOp::build(self.rw, self.loc, condition, x, y)
    }

    fn constant(&mut self, like: Value, number: f64) -> Value {
        let ty = self.rw.body().ty(like);
        let number = float_attr(self.rw.cx(), number, ty).expect("the parts are floats");
        llvm::ConstantOp::build(self.rw, self.loc, ty, number)
    }
}

fn sum(floats: &mut Floats<'_, '_>, left: Parts, right: Parts) -> Parts {
    [0, 1].map(|part| floats.add(left[part], right[part]))
}

fn difference(floats: &mut Floats<'_, '_>, left: Parts, right: Parts) -> Parts {
    [0, 1].map(|part| floats.sub(left[part], right[part]))
}

fn product(floats: &mut Floats<'_, '_>, [a, b]: Parts, [c, d]: Parts) -> Parts {
    let ca = floats.mul(c, a);
    let db = floats.mul(d, b);
    let re = floats.sub(ca, db);
    let bc = floats.mul(b, c);
    let ad = floats.mul(a, d);
    [re, floats.add(bc, ad)]
}

fn constant(
    op: Handle<complex::ConstantOp>,
    _: complex::ConstantOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
) -> Matched {
    let ty = converted(rw, op.view(rw).complex())?;
    let loc = op.view(rw).loc();
    let value = op.view(rw).value_attr().id();
    let new = llvm::ConstantOp::build(rw, loc, ty, value);
    rw.replace_by(*op, new)
}

fn create(op: Handle<complex::CreateOp>, x: complex::CreateOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let ty = rw.convert_type(op.view(rw).ty(op.view(rw).complex()).id())?;
    let loc = op.view(rw).loc();
    let start = llvm::PoisonOp::build(rw, loc, ty);
    let new = packed(rw, loc, start, [x.real(), x.imaginary()]);
    rw.replace_by(*op, new)
}

fn real(op: Handle<complex::ReOp>, x: complex::ReOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let loc = op.view(rw).loc();
    let new = part(rw, loc, x.complex(), 0);
    rw.replace_by(*op, new)
}

fn imaginary(op: Handle<complex::ImOp>, x: complex::ImOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let loc = op.view(rw).loc();
    let new = part(rw, loc, x.complex(), 1);
    rw.replace_by(*op, new)
}

/// The root of the sum of squares; the root has no flags, as in MLIR.
fn absolute(op: Handle<complex::AbsOp>, x: complex::AbsOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    converted(rw, op.view(rw).complex())?;
    let loc = op.view(rw).loc();
    let flags = fast_math(op.view(rw).fastmath().value());
    let number = parts(rw, loc, x.complex());
    let square = Floats { rw, loc, flags }.sum_of_squares(number);
    let new = llvm::SqrtOp::build(rw, loc, square);
    rw.replace_by(*op, new)
}
