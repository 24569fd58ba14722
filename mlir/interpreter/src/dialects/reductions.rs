//! The reductions of `affine.parallel` and `memref.atomic_rmw`: how to combine two values, and the initial value.

use dialects::affine::AtomicRMWKind as Kind;
use mlir::TypeRef;

use crate::layout::{float_kind, int_width};
use crate::number::{self, IntBinary};
use crate::value::{Res, Value};

/// Combines two values.
pub(super) type Combine = Box<dyn Fn(&Value, &Value) -> Res<Value>>;

/// A kind of reduction.
pub(super) struct Reduction {
    pub(super) combine: Combine,
    /// The identity: combined with any value, it gives that value.
    pub(super) neutral: Value,
}

impl Reduction {
    /// The reduction with this number, which is the same in both dialects, on values of a type.
    pub(super) fn of(kind: i64, ty: TypeRef<'_>) -> Res<Self> {
        let kind = Kind::from_value(kind).ok_or("has an unknown reduction")?;
        match kind {
            Kind::Addf => Self::floats(ty, 0.0, |a, b| a + b),
            Kind::Addi => Self::ints(ty, |_| 0, number::add),
            Kind::Andi => Self::ints(ty, |width| number::truncate(u128::MAX, width), number::and),
            Kind::Assign => Ok(Reduction {
                combine: Box::new(|_, b| Ok(b.clone())),
                neutral: Value::Undefined("it is the initial value of an assignment"),
            }),
            Kind::Maximumf => Self::floats(ty, f64::NEG_INFINITY, number::maximum),
            Kind::Maxnumf => Self::floats(ty, f64::NAN, number::max_number),
            Kind::Maxs => Self::ints(ty, |width| 1 << (width.clamp(1, 128) - 1), number::max_signed),
            Kind::Maxu => Self::ints(ty, |_| 0, number::max_unsigned),
            Kind::Minimumf => Self::floats(ty, f64::INFINITY, number::minimum),
            Kind::Minnumf => Self::floats(ty, f64::NAN, number::min_number),
            Kind::Mins => Self::ints(ty, |width| number::truncate(u128::MAX, width) >> 1, number::min_signed),
            Kind::Minu => Self::ints(ty, |width| number::truncate(u128::MAX, width), number::min_unsigned),
            Kind::Mulf => Self::floats(ty, 1.0, |a, b| a * b),
            Kind::Muli => Self::ints(ty, |_| 1, number::mul),
            Kind::Ori => Self::ints(ty, |_| 0, number::or),
            Kind::Xori => Self::ints(ty, |_| 0, number::xor),
        }
    }

    fn ints(ty: TypeRef<'_>, neutral: fn(u32) -> u128, combine: IntBinary) -> Res<Self> {
        let width = int_width(ty)?;
        Ok(Reduction {
            combine: Box::new(move |a, b| Ok(Value::Int(combine(a.int()?, b.int()?, width)?))),
            neutral: Value::Int(neutral(width)),
        })
    }

    fn floats(ty: TypeRef<'_>, neutral: f64, combine: fn(f64, f64) -> f64) -> Res<Self> {
        let kind = float_kind(ty)?;
        Ok(Reduction {
            combine: Box::new(move |a, b| {
                Ok(Value::Float(number::round(kind, combine(a.float()?, b.float()?))))
            }),
            neutral: Value::Float(neutral),
        })
    }
}
