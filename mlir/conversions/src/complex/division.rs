//! Division of complex numbers: the formula, and one for which squares of the divisor's parts neither overflow nor vanish.

use dialects::arith::CmpFPredicate::{self, OEQ, OLT, ONE, ORD, UNO};
use mlir::Value;

use crate::choice::Choice;

/// The real and the imaginary part of a number.
pub(crate) type Parts = [Value; 2];

/// Arithmetic of floats in some dialect. The operations that compute floats have the flags of the division.
pub(crate) trait FloatArithmetic {
    fn add(&mut self, x: Value, y: Value) -> Value;
    fn sub(&mut self, x: Value, y: Value) -> Value;
    fn mul(&mut self, x: Value, y: Value) -> Value;
    fn div(&mut self, x: Value, y: Value) -> Value;
    fn abs(&mut self, x: Value) -> Value;
    /// The first number with the sign of the second, without flags.
    fn copysign(&mut self, x: Value, sign: Value) -> Value;
    /// Without flags.
    fn compare(&mut self, predicate: CmpFPredicate, x: Value, y: Value) -> Value;
    fn and(&mut self, x: Value, y: Value) -> Value;
    fn or(&mut self, x: Value, y: Value) -> Value;
    fn select(&mut self, condition: Value, x: Value, y: Value) -> Value;
    /// A constant of the type of a value.
    fn constant(&mut self, like: Value, number: f64) -> Value;
}

/// The product with the conjugate, divided by the square of the absolute value.
pub(crate) fn algebraic(f: &mut impl FloatArithmetic, [a, b]: Parts, [c, d]: Parts) -> Parts {
    let cc = f.mul(c, c);
    let dd = f.mul(d, d);
    let square = f.add(cc, dd);
    let ac = f.mul(a, c);
    let bd = f.mul(b, d);
    let re = f.add(ac, bd);
    let bc = f.mul(b, c);
    let ad = f.mul(a, d);
    let im = f.sub(bc, ad);
    [f.div(re, square), f.div(im, square)]
}

/// Smith's method (Robert L. Smith, "Algorithm 116: Complex division", 1962): both numbers are divided by the larger part
/// of the divisor. Where that is not a number, the results for zeros and infinities are those of annex G of C.
pub(crate) fn range_reduced(f: &mut impl FloatArithmetic, dividend: Parts, divisor: Parts) -> Parts {
    let [[a, b], [c, d]] = [dividend, divisor];
    let by_im = {
        let ratio = f.div(c, d);
        let product = f.mul(ratio, c);
        let denominator = f.add(d, product);
        let product = f.mul(a, ratio);
        let re = f.add(product, b);
        let re = f.div(re, denominator);
        let product = f.mul(b, ratio);
        let im = f.sub(product, a);
        [re, f.div(im, denominator)]
    };
    let by_re = {
        let ratio = f.div(d, c);
        let product = f.mul(ratio, d);
        let denominator = f.add(c, product);
        let product = f.mul(b, ratio);
        let re = f.add(a, product);
        let re = f.div(re, denominator);
        let product = f.mul(a, ratio);
        let im = f.sub(b, product);
        [re, f.div(im, denominator)]
    };
    let special = special_cases(f, dividend, divisor);
    let is_smaller = f.compare(OLT, special.divisor_sizes[0], special.divisor_sizes[1]);
    let ordinary = select_parts(f, is_smaller, by_im, by_re);
    let [by_zero, of_infinity, by_infinity] = special.cases;
    let result = select_parts(f, by_infinity.0, by_infinity.1, ordinary);
    let result = select_parts(f, of_infinity.0, of_infinity.1, result);
    let result = select_parts(f, by_zero.0, by_zero.1, result);
    let are_nan = ordinary.map(|part| f.compare(UNO, part, special.zero));
    let is_nan = f.and(are_nan[0], are_nan[1]);
    select_parts(f, is_nan, result, ordinary)
}

fn select_parts(f: &mut impl FloatArithmetic, condition: Value, x: Parts, y: Parts) -> Parts {
    [0, 1].map(|part| f.select(condition, x[part], y[part]))
}

/// The cases where a quotient is infinite or zero.
struct Special {
    zero: Value,
    /// The absolute values of the divisor's parts.
    divisor_sizes: Parts,
    /// Whether one holds, and its quotient: a divisor of zero; an infinite dividend and a finite divisor; the reverse.
    cases: [(Value, Parts); 3],
}

fn special_cases(f: &mut impl FloatArithmetic, [a, b]: Parts, [c, d]: Parts) -> Special {
    let zero = f.constant(c, 0.0);
    let abs_c = f.abs(c);
    let c_is_zero = f.compare(OEQ, abs_c, zero);
    let abs_d = f.abs(d);
    let d_is_zero = f.compare(OEQ, abs_d, zero);
    let are_numbers = [a, b].map(|part| f.compare(ORD, part, zero));
    let is_number = f.or(are_numbers[0], are_numbers[1]);
    let is_zero = f.and(c_is_zero, d_is_zero);
    let is_by_zero = f.and(is_number, is_zero);
    let infinity = f.constant(c, f64::INFINITY);
    let signed = f.copysign(infinity, c);
    let by_zero = [a, b].map(|part| f.mul(signed, part));

    let are_finite = [abs_c, abs_d].map(|size| f.compare(ONE, size, infinity));
    let divisor_is_finite = f.and(are_finite[0], are_finite[1]);
    let abs_a = f.abs(a);
    let a_is_infinite = f.compare(OEQ, abs_a, infinity);
    let abs_b = f.abs(b);
    let b_is_infinite = f.compare(OEQ, abs_b, infinity);
    let dividend_is_infinite = f.or(a_is_infinite, b_is_infinite);
    let is_of_infinity = f.and(dividend_is_infinite, divisor_is_finite);
    let one = f.constant(c, 1.0);
    let signs =
        |f: &mut _, parts: [(Value, Value); 2]| parts.map(|(is, part)| sign_if(f, is, part, [one, zero]));
    let [sign_a, sign_b] = signs(f, [(a_is_infinite, a), (b_is_infinite, b)]);
    let re = [f.mul(sign_a, c), f.mul(sign_b, d)];
    let re = f.add(re[0], re[1]);
    let re = f.mul(infinity, re);
    let im = [f.mul(sign_a, d), f.mul(sign_b, c)];
    let im = f.sub(im[1], im[0]);
    let of_infinity = [re, f.mul(infinity, im)];

    let are_finite = [abs_a, abs_b].map(|size| f.compare(ONE, size, infinity));
    let dividend_is_finite = f.and(are_finite[0], are_finite[1]);
    let are_infinite = [abs_c, abs_d].map(|size| f.compare(OEQ, size, infinity));
    let divisor_is_infinite = f.or(are_infinite[0], are_infinite[1]);
    let is_by_infinity = f.and(dividend_is_finite, divisor_is_infinite);
    let [sign_c, sign_d] = signs(f, [(are_infinite[0], c), (are_infinite[1], d)]);
    let re = [f.mul(a, sign_c), f.mul(b, sign_d)];
    let re = f.add(re[0], re[1]);
    let re = f.mul(zero, re);
    let im = [f.mul(b, sign_c), f.mul(a, sign_d)];
    let im = f.sub(im[0], im[1]);
    let by_infinity = [re, f.mul(zero, im)];
    let cases = [(is_by_zero, by_zero), (is_of_infinity, of_infinity), (is_by_infinity, by_infinity)];
    Special { zero, divisor_sizes: [abs_c, abs_d], cases }
}

/// One if a condition holds, otherwise zero, with the sign of a part.
fn sign_if(f: &mut impl FloatArithmetic, condition: Value, part: Value, [one, zero]: [Value; 2]) -> Value {
    let size = f.select(condition, one, zero);
    f.copysign(size, part)
}

/// How complex numbers are divided.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ComplexRange {
    /// Without overflow in between, and with infinities and zeros as C has them.
    Improved,
    /// By the formula.
    #[default]
    Basic,
    /// The same.
    None,
}

impl ComplexRange {
    /// Divides a number by another one.
    pub(crate) fn divide(self, f: &mut impl FloatArithmetic, dividend: Parts, divisor: Parts) -> Parts {
        match self {
            ComplexRange::Improved => range_reduced(f, dividend, divisor),
            ComplexRange::Basic | ComplexRange::None => algebraic(f, dividend, divisor),
        }
    }
}

impl Choice for ComplexRange {
    const NAMES: &'static [(&'static str, Self)] =
        &[("improved", Self::Improved), ("basic", Self::Basic), ("none", Self::None)];
}
