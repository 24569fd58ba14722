//! Converts numbers in text to the bits of attributes.

use crate::values::big::{Big, negate};
use crate::values::context::Context;
use crate::values::ids::Type;
use crate::values::type_kind::{Signedness, TypeKind};

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
/// A signless type accepts the range of a signed and of an unsigned type of its width.
pub(crate) fn int_in_range(cx: &Context, ty: Type, negative: bool, magnitude: u128) -> Option<i128> {
    let (width, signed, unsigned) = match *cx.type_kind(ty) {
        TypeKind::Index => (64, true, false),
        TypeKind::Integer { width, signedness } => {
            (width, signedness == Signedness::Signed, signedness == Signedness::Unsigned)
        }
        _ => return None,
    };
    if width == 0 {
        return (!negative && magnitude == 0).then_some(0);
    }
    // A value that needs more than 128 bits including its sign is wide.
    let half = 1u128 << (width.min(128) - 1);
    if negative {
        return (magnitude != 0 && magnitude <= half).then(|| (magnitude as i128).wrapping_neg());
    }
    let limit = if signed || width > 128 || (unsigned && width == 128) { half - 1 } else { half - 1 + half };
    (magnitude <= limit).then_some(magnitude as i128)
}

/// The widest integer type for values of more than 128 bits.
const MAX_WIDE: u32 = 1 << 16;

/// The value of an integer literal of more than 128 bits, in two's complement, the least significant byte first.
pub(crate) fn wide_int_in_range(cx: &Context, ty: Type, negative: bool, spelling: &str) -> Option<Box<[u8]>> {
    let TypeKind::Integer { width: width @ 128..=MAX_WIDE, signedness } = *cx.type_kind(ty) else {
        return None;
    };
    if spelling.len() > width as usize {
        return None;
    }
    let magnitude = Big::parse(spelling)?;
    let lowest_bit_alone = || {
        magnitude
            .to_le_bytes(magnitude.bits().div_ceil(8))
            .split_last()
            .is_some_and(|(high, low)| high.is_power_of_two() && low.iter().all(|&b| b == 0))
    };
    let bits = magnitude.bits() as u32;
    let fits = match (signedness, negative) {
        (Signedness::Unsigned, true) => false,
        (Signedness::Signless | Signedness::Unsigned, false) => bits <= width,
        (Signedness::Signed, false) => bits < width,
        (_, true) => bits < width || (bits == width && lowest_bit_alone()),
    };
    if !fits {
        return None;
    }
    let mut bytes = magnitude.to_le_bytes(width.div_ceil(8) as usize);
    if negative {
        negate(&mut bytes, width);
    }
    Some(bytes.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_in_range() {
        let cx = Context::new(crate::values::context::Registry::new());
        let check = |ty, negative, n| int_in_range(&cx, ty, negative, n);
        assert_eq!(check(cx.int_ty(8), false, 255), Some(255));
        assert_eq!(check(cx.int_ty(8), false, 256), None);
        assert_eq!(check(cx.int_ty(8), true, 128), Some(-128));
        assert_eq!(check(cx.int_ty(8), true, 129), None);
        assert_eq!(check(cx.int_ty(0), false, 0), Some(0));
        assert_eq!(check(cx.index_ty(), false, u128::from(u64::MAX)), None);
        assert_eq!(check(cx.int_ty(128), true, 1 << 127), Some(i128::MIN));
        assert_eq!(check(cx.int_ty(200), false, 1 << 127), None);
        let wide = |ty, negative, text| wide_int_in_range(&cx, ty, negative, text).map(|b| b.to_vec());
        let power = "340282366920938463463374607431768211456";
        assert_eq!(wide(cx.int_ty(136), false, power), Some([vec![0; 16], vec![1]].concat()));
        assert_eq!(wide(cx.int_ty(136), true, power), Some([vec![0; 16], vec![0xff]].concat()));
        assert_eq!(wide(cx.int_ty(129), true, power), Some([vec![0; 16], vec![1]].concat()));
        assert_eq!(wide(cx.int_ty(128), false, power), None);
        assert_eq!(magnitude("0x1F"), Some(31));
        assert_eq!(magnitude("340282366920938463463374607431768211456"), None);
    }
}
