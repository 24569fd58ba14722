//! Folders.

mod access;
mod elements;
pub(super) mod extract;
pub(super) mod insert;
pub(super) mod shapes;
mod shuffle;
mod transfers;

use mlir::opdef::{Edit, Folded};
use mlir::{Attr, AttrRef, DYNAMIC, OpRef, Value};
use smallvec::{SmallVec, smallvec};

use super::parts::POISON;
use super::{ExtractOp, InsertOp};
use crate::offsets_sizes_strides::{Mixed, known, mixed, split};
use crate::ub::{is_poison, poison_attr};

/// The constant among the operands at an index.
fn constant<'a>(op: OpRef<'a>, operands: &[Option<Attr>], at: usize) -> Option<AttrRef<'a>> {
    operands.get(at).copied().flatten().map(|attr| op.cx().attr_ref(attr))
}

/// Whether a constant is poison.
fn is_poison_constant(value: Option<AttrRef<'_>>) -> bool {
    value.is_some_and(|value| is_poison(value.cx(), value.id()))
}

/// Poison.
fn poison(op: OpRef<'_>) -> Option<Folded> {
    Folded::attr(poison_attr(op.cx()).id())
}

/// Replaces one operand.
fn with_operand(at: usize, value: Value) -> Option<Folded> {
    Some(Folded::InPlace(smallvec![Edit::Operand(at, value)]))
}

/// Whether no number stands for an operand.
fn is_known(position: &[i64]) -> bool {
    !position.contains(&DYNAMIC)
}

/// A part of a vector.
#[derive(Clone)]
struct Part {
    /// The vector.
    source: Value,
    /// Where the part is in the leading dimensions.
    position: Vec<Mixed>,
}

impl Part {
    /// What is extracted.
    fn of_extract(op: ExtractOp<'_>) -> Part {
        Part { source: op.source(), position: mixed(&op.static_position(), op.dynamic_position()) }
    }

    /// What is replaced.
    fn of_insert(op: InsertOp<'_>) -> Part {
        Part { source: op.dest(), position: mixed(&op.static_position(), op.dynamic_position()) }
    }

    /// The position, if all of its numbers are known.
    fn known(&self) -> Option<Vec<i64>> {
        let all = known(&self.position);
        is_known(&all).then_some(all)
    }

    /// The same with constants for operands that have a constant inside the vector, or that of poison.
    fn with_constants(&self, op: OpRef<'_>, operands: &[Option<Attr>]) -> Part {
        let mut operands = operands.iter();
        let extents = op.ty(self.source).shape().unwrap_or_default();
        let known = |(&entry, &extent): (&Mixed, &i64)| {
            let Mixed::Value(_) = entry else { return entry };
            let constant =
                operands.next().copied().flatten().and_then(|attr| op.cx().attr_ref(attr).as_int());
            constant.filter(|n| (POISON..extent).contains(n)).map_or(entry, Mixed::Known)
        };
        Part { source: self.source, position: self.position.iter().zip(extents).map(known).collect() }
    }

    /// Changes an operation on the part `given` into one on this part. The vector is the operand at `at`, and the
    /// unknown numbers of the position follow.
    fn replacing(&self, op: OpRef<'_>, given: &Part, at: usize) -> Option<Folded> {
        let (numbers, operands) = split(&self.position);
        let mut edits: SmallVec<[Edit; 1]> = SmallVec::new();
        if self.source != given.source {
            edits.push(Edit::Operand(at, self.source));
        }
        if numbers != known(&given.position) {
            edits.push(Edit::Inherent(0, Some(op.cx().dense_array_attr::<i64>(&numbers))));
        }
        let first = at + 1;
        let kept = first + operands.len();
        edits.extend((first..).zip(operands).map(|(at, value)| Edit::Operand(at, value)));
        edits.extend((kept..op.num_operands()).rev().map(Edit::EraseOperand));
        (!edits.is_empty()).then_some(Folded::InPlace(edits))
    }
}
