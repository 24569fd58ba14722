//! Floating-point formats: their layouts, and conversion of numbers to and from them, with rounding.
//!
//! The formats of sixteen bits and more are those of IEEE 754 and their relatives. Those of eight bits and fewer come
//! from the Open Compute Project's specifications of 8-bit floats and of microscaling formats, with their `UZ`
//! variants.

/// The floating-point formats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "each is the format of that name")]
pub enum FloatKind {
    F16,
    BF16,
    F32,
    F64,
    TF32,
    F80,
    F128,
    F8E5M2,
    F8E4M3,
    F8E4M3FN,
    F8E5M2FNUZ,
    F8E4M3FNUZ,
    F8E4M3B11FNUZ,
    F8E3M4,
    F8E8M0FNU,
    F6E2M3FN,
    F6E3M2FN,
    F4E2M1FN,
}

/// Which bit patterns of a format are not finite numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Specials {
    /// Those with the highest exponent: infinity with a fraction of zero, otherwise NaN.
    Ieee,
    /// NaN is all ones, apart from the sign; there is no infinity.
    AllOnes,
    /// NaN is where negative zero would be; there is neither infinity nor negative zero.
    NegativeZero,
    /// None: numbers that are too large become the largest finite number.
    None,
}

/// The layout of a format, from the highest bit: sign, exponent, fraction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FloatFormat {
    /// Bits of the exponent.
    pub exponent: u32,
    /// Bits of the fraction, without the leading bit of the significand.
    pub fraction: u32,
    /// The bias of the stored exponent.
    pub bias: i32,
    /// Whether the leading bit of the significand is stored, between exponent and fraction.
    pub explicit: bool,
    /// Whether there is a sign bit.
    pub signed: bool,
    /// Whether a stored exponent of zero means zero or a subnormal number.
    pub subnormal: bool,
    /// Which bit patterns are not finite numbers.
    pub specials: Specials,
}

impl FloatFormat {
    const fn ieee(exponent: u32, fraction: u32) -> Self {
        let bias = (1 << (exponent - 1)) - 1;
        let explicit = false;
        let signed = true;
        let subnormal = true;
        FloatFormat { exponent, fraction, bias, explicit, signed, subnormal, specials: Specials::Ieee }
    }

    const fn small(exponent: u32, fraction: u32, specials: Specials) -> Self {
        FloatFormat { specials, ..Self::ieee(exponent, fraction) }
    }
}

/// Every format, its keyword in the text and its layout.
const FORMATS: &[(FloatKind, &str, FloatFormat)] = &[
    (FloatKind::F16, "f16", FloatFormat::ieee(5, 10)),
    (FloatKind::BF16, "bf16", FloatFormat::ieee(8, 7)),
    (FloatKind::F32, "f32", FloatFormat::ieee(8, 23)),
    (FloatKind::F64, "f64", FloatFormat::ieee(11, 52)),
    (FloatKind::TF32, "tf32", FloatFormat::ieee(8, 10)),
    (FloatKind::F80, "f80", FloatFormat { explicit: true, ..FloatFormat::ieee(15, 63) }),
    (FloatKind::F128, "f128", FloatFormat::ieee(15, 112)),
    (FloatKind::F8E5M2, "f8E5M2", FloatFormat::ieee(5, 2)),
    (FloatKind::F8E4M3, "f8E4M3", FloatFormat::ieee(4, 3)),
    (FloatKind::F8E4M3FN, "f8E4M3FN", FloatFormat::small(4, 3, Specials::AllOnes)),
    (FloatKind::F8E5M2FNUZ, "f8E5M2FNUZ", FloatFormat { bias: 16, ..UZ_5_2 }),
    (FloatKind::F8E4M3FNUZ, "f8E4M3FNUZ", FloatFormat { bias: 8, ..UZ_4_3 }),
    (FloatKind::F8E4M3B11FNUZ, "f8E4M3B11FNUZ", FloatFormat { bias: 11, ..UZ_4_3 }),
    (FloatKind::F8E3M4, "f8E3M4", FloatFormat::ieee(3, 4)),
    (FloatKind::F8E8M0FNU, "f8E8M0FNU", POWERS),
    (FloatKind::F6E2M3FN, "f6E2M3FN", FloatFormat::small(2, 3, Specials::None)),
    (FloatKind::F6E3M2FN, "f6E3M2FN", FloatFormat::small(3, 2, Specials::None)),
    (FloatKind::F4E2M1FN, "f4E2M1FN", FloatFormat::small(2, 1, Specials::None)),
];
const UZ_5_2: FloatFormat = FloatFormat::small(5, 2, Specials::NegativeZero);
const UZ_4_3: FloatFormat = FloatFormat::small(4, 3, Specials::NegativeZero);
/// Only powers of two; there is no zero.
const POWERS: FloatFormat =
    FloatFormat { signed: false, subnormal: false, ..FloatFormat::small(8, 0, Specials::AllOnes) };

/// The parts of a floating-point number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unpacked {
    /// Not a number.
    Nan,
    /// Infinity.
    Infinity {
        /// Whether it is negative.
        negative: bool,
    },
    /// `mantissa * 2^exponent`; zero if the mantissa is zero.
    Finite {
        /// Whether it is negative.
        negative: bool,
        /// The significand as an integer.
        mantissa: u128,
        /// The power of two that scales the integer.
        exponent: i32,
    },
}

impl FloatKind {
    /// Every format.
    pub fn all() -> impl Iterator<Item = FloatKind> {
        FORMATS.iter().map(|f| f.0)
    }

    /// The format with this keyword.
    pub fn from_keyword(word: &str) -> Option<FloatKind> {
        FORMATS.iter().find(|f| f.1 == word).map(|f| f.0)
    }

    /// The keyword of the type.
    pub fn keyword(self) -> &'static str {
        FORMATS[self as usize].1
    }

    /// Its layout.
    pub fn format(self) -> &'static FloatFormat {
        &FORMATS[self as usize].2
    }

    /// Width in bits.
    pub fn width(self) -> u32 {
        let f = self.format();
        u32::from(f.signed) + f.exponent + u32::from(f.explicit) + f.fraction
    }

    /// The bits of the largest finite number, or of its opposite.
    pub fn largest(self, negative: bool) -> u128 {
        let format = self.format();
        let field = format.largest();
        let stored = field & ((1 << format.fraction) - 1) | u128::from(format.explicit) << format.fraction;
        format.assemble(negative, field >> format.fraction, stored)
    }

    /// The bits of a number, rounded to nearest, ties to even.
    ///
    /// Numbers that are too large become infinity, or NaN if there is no infinity, or the largest number if there is
    /// neither.
    pub fn encode(self, value: f64) -> u128 {
        match self {
            FloatKind::F64 => value.to_bits().into(),
            FloatKind::F32 => (value as f32).to_bits().into(),
            _ => self.format().encode(value),
        }
    }

    /// The number that the bits represent; rounded if the format is wider than `f64`.
    pub fn decode(self, bits: u128) -> f64 {
        match (self, self.format().unpack(bits)) {
            (FloatKind::F64, _) => f64::from_bits(bits as u64),
            (FloatKind::F32, _) => f32::from_bits(bits as u32).into(),
            (_, Unpacked::Nan) => f64::NAN,
            (_, Unpacked::Infinity { negative }) => {
                if negative {
                    f64::NEG_INFINITY
                } else {
                    f64::INFINITY
                }
            }
            (_, Unpacked::Finite { negative, mantissa, exponent }) => {
                // In one step, the power could underflow before the multiplication.
                let half = exponent / 2;
                let value = mantissa as f64 * 2f64.powi(half) * 2f64.powi(exponent - half);
                if negative { -value } else { value }
            }
        }
    }
}

impl FloatFormat {
    /// The number that the bits represent.
    pub fn unpack(&self, bits: u128) -> Unpacked {
        let stored_bits = self.fraction + u32::from(self.explicit);
        let highest = (1u128 << self.exponent) - 1;
        let biased = (bits >> stored_bits) & highest;
        let negative = self.signed && (bits >> (stored_bits + self.exponent)) & 1 == 1;
        let stored = bits & ((1 << stored_bits) - 1);
        let fraction = stored & ((1 << self.fraction) - 1);
        match self.specials {
            Specials::Ieee if biased == highest => {
                return if fraction == 0 { Unpacked::Infinity { negative } } else { Unpacked::Nan };
            }
            Specials::AllOnes if biased == highest && stored == (1 << stored_bits) - 1 => {
                return Unpacked::Nan;
            }
            Specials::NegativeZero if negative && biased == 0 && stored == 0 => return Unpacked::Nan,
            _ => {}
        }
        let leading = !self.explicit && (biased != 0 || !self.subnormal);
        let mantissa = stored | u128::from(leading) << self.fraction;
        let power = if self.subnormal { biased.max(1) } else { biased };
        Unpacked::Finite { negative, mantissa, exponent: power as i32 - self.bias - self.fraction as i32 }
    }

    /// Sign, stored exponent and stored significand side by side.
    fn assemble(&self, negative: bool, exponent: u128, stored: u128) -> u128 {
        let stored_bits = self.fraction + u32::from(self.explicit);
        let sign = u128::from(negative && self.signed);
        sign << (self.exponent + stored_bits) | exponent << stored_bits | stored
    }

    /// The bits of `mantissa * 2^exponent` in an IEEE format, rounded to nearest, ties to even. `inexact` says that the
    /// number is a little larger than that; the mantissa then has at least two more bits than the format holds.
    pub fn pack(&self, negative: bool, mantissa: u128, exponent: i32, inexact: bool) -> u128 {
        if mantissa == 0 {
            return self.assemble(negative, 0, 0);
        }
        let fraction = self.fraction as i32;
        let leading = exponent.saturating_add(127 - mantissa.leading_zeros() as i32);
        let mut lowest = leading.max(1 - self.bias) - fraction;
        let mut kept = match lowest.saturating_sub(exponent) {
            ..=0 => mantissa << exponent.saturating_sub(lowest),
            drop @ 1..128 => {
                let rest = mantissa & ((1 << drop) - 1);
                let half = 1u128 << (drop - 1);
                let kept = mantissa >> drop;
                let up = rest > half || (rest == half && (inexact || kept & 1 == 1));
                kept + u128::from(up)
            }
            // Less than half of the smallest number.
            _ => 0,
        };
        if kept >> (self.fraction + 1) != 0 {
            kept >>= 1;
            lowest += 1;
        }
        let is_normal = kept >> self.fraction != 0;
        let biased = if is_normal { lowest + fraction + self.bias } else { 0 };
        if biased >= (1 << self.exponent) - 1 {
            return self.overflow(negative);
        }
        let stored = if self.explicit { kept } else { kept & ((1 << self.fraction) - 1) };
        self.assemble(negative, biased as u128, stored)
    }

    fn nan(&self, negative: bool) -> u128 {
        let highest = (1u128 << self.exponent) - 1;
        let leading = u128::from(self.explicit) << self.fraction;
        match self.specials {
            Specials::Ieee => self.assemble(negative, highest, leading | 1 << (self.fraction - 1)),
            Specials::AllOnes => self.assemble(negative, highest, (1 << self.fraction) - 1),
            Specials::NegativeZero => self.assemble(true, 0, 0),
            Specials::None => self.assemble(negative, 0, 0),
        }
    }

    /// The result for a number that is too large.
    fn overflow(&self, negative: bool) -> u128 {
        let highest = (1u128 << self.exponent) - 1;
        match self.specials {
            Specials::Ieee => self.assemble(negative, highest, u128::from(self.explicit) << self.fraction),
            Specials::None => self.assemble(negative, highest, (1 << self.fraction) - 1),
            Specials::AllOnes | Specials::NegativeZero => self.nan(negative),
        }
    }

    /// The largest finite number's stored exponent and fraction, as one field.
    fn largest(&self) -> u128 {
        let all = (1u128 << (self.exponent + self.fraction)) - 1;
        match self.specials {
            Specials::Ieee => (((1u128 << self.exponent) - 1) << self.fraction) - 1,
            Specials::AllOnes => all - 1,
            Specials::NegativeZero | Specials::None => all,
        }
    }

    fn encode(&self, value: f64) -> u128 {
        const F64_FRACTION: u32 = 52;
        let bits = value.to_bits();
        let negative = value.is_sign_negative();
        let biased = (bits >> F64_FRACTION) & 0x7ff;
        let low = bits & ((1 << F64_FRACTION) - 1);
        if value.is_nan() {
            return self.nan(negative);
        }
        if value.is_infinite() {
            return self.overflow(negative);
        }
        if value == 0.0 {
            let has_zero = self.specials != Specials::NegativeZero;
            return self.assemble(negative && has_zero, 0, 0);
        }
        // The significand with its leading bit at bit 52, and the exponent of that bit.
        let (significand, power) = match biased {
            0 => (low << (low.leading_zeros() - 11), -1022 - i64::from(low.leading_zeros() - 11)),
            _ => (low | 1 << F64_FRACTION, biased as i64 - 1023),
        };
        let target = power + i64::from(self.bias);
        if self.fraction >= F64_FRACTION {
            // These formats have a wider exponent than f64, so nothing is lost.
            let wide = u128::from(significand) << (self.fraction - F64_FRACTION);
            let stored = if self.explicit { wide } else { wide & ((1u128 << self.fraction) - 1) };
            return self.assemble(negative, target as u128, stored);
        }
        let lowest = i64::from(self.subnormal);
        let below = (lowest - target).clamp(0, 64) as u32;
        let rounded = u128::from(round_off(significand, F64_FRACTION - self.fraction + below));
        // A carry out of the fraction rightly goes into the exponent. Without subnormal numbers, the smallest power of
        // two is the smallest number.
        let field = match (below, self.subnormal) {
            (0, true) => ((target as u128) << self.fraction) + rounded - (1u128 << self.fraction),
            (0, false) => target as u128 + rounded - 1,
            (_, true) => rounded,
            (_, false) => 0,
        };
        if field > self.largest() {
            return self.overflow(negative);
        }
        let is_zero = field == 0 && self.subnormal;
        let sign = negative && !(is_zero && self.specials == Specials::NegativeZero);
        self.assemble(sign, 0, field)
    }
}

/// `value` without its lowest `drop` bits, rounded to nearest, ties to even.
fn round_off(value: u64, drop: u32) -> u64 {
    if drop >= 64 {
        return 0;
    }
    let kept = value >> drop;
    let rest = value & ((1u64 << drop) - 1);
    let half = 1u64 << (drop - 1);
    kept + u64::from(rest > half || (rest == half && kept & 1 == 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_in_the_order_of_the_kinds() {
        for (index, (kind, keyword, _)) in FORMATS.iter().enumerate() {
            assert_eq!((*kind as usize, FloatKind::from_keyword(keyword)), (index, Some(*kind)));
        }
        assert_eq!(FloatKind::F80.width(), 80);
        assert_eq!(FloatKind::F8E8M0FNU.width(), 8);
        assert_eq!(FloatKind::TF32.width(), 19);
    }

    #[test]
    fn narrow_floats() {
        let f16 = |v| FloatKind::F16.encode(v);
        assert_eq!(f16(1.0), 0x3C00);
        assert_eq!(f16(-2.5), 0xC100);
        assert_eq!(f16(65504.0), 0x7BFF);
        assert_eq!(f16(65520.0), 0x7C00);
        assert_eq!(f16(f64::INFINITY), 0x7C00);
        assert_eq!(f16(5.960464477539063e-8), 1);
        assert_eq!(f16(2.9e-8), 0);
        assert_eq!(f16(6.1035e-5), 0x0400);
        assert_eq!(FloatKind::BF16.encode(3.140625), 0x4049);
        assert_eq!(FloatKind::BF16.encode(3.389e38), 0x7F7F);
    }

    #[test]
    fn narrowing_agrees_with_f32() {
        for value in [1.0, 0.1, 1e-40, 3.4e38, 3.5e38, 1.17549435e-38, -7.25, 1e-46, 16777217.0] {
            let bits = FloatFormat::ieee(8, 23).encode(value);
            assert_eq!(bits, u128::from((value as f32).to_bits()), "{value}");
        }
    }

    #[test]
    fn wide_floats() {
        assert_eq!(FloatKind::F80.encode(1.0), 0x3FFF_8000_0000_0000_0000);
        assert_eq!(FloatKind::F128.encode(-1.5), 0xBFFF_8000_0000_0000_0000_0000_0000_0000);
        assert_eq!(FloatKind::F80.encode(5e-324), 0x3BCD_8000_0000_0000_0000);
    }

    #[test]
    fn every_number_of_a_narrow_format_is_read_as_it_was_written() {
        for kind in FloatKind::all().filter(|kind| kind.width() <= 19) {
            for bits in 0..1u128 << kind.width() {
                let value = kind.decode(bits);
                if !value.is_nan() {
                    assert_eq!(kind.encode(value), bits, "{kind:?} {bits:x} {value}");
                }
            }
        }
    }
}
