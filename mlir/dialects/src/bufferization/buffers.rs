//! Folds and patterns of conversions between tensors and buffers.

use mlir::hooks::{CanonicalizationPatterns, Fold};
use mlir::opdef::Folded;
use mlir::rewrite::{Matched, NoMatch, PatternRewriter, PatternSet};
use mlir::{Attr, DYNAMIC, Handle, OpView, Type, TypeKind, TypeRef, Value};

use crate::matching::build_index;
use crate::memref;
use crate::memref::canonicalize::replace_by_cast;
use crate::tensor;

use super::{ToBufferOp, ToBufferOpOptions, ToTensorOp};
use crate::rewriting::check;

impl Fold for ToTensorOp<'_> {
    /// `to_tensor(to_buffer(t)) -> t`, if the operations are adjacent, so nothing writes to the buffer in between.
    fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let buffer = op.value(self.buffer()).defined_by::<ToBufferOp>()?;
        let next = op.body().next_op(buffer.id());
        (next == Some(op.id())).then(|| Folded::value(buffer.tensor()))?
    }
}

impl CanonicalizationPatterns for ToTensorOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add(dim_of_tensor);
    }
}

/// `tensor.dim(to_tensor(m)) -> memref.dim(m)`
fn dim_of_tensor(op: Handle<tensor::DimOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let dim = op.view(rw);
    let buffer = rw.defining::<ToTensorOp>(dim.source())?.buffer();
    let index = dim.index();
    rw.replace_with(*op, |rw, loc| memref::DimOp::build(rw, loc, buffer, index))
}

impl Fold for ToBufferOp<'_> {
    /// `to_buffer(to_tensor(m)) -> m`, if the types agree.
    fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let tensor = op.value(self.tensor()).defined_by::<ToTensorOp>()?;
        (op.ty(tensor.buffer()) == op.ty(self.buffer())).then(|| Folded::value(tensor.buffer()))?
    }
}

impl CanonicalizationPatterns for ToBufferOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add(buffer_of_cast);
        patterns.add(load_of_buffer);
        patterns.add(dim_of_buffer);
        patterns.add(buffer_of_tensor);
    }
}

/// The memref type `ty` with another shape.
fn with_shape_of(ty: TypeRef<'_>, shape: &[i64]) -> Option<Type> {
    let element = ty.element_type().id();
    let shape = shape.into();
    let kind = match *ty.kind() {
        TypeKind::MemRef { layout, memory_space, .. } => {
            TypeKind::MemRef { shape, element, layout, memory_space }
        }
        TypeKind::UnrankedMemRef { memory_space, .. } => {
            TypeKind::MemRef { shape, element, layout: None, memory_space }
        }
        _ => return None,
    };
    Some(ty.cx().ty(kind))
}

/// `to_buffer(tensor.cast(t)) -> memref.cast(to_buffer(t))`
fn buffer_of_cast(op: Handle<ToBufferOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let buffer = op.view(rw);
    let source = rw.defining::<tensor::CastOp>(buffer.tensor())?.source();
    let view = buffer.op_ref();
    let shape = view.ty(source).shape().ok_or(NoMatch)?;
    let ty = with_shape_of(view.ty(buffer.buffer()), shape).ok_or(NoMatch)?;
    let loc = view.loc();
    let read_only = buffer.read_only();
    let new = ToBufferOp::build_with(rw, loc, ty, source, ToBufferOpOptions { read_only });
    replace_by_cast(rw, *op, new)
}

/// `memref.load(to_buffer(t)) -> tensor.extract(t)`
fn load_of_buffer(op: Handle<memref::LoadOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let load = op.view(rw);
    let source = rw.defining::<ToBufferOp>(load.memref())?.tensor();
    let indices = load.indices().collect::<Vec<Value>>();
    rw.replace_with(*op, |rw, loc| tensor::ExtractOp::build(rw, loc, source, &indices))
}

/// `memref.dim(to_buffer(t)) -> tensor.dim(t)`
fn dim_of_buffer(op: Handle<memref::DimOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let dim = op.view(rw);
    let source = rw.defining::<ToBufferOp>(dim.source())?.tensor();
    let index = dim.index();
    rw.replace_with(*op, |rw, loc| tensor::DimOp::build(rw, loc, source, index))
}

/// Whether a cast between ranked types cannot fail: the target's layout is no more static than the source's.
fn always_casts(from: TypeRef<'_>, to: TypeRef<'_>) -> bool {
    let (Some(is), Some(wanted)) = (from.strided_layout(), to.strided_layout()) else { return false };
    let more = |(&a, &b): (&i64, &i64)| a == DYNAMIC && b != DYNAMIC;
    memref::CastOp::are_cast_compatible(&[from], &[to])
        && !more((&is.offset, &wanted.offset))
        && !is.strides.iter().zip(&wanted.strides).any(more)
}

/// `to_buffer(to_tensor(m))` becomes a cast of `m` or, if the types do not allow that, a copy.
fn buffer_of_tensor(op: Handle<ToBufferOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let buffer = op.view(rw);
    let source = rw.defining::<ToTensorOp>(buffer.tensor())?.buffer();
    let from = buffer.ty(source);
    let to = buffer.ty(buffer.buffer());
    if from == to {
        return rw.replace_by(*op, source);
    }
    if !to.is_memref() {
        return replace_by_cast(rw, *op, source);
    }
    check(from.is_memref() && from.element_type() == to.element_type() && from.rank() == to.rank())?;
    let loc = rw.value_loc(source);
    if always_casts(from, to) {
        let ty = to.id();
        let cast = memref::CastOp::build(rw, loc, ty, source);
        return rw.replace_by(*op, cast);
    }
    let ty = to.id();
    let shape = to.shape().unwrap_or_default().to_vec();
    let mut sizes = Vec::new();
    for (at, _) in shape.iter().enumerate().filter(|(_, extent)| **extent == DYNAMIC) {
        let index = build_index(rw, loc, at as i64);
        sizes.push(memref::DimOp::build(rw, loc, source, index));
    }
    let options = memref::AllocOpOptions { dynamic_sizes: &sizes, ..Default::default() };
    let copy = memref::AllocOp::build_with(rw, loc, ty, options);
    memref::CopyOp::build(rw, loc, source, copy);
    rw.replace_by(*op, copy)
}
