//! Divisors of integers.

/// The greatest common divisor, not negative. For 0 and another number it is that number; a divisor that does not fit
/// counts as 1.
///
/// ```
/// assert_eq!(mlir::affine::gcd(-12, 18), 6);
/// assert_eq!(mlir::affine::gcd(0, 7), 7);
/// ```
pub fn gcd(a: i64, b: i64) -> i64 {
    let mut a = a.unsigned_abs();
    let mut b = b.unsigned_abs();
    while b != 0 {
        (a, b) = (b, a % b);
    }
    i64::try_from(a).unwrap_or(1)
}
