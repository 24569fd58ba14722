//! Absolute values, roots and powers of complex numbers.

use dialects::arith::CmpFPredicate::{OEQ, OGT, OLE, OLT, ONE, UNO};
use mlir::Value;

use super::division::Parts;
use crate::arithmetic::Arithmetic;

/// What is wanted of an absolute value.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Size {
    Whole,
    Root,
    InverseRoot,
}

/// The absolute value, without squares of the parts, which could overflow: `max * sqrt(1 + (min / max)²)`; or a root of it.
fn size_of(a: &mut Arithmetic<'_, '_>, [re, im]: Parts, wanted: Size) -> Value {
    let ty = a.ty(re);
    let one = a.float(ty, 1.0);
    let re = a.absf(re);
    let im = a.absf(im);
    let mut max = a.maximumf(re, im);
    let mut min = a.minimumf(re, im);
    // Infinities and NaNs arise here even if there are none before.
    let (result, is_nan) = a.with_infinities(|a| {
        let ratio = a.divf(min, max);
        let square = a.mulf(ratio, ratio);
        let mut sum = a.addf(square, one);
        if wanted == Size::InverseRoot {
            sum = a.rsqrt(sum);
            min = a.rsqrt(min);
            max = a.rsqrt(max);
        }
        let result = if wanted == Size::Root {
            let quarter = a.float(ty, 0.25);
            let root = a.sqrt(max);
            let power = a.powf(sum, quarter);
            a.mulf(root, power)
        } else {
            let root = a.sqrt(sum);
            a.mulf(max, root)
        };
        (result, a.cmpf(UNO, result, result))
    });
    a.select(is_nan, min, result)
}

pub(super) fn absolute(a: &mut Arithmetic<'_, '_>, z: Value) -> Value {
    let parts = a.parts(z);
    size_of(a, parts, Size::Whole)
}

/// Polar coordinates: the root of the size, and half the angle. Kahan's cases of infinities and NaN follow.
pub(super) fn root(a: &mut Arithmetic<'_, '_>, z: Value) -> Value {
    let re = a.re_type(z);
    let zero = a.float(re, 0.0);
    let half = a.float(re, 0.5);
    let [re, im] = a.parts(z);
    let size = size_of(a, [re, im], Size::Root);
    let angle = a.atan2(im, re);
    let angle = a.mulf(angle, half);
    let cos = a.cos(angle);
    let sin = a.sin(angle);
    // An infinite size times a sine of zero would not be a number.
    let sin_is_zero = a.cmpf(OEQ, sin, zero);
    let mut result_re = a.mulf(size, cos);
    let product = a.mulf(size, sin);
    let mut result_im = a.select(sin_is_zero, zero, product);
    if !a.has_only_finite() {
        let ty = a.ty(re);
        let [infinity, minus_infinity, nan] =
            [f64::INFINITY, f64::NEG_INFINITY, f64::NAN].map(|number| a.float(ty, number));
        let abs_im = a.absf(im);
        let im_is_infinite = a.cmpf(OEQ, abs_im, infinity);
        let im_is_finite = a.cmpf(ONE, abs_im, infinity);
        let re_is_infinite = a.cmpf(OEQ, re, infinity);
        let re_is_minus_infinite = a.cmpf(OEQ, re, minus_infinity);
        let is_zero = a.andi(re_is_minus_infinite, im_is_finite);
        result_re = a.select(is_zero, zero, result_re);
        let is_infinite = a.ori(im_is_infinite, re_is_infinite);
        result_re = a.select(is_infinite, infinity, result_re);
        let signed = a.copysign(infinity, im);
        let is_nan = a.without_flags(|a| a.cmpf(UNO, size, size));
        result_im = a.select(is_nan, nan, result_im);
        let is_infinite = a.ori(im_is_infinite, re_is_minus_infinite);
        result_im = a.select(is_infinite, signed, result_im);
    }
    let is_zero = a.cmpf(OEQ, size, zero);
    let result_re = a.select(is_zero, zero, result_re);
    let result_im = a.select(is_zero, zero, result_im);
    a.number([result_re, result_im])
}

/// Like [`root`], with the inverse size and the opposite angle.
pub(super) fn inverse_root(a: &mut Arithmetic<'_, '_>, z: Value) -> Value {
    let ty = a.re_type(z);
    let [zero, infinity, minus_half, nan] =
        [0.0, f64::INFINITY, -0.5, f64::NAN].map(|number| a.float(ty, number));
    let [re, im] = a.parts(z);
    let size = size_of(a, [re, im], Size::InverseRoot);
    let angle = a.atan2(im, re);
    let angle = a.mulf(angle, minus_half);
    let cos = a.cos(angle);
    let sin = a.sin(angle);
    let mut result_re = a.mulf(size, cos);
    let mut result_im = a.mulf(size, sin);
    if !a.has_only_finite() {
        let minus_one = a.float(ty, -1.0);
        let re_zero = a.copysign(zero, re);
        let im_zero = a.copysign(zero, im);
        let im_zero = a.mulf(minus_one, im_zero);
        let abs_re = a.absf(re);
        let abs_im = a.absf(im);
        let im_is_infinite = a.cmpf(OEQ, abs_im, infinity);
        let re_is_nan = a.cmpf(UNO, re, re);
        let re_is_infinite = a.cmpf(OEQ, abs_re, infinity);
        let is_mixed = a.andi(im_is_infinite, re_is_nan);
        let is_zero = a.ori(is_mixed, re_is_infinite);
        result_re = a.select(is_zero, re_zero, result_re);
        result_im = a.select(is_zero, im_zero, result_im);
    }
    let re_is_zero = a.cmpf(OEQ, re, zero);
    let im_is_zero = a.cmpf(OEQ, im, zero);
    let is_zero = a.andi(re_is_zero, im_is_zero);
    let result_re = a.select(is_zero, infinity, result_re);
    let result_im = a.select(is_zero, nan, result_im);
    a.number([result_re, result_im])
}

/// `|x|^c exp(-d arg(x)) (cos q + i sin q)` with `q = c arg(x) + d log |x|` for a power `c + di`. Then the cases where a
/// part of that is not a number, among them `0^y`, which is zero or, for `y = 0`, one.
pub(super) fn power(a: &mut Arithmetic<'_, '_>, x: Value, y: Value) -> Value {
    let [c, d] = a.parts(y);
    let [re, im] = a.parts(x);
    let size = a.complex_abs(x);
    let size_to_c = a.powf(size, c);
    let minus_d = a.negf(d);
    let angle = a.atan2(im, re);
    let exponent = a.mulf(minus_d, angle);
    let exp = a.exp(exponent);
    let factor = a.mulf(size_to_c, exp);
    let log = a.log(size);
    let from_angle = a.mulf(c, angle);
    let from_size = a.mulf(d, log);
    let q = a.addf(from_angle, from_size);
    let cos = a.cos(q);
    let sin = a.sin(q);
    power_cases(a, [re, im], [c, d], size, [factor, cos, sin])
}

fn power_cases(
    a: &mut Arithmetic<'_, '_>,
    [re, im]: Parts,
    [c, d]: Parts,
    size: Value,
    [factor, cos, sin]: [Value; 3],
) -> Value {
    let ty = a.ty(re);
    let [infinity, zero, one] = [f64::INFINITY, 0.0, 1.0].map(|number| a.float(ty, number));
    let [number_one, number_zero, number_infinity] = [one, zero, infinity].map(|re| a.number([re, zero]));

    let size_is_zero = a.cmpf(OEQ, size, zero);
    let d_is_zero = a.cmpf(OEQ, d, zero);
    let c_is_zero = a.cmpf(OEQ, c, zero);
    let im_is_zero = a.cmpf(OEQ, im, zero);
    let c_is_not_negative = a.cmpf(OLE, zero, c);
    let product_re = a.mulf(factor, cos);
    let product_im = a.mulf(factor, sin);
    let of_zero = a.select(c_is_zero, number_one, number_zero);
    let ordinary = a.number([product_re, product_im]);
    let is_of_zero = a.andi(size_is_zero, d_is_zero);
    let is_of_zero = a.andi(is_of_zero, c_is_not_negative);
    let result = a.select(is_of_zero, of_zero, ordinary);

    let y_is_zero = a.andi(c_is_zero, d_is_zero);
    let result = a.select(y_is_zero, number_one, result);

    let re_is_one = a.cmpf(OEQ, re, one);
    let x_is_one = a.andi(re_is_one, im_is_zero);
    let result = a.select(x_is_one, number_one, result);

    let re_is_infinite = a.cmpf(OEQ, re, infinity);
    let x_is_infinite = a.andi(re_is_infinite, im_is_zero);
    let c_is_positive = a.cmpf(OGT, c, zero);
    let y_is_positive = a.andi(d_is_zero, c_is_positive);
    let is_infinite = a.andi(x_is_infinite, y_is_positive);
    let result = a.select(is_infinite, number_infinity, result);

    let c_is_negative = a.cmpf(OLT, c, zero);
    let y_is_negative = a.andi(d_is_zero, c_is_negative);
    let is_zero = a.andi(x_is_infinite, y_is_negative);
    a.select(is_zero, number_zero, result)
}

/// A power of complex numbers.
pub(super) fn integer_power(a: &mut Arithmetic<'_, '_>, x: Value, y: Value) -> Value {
    let ty = a.re_type(x);
    let re = a.sitofp(ty, y);
    let im = a.float(ty, 0.0);
    let y = a.number([re, im]);
    a.complex_pow(x, y)
}
