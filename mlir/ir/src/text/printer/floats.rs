//! Prints floating-point numbers as MLIR does.
//!
//! Six significant digits in exponent form if that reads back as the same number; otherwise as many digits as the
//! format can need, if the text then has a decimal point; otherwise, and for infinities and NaN, the bits in
//! hexadecimal. The digits are those of LLVM's `APFloat::toString`: it first cuts the exact value to about as many
//! digits as requested and then rounds half up, so 1e-7 with six digits is 9.99999e-8.

use std::cmp::Ordering;
use std::fmt::Write;

use crate::values::big::Big;
use crate::values::floats::{FloatKind, Unpacked};

/// The number of digits tried first.
const SHORT: usize = 6;

/// The absolute value of a finite number other than zero: `mantissa * 2^exponent`.
struct Finite {
    mantissa: u128,
    exponent: i32,
}

/// A decimal number: `0.d1 d2 d3... * 10^point`; no leading or trailing zeros.
struct Decimal {
    digits: Vec<u8>,
    point: i32,
}

/// Appends the text of a number given by its bits; true if it is in hexadecimal.
pub(super) fn write_float(out: &mut String, kind: FloatKind, bits: u128) -> bool {
    let Unpacked::Finite { negative, mantissa, exponent } = kind.format().unpack(bits) else {
        return write_hex(out, bits);
    };
    if mantissa == 0 {
        out.push_str(if negative { "-0.000000e+00" } else { "0.000000e+00" });
        return false;
    }
    let number = Finite { mantissa, exponent };
    let start = out.len();
    if negative {
        out.push('-');
    }
    if write_finite(out, kind, &number) {
        return false;
    }
    out.truncate(start);
    write_hex(out, bits)
}

fn write_hex(out: &mut String, bits: u128) -> bool {
    let _ = write!(out, "0x{bits:X}");
    true
}

/// Appends a finite number; false if its decimal text would have no point.
fn write_finite(out: &mut String, kind: FloatKind, number: &Finite) -> bool {
    let precision = kind.format().fraction + 1;
    let longest = 2 + precision as usize * 59 / 196;
    let mut short = number.decimal(SHORT);
    let reads_back = match kind {
        FloatKind::F32 => short.text().parse::<f32>().is_ok_and(|v| v == number.to_f64() as f32),
        FloatKind::F64 => short.text().parse::<f64>().is_ok_and(|v| v == number.to_f64()),
        FloatKind::F80 | FloatKind::F128 => short.is_nearest(number),
        // Eleven bits need at most five digits.
        _ => true,
    };
    if !reads_back {
        return number.decimal(longest).write_default(out, longest);
    }
    let exponent = short.point - 1;
    short.digits.resize(SHORT, 0);
    out.push(char::from(b'0' + short.digits[0]));
    out.push('.');
    out.extend(short.digits[1..].iter().map(|d| char::from(b'0' + d)));
    let sign = if exponent < 0 { '-' } else { '+' };
    let _ = write!(out, "0e{sign}{:02}", exponent.unsigned_abs());
    true
}

impl Finite {
    /// Exact for formats that are no wider than f64.
    fn to_f64(&self) -> f64 {
        // In one step, the power could underflow before the multiplication.
        let half = self.exponent / 2;
        self.mantissa as f64 * 2f64.powi(half) * 2f64.powi(self.exponent - half)
    }

    /// At most this many digits, computed as in `APFloat::toString`, which keeps only as many digits of the exact value
    /// as it estimates rounding to need.
    fn decimal(&self, precision: usize) -> Decimal {
        let zeros = self.mantissa.trailing_zeros();
        let mut n = Big::from(self.mantissa >> zeros);
        let exponent = self.exponent + zeros as i32;
        match u32::try_from(exponent) {
            Ok(exponent) => n.shift_left(exponent),
            // m * 2^-e is m * 5^e * 10^-e.
            Err(_) => n.multiply_power(5, exponent.unsigned_abs()),
        }
        // 196/59 is slightly more than the number of bits in a decimal digit.
        let needed = (precision * 196).div_ceil(59);
        let cut = n.bits().saturating_sub(needed) * 59 / 196;
        n.divide_by_power_of_ten(cut);
        let digits = n.into_digits();
        let point = (digits.len() + cut) as i32 + exponent.min(0);
        Decimal { digits, point }.trimmed().rounded(precision)
    }
}

impl Decimal {
    fn trimmed(mut self) -> Self {
        let end = self.digits.iter().rposition(|&d| d != 0).map_or(0, |i| i + 1);
        self.digits.truncate(end);
        self
    }

    /// Rounded half up to at most this many digits.
    fn rounded(mut self, precision: usize) -> Self {
        let Some(&next) = self.digits.get(precision) else { return self };
        self.digits.truncate(precision);
        if next >= 5 {
            match self.digits.iter().rposition(|&d| d != 9) {
                Some(at) => {
                    self.digits[at] += 1;
                    self.digits.truncate(at + 1);
                }
                None => {
                    self.digits = vec![1];
                    self.point += 1;
                }
            }
        }
        self.trimmed()
    }

    /// As text that Rust parses.
    fn text(&self) -> String {
        let mut text = String::from("0.");
        text.extend(self.digits.iter().map(|d| char::from(b'0' + d)));
        let _ = write!(text, "e{}", self.point);
        text
    }

    /// True if `number` is the nearest of its format to this one.
    fn is_nearest(&self, number: &Finite) -> bool {
        let mut twice = Big::from(0);
        for &d in &self.digits {
            twice.multiply_add(10, d.into());
        }
        twice.multiply_add(2, 0);
        let scale = self.point - self.digits.len() as i32;
        // Compares twice this number with `edge * 2^exponent`.
        let compare = |edge: u128| {
            let mut left = twice.clone();
            let mut right = Big::from(edge);
            match u32::try_from(scale) {
                Ok(scale) => left.multiply_power(10, scale),
                Err(_) => right.multiply_power(10, scale.unsigned_abs()),
            }
            match u32::try_from(number.exponent) {
                Ok(exponent) => right.shift_left(exponent),
                Err(_) => left.shift_left(number.exponent.unsigned_abs()),
            }
            left.compare(&right)
        };
        let even = number.mantissa.is_multiple_of(2);
        let above = compare(2 * number.mantissa - 1);
        let below = compare(2 * number.mantissa + 1);
        (above == Ordering::Greater && below == Ordering::Less)
            || (even && (above == Ordering::Equal || below == Ordering::Equal))
    }

    /// Writes it in `APFloat`'s default style for this many digits; false if that has no point.
    fn write_default(&self, out: &mut String, precision: usize) -> bool {
        const MAX_PADDING: i32 = 3;
        let digit = |d: &u8| char::from(b'0' + d);
        let len = self.digits.len() as i32;
        let exponent = self.point - len;
        let scientific = if exponent >= 0 {
            exponent > MAX_PADDING || self.point > precision as i32
        } else {
            self.point < 1 && 1 - self.point > MAX_PADDING
        };
        if scientific {
            out.push(digit(&self.digits[0]));
            out.push('.');
            match &self.digits[1..] {
                [] => out.push('0'),
                rest => out.extend(rest.iter().map(digit)),
            }
            let _ = write!(out, "E{:+}", self.point - 1);
            return true;
        }
        if exponent >= 0 {
            return false;
        }
        match usize::try_from(self.point) {
            Ok(whole) if whole > 0 => {
                out.extend(self.digits[..whole].iter().map(digit));
                out.push('.');
                out.extend(self.digits[whole..].iter().map(digit));
            }
            _ => {
                out.push_str("0.");
                out.extend(std::iter::repeat_n('0', self.point.unsigned_abs() as usize));
                out.extend(self.digits.iter().map(digit));
            }
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(kind: FloatKind, bits: u128) -> String {
        let mut out = String::new();
        write_float(&mut out, kind, bits);
        out
    }

    #[test]
    #[allow(clippy::approx_constant, reason = "the digits are the point")]
    fn f64_as_mlir_opt_prints_it() {
        for (value, want) in [
            (1.0, "1.000000e+00"),
            (-0.0, "-0.000000e+00"),
            (0.1, "1.000000e-01"),
            (2.718_281_828, "2.7182818279999998"),
            (123_456_789.0, "0x419D6F3454000000"),
            (1e100, "1.000000e+100"),
            (5e-324, "4.940660e-324"),
            (f64::MAX, "1.7976931348623157E+308"),
            (12345.678, "12345.678"),
            (1e23, "9.9999999999999991E+22"),
            (1e-7, "9.9999999999999995E-8"),
            (1e-29, "9.9999999999999994E-30"),
            (0.000_976_562_5, "9.765625E-4"),
            (f64::INFINITY, "0x7FF0000000000000"),
            (f64::NEG_INFINITY, "0xFFF0000000000000"),
            (1234567.0, "0x4132D68700000000"),
            (3.14159265358979, "3.14159265358979"),
        ] {
            assert_eq!(text(FloatKind::F64, value.to_bits().into()), want);
        }
    }

    #[test]
    #[allow(clippy::approx_constant, reason = "the digits are the point")]
    fn other_formats() {
        let f32_text = |v: f32| text(FloatKind::F32, v.to_bits().into());
        assert_eq!(f32_text(0.1), "1.000000e-01");
        assert_eq!(f32_text(3.141_593), "3.14159298");
        assert_eq!(f32_text(16777216.0), "0x4B800000");
        assert_eq!(f32_text(f32::MAX), "3.40282347E+38");
        assert_eq!(f32_text(1234567.8), "1234567.75");
        assert_eq!(text(FloatKind::F16, 0x7BFF), "6.550400e+04");
        assert_eq!(text(FloatKind::F16, 0x0001), "5.960460e-08");
        assert_eq!(text(FloatKind::BF16, 0x3DCD), "1.000980e-01");
        assert_eq!(text(FloatKind::BF16, 0x7FC0), "0x7FC0");
        assert_eq!(text(FloatKind::F80, 0x3FFF_8000_0000_0000_0000), "1.000000e+00");
        assert_eq!(text(FloatKind::F80, 0x3FFB_CCCC_CCCC_CCCC_D000), "0.100000000000000005551");
        let tenth = 0x3FFB_9999_9999_9999_A000_0000_0000_0000;
        assert_eq!(text(FloatKind::F128, tenth), "0.100000000000000005551115123125782702");
        assert_eq!(text(FloatKind::F128, 0x3FFB_9999_9999_9999_9999_9999_9999_999A), "1.000000e-01");
    }
}
