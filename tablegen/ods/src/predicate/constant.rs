//! Numbers that are known when a record is read: their arithmetic and ranges.
//!
//! Everything that can be computed here is, so that rustc never sees an overflow.

use super::expr::Binary;

/// A number.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Constant {
    Int(i128),
    Float(f64),
}

impl Constant {
    pub(super) fn negate(self) -> Option<Constant> {
        Some(match self {
            Constant::Int(i) => Constant::Int(i.checked_neg()?),
            Constant::Float(f) => Constant::Float(-f),
        })
    }

    /// As a float.
    pub(super) fn float(self) -> f64 {
        match self {
            Constant::Int(i) => i as f64,
            Constant::Float(f) => f,
        }
    }

    /// The result of an operator on two numbers, or why it has none.
    pub(super) fn binary(self, op: Binary, other: Constant) -> Result<Constant, String> {
        if let (Constant::Int(a), Constant::Int(b)) = (self, other) {
            return arithmetic(op, a, b).map(Constant::Int).ok_or_else(|| match (op, b) {
                (Binary::Div | Binary::Rem, 0) => "this divides by zero".to_owned(),
                _ => format!("'{a} {} {b}' has no result of 128 bits", op.text()),
            });
        }
        let a = self.float();
        let b = other.float();
        let result = match op {
            Binary::Add => a + b,
            Binary::Sub => a - b,
            Binary::Mul => a * b,
            Binary::Div => a / b,
            _ => return Err(format!("'{}' takes integers, found a float", op.text())),
        };
        if result.is_finite() {
            Ok(Constant::Float(result))
        } else {
            Err(format!("'{a:?} {} {b:?}' is not a finite number", op.text()))
        }
    }
}

/// The result of an operator on two integers; `None` if it has none of 128 bits, or if the operator is no arithmetic.
pub fn arithmetic(op: Binary, a: i128, b: i128) -> Option<i128> {
    match op {
        Binary::BitOr => Some(a | b),
        Binary::BitXor => Some(a ^ b),
        Binary::BitAnd => Some(a & b),
        Binary::Shl => {
            let shifted = a.checked_shl(u32::try_from(b).ok()?)?;
            (shifted >> b == a).then_some(shifted)
        }
        Binary::Shr => a.checked_shr(u32::try_from(b).ok()?),
        Binary::Add => a.checked_add(b),
        Binary::Sub => a.checked_sub(b),
        Binary::Mul => a.checked_mul(b),
        Binary::Div => a.checked_div(b),
        Binary::Rem => a.checked_rem(b),
        _ => None,
    }
}

/// How an integer of some width is interpreted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sign {
    /// With or without a sign.
    Either,
    /// With a sign.
    Signed,
    /// Without a sign.
    Unsigned,
}

/// Checks that a number fits this many bits.
pub(super) fn check_width(value: i128, bits: u32, sign: Sign) -> Result<(), String> {
    let half = |bits: u32| 1i128.checked_shl(bits.saturating_sub(1)).filter(|_| bits < 128);
    let whole = |bits: u32| 1i128.checked_shl(bits).filter(|_| bits < 127);
    let low = match sign {
        Sign::Unsigned => 0,
        _ => half(bits).map_or(i128::MIN, |h| -h),
    };
    let high = match sign {
        Sign::Signed => half(bits).map_or(i128::MAX, |h| h - 1),
        _ => whole(bits).map_or(i128::MAX, |w| w - 1),
    };
    if (low..=high).contains(&value) {
        return Ok(());
    }
    let what = match sign {
        Sign::Either => "an integer",
        Sign::Signed => "a signed integer",
        Sign::Unsigned => "an unsigned integer",
    };
    let plural = if bits == 1 { "" } else { "s" };
    Err(format!("{value} does not fit {what} of {bits} bit{plural}: {low} to {high}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn widths() {
        let fits = |value, bits, sign| check_width(value, bits, sign).is_ok();
        let bounds = |bits, sign, low, high| {
            assert!(fits(low, bits, sign) && fits(high, bits, sign), "{bits} {sign:?}");
            assert!(!fits(low - 1, bits, sign) && !fits(high + 1, bits, sign), "{bits} {sign:?}");
        };
        bounds(8, Sign::Either, -128, 255);
        bounds(8, Sign::Signed, -128, 127);
        bounds(8, Sign::Unsigned, 0, 255);
        bounds(1, Sign::Signed, -1, 0);
        bounds(64, Sign::Unsigned, 0, i128::from(u64::MAX));
        bounds(64, Sign::Signed, i64::MIN.into(), i64::MAX.into());
        assert!(fits(i128::MAX, 128, Sign::Either) && fits(i128::MIN, 128, Sign::Signed));
        assert!(fits(i128::MAX, 127, Sign::Unsigned) && !fits(i128::MIN, 127, Sign::Signed));
    }

    #[test]
    fn arithmetic() {
        let int = |op, a, b| Constant::Int(a).binary(op, Constant::Int(b));
        assert_eq!(int(Binary::Shl, 1, 3), Ok(Constant::Int(8)));
        assert_eq!(int(Binary::Rem, 1, 0), Err("this divides by zero".to_owned()));
        assert!(int(Binary::Shl, 1, 127).is_err() && int(Binary::Shl, 1, -1).is_err());
        assert!(int(Binary::Mul, i128::MAX, 2).is_err());
        let half = Constant::Float(0.5).binary(Binary::Div, Constant::Int(2));
        assert_eq!(half, Ok(Constant::Float(0.25)));
    }
}
