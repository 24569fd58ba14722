//! Trip counts that follow from the bounds.

use mlir::{OpRef, OpView, TypeKind, Value};

use crate::arith::AddIOp;
use crate::matching::constant_integer;

/// The bounds and the step of one induction variable.
#[derive(Clone, Copy)]
pub(super) struct Bounds {
    pub(super) lower: Value,
    pub(super) upper: Value,
    pub(super) step: Value,
    /// Whether bounds are compared as unsigned numbers.
    pub(super) unsigned: bool,
}

impl Bounds {
    /// The trip count, if known.
    pub(super) fn trip_count(self, op: OpRef<'_>) -> Option<u128> {
        if self.lower == self.upper {
            return Some(0);
        }
        // The distances between numbers of wider types may not fit in 128 bits.
        let width = match *op.ty(self.lower).kind() {
            TypeKind::Integer { width, .. } if (1..=126).contains(&width) => width,
            TypeKind::Index => 64,
            _ => return None,
        };
        let step = self.number(op, self.step, width);
        // A loop whose step is not positive is undefined; as in MLIR, it does not run.
        if step.is_some_and(|s| s <= 0) {
            return Some(0);
        }
        let distance = match (self.number(op, self.lower, width), self.number(op, self.upper, width)) {
            (Some(lower), Some(upper)) => upper - lower,
            _ => self.added_distance(op, width)?,
        };
        if distance <= 0 {
            return Some(0);
        }
        Some(distance.cast_unsigned().div_ceil(step?.cast_unsigned()))
    }

    /// The value of a constant.
    fn number(self, op: OpRef<'_>, value: Value, width: u32) -> Option<i128> {
        let signed = constant_integer(op, value)?;
        Some(if self.unsigned { signed & ((1 << width) - 1) } else { signed })
    }

    /// The constant whose sum with the lower bound is the upper bound.
    fn added_distance(self, op: OpRef<'_>, width: u32) -> Option<i128> {
        let add = op.value(self.upper).defined_by::<AddIOp>()?;
        let flags = add.overflow_flags_attr().as_enum().unwrap_or(0);
        // The flags that rule out overflow: `nsw` is 1, `nuw` is 2.
        let exact = flags & if self.unsigned { 2 } else { 1 } != 0;
        let add = add.op_ref();
        (exact && add.operand(0) == self.lower).then(|| self.number(op, add.operand(1), width)).flatten()
    }
}
