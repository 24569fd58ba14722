//! Numbers of the text as the bits of attributes.

use crate::context::Context;
use crate::types::{FloatKind, Signedness, Type, TypeKind};

/// The value of a decimal or hexadecimal integer, if it fits 128 bits.
pub(crate) fn magnitude(spelling: &str) -> Option<u128> {
    match spelling.strip_prefix("0x") {
        Some(digits) => u128::from_str_radix(digits, 16).ok(),
        None => spelling.parse().ok(),
    }
}

/// True for a hexadecimal spelling.
pub(crate) fn is_hex(spelling: &str) -> bool {
    spelling.starts_with("0x")
}

/// The value of an integer literal in an integer or index type, if it is in range.
///
/// A signless type takes what either a signed or an unsigned type of its width would.
pub(crate) fn int_in_range(cx: &Context, ty: Type, negative: bool, magnitude: u128) -> Option<i128> {
    let (width, signed) = match *cx.type_kind(ty) {
        TypeKind::Index => (64, true),
        TypeKind::Integer { width, signedness } => (width, signedness == Signedness::Signed),
        _ => return None,
    };
    if width == 0 {
        return (!negative && magnitude == 0).then_some(0);
    }
    // Values of wider types are held in 128 bits.
    let half = 1u128 << (width.min(128) - 1);
    if negative {
        return (magnitude != 0 && magnitude <= half).then(|| (magnitude as i128).wrapping_neg());
    }
    let limit = match signed || width > 128 {
        true => half - 1,
        false => half - 1 + half,
    };
    (magnitude <= limit).then_some(magnitude as i128)
}

/// A number rounded to a floating-point format, ties to even.
pub(crate) fn float_bits(kind: FloatKind, value: f64) -> u128 {
    match kind {
        FloatKind::F64 => value.to_bits().into(),
        FloatKind::F32 => (value as f32).to_bits().into(),
        FloatKind::F16 => encode(value, 5, 10, false),
        FloatKind::BF16 => encode(value, 8, 7, false),
        FloatKind::TF32 => encode(value, 8, 10, false),
        FloatKind::F80 => encode(value, 15, 63, true),
        FloatKind::F128 => encode(value, 15, 112, false),
    }
}

/// Rounds to a format of `exponent` and `fraction` bits, with an explicit leading bit between them or without.
fn encode(value: f64, exponent: u32, fraction: u32, explicit: bool) -> u128 {
    let bits = value.to_bits();
    let (sign, biased, low) =
        (u128::from(bits >> 63), ((bits >> 52) & 0x7ff) as i64, bits & ((1u64 << 52) - 1));
    let all_ones = (1u128 << exponent) - 1;
    let leading = u32::from(explicit);
    let assemble = |e: u128, f: u128| sign << (exponent + leading + fraction) | e << (leading + fraction) | f;
    let one = u128::from(explicit) << fraction;
    if biased == 0x7ff {
        let quiet = if low == 0 { 0 } else { 1u128 << (fraction - 1) };
        return assemble(all_ones, one | quiet);
    }
    if biased == 0 && low == 0 {
        return assemble(0, 0);
    }
    // The significand with its leading bit at bit 52, and the exponent of that bit.
    let (significand, power) = match biased {
        0 => (low << (low.leading_zeros() - 11), -1022 - i64::from(low.leading_zeros() - 11)),
        _ => (low | 1 << 52, biased - 1023),
    };
    let bias = (1i64 << (exponent - 1)) - 1;
    let mut target = power + bias;
    if fraction >= 52 {
        // Such formats have a wider exponent than f64: nothing is lost.
        let wide = u128::from(significand) << (fraction - 52);
        let field = if explicit { wide } else { wide & ((1u128 << fraction) - 1) };
        return assemble(target as u128, field);
    }
    let mut drop = 52 - fraction;
    if target <= 0 {
        drop += (1 - target).min(64) as u32;
        target = 0;
    }
    let rounded = round_off(significand, drop);
    // A carry out of the fraction goes into the exponent, as it should.
    let field = match target {
        0 => u128::from(rounded),
        _ => ((target as u128) << fraction) + u128::from(rounded) - (1u128 << fraction),
    };
    if field >= all_ones << fraction {
        return assemble(all_ones, 0);
    }
    assemble(0, field)
}

/// `value` without its lowest `drop` bits, rounded to nearest, ties to even.
fn round_off(value: u64, drop: u32) -> u64 {
    if drop >= 64 {
        return 0;
    }
    let (kept, rest, half) = (value >> drop, value & ((1u64 << drop) - 1), 1u64 << (drop - 1));
    kept + u64::from(rest > half || (rest == half && kept & 1 == 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn narrow_floats() {
        let f16 = |v| float_bits(FloatKind::F16, v);
        assert_eq!(f16(1.0), 0x3C00);
        assert_eq!(f16(-2.5), 0xC100);
        assert_eq!(f16(65504.0), 0x7BFF);
        assert_eq!(f16(65520.0), 0x7C00);
        assert_eq!(f16(f64::INFINITY), 0x7C00);
        assert_eq!(f16(5.960464477539063e-8), 1);
        assert_eq!(f16(2.9e-8), 0);
        assert_eq!(f16(6.1035e-5), 0x0400);
        assert_eq!(float_bits(FloatKind::BF16, 3.140625), 0x4049);
        assert_eq!(float_bits(FloatKind::BF16, 3.389e38), 0x7F7F);
    }

    #[test]
    fn narrowing_agrees_with_f32() {
        for value in [1.0, 0.1, 1e-40, 3.4e38, 3.5e38, 1.17549435e-38, -7.25, 1e-46, 16777217.0] {
            assert_eq!(encode(value, 8, 23, false), u128::from((value as f32).to_bits()), "{value}");
        }
    }

    #[test]
    fn wide_floats() {
        assert_eq!(float_bits(FloatKind::F80, 1.0), 0x3FFF_8000_0000_0000_0000);
        assert_eq!(float_bits(FloatKind::F128, -1.5), 0xBFFF_8000_0000_0000_0000_0000_0000_0000);
        assert_eq!(float_bits(FloatKind::F80, 5e-324), 0x3BCD_8000_0000_0000_0000);
    }

    #[test]
    fn integers_in_range() {
        let cx = Context::new(crate::context::Registry::new());
        let check = |ty, negative, n| int_in_range(&cx, ty, negative, n);
        assert_eq!(check(cx.int_ty(8), false, 255), Some(255));
        assert_eq!(check(cx.int_ty(8), false, 256), None);
        assert_eq!(check(cx.int_ty(8), true, 128), Some(-128));
        assert_eq!(check(cx.int_ty(8), true, 129), None);
        assert_eq!(check(cx.int_ty(0), false, 0), Some(0));
        assert_eq!(check(cx.index_ty(), false, u128::from(u64::MAX)), None);
        assert_eq!(check(cx.int_ty(128), true, 1 << 127), Some(i128::MIN));
        assert_eq!(check(cx.int_ty(200), false, 1 << 127), None);
        assert_eq!(magnitude("0x1F"), Some(31));
        assert_eq!(magnitude("340282366920938463463374607431768211456"), None);
    }
}
