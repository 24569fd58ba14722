//! The groups of operands and results that records name.

use std::ops::Range;

use smallvec::SmallVec;

use super::body::Body;
use super::builder::Builder;
use super::entities::{Op, Value};
use super::view::OpRef;
use crate::definitions::attr::{AttrSpec, AttrStorage, AttrSyntax};
use crate::definitions::op::{Arity, OpDef, Segments, ValueSpec};
use crate::values::attr_kind::AttrKind;
use crate::values::context::{AttrRef, Context};
use crate::values::ids::{Attr, Type};

impl Builder<'_> {
    /// Replaces the operands of a group and updates the attribute with the lengths, if there is one.
    ///
    /// # Panics
    /// If the operation is not registered or has no such group.
    pub fn set_operand_group(&mut self, op: Op, index: usize, values: &[Value]) {
        let cx = self.cx();
        let view = OpRef::new(cx, self.body(), op);
        let def = view.def().expect("groups are of registered operations");
        let all = view.operand_group(index);
        let mut operands: Vec<Value> = view.operands().collect();
        let sizes = match def.operand_segments {
            Segments::Attribute(slot) => {
                Some((slot, view.inherent(slot.into()).and_then(AttrRef::as_dense_array::<i32>)))
            }
            Segments::Fixed | Segments::Equal => None,
        };
        operands.splice(all, values.iter().copied());
        if let Some((slot, Some(mut sizes))) = sizes {
            sizes[index] = length(values);
            let sizes = cx.dense_array_attr::<i32>(&sizes);
            self.body_mut().set_inherent(op, slot.into(), Some(sizes));
        }
        self.body_mut().set_operands(op, &operands);
        self.notify_modified(op);
    }

    /// Replaces the groups of a `VariadicOfVariadic` operand, and the attribute with their lengths.
    ///
    /// # Panics
    /// If the operand is not `VariadicOfVariadic`.
    pub fn set_operand_groups(&mut self, op: Op, index: usize, groups: &[&[Value]]) {
        let cx = self.cx();
        let def = OpRef::new(cx, self.body(), op).def().expect("groups are of registered operations");
        let Arity::VariadicOfVariadic(slot) = def.operands[index].arity else {
            panic!("operand {index} of '{}' is not variadic of variadic", def.name);
        };
        let sizes = def.attributes[usize::from(slot)].segment_sizes_attr(cx, &lengths(groups));
        self.body_mut().set_inherent(op, slot.into(), Some(sizes));
        self.set_operand_group(op, index, &groups.concat());
    }
}

/// The lengths of groups, usually few.
pub(crate) type SegmentSizes = SmallVec<[i32; 4]>;

/// How many groups may get their length from a splat at most.
const MOST_EQUAL: usize = 1 << 20;

impl AttrRef<'_> {
    /// The lengths of groups in an attribute: `array<i32: 1, 2>`, or `dense<[1, 2]> : tensor<2xi32>`.
    pub fn segment_sizes(self) -> Option<SegmentSizes> {
        if let Some(sizes) = self.dense_segments() {
            return Some(sizes.collect());
        }
        if !self.is_dense_elements() || !self.ty().element_type().is_integer(32) {
            return None;
        }
        // A splat gives all groups one length.
        let count = self.ty().num_elements().filter(|&n| n <= MOST_EQUAL)?;
        Some(self.dense_integers()?.take(count).map(|n| n as i32).collect())
    }
}

impl<'a> AttrRef<'a> {
    /// The lengths in an `array<i32: ...>`.
    fn dense_segments(self) -> Option<impl ExactSizeIterator<Item = i32> + 'a> {
        let AttrKind::DenseArray { element: Type::I32, data } = self.kind() else { return None };
        let (sizes, _) = data.as_chunks::<{ size_of::<i32>() }>();
        Some(sizes.iter().map(|&size| i32::from_le_bytes(size)))
    }

    /// Whether this is an `array<i32: ...>` with the lengths of this many groups, which have this many values in
    /// total.
    pub(crate) fn divides(self, groups: usize, total: usize) -> bool {
        let Some(mut sizes) = self.dense_segments().filter(|sizes| sizes.len() == groups) else {
            return false;
        };
        sizes.try_fold(0usize, |sum, size| sum.checked_add(usize::try_from(size).ok()?)) == Some(total)
    }

    /// The range of one group, given the lengths of all in an `array<i32: ...>`.
    fn segment(self, index: usize) -> Option<Range<usize>> {
        let mut sizes = self.dense_segments()?;
        let mut start = 0usize;
        for _ in 0..index {
            start = start.checked_add(usize::try_from(sizes.next()?).ok()?)?;
        }
        let length = usize::try_from(sizes.next()?).ok()?;
        Some(start..start.checked_add(length)?)
    }
}

impl Body {
    /// Consecutive operands of an operation.
    ///
    /// # Panics
    /// If there are not that many.
    #[inline]
    pub(crate) fn operands_in(
        &self,
        op: Op,
        range: Range<usize>,
    ) -> impl ExactSizeIterator<Item = Value> + DoubleEndedIterator + '_ {
        let uses = &self.uses[self.op(op).operands.range()][range];
        uses.iter().map(|u| u.value.expect("a live operation's operands are set"))
    }
}

impl AttrSpec {
    /// The attribute of these lengths, in the form that this one has.
    pub(crate) fn segment_sizes_attr(&self, cx: &Context, sizes: &[i32]) -> Attr {
        match self.syntax {
            AttrSyntax::Kind(AttrStorage::DenseIntElements) => cx.segment_elements_attr(sizes),
            _ => cx.dense_array_attr::<i32>(sizes),
        }
    }
}

impl Context {
    /// The lengths of groups of values as `array<i32: ...>`.
    pub fn segment_sizes_attr(&self, groups: &[&[Value]]) -> Attr {
        self.dense_array_attr::<i32>(&lengths(groups))
    }

    /// The lengths of groups of values as `dense<[...]> : tensor<Nxi32>`.
    pub fn segment_sizes_elements_attr(&self, groups: &[&[Value]]) -> Attr {
        self.segment_elements_attr(&lengths(groups))
    }

    fn segment_elements_attr(&self, sizes: &[i32]) -> Attr {
        let ty = self.tensor_ty(&[sizes.len() as i64], self.int_ty(32));
        let bytes: Vec<u8> = sizes.iter().flat_map(|n| n.to_le_bytes()).collect();
        self.dense_attr(ty, &bytes, 4)
    }
}

fn lengths(groups: &[&[Value]]) -> Vec<i32> {
    groups.iter().map(|g| length(g)).collect()
}

/// The length of a group, as segment attributes store it.
pub(crate) fn length(values: &[Value]) -> i32 {
    i32::try_from(values.len()).unwrap_or(i32::MAX)
}

impl OpDef {
    pub(crate) fn operand_group(&self, op: OpRef<'_>, index: usize) -> Range<usize> {
        self.operand_group_of(|slot| op.inherent(slot), op.num_operands(), index).unwrap_or(0..0)
    }

    pub(crate) fn result_group(&self, op: OpRef<'_>, index: usize) -> Range<usize> {
        let attr = |slot| op.inherent(slot);
        group(attr, self.results, self.result_segments, op.num_results(), index).unwrap_or(0..0)
    }

    /// The range of operand group `index` among `total` values, given the inherent attributes by slot.
    pub(crate) fn operand_group_of<'a>(
        &self,
        attr: impl FnOnce(usize) -> Option<AttrRef<'a>>,
        total: usize,
        index: usize,
    ) -> Option<Range<usize>> {
        group(attr, self.operands, self.operand_segments, total, index)
    }
}

/// The range of group `index` among `total` values; `None` if the lengths do not add up.
fn group<'a>(
    attr: impl FnOnce(usize) -> Option<AttrRef<'a>>,
    specs: &[ValueSpec],
    segments: Segments,
    total: usize,
    index: usize,
) -> Option<Range<usize>> {
    if let Segments::Attribute(slot) = segments
        && !specs.iter().all(|spec| matches!(spec.arity, Arity::Single))
    {
        return attr(slot.into())?.segment(index).filter(|range| range.end <= total);
    }
    // One value for each group, whatever their arities: the usual case.
    if total == specs.len() && index < total {
        return Some(index..index + 1);
    }
    // Find the groups without a fixed length, and how many of them come before this one.
    let mut open = 0;
    let mut before = 0;
    for (at, spec) in specs.iter().enumerate() {
        let is_open = usize::from(!matches!(spec.arity, Arity::Single));
        open += is_open;
        before += if at < index { is_open } else { 0 };
    }
    if open == 0 {
        return (index < specs.len() && specs.len() == total).then_some(index..index + 1);
    }
    let rest = total.checked_sub(specs.len() - open)?;
    let each = if open == 1 { rest } else { rest / open };
    let start = index - before + before * each;
    let length = if specs.get(index)?.arity == Arity::Single { 1 } else { each };
    Some(start..start + length)
}
