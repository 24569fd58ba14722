//! The `convert-complex-to-standard` pass: complex numbers by arithmetic on their parts.
//!
//! `complex.create`, `re` and `im` stay, and so do operations that have no formula here.

use dialects::arith::CmpFPredicate::{self, OEQ, OGE, OGT, UNE, UNO};
use dialects::complex::{self, *};
use dialects::{arith, math};
use mlir::builtin::ModuleOp;
use mlir::rewrite::Matched;
use mlir::rewrite::conversion::{
    ConversionPatternSet, ConversionRewriter, ConversionTarget, Mode, convert_body,
};
use mlir::{Body, Context, Diag, Handle, Op, Value};

use super::division::{ComplexRange, FloatArithmetic, Parts};
use super::powers::{absolute, integer_power, inverse_root, power, root};
use crate::arithmetic::Arithmetic;

/// Replaces operations on complex numbers in a body.
///
/// # Errors
/// Never; the signature is that of a pass.
pub(crate) fn run(cx: &Context, body: &mut Body, range: ComplexRange) -> Result<(), Vec<Diag>> {
    let mut set = ConversionPatternSet::new();
    patterns(&mut set, range);
    let mut target = ConversionTarget::new(cx);
    target.add_legal_dialect(arith::DIALECT.name).add_legal_dialect(math::DIALECT.name);
    target.add_legal_op(CreateOp::NAME).add_legal_op(ReOp::NAME).add_legal_op(ImOp::NAME);
    target.add_legal_op(ModuleOp::NAME);
    convert_body(cx, body, &target, &set, Mode::Partial)
}

/// Adds patterns for operations with flags, each with its operands and the function that builds the result.
macro_rules! add_patterns {
    ($patterns:ident: $($op:ident($($operand:ident),*) => $build:expr;)*) => {$(
        $patterns.add(|op: Handle<complex::$op<'_>>, x, rw| {
            let flags = op.view(rw).fastmath().value();
            replace(rw, *op, flags, |a| $build(a, $(x.$operand()),*))
        });
    )*};
}

fn patterns(patterns: &mut ConversionPatternSet, range: ComplexRange) {
    add_patterns! { patterns:
        AbsOp(complex) => absolute;
        AngleOp(complex) => angle;
        Atan2Op(lhs, rhs) => atan2;
        AddOp(lhs, rhs) => |a: &mut Arithmetic<'_, '_>, x, y| by_parts(a, x, y, |a, x, y| a.addf(x, y));
        SubOp(lhs, rhs) => |a: &mut Arithmetic<'_, '_>, x, y| by_parts(a, x, y, |a, x, y| a.subf(x, y));
        ConjOp(complex) => conjugate;
        CosOp(complex) => cos;
        ExpOp(complex) => exp;
        Expm1Op(complex) => exp_less_one;
        Log1pOp(complex) => log_of_one_more;
        LogOp(complex) => log;
        MulOp(lhs, rhs) => product;
        NegOp(complex) => negate;
        SignOp(complex) => sign;
        SinOp(complex) => sin;
        SqrtOp(complex) => root;
        TanOp(complex) => tan;
        TanhOp(complex) => tanh;
        PowOp(lhs, rhs) => power;
        RsqrtOp(complex) => inverse_root;
    }
    patterns.add(|op: Handle<PowiOp<'_>>, x, rw| {
        let flags = op.view(rw).fastmath().map_or(0, FastMathFlags::value);
        replace(rw, *op, flags, |a| integer_power(a, x.lhs(), x.rhs()))
    });
    patterns.add(|op: Handle<EqualOp<'_>>, x, rw| {
        replace(rw, *op, 0, |a| compare(a, x.lhs(), x.rhs(), OEQ, |a, re, im| a.andi(re, im)))
    });
    patterns.add(|op: Handle<NotEqualOp<'_>>, x, rw| {
        replace(rw, *op, 0, |a| compare(a, x.lhs(), x.rhs(), UNE, |a, re, im| a.ori(re, im)))
    });
    patterns.add(move |op: Handle<DivOp<'_>>, x, rw| {
        let flags = op.view(rw).fastmath().value();
        replace(rw, *op, flags, |a| quotient(a, x.lhs(), x.rhs(), range))
    });
}

fn replace(
    rw: &mut ConversionRewriter<'_>,
    op: Op,
    flags: i64,
    build: impl FnOnce(&mut Arithmetic<'_, '_>) -> Value,
) -> Matched {
    let loc = rw.body().loc(op);
    let new = build(&mut Arithmetic::with_flags(rw, loc, flags));
    rw.replace_by(op, new)
}

fn angle(a: &mut Arithmetic<'_, '_>, z: Value) -> Value {
    let [re, im] = a.parts(z);
    a.atan2(im, re)
}

/// `-i log((x + iy) / sqrt(x² + y²))`
fn atan2(a: &mut Arithmetic<'_, '_>, y: Value, x: Value) -> Value {
    let xx = a.complex_mul(x, x);
    let yy = a.complex_mul(y, y);
    let sum = a.complex_add(xx, yy);
    let root = a.complex_sqrt(sum);
    let ty = a.re_type(y);
    let zero = a.float(ty, 0.0);
    let one = a.float(ty, 1.0);
    let i = a.number([zero, one]);
    let iy = a.complex_mul(i, y);
    let sum = a.complex_add(x, iy);
    let quotient = a.complex_div(sum, root);
    let log = a.complex_log(quotient);
    let minus_one = a.float(ty, -1.0);
    let minus_i = a.number([zero, minus_one]);
    a.complex_mul(minus_i, log)
}

fn compare(
    a: &mut Arithmetic<'_, '_>,
    x: Value,
    y: Value,
    predicate: CmpFPredicate,
    combine: impl FnOnce(&mut Arithmetic<'_, '_>, Value, Value) -> Value,
) -> Value {
    let x = a.parts(x);
    let y = a.parts(y);
    let [re, im] = [0, 1].map(|part| a.cmpf(predicate, x[part], y[part]));
    combine(a, re, im)
}

fn by_parts(
    a: &mut Arithmetic<'_, '_>,
    x: Value,
    y: Value,
    combine: impl Fn(&mut Arithmetic<'_, '_>, Value, Value) -> Value,
) -> Value {
    let parts = [a.re(x), a.re(y)];
    let re = combine(a, parts[0], parts[1]);
    let parts = [a.im(x), a.im(y)];
    let im = combine(a, parts[0], parts[1]);
    a.number([re, im])
}

/// Negations have no flags.
fn conjugate(a: &mut Arithmetic<'_, '_>, z: Value) -> Value {
    let [re, im] = a.parts(z);
    let im = a.without_flags(|a| a.negf(im));
    a.number([re, im])
}

fn negate(a: &mut Arithmetic<'_, '_>, z: Value) -> Value {
    let parts = a.parts(z);
    let parts = a.without_flags(|a| parts.map(|part| a.negf(part)));
    a.number(parts)
}

/// `exp(y) / 2` and `exp(-y) / 2`, and sine and cosine of `x`, for a number `x + iy`.
fn waves(a: &mut Arithmetic<'_, '_>, z: Value) -> [Value; 4] {
    let [re, im] = a.parts(z);
    let ty = a.ty(re);
    let half = a.float(ty, 0.5);
    let exp = a.exp(im);
    [a.mulf(half, exp), a.divf(half, exp), a.sin(re), a.cos(re)]
}

/// `cos x cosh y - i sin x sinh y`
fn cos(a: &mut Arithmetic<'_, '_>, z: Value) -> Value {
    let [rising, falling, sin, cos] = waves(a, z);
    let sum = a.addf(falling, rising);
    let re = a.mulf(sum, cos);
    let difference = a.subf(falling, rising);
    let im = a.mulf(difference, sin);
    a.number([re, im])
}

/// `sin x cosh y + i cos x sinh y`
fn sin(a: &mut Arithmetic<'_, '_>, z: Value) -> Value {
    let [rising, falling, sin, cos] = waves(a, z);
    let sum = a.addf(rising, falling);
    let re = a.mulf(sum, sin);
    let difference = a.subf(rising, falling);
    let im = a.mulf(difference, cos);
    a.number([re, im])
}

fn quotient(a: &mut Arithmetic<'_, '_>, x: Value, y: Value, range: ComplexRange) -> Value {
    let x = a.parts(x);
    let y = a.parts(y);
    let parts = range.divide(a, x, y);
    a.number(parts)
}

impl FloatArithmetic for Arithmetic<'_, '_> {
    fn add(&mut self, x: Value, y: Value) -> Value {
        self.addf(x, y)
    }

    fn sub(&mut self, x: Value, y: Value) -> Value {
        self.subf(x, y)
    }

    fn mul(&mut self, x: Value, y: Value) -> Value {
        self.mulf(x, y)
    }

    fn div(&mut self, x: Value, y: Value) -> Value {
        self.divf(x, y)
    }

    fn abs(&mut self, x: Value) -> Value {
        self.absf(x)
    }

    fn copysign(&mut self, x: Value, sign: Value) -> Value {
        self.without_flags(|a| Arithmetic::copysign(a, x, sign))
    }

    fn compare(&mut self, predicate: CmpFPredicate, x: Value, y: Value) -> Value {
        self.without_flags(|a| a.cmpf(predicate, x, y))
    }

    fn and(&mut self, x: Value, y: Value) -> Value {
        self.andi(x, y)
    }

    fn or(&mut self, x: Value, y: Value) -> Value {
        self.ori(x, y)
    }

    fn select(&mut self, condition: Value, x: Value, y: Value) -> Value {
        Arithmetic::select(self, condition, x, y)
    }

    fn constant(&mut self, like: Value, number: f64) -> Value {
        let ty = self.ty(like);
        self.float(ty, number)
    }
}

/// `exp(x) (cos y + i sin y)`. If the first factor is infinite, its root is multiplied twice, since the product can be
/// finite. A real number has a real result.
fn exp(a: &mut Arithmetic<'_, '_>, z: Value) -> Value {
    let [re, im] = a.parts(z);
    let ty = a.ty(re);
    let [zero, half, infinity] = [0.0, 0.5, f64::INFINITY].map(|number| a.float(ty, number));
    let exp = a.exp(re);
    let half_re = a.mulf(re, half);
    let root = a.exp(half_re);
    let waves = [a.cos(im), a.sin(im)];
    let is_infinite = a.cmpf(OEQ, exp, infinity);
    let is_real = a.without_flags(|a| a.cmpf(OEQ, im, zero));
    let [re, im] = waves.map(|wave| {
        let product = a.mulf(exp, wave);
        let in_steps = a.mulf(root, wave);
        let in_steps = a.mulf(in_steps, root);
        a.select(is_infinite, in_steps, product)
    });
    let im = a.select(is_real, zero, im);
    a.number([re, im])
}

/// `(expm1(x) cos y + cosm1(y)) + i exp(x) sin y`, which loses no digits where `z` is small.
fn exp_less_one(a: &mut Arithmetic<'_, '_>, z: Value) -> Value {
    let [re, im] = a.parts(z);
    let ty = a.ty(re);
    let zero = a.float(ty, 0.0);
    let one = a.float(ty, 1.0);
    let expm1 = a.expm1(re);
    let exp = a.addf(expm1, one);
    let sin = a.sin(im);
    let cosm1 = cos_less_one(a, im);
    let cos = a.addf(cosm1, one);
    let product = a.mulf(expm1, cos);
    let re = a.addf(product, cosm1);
    let is_real = a.cmpf(OEQ, im, zero);
    let product = a.mulf(exp, sin);
    let im = a.select(is_real, zero, product);
    a.number([re, im])
}

fn cos_less_one(a: &mut Arithmetic<'_, '_>, x: Value) -> Value {
    let ty = a.ty(x);
    let minus_half = a.float(ty, -0.5);
    let minus_one = a.float(ty, -1.0);
    let cos = a.cos(x);
    let for_large = a.addf(cos, minus_one);
    let square = a.mulf(x, x);
    let fourth = a.mulf(square, square);
    let mut sum = a.float(ty, COSM1[0]);
    for &coefficient in &COSM1[1..] {
        let coefficient = a.float(ty, coefficient);
        sum = a.fma(sum, square, coefficient);
    }
    let high = a.mulf(fourth, sum);
    let low = a.mulf(minus_half, square);
    let for_small = a.without_flags(|a| a.addf(high, low));
    let limit = a.float(ty, 0.61685);
    let is_large = a.cmpf(OGE, square, limit);
    a.select(is_large, for_large, for_small)
}

fn log(a: &mut Arithmetic<'_, '_>, z: Value) -> Value {
    let size = a.complex_abs(z);
    let log = a.log(size);
    let angle = angle(a, z);
    a.number([log, angle])
}

/// The logarithm of the size is `log1p` of the larger part less one, and half of `log1p` of the square of the ratio.
fn log_of_one_more(a: &mut Arithmetic<'_, '_>, z: Value) -> Value {
    let [re, im] = a.parts(z);
    let ty = a.ty(re);
    let half = a.float(ty, 0.5);
    let one = a.float(ty, 1.0);
    let re_more = a.addf(re, one);
    let abs_re = a.absf(re_more);
    let abs_im = a.absf(im);
    let max = a.maximumf(abs_re, abs_im);
    let min = a.minimumf(abs_re, abs_im);
    let is_re = a.cmpf(OGT, re_more, abs_im);
    let less = a.subf(max, one);
    let max_less_one = a.select(is_re, re, less);
    let ratio = a.with_infinities(|a| a.divf(min, max));
    let log = a.log1p(max_less_one);
    let result = a.with_infinities(|a| {
        let square = a.mulf(ratio, ratio);
        let other = a.log1p(square);
        let other = a.mulf(half, other);
        let sum = a.addf(other, log);
        let is_nan = a.cmpf(UNO, sum, sum);
        a.select(is_nan, min, sum)
    });
    let angle = a.atan2(im, re_more);
    a.number([result, angle])
}

fn product(a: &mut Arithmetic<'_, '_>, x: Value, y: Value) -> Value {
    let [x_re, x_im] = a.parts(x);
    let [y_re, y_im] = a.parts(y);
    let re = [a.mulf(x_re, y_re), a.mulf(x_im, y_im)];
    let re = a.subf(re[0], re[1]);
    let im = [a.mulf(x_im, y_re), a.mulf(x_re, y_im)];
    let im = a.addf(im[0], im[1]);
    a.number([re, im])
}

/// The number divided by its size; zero for zero.
fn sign(a: &mut Arithmetic<'_, '_>, z: Value) -> Value {
    let parts = a.parts(z);
    let ty = a.ty(parts[0]);
    let zero = a.float(ty, 0.0);
    let [re, im] = parts.map(|part| a.without_flags(|a| a.cmpf(OEQ, part, zero)));
    let is_zero = a.andi(re, im);
    let size = a.complex_abs(z);
    let parts = parts.map(|part| a.divf(part, size));
    let sign = a.number(parts);
    a.select(is_zero, z, sign)
}

/// `-i tanh(iz)`
fn tan(a: &mut Arithmetic<'_, '_>, z: Value) -> Value {
    let [re, im] = a.parts(z);
    let ty = a.ty(re);
    let minus_one = a.float(ty, -1.0);
    let turned = a.mulf(im, minus_one);
    let [re, im] = tanh_of_parts(a, [turned, re], minus_one);
    let re = a.mulf(re, minus_one);
    a.number([im, re])
}

fn tanh(a: &mut Arithmetic<'_, '_>, z: Value) -> Value {
    let parts = a.parts(z);
    let ty = a.ty(parts[0]);
    let minus_one = a.float(ty, -1.0);
    let parts = tanh_of_parts(a, parts, minus_one);
    a.number(parts)
}

/// `(sinh 2x + i sin 2y) / (cosh 2x + cos 2y)`, by `expm1`, which loses no digits where `x` is small.
fn tanh_of_parts(a: &mut Arithmetic<'_, '_>, [re, im]: Parts, minus_one: Value) -> Parts {
    let ty = a.ty(re);
    let infinity = a.float(ty, f64::INFINITY);
    let four = a.float(ty, 4.0);
    let double = a.addf(re, re);
    let minus_double = a.mulf(minus_one, double);
    let rising = a.expm1(double);
    let falling = a.expm1(minus_double);
    let re_dividend = a.subf(rising, falling);
    let cos = a.cos(im);
    let cos_squared = a.mulf(cos, cos);
    let four_cos_squared = a.mulf(cos_squared, four);
    let sin = a.sin(im);
    let product = a.mulf(cos, sin);
    let im_dividend = a.mulf(four, product);
    let sum = a.addf(rising, falling);
    let divisor = a.addf(sum, four_cos_squared);
    let is_infinite = a.cmpf(OEQ, sum, infinity);
    let limit = a.copysign(minus_one, re);
    let quotient = a.divf(re_dividend, divisor);
    let result_re = a.select(is_infinite, limit, quotient);
    let result_im = a.divf(im_dividend, divisor);
    if a.has_only_finite() {
        return [result_re, result_im];
    }
    let abs_re = a.absf(re);
    let zero = a.float(ty, 0.0);
    let nan = a.float(ty, f64::NAN);
    let re_is_infinite = a.cmpf(OEQ, abs_re, infinity);
    let im_is_zero = a.cmpf(OEQ, im, zero);
    let bit = a.b.cx().int_ty(1);
    let truth = a.int(bit, 1);
    let re_is_finite = a.xori(re_is_infinite, truth);
    let dividend_is_nan = a.cmpf(UNO, im_dividend, im_dividend);
    let is_nan = a.andi(dividend_is_nan, re_is_finite);
    let is_lost = a.andi(re_is_infinite, dividend_is_nan);
    let is_zero = a.ori(im_is_zero, is_lost);
    [a.select(is_nan, nan, result_re), a.select(is_zero, zero, result_im)]
}
