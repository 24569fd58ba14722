//! How wide integers are taken apart and put together.
//!
//! The halves of one integer are scalars. Those of a vector are vectors whose last dimension has one element, as slices
//! have it.

use dialects::vector::types::{VectorType, vector};
use dialects::vector::{ExtractStridedSliceOp, InsertStridedSliceOp, ShapeCastOp};
use mlir::{Attr, Context, Type, Value};

use crate::arithmetic::Arithmetic;
use crate::vector::build::{extract, insert, integers};

impl Arithmetic<'_, '_> {
    fn vector(&self, value: Value) -> Option<VectorType<'_>> {
        VectorType::of(self.b.cx().type_ref(self.ty(value)))
    }

    /// One half of each integer: 0 is the low one.
    pub(super) fn half(&mut self, value: Value, at: i64) -> Value {
        let Some(ty) = self.vector(value).filter(|ty| ty.rank() > 1) else {
            return extract(self.b, self.loc, value, &[at]);
        };
        let (last, mut sizes) = (ty.rank() - 1, ty.shape.to_vec());
        let mut offsets = vec![0; last + 1];
        (offsets[last], sizes[last]) = (at, 1);
        let strides = vec![1; last + 1];
        let cx = self.b.cx();
        let slice = half_type(cx, self.ty(value));
        let [offsets, sizes, strides] = [offsets, sizes, strides].map(|all| integers(cx, &all));
        ExtractStridedSliceOp::build(self.b, self.loc, slice, value, offsets, sizes, strides)
    }

    /// Both halves, the low one first.
    pub(super) fn halves(&mut self, value: Value) -> [Value; 2] {
        [0, 1].map(|at| self.half(value, at))
    }

    /// A vector with another half at a position.
    pub(super) fn with_half(&mut self, half: Value, into: Value, at: i64) -> Value {
        let Some(rank) = self.vector(half).map(VectorType::rank) else {
            return insert(self.b, self.loc, half, into, &[at]);
        };
        let mut offsets = vec![0; rank];
        offsets[rank - 1] = at;
        let cx = self.b.cx();
        let [offsets, strides] = [offsets, vec![1; rank]].map(|all| integers(cx, &all));
        InsertStridedSliceOp::build(self.b, self.loc, half, into, offsets, strides)
    }

    /// Wide integers of these halves.
    pub(super) fn join(&mut self, ty: Type, halves: [Value; 2]) -> Value {
        let mut all = self.small(ty, 0);
        for (half, at) in halves.into_iter().zip(0..) {
            all = self.with_half(half, all, at);
        }
        all
    }

    /// The same elements without the last dimension, which has one.
    pub(super) fn without_last(&mut self, value: Value) -> Value {
        match self.vector(value) {
            Some(ty) => {
                let ty = vector(ty.cx, ty.dims().take(ty.rank().saturating_sub(1)), ty.element);
                ShapeCastOp::build(self.b, self.loc, ty, value)
            }
            None => value,
        }
    }

    /// The same elements with another dimension, which has one.
    pub(super) fn with_last(&mut self, value: Value) -> Value {
        match self.vector(value) {
            Some(ty) => {
                let ty = vector(ty.cx, ty.dims().chain([(1, false)]), ty.element);
                ShapeCastOp::build(self.b, self.loc, ty, value)
            }
            None => value,
        }
    }

    /// A constant, or a splat, of a small number, as integers of any width.
    pub(super) fn small(&mut self, ty: Type, value: u32) -> Value {
        let attr = small_attr(self.b.cx(), ty, value);
        dialects::arith::ConstantOp::build(self.b, self.loc, attr)
    }
}

fn small_attr(cx: &Context, ty: Type, value: u32) -> Attr {
    let view = cx.type_ref(ty);
    let width = view.element_type().bit_width().unwrap_or(64);
    let value = if width < 32 { value & ((1 << width) - 1) } else { value };
    if !view.is_shaped() {
        return cx.int_attr(value.into(), ty);
    }
    let mut bytes = value.to_le_bytes().to_vec();
    bytes.resize(width.div_ceil(8) as usize, 0);
    cx.dense_attr(ty, &bytes, bytes.len())
}

/// The type of a half, given that of the whole as a vector.
pub(super) fn half_type(cx: &Context, whole: Type) -> Type {
    match VectorType::of(cx.type_ref(whole)) {
        Some(ty) if ty.rank() > 1 => {
            let dims = ty.dims().take(ty.rank() - 1).chain([(1, false)]);
            vector(cx, dims, ty.element)
        }
        Some(ty) => ty.element,
        None => whole,
    }
}
