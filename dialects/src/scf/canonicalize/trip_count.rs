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
        let step = constant_integer(op, self.step);
        // Both comparisons give no iterations for a step that is not positive.
        if self.lower == self.upper || step.is_some_and(|s| s <= 0) {
            return Some(0);
        }
        let width = match *op.ty(self.lower).kind() {
            TypeKind::Integer { width, .. } if (1..=64).contains(&width) => width,
            TypeKind::Index => 64,
            _ => return None,
        };
        let distance = match (constant_integer(op, self.lower), constant_integer(op, self.upper)) {
            (Some(lower), Some(upper)) => self.constant_distance(lower, upper, width),
            _ => self.added_distance(op)?.max(0).cast_unsigned(),
        };
        if distance == 0 {
            return Some(0);
        }
        Some(distance.div_ceil(step?.cast_unsigned()))
    }

    /// The distance between constants in the width of their type; 0 if the upper one is not greater.
    fn constant_distance(self, lower: i128, upper: i128, width: u32) -> u128 {
        let unused = 128 - width;
        let distance = (upper.wrapping_sub(lower) as u128) << unused;
        match self.unsigned {
            true => {
                let (lower, upper) = ((lower as u128) << unused, (upper as u128) << unused);
                if upper <= lower { 0 } else { distance >> unused }
            }
            // A distance that overflows the type is negative.
            false if upper <= lower => 0,
            false => ((distance as i128) >> unused).max(0).cast_unsigned(),
        }
    }

    /// The constant that is added to the lower bound to get the upper one.
    fn added_distance(self, op: OpRef<'_>) -> Option<i128> {
        let add = op.value(self.upper).defined_by::<AddIOp<'_>>()?;
        let flags = add.overflow_flags_attr().as_enum().unwrap_or(0);
        // The flags that rule out overflow: `nsw` is 1, `nuw` is 2.
        let exact = flags & if self.unsigned { 2 } else { 1 } != 0;
        let add = add.op_ref();
        (exact && add.operand(0) == self.lower).then(|| constant_integer(op, add.operand(1))).flatten()
    }
}
