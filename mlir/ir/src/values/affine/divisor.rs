//! Divisors of numbers.

/// The greatest common divisor, not negative. That of 0 and a number is the number; one that does not fit counts as 1.
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
