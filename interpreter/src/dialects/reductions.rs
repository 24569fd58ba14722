//! The reductions of `affine.parallel` and `memref.atomic_rmw`: how two values become one, and what to start with.

use mlir::TypeRef;

use crate::layout::{float_kind, int_width};
use crate::number::{self, IntBinary};
use crate::value::Value;

/// Combines two values.
pub(super) type Combine = Box<dyn Fn(&Value, &Value) -> Result<Value, String>>;

/// A kind of reduction, by its number in `AtomicRMWKind`.
pub(super) struct Reduction {
    /// How values are combined.
    pub(super) combine: Combine,
    /// What combined with any value is that value.
    pub(super) neutral: Value,
}

impl Reduction {
    /// The reduction of this number on values of a type.
    pub(super) fn of(kind: i64, ty: TypeRef<'_>) -> Result<Self, String> {
        match kind {
            0 => Self::floats(ty, 0.0, |a, b| a + b),
            1 => Self::ints(ty, |_| 0, number::add),
            2 => Self::ints(ty, |width| number::truncate(u128::MAX, width), number::and),
            3 => Ok(Reduction {
                combine: Box::new(|_, b| Ok(b.clone())),
                neutral: Value::Undefined("it is what an assignment starts with"),
            }),
            4 => Self::floats(ty, f64::NEG_INFINITY, number::maximum),
            5 => Self::floats(ty, f64::NAN, number::max_number),
            6 => Self::ints(ty, |width| 1 << (width.clamp(1, 128) - 1), number::max_signed),
            7 => Self::ints(ty, |_| 0, number::max_unsigned),
            8 => Self::floats(ty, f64::INFINITY, number::minimum),
            9 => Self::floats(ty, f64::NAN, number::min_number),
            10 => Self::ints(ty, |width| number::truncate(u128::MAX, width) >> 1, number::min_signed),
            11 => Self::ints(ty, |width| number::truncate(u128::MAX, width), number::min_unsigned),
            12 => Self::floats(ty, 1.0, |a, b| a * b),
            13 => Self::ints(ty, |_| 1, number::mul),
            14 => Self::ints(ty, |_| 0, number::or),
            15 => Self::ints(ty, |_| 0, number::xor),
            _ => Err("has no such reduction".to_owned()),
        }
    }

    fn ints(ty: TypeRef<'_>, neutral: fn(u32) -> u128, combine: IntBinary) -> Result<Self, String> {
        let width = int_width(ty)?;
        Ok(Reduction {
            combine: Box::new(move |a, b| Ok(Value::Int(combine(a.int()?, b.int()?, width)?))),
            neutral: Value::Int(neutral(width)),
        })
    }

    fn floats(ty: TypeRef<'_>, neutral: f64, combine: fn(f64, f64) -> f64) -> Result<Self, String> {
        let kind = float_kind(ty)?;
        Ok(Reduction {
            combine: Box::new(move |a, b| {
                Ok(Value::Float(number::round(kind, combine(a.float()?, b.float()?))))
            }),
            neutral: Value::Float(neutral),
        })
    }
}
