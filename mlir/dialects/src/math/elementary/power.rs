//! Powers with any exponent.

use super::double::{Double, fraction};
use super::exponential;
use super::logarithm;
use super::number::{Bits, Number};

/// Whether a number that is not negative is an integer.
fn is_integer<N: Number>(size: N) -> N::Truth {
    let limit = 2f64.powi(fraction::<N>() as i32);
    let large = !size.below(limit);
    // Numbers are integers from the limit on, so that the sum is rounded to one.
    large | (size + limit - limit).equal(size)
}

/// Whether powers with an exponent need neither logarithm nor exponential function.
pub(super) fn is_simple(exponent: f64) -> bool {
    [2.0, 1.0, -1.0, 0.5, 0.0].contains(&exponent)
}

/// `x` to the power of `y`. Some exponents that are common in programs are computed at once; if the exponent is a
/// constant, nothing else remains.
pub fn power<N: Number>(x: N, y: N) -> N {
    let one = x.constant(1.0);
    let zeroth = || N::either(y.is(0.0), || one, || any(x, y));
    let half = || N::either(y.is(0.5), || root(x), zeroth);
    let inverse = || N::either(y.is(-1.0), || one / x, half);
    let first = || N::either(y.is(1.0), || x, inverse);
    N::either(y.is(2.0), || x * x, first)
}

/// The power 1/2, which differs from the root for -0 and minus infinity.
fn root<N: Number>(x: N) -> N {
    let root = N::choose(x.below(0.0), x.constant(f64::NAN), (x + 0.0).sqrt());
    root.or_if(x.is(f64::NEG_INFINITY), f64::INFINITY).or_if(!x.is_number(), f64::NAN)
}

/// The power of a positive, finite number.
fn of_doubles<N: Number>(size: N, y: N) -> N {
    let log = logarithm::long(size);
    // A product with a larger exponent is as infinite, or is 0 for the base 1.
    let limit = 2f64.powi(900);
    let exponent = exponential::clamped(y, -limit, limit);
    let scaled = Double { high: exponent, low: size.constant(0.0) }.times(log).normal();
    let top = exponential::clamped(scaled.high, -800.0, 800.0);
    let low = N::choose(top.equal(scaled.high), scaled.low, size.constant(0.0));
    exponential::power(top, Some(low))
}

/// The same by numbers of 64 bits, which are exact enough.
fn of_singles<N: Number>(size: N, y: N) -> N {
    let scaled = logarithm::positive(size.wide()) * y.wide();
    N::narrow(exponential::power(exponential::clamped(scaled, -200.0, 200.0), None))
}

/// The power for an exponent that is not 0.
fn any<N: Number>(x: N, y: N) -> N {
    let size = x.abs();
    let result = N::by_format::<fn(N, N) -> N>(of_doubles, of_singles)(size, y);

    // 0 and infinity stay, or change places.
    let zero = size.is(0.0);
    let infinite = size.is(f64::INFINITY);
    let grows = (zero & y.below(0.0)) | (infinite & y.above(0.0));
    let edge = N::choose(grows, x.constant(f64::INFINITY), x.constant(0.0));
    let result = N::choose(zero | infinite, edge, result);

    // Negative numbers have powers with integers as exponents only.
    let integer = is_integer(y.abs());
    let odd = integer & !is_integer(y.abs() * 0.5);
    let signed = N::choose(odd, result.bits().or(x.sign()).number(), result);
    let invalid = (x.below(0.0) & !integer & !infinite) | !y.is_number();
    let unknown = invalid | !x.is_number();
    signed.or_if(unknown & !x.is(1.0), f64::NAN)
}
